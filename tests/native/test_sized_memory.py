"""Memory of the caller's whose size a function tells: it cannot become smaller between the look at its size and the call."""

from __future__ import annotations

import ctypes
from types import SimpleNamespace
from typing import Any

import pytest

from cuda_ctypes._floor import native
from cuda_ctypes._floor.calls.sized_memory import callers_room, exact
from tests.native.routines import DONE, Maker
from tests.native.steady import assert_steady

pytestmark = pytest.mark.skipif(not native.available(), reason="there is no machine code here, as in PyPy")


def room(size_of: Any, face: str = "snake_case", **notes: str) -> Any:
    """The function that makes the argument for C."""
    call: Any = SimpleNamespace(function=lambda name: size_of, face=face)
    item: Any = SimpleNamespace(notes={"sized": "size_of", **notes})
    source = callers_room(call, item, 1)
    assert source is not None
    return source[4]


def test_the_memory_is_held_while_the_library_tells_the_size() -> None:
    buffer = bytearray(64)

    def size_of(owner: Any) -> int:
        with pytest.raises(BufferError):
            buffer.clear()
        return 64

    made = room(size_of)(buffer, 5)
    assert made is not NotImplemented
    del made
    buffer.clear()  # afterwards it is not


@pytest.mark.parametrize(
    "value", [bytearray(7), bytes(7), memoryview(bytearray(7)), memoryview(bytes(9)), None, 5, "text"]
)
def test_memory_for_python(value: Any) -> None:
    """Too small, read-only, or of another kind: Python says so."""
    assert room(lambda owner: 8)(value, 5) is NotImplemented


def test_bytes_are_refused_where_the_header_says_so() -> None:
    assert room(lambda owner: 4)(bytes(8), 5) is not NotImplemented
    assert room(lambda owner: 4, writable="")(bytes(8), 5) is NotImplemented


def filling(make: Maker, plain: tuple[Any, ...] = (int,), writable: bool = False) -> Any:
    """A function of a number and memory: C asks for 8 bytes, or for as many as the number, and writes to the first."""
    routine = make("fill_first", 2)
    routine.call_first(make.cell("size_for"), routine.value(0, "Q", int), routine.fields(8, (), ()))
    return make.function(routine, routine.value(0, "Q", int), routine.room(1, plain, writable))


def test_buffers_are_held_for_the_call(make: Maker) -> None:
    function = filling(make)
    for buffer in (bytearray(8), bytearray(9)):
        for memory in (buffer, memoryview(buffer)):
            buffer[0] = 0
            assert function(8, memory) is DONE and buffer[0] == 8
        del memory
        buffer.clear()  # it is given back
    small, large = bytearray(7), bytearray(1000)
    for given in (
        (8, small),
        (1000, memoryview(small)),
        (1001, large),
        (8, bytes(7)),
        (8, memoryview(bytes(8))),
        (8, memoryview(large)[::2]),
    ):
        make.leaves(function, *given)
    del given
    assert function(5000, large) is not DONE, "its size function fails"
    assert function(404, large) == ("fail", 404)
    assert_steady(
        lambda: (function(8, large), function(8, small), function(404, large), function(8, memoryview(b"12345678"))),
        large,
    )
    large.clear()
    small.clear()


def test_bytes_and_addresses(make: Maker) -> None:
    from cuda_ctypes._floor.builtins import BYTES

    content, function = bytes([7] * 8), filling(make)
    assert make.takes(function, 8, content)[:2] == [8, id(content) + BYTES] and content[0] == 8
    memory = ctypes.create_string_buffer(8)
    assert make.takes(function, 8, ctypes.addressof(memory))[1] == ctypes.addressof(memory) and memory.raw[0] == 8
    assert make.takes(function, 8, None)[:2] == [8, 0]
    assert make.takes(function, 5000, None)[:2] == [5000, 0], "nobody asks for a size that is of no use"
    wrong: Any
    for wrong in (-1, 1 << 64, True, "text", 1.5, [1]):
        make.leaves(function, 8, wrong)
    make.leaves(filling(make, writable=True), 8, bytes(8))
    sizes = filling(make, plain=())
    assert sizes(8, bytearray(8)) is DONE
    for wrong in (8, None, object()):
        make.leaves(sizes, 8, wrong)


def test_memory_of_an_exact_size() -> None:
    for value in (bytearray(8), memoryview(bytearray(8)), memoryview(bytearray(8)).cast("i")):
        assert exact(value, 8) is not NotImplemented
        assert exact(value, 7) is exact(value, 9) is NotImplemented


def test_memory_for_as_many_elements_as_c_is_told_and_changes(make: Maker) -> None:
    """Or for none: C gets no address then."""

    def run(memory: int, count: Any) -> int:
        seen.append(bool(memory))
        given = count[0]
        count[0] = 9
        if memory:
            ctypes.memmove(memory, b"ab" * given, 2 * given)
        return 5 if given == 404 else 0

    seen: list[bool] = []
    script = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.POINTER(ctypes.c_uint64))(run)
    routine = make("", 1, cell=ctypes.cast(script, ctypes.c_void_p))
    text = routine.text(1, given=3, optional=True)
    routine.returns_tuple()
    function = make.function(routine, text, routine.exchanged(0, "Q", (int, bool)))
    assert function(2) == (b"abab\0\0", 9) and function(True) == (b"ab\0", 9) and seen == [True, True]
    assert function(0) == (b"", 9) and seen.pop() is False
    assert function(404) == ("fail", 5)
    for large in ((1 << 16) // 3 + 1, (1 << 64) - 1):
        make.leaves(function, large)

    def work() -> None:
        seen.clear()
        function(0)
        function(3)
        function(404)

    assert_steady(work, b"")


def test_no_text_has_an_address_of_its_own(make: Maker) -> None:
    """Where C always gets memory: what it writes there against its word changes no object of Python."""

    def run(memory: int, length: int) -> int:
        seen[:] = [memory]
        ctypes.memmove(memory, b"x" * max(8, length), max(8, length))
        return 0

    seen: list[int] = []
    script = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int)(run)
    for convert, right in ((None, b""), (str, ""), (len, 0)):
        routine = make("", 1, cell=ctypes.cast(script, ctypes.c_void_p))
        function = make.function(routine, routine.text(1, convert, given=1), routine.value(0, "i", int))
        assert function(0) == right
        assert b"" == bytes(0) and seen[0]
        make.leaves(function, -1)
        assert_steady(lambda: function(0), right)
        assert function(9) == (b"x" * 9 if convert is None else convert(b"x" * 9) if convert is len else "x" * 9)


INSUFFICIENT = 7


def told(answers: list[tuple[int, int]]) -> tuple[Any, list[tuple[int, bool]]]:
    """A C function that tells these statuses and counts, and fills the memory that it gets; and its calls: the count that it got, and
    whether there was memory."""
    calls: list[tuple[int, bool]] = []

    def run(number: int, count: Any, memory: int, text: int) -> int:
        calls.append((count[0], bool(memory)))
        status, now = answers[min(len(calls), len(answers)) - 1]
        if memory and not status:
            ctypes.memmove(memory, bytes(range(1, 1 + 4 * min(now, count[0]))), 4 * min(now, count[0]))
            ctypes.memmove(text, b"letters"[: min(now, count[0])], min(now, count[0]))
        count[0] = now
        return status

    return ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_uint64, ctypes.POINTER(ctypes.c_uint32), *[ctypes.c_void_p] * 2)(
        run
    ), calls


def asking(make: Maker, function: Any) -> Any:
    """A function of a number, whose results are elements of 4 bytes, and as many letters."""
    routine = make("", 1, cell=ctypes.cast(function, ctypes.c_void_p))
    routine.returns_tuple()
    return make.function(
        routine,
        routine.value(0, "Q", int),
        routine.asked(INSUFFICIENT),
        routine.filled(4, True),
        routine.filled(1, False, str),
    )


@pytest.mark.parametrize(
    "answers, found, calls",
    [
        ([(0, 0)], (b"", ""), [(0, False)]),
        ([(INSUFFICIENT, 2), (0, 2), (0, 2)], (bytes(range(1, 9)), "le"), [(0, False), (2, True)]),
        ([(0, 2)], (bytes(range(1, 9)), "le"), [(0, False), (2, True)]),
        ([(0, 3), (0, 1)], (bytes(range(1, 5)), "l"), [(0, False), (3, True)]),
        ([(0, 3), (0, 0)], (b"", ""), [(0, False), (3, True)]),
        ([(5, 3)], ("fail", 5), [(0, False)]),
        ([(0, 3), (5, 3)], ("fail", 5), [(0, False), (3, True)]),
        ([(INSUFFICIENT, 0)], ("slow", (9,), {}), [(0, False)]),
        ([(0, 3), (0, 4)], ("slow", (9,), {}), [(0, False), (3, True)]),
        ([(0, 3), (INSUFFICIENT, 4)], ("slow", (9,), {}), [(0, False), (3, True)]),
        ([(0, (1 << 14) + 1)], ("slow", (9,), {}), [(0, False)]),
        ([(0, (1 << 32) - 1)], ("slow", (9,), {}), [(0, False)]),
    ],
    ids=[
        "none",
        "some",
        "told",
        "fewer",
        "none left",
        "error",
        "later error",
        "no size",
        "more",
        "still more",
        "many",
        "most",
    ],
)
def test_a_length_that_is_asked_for(make: Maker, answers: Any, found: Any, calls: Any) -> None:
    script, seen = told(answers)
    function = asking(make, script)
    for _ in range(2):
        seen.clear()
        assert function(9) == found and seen == calls
    make.leaves(function, "9")
    if len(answers) == 2:
        assert_steady(lambda: seen.clear() or function(9), b"")  # type: ignore[func-returns-value]
