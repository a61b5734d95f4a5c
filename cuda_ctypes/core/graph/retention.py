"""Keeping Python's objects alive as long as the driver can run a graph that needs them.

A definition keeps the objects of its own nodes. A graph made of it goes on until its last launch has ended, and the driver alone
knows when. It counts the graphs that need a user object, and calls a C function when none is left: on any thread, at any time,
also after Python has ended. So that function is one of the C library's, which only makes a note; Python reads the notes later.

A definition whose objects refer to nothing else has one user object for all graphs made of it, until it changes. Other objects may
refer to the definition, as functions do: only the graphs made of it have their user object, so that they end together.
"""

from __future__ import annotations

import ctypes
import sys
from itertools import chain
from operator import attrgetter
from time import sleep
from weakref import ref

from ..._floor import FEW
from .._driver import after, driver, fail, frequent, late
from ..kernels.kernel import Kernel
from ..lifetimes import COLLECTING, Unique, _phase, ended, owned_by
from .driver_graph import changing

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    from .graph import Graph
    from .owned_graph import OwnedGraph

NO_SYNC = 1  # CU_USER_OBJECT_NO_DESTRUCTOR_SYNC
MOVE = 1  # CU_GRAPH_USER_OBJECT_MOVE


class Block:
    """A block of notes, in memory that is not Python's and stays, because a note may be made after Python has ended. A note is a
    number other than 0."""

    COUNT = 128
    SIZE = 8
    QUIET = bytes(COUNT * SIZE)
    """The bytes of a block without notes."""
    BESIDE = COUNT * SIZE
    """The offset, from a note, of memory for the CUuserObject whose end it is about, if machine code has made that."""

    __slots__ = ("memory", "notes")

    def __init__(self) -> None:
        calloc = ctypes.CDLL("ucrtbase" if sys.platform == "win32" else None).calloc
        calloc.restype, calloc.argtypes = ctypes.c_void_p, [ctypes.c_size_t] * 2
        address: int | None = calloc(2 * self.COUNT, self.SIZE)
        if address is None:
            raise MemoryError("there is no memory for notes of graphs")
        self.memory = (ctypes.c_char * (self.COUNT * self.SIZE)).from_address(address)
        self.notes = [Note.at(place) for place in range(address, address + self.COUNT * self.SIZE, self.SIZE)]

    def ended(self) -> list[Objects | None]:
        """The lists of objects whose end was noted."""
        return [note.objects for note in self.notes if number_of(note)]


class Note(ctypes.c_uint64):
    """The memory of a note."""

    __slots__ = ("address", "objects")
    address: int
    objects: Objects | None
    """Those that are kept until it is made."""
    __hash__ = object.__hash__

    @classmethod
    def at(cls, address: int) -> Note:
        self = cls.from_address(address)
        self.address, self.objects = address, None
        return self

    def never_made(self) -> None:
        """Nobody will make it, or nobody knows, after the exception of a signal handler: its memory is not used again."""
        due.pop(self, None)
        awaited.pop(self, None)
        self.objects = None


number_of = attrgetter("value")
_blocks: list[Block] = []
_unused: list[Note] = []
awaited: dict[Note, None] = {}
"""Notes that not only the end of one graph here can cause: each end looks for them."""
due: dict[Note, None] = {}
"""Those of them whose graph has ended or was updated: the driver makes them at any time, and the next call looks for them."""
SEVERAL = 8
"""Notes that are looked at one by one, instead of the memory of all."""


class Objects(list):  # type: ignore[type-arg]
    """Kept objects, the last of which is their note. The list is emptied when that is made."""

    __slots__ = ()

    def drop(self) -> Note | None:
        """Drop the objects if their note was made, whose memory is for others then. Returns the note if it is still to be made."""
        try:
            note = self[-1]
            if note.__class__ is not Note:  # another thread empties it
                return None
            if not number_of(note):
                return note if note.objects is self else None
        except IndexError:  # another thread has emptied it
            return None
        try:
            if self.pop() is note:  # for one thread
                if awaited:
                    if due:
                        due.pop(note, None)  # first: all that are due are awaited
                    awaited.pop(note, None)
                note.objects, note.value = None, 0
                _unused.append(note)
            self.clear()
        except IndexError:
            pass
        except BaseException:  # of a signal handler: nobody uses the note again
            self.clear()
            if note.objects is self:
                note.value = 0
                note.never_made()
            raise
        return None


def keep(objects: Objects) -> Note:
    """Keep a list of objects until a note is made. It is emptied then, by any thread that works with graphs, any time later."""
    try:
        note = _unused.pop()
    except IndexError:
        note = unused_note()
    objects.append(note)
    note.objects = objects
    if objects.__class__ is Own:
        objects.address = note.address
    else:
        awaited[note] = None
    return note


def wait_for(objects: Any) -> None:
    """The objects of a graph may end without it."""
    if objects.__class__ is Own and objects:
        awaited[objects[-1]] = None


def wait_for_all() -> None:
    """The driver has refused to make a graph: nobody knows the objects that it would have had."""
    for block in _blocks:
        for note in block.notes:
            if note.objects is not None:
                awaited[note] = None


def noted(*needed: Sequence[Any]) -> Note:
    """The note with the objects of a graph that machine code is about to make."""
    return keep(own(needed))


def retain(graph: int, objects: list[Any]) -> int:
    """Keep a list of objects in this way as long as the driver has ``graph``, a CUgraph, or anything made of it meanwhile. Returns
    the CUuserObject for :func:`release`. C: cuUserObjectCreate, cuGraphRetainUserObject.
    """
    note = keep(Objects(objects))
    try:
        return retain_until(graph, note.address)
    except BaseException as error:
        if not isinstance(error, driver.CudaError):
            note.never_made()  # the user object is gone, if there was one
        raise


class Own(Objects):
    """The objects of a graph that can be launched, which has the user object alone."""

    __slots__ = ("address", "needed", "only_kernels")
    address: int
    """That of the note, once it is kept."""
    needed: frozenset[int] | None
    """The objects, by id(); None until the first comparison."""
    only_kernels: bool
    """Whether it is known to have no other objects."""

    def suffice(self, objects: Iterable[Any]) -> bool:
        """Whether these objects are all that a graph needs after an update: none that it lacks, and none of its own that would stay without
        need; but kernels may."""
        if self.needed is None:
            own = [*chain.from_iterable(self[1:-1])]  # without the note
            self.only_kernels = all(each.__class__ is Kernel for each in own)
            self.needed = frozenset(map(id, own))
        needed = frozenset(map(id, objects))
        return needed == self.needed or (self.only_kernels and needed < self.needed)


def own(objects: Sequence[Sequence[Any]]) -> Own:
    """An :class:`Own` of all that nodes need."""
    made = Own((nobody, *objects))
    made.needed = None
    made.only_kernels = not objects
    return made


class Shared(Objects):
    """The objects of a :class:`Retained`."""

    __slots__ = ("lasting",)
    lasting: bool
    """Whether their note cannot be made: the CUgraph has the user object."""

    def of_one(self) -> Own:
        """These, as the objects of a graph that nobody else has: it alone has the user object now."""
        *needed, note = self[1:]
        made = own(needed)
        made.append(note)
        made.address, note.objects = note.address, made
        awaited.pop(note, None)
        return made


class Retained(Unique):
    """The user object that a CUgraph retains as long as this object exists, and graphs that are made of it meanwhile until they end.
    Machine code refers to this object while it makes a graph."""

    __slots__ = ("graph", "objects", "_owner", "_counted")

    def __init__(self, owner: OwnedGraph, graph: int, objects: list[Any]) -> None:
        self._owner = ref(owner)
        self._counted: list[int] = []
        self.objects = Shared((self._owner, *objects))
        """They are kept until no graph needs the user object. The last one is the note of that."""
        self.objects.lasting = False
        self.graph = graph
        """The CUgraph; 0 once it has ended."""
        note = keep(self.objects)
        try:  # one step for signal handlers: their exceptions come before the call, or after the note of the user object
            self._counted += map(retain_until, (graph,), (note.address,))
        except driver.CudaError:
            raise  # the note is made
        except BaseException:
            if not self._counted:
                note.never_made()
            raise
        awaited.pop(note, None)  # nobody makes it now
        self.objects.lasting = True

    def ends(self) -> None:
        """The graph is about to end."""
        self.graph = 0
        self.objects.lasting = False
        awaited[self.objects[-1]] = None

    def release(self) -> None:
        """Let the graph release the user object, unless it has ended or is about to, or there is none."""
        graph, owner = self.graph, self._owner()
        if graph and self._counted:
            there = owner is not None and owner.number
            note, releasing = self.objects[-1], map(release_from, (graph,), self._counted, (1,))
            statuses: list[int] = []
            self.graph = 0  # no exception of a signal handler comes between this and the call
            self.objects.lasting = False
            awaited[note] = None
            if there:
                statuses += releasing

    def __del__(self, ended: list[str] = ended) -> None:
        if getattr(self, "graph", 0) and not ended:
            if COLLECTING not in _phase:
                self.release()
            elif self._counted:  # the graph may have ended in this collection
                self.ends()


def nobody() -> None:
    """In place of the reference to the owner of a :class:`Retained`: one graph alone has the user object."""


def take(graph: Graph) -> tuple[Any]:
    """Take the objects of a graph, whose lock this thread holds, to change them. Machine code takes no lock, but goes on only with a graph
    that has its objects, and takes them too. Returns what the graph has instead, with the objects, as long as nobody else takes
    them: this thread may come here again, as for a signal handler."""
    while True:
        objects = graph._objects
        wait_for(objects)  # first: a signal handler may raise once the graph has a tuple, or a dict of further ones
        if graph._objects is objects and (objects is not None or ended):
            break
        sleep(1e-5)
    if objects.__class__ is tuple:
        (objects,) = objects
    if objects.__class__ is not dict:  # that is among the others, also while it is empty, as after an exception
        objects = objects or {}
    taken = graph._objects = (objects,)  # no call comes before it, and so no machine code
    return taken


def begin_changes(graph: Graph) -> bool:
    """Let a graph keep further objects, as for the first change of a node: machine code needs the dict. Returns whether it had none."""
    if graph._objects.__class__ is dict:
        return False
    lock = graph._changing or changing
    with lock:  # that of the graph takes 0.3 us to make
        if not isinstance(graph._objects, Objects) or lock is changing and graph._changing:
            return False
        taken: Any = take(graph)
        (objects,) = taken
        try:
            if objects.__class__ is not dict:  # else nothing was kept
                objects = changed(objects)
        finally:
            if graph._objects is taken:
                graph._objects = objects
    return True


def take_with(graph: Graph, things: Sequence[Any]) -> tuple[Any]:
    """:func:`take` the objects of a graph, with further ones, which are kept as long as the driver may run it."""
    taken = take(graph)
    (objects,) = taken
    for each in things:
        if objects.__class__ is not dict:
            objects = changed(objects)
            taken = graph._objects = (objects,)
        objects[id(each)] = each
    return taken


AMONG = 0
"""The key of the list in such a dict. What ends the list empties it."""


def changed(objects: list[Any]) -> dict[int, Any]:
    """A dict of further objects among those of a graph. Graphs that are made later get another user object."""
    further: dict[int, Any] = {AMONG: objects}
    owner = objects[0]()
    retained = owner and owner.retained
    if retained.__class__ is Retained and retained.objects is objects:
        owner.retained = True
    objects.insert(1, further)
    return further


def retain_until(graph: int, note: int) -> int:
    """Let the driver make the note at an address when neither ``graph`` nor anything made of it needs the objects. Returns the
    CUuserObject. After an error of the driver the note is made already. Machine code takes the place of this function after a few
    calls. C: cuUserObjectCreate, cuGraphRetainUserObject.
    """
    _retained()
    statuses: list[int] = []
    try:
        ours = owned_by(release_object, None, "cuUserObjectCreate", note, noting(), 1, NO_SYNC)
    except driver.CudaError:
        Note.from_address(note).value = 1
        raise
    try:  # one step for signal handlers: their exceptions come before the call, or after the note of its status
        statuses += map(retain_object, (graph,), (ours.number,), (1,), (MOVE,))
    finally:
        if statuses == [0]:
            ours._destroy = None  # the graph has it
    if statuses[0]:
        fail(statuses[0], "cuGraphRetainUserObject")
    return ours.number


def _quicken_retaining() -> None:
    from .quick_graph import retainer

    globals()["retain_until"] = retainer(retain_until)


_retained = after(2 * FEW, _quicken_retaining)
"""Most graphs are made and updated by machine code then, which retains by itself."""


def unused_note() -> Note:
    """A note that is used by no graph."""
    look_at_all()  # before there is more to look at
    try:
        return _unused.pop()
    except IndexError:
        pass
    made = Block()
    if not _blocks and hasattr(ctypes, "pythonapi"):
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(_blocks))  # a graph may still run when Python has ended
    _blocks.append(made)
    note, *others = made.notes
    _unused.extend(others)
    return note


_noting: list[int] = []


def noting() -> int:
    """The address of the C function that makes a note: ``time()``, which writes the seconds since 1970. To find it takes 9 us."""
    if not _noting:
        time = ctypes.CDLL("ucrtbase")._time64 if sys.platform == "win32" else ctypes.CDLL(None).time
        _noting.append(ctypes.cast(time, ctypes.c_void_p).value or 0)
    return _noting[0]


def release_object(counted: int) -> int:
    return frequent("cuUserObjectRelease")(counted, 1)  # type: ignore[no-any-return]


retain_object = late(globals(), "retain_object", "cuGraphRetainUserObject")
release_from = late(globals(), "release_from", "cuGraphReleaseUserObject")


def release(graph: int, counted: int) -> None:
    """Let a graph drop an object that it retained; graphs made of it meanwhile still keep it. C:
    cuGraphReleaseUserObject.
    """
    status = release_from(graph, counted, 1)
    if status:
        fail(status, "cuGraphReleaseUserObject")


def superseded(objects: Any) -> None:
    """A graph has ended, or has got other objects. Drop these, and others, if the driver says that it no longer needs them."""
    if objects.__class__ is dict:
        objects = objects.get(AMONG)
    if objects.__class__ is Own or objects.__class__ is Shared and not objects.lasting:
        note = objects.drop()
        if note is not None:
            awaited[note] = due[note] = None
            if note.objects is not objects:  # another thread has dropped them meanwhile
                due.pop(note, None)
                awaited.pop(note, None)
    if awaited:
        look_for_notes()


def release_unneeded() -> None:
    """Drop objects that the driver no longer needs. Called where graphs end."""
    if awaited:
        look_for_notes()


def look_for_notes() -> None:
    """Without a lock: several threads, signal handlers and finalizers may be here at once, and each drops other lists."""
    if len(awaited) == len(due) <= SEVERAL:  # those of the last graphs that ended here: 0.2 us instead of 2 to 4
        drop([note.objects for note in [*due] if number_of(note)])
    else:
        look_at_all()


def look_at_all() -> None:
    """Look at all notes, also at those that nobody awaits."""
    over: list[Objects | None] = []
    for block in _blocks:
        if block.memory.raw != block.QUIET:
            over += block.ended()
    drop(over)


def drop(over: list[Objects | None]) -> None:
    """Drop lists of objects, at last: ending objects may end graphs."""
    for objects in over:
        if objects is not None:
            objects.drop()
