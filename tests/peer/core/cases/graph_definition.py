"""``GraphDefinition``, its nodes, and the executable graphs made of it."""

from __future__ import annotations

import ctypes
import os
import tempfile
import weakref
from typing import Any

import numpy
from cuda.core import Device, LaunchConfig, LegacyPinnedMemoryResource
from cuda.core.graph import (
    Graph,
    GraphCompleteOptions,
    GraphCondition,
    GraphDebugPrintOptions,
    GraphDefinition,
    GraphNode,
)

from tests.gpu.core.tools import in_threads

WRONG: Any = (None, 0, "text", 1.5, object(), [])


def _nothing() -> None:
    pass


def _pinned(size: int) -> Any:
    return LegacyPinnedMemoryResource().allocate(size)


def members(see: Any, device: Any) -> None:
    definition = GraphDefinition()
    see(lambda: definition.nodes())
    see(lambda: definition.edges())
    see(lambda: type(definition.handle))
    see(lambda: definition.is_valid)
    node = see(definition.empty)
    see(lambda: definition.nodes())
    see(lambda: definition.nodes() == {node})
    see(lambda: node in definition.nodes())
    see(lambda: next(iter(definition.nodes())) is node)
    see(lambda: definition == definition)
    see(lambda: definition == GraphDefinition())
    see(lambda: node.graph == definition)
    see(lambda: node.graph is definition)
    see(lambda: hash(definition) == hash(node.graph))
    see(GraphNode)
    see(GraphCondition)
    see(Graph)
    see(GraphDefinition, 1)


def edges(see: Any, device: Any) -> None:
    definition = GraphDefinition()
    first, second, third = definition.empty(), definition.empty(), definition.empty()
    see(lambda: first.succ)
    see(len, first.succ)
    see(first.succ.add, second)
    see(first.succ.add, second)
    see(lambda: first.succ == {second})
    see(lambda: second.pred == {first})
    see(lambda: second in first.succ)
    see(lambda: definition.edges() == {(first, second)})
    see(lambda: first.succ.remove(third))
    see(lambda: first.succ.discard(third))
    see(lambda: first.succ.discard(second))
    see(lambda: definition.edges())
    see(lambda: setattr(first, "succ", [second, third]))
    see(lambda: sorted(len(node.pred) for node in (first, second, third)))
    see(lambda: setattr(third, "pred", {second}))
    see(lambda: third.pred == {second})
    see(lambda: third.pred.update([first], [second]))
    see(lambda: len(third.pred))
    see(lambda: third.pred.clear())
    see(lambda: third.pred | {first})
    see(lambda: third.pred.pop())
    see(lambda: first.succ.isdisjoint([second]))
    see(repr, first.succ)
    see(lambda: first.succ is first.succ)
    see(lambda: first.succ <= {second})
    see(first.succ.add, first)
    see(second.succ.add, first)
    other = GraphDefinition().empty()
    see(first.succ.add, other)
    see(lambda: other in first.succ)
    for wrong in WRONG:
        see(first.succ.add, wrong)
        see(first.succ.discard, wrong)
        see(lambda wrong=wrong: wrong in first.succ)
        see(setattr, first, "succ", wrong)
        see(first.join, wrong)
        see(definition.join, wrong)
    see(first.join)
    see(lambda: first.join(second))
    see(lambda: first.join(first))
    see(lambda: first.join(second, second))
    see(definition.join)
    see(lambda: definition.join(first, third))
    see(lambda: definition.join(first, first))
    see(lambda: definition.join(first, other))
    see(lambda: first.join(other))
    see(lambda: definition.instantiate())


def destroyed(see: Any, device: Any) -> None:
    definition = GraphDefinition()
    first = definition.empty()
    second = first.join()
    see(first.destroy)
    see(first.destroy)
    see(lambda: first.is_valid)
    see(lambda: first.handle)
    see(lambda: first.type)
    see(lambda: first.graph)
    see(lambda: first.succ)
    see(lambda: len(first.succ))
    see(lambda: first.empty())
    see(lambda: first.join(second))
    see(lambda: second.join(first))
    see(lambda: second.succ.add(first))
    see(lambda: definition.join(first))
    see(lambda: definition.nodes() == {second})
    see(repr, first)
    see(lambda: first == second)
    see(lambda: hash(first) == hash(first))
    see(lambda: definition.instantiate())


def edge_data(see: Any, device: Any, code: Any, config: Any) -> None:
    from cuda.bindings import driver

    definition = GraphDefinition()
    first, second = (definition.launch(config, code.get_kernel("increment")) for _ in range(2))
    data = driver.CUgraphEdgeData()
    data.type, data.from_port = driver.CUgraphDependencyType.CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC, 1
    driver.cuGraphAddDependencies(definition.handle, [first.handle], [second.handle], [data], 1)
    see(lambda: definition.edges() == {(first, second)})
    see(lambda: set(first.succ) == {second})
    see(lambda: set(second.pred) == {first})
    see(lambda: second.pred.clear())
    see(lambda: len(definition.edges()))


def kernels(see: Any, device: Any, stream: Any, code: Any, config: Any) -> None:
    definition = GraphDefinition()
    kernel = code.get_kernel("increment")
    node = see(definition.launch, config, kernel)
    see.members(node, "grid", "block", "shmem_size", "kernel", "config", "type", "is_valid", "handle")
    see(lambda: node.kernel == kernel)
    see(lambda: node.kernel is kernel)
    see(lambda: node.config == config)
    see(lambda: node.config)
    see(node.launch, config, kernel)
    for wrong in WRONG:
        see(definition.launch, wrong, kernel)
        see(definition.launch, config, wrong)
    see(definition.launch)
    see(definition.launch, config, kernel, 1, 2)
    see(lambda: node.update(config=LaunchConfig(grid=2, block=3)))
    see(lambda: (node.grid, node.block))
    see(lambda: node.update(kernel=code.get_kernel("store_to"), args=(0,)))
    see(lambda: node.update(kernel=kernel))
    see(lambda: node.update(args=()))
    see(lambda: node.update(args=None))
    see(lambda: node.update())
    see(lambda: node.update(args=5))
    see(lambda: node.update(config=5))
    see(lambda: node.update(kernel=5))
    see(lambda: node.update(wrong=5))
    see(definition.launch, LaunchConfig(grid=1, block=1, is_cooperative=True), kernel)
    see(definition.launch, LaunchConfig(grid=1, cluster=1, block=1), kernel)


def buffers_are_kept(see: Any, device: Any, stream: Any, code: Any, config: Any) -> None:
    definition = GraphDefinition()
    lasting = device.allocate(64, stream=stream)
    for place in (definition, definition.empty()):
        buffer = device.allocate(64, stream=stream)
        reference = see(weakref.ref, buffer)
        place.launch(config, code.get_kernel("store_to"), buffer)
        del buffer
        see.gone(reference)
        first, second = device.allocate(64, stream=stream), device.allocate(64, stream=stream)
        references = see(weakref.ref, first), see(weakref.ref, second)
        place.memcpy(first, second, 64)
        del first, second
        see.gone(*references)
        buffer = device.allocate(64, stream=stream)
        reference_to_set = see(weakref.ref, buffer)
        place.memset(buffer, 0, 64)
        del buffer
        see.gone(reference_to_set)
        event = device.create_event()
        of_event = see(weakref.ref, event)
        place.record(event)
        del event
        see.gone(of_event)
        owner = _Owner()
        of_owner = see(weakref.ref, owner)
        place.memset(lasting.handle, 0, 64, dst_owner=owner)
        del owner
        see.gone(of_owner)
        function = _Callback()
        of_function = see(weakref.ref, function)
        place.callback(function)
        del function
        see.gone(of_function)
    graph = definition.instantiate()
    del definition, place
    see.gone(reference, *references, reference_to_set, of_event, of_owner, of_function)
    del graph
    see.gone(reference, *references, reference_to_set, of_event, of_owner, of_function)


class _Owner:
    pass


class _Callback:
    def __call__(self) -> None:
        pass


def kernel_is_kept(see: Any, device: Any, code: Any, config: Any) -> None:
    definition = GraphDefinition()
    kernel = code.get_kernel("increment")
    reference = see(weakref.ref, kernel)
    node = definition.launch(config, kernel)
    del kernel, code
    see.gone(reference)
    see(lambda: node.kernel.num_arguments)
    del definition
    see(lambda: node.graph.nodes())


def allocations(see: Any, device: Any, stream: Any) -> None:
    definition = GraphDefinition()
    node = see(definition.allocate, 1024)
    see.members(node, "dptr", "bytesize", "device_id", "memory_type", "peer_access", "type")
    see(definition.allocate, 64, device=device)
    see(definition.allocate, 64, device=0)
    see(definition.allocate, 64, memory_type="device")
    see(definition.allocate, 64, memory_type="host")
    see(definition.allocate, 64, memory_type="managed")
    see(definition.allocate, 64, memory_type="wrong")
    see(definition.allocate, 64, memory_type=None)
    see(definition.allocate, 64, peer_access=[])
    see(definition.allocate, 64, peer_access=[0])
    see(definition.allocate, 64, peer_access=[device])
    see(definition.allocate, 64, peer_access=[100])
    see(definition.allocate, 64, peer_access=5)
    for size in (0, -1, 1.5, "1", None, True):
        see(definition.allocate, size)
    for wrong in (100, -1, "0", 1.5, object()):
        see(definition.allocate, 64, device=wrong)
    free = see(node.deallocate, node.dptr)
    see(lambda: free.dptr == node.dptr)
    see(lambda: free.type)
    see(node.deallocate, node.dptr)
    for wrong in (0, None, "1", 1.5):
        see(definition.deallocate, wrong)
    see(node.destroy)


def memory(see: Any, device: Any, stream: Any) -> None:
    definition = GraphDefinition()
    first, second = _pinned(64), _pinned(64)
    node = see(definition.memset, first, 1, 64)
    see.members(node, "value", "element_size", "width", "height", "pitch", "type")
    see(lambda: node.dptr == int(first.handle))
    for value in (0, 255, -1, 256, b"\1", b"\1\2", b"\1\2\3\4", b"", b"abc", 1.5, "a", None, numpy.uint16(5)):
        made = see(definition.memset, first, value, 8)
        see(lambda made=made: (made.value, made.element_size))
    for width in (0, -1, 1.5, "8", None, 1 << 20):
        see(definition.memset, first, 0, width)
    see(definition.memset, int(first.handle), 0, 8, 2, 16)
    see(definition.memset, first, 0, 8, height=2, pitch=16)
    see(definition.memset, first, 0, 8, height=2)
    see(definition.memset, first, 0, 8, dst_owner=3)
    for wrong in ("pointer", None, object(), 0):
        see(definition.memset, wrong, 0, 8)
        see(definition.memcpy, wrong, first, 8)
        see(definition.memcpy, first, wrong, 8)
    copy = see(definition.memcpy, second, first, 64)
    see(lambda: (copy.dst == int(second.handle), copy.src == int(first.handle), copy.size, copy.type))
    for size in (0, -1, 1.5, "8", None, 1 << 20):
        see(definition.memcpy, second, first, size)
    see(definition.memcpy, int(second.handle), int(first.handle), 8)
    see(definition.memcpy, int(second.handle), int(first.handle), 8, src_owner=first, dst_owner=second)
    see(definition.memcpy, second, first, 8, dst_owner=3)
    see(copy.update, size=32)
    see(lambda: copy.size)
    see(copy.update)
    see(copy.update, dst=first, src=second)
    see(lambda: copy.dst == int(first.handle))
    see(copy.update, dst="wrong")
    see(node.update, value=5)
    see(lambda: node.value)
    see(node.update, dst=second, width=4)
    see(lambda: node.width)
    see(node.update)
    see(node.update, value="wrong")
    closed = _pinned(8)
    closed.close()
    see(definition.memset, closed, 0, 8)
    see(definition.memcpy, closed, first, 8)


def runs(see: Any, device: Any, stream: Any) -> None:
    definition = GraphDefinition()
    first, second = _pinned(16), _pinned(16)
    calls: list[int] = []
    definition.memset(first, 5, 16).memcpy(second, first, 16).callback(lambda: calls.append(1))
    graph = see(definition.instantiate)
    see(lambda: type(graph.handle))
    see(graph.upload, stream)
    see(graph.launch, stream)
    see(stream.sync)
    see(lambda: ctypes.string_at(int(second.handle), 16))
    see(calls)
    see(graph.launch, device.default_stream)
    see(device.default_stream.sync)
    see(calls)
    for wrong in WRONG:
        see(graph.launch, wrong)
        see(graph.upload, wrong)
    see(graph.launch)
    see(repr, graph)
    see(graph.close)
    see(graph.close)
    see(lambda: graph.is_closed)
    see(graph.launch, stream)
    see(graph.upload, stream)
    see(lambda: graph.handle)
    see(lambda: graph.update(definition))
    see(repr, graph)


def callbacks(see: Any, device: Any, stream: Any) -> None:
    definition = GraphDefinition()
    node = see(definition.callback, _nothing)
    see(lambda: node.callback is _nothing)
    see(lambda: node.type)
    for wrong in WRONG:
        see(definition.callback, wrong)
    see(definition.callback, _nothing, user_data=b"data")
    kept = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(lambda data: None)
    made = see(definition.callback, kept)
    see(lambda: made.callback)
    see(definition.callback, kept, user_data=b"data")
    see(definition.callback, kept, user_data=bytearray(b"data"))
    see(definition.callback, kept, user_data=5)
    see(definition.callback, kept, user_data="text")
    see(node.update, print)
    see(lambda: node.callback is print)
    see(node.update, 5)
    see(node.update, _nothing, user_data=b"data")
    see(definition.callback, lambda: 1 // 0)
    graph = definition.instantiate()
    see(graph.launch, stream)
    see(stream.sync)


def events(see: Any, device: Any, stream: Any) -> None:
    definition = GraphDefinition()
    event = device.create_event()
    node = see(definition.record, event)
    see(lambda: node.event is event)
    see(lambda: node.event == event)
    see(lambda: node.type)
    waiting = see(definition.wait, event)
    see(lambda: waiting.event == event)
    see(lambda: node.update(device.create_event()))
    see(lambda: node.event == event)
    see(lambda: waiting.update(None))
    for wrong in (*WRONG, stream):
        see(definition.record, wrong)
        see(definition.wait, wrong)
    closed = device.create_event()
    closed.close()
    see(definition.record, closed)
    see(definition.wait, closed)
    see(node.update, closed)
    see(lambda: definition.instantiate().launch(stream))
    see(stream.sync)


def children(see: Any, device: Any, stream: Any) -> None:
    child = GraphDefinition()
    child.empty()
    definition = GraphDefinition()
    node = see(definition.embed, child)
    see(lambda: node.child_graph)
    see(lambda: node.child_graph == child)
    see(lambda: node.child_graph is node.child_graph)
    see(lambda: len(node.child_graph.nodes()))
    see(lambda: node.type)
    for wrong in WRONG:
        see(definition.embed, wrong)
    see(lambda: node.child_graph.empty())
    see(lambda: len(child.nodes()))
    see(node.update, child)
    see(node.update, GraphDefinition())
    see(node.update, 5)
    see(node.destroy)
    see(lambda: node.child_graph)
    withalloc = GraphDefinition()
    withalloc.allocate(64)
    see(definition.embed, withalloc)
    see(lambda: definition.instantiate())


def embedded_in_itself(see: Any, device: Any) -> None:
    definition = GraphDefinition()
    see(definition.embed, definition)


def of_nodes(see: Any, device: Any, stream: Any, code: Any, config: Any) -> None:
    """Nodes have the same methods to add nodes as a definition."""
    definition = GraphDefinition()
    first = definition.empty()
    allocated = see(first.allocate, 64)
    see(lambda: first.deallocate(allocated.dptr))
    see(lambda: first.launch(config, code.get_kernel("increment")))
    see(lambda: first.embed(GraphDefinition()))
    event = device.create_event()
    see(lambda: first.record(event).event == event)
    see(lambda: first.wait(event).event == event)
    see(lambda: first.callback(_nothing).type)
    see(lambda: len(first.succ))
    see(lambda: first.if_then(definition.create_condition(1)).then)
    see(lambda: first.if_else(definition.create_condition(1)).else_)
    see(lambda: first.while_loop(definition.create_condition(0)).body)
    see(lambda: first.switch(definition.create_condition(0), 2).branches)
    waiting = first.wait(event)
    see(waiting.update, device.create_event())
    plain = GraphDefinition()
    waits = plain.wait(event)
    graph = plain.instantiate()
    see(lambda: graph[waits])
    see(lambda: graph[waits].update(device.create_event()))
    see(lambda: graph[waits].update(3))


def conditions(see: Any, device: Any, stream: Any) -> None:
    definition = GraphDefinition()
    condition = see(definition.create_condition, 1)
    see.kind(lambda: condition.handle)
    see(definition.create_condition)
    see(definition.create_condition, None)
    see(definition.create_condition, default_value=0)
    for wrong in (-1, 1.5, "1", object(), 1 << 40):
        see(definition.create_condition, wrong)
    node = see(definition.if_then, condition)
    see.members(node, "condition", "cond_type", "branches", "then", "type")
    see(lambda: node.condition == condition)
    see(lambda: node.condition is condition)
    see(lambda: node.then is node.branches[0])
    see(lambda: node.then == node.branches[0])
    see(lambda: node.then.empty())
    see(definition.if_then, condition)
    other = see(lambda: definition.if_else(definition.create_condition(0)))
    see.members(other, "cond_type", "branches", "then", "else_")
    loop = see(lambda: definition.while_loop(definition.create_condition(0)))
    see.members(loop, "cond_type", "branches", "body")
    switch = see(lambda: definition.switch(definition.create_condition(0), 3))
    see.members(switch, "cond_type", "branches")
    for count in (0, -1, 1.5, "1", None, 1):
        see(lambda count=count: definition.switch(definition.create_condition(0), count))
    foreign = GraphDefinition().create_condition(1)
    for way in ("if_then", "if_else", "while_loop"):
        see(lambda way=way: getattr(definition, way)(foreign))
        for wrong in WRONG:
            see(lambda way=way, wrong=wrong: getattr(definition, way)(wrong))
    see(lambda: definition.switch(foreign, 2))
    graph = see(lambda: definition.instantiate())
    see(lambda: graph.launch(stream))
    see(stream.sync)


def instantiation(see: Any, device: Any, stream: Any) -> None:
    definition = GraphDefinition()
    definition.empty()
    for options in (
        None,
        GraphCompleteOptions(),
        GraphCompleteOptions(auto_free_on_launch=True),
        GraphCompleteOptions(upload_stream=stream),
        GraphCompleteOptions(use_node_priority=True),
        GraphCompleteOptions(device_launch=True),
        GraphCompleteOptions(upload_stream=3),
        {"auto_free_on_launch": True},
        {"wrong": 1},
        3,
    ):
        see(definition.instantiate, options)
    see(repr, GraphCompleteOptions())
    see.members(GraphCompleteOptions(), "auto_free_on_launch", "upload_stream", "device_launch", "use_node_priority")
    empty = GraphDefinition()
    see(lambda: empty.instantiate().launch(stream))
    first, second = definition.empty(), definition.empty()
    first.succ.add(second)
    see(lambda: second.succ.add(first))
    see(definition.instantiate)


def updates(see: Any, device: Any, stream: Any, code: Any, config: Any) -> None:
    definition = GraphDefinition()
    buffer = _pinned(16)
    node = definition.memset(buffer, 1, 16)
    graph = definition.instantiate()
    see(lambda: node.update(value=2))
    see(graph.update, definition)
    see(graph.launch, stream)
    see(stream.sync)
    see(lambda: ctypes.string_at(int(buffer.handle), 16))
    other = GraphDefinition()
    other.empty()
    see(graph.update, other)
    see(graph.launch, stream)
    for wrong in WRONG:
        see(graph.update, wrong)
    see(lambda: graph.update(device.create_graph_builder()))
    see(lambda: graph.update(device.create_graph_builder().begin_building()))


def executable_nodes(see: Any, device: Any, stream: Any, code: Any, config: Any) -> None:
    definition = GraphDefinition()
    first, second = _pinned(16), _pinned(16)
    kernel = code.get_kernel("increment")
    nodes = {
        "kernel": definition.launch(config, kernel),
        "memset": definition.memset(first, 1, 16),
        "memcpy": definition.memcpy(second, first, 16),
        "child": definition.embed(GraphDefinition()),
        "record": definition.record(device.create_event()),
        "callback": definition.callback(_nothing),
        "empty": definition.empty(),
    }
    graph = definition.instantiate()
    for name, node in nodes.items():
        made = see(lambda node=node: graph[node])
        see(repr, made)
        see(lambda made=made: made.is_enabled)
        see(lambda made=made: made.disable())
        see(lambda made=made: made.is_enabled)
        see(lambda made=made: made.enable())
        see(lambda node=node: graph[node] is graph[node])
        see(lambda node=node: graph[node] == graph[node])
    see(lambda: graph[nodes["kernel"]].update(config=LaunchConfig(grid=2, block=2), kernel=kernel, args=()))
    see(lambda: graph[nodes["kernel"]].update(config=config))
    see(lambda: graph[nodes["kernel"]].update(config=None, kernel=kernel, args=()))
    see(lambda: graph[nodes["memset"]].update(dst=first, value=9, width=16))
    see(lambda: graph[nodes["memset"]].update(dst=first))
    see(lambda: graph[nodes["memcpy"]].update(dst=second, src=first, size=8))
    see(lambda: graph[nodes["memcpy"]].update(dst="wrong", src=first, size=8))
    see(lambda: graph[nodes["child"]].update(GraphDefinition()))
    see(lambda: graph[nodes["record"]].update(device.create_event()))
    see(lambda: graph[nodes["record"]].update(None))
    see(lambda: graph[nodes["callback"]].update(_nothing))
    see(lambda: graph[nodes["callback"]].update(5))
    see(graph.launch, stream)
    see(stream.sync)
    see(lambda: ctypes.string_at(int(first.handle), 16))
    for wrong in (*WRONG, GraphDefinition().empty()):
        see(lambda wrong=wrong: graph[wrong])
    kept = graph[nodes["memset"]]
    graph.close()
    see(lambda: kept.update(dst=first, value=9, width=16))
    see(lambda: kept.is_enabled)
    see(lambda: graph[nodes["memset"]])


def dots(see: Any, device: Any) -> None:
    definition = GraphDefinition()
    definition.empty()
    path = os.path.join(tempfile.mkdtemp(), "graph.dot")
    see(definition.debug_dot_print, path)
    see(os.path.exists, path)
    see(definition.debug_dot_print, path, GraphDebugPrintOptions(verbose=True))
    see(definition.debug_dot_print, path, {"verbose": True})
    see(definition.debug_dot_print, path, {"wrong": True})
    see(definition.debug_dot_print, path, 3)
    see(definition.debug_dot_print, path.encode())
    see(definition.debug_dot_print, "/no/such/folder/graph.dot")
    for wrong in WRONG:
        see(definition.debug_dot_print, wrong)
    see(repr, GraphDebugPrintOptions())
    for name in sorted(GraphDebugPrintOptions.__dataclass_fields__):
        see(lambda name=name: getattr(GraphDebugPrintOptions(**{name: True}), name))


def lifetimes(see: Any, device: Any, stream: Any) -> None:
    definition = GraphDefinition()
    reference = see(weakref.ref, definition)
    node = definition.empty()
    del definition
    see.gone(reference)
    see(lambda: node.graph)
    see(lambda: node.is_valid)
    see(lambda: len(node.graph.nodes()))
    condition = GraphDefinition().create_condition(1)
    see(lambda: type(condition.handle))
    body = GraphDefinition().if_then
    see(lambda: type(body))
    graph = GraphDefinition().instantiate()
    of_graph = see(weakref.ref, graph)
    graph.launch(stream)
    del graph
    see.gone(of_graph)
    see(stream.sync)


def without_context(see: Any) -> None:
    definition = see(GraphDefinition)
    see(lambda: definition.empty())
    see(lambda: definition.nodes())
    see(lambda: definition.allocate(64))
    see(lambda: definition.create_condition(1))
    see(lambda: definition.instantiate())
    see.worker(_graph)


def _graph() -> Any:
    definition = GraphDefinition()
    Device(0).set_current()
    definition.empty()
    return len(definition.nodes())


def copy_in_a_thread_without_context(see: Any, device: Any, stream: Any) -> None:
    first, second = (device.allocate(64, stream=stream) for _ in range(2))
    definition = GraphDefinition()
    see(lambda: in_threads(lambda: definition.memcpy(second, first, 64)))
    see(lambda: len(definition.nodes()))
    see(lambda: definition.instantiate().launch(stream))
    see(stream.sync)


def launched_twice(see: Any, device: Any, stream: Any) -> None:
    """A graph that allocates and does not free."""
    for options in (None, GraphCompleteOptions(), GraphCompleteOptions(auto_free_on_launch=True)):
        definition = GraphDefinition()
        definition.allocate(8)
        graph = see(definition.instantiate, options)
        for _ in range(2):
            see(graph.launch, stream)
            see(stream.sync)
