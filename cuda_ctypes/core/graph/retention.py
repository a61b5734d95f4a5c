"""Keeping Python's objects alive as long as the driver has a graph that needs them.

A graph lives on in its clones, in graphs that embed it, and in what is instantiated from it until the last launch has
ended. The driver counts them for a user object, and calls a C function when none is left: on any thread, at any time,
also after Python has ended. So that function is one of the C library's, which only makes a note; Python reads the
notes later.
"""

from __future__ import annotations

import ctypes
import sys
from _thread import allocate_lock

from .._driver import driver

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

MOVE = 1  # CU_GRAPH_USER_OBJECT_MOVE
NO_SYNC = 1  # CU_USER_OBJECT_NO_DESTRUCTOR_SYNC
FEWEST = 64
"""The number of retained objects below which none is checked."""


class Semaphores:
    """Notes on POSIX systems: semaphores, in memory that is not Python's, because a note may be made after Python has
    ended.
    """

    SIZE = 64  # a sem_t has 16 to 32 bytes

    def __init__(self) -> None:
        library = ctypes.CDLL(None)
        self._calloc, self._free = library.calloc, library.free
        self._calloc.restype = ctypes.c_void_p
        self._calloc.argtypes = [ctypes.c_size_t] * 2
        self._init, self._try = library.sem_init, library.sem_trywait
        self._init.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint]
        self._try.argtypes = self._free.argtypes = [ctypes.c_void_p]
        self.function = address_of(library.sem_post)

    def new(self) -> int:
        note: int | None = self._calloc(1, self.SIZE)
        if note is None or self._init(note, 0, 0):
            raise MemoryError("no semaphore can be made")
        return note

    def is_noted(self, note: int) -> bool:
        return bool(self._try(note) == 0)

    def end(self, note: int) -> None:
        self._free(note)


class WindowsEvents:
    """Notes on Windows: events."""

    def __init__(self) -> None:
        library = ctypes.WinDLL("kernel32")  # type: ignore[attr-defined]
        self._create, self._wait, self._close = library.CreateEventW, library.WaitForSingleObject, library.CloseHandle
        self._create.restype = ctypes.c_void_p
        self._create.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int, ctypes.c_void_p]
        self._wait.argtypes = [ctypes.c_void_p, ctypes.c_uint]
        self._close.argtypes = [ctypes.c_void_p]
        self.function = address_of(library.SetEvent)

    def new(self) -> int:
        note: int | None = self._create(None, True, False, None)
        if note is None:
            raise MemoryError("no event of Windows can be made")
        return note

    def is_noted(self, note: int) -> bool:
        return bool(self._wait(note, 0) == 0)

    def end(self, note: int) -> None:
        self._close(note)


def address_of(function: Any) -> int:
    return ctypes.cast(function, ctypes.c_void_p).value or 0


_lock = allocate_lock()
_notes: Any = None
_kept: dict[int, list[Any]] = {}
"""The retained objects, by note. In lists that are emptied: PyPy's dicts may keep references to removed values."""
_enough = FEWEST
"""The number of retained objects at which they are checked: twice as many as were left the last time."""


def retain(graph: Any, *objects: Any) -> Any:
    """Keep ``objects`` as long as the driver has ``graph``, a CUgraph, or anything made of it meanwhile. They may end on
    any thread that works with graphs, any time later. Returns the CUuserObject for :func:`release`. C:
    cuUserObjectCreate, cuGraphRetainUserObject.
    """
    global _notes
    if len(_kept) >= _enough:
        release_unneeded()
    if _notes is None:
        _notes = WindowsEvents() if sys.platform == "win32" else Semaphores()
        if hasattr(ctypes, "pythonapi"):
            ctypes.pythonapi.Py_IncRef(ctypes.py_object(_kept))  # a graph may still run when Python has ended
    note = _notes.new()
    _kept[note] = list(objects)
    try:
        counted = driver.cuUserObjectCreate(note, _notes.function, 1, NO_SYNC)
    except BaseException:
        del _kept[note]  # its memory stays: another thread may look at it
        raise
    try:
        driver.cuGraphRetainUserObject(graph, counted, 1, MOVE)
    except BaseException:
        driver.cuUserObjectRelease(counted, 1)
        raise
    return counted


def release(graph: Any, counted: Any) -> None:
    """Let a graph drop an object that it retained; graphs made of it meanwhile still keep it. C:
    cuGraphReleaseUserObject.
    """
    driver.cuGraphReleaseUserObject(graph, counted, 1)


def release_unneeded() -> None:
    """Drop objects that the driver no longer needs. Called where graphs end and where they are instantiated."""
    global _enough
    if not _lock.acquire(False):  # another thread does it, or this thread outside of a finalizer
        return
    try:
        noted = [note for note in list(_kept) if _notes.is_noted(note)]
        over = [_kept.pop(note) for note in noted]
        for note in noted:
            _notes.end(note)
        _enough = max(FEWEST, 2 * len(_kept))
    finally:
        _lock.release()
    for objects in over:  # without the lock: ending objects may end graphs
        objects.clear()
