"""Traces as text."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests import interpreter

RANGES = """
import sys
from cuda_ctypes import nvtx
with nvtx.annotate("epoch\\n", category="input"):
    nvtx.mark("caf\\xe9 \\ud800", payload=1)
    nvtx.mark()
    nvtx.push_range()
    nvtx.pop_range()
nvtx.end_range(nvtx.start_range("long"))
"""
LINES = """\
DEBUG MainThread cuda_ctypes.nvtx: begin epoch\\n(category=input) <string>:4
DEBUG MainThread cuda_ctypes.nvtx: caf\xe9 \\ud800(payload=1) <string>:5
DEBUG MainThread cuda_ctypes.nvtx: ()
DEBUG MainThread cuda_ctypes.nvtx: begin ()
DEBUG MainThread cuda_ctypes.nvtx: end ()
DEBUG MainThread cuda_ctypes.nvtx: end epoch\\n()
DEBUG MainThread cuda_ctypes.nvtx: begin long() <string>:9
DEBUG MainThread cuda_ctypes.nvtx: end long()
"""


def without_times(text: str) -> str:
    return re.sub(r"(?m)^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} ", "", text)


def test_ranges_are_lines(tmp_path: Path) -> None:
    interpreter.output_of(RANGES, CUDA_CTYPES_TRACE=str(tmp_path / "calls.log"))
    assert without_times((tmp_path / "calls.log").read_text("utf-8")) == LINES
    done = interpreter.run("-c", RANGES, CUDA_CTYPES_TRACE="-", PYTHONIOENCODING="utf-8")
    assert without_times(done.stderr) == LINES


@pytest.mark.parametrize(
    "program",
    [
        "logging.basicConfig(level=logging.INFO)",
        "logging.config.dictConfig({'version': 1})",
        "logging.getLogger('cuda_ctypes').setLevel(logging.ERROR)",
        "cuda_ctypes.trace(sys.argv[1] + '-inner.log').__enter__()",
        "logging.disable()",
    ],
)
def test_a_file_has_nothing_to_do_with_the_programs_loggers(tmp_path: Path, program: str) -> None:
    words = ("-c", f"import cuda_ctypes, logging.config, sys\n{program}\ncuda_ctypes.nvtx.mark('once')", "inner")
    done = interpreter.run(*words, cwd=tmp_path, CUDA_CTYPES_TRACE="calls.log")
    assert (done.returncode, done.stderr) == (0, "")
    assert (
        without_times((tmp_path / "calls.log").read_text()) == "DEBUG MainThread cuda_ctypes.nvtx: once() <string>:3\n"
    )


def test_the_loggers_of_the_program_have_each_call_once() -> None:
    program = """
        import cuda_ctypes, logging, sys
        logging.basicConfig(level=logging.DEBUG, stream=sys.stdout, format="%(name)s %(lineno)d %(message)s")
        with cuda_ctypes.trace(), cuda_ctypes.trace():
            cuda_ctypes.nvtx.mark("once")
        assert logging.getLogger("cuda_ctypes").level == logging.NOTSET
        """
    assert interpreter.output_of(program) == "cuda_ctypes.nvtx 5 once() <string>:5"


def test_each_process_has_a_log_of_its_own(tmp_path: Path) -> None:
    program = """
        import os, subprocess, sys
        from cuda_ctypes import nvtx
        nvtx.mark(sys.argv[1])
        if sys.argv[1] == "1":
            other = {**os.environ, "CUDA_CTYPES_TRACE": "calls.log"}
            subprocess.run([sys.executable, "-c", os.environ["PROGRAM"], "2"], env=other, check=True)
        nvtx.mark(sys.argv[1])
        """
    program = "\n".join(line[8:] for line in program.splitlines())
    done = interpreter.run("-c", program, "1", cwd=tmp_path, CUDA_CTYPES_TRACE="calls.log", PROGRAM=program)
    assert (done.returncode, done.stderr) == (0, "")
    (other,) = tmp_path.glob("calls-*.log")
    for path, number in ((tmp_path / "calls.log", "1"), (other, "2")):
        assert re.findall(r"nvtx: (\d)\(\)", path.read_text()) == [number, number]


def test_events_that_are_written_together_are_told_each() -> None:
    from cuda_ctypes._tracing.log import message_of, told

    arrow = b'{"ph":"s","cat":"gpu","name":"starts"},\n{"ph":"f","cat":"gpu","name":"starts"},\n'
    kernel = b'{"ph":"X","cat":"gpu","name":"spin","dur":2.5,"args":{"shared":4}},\n'
    assert [message_of(event) for event in told(arrow + kernel)] == ["spin(shared=4) 2.5 us"]
