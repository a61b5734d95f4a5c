"""Live handles whose number machine code looks up: they behave as the methods in Python say."""

from __future__ import annotations

import ctypes
import functools
import gc
import operator
import weakref
from typing import Any

import pytest

from cuda_ctypes._floor import FREE_THREADED, native
from cuda_ctypes._floor.types import Handle
from cuda_ctypes._floor.types.live_handles import Live, at, live_class
from cuda_ctypes._floor.types.struct_views import REMEMBERS
from cuda_ctypes.bindings import driver
from tests.native.python_calls import python_calls
from tests.native.routines import METHODS
from tests.native.steady import assert_steady

d: Any = driver
pytestmark = [
    pytest.mark.skipif(not METHODS, reason="before Python 3.11, and in PyPy, Python has all methods"),
    pytest.mark.skipif(not native.available(), reason="there is no machine code here"),
    pytest.mark.skipif(FREE_THREADED, reason="without the GIL, Python looks up the numbers"),
]
NUMBERS = [0, 1, 5, (1 << 30) - 1, 1 << 30, 1 << 31, (1 << 60) - 1, 1 << 60, 1 << 63, (1 << 64) - 1]


class Equal(int):
    """Equals every number, and has another one."""

    __hash__ = int.__hash__

    def __eq__(self, other: object) -> bool:
        return True


def quick(cls: Any) -> Any:
    """Let machine code make the handles of a class, and ask the live ones for their numbers."""
    from cuda_ctypes._floor.native.members import quicken_class

    live = live_class(cls)
    quicken_class(cls)
    assert "getPtr" in vars(live), "there is no machine code for live handles"
    return live


def quick_struct(cls: Any) -> None:
    from cuda_ctypes._floor.native.members import quicken_class

    quicken_class(cls)


def answer(function: Any, *given: Any) -> Any:
    try:
        found = function(*given)
    except Exception as error:
        return type(error), str(error)
    return type(found), found


@pytest.mark.parametrize("name", ["CUstream", "CUdeviceptr", "CUdevice"])
def test_methods_answer_as_those_in_python(name: str) -> None:
    cls: Any = getattr(d, name)
    quick(cls)
    memory = (ctypes.c_uint64 * 2)()
    handle, other = (cls(_ptr=ctypes.addressof(memory) + offset) for offset in (0, 8))
    for number in NUMBERS:
        memory[0] = number
        numbers = int(handle), number, 3, -1, -number, True, 2.0, Equal(3), Equal(number)
        for value in (*numbers, None, "a", (), other, handle):
            for plain in (lambda given: given, cls, d.CUevent):
                try:
                    given = value if isinstance(value, Live) else plain(value)
                except (TypeError, OverflowError):
                    continue
                memory[1] = number if number % 2 else 3
                for method in ("__eq__", "__ne__"):
                    expected = answer(getattr(Live, method), handle, given)
                    found = answer(getattr(handle, method), given)
                    assert found == expected, (method, number, given)
                assert (handle == given) is Live.__eq__(handle, given), (number, given)
                assert (handle != given) is Live.__ne__(handle, given), (number, given)
        for operation in ("__int__", "__index__", "_number", "getPtr", "__hash__"):
            assert answer(getattr(handle, operation)) == answer(getattr(Live, operation), handle), (operation, number)
        assert int(handle) == Live.__int__(handle) and type(int(handle)) is int
        assert hash(handle) == Live.__hash__(handle)
        made, expected = answer(cls, handle), answer(Handle.__new__, cls, handle)
        assert made == expected and type(made[1]) is type(expected[1])


@pytest.mark.parametrize("use", [hash, int, functools.partial(operator.eq, 5), operator.methodcaller("getPtr")])
def test_a_handle_that_is_used_often_is_asked_by_code(use: Any) -> None:
    """However few are made."""
    from cuda_ctypes._floor.types.member import MANY

    word = ctypes.c_uint64(5)
    handle = type("Own", (d.CUstream,), {})(_ptr=ctypes.addressof(word))
    assert python_calls(lambda: use(handle))
    for _ in range(MANY):
        use(handle)
    assert python_calls(lambda: use(handle)) == []


def test_no_python_runs() -> None:
    quick(d.CUstream)
    quick_struct(d.CUlaunchConfig)
    config, stream, twin = d.CUlaunchConfig(), d.CUstream(7), d.CUstream(7)
    config.hStream = stream
    for handle in (stream, twin):
        handle.getPtr()
    for own in (stream, config.hStream):
        assert python_calls(lambda: (hash(own), own == twin, own != twin, {own: 1}, int(own), d.CUstream(own))) == []  # noqa: B023
        assert hash(own) == hash(7) and own == twin and {own: 1}[7] == 1 and type(d.CUstream(own)) is d.CUstream
    config.hStream, stream = d.CUstream(), d.CUstream(7)
    assert python_calls(lambda: (int(config.hStream), config.hStream == stream, config.hStream != 5)) == []
    live = config.hStream
    assert python_calls(lambda: (live == live, live != live, live == None, live != None)) == []  # noqa: B015, E711, PLR0124
    assert python_calls(lambda: (config.hStream.getPtr(), d.CUstream(_ptr=config.getPtr()))) == []


def test_the_address_of_a_handle_that_is_asked_for_often_takes_no_python() -> None:
    """No function, and no struct, has made the class quick."""
    handle = d.CUexternalSemaphore(7)
    address = handle.getPtr()
    for _ in range(500):
        assert handle.getPtr() == address
    assert python_calls(handle.getPtr) == []
    assert handle.getPtr() == address


@pytest.mark.parametrize("name", ["__eq__", "__hash__", "__int__"])
def test_a_method_that_a_program_sets(name: str) -> None:
    class Own(d.CUevent):  # type: ignore[misc]
        pass

    live, answers = quick(d.CUevent), {"__eq__": False, "__hash__": 5, "__int__": 9}
    use: Any = {"__eq__": lambda x: x == 7, "__hash__": hash, "__int__": int}[name]
    handle, own = d.CUevent(7), Own(7)
    for each in (handle, own):
        each.getPtr()
    assert use(handle) == use(own) == (True if name == "__eq__" else 7)
    setattr(live, name, lambda *_: answers[name])
    try:
        assert use(handle) == answers[name] and use(own) == (True if name == "__eq__" else 7)
    finally:
        delattr(live, name)
    assert use(handle) == use(own) == (True if name == "__eq__" else 7)


@pytest.mark.parametrize("given", [(), (5,), (5, 6), ([],)])
def test_other_arguments_go_to_python(given: Any) -> None:
    live = quick(d.CUstream)
    handle = d.CUstream(7)
    handle.getPtr()
    for name in ("__int__", "getPtr", "__eq__", "__ne__"):
        method, in_python = getattr(live, name), getattr(Live, name)
        assert answer(method, handle, *given)[0] == answer(in_python, handle, *given)[0], name
        with pytest.raises(TypeError):
            method(handle, *given, unknown=5)


@pytest.mark.parametrize(
    "told",
    [
        None,
        (),
        5,
        (5, 0),
        (5,),
        [5, 0],
        ("", 0),
        (object(), 0),
        (ctypes.c_long(9), None),
        (ctypes.c_long(9), 1),
        (ctypes.c_long(9), 1 << 50),
    ],
)
def test_a_handle_that_somebody_changed_goes_to_python(told: Any) -> None:
    quick(d.CUstream)
    handle = d.CUstream(7)
    handle.getPtr()
    vars(handle)["_where"] = told
    for name in ("__int__", "getPtr", "_number"):
        assert answer(getattr(handle, name)) == answer(getattr(Live, name), handle)
    assert answer(int, handle) == answer(Live.__int__, handle)
    assert answer(hash, handle) == answer(Live.__hash__, handle)
    for other in (5, d.CUstream(7)):
        assert answer(lambda: handle == other) == answer(Live.__eq__, handle, other)  # noqa: B023
    twin = d.CUstream(7)
    twin.getPtr()
    assert answer(lambda: twin == handle) == answer(Live.__eq__, twin, handle)
    for name in ("__eq__", "__ne__"):
        assert answer(getattr(handle, name), 5) == answer(getattr(Live, name), handle, 5)


def test_handles_at_an_address_are_those_of_python() -> None:
    """But for what they keep alive: all memory instead of the one number."""
    for cls, kind in ((d.CUstream, ctypes.c_uint64), (d.CUdevice, ctypes.c_int32)):
        live = quick(cls)
        memory = kind()
        address = ctypes.addressof(memory)
        for number in (0, 1, 5, (1 << 30) - 1, 1 << 30, -1, -(1 << 31), (1 << 60) - 1, 1 << 60):
            memory.value = number
            made, expected = cls(_ptr=address), at(cls, address)
            assert type(made) is type(expected) is live
            for left in (made, expected):
                assert (int(left), left.getPtr(), repr(left)) == (memory.value, address, repr(expected))
                assert int.__add__(left, 0) == memory.value, "the number it was made with"
        memory.value = 3
        assert int(made) == 3 and hash(made) == 3 and made == cls(3)
        for wrong in (5, 4095, -1, 1 << 64, 1 << 70, "a", None, 2.0, True):
            assert answer(lambda: cls(_ptr=wrong)) == answer(lambda: cls(0, wrong)), wrong  # noqa: B023
        assert type(cls(_ptr=0)) is cls
        assert_steady(lambda: cls(_ptr=address), cls, live)  # noqa: B023


def test_a_handle_keeps_the_memory_of_the_struct_that_it_is_read_from() -> None:
    quick(d.CUstream)
    config = d.CUlaunchConfig()
    config.hStream, dead = 7, weakref.ref(config)
    handle = config.hStream
    del config
    gc.collect()
    assert (dead() is None) == REMEMBERS and int(handle) == 7 and handle == 7
    del handle
    gc.collect()
    assert dead() is None


def test_structs_at_an_address_are_those_of_python() -> None:
    quick_struct(d.CUlaunchConfig)
    config = d.CUlaunchConfig()
    config.gridDimX = 5
    address = config.getPtr()
    for view in (d.CUlaunchConfig(address), d.CUlaunchConfig(_ptr=address)):
        assert type(view) is d.CUlaunchConfig and view.getPtr() == address and view._is_borrowed()
        view.gridDimX += 1
    assert config.gridDimX == 7 and python_calls(lambda: d.CUlaunchConfig(address)) == []
    for wrong in (5, -1, 1 << 64, "a", 2.0):
        expected = answer(d.CUlaunchConfig.__new__, d.CUlaunchConfig, wrong)
        assert issubclass(expected[0], (TypeError, ValueError, OverflowError))
        for made in (lambda: d.CUlaunchConfig(wrong), lambda: d.CUlaunchConfig(_ptr=wrong)):  # noqa: B023
            assert answer(made) == expected
    assert not d.CUlaunchConfig(0)._is_borrowed() and not d.CUlaunchConfig(_ptr=0)._is_borrowed()
    assert d.CUlaunchConfig(address, gridDimX=9).gridDimX == config.gridDimX == 9
