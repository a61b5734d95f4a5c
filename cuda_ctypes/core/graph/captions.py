"""The texts in a drawn graph: a caption for each kind of node."""

from __future__ import annotations

import re

from ...errors import CudaError, FunctionNotFoundError
from .._driver import driver
from .node import node_of
from .nodes import ConditionalNode, MemcpyNode, MemsetNode, extents_of, inner_of, kernel_of, kind_name, size_of

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

    from .definition import GraphDefinition


class Caption:
    """The kind of a node, its name if it has one, lines of facts, and the graphs inside of it by their labels."""

    def __init__(self, kind: str, name: str = "", *lines: str) -> None:
        self.kind = kind
        self.name = name
        self.lines = [line for line in lines if line]
        self.graphs: list[tuple[str, GraphDefinition]] = []


def caption_of(graph: GraphDefinition, number: int) -> Caption:
    """The caption of a node. Where the driver does not tell its facts, the first line of the error takes their place."""
    kind = ""
    try:
        name = str(driver.cuGraphNodeGetType(number).name)
        kind = name.partition("NODE_TYPE_")[2].replace("_", " ").lower()
        write = WRITERS.get(kind)
        return Caption(kind or "node") if write is None else write(node_of(graph, number))
    except (CudaError, RuntimeError) as error:
        return Caption(kind or "node", "", str(error).partition("\n")[0])


def readable(name: str) -> str:
    """``at::native::add<…>`` of ``_ZN2at6native3addIfEEvPT_``: the names in a symbol of C++, without its types."""
    if not name.startswith("_Z"):
        return name
    rest = name[3:] if name.startswith("_ZN") else name[2:]
    parts = []
    while found := re.match(r"\d+", rest):
        end = found.end() + int(found[0])
        parts.append(rest[found.end() : end])
        rest = rest[end:]
    return "::".join(parts) + ("<…>" if rest.startswith("I") else "") if parts else name


def extents(numbers: tuple[int, ...]) -> str:
    """``16×4`` of (16, 4, 1)."""
    shown = [*numbers]
    while len(shown) > 1 and shown[-1] == 1:
        shown.pop()
    return "×".join(f"{number:,}" for number in shown)


def sized(count: int) -> str:
    return f"{count:,} byte{'' if count == 1 else 's'}"


def kernel(node: Any) -> Caption:
    parameters = node._parameters()
    grid, block, shared = extents_of(parameters)
    return Caption(
        "kernel",
        kernel_name(parameters),
        f"grid {extents(grid)} · block {extents(block)}",
        f"shared memory {sized(shared)}" if shared else "",
    )


def kernel_name(parameters: Any) -> str:
    """The symbol of a kernel; its address if the driver does not tell, as before CUDA 12.3."""
    found = kernel_of(parameters)
    if found._name:
        return found._name
    try:
        return str((driver.cuKernelGetName if parameters[3] else driver.cuFuncGetName)(int(found._handle)))
    except (AttributeError, CudaError, FunctionNotFoundError):
        return f"{int(found._handle):#x}"


def copy(node: MemcpyNode) -> Caption:
    found = node._parameters()
    rows, planes = found[7] or 1, found[8] or 1
    shape = f"{rows:,} rows" + (f" in {planes:,} planes" if planes > 1 else "") if rows * planes > 1 else ""
    return Caption("memcpy", f"{memory_of(*found[:3])} → {memory_of(*found[3:6])}", sized(size_of(*found[6:])), shape)


def memory_of(kind: int, _: int, address: int) -> str:
    """The kind of memory at an end of a copy. The driver is asked about an address of any kind, "unified", but does not know
    the host's memory unless it is pinned.
    """
    if kind == driver.CUmemorytype.CU_MEMORYTYPE_UNIFIED:
        asked = driver.CUpointer_attribute.CU_POINTER_ATTRIBUTE_MEMORY_TYPE
        try:
            kind = int(driver.cuPointerGetAttribute(asked, address))
        except CudaError:
            pass
    return str(driver.CUmemorytype(kind).name).rpartition("_")[2].lower()


def fill(node: MemsetNode) -> Caption:
    _, value, element, width, rows, _ = node._facts()
    shown = f"{value:#0{2 * element + 2}x}"
    return Caption("memset", shown, sized(element * width * rows), f"{rows:,} rows" if rows > 1 else "")


def allocation(node: Any) -> Caption:
    kind = node.memory_type
    return Caption(
        "alloc", sized(node.bytesize), f"device {node.device_id}" if kind == "device" else kind, f"{node.dptr:#x}"
    )


def host_function(node: Any) -> Caption:
    function = node.callback
    name = getattr(function, "__qualname__", None) or type(function).__name__
    return Caption("host callback", "a function of C" if function is None else name.rpartition("<locals>.")[2])


def child(node: Any) -> Caption:
    made = Caption("child graph")
    made.graphs = [("", node._graph._child(node._open()))]
    return made


def conditional(node: ConditionalNode) -> Caption:
    inner = inner_of(node._graph, node._open())
    if inner is None:
        return Caption("conditional", "", "the driver does not tell", "its graphs before 13.2")
    kind = kind_name(inner.kind)
    count = len(inner.graphs)
    labels = [f"case {at}" for at in range(count)] if kind == "switch" else ["then", "else"] if count > 1 else [""]
    made = Caption(kind)
    made.graphs = list(zip(labels, inner.graphs))
    return made


WRITERS: dict[str, Callable[[Any], Caption]] = {
    "kernel": kernel,
    "memcpy": copy,
    "memset": fill,
    "mem alloc": allocation,
    "mem free": lambda node: Caption("free", f"{node.dptr:#x}"),
    "host": host_function,
    "event record": lambda node: Caption(
        "event record", f"{int(driver.cuGraphEventRecordNodeGetEvent(node._open())):#x}"
    ),
    "wait event": lambda node: Caption("event wait", f"{int(driver.cuGraphEventWaitNodeGetEvent(node._open())):#x}"),
    "graph": child,
    "conditional": conditional,
}
"""The writer for each CUgraphNodeType; other nodes have their type alone."""
