"""NVTX: ranges in a tool, in a trace, and without a listener."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from tests import interpreter

TOOL = Path(__file__).parent / "tool.c"
PROGRAM = """
import asyncio
from cuda_ctypes import nvtx

@nvtx.annotate(color="red", category="work", payload=-3)
def step(number):
    nvtx.mark("inside", payload=0.5)
    return number + 1

@nvtx.annotate("later", domain="async")
async def later():
    await asyncio.sleep(0)
    return 5

assert step(1) == 2
with nvtx.annotate("block", "#102030", domain="mine", category="work"):
    nvtx.Domain("mine").mark("näher", payload=7)
started = nvtx.start_range("long", 0x80FF0000, category=9)
nvtx.push_range("pushed")
nvtx.pop_range()
nvtx.end_range(started)
nvtx.push_range("other", "red", "mine", "work", 2)
nvtx.pop_range("mine")
nvtx.end_range(nvtx.start_range(domain=nvtx.Domain("mine")))
assert asyncio.run(later()) == 5
try:
    with nvtx.annotate("failing"):
        1 / 0
except ZeroDivisionError:
    pass
try:
    nvtx.annotate("wrong", color="reddish")
except ValueError as error:
    assert "reddish" in str(error)
else:
    raise AssertionError
"""
HEARD = """\
initialize 1
category - 1 work
push - step color=ffff0000 category=1 payload=-3
mark - inside payload=0.5
pop -
domain <mine>
category <mine> 1 work
push <mine> block color=ff102030 category=1
mark <mine> näher payload=7
pop <mine>
start - long color=80ff0000 category=9
push - pushed
pop -
end - 701
push <mine> other color=ffff0000 category=1 payload=2
pop <mine>
start <mine> {}
end <mine> 702
domain <async>
start <async> later
end <async> 703
push - failing
pop -
""".format("")  # a range without a text


@pytest.fixture(scope="module")
def tool(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library that listens as NVIDIA's tools do."""
    path = tmp_path_factory.mktemp("tool") / "tool.so"
    try:
        command = ["cc", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", "-o", str(path), str(TOOL)]
        subprocess.run(command, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError) as error:
        pytest.skip(f"the tool cannot be built: {getattr(error, 'stderr', error)!r}")
    return path


def test_a_tool_hears_every_event(tool: Path, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    interpreter.output_of(PROGRAM, NVTX_INJECTION64_PATH=str(tool), NVTX_HEARD=str(heard))
    assert heard.read_text() == HEARD


@pytest.mark.skipif(os.name != "posix", reason="no libraries are preloaded here")
def test_a_tool_that_is_loaded_already_hears_them_too(tool: Path, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    interpreter.output_of(PROGRAM, LD_PRELOAD=str(tool), NVTX_HEARD=str(heard))
    assert heard.read_text() == HEARD


def test_handles_have_names(tool: Path, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    program = """
        from cuda_ctypes import nvtx
        from cuda_ctypes.checked.driver import CUstream
        nvtx.name(CUstream(4096), "upload")
        """
    interpreter.output_of(program, NVTX_INJECTION64_PATH=str(tool), NVTX_HEARD=str(heard))
    assert heard.read_text() == "initialize 1\nstream 0x1000 upload\n"


def test_a_tool_that_does_not_want_to_listen_is_left_alone(tool: Path) -> None:
    interpreter.output_of(PROGRAM + "assert not nvtx.enabled()", NVTX_INJECTION64_PATH=str(tool))


def test_a_tool_that_is_missing_is_one_warning() -> None:
    done = interpreter.run("-c", PROGRAM, NVTX_INJECTION64_PATH="/nowhere/tool.so")
    assert done.returncode == 0 and done.stderr.count("NVTX_INJECTION64_PATH names a tool that cannot be loaded") == 1


def test_without_listeners_there_is_only_a_flag() -> None:
    program = """
        import sys
        from cuda_ctypes import nvtx
        assert not nvtx.enabled()
        assert "ctypes" not in sys.modules and "cuda_ctypes.nvtx.tool" not in sys.modules
        nvtx.Domain._tell = None  # nothing calls it
        nvtx.mark("nothing"); nvtx.push_range("nothing"); nvtx.pop_range()
        nvtx.end_range(nvtx.start_range("nothing"))
        """
    interpreter.output_of(program)
    interpreter.output_of(PROGRAM)


def test_a_trace_shows_ranges_and_marks(tmp_path: Path) -> None:
    path = tmp_path / "trace.json"
    interpreter.output_of(PROGRAM, CUDA_CTYPES_TRACE=str(path))
    events = [event for event in json.loads(path.read_text()) if event.get("cat") == "nvtx"]
    shown = [(event["ph"], event.get("name", "")) for event in events]
    assert shown == [
        *[("B", "step"), ("i", "inside"), ("E", "step"), ("B", "block"), ("i", "näher"), ("E", "block"), ("b", "long")],
        *[("B", "pushed"), ("E", "pushed"), ("e", "long"), ("B", "other"), ("E", "other"), ("b", ""), ("e", "")],
        *[("b", "later"), ("e", "later"), ("B", "failing"), ("E", "failing")],
    ]
    step, inside = events[:2]
    assert step["color"] == "#ff0000" and step["args"] == {"category": "work", "payload": -3, "line": "<string>:15"}
    assert inside["args"]["line"] == "<string>:7" and inside["args"]["payload"] == 0.5
    assert [event["id"] for event in events if "id" in event] == [1, 1, 2, 2, 3, 3]


def test_the_end_of_something_that_was_not_started(tmp_path: Path) -> None:
    program = f"""
        import cuda_ctypes
        from cuda_ctypes import nvtx
        with cuda_ctypes.trace({str(tmp_path / "trace.json")!r}):
            for wrong in (5, (1, 2, 3)):
                try:
                    nvtx.end_range(wrong)
                except TypeError as error:
                    print(error)
        """
    message = "started: the result of start_range() is expected, got "
    assert interpreter.output_of(program).splitlines() == [message + "int", message + "tuple"]


def test_a_trace_and_a_tool_may_listen_together(tool: Path, tmp_path: Path) -> None:
    heard, path = tmp_path / "heard", tmp_path / "trace.json"
    interpreter.output_of(PROGRAM, NVTX_INJECTION64_PATH=str(tool), NVTX_HEARD=str(heard), CUDA_CTYPES_TRACE=str(path))
    assert heard.read_text() == HEARD and '"name":"later"' in path.read_text()


ARGUMENTS = """
from cuda_ctypes import nvtx

class Single:
    def __float__(self): return 1.5

class Long:
    def __index__(self): return -3

for payload in (Single(), Long(), float("nan"), float("-inf"), 1 << 70, -(10**5000), True, b"x", [1, 2], object, "2", None):
    nvtx.mark("m", payload=payload)
nvtx.mark(5, category=b"x")
nvtx.mark("\\ud800")
"""
"""Arguments as other packages have them: numbers of their classes, and mistakes."""


def test_a_trace_takes_every_argument_and_is_json(tmp_path: Path) -> None:
    path = tmp_path / "trace.json"
    interpreter.output_of(ARGUMENTS, CUDA_CTYPES_TRACE=str(path))

    def refused(text: str) -> None:
        raise AssertionError(f"{text} is not JSON")

    marks = [event for event in json.loads(path.read_text(), parse_constant=refused) if event["ph"] == "i"]
    assert [event["args"].get("payload") for event in marks] == [
        *[1.5, -3, "nan", "-inf", 1 << 70, "-inf", True, "b'x'", "[1, 2]", "<class 'object'>", "2", None, None, None]
    ]
    assert marks[-2]["name"] == "5" and marks[-2]["args"]["category"] == "b'x'"


def test_a_tool_takes_every_argument(tool: Path, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    interpreter.output_of(ARGUMENTS, NVTX_INJECTION64_PATH=str(tool), NVTX_HEARD=str(heard))
    lines = heard.read_text().splitlines()
    payloads = [line.partition("mark - m payload=")[2].replace("-nan", "nan") for line in lines[1:8]]
    assert payloads == ["1.5", "-3", "nan", "-inf", "1.18059e+21", "-inf", "1"]
    assert lines[8:13] == ["mark - m"] * 5, "what is no number"
    assert lines[13:] == ["category - 1 b'x'", "mark - 5 category=1", "mark - ?"]


@pytest.mark.parametrize(
    ("call", "message"),
    [
        ("annotate('m', color='#zzzzzz')", "color: a number of 32 bits, #rrggbb or one of"),
        ("annotate('m', color=1.5)", "color: a number of 32 bits, #rrggbb or one of"),
        ("annotate('m', color=1 << 40)", "color: a number of 32 bits, #rrggbb or one of"),
        ("mark('m', category=1 << 40)", "category: a name, or a number of 32 bits, is expected, got 1099511627776"),
        ("annotate(print)", "write @nvtx.annotate() with parentheses"),
        ("name('upload', 4096)", "TypeError: name(handle, text): a handle and a str are expected, got str and int"),
        ("name(4096, 5)", "TypeError: name(handle, text): a handle and a str are expected, got int and int"),
    ],
)
def test_mistakes_are_named(call: str, message: str, tmp_path: Path) -> None:
    program = f"import cuda_ctypes.nvtx as nvtx\nnvtx.{call}"
    done = interpreter.run("-c", program, CUDA_CTYPES_TRACE=str(tmp_path / "trace.json"))
    assert message in done.stderr.splitlines()[-1]


def test_an_end_is_in_the_traces_that_have_the_beginning(tmp_path: Path) -> None:
    program = f"""
        import cuda_ctypes
        from cuda_ctypes import nvtx
        nvtx.push_range("before")
        long = nvtx.start_range("before")
        with cuda_ctypes.trace({str(tmp_path / "outer.json")!r}):
            nvtx.push_range("outer")
            started = nvtx.start_range("started")
            with cuda_ctypes.trace({str(tmp_path / "inner.json")!r}):
                with nvtx.annotate("inner"):
                    pass
                nvtx.pop_range()
                nvtx.end_range(started)
                nvtx.pop_range()
                nvtx.pop_range("nothing")
                nvtx.end_range(long)
        """
    interpreter.output_of(program)
    shown = {}
    for name in ("outer", "inner"):
        events = json.loads((tmp_path / f"{name}.json").read_text())
        shown[name] = [event["ph"] + " " + event["name"] for event in events if event.get("cat") == "nvtx"]
    assert shown["inner"] == ["B inner", "E inner"]
    assert shown["outer"] == ["B outer", "b started", *shown["inner"], "E outer", "e started"]
