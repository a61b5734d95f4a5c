"""The file of a recording: JSON that grows event by event, in memory that the system shares with the file.

An event that is written survives the program, even if it is killed. The list has no end then, which the viewers of such
files accept; the room for further events is spaces.
"""

from __future__ import annotations

import mmap
import os
from contextlib import suppress
from warnings import warn

from .._floor import Lock
from . import sinks

try:
    from fcntl import LOCK_EX, LOCK_NB, flock
except ImportError:  # Windows, which does not remove a file that is open
    flock = None  # type: ignore[assignment]

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

STEP = 1 << 20
"""Bytes by which the file grows: whole pages."""


class File:
    """A growing file: ``before``, the events, and at the end ``after``.

    ``memory`` is the part that is being filled; None for a file that the system cannot map.
    """

    def __init__(self, path: str, before: bytes = b"", after: bytes = b"") -> None:
        self.path = path
        self.after = after
        self.lock = Lock()  # reentrant: the garbage collector may call a C function while its thread holds it
        self.start = self.size = 0
        """Where the memory begins and ends in the file."""
        self.memory: Any = None
        self.descriptor = made(path)
        try:
            self._grow(STEP)
        except (OSError, ValueError):
            self.memory = None
        self.write(before + b"[\n")

    def write(self, event: bytes) -> None:
        """Write an event."""
        with self.lock:
            try:
                if self.memory is None:
                    if self.descriptor >= 0:
                        put(self.descriptor, event)
                    return
                try:
                    self.memory.write(event)
                except ValueError:
                    self._grow(len(event))
                    self.memory.write(event)
                    sinks.quick()
            except OSError as error:
                self._fail(error)

    def _grow(self, least: int) -> None:
        """Map another part of the file, full of spaces. What is left of the former part stays empty, so that threads that
        still write there do no harm."""
        size = -(-least // STEP) * STEP
        os.lseek(self.descriptor, self.size, os.SEEK_SET)
        try:
            put(self.descriptor, b" " * size)  # a full disk says so here, and not to whom writes to the memory
        except OSError:
            os.lseek(self.descriptor, self.size, os.SEEK_SET)
            os.ftruncate(self.descriptor, self.size)  # what room there is belongs to the program, or to single events
            raise
        self.memory = mmap.mmap(self.descriptor, size, offset=self.size)
        self.start, self.size = self.size, self.size + size

    def _fail(self, error: OSError) -> None:
        """The disk is full: the program goes on without this trace."""
        self.leave()
        warn(f"{self.path} ends before the program, which goes on: {error}", RuntimeWarning, 3)

    def close(self, last: bytes) -> None:
        """Write the last event and the end of the list."""
        with self.lock:
            if self.descriptor < 0:
                return
            end = b"%b\n]\n%b" % (last, self.after)
            try:
                if self.memory is None:
                    put(self.descriptor, end)
                else:
                    position = self.start + self.memory.tell()
                    os.lseek(self.descriptor, position, os.SEEK_SET)
                    put(self.descriptor, end)
                    self.memory.close()  # Windows does not cut a file that is mapped
                    os.ftruncate(self.descriptor, position + len(end))
            except OSError as error:
                self._fail(error)
            self.leave()

    def leave(self) -> None:
        """Write no more: the file ends here, or belongs to the parent of this forked process."""
        if self.memory is not None:
            self.memory.close()
            self.memory = None
        if self.descriptor >= 0:
            os.close(self.descriptor)
            self.descriptor = -1


def made(path: str) -> int:
    """A new file, locked as long as this process writes: its descriptor."""
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0), 0o666)
    if flock is not None:
        with suppress(OSError):  # a file system without locks
            flock(descriptor, LOCK_EX | LOCK_NB)
    return descriptor


def put(descriptor: int, content: bytes) -> None:
    """Write all of it. A disk that is full takes a part first, and refuses the next."""
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


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
