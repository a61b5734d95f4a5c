"""Files of traces: what they say is complete and readable, whatever the disk, the folder and the processes do."""

from __future__ import annotations

import json
import os
import sys
import textwrap
from pathlib import Path
from typing import Any

import pytest

from tests import interpreter

MARKS = "from cuda_ctypes import nvtx\nfor number in range(20_000): nvtx.mark('m%d' % number)\nprint('goes on')\n"


def names(path: Path) -> list[str]:
    """The names of the marks in a trace that ended as it should."""
    events: list[dict[str, Any]] = json.loads(path.read_text())
    assert events[-1]["name"] == "end"
    return [event["name"] for event in events if event["ph"] == "i"]


@pytest.mark.parametrize("room", [0, 1, 1_500_000])
@pytest.mark.parametrize("ending", ["json", "log"])
def test_a_full_disk_is_one_warning(tmp_path: Path, room: int, ending: str) -> None:
    pytest.importorskip("resource")
    path = tmp_path / f"trace.{ending}"
    limit = f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({room}, {room}))\n"
    done = interpreter.run("-c", limit + MARKS, CUDA_CTYPES_TRACE=str(path))
    assert (done.returncode, done.stdout) == (0, "goes on\n")
    assert done.stderr.count(f"{path} ends before the program, which goes on: ") == done.stderr.count(": [Errno") == 1
    if ending == "json":
        assert path.stat().st_size == {1_500_000: 1 << 20}.get(room, room), "it keeps no room that it cannot use"


def test_a_short_trace_has_room_on_a_nearly_full_disk(tmp_path: Path) -> None:
    pytest.importorskip("resource")
    program = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (5000, 5000))\n"
    program += "from cuda_ctypes import nvtx; nvtx.mark('m')"
    done = interpreter.run("-c", program, CUDA_CTYPES_TRACE=str(tmp_path / "trace.json"))
    assert (done.returncode, done.stderr) == (0, "")
    assert names(tmp_path / "trace.json") == ["m"]


def test_an_event_may_be_longer_than_a_part_of_the_file(tmp_path: Path) -> None:
    program = "from cuda_ctypes import nvtx\nfor size in (3_000_000, 1, 1 << 20): nvtx.mark('x' * size)"
    interpreter.output_of(program, CUDA_CTYPES_TRACE=str(tmp_path / "trace.json"))
    assert [len(name) for name in names(tmp_path / "trace.json")] == [3_000_000, 1, 1 << 20]


CHILDREN = """
import os, subprocess, sys
from cuda_ctypes import nvtx
nvtx.mark("parent")
os.chdir(sys.argv[1])
subprocess.run([sys.executable, "-c", "from cuda_ctypes import nvtx; nvtx.mark('started')"], check=True)
if hasattr(os, "fork"):
    child = os.fork()
    if not child:
        nvtx.mark("forked")
        sys.exit()
    os.waitpid(child, 0)
"""


def test_children_in_other_folders_write_beside_the_parent(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "program.py").write_text(CHILDREN)
    done = interpreter.run("program.py", "elsewhere", cwd=tmp_path, CUDA_CTYPES_TRACE="trace.json")
    assert (done.returncode, done.stderr) == (0, "")
    assert not [*(tmp_path / "elsewhere").iterdir()]
    found = sorted(name for path in tmp_path.glob("trace*.json") for name in names(path))
    assert found == ["forked", "parent", "started"] if hasattr(os, "fork") else ["parent", "started"]


def test_a_child_whose_file_cannot_be_opened_runs_without_a_trace(tmp_path: Path) -> None:
    gone = "import shutil; shutil.rmtree('traces')\n"
    program = CHILDREN.replace("os.chdir", gone + "os.chdir") + "    assert not os.WEXITSTATUS(_)\n"
    (tmp_path / "traces").mkdir()
    (tmp_path / "program.py").write_text(program.replace("os.waitpid(child, 0)", "_ = os.waitpid(child, 0)[1]"))
    done = interpreter.run("program.py", ".", cwd=tmp_path, CUDA_CTYPES_TRACE="traces/trace.json")
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("RuntimeWarning: this process has no trace: ") == (2 if hasattr(os, "fork") else 1)


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "trace.json").mkdir()
    done = interpreter.run("-c", "import cuda_ctypes", cwd=tmp_path, CUDA_CTYPES_TRACE="trace.json")
    assert done.returncode == 1 and done.stderr.startswith("CUDA_CTYPES_TRACE: ")
    assert str(tmp_path / "trace.json") in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="Windows starts processes in one way")
@pytest.mark.parametrize("method", ["fork", "forkserver", "spawn"])
def test_the_traces_of_multiprocessing_have_an_end(tmp_path: Path, method: str) -> None:
    program = f"""
        import multiprocessing
        from cuda_ctypes import nvtx
        if __name__ == "__main__":
            nvtx.mark("parent")
            child = multiprocessing.get_context({method!r}).Process(target=nvtx.mark, args=("child",))
            child.start()
            child.join()
        """
    (tmp_path / "program.py").write_text(textwrap.dedent(program))
    done = interpreter.run("program.py", cwd=tmp_path, CUDA_CTYPES_TRACE="trace.json")
    assert done.returncode == 0, done.stderr
    found = sorted(name for path in tmp_path.glob("trace*.json") for name in names(path))
    assert found == ["child", "parent"]


def test_what_was_not_recorded_is_an_event_of_the_format(tmp_path: Path) -> None:
    program = f"""
        import cuda_ctypes
        from cuda_ctypes._tracing import interrupts
        with cuda_ctypes.trace({str(tmp_path / "trace.json")!r}):
            try: interrupts.told(None)
            except AttributeError as error: interrupts.trouble(error)
        """
    interpreter.output_of(program)
    (event,) = [each for each in json.loads((tmp_path / "trace.json").read_text()) if each["ph"] == "i"]
    assert event["name"] == "not recorded" and event.keys() >= {"pid", "tid", "ts"} and event["args"]["error"]
