"""The stand-ins for NVIDIA's libraries, and imports of the package that use them."""

from __future__ import annotations

import contextlib
import gc
import importlib
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Callable

import pytest

from tests.standin import build
from tests.standin.control import Recorder

VARIABLE = "CUDA_CTYPES_LIBCUDA"
"""The environment variable that names the driver's file."""


def hurry() -> None:
    """Let machine code of a function be written at its second call, before a module that knows of it is loaded."""
    floor: Any = importlib.import_module("cuda_ctypes._floor")
    floor.FEW = floor.MANY = 1


hurry()


@contextlib.contextmanager
def package_on(driver: str | Path = "", **environment: str) -> Iterator[Callable[[str], Any]]:
    """A fresh import of cuda_ctypes that opens ``driver``, independent of other imports.

    Yields a function that imports its modules by their names after ``cuda_ctypes.``. ``environment`` may name the files of
    other libraries.
    """
    variables = {VARIABLE: str(driver), **environment} if driver else environment
    before = {name: os.environ.get(name) for name in variables}
    others = {name: sys.modules.pop(name) for name in list(sys.modules) if name.partition(".")[0] == "cuda_ctypes"}
    os.environ.update(variables)
    hurry()
    try:
        yield lambda name: importlib.import_module(f"cuda_ctypes.{name}")
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
        for name in [name for name in sys.modules if name.partition(".")[0] == "cuda_ctypes"]:
            del sys.modules[name]
        sys.modules.update(others)


@pytest.fixture(scope="module", autouse=True)
def quick_collections() -> None:
    """Freeze the objects that exist before a module's tests, so that the collections in them are quick."""
    if hasattr(gc, "freeze"):
        gc.collect()
        gc.freeze()


@pytest.fixture(scope="session")
def standin() -> Callable[[str], Path]:
    """``standin(mode)`` is the path of the driver's stand-in in a mode: ``nothing``, ``recording`` or ``behaving``."""
    try:
        build.ensure(build.driver())
    except build.BuildError as error:
        pytest.skip(f"no stand-in can be built: {error}")
    return build.driver().path


@pytest.fixture(scope="session")
def standin_with(standin: Callable[[str], Path], tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Path]:
    """``standin_with(mode, only=[...])`` or ``(mode, without=[...])`` is a stand-in that lacks functions."""
    return lambda mode, **which: build.link(mode, tmp_path_factory.mktemp("standin"), **which)


@pytest.fixture(scope="module")
def recorder(standin: Callable[[str], Path]) -> Recorder:
    return Recorder(standin("recording"))


@pytest.fixture(scope="module")
def recorded(standin: Callable[[str], Path]) -> Iterator[Callable[[str], Any]]:
    """cuda_ctypes on the recording stand-in."""
    with package_on(standin("recording")) as module:
        yield module


@pytest.fixture(scope="module")
def behaving(standin: Callable[[str], Path]) -> Iterator[Callable[[str], Any]]:
    """cuda_ctypes on the stand-in that behaves like a small driver."""
    with package_on(standin("behaving")) as module:
        yield module


SKIPS_IN_CI: tuple[str, ...] = (
    r"the stand-in (has no|cannot run this kernel|links one piece of code)",  # needs a GPU
    r"cuRAND is not installed",  # its generators need a GPU
    r"PyCUDA's own tests need a GPU",
    r"CuPy (and PyTorch need|is not installed)",  # needs a GPU
    r"PyTorch is not installed",  # 2 GB
    r"Nuitka takes as long as all other bundles",
    r"nsys is ",  # NVIDIA's profiler, on a machine with a GPU
    r"the outcomes are compared where a GPU and PyCUDA are",
    r"the wheel is built where hatchling is installed",  # built by the Python with the development tools
    r"the notebooks run where nbclient and ipykernel are installed",  # by the Python with the development tools
    r"apache-tvm-ffi is not installed",  # the same
    r"this Python does not know the names of its own modules",  # 3.9
    r"typing knows no int \| None",  # 3.9
    r"compilers before Python 3.12 leave no jump out",
    r"NVIDIA's compilers are downloaded by the main suite only",  # the other Pythons skip
    r".* not depend on the Python",  # the main suite shows it
    r"without the GIL, ",
    r"CPython specializes reads of slots from 3.12 on",
    r"an exception may come before any step",  # before Python 3.11
    r"before Python 3.11, machine code calls Python functions only",
    r"classes in Python have no buffer protocol before 3.12",
    r".*PyPy",
)
"""Allowed reasons of skips when CI=true. Any other skip is a failure there."""
if sys.platform == "win32":
    SKIPS_IN_CI += (
        r"the stand-in(s need a C compiler| cannot be built here)",  # those come from Linux as they are
        r"(no fork here|this system has no forks|there are no forked children)",
        r"memory is shared on Linux only",
        r"Windows (has no timer that sends signals|opens libraries by ctypes)",
        r"trio is not installed",  # it needs cffi
    )


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    outcome = yield
    report = outcome.get_result()  # type: ignore[attr-defined]
    if report.skipped and not hasattr(report, "wasxfail") and os.environ.get("CI") == "true":
        reason = str(report.longrepr[2]).replace("Skipped: ", "", 1)
        if not any(re.match(allowed, reason) for allowed in SKIPS_IN_CI):
            report.outcome = "failed"
            report.longrepr = f"skipped in CI, where it should run: {reason}"
