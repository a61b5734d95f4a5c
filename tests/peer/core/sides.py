"""The two sides: one Python, in which ``cuda`` is the installed package, or a link to ours that is first on the
path."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from tests.peer.core import coverage

ROOT = Path(__file__).parents[3]
CASES = Path(__file__).with_name("cases")
LINK = ROOT / "build" / "as-cuda"
LIMIT = 170
"""Seconds for one file."""
Record = dict[str, Any]


@dataclass(frozen=True)
class Side:
    python: str
    is_ours: bool
    environment: dict[str, str] = field(default_factory=dict)

    def settings(self) -> dict[str, str]:
        path = [str(ROOT)]
        if self.is_ours:
            path.insert(0, str(linked()))
        given = {**os.environ, **self.environment}
        path += [given["PYTHONPATH"]] if given.get("PYTHONPATH") else []
        return {**given, "PYTHONPATH": os.pathsep.join(path), "PYTHONHASHSEED": "0"}

    def run(self, file: str, cases: list[str], watched: bool = False) -> list[Record]:
        """The records of a file's cases."""
        settings = self.settings()
        if watched:
            settings[coverage.WATCH] = "1"
        command = [self.python, "-m", "tests.peer.core.process", file, *cases]
        try:
            with tempfile.TemporaryDirectory() as folder:  # cases also write files with wrong names
                settings["TMPDIR"] = folder
                done = subprocess.run(command, capture_output=True, text=True, env=settings, cwd=folder, timeout=LIMIT)
        except subprocess.TimeoutExpired as error:
            output = error.stdout or b""
            text, trouble = output.decode() if isinstance(output, bytes) else output, f"not done after {LIMIT} s"
        else:
            text, trouble = done.stdout, done.stderr[-2000:] if done.returncode else ""
        records = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
        if trouble:
            records.append(
                {"case": f"{file}.*", "seen": [], "touched": [], "died": trouble, "seconds": 0, "printed": ""}
            )
        return records


@cache
def linked() -> Path:
    """A folder with a link named ``cuda`` to our package. A link that led elsewhere would compare NVIDIA's with itself."""
    LINK.mkdir(parents=True, exist_ok=True)
    link, package = LINK / "cuda", ROOT / "cuda_ctypes"
    with suppress(FileExistsError):
        link.symlink_to(package)
    assert link.exists() and link.samefile(package), f"{link} leads to {os.readlink(link)}: remove it"
    return LINK


def files() -> list[str]:
    return sorted(path.stem for path in CASES.glob("[!_]*.py"))


def run_all(
    sides: dict[str, Side], wanted: list[str], workers: int, watch: Side | None = None
) -> dict[str, dict[str, Record]]:
    """Side -> case -> its record. ``wanted``: files, or cases as ``file.case``; empty: all."""
    chosen: dict[str, list[str]] = {}
    for item in wanted or files():
        file, _, case = item.partition(".")
        chosen.setdefault(file, []).extend([case] if case else [])
    with ThreadPoolExecutor(workers) as pool:
        started = {
            (name, file): pool.submit(side.run, file, cases)
            for file, cases in chosen.items()
            for name, side in sides.items()
        }
        if watch:
            started |= {("watched", file): pool.submit(watch.run, file, cases, True) for file, cases in chosen.items()}
        found: dict[str, dict[str, Record]] = {}
        for (name, _), future in started.items():
            found.setdefault(name, {}).update({record["case"]: record for record in future.result()})
    return found
