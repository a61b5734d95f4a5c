"""A plugin of pytest: writes a line of JSON when a test ends, so that an interrupted run keeps its results."""

from __future__ import annotations

import json
import os
from typing import Any

FILE = "PEER_OUTCOMES"
"""Names the file to write."""
TEXT = 4000


def pytest_runtest_logreport(report: Any) -> None:
    """Called for set up, call and tear down; with pytest-xdist again in the collecting process, which writes the
    line."""
    path = os.environ.get(FILE)
    if not path or "PYTEST_XDIST_WORKER" in os.environ:
        return
    if report.when == "call" or report.outcome != "passed":
        said = str(report.longrepr)[-TEXT:] if report.longrepr else ""
        write(path, report.nodeid, report.outcome, said)


def pytest_collectreport(report: Any) -> None:
    path = os.environ.get(FILE)
    if path and report.failed and "PYTEST_XDIST_WORKER" not in os.environ:
        write(path, f"{report.nodeid} (import)", "failed", str(report.longrepr)[-TEXT:])


def write(path: str, test: str, outcome: str, said: str) -> None:
    with open(path, "a", encoding="utf-8") as file:
        file.write(json.dumps([test, outcome, said]) + "\n")
