"""Keeping Python's objects alive as long as the driver has a graph that needs them.

A graph lives on in its clones, in graphs that embed it, and in what is instantiated from it until the last launch has
ended. The driver counts them for a user object, and calls a C function when none is left: on any thread, at any time,
also after Python has ended. So that function is one of the C library's, which only makes a note; Python reads the
notes later.
"""

from __future__ import annotations

import ctypes
import sys
from _operator import not_
from itertools import compress, filterfalse, repeat

from .._driver import entry, fail
from ..lifetimes import owned_by

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any

    from ..lifetimes import Owned

NO_SYNC = 1  # CU_USER_OBJECT_NO_DESTRUCTOR_SYNC
MOVE = 1  # CU_GRAPH_USER_OBJECT_MOVE
FEWEST = 64
"""The number of retained objects below which none is checked."""


class Semaphores:
    """Notes on POSIX systems: semaphores, in blocks of memory that is not Python's, because a note may be made after Python has
    ended. A block without notes has the bytes that it had at first, so that a look at many takes little time."""

    SIZE = 32
    """At least the bytes of a sem_t."""
    COUNT = 8
    """Semaphores of the first block; others have as many as all before."""
    FEW = 4
    """So few are asked in less time than a look at their bytes takes."""

    def __init__(self) -> None:
        library = ctypes.CDLL(None)
        self._calloc = library.calloc
        self._calloc.restype = ctypes.c_void_p
        self._calloc.argtypes = [ctypes.c_size_t] * 2
        self._init, self._try = library.sem_init, library.sem_trywait
        self._init.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint]
        self._try.argtypes = [ctypes.c_void_p]
        self.function = address_of(library.sem_post)
        self._blocks: list[tuple[Any, bytes]] = []
        """Blocks, and their bytes without notes."""
        self.unused: list[int] = []

    def new(self) -> int:
        try:
            return self.unused.pop()
        except IndexError:
            pass
        count = max(self.COUNT, sum([len(quiet) for _, quiet in self._blocks]) // self.SIZE)
        block: int | None = self._calloc(count, self.SIZE)
        notes = range(block or 0, (block or 0) + count * self.SIZE, self.SIZE)
        if block is None or any(self._init(note, 0, 0) for note in notes):
            raise MemoryError("no semaphore can be made")
        memory = (ctypes.c_char * (count * self.SIZE)).from_address(block)
        self._blocks.append((memory, memory.raw))
        self.unused += notes[1:]
        return block

    def taken(self, notes: Iterable[int]) -> Iterator[int]:
        """Those that were noted, of which the iterator takes each once, for one thread, without a call of Python."""
        if len(known := [*notes]) <= self.FEW:
            return filterfalse(self._try, known)
        found: list[int] = []
        for memory, quiet in self._blocks:
            now = memory.raw
            if now != quiet:
                block = ctypes.addressof(memory)
                found += [block + place for place in self._changed(now, quiet)]
        return filterfalse(self._try, found)

    def _changed(self, now: bytes, quiet: bytes) -> Iterator[int]:
        """The places of the semaphores with other bytes, each found by halves."""
        begin = 0
        while now[begin:] != quiet[begin:]:
            end = len(now)
            while end - begin > self.SIZE:
                middle = (begin + end) // 2 // self.SIZE * self.SIZE
                if now[begin:middle] == quiet[begin:middle]:
                    begin = middle
                else:
                    end = middle
            yield begin
            begin += self.SIZE


class WindowsEvents:
    """Notes on Windows: events. None is closed, because another thread may be looking at it: they are reused."""

    def __init__(self) -> None:
        library = ctypes.WinDLL("kernel32")  # type: ignore[attr-defined]
        self._create, self._wait = library.CreateEventW, library.WaitForSingleObject
        self._create.restype = ctypes.c_void_p
        self._create.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int, ctypes.c_void_p]
        self._wait.argtypes = [ctypes.c_void_p, ctypes.c_uint]
        self.function = address_of(library.SetEvent)
        self.unused: list[int] = []

    def new(self) -> int:
        try:
            return self.unused.pop()
        except IndexError:
            pass
        note: int | None = self._create(None, False, False, None)  # a successful wait takes the note back
        if note is None:
            raise MemoryError("no event of Windows can be made")
        return note

    def taken(self, notes: Iterable[int]) -> Iterator[int]:
        found = list(notes)
        return compress(found, map(not_, map(self._wait, found, repeat(0))))


def address_of(function: Any) -> int:
    return ctypes.cast(function, ctypes.c_void_p).value or 0


_chosen: list[Any] = []
"""The notes of this system."""
_kept: dict[int, list[Any]] = {}
"""The retained objects, by note. In lists that are emptied: PyPy's dicts may keep references to removed values."""
_enough = FEWEST
"""The number of retained objects at which they are checked: twice as many as were left the last time."""


def retain(graph: Any, *objects: Any) -> Any:
    """Keep ``objects`` as long as the driver has ``graph``, a CUgraph, or anything made of it meanwhile. They may end on
    any thread that works with graphs, any time later. Returns the CUuserObject for :func:`release`. C:
    cuUserObjectCreate, cuGraphRetainUserObject.
    """
    if len(_kept) >= _enough:
        release_unneeded()
    if not _chosen:
        _chosen.append(WindowsEvents() if sys.platform == "win32" else Semaphores())
        if hasattr(ctypes, "pythonapi"):
            ctypes.pythonapi.Py_IncRef(ctypes.py_object(_kept))  # a graph may still run when Python has ended
    notes = _chosen[0]  # of several threads, one has made it
    note, statuses = notes.new(), list[int]()
    _kept[note] = list(objects)
    try:
        ours = user_object(note)
    except BaseException:
        del _kept[note]  # the note is not used again: this may be an exception of a signal handler, after the call
        raise
    try:  # one step for signal handlers: their exceptions come before the call, or after the note of its status
        statuses += map(entry("cuGraphRetainUserObject"), (int(graph),), (ours.number,), (1,), (MOVE,))
    finally:
        if statuses == [0]:
            ours._destroy = None  # the graph has it
    if statuses[0]:
        fail(statuses[0], "cuGraphRetainUserObject")
    return ours.number


def user_object(note: int) -> Owned:
    """The owner of a new CUuserObject that makes this note at its end. Machine code takes the place of this function at the
    second call. C: cuUserObjectCreate."""
    if next(_turns, False) and not sys.is_finalizing():
        from .quick_graph import user_objects

        globals()["user_object"] = user_objects(user_object, _release, _chosen[0].function, NO_SYNC)
    return owned_by(_release, None, "cuUserObjectCreate", note, _chosen[0].function, 1, NO_SYNC)


_turns = iter((False, True))
"""Whether machine code is to be written, at the first calls."""


def _release(counted: int) -> int:
    return entry("cuUserObjectRelease")(counted, 1)  # type: ignore[no-any-return]


def release(graph: Any, counted: Any) -> None:
    """Let a graph drop an object that it retained; graphs made of it meanwhile still keep it. C:
    cuGraphReleaseUserObject.
    """
    status = entry("cuGraphReleaseUserObject")(int(graph), counted, 1)
    if status:
        fail(status, "cuGraphReleaseUserObject")


def release_unneeded() -> None:
    """Drop objects that the driver no longer needs. Called where graphs end and where they are instantiated.

    Without a lock: several threads, signal handlers and finalizers may be here at once, and each takes other notes.
    """
    global _enough
    if not _kept:
        return
    notes, unused = list[int](), _chosen[0].unused
    over: list[list[Any]] = []
    taking, dropping = _chosen[0].taken(_kept), map(_kept.pop, notes, repeat([]))
    notes += taking  # without calls from here on, between which an exception of a signal handler would lose notes
    over += dropping
    unused += notes
    if not notes and len(_kept) < _enough:
        return
    _enough = max(FEWEST, 2 * len(_kept))
    for objects in over:  # at last: ending objects may end graphs
        objects.clear()
