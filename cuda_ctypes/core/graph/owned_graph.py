"""The handle of a graph made here, and the objects that its nodes need."""

from __future__ import annotations

from ..._floor import PYPY
from .._driver import late
from ..event import LentEvent
from ..kernels.kernel import Kernel
from ..lifetimes import COLLECTING, Owned, Unique, _phase, ended, otherwise, wait
from ..memory.buffer import Buffer
from .retention import Note, Retained, noted, release, release_unneeded, retain

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from .graph import Graph

NO_OBJECTS: Any = frozenset()
"""The objects of a graph that needs none."""
CORE = __name__.partition(".graph")[0]


class Kept:
    """Objects that a node needs."""

    __slots__ = ("objects", "keeper", "counted")

    def __init__(self, objects: Sequence[Any], keeper: int) -> None:
        self.objects = objects
        self.keeper = keeper
        """The CUgraph that retains them if others can make graphs of it."""
        self.counted = 0
        """Then their CUuserObject."""

    def refer_to_nothing(self) -> bool:
        """Whether the objects are this package's, of kinds that do not lead to objects of the program."""
        return all(map(refers_to_nothing, self.objects))


def refers_to_nothing(each: Any) -> bool:
    kind = each.__class__
    if kind is Buffer:
        return is_ours(each._resource) and not is_foreign(each._stream)
    return kind is LentEvent or kind is Kernel and (each._keep is None or is_ours(each._keep))


def is_ours(thing: Any) -> bool:
    """Whether the class of an object is this package's: a program's own may lead to anything."""
    return thing.__class__.__module__.startswith(CORE)  # type: ignore[no-any-return]


def is_foreign(order: Any) -> bool:
    """Whether the stream to free a buffer on keeps an object of the program, which made it."""
    owned = getattr(order, "owned", order)  # a default stream in one context
    while isinstance(owned, Owned):
        owned = owned.keep
    return owned is not None


class OwnedGraph(Unique):
    """The handle of a graph: an :class:`Owned` that keeps the objects of all nodes. Graphs that are made of it here keep them too. If
    its address becomes known, or a copy of it comes into another graph, the driver counts all graphs that anybody makes of it.
    """

    __slots__ = ("number", "_destroy", "kept", "shared", "captured", "retained", "__weakref__")
    again = not PYPY
    """Whether further graphs of a definition share a user object: on PyPy the former one would end late after a change."""

    _destroy: Any

    def __init__(self, number: int, destroy: Any = None) -> None:
        self.number = number
        """The CUgraph; 0 if a capture has failed."""
        self.kept: set[Kept] = NO_OBJECTS
        self.shared = False
        """Whether the driver counts them for graphs that others make."""
        self.captured = False
        """Whether the driver told its nodes to whoever asked for the stream's capture."""
        self.retained: Retained | bool = False
        """Their user object for graphs that are made here, until something changes. Before, whether such a graph was made."""
        self._destroy = destroy
        """None as long as the driver has it: while it is captured. False if this object ended meanwhile, as garbage of any order."""

    @classmethod
    def of(cls, owned: Owned) -> OwnedGraph:
        """The same handle, which this object takes over."""
        self = cls(owned.number)
        owned._destroy, self._destroy = None, owned._destroy  # the former first: no two of them destroy the graph
        return self

    def __del__(self, ended: list[str] = ended) -> None:
        destroy: Any = getattr(self, "_destroy", False)
        if destroy is None:
            self._destroy = False
        elif destroy and not ended:
            if self.retained.__class__ is Retained:
                self.retained.ends()
            if COLLECTING in _phase:
                wait(destroy, self.number, self.kept, first=True)  # before events and code, which its nodes have
            else:
                status = destroy(self.number)
                if status:
                    self._elsewhere(status)

    def _elsewhere(self, status: int) -> None:
        otherwise(status, self._destroy, self.number, self.kept)

    def keep(self, objects: Sequence[Any], keeper: int) -> Kept:
        """Keep objects for a node. Returns the argument of :meth:`let_go`."""
        kept = Kept(objects, keeper)
        if self.shared:
            kept.counted = retain(keeper, [*objects])
        if self.kept is NO_OBJECTS:
            self.kept = set()
        self.kept.add(kept)
        self.retained = False
        return kept

    def let_go(self, kept: Kept) -> None:
        """Stop keeping objects for this graph; graphs made of it meanwhile still keep them."""
        self.kept.discard(kept)
        self.retained = False
        counted, kept.objects, kept.counted = kept.counted, [], 0
        if counted and self.number:
            release(kept.keeper, counted)
        if self._destroy is destroy:
            release_unneeded()

    def needed(self) -> list[Sequence[Any]]:
        """The objects that a graph made of it needs."""
        return [kept.objects for kept in [*self.kept]]

    def noted(self) -> Note:
        """The note with the objects of the first graph that is made of it, by machine code."""
        self.retained = self.retained or True
        return noted(*self.needed())

    def retains(self) -> bool:
        """Whether this graph retains the user object for graphs made here: from the second one on, because most graphs are made once, if the
        objects cannot refer to the definition."""
        found, self.retained = self.retained, self.retained or True
        if found is True and self.again and all(map(Kept.refer_to_nothing, [*self.kept])):
            self.counts()
            self.retained = self.retaining(self.number)
        return found is not False and self.retained is not True

    def retaining(self, graph: int) -> Retained:
        """The user object of this graph, or of one inside of it, for graphs that are made before :meth:`made`."""
        found = self.retained
        if found.__class__ is Retained and graph == self.number:
            return found
        return Retained(self, graph, self.needed())

    def made(self, retained: Retained, graph: Graph | None = None) -> None:
        """A graph was made, or not."""
        if self.retained is not retained:
            retained.release()
            if graph is not None:
                graph._objects = retained.objects.of_one()
        release_unneeded()

    def share(self) -> None:
        """Let the driver count the graphs that others will make of it, or of copies of it."""
        if not self.shared and self.number:
            for kept in [*self.kept]:
                kept.counted = kept.counted or retain(kept.keeper, [*kept.objects])
            self.counts()
            self.shared = True

    def end(self) -> None:
        """Its finalizer came before the end of the capture."""
        self.__del__()
        self._destroy = False

    def counts(self) -> None:
        """The driver counts objects for it: look at its end whether they are needed any more."""
        if self._destroy:
            self._destroy = destroy


def destroy(graph: int) -> int:
    """Destroy a CUgraph, and drop the references that it alone kept. Returns the status."""
    status: int = destroy_graph(graph)
    release_unneeded()
    return status


destroy_graph = late(globals(), "destroy_graph", "cuGraphDestroy")
