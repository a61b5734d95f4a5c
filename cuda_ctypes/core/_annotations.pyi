# What options and host memory may be, for type checkers and editors. No module at run time.
from typing import Any, Literal, Protocol

from typing_extensions import Buffer as BufferProtocol
from typing_extensions import TypeAlias

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

class ArrayInterface(Protocol):
    # NumPy's arrays, which have __buffer__ for type checkers from Python 3.12 on only
    @property
    def __array_interface__(self) -> dict[str, Any]: ...

HostMemory: TypeAlias = BufferProtocol | ArrayInterface  # bytes, memoryviews, arrays of ctypes and NumPy

AddressMode: TypeAlias = AddressModeType | Literal["wrap", "clamp", "mirror", "border"]
CaptureMode: TypeAlias = Literal["global", "thread_local", "relaxed"]
Clock: TypeAlias = system.ClockType | Literal["graphics", "sm", "memory", "video"]
CompileTarget: TypeAlias = ObjectCodeFormatType | Literal["ptx", "cubin", "ltoir"]
CompilerBackend: TypeAlias = CompilerBackendType | Literal["nvrtc", "nvvm"]
EventKind: TypeAlias = (
    system.EventType
    | Literal[
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
    ]
)
FilterMode: TypeAlias = FilterModeType | Literal["point", "linear"]
GraphMemory: TypeAlias = GraphMemoryType | Literal["device", "host", "managed"]
LinkTarget: TypeAlias = ObjectCodeFormatType | Literal["ptx", "cubin"]
ManagedMemoryLocation: TypeAlias = ManagedMemoryLocationType | Literal["device", "host", "host_numa"]
ReadMode: TypeAlias = ReadModeType | Literal["element_type", "normalized_float"]
SourceCode: TypeAlias = SourceCodeType | Literal["c++", "ptx", "nvvm"]
SystemEventKind: TypeAlias = system.SystemEventType | Literal["unbind", "bind"]
VirtualMemoryAccess: TypeAlias = VirtualMemoryAccessType | Literal["rw", "r"]
VirtualMemoryAllocation: TypeAlias = VirtualMemoryAllocationType | Literal["pinned", "managed"]
VirtualMemoryGranularity: TypeAlias = VirtualMemoryGranularityType | Literal["minimum", "recommended"]
VirtualMemoryHandle: TypeAlias = VirtualMemoryHandleType | Literal["posix_fd", "win32_kmt", "fabric"]
VirtualMemoryLocation: TypeAlias = (
    VirtualMemoryLocationType | Literal["device", "host", "host_numa", "host_numa_current"]
)
WorkqueueSharingScope: TypeAlias = WorkqueueSharingScopeType | Literal["device_ctx", "green_ctx_balanced"]
