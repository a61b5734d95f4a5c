"""The driver's tests, on a GPU or on the stand-in that behaves like a small driver.

With CUDA_CTYPES_TEST_GPU=1, a missing GPU is an error.
"""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
import textwrap
from collections.abc import Iterator, Sequence
from typing import Any, Callable

import pytest

from tests.conftest import package_on
from tests.gpu.faces import LIBRARY, REQUIRED, ROOT, Face, gpu_driver
from tests.interpreter import HURRY


def pytest_sessionstart() -> None:
    if os.environ.get(REQUIRED) and (trouble := gpu_driver()):
        pytest.exit(f"{REQUIRED} is set, but there is no GPU: {trouble}", returncode=1)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "errors: provokes errors of the driver, which compute-sanitizer reports")
    config.addinivalue_line("markers", "callbacks: the driver calls Python functions")
    config.addinivalue_line("markers", "alone: looks at what a tool between Python and the driver changes")
    config.addinivalue_line("markers", "processes: starts Python processes that use the driver")


@pytest.fixture(scope="module")
def on_standin() -> bool:
    """Whether the tests run on the stand-in, because there is no GPU."""
    return bool(gpu_driver())


@pytest.fixture(scope="module")
def package(on_standin: bool, request: pytest.FixtureRequest) -> Iterator[Callable[[str], Any]]:
    """A function that imports modules of the package by their names after ``cuda_ctypes.``."""
    if not on_standin or os.environ.get(LIBRARY):
        yield lambda name: importlib.import_module(f"cuda_ctypes.{name}")
        return
    with package_on(request.getfixturevalue("standin")("behaving")) as module:
        yield module


@pytest.fixture(scope="module", params=[13, 12], ids=lambda major: f"cu{major}")
def major(request: pytest.FixtureRequest) -> int:
    return int(request.param)


@pytest.fixture(scope="module", params=["bindings", "checked"])
def face(request: pytest.FixtureRequest, package: Callable[[str], Any], major: int, on_standin: bool) -> Face:
    """A driver module before its first call."""
    return Face(package(f"cu{major}.{request.param}.driver"), request.param, major, on_standin)


@pytest.fixture(scope="module")
def initialized(face: Face) -> Iterator[Face]:
    face.cuInit(0)
    face.device = face.cuDeviceGet(0)
    face.context = face.cuDevicePrimaryCtxRetain(face.device)
    yield face
    face.cuDevicePrimaryCtxRelease(face.device)


@pytest.fixture
def cuda(initialized: Face) -> Iterator[Face]:
    """A driver module with the first device's context current. Work that a test left running must succeed."""
    initialized.cuCtxSetCurrent(initialized.context)
    yield initialized
    initialized.cuCtxSetCurrent(initialized.context)
    initialized.cuCtxSynchronize()
    initialized.cuCtxSetCurrent(None)


@pytest.fixture
def stream(cuda: Face) -> Iterator[Any]:
    """A stream that does not synchronize with the default stream."""
    made = cuda.cuStreamCreate(cuda.CUstream_flags.CU_STREAM_NON_BLOCKING)
    yield made
    cuda.cuStreamDestroy(made)


@pytest.fixture
def run_python(package: Callable[[str], Any]) -> Callable[..., str]:
    """A function that runs a program in a new Python process, which must succeed, and returns its output. Machine code of a function is
    written at its second call."""

    def run(program: str, *arguments: str, stdin: bytes = b"", options: Sequence[str] = ()) -> str:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])}
        done = subprocess.run(
            [sys.executable, *options, "-c", HURRY + textwrap.dedent(program), *arguments],
            input=stdin,
            check=False,
            capture_output=True,
            timeout=60,
            env=environment,
        )
        assert done.returncode == 0, f"the process ended with {done.returncode}:\n{done.stderr.decode()}"
        return done.stdout.decode().replace(os.linesep, "\n")

    return run
