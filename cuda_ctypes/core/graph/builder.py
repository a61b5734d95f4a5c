"""Graphs made of what is put into a stream."""

from __future__ import annotations

from ..._floor.suggest import hint
from .._driver import as_int, driver, fail
from ..context import using
from ..kernels.kernel import Kernel
from ..lifetimes import NoConstructor
from ..options import one_of
from ..stream import Stream
from .capture import ACTIVE, ENDED, GOES_ON, NEW, Capture, refused

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .definition import GraphCondition, GraphDefinition
    from .driver_graph import DriverGraph
    from .graph import Graph
    from .options import GraphCompleteOptions, GraphDebugPrintOptions

functions: Any = driver
"""The same, for what takes data of edges in one CUDA major and not in another."""
MODES = ("global", "thread_local", "relaxed")


class GraphBuilder(NoConstructor):
    """Makes a graph of what is put into a stream. Made by :meth:`Device.create_graph_builder` and
    :meth:`Stream.create_graph_builder`.

    Between :meth:`begin_building` and :meth:`end_building` it goes wherever a stream goes (launches, copies, fills,
    allocations from a :class:`GraphMemoryResource`); nothing runs, but becomes a node, which depends on the one before.
    :meth:`split` and :meth:`join` make branches that run side by side. :meth:`complete` makes a :class:`Graph` of it.

    Memory must be kept as long as the graph runs, as for all work in streams. Kernels that are launched with the builder as
    their stream, and functions given to :meth:`callback`, are kept by the graph. A builder that ends while building
    gives its stream free.
    """

    __slots__ = ("_stream", "_capture", "_forked", "__weakref__")
    _stream: Stream | None
    _capture: Capture
    """None once closed."""
    _forked: bool
    """Whether it was split off another one, with which it shares the capture."""

    _made_by = "Device.create_graph_builder() or Stream.create_graph_builder()"

    @classmethod
    def _of(cls, stream: Stream, capture: Capture | None = None, body: DriverGraph | None = None) -> GraphBuilder:
        self = object.__new__(cls)
        self._stream = stream
        self._capture = capture or Capture(stream._open(), body)
        self._forked = capture is not None
        return self

    def close(self) -> None:
        """Give up the builder; what is being built is lost then. Graphs and definitions that were made of it stay. Closing again
        does nothing."""
        if self._stream is None:
            return
        capture = self._capture
        if capture.state is ACTIVE:
            if self._forked:
                capture.kept.add(self._stream._owned)  # what was joined is captured until the end
            else:
                status = capture.stop()
                if status in GOES_ON:
                    refused(status)
        self._stream = self._capture = None  # type: ignore[assignment]

    @property
    def is_closed(self) -> bool:
        return self._stream is None

    @property
    def stream(self) -> Stream:
        """The stream that is captured."""
        return self._open()

    def _open(self) -> Stream:
        if self._stream is None:
            raise RuntimeError("this builder is closed: make a new one, or use the one that join() returned")
        return self._stream

    def __cuda_stream__(self) -> tuple[int, int]:
        """(0, address of the CUstream): what other libraries ask a stream for."""
        return self.stream.__cuda_stream__()

    @property
    def is_join_required(self) -> bool:
        """Whether it was split off another builder, to which it must be joined."""
        return self._forked

    # Building.

    def begin_building(self, mode: str | None = "relaxed") -> GraphBuilder:
        """Capture the stream from now on (cuStreamBeginCapture); returns the builder.

        ``mode`` says what is forbidden meanwhile, since it may wait for streams or be lost (cuMemAlloc, for example):
        "global": in this thread, and in others where they capture in this mode; "thread_local": in this thread;
        "relaxed": nothing. The legacy default stream cannot be captured.
        """
        self._open()
        if mode not in MODES:
            raise ValueError(f"mode is {mode!r}, but must be {one_of(MODES)}{hint(mode, MODES)}")
        if self._forked or self._capture.state is not NEW:
            again = "make a new one for another graph" if self._capture.state is ENDED else "it has begun"
            raise RuntimeError(f"this builder {self._capture.state}: {again}")
        self._capture.begin(driver.CUstreamCaptureMode[f"CU_STREAM_CAPTURE_MODE_{str(mode).upper()}"])
        return self

    @property
    def is_building(self) -> bool:
        """Whether the stream is being captured."""
        self._open()
        return self._capture.state is ACTIVE

    def end_building(self) -> GraphBuilder:
        """Capture no more (cuStreamEndCapture); returns the builder.

        Raises CUDAError where builders were split off and not joined, or where something was asked for meanwhile that
        cannot be captured.
        """
        self._building("it cannot end")
        if self._forked:
            raise RuntimeError("this builder was split off another one: join() them, and end that one")
        self._capture.end()
        return self

    def _building(self, otherwise: str) -> DriverGraph:
        """The graph that is being built. Raises RuntimeError where none is."""
        self._open()
        if self._capture.state is not ACTIVE:
            raise RuntimeError(f"{otherwise}, for this builder {self._capture.state}")
        return self._capture.open()

    def _built(self, before: bool = False) -> DriverGraph:
        """The graph that was built; of one inside of a conditional node also what there is ``before`` that. Raises
        RuntimeError where there is none yet."""
        self._open()
        state = self._capture.state
        if self._forked:
            raise RuntimeError("this builder was split off another one: the graph is that one's")
        if state is ACTIVE or (state is NEW and not (before and self._capture.is_body)):
            raise RuntimeError(f"this builder {state}{': call end_building() first' if state is ACTIVE else ''}")
        return self._capture.open()

    # What was built.

    @property
    def graph_definition(self) -> GraphDefinition:
        """The graph as one that is made node by node: to look at what was captured, and to change it. It is the same
        graph: :meth:`complete` sees the changes.

        There is one once building has ended, and that of a condition's branch also before it begins: such a branch can be
        made node by node alone. It stays valid when the builder is closed.
        """
        return self._definition(self._built(before=True))

    @staticmethod
    def _definition(graph: DriverGraph) -> GraphDefinition:
        from .definition import GraphDefinition

        return GraphDefinition._of(graph)

    def complete(self, options: GraphCompleteOptions | dict[str, Any] | None = None) -> Graph:
        """A graph that can be launched (cuGraphInstantiateWithParams), with ``options`` (:class:`GraphCompleteOptions` or a
        dict); without, memory that it allocates and does not free is freed when it is launched again. It can be done again: each graph is launched on its own. Raises CUDAError for a condition's branch, which runs
        in the graph around it."""
        return self._definition(self._built()).instantiate(options)

    def debug_dot_print(self, path: str, options: GraphDebugPrintOptions | dict[str, Any] | None = None) -> None:
        """Write the graph into a file that GraphViz draws (cuGraphDebugDotPrint)."""
        self._definition(self._built()).debug_dot_print(path, options)

    def debug_print(self, options: GraphDebugPrintOptions | dict[str, Any] | None = None) -> None:
        """Print what :meth:`debug_dot_print` writes."""
        from tempfile import TemporaryDirectory

        with TemporaryDirectory() as folder:
            path = f"{folder}/graph.dot"
            self.debug_dot_print(path, options)
            with open(path, encoding="utf-8") as file:
                print(file.read(), end="")

    # Branches.

    def split(self, count: int) -> tuple[GraphBuilder, ...]:
        """``count`` builders, this one and new ones, whose work runs side by side once what is in this one now is done. The new
        ones have streams of their own, and must be joined before building ends."""
        self._building("it cannot be split")
        count = as_int(count, "count")
        if count < 2:
            raise ValueError(f"count is {count}, but a builder is split into at least 2")
        return (self, *[self._fork() for _ in range(count - 1)])

    def _fork(self) -> GraphBuilder:
        stream = Stream._create(self.stream.context, None)
        stream.wait(self.stream)
        return GraphBuilder._of(stream, self._capture)

    @staticmethod
    def join(*graph_builders: GraphBuilder) -> GraphBuilder:
        """One builder, which waits for the work of all of them: that which was not split off another one, else the first. The
        others are closed."""
        if len(graph_builders) < 2:
            raise ValueError(f"at least 2 builders are joined, {len(graph_builders)} were given")
        for builder in graph_builders:
            if not isinstance(builder, GraphBuilder):
                raise TypeError(f"graph_builders: GraphBuilders are expected, got {type(builder).__name__}")
            builder._building("it cannot be joined")
            if builder._capture is not graph_builders[0]._capture:
                raise ValueError("builders that are joined must build one graph: these were not split off the same one")
        if len(set(graph_builders)) < len(graph_builders):
            raise ValueError("a builder cannot be joined to itself")
        rest = [builder for builder in graph_builders if builder._forked]
        joined = next((builder for builder in graph_builders if not builder._forked), None) or rest.pop(0)
        for builder in rest:
            joined.stream.wait(builder.stream)
            builder.close()
        return joined

    # Nodes that no stream knows.

    def embed(self, child: GraphBuilder) -> None:
        """Put all that another builder has built into this graph, as one node, which has a copy (cuGraphAddChildGraphNode). The
        driver takes nothing that allocates or frees memory, has conditions, or is a condition's branch."""
        from .building import NOT_EMBEDDED

        if not isinstance(child, GraphBuilder):
            raise TypeError(f"child: a GraphBuilder is expected, got {type(child).__name__}")
        try:
            graph = self._building("nothing can be embedded in it")
            embedded = child._built()
        except RuntimeError as error:
            raise ValueError(str(error)) from None
        _, _, _, after, *_, count = driver.cuStreamGetCaptureInfo(self.stream.handle)
        try:
            self._continue(graph, driver.cuGraphAddChildGraphNode(graph.number, after, count, embedded.number))
        except driver.CudaError as error:
            refused = error.status == driver.CUresult.CUDA_ERROR_NOT_SUPPORTED
            fail(error.status, error.function, NOT_EMBEDDED if refused else error.advice)

    def callback(self, fn: Any, *, user_data: Any = None) -> None:
        """Call a function on the host when the graph gets there (cuLaunchHostFunc). It must not use CUDA.

        ``fn``: a Python callable without parameters, whose exceptions go to ``sys.unraisablehook``; or a function pointer of
        ctypes, ``CFUNCTYPE(None, c_void_p)``, which is called with ``user_data``: an address, or bytes, which are copied.
        The graph keeps them; one that itself keeps the graph keeps both for good. Raises CUDAError in a condition's branch.
        """
        from .building import NOT_IN_BODIES
        from .callbacks import host_function

        graph = self._building("nothing can be called in it")
        if graph.in_body:
            fail(driver.CUresult.CUDA_ERROR_INVALID_VALUE, "cuLaunchHostFunc", NOT_IN_BODIES["cuGraphAddHostNode"])
        function, data, kept = host_function(fn, user_data)
        token = graph.keep(*kept)
        try:
            driver.cuLaunchHostFunc(self.stream.handle, function, data)
        except BaseException:
            graph.let_go(token)
            raise
        for node in driver.cuStreamGetCaptureInfo(self.stream.handle)[3]:  # the new one
            graph.forget(int(node))
            graph.keep_for(int(node), token)

    def _continue(self, graph: DriverGraph, node: Any) -> None:
        """Let what follows in the stream depend on a node."""
        from .adjacency import data_of

        graph.forget(int(node))  # what somebody else destroyed may have had the same address
        instead = driver.CUstreamUpdateCaptureDependencies_flags.CU_STREAM_SET_CAPTURE_DEPENDENCIES
        functions.cuStreamUpdateCaptureDependencies(self.stream.handle, [node], *data_of(None), 1, instead)

    # Conditions.

    def create_condition(self, default_value: int | None = None) -> GraphCondition:
        """A value on which parts of the graph depend; kernels set it by ``cudaGraphSetConditional``
        (cuGraphConditionalHandleCreate, from CUDA 12.3 on). With ``default_value``, it is that whenever a launch begins."""
        from .definition import GraphCondition, create_condition

        graph = self._building("it has no conditions")
        with using(self.stream.context):
            return GraphCondition._of(create_condition(graph.number, default_value), graph.owned)

    def if_then(self, condition: GraphCondition) -> GraphBuilder:
        """A builder for what runs if the condition is not 0."""
        return self._branches(condition, "IF", 1)[0]

    def if_else(self, condition: GraphCondition) -> tuple[GraphBuilder, GraphBuilder]:
        """Two builders: for what runs if the condition is not 0, and for what runs if it is (CUDA 12.8)."""
        then, otherwise = self._branches(condition, "IF", 2)
        return then, otherwise

    def while_loop(self, condition: GraphCondition) -> GraphBuilder:
        """A builder for what runs again and again while the condition is not 0."""
        return self._branches(condition, "WHILE", 1)[0]

    def switch(self, condition: GraphCondition, count: int) -> tuple[GraphBuilder, ...]:
        """``count`` builders: that whose number the condition is runs, or none (CUDA 12.8)."""
        return self._branches(condition, "SWITCH", count)

    def _branches(self, condition: GraphCondition, kind: str, count: int) -> tuple[GraphBuilder, ...]:
        """Builders, which have not begun, for the graphs inside of a new conditional node (cuGraphAddNode)."""
        from .node_parameters import conditional

        graph = self._building("it has no branches")
        with using(self.stream.context):
            parameters = conditional(condition, kind, count, graph.owned)
        _, _, _, after, *edges, number = driver.cuStreamGetCaptureInfo(self.stream.handle)
        node = functions.cuGraphAddNode(graph.number, after, *edges, number, parameters)
        self._continue(graph, node)
        wanted = parameters.conditional
        inner = graph.bodies(int(node), condition._identity, int(wanted.type), wanted.phGraph_out)
        context = self.stream.context
        return tuple(GraphBuilder._of(Stream._create(context, None), body=body) for body in inner.graphs)

    def _launching(self, kernel: Any) -> Stream:
        """The stream for a launch; the graph keeps the kernel."""
        stream = self.stream
        capture = self._capture
        if capture.state is not ENDED and isinstance(kernel, Kernel) and kernel not in capture.kept:
            if capture.state is ACTIVE:
                capture.open().keep(kernel)
            capture.kept.add(kernel)
        return stream

    def __repr__(self) -> str:
        return f"<GraphBuilder {'closed' if self._stream is None else self._capture.state.partition(':')[0]}>"
