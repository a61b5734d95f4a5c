"""The file of a recording: JSON that grows event by event, in memory that the system shares with the file.

An event that is written survives the program, even if it is killed. The list has no end then, which the viewers of such
files accept; the room for further events is spaces.
"""

from __future__ import annotations

import mmap
import os
from _thread import RLock
from contextlib import suppress
from warnings import warn

from . import sinks

try:
    from fcntl import LOCK_EX, LOCK_NB, flock
except ImportError:  # Windows, which does not remove a file that is open
    flock = None  # type: ignore[assignment]

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

STEP = 1 << 20
"""Bytes by which the file grows: whole pages, and more than any event has."""


class File:
    """A growing file: ``before``, the events, and at the end ``after``.

    ``memory`` is the part that is being filled; None for a file that the system cannot map.
    """

    def __init__(self, path: str, before: bytes = b"", after: bytes = b"") -> None:
        self.path = path
        self.after = after
        self.lock = RLock()  # reentrant: the garbage collector may call a C function while its thread holds it
        self.size = 0
        self.memory: Any = None
        self.descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0), 0o666)
        if flock is not None:
            with suppress(OSError):  # a file system without locks
                flock(self.descriptor, LOCK_EX | LOCK_NB)  # as long as this process writes
        try:
            self._grow()
        except (OSError, ValueError):
            self.memory = None
        self.write(before + b"[\n")

    def write(self, event: bytes) -> None:
        """Write an event."""
        with self.lock:
            if self.memory is None:
                if self.descriptor >= 0:
                    os.write(self.descriptor, event)
                return
            try:
                self.memory.write(event)
            except ValueError:
                try:
                    self._grow()
                except OSError as error:
                    self.leave()
                    os.close(self.descriptor)
                    self.descriptor = -1
                    warn(f"{self.path} ends before the program, which goes on: {error}", RuntimeWarning, 2)
                    return
                self.memory.write(event[:STEP])
                sinks.quick()

    def _grow(self) -> None:
        """Map another part of the file, full of spaces. What is left of the former part stays empty, so that threads that
        still write there do no harm."""
        start = self.size
        os.lseek(self.descriptor, start, os.SEEK_SET)
        os.write(self.descriptor, b" " * STEP)  # a full disk says so here, and not to whom writes to the memory
        self.size += STEP
        self.memory = mmap.mmap(self.descriptor, STEP, offset=start)

    def close(self, last: bytes) -> None:
        """Write the last event and the end of the list."""
        with self.lock:
            if self.descriptor < 0:
                return
            end = b"%b\n]\n%b" % (last, self.after)
            if self.memory is None:
                os.write(self.descriptor, end)
            else:
                position = self.size - STEP + self.memory.tell()
                self.leave()
                os.lseek(self.descriptor, position, os.SEEK_SET)
                os.write(self.descriptor, end)
                os.ftruncate(self.descriptor, position + len(end))
            os.close(self.descriptor)
            self.descriptor = -1

    def leave(self) -> None:
        """Write no more: the file ends here, or belongs to the parent of this forked process."""
        if self.memory is not None:
            self.memory.close()
            self.memory = None


def vacated(path: str) -> bool:
    """Remove a file of this name, if no running process writes a trace to it. (Cutting a file that another process has
    mapped would kill that process.)"""
    path = os.path.realpath(path)
    if not os.path.isfile(path):
        return True
    try:
        if flock is not None:
            descriptor = os.open(path, os.O_RDWR)
            try:
                flock(descriptor, LOCK_EX | LOCK_NB)
            finally:
                os.close(descriptor)
        os.unlink(path)
    except OSError:
        return False
    return True
