"""``cuda_ctypes.core`` on a GPU, or on the stand-in."""

from __future__ import annotations

import contextlib
import ctypes
import os
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Callable

import pytest

from tests.conftest import package_on
from tests.gpu.core.tools import collect
from tests.gpu.faces import ROOT
from tests.interpreter import BESIDE, HURRY
from tests.standin import build


@pytest.fixture(scope="module")
def core(package: Callable[[str], Any]) -> Any:
    """The package ``cuda_ctypes.core``."""
    return package("core")


@pytest.fixture
def device(core: Any) -> Iterator[Any]:
    """The first device, current in this thread. Work that a test left running must succeed."""
    made = core.Device(0)
    made.set_current()
    yield made
    made.set_current()
    made.sync()


@pytest.fixture
def stream(device: Any) -> Iterator[Any]:
    made = device.create_stream()
    yield made
    if not made.is_closed:
        made.sync()
        made.close()


@pytest.fixture(scope="module")
def driver(package: Callable[[str], Any]) -> Any:
    """The module ``cuda_ctypes.checked.driver``."""
    return package("checked.driver")


@pytest.fixture(scope="module")
def graphs(package: Callable[[str], Any]) -> Any:
    """The package ``cuda_ctypes.core.graph``."""
    return package("core.graph")


@pytest.fixture
def definition(graphs: Any, device: Any) -> Any:
    return graphs.GraphDefinition()


@pytest.fixture
def memory(device: Any, stream: Any, request: pytest.FixtureRequest) -> Iterator[Any]:
    """64 bytes of zeros, or as many as the file says: ``MEMORY = 16``."""
    made = device.allocate(getattr(request.module, "MEMORY", 64), stream=stream)
    made.fill(0, stream=stream)
    stream.sync()
    yield made
    stream.sync()
    made.close()


@pytest.fixture(scope="module")
def live(core: Any, package: Callable[[str], Any], on_standin: bool) -> Callable[..., Any]:
    """``live("stream")`` is the driver's number of objects of a kind, and of several kinds a list of numbers.

    The stand-in counts objects. On a real driver, the number is always 0.
    """
    if not on_standin:
        return lambda *kinds: 0 if len(kinds) == 1 else [0] * len(kinds)
    core.Device.get_all_devices()
    counted = ctypes.CDLL(package("core._driver")._shared.library.path).standin_live
    counted.restype = ctypes.c_long

    def live(*kinds: str) -> Any:
        collect()
        counts = [int(counted(kind.encode())) for kind in kinds]
        assert min(counts) >= 0, f"the stand-in does not know one of {kinds}"
        return counts[0] if len(counts) == 1 else counts

    return live


@pytest.fixture
def said() -> Callable[..., str]:
    """A function that runs a program in a new process and returns its output.

    The process must end with status 0 and write nothing to stderr. Machine code of a function is written at its second call.
    """

    def run(program: str, **more: str) -> str:
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]),
            **more,
        }
        command = [sys.executable, "-X", "dev", "-c", HURRY + textwrap.dedent(program)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, env=environment)
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    return run


@pytest.fixture(scope="module")
def system(core: Any, on_standin: bool) -> Iterator[Any]:
    """``core.system``, on the stand-in for NVML if there is no GPU."""
    with pytest.MonkeyPatch.context() as patch:
        if on_standin:
            patch.setenv("CUDA_CTYPES_LIBNVML", str(nvml_standin()))
        yield core.system


def nvml_standin() -> Path:
    """The path of the behaving libnvidia-ml."""
    made = build.standins()["cu13", "nvml"]
    try:
        build.ensure(made)
    except build.BuildError as error:
        pytest.skip(f"no stand-in can be built: {error}")
    return made.path("behaving")


@pytest.fixture
def gate(package: Callable[[str], Any]) -> Iterator[Any]:
    """``gate.hold(stream)`` holds later work in a stream until ``gate.open()``: the driver calls a C function that waits for a
    mutex."""
    launch = package("checked.driver").cuLaunchHostFunc
    mutex = ctypes.create_string_buffer(64)
    if sys.platform == "win32":
        library = ctypes.CDLL("kernel32")
        lock, unlock = library.AcquireSRWLockExclusive, library.ReleaseSRWLockExclusive
    else:
        library = ctypes.CDLL(None)
        lock, unlock = library.pthread_mutex_lock, library.pthread_mutex_unlock
        library.pthread_mutex_init(mutex, None)
    lock(mutex)

    class Gate:
        is_open = False

        def hold(self, stream: Any) -> None:
            launch(stream.handle, ctypes.cast(lock, ctypes.c_void_p).value, ctypes.addressof(mutex))

        def open(self) -> None:
            if not self.is_open:
                self.is_open = True
                unlock(mutex)

    made = Gate()
    yield made
    made.open()


@contextlib.contextmanager
def libraries(package: Callable[[str], Any], major: int, on_standin: bool) -> Iterator[None]:
    """NVRTC, nvJitLink and NVVM of a CUDA major for this process and the processes of a test.

    With a GPU these are the installed libraries, otherwise NVIDIA's wheels.
    """
    if not on_standin:
        try:
            for module in ("nvrtc.nvrtcVersion", "nvjitlink.nvJitLinkVersion", "nvvm.nvvmVersion"):
                name, function = module.split(".")
                getattr(package(f"cu{major}.checked.{name}"), function)()
        except RuntimeError as error:
            pytest.skip(f"NVIDIA's compilers of CUDA {major} are not installed here: {str(error).splitlines()[0]}")
        yield
        return
    folder = str(wheels(major))
    before = os.environ.get("PYTHONPATH")
    sys.path.insert(0, folder)
    os.environ["PYTHONPATH"] = os.pathsep.join([folder, *([before] if before else [])])
    try:
        yield
    finally:
        sys.path.remove(folder)
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before


def wheels(major: int) -> Path:
    """A folder with NVIDIA's libraries. ``python -m tests`` downloads them before it starts the other Pythons."""
    from tests.peer import environments

    version, about = next((version, about) for version, about in environments.VERSIONS.items() if about.major == major)
    if sys.platform == "win32":
        return ROOT / "build" / "windows" / f"libraries-{about.release}"
    folder = environments.ENVIRONMENTS / f"libraries-{about.release}"
    if BESIDE:
        if not (folder / "complete").exists():
            pytest.skip("NVIDIA's compilers are downloaded by the main suite only, and it could not")
        return folder
    try:
        environments.real(version, "runtime")  # installs all the others too
    except environments.Unavailable as error:
        pytest.skip(f"NVIDIA's compilers of CUDA {major} cannot be had: {error}")
    return folder


@pytest.fixture(scope="module")
def compilers(package: Callable[[str], Any], on_standin: bool) -> Iterator[None]:
    """Let ``package`` and the processes of ``run_python`` find NVRTC, nvJitLink and NVVM."""
    with libraries(package, int(package("pathfinder.majors").default_major()), on_standin):
        yield


@pytest.fixture(scope="module", params=(13,) if BESIDE else (13, 12), ids=lambda major: f"cu{major}")
def toolchain(
    request: pytest.FixtureRequest, package: Callable[[str], Any], on_standin: bool
) -> Iterator[Callable[[str], Any]]:
    """Like ``package``, with each CUDA major in turn as the default, and with its compilers.

    On a GPU, only the major whose compilers are installed. The other Pythons try the newest major alone, because differences
    between majors do not depend on the Python.
    """
    major: int = request.param
    with libraries(package, major, on_standin), package_on(**{"CUDA_CTYPES_API": str(major)}) as module:
        yield module
