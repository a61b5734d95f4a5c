"""The self-check of classes that are called: handles, structs, options, configurations."""

from __future__ import annotations

import ctypes

from .trial import Trial, slow

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any


def constructors(trial: Trial) -> Iterator[tuple[bool, str]]:
    from ..constructors import KnownConstructor, slot_of
    from ..handle_constructors import HandleConstructor, StructConstructor, initializer
    from ..interpreter import inherited_slot, maker
    from ..routine import METHODS

    if not METHODS:
        return
    for two in (False, True):
        cls: Any = type("Number", (int,), {})
        slot_of(cls).value = HandleConstructor(slow, two, True).lasting_address(__name__)
        last = 60 if two else 30
        for number in (0, 1, 256, 257, (1 << 30) - 1, 1 << last - 1, (1 << last) - 1):
            for made in (cls(number), cls(init_value=number)):
                yield type(made) is cls and made == number and hash(made) == hash(number), f"{number} as a handle"
        yield type(cls()) is cls and cls() == 0, "a handle of nothing"
        yield cls(1 << last) == ("slow", (cls, 1 << last), {}) and cls(-1)[0] == "slow", "numbers for Python"
        yield type(cls(True)) is cls and cls(True) == 1, "a bool as a handle"
        yield cls(5, 6)[0] == cls(1.0)[0] == cls(value=5)[0] == "slow", "arguments for Python"
    fields = [("a", ctypes.c_uint64), ("b", ctypes.c_uint64)]
    struct: Any = type("Pair", (ctypes.Structure,), {"__slots__": ("_kept",), "_fields_": fields})
    place = slot_of(struct)
    if place is not None:
        told = initializer(struct), maker(struct)
        at = type(struct).from_address, 5, inherited_slot(struct, "_kept")
        place.value = StructConstructor(*told, at).lasting_address(__name__)
        yield type(struct()) is struct and struct().b == 0 and struct(5, b=6).b == 6, "structs of zeros"
        one = struct(5, 6)
        for view in (struct(ctypes.addressof(one)), struct(_ptr=ctypes.addressof(one))):
            yield type(view) is struct and (view.b, view._kept) == (6, 5), "structs elsewhere"
        yield struct(0).b == 0 and struct(b=6).b == 6 and struct(5).a == 5, "structs elsewhere"
        place.value = StructConstructor(*told, None, bytes(range(16))).lasting_address(__name__)
        yield bytes(struct()) == bytes(range(16)), "structs with initial content"
        struct.__init__ = lambda self: setattr(self, "b", 7)
        yield struct().b == 7, "structs of zeros"
    kept: Any = type("Kept", (), {"__slots__": "number", "__new__": lambda cls, number=None: ("slow", number)})
    kept.known = {3: object.__new__(kept), 4: 5}
    slot_of(kept).value = KnownConstructor(kept, "known", trial.cell, kept, "number", "number").lasting_address(
        __name__
    )
    trial.look = lambda given: ctypes.c_int.from_address(given[0]).__init__(3)  # type: ignore[misc]
    kept.known[3].number = 3
    yield kept() is kept(3) is kept(number=3) is kept(kept.known[3]) is kept.known[3], "instances that are known"
    yield (
        [kept(number) for number in (4, 2, 3.0)] == [("slow", 4), ("slow", 2), ("slow", 3.0)],
        "instances that are not",
    )


def copies(trial: Trial) -> Iterator[tuple[bool, str]]:
    from ..constructors import slot_of
    from ..handle_constructors import CopyMethod, StructConstructor, initializer
    from ..interpreter import descriptor, maker, vectorcall_offset
    from ..routine import METHODS

    array: Any = type(ctypes.Array)
    data = array("Data", (ctypes.Array,), {"_type_": ctypes.c_byte, "_length_": 24})
    place = slot_of(data)
    if not METHODS or place is None:
        return
    place.value = own = StructConstructor(initializer(data), maker(data), None).lasting_address(__name__)
    code = CopyMethod(maker(data), own, vectorcall_offset(type(data))).lasting_address(__name__)
    data.from_ptr = descriptor("from_ptr", code, data, "", of_class=True)
    memory = ctypes.create_string_buffer(bytes(range(24)) + b"behind")
    made = data.from_ptr(ctypes.addressof(memory))
    yield type(made) is data and bytes(made) == memory.raw[:24], "structs copied from memory"


def slot_constructors(trial: Trial) -> Iterator[tuple[bool, str]]:
    from ..constructors import slot_of
    from ..routine import METHODS
    from ..slot_constructors import quicken_slots

    if not METHODS:
        return
    members = {"__slots__": ("first", "second"), "__new__": lambda cls, *values, **named: ("slow", values, named)}
    pair: Any = type("Pair", (), members)
    quicken_slots(pair, {"first": None, "second": 5})
    yield bool(slot_of(pair).value), "the version of a class"
    calls: list[Any] = [((), {}), ((1,), {}), ((1, "b"), {}), ((), {"second": []}), ((), {"second": 2, "first": 3})]
    for values, named in calls:
        made = pair(*values, **named)
        expected = {"first": None, "second": 5, **dict(zip(("first", "second"), values)), **named}
        yield (
            type(made) is pair and {name: getattr(made, name) for name in expected} == expected,
            f"slots of {values} and {named}",
        )
    calls = [((1, 2, 3), {}), ((1,), {"first": 2}), ((), {"third": 3})]
    for values, named in calls:
        yield pair(*values, **named) == ("slow", values, named), "arguments that are not for slots"
    pair.third = None
    yield pair(1) == ("slow", (1,), {}), "a class that has changed"
    checked: Any = type("Checked", (), members)
    refuse: dict[Any, Any] = {True: [].pop}
    quicken_slots(checked, {"first": None, "second": 5}, 1, lambda made: refuse.pop(made.first, bool)())
    yield checked(second=1) == ("slow", (), {"second": 1}), "an argument that is needed"
    try:
        checked(True)
        yield False, "a value that is refused"
    except IndexError:
        yield type(checked(True)) is checked and checked(2).second == 5, "values that are not refused"


def filling_constructors(trial: Trial) -> Iterator[tuple[bool, str]]:
    from ..constructors import slot_of
    from ..filling_constructors import quicken_filling
    from ..routine import METHODS

    if not METHODS:
        return
    members = {"__slots__": ("first",), "__new__": lambda cls, *values, **named: ("slow", values, named)}
    base: Any = type("Base", (), members)
    pair: Any = type("Pair", (base,), {"__slots__": ("second",)})
    quicken_filling(pair, ("first", "second"))
    yield bool(slot_of(pair).value), "the version of a class with a base"
    made = pair(1, "b")
    yield type(made) is pair and (made.first, made.second) == (1, "b"), "slots of a class and its base"
    calls: list[Any] = [((), {}), ((1,), {}), ((1, 2, 3), {}), ((1,), {"second": 2})]
    for values, named in calls:
        yield pair(*values, **named) == ("slow", values, named), "arguments that are missing or by name"
    base.third = None
    yield pair(1, 2) == ("slow", (1, 2), {}), "a class whose base has changed"


def packing_constructors(trial: Trial) -> Iterator[tuple[bool, str]]:
    from ..constructors import slot_of
    from ..packing_constructors import quicken_packing
    from ..routine import METHODS

    if not METHODS:
        return
    slots = "values", "content", "last"
    members = {"__slots__": slots, "__new__": lambda cls, *values, **named: ("slow", values, named)}
    packed: Any = type("Packed", (), members)
    last = object()
    quicken_packing(
        packed, {"first": None, "flag": False, "second": None, "size": None}, ("first", "second"), "size", slots, last
    )
    yield bool(slot_of(packed).value), "the version of a class"
    largest = (1 << 32) - 1
    for first, three in (
        (5, (5, 1, 1)),
        ((1 << 30,), (1 << 30, 1, 1)),
        ((2, largest), (2, largest, 1)),
        ((7, 8, 9), (7, 8, 9)),
    ):
        for size in (None, 6, largest):
            made = packed(second=first, first=3, size=size)
            content = b"".join(number.to_bytes(4, "little") for number in (3, 1, 1, *three, size or 0, 0))
            found = made.values, made.content, made.last is last
            yield (
                type(made) is packed and found == (((3, 1, 1), False, three, size or 0), content, True),
                "packed numbers",
            )
    for wrong in (0, largest + 1, -1, True, (), (1, 0), (1, 1, 1, 1), 1.0, [1], None):
        yield packed(wrong, False, 1) == ("slow", (wrong, False, 1), {}), "numbers that do not fit"
    for values in ((1,), (1, True, 1), (1, False, 1, -1), (1, False, 1, 2, 3)):
        yield packed(*values) == ("slow", values, {}), "other arguments"


CHECKS = (constructors, copies, slot_constructors, filling_constructors, packing_constructors)
