"""Start and end of the part of a program that a profiler records."""

from __future__ import annotations

from ._driver import cuda


def start_profiler() -> None:
    """Start recording, in a profiler that waits for it. C: cuProfilerStart."""
    cuda.cuProfilerStart()


def stop_profiler() -> None:
    """Stop recording. C: cuProfilerStop."""
    cuda.cuProfilerStop()
