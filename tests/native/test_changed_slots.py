"""Methods that set a slot of their object after the call, unless another thread has set it meanwhile."""

from __future__ import annotations

import ctypes
import gc
from typing import Any, ClassVar

import pytest

from cuda_ctypes._floor import FREE_THREADED
from tests.native.routines import METHODS, Maker
from tests.native.steady import assert_steady

SETS = METHODS and not FREE_THREADED


class Source:
    __slots__ = ("content", "pin", "__weakref__")

    def __init__(self, content: Any, pin: Any = None) -> None:
        self.content = content
        self.pin = pin


class Target:
    __slots__ = ("content", "other")
    take: ClassVar[Any]

    def __init__(self, content: Any) -> None:
        self.content = content


class Pin:
    ended: ClassVar[list[str]] = []

    def __del__(self) -> None:
        self.ended.append("pin")


@pytest.fixture
def taking(make: Maker) -> Any:
    """``taking(call)``: a target whose method ``take(source)`` calls ``call()``, which returns a status, in between."""
    kept: list[Any] = []

    def taking(call: Any, fail: Any = None) -> Any:
        callback = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_uint64)(lambda number: call())
        kept.append(callback)
        cls: Any = type("Target", (Target,), {"__slots__": ()})
        routine = make("call_back", 1, fail=fail)
        address = routine.number(ctypes.cast(callback, ctypes.c_void_p).value or 0)
        routine.sources += [address, routine.number(0)]
        routine.keeps(routine.within(0, Source, "pin"))
        routine.sets(Target, "content", routine.within(0, Source, "content"))
        routine.returns("taken")
        cls.take = routine.method(cls, "take", "")
        return cls([1])

    return taking


if METHODS and FREE_THREADED:

    def test_not_without_the_gil(make: Maker) -> None:
        with pytest.raises(ValueError, match="without the GIL"):
            make("take_0", 1).sets(Target, "content", (0,))


if SETS:

    def test_the_slot_has_the_new_content(taking: Any) -> None:
        target, source = taking(lambda: 0), Source([2], [3])
        former = target.content
        assert target.take(source) == "taken" and target.content is source.content and former == [1]
        assert_steady(lambda: target.take(source), target, source, source.content, source.pin, former)

    def test_the_former_content_ends(taking: Any) -> None:
        target = taking(lambda: 0)
        target.content = Pin()
        Pin.ended.clear()
        target.take(Source(2, 3))
        assert Pin.ended == ["pin"] and target.content == 2

    def test_another_thread_changes_it_meanwhile(taking: Any) -> None:
        def change() -> int:
            target.content = "other"
            return 0

        target, source = taking(change), Source([2], [3])
        assert target.take(source) == ("slow", (target, source), {}) and target.content == "other"
        target.content = former = [1]
        assert_steady(lambda: target.take(source), target, source, source.content, source.pin, former)

    @pytest.mark.parametrize("fail", [None, lambda status: ("fail", status)])
    def test_a_refused_call_changes_nothing(taking: Any, fail: Any) -> None:
        target, source, former = taking(lambda: 7, fail), Source([2], [3]), [1]
        target.content = former
        assert target.take(source) == (("fail", 7) if fail else ("slow", (target, source), {}))
        assert target.content is former
        assert_steady(lambda: target.take(source), target, source, source.content, source.pin, former)

    def test_what_is_needed_during_the_call(taking: Any) -> None:
        def drop() -> int:
            source.pin = None
            gc.collect()
            seen.append(len(Pin.ended))
            return 0

        seen: list[int] = []
        source, target = Source(2, Pin()), taking(drop)
        Pin.ended.clear()
        assert target.take(source) == "taken" and seen == [0] and Pin.ended == ["pin"]

    def test_slots_without_content(taking: Any) -> None:
        target, source = taking(lambda: 0), Source(2, 3)
        del target.content
        assert target.take(source)[0] == "slow" and not hasattr(target, "content")
        target.content = [1]
        for name in ("content", "pin"):
            source = Source(2, 3)
            delattr(source, name)
            assert target.take(source)[0] == "slow" and target.content == [1]
