"""The page's script, run by node."""

from __future__ import annotations

import json
import shutil
import subprocess
from typing import Any

import pytest


def understood(text: str, asks: str) -> Any:
    """The value of a JavaScript expression about the trace that the page makes of a text."""
    node = shutil.which("node")
    if not node:
        pytest.skip("there is no JavaScript here: node is not installed")
    from cuda_ctypes._tracing.page import START

    script = START.decode().partition("<script>")[2].partition("</script>")[0].partition("function view(")[0]
    script += (
        f'const trace = understood(parsed(require("fs").readFileSync(0, "utf8"))); console.log(JSON.stringify({asks}))'
    )
    done = subprocess.run([node, "-e", script], input=text, check=True, capture_output=True, text=True)
    return json.loads(done.stdout)


MARKS = "".join(f'{{"ph":"i","name":"m{number}","pid":1,"tid":1,"ts":{number}}},\n' for number in range(3))


@pytest.mark.parametrize(
    "text", ["[\n" + MARKS, "[\n" + MARKS + " \0\0", "[\n" + MARKS + '{"ph":"i","na', "[\n" + MARKS + "{}\n]\n"]
)
def test_all_whole_events_of_a_killed_program_are_shown(text: str) -> None:
    assert understood(text, "trace.marks.map(mark => mark.name)") == ["m0", "m1", "m2"]


def test_an_event_that_cannot_be_read_hides_no_other() -> None:
    text = MARKS.replace("},\n", ',"payload":NaN},\n', 1)
    assert understood(f"[\n{text}", "trace.marks.map(mark => mark.name)") == ["m1", "m2"]


def test_rows_of_ranges_are_named() -> None:
    thread = '{"ph":"M","name":"thread_name","pid":1,"tid":1,"args":{"name":"Main"}},\n'
    events = [
        f'{{"ph":"{phase}","cat":"nvtx","name":"r","id":1,"pid":1,"tid":1,"ts":{ts}}},\n'
        for ts, phase in enumerate("BbEe")
    ]
    assert understood("[\n" + thread + "".join(events), "[...trace.lanes.values()].map(lane => lane.name).sort()") == [
        "ranges",
        "ranges of Main",
    ]
