"""What options and host memory may be, for type checkers, editors and ``typing.get_type_hints``."""

from __future__ import annotations

from typing import Any, Literal, Protocol, Union

from .system import typing as system
from .typing import (
    AddressModeType,
    CompilerBackendType,
    FilterModeType,
    GraphMemoryType,
    ManagedMemoryLocationType,
    ObjectCodeFormatType,
    ReadModeType,
    SourceCodeType,
    VirtualMemoryAccessType,
    VirtualMemoryAllocationType,
    VirtualMemoryGranularityType,
    VirtualMemoryHandleType,
    VirtualMemoryLocationType,
    WorkqueueSharingScopeType,
)


class BufferProtocol(Protocol):
    """Objects with Python's buffer protocol."""

    def __buffer__(self, flags: int, /) -> memoryview: ...


class ArrayInterface(Protocol):
    """NumPy's arrays, which have ``__buffer__`` for type checkers from Python 3.12 on only."""

    @property
    def __array_interface__(self) -> dict[str, Any]: ...


HostMemory = Union[BufferProtocol, ArrayInterface]
"""Bytes, memoryviews, arrays of ctypes and NumPy."""

AddressMode = Union[AddressModeType, Literal["wrap", "clamp", "mirror", "border"]]
CaptureMode = Literal["global", "thread_local", "relaxed"]
Clock = Union[system.ClockType, Literal["graphics", "sm", "memory", "video"]]
CompileTarget = Union[ObjectCodeFormatType, Literal["ptx", "cubin", "ltoir"]]
CompilerBackend = Union[CompilerBackendType, Literal["nvrtc", "nvvm"]]
EventKind = Union[
    system.EventType,
    Literal[
        "none",
        "single_bit_ecc_error",
        "double_bit_ecc_error",
        "pstate",
        "xid_critical_error",
        "clock",
        "power_source_change",
        "mig_config_change",
        "single_bit_ecc_error_storm",
        "dram_retirement_event",
        "dram_retirement_failure",
        "non_fatal_poison_error",
        "fatal_poison_error",
        "gpu_unavailable_error",
        "gpu_recovery_action",
    ],
]
FilterMode = Union[FilterModeType, Literal["point", "linear"]]
GraphMemory = Union[GraphMemoryType, Literal["device", "host", "managed"]]
LinkTarget = Union[ObjectCodeFormatType, Literal["ptx", "cubin"]]
ManagedMemoryLocation = Union[ManagedMemoryLocationType, Literal["device", "host", "host_numa"]]
ReadMode = Union[ReadModeType, Literal["element_type", "normalized_float"]]
SourceCode = Union[SourceCodeType, Literal["c++", "ptx", "nvvm"]]
SystemEventKind = Union[system.SystemEventType, Literal["unbind", "bind"]]
VirtualMemoryAccess = Union[VirtualMemoryAccessType, Literal["rw", "r"]]
VirtualMemoryAllocation = Union[VirtualMemoryAllocationType, Literal["pinned", "managed"]]
VirtualMemoryGranularity = Union[VirtualMemoryGranularityType, Literal["minimum", "recommended"]]
VirtualMemoryHandle = Union[VirtualMemoryHandleType, Literal["posix_fd", "win32_kmt", "fabric"]]
VirtualMemoryLocation = Union[VirtualMemoryLocationType, Literal["device", "host", "host_numa", "host_numa_current"]]
WorkqueueSharingScope = Union[WorkqueueSharingScopeType, Literal["device_ctx", "green_ctx_balanced"]]
