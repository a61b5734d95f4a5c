"""Which part of a program a profiler looks at."""

from __future__ import annotations

from ._driver import cuda


def start_profiler() -> None:
    """Let a profiler that waits for it begin (cuProfilerStart)."""
    cuda.cuProfilerStart()


def stop_profiler() -> None:
    """Let the profiler stop (cuProfilerStop)."""
    cuda.cuProfilerStop()
