"""Drivers, GPUs and their events, from NVIDIA's management library (NVML).

NVML needs no context and no libcuda, and CUDA_VISIBLE_DEVICES hides nothing from it. If it refuses, everything here
raises an exception of ``exceptions`` (those of ``bindings.nvml``), above all NotSupportedError: GPUs differ in the
facts that they tell. Without NVML, which comes with the display driver, that is ``cuda_ctypes.errors.LibraryNotFoundError``.

``drivers`` has the functions about the whole system. A ``device`` is asked for one thing at a time, by ``asking``;
the rest is in objects: ``clocks``, ``fans``, ``temperature``, ``memory``, ``pci``, ``nvlink``, ``mig``, ``inforom``,
its ``parts`` and their load, and ``field_values`` by number. ``topology`` is about two devices; ``device_events`` and
``system_events`` wait for events. ``typing`` names all choices, and ``numbers`` their values in NVML.
"""

from __future__ import annotations

from ..._lazy import lazily
from ..._quick_module import quick

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from . import exceptions as exceptions
    from . import typing as typing
    from .device import Device as Device
    from .drivers import get_driver_branch as get_driver_branch
    from .drivers import get_driver_version as get_driver_version
    from .drivers import get_driver_version_full as get_driver_version_full
    from .drivers import get_kernel_mode_driver_version as get_kernel_mode_driver_version
    from .drivers import get_num_devices as get_num_devices
    from .drivers import get_nvml_version as get_nvml_version
    from .drivers import get_process_name as get_process_name
    from .drivers import get_user_mode_driver_version as get_user_mode_driver_version
    from .exceptions import *  # noqa: F403
    from .nvlink import NvlinkInfo as NvlinkInfo
    from .system_events import register_events as register_events
    from .topology import get_p2p_status as get_p2p_status
    from .topology import get_topology_common_ancestor as get_topology_common_ancestor

    driver_version: tuple[int, int]

CUDA_BINDINGS_NVML_IS_COMPATIBLE = True
"""Whether all of this can be used: elsewhere, that depends on the version of another package."""
HOMES = {
    "device": "Device",
    "drivers": "get_driver_branch get_driver_version get_driver_version_full get_kernel_mode_driver_version get_num_devices "
    "get_nvml_version get_process_name get_user_mode_driver_version",
    "exceptions": "AlreadyInitializedError ArgumentVersionMismatchError CorruptedInforomError DeprecatedError DriverNotLoadedError "
    "FreqNotSupportedError FunctionNotFoundError GpuIsLostError GpuNotFoundError InUseError InsufficientPowerError "
    "InsufficientResourcesError InsufficientSizeError InvalidArgumentError InvalidStateError IrqIssueError "
    "LibRmVersionMismatchError LibraryNotFoundError MemoryError NoDataError NoPermissionError NotFoundError NotReadyError "
    "NotSupportedError NvmlError OperatingSystemError ResetRequiredError ResetTypeNotSupportedError TimeoutError "
    "UninitializedError UnknownError VgpuEccNotSupportedError",
    "nvlink": "NvlinkInfo",
    "system_events": "register_events",
    "topology": "get_p2p_status get_topology_common_ancestor",
}
"""The names of this package by defining module: the imports above, for use at run time."""
SUBMODULES = ("exceptions", "typing")
if not TYPE_CHECKING:  # a type checker would accept any name
    _lookup, __dir__, _names = lazily(globals(), HOMES, SUBMODULES)
    __all__ = ["CUDA_BINDINGS_NVML_IS_COMPATIBLE", *_names]

    def __getattr__(name):
        if name == "driver_version":  # for cuda.core before 0.5
            from .drivers import get_driver_version

            return get_driver_version()
        return _lookup(name)

    quick(globals())
