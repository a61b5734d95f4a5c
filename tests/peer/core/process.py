"""Run the cases of one file, each in a process of its own: ``python -m tests.peer.core.process FILE [CASE ...]``.

Prints one line of JSON per case: its name, its observations, its end.
"""

from __future__ import annotations

import importlib
import inspect
import json
import os
import shutil
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Callable

from tests.peer.core import coverage, given
from tests.peer.core.see import See, raised

LIMIT = 40
"""Seconds for one case."""


def cases(module: Any) -> list[str]:
    """The cases in the order of the file."""
    return [
        name
        for name, item in vars(module).items()
        if inspect.isfunction(item) and item.__module__ == module.__name__ and not name.startswith("_")
    ]


def call(function: Callable[..., Any], ready: dict[str, Any]) -> Any:
    """Call a function with the objects that its parameters name, made if necessary."""
    for name in inspect.signature(function).parameters:
        if name not in ready:
            ready[name] = call(getattr(given, name), ready)
    return function(*(ready[name] for name in inspect.signature(function).parameters))


def run(function: Callable[..., Any], path: Path) -> None:
    """In the case's own process."""
    os.setsid()
    with path.open("w", encoding="utf-8") as out:
        see = See(out)
        try:
            call(function, {"see": see})
        except Exception as error:
            print(json.dumps(["ended", raised(error)]), file=out, flush=True)
        else:
            print(json.dumps(["ended", {"value": "well"}]), file=out, flush=True)


def wait(process: int) -> str:
    """The end of a process, which is killed after this time."""
    end = time.monotonic() + LIMIT
    while time.monotonic() < end:
        found, status = os.waitpid(process, os.WNOHANG)
        if found:
            code = os.waitstatus_to_exitcode(status)
            return "" if code == 0 else f"exit code {code}" if code > 0 else signal.Signals(-code).name
        time.sleep(0.002)
    os.killpg(process, signal.SIGKILL)
    os.waitpid(process, 0)
    return f"not done after {LIMIT} s"


def read(path: Path) -> list[Any]:
    """Complete lines only: a process may have died while it wrote one."""
    lines = path.read_text("utf-8").splitlines(keepends=True) if path.exists() else []
    return [json.loads(line) for line in lines if line.endswith("\n")]


def main(name: str, wanted: list[str]) -> None:
    module = importlib.import_module(f"tests.peer.core.cases.{name}")
    watched = bool(os.environ.get(coverage.WATCH))
    if watched:
        coverage.watch()
    for case in wanted or cases(module):
        folder = Path(tempfile.mkdtemp())
        started = time.monotonic()
        process = os.fork()
        if not process:
            output = os.open(folder / "printed", os.O_CREAT | os.O_WRONLY)
            os.dup2(output, 1)
            os.dup2(output, 2)
            run(getattr(module, case), folder / "seen")
            if watched:
                coverage.write(folder / "touched")
            return  # the interpreter ends normally
        record = {
            "case": f"{name}.{case}",
            "died": wait(process),
            "seconds": round(time.monotonic() - started, 2),
            "seen": read(folder / "seen"),
            "touched": read(folder / "touched"),
            "printed": (folder / "printed").read_text("utf-8", "replace")[-2000:],
        }
        shutil.rmtree(folder)
        print(json.dumps(record), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
