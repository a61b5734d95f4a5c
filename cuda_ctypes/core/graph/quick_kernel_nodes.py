"""Machine code that adds the nodes of a kernel to a definition, for arguments of some types."""

from __future__ import annotations

from ..._floor import from_a_signal
from ..._floor.native import NOT_CALLED, routines
from .._driver import filled
from ..kernels.launch_config import NO_ATTRIBUTES, LaunchConfig
from ..kernels.quick_launch import packed
from .driver_graph import DriverGraph
from .node import GraphNode

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ..kernels.launcher import Shape

FUNCTION = "cuGraphAddKernelNode"
CONTEXT = 64
"""The offset of the context in a CUDA_KERNEL_NODE_PARAMS."""
FIRST = 4
"""The place of the first of a kernel's arguments, behind the graph, the nodes before, their count, and the configuration."""
IMPOSSIBLE = ()
"""In place of code: machine code cannot convert such arguments."""
_calls: list[Any] = []
"""The cell of a C function that adds a node in the current context."""


def unfit(*arguments: Any) -> int:
    """In place of machine code that cannot do it."""
    return NOT_CALLED


def quicken(shape: Shape, types: Sequence[type], definition: Any, cls: Any) -> None:
    """Let machine code add the nodes of a kernel, instances of ``cls``, to a ``definition``, for arguments of these types."""
    native = routines()
    if native is None or shape.adder == IMPOSSIBLE:
        return
    try:
        if shape.adder:
            native.LAUNCHES.touch(shape.adder.__self__.owned)
        elif native.LAUNCHES.has_room():
            shape.adder = _adder(native, shape, types, definition, cls)
    except Exception as error:  # the node is there, whatever becomes of the code for others
        if from_a_signal(error):
            raise


def _adder(native: Any, shape: Shape, types: Sequence[type], definition: Any, cls: Any) -> Any:
    """``add(graph, before, count, config, *values)`` returns the node, or NOT_CALLED if it did nothing."""
    made = native.Routine(_code(), unfit, unfit, FIRST + len(types))
    made.budget = native.LAUNCHES
    values = packed(made, FIRST, shape.ways, types) if len(types) <= native.MOST_PARAMETERS - FIRST else None
    if values is None:
        return IMPOSSIBLE
    made.expect_object(made.within(FIRST - 1, LaunchConfig, "_tail"), NO_ATTRIBUTES)
    config, nothing = made.content(FIRST - 1, LaunchConfig, "_head", 4), made.number(0)
    context = nothing  # until the first call of the sequence
    parameters = made.memory(nothing, config, values, nothing, made.number(shape.kernel), context)
    graph = made.value(made.within(0, definition, "_cugraph", DriverGraph), "Q", int)
    before = [made.value(place, "Q", int, bytes) for place in (1, 2)]
    made.sources += [made.output("Q"), graph, *before, parameters]
    made.returns_inheriting(cls, GraphNode, _graph=(0,), _identity=native.OUTPUT, _known=None)
    function = made.function(FUNCTION, __name__)
    if function is unfit:
        return False
    function.__self__.owned.used_by(shape)
    return function


def _code() -> Any:
    if not _calls:
        from ..._floor.native.sequence import Sequence, argument, behind

        calls = Sequence(5)
        calls.call(filled("cuCtxGetCurrent"), behind(4, CONTEXT))
        calls.call(filled(FUNCTION), *map(argument, range(5)))
        _calls.append(calls.cell(FUNCTION))
    return _calls[0]
