"""Methods that empty an object's slots and destroy its handle, by machine code."""

from __future__ import annotations

import ctypes
import gc
import threading
import weakref
from typing import Any

import pytest

from cuda_ctypes._floor import FREE_THREADED, native
from tests.native.routines import METHODS, Handle
from tests.native.steady import ROUNDS, assert_steady

pytestmark = [
    pytest.mark.skipif(not METHODS, reason="before Python 3.11, and in PyPy, there are no methods by machine code"),
    pytest.mark.skipif(not native.available(), reason="there is no machine code here"),
]


class Order:
    __slots__ = ("number", "__weakref__")
    number: int

    def __init__(self, number: Any) -> None:
        self.number = number


class Derived(Order):
    __slots__ = ()


class Listed(list):  # type: ignore[type-arg]
    """The class of lists that an end tells Python of."""


def free() -> None:
    """The object that the slot ``free`` must have."""


class Named(Order):
    """A class that an end knows, beside the usual one."""

    __slots__ = ()


class Ends:
    """A class with methods by machine code, and its records."""

    def __init__(self) -> None:
        from cuda_ctypes._floor.native.endings import Ending

        self.destroyed: list[tuple[int, int]] = []
        self.status = 0
        self.refused: Any = lambda *told: ("refused", *told)
        self.off: list[Any] = []
        self.seen: dict[Any, Any] = {}
        self.happening: Any = lambda: None
        self.phase = {"a"}
        self.callback = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_uint64, ctypes.c_uint64)(self._destroy)
        cell = ctypes.cast(self.callback, ctypes.c_void_p)

        class Held:
            __slots__ = ("handle", "order", "free", "more", "__weakref__")

        self.cls: Any = Held
        close = Ending(Held, cell, lambda *given: ("slow", *given), lambda *told: self.refused(*told))
        close.expect_in("free", free)
        close.passes("handle")
        close.passes("order", Order, Named, inner="number")
        close.empties("handle", "order", "more", deletes="free")
        Held.close = close.method(Held, "close", "")  # type: ignore[attr-defined]
        drop = Ending(Held, cell, lambda *given: ("slow", *given))
        drop.ended_if_none("handle")
        drop.ended_if_none("free", "more")
        drop.unless_any(self.off)
        drop.unless_in("r", self.phase)
        drop.passes("handle")
        drop.passes("order", Order, inner="number")
        Held.drop = drop.method(Held, "drop", "")  # type: ignore[attr-defined]
        notice = Ending(Held, cell, lambda *given: ("slow", *given), lambda *told: self.refused(*told))
        notice.notices(self.seen, "more", Listed)
        notice.passes("handle")
        notice.passes("order", Order, inner="number")
        Held.notice = notice.method(Held, "notice", "")  # type: ignore[attr-defined]
        forget = Ending(Held, None, lambda *given: ("slow", *given))
        forget.empties("order", "more")
        Held.forget = forget.method(Held, "forget", "")  # type: ignore[attr-defined]
        leave = Ending(Held, cell, lambda *given: ("slow", *given), lambda *told: self.refused(*told))
        leave.expect_in("free", free)
        leave.others_are_called("free", "more")
        leave.passes("handle")
        leave.passes("order", Order, inner="number")
        Held.leave = leave.method(Held, "leave", "")  # type: ignore[attr-defined]
        take = Ending(Held, None, lambda *given: ("slow", *given))
        take.gives("more")
        Held.take = take.method(Held, "take", "")  # type: ignore[attr-defined]

    def _destroy(self, handle: int, order: int) -> int:
        self.destroyed.append((handle, order))
        self.happening()
        return self.status

    def held(self, **contents: Any) -> Any:
        made = self.cls()
        for name, value in {"handle": 7 << 40, "order": Order(5), "free": free, "more": [1], **contents}.items():
            if value is not ...:
                setattr(made, name, value)
        return made


def contents(held: Any) -> list[Any]:
    return [getattr(held, name, ...) for name in ("handle", "order", "free", "more")]


@pytest.fixture
def ends() -> Ends:
    return Ends()


@pytest.mark.parametrize("content", [free, None, ...])
@pytest.mark.parametrize("more", [5, None, ...])
def test_there_is_nothing_to_do_if_several_slots_have_none(ends: Ends, content: Any, more: Any) -> None:
    held = ends.held(free=content, more=more)
    ends.off.append("off")
    assert held.drop() == (None if content is None is more else ("slow", held)) and not ends.destroyed


def test_an_end(ends: Ends) -> None:
    held = ends.held()
    assert held.close() is None and ends.destroyed == [(7 << 40, 5)]
    assert contents(held) == [None, None, ..., None]
    assert held.close() == ("slow", held) and len(ends.destroyed) == 1, "it has ended"
    for number in (0, 1, 256, (1 << 30) - 1, 1 << 30, (1 << 60) - 1, 1 << 60, (1 << 64) - 1):
        assert ends.held(handle=number, order=Order(number)).close() is None
        assert ends.destroyed[-1] == (number, number)
        assert ends.held(handle=number, order=Named(number)).close() is None
        assert ends.destroyed[-1] == (number, number)


@pytest.mark.parametrize(
    "content",
    [
        *[{"handle": value} for value in (None, True, -1, 1 << 64, Handle(5), "5", 5.0, ...)],
        *[{"order": Order(value)} for value in (None, True, -1, 1 << 64, Handle(5))],
        *[
            {"order": value}
            for value in (None, Derived(5), Named(None), Named.__new__(Named), 5, Order.__new__(Order), ...)
        ],
        *[{"free": value} for value in (None, print, ...)],
        {"more": ...},
    ],
    ids=str,
)
def test_unexpected_contents_go_to_python(ends: Ends, content: Any) -> None:
    held = ends.held(**content)
    before = contents(held)
    assert held.close() == ("slow", held) and ends.destroyed == []
    assert all(map(lambda one, other: one is other, contents(held), before)), "nothing has changed"


def test_arguments_go_to_python(ends: Ends) -> None:
    held = ends.held()
    assert held.close(5) == ("slow", held, 5)
    with pytest.raises(TypeError, match="unexpected keyword argument 'stream'"):
        held.close(stream=5)
    with pytest.raises(TypeError):
        ends.cls.close(5)
    assert ends.destroyed == []


def test_a_refused_end(ends: Ends) -> None:
    held = ends.held()
    handle, order, _, more = contents(held)
    ends.status = -5
    assert held.close() == ("refused", held, -5, free, handle, order, more)
    assert contents(held) == [None, None, ..., None]

    def restore(held: Any, status: int, *former: Any) -> None:
        held.free, held.handle, held.order, held.more = former
        raise KeyError(status)

    ends.refused, held = restore, ends.held()
    before = contents(held)
    with pytest.raises(KeyError, match="-5"):
        held.close()
    assert contents(held) == before
    ends.status = 0
    assert held.close() is None


def test_an_end_during_which_something_happens(ends: Ends) -> None:
    """Python is told, with the status of success too."""

    def told(held: Any, status: int = 0, *, always: bool = True) -> bool:
        return bool(held.notice() == (("refused", held, status) if always else None))

    held, other = ends.held(), ends.held(more=Listed((1, 2, "last")))
    assert told(held, always=False) and told(ends.held(more=Listed()), always=False)
    ends.happening = lambda: ends.seen.update(happened=True)
    assert told(held) and len(ends.destroyed) == 3
    ends.happening = ends.seen.clear
    assert told(held, always=False) and told(ends.held(more=...), always=False)
    ends.happening, noticed = lambda: None, {"last": None}
    for ends.status in (0, 5):
        ends.seen.clear()
        assert told(other, ends.status) and ends.seen == noticed, "the slot has an instance of the class"
    ends.seen.clear()
    assert told(held, 5) and not ends.seen
    assert told(ends.held(more=Listed([[]])), 5) and not ends.seen, "it cannot be hashed"


@pytest.mark.parametrize("more", [1, [1], Listed(), Listed((1, 2.5)), Listed([[]])])
def test_what_is_noticed_is_left_alone(ends: Ends, more: Any) -> None:
    ends.refused = lambda *told: ends.seen.clear()

    def call() -> None:
        ends.held(more=more).notice()
        ends.destroyed.clear()

    assert_steady(call, more, *(more if isinstance(more, list) else ()), ends.cls)


def test_an_end_that_empties_nothing(ends: Ends) -> None:
    held = ends.held()
    before = contents(held)
    for ends.status in (0, 5):
        assert held.drop() is None and contents(held) == before
    assert len(ends.destroyed) == 2
    for handle, order in ((None, ...), (None, 5)):
        assert ends.held(handle=handle, order=order).drop() is None
    ends.off.append("exit")
    assert held.drop() == ("slow", held)
    ends.off.clear()
    ends.phase.add("r")
    assert held.drop() == ("slow", held)
    ends.phase.remove("r")
    assert len(ends.destroyed) == 2
    assert held.drop() is None and len(ends.destroyed) == 3


def test_an_end_without_a_c_function(ends: Ends) -> None:
    for held in (ends.held(), ends.held(more=...)):
        assert held.forget() is None and contents(held) == [7 << 40, None, free, None]
    assert ends.destroyed == []


def test_an_end_that_gives_a_content(ends: Ends) -> None:
    held, more = ends.held(), [5]
    held.more = more
    assert held.take() is more and contents(held)[3] is ...
    assert held.take() == ("slow", held), "it is empty"
    assert held.take(5) == ("slow", held, 5)

    def again() -> None:
        held.more = more
        held.take()

    assert_steady(again, held, more)


class Called:
    """An object that an end calls, which is no function."""

    def __init__(self) -> None:
        self.given: list[Any] = []
        self.answer: Any = 0

    def __call__(self, number: Any) -> Any:
        self.given.append(number)
        return self.answer

    def method(self, number: Any) -> Any:
        return self(number)


def test_an_end_that_calls_what_the_object_has(ends: Ends) -> None:
    """C for the usual content of the slot; anything else is called with the other slot's content. 0 is success."""
    assert ends.held().leave() is None and ends.destroyed == [(7 << 40, 5)]
    called = Called()
    for function in (called, called.method, lambda number: called(number)):
        called.given.clear()
        held = ends.held(free=function, more=1 << 70)
        before = contents(held)
        for called.answer in (0, 5, None, True, "text", 1 << 70):
            expected = None if called.answer == 0 else ("refused", held, called.answer)
            assert held.leave() == expected and contents(held) == before
        assert called.given == [1 << 70] * 6
    assert ends.held(free=[].append).leave()[2] is None
    assert len(ends.destroyed) == 1


def test_an_end_that_calls_what_raises(ends: Ends) -> None:
    told: list[Any] = []
    ends.refused = lambda *given: told.append(given)
    with pytest.raises(TypeError, match="not callable"):
        ends.held(free=5).leave()
    with pytest.raises(KeyError, match="1"):
        ends.held(free={}.__getitem__, more=1).leave()
    assert told == [] == ends.destroyed


@pytest.mark.parametrize("content", [{"free": ...}, {"more": ...}])
def test_an_end_that_finds_nothing_to_call(ends: Ends, content: Any) -> None:
    held = ends.held(**{"free": print, **content})
    assert held.leave() == ("slow", held)


def test_what_is_called_may_change_the_object(ends: Ends) -> None:
    seen: list[Any] = []

    def change(number: Any) -> int:
        del held.free, held.more
        seen.append(number)
        return 0

    number = [1 << 70]
    held = ends.held(free=change, more=number.pop())
    del change
    assert held.leave() is None and seen == [1 << 70]


@pytest.mark.parametrize("answer", [0, 5, "raise"])
def test_a_call_leaves_nothing_behind(ends: Ends, answer: Any) -> None:
    number, answers = 1 << 70, {(1 << 70): answer}
    ends.refused = lambda *told: None

    def end(number: int) -> Any:
        if answer == "raise":
            raise KeyError(number)
        return answers[number]

    def call() -> None:
        try:
            ends.held(free=end, more=number).leave()
        except KeyError:
            pass

    assert_steady(call, number, end, ends.cls, None)


@pytest.mark.parametrize("status", [0, 5])
def test_nothing_is_left_behind(ends: Ends, status: int) -> None:
    order, more = Order(1 << 40), [1]
    ends.status, ends.refused = status, lambda *told: None

    def call() -> None:
        ends.destroyed.clear()
        for end in ("close", "drop", "forget"):
            getattr(ends.held(order=order, more=more), end)()

    assert_steady(call, order, more, free, ends.cls, None if status else ends)


class Finalized:
    """A class whose instances end by machine code, and the calls of its Python method."""

    def __init__(self, ends: Ends) -> None:
        from cuda_ctypes._floor.native.endings import Ending, finalize
        from cuda_ctypes._floor.native.interpreter import finalizer_of

        class Held:
            __slots__ = ("handle", "__weakref__")

            def __del__(self) -> None:
                raise AssertionError("replaced below")

        self.slow: list[Any] = []
        self.cls: Any = Held
        self.cell = ctypes.cast(ends.callback, ctypes.c_void_p)
        ending = Ending(Held, self.cell, lambda held: self._slow(held))
        ending.ended_if_none("handle")
        ending.passes("handle")
        ending.passes("handle")
        Held.__del__ = ending.method(Held, "__del__", "")  # type: ignore[method-assign]
        before = finalizer_of(Held).value
        finalize(Held, ending)
        assert finalizer_of(Held).value != before

    def _slow(self, held: Any) -> None:
        self.slow.append(held.handle)
        if held.handle == "error":
            raise KeyError("of a finalizer")

    def held(self, handle: Any) -> Any:
        made = self.cls()
        made.handle = handle
        return made


@pytest.fixture
def finalized(ends: Ends) -> Finalized:
    return Finalized(ends)


def test_an_instance_ends(ends: Ends, finalized: Finalized) -> None:
    held = finalized.held(5)
    reference = weakref.ref(held)
    assert ends.destroyed == []
    del held
    assert ends.destroyed == [(5, 5)] and reference() is None
    finalized.held(None)
    finalized.held("other")
    assert ends.destroyed == [(5, 5)] and finalized.slow == ["other"]


def test_an_instance_ends_in_a_cycle(ends: Ends, finalized: Finalized) -> None:
    cycle: list[Any] = [finalized.held(6)]
    cycle.append(cycle)
    del cycle
    gc.collect()
    assert ends.destroyed == [(6, 6)]


def test_an_instance_ends_during_an_exception(ends: Ends, finalized: Finalized) -> None:
    """The exception goes on, also where the end meets errors of its own, as a number of 64 bits does."""
    for handle in (8, (1 << 64) - 1, 1 << 64, "other", None):
        ends.destroyed.clear()
        with pytest.raises(ZeroDivisionError) as raised:
            finalized.held(handle), 1 / 0
        assert raised.value.__context__ is None
        expected = (handle, handle) if isinstance(handle, int) and handle < 1 << 64 else None
        assert ends.destroyed == [expected] * (expected is not None)
    assert finalized.slow == [1 << 64, "other"]


def test_a_finalizer_that_raises(ends: Ends, finalized: Finalized, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Any] = []
    monkeypatch.setattr("sys.unraisablehook", lambda unraisable: told.append((unraisable.exc_value, unraisable.object)))
    finalized.held("error")
    ((error, source),) = told
    assert repr(error) == "KeyError('of a finalizer')" and source is vars(finalized.cls)["__del__"]


def test_other_finalizers_take_effect(ends: Ends, finalized: Finalized) -> None:
    """In a subclass, and in the class itself from then on."""
    ended: list[Any] = []
    Held: Any = finalized.cls

    class Derived(Held):  # type: ignore[misc]
        __slots__ = ()

        def __del__(self) -> None:
            ended.append(self.handle)
            super().__del__()

    class Plain(Held):  # type: ignore[misc]
        __slots__ = ()

    for cls in (Derived, Plain):
        held = cls()
        held.handle = 5
        del held
    assert ended == [5] and ends.destroyed == [(5, 5)] * 2
    Held.__del__ = lambda held: ended.append("replaced")
    finalized.held(6)
    del Held.__del__
    finalized.held(7)
    assert ended == [5, "replaced"] and ends.destroyed == [(5, 5)] * 2


def test_ends_leave_nothing_behind(ends: Ends, finalized: Finalized) -> None:
    def call() -> None:
        ends.destroyed.clear()
        finalized.slow.clear()
        for handle in (None, 1 << 40, "other"):
            finalized.held(handle)

    assert_steady(call, finalized.cls, None)


def test_one_of_several_threads_destroys_it(ends: Ends) -> None:
    """Two threads wait a moment for each other at each object, so that they close it together."""
    held = [ends.held(handle=turn) for turn in range(ROUNDS // 5 if FREE_THREADED else 100)]
    patience = range(1000)
    reached = [0, 0]
    ended: list[int] = []

    def work(mine: int) -> None:
        done = 0
        for turn, each in enumerate(held, 1):
            reached[mine] = turn
            for _ in patience:
                if reached[1 - mine] >= turn:
                    break
            done += each.close() is None
        ended.append(done)

    threads = [threading.Thread(target=work, args=(mine,)) for mine in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(ends.destroyed) == [(turn, 5) for turn in range(len(held))]
    assert sum(ended) == len(held)


@pytest.mark.skipif(not FREE_THREADED, reason="without the GIL, objects have sections")
def test_another_thread_is_in_the_objects_section(ends: Ends) -> None:
    begin, end = ctypes.pythonapi.PyCriticalSection_Begin, ctypes.pythonapi.PyCriticalSection_End
    section = ctypes.create_string_buffer(64)
    held = ends.held()
    go: list[int] = []
    reached: list[int] = []
    closed: list[int] = []

    def close() -> None:
        while not go:
            pass
        reached.append(1)
        held.close()
        closed.append(1)

    thread = threading.Thread(target=close)
    thread.start()
    begin(section, ctypes.py_object(held))  # nothing here may wait from now on: that would end the section
    go.append(1)
    while not reached:
        pass
    for _ in range(100_000):
        pass
    meanwhile = [*closed]
    end(section)
    thread.join()
    assert meanwhile == [] and closed == [1] and contents(held) == [None, None, ..., None]
