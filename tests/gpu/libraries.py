"""Helpers for tests of further libraries: the modules of one CUDA major, and device memory through its runtime."""

from __future__ import annotations

from collections.abc import Iterable
from struct import pack, unpack
from typing import Any, Callable

import pytest

from tests.gpu.test_runtime import open_runtime


class Opened:
    """``raw`` and ``checked`` of a library, and ``checked`` of the runtime."""

    def __init__(self, package: Callable[[str], Any], major: int, name: str) -> None:
        self.major = major
        self.raw = package(f"cu{major}.raw.{name}")
        self.checked = package(f"cu{major}.checked.{name}")
        self.runtime = package(f"cu{major}.checked.runtime")
        self.error = package("errors").CudaError
        self.missing = package("errors").FunctionNotFoundError

    def upload(self, code: str, numbers: Iterable[float]) -> int:
        """Allocate device memory with numbers of a ``struct`` code, before any stream's later work."""
        values = list(numbers)
        content = pack(f"={len(values)}{code}", *values)
        address: int = self.runtime.cudaMalloc(len(content))
        self.runtime.cudaMemcpy(address, content, len(content), self.runtime.cudaMemcpyKind.cudaMemcpyHostToDevice)
        self.runtime.cudaDeviceSynchronize()
        return address

    def download(self, code: str, address: int, count: int) -> list[float]:
        """Synchronize, then copy ``count`` numbers to the host."""
        content = bytearray(count * len(pack(f"={code}", 0)))
        self.runtime.cudaDeviceSynchronize()
        self.runtime.cudaMemcpy(content, address, len(content), self.runtime.cudaMemcpyKind.cudaMemcpyDeviceToHost)
        return list(unpack(f"={count}{code}", content))

    def fails(self, status: str, function: Callable[..., Any], *arguments: Any) -> None:
        """Check that a call raises the exception of a status, with advice in its message."""
        kind = status[:1].upper() + status[1:]
        if "_" in status:
            kind = "".join(word.capitalize() for word in status.split("_"))
        with pytest.raises(self.error) as caught:
            function(*arguments)
        assert caught.value.status.name == status, f"raised {caught.value}"
        assert type(caught.value) is getattr(self.checked, kind)
        assert len(caught.value.advice) > 20, f"{status} comes with no advice"


def open_library(
    package: Callable[[str], Any], major: int, on_standin: bool, name: str, version: Callable[[Any], Any]
) -> Opened:
    """Open a library, or skip if it or a dependency is not installed. ``version`` calls one of its functions."""
    open_runtime(package, major, on_standin)
    opened = Opened(package, major, name)
    try:
        version(opened.checked)
    except package("errors").CudaCtypesError as error:
        pytest.skip(f"no {name} of CUDA {major} is installed here: {error}")
    opened.runtime.cudaSetDevice(0)
    return opened
