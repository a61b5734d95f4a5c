"""A member of a struct of ``bindings``: a property, and the facts that machine code needs to take its place."""

from __future__ import annotations

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


class Member(property):
    """A member of a struct, with the facts that machine code needs (:mod:`..native.members`)."""

    field: Any = None
    """The field of ctypes that reads and sets it, or the ctypes class and the offset to make one of."""
    reads = True
    """Whether the field reads it, but for the conversion of an enum's number by the dict ``known`` or by ``convert``."""
    known: Any = None
    convert: Any = None
    classes: tuple[Any, ...] = ()
    """The field sets values of exactly these classes,"""
    code = ""
    """and ints that fit this struct code,"""
    stored = ""
    """The struct code of the number that it is in memory; empty for other members."""
    unkeeps = False
    """but for a struct that keeps values, since the former value may be one of them."""
    reader: Any = None
    """Makes a quicker ``fget`` of the field's ``__get__``. The field's class is then a subclass of the class given."""
    listed: tuple[Any, ...] = ()
    """Of an array of numbers: their struct code, the classes of the elements that need no check in Python, their number."""
    octets = 0
    """The size of a member that is bytes: of other text, only bytes of that size are set."""
    pointed: Any = None
    """Of a pointer to a list: a function that returns the class of its structs, None if it has others or that is not made so far; the
    struct code of its numbers, and the classes that need no check in Python."""
    counter: Any = None
    """The field with the length of that list."""
    text = 0
    """The size of a text that is read as str, up to its first 0, and set by a shorter one."""
    exact = False
    """Whether instances of subclasses, such as those to read only, are set by Python."""
    live: Any = None
    """The handle class of a member that is read as a live handle, whose slot the field reads."""
    record: Any = None
    """A function that returns the class of the structs in it; None before that is made."""

    def told(self, **facts: Any) -> Member:
        self.__dict__.update(facts)
        return self
