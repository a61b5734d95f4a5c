"""Handles whose memory others may change. A handle becomes live when a program asks for its address."""

from __future__ import annotations

from _ctypes import addressof
from _operator import index
from struct import Struct

from . import Handle, integer, number_class
from .member import MANY, used_often

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


FIRST_ADDRESS = 4096
"""No system gives the first page of memory to programs."""


def as_address(value: Any) -> int:
    """An integer in the range of addresses. ctypes would truncate others to a different address, and crash the
    process."""
    address = int(index(value))  # until Python 3.9, index() keeps a handle, which has no order
    if not 0 <= address < 1 << 64:
        raise OverflowError(f"{address} is not an address")
    return address


def as_place(value: Any) -> int:
    """The address of something to read, or 0."""
    if type(value) is int and FIRST_ADDRESS <= value < 1 << 64:  # the usual case
        return value
    address = as_address(value)
    if 0 < address < FIRST_ADDRESS:
        raise ValueError(f"{address} is not an address: nothing lies below {FIRST_ADDRESS}")
    return address


class LiveClass(type):
    """Metaclass of live classes. A live class equals its plain class: ``getPtr()`` changes ``type(handle)``, and
    programs use that as a dict key. The package itself tells them apart by :class:`Live` or by identity."""

    def __eq__(cls, other: object) -> bool:
        return cls is other or cls._plain is other  # type: ignore[attr-defined]

    def __hash__(cls) -> int:
        return hash(cls._plain)  # type: ignore[attr-defined]


class Live:
    """Mixed into live handle classes: the value of a live handle is the current content of a slot. Calling such a class
    makes a plain handle."""

    _where: tuple[Any, int]
    """A ctypes object that has the slot, and the offset there."""
    _plain: Any
    """The class of the handle before it became live."""
    _unpack_from: Any
    """Reads the slot."""
    _slot: Any
    """The class of a slot of its own."""
    _owns = False
    """Whether nobody else has the slot's memory."""

    def __new__(cls, *arguments: Any, **named: Any) -> Any:
        return cls._plain(*arguments, **named)

    def _number(self) -> Any:
        """The number in the slot."""
        owner, offset = self._where
        return self._unpack_from(owner, offset)[0]

    def getPtr(self) -> int:
        _count(self._plain)
        owner, offset = self._where
        return addressof(owner) + offset

    def __int__(self) -> int:
        _count(self._plain)
        number = self._number()
        return number if number.__class__ is int else int(number or 0)  # the slot of a cufftReal holds a float

    __index__ = __int__

    def __eq__(self, other: object) -> bool:
        _count(self._plain)
        if isinstance(other, Live):
            other = other._number()
        elif isinstance(other, int):
            other = int.__int__(other)
        else:
            return False
        return bool(self._number() == other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        _count(self._plain)
        return hash(self._number())

    def __reduce__(self) -> Any:
        return self._plain, (integer(self),)


def _present(name: str) -> Any:
    """An int operation on the current numbers of live handles, not on those they were made with."""
    operation = getattr(int, name)
    return lambda self, *others: operation(integer(self), *[integer(x) if isinstance(x, Live) else x for x in others])


for _name in """
add radd sub rsub mul rmul truediv rtruediv floordiv rfloordiv mod rmod and rand or ror xor rxor lshift rlshift
rshift rrshift neg pos invert abs float format
""".split():
    setattr(Live, f"__{_name}__", _present(f"__{_name}__"))


def is_alias(value: Any) -> bool:
    """Whether a handle stands for memory that is somebody else's, as one made by ``_ptr=``."""
    return isinstance(value, Live) and not value._owns


def any_live(*values: Any) -> bool:
    """Whether a value is a live handle: ``struct`` would pack the number it was made with."""
    for kind in map(type, map(type, values)):
        if kind is not type and issubclass(kind, LiveClass):
            return True
    return False


def stays_the_same(cls: Any) -> bool:
    """Whether a class is a handle class whose instances never change their number."""
    return isinstance(cls, type) and issubclass(cls, Handle) and not issubclass(cls, Live)


live_classes: dict[type, type] = {}
"""Live classes by handle class, as far as they were needed."""


def live_class(cls: Any) -> Any:
    """The live class of a handle class, with the same name and family."""
    if issubclass(cls, Live):
        return cls
    try:
        return live_classes[cls]
    except KeyError:
        namespace: dict[str, Any] = {"__module__": cls.__module__, "__qualname__": cls.__qualname__, "_plain": cls}
        namespace["_unpack_from"], namespace["_slot"] = Struct(f"={cls.code}").unpack_from, number_class(cls.code)
        if "_generated" in cls.__dict__:
            namespace["_generated"] = True
        kind = LiveClass if type(cls) is type else type("LiveClass", (LiveClass, type(cls)), {})
        made = kind(cls.__name__, (Live, cls), namespace)
        return live_classes.setdefault(cls, made)


_left = [MANY]
"""Uses of live handles that are left to Python until machine code takes over those of the class of the last one."""


def _count(cls: Any) -> None:
    _left[0] = left = _left[0] - 1
    if left <= 0:
        _left[0] = MANY
        used_often(cls)


_set_class = vars(object)["__class__"].__set__
"""Without the notes that CPython takes of ``object.__setattr__``, which handles need otherwise."""


def make_live(handle: Any) -> int:
    """Let a handle's value follow a memory slot. Returns the slot's address."""
    cls, facts = handle.__class__, handle.__dict__
    _count(cls)
    live: Any = live_classes.get(cls) or live_class(cls)
    slot, _ = facts.setdefault("_where", (live._slot(handle), 0))  # the same slot for every thread
    facts["_owns"] = True
    cls._by_value.pop(handle, None)  # the number of this object may change
    _set_class(handle, live)
    return addressof(slot)


def view(cls: Any, owner: Any, offset: int = 0) -> Any:
    """A handle of class ``cls`` that reads the memory of a ctypes object, and keeps it alive."""
    live: Any = live_classes.get(cls) or live_class(cls)
    handle = int.__new__(live, *live._unpack_from(owner, offset))
    handle.__dict__["_where"] = owner, offset
    return handle


def at(cls: Any, address: Any) -> Any:
    """A handle of class ``cls`` that reads the memory at an address."""
    return view(cls, number_class(cls.code).from_address(as_place(address)))
