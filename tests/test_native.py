"""Builtin functions made of machine code (``cuda_ctypes._floor.native``): what reaches C, what is left to the Python function.

A routine here returns ``DONE`` where its code did the work. Its Python function returns what it was given, and its C function
tells in ``arrived`` what came (tests/native.c).
"""

from __future__ import annotations

import collections
import copy
import ctypes
import gc
import inspect
import os
import pickle
import signal
import struct
import subprocess
import sys
import threading
import time
import types
import weakref
from pathlib import Path
from typing import Any, Callable, ClassVar

import pytest

from cuda_ctypes._floor import native
from cuda_ctypes._floor.types import Live
from tests import interpreter
from tests.standin import build

SUPPORTED = (
    sys.implementation.name == "cpython"
    and sys.platform == "linux"
    and os.uname().machine in ("x86_64", "aarch64")
    and getattr(sys, "_is_gil_enabled", lambda: True)()
    and os.environ.get("CUDA_CTYPES_NATIVE", "1") == "1"
)
METHODS = SUPPORTED and hasattr(ctypes.pythonapi, "PyObject_Vectorcall")
"""Whether methods can be made: without this function, only Python functions can be called, and no bound ones."""
ROUNDS = 20_000 if os.environ.get("CI") == "true" else 100_000
THREADS = 8
DONE = object()
NOTHING: tuple[Any, ...] = (None, [], ())

BITS = {"Q": 64, "I": 32, "H": 16, "B": 8}
BOUNDS = {code: (0, (1 << bits) - 1) for code, bits in BITS.items()}
BOUNDS.update({code.lower(): (-1 << bits - 1, (1 << bits - 1) - 1) for code, bits in BITS.items()})


class Handle(int):
    """As the package's handles: an int of a class that a routine knows."""


class Other(int):
    """An int of a class that no routine knows; its number is not what it was made with."""

    def __index__(self) -> int:
        raise AssertionError("no int is asked for its number")

    __int__ = __index__


class LiveHandle(Live, Handle):
    pass


class Index:
    def __index__(self) -> int:
        raise AssertionError("no object is asked for its number")


class Base:
    __slots__ = ("first",)
    first: Any


class Slotted(Base):
    __slots__ = ("second", "number", "text", "__weakref__")
    second: Any
    number: Any
    text: Any


class Derived(Slotted):
    __slots__ = ()


def slow(*arguments: Any, **keywords: Any) -> Any:
    return "slow", arguments, keywords


def fail(status: int) -> Any:
    return "fail", status


@pytest.fixture(scope="session")
def library(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """tests/native.c"""
    if not native.available():
        which = "PyPy" if sys.implementation.name == "pypy" else "this system"
        pytest.skip(f"functions of machine code are not for {which}")
    path = tmp_path_factory.mktemp("native") / "native.so"
    source = Path(__file__).parent / "native.c"
    try:
        build.run([*build.compiler(), *build.FLAGS, "-shared", str(source), "-o", str(path)])
    except build.BuildError as error:
        pytest.skip(str(error))
    return ctypes.CDLL(str(path))


class Maker:
    """Makes routines of the library's functions, and looks what they do."""

    def __init__(self, library: Any) -> None:
        self.library = library
        self.arrived = (ctypes.c_uint64 * 32).in_dll(library, "arrived")
        self.calls = ctypes.c_int.in_dll(library, "calls")

    def cell(self, name: str) -> Any:
        return ctypes.cast(self.library[name], ctypes.c_void_p)

    def __call__(
        self, name: str, count: int, *keywords: str, slow: Any = slow, fail: Any = fail, cell: Any = None
    ) -> Any:
        from cuda_ctypes._floor.native.routine import Routine

        return Routine(self.cell(name) if cell is None else cell, slow, fail, count, keywords)

    def function(
        self, routine: Any, *sources: Any, name: str = "function", module: str = __name__, doc: str = ""
    ) -> Any:
        routine.sources.extend(sources)
        if not routine.outputs and routine.result == ("values", 0):
            routine.returns(DONE)
        made = routine.function(name, module, doc)
        assert type(made) is types.BuiltinFunctionType
        return made

    def numbers(self, name: str, count: int, code: str = "Q", *classes: Any) -> Any:
        """The function that gives its arguments to C."""
        routine = self(name, count)
        return self.function(routine, *[routine.value(i, code, *(classes or (int,))) for i in range(count)])

    def takes(self, function: Any, *arguments: Any, **keywords: Any) -> list[int]:
        """What reaches C."""
        calls = self.calls.value
        assert function(*arguments, **keywords) is DONE, "the code did not do the work"
        assert self.calls.value == calls + 1
        return list(self.arrived)

    def leaves(self, function: Any, *arguments: Any, **keywords: Any) -> None:
        """The Python function gets exactly these arguments, and C none."""
        calls = self.calls.value
        answer = function(*arguments, **keywords)
        assert answer is not DONE, f"the code took {arguments} {keywords}"
        word, given, named = answer
        assert word == "slow"
        assert len(given) == len(arguments) and all(map(lambda one, other: one is other, given, arguments))
        assert list(named) == list(keywords) and all(named[name] is keywords[name] for name in keywords)
        assert self.calls.value == calls, "C was called"


@pytest.fixture
def make(library: Any) -> Maker:
    return Maker(library)


def bits(value: int) -> int:
    return value % (1 << 64)


# Numbers.


@pytest.mark.parametrize("code", BOUNDS)
class TestNumbers:
    def test_inside_the_bounds(self, make: Maker, code: str) -> None:
        """In a register and on the stack, C gets every number that its type has, of ints and of known subclasses."""
        low, high = BOUNDS[code]
        one = make.numbers(f"number_{code}", 1, code, int, Handle)
        ten = make.numbers(f"numbers_{code}", 10, code, Handle, int)
        digits = {(1 << 30 * count) + more for count in (1, 2) for more in (-1, 0, 1)} | {
            5 << 30,
            7 << 60 | 5 << 30 | 9,
        }
        negative = {-number for number in digits}
        few = {low, low + 1, max(low, -1), 0, 1, 5, high // 2, high // 2 + 1, high - 1, high}
        for value in few | {number for number in digits | negative if low <= number <= high}:
            for given in (value, Handle(value)):
                assert make.takes(one, given)[0] == bits(value)
                assert make.takes(ten, *[given] * 10)[:2] == [bits(value)] * 2
            assert make.takes(ten, value, *[0] * 8, low)[:2] == [bits(value), bits(low)]

    def test_beyond_the_bounds(self, make: Maker, code: str) -> None:
        low, high = BOUNDS[code]
        one = make.numbers(f"number_{code}", 1, code, int, Handle)
        for value in (low - 1, high + 1, low - (1 << 63), 1 << 64, -1 << 64, 10**40, -(10**40)):
            for given in (value, Handle(value)):
                make.leaves(one, given)
        assert make.takes(one, 1)[0] == 1, "an earlier refusal is left behind"

    def test_other_types(self, make: Maker, code: str) -> None:
        one = make.numbers(f"number_{code}", 1, code, int, Handle)
        for value in (
            True,
            False,
            1.0,
            None,
            "1",
            b"1",
            (1,),
            Other(1),
            LiveHandle(1),
            Index(),
            1j,
            int,
            ctypes.c_int(1),
        ):
            make.leaves(one, value)

    def test_an_int_where_only_handles_are_known(self, make: Maker, code: str) -> None:
        one = make.numbers(f"number_{code}", 1, code, Handle)
        make.leaves(one, 1)
        assert make.takes(one, Handle(1))[0] == 1


def test_none_is_0_where_it_is_known(make: Maker) -> None:
    function = make.numbers("take_2", 2, "Q", int, type(None), Handle)
    assert make.takes(function, None, 7)[:2] == [0, 7]
    assert make.takes(function, Handle(8), None)[:2] == [8, 0]
    make.leaves(function, None, True)


@pytest.mark.parametrize(
    "value",
    [0.0, -0.0, 1.5, -2.25, 0.1, 1e38, -3.4e38, 1e-45, 1e39, 1e308, 5e-324, *map(float, ("inf", "-inf", "nan"))],
)
def test_floats(make: Maker, value: float, float_max: float = 2.0**128 - 2.0**103) -> None:
    """Floats are arguments of kernels: C gets addresses of them. What is infinite or none as one of C's floats is left alone:
    struct refuses it unless it was so before."""
    routine = make("parts", 2)
    pointers = routine.pointers(routine.value(0, "d", float), routine.value(1, "f", float))
    function = make.function(routine, pointers, routine.number(2))
    finite = abs(value) < float_max
    double, single = make.takes(function, value, value if finite else 1.5)[:2]
    assert struct.pack("<Q", double) == struct.pack("<d", value)
    if finite:
        assert struct.pack("<Q", single)[:4] == struct.pack("<f", value)
    else:
        make.leaves(function, value, value)
        make.leaves(function, value, -value)
    for other in (1, True, None, "1.0", type("Float", (float,), {})(1)):
        make.leaves(function, value, other)
        make.leaves(function, other, value)


@pytest.mark.parametrize("count", [0, 2, 6, 7, 9, 16])
def test_each_argument_arrives_in_its_place(make: Maker, count: int) -> None:
    """More than a processor has registers for, too."""
    function = make.numbers(f"take_{count}", count)
    values = [(i + 1) * 0x0123_4567_89AB_CDEF % (1 << 64) for i in range(count)]
    assert make.takes(function, *values)[:count] == values
    if count:
        make.leaves(function, *values[:-1], -1)


def test_an_argument_may_be_passed_twice_and_constants_beside_it(make: Maker) -> None:
    routine = make("take_6", 2)
    first, constant = routine.value(0, "Q", int), routine.number(2**64 - 2)
    function = make.function(routine, first, constant, first, routine.value(1, "q", int), routine.number(0), constant)
    assert make.takes(function, 5, -1)[:6] == [5, 2**64 - 2, 5, 2**64 - 1, 0, 2**64 - 2]


# What was given.


def test_a_wrong_number_of_arguments(make: Maker) -> None:
    function = make.numbers("take_2", 2)
    for arguments in ((), (1,), (1, 2, 3), tuple(range(50))):
        make.leaves(function, *arguments)


def test_keywords_that_no_routine_wants(make: Maker) -> None:
    function = make.numbers("take_2", 2)
    make.leaves(function, a=1, b=2)
    make.leaves(function, 1, b=2)
    make.leaves(function, 1, 2, c=3)
    make.leaves(function, 1, 2, **{"not a name": 3})
    assert make.takes(function, 1, 2, **{})[:2] == [1, 2]


def test_required_keywords(make: Maker) -> None:
    routine = make("take_2", 2, "stream")
    function = make.function(routine, routine.value(0, "Q", int), routine.value(1, "Q", int))
    assert make.takes(function, 3, stream=4)[:2] == [3, 4]
    for arguments, keywords in [
        ((3, 4), {}),
        ((3,), {}),
        ((), {"stream": 4}),
        ((3, 4), {"stream": 4}),
        ((3,), {"other": 4}),
        ((3,), {"stream": 4, "other": 5}),
        ((3,), {"other": 5, "stream": 4}),
        ((), {"buffer": 3, "stream": 4}),
        ((3,), {"stream": -1}),
    ]:
        make.leaves(function, *arguments, **keywords)


def test_names_of_keywords_may_be_made_at_run_time(make: Maker) -> None:
    routine = make("take_2", 2, "".join(["stre", "am"]), "".join(["be", "fore"]))
    function = make.function(routine, routine.value(0, "Q", int), routine.value(1, "Q", int))
    assert make.takes(function, stream=3, before=4)[:2] == [3, 4]
    make.leaves(function, before=4, stream=3)
    make.leaves(function, 3, before=4)


# Objects.


@pytest.fixture
def slotted() -> Any:
    given = Slotted()
    given.first, given.second, given.number, given.text = 11, 22, 33, struct.pack("<3Q", 1, 2, 2**64 - 1)
    return given


def test_numbers_in_slots(make: Maker, slotted: Any) -> None:
    routine = make("take_2", 2)
    sources = routine.slot(1, Slotted, "number"), routine.slot(1, Slotted, "second")
    function = make.function(routine, *sources)
    assert make.takes(function, None, slotted)[:2] == [33, 22]
    for value in (0, 2**64 - 1):
        slotted.number = value
        assert make.takes(function, None, slotted)[:2] == [value, 22]
    for wrong in (-1, 2**64, None, True, 1.0, "1", Other(1), Handle(1)):
        slotted.number = wrong
        make.leaves(function, None, slotted)
    del slotted.number
    make.leaves(function, None, slotted)
    for other in (Derived(), Base(), Slotted, None, 5):
        make.leaves(function, None, other)


def test_bytes_in_slots(make: Maker, slotted: Any) -> None:
    routine = make("words", 1)
    memory = routine.memory(
        routine.number(9), routine.content(0, Slotted, "text", 3), routine.slot(0, Slotted, "number")
    )
    function = make.function(routine, memory, routine.number(5))
    assert make.takes(function, slotted)[:5] == [9, 1, 2, 2**64 - 1, 33]
    text = slotted.text
    for other in (b"", text[:-1], text + b"\0", bytearray(text), None, 5, type("Bytes", (bytes,), {})(text)):
        slotted.text = other
        make.leaves(function, slotted)
    del slotted.text
    make.leaves(function, slotted)
    slotted.text = text
    assert make.takes(function, slotted)[1] == 1


class Pair(ctypes.Structure):
    _fields_ = [("first", ctypes.c_uint64), ("second", ctypes.c_uint64)]


class DerivedPair(Pair):
    pass


@pytest.mark.parametrize("none", [False, True])
def test_structs(make: Maker, none: bool) -> None:
    """C gets the address of their memory, wherever that is."""
    routine = make("words", 1)
    memory = routine.memory(routine.record(0, Pair, DerivedPair, *[type(None)] * none), *[routine.number(0)] * 5)
    function = make.function(routine, memory, routine.number(1))
    inside = (Pair * 3)()
    aligned = ctypes.create_string_buffer(64)
    for pair in (Pair(1, 2), DerivedPair(3, 4), inside[2], Pair.from_buffer(aligned, 8)):
        assert make.takes(function, pair)[0] == ctypes.addressof(pair)
    if none:
        assert make.takes(function, None)[0] == 0
    further: Any = type("Further", (DerivedPair,), {})()
    for other in (
        further,
        inside,
        ctypes.c_uint64(5),
        ctypes.byref(Pair()),
        Pair,
        5,
        b"12345678",
        *[None] * (not none),
    ):
        make.leaves(function, other)


class Word(ctypes.Structure):
    _fields_ = [("first", ctypes.c_int32), ("second", ctypes.c_int32)]


def test_structs_of_8_bytes(make: Maker) -> None:
    """They go as numbers do, wherever they stand."""
    routine = make("take_9", 2)
    function = make.function(
        routine, *[routine.number(place) for place in range(7)], routine.word(0, Word), routine.word(1, Word)
    )
    inside = (Word * 3)(Word(1, 2), Word(3, -4), Word(-5, 6))
    assert make.takes(function, inside[1], Word(-1, 0))[:9] == [*range(7), bits(-4 << 32 | 3), 0xFFFFFFFF]
    for other in (Pair(1, 2), None, 5, Word, inside, type("DerivedWord", (Word,), {})()):
        make.leaves(function, Word(), other)


TAKEN = {"Q": [0, 1, 2**30 - 1, 2**30, 2**60 - 1], "q": [0, 5, 2**60 - 1], "I": [0, 1, 2**30 - 1], "i": [0, 2**30 - 1]}
"""Elements of lists that the code takes itself, by their C types."""


def listing(make: Maker, code: str, *classes: Any, least: int | None = None, optional: bool = False) -> Any:
    """The function that gives C a list of numbers, and the second argument."""
    routine = make("words" if code in "Qq" else "halves", 2)
    array = routine.array(0, code, *(classes or (int, Handle)), least=least, optional=optional)
    return make.function(routine, array, routine.value(1, "Q", int))


@pytest.mark.parametrize("code", TAKEN)
@pytest.mark.parametrize("kind", [list, tuple])
def test_lists_of_numbers(make: Maker, code: str, kind: Any) -> None:
    function = listing(make, code)
    for value in TAKEN[code]:
        for given in (value, Handle(value)):
            assert make.takes(function, kind([5, given, 6]), 3)[:3] == [5, value, 6]
    for count in range(33):
        assert make.takes(function, kind(range(1, count + 1)), count)[:count] == [*range(1, count + 1)]


@pytest.mark.parametrize("code", TAKEN)
def test_lists_that_python_makes(make: Maker, code: str) -> None:
    """Long ones, with other elements, or of classes of their own."""
    function = listing(make, code)
    for other in (
        -1,
        2**60,
        2**64,
        10**30,
        True,
        1.0,
        None,
        "1",
        Index(),
        Other(5),
        LiveHandle(5),
        ctypes.c_int(1),
        [1],
    ):
        for given in ([other], [1, 2, other], (other, 1)):
            make.leaves(function, given, 0)
    if code in "Ii":
        make.leaves(function, [2**30], 0)
    make.leaves(function, [*range(33)], 0)
    no_lists: tuple[Any, ...] = (
        5,
        b"12345678",
        "1",
        {1},
        {},
        range(3),
        iter([]),
        type("List", (list,), {})([1]),
        type("Tuple", (tuple,), {})([1]),
    )
    for given in no_lists:
        make.leaves(function, given, 0)


def test_no_elements_are_no_address(make: Maker) -> None:
    routine = make("take_2", 2)
    function = make.function(routine, routine.array(0, "Q", int), routine.array(1, "I", int))
    for none in NOTHING:
        first, second = make.takes(function, [7], none)[:2]
        assert first and not second
        assert make.takes(function, none, none)[:2] == [0, 0]


def test_the_least_number_of_elements(make: Maker) -> None:
    function = listing(make, "Q", least=1)
    assert make.takes(function, [7, 8, 9], 2)[:2] == [7, 8]
    assert make.takes(function, [7, 8], 2)[:2] == [7, 8]
    make.takes(function, None, 0)
    for given in ([7], [], (), None):
        make.leaves(function, given, 2)
    make.leaves(function, [7, 8], 2**64 - 1)


def test_elements_that_may_be_left_out(make: Maker) -> None:
    function = listing(make, "Q", least=1, optional=True)
    for none in NOTHING:
        calls = make.calls.value
        routine = make("take_2", 2)
        left_out = make.function(
            routine, routine.array(0, "Q", int, least=1, optional=True), routine.value(1, "Q", int)
        )
        assert make.takes(left_out, none, 5)[:2] == [0, 5] and make.calls.value == calls + 1
    make.leaves(function, [7], 2)
    assert make.takes(function, [7, 8], 2)[:2] == [7, 8]


def test_other_numbers_are_no_elements(make: Maker) -> None:
    with pytest.raises(ValueError, match="no arrays of 'd'"):
        make("take_2", 1).array(0, "d", float)


def test_one_struct_in_a_list(make: Maker) -> None:
    routine = make("take_2", 2)
    function = make.function(routine, routine.records(0, Pair, DerivedPair, least=1), routine.value(1, "Q", int))
    inside = (Pair * 3)()
    for pair in (Pair(1, 2), DerivedPair(3, 4), inside[2]):
        for given in ([pair], (pair,)):
            assert make.takes(function, given, 1)[0] == ctypes.addressof(pair)
    for none in NOTHING:
        assert make.takes(function, none, 0)[0] == 0
        make.leaves(function, none, 1)
    make.leaves(function, [Pair()], 2)
    for other in ([Pair(), Pair()], [None], [5], [Pair], Pair(), inside, [type("Further", (DerivedPair,), {})()]):
        make.leaves(function, other, 0)


@pytest.mark.parametrize("status", [0, 5])
def test_a_struct_that_leaves_its_list_during_the_call(make: Maker, status: int) -> None:
    def called(address: int) -> int:
        given.clear()
        gc.collect()
        content.append(Pair.from_address(address).second if alive() else None)
        return status

    content: list[Any] = []
    given = [Pair(1, 2)]
    alive = weakref.ref(given[0])
    routine = make("call_back", 1)
    callback = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)(called)
    address = ctypes.cast(callback, ctypes.c_void_p).value or 0
    function = make.function(routine, routine.number(address), routine.records(0, Pair))
    assert function(given) is DONE if status == 0 else function(given) == ("fail", 5)
    assert content == [2] and alive() is None


def test_what_is_in_tuples(make: Maker) -> None:
    routine = make("take_2", 2)
    routine.expect_tuple(0, 2)
    routine.expect_tuple((0, 1), 1)
    function = make.function(routine, routine.value((0, 0), "Q", int), routine.value((0, 1, 0), "Q", int))
    assert make.takes(function, (5, (6,)), None)[:2] == [5, 6]
    for value in ((5,), (5, 6), (5, (6,), 7), (5, ()), (5, (6, 7)), [5, (6,)], (True, (6,)), (5, (-1,)), 5, None, ()):
        make.leaves(function, value, None)
    make.leaves(function, type("Tuple", (tuple,), {})((5, (6,))), None)


def test_one_object_only(make: Maker) -> None:
    wanted = "the object"
    routine = make("take_2", 3)
    routine.expect_object(2, wanted)
    function = make.function(routine, routine.value(0, "Q", int), routine.value(1, "Q", int))
    assert make.takes(function, 5, 6, wanted)[:2] == [5, 6]
    for other in ("".join(["the ", "object"]), None, 5):
        make.leaves(function, 5, 6, other)


# Memory.


@pytest.mark.parametrize("count", [0, 1, 20, 200])
def test_pointers(make: Maker, count: int) -> None:
    """To as many arguments of a kernel as machine code takes."""
    routine = make("parts", count)
    parts = [routine.value(i, "Q", int) if i % 3 else routine.value(i, "q", int) for i in range(count)]
    function = make.function(routine, routine.pointers(*parts), routine.number(count))
    values = [100 + i if i % 3 else -i - 1 for i in range(count)]
    arrived = make.takes(function, *values)
    for i in range(max(0, count - len(arrived)), count):
        assert arrived[i % len(arrived)] == bits(values[i])


@pytest.mark.parametrize("count", [0, 1, 20])
def test_memory(make: Maker, count: int) -> None:
    routine = make("words", count)
    parts = [routine.value(i, "h", int) for i in range(count)]
    function = make.function(routine, routine.memory(*parts), routine.number(count))
    values = [(-1) ** i * i for i in range(count)]
    assert make.takes(function, *values)[:count] == [bits(value) for value in values]


def test_memory_refers_to_memory(make: Maker) -> None:
    """Whatever stands behind an address, the words of a memory follow one another."""
    routine = make("nested", 3)
    values = [routine.value(i, "Q", int) for i in range(3)]
    outer = routine.memory(routine.memory(values[0]), values[1], routine.memory(values[2], values[1]), values[1])
    function = make.function(routine, outer)
    assert make.takes(function, 5, 6, 7)[:4] == [5, 6, 7, 6]
    routine = make("words", 3)
    values = [routine.value(i, "Q", int) for i in range(3)]
    memory = routine.memory(routine.pointers(values[0], values[1]), *values, routine.memory(values[2]))
    function = make.function(routine, memory, routine.number(5))
    assert make.takes(function, 5, 6, 7)[1:4] == [5, 6, 7]


# Results.


@pytest.mark.parametrize("code", BOUNDS)
def test_an_output(make: Maker, code: str) -> None:
    """C writes no more than its type; a result is the number of it."""
    routine = make(f"give_{code}", 1)
    function = make.function(routine, routine.output(code), routine.value(0, "Q", int))
    low, high = BOUNDS[code]
    for value in {low, low + 1, max(low, -1), 0, 1, 255, 256, 257, high // 2, high // 2 + 1, high}:
        if low <= value <= high:
            found = function(bits(value))
            assert found == value and type(found) is int
    assert function(-1) == ("slow", (-1,), {})


@pytest.mark.parametrize(("code", "size", "unsigned"), [("f", 4, "I"), ("d", 8, "Q")])
def test_an_output_that_is_a_float(make: Maker, code: str, size: int, unsigned: str) -> None:
    routine = make(f"give_{unsigned}", 1)
    function = make.function(routine, routine.output(code), routine.value(0, "Q", int))
    for value in (0.0, -0.0, 1.5, -2.25, 1e-40, 3e38, float("inf"), -float("inf")):
        (content,) = struct.unpack(f"<{code}", struct.pack(f"<{code}", value))
        found = function(int.from_bytes(struct.pack(f"<{code}", value), "little"))
        assert type(found) is float and struct.pack("<d", found) == struct.pack("<d", content)
    nan = function((1 << 8 * size) - 1)
    assert nan != nan


def test_several_outputs(make: Maker) -> None:
    first = object()
    routine = make("give_three", 0)
    sources = [routine.output(code) for code in "iQb"]
    routine.returns_tuple(first)
    function = make.function(routine, *sources, routine.number(0))
    found = function()
    assert found == (first, -1000, 2**64 - 1, -3) and type(found) is tuple and gc.is_tracked(found)


def test_an_output_that_c_leaves_alone_is_0(make: Maker) -> None:
    routine = make("give_nothing", 0)
    function = make.function(routine, routine.output("Q"))
    assert [function() for _ in range(3)] == [0, 0, 0]


def test_known_results_and_converted_ones(make: Maker) -> None:
    """What the dict has is returned itself, whoever put it there; the function makes the rest."""
    known: dict[int, Any] = {1: "one", 2**64 - 1: "most"}
    routine = make("give_Q", 1)
    function = make.function(routine, routine.output("Q", known, lambda n: ["made", n]), routine.value(0, "Q", int))
    assert function(1) is known[1] and function(2**64 - 1) is known[2**64 - 1]
    assert function(2) == ["made", 2] and function(2) is not function(2)
    known[2] = None
    assert function(2) is None
    known.clear()
    assert function(1) == ["made", 1]


@pytest.mark.parametrize("known", [None, {}])
def test_every_result_is_converted(make: Maker, known: Any) -> None:
    routine = make("give_i", 1)
    function = make.function(routine, routine.output("i", known, Handle), routine.value(0, "Q", int))
    assert type(function(5)) is Handle and function(2**32 - 5) == -5
    if known is not None:
        known[7] = "seven"
        assert function(7) == "seven", "an empty dict is used as well"


def test_memory_that_is_made_is_a_result(make: Maker) -> None:
    routine = make("give_Q", 1)
    function = make.function(routine, routine.made(Pair), routine.value(0, "Q", int))
    found = function(2**63)
    assert type(found) is Pair and (found.first, found.second) == (2**63, 0) and function(5) is not found
    make.leaves(function, -1)


def test_it_is_made_for_an_argument_and_converted(make: Maker) -> None:
    routine = make("give_Q", 2)
    size: dict[str, Any] = {"one": Pair, "many": Pair * 3}
    made = routine.made(lambda name: size[name](), 0, lambda memory: (type(memory), bytes(memory)[:8]))
    routine.expect(0, str)
    function = make.function(routine, made, routine.value(1, "Q", int))
    assert function("one", 1) == (Pair, b"\1" + bytes(7)) and function("many", 2) == (Pair * 3, b"\2" + bytes(7))
    with pytest.raises(KeyError, match="two"):
        function("two", 5)


@pytest.mark.parametrize("order", ["made first", "made in the middle", "made last"])
def test_memory_among_other_results(make: Maker, order: str) -> None:
    routine = make("give_three", 1)
    kinds = {"made first": "mQb", "made in the middle": "imb", "made last": "iQm"}[order]
    sources = [routine.made(Pair) if kind == "m" else routine.output(kind) for kind in kinds]
    routine.returns_tuple(DONE)
    function = make.function(routine, *sources, routine.value(0, "i", int))
    first, *found = function(0)
    assert first is DONE
    for kind, value, low in zip(kinds, found, (-1000 % 2**32, 2**64 - 1, -3 % 2**8)):
        assert (value.first if kind == "m" else value) == (
            low if kind == "m" else {"i": -1000, "Q": 2**64 - 1, "b": -3}[kind]
        )
    assert function(7) == ("fail", 7)


def test_c_is_not_called_where_memory_cannot_be_made(make: Maker) -> None:
    def refused() -> Any:
        raise LookupError("no memory")

    routine = make("take_2", 0)
    function = make.function(routine, routine.made(Pair), routine.made(refused))
    calls = make.calls.value
    with pytest.raises(LookupError, match="no memory"):
        function()
    assert make.calls.value == calls


def test_a_conversion_that_raises(make: Maker) -> None:
    def convert(number: int) -> Any:
        raise LookupError(number)

    routine = make("give_three", 0)
    sources = [routine.output("i", {}, str), routine.output("Q"), routine.output("b", {}, convert)]
    routine.returns_tuple(None)
    function = make.function(routine, *sources, routine.number(0))
    with pytest.raises(LookupError, match="-3"):
        function()


def test_objects_and_arguments_as_results(make: Maker) -> None:
    routine = make("take_2", 2)
    routine.returns_argument(1)
    function = make.function(routine, routine.value(0, "Q", int), routine.value(1, "Q", Handle))
    given = Handle(9)
    assert function(5, given) is given
    for result in (None, (), "text", [1]):
        routine = make("take_0", 0)
        routine.returns(result)
        assert make.function(routine)() is result


@pytest.mark.parametrize("status", [1, 700, 2**31 - 1, -1, -(2**31)])
def test_a_status_other_than_0(make: Maker, status: int) -> None:
    """``fail`` gets it, as the int that it is in C, and decides what is returned."""
    routine = make("status_of", 1)
    function = make.function(routine, routine.value(0, "i", int))
    assert function(0) is DONE
    assert function(status) == ("fail", status)
    routine = make("give_three", 1)
    sources = [routine.output("i", {}, str), routine.output("Q"), routine.output("b")]
    routine.returns_tuple("first")
    function = make.function(routine, *sources, routine.value(0, "i", int))
    assert function(status) == ("fail", status)


def test_exceptions_of_python_functions_pass(make: Maker) -> None:
    def raising(*arguments: Any) -> Any:
        raise LookupError(*arguments)

    routine = make("status_of", 1, slow=raising, fail=raising)
    function = make.function(routine, routine.value(0, "i", int))
    with pytest.raises(LookupError, match="^77$"):
        function(77)
    with pytest.raises(LookupError, match="^text$"):
        function("text")
    with pytest.raises(LookupError, match=str(2**40)) as caught:
        function(2**40)
    assert caught.value.__context__ is None, "the code's own refusal shows"
    assert function(0) is DONE


# The C function.


def test_a_function_that_was_not_found_yet(make: Maker) -> None:
    cell = ctypes.c_void_p(0)
    routine = make("", 2, cell=cell)
    function = make.function(routine, routine.value(0, "Q", int), routine.value(1, "Q", int))
    make.leaves(function, 1, 2)
    cell.value = make.cell("take_2").value
    assert make.takes(function, 1, 2)[:2] == [1, 2]
    cell.value = make.cell("give_Q").value
    there = ctypes.c_uint64()
    assert function(ctypes.addressof(there), 5) is DONE and there.value == 5
    cell.value = None
    make.leaves(function, 1, 2)


def test_the_slow_function_may_find_it(make: Maker) -> None:
    cell = ctypes.c_void_p(0)

    function: Any

    def finding(value: int) -> Any:
        cell.value = make.cell("status_of").value
        return function(value)

    routine = make("", 1, slow=finding, cell=cell)
    function = make.function(routine, routine.value(0, "i", int))
    assert function(5) == ("fail", 5)


def test_floats_are_no_direct_arguments(make: Maker) -> None:
    """They would be in other registers."""
    for code in "fd":
        routine = make("take_2", 2)
        routine.sources = [routine.value(0, "Q", int), routine.value(1, code, float)]
        with pytest.raises(ValueError, match="floats"):
            routine.function("function", "module")
        routine = make("take_0", 1)
        routine.call_first(make.cell("take_2"), routine.value(0, code, float), routine.number(0))
        with pytest.raises(ValueError, match="floats"):
            routine.function("function", "module")


if not METHODS:

    def test_what_is_left_is_left_to_a_python_function(make: Maker) -> None:
        for other in (print, slow.__call__, Handle, object()):  # type: ignore[operator]
            with pytest.raises(TypeError, match="Python functions only"):
                make.function(make("take_0", 0, slow=other))


def test_only_slots_are_found(make: Maker) -> None:
    class With:
        __slots__ = ("there", "__dict__")
        method, number = slow, 5

    for cls, name in [
        (With, "method"), (With, "number"), (With, "__dict__"), (With, "missing"), (Derived, "number"), (Slotted, "first"),
        (types.FunctionType, "__globals__"), (int, "real"), (int, "__add__"),
    ]:  # fmt: skip
        with pytest.raises(TypeError, match=name):
            make("take_0", 1).slot(0, cls, name)
    make("take_0", 1).slot(0, With, "there")


# Two functions of C's.


def test_another_function_is_called_first(make: Maker) -> None:
    """Where it fails, or one of the two was not found, the Python function gets the arguments."""
    first, second = (ctypes.c_void_p(make.cell(name).value) for name in ("status_of", "take_2"))
    routine = make("", 2, cell=second)
    routine.call_first(first, routine.value(0, "i", int))
    function = make.function(routine, routine.value(0, "Q", int), routine.value(1, "Q", int))
    assert make.takes(function, 0, 6)[:2] == [0, 6]
    for status in (1, 700, -1):
        make.leaves(function, status, 6)
    for cell in (first, second):
        address, cell.value = cell.value, None
        make.leaves(function, 0, 6)
        cell.value = address
    assert make.takes(function, 0, 6)[:2] == [0, 6]


@pytest.mark.parametrize("retried", [False, True])
def test_the_second_function_fails(make: Maker, retried: bool) -> None:
    """Which is told, or left to the Python function."""
    routine = make("status_of", 2, fail=None if retried else fail)
    routine.call_first(make.cell("take_9"), *[routine.value(1, "Q", int)] * 9)
    function = make.function(routine, routine.value(0, "i", int))
    calls = make.calls.value
    assert function(0, 5) is DONE and make.arrived[:9] == [5] * 9
    assert function(7, 5) == (("slow", (7, 5), {}) if retried else ("fail", 7))
    assert make.calls.value == calls + 2
    assert_steady(lambda: (function(7, 5), function(0, 5)), function, DONE, slow, fail)


def test_fail_is_part_of_a_shape(make: Maker) -> None:
    """Code that calls it is not that of a routine without."""
    made = []
    for given in (fail, None):
        routine = make("status_of", 1, fail=given)
        routine.sources.append(routine.value(0, "i", int))
        routine.returns(DONE)
        made.append(routine.function("function", "module"))
    assert [function(5) for function in made] == [("fail", 5), ("slow", (5,), {})]


def test_two_objects(make: Maker, slotted: Any) -> None:
    routine = make("take_0", 2)
    routine.expect_other(0, 1)
    routine.expect_other(0, routine.within(1, Slotted, "second"))
    function = make.function(routine)
    one = object()
    make.takes(function, one, slotted)
    make.leaves(function, slotted, slotted)
    slotted.second = one
    make.leaves(function, one, slotted)


# Dispatchers.


class Kernel:
    __slots__ = ("launch",)
    launch: Any


class DerivedKernel(Kernel):
    __slots__ = ()


def pool_of(routine: Any, *sources: Any, returns: Any = DONE) -> Any:
    routine.sources.extend(sources)
    routine.returns(returns)
    return routine.pool()


def dispatcher(slow: Any, *where: Any) -> Any:
    from cuda_ctypes._floor.native.routine import Dispatcher

    return Dispatcher(slow, *where).function("function", __name__)


def test_the_routine_in_a_cell_is_called(make: Maker) -> None:
    """With all that was given; its own Python function gets what it does not take."""
    one, two = make("take_2", 2), make("take_2", 2, "stream", slow=lambda *given, **named: ("other", given, named))
    pools = [pool_of(routine, routine.value(0, "Q", int), routine.value(1, "Q", int)) for routine in (one, two)]
    cell = types.CellType()
    function = dispatcher(slow, cell)
    make.leaves(function)
    make.leaves(function, 5, 6, name=7)
    cell.cell_contents = pools[0]
    assert make.takes(function, 5, 6)[:2] == [5, 6]
    for arguments in ((), (5,), (5, -1), (5, 6, 7)):
        make.leaves(function, *arguments)
    cell.cell_contents = pools[1]
    assert make.takes(function, 5, stream=6)[:2] == [5, 6]
    assert function(5, 6, name=7) == ("other", (5, 6), {"name": 7})
    del cell.cell_contents
    make.leaves(function, 5, 6)
    assert_steady(lambda: function(5, 6), cell, function, slow)
    cell.cell_contents = pools[0]
    assert_steady(lambda: (function(5, 6), function(5, -1)), cell, function, *pools, slow)


@pytest.mark.parametrize("place", [0, 1])
def test_the_routine_in_a_slot_of_an_argument_is_called(make: Maker, place: int) -> None:
    routine = make("take_2", 3)
    pool = pool_of(routine, *[routine.value(index, "Q", int) for index in range(3) if index != place])
    function = dispatcher(slow, None, place, Kernel, "launch")
    kernel, derived = Kernel(), DerivedKernel()

    def given(value: Any) -> tuple[Any, ...]:
        return (*(5, 6)[:place], value, *(5, 6)[place:])

    make.leaves(function, *given(kernel))
    kernel.launch = derived.launch = pool
    assert make.takes(function, *given(kernel))[:2] == [5, 6]
    for other in (derived, Kernel, None, 5):
        make.leaves(function, *given(other))
    make.leaves(function)
    make.leaves(function, *given(kernel)[: place + 1])
    make.leaves(function, *given(kernel)[:place], name=kernel)
    make.leaves(function, *given(kernel), name=kernel)
    assert_steady(lambda: function(*given(kernel)), kernel, pool, function)
    for wrong in (None, tuple(pool), 5):
        kernel.launch = wrong
        make.leaves(function, *given(kernel))


def test_a_routine_without_code(make: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where memory for code runs out later: the Python function is there instead, of the shapes that came after."""
    from cuda_ctypes._floor.native import code_memory as module

    def forbidden(code: bytes, address: int) -> int:
        raise PermissionError(13, "the system forbids executable memory")

    def described(codes: str) -> Any:
        routine = make("take_16", len(codes))
        routine.sources = [routine.value(position, code, int) for position, code in enumerate(codes)]
        routine.returns(DONE)
        return routine

    before = described("hHbBhHbB").function("function", "module")
    monkeypatch.setattr(module, "executable", forbidden)
    assert described("hHbBhHbBq").function("function", "module") is slow
    assert described("hHbBhHbBq").pool() is None
    if METHODS:
        assert described("hHbBhHbBQ").method(Slotted, "method") is slow
    assert before(*range(8)) is DONE and described("hHbBhHbB").function("function", "module")(*range(8)) is DONE


def test_a_routine_that_is_replaced_while_it_runs(make: Maker) -> None:
    def convert(number: int) -> Any:
        cell.cell_contents = None
        gc.collect()
        return [number]

    routine = make("give_three", 0)
    cell = types.CellType()
    routine.sources = [routine.output("i", {}, convert), routine.output("Q", {}, str), routine.output("b", {}, Handle)]
    routine.sources.append(routine.number(0))
    routine.returns_tuple(["first"])
    cell.cell_contents = routine.pool()
    del routine
    assert dispatcher(slow, cell)() == (["first"], [-1000], str(2**64 - 1), -3)


# New objects.


class Inner:
    __slots__ = ("number", "keep", "__weakref__")
    number: int
    keep: Any
    destroyed: Any = collections.deque(maxlen=3)

    def __del__(self) -> None:
        self.destroyed.append(self.number)


class Outer:
    __slots__ = ("first", "again", "inner", "argument", "same", "constant", "unset", "__weakref__")
    first: int
    again: int
    inner: Any
    argument: Any
    same: Any
    constant: Any
    unset: Any


def new_objects(make: Maker, fail: Any = fail) -> Any:
    """A function of a number, a status and an object with a slot."""
    routine = make("give_three", 2, fail=fail)
    text = routine.within(1, Slotted, "text")
    routine.expect(text, list)
    routine.sources += [routine.output("i"), routine.output("Q"), routine.output("b"), routine.value(0, "i", int)]
    from cuda_ctypes._floor.native.routine import OUTPUT

    inner = routine.instance(Inner, number=OUTPUT, keep=text)
    routine.returns_instance(Outer, first=OUTPUT, again=OUTPUT, inner=inner, argument=(1,), same=(1,), constant=DONE)
    return make.function(routine)


@pytest.fixture
def holder() -> Any:
    made = Slotted()
    made.text = ["text"]
    return made


def test_an_instance_with_another_one(make: Maker, holder: Any) -> None:
    function = new_objects(make)
    made = function(0, holder)
    assert type(made) is Outer and type(made.inner) is Inner and gc.is_tracked(made)
    assert made.first == made.again == made.inner.number == -1000
    assert made.argument is made.same is holder and made.inner.keep is holder.text and made.constant is DONE
    assert not hasattr(made, "unset") and weakref.ref(made)() is made
    text = holder.text
    assert_steady(lambda: function(0, holder), function, holder, text, DONE, Outer, Inner)
    Inner.destroyed.clear()
    del made
    assert list(Inner.destroyed) == [-1000]
    Inner.destroyed.clear()


def test_an_instance_that_c_refuses(make: Maker, holder: Any) -> None:
    """What was looked up before the call is given back."""
    text = holder.text
    for given, expected in ((fail, ("fail", 5)), (None, ("slow", (5, holder), {}))):
        function = new_objects(make, given)
        assert function(5, holder) == expected
        assert_steady(lambda: function(5, holder), function, holder, text, DONE, Outer, Inner)  # noqa: B023
    for other in (None, Derived(), holder.text):
        assert function(0, other) == ("slow", (0, other), {})
    for value in ((), "text", None):
        holder.text = value
        assert function(0, holder) == ("slow", (0, holder), {})
    del holder.text
    assert function(0, holder) == ("slow", (0, holder), {})
    assert_steady(lambda: function(0, holder), function, holder, text)


def test_a_slot_that_is_empty_when_it_is_to_be_kept(make: Maker, holder: Any) -> None:
    """Nothing else is kept then."""
    routine = make("take_0", 1)
    routine.returns_instance(Outer, argument=(0,), same=routine.within(0, Slotted, "text"))
    function = make.function(routine)
    assert function(holder).same is holder.text
    del holder.text
    assert function(holder) == ("slow", (holder,), {})
    assert_steady(lambda: function(holder), function, holder)


try:
    if not SUPPORTED:
        raise ImportError  # PyPy would compile one
    import _testcapi as testing  # type: ignore[import-not-found]
except ImportError:
    testing = None

if hasattr(testing, "set_nomemory"):

    def test_no_memory_for_an_instance(make: Maker, holder: Any) -> None:
        """Whichever allocation fails, nothing is left behind, and nothing is given back twice."""
        function, text = new_objects(make), holder.text
        function(0, holder)
        objects = function, holder, text, DONE, Outer, Inner
        failures = 0
        for number in range(1, 12):
            before = [sys.getrefcount(value) for value in objects]
            for _ in range(20):
                testing.set_nomemory(number, number + 1)
                try:
                    found = function(0, holder)
                except MemoryError:
                    failures += 1
                else:
                    assert found.inner.keep is text
                    del found
                finally:
                    testing.remove_mem_hooks()
            assert [sys.getrefcount(value) for value in objects] == before, f"allocation {number}"
        assert failures >= 40
        Inner.destroyed.clear()


def test_what_is_kept_is_kept_during_the_call(make: Maker) -> None:
    """Another thread may put something else into the slot."""
    there = Slotted()
    there.text = Inner()
    there.text.number = 7

    def called(number: int) -> int:
        there.text = None
        gc.collect()
        return 0 if not Inner.destroyed else 1

    callback = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_uint64)(called)
    routine = make("call_back", 1)
    routine.returns_instance(Outer, argument=routine.within(0, Slotted, "text"))
    Inner.destroyed.clear()
    address = routine.number(ctypes.cast(callback, ctypes.c_void_p).value or 0)
    made = make.function(routine, address, routine.number(0))(there)
    assert there.text is None and made.argument.number == 7
    del made
    assert list(Inner.destroyed) == [7]
    Inner.destroyed.clear()


def test_bytes_are_their_address(make: Maker) -> None:
    routine = make("take_2", 2)
    sources = [routine.value(position, "Q", int, type(None), bytes) for position in range(2)]
    function, text = make.function(routine, *sources), b"twelve bytes"
    place = ctypes.cast(ctypes.c_char_p(text), ctypes.c_void_p).value
    references = sys.getrefcount(text)
    assert make.takes(function, text, None)[:2] == [place, 0]
    assert make.takes(function, 5, text)[:2] == [5, place]
    assert sys.getrefcount(text) == references
    for other in (bytearray(text), memoryview(text), "text", type("Sub", (bytes,), {})(text)):
        make.leaves(function, other, 5)


# Threads.


def test_the_gil_is_released(make: Maker) -> None:
    """C waits for another thread that calls it, too."""
    function = make.function(make("meet", 0))
    found: list[Any] = []
    threads = [threading.Thread(target=lambda: found.append(function())) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [DONE, DONE], "a thread waited for the other in vain"


def test_the_gil_is_held_for_a_brief_call(make: Maker) -> None:
    cell = ctypes.cast(ctypes.pythonapi["PyGILState_Check"], ctypes.c_void_p)
    brief = make("", 0, cell=cell)
    brief.brief = True
    assert make.function(brief)() == ("fail", 1)
    assert make.function(make("", 0, cell=cell))() is DONE


def test_eight_threads_at_once(make: Maker) -> None:
    """No argument, output or status of one call turns up in another."""
    routine = make("mix", 2)
    sources = routine.value(0, "Q", int), routine.value(1, "Q", int), routine.output("Q", {}, str), routine.output("Q")
    routine.returns_tuple("ok")
    function = make.function(routine, *sources)
    wrong: list[Any] = []

    def work(number: int) -> None:
        for i in range(number, ROUNDS // 50 * THREADS, THREADS):
            a, b = i * 7919, i + 13
            cases: list[Any] = [
                ((a, b), ("fail", 1) if a % 7 == 3 else ("ok", str(a + b), bits(a * b))),
                ((a, -b), ("slow", (a, -b), {})),
            ]
            for given, expected in cases:
                if (found := function(*given)) != expected:
                    wrong.append((given, found))

    threads = [threading.Thread(target=work, args=(number,)) for number in range(THREADS)]
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(before)
    assert not wrong


def test_a_conversion_calls_again(make: Maker) -> None:
    function: Any

    def convert(number: int) -> Any:
        return (number, function(number - 1)) if number else None

    routine = make("give_Q", 1)
    function = make.function(routine, routine.output("Q", {}, convert), routine.value(0, "Q", int))
    assert function(3) == (3, (2, (1, None)))


def test_c_calls_python_that_calls_again(make: Maker) -> None:
    def called(number: int) -> int:
        return function(address, number - 1)[1] + 1 if number else 100

    callback = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_uint64)(called)
    address = ctypes.cast(callback, ctypes.c_void_p).value or 0
    routine = make("call_back", 2)
    function = make.function(routine, routine.value(0, "Q", int), routine.value(1, "Q", int))
    assert function(address, 5) == ("fail", 105)


def test_recursion_without_end(make: Maker) -> None:
    function: Any
    routine = make("take_0", 0, slow=lambda value: function(value))
    function = make.function(routine)
    with pytest.raises(RecursionError):
        function(1)
    assert make.takes(function)


def test_signals_wait_for_the_end_of_a_call(make: Maker) -> None:
    """As with ctypes, Python's handlers run after it; what they raise is raised then."""
    heard: list[int] = []
    before = signal.signal(signal.SIGALRM, lambda *given: heard.append(given[0]))
    signal.setitimer(signal.ITIMER_REAL, 0.02)
    try:
        function = make.function(make("wait_long", 0))
        start = time.monotonic()
        assert function() == ("fail", -1), "C was not interrupted"
        assert time.monotonic() - start < 30 and heard == [signal.SIGALRM]
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


PRELUDE = """
    import ctypes, os, sys, threading, time
    from cuda_ctypes._floor.native.routine import Routine
    routine = Routine(ctypes.cast(ctypes.CDLL({path!r})[{name!r}], ctypes.c_void_p), lambda: 'slow', lambda status: 'fail', 0)
    routine.returns('done')
    function = routine.function('function', 'module')
"""


def prelude(make: Maker, name: str) -> str:
    return PRELUDE.format(path=make.library._name, name=name)


def test_the_process_ends_while_a_thread_is_in_a_call(make: Maker) -> None:
    """It ends with the process, also where it comes back to a Python that is not there any more."""
    code = """
    def work():
        while True:
            function()

    for _ in range(4):
        threading.Thread(target=work, daemon=True).start()
    time.sleep(0.05)
    print('end')
    """
    for name in ("wait_shortly", "wait_long", "take_0"):
        assert interpreter.output_of(prelude(make, name) + code) == "end"


def test_a_forked_child_calls(make: Maker) -> None:
    code = """
    child = os.fork()
    if not child:
        os._exit(function() == 'done')
    print(os.waitpid(child, 0)[1] >> 8)
    """
    assert interpreter.output_of(prelude(make, "take_0") + code) == "1"


# Lifetimes.


def resident() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def assert_steady(call: Callable[[], Any], *objects: Any) -> None:
    """Nothing is left behind by many calls."""
    for _ in range(200):
        call()
    gc.collect()
    counts, blocks, memory = [sys.getrefcount(value) for value in objects], sys.getallocatedblocks(), resident()
    for _ in range(ROUNDS):
        call()
    gc.collect()
    left = [sys.getrefcount(value) - count for value, count in zip(objects, counts)]
    assert max(map(abs, left)) < ROUNDS // 100, (
        f"references to these objects: {left}"
    )  # other code refers to None as well
    assert abs(sys.getallocatedblocks() - blocks) < ROUNDS // 10
    assert resident() - memory < max(1 << 20, 32 * ROUNDS)


class TestNothingLeaks:
    def test_values(self, make: Maker) -> None:
        function = make.numbers("take_2", 2, "Q", int, Handle, type(None))
        big, handle = 2**63, Handle(5)
        assert_steady(lambda: function(big, handle), function, big, handle, DONE, None, int, Handle)

    def test_refused_numbers(self, make: Maker) -> None:
        function = make.numbers("take_2", 2)
        beyond, text = 2**64, "text"
        assert_steady(lambda: (function(5, beyond), function(-1, 5), function(5, text)), function, beyond, text, slow)

    def test_keywords_and_slots(self, make: Maker, slotted: Any) -> None:
        routine = make("take_2", 2, "stream")
        function = make.function(routine, routine.slot(0, Slotted, "number"), routine.value(1, "Q", int))
        slotted.number = 2**63
        assert_steady(lambda: function(slotted, stream=7), function, slotted, slotted.number, Slotted)
        assert_steady(lambda: function(slotted, other=7), function, slotted, slotted.number, Slotted)

    def test_memory(self, make: Maker, slotted: Any) -> None:
        routine = make("words", 2)
        parts = routine.content(0, Slotted, "text", 3), routine.value(1, "Q", int)
        function = make.function(routine, routine.memory(*parts), routine.number(4))
        assert_steady(lambda: function(slotted, 2**63), function, slotted, slotted.text, bytes)

    def test_floats(self, make: Maker) -> None:
        routine = make("parts", 2)
        pointers = routine.pointers(routine.value(0, "d", float), routine.value(1, "f", float))
        function = make.function(routine, pointers, routine.number(2))
        one, two = float("1e300"), float("1.5")
        assert_steady(lambda: function(one, two), function, one, two, float)

    def test_outputs(self, make: Maker) -> None:
        first = object()
        known = {-1000: object()}
        routine = make("give_three", 0)
        sources = [routine.output("i", known, str), routine.output("Q"), routine.output("b", {}, Handle)]
        routine.returns_tuple(first)
        function = make.function(routine, *sources, routine.number(0))
        assert_steady(function, function, first, known, known[-1000], Handle)

    def test_conversions_that_raise(self, make: Maker) -> None:
        known = {-1000: object()}

        def convert(number: int) -> Any:
            raise error

        def call() -> None:
            try:
                function()
            except LookupError:
                error.__traceback__ = None

        error = LookupError()
        routine = make("give_three", 0)
        sources = [routine.output("i", known, str), routine.output("Q"), routine.output("b", {}, convert)]
        routine.returns_tuple(None)
        function = make.function(routine, *sources, routine.number(0))
        assert_steady(call, function, known[-1000], convert, error)

    def test_lists(self, make: Maker) -> None:
        function, given, big, handle = listing(make, "Q"), [1, 2], 2**50, Handle(5)
        given += [big, handle]
        assert_steady(lambda: function(given, 4), function, given, big, handle, None, DONE)
        assert_steady(lambda: (function([big, -1], 0), function(None, 0)), function, big, None, slow)

    def test_structs_in_lists_beside_memory_that_cannot_be_made(self, make: Maker) -> None:
        def refused() -> Any:
            raise error

        def call() -> None:
            try:
                function(given)
            except LookupError:
                error.__traceback__ = None

        error, given = LookupError(), [Pair()]
        routine = make("take_2", 1)
        function = make.function(routine, routine.records(0, Pair), routine.made(refused))
        assert_steady(call, function, error, given, given[0], Pair)

    def test_structs_in_lists(self, make: Maker) -> None:
        routine = make("take_2", 2)
        function = make.function(routine, routine.records(0, Pair, least=1), routine.value(1, "Q", int))
        given = [Pair()]
        assert_steady(lambda: function(given, 1), function, given, given[0], Pair)
        assert_steady(lambda: (function(None, 0), function(given, 2), function([5], 0)), function, given[0], None, slow)

    @pytest.mark.parametrize("kinds", ["mQb", "imb", "iQm", "mmm"])
    def test_memory_that_is_made(self, make: Maker, kinds: str) -> None:
        """Whatever becomes of the call, and of each result."""
        error = LookupError()
        failing: list[Any] = [0]
        """Which result cannot be made or converted."""

        def made(place: int) -> Any:
            def function(*memory: Any) -> Any:
                if failing[0] == place:
                    raise error
                return Pair()

            return function

        function: Any

        def call() -> None:
            for failing[0] in range(1, 7):
                try:
                    function(0)
                except LookupError:
                    error.__traceback__ = None
            function(5)

        routine = make("give_three", 1)
        sources = [
            routine.made(made(1 + place), (), made(4 + place))
            if kind == "m"
            else routine.output(kind, {}, made(4 + place))
            for place, kind in enumerate(kinds)
        ]
        routine.returns_tuple(DONE)
        function = make.function(routine, *sources, routine.value(0, "i", int))
        assert_steady(call, function, error, Pair, DONE)

    def test_failures(self, make: Maker) -> None:
        error = LookupError()

        def failing(status: int) -> Any:
            if status == 5:
                raise error
            return "fail", status

        function: Any

        def call() -> None:
            function(2**31 - 1)
            try:
                function(5)
            except LookupError:
                error.__traceback__ = None

        routine = make("status_of", 1, fail=failing)
        function = make.function(routine, routine.value(0, "i", int))
        assert_steady(call, function, failing, error)

    def test_arguments_as_results(self, make: Maker) -> None:
        routine = make("take_2", 2)
        routine.returns_argument(0)
        function = make.function(routine, routine.value(0, "Q", Handle), routine.value(1, "Q", int))
        handle = Handle(5)
        assert_steady(lambda: function(handle, 2**63), function, handle)

    def test_builtins_made_and_dropped(self, make: Maker) -> None:
        """Code and names are shared."""
        routine = make("take_2", 2)
        routine.sources = [routine.value(0, "Q", int), routine.value(1, "Q", Handle)]
        routine.returns(DONE)
        cell = routine.objects[3]
        assert_steady(lambda: routine.function("function", "module", "text"), cell, slow, fail, DONE, Handle)


def test_a_builtin_is_collected_with_its_pool(make: Maker) -> None:
    """Also where the Python function refers to it; what it needs lives as long as it."""

    class Token:
        pass

    def made(token: Any) -> Any:
        routine = make("take_0", 0, slow=lambda: (token, function))
        routine.returns(token)
        function = routine.function("function", "module")
        return function

    function = made(Token())
    token = weakref.ref(function())
    gc.collect()
    assert type(function()) is Token and function() is token()
    del function
    gc.collect()
    assert token() is None


def test_what_c_has_the_address_of_outlives_the_modules(make: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python drops them in any order when it ends; a finalizer may still call."""
    from cuda_ctypes._floor import builtins

    with monkeypatch.context() as patch:
        patch.setattr(builtins, "_methods", {})
        made = make.function(make("take_0", 0), name="short_lived", doc="short_lived()\n--\n\nThe text.")
        (method,) = builtins._methods.values()
        builtins._methods.clear()
        alone = bytes(bytearray(8))
        assert sys.getrefcount(method) > sys.getrefcount(alone), "nothing but the module keeps it"
        del method
    assert made() is DONE and made.__doc__ == "The text." and "short_lived" in repr(made)


def test_a_builtin_that_is_replaced_while_it_runs(make: Maker) -> None:
    """What it needs stays until it returns."""
    holder: dict[str, Any] = {}

    def convert(number: int) -> Any:
        holder.clear()
        gc.collect()
        return [number]

    routine = make("give_three", 0)
    sources = [routine.output("i", {}, convert), routine.output("Q", {}, str), routine.output("b", {}, Handle)]
    routine.returns_tuple(["first"])
    holder["function"] = make.function(routine, *sources, routine.number(0))
    del routine, sources, convert
    assert holder["function"]() == (["first"], [-1000], str(2**64 - 1), -3)


# What Python sees of a builtin.


def test_a_builtin_looks_like_a_function(make: Maker) -> None:
    routine = make("take_2", 2)
    sources = routine.value(0, "Q", int), routine.value(1, "Q", int)
    doc = "named(first, second=None)\n--\n\nThe text."
    function = make.function(routine, *sources, name="named", module="some.module", doc=doc)
    assert str(inspect.signature(function)) == "(first, second=None)"
    assert function.__doc__ == "The text." and inspect.getdoc(function) == "The text."
    assert function.__name__ == "named" and function.__module__ == "some.module"
    assert callable(function) and inspect.isbuiltin(function) and inspect.isroutine(function)
    assert repr(function).startswith("<built-in method named of MachineCode object")
    assert function.__qualname__ == "MachineCode.named"
    assert function == function and hash(function) == hash(function) and len({function, function}) == 1
    other = make.function(make("take_0", 0), name="named")
    assert other != function and other.__doc__ is None


def test_pickling_and_copying(make: Maker) -> None:
    """By the name under which the module has it, as functions are."""
    module = types.ModuleType("module_of_builtins")
    routine = make("take_2", 2)
    sources = routine.value(0, "Q", int), routine.value(1, "Q", int)
    module.named = make.function(routine, *sources, name="named", module=module.__name__)  # type: ignore[attr-defined]
    sys.modules[module.__name__] = module
    try:
        for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
            assert pickle.loads(pickle.dumps(module.named, protocol)) is module.named
        assert copy.copy(module.named) is module.named and copy.deepcopy([module.named]) == [module.named]
    finally:
        del sys.modules[module.__name__]


# Methods.


class Stream:
    __slots__ = ("handle", "__weakref__")
    record: ClassVar[Any]

    def __init__(self, handle: Any = 77) -> None:
        self.handle = handle


class Special(Stream):
    """With a dict."""


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

        def test_what_is_left_to_the_function(self, slotted: Any) -> None:
            """It is bound to the object."""
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

        def test_what_python_sees(self, record: Any) -> None:
            assert str(inspect.signature(record)) == "(self, /, event)" and record.__doc__ == "The text."
            assert str(inspect.signature(Stream().record)) == "(event)" and record.__objclass__ is Stream
            assert record.__name__ == "record" and "Stream" in repr(record)

        def test_nothing_leaks(self, slotted: Any) -> None:
            stream = Stream(2**63)
            assert_steady(lambda: stream.record(slotted), stream, stream.handle, slotted, Stream)
            assert_steady(lambda: stream.record(5, event=6), stream, stream.handle, Stream)


# Where there is no code.


def test_it_is_available_where_it_should_be() -> None:
    assert native.available() == SUPPORTED
    assert bool(native.why_not()) != SUPPORTED


def test_the_report_says_how_calls_are_made() -> None:
    def line(**variables: Any) -> str:
        return next(
            line for line in interpreter.run("-m", "cuda_ctypes", **variables).stdout.splitlines() if "calls" in line
        )

    how = f"machine code ({os.uname().machine})" if SUPPORTED else f"ctypes ({native.why_not()})"
    assert line() == f"calls       {how}"
    assert line(CUDA_CTYPES_NATIVE="off") == "calls       ctypes (CUDA_CTYPES_NATIVE=off)"


@pytest.fixture
def undecided(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.setattr(native, "_found", [])
    return monkeypatch


@pytest.mark.parametrize("value", ["0", "false", "No", " off "])
def test_it_can_be_turned_off(undecided: pytest.MonkeyPatch, value: str) -> None:
    undecided.setenv("CUDA_CTYPES_NATIVE", value)
    assert not native.available()
    undecided.delenv("CUDA_CTYPES_NATIVE")
    assert not native.available(), "it is decided once"
    assert native.why_not() == f"CUDA_CTYPES_NATIVE={value.strip()}"


def test_a_build_that_lays_out_objects_in_another_way(undecided: pytest.MonkeyPatch) -> None:
    """As one without the GIL does even where it has been turned on."""
    if not SUPPORTED:
        pytest.skip("PyPy has no machine code")
    from cuda_ctypes._floor import builtins

    assert builtins.hindrance() == ""
    undecided.setattr(builtins, "HEADER", 49)
    assert builtins.hindrance() == "machine code is for builds of Python with the GIL, and without traced references"


def test_a_system_that_forbids_executable_memory(undecided: pytest.MonkeyPatch) -> None:
    if not SUPPORTED:
        pytest.skip("PyPy has no machine code")
    from cuda_ctypes._floor import builtins

    def forbidden(code: bytes) -> int:
        raise PermissionError(13, "the system forbids executable memory")

    undecided.setattr(builtins, "executable", forbidden)
    assert not native.available()
    assert native.why_not() == "the system forbids executable memory"


def test_a_process_that_gives_up_executable_memory() -> None:
    """Linux, from 6.3 on, can be asked to forbid it."""
    code = """
    import ctypes
    from cuda_ctypes._floor import native
    forbidden = ctypes.CDLL(None).prctl(65, 1, 0, 0, 0) == 0  # PR_SET_MDWE, PR_MDWE_REFUSE_EXEC_GAIN
    print(native.why_not() if forbidden else "an older Linux")
    """
    reason = "the system forbids executable memory" if SUPPORTED else native.why_not()
    assert interpreter.output_of(code) in (reason, "an older Linux")


def test_other_processors(undecided: pytest.MonkeyPatch) -> None:
    if not SUPPORTED:
        pytest.skip("PyPy has no machine code")
    from cuda_ctypes._floor import builtins

    undecided.setattr(builtins, "PROCESSORS", ())
    assert not native.available()
    assert native.why_not() == "machine code is for 64-bit x86 and ARM"


def test_more_shapes_than_there_is_room_for(make: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    """The Python function is used instead; for known shapes, there is still code."""
    from cuda_ctypes._floor.native.code_memory import FUNCTIONS

    def made(codes: str) -> Any:
        routine = make("take_16", len(codes))
        routine.sources = [routine.value(position, code, int) for position, code in enumerate(codes)]
        routine.returns(DONE)
        return routine.function("function", "module")

    monkeypatch.setattr(FUNCTIONS, "limit", len(FUNCTIONS.pages) + 1)
    assert type(made("QqQqQqQ")) is types.BuiltinFunctionType
    assert made("qQqQqQq") is slow and made("hQqQqQq") is slow
    assert type(made("QqQqQqQ")) is types.BuiltinFunctionType and made("qQqQqQq") is slow


@pytest.mark.usefixtures("library")
class TestUndisturbed:
    """What C calls while an exception is being raised, as where it drops a temporary of an expression that failed."""

    @pytest.fixture
    def seen(self) -> list[Any]:
        return []

    @pytest.fixture
    def function(self, seen: list[Any]) -> Any:
        """The address of an undisturbed function that appends its argument to ``seen``."""
        from cuda_ctypes._floor.native.callback import undisturbed

        def append(address: int) -> None:
            assert sorted([2, 1]) == [1, 2]  # calls of C functions are what an exception disturbs
            seen.append(address)

        self.callback = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(append)
        return undisturbed(ctypes.cast(self.callback, ctypes.c_void_p).value or 0)

    def test_the_exception_is_raised_and_the_function_called(self, seen: list[Any], function: int) -> None:
        capsule = ctypes.PYFUNCTYPE(ctypes.py_object, *[ctypes.c_void_p] * 3)(("PyCapsule_New", ctypes.pythonapi))
        for _ in range(3):
            with pytest.raises(TypeError, match="subscriptable"):
                capsule(1, None, function)[0]  # its destructor
        assert len(seen) == 3

    def test_there_may_be_no_exception(self, seen: list[Any], function: int) -> None:
        ctypes.CFUNCTYPE(None, ctypes.c_void_p)(function)(1 << 40)
        assert seen == [1 << 40]

    def test_threads_of_c_may_call_it(self, seen: list[Any], function: int) -> None:
        threads, handle = ctypes.CDLL(None), ctypes.c_ulong()
        assert not threads.pthread_create(ctypes.byref(handle), None, ctypes.c_void_p(function), ctypes.c_void_p(7))
        assert not threads.pthread_join(handle, None)
        assert seen == [7]


def test_importing_it_needs_no_such_code() -> None:
    """Only what says whether there is some is imported with the package."""
    code = "import sys, cuda_ctypes.bindings.driver; print('cuda_ctypes._floor.native.routine' in sys.modules)"
    assert subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "CUDA_CTYPES_NATIVE": "0"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split() == ["False"]
