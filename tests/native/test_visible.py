"""Tools see generated code: profilers by files with its names, memory viewers by a text in the page."""

from __future__ import annotations

import ctypes
import os
import shutil
import signal
import struct
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any, Callable

import pytest

from cuda_ctypes._floor import native
from tests.interpreter import HURRY, ROOT, quick_output_of, run

pytestmark = pytest.mark.usefixtures("machine_code")

Standin = Callable[[str], Path]

CALLS = """
    import ctypes, os, sys
    from cuda_ctypes._floor.native import perf
    from cuda_ctypes.bindings import driver
    perf.FOLDER = sys.argv[1] if len(sys.argv) > 1 else os.environ["FOLDER"]
    for _ in range(3):
        driver.cuEventRecord(5, 6), driver.cuMemAlloc(64)
        driver.cuLaunchKernel(5, 1, 1, 1, 1, 1, 1, 0, 6, ((1,), (ctypes.c_int,)), 0)
"""


def test_a_map_for_perf(standin: Standin, tmp_path: Path) -> None:
    code = textwrap.dedent(CALLS) + "print(os.getpid())"
    pid = quick_output_of(
        code, CUDA_CTYPES_LIBCUDA=str(standin("nothing")), CUDA_CTYPES_PERF="map", FOLDER=str(tmp_path)
    )
    lines = (tmp_path / f"perf-{pid}.map").read_text().splitlines()
    names = [line.split()[2] for line in lines]
    assert {"cuda_ctypes:cuEventRecord", "cuda_ctypes:cuMemAlloc_v2", "cuda_ctypes:cuLaunchKernel"} <= {*names}
    assert all(
        int(address, 16) % 4096 == 0 and 0 < int(size, 16) < 1 << 16 for address, size, _ in map(str.split, lines)
    )


def test_a_dump_for_perf_inject(standin: Standin, tmp_path: Path) -> None:
    code = textwrap.dedent(CALLS) + "print(os.getpid(), 'jit-' in open('/proc/self/maps').read())"
    told = quick_output_of(
        code, CUDA_CTYPES_LIBCUDA=str(standin("nothing")), CUDA_CTYPES_PERF="jitdump", FOLDER=str(tmp_path)
    )
    pid, mapped = told.split()
    assert mapped == "True", "perf finds the file because it is mapped"
    content = (tmp_path / f"jit-{pid}.dump").read_bytes()
    magic, version, size, machine, _, process = struct.unpack_from("<6I", content)
    assert (magic, version, size, process) == (0x4A695444, 1, 40, int(pid)) and machine in (62, 183)
    found: dict[bytes, bytes] = {}
    place = size
    while place < len(content):
        kind, length, _, _, _, address, _, code_size, index = struct.unpack_from("<2IQ2I4Q", content, place)
        name, _, rest = content[place + 56 : place + length].partition(b"\0")
        assert kind == 0 and len(rest) == code_size and index == len(found) and address % 4096 == 0
        found[name] = rest
        place += length
    assert place == len(content) and b"cuda_ctypes:cuEventRecord" in found
    begin = bytes.fromhex("f30f1efa55") if os.uname().machine == "x86_64" else bytes.fromhex("5f2403d5")
    assert all(code.startswith(begin) for code in found.values())


def test_a_folder_that_cannot_be_written_to(standin: Standin) -> None:
    code = textwrap.dedent(CALLS) + "print(driver.cuEventRecord(5, 6)[0] == 0)"
    for kind in ("map", "jitdump"):
        told = quick_output_of(
            code, CUDA_CTYPES_LIBCUDA=str(standin("nothing")), CUDA_CTYPES_PERF=kind, FOLDER="/nowhere"
        )
        assert told == "True"


def test_pages_name_their_code() -> None:
    from cuda_ctypes._floor.native.routine import Routine

    kept: list[Any] = []
    for name in ("first", "second"):
        routine = Routine(ctypes.c_void_p(), lambda *_: None, lambda *_: None, 0)
        routine.sources += [routine.number(5)] * 11
        routine.returns(None)
        routine.name = name
        kept.append(routine.pool())
    code = kept[0].owned
    assert kept[1].owned is code and code.names == ["first", "second"]
    assert b"\0cuda_ctypes: first\0" in ctypes.string_at(code.address, code.size)


CRASH = """
    import os, sys
    from cuda_ctypes.bindings import driver
    from tests.standin.control import Recorder

    def copies(where):
        return driver.cuMemcpyHtoD(7, where, 8)

    recorder = Recorder(os.environ["CUDA_CTYPES_LIBCUDA"])
    for _ in range(3):
        copies(0x1000)
    recorder.program("cuMemcpyHtoD_v2", 0)
    recorder.read(1, 8)  # at the address 0x1000, where nothing is
    copies(0x1000)
"""


def test_gdb_names_the_function_and_finds_its_callers(standin: Standin) -> None:
    gdb = shutil.which("gdb")
    if gdb is None:
        pytest.skip("gdb does not depend on the Python")
    script = Path(native.__file__).with_name("frames.gdb")
    command = [gdb, "-q", "-nx", "-batch", "-ex", "run", "-ex", f"source {script}", "-ex", "backtrace 40", "--args"]
    done = subprocess.run(
        [*command, sys.executable, "-c", HURRY + textwrap.dedent(CRASH)],
        env={**os.environ, "CUDA_CTYPES_LIBCUDA": str(standin("recording")), "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    if "not supported" in done.stderr and "Python scripting" in done.stderr:
        pytest.skip("gdb does not depend on the Python")
    shown = done.stdout
    at = shown.find("in cuda_ctypes: cuMemcpyHtoD_v2 ()")
    assert at > shown.find(" cuMemcpyHtoD_v2 (a0") > 0, shown + done.stderr
    assert "Py_BytesMain" in shown[at:] or "Py_RunMain" in shown[at:] or "_start" in shown[at:], shown


def test_faulthandler_names_the_caller_and_on_new_pythons_the_function(standin: Standin) -> None:
    done = run(
        *("-X", "faulthandler", "-c", HURRY + textwrap.dedent(CRASH)), CUDA_CTYPES_LIBCUDA=str(standin("recording"))
    )
    assert done.returncode == -signal.SIGSEGV and "in copies\n" in done.stderr
    if sys.version_info >= (3, 14) and "C stack trace" in done.stderr and "<cannot get" not in done.stderr:
        trace = done.stderr.partition("C stack trace")[2]
        function = trace.find("at cuMemcpyHtoD_v2+")
        assert 0 < function < trace.find("'<unknown>'", function) < trace.find("Py_BytesMain"), trace
