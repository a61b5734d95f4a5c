"""The self-check of objects: properties, comparison, their end, and their exchange."""

from __future__ import annotations

import ctypes
import struct
import sys

from ... import FREE_THREADED
from .trial import Trial, slow

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any


def getters(trial: Trial) -> Iterator[tuple[bool, str]]:
    from ..getters import PYTHON, getter

    cls: Any = type("Held", (), {"__slots__": ("first", "second")})
    told: list[Any] = []
    written = property(lambda held: "slow", lambda held, value: told.append(value))
    cls.alias = getter(cls, "alias", property(), ("first",), (), none=None)
    held, other = cls(), cls()
    held.first = other
    yield held.alias is other and not hasattr(other, "alias"), "aliases of slots"
    if FREE_THREADED:
        return
    cls.content = getter(cls, "content", written, ("first",), (), open="second")
    cls.opened = getter(cls, "opened", written, ("first",), (), open="second", closed=0, none="none")
    cls.inner = getter(cls, "inner", written, ("first", "second"), (cls,), none="none")
    cls.others = getter(cls, "others", written, ("first", "second"), (cls,), others=True)
    cls.item = getter(cls, "item", written, ("first",), (), item=1)
    cls.value = getter(cls, "value", written, ("first",), (), key="key", none="none", other=PYTHON)
    cls.meaning = getter(cls, "meaning", written, ("first",), (), known={3: "three"}, none="none", other="other")
    cls.real = getter(cls, "real", written, ("first",), (), item=0, ask="second")
    names = "content", "inner", "item", "value", "meaning"
    for first, second, found in (
        (None, 1, ("slow", "none", "slow", "none", "none")),
        (other, None, ("slow", 7, "slow", "slow", "other")),
        ((1, 2), 1, ((1, 2), "slow", 2, "slow", "other")),
        ((1,), 1, ((1,), "slow", "slow", "slow", "other")),
        ({"key": 5}, 1, ({"key": 5}, "slow", "slow", 5, "other")),
        ({}, 1, ({}, "slow", "slow", "none", "other")),
        (3, 1, (3, "slow", "slow", "slow", "three")),
        (4, 1, (4, "slow", "slow", "slow", "other")),
    ):
        held.first, held.second, other.second = first, second, 7
        yield tuple([getattr(held, name) for name in names]) == found, "properties"
        yield held.others == (7 if first is other else "slow" if first is None else first), "properties of others"
    for state, both in ((1, [4, 4]), (0, [4, "slow"]), (None, ["slow", "slow"])):
        held.second = state
        yield [held.content, held.opened] == both, "properties of what may be closed"
    for given, asked, answer in (((5,), 6, 5), (None, 6, 6), (None, None, "slow"), (7, 6, "slow")):
        held.first, held.second = given, asked
        yield held.real == answer, "properties of an object that is asked"
    held.content = 9
    yield told == [9], "properties that are set"


def equality(trial: Trial) -> Iterator[tuple[bool, str]]:
    from ...types import Handle
    from ..equality import quicken_equality, quicken_hash, quicken_numbers

    methods = {"__eq__": lambda one, other: "slow", "__hash__": lambda one: 1}
    alone: Any = type("Alone", (), {**methods})
    handle: Any = type("Handle", (Handle,), {"low": 0, "high": 9, "__le__": lambda one, other: "slow"})
    held: Any = type("Held", (), {"__slots__": ("first", "second"), **methods})
    quicken_equality(alone, vars(alone)["__eq__"], ())
    quicken_equality(held, vars(held)["__eq__"], ("first", "second"))
    quicken_hash(held, vars(held)["__hash__"], ("first",), (int,))

    def of(first: Any, second: Any) -> Any:
        made = held()
        made.first, made.second = first, second
        return made

    for cls in alone, held:
        one, other = cls(), cls()
        yield (one == one, one != one) == (True, False), "instances that are the same"
        yield (one == None, one != None) == (False, True), "instances and None"  # noqa: E711
        derived = type("Derived", (cls,), {"__slots__": ()})()
        yield (one == other, one == derived, derived == one) == ("slow", "slow", "slow"), "instances and others"
        yield (one == 5, one != 5, one == handle) == (False, True, False), "instances and objects of other classes"
    for numbers in (3, 3), (1 << 40, 5), (5, 1 << 40), (1 << 63, 1 << 59), (0, 1):
        one, other = of(*numbers), of(*[number + 1 - 1 for number in numbers])
        unlike, unlike_too = of(numbers[0] + 1, numbers[1]), of(numbers[0], numbers[1] + 1)
        expected = ("slow", False, "slow", "slow") if FREE_THREADED else (True, True, False, False)
        found = one == other, one != unlike, one == unlike, one == unlike_too
        yield found == expected, "instances with numbers"
        small = not FREE_THREADED and 0 < numbers[0] < 1 << 60
        yield hash(one) == (numbers[0] if small else 1), "hashes"
    yield (of(None, 1) == of(None, 1), hash(of(None, 1))) == ("slow", 1), "instances without numbers"
    short, long = of(5, 1), of(1 << 40, 1)
    yield (short == long) is (long == short) is False or FREE_THREADED, "numbers of two lengths"
    around: Any = type("Around", (), {"__slots__": ("held",), **methods})
    quicken_equality(around, vars(around)["__eq__"], path=("held", "first"), classes=(held, handle))
    for number, equal in (handle(5), True), (handle(6), False), (5, "slow"):
        one, other = around(), around()
        one.held, other.held = of(handle(5), 1), of(number, 2)
        answer = one == other
        yield answer == ("slow" if FREE_THREADED else equal), "instances with objects that have numbers"
    quicken_numbers(handle)
    one = handle(5)
    compared = one == 5, one == handle(6), one != handle(5), one != 6, one == "5", one <= 7
    yield compared == (True, False, False, True, False, "slow"), "handles"


def endings(trial: Trial) -> Iterator[tuple[bool, str]]:
    from ..endings import Ending
    from ..routine import METHODS

    if not METHODS:
        return
    cls: Any = type("Held", (), {"__slots__": ("handle", "order", "free")})
    ending = Ending(cls, trial.cell, slow, lambda held, *told: told)
    waiting: list[int] = []
    phase = {"s"}
    ending.unless_any(waiting)
    ending.unless_in("r", phase)
    ending.ended_if_none("order")
    ending.expect_in("free", slow)
    ending.passes("handle")
    ending.passes("order", cls, inner="handle")
    ending.empties("handle", "order", deletes="free")
    cls.close = ending.method(cls, "close", "")
    held, order = cls(), cls()
    for number, trial.status in ((1 << 40, 0), (5, 0), (1 << 63, -7)):
        held.handle, order.handle, held.order, held.free = number, 3, order, slow
        for collecting, ended, free in (({"r"}, [], slow), (set(), [1], slow), (set(), [], None)):
            phase |= collecting
            waiting += ended
            held.free = free
            yield held.close()[0] == "slow" and held.handle == number, "objects that Python ends"
            phase.discard("r")
            waiting.clear()
        held.free = slow
        yield held.close() == ((-7, slow, number, order) if trial.status else None), "the end of an object"
        yield (
            trial.arrived[:2] == [number, 3] and held.handle is held.order is None,
            "the slots of an object that ended",
        )
        yield not hasattr(held, "free") and held.close() is None, "an object that has ended"


def finalizers(trial: Trial) -> Iterator[tuple[bool, str]]:
    from ..endings import Ending, finalize
    from ..routine import METHODS

    if not METHODS:
        return
    left: list[Any] = []
    cls: Any = type("Held", (), {"__slots__": ("handle",), "__del__": slow})
    ending = Ending(cls, trial.cell, lambda held: left.append(held.handle))
    ending.ended_if_none("handle")
    ending.passes("handle")
    cls.__del__ = ending.method(cls, "__del__", "")
    finalize(cls, ending)
    for handle in (1 << 40, 5, None, "other"):
        trial.arrived, held = [], cls()
        held.handle = handle
        del held
        yield trial.arrived[:1] == [handle] * isinstance(handle, int), "the end of an instance"
    yield left == ["other"], "instances that Python ends"


def capsules(trial: Trial) -> Iterator[tuple[bool, str]]:
    from ...builtins import lasting, object_at, process_function
    from ..capsules import borrowing, offers

    names = lasting([ctypes.create_string_buffer(name) for name in (b"offered", b"taken", b"lent")])
    ended: list[str] = lasting([])  # a check that fails may leave a loan
    unused, used, lent = map(ctypes.addressof, names)
    kind = unused, used, 0, 8, 16, -1, 24  # context, deleter, version, flags and tensor
    offer = offers({"kind": slow}, {"kind": kind})["kind"]
    lend, read = borrowing(slow, slow, [(*kind, lent)], 3, ended)
    owner: list[Any] = []
    count = sys.getrefcount(owner)

    def content(shape: int, strides: int, *numbers: int) -> bytes:
        tensor = struct.pack("=QIIIIQQQ", 4096, 1, 2, len(numbers) // 2, 0x2000, shape, strides, 5)
        return struct.pack("=QQQ", 0, 0, 3) + tensor + struct.pack(f"={len(numbers)}Q", *numbers)

    for numbers in (), (2, 3, 1, 2):
        capsule = offer(content(72, 88, *numbers), owner)
        loan = lend(capsule)
        taken = read(loan)
        address = int.from_bytes(taken[:8], "little")
        told = struct.pack("=QQQQ", address, address + 8, 3, 0) + content(address + 72, address + 88, *numbers)[24:]
        yield taken == told, "tensors of capsules"
        yield lend(capsule) == ("slow", (capsule,), {}), "capsules that are taken twice"
        yield sys.getrefcount(owner) == count + 1, "the owner of a tensor"
        del loan
        yield sys.getrefcount(owner) == count, "the end of a tensor"
    offer(content(72, 88), owner)
    yield sys.getrefcount(owner) == count, "the end of a capsule"
    memory: Any = ctypes.create_string_buffer(96)
    address = ctypes.addressof(memory)
    memory[:88] = content(address + 72, 0, 5, 6)  # without strides, and without a deleter
    new, word = process_function("PyCapsule_New"), ctypes.c_void_p
    taken = read(lend(object_at(new(word(address), word(unused), None))))
    yield taken[32:] == memory[24:80], "tensors without strides"


CHECKS = (getters, equality, endings, finalizers, capsules)
