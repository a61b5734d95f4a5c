"""The kinds of nodes. A node knows the facts that it was added with. One that was found asks the driver once, and both again after a change
by their own methods, as cuda.core's do.

Their properties raise RuntimeError once the node is gone.
"""

from __future__ import annotations

from ctypes import addressof, sizeof

from ...errors import FunctionNotFoundError
from .._driver import after_few, after_few_calls, class_name, driver, fail, typed
from ..errors import CUDAError, InvalidArgumentError
from ..event import quicken_ends
from ..kernels.kernel import Kernel, kernel_at
from ..kernels.launch_config import LaunchConfig
from ..memory.buffer import LARGEST, check_size
from ..quick_properties import kept
from .calls import function as call_of
from .calls import passed
from .definition import GraphCondition, GraphDefinition
from .driver_graph import Inner
from .node import GraphNode
from .node_parameters import (
    COPY,
    EXTENTS,
    FILL,
    KERNEL,
    NODE,
    at_end,
    checked_config,
    end_of_copy,
    facts_of_run,
    fill,
    host_call,
    kept_to_run,
    kernel_run,
    quick_call,
)
from .operands import child_of, event_of, event_with, lent_at, needed_by

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, Generic, TypeVar

    from ..event import Event
    from ..memory.buffer import Buffer
    from ..typing import GraphConditionalType

    Extents = tuple[int, int, int]
    T = TypeVar("T", covariant=True)

    class Fact(Generic[T]):
        """The type of a property."""

        def __get__(self, node: Any, owner: Any = None) -> T: ...


def fact(position: int, doc: str) -> Any:
    """A property: one of the node's facts."""

    @kept("_known", item=position)
    def read(self: Any) -> Any:
        return (self._known or self._ask())[position]

    return property(read, doc=doc)


class EmptyNode(GraphNode):
    """Does nothing, but depends on others."""

    __slots__ = ()


class KernelNode(GraphNode):
    """Runs a kernel. C: cuGraphKernelNodeGetParams."""

    __slots__ = ()

    def _parameters(self) -> tuple[Any, ...]:
        """The CUfunction or 0, the extents as bytes, the address of those of the arguments, the CUkernel or 0, and the context."""
        return KERNEL.unpack_from(parameters_of(self, "cuGraphKernelNodeGetParams"))

    def _facts(self) -> tuple[Any, ...]:
        found = self._parameters()
        return *extents_of(found), kernel_of(found)

    grid: Fact[Extents] = fact(0, "Blocks, in three dimensions.")
    block: Fact[Extents] = fact(1, "Threads per block, in three dimensions.")
    shmem_size: Fact[int] = fact(2, "Bytes of dynamic shared memory per block.")
    kernel: Fact[Kernel] = fact(3, "The kernel. Its code stays loaded as long as the graph needs it.")

    @property
    def config(self) -> LaunchConfig:
        """Grid, block and shared memory: a node's parameters have nothing else."""
        grid, block, shmem_size, _ = self._known or self._ask()
        return LaunchConfig(grid=grid, block=block, shmem_size=shmem_size)

    def update(
        self,
        *,
        config: LaunchConfig | None = None,
        kernel: Kernel | None = None,
        args: Sequence[Any] | None = None,
    ) -> None:
        """Change the kernel, its configuration or its arguments; None leaves a part as it is. C:
        cuGraphKernelNodeSetParams.

        Parameters
        ----------
        config : LaunchConfig, optional
            Blocks and threads.
        kernel : Kernel, optional
            Another kernel; needs ``args``.
        args : sequence, optional
            All arguments; ``()`` for none.

        Raises
        ------
        CUDAError
            No context is current, or the driver refuses.
        NotImplementedError
            The configuration has clusters, is cooperative, or has programmatic serialization.
        OverflowError
            An int does not fit its parameter.
        RuntimeError
            The node is gone, or a buffer among ``args`` closed.
        TypeError
            An argument has a wrong type.
        ValueError
            ``kernel`` without ``args``.
        """
        self._open()
        if kernel is not None and not isinstance(kernel, Kernel):
            raise TypeError(f"kernel: a Kernel is expected, got {class_name(kernel)}")
        if kernel is not None and args is None:
            raise ValueError("kernel: another kernel needs args too; () for none")
        if args is None:
            self._reconfigure(config)
            return
        facts: Any = None
        if config is None or kernel is None:
            present = self._present()
            if config is None:
                config, facts = usual_config(*present[:3]), present if kernel is None else None
            kernel = kernel or present[3]
        if facts is None and config.__class__ is LaunchConfig:
            facts = facts_of_run(config, kernel)
        function, given = "cuGraphKernelNodeSetParams", tuple(args)
        call = quick_call(function, kernel)
        keep = call and kept_to_run(kernel, given)
        if keep and self._changed(call, (config, given), keep, facts=facts) == 0:
            return
        run, keep = kernel_run(checked_config(config), kernel, given)
        self._change(function, run.address, keep, facts=facts)
        run.done(function, kernel, given)

    def _reconfigure(self, config: LaunchConfig | None) -> None:
        """Change the configuration alone."""
        of_function, extents, arguments, of_kernel, context = self._parameters()
        head = extents if config is None else checked_config(config)._head
        # The arguments are in the node's own memory: the driver copies them before it frees that.
        parameters = KERNEL.pack(of_function, head, arguments, of_kernel, context)
        self._change("cuGraphKernelNodeSetParams", parameters, (), besides=True)


def extents_of(parameters: tuple[Any, ...]) -> tuple[Extents, Extents, int]:
    """The blocks, the threads per block, and the dynamic shared memory of a kernel's node."""
    x, y, z, *block, shmem_size = EXTENTS.unpack(parameters[1])
    return (x, y, z), tuple(block), shmem_size


_configs: dict[Any, LaunchConfig] = {}
MOST_CONFIGS = 64


def usual_config(grid: Extents, block: Extents, shmem_size: int) -> LaunchConfig:
    """A configuration that is given to nobody, who might change it. Some are kept, in a tenth of the time."""
    found = _configs.get((grid, block, shmem_size))
    if found is None:
        if len(_configs) >= MOST_CONFIGS:
            _configs.clear()
        found = _configs[grid, block, shmem_size] = LaunchConfig(grid=grid, block=block, shmem_size=shmem_size)
    return found


def kernel_of(parameters: tuple[Any, ...]) -> Kernel:
    return kernel_at(parameters[3] or parameters[0])


class AllocNode(GraphNode):
    """Allocates memory, which graphs and other work may use until it is freed. C: cuGraphMemAllocNodeGetParams."""

    __slots__ = ()

    def _facts(self) -> tuple[Any, ...]:
        from .allocations import facts_at

        return facts_at(self._open())

    dptr: Fact[int] = fact(0, "The address of the memory, the same in all launches.")
    bytesize: Fact[int] = fact(1, "The size of the memory, in bytes.")
    device_id: Fact[int] = fact(2, "The number of the device that has the memory; 0 for memory of the host.")
    memory_type: Fact[str] = fact(3, '"device", "host" or "managed"; other memory by its place in C, as "host_numa".')
    peer_access: Fact[tuple[int, ...]] = fact(4, "The numbers of other devices that can use the memory.")


class FreeNode(GraphNode):
    """Frees memory that a graph allocated."""

    __slots__ = ()

    def _facts(self) -> tuple[Any, ...]:
        return (int(driver.cuGraphMemFreeNodeGetParams(self._open())),)

    dptr: Fact[int] = fact(0, "The address of the memory. C: cuGraphMemFreeNodeGetParams.")


class MemsetNode(GraphNode):
    """Fills memory with a value. C: cuGraphMemsetNodeGetParams."""

    __slots__ = ()

    def _facts(self) -> tuple[Any, ...]:
        address, pitch, value, element_size, width, height = FILL.unpack_from(
            parameters_of(self, "cuGraphMemsetNodeGetParams")
        )
        return address, value, element_size, width, height, pitch

    dptr: Fact[int] = fact(0, "The address of the memory.")
    value: Fact[int] = fact(1, "The value that fills the memory, a number of ``element_size`` bytes.")
    element_size: Fact[int] = fact(2, "The size of the value: 1, 2 or 4 bytes.")
    width: Fact[int] = fact(3, "The number of elements in a row.")
    height: Fact[int] = fact(4, "The number of rows.")
    pitch: Fact[int] = fact(5, "The bytes from one row to the next; unused for one row.")

    def update(
        self,
        *,
        dst: Buffer | int | None = None,
        value: Any = None,
        width: int | None = None,
        height: int | None = None,
        pitch: int | None = None,
        dst_owner: Any = None,
    ) -> None:
        """Change parts of the fill; None leaves a part as it is. Before CUDA 13.2 the node's context must be current,
        later any. C: cuGraphMemsetNodeSetParams.

        Parameters
        ----------
        dst : Buffer or int, optional
            The memory, or its address.
        value : int or object with the buffer protocol, optional
            An int from 0 to 255, or 1, 2 or 4 bytes.
        width : int, optional
            Values per row.
        height : int, optional
            Rows.
        pitch : int, optional
            Bytes from one row to the next.
        dst_owner : object, optional
            An object to keep for an address.

        Raises
        ------
        CUDAError
            No context is current, or the driver refuses.
        OverflowError
            A number is out of range.
        RuntimeError
            The node is gone, or the buffer closed.
        TypeError
            An argument has a wrong type.
        ValueError
            ``dst_owner`` comes without a new address, ``value`` has another size, or the buffer or pitch is too small.
        """
        present = self._present()
        if dst is None and dst_owner is not None:
            raise ValueError("dst_owner is for a new dst, which is an address")
        made, keep, facts = fill(
            present[0] if dst is None else dst,
            present[1] if value is None else value,
            present[3] if width is None else width,
            present[4] if height is None else height,
            present[5] if pitch is None else pitch,
            dst_owner,
            present[2] if value is None else 0,
        )
        self._change("cuGraphMemsetNodeSetParams", made, keep, dst is None, facts)


class MemcpyNode(GraphNode):
    """Copies memory. C: cuGraphMemcpyNodeGetParams."""

    __slots__ = ()

    def _parameters(self) -> tuple[int, ...]:
        """Kind, address on the host and address of the source, the same of the destination, and width in bytes, height and depth."""
        return COPY.unpack_from(parameters_of(self, "cuGraphMemcpyNodeGetParams"))

    def _facts(self) -> tuple[Any, ...]:
        """Those that it has as properties; and both ends, if it copies neither rows nor an array."""
        found = self._parameters()
        origin, to, height, depth = found[:3], found[3:6], *found[7:]
        address_to, address = at_end(to), at_end(origin)
        is_linear = address_to and address and height <= 1 and depth <= 1
        return address_to, address, size_of(*found[6:]), *((to, origin) if is_linear else (None, None))

    dst: Fact[int] = fact(0, "The address of the destination; 0 for an array.")
    src: Fact[int] = fact(1, "The address of the source; 0 for an array.")
    size: Fact[int] = fact(2, "The size of the copy, in bytes.")

    def update(
        self,
        *,
        dst: Buffer | int | None = None,
        src: Buffer | int | None = None,
        size: int | None = None,
        dst_owner: Any = None,
        src_owner: Any = None,
    ) -> None:
        """Change parts of the copy; None leaves a part as it is. Before CUDA 13.2 the node's context must be current,
        later any. C: cuGraphMemcpyNodeSetParams, cuPointerGetAttributes.

        Parameters
        ----------
        dst : Buffer or int, optional
            The destination, or its address.
        src : Buffer or int, optional
            The source, or its address.
        size : int, optional
            In bytes.
        dst_owner : object, optional
            An object to keep for an address.
        src_owner : object, optional
            The same for the source.

        Raises
        ------
        CUDAError
            No context is current, or the driver refuses.
        NotImplementedError
            The node copies rows or an array.
        OverflowError
            A number is out of range.
        RuntimeError
            The node is gone, or a buffer closed.
        TypeError
            An argument has a wrong type.
        ValueError
            An owner comes without a new address, or a buffer is too small.
        """
        address_to, address, width, to, origin = self._present()
        if dst is None and dst_owner is not None:
            raise ValueError("dst_owner is for a new dst, which is an address")
        if src is None and src_owner is not None:
            raise ValueError("src_owner is for a new src, which is an address")
        if to is None:
            raise NotImplementedError("this node copies rows or an array, which cannot be changed")
        if size is None:
            size = width
        elif size.__class__ is not int or not 0 <= size <= LARGEST:
            size = check_size(size)
        keep: tuple[Any, ...] = ()
        if dst is not None:
            to, keep, address_to = end_of_copy(dst, dst_owner, size, "dst")
        if src is not None:
            origin, further, address = end_of_copy(src, src_owner, size, "src")
            keep = *keep, *further
        facts = address_to, address, size, to, origin
        parameters = COPY.pack(*origin, *to, size, 1, 1)
        self._change("cuGraphMemcpyNodeSetParams", parameters, keep, dst is None or src is None, facts)


def size_of(width: int, height: int, depth: int) -> int:
    """The bytes of a copy."""
    return width * (height or 1) * (depth or 1)


_readers: dict[str, Any] = {}
"""Functions of the driver's that tell the parameters of a node, as the bytes of a struct. Machine code after a few calls."""


def parameters_of(node: GraphNode, function: str) -> Any:
    """The bytes of the struct with which a function of the driver's tells of a node, and some behind it."""
    return (_readers.get(function) or reader(function))(node._open())


def reader(function: str) -> Any:
    """What :data:`_readers` will have for a function."""

    def read(node: int) -> Any:
        made = NODE()
        status = typed(function)(node, addressof(made))
        if status:
            fail(status, function)
        return made.raw

    def quickened(read: Any) -> Any:
        from .quick_graph import reader

        return reader(read, function, sizeof(NODE))

    return after_few_calls(_readers, function, read, quickened)


class ChildGraphNode(GraphNode):
    """Runs its copy of a graph."""

    __slots__ = ()

    def _facts(self) -> tuple[Any, ...]:
        return (self._graph._child(self._open()),)

    child_graph: Fact[GraphDefinition] = fact(
        0, "The copy. It ends with this node, and when the node is updated. C: cuGraphChildGraphNodeGetGraph."
    )

    def update(self, child: GraphDefinition) -> None:
        """Take a copy of another graph. C: cuGraphNodeSetParams, since CUDA 12.2.

        Parameters
        ----------
        child : GraphDefinition
            The graph.

        Raises
        ------
        CUDAError
            The driver refuses.
        RuntimeError
            The node or the graph is gone.
        TypeError
            ``child`` is not a GraphDefinition.
        InvalidArgumentError
            ``child`` is this graph, around it or inside of it. A CUDAError and a ValueError.
        """
        node = self._open()
        parameters = driver.CUgraphNodeParams(type=driver.CUgraphNodeType.CU_GRAPH_NODE_TYPE_GRAPH)
        parameters.graph.graph = child_of(child)
        if child._owned is self._graph._owned:
            raise InvalidArgumentError("child: it is this graph, around it or inside of it; use a separate graph")
        self._graph._copies(child)
        try:
            self._change("cuGraphNodeSetParams", passed(parameters), needed_by(child))
            self._graph._end_inner(node)
        except (driver.CudaError, FunctionNotFoundError):
            raise
        except BaseException:  # of a signal handler: the graph in the node may be another one
            self._graph._child(node)
            raise


def lent_event(doc: str) -> Any:
    """A property: a new object for the event of a node."""

    def event(self: Any) -> Event:
        _event_asked()
        return event_with(self._known or self._ask())

    return property(event, doc=doc)


def _quicken_events() -> None:
    from .quick_graph import quicken_events

    quicken_events(EventRecordNode, EventWaitNode)
    quicken_ends()


_event_asked = after_few(_quicken_events)


class EventRecordNode(GraphNode):
    """Records an event."""

    __slots__ = ()

    def _facts(self) -> Any:
        return lent_at(call_of("cuGraphEventRecordNodeGetEvent")(self._open()))

    event: Fact[Event] = lent_event("The event. C: cuGraphEventRecordNodeGetEvent.")

    def update(self, event: Event) -> None:
        """Record another event. C: cuGraphEventRecordNodeSetEvent.

        Parameters
        ----------
        event : Event
            The event.

        Raises
        ------
        CUDAError
            The driver refuses.
        RuntimeError
            The node is gone, or the event closed.
        TypeError
            ``event`` is not an Event.
        """
        number, keep = event_of(event)
        self._change("cuGraphEventRecordNodeSetEvent", number, keep)


class EventWaitNode(GraphNode):
    """Waits for an event."""

    __slots__ = ()

    def _facts(self) -> Any:
        return lent_at(call_of("cuGraphEventWaitNodeGetEvent")(self._open()))

    event: Fact[Event] = lent_event("The event. C: cuGraphEventWaitNodeGetEvent.")

    def update(self, event: Event) -> None:
        """Wait for another event. C: cuGraphEventWaitNodeSetEvent.

        Parameters
        ----------
        event : Event
            The event.

        Raises
        ------
        CUDAError
            The driver refuses.
        RuntimeError
            The node is gone, or the event closed.
        TypeError
            ``event`` is not an Event.
        """
        number, keep = event_of(event)
        self._change("cuGraphEventWaitNodeSetEvent", number, keep)


class HostCallbackNode(GraphNode):
    """Calls a function on the host."""

    __slots__ = ()

    def _facts(self) -> tuple[Any, ...]:
        from .callbacks import callable_at

        return (callable_at(driver.cuGraphHostNodeGetParams(self._open())),)

    callback: Fact[Any] = fact(0, "The Python callable; None for a function of C. C: cuGraphHostNodeGetParams.")

    def update(self, fn: Any, *, user_data: Any = None) -> None:
        """Call another function. C: cuGraphHostNodeSetParams.

        Parameters
        ----------
        fn : callable or ctypes function pointer
            As in :meth:`GraphNode.callback`.
        user_data : int or bytes, optional
            For a function pointer: an address, or bytes that are copied.

        Raises
        ------
        CUDAError
            The driver refuses.
        OverflowError
            ``user_data`` is an int that is not an address.
        RuntimeError
            The node is gone.
        TypeError
            ``fn`` or ``user_data`` has a wrong type, or the function pointer another prototype.
        ValueError
            ``user_data`` for a Python callable.
        """
        parameters, keep = host_call(fn, user_data)
        self._change("cuGraphHostNodeSetParams", parameters, keep)


class ConditionalNode(GraphNode):
    """Runs at most one of its graphs, by the value of a condition at that time."""

    __slots__ = ()

    def _facts(self) -> tuple[Any, ...]:
        from ..typing import GraphConditionalType

        inner = inner_of(self._graph, self._open())
        if inner is None:
            return None, None, ()
        condition = GraphCondition._of(inner.condition, self._graph._owned)
        return condition, GraphConditionalType(kind_name(inner.kind)), tuple(inner.graphs), *inner.graphs

    condition: Fact[GraphCondition | None] = fact(
        0, "The condition; None for a node made elsewhere, with a driver before CUDA 13.2. C: cuGraphNodeGetParams."
    )
    cond_type: Fact[GraphConditionalType | None] = fact(
        1, "The kind, a :class:`typing.GraphConditionalType`; None if the driver cannot tell."
    )
    branches: Fact[tuple[GraphDefinition, ...]] = fact(2, "The graphs; empty if the driver cannot tell.")


class IfNode(ConditionalNode):
    """Runs a graph if the condition is not 0."""

    __slots__ = ()

    then: Fact[GraphDefinition] = fact(3, "The graph that runs if the condition is not 0.")


class IfElseNode(ConditionalNode):
    """Runs one graph if the condition is not 0, another one if it is."""

    __slots__ = ()

    then: Fact[GraphDefinition] = fact(3, "The graph that runs if the condition is not 0.")

    else_: Fact[GraphDefinition] = fact(4, "The graph that runs if the condition is 0.")


class WhileNode(ConditionalNode):
    """Runs a graph again and again while the condition is not 0."""

    __slots__ = ()

    body: Fact[GraphDefinition] = fact(3, "The graph that runs each time.")


class SwitchNode(ConditionalNode):
    """Runs the graph whose index in ``branches`` is the condition; no graph for larger values."""

    __slots__ = ()


KINDS: dict[int, type[GraphNode]] = {
    0: KernelNode,
    1: MemcpyNode,
    2: MemsetNode,
    3: HostCallbackNode,
    4: ChildGraphNode,
    5: EmptyNode,
    6: EventWaitNode,
    7: EventRecordNode,
    10: AllocNode,
    11: FreeNode,
    13: ConditionalNode,
}
"""The class of each CUgraphNodeType, by its number: the first use of its own class takes 0.25 ms."""
ADDED = {
    f"cuGraphAdd{kind}Node": cls
    for kind, cls in (
        ("Kernel", KernelNode),
        ("Memcpy", MemcpyNode),
        ("Memset", MemsetNode),
        ("Host", HostCallbackNode),
        ("ChildGraph", ChildGraphNode),
        ("Empty", EmptyNode),
        ("EventWait", EventWaitNode),
        ("EventRecord", EventRecordNode),
        ("MemAlloc", AllocNode),
        ("MemFree", FreeNode),
    )
}
"""The class by the driver's function that adds the node."""
CONDITIONALS: dict[tuple[str, int | None], type[ConditionalNode]] = {
    ("if", 1): IfNode,
    ("if", 2): IfElseNode,
    ("while", 1): WhileNode,
}
"""The class by the kind and the number of graphs."""


def class_of(graph: GraphDefinition, node: int) -> type[GraphNode]:
    """The class of a node. C: cuGraphNodeGetType."""
    found = KINDS.get(call_of("cuGraphNodeGetType")(node), GraphNode)
    inner = inner_of(graph, node) if found is ConditionalNode else None
    if inner is None:
        return found
    return conditional_class(kind_name(inner.kind), len(inner.graphs))


def conditional_class(kind: str, count: int) -> type[ConditionalNode]:
    """The class of conditional nodes of a kind, with so many graphs."""
    return SwitchNode if kind == "switch" else CONDITIONALS.get((kind, count), ConditionalNode)


def kind_name(kind: int) -> str:
    return driver.CUgraphConditionalNodeType(kind).name.rpartition("_")[2].lower()


def inner_of(graph: GraphDefinition, node: int) -> Inner | None:
    """The graphs of a conditional node: as made here, or as the driver tells since CUDA 13.2."""
    known = graph._inner.get(node)
    if known is None and hasattr(driver, "cuGraphNodeGetParams"):
        try:
            found = driver.cuGraphNodeGetParams(node).conditional
        except (CUDAError, FunctionNotFoundError):
            return None
        graphs = [GraphDefinition._of(graph._owned, int(each), graph._keeper, True) for each in found.phGraph_out]
        known = graph._bodies(node, int(found.handle), int(found.type), graphs)
    return known
