"""DLPack: tensors exchanged with other libraries without a copy.

An exported tensor is a C struct in our memory. :data:`_exports` keeps it and the owner of the elements until the
consumer calls the struct's deleter. Capsules have no destructor: an unused one dies where C code gives up, often
while an exception is raised, and a Python function called by C there loses the exception or ends the process. Instead
:data:`_offered` keeps each capsule until it is consumed or unreferenced; later exports and garbage collections
check that.

The deleter is a Python function too, and a consumer may be dropped while an exception is raised: machine code sets
the exception aside. Without machine code, an array of a library that does not do so itself (NumPy does not) must not
be a temporary of an expression that raises. ``numpy.asarray(buffer)`` uses ``__array_interface__``, which has no
deleter.
"""

from __future__ import annotations

import atexit
import ctypes
import gc
import sys
from _thread import RLock
from ctypes import c_int32, c_int64, c_uint8, c_uint16, c_uint32, c_uint64, c_void_p
from struct import Struct

from ..._floor import native
from .._driver import as_int
from ..lifetimes import Unique, ended

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ..memory.buffer import Buffer

CPU, CUDA, CUDA_HOST, CUDA_MANAGED = 1, 2, 3, 13
"""DLDeviceType: host, device, pinned and managed memory."""
VERSION = (1, 3)
READ_ONLY = 1
PLAIN, VERSIONED = b"dltensor", b"dltensor_versioned"
"""Names of capsules; consumed, they begin with ``used_``."""


class DLTensor(ctypes.Structure):
    _fields_ = [
        ("data", c_void_p),
        ("device_type", c_int32),
        ("device_id", c_int32),
        ("ndim", c_int32),
        ("code", c_uint8),
        ("bits", c_uint8),
        ("lanes", c_uint16),
        ("shape", c_void_p),
        ("strides", c_void_p),
        ("byte_offset", c_uint64),
    ]


class DLManagedTensor(ctypes.Structure):
    _fields_ = [("tensor", DLTensor), ("context", c_void_p), ("deleter", c_void_p)]


class DLManagedTensorVersioned(ctypes.Structure):
    _fields_ = [
        ("major", c_uint32),
        ("minor", c_uint32),
        ("context", c_void_p),
        ("deleter", c_void_p),
        ("flags", c_uint64),
        ("tensor", DLTensor),
    ]


HEADS: dict[bytes, Any] = {VERSIONED: DLManagedTensorVersioned, PLAIN: DLManagedTensor}
_structs: dict[tuple[bytes, int], Any] = {}


def _struct_of(name: bytes, ndim: int) -> Any:
    """The struct with room for the tensor's shape and strides."""
    try:
        return _structs[name, ndim]
    except KeyError:
        numbers = c_int64 * ndim
        fields = [("head", HEADS[name]), ("shape", numbers), ("strides", numbers)]
        made = type("Export", (ctypes.Structure,), {"_fields_": fields})
        return _structs.setdefault((name, ndim), made)


# --- out


_exports: dict[int, Any] = {}
"""Address of the struct -> the struct and the owner of the elements. Removing one ends the export."""
_offered: dict[Any, int] = {}
"""Capsule -> address of its struct, unless known to be consumed."""
_limit = [1]
"""The number of offered capsules at which the next export checks them. It follows their number, so the cost of an export
stays the same.
"""


def _end(address: int, exports: dict[int, Any] = _exports) -> None:
    exports.pop(address, None)


DELETER = ctypes.CFUNCTYPE(None, c_void_p)
_delete = DELETER(_end)
_deleters: list[int] = []


def _deleter() -> int:
    """The address of the function that consumers call."""
    if not _deleters:
        address = ctypes.cast(_delete, c_void_p).value or 0
        if native.available():
            try:
                from ..._floor.native.callback import undisturbed

                address = undisturbed(address) or address
            except ImportError:  # the interpreter is ending
                pass
        _deleters.append(address)
    return _deleters[0]


if hasattr(ctypes, "pythonapi"):

    def _declared(name: str, result: Any, *arguments: Any) -> Any:
        return ctypes.PYFUNCTYPE(result, *arguments)((name, ctypes.pythonapi))

    capsule_new = _declared("PyCapsule_New", ctypes.py_object, c_void_p, c_void_p, c_void_p)
    capsule_is_valid = _declared("PyCapsule_IsValid", ctypes.c_int, ctypes.py_object, c_void_p)
    capsule_pointer = _declared("PyCapsule_GetPointer", c_void_p, ctypes.py_object, c_void_p)
    capsule_rename = _declared("PyCapsule_SetName", ctypes.c_int, ctypes.py_object, c_void_p)
    keep_forever = _declared("Py_IncRef", None, ctypes.py_object)
    keep_forever(_delete)  # consumers may outlive this module
else:  # PyPy has no C API for ctypes
    capsule_new = None

# Capsules keep the address of their name.
_names = {
    name: ctypes.create_string_buffer(name) for name in (PLAIN, VERSIONED, b"used_" + PLAIN, b"used_" + VERSIONED)
}
_name = {name: ctypes.addressof(buffer) for name, buffer in _names.items()}


def _require_capsules() -> None:
    if capsule_new is None:
        raise BufferError(
            f"DLPack needs the C API of CPython, which {sys.implementation.name} does not give to ctypes: "
            "use __cuda_array_interface__ or __array_interface__"
        )


def _look(offered: dict[Any, int] = _offered) -> None:
    """Forget consumed capsules, and end the exports of unreferenced ones.

    Another thread may do the same, and export at an address that is free by then: capsules are the keys.
    """
    scale = {object(): 0}  # of this call alone: other threads would add references
    for item in list(scale):
        alone = sys.getrefcount(item)  # the count below of a capsule that only the dict has
    for capsule in list(offered):
        if sys.getrefcount(capsule) > alone and _is_offered(capsule):
            continue
        address = offered.pop(capsule, None)
        if address is not None and _is_offered(capsule):
            _exports.pop(address, None)
    _limit[0] = 2 * len(offered) if len(offered) > 8 else 1


def _is_offered(capsule: Any) -> bool:
    return bool(capsule_is_valid(capsule, _name[PLAIN]) or capsule_is_valid(capsule, _name[VERSIONED]))


def _at_collection(phase: str, details: Any, offered: dict[Any, int] = _offered) -> None:
    if offered and phase == "start" and not ended:
        _look()


def _leave() -> None:
    """At the end of the interpreter: remaining consumers must not call into it."""
    if _at_collection in gc.callbacks:
        gc.callbacks.remove(_at_collection)
    for struct, _ in list(_exports.values()):
        struct.head.deleter = None
        keep_forever(struct)


if capsule_new is not None:
    atexit.register(_leave)


def export_tensor(
    address: int,
    device: tuple[int, int],
    shape: tuple[int, ...],
    strides: tuple[int, ...],
    data_type: tuple[int, int, int],
    owner: object,
    readonly: bool = False,
    max_version: tuple[int, int] | None = None,
) -> object:
    """A capsule with a tensor. Strides count elements; ``owner`` is kept until the consumer is done."""
    _require_capsules()
    name = PLAIN
    if max_version is not None:
        if not isinstance(max_version, tuple):
            raise TypeError(f"max_version: a tuple of two integers is expected, got {type(max_version).__name__}")
        if len(max_version) != 2:
            raise BufferError(f"max_version: a tuple of two integers is expected, got {max_version!r}")
        if max_version >= (1, 0):
            name = VERSIONED
    ndim = len(shape)
    cls = _struct_of(name, ndim)
    struct = cls()
    at = ctypes.addressof(struct)
    head = struct.head
    if name is VERSIONED:
        head.major, head.minor = VERSION
        head.flags = READ_ONLY if readonly else 0
    head.deleter = _deleter()
    head.tensor = DLTensor(address, *device, ndim, *data_type, at + cls.shape.offset, at + cls.strides.offset, 0)
    if ndim:
        struct.shape[:] = shape
        struct.strides[:] = strides
    if len(_offered) >= _limit[0]:
        _look()
        if _at_collection not in gc.callbacks:
            gc.callbacks.append(_at_collection)
    _exports[at] = (struct, owner)
    capsule = capsule_new(at, _name[name], None)
    _offered[capsule] = at
    return capsule


def device_for(own: tuple[int, int], dl_device: Any, copy: Any, stream: Any) -> tuple[int, int]:
    """The device of an export that satisfies the consumer: its own, or the host for pinned and managed memory. Raises
    BufferError for a copy or another device, TypeError for an argument of another type.
    """
    if stream is not None:
        as_int(stream, "stream")
    if dl_device is not None and not isinstance(dl_device, tuple):
        raise TypeError(f"dl_device: a tuple of two integers is expected, got {type(dl_device).__name__}")
    if copy:
        raise BufferError("copy=True is not supported: copy the array first")
    if dl_device is None or dl_device == own:
        return own
    if dl_device == (CPU, 0) and own[0] in (CUDA_HOST, CUDA_MANAGED):
        return CPU, 0
    raise BufferError(f"dl_device is {dl_device}, but the memory is on {own}: copy it there first")


def device_of_buffer(buffer: Buffer) -> tuple[int, int]:
    """DLPack's type and number of a buffer's device. Raises BufferError if there is none."""
    if buffer.is_device_accessible:
        if not buffer.is_host_accessible:
            return CUDA, buffer.device_id
        return (CUDA_MANAGED if buffer.is_managed else CUDA_HOST), 0
    if buffer.is_host_accessible:
        return CPU, 0
    raise BufferError("neither a device nor the host can use the memory of this buffer")


def export_buffer(
    buffer: Buffer,
    stream: int | None = None,
    max_version: tuple[int, int] | None = None,
    dl_device: tuple[int, int] | None = None,
    copy: bool | None = None,
) -> object:
    """A buffer as a capsule with a tensor of its bytes (int8). Waits for nothing: earlier work must be done, or ordered
    before the consumer's.
    """
    device = device_for(device_of_buffer(buffer), dl_device, copy, stream)
    return export_tensor(buffer.handle, device, (buffer.size,), (1,), (0, 8, 1), buffer, False, max_version)


# --- in

_bytes = ctypes.c_char * ctypes.sizeof(DLManagedTensorVersioned)
_tensor, _version = Struct("=QiiiBBHQQQ").unpack_from, Struct("=II16xQ").unpack_from
"""The content of a tensor, and version and flags: one by one, members take several times as long."""
_places = {name: (cls.tensor.offset, cls.deleter.offset) for name, cls in HEADS.items()}


_taking = RLock()


class Imported(Unique):
    """A tensor from a capsule, given back with the last reference."""

    __slots__ = ("ptr", "device", "shape", "strides", "data_type", "readonly", "_deleter", "_address")

    ptr: int
    device: tuple[int, int]
    shape: tuple[int, ...]
    strides: tuple[int, ...] | None
    data_type: tuple[int, int, int]
    """Code, bits and lanes."""
    readonly: bool

    def __init__(self, name: bytes, address: int) -> None:
        self._address = address
        tensor, deleter = _places[name]
        self._deleter = c_void_p.from_address(address + deleter)
        self.readonly = False
        if name is VERSIONED:
            major, minor, flags = _version(_bytes.from_address(address))
            if major > VERSION[0]:
                raise BufferError(f"DLPack {major}.{minor} is newer than {VERSION[0]}, which is understood here")
            self.readonly = bool(flags & READ_ONLY)
        data, kind, number, ndim, *data_type, shape, strides, offset = _tensor(_bytes.from_address(address + tensor))
        self.ptr = data + offset
        self.device = kind, number
        self.data_type = tuple(data_type)
        numbers = c_int64 * ndim
        self.shape = tuple(numbers.from_address(shape)[:]) if ndim else ()
        self.strides = tuple(numbers.from_address(strides)[:]) if strides else None

    def __del__(self, ended: list[str] = ended) -> None:
        deleter = self._deleter.value
        if deleter and not ended:
            DELETER(deleter)(self._address)


def import_capsule(capsule: Any) -> Imported:
    """Take the tensor out of a capsule, for good. Raises BufferError for a used capsule or another object."""
    _require_capsules()
    for name in HEADS:
        with _taking:  # of several threads, one gets it
            try:
                address = capsule_pointer(capsule, _name[name])
            except ValueError:  # another name
                continue
            capsule_rename(capsule, _name[b"used_" + name])
        return Imported(name, address)
    raise BufferError(f"an unused DLPack capsule is expected, got {capsule!r}")


def import_tensor(exporter: Any, stream: int | None) -> Imported:
    """The tensor of an object with ``__dlpack__``, ordered before ``stream``, the address of the consumer's stream (-1:
    no order). Raises BufferError for devices other than CUDA's and the host.
    """
    device = tuple(exporter.__dlpack_device__())
    if device[0] not in (CPU, CUDA, CUDA_HOST, CUDA_MANAGED):
        raise BufferError(
            f"memory on DLPack's device type {int(device[0])} cannot be used: it is not CUDA's or the host's"
        )
    if device[0] == CPU or not stream:  # None is the legacy default stream, which DLPack never calls 0
        stream = None
    try:
        capsule = exporter.__dlpack__(stream=stream, max_version=VERSION)
    except TypeError:  # before DLPack 1.0
        capsule = exporter.__dlpack__(stream=stream)
    return import_capsule(capsule)
