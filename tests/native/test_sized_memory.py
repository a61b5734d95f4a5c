"""Memory of the caller's whose size a function tells: it cannot become smaller between the look at its size and the call."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cuda_ctypes._floor import native
from cuda_ctypes._floor.calls.sized_memory import callers_room, exact

pytestmark = pytest.mark.skipif(not native.available(), reason="there is no machine code here, as in PyPy")


def room(size_of: Any, face: str = "snake_case", **notes: str) -> Any:
    """The function that makes the argument for C."""
    call: Any = SimpleNamespace(function=lambda name: size_of, face=face)
    item: Any = SimpleNamespace(notes={"sized": "size_of", **notes})
    source = callers_room(call, item, 1)
    assert source is not None
    return source[1]


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


def test_memory_of_an_exact_size() -> None:
    for value in (bytearray(8), memoryview(bytearray(8)), memoryview(bytearray(8)).cast("i")):
        assert exact(value, 8) is not NotImplemented
        assert exact(value, 7) is exact(value, 9) is NotImplemented
