"""A program that moves data between a file and the GPU with cuFile. tests/gpu/test_cufile.py starts it.

``python -m tests.gpu.cufile_trip FACE MAJOR FOLDER`` prints its observations as JSON, with ``skipped`` in them if cuFile does not
work on this machine. It is a separate process because cuFile reads its configuration from the environment once, when it is loaded.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
from typing import Any

SIZE = 1 << 20
CONTENT = bytes(range(256)) * (SIZE // 256)
HALF = SIZE // 2


class Trip:
    """A file, device memory, and the functions of one face by their C names without the prefix cuFile."""

    def __init__(self, face: str, major: int, folder: str) -> None:
        self.face = face
        self.cufile = importlib.import_module(f"cuda_ctypes.cu{major}.{face}.cufile")
        self.driver = importlib.import_module(f"cuda_ctypes.cu{major}.checked.driver")
        self.error = importlib.import_module("cuda_ctypes.errors").CudaError
        self.seen: dict[str, Any] = {}
        self.driver.cuInit(0)
        device = self.driver.cuDeviceGet(0)
        self.driver.cuCtxSetCurrent(self.driver.cuDevicePrimaryCtxRetain(device))
        self.memory = self.driver.cuMemAlloc(SIZE)
        self.path = os.path.join(folder, "data")
        self.descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)

    def call(self, name: str, plain: str, *arguments: Any) -> Any:
        """Call a function by its name in ``checked`` without the prefix cuFile, and its name in ``bindings``."""
        function = getattr(self.cufile, plain if self.face == "bindings" else f"cuFile{name}")
        return function(*arguments)

    def fill(self, content: bytes) -> None:
        self.driver.cuMemcpyHtoD(self.memory, content, SIZE)

    def content(self) -> bytes:
        data = bytearray(SIZE)
        self.driver.cuMemcpyDtoH(data, self.memory, SIZE)
        return bytes(data)

    def described(self) -> Any:
        """The descriptor of the file for cuFile."""
        cufile = self.cufile
        if self.face == "bindings":
            made = cufile.Descr()
            made.type = cufile.FileHandleType.OPAQUE_FD
        else:
            made = cufile.CUfileDescr_t()
            made.type = cufile.CUfileFileHandleType.CU_FILE_HANDLE_TYPE_OPAQUE_FD
        made.handle.fd = self.descriptor
        return made

    def run(self) -> None:
        """All steps from opening to closing."""
        try:
            self.call("DriverOpen", "driver_open")
        except self.error as error:
            self.seen["skipped"] = f"cuFile's driver cannot be opened: {error}"
            return
        self.seen["use_count"] = self.call("UseCount", "use_count")
        try:
            handle = self.call("HandleRegister", "handle_register", self.described())
        except self.error as error:
            self.seen["skipped"] = f"files of this file system cannot be registered: {error}"
            return
        self.call("BufRegister", "buf_register", int(self.memory), SIZE, 0)
        self.there_and_back(handle)
        self.batch(handle)
        self.call("BufDeregister", "buf_deregister", int(self.memory))
        self.call("HandleDeregister", "handle_deregister", handle)
        self.failure(handle)
        self.call("DriverClose", "driver_close")

    def there_and_back(self, handle: Any) -> None:
        memory, seen = int(self.memory), self.seen
        self.fill(CONTENT)
        seen["written"] = self.call("Write", "write", handle, memory, SIZE, 0, 0)
        with open(self.path, "rb") as file:
            seen["file"] = file.read() == CONTENT
        self.fill(bytes(SIZE))
        seen["read"] = self.call("Read", "read", handle, memory, SIZE, 0, 0)
        seen["memory"] = self.content() == CONTENT
        self.fill(bytes(SIZE))
        seen["half"] = self.call("Read", "read", handle, memory, HALF, HALF, HALF)
        seen["memory of the half"] = self.content() == bytes(HALF) + CONTENT[HALF:]
        seen["beyond"] = self.call("Read", "read", handle, memory, HALF, 2 * SIZE, 0)

    def batch(self, handle: Any) -> None:
        """Read both halves in one batch."""
        self.fill(bytes(SIZE))
        try:
            batch = self.call("BatchIOSetUp", "batch_io_set_up", 2)
            done = self.submitted(batch, handle)
        except self.error as error:
            self.seen["no batch"] = str(error)
            return
        self.call("BatchIODestroy", "batch_io_destroy", batch)
        self.seen["batch"] = sorted(done)
        self.seen["memory of the batch"] = self.content() == CONTENT

    def submitted(self, batch: Any, handle: Any) -> list[tuple[int, int, int]]:
        """Submit a batch, and return cookie, status and size of each finished operation."""
        cufile, memory = self.cufile, int(self.memory)
        parts: Any
        if self.face == "bindings":
            parts, events = cufile.IOParams(2), cufile.IOEvents(2)
            mode, opcode = cufile.BatchMode.BATCH, cufile.Opcode.READ
        else:
            parts = [cufile.CUfileIOParams_t() for _ in range(2)]
            mode, opcode = cufile.CUfileBatchMode_t.CUFILE_BATCH, cufile.CUfileOpcode_t.CUFILE_READ
        for number in range(2):
            part = parts[number]
            part.mode, part.opcode, part.fh, part.cookie = mode, opcode, handle, number + 1
            where = part.u.batch
            if self.face == "bindings":
                where.dev_ptr_base, where.file_offset, where.dev_ptr_offset, where.size_ = (
                    memory,
                    number * HALF,
                    number * HALF,
                    HALF,
                )
            else:
                where.devPtr_base, where.file_offset, where.devPtr_offset, where.size = (
                    memory,
                    number * HALF,
                    number * HALF,
                    HALF,
                )
        if self.face == "checked":
            cufile.cuFileBatchIOSubmit(batch, 2, parts, 0)
            count, found = cufile.cuFileBatchIOGetStatus(batch, 2, 2, None)
            return [(int(item.cookie), int(item.status), int(item.ret)) for item in found[:count]]
        import ctypes

        cufile.batch_io_submit(batch, 2, parts, 0)
        number_done = ctypes.c_uint(2)
        cufile.batch_io_get_status(batch, 2, ctypes.addressof(number_done), events, None)
        return [(int(item.cookie), int(item.status), int(item.ret)) for item in events[: number_done.value]]

    def failure(self, handle: Any) -> None:
        """The error for memory that is not the GPU's."""
        try:
            self.seen["wrong memory"] = self.call("BufRegister", "buf_register", 4096, SIZE, 0)
        except self.error as error:
            self.seen["refused"] = int(error.status)


def main(face: str, major: str, folder: str) -> None:
    trip = Trip(face, int(major), folder)
    trip.run()
    print("JSON" + json.dumps(trip.seen))


if __name__ == "__main__":
    main(*sys.argv[1:])
