"""Methods: builtins that belong to a class and get the object as their first argument."""

from __future__ import annotations

import inspect
from typing import Any, ClassVar

import pytest

from tests.native.routines import METHODS, Handle, Maker, Slotted
from tests.native.steady import assert_steady


class Stream:
    __slots__ = ("handle", "__weakref__")
    record: ClassVar[Any]

    def __init__(self, handle: Any = 77) -> None:
        self.handle = handle


class Special(Stream):
    """A subclass whose instances have a dict."""


if METHODS:

    @pytest.fixture(scope="session")
    def record(library: Any) -> Any:
        routine = Maker(library)("take_2", 1)
        routine.sources = [routine.slot(-1, Stream, "handle"), routine.slot(0, Slotted, "number")]
        routine.returns_argument(0)
        Stream.record = routine.method(Stream, "record", "record($self, event)\n--\n\nThe text.")
        return Stream.record

    @pytest.mark.usefixtures("record")
    class TestMethods:
        def test_the_object_comes_first(self, make: Maker, slotted: Any) -> None:
            for stream in (Stream(), Special()):
                assert stream.record(slotted) is slotted and make.arrived[:2] == [77, 33]
                assert Stream.record(stream, slotted) is slotted
                assert (lambda bound: bound(slotted))(stream.record) is slotted

        def test_the_python_function_is_bound_to_the_object(self, slotted: Any) -> None:
            stream = Stream()
            assert stream.record(5) == ("slow", (stream, 5), {})
            assert stream.record() == ("slow", (stream,), {})
            assert stream.record(slotted, 5) == ("slow", (stream, slotted, 5), {})
            assert stream.record(event=slotted) == ("slow", (stream,), {"event": slotted})
            for handle in (None, -1, True, 2**64, Handle(5)):
                stream.handle = handle
                assert stream.record(slotted) == ("slow", (stream, slotted), {})
            del stream.handle
            assert stream.record(slotted) == ("slow", (stream, slotted), {})

        def test_other_objects(self) -> None:
            for arguments in ((), (5, 6), (None,)):
                with pytest.raises(TypeError):
                    Stream.record(*arguments)

        def test_a_builtin_looks_like_a_function(self, record: Any) -> None:
            assert str(inspect.signature(record)) == "(self, /, event)" and record.__doc__ == "The text."
            assert str(inspect.signature(Stream().record)) == "(event)" and record.__objclass__ is Stream
            assert record.__name__ == "record" and "Stream" in repr(record)

        def test_nothing_leaks(self, slotted: Any) -> None:
            stream = Stream(2**63)
            assert_steady(lambda: stream.record(slotted), stream, stream.handle, slotted, Stream)
            assert_steady(lambda: stream.record(5, event=6), stream, stream.handle, Stream)
