"""The self-check of calls: of C twice or for a size first, of methods that change their object, and of Python."""

from __future__ import annotations

import ctypes
import sys
from functools import partial
from types import CellType

from ... import FREE_THREADED
from .trial import ARGUMENTS, Trial, slow

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any


def rooms(trial: Trial) -> Iterator[tuple[bool, str]]:
    tell = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_uint64, ctypes.c_uint64)(
        lambda number, at: ctypes.memmove(at, number.to_bytes(8, "little"), 8) and number == 9
    )
    routine = trial.routine(2)
    size = routine.value(0, "Q", int), routine.fields(8, (), ())
    routine.call_first(ctypes.cast(tell, ctypes.c_void_p), *size)
    function = trial.function(routine, routine.value(0, "Q", int), routine.room(1, (int,), False))
    trial.look = lambda given: ctypes.string_at(given[1], 3) if given[1] > 3 else given[1]
    buffer = bytearray(b"abcd")
    for memory, right in ((buffer, b"abc"), (memoryview(buffer), b"abc"), (b"xyz", b"xyz"), (None, 0), (3, 3)):
        yield function(3, memory) == "done" and trial.seen == right, "memory for a result"
    del memory
    for number, other in ((5, buffer), (4, b"xyz"), (9, buffer), (1, memoryview(b"xyz"))):
        yield function(number, other)[0] == "slow", "memory that is too small"
    del other
    buffer.clear()  # none is held


def asked(trial: Trial) -> Iterator[tuple[bool, str]]:
    routine = trial.routine(1)
    counted = routine.exchanged(0, "Q", (int,)), routine.text(0, len, given=3, optional=True)
    routine.returns_tuple()
    trial.look = lambda given: given[1] and ctypes.memmove(given[0], b"\7", 1)
    function = trial.function(routine, *counted)
    yield (
        (function(2), function(0), function(1 << 60)[0]) == ((7, 6), (0, 0), "slow"),
        "memory of a number that C changes",
    )
    counts: list[int] = []

    def tell(number: int, at: int, memory: int) -> int:
        count = ctypes.c_uint64.from_address(at)
        counts.append(count.value)
        enough, count.value = count.value >= number, number
        return (ctypes.memmove(memory, b"abcdef", 6) and 0) if memory and enough else number and 4

    trial.cell = ctypes.cast(kept := ctypes.CFUNCTYPE(ctypes.c_int, *[ctypes.c_uint64] * 3)(tell), ctypes.c_void_p)
    for convert, right in ((None, [b"", b"abcdef"]), (str, ["", "abcdef"]), (len, [0, 6])):
        routine = trial.routine(1)
        routine.sources += [routine.value(0, "Q", int), routine.asked(4), routine.filled(2, True, convert)]
        function = routine.function("self_check", __name__)
        yield [function(0), function(3)] == right, "memory of a size that is asked for"
    yield counts == [0, 0, 3] * 3, "two calls"
    del kept


def calls(trial: Trial) -> Iterator[tuple[bool, str]]:
    from ...builtins import leading, replace
    from ..routine import METHODS, Dispatcher

    routine = trial.routine(2, ("named",))
    function = trial.function(routine, routine.value(1, "Q", int))
    yield function(1, named=5) == "done" and trial.arrived[0] == 5, "names of arguments"
    yield function(1, 5) == ("slow", (1, 5), {}) and function(1, other=5) == ("slow", (1,), {"other": 5}), "other names"
    inner = trial.routine(1)
    trial.function(inner, inner.value(0, "Q", int))
    cell = CellType()
    outer = Dispatcher(slow, cell).function("self_check", __name__)
    yield outer(6)[0] == "slow", "no routine to go to"
    cell.cell_contents = inner.pool()
    yield outer(6) == "done" and trial.arrived[0] == 6, "a routine to go to"
    replaced = leading(slow, "self_check", __name__, "")
    yield replaced(5, a=6) == ("slow", (5,), {"a": 6}), "Python behind a builtin"
    pool = inner.pool()
    replace(replaced, pool.owned.address, pool)
    yield replaced(8) == "done" and trial.arrived[0] == 8, "a builtin that is replaced"
    if METHODS:
        inner = trial.routine(1)
        inner.sources += [inner.value(0, "Q", int), *[inner.number(0)] * (ARGUMENTS - 1)]
        inner.returns("done")
        cls: Any = type("Class", (), {})
        cls.method = inner.method(cls, "method", "")
        yield cls().method(9) == "done" and trial.arrived[0] == 9 and cls().method("9")[0] == "slow", "methods"


def changes(trial: Trial) -> Iterator[tuple[bool, str]]:
    from ..routine import METHODS

    if not METHODS or FREE_THREADED:
        return
    cls: Any = type("Held", (), {"__slots__": ("content", "needed")})
    routine = trial.routine(1)
    routine.sources += [routine.number(0)] * ARGUMENTS
    routine.keeps(routine.within(0, cls, "needed"))
    routine.sets(cls, "content", routine.within(0, cls, "content"))
    routine.returns("done")
    cls.take = routine.method(cls, "take", "")
    held, other = cls(), cls()
    former, other.content, other.needed = [1], [2], [3]
    counts = [sys.getrefcount(each) for each in (former, other.content, other.needed)]
    for trial.status in (0, 700):
        held.content = former
        done = held.take(other) == (("fail", 700) if trial.status else "done")
        yield done and held.content == ([1] if trial.status else [2]), "a slot that is set after the call"
    trial.status, held.content = 0, None
    yield [sys.getrefcount(each) for each in (former, other.content, other.needed)] == counts, "references to contents"


def python_calls(trial: Trial) -> Iterator[tuple[bool, str]]:
    from ..call_python import caller

    address = caller()
    if not address:  # no room for code
        return
    call = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(address)
    content = [1]
    clear = content.clear
    counts = [*map(sys.getrefcount, (content, clear))]
    for _ in range(3):
        call(id(clear))
    yield content == [], "calls of Python objects"
    yield [*map(sys.getrefcount, (content, clear))] == counts, "references to Python objects that are called"


def patterns(trial: Trial) -> Iterator[tuple[bool, str]]:
    from ...builtins import BYTES
    from ..patterns import COUNT, pattern_filler, pattern_reader

    arrived: list[Any] = []
    kind = ctypes.CFUNCTYPE(ctypes.c_int, *[ctypes.c_uint64] * 4)

    def called(width: int, *given: int) -> int:
        arrived.append((width, *given))
        return 5

    kept = {width: kind(partial(called, width)) for width in (2, 4, 1)}
    cells = {width: ctypes.cast(function, ctypes.c_void_p) for width, function in kept.items()}
    fill = kind(pattern_filler(cells, "patterns").value or 0)
    size = 1 << 40
    for pattern in (b"\xff", b"\x01\xfe", b"\x01\x02\x03\xfc", b"", b"abc", bytes(8)):
        width = len(pattern)
        for odd in (0, 1, 2):
            del arrived[:]
            status = fill(7, id(pattern) + BYTES, size + odd, 9)
            fits = width in cells and not odd % width
            expected = [(width, 7, int.from_bytes(pattern, "little"), (size + odd) // width, 9)] if fits else []
            yield (status, arrived) == (5 if fits else 1, expected), "patterns"
    for byte in (0, 255):
        del arrived[:]
        yield (fill(7, byte, size, 9), arrived) == (5, [(1, 7, byte, size, 9)]), "bytes to fill with"
    read = pattern_reader(lambda value: ("slow", value), dict.fromkeys((bytes, bytearray, memoryview, str)))
    for pattern in (b"\xff", b"\x01\xfe", b"\x01\x02\x03\xfc"):
        number = int.from_bytes(pattern, "little")
        del arrived[:]
        told = [read(value) for value in (pattern, bytearray(pattern), memoryview(pattern + pattern)[: len(pattern)])]
        yield told == [number | len(pattern) << COUNT] * 3, "bytes that are read"
        yield (
            (fill(7, told[0], size, 9), arrived) == (5, [(len(pattern), 7, number, size // len(pattern), 9)]),
            "numbers",
        )
    for value in (5, "a", None, type("Bytes", (bytes,), {})(b"a"), b"", b"abc", bytes(8), memoryview(b"abcd")[::2]):
        yield read(value) == ("slow", value), "no pattern"


CHECKS = (calls, changes, python_calls, rooms, asked, patterns)
