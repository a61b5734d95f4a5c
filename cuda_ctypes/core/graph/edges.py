"""The edges of graphs, with their data.

The driver's functions know data of edges since CUDA 12.3. In CUDA 12 their names end in ``_v2`` or ``_v3``; the plain names refuse
edges that have data.
"""

from __future__ import annotations

from ctypes import byref, c_char, c_int, c_size_t, c_void_p
from struct import Struct

from ...errors import FunctionNotFoundError
from .._driver import after_few, after_few_calls, c_function, declaration, fail, late, typed
from .calls import call

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    from .definition import GraphDefinition
    from .driver_graph import DriverGraph

USUAL = (0,) if any(item.name == "edgeData" for item in declaration("cuGraphAddDependencies").parameters) else ()
"""Usual data of edges, as arguments of the functions with plain names; those of CUDA 12 have no parameter for it."""


def nodes_of(graph: DriverGraph) -> tuple[int, ...]:
    """The addresses of the nodes, in the driver's order."""
    nodes, count = _listed("cuGraphGetNodes", graph._cugraph or graph._open())
    return numbers(count)(nodes) if count else ()


def edges_of(graph: GraphDefinition) -> Iterable[tuple[int, int]]:
    """The ends of each edge."""
    found = _listed("cuGraphGetEdges", graph._cugraph or graph._open())
    count = found[-1]
    return zip(numbers(count)(found[0]), numbers(count)(found[1])) if count else ()


def edges_with_data(graph: GraphDefinition) -> list[tuple[int, int, Any]]:
    """The same, with the bytes of its data, which is None before CUDA 12.3."""
    begins, ends, *data, count = _listed("cuGraphGetEdges", graph._open())
    return list(zip(numbers(count)(begins), numbers(count)(ends), _split(data, count)))


def neighbours(node: int, is_forward: bool) -> tuple[int, ...]:
    """The nodes right after or right before a node."""
    found: tuple[int, ...] = (few_after if is_forward else few_before)(node, FEW)
    count = found[-1]
    if count < FEW:
        return found[:count]
    nodes, *_, count = _listed(NEIGHBOURS[is_forward], node)
    return numbers(count)(nodes)  # type: ignore[no-any-return]


def joined(begin: int, end: int) -> bool:
    """Whether there is an edge. More nodes tend to wait for one than it waits for, so these are the shorter list."""
    found: tuple[int, ...] = few_before(end, FEW)
    return begin in found or found[-1] >= FEW and begin in neighbours(end, False)


def neighbours_with_data(node: int, is_forward: bool) -> dict[int, Any]:
    """The same, with the bytes of the data of the edges between."""
    nodes, *data, count = _listed(NEIGHBOURS[is_forward], node)
    return dict(zip(numbers(count)(nodes), _split(data, count)))


_numbers: dict[int, Any] = {}
MOST_NUMBERS = 64


def numbers(count: int) -> Any:
    """The function that reads so many numbers of a column."""
    found = _numbers.get(count)
    if found is None:
        if len(_numbers) >= MOST_NUMBERS:
            _numbers.clear()
        found = _numbers[count] = Struct(f"{count}Q").unpack_from
    return found


def _split(data: list[bytes], count: int) -> list[bytes | None]:
    return [column[at : at + SIZE] for column in data for at in range(0, count * SIZE, SIZE)] or [None] * count


ONE = Struct("Q").pack
NEIGHBOURS = BEFORE, AFTER = "cuGraphNodeGetDependencies", "cuGraphNodeGetDependentNodes"
SIZE = 8
"""Bytes of an address, and of a CUgraphEdgeData."""


ADDING, REMOVING = "cuGraphAddDependencies", "cuGraphRemoveDependencies"


def add_missing(node: int, others: Sequence[int], count: int, graph: int, is_forward: bool) -> None:
    """Add the edges that are not there, with the usual data."""
    present = {*neighbours(node, is_forward)}
    missing = [other for other in dict.fromkeys(others) if other not in present]
    if missing:
        status = add_edges(graph, *_ends(node, missing, is_forward), *USUAL, len(missing))
        if status:
            fail(status, ADDING)


def remove_present(node: int, others: Sequence[int], count: int, graph: int, is_forward: bool) -> None:
    """Remove the edges to others that are there, whatever their data is."""
    given = {*others}
    _remove(node, [other for other in neighbours(node, is_forward) if other in given], graph, is_forward)


def remove_others(node: int, others: Sequence[int], count: int, graph: int, is_forward: bool) -> None:
    """Remove all edges but those to others."""
    given = {*others}
    _remove(node, [other for other in neighbours(node, is_forward) if other not in given], graph, is_forward)


def _remove(node: int, others: Sequence[int], graph: int, is_forward: bool) -> None:
    if not others or not remove_edges(graph, *_ends(node, others, is_forward), *USUAL, len(others)):
        return
    present = neighbours_with_data(node, is_forward)  # some have data
    left = [other for other in others if other in present]
    if left:
        ends, data = _ends(node, left, is_forward), [present[other] for other in left]
        if None in data:
            call(REMOVING, graph, *ends, len(left))
        else:
            call(f"{REMOVING}_v2", graph, *ends, b"".join(data), len(left))


def _ends(node: int, others: Sequence[int], is_forward: bool) -> tuple[bytes, bytes]:
    """The beginnings and the ends of edges."""
    pack = Struct(f"{len(others)}Q").pack
    here, there = pack(*[node] * len(others)), pack(*others)
    return (here, there) if is_forward else (there, here)


add_edges = late(globals(), "add_edges", ADDING)
remove_edges = late(globals(), "remove_edges", REMOVING)


def _changers(written: Any, of: str, function: str) -> dict[bool, Any]:
    """By whether edges begin at the node: ``change(node, others, count, graph)``, with the addresses of ``count`` other nodes. Machine code
    after a few calls."""
    made: dict[bool, Any] = {}
    for is_forward in (False, True):

        def change(node: int, others: Sequence[int], count: int, graph: int, is_forward: bool = is_forward) -> None:
            written(node, others, count, graph, is_forward)

        def quickened(change: Any, is_forward: bool = is_forward) -> Any:
            from .quick_graph import edge_changer

            return edge_changer(change, of, function, is_forward)

        after_few_calls(made, is_forward, change, quickened)
    return made


add = _changers(add_missing, "missing", ADDING)
remove = _changers(remove_present, "present", REMOVING)
keep = _changers(remove_others, "others", REMOVING)


def captured(stream: int) -> tuple[int, ...]:
    """The state of a stream's capture; the addresses of an array of the nodes that its next work comes after, and, since CUDA 12.3, of one of
    the data of the edges to it; and how many there are. The arrays are the driver's, until its next call. Machine code takes the place of
    this function after a few calls. C: cuStreamGetCaptureInfo."""
    _captured()
    function, count = _capture_info()
    state, found = c_int(), [c_void_p() for _ in range(count)]
    status = typed(function)(stream, byref(state), None, None, *map(byref, found))
    if status:
        fail(status, function)
    return (state.value, *[each.value or 0 for each in found])


def _capture_info() -> tuple[str, int]:
    """The driver's function that tells of captures, and the number of things that it tells of their nodes."""
    return _present("cuStreamGetCaptureInfo_v3", "cuStreamGetCaptureInfo", 4)


_found: dict[str, tuple[str, int]] = {}


def _present(newer: str, older: str, others: int) -> tuple[str, int]:
    """The newer one of two functions, if the driver has it, which was not so before CUDA 12.3; and the number of its parameters besides
    ``others``. Kept: to read a declaration takes 12 us."""
    found = _found.get(newer)
    if found is None:
        function = newer
        try:
            c_function(newer)
        except FunctionNotFoundError:
            function = older
        found = _found[newer] = function, len(declaration(function).parameters) - others
    return found


def _quicken_captured() -> None:
    from .quick_graph import teller

    globals()["captured"] = teller(captured, *_capture_info())


_captured = after_few(_quicken_captured)


FEW = 4
"""Neighbours that are listed as numbers, of which most nodes have fewer."""
SEVERAL = 16
"""Neighbours of which machine code finds or changes fewer, without making numbers of them."""
ROOM = 32
"""Most of what machine code lists."""
_listers: dict[Any, Any] = {}
"""The functions that list; machine code after a few calls."""


def _listed(name: str, owner: int) -> Any:
    """The answer of a function: bytes of columns, and the number of items in each. Edges have data from CUDA 12.3 on."""
    room = ROOM
    while True:
        found = (_listers.get(name) or _lister(name))(owner, room)
        if found[-1] < room:
            return found
        room *= ROOM  # there may be more


_columns: dict[int, Any] = {}
"""By the number of addresses, the class of memory for them, which ctypes would make anew for each memory, in 10 us."""


def columns_of(name: str) -> tuple[str, int]:
    """The driver's function that lists, and the number of its columns."""
    return _present(name if name == "cuGraphGetNodes" else f"{name}_v2", name, 2)


def _few(variable: str, name: str) -> Any:
    """The function in a variable that lists a few neighbours of a node, and behind them how many there are, or that there is no room for more;
    machine code after a few calls."""

    def quicken() -> None:
        from .quick_graph import lister_of_few

        globals()[variable] = lister_of_few(few, *columns_of(name), FEW)

    def few(node: int, room: int) -> tuple[int, ...]:
        listed()
        nodes, *_, count = _listed(name, node)
        return (*numbers(room)(nodes), min(count, room))

    listed = after_few(quicken)
    return few


few_before, few_after = _few("few_before", BEFORE), _few("few_after", AFTER)


def _counter(variable: str, name: str) -> Any:
    """The function in a variable that counts instead; machine code after a few calls."""

    def quicken() -> None:
        from .quick_graph import counter

        globals()[variable] = counter(count, *columns_of(name))

    def count(owner: int) -> int:
        counted()
        function, columns = columns_of(name)
        number = c_size_t()
        status = c_function(function)(c_void_p(owner), *[None] * columns, byref(number))
        if status:
            fail(status, function)
        return number.value

    counted = after_few(quicken)
    return count


count_nodes = _counter("count_nodes", "cuGraphGetNodes")
count_edges = _counter("count_edges", "cuGraphGetEdges")
count_before = _counter("count_before", "cuGraphNodeGetDependencies")
count_after = _counter("count_after", "cuGraphNodeGetDependentNodes")


def _lister(name: str) -> Any:
    """The function that lists, which machine code replaces after a few calls."""
    function, columns = columns_of(name)

    def lists(owner: int, room: int) -> tuple[Any, ...]:
        column = _columns.get(room) or _columns.setdefault(room, c_char * (room * SIZE))
        memory = [column() for _ in range(columns)]
        count = c_size_t(room)
        status = c_function(function)(c_void_p(owner), *memory, byref(count))
        if status:
            fail(status, function)
        return (*[column.raw for column in memory], count.value)

    def quickened(lists: Any) -> Any:
        from .quick_graph import lister

        return lister(lists, function, columns, ROOM)

    return after_few_calls(_listers, name, lists, quickened)
