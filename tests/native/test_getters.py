"""Properties that look at slots, as descriptors of C."""

from __future__ import annotations

import gc
import sys
import weakref
from typing import Any

import pytest

from cuda_ctypes._floor import FREE_THREADED
from cuda_ctypes._floor.native import routines
from cuda_ctypes.core.quick_properties import FIRST, kept

pytestmark = pytest.mark.skipif(routines() is None, reason="PyPy has no machine code")
with_gil = pytest.mark.skipif(FREE_THREADED, reason="without the GIL, Python looks at slots")


class Held:
    """Something with a handle, which may be closed."""

    __slots__ = ("_number", "_size", "_more", "__weakref__")

    def __init__(self, number: Any, size: Any = None, more: Any = None) -> None:
        self._number, self._size, self._more = number, size, more


def read(cls: Any, name: str, *instances: Any) -> Any:
    """The descriptor of a property after some reads of it."""
    for instance in instances:
        for _ in range(FIRST + 1):
            getattr(instance, name)
    return vars(cls)[name]


def test_a_slot_under_another_name() -> None:
    class Alias(Held):
        __slots__ = ()

        @property
        @kept("_number", none=None)
        def number(self) -> Any:
            """The number."""
            return self._number

    held = Alias(5)
    assert type(read(Alias, "number", held)).__name__ == "member_descriptor"
    assert held.number == 5 and Alias(None).number is None and Alias.number.__doc__ == "The number."
    for change in (lambda: setattr(held, "number", 1), lambda: delattr(held, "number")):
        with pytest.raises(AttributeError):
            change()
    with pytest.raises(TypeError):
        vars(Alias)["number"].__get__(object())


@with_gil
def test_another_object_is_asked() -> None:
    asked: list[Any] = []

    class Asking(Held):
        __slots__ = ()

        @property
        @kept("_more", item=0, open="_number", ask="_size")
        def length(self) -> Any:
            asked.append(self)
            return "Python" if self._size is None else self._size.length

    class Size:
        length = 7

    class Failing:
        @property
        def length(self) -> Any:
            raise ZeroDivisionError

    class Dropping:
        """Its object has another one while it is asked."""

        def __init__(self) -> None:
            self.held = Asking(5, self)

        @property
        def length(self) -> Any:
            self.held._size = None
            gc.collect()
            return self.text * 2

        text = "abc"

    held = Asking(5, Size())
    read(Asking, "length", held)
    asked.clear()
    assert held.length == 7 and Asking(5, Size(), (3,)).length == 3 and asked == []
    assert Asking(5, None).length == "Python" and Asking(None, Size()).length == 7 and len(asked) == 2
    for size, error in ((object(), AttributeError), (Failing(), ZeroDivisionError)):
        with pytest.raises(error):
            Asking(5, size).length  # noqa: B018
    dropping = Dropping().held
    assert dropping.length == "abcabc" and dropping._size is None
    size, counts = Size(), []
    held = Asking(5, size)
    for _ in range(2):
        counts.append(sys.getrefcount(size))
        assert all(held.length == 7 for _ in range(1000))
    assert counts[0] == counts[1], "references"


@with_gil
def test_python_decides_about_a_closed_object() -> None:
    class Closable(Held):
        __slots__ = ()

        @property
        @kept("_size", open="_number")
        def size(self) -> Any:
            if self._number is None:
                raise RuntimeError("closed")
            return self._size or 0

        @property
        @kept("_number", none=True, other=False)
        def is_closed(self) -> bool:
            return self._number is None

    held = Closable(5, 7)
    assert {type(read(Closable, name, held)).__name__ for name in ("size", "is_closed")} == {"getset_descriptor"}
    assert (held.size, held.is_closed) == (7, False)
    held._size = None
    assert held.size == 0
    held._number = None
    assert held.is_closed
    with pytest.raises(RuntimeError, match="closed"):
        held.size  # noqa: B018
    del held._number
    with pytest.raises(AttributeError, match="_number"):
        held.size  # noqa: B018


@with_gil
def test_a_property_can_be_set_still() -> None:
    class Settable(Held):
        __slots__ = ()

        @property
        @kept("_more", item=1)
        def second(self) -> Any:
            """The second."""
            return self._more[1]

        @second.setter
        def second(self, value: Any) -> None:
            if value == "refused":
                raise ValueError(value)
            self._more = (None, value)

    held = Settable(1, more=(1, 2))
    read(Settable, "second", held)
    held.second = "new"
    assert held.second == "new" and Settable.second.__doc__ == "The second."
    with pytest.raises(ValueError, match="refused"):
        held.second = "refused"
    with pytest.raises(AttributeError, match=r"Settable\.second cannot be deleted"):
        del held.second
    held._more = (1, None)
    assert held.second is None
    held._more = (1,)
    with pytest.raises(IndexError):
        held.second  # noqa: B018


@with_gil
def test_an_item_by_the_item_beside_it() -> None:
    class Beside(Held):
        __slots__ = ()

        @property
        @kept("_more", open="_size", item=2, known={1: "one"}, beside=1, none="none")
        def found(self) -> Any:
            return "by Python" if self._size is None else "one" if self._more[2] == 1 else self._more[1]

    kind = type(read(Beside, "found", Beside(1, 1, (0, 5, 1))))
    assert kind.__name__ == "getset_descriptor"
    content = object()
    before = sys.getrefcount(content)
    others = [Beside(1, 1, (0, content, value)) for value in (0, 2, -1, 1 << 40, "1")]
    assert [other.found is content for other in others] == [True] * 5
    assert Beside(1, None, (0, 5, 1)).found == "by Python"
    assert (Beside(1, 1, (0, 5, 1)).found, Beside(1, 1, (0, 5, None)).found, Beside(1, 1).found) == (
        "one",
        "none",
        "none",
    )
    with pytest.raises(IndexError):
        Beside(1, 1, (0, 5)).found  # noqa: B018
    with pytest.raises(TypeError):
        Beside(1, 1, 5).found  # noqa: B018
    del others
    assert sys.getrefcount(content) == before


@with_gil
def test_the_class_of_an_inner_object_is_looked_at() -> None:
    class Outer(Held):
        __slots__ = ()

        @property
        @kept("_more", "_size", none=0, other=1)
        def has_size(self) -> int:
            return 10 if self._more is not None and self._more._size is not None else 20

    class Other:
        _size = 3

    first = Outer(1, more=Held(2, 3))
    outer = Outer(1)
    assert type(read(Outer, "has_size", outer)) is property, "the class of what is kept is not known yet"
    assert vars(Outer)["has_size"].fget.calls == 0, "nothing may grow until then"
    assert type(read(Outer, "has_size", first, first)).__name__ == "getset_descriptor"
    found = [Outer(1, more=more).has_size for more in (None, Held(2), Held(2, 3), Other())]
    assert found == [0, 0, 1, 10]


@with_gil
def test_the_meanings_of_numbers() -> None:
    meanings: dict[Any, Any] = {0: "zero", 1: "one", 7: None, (1 << 30) - 1: "much"}

    truths: dict[Any, Any] = {0: True, 5: False}

    class Meaning(Held):
        __slots__ = ()

        @property
        @kept("_number", none="closed", known=meanings, other="other")
        def meaning(self) -> Any:
            return meanings.get(self._number, "other")

        @property
        @kept("_number", known=truths)
        def is_zero(self) -> Any:
            return truths.get(self._number, "by Python")

    read(Meaning, "meaning", Meaning(1))
    read(Meaning, "is_zero", Meaning(1))
    for number in (
        *meanings,
        2,
        6,
        8,
        -1,
        -7,
        1 << 30,
        (1 << 30) + 1,
        1 << 60,
        -(1 << 62),
        1 << 70,
        2.5,
        "1",
        object(),
    ):
        assert Meaning(number).meaning == meanings.get(number, "other"), number
        assert Meaning(number).is_zero == truths.get(number, "by Python"), number
    assert Meaning(None).meaning == "closed" and Meaning(5).is_zero is False


@with_gil
def test_no_reference_is_lost_or_kept() -> None:
    class Counted(Held):
        __slots__ = ()

        @property
        @kept("_more", key="key", none=None)
        def value(self) -> Any:
            return (self._more or {}).get("key")

        @property
        @kept("_number", known={1: ONE}, other=OTHER)
        def meaning(self) -> Any:
            return ONE if self._number == 1 else OTHER

    value = object()
    held, other = Counted(1, more={"key": value}), Counted(2)
    for name in ("value", "meaning"):
        read(Counted, name, held, other)
    gc.collect()  # the writer of the code
    counts = [sys.getrefcount(item) for item in (value, ONE, OTHER, held)]
    for _ in range(1000):
        held.value, other.value, held.meaning, other.meaning  # noqa: B018
    assert [sys.getrefcount(item) for item in (value, ONE, OTHER, held)] == counts
    assert held.value is value and other.value is None and (held.meaning, other.meaning) == (ONE, OTHER)


ONE, OTHER = ["one"], ["other"]


def test_a_property_that_somebody_changed_stays() -> None:
    class Patched(Held):
        __slots__ = ()

        @property
        @kept("_number", none=None)
        def number(self) -> Any:
            return self._number

    before = vars(Patched)["number"]
    mine: Any = property(lambda self: "mine")
    Patched.number = mine  # type: ignore[method-assign]
    for _ in range(2 * (FIRST + 1)):
        before.__get__(Patched(1))
    assert Patched(1).number == "mine"


def test_a_subclass_reads_the_property_of_its_base() -> None:
    class Base(Held):
        __slots__ = ()

        @property
        @kept("_number", none=None)
        def number(self) -> Any:
            return self._number

    class Derived(Base):
        __slots__ = ()

        @property
        def number(self) -> Any:
            return super().number + 1

    assert [Derived(1).number for _ in range(2 * (FIRST + 1))] == [2] * (2 * (FIRST + 1))
    assert type(vars(Base)["number"]).__name__ == "member_descriptor"


def test_odd_members_of_a_class_do_not_disturb() -> None:
    class Base(Held):
        __slots__ = ()

        @property
        @kept("_number", none=None)
        def number(self) -> Any:
            return self._number

    class Referent:
        pass

    gone = Referent()

    class Odd(Base):
        helper = weakref.proxy(gone)

    del gone
    assert [Odd(5).number for _ in range(2 * (FIRST + 1))] == [5] * (2 * (FIRST + 1))


def test_a_deleter_stays() -> None:
    class Deletable(Held):
        __slots__ = ()

        @property
        @kept("_number", none=None)
        def number(self) -> Any:
            return self._number

        @number.deleter
        def number(self) -> None:
            self._number = None

    held = Deletable(5)
    assert type(read(Deletable, "number", held)) is property
    del held.number
    assert held.number is None


@with_gil
def test_classes_inside_inherit_nothing() -> None:
    class Inner:
        __slots__ = ("_volume",)
        _volume: int

        @property
        def volume(self) -> int:
            return self._volume

    class Tenfold(Inner):
        __slots__ = ()

        @property
        def volume(self) -> int:
            return 10 * super().volume

    class Outer(Held):
        __slots__ = ()

        @property
        @kept("_more", "_volume")
        def volume(self) -> int:
            return int(self._more.volume)

    plain, tenfold = Inner(), Tenfold()
    plain._volume = tenfold._volume = 6
    assert type(read(Outer, "volume", Outer(1, more=tenfold))) is property, "the class with the slot is not known yet"
    assert type(read(Outer, "volume", *[Outer(1, more=plain)] * 2)).__name__ == "getset_descriptor"
    assert [Outer(1, more=more).volume for more in (plain, tenfold) * 2] == [6, 60] * 2


@with_gil
def test_a_class_inside_may_inherit_its_slots() -> None:
    class Inner(Held):
        __slots__ = ()

    class Outer(Held):
        __slots__ = ()

        @property
        @kept("_more", "_size", inherits=True, open="_number", closed=0, known={0: False}, other=True)
        def is_there(self) -> bool:
            if self._number is None:
                raise RuntimeError("closed")
            return bool(self._number != 0 and self._more._size != 0)

    big = 1 << 40
    assert type(read(Outer, "is_there", Outer(big, more=Inner(1, 5)))).__name__ == "getset_descriptor"
    for number, size, expected in ((big, big, True), (1, 1, True), (0, 5, False), (big, 0, False), (0, 0, False)):
        assert Outer(number, more=Inner(1, size)).is_there is expected
    with pytest.raises(RuntimeError, match="closed"):
        Outer(None, more=Inner(1, 5)).is_there  # noqa: B018
    with pytest.raises(AttributeError):
        Outer(1).is_there  # noqa: B018


@with_gil
def test_objects_of_other_classes() -> None:
    class Inner:
        __slots__ = ("size",)
        size: Any

    class Outer(Held):
        __slots__ = ()

        @property
        @kept("_more", "size", within=(Inner,), others=True)
        def size(self) -> Any:
            return self._more if self._more.__class__ is not Inner else self._more.size or "none"

    inner = Inner()
    inner.size = 7
    plain = Outer(1, more=["another"])
    assert type(read(Outer, "size", plain)).__name__ == "getset_descriptor"
    gc.collect()  # the writer of the code
    before = sys.getrefcount(plain._more)
    found = [plain.size for _ in range(100)]
    assert found == [["another"]] * 100
    del found
    after = sys.getrefcount(plain._more)
    assert after == before
    assert (Outer(1, more=inner).size, Outer(1).size) == (7, None)
    inner.size = None
    assert Outer(1, more=inner).size == "none"


def test_attempts_become_rare() -> None:
    """Whether the classes on the path are known takes long to find out."""

    class Outer(Held):
        __slots__ = ()

        @property
        @kept("_more", "_size", none=0)
        def size(self) -> Any:
            return self._more._size if self._more else 0

    outer, replaced = Outer(1), vars(Outer)["size"].fget
    attempts = 0
    for _ in range(4000):
        before = replaced.calls
        assert outer.size == 0
        attempts += replaced.calls <= before
    assert 10 < attempts < 20
