"""A member of a struct of ``bindings``: a property, and the facts that machine code needs to take its place."""

from __future__ import annotations

from .. import import_is_impossible

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


MANY = 500
"""Uses of a member after which machine code takes over: to write that of a struct takes 0.3 to 10 ms, and saves 0.03 to 1 us each time."""


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
    lends = ""
    """Of an address that memory may stand for, which the struct keeps then: "read" or "written" by C; "arguments" for a kernel's, where
    objects of NumPy are memory, too."""
    listed: tuple[Any, ...] = ()
    """Of an array of numbers: their struct code, the classes of the elements that need no check in Python, their number."""
    octets = 0
    """The size of a member that is bytes: of other text, only bytes of that size are set."""
    pointed: Any = None
    """Of a pointer to a list: a function that returns the class of its structs, None if it has others or that is not made so far; the
    struct code of its numbers, and the classes that need no check in Python."""
    empty = False
    """Whether it is read as an empty list while it points to nothing."""
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
    left = MANY
    """The uses that are left until machine code takes over."""

    def is_remembered(self) -> bool:
        """Whether a struct may remember the object that was read: a handle, or a part."""
        return bool(self.live or self.classes and self.record)

    def told(self, **facts: Any) -> Member:
        self.__dict__.update(facts)
        return self


class CountedMember(Member):
    """A member that counts its uses. After many of them it becomes a plain one, and so do the others of its struct; machine code reads and
    sets them from then on, if this process has any."""

    def __get__(self, struct: Any, cls: Any = None) -> Any:
        if struct is None:
            return self
        self.left = left = self.left - 1
        if left <= 0:
            count(self, struct)
        return self.fget(struct)  # type: ignore[misc]

    def __set__(self, struct: Any, value: Any) -> None:
        self.left = left = self.left - 1
        if left <= 0:
            count(self, struct)
        put = self.fset
        if put is None:
            property.__set__(self, struct, value)  # raises
        else:
            put(struct, value)


def count(member: Member, struct: Any) -> None:
    """Let a member count no more that was used often, unless another thread or a finalizer has done so right before."""
    if type(member) is CountedMember and not import_is_impossible():
        count_no_more([member])  # the part of another member is in no class
        used_often(type(struct))


def used_often(cls: Any) -> None:
    """Let machine code make the structs of a class that was used often, and read and set their members; unless there is none, or no module
    can be loaded now."""
    if import_is_impossible():
        return
    from ..native import available

    for base in cls.__mro__:
        count_no_more(vars(base).values())
    if available():
        from ..native.members import quicken_class

        quicken_class(cls)


def count_no_more(members: Any) -> None:
    for member in members:
        if type(member) is CountedMember:
            member.__class__ = Member  # type: ignore[assignment]


def counted(made: Any) -> Any:
    """Let a member count its uses."""
    if type(made) is Member:
        made.__class__ = CountedMember
    return made
