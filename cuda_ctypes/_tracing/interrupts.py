"""Exceptions that arrive while a call is recorded.

Ctrl-C during a call reaches Python in the recording function, behind which C code waits for a result. The exception is
kept, and raised in its thread after that function has returned.
"""

from __future__ import annotations

import sys
from _thread import get_ident, start_new_thread
from collections import deque
from time import sleep

from .threads import note

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

PACKAGE = __name__.rpartition(".")[0]
_due: deque[BaseException] = deque(maxlen=8)
"""Exceptions on their way to a thread: one may arrive while the next call is recorded."""
SOON = 0.001
"""Seconds until a recording function has returned."""


def trouble(error: BaseException) -> None:
    """An exception in a recording function: raise a signal's later, write down one of this package's. It raises nothing,
    because C code waits for the recording function's result."""
    try:
        told(error)
    except BaseException:
        pass


_otherwise: list[Any] = []
"""The program's hook for exceptions that nobody can catch."""


def watch(on: bool) -> None:
    """While a trace runs, look for exceptions that a signal raises before a recording function could catch them."""
    if on and not _otherwise:
        _otherwise.append(sys.unraisablehook)
        sys.unraisablehook = lost
    elif not on and _otherwise:
        otherwise = _otherwise.pop()
        if sys.unraisablehook is lost:
            sys.unraisablehook = otherwise


def lost(unraisable: Any) -> None:
    """The hook: such an exception is raised later, too."""
    trace = unraisable.exc_traceback
    if trace is not None and str(trace.tb_frame.f_globals.get("__name__")).startswith(PACKAGE):
        trouble(unraisable.exc_value)
    elif _otherwise:
        _otherwise[0](unraisable)


def told(error: BaseException) -> None:
    raised = error.__traceback__
    while raised is not None and raised.tb_next is not None:
        raised = raised.tb_next
    own = raised is not None and raised.tb_frame.f_globals.get("__name__", "").startswith(PACKAGE)
    if own and isinstance(error, Exception) and not any(error is other for other in _due):
        note("not recorded", error=repr(error))
        return
    _due.append(error)
    start_new_thread(deliver, (get_ident(), error.with_traceback(None)))


def deliver(thread: int, error: BaseException) -> None:
    """Raise an exception in another thread, soon."""
    sleep(SOON)
    kind = type(error)
    # the interpreter calls the class to make the exception
    again: Any = type(kind.__name__, (kind,), {"__new__": lambda cls, *_: error})
    if sys.implementation.name == "pypy":
        from _thread import interrupt_main

        return interrupt_main()
    from ctypes import c_ulong, py_object, pythonapi

    pythonapi.PyThreadState_SetAsyncExc(c_ulong(thread), py_object(again))
