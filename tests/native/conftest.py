"""The library compiled from functions.c, a maker of routines that call it, and an object with filled slots. The package on a library that
records calls."""

from __future__ import annotations

import ctypes
import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Callable

import pytest

from cuda_ctypes._floor import native
from tests.conftest import package_on
from tests.native.routines import Maker, Slotted
from tests.standin import build
from tests.standin.control import Recorder


@pytest.fixture(scope="session")
def library(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The C functions, compiled."""
    if not native.available():
        which = "PyPy" if sys.implementation.name == "pypy" else "this system"
        pytest.skip(f"functions of machine code are not for {which}")
    if build.WINDOWS:
        from tests.windows.environment import FUNCTIONS

        return ctypes.CDLL(str(FUNCTIONS))
    path = tmp_path_factory.mktemp("native") / "native.so"
    source = Path(__file__).parent / "functions.c"
    try:
        build.run([*build.compiler(), *build.FLAGS, "-shared", str(source), "-o", str(path)])
    except build.BuildError as error:
        pytest.skip(str(error))
    return ctypes.CDLL(str(path))


@pytest.fixture
def machine_code() -> None:
    """For tests of nothing else: skip them where there is none."""
    if not native.available():
        pytest.skip("PyPy has no machine code")


@pytest.fixture
def make(library: Any) -> Maker:
    return Maker(library)


@pytest.fixture
def slotted() -> Any:
    given = Slotted()
    given.first, given.second, given.number, given.text = 11, 22, 33, struct.pack("<3Q", 1, 2, 2**64 - 1)
    return given


@pytest.fixture
def module(standin: Callable[[str], Path], recorder: Recorder) -> Iterator[Any]:
    """A function that imports modules of the package by their names after ``cuda_ctypes.``."""
    recorder.program()
    with package_on(str(standin("recording"))) as module:
        yield module


@pytest.fixture(params=["bindings", "checked"])
def driver(request: Any, module: Any) -> Any:
    return module(f"{request.param}.driver")
