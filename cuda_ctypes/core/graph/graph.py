"""A graph that can be launched."""

from __future__ import annotations

import ctypes
import os

from ..._floor import FEW, Lock
from ..._floor.native import NOT_CALLED
from ..._lazy import LazyModule
from .._driver import advised, after, after_few, class_name, driver, fail, late, typed
from ..errors import also
from ..lifetimes import UNDONE, NoConstructor, Owned, end_relaxed, ended, is_gone, otherwise, owned_by, take_destroy
from ..quick_properties import kept
from ..stream import Stream, stream_of
from .driver_graph import changing
from .retention import keep, own, release_unneeded, superseded, take, wait_for

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, overload

    from ..typing import IsStreamType
    from . import builder, executable_nodes, nodes
    from . import definition as definitions
    from .builder import GraphBuilder
    from .definition import GraphDefinition
    from .executable_nodes import ExecutableGraphNode
    from .node import GraphNode
    from .options import GraphCompleteOptions, GraphDebugPrintOptions
    from .owned_graph import OwnedGraph
    from .retention import Retained

else:
    executable_nodes = LazyModule(globals(), "executable_nodes", ".executable_nodes")
    builder = LazyModule(globals(), "builder", ".builder")
    definitions = LazyModule(globals(), "definitions", ".definition")


def _quicken_launch() -> None:
    from ..quick_methods import quicken
    from .quick_graph import launch

    quicken(Graph, "launch", "cuGraphLaunch", launch, "stream")


launch_graph = late(globals(), "launch_graph", "cuGraphLaunch", then=_quicken_launch)
upload_graph = late(globals(), "upload_graph", "cuGraphUpload")
destroy_executable = late(globals(), "destroy_executable", "cuGraphExecDestroy")


def drop_executable(executable: int) -> int:
    """Destroy a CUgraphExec without spoiling a capture that forbids it, and return the status. C: cuGraphExecDestroy,
    cuThreadExchangeStreamCaptureMode."""
    _ended()
    return end_relaxed("cuGraphExecDestroy", executable)


def _quicken_ends() -> None:
    from .quick_graph import quicken_ends_of_executables

    quicken_ends_of_executables()


_ended = after_few(_quicken_ends)


class Graph(NoConstructor):
    """A graph that can be launched. Made by :meth:`GraphBuilder.complete` and :meth:`GraphDefinition.instantiate`.

    ``graph[node].update(...)`` changes the work of a definition's node in later launches. Several threads must not use one
    graph at once: CUDA has no locks for it.
    """

    __slots__ = ("_exec", "_destroy", "_objects", "_changing", "__weakref__")
    _exec: int | None
    """The address of the CUgraphExec; None once closed. Its name differs from that of streams, so that no graph passes
    for one.
    """
    _destroy: Any
    _objects: list[Any] | dict[int, Any] | tuple[Any] | None
    """Those of a :class:`.retention.Retained`: kept as long as the driver may run it, longer than this object if need be. Once nodes
    were changed, a dict among them with the objects of the changes, by id(). While this is None, machine code updates it, and Python
    while this is a tuple with them: see :func:`.retention.take`.
    """
    _changing: Any
    """The lock of calls that change it; None before the first of them."""

    _made_by = "GraphBuilder.complete() or GraphDefinition.instantiate()"

    @classmethod
    def _of(cls, owned: Owned, objects: list[Any]) -> Graph:
        """The graph of a handle, which it takes over."""
        self = object.__new__(cls)
        self._objects = objects
        self._changing = None
        self._destroy = destroy_executable
        owned._destroy, self._exec = None, owned.number  # at last, without calls, between which signal handlers run
        return self

    def __del__(self, ended: list[str] = ended) -> None:
        number = getattr(self, "_exec", None)
        if not ended and number is not None:
            wait_for(self._objects)  # as in close()
            self._dropped(drop_executable(number))

    def _dropped(self, status: int) -> None:
        if status:
            otherwise(status, self._destroy, self._exec or 0, None)
        superseded(self._objects)

    def close(self) -> None:
        """Destroy the graph. Running launches finish. Closing again does nothing. C: cuGraphExecDestroy.

        Raises
        ------
        CUDAError
            The driver refuses. The graph stays open if a capture forbids it, as of another thread in the mode "global".
        """
        number = self._exec
        _ended()
        wait_for(self._objects)  # before the graph ends: the exception of a signal handler may come after it
        try:
            destroy = take_destroy(self)
        except AttributeError:
            return
        self._exec = None
        self._closed(destroy(number), destroy, number)

    def _closed(self, status: int, destroy: Any, number: Any) -> None:
        objects = self._objects
        if status:
            wait_for(objects)  # the graph may have ended, as where an earlier launch has failed
        if status and status in UNDONE:
            self._destroy, self._exec = destroy, number
        else:
            self._objects = {}  # the driver may still need the former
        if status and not is_gone(status):
            fail(status, "cuGraphExecDestroy")
        superseded(objects)

    def _open(self) -> int:
        number = self._exec
        if number is None:
            raise RuntimeError("this graph is closed")
        return number

    @property
    @kept("_exec", none=True, other=False)
    def is_closed(self) -> bool:
        """Whether :meth:`close` was called."""
        return self._exec is None

    @property
    def handle(self) -> Any:
        """The CUgraphExec; ``int()`` of it is its address. Raises RuntimeError once closed."""
        number = self._open()
        wait_for(self._objects)  # others may update or destroy it
        return driver.CUgraphExec(number)

    if TYPE_CHECKING:

        @overload
        def __getitem__(self, node: nodes.KernelNode) -> executable_nodes.ExecutableKernelNode: ...

        @overload
        def __getitem__(self, node: nodes.MemsetNode) -> executable_nodes.ExecutableMemsetNode: ...

        @overload
        def __getitem__(self, node: nodes.MemcpyNode) -> executable_nodes.ExecutableMemcpyNode: ...

        @overload
        def __getitem__(self, node: nodes.ChildGraphNode) -> executable_nodes.ExecutableChildGraphNode: ...

        @overload
        def __getitem__(self, node: nodes.EventRecordNode) -> executable_nodes.ExecutableEventRecordNode: ...

        @overload
        def __getitem__(self, node: nodes.EventWaitNode) -> executable_nodes.ExecutableEventWaitNode: ...

        @overload
        def __getitem__(self, node: nodes.HostCallbackNode) -> executable_nodes.ExecutableHostCallbackNode: ...

        @overload
        def __getitem__(self, node: GraphNode) -> ExecutableGraphNode: ...

    def __getitem__(self, node: GraphNode) -> ExecutableGraphNode:
        """A view of a node of the definition, to change its work in later launches of this graph:
        ``graph[node].update(...)``. Raises TypeError for a node that cannot be changed, RuntimeError once the graph
        or the node is gone.
        """
        return executable_nodes.view(self, node)

    def update(self, source: GraphBuilder | GraphDefinition) -> None:
        """Give later launches the work of another graph. C: cuGraphExecUpdate.

        Parameters
        ----------
        source : GraphDefinition or GraphBuilder
            The same kinds of nodes with the same edges, in the same order. A builder has ended building.

        Raises
        ------
        CUDAError
            The graphs differ, with the difference; this one stays as it was.
        RuntimeError
            This graph is closed, or ``source`` closed or gone.
        TypeError
            ``source`` is neither.
        ValueError
            ``source`` has not ended building.
        """
        if self._exec is None:
            self._open()
        owned = source._handle() if source.__class__ is builder.GraphBuilder else None
        if owned is None or owned.retained:
            definition = source if source.__class__ is definitions.GraphDefinition else definition_of(source)
            graph, owned = definition._cugraph or definition._open(), definition._owned
        else:
            graph = owned.number
        before = self._objects
        try:
            with self._changing or self._lock():
                self._update(graph, owned)
        finally:
            superseded(before) if self._objects is not before else release_unneeded()

    def _update(self, graph: int, owned: OwnedGraph) -> None:
        """Give it the work of a CUgraph that is this one or inside of it. C: cuGraphExecUpdate."""
        number = self._exec or self._open()
        statuses: list[int] = []
        if not (graph == owned.number and owned.retains()) and _updating:
            taken, objects = take(self), own(owned.needed())
            note = keep(objects)
            try:  # at once: a signal handler may raise after any other call
                statuses += map(_updating[0], (number,), (graph,), (note.address,))
                if statuses == [0]:  # right after the call, without another one: no signal handler comes between
                    if self._objects is taken:
                        self._objects = objects  # the driver no longer needs the old ones
                        return
            finally:
                if self._objects is taken:
                    self._objects = taken[0]
                if statuses in ([], [NOT_CALLED]):
                    note.never_made()
                else:
                    wait_for(objects)  # as for the former ones, if the handle is known; or after a refusal
        retained = owned.retaining(graph)
        try:
            self._update_again(number, graph, retained)
        finally:
            owned.made(retained)

    def _update_again(self, number: int, graph: int, retained: Retained) -> None:
        """Update it for the first time; or again, after a signal handler's update meanwhile, or after a refusal, to tell the reason."""
        _updated()
        _others_updated()
        result, update = UPDATED(), typed("cuGraphExecUpdate")
        statuses: list[int] = []
        while not statuses:
            taken = take(self)
            try:
                statuses += map(update, (number,), (graph,), (ctypes.byref(result),))
                if statuses == [0]:
                    if self._objects is taken:
                        self._objects = retained.objects
                        return
                    statuses.clear()
            finally:
                if self._objects is taken:
                    self._objects = taken[0]
        found = driver.CUgraphExecUpdateResult(result[0]).name
        fail(statuses[0], "cuGraphExecUpdate", DIFFERENCES.get(found, ""))

    def _lock(self) -> Any:
        """The lock of calls that change it: the driver has none."""
        with changing:  # of several threads, one
            if self._changing is None:
                self._changing = Lock()
            return self._changing

    def upload(self, stream: Stream | IsStreamType) -> None:
        """Bring the graph to the device before its first launch. C: cuGraphUpload.

        Parameters
        ----------
        stream : IsStreamType
            The stream in whose order it is brought there.

        Raises
        ------
        CUDAError
            The driver refuses.
        RuntimeError
            The graph or the stream is closed.
        TypeError
            ``stream`` is not a stream.
        """
        status = upload_graph(self._exec or self._open(), stream_of(stream)._open().number)
        if status:
            fail(status, "cuGraphUpload")

    def launch(self, stream: Stream | IsStreamType) -> None:
        """Put one run of the graph into a stream. Runs of one graph never overlap. C: cuGraphLaunch.

        Parameters
        ----------
        stream : IsStreamType
            The stream.

        Raises
        ------
        CUDAError
            The driver refuses.
        RuntimeError
            The graph or the stream is closed.
        TypeError
            ``stream`` is not a stream.
        """
        status = launch_graph(self._exec or self._open(), stream_of(stream)._open().number)
        if status:
            fail(status, "cuGraphLaunch")

    def __repr__(self) -> str:
        return f"<Graph {'closed' if self._exec is None else hex(self._exec)}>"


DIFFERENCES = {
    "CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED": "the nodes or edges of the source are others, or in another order",
    "CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED": "a node of the source is of another kind",
    "CU_GRAPH_EXEC_UPDATE_ERROR_FUNCTION_CHANGED": "a node's kernel is another one, and this driver cannot change it",
    "CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED": "a parameter is another one that cannot be changed",
    "CU_GRAPH_EXEC_UPDATE_ERROR_NOT_SUPPORTED": "something in a node cannot be changed",
    "CU_GRAPH_EXEC_UPDATE_ERROR_UNSUPPORTED_FUNCTION_CHANGE": "a node's kernel is one that this node cannot change to",
    "CU_GRAPH_EXEC_UPDATE_ERROR_ATTRIBUTES_CHANGED": "an attribute of a node is another one that cannot be changed",
}
"""The meaning of each CUgraphExecUpdateResult."""


def definition_of(source: Any) -> GraphDefinition:
    """The definition of an update. Raises as :meth:`Graph.update`."""
    definition = source
    if isinstance(source, builder.GraphBuilder):
        try:
            definition = source.graph_definition
        except RuntimeError as error:
            if source.is_closed:
                raise
            raise ValueError(str(error)) from None
    if not isinstance(definition, definitions.GraphDefinition):
        given = class_name(source)
        raise TypeError(f"source: a GraphBuilder or a GraphDefinition is expected, got {given}")
    return definition


_updating: list[Any] = []
"""Machine code for an update, from the second one on: ``update(executable, graph, note)`` returns the status."""


def _quicken_updating() -> None:
    from .quick_capture import definition_in, with_kept_objects
    from .quick_graph import quicken_update

    quicken_update(definitions.GraphDefinition, definition_in, with_kept_objects)


_updated = after_few(_quicken_updating)


def _quicken_others() -> None:
    from .quick_graph import updater

    _updating.extend(updater())


_others_updated = after(2 * FEW, _quicken_others)
"""For updates that Python still makes then: most are machine code themselves."""


def instantiate(owned: OwnedGraph, options: GraphCompleteOptions | dict[str, Any] | None) -> Graph:
    """A Graph of a graph as it is now. Without options it can always be launched again: memory that it allocated and did not free is
    freed before.
    """
    graph, chosen = owned.number, () if options is None else _chosen(options)
    makers = () if chosen else _instantiating
    if not chosen and not owned.retains():
        for make in makers[:1]:
            objects = own(owned.needed())
            note = keep(objects)
            try:
                made = make(graph, objects, note.address)
            except BaseException:
                note.never_made()  # the graph is gone, if there was one
                raise
            if made.__class__ is Graph:
                return made
            note.never_made() if made == NOT_CALLED else wait_for(objects)
    retained, found = owned.retaining(graph), None
    try:
        for make in makers[1:]:
            made = make(graph, retained.objects)
            if made.__class__ is Graph:
                found = made
                break
        else:
            found = _instantiate(graph, retained, *chosen or AGAIN)
        return found
    finally:
        owned.made(retained, found)


_instantiating: list[Any] = []
"""Machine code without options, after a few calls: ``make(graph, objects, note)`` returns the Graph, or the status; a second one needs
no note, because the graph retains the objects."""


def _quicken_instantiation() -> None:
    from .quick_graph import executable_makers

    _instantiating.extend(executable_makers())


_instantiated = after(2 * FEW, _quicken_instantiation)
"""For graphs that Python still makes then: most are made by machine code of the methods."""


def _instantiate(graph: int, retained: Retained, flags: int, stream: int = 0) -> Graph:
    """A Graph of a CUgraph whose objects are retained. C: cuGraphInstantiateWithParams."""
    _instantiated()
    made = INSTANTIATED(flags, stream)
    try:
        handle = owned_by(destroy_executable, None, "cuGraphInstantiateWithParams", graph, ctypes.addressof(made))
        return Graph._of(handle, retained.objects)
    except driver.CudaError as error:
        refusal = driver.CUgraphInstantiateResult(made[OF_RESULT] & 0xFFFFFFFF).name
        if refusal not in REFUSALS:
            raise
        raise also(advised(error, REFUSALS[refusal]), RuntimeError) from None


def _chosen(options: GraphCompleteOptions | dict[str, Any]) -> tuple[int, ...]:
    """The flags of an instantiation, and its stream."""
    from ..options import options_of
    from .options import GraphCompleteOptions

    chosen = options_of(GraphCompleteOptions, options, "options of the graph")
    if chosen.auto_free_on_launch and chosen.device_launch:
        raise ValueError(
            "a graph that kernels launch cannot free its memory: auto_free_on_launch excludes device_launch"
        )
    stream = chosen.upload_stream
    number = 0 if stream is None else stream_of(stream, "upload_stream")._open().number
    return chosen._to_flags(), number


UPDATED: Any = ctypes.c_int * 6
"""Memory for a CUgraphExecUpdateResultInfo, whose result comes first. It takes no class of a struct, for which others are made in 0.5 ms."""
INSTANTIATED: Any = ctypes.c_uint64 * 4
"""The same for a CUDA_GRAPH_INSTANTIATE_PARAMS: the flags, the stream, a node and the result."""
OF_RESULT = 3
AGAIN = (1,)  # CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH
REFUSALS = {
    "CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE": "the graph cannot be run, as when nodes wait for each other in a cycle",
    "CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED": "a node is of a kind that is impossible there: in the graphs "
    "of conditional nodes call functions, use events or allocate; in a graph that kernels launch, more",
    "CUDA_GRAPH_INSTANTIATE_MULTIPLE_CTXS_NOT_SUPPORTED": "a graph that kernels launch must be of one context",
    "CUDA_GRAPH_INSTANTIATE_CONDITIONAL_HANDLE_UNUSED": "no node uses one of its conditions: pass each to if_then(), "
    "if_else(), while_loop() or switch()",
}
"""The meaning of each CUgraphInstantiateResult."""


def debug_dot_print(graph: Any, path: Any, options: GraphDebugPrintOptions | dict[str, Any] | None) -> None:
    """Write ``graph``, a CUgraph, to a file for GraphViz. C: cuGraphDebugDotPrint."""
    from ..options import options_of
    from .options import GraphDebugPrintOptions

    flags = options_of(GraphDebugPrintOptions, options, "options of the printed graph")._to_flags()
    try:
        driver.cuGraphDebugDotPrint(graph, os.fsencode(path), flags)
    except driver.CudaError as error:
        file = os.path.abspath(os.fspath(path))
        folder = os.path.dirname(file)
        if not os.path.isdir(file) and os.access(file if os.path.exists(file) else folder, os.W_OK):
            raise
        reason = f"{file!r} cannot be written" if os.path.isdir(folder) else f"there is no folder {folder!r}"
        raise advised(error, reason)
