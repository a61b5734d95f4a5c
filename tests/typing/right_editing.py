"""The types of ``core`` for editors and type checkers: each is written down here."""

from __future__ import annotations

import asyncio
import ctypes
from array import array

import cuda_ctypes
from cuda_ctypes.core import (
    Buffer,
    Device,
    DeviceProperties,
    Event,
    Kernel,
    LaunchConfig,
    ManagedMemoryResourceOptions,
    MemoryResource,
    ObjectCode,
    Program,
    ProgramOptions,
    Stream,
    VirtualMemoryResourceOptions,
)
from cuda_ctypes.core.texture import TextureObjectOptions
from cuda_ctypes.core.typing import ObjectCodeFormatType
from cuda_ctypes.core.utils import as_completed
from cuda_ctypes.errors import CudaErrorOutOfMemory


def kernel(code: str) -> Kernel:
    made: ObjectCode = Program(code, "c++", ProgramOptions(std="c++17")).compile("cubin")
    again: ObjectCode = Program(code, "c++").compile(ObjectCodeFormatType.PTX)
    assert made.code_type != again.code_type
    return made.get_kernel("name")


def options() -> None:
    VirtualMemoryResourceOptions(granularity="minimum", handle_type=None, self_access="r")
    ManagedMemoryResourceOptions(preferred_location_type="host_numa")
    TextureObjectOptions(filter_mode="linear", address_mode=("wrap", "clamp"))
    LaunchConfig(grid=(2, 2), block=32, shmem_size=128)


def copies(buffer: Buffer, stream: Stream) -> None:
    for source in (b"bytes", bytearray(4), memoryview(b""), array("f", [1]), (ctypes.c_int * 4)()):
        buffer.copy_from(source, stream=stream)
    buffer.fill(b"\1\2", stream=stream)
    buffer.fill(0, stream=stream)


async def waits(stream: Stream, events: list[Event]) -> None:
    await stream.synchronized()
    async for event in as_completed(events):
        done: bool = event.is_done
        assert done
    await events[0].synchronized()


def main() -> None:
    cuda_ctypes.use(major=13)
    with Device(0) as device:
        properties: DeviceProperties = device.properties
        assert properties.warp_size == 32
        stream: Stream = device.create_stream()
        resource: MemoryResource = device.memory_resource
        buffer: Buffer = resource.allocate(16, stream=stream)
        copies(buffer, stream)
        options()
        asyncio.run(waits(stream, [stream.record()]))
        buffer.close()
        try:
            resource.allocate(1 << 60, stream=stream)
        except CudaErrorOutOfMemory as error:
            assert error.function.startswith("cuMemAlloc")
    assert [library.name for library in cuda_ctypes.libraries()] == ["driver"]


if __name__ == "__main__":
    main()
