"""Files that change as a whole, and folders that one process changes at a time."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from generator.errors import GeneratorError


def write(path: Path, text: str, what: str) -> None:
    """Write a file in one step: on failure, such as a full disk, the old one stays. ``what`` names it in the error."""
    temporary = path.with_name(path.name + ".new")
    try:
        temporary.write_text(text, "utf-8")
        os.replace(temporary, path)
    except BaseException as error:
        with contextlib.suppress(OSError):
            temporary.unlink(missing_ok=True)
        if not isinstance(error, OSError):
            raise
        raise GeneratorError(f"cannot write {what} {path.name}: {error.strerror or error}; it is unchanged") from error


@contextlib.contextmanager
def only_process(folder: Path) -> Iterator[None]:
    """Hold the lock of a folder, which needs no file in it. The system releases it when a process dies."""
    if sys.platform == "win32":  # folders have no locks there
        yield
        return
    import fcntl

    lock = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
    finally:
        os.close(lock)
