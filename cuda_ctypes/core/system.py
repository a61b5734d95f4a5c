"""What NVIDIA's management library (NVML) tells of this system: its drivers, how many GPUs it has, which processes use them.

It needs no context, and CUDA_VISIBLE_DEVICES hides nothing from it. Every function raises an exception of this module (those of
``bindings.nvml``) where NVML refuses, and ``cuda_ctypes.errors.LibraryNotFoundError`` where there is none; it comes with the
display driver.
"""

from __future__ import annotations

import os

from ..bindings import nvml
from ._driver import as_int

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

CUDA_BINDINGS_NVML_IS_COMPATIBLE = True
"""Whether all of this can be used: elsewhere, that depends on the version of another package."""
_ERRORS = (
    "AlreadyInitializedError",
    "ArgumentVersionMismatchError",
    "CorruptedInforomError",
    "DeprecatedError",
    "DriverNotLoadedError",
    "FreqNotSupportedError",
    "FunctionNotFoundError",
    "GpuIsLostError",
    "GpuNotFoundError",
    "InUseError",
    "InsufficientPowerError",
    "InsufficientResourcesError",
    "InsufficientSizeError",
    "InvalidArgumentError",
    "InvalidStateError",
    "IrqIssueError",
    "LibRmVersionMismatchError",
    "LibraryNotFoundError",
    "MemoryError",
    "NoDataError",
    "NoPermissionError",
    "NotFoundError",
    "NotReadyError",
    "NotSupportedError",
    "NvmlError",
    "OperatingSystemError",
    "ResetRequiredError",
    "ResetTypeNotSupportedError",
    "TimeoutError",
    "UninitializedError",
    "UnknownError",
    "VgpuEccNotSupportedError",
)
__all__ = [
    "CUDA_BINDINGS_NVML_IS_COMPATIBLE",
    "get_driver_branch",
    "get_driver_version",
    "get_driver_version_full",
    "get_kernel_mode_driver_version",
    "get_num_devices",
    "get_nvml_version",
    "get_process_name",
    "get_user_mode_driver_version",
    *_ERRORS,
]
_initialized_in = 0
"""The process that did so: a forked child has to do it anew."""


def get_num_devices() -> int:
    """How many GPUs the driver knows (nvmlDeviceGetCount)."""
    return _initialized().device_get_count_v2()  # type: ignore[no-any-return]


def get_user_mode_driver_version() -> tuple[int, ...]:
    """The newest CUDA that the installed libcuda supports: (13, 0) (nvmlSystemGetCudaDriverVersion)."""
    return get_driver_version_full()[:2]


def get_kernel_mode_driver_version() -> tuple[int, ...]:
    """The version of the display driver: (580, 65, 6) for 580.65.06 (nvmlSystemGetDriverVersion)."""
    return _numbers(_initialized().system_get_driver_version())


def get_driver_version(kernel_mode: bool = False) -> tuple[int, int]:
    """The first two numbers of either version; the name that older versions of cuda.core have."""
    first, second, *_ = get_driver_version_full(kernel_mode)
    return first, second


def get_driver_version_full(kernel_mode: bool = False) -> tuple[int, ...]:
    """Three numbers: of the display driver's version, or of that of CUDA, (13, 0, 0)."""
    if kernel_mode:
        return (*get_kernel_mode_driver_version(), 0, 0)[:3]
    version = _initialized().system_get_cuda_driver_version_v2()
    return version // 1000, version % 1000 // 10, version % 10


def get_nvml_version() -> tuple[int, ...]:
    """The version of NVML: (13, 580, 65, 6) for 13.580.65.06 (nvmlSystemGetNVMLVersion)."""
    return _numbers(_initialized().system_get_nvml_version())


def get_driver_branch() -> str:
    """The branch of the display driver: "r580_00" (nvmlSystemGetDriverBranch)."""
    return _initialized().system_get_driver_branch()  # type: ignore[no-any-return]


def get_process_name(pid: int) -> str:
    """The command of a process that uses a GPU (nvmlSystemGetProcessName). Raises NotFoundError for others."""
    return _initialized().system_get_process_name(as_int(pid, "pid"))  # type: ignore[no-any-return]


def _initialized() -> Any:
    global _initialized_in
    if _initialized_in != os.getpid():
        nvml.init_v2()
        _initialized_in = os.getpid()
    return nvml


def _numbers(version: str) -> tuple[int, ...]:
    return tuple([int(number) for number in version.split(".")])


def __getattr__(name: str) -> Any:
    if name not in _ERRORS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return globals().setdefault(name, getattr(nvml, name))


def __dir__() -> list[str]:
    return sorted({*globals(), *_ERRORS})
