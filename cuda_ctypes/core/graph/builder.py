"""Graphs captured from a stream's work."""

from __future__ import annotations

from ..._counting import were_given
from ..._lazy import LazyModule
from .._driver import advised, after_few, as_int, class_name, driver, fail, late
from ..context import in_context
from ..errors import InvalidArgumentError
from ..kernels.kernel import Kernel
from ..lifetimes import NoConstructor
from ..quick_properties import kept
from ..stream import Stream
from .calls import call
from .calls import function as call_of
from .capture import ACTIVE, ENDED, GOES_ON, NEW, SPOILED, UNMATCHED, Capture, refused

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .._annotations import CaptureMode
    from ..event import Event
    from . import building, callbacks, edges, node_parameters, operands
    from . import definition as definitions
    from . import graph as graphs
    from .definition import GraphCondition, GraphDefinition
    from .graph import Graph
    from .options import GraphCompleteOptions, GraphDebugPrintOptions
    from .owned_graph import OwnedGraph

else:
    building = LazyModule(globals(), "building", ".building")
    callbacks = LazyModule(globals(), "callbacks", ".callbacks")
    definitions = LazyModule(globals(), "definitions", ".definition")
    edges = LazyModule(globals(), "edges", ".edges")
    node_parameters = LazyModule(globals(), "node_parameters", ".node_parameters")
    operands = LazyModule(globals(), "operands", ".operands")
    graphs = LazyModule(globals(), "graphs", ".graph")

MODES: dict[Any, int] = {"global": 0, "thread_local": 1, "relaxed": 2}
"""The members of CUstreamCaptureMode."""


def of_stream(stream: Stream) -> GraphBuilder:
    """``stream.create_graph_builder()``. Machine code takes the place of that method after a few calls."""
    _made()
    return GraphBuilder._of(stream)


def _quicken_making() -> None:
    from .quick_graph import quicken_builders

    quicken_builders(GraphBuilder, Capture, NEW)


def _quicken_use() -> None:
    from ..memory.quick_copies import accept
    from .quick_capture import number_of

    accept(number_of)


def _quicken_building() -> None:
    from .quick_capture import quicken_building

    quicken_building()


_begun = after_few(_quicken_building)


def _quicken_allocation() -> None:
    from ..memory.graph_memory_resource import GraphMemoryResource
    from .quick_capture import quicken_allocation

    quicken_allocation(GraphMemoryResource)


_made = after_few(_quicken_making)


def _quicken_completion() -> None:
    from .definition import GraphDefinition
    from .quick_capture import captured_by, definition_in
    from .quick_graph import quicken_completion

    quicken_completion(GraphBuilder, definition_in, GraphDefinition, captured_by)


_completed = after_few(_quicken_completion)


launch_host_function = late(globals(), "launch_host_function", "cuLaunchHostFunc")
is_capturing = late(globals(), "is_capturing", "cuStreamIsCapturing")
CAPTURING, INVALIDATED = 1, 2  # CU_STREAM_CAPTURE_STATUS_ACTIVE and _INVALIDATED


def goes_on(status: int) -> bool:
    """True, unless this CUstreamCaptureStatus says that the capture was spoiled: that raises."""
    if status == INVALIDATED:
        refused(SPOILED)
    return True


class GraphBuilder(NoConstructor):
    """Makes a graph of the work put into a stream. Made by :meth:`Device.create_graph_builder` and
    :meth:`Stream.create_graph_builder`.

    Between :meth:`begin_building` and :meth:`end_building` it takes the place of a stream (launches, copies, fills,
    allocations from a :class:`GraphMemoryResource`). Nothing runs; each operation becomes a node after the one
    before. :meth:`split` and :meth:`join` make branches that run side by side. :meth:`complete` makes a
    :class:`Graph`.

    Keep memory alive as long as the graph runs, as for all work in streams. The graph keeps kernels launched with the
    builder as their stream, and functions given to :meth:`callback`. A builder that is closed or collected while
    building releases its stream. Notebooks show its graph as a picture, also while building.
    """

    __slots__ = ("_stream", "_capture", "_forked", "__weakref__")
    _stream: Stream | None
    """None once closed."""
    _capture: Capture | None
    """None once closed."""
    _forked: bool
    """Whether it was split off another builder, with which it shares the capture."""

    _made_by = "Device.create_graph_builder() or Stream.create_graph_builder()"

    @classmethod
    def _of(cls, stream: Stream, capture: Capture | None = None, forked: bool = False) -> GraphBuilder:
        self = object.__new__(cls)
        self._capture = capture or Capture(stream._open())
        self._stream = stream
        self._forked = forked
        return self

    def _captured(self) -> Capture:
        """The capture. Raises RuntimeError once closed."""
        capture = self._capture
        if capture is None:
            self._open()
        return capture  # type: ignore[return-value]

    @property
    def _state(self) -> str:
        capture = self._capture  # once: another thread may close this builder
        return NEW if capture is None else capture.state

    def close(self) -> None:
        """Close the builder. A graph that is being built is lost; finished graphs and definitions stay. Closing again
        does nothing. C: cuStreamEndCapture.

        Raises
        ------
        CUDAError
            The capture must end in another thread: the builder stays open. Or something was asked for that cannot be
            captured: the builder is closed.
        """
        stream, capture, status = self._stream, self._capture, 0
        if stream is None:
            return
        if capture is not None and capture.state is ACTIVE:
            if not self._forked:  # the capture keeps a joined stream until its end
                status = capture.stop()
                if status in GOES_ON:
                    refused(status)
        self._stream = self._capture = None
        if status == SPOILED:
            refused(status)

    @property
    @kept("_stream", none=True, other=False)
    def is_closed(self) -> bool:
        """Whether :meth:`close` or :meth:`join` closed it."""
        return self._stream is None

    @property
    @kept("_stream")
    def stream(self) -> Stream:
        """The stream that is captured. Raises RuntimeError once closed."""
        return self._stream or self._open()

    def _open(self) -> Stream:
        stream = self._stream
        if stream is None:
            raise RuntimeError("this builder is closed: make a new one, or use the one that join() returned")
        return stream

    def __cuda_stream__(self) -> tuple[int, int]:
        """(0, address of the CUstream), the protocol of streams."""
        return self.stream.__cuda_stream__()

    @property
    def is_join_required(self) -> bool:
        """Whether it was split off another builder, and must be joined."""
        return self._forked

    # Building.

    def begin_building(self, mode: CaptureMode | None = "relaxed") -> GraphBuilder:
        """Begin to capture the stream. C: cuStreamBeginCapture, cuStreamGetCaptureInfo; for a condition's branch
        cuStreamBeginCaptureToGraph.

        Parameters
        ----------
        mode : str, optional
            Whether calls are forbidden that may wait for streams or be lost, such as cuMemAlloc. "global": in this
            thread, and in others that capture in this mode; "thread_local": in this thread; "relaxed": nowhere.

        Returns
        -------
        GraphBuilder
            The builder itself.

        Raises
        ------
        CUDAError
            The driver refuses, for example the legacy default stream.
        RuntimeError
            The builder is closed, has begun before, or was split off another one.
        TypeError
            The mode is not a str.
        ValueError
            The mode is unknown.
        """
        if self._stream is None:
            self._open()
        try:
            number = MODES[mode]
        except (KeyError, TypeError):
            if mode is not None and not isinstance(mode, str):
                raise TypeError(f"mode: a str is expected, got {type(mode).__name__}") from None
            from ..._floor.suggest import hint
            from ..options import one_of

            raise ValueError(f"mode is {mode!r}, but must be {one_of(MODES)}{hint(mode, MODES)}") from None
        capture = self._capture or self._captured()
        if self._forked or capture.state is not NEW:
            again = "make a new one for another graph" if capture.state is ENDED else "it has begun"
            raise RuntimeError(f"this builder {capture.state}: {again}")
        capture.begin(number)
        _begun()
        return self

    @property
    def is_building(self) -> bool:
        """Whether the stream is being captured. Raises RuntimeError once closed, or if something was asked for that cannot
        be captured. C: cuStreamIsCapturing.
        """
        stream = self._stream or self._open()
        if self._state is not ACTIVE:
            return False
        return goes_on(is_capturing(stream._open().number))

    def end_building(self) -> GraphBuilder:
        """End the capture. C: cuStreamEndCapture.

        Returns
        -------
        GraphBuilder
            The builder itself.

        Raises
        ------
        CUDAError
            Builders were split off and not joined, or something happened that cannot be captured.
        RuntimeError
            The builder is closed, is not building, or was split off another one. Then it is a CUDAError too.
        """
        return self._end()

    def _end(self) -> GraphBuilder:
        capture = self._building("it cannot end")
        status = UNMATCHED if self._forked else capture.stop()
        if status:
            refused(status)
        capture.share()
        return self

    @staticmethod
    def _not_ended(status: int, builder: GraphBuilder) -> GraphBuilder:
        """Machine code has ended the capture with this status."""
        capture = builder._capture
        if capture is not None and status not in GOES_ON:
            capture._over(ENDED)
            refused(status)
        return builder._end()  # nothing has changed, or another thread has closed it

    def _building(self, otherwise: str) -> Capture:
        """The capture that is going on. Raises RuntimeError if there is none."""
        capture = self._capture
        if capture is None or capture.state is not ACTIVE:
            self._open()
            raise RuntimeError(f"{otherwise}, because this builder {self._state}")
        if capture.is_body:
            capture.open()
        return capture

    def _built(self, before: bool = False) -> GraphDefinition:
        """The graph that was built; inside of a conditional node also the one ``before`` building. Raises RuntimeError
        if there is none yet.
        """
        capture = self._capture
        if capture is None or capture.state is not ENDED or self._forked:
            self._open()
            state = self._state
            if self._forked:
                raise RuntimeError("this builder was split off another one: that one has the graph")
            if capture is None or state is ACTIVE or not (before and capture.is_body):
                raise RuntimeError(f"this builder {state}{': call end_building() first' if state is ACTIVE else ''}")
        return capture.open()

    def _handle(self) -> OwnedGraph | None:
        """The handle of the graph, if nobody has looked at it so far."""
        capture = self._capture
        if capture is None or capture.state is not ENDED or capture.graph is not None or self._forked:
            return None
        return capture.handle()

    # The graph that was built.

    @property
    def graph_definition(self) -> GraphDefinition:
        """The graph as a definition, to inspect and change the captured work. It is the same graph:
        :meth:`complete` sees the changes.

        It exists once building has ended; a condition's branch has it before building too, and can be made node by
        node only. It stays valid when the builder is closed. Raises RuntimeError while there is none.
        """
        capture = self._capture
        if capture is None or capture.state is not ENDED or self._forked:
            return self._built(before=True)
        graph = capture.graph
        return graph if graph is not None and graph._cugraph else capture.open()

    def complete(self, options: GraphCompleteOptions | dict[str, Any] | None = None) -> Graph:
        """Make a graph that can be launched; again for another one. C: cuGraphInstantiateWithParams.

        Parameters
        ----------
        options : GraphCompleteOptions or dict, optional
            Default: memory that the graph allocates and does not free is freed at its next launch.

        Returns
        -------
        Graph

        Raises
        ------
        CUDAError
            The driver refuses, for example a condition's branch, which runs in the graph around it.
        RuntimeError
            The builder is closed, has not ended building, or was split off another one.
        TypeError, ValueError
            An option is unknown, or the options exclude each other.
        """
        if options is None:
            _completed()
        owned = self._handle()
        if owned is not None and not owned.retained:
            return graphs.instantiate(owned, options)
        return self._built().instantiate(options)

    def debug_dot_print(self, path: str, options: GraphDebugPrintOptions | dict[str, Any] | None = None) -> None:
        """Write the graph to a file for GraphViz. C: cuGraphDebugDotPrint.

        Parameters
        ----------
        path : str or os.PathLike
            The file.
        options : GraphDebugPrintOptions or dict, optional
            The parts to write besides nodes and edges.

        Raises
        ------
        CUDAError
            The driver refuses, for example without the folder.
        RuntimeError
            The builder is closed, has not ended building, or was split off another one.
        TypeError
            ``path`` is not a path, or an option is unknown.
        """
        self._built().debug_dot_print(path, options)

    def debug_print(self, options: GraphDebugPrintOptions | dict[str, Any] | None = None) -> None:
        """Print the text of :meth:`debug_dot_print`. C: cuGraphDebugDotPrint.

        Parameters
        ----------
        options : GraphDebugPrintOptions or dict, optional
            The parts to print besides nodes and edges.

        Raises
        ------
        CUDAError, RuntimeError, TypeError
            As :meth:`debug_dot_print`.
        """
        from tempfile import TemporaryDirectory

        with TemporaryDirectory() as folder:
            path = f"{folder}/graph.dot"
            self.debug_dot_print(path, options)
            with open(path, encoding="utf-8") as file:
                print(file.read(), end="")

    def _repr_svg_(self) -> str | None:
        """The graph as a picture, which notebooks show, as far as it is built; None if there is none."""
        try:
            graph = self._captured().open()
        except (driver.CudaError, RuntimeError):
            return None
        from .drawing import picture

        return picture(graph)

    # Branches.

    def split(self, count: int) -> tuple[GraphBuilder, ...]:
        """Split the builder for work that runs side by side, after the work before. New builders have streams of their
        own, and must be joined before building ends. C: cuStreamCreateWithPriority, cuEventRecord, cuStreamWaitEvent.

        Parameters
        ----------
        count : int
            The number of builders, this one included.

        Returns
        -------
        tuple of GraphBuilder
            This one and the new ones.

        Raises
        ------
        CUDAError
            The driver refuses.
        RuntimeError
            The builder is not building, or closed.
        TypeError
            ``count`` is not an int.
        ValueError
            ``count`` is less than 2.
        """
        capture = self._building("it cannot be split")
        count = as_int(count, "count")
        if count < 2:
            raise ValueError(f"count is {count}, but a builder is split into at least 2")
        begin = self.stream if count == 2 else self.stream.record()  # once for all
        return (self, *[self._fork(capture, begin) for _ in range(count - 1)])

    def _fork(self, capture: Capture, begin: Stream | Event) -> GraphBuilder:
        stream = Stream._create(self.stream.context, None)
        capture.captures(stream._open())  # before it is: to destroy it then would spoil the capture
        stream.wait(begin)
        return GraphBuilder._of(stream, capture, True)

    @staticmethod
    def join(*graph_builders: GraphBuilder) -> GraphBuilder:
        """Join builders: one goes on after the work of all of them; the others are closed. C: cuEventRecord,
        cuStreamWaitEvent.

        Parameters
        ----------
        *graph_builders : GraphBuilder
            Two or more of one graph: the builder that was split, and those split off it.

        Returns
        -------
        GraphBuilder
            The one that was not split off, or the first.

        Raises
        ------
        CUDAError
            The driver refuses.
        RuntimeError
            A builder is not building, or closed.
        TypeError
            An argument is not a GraphBuilder.
        ValueError
            Fewer than two are given, or one is given twice.
        InvalidArgumentError
            They build different graphs. A CUDAError and a ValueError.
        """
        for builder in graph_builders:
            if not isinstance(builder, GraphBuilder):
                raise TypeError(f"graph_builders: GraphBuilders are expected, got {class_name(builder)}")
        if len(graph_builders) < 2:
            raise ValueError(f"at least 2 builders are joined, {were_given(len(graph_builders))}")
        for builder in graph_builders:
            builder._building("it cannot be joined")
            if builder._capture is not graph_builders[0]._capture:
                raise InvalidArgumentError(
                    "builders that are joined must build one graph: these were not split off the same one"
                )
        if len(set(graph_builders)) < len(graph_builders):
            raise ValueError("a builder cannot be joined to itself")
        rest = [builder for builder in graph_builders if builder._forked]
        joined = next((builder for builder in graph_builders if not builder._forked), None) or rest.pop(0)
        stream = joined.stream
        for builder in rest:
            stream._wait_once(builder.stream)
            builder._stream = builder._capture = None  # as close(): the capture keeps a joined stream until its end
        return joined

    # Nodes without a stream operation.

    def embed(self, child: GraphBuilder) -> None:
        """Put a copy of another builder's graph into this one, as one node. C: cuStreamGetCaptureInfo,
        cuGraphAddChildGraphNode, cuStreamUpdateCaptureDependencies.

        Parameters
        ----------
        child : GraphBuilder
            It has ended building. Its graph must not allocate or free memory, have conditions, or be a condition's
            branch.

        Raises
        ------
        CUDAError
            The driver refuses the graph.
        RuntimeError
            One of them is closed.
        TypeError
            ``child`` is not a GraphBuilder.
        ValueError
            This one is not building, or ``child`` has not ended.
        """
        if not isinstance(child, GraphBuilder):
            raise TypeError(f"child: a GraphBuilder is expected, got {class_name(child)}")
        self._open()
        child._open()
        try:
            graph = self._building("nothing can be embedded in it").open()
            embedded = child._built()
        except RuntimeError as error:
            raise ValueError(str(error)) from None
        graph._copies(embedded)
        token = graph._keep(*operands.needed_by(embedded))
        try:
            _, after, *_, count = edges.captured(self.stream._open().number)
            node = call_of("cuGraphAddChildGraphNode")(graph._cugraph, after, count, embedded._cugraph)
        except driver.CudaError as error:
            graph._let_go(token)
            if error.status != driver.CUresult.CUDA_ERROR_NOT_SUPPORTED:
                raise
            raise advised(error, building.NOT_EMBEDDED)
        self._continue(graph, node)
        graph._keep_for(node, token)

    def callback(self, fn: Any, *, user_data: Any = None) -> None:
        """Call a function on the host, which must not use CUDA. C: cuLaunchHostFunc, cuStreamGetCaptureInfo.

        Parameters
        ----------
        fn : callable or ctypes function pointer
            A Python callable without parameters; its exceptions go to ``sys.unraisablehook``. Or ``CFUNCTYPE(None,
            c_void_p)``, called with ``user_data``. The graph keeps it.
        user_data : int or bytes, optional
            For a function pointer: an address, or bytes that are copied.

        Raises
        ------
        CUDAError
            The builder is that of a condition's branch, or the driver refuses.
        OverflowError
            ``user_data`` is an int that is not an address.
        RuntimeError
            The builder is not building, or closed.
        TypeError
            ``fn`` or ``user_data`` has a wrong type, or the function pointer another prototype.
        ValueError
            ``user_data`` for a Python callable.
        """
        graph = self._building("nothing can be called in it").open()
        if graph._in_body:
            fail(
                driver.CUresult.CUDA_ERROR_INVALID_VALUE,
                "cuLaunchHostFunc",
                building.NOT_IN_BODIES["cuGraphAddHostNode"],
            )
        function, data, kept = callbacks.host_function(fn, user_data)
        token = graph._owned.keep(kept, graph._keeper)
        stream = self._stream or self._open()
        status = launch_host_function(stream._number or stream._open().number, function, data)
        if status:
            graph._let_go(token)
            fail(status, "cuLaunchHostFunc")

    def _continue(self, graph: GraphDefinition, node: int) -> None:
        """Let later work in the stream depend on a node."""
        graph._forget(node)  # a node destroyed elsewhere may have had this address
        stream, instead = self.stream._open().number, 1  # CU_STREAM_SET_CAPTURE_DEPENDENCIES
        call("cuStreamUpdateCaptureDependencies", stream, edges.ONE(node), *edges.USUAL, 1, instead)

    # Conditions.

    def create_condition(self, default_value: int | None = None) -> GraphCondition:
        """Make a value on which parts of the graph depend; kernels set it by ``cudaGraphSetConditional``.

        C: cuGraphConditionalHandleCreate, since CUDA 12.3; older drivers raise
        ``cuda_ctypes.errors.FunctionNotFoundError``.

        Parameters
        ----------
        default_value : int, optional
            The value at the beginning of each launch.

        Returns
        -------
        GraphCondition

        Raises
        ------
        CUDAError
            The driver refuses.
        OverflowError
            ``default_value`` is out of range.
        RuntimeError
            The builder is not building, or closed.
        TypeError
            ``default_value`` is not an int.
        """
        graph = self._building("it has no conditions").open()
        made = in_context(self.stream.context, definitions.create_condition, graph._cugraph, default_value)
        return definitions.GraphCondition._of(made, graph._owned)

    def if_then(self, condition: GraphCondition) -> GraphBuilder:
        """Add a branch that runs if the condition is not 0. C: cuGraphAddNode, cuStreamUpdateCaptureDependencies.

        Parameters
        ----------
        condition : GraphCondition
            Of this graph.

        Returns
        -------
        GraphBuilder
            The builder of the branch.

        Raises
        ------
        CUDAError
            The driver refuses.
        RuntimeError
            The builder is not building, or closed.
        TypeError, ValueError
            ``condition`` is not a GraphCondition, or belongs to another graph.
        """
        return self._branches(condition, building.AN_IF, 1)[0]

    def if_else(self, condition: GraphCondition) -> tuple[GraphBuilder, GraphBuilder]:
        """Add two branches: one runs if the condition is not 0, the other if it is. Since CUDA 12.8. C: cuGraphAddNode,
        cuStreamUpdateCaptureDependencies.

        Parameters
        ----------
        condition : GraphCondition
            Of this graph.

        Returns
        -------
        tuple of GraphBuilder
            The builders of the branches.

        Raises
        ------
        CUDAError
            The driver refuses.
        RuntimeError
            The builder is not building, or closed.
        TypeError, ValueError
            ``condition`` is not a GraphCondition, or belongs to another graph.
        """
        then, otherwise = self._branches(condition, building.AN_IF, 2)
        return then, otherwise

    def while_loop(self, condition: GraphCondition) -> GraphBuilder:
        """Add a branch that runs again and again while the condition is not 0. C: cuGraphAddNode,
        cuStreamUpdateCaptureDependencies.

        Parameters
        ----------
        condition : GraphCondition
            Of this graph.

        Returns
        -------
        GraphBuilder
            The builder of the branch.

        Raises
        ------
        CUDAError
            The driver refuses.
        RuntimeError
            The builder is not building, or closed.
        TypeError, ValueError
            ``condition`` is not a GraphCondition, or belongs to another graph.
        """
        return self._branches(condition, building.A_WHILE, 1)[0]

    def switch(self, condition: GraphCondition, count: int) -> tuple[GraphBuilder, ...]:
        """Add branches: the one whose index is the condition runs; no branch for larger values. Since CUDA 12.8. C:
        cuGraphAddNode, cuStreamUpdateCaptureDependencies.

        Parameters
        ----------
        condition : GraphCondition
            Of this graph.
        count : int
            The number of branches.

        Returns
        -------
        tuple of GraphBuilder
            The builders of the branches.

        Raises
        ------
        CUDAError
            The driver refuses.
        OverflowError
            ``count`` is negative, or 2**32 or more.
        RuntimeError
            The builder is not building, or closed.
        TypeError
            ``condition`` is not a GraphCondition, or ``count`` not an int.
        ValueError
            ``condition`` belongs to another graph, or ``count`` is 0.
        """
        return self._branches(condition, building.A_SWITCH, count)

    def _branches(self, condition: GraphCondition, kind: int, count: int) -> tuple[GraphBuilder, ...]:
        """Builders, which have not begun, for the graphs inside of a new conditional node. C: cuGraphAddNode."""
        from ctypes import addressof

        graph = self._building("it has no branches").open()
        node_parameters.check_condition(condition, graph._owned)
        count = node_parameters.check_count(count)
        parameters = in_context(self.stream.context, node_parameters.conditional, condition._identity, kind, count)
        add = call_of("cuGraphAddNode_v2")  # where it is, captures tell the data of edges too
        _, after, data, waits = edges.captured(self.stream._open().number)
        node = add(graph._cugraph, after, data, waits, addressof(parameters))
        self._continue(graph, node)
        bodies = graph._bodies_at(node_parameters.graphs_in(parameters), count)
        inner = graph._bodies(node, condition._identity, kind, bodies)
        streams = [Stream._create(self.stream.context, None) for _ in inner.graphs]
        return tuple(
            GraphBuilder._of(stream, Capture(stream._open(), body)) for stream, body in zip(streams, inner.graphs)
        )

    _allocated = staticmethod(after_few(_quicken_allocation))
    """Called after an allocation of a GraphMemoryResource."""
    _used = staticmethod(after_few(_quicken_use))
    """Called when a builder stands for its stream, as in a copy."""

    @staticmethod
    def _launch_order(routine: Any) -> Any:
        """See :func:`..kernels.quick_launch.in_stream`."""
        from .quick_capture import launched

        return launched(routine)

    def _launching(self, kernel: Any) -> Stream:
        """The stream of a launch; the graph keeps the kernel."""
        stream = self.stream
        capture = self._capture or self._captured()
        if capture.state is not ENDED and isinstance(kernel, Kernel) and kernel not in capture.kept:
            capture.keep(kernel)
        return stream

    def __repr__(self) -> str:
        return f"<GraphBuilder {'closed' if self._stream is None else self._state.partition(':')[0]}>"
