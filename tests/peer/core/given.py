"""Objects that cases request by parameter name; made anew for each case."""

from __future__ import annotations

import ctypes
from typing import Any

from cuda.core import Device, LaunchConfig, ObjectCode

from tests.gpu import ptx


def device() -> Any:
    """The first device, current."""
    found = Device(0)
    found.set_current()
    return found


def stream(device: Any) -> Any:
    return device.create_stream()


def code(device: Any) -> Any:
    return ObjectCode.from_ptx(ptx.KERNELS.encode() if isinstance(ptx.KERNELS, str) else ptx.KERNELS)


def kernel(code: Any) -> Any:
    return code.get_kernel("add_vectors")


def config() -> Any:
    return LaunchConfig(grid=1, block=1)


def buffer(device: Any, stream: Any) -> Any:
    return device.allocate(1024, stream=stream)


def library() -> Any:
    """C's own functions."""
    return ctypes.CDLL(None)
