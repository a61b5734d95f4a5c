"""Generated code can be unwound, by debuggers and by functions that end a thread."""

from __future__ import annotations

import ctypes
import importlib
import os
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any, Callable

import pytest

from tests.interpreter import ROOT, run
from tests.standin import build

pytestmark = pytest.mark.usefixtures("machine_code")

SOURCE = r"""
#include <execinfo.h>
#include <pthread.h>
#include <stdint.h>
int frames(uint64_t *count) { void *found[200]; *count = backtrace(found, 200); return 0; }
int end_thread(uint64_t *count) { pthread_exit(0); }
"""


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("unwinding")
    (folder / "frames.c").write_text(SOURCE)
    build.run(
        [
            *build.compiler(),
            "-O1",
            "-fPIC",
            "-shared",
            "-pthread",
            str(folder / "frames.c"),
            "-o",
            str(folder / "frames.so"),
        ]
    )
    return folder / "frames.so"


def routine(library: Any, name: str) -> Any:
    from cuda_ctypes._floor.native.routine import Routine

    made = Routine(ctypes.cast(library[name], ctypes.c_void_p), lambda *_: None, lambda *_: None, 0)
    made.sources.append(made.output("Q"))
    return made.function(name, __name__)


def test_frames_are_found_behind_generated_code(library: Path) -> None:
    loaded = ctypes.CDLL(str(library))
    count = ctypes.c_uint64()
    loaded.frames(ctypes.byref(count))
    assert 5 < routine(loaded, "frames")() <= count.value + 3, "of what ctypes' own call has"


def test_a_thread_that_ends_in_c(library: Path) -> None:
    """The unwinder passes the code and ends at the thread's start."""
    code = """if True:
        import ctypes, sys, threading, _thread, time
        from tests.native.test_unwinding import routine
        loaded = ctypes.CDLL(sys.argv[1])
        function = routine(loaded, "end_thread")
        _thread.start_new_thread(function, ())
        time.sleep(0.3)
        print("alive", flush=True)
        import os
        os._exit(0)
        """
    done = run("-c", code, str(library), PYTHONPATH=os.pathsep.join(filter(None, sys.path)))  # with pytest
    assert (done.returncode, done.stdout.strip()) == (0, "alive"), done.stderr


def test_pages_that_are_used_again_are_told_of_anew(library: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from cuda_ctypes._floor.native import code_memory
    from cuda_ctypes._floor.native.routine import Routine

    loaded, found = ctypes.CDLL(str(library)), set()
    budget = code_memory.Budget(1, lasting=False)
    monkeypatch.setattr(code_memory, "PATIENCE", 1)
    for count in range(20):
        made = Routine(ctypes.cast(loaded.frames, ctypes.c_void_p), lambda *_: None, lambda *_: None, 0)
        made.budget = budget
        made.sources += [made.output("Q"), *[made.number(0)] * count]
        function = made.function("frames", __name__)
        found.add(function())
        del function, made
    assert max(found) - min(found) < 5 < min(found) and budget.evicted == 19


@pytest.mark.parametrize("machine", ["x86_64", "aarch64"])
def test_readelf_reads_the_dump(tmp_path: Path, machine: str) -> None:
    from cuda_ctypes._floor.native.unwinding import frame_information

    module = importlib.import_module(f"cuda_ctypes._floor.native.{machine}")
    code = module.Assembler(4, 8)
    start = len(code.code)
    code.leave()
    code.leave()
    section = frame_information(0x1000, module, len(code.code), code.returns)
    (tmp_path / "eh_frame").write_bytes(section)
    (tmp_path / "empty.s").write_text("")
    build.run([*build.compiler(), "-c", str(tmp_path / "empty.s"), "-o", str(tmp_path / "empty.o")])
    objcopy = [*build.compiler(), "-print-prog-name=objcopy"]  # the one for what this compiler makes
    build.run(
        [
            subprocess.run(objcopy, capture_output=True, text=True, check=True).stdout.strip(),
            "--add-section",
            f".eh_frame={tmp_path / 'eh_frame'}",
            str(tmp_path / "empty.o"),
            str(tmp_path / "told.o"),
        ]
    )
    told = subprocess.run(
        ["readelf", "--debug-dump=frames", str(tmp_path / "told.o")],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "LC_ALL": "C"},
    )
    assert "ZERO terminator" in told.stdout and not told.stderr, told
    assert f"pc=0000000000001000..{0x1000 + len(code.code):016x}" in told.stdout
    assert told.stdout.count("DW_CFA_remember_state") == told.stdout.count("DW_CFA_restore_state") == 2
    assert start > module.Unwinding.prologue_size


def test_a_subinterpreter_that_nobody_destroyed_lets_the_process_end(standin: Callable[[str], Path]) -> None:
    """Code is forgotten there while the interpreter ends; who gives the GIL away then never gets it back."""
    inside = f"""
        import sys
        sys.path.insert(0, {str(ROOT)!r})
        from cuda_ctypes.core import Device
        device = Device(0)
        device.set_current()
        stream = device.create_stream()
        for again in range(5):
            buffer = device.allocate(64, stream=stream)
            buffer.fill(1, stream=stream)
            stream.sync()
        print(again)
    """
    code = f"""
        try:
            import _interpreters
            made = _interpreters.create("legacy")
        except ImportError:
            import _xxsubinterpreters as _interpreters
            try:
                made = _interpreters.create(isolated=False)
            except TypeError:  # Python 3.9
                made = _interpreters.create()
        _interpreters.run_string(made, {textwrap.dedent(inside)!r})
    """
    done = run("-c", textwrap.dedent(code), CUDA_CTYPES_LIBCUDA=str(standin("behaving")))
    assert done.returncode == 0 and done.stdout.split() == ["4"], done.stderr
