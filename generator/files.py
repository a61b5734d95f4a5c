"""Files that change as a whole, and folders that one process changes at a time."""

from __future__ import annotations

import contextlib
import errno
import hashlib
import os
import sys
import tempfile
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
    if sys.platform == "win32":  # folders have no locks there: a file among the temporary ones has this one's
        name = hashlib.sha256(os.fsencode(folder.resolve())).hexdigest()
        lock = os.open(Path(tempfile.gettempdir(), f"cuda_ctypes-{name}.lock"), os.O_RDWR | os.O_CREAT)
    else:
        lock = os.open(folder, os.O_RDONLY)
    try:
        take(lock)
        yield
    finally:
        os.close(lock)


def take(lock: int) -> None:
    """Take the lock of an open file, which closing it releases. Waits for other processes."""
    if sys.platform != "win32":
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX)
        return
    import msvcrt

    while True:
        try:
            return msvcrt.locking(lock, msvcrt.LK_LOCK, 1)
        except OSError as error:  # it gives up after ten seconds; Wine gives no reason
            if error.errno not in (errno.EDEADLK, 0):
                raise
