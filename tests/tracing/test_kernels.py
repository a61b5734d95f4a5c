"""Kernel times in a trace, from a stand-in for CUPTI that answers with known records."""

from __future__ import annotations

import json
import platform
import re
import shutil
import subprocess
import textwrap
from pathlib import Path
from typing import Any, Callable

import pytest

from cuda_ctypes._floor import native
from cuda_ctypes._floor.faces import shared_by
from tests import interpreter
from tests.standin import build

Run = Callable[..., "list[dict[str, Any]]"]
LAUNCHES = """
import cuda_ctypes, os, sys, threading
from cuda_ctypes.checked import driver
def start(): driver.cuMemsetD8Async(4096, 0, 512, 0)
"""


@pytest.fixture(scope="module")
def cupti(tmp_path_factory: pytest.TempPathFactory) -> str:
    if not native.available():
        pytest.skip(f"{platform.python_implementation()} has no machine code here: {native.why_not()}")
    path = tmp_path_factory.mktemp("cupti") / "libcupti.so"
    source = build.HERE / "activities.c"
    build.run([*build.compiler(), *build.FLAGS, "-shared", str(source), "-o", str(path)])
    return str(path)


@pytest.fixture
def traced(standin: Callable[[str], Path], cupti: str, tmp_path: Path) -> Run:
    """A function that runs a program, traced with kernels, and returns the events."""

    def run(program: str, **variables: str) -> list[dict[str, Any]]:
        variables = {"CUDA_CTYPES_LIBCUDA": str(standin("answering")), "CUDA_CTYPES_LIBCUPTI": cupti, **variables}
        path = tmp_path / "trace.json"
        asked = {"CUDA_CTYPES_TRACE": str(path), "CUDA_CTYPES_TRACE_KERNELS": "1"}
        done = interpreter.run("-c", LAUNCHES + textwrap.dedent(program), cwd=None, **{**asked, **variables})
        assert done.returncode == 0, done.stderr
        events: list[dict[str, Any]] = json.loads(path.read_text().rstrip(" ").rstrip(",\n]") + "]")
        assert not [event for event in events if event.get("name") in ("not recorded", "kernel times are missing")]
        return events

    return run


def test_kernels_copies_and_fills_are_rows_of_the_picture_with_arrows_from_their_calls(traced: Run) -> None:
    events = traced(
        """
        driver.cuCtxGetCurrent()  # starts nothing
        start()
        thread = threading.Thread(target=start)
        thread.start(), thread.join()
        """
    )
    measured = [event for event in events if event.get("cat") == "gpu" and event["ph"] == "X"]
    assert [event["name"] for event in measured] == ["spin", "memcpy host to device", "memset"] * 2
    kernel, copy, fill = measured[:3]
    assert kernel["args"] == {"grid": "2,1,1", "block": "32,1,1", "registers": 16, "shared": 128}
    assert copy["args"] == {"bytes": 4096} and fill["args"] == {"bytes": 512, "value": 5}
    assert [round(event["dur"], 6) for event in measured[:3]] == [3, 1, 1]
    rows = {event["tid"]: event["args"]["name"] for event in events if event["name"] == "thread_name"}
    assert (rows[kernel["tid"]], rows[copy["tid"]], rows[fill["tid"]]) == (
        "GPU 0 stream 7",
        "GPU 0 stream 7",
        "GPU 1 stream 13",
    )
    calls = [event for event in events if event["name"] == "cuMemsetD8Async"]
    assert len({call["tid"] for call in calls}) == 2
    starts = {event["id"]: event for event in events if event["ph"] == "s"}
    ends = {event["id"]: event for event in events if event["ph"] == "f"}
    assert len(starts) == len(ends) == 6 and starts.keys() == ends.keys()
    for call, row in ((calls[0], measured[:3]), (calls[1], measured[3:])):
        mine = [n for n, begin in starts.items() if (begin["tid"], begin["ts"]) == (call["tid"], call["ts"])]
        assert {(ends[n]["tid"], ends[n]["ts"]) for n in mine} == {(event["tid"], event["ts"]) for event in row}
        assert call["ts"] <= row[0]["ts"] <= call["ts"] + call["dur"]
    assert len({event["pid"] for event in events}) == 1


KEYS = {"X": {"dur"}, "s": {"id"}, "f": {"id", "bp"}, "i": {"s"}, "M": {"args"}, "B": set(), "E": set()}
"""By phase, the keys that Chrome's Trace Event Format asks for beside name, process and thread."""


def test_events_are_those_of_the_trace_event_format(traced: Run) -> None:
    events = traced(
        "with cuda_ctypes.nvtx.annotate('all'): start(); cuda_ctypes.nvtx.mark('m'); driver.cuCtxSynchronize()"
    )
    assert {event["ph"] for event in events} == KEYS.keys()
    depth: dict[int, list[str]] = {}
    for event in events:
        assert event.keys() >= KEYS[event["ph"]] | {"ph", "pid"}, event
        if event["ph"] == "M":
            continue
        assert event.keys() >= {"ts", "tid"}, event
        assert all(type(event[key]) in (int, float) for key in ("ts", "dur", "pid", "tid") if key in event)
        assert event.get("dur", 0) >= 0 and 0 < event["tid"] < 1 << 31
        if event["ph"] == "B":
            depth.setdefault(event["tid"], []).append(event["name"])
        elif event["ph"] == "E":
            began = depth[event["tid"]].pop()
            assert event.get("name", began) == began
        else:
            assert event["name"]
    assert not any(depth.values())


def test_the_page_shows_kernels_with_their_calls(traced: Run) -> None:
    node = shutil.which("node")
    if not node:
        pytest.skip("there is no JavaScript here: node is not installed")
    from cuda_ctypes._tracing.page import START

    events = traced("start(); driver.cuCtxGetCurrent(); start()")
    script = START.decode().partition("<script>")[2].partition("</script>")[0].partition("function view(")[0]
    asks = """
        const trace = understood(JSON.parse(require("fs").readFileSync(0, "utf8")));
        const lanes = [...trace.lanes.values()].filter(lane => lane.gpu).map(lane => lane.name);
        console.log(JSON.stringify([trace.gpu.map(event => [event.name, event.kind, event.call.name]), lanes,
            trace.calls.map(event => (event.started || []).length)]));
    """
    done = subprocess.run(
        [node, "-e", script + asks], input=json.dumps(events), check=True, capture_output=True, text=True
    )
    measured, lanes, counts = json.loads(done.stdout)
    kinds = {"spin": "gpu", "memset": "copy", "memcpy host to device": "copy"}
    assert sorted(measured) == sorted([name, kind, "cuMemsetD8Async"] for name, kind in kinds.items() for _ in range(2))
    assert sorted(lanes) == ["GPU 0 stream 7", "GPU 1 stream 13"] and counts == [3, 0, 3]


def test_a_trace_may_start_and_end_more_than_once(traced: Run, tmp_path: Path) -> None:
    program = """
        for name in "ab":
            with cuda_ctypes.trace(os.environ["FOLDER"] + name + ".json", kernels=True):
                for _ in range(3000): start()
            start()
        """
    traced(program, FOLDER=f"{tmp_path}/", CUDA_CTYPES_TRACE_KERNELS="0")
    for name in "ab":
        events = json.loads((tmp_path / f"{name}.json").read_text())
        assert len([event for event in events if event["name"] == "spin"]) == 3000, "several buffers"
        assert len([event for event in events if event["ph"] == "f"]) == 9000
        assert "GPU 0 stream 7" in {event.get("args", {}).get("name") for event in events}


def test_a_trace_within_another_has_its_own_kernels_only(traced: Run, tmp_path: Path) -> None:
    program = """
        start()
        with cuda_ctypes.trace(os.environ["INNER"], kernels=True): start()
        """
    events = traced(program, INNER=str(tmp_path / "inner.json"))
    inner = json.loads((tmp_path / "inner.json").read_text())
    assert [[event["name"] for event in found].count("spin") for found in (events, inner)] == [2, 1]


def test_the_log_has_kernels(traced: Run, tmp_path: Path) -> None:
    program = "with cuda_ctypes.trace(os.environ['LOG'], kernels=True): start()"
    traced(program, LOG=str(tmp_path / "calls.log"))
    text = (tmp_path / "calls.log").read_text()
    assert "cuda_ctypes.gpu: spin(grid=2,1,1, " in text and "cuda_ctypes.gpu: memset(" in text and "missing" not in text


def test_a_program_with_many_open_files_has_kernels(traced: Run, tmp_path: Path) -> None:
    program = """
        import resource
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (2048 if most < 0 else min(most, 2048), most))
        files = [os.open("/dev/null", os.O_RDONLY) for _ in range(1030)]
        with cuda_ctypes.trace(os.environ["INNER"], kernels=True): start()
        """
    traced(program, INNER=str(tmp_path / "inner.json"), CUDA_CTYPES_TRACE_KERNELS="0")
    assert "spin" in [event["name"] for event in json.loads((tmp_path / "inner.json").read_text())]


def test_a_killed_program_has_the_kernels_of_its_past(traced: Run, tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        traced("start()\nimport signal, time\ntime.sleep(1)\nos.kill(os.getpid(), signal.SIGKILL)")
    text = (tmp_path / "trace.json").read_text().rstrip(" ").rstrip(",\n")
    assert [event["name"] for event in json.loads(text + "]")].count("spin") == 1


def test_a_forked_child_goes_on_without_kernel_times(traced: Run, tmp_path: Path) -> None:
    events = traced(
        """
        start()
        child = os.fork()
        if not child:
            try: start()
            except driver.CudaError: pass
            cuda_ctypes._tracing.close()
            try: start()  # the end of the trace does not lead calls to the driver again
            except driver.CudaError: os._exit(0)
            os._exit(1)
        assert os.waitpid(child, 0)[1] == 0
        start()
        """
    )
    assert [event["name"] for event in events].count("spin") == 2
    (file,) = tmp_path.glob("trace-*.json")
    assert '"cuMemsetD8Async"' in file.read_text() and '"spin"' not in file.read_text()


@pytest.mark.parametrize("setting", ["off", "No", "false", "0", ""])
def test_the_variable_is_read_as_other_switches_are(traced: Run, setting: str) -> None:
    events = traced("start()", CUDA_CTYPES_TRACE_KERNELS=setting)
    assert "cuMemsetD8Async" in [event["name"] for event in events]
    assert "spin" not in [event["name"] for event in events]


@pytest.mark.parametrize(
    ("variables", "reason"),
    [
        (
            {"STANDIN_CUPTI_REFUSES": "39"},
            r"cuptiActivityEnable: CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED \(39\): .",
        ),
        ({"CUDA_CTYPES_LIBCUPTI": "/nowhere/libcupti.so"}, r"(?s).*/nowhere/libcupti\.so"),
        ({"CUDA_CTYPES_NATIVE": "0"}, "they need machine code"),
    ],
    ids=["refused", "absent", "no machine code"],
)
def test_without_cupti_one_note_says_why(traced: Run, variables: dict[str, str], reason: str) -> None:
    events = traced("start()", **variables)
    (note,) = [event for event in events if event["name"] == "no kernel times"]
    assert re.match(reason, note["args"]["reason"]), note
    assert "cuMemsetD8Async" in [event["name"] for event in events]


def test_each_trace_asks_cupti_again_and_opens_no_more_files(traced: Run, tmp_path: Path) -> None:
    program = """
        def opened(): return len(os.listdir("/proc/self/fd"))
        def trace():
            with cuda_ctypes.trace(os.environ["INNER"], kernels=True): start()
        trace()
        before = opened()
        for _ in range(3): trace()
        assert opened() == before, (opened(), before)
        del os.environ["STANDIN_CUPTI_REFUSES_CALLBACKS"]
        trace()
        """
    refused = {"STANDIN_CUPTI_REFUSES_CALLBACKS": "39", "CUDA_CTYPES_TRACE_KERNELS": "0"}
    traced(program, INNER=str(tmp_path / "inner.json"), **refused)
    assert "spin" in [event["name"] for event in json.loads((tmp_path / "inner.json").read_text())]


@pytest.mark.parametrize("major", ["cu12", "cu13"])
def test_the_members_read_are_where_the_headers_have_them(major: str) -> None:
    from cuda_ctypes._tracing.kernels import MEMBERS

    shared = shared_by(f"cuda_ctypes.{major}.raw.cupti")
    for stem, members in MEMBERS.values():
        names = [name for name in shared.table.records if re.fullmatch(stem + r"\d*", name)]
        assert names, stem
        for name in names:
            cls = shared.types.c_class(name)
            for member, (offset, code) in members.items():
                field = getattr(cls, member)
                assert (field.offset, field.size) == (offset, {"B": 1, "H": 2, "I": 4, "Q": 8}[code]), (name, member)


def test_the_stand_in_has_no_other_functions_than_cupti(cupti: str) -> None:
    done = subprocess.run(["nm", "-D", "--defined-only", cupti], capture_output=True, text=True, check=True)
    names = {line.split()[-1] for line in done.stdout.splitlines()}
    assert {name for name in names if name.startswith("cupti")} <= {
        *shared_by("cuda_ctypes.cu12.raw.cupti").table.functions
    }
