"""Names for annotations and options: enumerations whose members are strings, protocols and unions."""

from __future__ import annotations

import sys
from enum import Enum

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ._aliases import DevicePointerType, DeviceResourcesType, IsStreamType, ProcessStateType

__all__ = [
    "AddressModeType",
    "ArrayFormatType",
    "CompilerBackendType",
    "DevicePointerType",
    "DeviceResourcesType",
    "FilterModeType",
    "GraphConditionalType",
    "GraphMemoryType",
    "IsStreamType",
    "ManagedMemoryLocationType",
    "ObjectCodeFormatType",
    "PCHStatusType",
    "ProcessStateType",
    "ReadModeType",
    "SourceCodeType",
    "VirtualMemoryAccessType",
    "VirtualMemoryAllocationType",
    "VirtualMemoryGranularityType",
    "VirtualMemoryHandleType",
    "VirtualMemoryLocationType",
    "WorkqueueSharingScopeType",
]

_ALIASES = ("DevicePointerType", "DeviceResourcesType", "IsStreamType", "ProcessStateType")


if sys.version_info >= (3, 11):
    from enum import StrEnum as StrEnum
else:

    class StrEnum(str, Enum):
        """Like Python 3.11's: a member is its string, in ``==``, as a key, in ``str()`` and in f-strings."""

        __str__ = str.__str__
        __format__ = str.__format__  # type: ignore[assignment]


class SourceCodeType(StrEnum):
    """The languages of programs: ``Program(code, code_type)``."""

    CXX = "c++"
    PTX = "ptx"
    NVVM = "nvvm"


class ObjectCodeFormatType(StrEnum):
    """The results of compiling and linking: PTX, machine code, intermediate code for linking later, code for several
    architectures, an object file, a library of those.
    """

    PTX = "ptx"
    CUBIN = "cubin"
    LTOIR = "ltoir"
    FATBIN = "fatbin"
    OBJECT = "object"
    LIBRARY = "library"


class CompilerBackendType(StrEnum):
    """Compilers and linkers: ``Program.backend``, ``Linker.backend``."""

    NVRTC = "NVRTC"
    NVVM = "NVVM"
    NVJITLINK = "nvJitLink"
    DRIVER = "driver"


class PCHStatusType(StrEnum):
    """The precompiled header of :meth:`Program.compile`."""

    CREATED = "created"
    NOT_ATTEMPTED = "not_attempted"
    FAILED = "failed"


class ManagedMemoryLocationType(StrEnum):
    """Where a pool of managed memory keeps it: a device, the host, a NUMA node of the host."""

    DEVICE = "device"
    HOST = "host"
    HOST_NUMA = "host_numa"


class VirtualMemoryHandleType(StrEnum):
    """How other processes get shared memory: a file descriptor (Linux), a kernel handle (Windows), a handle for other
    nodes (NVLink fabric).
    """

    POSIX_FD = "posix_fd"
    WIN32_KMT = "win32_kmt"
    FABRIC = "fabric"


class VirtualMemoryLocationType(StrEnum):
    """Where the memory of a virtual address is; HOST_NUMA_CURRENT is the node of the calling thread."""

    DEVICE = "device"
    HOST = "host"
    HOST_NUMA = "host_numa"
    HOST_NUMA_CURRENT = "host_numa_current"


class VirtualMemoryGranularityType(StrEnum):
    """The step that sizes are rounded up to: the smallest possible, or the fastest."""

    MINIMUM = "minimum"
    RECOMMENDED = "recommended"


class VirtualMemoryAccessType(StrEnum):
    """Access to mapped memory."""

    READ_WRITE = "rw"
    READ = "r"


class VirtualMemoryAllocationType(StrEnum):
    """Memory that stays in place, or managed memory (since CUDA 13.0)."""

    PINNED = "pinned"
    MANAGED = "managed"


class ArrayFormatType(StrEnum):
    """The type of a channel of an array's elements."""

    UINT8 = "uint8"
    UINT16 = "uint16"
    UINT32 = "uint32"
    INT8 = "int8"
    INT16 = "int16"
    INT32 = "int32"
    FLOAT16 = "float16"
    FLOAT32 = "float32"


class AddressModeType(StrEnum):
    """The values that a texture reads outside its array: the array repeated, the nearest element, the array mirrored, one colour."""

    WRAP = "wrap"
    CLAMP = "clamp"
    MIRROR = "mirror"
    BORDER = "border"


class FilterModeType(StrEnum):
    """The values that a texture reads between elements: the nearest one, or an interpolation."""

    POINT = "point"
    LINEAR = "linear"


class ReadModeType(StrEnum):
    """How a texture gives integers: unchanged, or as floating point numbers from 0 (signed: -1) to 1."""

    ELEMENT_TYPE = "element_type"
    NORMALIZED_FLOAT = "normalized_float"


class GraphConditionalType(StrEnum):
    """The use that a conditional node makes of its graphs: run one or none, repeat one, run one by its number."""

    IF = "if"
    WHILE = "while"
    SWITCH = "switch"


class GraphMemoryType(StrEnum):
    """Where a node of a graph allocates: on a device, page-locked on the host, or managed."""

    DEVICE = "device"
    HOST = "host"
    MANAGED = "managed"


class WorkqueueSharingScopeType(StrEnum):
    """Whether a context shares work queues with all others, or if possible with no other balanced green one."""

    DEVICE_CTX = "device_ctx"
    GREEN_CTX_BALANCED = "green_ctx_balanced"


def __getattr__(name: str) -> Any:
    if name in _ALIASES:
        from . import _aliases

        return globals().setdefault(name, getattr(_aliases, name))
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
