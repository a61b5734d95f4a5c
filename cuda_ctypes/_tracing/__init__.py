"""Traces: files with all calls of C functions, with their arguments, times and lines. See :func:`cuda_ctypes.trace`.

:mod:`.recording` makes an event of each call, a line of JSON; :mod:`.sinks` passes it on to a :mod:`.file` or a :mod:`.log`.
"""

from __future__ import annotations

import atexit
import os
import sys
from time import time
from warnings import warn

from .. import nvtx
from .._floor import forkable_lock
from . import ranges, recording, sinks, threads
from .file import File, vacated
from .text import quoted

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from types import TracebackType
    from typing import Any

VARIABLE = "CUDA_CTYPES_TRACE"
KERNELS = "CUDA_CTYPES_TRACE_KERNELS"
REFUSED = "this process has no trace: {}"
_traces: list[Trace] = []
"""Those that run."""
_lock = forkable_lock()
"""Held while a trace begins or ends. It is taken before the one of :mod:`.recording`."""


class Trace:
    """A recording; see :func:`cuda_ctypes.trace`."""

    def __init__(self, output: Any = None, kernels: bool = False) -> None:
        self.output = None if output is None else os.fspath(output)
        if self.output not in (None, "-") and not self.output.endswith((".json", ".html", ".log")):
            raise ValueError(f"{self.output!r}: the name of a trace ends in .json, .html or .log")
        if self.output not in (None, "-"):
            self.output = os.path.abspath(self.output)  # for children, too, in whatever folder they run
        self.kernels = kernels
        self._sink: Any = None

    def __enter__(self) -> Trace:
        if self._sink is not None:
            raise RuntimeError("this trace runs already: make another one")
        if f"{__name__}.kernels" in sys.modules:
            from . import kernels

            kernels.drain()  # the GPU's work of the past is that of other traces
        end_with_multiprocessing()
        self._sink = opened(self.output)
        try:
            with _lock:
                _traces.append(self)
                use()
        except BaseException:  # a signal handler's: the block is not entered, and so not left
            self.__exit__()
            raise
        return self

    def __exit__(self, kind: Any = None, error: Any = None, where: TracebackType | None = None) -> None:
        if self._sink is None:
            return
        if self.kernels:
            from . import kernels

            kernels.drain()
        with _lock:
            sink, self._sink = self._sink, None
            if self in _traces:
                _traces.remove(self)
                use()
        if sink is not None:
            sink.close()


def trace(output: str | os.PathLike[str] | None = None, *, kernels: bool = False) -> Trace:
    """Record every call of a C function, whatever face of this package makes it, as long as a ``with`` block runs.

    Parameters
    ----------
    output : str, path or None
        The file, by its name's ending: ``.json`` for the viewers of Chrome and Perfetto, ``.html`` for a page that shows
        itself, ``.log`` for plain text. "-" logs to standard error, None to the loggers ``cuda_ctypes.driver``,
        ``cuda_ctypes.nvrtc`` and so on, with the handlers and levels that the program gave them. ``{pid}`` in a name is the
        process' number; a forked child gets a file of its own.
    kernels : bool
        Whether to record the times of kernels and copies on the GPU too, which CUPTI measures. A process has one user of CUPTI:
        programs that run under Nsight Systems, or with PyTorch's profiler, cannot.

    Returns
    -------
    Trace
        A context manager.

    Raises
    ------
    ValueError
        The name has another ending.
    OSError
        The file cannot be written.
    """
    return Trace(output, kernels)


def use() -> None:
    """Record for the traces that run; without one, record nothing."""
    if not _traces:
        recording.stop()
    sinks.use([*dict.fromkeys([trace._sink for trace in _traces])])
    nvtx._listen(ranges.record if _traces else None)
    wanted = any([trace.kernels for trace in _traces])
    if wanted or f"{__name__}.kernels" in sys.modules:
        from . import kernels

        kernels.use(wanted)
    if _traces:
        recording.start()


def opened(output: str | None) -> Any:
    """The sink for a name."""
    if output is None or output == "-":
        from . import log

        return log.PROGRAM if output is None else log.STDERR
    path = expanded(output)
    if not vacated(path):  # another process of the same name for its trace
        path = expanded(of_this_process(path))
    if path.endswith(".log"):
        from .log import LogFile

        return LogFile(path)
    return Recorded(path)


def expanded(output: str) -> str:
    return output.replace("{pid}", str(os.getpid()))


def of_this_process(output: str) -> str:
    """``trace.json`` for a child of the traced process: ``trace-1234.json``."""
    if "{pid}" in output:
        return output
    stem, dot, ending = output.rpartition(".")
    return f"{stem}-{{pid}}{dot}{ending}"


class Recorded(File):
    """A trace in a file: JSON, or a page that contains it."""

    def __init__(self, path: str) -> None:
        before = after = b""
        if path.endswith(".html"):
            from .page import END, START

            before, after = START, END
        super().__init__(path, before, after)
        start = {"program": " ".join(sys.argv), "python": sys.version.split()[0], "started": time()}
        self.write(b'{"ph":"M","name":"process_name","pid":%d,"args":{"name":%b}},\n' % (os.getpid(), quoted(name())))
        self.write(b'{"ph":"M","name":"trace","pid":%d,"args":%b},\n' % (os.getpid(), quoted(start)))
        self.write(threads.names())

    def close(self) -> None:  # type: ignore[override]
        super().close(b'{"ph":"M","name":"end","pid":%d,"args":{}}' % os.getpid())


class Later:
    """A file that is opened for its first event: most forked children make no call."""

    memory = None

    def __init__(self, output: str) -> None:
        self.output = output
        self.file: Any = None
        self.refused = False

    def write(self, event: bytes) -> None:
        if self.file is None and not self.refused:
            try:
                self.file = opened(self.output)
            except OSError as error:
                self.refused = True
                warn(REFUSED.format(error), RuntimeWarning, 2)
        if self.file is not None:
            self.file.write(event)

    def close(self) -> None:
        if self.file is not None:
            self.file.close()

    def leave(self) -> None:
        if self.file is not None:
            self.file.leave()


def name() -> str:
    """The name of this process in pictures."""
    return os.path.basename(sys.argv[0] or "python") if getattr(sys, "argv", None) else "python"


def _in_child() -> None:
    threads.forked()
    if f"{__name__}.kernels" in sys.modules:
        from . import kernels

        kernels.forked()
        if _traces:
            recording.start()  # without CUPTI
    for trace in _traces:
        if trace.output is not None and trace.output != "-":
            trace._sink.leave()
            trace._sink = Later(of_this_process(trace.output))
    if _traces:
        end_with_multiprocessing()
        sinks.use([*dict.fromkeys([trace._sink for trace in _traces])])


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_in_child)


@atexit.register
def close() -> None:
    """End all traces."""
    for trace in _traces.copy():
        trace.__exit__()


def end_with_multiprocessing() -> None:
    """End all traces with a child of multiprocessing, too. Children that are forked skip atexit."""
    util: Any = sys.modules.get("multiprocessing.util")
    if util is not None:
        util.register_after_fork(close, end_with_child)
        if sys.modules["multiprocessing.process"].parent_process() is not None:
            end_with_child(close)


def end_with_child(close: Any) -> None:
    sys.modules["multiprocessing.util"].Finalize(None, close, exitpriority=-100)


def start_with_process(output: str) -> None:
    """Record this process until its end, as its environment asks. Processes that it starts get files of their own."""
    from .._floor.faces.utils import envvar_bool

    try:
        trace = Trace(output, envvar_bool(KERNELS))
        if trace.output not in (None, "-"):
            os.environ[VARIABLE] = of_this_process(trace.output)
        trace.__enter__()
    except (OSError, ValueError) as error:
        if isinstance(error, ValueError) or "{pid}" not in output:
            raise SystemExit(f"{VARIABLE}: {error}") from None
        warn(REFUSED.format(error), RuntimeWarning, 2)  # a child, which knows nothing of the trace
