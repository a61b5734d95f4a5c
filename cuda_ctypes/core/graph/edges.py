"""The edges of graphs, with their data.

The driver's functions know data of edges since CUDA 12.3. In CUDA 12 their names end in ``_v2`` or ``_v3``; the plain names refuse
edges that have data.
"""

from __future__ import annotations

from ctypes import byref, c_size_t, c_void_p

from ...errors import FunctionNotFoundError
from .._driver import c_function, declaration, driver, fail

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .definition import GraphDefinition

functions: Any = driver
"""The driver, untyped: edge data is a parameter in one CUDA major only."""
USUAL = (None,) if any(item.name == "edgeData" for item in declaration("cuGraphAddDependencies").parameters) else ()
"""Usual data of edges, as arguments of the functions with plain names; those of CUDA 12 have no parameter for it."""


def edges_of(graph: GraphDefinition) -> list[tuple[int, int, Any]]:
    """The ends of each edge and its data, which is None before CUDA 12.3."""
    found = _asked("cuGraphGetEdges", graph._open())
    return [(int(begin), int(end), data[0] if data else None) for begin, end, *data in found]


def neighbours(node: int, is_forward: bool) -> dict[int, Any]:
    """The nodes right after or right before a node, with the data of the edges between."""
    found = _asked("cuGraphNodeGetDependentNodes" if is_forward else "cuGraphNodeGetDependencies", node)
    return {int(other): data[0] if data else None for other, *data in found}


def add(graph: int, begins: list[int], ends: list[int]) -> None:
    """Add edges with the usual data."""
    functions.cuGraphAddDependencies(graph, begins, ends, *USUAL, len(begins))


def remove(graph: int, begins: list[int], ends: list[int], data: list[Any]) -> None:
    """Remove edges that have this data, as :func:`neighbours` told it."""
    if None in data:
        functions.cuGraphRemoveDependencies(graph, begins, ends, len(begins))
    else:
        functions.cuGraphRemoveDependencies_v2(graph, begins, ends, data, len(begins))


def captured(stream: Any) -> tuple[list[Any], Any]:
    """The nodes that a stream's next captured work comes after, and the data of the edges to it."""
    try:
        *_, nodes, data, _ = functions.cuStreamGetCaptureInfo_v3(stream)
    except FunctionNotFoundError:  # before CUDA 12.3
        *_, nodes, _ = functions.cuStreamGetCaptureInfo(stream)
        data = None
    return nodes, data


_plain: set[str] = set()
"""The functions without ``_v2`` in the installed driver."""


def _asked(name: str, owner: int) -> list[tuple[Any, ...]]:
    """The answer of a function for each edge: nodes, and the data from CUDA 12.3 on."""
    function = name if name in _plain else f"{name}_v2"
    try:
        count = counted(function, owner)
    except FunctionNotFoundError:
        if name in _plain:
            raise
        _plain.add(name)
        return _asked(name, owner)
    if not count:
        return []
    *columns, count = getattr(functions, function)(owner, count)
    return list(zip(*columns))[:count]


_lists: dict[str, list[None]] = {}
"""None for each list of a function."""


def counted(function: str, owner: int) -> int:
    """The number of nodes or edges that a function would list."""
    lists = _lists.get(function)
    if lists is None:
        lists = _lists[function] = [None] * (len(declaration(function).parameters) - 2)
    count = c_size_t()
    status = c_function(function)(c_void_p(owner), *lists, byref(count))
    if status:
        fail(status, function)
    return count.value
