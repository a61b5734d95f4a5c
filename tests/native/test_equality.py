"""``==`` and hashes by machine code in the class."""

from __future__ import annotations

import gc
import operator
import sys
import weakref
from importlib import import_module
from typing import Any

import pytest

from cuda_ctypes._floor import FREE_THREADED
from cuda_ctypes._floor.native import routines
from cuda_ctypes.core.quick_properties import FIRST, compared, compared_at, hashed

pytestmark = pytest.mark.skipif(routines() is None, reason="PyPy has no machine code")


def new_class() -> Any:
    class Held:
        """Something with a handle and a size."""

        __slots__ = ("_handle", "_size")
        asked: list[Any] = []

        def __init__(self, handle: Any, size: Any = 1) -> None:
            self._handle, self._size = handle, size

        @compared("_handle", "_size")
        def __eq__(self, other: object) -> bool:
            self.asked.append(other)
            if not isinstance(other, Held):
                return NotImplemented
            return (self._handle, self._size) == (other._handle, other._size)

        @hashed("_handle")
        def __hash__(self) -> int:
            self.asked.append("hash")
            return int(self._handle or 0)

    Held.asked = []
    for _ in range(FIRST + 1):
        assert Held(1) != Held(2) and hash(Held(3)) == 3
    Held.asked.clear()
    return Held


def test_handles_are_compared_as_ints() -> None:
    """By the function of int, but for an order, and for classes that define a comparison themselves."""
    from cuda_ctypes._floor.native.handle_constructors import quicken
    from cuda_ctypes.bindings import driver

    d: Any = driver
    own = type("Own", (d.CUevent,), {})
    for cls in (d.CUstream, d.CUdeviceptr, d.CUevent):
        quicken(cls)
    derived = type("Derived", (d.CUevent,), {})
    strange = type("Strange", (d.CUevent,), {"__eq__": lambda one, other: "strange", "__hash__": int.__hash__})
    for one in NUMBERS:
        for other in NUMBERS:
            same, live = one == other, d.CUstream(other)
            live.getPtr()
            for cls in (d.CUstream, d.CUdeviceptr, d.CUevent, own, derived):
                for value in (other, d.CUstream(other), d.CUevent(other), derived(other), live):
                    left = cls(one)
                    assert (left == value, left != value, value == left) == (same, not same, same), (cls, one, value)
                    for order in (operator.lt, operator.le, operator.gt, operator.ge):
                        with pytest.raises(TypeError, match="have no order"):
                            order(left, value)
            assert (strange(one) == other) == (d.CUevent(one) == strange(other)) == "strange"
    for value in (None, "5", 5.5, object(), ()):
        assert d.CUstream(5) != value and not d.CUstream(5) == value
    assert d.CUstream(5) == 5.0 and d.CUstream(5) in {5: 1} and {d.CUstream(5): 1}[5]


def test_structs_are_compared_by_their_bytes() -> None:
    """By code in the class, with the results of Python's comparison; classes that define one themselves keep it."""
    from cuda_ctypes._floor.native.handle_constructors import quicken
    from cuda_ctypes.bindings import driver, nvml

    classes: Any = ((driver.CUDA_MEMCPY3D, "Height"), (nvml.PciInfo, "domain"))
    for cls, member in classes:
        changed: Any = cls()
        setattr(changed, member, 5)
        derived = type("Derived", (cls,), {})
        strange = type("Strange", (cls,), {"__eq__": lambda one, other: "strange", "__hash__": None})
        others = [cls(), changed, derived(), strange(), cls._raw_class(), driver.CUuuid(), 5, None, "text"]

        def answers() -> list[Any]:
            return [
                answer
                for one in others  # noqa: B023
                for other in others  # noqa: B023
                for answer in (one == other, one != other, one in [other])
            ]

        expected = answers()
        quicken(cls)
        assert answers() == expected, cls
        assert changed != cls() and changed == changed and not changed == cls()
        with pytest.raises(TypeError, match="not supported"):
            changed < cls()


def test_handles_are_true_but_for_classes_that_say_otherwise() -> None:
    """So are handles of 0, as in cuda.bindings: by a function in the class, until a program sets another one."""
    from cuda_ctypes._floor.native.handle_constructors import quicken
    from cuda_ctypes.bindings import driver

    cls: Any = driver.CUsurfref  # of no other test
    before = type("Before", (cls,), {})
    quicken(cls)
    live = cls(0)
    live.getPtr()
    after, falsy = type("After", (cls,), {}), type("Falsy", (cls,), {"__bool__": lambda self: False})
    for value in (cls(0), cls(5), before(0), after(0), live):
        assert bool(value) is True and value.__bool__() is True
    assert not falsy(5)
    cls.__bool__ = lambda self: int(self) > 1
    try:
        assert [bool(kind(number)) for kind in (cls, before, after) for number in (1, 2)] == [False, True] * 3
        quicken(cls)
        assert not cls(1)
    finally:
        del cls.__bool__
    assert cls(0)


NUMBERS = 0, 1, 5, 1 << 29, 1 << 30, 1 << 40, (1 << 60) - 1, 1 << 60, (1 << 64) - 1


def test_equal_are_those_of_equal_numbers() -> None:
    cls = new_class()
    for one in NUMBERS:
        for other in NUMBERS:
            for size in NUMBERS:
                same = one == other and size == 7
                left, right = cls(int(str(one)), 7), cls(int(str(other)), size)
                assert (left == right, left != right) == (same, not same), (one, other, size)
                assert (left in [right], {left: 1}.get(right)) == (same, 1 if same else None), (one, other, size)
    if not FREE_THREADED:
        assert "hash" in cls.asked, "Python hashes 0, and numbers of more than 60 bits"
        assert set(cls.asked) == {"hash"}


def test_equal_are_those_whose_paths_lead_to_equal_numbers() -> None:
    handles = import_module("cuda_ctypes.checked.driver").CUstream, int

    class Inner:
        __slots__ = ("number",)

        def __init__(self, number: Any) -> None:
            self.number = number

    for handle in handles:
        asked: list[Any] = []

        class Outer:
            __slots__ = ("inner",)

            def __init__(self, number: Any) -> None:
                self.inner = Inner(number)

            @compared_at("inner", "number")
            def __eq__(self, other: object, asked: list[Any] = asked) -> bool:
                asked.append(other)
                return isinstance(other, Outer) and self.inner.number == other.inner.number

            __hash__ = None  # type: ignore[assignment]

        for _ in range(FIRST + 1):
            assert Outer(handle(1)) != Outer(handle(2))
        asked.clear()
        for one in NUMBERS:
            for other in NUMBERS:
                left, right = Outer(handle(one)), Outer(handle(other))
                assert (left == right, left != right) == (one == other, one != other), (handle, one, other)
                assert left == left and left != None and left != 5  # noqa: E711
        assert FREE_THREADED or asked == [], "Python was asked"
        strange = Outer(handle(7))
        strange.inner = Inner(7.0)
        assert strange == Outer(handle(7)) == strange and strange != type("Derived", (Outer,), {})(handle(8))
        assert len(asked) == 3 or FREE_THREADED


def test_hashes_are_those_of_the_numbers() -> None:
    cls = new_class()
    assert [hash(cls(number)) for number in NUMBERS] == [hash(number) for number in NUMBERS]


def test_an_instance_equals_itself_and_not_none() -> None:
    cls = new_class()
    held = cls(None)  # a closed one
    assert (held == held, held != held) == (True, False)
    assert (held == None, held != None, None == held) == (False, True, False)  # noqa: E711
    assert held in [None, held] and held not in [None]
    assert held.__eq__(None) is held.__ne__(None) is NotImplemented
    assert cls.asked in ([], [None]), "machine code has no question, but None may ask"


def test_what_inherits_nothing_from_the_class_is_not_compared() -> None:
    cls = new_class()

    class Other:
        __slots__ = ()

    class Proxy:
        """An object that pretends to have another one's class."""

        def __init__(self, of: Any) -> None:
            self.of = of

        __class__ = property(lambda self: type(self.of))

        def __eq__(self, other: object) -> bool:
            return bool(self.of == other)

        def __getattr__(self, name: str) -> Any:
            return getattr(self.of, name)

        __hash__ = None  # type: ignore[assignment]

    held = cls(5)
    others: Any = 5, 5.0, "5", (), [], Other(), Other, cls, new_class()(5), NotImplemented, object()
    for other in others:
        assert (held == other, held != other, other == held, other != held) == (False, True, False, True), other
    assert cls.asked == [], "Python was asked"
    assert held.__eq__(5) is held.__ne__(5) is NotImplemented
    proxy = Proxy(held)
    for equal in proxy, Proxy(cls(5)), weakref.proxy(proxy):
        assert held == equal == held and not held != equal
    assert held != Proxy(cls(6)) != held


def test_python_compares_with_other_objects() -> None:
    cls = new_class()

    class Derived(cls):  # type: ignore[misc, valid-type]
        __slots__ = ()

    class Equal:
        def __eq__(self, other: object) -> bool:
            return True

        __hash__ = None  # type: ignore[assignment]

    held, derived = cls(5), Derived(5)
    assert held == derived and derived == held and held != Derived(6) and hash(derived) == 5
    assert held == Equal() and held != 5 and held != cls(5.0, 2) and held == cls(5.0)
    assert cls(None) == cls(None) and hash(cls(None)) == 0
    assert len(cls.asked) > 5
    for less in operator.lt, operator.le, operator.gt, operator.ge:
        others: Any = held, None, cls(6)
        for other in others:
            with pytest.raises(TypeError, match="not supported between instances"):
                less(held, other)


def test_an_exception_of_python_is_raised() -> None:
    cls = new_class()

    class Failing:
        def __eq__(self, other: object) -> bool:
            raise ZeroDivisionError

        __hash__ = None  # type: ignore[assignment]

    with pytest.raises(ZeroDivisionError):
        cls(5) == Failing()  # noqa: B015
    with pytest.raises(ValueError, match="invalid literal"):
        hash(cls("text"))
    held = cls(1)
    del held._handle
    for call in (lambda: held == cls(1), lambda: hash(held)):
        with pytest.raises(AttributeError, match="_handle"):
            call()


def test_a_method_that_is_changed_later_takes_effect() -> None:
    cls = new_class()
    held = cls(5)
    cls.__eq__ = lambda self, other: "mine"
    assert (held == held) == "mine"
    cls.__hash__ = lambda self: 77
    assert hash(held) == 77


def test_no_reference_is_lost_or_kept() -> None:
    cls = new_class()
    number = 1 << 40
    one, other = cls(number), cls(number + 1)
    gc.collect()
    objects = number, one, other, None, True, False, cls
    counts = [sys.getrefcount(item) for item in objects]
    for _ in range(1000):
        one == other, one != other, one == one, one == None, one == 5, hash(one)  # noqa: B015, E711, B018
    cls.asked.clear()  # which has the objects without the GIL, where Python compares
    assert [sys.getrefcount(item) for item in objects] == counts


def test_a_class_with_its_own_inequality_stays_in_python() -> None:
    class Odd:
        __slots__ = ("_number",)

        def __init__(self, number: int) -> None:
            self._number = number

        @compared("_number")
        def __eq__(self, other: object) -> bool:
            return self is other

        def __ne__(self, other: object) -> Any:
            return "mine"

        __hash__ = None  # type: ignore[assignment]

    odd = Odd(1)
    assert [(odd == odd, odd != odd) for _ in range(2 * (FIRST + 1))] == [(True, "mine")] * (2 * (FIRST + 1))
