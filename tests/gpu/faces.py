"""A wrapper that lets one test use ``bindings`` or ``checked``, and helpers for memory of the driver."""

from __future__ import annotations

import ctypes
import types
from pathlib import Path
from typing import Any, Callable

import pytest

from tests.gpu.driver import LIBRARY as LIBRARY
from tests.gpu.driver import gpu_driver as gpu_driver

REQUIRED = "CUDA_CTYPES_TEST_GPU"
"""If this variable is set, the tests fail without a GPU instead of using the stand-in."""


def text(value: bytes | str) -> str:
    """Text from the driver as str: ``bindings`` returns the whole buffer, ``checked`` a str."""
    return value.partition(b"\0")[0].decode() if isinstance(value, bytes) else value


class Face:
    """A driver module whose functions return their outputs: None, a value, or a tuple of values.

    A status other than success fails the test; :meth:`status` is for tests that provoke one.
    """

    def __init__(self, module: Any, name: str, major: int, standin: bool) -> None:
        self.module = module
        self.face = name
        self.major = major
        self.standin = standin
        self.device: Any = None
        self.context: Any = None

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.module, name)
        if isinstance(found, (types.FunctionType, types.BuiltinFunctionType)) and name.startswith("cu"):
            found = self._function(name, found)
        self.__dict__[name] = found
        return found

    def _function(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def bindings(*arguments: Any, **more: Any) -> Any:
            status, *outputs = function(*arguments, **more)
            if self.standin and status.name == "CUDA_ERROR_NOT_SUPPORTED":
                self.needs_gpu(name)
            assert status.name == "CUDA_SUCCESS", f"{name}: {status}"
            return None if not outputs else outputs[0] if len(outputs) == 1 else tuple(outputs)

        def checked(*arguments: Any, **more: Any) -> Any:
            try:
                return function(*arguments, **more)
            except self.module.CudaError as error:
                if self.standin and error.status.name == "CUDA_ERROR_NOT_SUPPORTED":
                    self.needs_gpu(name)
                raise

        return bindings if self.face == "bindings" else checked

    def status(self, name: str, *arguments: Any) -> str:
        """Make a call that must fail, check the face's way of reporting failures, and return the status's name."""
        function = getattr(self.module, name)
        if self.face == "bindings":
            status, *outputs = function(*arguments)
            assert outputs == [None] * len(outputs) or not status, f"{name} returned {status} and {outputs}"
            if self.standin and status.name == "CUDA_ERROR_NOT_SUPPORTED":
                self.needs_gpu(name)
            return str(status.name)
        try:
            function(*arguments)
        except self.module.CudaError as error:
            status = error.status
            if self.standin and status.name == "CUDA_ERROR_NOT_SUPPORTED":
                self.needs_gpu(name)
            kind = "".join(word.capitalize() for word in status.name.split("_"))
            assert type(error) is getattr(self.module, kind), f"{status} raised a {type(error).__name__}"
            assert error.function == name
            assert f"{name}: {status.name} ({int(status)}): " in str(error), f"says only {error}"
            assert len(error.advice) > 20, f"{status} comes with no advice"
            return str(status.name)
        return "CUDA_SUCCESS"

    def finished(self, query: str, handle: Any) -> bool:
        """Whether work is done, by ``cuStreamQuery`` or ``cuEventQuery``, which do not fail while it is running."""
        result = getattr(self.module, query)(handle)
        if self.face == "checked":
            assert result is True or result is False, f"{query} returned {result!r}"
            return bool(result)
        (status,) = result
        assert status.name in ("CUDA_SUCCESS", "CUDA_ERROR_NOT_READY"), f"{query} returned {status}"
        return bool(status.name == "CUDA_SUCCESS")

    def needs_gpu(self, what: str) -> None:
        """Skip the rest of a test on the stand-in."""
        if self.standin:
            pytest.skip(f"the stand-in has no {what}")

    def attribute(self, name: str) -> int:
        return int(
            self.cuDeviceGetAttribute(getattr(self.CUdevice_attribute, f"CU_DEVICE_ATTRIBUTE_{name}"), self.device)
        )

    def upload(self, data: Any) -> Any:
        """Allocate device memory and fill it with the bytes of a buffer, before any stream's later work."""
        size = memoryview(data).nbytes
        pointer = self.cuMemAlloc(size)
        self.cuMemcpyHtoD(pointer, data, size)
        self.cuCtxSynchronize()
        return pointer

    def download(self, pointer: Any, size: int) -> bytes:
        data = bytearray(size)
        self.cuMemcpyDtoH(data, pointer, size)
        return bytes(data)

    def pinned(self, size: int) -> tuple[int, Any]:
        """Allocate zeroed page-locked host memory. Returns its address and a ctypes array over it."""
        address = int(self.cuMemHostAlloc(size, self.CU_MEMHOSTALLOC_DEVICEMAP))
        array = (ctypes.c_ubyte * size).from_address(address)
        ctypes.memset(array, 0, size)
        return address, array


ROOT = Path(__file__).parent.parent.parent
