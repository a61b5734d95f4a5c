"""A trace as messages of Python's logging: logger ``cuda_ctypes.driver`` and so on, one for each library.

Calls have the level DEBUG, those that failed WARNING.
"""

from __future__ import annotations

import logging
import sys
from json import loads

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

LOGGER = "cuda_ctypes"
FORMAT = "%(asctime)s %(levelname)s %(threadName)s %(name)s: %(message)s"


class Log:
    """The sink of a log: in a file, on standard error for "-", or for None where the program's handlers take it."""

    memory = None

    def __init__(self, output: str | None) -> None:
        self.logger = logging.getLogger(LOGGER)
        self.level = self.logger.level
        self.handler: Any = None
        if output is not None:
            self.handler = (
                logging.StreamHandler(sys.stderr) if output == "-" else logging.FileHandler(output, "w", "utf-8")
            )
            self.handler.setFormatter(logging.Formatter(FORMAT))
            self.logger.addHandler(self.handler)
            if self.level == logging.NOTSET:
                self.logger.setLevel(logging.DEBUG)

    def write(self, event: bytes) -> None:
        """Log an event, if it is a call or a mark."""
        found = loads(event.rstrip(b",\n"))
        if found["ph"] not in "XEi":
            return
        shown = dict(found.get("args", {}))
        failed = "error" in shown
        logger = self.logger.getChild(found.get("cat", "trace"))
        level = logging.WARNING if failed else logging.DEBUG
        if not logger.isEnabledFor(level):
            return
        path, _, number = shown.pop("line", "").rpartition(":")
        message = message_of(found, shown)
        logger.handle(logger.makeRecord(logger.name, level, path, int(number or 0), message, (), None))

    def close(self) -> None:
        if self.handler is not None:
            self.logger.removeHandler(self.handler)
            self.handler.close()
            self.logger.setLevel(self.level)

    def in_child(self) -> Log:
        return self


def message_of(event: dict[str, Any], shown: dict[str, Any]) -> str:
    """``cuMemAlloc(dptr=0x7f0000, bytesize=4096) CUDA_SUCCESS, 2.1 us, train.py:12``"""
    where = event["args"].get("line", "")
    status, error = shown.pop("status", ""), shown.pop("error", "")
    log = shown.pop("log", "").replace("\n", "; ")
    arguments = ", ".join([f"{name}={value}" for name, value in shown.items()])
    parts = [str(status), f"{event['dur']:.1f} us" if "dur" in event else "", error, log, where]
    return f"{event['name']}({arguments}) {', '.join(filter(None, parts))}".rstrip()
