"""Machine code for the nodes of a kernel, with arguments of some types: it adds them to definitions, and changes them in graphs."""

from __future__ import annotations

from ..._floor import FREE_THREADED, from_a_signal
from ..._floor.native import NOT_CALLED, routines
from .._driver import filled
from ..kernels.kernel import Kernel
from ..kernels.launch_config import NO_ATTRIBUTES, LaunchConfig
from ..kernels.launcher import Shape
from ..kernels.quick_launch import packed
from ..memory.buffer import Buffer
from ..quick_methods import quicken_dispatch
from .definition import GraphDefinition
from .driver_graph import DriverGraph
from .executable_nodes import ExecutableGraphNode, ExecutableKernelNode
from .node import GraphNode
from .node_parameters import PLAIN, needs_keeping
from .nodes import KernelNode
from .quick_executable_nodes import keep_memory, reserved

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any


ADD, SET, CHANGE = "cuGraphAddKernelNode", "cuGraphExecKernelNodeSetParams", "cuGraphKernelNodeSetParams"
COUNT = {ADD: 5, SET: 4, CHANGE: 2}
"""The number of arguments: the graph, the node before and whether there is one, a configuration and the arguments of the kernel; or a view of
a node, a configuration, the kernel and its arguments; or the CUgraphNode, and a configuration and arguments in a tuple."""
CONFIGURATION, ARGUMENTS = {ADD: (3,), SET: (1,), CHANGE: (1, 0)}, {ADD: (4,), SET: (3,), CHANGE: (1, 1)}
"""Where the configuration and the arguments of the kernel are."""
PARAMETERS = {ADD: 4, SET: 2, CHANGE: 1}
"""The place of a CUDA_KERNEL_NODE_PARAMS among those of C, the last."""
CONTEXT = 64
"""The offset of the context in it."""
IMPOSSIBLE = ()
"""In place of code: machine code cannot convert such arguments."""
_calls: dict[str, Any] = {}
"""Cells of C functions that do the same in the current context."""


def unfit(*arguments: Any) -> int:
    """In place of machine code that cannot do it."""
    return NOT_CALLED


def quicken(function: str, shape: Shape, types: Sequence[type]) -> None:
    """Let machine code call a function with a tuple of arguments of these types. It returns a node, or a status of 0, or NOT_CALLED if it
    did nothing, or the driver refused; for nodes in graphs that can be launched, Python makes the change then."""
    native, known = routines(), shape.for_nodes.get(function)
    if native is None or known == IMPOSSIBLE:
        return
    try:
        if known:
            native.LAUNCHES.touch(known.__self__.owned)
        elif native.LAUNCHES.has_room():
            shape.for_nodes[function] = _made(native, function, shape, types)
    except Exception as error:  # the call is done, whatever becomes of the code for others
        if from_a_signal(error):
            raise


def _made(native: Any, function: str, shape: Shape, types: Sequence[type]) -> Any:
    place, last = CONFIGURATION[function], ARGUMENTS[function]
    slow, refuse = (ExecutableKernelNode._run, None) if function == SET else (unfit, unfit)
    made = native.Routine(_in_current_context(function), slow, refuse, COUNT[function])
    made.budget = native.LAUNCHES
    if function == CHANGE:
        made.expect_tuple(1, 2)
    made.expect_tuple(last, len(types))
    places = [(*last, number) for number in range(len(types))]
    values = packed(made, places, shape.layout.ways, types) if len(types) <= native.MOST_PARAMETERS else None
    if values is None or function == SET and FREE_THREADED:
        return IMPOSSIBLE
    made.expect_object(made.within(place, LaunchConfig, "_tail"), NO_ATTRIBUTES)
    config, nothing = made.content(place, LaunchConfig, "_head", 4), made.number(0)
    parameters = made.memory(nothing, config, values, nothing, made.number(shape.kernel), nothing)
    if function == ADD:
        graph = made.value(made.within(0, GraphDefinition, "_cugraph", DriverGraph), "Q", int)
        before, count = made.memory(made.value(1, "Q", int)), made.value(2, "Q", int)
        made.sources += [made.output("Q"), graph, before, count, parameters]
        made.returns_inheriting(KernelNode, GraphNode, _graph=(0,), _identity=native.OUTPUT, _known=None)
    elif function == SET:
        handles, objects = reserved(made, 0, ExecutableKernelNode, ExecutableGraphNode, KernelNode, GraphDefinition)
        made.expect(2, Kernel)
        made.keeps_in(2, objects)
        for where, kind in zip(places, types):
            if kind is Buffer:
                keep_memory(made, objects, where)
        made.sources += [*handles, parameters]
        if not {*types} <= {Buffer, *PLAIN}:  # C does not read it
            made.sources.append(made.prepared(keep_nothing, last))
        made.returns(None)
    else:
        made.sources += [made.value(0, "Q", int), parameters]
        made.returns(0)
    found = made.function(function, __name__)
    if found is slow:
        return None
    found.__self__.owned.used_by(shape)
    if function == SET:
        shape.changes = found.__self__
        way = [(Kernel, "_of_nodes"), (Shape, "changes")]
        quicken_dispatch(ExecutableKernelNode, "update", 1, way, ("config", "kernel", "args"))
    return found


def keep_nothing(values: Sequence[Any]) -> Any:
    """None if arguments other than buffers refer to nothing that a graph would keep."""
    for value in values:
        kind = value.__class__
        if kind is not Buffer and kind not in PLAIN and needs_keeping(value):
            return NotImplemented
    return None


def _in_current_context(function: str) -> Any:
    if function not in _calls:
        from ..._floor.native.sequence import Sequence, argument, behind

        last = PARAMETERS[function]
        calls = Sequence(last + 1)
        calls.call(filled("cuCtxGetCurrent"), behind(last, CONTEXT))
        calls.call(filled(function), *map(argument, range(last + 1)))
        _calls[function] = calls.cell(function)
    return _calls[function]
