"""The self-check of the members of structs, of their parts, and of handles that are in them."""

from __future__ import annotations

import ctypes

from ... import FREE_THREADED
from .trial import Trial, slow

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any


def struct_members(trial: Trial) -> Iterator[tuple[bool, str]]:
    from ...types import Handle
    from ...types.live_handles import Live, live_class
    from ..members import BASE
    from ..routine import METHODS

    if not METHODS or not BASE:
        return
    told: list[Any] = []
    known, handle = {5: "five"}, type("Handle", (Handle,), {"code": "Q", "low": 0, "high": (1 << 64) - 1})
    one = struct_with_members(
        told,
        text=(ctypes.c_char * 6, "", {"text": 6}),
        short=(ctypes.c_uint16, "H", {}),
        half=(ctypes.c_uint32, "I", {"known": known, "convert": str, "stored": "I"}),
        word=(ctypes.c_uint64, "Q", {"lends": "read", "classes": (bool,), "stored": "Q"}),
        octets=(ctypes.c_ubyte * 4, "", {"octets": 4, "reads": False}),
        numbers=(ctypes.c_int * 2, "", {"listed": ("i", (int,), 2), "reads": False}),
        handle=(ctypes.c_uint64, "Q", {"classes": (handle,), "stored": "Q", "live": handle, "reads": False}),
    )
    one.short, one.half, one.word = 65535, (1 << 30) - 1, (1 << 60) - 1
    yield (one.short, one.half, one.word, told) == (65535, str((1 << 30) - 1), (1 << 60) - 1, []), "members of structs"
    one.half, one.word = 5, True
    yield (one.half, one.word, told) == ("five", 1, []), "members of other classes"
    for text in ("\u00e9a", "", "123456"):
        ctypes.memmove(one.getPtr(), text.encode().ljust(6, b"\0"), 6)
        yield one.text == text, "members that are texts"
        one.text = text[:5]
        yield bytes(one)[:6] == text[:5].encode().ljust(6, b"\0"), "texts that members are set to"
    one.text = "12345\u00e9"
    one.short, one.half, one.word = 65536, 1 << 30, -1
    one._kept = type("Borrowed", (dict,), {})()
    one.word = 7
    yield (
        (one.short, one.half, one.word, told) == (65535, "five", 1, ["12345\u00e9", 65536, 1 << 30, -1, 7]),
        "members for Python",
    )
    del told[:]
    live_class(handle)
    one.octets, one.handle = b"\1\2\0\4", handle(5)
    seen = one.handle
    one.handle = (1 << 59) + 1
    found = one.octets, int(seen), int.__add__(seen, 0), isinstance(seen, Live), told
    yield found == (b"\1\2\0\4", (1 << 59) + 1, 5, True, []), "members that are bytes or handles"
    yield from remembered_handles(one, seen)
    for number in (0, 7, (1 << 60) - 1):
        one.handle = Index(number)
        yield int(one.handle) == number and told == [], "members set to objects with a number"
    one.octets, one.numbers = b"\1", [1]
    yield told == [b"\1", [1]], "bytes and lists of another size"
    if not FREE_THREADED:
        one.numbers = [7, (1 << 30) - 1]
        yield one.numbers == [7, (1 << 30) - 1] and told == [b"\1", [1]], "members that are lists"
    yield from lent_memory()
    yield from parts()
    yield from handles_of_parts(handle)
    twin = type(one).from_buffer_copy(one)
    yield (one == twin, one != twin, one == 5) == (True, False, False), "equal structs"
    twin.octets = b"\3\2\0\4"
    yield (one == twin, one != twin) == (False, True), "structs that differ"


def remembered_handles(one: Any, seen: Any) -> Iterator[tuple[bool, str]]:
    from ..remembered import slots_of

    is_same = bool(slots_of(type(one), "handle"))
    for number in (0, (1 << 60) - 1, 1, 1 << 30):
        one.handle = number
        again = one.handle
        yield (again is seen) is is_same and int.__add__(again, 0) == number == again, "handles that are read again"


def lent_memory() -> Iterator[tuple[bool, str]]:
    """Memory that members point to."""
    from ...types import lenders

    if FREE_THREADED:
        return
    told: list[Any] = []
    facts = {"stored": "Q", "lends": "read"}
    one: Any = struct_with_members(
        told,
        read=(ctypes.c_uint64, "Q", facts),
        written=(ctypes.c_uint64, "Q", {**facts, "lends": "written"}),
    )
    before, room, numbers = {**lenders}, bytearray(b"abcd"), (ctypes.c_int * 2)()
    lenders.update(dict.fromkeys((bytes, bytearray, memoryview), True))
    try:
        for memory in (room, memoryview(room), numbers):
            one.read = one.written = memory
            place = ctypes.addressof(ctypes.c_char.from_buffer(memory))
            yield (one.read, one.written, told) == (place, place, []), "memory that members point to"
        one.read, one.written = b"abcd", 5
        yield (ctypes.string_at(one.read, 5), one.written, told) == (b"abcd\0", 5, []), "memory to read only"
        yield one._kept == {"read": memoryview(b"abcd"), "written": None}, "memory that structs keep"
        gaps = memoryview(room)[::2]
        one.written, one.read = b"abcd", gaps
        yield told == [b"abcd", gaps] and one.written == 5, "memory for Python"
    finally:
        lenders.clear()
        lenders.update(before)


def parts() -> Iterator[tuple[bool, str]]:
    """Parts that are set to structs, and keep what these keep."""
    from ..remembered import slots_of

    if FREE_THREADED:
        return
    told: list[Any] = []
    given: Any = struct_with_members([], address=(ctypes.c_uint64, "Q", {"stored": "Q"}))
    part = {"classes": (type(given),), "record": lambda: type(given)}
    whole: Any = struct_with_members(told, before=(ctypes.c_uint64, "Q", {}), part=(type(given), "", part))
    for number, kept in ((7, None), (8, {"address": "a"}), (9, {"address": "b"})):
        given.address = number
        if kept:
            given._kept = kept
        whole.part = given
        expected = {(type(given), 8): kept} if kept else None
        found = bytes(whole) == bytes(8) + bytes(given), getattr(whole, "_kept", None) == expected, told
        yield found == (True, True, []), "parts set to structs"
    given._kept = {"other": "c"}
    whole.part = given
    yield told == [given], "parts that keep more"
    read, again, before = whole.part, whole.part, bytes(whole)
    yield (read is again) is bool(slots_of(type(whole), "part")), "parts that are read again"
    del whole
    yield bytes(8) + bytes(read) == before, "memory that a part keeps"


def handles_of_parts(handle: Any) -> Iterator[tuple[bool, str]]:
    facts = {"classes": (handle,), "stored": "Q", "live": handle, "reads": False}
    inner: Any = type(struct_with_members([], first=(ctypes.c_uint64, "Q", {}), handle=(ctypes.c_uint64, "Q", facts)))
    part = {"classes": (inner,), "record": lambda: inner}
    whole: Any = struct_with_members([], before=(ctypes.c_uint64, "Q", {}), part=(inner, "", part))
    for number in (0, 5, 1 << 30, (1 << 60) - 1):
        whole.part.handle = number
        found = whole.part.handle
        yield found == int.__add__(found, 0) == number, "handles of parts"
        yield found.getPtr() == whole.getPtr() + 16, "places of handles of parts"


def live_handles(trial: Trial) -> Iterator[tuple[bool, str]]:
    from ...types import Handle
    from ...types.live_handles import live_class
    from ..constructors import slot_of
    from ..handle_constructors import HandleConstructor
    from ..live_methods import quicken_live
    from ..routine import METHODS

    if not METHODS or FREE_THREADED:
        return
    handle: Any = type("Handle", (Handle,), {"code": "Q", "low": 0, "high": (1 << 64) - 1})
    live, word = live_class(handle), ctypes.c_uint64(5)
    quicken_live(live)
    slot_of(handle).value = HandleConstructor(slow, True, True).lasting_address(__name__)
    there, twin = (handle(_ptr=ctypes.addressof(word)) for _ in range(2))
    for number in (0, 5, 1 << 40, (1 << 64) - 1):
        word.value = number
        answers = int(there), there.__index__(), there == number, there != number, there == handle(7)
        yield answers == (number, number, True, False, False), f"live handles of {number}"
        yield there == twin and not there != twin and hash(there) == hash(number), f"equal live handles of {number}"
    word.value = (1 << 60) - 1
    made = handle(there)
    yield (made, type(made)) == ((1 << 60) - 1, handle), "a handle of a live one"
    word.value -= 1
    yield made != there and there == there._number() != made, "live handles that differ"
    yield type(there) is live and there.getPtr() == ctypes.addressof(word) and there != "a", "live handles"
    yield handle(_ptr=5)[0] == handle(_ptr=True)[0] == "slow", "places for Python"
    for number in (0, 5, (1 << 60) - 1):
        yield handle(Index(number)) == number, f"a handle of an object with the number {number}"
    yield handle(Index(-1))[0] == handle(Index("5"))[0] == "slow", "handles of other objects"


def pointed_lists(trial: Trial) -> Iterator[tuple[bool, str]]:
    from ..members import BASE
    from ..routine import METHODS

    if not METHODS or not BASE or FREE_THREADED:
        return
    told: list[Any] = []
    part = type(struct_with_members(told, number=(ctypes.c_uint64, "Q", {"stored": "Q"})))
    one = struct_with_members(
        told,
        words=(ctypes.c_uint64, "", {"pointed": lambda: (None, "Q", (int,)), "reads": False}),
        parts=(ctypes.c_uint64, "", {"pointed": lambda: (part, "", ()), "reads": False}),
    )
    numbers = [7, (1 << 60) - 1, 3]
    parts = [part() for _ in numbers]
    for filled, number in zip(parts, numbers):
        filled.number = number
    for name, given in (("words", numbers), ("parts", parts)):
        for number in (3, 1, 2):
            for value in (given[:number], tuple(given[:number])):
                setattr(one, name, value)
                seen = (ctypes.c_uint64 * number).from_address(
                    ctypes.c_uint64.from_buffer(one, 8 * (name == "parts")).value
                )
                yield seen[:] == numbers[:number] and not told, "lists that a struct points to"
    one.words, one.parts = [5, None], [part(), None]
    yield told == [[5, None], [told[1][0], None]], "other lists that a struct points to"


class Index:
    """An object that is no int, with a number."""

    def __init__(self, number: Any) -> None:
        self.number = number

    def __index__(self) -> Any:
        return self.number


def struct_with_members(told: list[Any], **members: Any) -> Any:
    """A struct whose members are set by machine code, and by a function that adds the value to ``told``: of each its class, its
    struct code and its facts."""
    from ...types.member import Member
    from ...types.struct_views import View, hide, room_for
    from ..handle_constructors import quicken
    from ..members import quicken_members

    fields = [(name, kind) for name, (kind, _, _) in members.items()]
    hidden = room_for([name for name, (_, _, facts) in members.items() if "live" in facts or "record" in facts])
    namespace = {"__slots__": ("_kept", *hidden), "_fields_": fields, "_generated": True, "_align_in_c": 0}
    namespace["_has_pointers"] = True
    kind: Any = type(ctypes.Structure)
    cls = kind("Checked", (View, ctypes.Structure), namespace)
    hide(cls, hidden)
    for name, (c_type, code, facts) in members.items():
        field = getattr(cls, name)
        member = Member(field.__get__, lambda self, value: told.append(value))
        setattr(cls, name, member.told(field=(c_type, field.offset) if "live" in facts else field, code=code, **facts))
    quicken(cls)
    quicken_members(cls)
    return cls()


CHECKS = (struct_members, live_handles, pointed_lists)
