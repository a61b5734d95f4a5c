"""Graphs: work with its dependencies, described once and launched many times.

A ``builder`` makes a graph of the work put into its stream, by a ``capture``; a ``definition`` is made node by node.
Both give a ``graph`` that can be launched, with ``options``; ``executable_nodes`` change it. ``node`` is the base of
all nodes, ``nodes`` are their kinds, ``adjacency`` the edges between them. ``building`` adds nodes, with
``node_parameters`` made of ``operands``. ``driver_graph`` is this package's knowledge of a CUgraph, ``owned_graph``
its handle, which keeps the objects of its nodes. ``retention`` keeps them as long as the driver may run a graph made of it;
``callbacks`` are functions that graphs call. ``calls`` are those of the driver with numbers, and ``edges`` those about edges.
``drawing`` is a graph as a picture, with the ``captions`` of its nodes and its ``layout``. Modules whose names begin with
``quick_`` are machine code for the usual case.
"""

from __future__ import annotations

from ..._lazy import lazily
from ..._quick_module import quick

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from .builder import GraphBuilder as GraphBuilder
    from .definition import GraphCondition as GraphCondition
    from .definition import GraphDefinition as GraphDefinition
    from .executable_nodes import ExecutableChildGraphNode as ExecutableChildGraphNode
    from .executable_nodes import ExecutableEventRecordNode as ExecutableEventRecordNode
    from .executable_nodes import ExecutableEventWaitNode as ExecutableEventWaitNode
    from .executable_nodes import ExecutableGraphNode as ExecutableGraphNode
    from .executable_nodes import ExecutableHostCallbackNode as ExecutableHostCallbackNode
    from .executable_nodes import ExecutableKernelNode as ExecutableKernelNode
    from .executable_nodes import ExecutableMemcpyNode as ExecutableMemcpyNode
    from .executable_nodes import ExecutableMemsetNode as ExecutableMemsetNode
    from .graph import Graph as Graph
    from .node import GraphNode as GraphNode
    from .nodes import AllocNode as AllocNode
    from .nodes import ChildGraphNode as ChildGraphNode
    from .nodes import ConditionalNode as ConditionalNode
    from .nodes import EmptyNode as EmptyNode
    from .nodes import EventRecordNode as EventRecordNode
    from .nodes import EventWaitNode as EventWaitNode
    from .nodes import FreeNode as FreeNode
    from .nodes import HostCallbackNode as HostCallbackNode
    from .nodes import IfElseNode as IfElseNode
    from .nodes import IfNode as IfNode
    from .nodes import KernelNode as KernelNode
    from .nodes import MemcpyNode as MemcpyNode
    from .nodes import MemsetNode as MemsetNode
    from .nodes import SwitchNode as SwitchNode
    from .nodes import WhileNode as WhileNode
    from .options import GraphAllocOptions as GraphAllocOptions
    from .options import GraphCompleteOptions as GraphCompleteOptions
    from .options import GraphDebugPrintOptions as GraphDebugPrintOptions

HOMES = {
    "builder": "GraphBuilder",
    "definition": "GraphCondition GraphDefinition",
    "executable_nodes": """ExecutableChildGraphNode ExecutableEventRecordNode ExecutableEventWaitNode ExecutableGraphNode
        ExecutableHostCallbackNode ExecutableKernelNode ExecutableMemcpyNode ExecutableMemsetNode""",
    "graph": "Graph",
    "node": "GraphNode",
    "nodes": """AllocNode ChildGraphNode ConditionalNode EmptyNode EventRecordNode EventWaitNode FreeNode HostCallbackNode
        IfElseNode IfNode KernelNode MemcpyNode MemsetNode SwitchNode WhileNode""",
    "options": "GraphAllocOptions GraphCompleteOptions GraphDebugPrintOptions",
}
"""The names of this package by defining module: the imports above, for use at run time."""
if not TYPE_CHECKING:  # a type checker would accept any name
    __getattr__, __dir__, __all__ = lazily(globals(), HOMES)
    quick(globals())
