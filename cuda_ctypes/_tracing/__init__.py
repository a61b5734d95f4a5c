"""Traces: files with all calls of C functions, with their arguments, times and lines. See :func:`cuda_ctypes.trace`.

:mod:`.recording` makes an event of each call, a line of JSON; :mod:`.sinks` passes it on to a :mod:`.file` or a :mod:`.log`.
"""

from __future__ import annotations

import atexit
import os
import sys
from time import time

from .. import nvtx
from . import ranges, recording, sinks, threads
from .file import File, vacated
from .text import quoted

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from types import TracebackType
    from typing import Any

VARIABLE = "CUDA_CTYPES_TRACE"
KERNELS = "CUDA_CTYPES_TRACE_KERNELS"
_traces: list[Trace] = []
"""Those that run."""


class Trace:
    """A recording; see :func:`cuda_ctypes.trace`."""

    def __init__(self, output: Any = None, kernels: bool = False) -> None:
        self.output = None if output is None else os.fspath(output)
        if self.output not in (None, "-") and not self.output.endswith((".json", ".html", ".log")):
            raise ValueError(f"{self.output!r}: the name of a trace ends in .json, .html or .log")
        self.kernels = kernels
        self._sink: Any = None

    def __enter__(self) -> Trace:
        if self._sink is not None:
            raise RuntimeError("this trace runs already: make another one")
        self._sink = opened(self.output)
        _traces.append(self)
        use()
        return self

    def __exit__(self, kind: Any = None, error: Any = None, where: TracebackType | None = None) -> None:
        if self not in _traces:
            return
        if self.kernels:
            from . import kernels

            kernels.drain()
        _traces.remove(self)
        use()
        self._sink.close()
        self._sink = None


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
    sinks.use([trace._sink for trace in _traces])
    nvtx._listen(ranges.record if _traces else None)
    wanted = any([trace.kernels for trace in _traces])
    if wanted or f"{__name__}.kernels" in sys.modules:
        from . import kernels

        kernels.use(wanted)
    if _traces:
        recording.start()


def opened(output: str | None) -> Any:
    """The sink for a name."""
    if output is None or output == "-" or output.endswith(".log"):
        from .log import Log

        return Log(output and expanded(output))
    return Recorded(expanded(output))


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
        if not vacated(path):  # another process of the same name for its trace
            path = expanded(of_this_process(path))
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

    def in_child(self) -> Any:
        """The sink of a forked process."""
        self.leave()
        os.close(self.descriptor)
        return Later(of_this_process(self.path))


class Later:
    """A file that is opened for its first event: most forked children make no call."""

    memory = None

    def __init__(self, output: str) -> None:
        self.output = output
        self.file: Any = None

    def write(self, event: bytes) -> None:
        if self.file is None:
            self.file = Recorded(expanded(self.output))
        self.file.write(event)

    def close(self) -> None:
        if self.file is not None:
            self.file.close()

    def in_child(self) -> Later:
        if self.file is not None:
            self.file.in_child()
        return Later(self.output)


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
        trace._sink = trace._sink.in_child()
    if _traces:
        sinks.use([trace._sink for trace in _traces])


if hasattr(os, "register_at_fork"):
    lock = recording.lock  # held by no other thread while the process forks
    os.register_at_fork(before=lock.acquire, after_in_parent=lock.release, after_in_child=lock.release)
    os.register_at_fork(after_in_child=_in_child)


@atexit.register
def close() -> None:
    """End all traces."""
    for trace in _traces.copy():
        trace.__exit__()


def start_with_process(output: str) -> None:
    """Record this process until its end, as its environment asks. Processes that it starts get files of their own."""
    try:
        Trace(output, os.environ.get(KERNELS, "") not in ("", "0")).__enter__()
    except (OSError, ValueError) as error:
        raise SystemExit(f"{VARIABLE}: {error}") from None
    if output != "-":
        os.environ[VARIABLE] = of_this_process(output)
