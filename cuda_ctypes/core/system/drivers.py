"""The drivers of this system, the number of GPUs, and the programs that use them. Each function raises NvmlError if NVML
refuses.
"""

from __future__ import annotations

from .._driver import as_int
from .asking import initialized


def get_num_devices() -> int:
    """The number of GPUs that the driver knows. C: nvmlDeviceGetCount_v2.

    Returns
    -------
    int

    Raises
    ------
    NvmlError
        NVML refuses.
    """
    return initialized().device_get_count_v2()  # type: ignore[no-any-return]


def get_user_mode_driver_version() -> tuple[int, ...]:
    """The newest CUDA that the installed libcuda supports: (13, 0). C: nvmlSystemGetCudaDriverVersion_v2.

    Returns
    -------
    tuple of int

    Raises
    ------
    NvmlError
        NVML refuses.
    """
    return get_driver_version_full()[:2]


def get_kernel_mode_driver_version() -> tuple[int, ...]:
    """The version of the display driver: (580, 65, 6) for 580.65.06. C: nvmlSystemGetDriverVersion.

    Returns
    -------
    tuple of int

    Raises
    ------
    NvmlError
        NVML refuses.
    """
    return _numbers(initialized().system_get_driver_version())


def get_driver_version(kernel_mode: bool = False) -> tuple[int, int]:
    """The first two numbers of either version, as older versions of cuda.core give them. C:
    nvmlSystemGetCudaDriverVersion_v2, nvmlSystemGetDriverVersion.

    Parameters
    ----------
    kernel_mode : bool, optional
        Whether to give the display driver's version instead of CUDA's.

    Returns
    -------
    tuple of int

    Raises
    ------
    NvmlError
        NVML refuses.
    """
    first, second, *_ = get_driver_version_full(kernel_mode)
    return first, second


def get_driver_version_full(kernel_mode: bool = False) -> tuple[int, ...]:
    """Three numbers of either version: (13, 0, 0). C: nvmlSystemGetCudaDriverVersion_v2, nvmlSystemGetDriverVersion.

    Parameters
    ----------
    kernel_mode : bool, optional
        Whether to give the display driver's version instead of CUDA's.

    Returns
    -------
    tuple of int

    Raises
    ------
    NvmlError
        NVML refuses.
    """
    if kernel_mode:
        return (*get_kernel_mode_driver_version(), 0, 0)[:3]
    version = initialized().system_get_cuda_driver_version_v2()
    return version // 1000, version % 1000 // 10, version % 10


def get_nvml_version() -> tuple[int, ...]:
    """The version of NVML: (13, 580, 65, 6) for 13.580.65.06. C: nvmlSystemGetNVMLVersion.

    Returns
    -------
    tuple of int

    Raises
    ------
    NvmlError
        NVML refuses.
    """
    return _numbers(initialized().system_get_nvml_version())


def get_driver_branch() -> str:
    """The branch of the display driver: "r580_00". C: nvmlSystemGetDriverBranch.

    Returns
    -------
    str

    Raises
    ------
    NvmlError
        NVML refuses.
    """
    return initialized().system_get_driver_branch()  # type: ignore[no-any-return]


def get_process_name(pid: int) -> str:
    """The command of a process that uses a GPU. C: nvmlSystemGetProcessName.

    Parameters
    ----------
    pid : int
        Its number in the system.

    Returns
    -------
    str

    Raises
    ------
    NvmlError
        It uses no GPU (NotFoundError).
    OverflowError
        ``pid`` is negative, or 2**32 or more.
    TypeError
        ``pid`` is not an int.
    """
    return initialized().system_get_process_name(as_int(pid, "pid"))  # type: ignore[no-any-return]


def _numbers(version: str) -> tuple[int, ...]:
    return tuple([int(number) for number in version.split(".")])
