"""Routines of the C functions in functions.c, and values to call them with.

A routine here returns ``DONE`` where its machine code did the work. Its Python function returns its arguments, and its
C function records them in ``arrived``.
"""

from __future__ import annotations

import ctypes
import os
import sys
import types
from typing import Any

import pytest

from cuda_ctypes._floor import FREE_THREADED, PROCESSOR
from cuda_ctypes._floor.types.live_handles import Live

SUPPORTED = (
    sys.implementation.name == "cpython"
    and sys.platform in ("linux", "win32")
    and PROCESSOR in ("x86_64", "aarch64")
    and (not FREE_THREADED or (sys.platform, PROCESSOR) == ("linux", "x86_64"))
    and os.environ.get("CUDA_CTYPES_NATIVE", "1") == "1"
)
METHODS = SUPPORTED and hasattr(ctypes.pythonapi, "PyObject_Vectorcall")
"""Whether methods can be made. Without this C function, machine code can call plain Python functions only, no bound methods."""
needs_eviction = pytest.mark.skipif(FREE_THREADED, reason="without the GIL, code of launches stays")
DONE = object()
NOTHING: tuple[Any, ...] = (None, [], ())

BITS = {"Q": 64, "I": 32, "H": 16, "B": 8}
BOUNDS = {code: (0, (1 << bits) - 1) for code, bits in BITS.items()}
BOUNDS.update({code.lower(): (-1 << bits - 1, (1 << bits - 1) - 1) for code, bits in BITS.items()})


class Handle(int):
    """An int subclass that routines accept, as the package's handles are."""


class Other(int):
    """An int subclass that every routine refuses without asking for its value."""

    def __index__(self) -> int:
        raise AssertionError("no int is asked for its number")

    __int__ = __index__


class LiveHandle(Live, Handle):
    def __new__(cls, number: int) -> LiveHandle:  # Live's makes a plain handle
        return int.__new__(cls, number)


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


def constant(name: str) -> Any:
    """A constant of the module with the routines, which only CPython can import."""
    from cuda_ctypes._floor.native import routine

    return getattr(routine, name)


def slow(*arguments: Any, **keywords: Any) -> Any:
    return "slow", arguments, keywords


def fail(status: int) -> Any:
    return "fail", status


class Pair(ctypes.Structure):
    _fields_ = [("first", ctypes.c_uint64), ("second", ctypes.c_uint64)]


class DerivedPair(Pair):
    pass


class Maker:
    """Makes routines that call the library's functions, and checks their effect."""

    def __init__(self, library: Any) -> None:
        self.library = library
        self.arrived = (ctypes.c_uint64 * 64).in_dll(library, "arrived")
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
        """A builtin that passes ``count`` numbers to C."""
        routine = self(name, count)
        return self.function(routine, *[routine.value(i, code, *(classes or (int,))) for i in range(count)])

    def takes(self, function: Any, *arguments: Any, **keywords: Any) -> list[int]:
        """Call the function, check that machine code did it, and return the arguments that reached C."""
        calls = self.calls.value
        assert function(*arguments, **keywords) is DONE, "the code did not do the work"
        assert self.calls.value == calls + 1
        return list(self.arrived)

    def leaves(self, function: Any, *arguments: Any, **keywords: Any) -> None:
        """Call the function and check that its Python function got exactly these arguments and C was not called."""
        calls = self.calls.value
        answer = function(*arguments, **keywords)
        assert answer is not DONE, f"the code took {arguments} {keywords}"
        word, given, named = answer
        assert word == "slow"
        assert len(given) == len(arguments) and all(map(lambda one, other: one is other, given, arguments))
        assert list(named) == list(keywords) and all(named[name] is keywords[name] for name in keywords)
        assert self.calls.value == calls, "C was called"


def bits(value: int) -> int:
    return value % (1 << 64)


def listing(make: Maker, code: str, *classes: Any, least: int | None = None, optional: bool = False) -> Any:
    """A builtin that passes C a list of numbers and a second argument."""
    routine = make("words" if code in "Qq" else "halves", 2)
    array = routine.array(0, code, *(classes or (int, Handle)), least=least, optional=optional)
    return make.function(routine, array, routine.value(1, "Q", int))
