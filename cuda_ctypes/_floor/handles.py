"""Handles and scalar typedefs (``CUstream``, ``CUdeviceptr``, ``CUdevice``) as int subclasses.

An int hashes and compares in C, so that :mod:`.arguments` finds a handle's converted argument with one dict look-up;
a ctypes object in the same place costs 40 ns more per argument.
"""

from __future__ import annotations

from _ctypes import _SimpleCData, addressof
from _operator import index

from .c_numbers import bounds, number_class

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


def integer(value: Any) -> int:
    """``value`` as an int: ints, handles, enums, numpy integers, anything that ``int()`` takes but text."""
    if isinstance(value, Live):
        return value._slot.value or 0
    if isinstance(value, int):
        return int.__int__(value)  # a plain int, which index() gives from Python 3.10 on only
    try:
        return index(value)
    except TypeError:
        convert = getattr(type(value), "__int__", None)
        if convert is None or isinstance(value, _SimpleCData):
            raise TypeError(f"an integer is required, got {type(value).__name__}") from None
        return int(convert(value))


_new = int.__new__

LIMIT = 4096
"""Entries after which a cache starts anew."""
caches: list[dict[Any, Any]] = []
"""Dicts that find handles, or are keyed by them: emptied when a handle becomes live and its value may change."""


class Handle(int):
    """Base of the generated handle classes. As an int it equals any int of its value: comparing classes in Python would
    cost 200 ns at each look-up in :mod:`.arguments` where an int and a handle of the same value are both in use.

    ``Cls(init_value=0, _ptr=0)``: with ``_ptr``, the address of a slot in memory, the handle is a live view of it.
    """

    c_type: Any
    """The ctypes class of the slot in C."""
    low: int
    high: int
    is_pointer: bool
    family: Any
    """The class at the root: ``cudaStream_t`` is a ``CUstream``, and either is taken where the other is meant."""

    def __new__(cls, init_value: Any = 0, _ptr: int = 0) -> Any:
        if init_value.__class__ is int and not _ptr and cls.low <= init_value <= cls.high:
            return _new(cls, init_value)
        if _ptr:
            from .live_handles import view

            return view(cls, cls.c_type.from_address(_ptr))
        return _new(cls, cls.check(init_value))

    @classmethod
    def check(cls, value: Any) -> int:
        """``value`` as an int within the C type's range, or OverflowError."""
        number = integer(value)
        if not cls.low <= number <= cls.high:
            raise OverflowError(f"{number} does not fit {cls.__name__} ({cls.low} to {cls.high})")
        return number

    def getPtr(self) -> int:
        """Address of the memory that holds this handle; what is written there is this handle's value from then on."""
        from .live_handles import live_class

        slot = self.__dict__.setdefault("_slot", self.c_type(int(self)))  # one, whichever thread comes first
        object.__setattr__(self, "__class__", live_class(type(self)))
        for cache in caches:
            cache.clear()
        return addressof(slot)

    def __setattr__(self, name: str, value: Any) -> None:
        if "_generated" in type(self).__dict__:  # subclasses may have attributes of their own
            raise AttributeError(f"{type(self).__name__} has no attribute {name!r}")
        object.__setattr__(self, name, value)

    def __bool__(self) -> bool:
        return True

    def __repr__(self) -> str:
        number = integer(self)
        return f"<{type(self).__name__} {hex(number) if self.is_pointer else number}>"

    __str__ = __repr__

    def __reduce__(self) -> Any:
        return type(self), (integer(self),)


class Live:
    """Base of handles whose address is known outside (:mod:`.live_handles`): their value is what stands in their slot now."""

    _slot: Any


def make_handle(name: str, module: str, code: str, is_pointer: bool, extra: dict[str, Any], base: Any = Handle) -> Any:
    """A :class:`Handle` subclass whose slot in C is a number with this struct code."""
    low, high = bounds(code)
    namespace = {
        "__module__": module,
        "__doc__": f"The C type {name}.",
        "c_type": number_class(code),
        "low": low,
        "high": high,
        "is_pointer": is_pointer,
        "_generated": True,
        **extra,
    }
    made: Any = type(name, (base,), namespace)
    made.family = made if base is Handle else base.family
    return made
