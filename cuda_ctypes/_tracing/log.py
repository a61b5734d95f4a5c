"""A trace as text: lines in a file or on standard error, or messages of Python's logging.

Calls have the level DEBUG, those that failed WARNING. Python's loggers are ``cuda_ctypes.driver`` and so on, one for each
library, with the handlers and levels that the program gave them. A file has all calls, and touches no logger.
"""

from __future__ import annotations

import os
import re
import sys
from contextlib import suppress
from json import loads
from time import localtime, strftime, time
from warnings import warn

from .._floor import Lock
from .file import made, put
from .threads import name_of_thread

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Iterator

LOGGER = "cuda_ctypes"
CONTROL = re.compile("[\0-\x1f\x7f-\x9f\u2028\u2029]")
"""Characters that would end a line, or be obeyed by a terminal."""


class Log:
    """The sink whose messages the program's own handlers take."""

    memory = None

    def write(self, event: bytes) -> None:
        """Log a call, a mark, or an end of a range."""
        import logging

        for found in told(event):
            logger = logging.getLogger(f"{LOGGER}.{found.get('cat', 'trace')}")
            level = getattr(logging, level_of(found))
            if logger.isEnabledFor(level):
                path, _, number = found.get("args", {}).get("line", "").rpartition(":")
                message = message_of(found)
                logger.handle(logger.makeRecord(logger.name, level, path, int(number or 0), message, (), None))

    def close(self) -> None:
        """Nothing is open."""


class Lines:
    """The sink that writes a line for each message: on standard error."""

    memory = None

    def write(self, event: bytes) -> None:
        """Write a line for a call, a mark, or an end of a range."""
        for found in told(event):
            now = time()
            moment = f"{strftime('%Y-%m-%d %H:%M:%S', localtime(now))},{int(now % 1 * 1000):03}"
            logger = f"{LOGGER}.{found.get('cat', 'trace')}"
            self.put(f"{moment} {level_of(found)} {name_of_thread()} {logger}: {message_of(found)}\n")

    def put(self, line: str) -> None:
        if sys.stderr is not None:
            with suppress(OSError, ValueError):  # it is closed, or lacks a character
                sys.stderr.write(line)
                sys.stderr.flush()

    def close(self) -> None:
        """Standard error stays open."""


class LogFile(Lines):
    """The same in a file."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.lock = Lock()
        self.descriptor = made(path)

    def put(self, line: str) -> None:
        with self.lock:
            try:
                if self.descriptor >= 0:
                    put(self.descriptor, line.encode("utf-8", "backslashreplace"))
            except OSError as error:
                self.close()
                warn(f"{self.path} ends before the program, which goes on: {error}", RuntimeWarning, 2)

    def close(self) -> None:
        with self.lock:
            self.leave()

    def leave(self) -> None:
        """Write no more: the log ends here, or belongs to the parent of this forked process."""
        if self.descriptor >= 0:
            os.close(self.descriptor)
            self.descriptor = -1


RANGES = {"B": "begin ", "E": "end ", "b": "begin ", "e": "end "}
"""The words for the begins and ends of NVTX's ranges. The begins of calls are not told."""


def told(written: bytes) -> Iterator[dict[str, Any]]:
    """The events of a write that have a message: calls, marks and ranges."""
    for line in written.splitlines():
        event = loads(line.rstrip(b","))
        if event["ph"] in "XEi" or event.get("cat") == "nvtx":
            yield event


def level_of(event: dict[str, Any]) -> str:
    return "WARNING" if "error" in event.get("args", {}) else "DEBUG"


def message_of(event: dict[str, Any]) -> str:
    """``cuMemAlloc(dptr=0x7f0000, bytesize=4096) CUDA_SUCCESS, 2.1 us, train.py:12``"""
    shown = dict(event.get("args", {}))
    status, error, where = [shown.pop(key, "") for key in ("status", "error", "line")]
    log = shown.pop("log", "").replace("\n", "; ")
    arguments = ", ".join([f"{name}={value}" for name, value in shown.items()])
    parts = [str(status), f"{event['dur']:.1f} us" if "dur" in event else "", error, log, where]
    kind = RANGES.get(event["ph"], "") if event.get("cat") == "nvtx" else ""
    message = f"{kind}{event.get('name', '')}({arguments}) {', '.join(filter(None, parts))}".rstrip()
    return CONTROL.sub(lambda found: found.group().encode("unicode_escape").decode(), message)


PROGRAM, STDERR = Log(), Lines()
"""The sinks of all traces that have no file: traces within one another write each call once."""
