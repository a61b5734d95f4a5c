"""The driver's own log of errors, which says more than a status; drivers from CUDA 12.9 on have one.

It is read after a call has failed, and never before: calls that succeed pay nothing.
"""

from __future__ import annotations

import ctypes
import os
import re
import sys
from _thread import get_ident

from .. import from_a_signal
from . import libraries

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from . import Library

MOST = 25_600
"""Bytes of the driver's log: it keeps no more."""
FEW = 3
"""The most lines shown of one failure: failed calls without an exception leave theirs in the log, too."""
SPEAKERS = ("driver", "runtime")
"""Libraries whose errors are the driver's."""
LINE = re.compile(r"\[[\d:.]+\]\[(\d+)\]")
"""The time and the thread before a message."""
ROOM = ctypes.c_char * MOST
FUNCTION = ctypes.CFUNCTYPE(ctypes.c_int)
_functions: dict[tuple[Any, str], Any] = {}
"""By the library's handle and the symbol."""
_position = ctypes.c_uint()
"""The end of the log as last read."""
_begun: list[int] = []
"""The process that has read the log."""
_waiting: dict[int, list[str]] = {}
"""Lines that a trace has read, and that belong to an exception; by thread."""


def lines() -> list[str]:
    """The lines since the last call of this function, at most :data:`FEW`, and only this thread's if the log tells
    them apart. Empty without a driver that has a log."""
    process = os.getpid()  # once: it asks the system
    for library in libraries:
        if library.name == "driver" and library.pid == process:
            break
    else:
        return []
    if sys.is_finalizing():
        return []
    text = _read(library, process)
    _position_now(library, process)
    if not text:
        return []
    own, nobodys, thread = [], [], str(get_ident())  # the driver's number is pthread_self()
    for line in text.splitlines():
        match = LINE.match(line)
        if match is None:
            nobodys.append(line)
        elif match[1] == thread:
            own.append(line)
    return (own or [line for line in nobodys if line.strip()])[-FEW:]


def _call(library: Library, symbol: str, *arguments: Any) -> bool:
    """Call a function of the log; whether it succeeded. It is called by its address, so no trace records it."""
    library.open()
    key = library._handle, symbol  # of libraries of both CUDA majors; to look up an address takes 0.4 us
    function = _functions.get(key)
    if function is None:
        address = library.address(symbol)
        if not address:
            return False
        function = _functions.setdefault(key, FUNCTION(address))
    return not function(*arguments)


def _read(library: Library, process: int) -> str:
    text, size = ROOM(), ctypes.c_size_t(MOST)
    since = ctypes.byref(_position) if _begun == [process] else None  # None: the whole log
    if not _call(library, "cuLogsDumpToMemory", since, text, ctypes.byref(size), 0) or not size.value:
        return ""
    return text.value[: size.value].decode("utf-8", "replace")


def _position_now(library: Library, process: int) -> None:
    if _call(library, "cuLogsCurrent", ctypes.byref(_position), 0):
        _begun[:] = [process]


def keep() -> list[str]:
    """The lines about the call that has just failed in this thread; the exception that follows has them, too."""
    _waiting[get_ident()] = found = lines()
    return found


def note(error: Any) -> Any:
    """The same exception, with the driver's lines about the call. They go to the program's log, too, if it has one."""
    try:
        found = _waiting.pop(get_ident(), []) + lines()
    except Exception as trouble:  # the error matters more than its log
        if from_a_signal(trouble):
            raise
        return error
    if found:
        error.driver_log = tuple(found)
        if hasattr(error, "add_note"):
            error.add_note("The driver's log:\n  " + "\n  ".join(found))
        told(found)
    return error


def told(found: list[str]) -> None:
    """Pass lines on to the logger ``cuda_ctypes.driver`` at the level INFO: only the caller knows whether a failure is an
    error, because programs may ask for features that a device lacks."""
    logging = sys.modules.get("logging")
    if logging is not None:
        logger = logging.getLogger("cuda_ctypes.driver")
        if logger.isEnabledFor(logging.INFO) and logger.hasHandlers():
            for line in found:
                logger.info("%s", line)
