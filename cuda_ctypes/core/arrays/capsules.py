"""DLPack's capsules: a tensor in C memory, an owner, and a function that ends the loan.

Machine code makes and takes them (:mod:`..._floor.native.capsules`). Where there is none, Python does. A struct then lives in
:data:`_exports`, with the owner of the elements, until the consumer calls the struct's deleter. Capsules have no destructor: an unused
one dies where C code gives up, often while an exception is raised, and a Python function called by C there loses the exception or
ends the process. Instead :data:`_offered` keeps each capsule until it is consumed or unreferenced; later exports and garbage
collections check that. The deleter is a Python function too: an array of a library that does not set the exception aside (NumPy
does not) must not be a temporary of an expression that raises.
"""

from __future__ import annotations

import atexit
import ctypes
import gc
import sys
from ctypes import c_int32, c_uint8, c_uint16, c_uint32, c_uint64, c_void_p
from struct import Struct

from ..._floor import FREE_THREADED, forkable_lock, native
from ..lifetimes import Unique, ended

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

VERSION = (1, 3)
PLAIN, VERSIONED = b"dltensor", b"dltensor_versioned"
"""Names of capsules; consumed, they begin with ``used_``."""
USED, LENT = b"used_", b"lent_"
"""What the names of consumed capsules begin with, and those of the loans of machine code."""


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


class ExchangeAPI(ctypes.Structure):
    """C functions of a class of tensors, version 1: the class has a capsule with their addresses."""

    _fields_ = [
        ("major", c_uint32),
        ("minor", c_uint32),
        ("previous", c_void_p),
        ("managed_tensor_allocator", c_void_p),
        ("managed_tensor_from_py_object_no_sync", c_void_p),
        ("managed_tensor_to_py_object_no_sync", c_void_p),
        ("dltensor_from_py_object_no_sync", c_void_p),
        ("current_work_stream", c_void_p),
    ]


HEADS: dict[bytes, Any] = {VERSIONED: DLManagedTensorVersioned, PLAIN: DLManagedTensor}
FORMATS = {VERSIONED: "=IIQQQQiiiBBHQQQ", PLAIN: "=QiiiBBHQQQQQ"}
"""The members of the structs, for :mod:`struct`."""

POSSIBLE = hasattr(ctypes, "pythonapi")
"""PyPy has no C API for ctypes."""
if POSSIBLE:

    def _declared(name: str, result: Any, *arguments: Any) -> Any:
        return ctypes.PYFUNCTYPE(result, *arguments)((name, ctypes.pythonapi))

    capsule_new = _declared("PyCapsule_New", ctypes.py_object, c_void_p, c_void_p, c_void_p)
    capsule_is_valid = _declared("PyCapsule_IsValid", ctypes.c_int, ctypes.py_object, c_void_p)
    capsule_pointer = _declared("PyCapsule_GetPointer", c_void_p, ctypes.py_object, c_void_p)
    capsule_rename = _declared("PyCapsule_SetName", ctypes.c_int, ctypes.py_object, c_void_p)
    keep_forever = _declared("Py_IncRef", None, ctypes.py_object)

EXCHANGE = b"dlpack_exchange_api"
_names = {
    name: ctypes.create_string_buffer(name)
    for name in (EXCHANGE, *(kind + name for kind in (b"", USED, LENT) for name in (PLAIN, VERSIONED)))
}
_name = {name: ctypes.addressof(buffer) for name, buffer in _names.items()}
if POSSIBLE:
    keep_forever(_names)  # capsules have their addresses
    keep_forever(ended)  # and machine code looks at it


def _offsets(name: bytes) -> list[int]:
    """Where the members of a capsule's struct are; -1 for those that it lacks."""
    members = "context", "deleter", "major", "flags", "tensor"
    return [getattr(getattr(HEADS[name], member, None), "offset", -1) for member in members]


def kind_of_capsules(name: bytes) -> tuple[int, ...]:
    """As of :mod:`..._floor.native.capsules`."""
    return (_name[name], _name[USED + name], *_offsets(name))


def exchange_api(cls: Any) -> Any:
    """A class's functions in C; None if it has none, or of another version."""
    capsule = getattr(cls, "__dlpack_c_exchange_api__", None)
    if not POSSIBLE or capsule is None or not capsule_is_valid(capsule, _name[EXCHANGE]):
        return None
    found = ExchangeAPI.from_address(capsule_pointer(capsule, _name[EXCHANGE]))
    if found.major != VERSION[0]:
        return None
    keep_forever(capsule)  # machine code has addresses of it
    return found


# --- Python's functions

_exports: dict[int, Any] = {}
"""Address of a struct -> the struct and the owner of the elements. Removing one ends the export."""
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
if POSSIBLE:
    keep_forever(_delete)  # consumers may outlive this module


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
        struct.deleter = None
        keep_forever(struct)


if POSSIBLE:
    atexit.register(_leave)


def _offer_of(name: bytes) -> Any:
    def offer(content: bytes, owner: object) -> object:
        """A capsule for a struct with this content, in which the tensor's shape and strides are offsets."""
        memory = ctypes.create_string_buffer(content, len(content))
        struct, at = HEADS[name].from_buffer(memory), ctypes.addressof(memory)
        struct.deleter = ctypes.cast(_delete, c_void_p)
        struct.tensor.shape += at
        struct.tensor.strides += at
        if len(_offered) >= _limit[0]:
            _look()
            if _at_collection not in gc.callbacks:
                gc.callbacks.append(_at_collection)
        _exports[at] = struct, owner
        capsule = capsule_new(at, _name[name], None)
        _offered[capsule] = at
        return capsule

    return offer


head, _words = Struct("=QQQQQiiiBBHQQQ"), Struct("=4Q")
"""What is taken out of a capsule: the addresses of the struct and of its deleter's address, version, flags, tensor; and the part of
it before the tensor."""
_taking = forkable_lock()


class Loan(Unique):
    """A tensor that was taken from a capsule, given back with the last reference."""

    __slots__ = ("address", "capsule", "name")

    def __init__(self, address: int, capsule: Any, name: bytes) -> None:
        self.address, self.capsule, self.name = address, capsule, name

    def __del__(self, ended: list[str] = ended) -> None:
        if ended:
            return
        try:
            is_lent = capsule_is_valid(self.capsule, _name[USED + self.name])
        except AttributeError:  # never made: an exception of a signal handler
            return
        if is_lent:  # else such an exception came before that: the capsule has the tensor still
            function = c_void_p.from_address(self.address + HEADS[self.name].deleter.offset).value
            if function:
                DELETER(function)(self.address)


def _lend(capsule: Any) -> Loan:
    """The loan of a capsule's tensor; the capsule is used then. Raises BufferError for a used capsule or another object."""
    for name in HEADS:
        with _taking:  # of several threads, one gets it
            try:
                address = capsule_pointer(capsule, _name[name])
            except ValueError:  # another name
                continue
            loan = Loan(address, capsule, name)
            capsule_rename(capsule, _name[USED + name])
            return loan
    raise BufferError(f"an unused DLPack capsule is expected, got {capsule!r}")


def _read(loan: Any) -> bytes:
    """The tensor of a loan, also of machine code: ``head``, the shape, and the strides unless there are none."""
    if loan.__class__ is Loan:
        name, address = loan.name, loan.address
    else:
        name = PLAIN if capsule_is_valid(loan, _name[LENT + PLAIN]) else VERSIONED
        address = capsule_pointer(loan, _name[LENT + name])
    content, hindrance = _content(name, address)
    if hindrance:
        raise BufferError(hindrance)
    return content


def _content(name: bytes, address: int) -> tuple[bytes, str]:
    """What :func:`_read` returns, and the reason why a tensor cannot be used."""
    _, deleter, version, flags, tensor = _offsets(name)
    major, minor = (c_uint32 * 2).from_address(address) if version >= 0 else VERSION
    if major > VERSION[0]:  # the rest of the struct may be another
        return b"", f"DLPack {major}.{minor} is newer than {VERSION[0]}, which is understood here"
    content = DLTensor.from_address(address + tensor)
    if content.ndim < 0 or content.ndim and not content.shape:
        return b"", f"a DLPack tensor of {content.ndim} dimensions has no shape"
    about = [c_uint64.from_address(address + place).value if place >= 0 else 0 for place in (version, flags)]
    lists = [ctypes.string_at(at, 8 * content.ndim) for at in (content.shape, content.strides) if at]
    return b"".join([_words.pack(address, address + deleter, *about), bytes(content), *lists]), ""


# --- the choice

_chosen: list[tuple[dict[bytes, Any], Any, Any]] = []


def functions() -> tuple[dict[bytes, Any], Any, Any]:
    """The quickest functions here: ``offer(content, owner)`` for each kind of capsule, ``lend(capsule)`` and ``read(loan)``. Raises
    BufferError where there are no capsules."""
    if not POSSIBLE:
        raise BufferError(
            f"DLPack needs the C API of CPython, which {sys.implementation.name} does not give to ctypes: "
            "use __cuda_array_interface__ or __array_interface__"
        )
    if not _chosen:
        offers = {name: _offer_of(name) for name in HEADS}
        lend, read = _lend, _read
        if native.available():
            try:
                from ..._floor.native import capsules
            except ImportError:  # the interpreter is ending
                return offers, lend, read
            kinds = {name: kind_of_capsules(name) for name in HEADS}
            offers = capsules.offers(offers, kinds)
            if not FREE_THREADED:  # lending is several steps, for one of several threads
                loans = [(*kind, _name[LENT + name]) for name, kind in kinds.items()]
                lend, read = capsules.borrowing(lend, read, loans, VERSION[0], ended)
        _chosen.append((offers, lend, read))
    return _chosen[0]
