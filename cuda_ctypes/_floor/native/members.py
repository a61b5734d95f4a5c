"""Machine code behind ``config.gridDimX = 3``: the members of the structs of ``bindings``.

A property in Python takes 0.2 to 2 us. Code reads and stores numbers, bytes and lists of numbers itself, makes live handles and copies
structs, and lists that a struct points to (:mod:`.pointed_lists`). For structs to read, text and small numbers it looks at the value,
and lets a field of ctypes read or set it. The other values, and the other members, go to the property's functions.

CPython has descriptors for members that C functions read and set (PyGetSetDef). Their last argument leads to the pool here.
"""

from __future__ import annotations

import ctypes

from .. import FREE_THREADED, from_a_signal
from ..builtins import BYTES, lasting, process_function
from ..types import WORD, Handle
from ..types.callbacks import Callback
from ..types.live_handles import live_class, live_classes
from ..types.member import Member
from ..types.struct_arrays import Several
from ..types.struct_views import View
from .equality import INHERITS
from .handle_constructors import OURS, quicken
from .interpreter import (
    DIGITS,
    DOUBLE,
    ITEMS,
    LENGTH,
    LIST,
    MEMORY,
    TYPE,
    WHOLE,
    Functions,
    address,
    field_functions,
    inherited_slot,
    jump_by_digits,
    member_descriptor,
)
from .lent_memory import LentMemory, lent
from .live import WHERE
from .live_methods import quicken_live
from .parts import Parts, part_of
from .pointed_lists import PointedLists, is_early, pointed
from .remembered import LASTING, get_part, load_memory, load_offset, load_remembered, remember, slots_of
from .routine import ELEMENTS, METHODS, Routine, longest
from .writing import FOUND, GIVEN, OWNER, REAL, sources

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

SET_ERROR = address("PyErr_SetObject")
TWO, ONE, SMALL = {"Q", "q"}, {"I", "i"}, {"H": 1 << 16, "h": 1 << 15, "B": 1 << 8, "b": 1 << 7}
"""Struct codes of the numbers that every int of two digits fits, every int of one, and those below a limit."""
MINUS_ONE = (1 << 64) - 1


class Access(Routine):
    """The code that reads or sets a member. Both have the same pool."""

    def __init__(self, cls: Any, name: str, member: Member, field: Any) -> None:
        put = _until_made(cls, name, member) if is_early(member) else member.fset
        super().__init__(ctypes.c_void_p(), member.fget, put, 0)
        self.name = f"{cls.__name__} members"
        self.cls = cls
        self.member = member
        self.reading, self.setting = field_functions(field)
        self.field, self.known, self.convert = map(self.pooled, (field, member.known, member.convert))
        self.error = self.pooled(AttributeError), self.pooled(f"{cls.__name__}.{name} cannot be deleted")
        self.accepted = tuple(map(self.pooled, member.classes))
        self.digits = 2 if member.code in TWO else 1 if member.code in ONE or member.code in SMALL else 0
        self.stored = member.stored if member.stored in TWO or member.stored in ONE else ""
        self.offset = len(self.numbers)
        self.number(field.offset)
        self.float_class = self.pooled(float) if member.stored in REAL else 0
        self.exact = self.pooled(cls) if member.exact else 0
        self.guarded = bool(member.exact and (member.record or issubclass(cls, Several)))
        """Whether instances of subclasses are read by Python too: a part of a struct to read only is one as well; those of arrays have
        other lengths."""
        self.octets = 0
        if member.octets:
            self.octets, self.bytes = len(self.numbers), self.pooled(bytes)
            self.number(member.octets)
        self.string = self.pooled(str) if member.text else 0
        self.listed: tuple[Any, ...] = ()
        code, classes, length = member.listed or ("", (), 0)
        if code in ELEMENTS and length <= longest(code) and not FREE_THREADED:
            self.sources.append(self.array(0, code, *classes))
            self.listed = self.pooled(list), self.pooled(tuple), length, len(self.numbers), code
            self.number(length * ELEMENTS[code])
        self.pointed = pointed(self, member, name, BASE)
        self.empty = (BASE, inherited_slot(cls, "_kept")) if member.empty or member.pointed and member.fset else ()
        """Where a struct has something if it may point to a list."""
        self.lists = bool(self.listed) and {int, float}.issuperset(classes)
        """Whether it is read as a list of plain numbers."""
        self.live: tuple[int, ...] = ()
        """Positions of the dict of live classes, of the handle class and its live class, of the attribute of a live handle, and of the
        member's offset."""
        if member.live:
            live = live_classes, member.live, live_class(member.live), WHERE, field.offset
            quicken_live(live_class(member.live))
            self.live = tuple(map(self.pooled, live))
        self.remembered = slots_of(cls, name)
        self.near = self._near()
        self.handle = self.pooled(Handle) if member.lends or member.live and issubclass(member.live, Callback) else 0
        """Set if handles of other classes are Python's: the struct keeps a callback alive, and kernel parameters are no handle."""
        self.where = self.pooled(WHERE)
        self.lent = lent(self, member.lends, name, BASE, inherited_slot(cls, "_kept")) if member.lends else None
        self.unkept = [BASE, inherited_slot(cls, "_kept")] if member.lends and not self.lent else []
        """Offsets, in the struct, of what it is a part of and of what it keeps: for Python, if there is any."""
        is_part = member.classes and issubclass(member.classes[0], View)
        self.alone: tuple[int, ...] = (BASE, inherited_slot(member.classes[0], "_kept")) if is_part else ()
        """The same in the struct to set."""
        self.shared = inherited_slot(cls, "_kept") if is_part and member.classes[0]._has_pointers else 0
        """Where the struct has what its part keeps; 0 for a part that keeps nothing."""
        self.part = part_of(self, member, field.offset, BASE)
        self.whole = len(self.numbers) if member.classes and member.record else 0
        if self.whole:
            self.number(ctypes.sizeof(member.classes[0]))

    def _near(self) -> int:
        """The position of the number that a part's offset in the whole is below if the offsets of all its members are ints that last; 0 if
        the member is no handle that is remembered."""
        if not self.live or not self.remembered:
            return 0
        self.number(max(LASTING + 1 - ctypes.sizeof(self.cls), 0))
        return len(self.numbers) - 1

    def descriptor_of(self, cls: Any, name: str) -> Any:
        """The descriptor for the class; None if there is no room for code."""
        pool = lasting(self._pool(cls.__module__))
        codes = []
        for kind in ("get", "put") if self.member.fset else ("get",):
            places = self.field, self.known, self.convert, self.error, self.accepted
            told = self.stored, self.member.reads, self.member.known is None, SMALL.get(self.member.code), self.digits
            more = (
                (*self.alone, *self.unkept),
                self.octets,
                self.live,
                self.remembered,
                self.near,
                self.shared,
                self.part,
                self.listed,
                self.lists,
                self.whole,
                self.float_class and self.member.stored,
                self.pointed,
                self.lent,
                self.empty,
                self.exact,
                self.member.text,
                self.string,
                self.guarded,
                self.handle,
            )
            self.result = kind, self.reading, self.setting, *places, *told, *more
            code = self._code()
            if code is None:
                return None
            codes.append(lasting(code).address)
        return member_descriptor(cls, name, codes[0], codes[1] if len(codes) > 1 else 0, pool)

    def _written(self, pool: int) -> tuple[bytes, list[int]]:
        writer = AccessWriter(self, pool)
        return writer.written(), writer.code.returns


GET, PUT = 1, 2
"""Positions of the property's functions in the pool."""


class AccessWriter(Parts, PointedLists, LentMemory):
    routine: Access

    def written(self) -> bytes:
        machine, code = self.machine, self.code
        owner, second, third = machine.ARGUMENTS[:3]
        reads = self.routine.result[0] == "get"
        code.store_slot(OWNER, owner)
        code.move(machine.KEPT, owner if reads else second)
        code.offset(machine.POOL, second if reads else third, ITEMS)
        (self.get if reads else self.put)()
        self.write_behind()
        return code.finished()  # type: ignore[no-any-return]

    def get(self) -> None:
        machine, code, access = self.machine, self.code, self.routine
        first, second, third = machine.ARGUMENTS[:3]
        if access.guarded:
            self.guard(machine.KEPT, (access.exact,))
            self.behind.append(self._get_of_others)
        for applies, write in (
            (access.octets and not access.member.reads or access.member.text, self._get_content),
            (access.live, self._get_live),
            (access.float_class, self._get_real),
            (access.lists, self._get_list),
            (not access.member.reads and not access.empty, self._get_by_python),
        ):
            if applies:
                write()
                return
        if access.empty:
            self._get_pointed(access.empty)
            return
        if access.stored:
            self._place(first)
            self._number_at(access.stored)
        elif access.remembered:
            get_part(self, access.remembered, access.shared, self._get_by_field)
            return
        else:
            self._get_by_field()
        if access.member.known is not None:
            code.if_zero(machine.RESULT, "failed")
            code.move(machine.KEPT, machine.RESULT)
            self.load_object(first, access.known)
            code.move(second, machine.KEPT)
            self.find("unknown")
            code.label("converted")
            self.drop(machine.KEPT)
            code.move(machine.RESULT, machine.STATE)
            code.label("failed")
        code.leave()
        if access.member.known is not None:
            code.label("unknown")
            self.load_object(first, access.convert)
            self.call_one()
            code.move(machine.STATE, machine.RESULT)
            code.jump("converted")

    def _get_by_field(self) -> None:
        first, second, third = self.machine.ARGUMENTS[:3]
        self.load_object(first, self.routine.field)
        self.code.load_slot(second, OWNER)
        self.code.constant(third, 0)
        self.code.call(self.routine.reading)

    def _get_of_others(self) -> None:
        self.code.label("slow")
        self._get_by_python()

    def _get_by_python(self) -> None:
        self.load_object(self.machine.ARGUMENTS[0], GET)
        self.call_one()
        self.code.leave()

    def _get_content(self) -> None:
        """Make bytes or a text of the member."""
        machine, code, text = self.machine, self.code, self.routine.member.text
        first, second = machine.ARGUMENTS[:2]
        self._place(first)
        code.move(first, machine.STATE)
        if text:
            from .writing.texts import decode

            decode(self, 0, text)
        else:
            self.load_number(second, self.routine.octets)
            code.call(Functions.new_bytes)
        code.leave()

    def _get_real(self) -> None:
        self._place(self.machine.ARGUMENTS[0])
        self._number_at(self.routine.member.stored)
        self.code.leave()

    def _number_at(self, kind: str) -> None:
        """Make an int or a float of the number at the address in STATE."""
        machine, code = self.machine, self.code
        first = machine.ARGUMENTS[0]
        code.load_half(first, machine.STATE) if ELEMENTS[kind] == 4 else code.load(first, machine.STATE, 0)
        if kind in REAL:
            code.store_slot(FOUND, first)
            code.load_double(FOUND, kind == "f")
            code.call(Functions.from_double)
            return
        if kind == "i":
            code.extend(first, first, "i")
        code.call(Functions.from_unsigned if kind in "QI" else Functions.from_signed)

    def _get_list(self) -> None:
        """Make a list of numbers."""
        machine, code = self.machine, self.code
        _, _, length, _, kind = self.routine.listed
        code.constant(machine.ARGUMENTS[0], length)
        code.call(Functions.new_list)
        code.if_zero(machine.RESULT, "end")
        code.store_slot(GIVEN, machine.RESULT)
        code.load(machine.VALUES, machine.RESULT, LIST)
        code.offset(machine.KEPT, machine.VALUES, 8 * length)
        code.load_slot(machine.ARGUMENTS[0], OWNER)
        self._place(machine.ARGUMENTS[0])
        code.label("again")
        self._number_at(kind)
        code.if_zero(machine.RESULT, "failed")
        code.store(machine.VALUES, 0, machine.RESULT)
        code.offset(machine.VALUES, machine.VALUES, 8)
        code.offset(machine.STATE, machine.STATE, ELEMENTS[kind])
        code.if_below(machine.VALUES, machine.KEPT, "again")
        code.load_slot(machine.RESULT, GIVEN)
        code.label("end")
        code.leave()
        code.label("failed")
        code.load_slot(machine.KEPT, GIVEN)
        self.drop(machine.KEPT)
        code.constant(machine.RESULT, 0)
        code.leave()

    def _get_live(self) -> None:
        """Make a live handle of the member, as :func:`..types.live_handles.view` does."""
        machine, code, access = self.machine, self.code, self.routine
        first = machine.ARGUMENTS[0]
        code.load_slot(first, OWNER)
        self._place(first)
        if access.stored in TWO:
            code.load(machine.KEPT, machine.STATE, 0)
        else:
            code.load_half(machine.KEPT, machine.STATE)
            code.extend(machine.KEPT, machine.KEPT, access.stored)
        self.split("long")

        def renew() -> None:
            """C functions read the digits, and the member may have changed."""
            code.store(machine.VALUES, LENGTH, machine.STATE)
            code.store(machine.VALUES, DIGITS, machine.KEPT)

        load_remembered(self, access.remembered, True, renew)
        *_, cls, _, offset = access.live
        self.make_live(
            lambda: self.load_object(first, cls),
            lambda: load_memory(self, access.remembered),
            lambda: load_offset(self, access.remembered, offset),
            lambda: remember(self, access.remembered),
        )
        code.label("long")
        self.load_object(first, GET)
        code.load_slot(machine.KEPT, OWNER)
        self.call_one()
        code.leave()

    def put(self) -> None:
        machine, code = self.machine, self.code
        code.if_zero(machine.KEPT, "delete")
        if self.routine.exact:
            code.load_slot(machine.FIRST, OWNER)
            self.guard(machine.FIRST, (self.routine.exact,))
        self._accept()
        self._put_by_python()

    def _put_by_python(self) -> None:
        machine, code, access = self.machine, self.code, self.routine
        first, second, third, fourth = machine.ARGUMENTS[:4]
        code.label("slow")
        self.load_object(first, PUT)
        code.load_slot(second, OWNER)
        code.move(third, machine.KEPT)
        code.constant(fourth, 0)
        code.call(Functions.call_one)
        code.move(machine.KEPT, machine.RESULT)
        code.if_zero(machine.KEPT, "failed")
        self.drop(machine.KEPT)
        code.constant(machine.RESULT, 0)
        code.leave()
        code.label("delete")
        self.load_object(first, access.error[0])
        self.load_object(second, access.error[1])
        code.call(SET_ERROR)
        code.label("failed")
        code.constant(machine.RESULT, MINUS_ONE)
        code.leave()

    def _accept(self) -> None:
        """Let the field set the values for which the property's function is not needed."""
        machine, code, access = self.machine, self.code, self.routine
        first, second, third = machine.ARGUMENTS[:3]
        for applies, write in (
            (access.octets, self._copy),
            (access.string, self._copy_text),
            (access.listed, self._copy_list),
            (access.float_class, self._copy_real),
            (access.pointed, self._set_pointed),
        ):
            if applies:
                write()
                return
        if not access.accepted and not access.digits:
            return
        code.load(first, machine.KEPT, TYPE)
        for cls in access.accepted:
            self.load_object(machine.SECOND, cls)
            code.if_equal(first, machine.SECOND, "number" if access.stored else "accepted")
        if access.stored:
            self._store()
            return
        if access.digits:
            self._accept_numbers()
        code.jump("slow")
        if access.accepted:
            code.label("accepted")
            if access.alone:
                self.expect_alone(machine.KEPT, access.alone, "keeps" if access.part else "slow")
        if access.whole:
            self._fill_from(access.whole, lambda: code.load(second, machine.KEPT, MEMORY))
            if access.part:
                self.behind.append(self.copy_with_kept)
            return
        code.label("fits")
        self.load_object(first, access.field)
        code.load_slot(second, OWNER)
        code.move(third, machine.KEPT)
        code.call(access.setting)
        code.leave()

    def _copy(self) -> None:
        """Copy bytes of the member's size."""
        machine, code, access = self.machine, self.code, self.routine
        second = machine.ARGUMENTS[1]
        self.load_object(machine.SECOND, access.bytes)
        code.if_other_at(machine.KEPT, TYPE, machine.SECOND, "slow")
        code.load(machine.FIRST, machine.KEPT, LENGTH)
        self.load_number(machine.SECOND, access.octets)
        code.if_different(machine.FIRST, machine.SECOND, "slow")
        self._fill_from(access.octets, lambda: code.offset(second, machine.KEPT, BYTES))

    def _copy_text(self) -> None:
        """Copy the UTF-8 of a str that is shorter than the member, and clear the rest."""
        machine, code, size = self.machine, self.code, self.routine.member.text
        first, second, third = machine.ARGUMENTS[:3]
        self.guard(machine.KEPT, (self.routine.string,))
        code.move(first, machine.KEPT)
        code.slot_address(second, FOUND)
        code.call(Functions.encoded_with_size)
        code.if_zero(machine.RESULT, "no text")
        code.store_slot(GIVEN, machine.RESULT)
        code.load_slot(machine.FIRST, FOUND)
        code.constant(machine.SECOND, size)
        code.if_below(machine.FIRST, machine.SECOND, "fits")
        code.jump("slow")
        code.label("no text")
        code.call(Functions.forget_error)
        code.jump("slow")
        code.label("fits")
        code.load_slot(first, OWNER)
        self._place(first)
        code.move(first, machine.STATE)
        code.constant(second, 0)
        code.constant(third, size)
        code.call(Functions.clear)
        code.move(first, machine.STATE)
        code.load_slot(second, GIVEN)
        code.load_slot(third, FOUND)
        code.call(Functions.copy)
        code.constant(machine.RESULT, 0)
        code.leave()

    def _fill_from(self, size: int, load_address: Callable[[], None]) -> None:
        """Copy as many bytes as the number at a position to the member, from the address that is loaded into the second
        argument."""
        machine, code = self.machine, self.code
        code.load_slot(machine.ARGUMENTS[0], OWNER)
        self._place(machine.ARGUMENTS[0])
        code.move(machine.ARGUMENTS[0], machine.STATE)
        load_address()
        self.load_number(machine.ARGUMENTS[2], size)
        code.call(Functions.copy)
        code.constant(machine.RESULT, 0)
        code.leave()

    def _copy_real(self) -> None:
        """Store a float, as a C float perhaps, which then may be an infinity."""
        machine, code, is_single = self.machine, self.code, self.routine.member.stored == "f"
        self.load_object(machine.SECOND, self.routine.float_class)
        code.if_other_at(machine.KEPT, TYPE, machine.SECOND, "slow")
        code.load(machine.FIRST, machine.KEPT, DOUBLE)
        code.store_slot(GIVEN, machine.FIRST)
        code.load_double(GIVEN, False)
        code.store_double(GIVEN, is_single)
        code.load_slot(machine.ARGUMENTS[0], OWNER)
        self._place(machine.ARGUMENTS[0])
        code.load_slot(machine.FIRST, GIVEN)
        code.store_half(machine.STATE, machine.FIRST) if is_single else code.store(machine.STATE, 0, machine.FIRST)
        code.constant(machine.RESULT, 0)
        code.leave()

    def _copy_list(self) -> None:
        """Copy numbers from a list or tuple of as many as the member has."""
        machine, code = self.machine, self.code
        list_class, tuple_class, length, size, _ = self.routine.listed
        self.guard(machine.KEPT, (list_class, tuple_class))
        code.store_slot(GIVEN, machine.KEPT)
        code.slot_address(machine.VALUES, GIVEN)  # its only argument, for the source
        (laid,) = self.laid
        sources.write(self, laid)
        start = laid[2]
        code.load_slot(machine.FIRST, start)
        code.if_other(machine.FIRST, length, "slow")
        self._fill_from(size, lambda: code.slot_address(machine.ARGUMENTS[1], start + 1))

    def _place(self, struct: int) -> None:
        """Load the address of the member of the struct in a register into STATE."""
        machine, code = self.machine, self.code
        code.load(machine.FIRST, struct, MEMORY)
        self.load_number(machine.SECOND, self.routine.offset)
        code.add(machine.STATE, machine.FIRST, machine.SECOND)

    def _store(self) -> None:
        """Store an int, or an object of the accepted classes, which all are numbers."""
        machine, code, access = self.machine, self.code, self.routine
        value = machine.VALUES
        if access.digits:
            self.load_object(machine.SECOND, self.int_class)
            code.if_different(machine.ARGUMENTS[0], machine.SECOND, "other")
            self.behind.append(lambda: self._accept_others("number"))
        else:
            code.jump("slow")
        code.label("number")
        for offset in access.unkept:
            code.load_slot(machine.FIRST, OWNER)
            code.load(machine.FIRST, machine.FIRST, offset)
            code.if_not_zero(machine.FIRST, "slow")
        if access.lent:
            self.expect_keeping()
        labels = {"two": "two"} if access.stored in TWO else {}
        jump_by_digits(code, machine, machine.KEPT, one="one", zero="zero", **labels)
        code.jump("slow")
        if access.stored in TWO:
            code.label("two")
            code.constant(machine.FIRST, 1)
            code.load_joined(value, machine.SECOND, machine.KEPT, DIGITS, machine.FIRST, 0)
            code.jump("stored")
        code.label("zero")
        code.constant(value, 0)
        code.jump("stored")
        code.label("one")
        code.load(machine.FIRST, machine.KEPT, DIGITS)
        code.extend(value, machine.FIRST, "I")  # the rest is undefined
        code.label("stored")
        code.load_slot(machine.RESULT, OWNER)
        self._place(machine.RESULT)
        code.store_half(machine.STATE, value) if access.stored in ONE else code.store(machine.STATE, 0, value)
        if access.lent:
            self.let_go()
        code.constant(machine.RESULT, 0)
        code.leave()

    def _accept_others(self, number: str) -> None:
        """Store a live handle, or an int of another class, such as a bool or a member of a program's enum, or of NumPy."""
        machine, code, access = self.machine, self.code, self.routine
        first, second = machine.ARGUMENTS[:2]
        is_plain = access.stored and not access.handle
        code.label("other")
        self.expect_int("alive", "no int" if is_plain or access.lent else "slow")
        if self.routine.handle:
            code.load(first, machine.KEPT, TYPE)
            self.load_object(second, self.routine.handle)
            code.call(INHERITS)
            code.extend(machine.FIRST, machine.RESULT, "I")
            code.if_not_zero(machine.FIRST, "slow")
        code.jump(number)
        code.label("alive")
        if self.routine.live and not FREE_THREADED:
            classes, cls, _, where, _ = self.routine.live
            live = ELEMENTS[self.routine.stored], False, classes, where
            self.if_unchanged(machine.KEPT, cls, live, "slow")
            code.jump(number)
        else:
            code.jump("slow")
        if access.lent:
            code.label("no int")
            self.take_memory()
        elif is_plain:
            code.label("no int")
            self.load_index(machine.VALUES, "slow", "failed")
            if access.stored in ONE:
                code.shift_right(machine.FIRST, machine.VALUES, 30)
                code.if_not_zero(machine.FIRST, "slow")
            code.jump("stored")

    def _accept_numbers(self) -> None:
        machine, code, access = self.machine, self.code, self.routine
        limit = SMALL.get(access.member.code)
        self.load_object(machine.SECOND, self.int_class)
        code.if_different(machine.ARGUMENTS[0], machine.SECOND, "other")
        self.behind.append(lambda: self._accept_others("an int"))
        code.label("an int")
        labels = {"two": "fits"} if access.digits == 2 else {}
        jump_by_digits(code, machine, machine.KEPT, one="small" if limit else "fits", zero="fits", **labels)
        if limit:
            code.jump("slow")
            code.label("small")
            code.load(machine.FIRST, machine.KEPT, DIGITS)
            code.extend(machine.FIRST, machine.FIRST, "I")  # the rest is undefined
            code.constant(machine.SECOND, limit)
            code.if_below(machine.FIRST, machine.SECOND, "fits")


def _base() -> int:
    """The offset at which a part of a ctypes object refers to the whole, behind the address of its memory; 0 if it is not
    there."""
    part: Any = type("Part", (ctypes.Structure,), {"_fields_": [("number", ctypes.c_int)]})
    whole = type("Whole", (ctypes.Structure,), {"_fields_": [("part", part)]})()
    words = [(ctypes.c_void_p * 3).from_address(id(item) + MEMORY)[2] for item in (whole.part, whole)]
    return WHOLE if words == [id(whole), None] else 0


BASE = _base()
_changed = process_function("PyType_Modified")
_fields: dict[tuple[Any, int], Any] = {}
"""Fields of ctypes by class and offset. A field works with every ctypes object that has the memory."""
_quick: set[Any] = set()
"""Classes whose members are done."""


def _field(member: Member) -> Any:
    """The field by which ctypes reads and sets a member; None if there is none."""
    if not isinstance(member.field, tuple):
        return member.field
    cls, offset = member.field
    if (cls, offset) not in _fields:
        before = [("before", ctypes.c_char * offset)] if offset else []
        whole: Any = type("Whole", (ctypes.Structure,), {"_fields_": [*before, ("part", cls)]})
        _fields[cls, offset] = whole.part if whole.part.offset == offset else None
    return _fields[cls, offset]


def quicken_class(cls: Any) -> None:
    """Let machine code make the instances of a class, and read and set their members, if it can."""
    try:
        quicken(cls)
        quicken_members(cls)
        if cls in live_classes:
            quicken_live(live_classes[cls])
    except Exception as error:  # whatever prevents it, Python does
        if from_a_signal(error):
            raise


def quicken_members(cls: Any) -> None:
    """Let machine code read and set the members of a struct class of ``bindings``, and make and read the structs and handles in them."""
    if not METHODS or not BASE or not isinstance(cls, type) or not issubclass(cls, (View, ctypes.Array)):
        return
    for base in cls.__mro__:
        if base not in _quick and not OURS.isdisjoint(vars(base)):
            _quick.add(base)
            for name, member in list(vars(base).items()):
                if isinstance(member, Member):
                    _quicken(base, name, member)


def _until_made(cls: Any, name: str, member: Member) -> Any:
    """Sets a pointer to a list of structs. As soon as there is a class of those, machine code does."""

    def put(self: Any, value: Any) -> None:
        member.fset(self, value)  # type: ignore[misc]
        if not is_early(member):
            _quicken(cls, name, member)

    return put


def _quicken(cls: Any, name: str, member: Member) -> None:
    try:
        field = _field(member)
        made = field and Access(cls, name, member, field).descriptor_of(cls, name)
        if made:
            lasting(member)  # up to Python 3.12, unions of ctypes do not tell the interpreter's cache of the change
            setattr(cls, name, made)
            _changed(WORD(id(cls)))
    except Exception as error:  # whatever prevents it, the property stays
        if from_a_signal(error):
            raise
    parts = (member.record(),) if member.record else ()
    for part in (*member.classes, *parts):
        quicken(part)
        quicken_members(part)
