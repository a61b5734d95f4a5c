"""Helpers for the tests of ``cuda_ctypes.core``."""

from __future__ import annotations

import gc
import os
import sys
import threading
import time
from typing import Any, Callable


def content(buffer: Any, stream: Any) -> bytes:
    """The content of a buffer."""
    out = bytearray(buffer.size)
    buffer.copy_to(out, stream=stream)
    stream.sync()
    return bytes(out)


PYPY = sys.implementation.name == "pypy"
"""It has no machine code, and takes up to a second to collect the garbage of a long test run."""


def collect() -> None:
    """Collect garbage, several times for PyPy, which finds objects that only garbage refers to one collection later."""
    for _ in range(3 if PYPY else 1):
        gc.collect()


def forget_handles(package: Callable[[str], Any]) -> None:
    """Empty the caches of handles by value, which have a limit."""
    classes = [package("_floor.types").Handle]
    for cls in classes:
        vars(cls).get("_by_value", {}).clear()
        classes += cls.__subclasses__()


def eventually(condition: Callable[[], Any], seconds: float = 20.0) -> bool:
    """Whether a condition becomes true in time: the driver releases graphs' objects at any moment."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.001)
    return True


NOT_TEXT = os.fsdecode(b"\xfc") if os.name == "posix" else "name"
"""The name of a file that is no text in UTF-8; Windows has no such names."""


def let_go(package: Callable[[str], Any], condition: Callable[[], Any], seconds: float = 20.0) -> bool:
    """Whether a condition becomes true while graphs drop the objects that they no longer need."""

    def looked() -> Any:
        package("core.graph.retention").release_unneeded()
        collect()
        return condition()

    return eventually(looked, seconds)


def settle(package: Callable[[str], Any]) -> None:
    """Wait until graphs have dropped all objects that they no longer need, such as those of earlier tests."""
    left = -1
    while left != retained(package):
        left = retained(package)
        collect()
        time.sleep(0.01)
        package("core.graph.retention").release_unneeded()
    collect()


def retained(package: Callable[[str], Any]) -> int:
    """The number of graphs for which objects are kept."""
    return sum(bool(note.objects) for block in package("core.graph.retention")._blocks for note in block.notes)


def in_threads(*functions: Callable[[], Any]) -> list[Any]:
    """Run functions at once, each in a new thread, and return their results. Raises an exception of one of them."""
    found: list[Any] = [None] * len(functions)
    errors: list[BaseException] = []
    barrier = threading.Barrier(len(functions))

    def run(number: int) -> None:
        barrier.wait()
        try:
            found[number] = functions[number]()
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=run, args=(number,)) for number in range(len(functions))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if errors:
        raise errors[0]
    return found
