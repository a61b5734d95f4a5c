"""Graphs made node by node: nodes and edges, launches, conditions, and lifetimes."""

from __future__ import annotations

import copy
import ctypes
import pickle
import weakref
from pathlib import Path
from typing import Any, Callable

import pytest

from tests.gpu.core.tools import NOT_TEXT, collect, content, eventually, let_go
from tests.gpu.ptx import CONDITIONS, image


def run(definition: Any, stream: Any, times: int = 1) -> None:
    graph = definition.instantiate()
    for _ in range(times):
        graph.launch(stream)
    stream.sync()
    graph.close()


# --- graphs


def test_a_new_graph_is_empty(graphs: Any, definition: Any, driver: Any) -> None:
    assert type(definition.handle) is driver.CUgraph and int(definition.handle)
    assert definition.is_valid
    assert definition.nodes() == set() == definition.edges()
    assert definition == definition and definition != graphs.GraphDefinition()
    assert repr(definition) == f"<GraphDefinition {int(definition.handle):#x}>"


def test_nodes_and_edges(definition: Any, driver: Any) -> None:
    first, second = definition.empty(), definition.empty()
    third = first.join(second)
    last = definition.join(first, third)
    assert definition.nodes() == {first, second, third, last}
    assert definition.edges() == {(first, third), (second, third), (first, last), (third, last)}
    assert first.pred == set() and first.succ == {third, last}
    assert last.pred == {first, third} and third.succ == {last}
    assert first.type == driver.CUgraphNodeType.CU_GRAPH_NODE_TYPE_EMPTY
    assert type(first.handle) is driver.CUgraphNode
    assert first.graph == definition and first.is_valid


def test_a_node_is_one_object(definition: Any) -> None:
    node = definition.empty()
    next(iter(definition.nodes()))
    assert next(iter(definition.nodes())) is node
    assert next(iter(node.join().pred)) is node
    assert len({node, *definition.nodes()}) == 2
    node.destroy()
    assert node != definition.empty(), "the driver may give the new node the address of the old one"


@pytest.mark.callbacks
def test_nodes_run_when_those_before_have_ended(definition: Any, memory: Any, stream: Any) -> None:
    """The nodes are made in a different order from that of their execution."""
    order: list[str] = []
    last = definition.callback(lambda: order.append("last"))
    middle = definition.callback(lambda: order.append("middle"))
    first = definition.callback(lambda: order.append("first"))
    first.succ.add(middle)
    last.pred = [middle]
    run(definition, stream, times=2)
    assert order == ["first", "middle", "last"] * 2


def test_a_launch_runs_the_graph_as_instantiated(definition: Any, memory: Any, stream: Any) -> None:
    node = definition.memset(memory, 1, 64)
    graph = definition.instantiate()
    node.update(value=2)
    definition.memset(memory, 3, 64)
    graph.launch(stream)
    assert content(memory, stream) == b"\1" * 64


def test_options_of_an_executable_graph(graphs: Any, definition: Any, memory: Any, stream: Any) -> None:
    definition.memset(memory, 7, 64)
    for options in (graphs.GraphCompleteOptions(upload_stream=stream), {"use_node_priority": True}):
        graph = definition.instantiate(options)
        memory.fill(0, stream=stream)
        graph.launch(stream)
        assert content(memory, stream) == b"\7" * 64
        graph.close()


@pytest.mark.errors
def test_a_circle_is_refused(core: Any, definition: Any) -> None:
    first = definition.empty()
    second = first.join()
    with pytest.raises(core.CUDAError, match="circle|CUDA_ERROR_INVALID_VALUE"):
        second.succ.add(first)
        definition.instantiate()


def test_a_graph_is_printed(definition: Any, tmp_path: Path) -> None:
    definition.empty().join()
    for name in ("graph.dot", f"{NOT_TEXT}.dot"):
        definition.debug_dot_print(str(tmp_path / name))
        assert "digraph" in (tmp_path / name).read_text()


# --- edges


def test_edges_are_a_set(definition: Any) -> None:
    first, second, third, node = (definition.empty() for _ in range(4))
    node.pred.add(first)
    node.pred.add(first)
    assert node.pred == {first} and first in node.pred and second not in node.pred and len(node.pred) == 1
    node.pred.update([second, third], {first})
    assert node.pred == {first, second, third} and first.succ == {node}
    node.pred.discard(first)
    node.pred.discard(first)
    assert node.pred == {second, third} and first.succ == set()
    node.pred.clear()
    node.pred.update(second, [third])
    assert node.pred == {second, third}
    node.pred |= {first}
    node.pred -= {second, third}
    assert node.pred == {first}
    node.pred = [second, third]
    assert node.pred == {second, third} and node.pred & {second} == {second} and type(node.pred | {first}) is set
    second.succ.clear()
    assert node.pred == {third}
    node.pred.remove(third)
    with pytest.raises(KeyError):
        node.pred.remove(third)
    assert definition.edges() == set()
    assert "a node" not in node.pred
    assert repr(first.succ) == "{}"


def test_edges_that_cannot_be(graphs: Any, definition: Any) -> None:
    node, other = definition.empty(), definition.empty()
    foreign = graphs.GraphDefinition().empty()
    for attempt in (node.pred.add, node.succ.add, node.join, definition.join, lambda it: node.pred.update([other, it])):
        with pytest.raises(TypeError, match="a GraphNode is expected, got int"):
            attempt(3)
        with pytest.raises(ValueError, match="another graph"):
            attempt(foreign)
    with pytest.raises(ValueError, match="before or after itself"):
        node.pred.add(node)
    with pytest.raises(TypeError, match="a GraphNode is expected, got int"):
        node.pred.discard(3)
    node.pred.discard(foreign)
    assert definition.edges() == set(), "if one of several is refused, none is added"
    other.destroy()
    with pytest.raises(RuntimeError, match="destroyed"):
        node.pred.add(other)


# --- destroyed nodes


def test_a_node_waits_for_another_one_once(definition: Any) -> None:
    first, second = definition.empty(), definition.empty()
    for _ in range(4):
        for attempt in (
            lambda: first.join(first),
            lambda: first.join(second, second),
            lambda: definition.join(*[second] * 5),
        ):
            with pytest.raises(ValueError, match="given twice"):
                attempt()
    assert definition.nodes() == {first, second}


def test_destroyed_nodes(definition: Any) -> None:
    first = definition.empty()
    node = first.join()
    last = node.join()
    before = hash(node)
    node.destroy()
    node.destroy()
    assert definition.nodes() == {first, last} and definition.edges() == set()
    assert not node.is_valid and node.handle is None and node.type is None and node.graph == definition
    assert list(node.pred) == [] == list(node.succ)
    assert hash(node) == before and node == node
    assert repr(node) == "<EmptyNode destroyed>"
    for attempt in (
        node.join,
        lambda: first.join(node),
        lambda: node.callback(print),
        lambda: node.pred.add(first),
        lambda: setattr(node, "succ", [last]),
    ):
        with pytest.raises(RuntimeError, match="this node was destroyed"):
            attempt()


def test_a_new_node_at_the_address_of_one_that_is_being_destroyed(
    definition: Any, package: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another thread may make it before ``destroy()`` has returned."""
    node, graph = definition.callback(print), definition
    (former,) = graph._kept.values()
    module = package("core.graph.driver_graph")
    destroy, address = module.destroy_node, node._identity
    made: list[Any] = []

    def destroyed(number: int) -> int:
        status: int = destroy(number)
        made.append(type(node)._of(graph, address))
        graph._nodes[address] = made[0]
        graph._keep_for(address, graph._keep(list))
        return status

    monkeypatch.setattr(module, "destroy_node", destroyed)
    node.destroy()
    assert not node.is_valid and graph._nodes[address] is made[0]
    assert len(graph._kept[address]) == 1 and graph._kept[address] != former, "the driver may call its function"


def test_a_node_that_another_thread_lists_while_it_is_destroyed(
    definition: Any, package: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    node, found = definition.empty(), list[Any]()
    module = package("core.graph.driver_graph")
    destroy = module.destroy_node

    def looked(number: int) -> int:
        found.extend(definition.nodes())
        return destroy(number)  # type: ignore[no-any-return]

    monkeypatch.setattr(module, "destroy_node", looked)
    node.destroy()
    assert found == [node] and found[0] is node and not node.is_valid, "a second object would stay valid"


def test_a_node_that_another_thread_adds_while_one_is_destroyed_keeps_its_objects(
    definition: Any, package: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The graph kept nothing when that began."""
    definition.callback(print).destroy()
    node, module = definition.empty(), package("core.graph.driver_graph")
    destroy = module.destroy_node

    def destroyed(number: int) -> int:
        definition.callback(list)
        return destroy(number)  # type: ignore[no-any-return]

    monkeypatch.setattr(module, "destroy_node", destroyed)
    node.destroy()
    (tokens,) = definition._kept.values()
    assert len(tokens) == 1 and not node.is_valid, "the driver may call its function"


def test_an_object_that_ends_with_a_node_finds_it_destroyed(
    definition: Any, package: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its finalizer would destroy the node again."""
    node, seen = definition.callback(print), list[bool]()
    graph = package("core.graph.driver_graph").DriverGraph
    let_go = graph._let_go

    def watched(self: Any, token: Any) -> None:
        seen.append(node.is_valid)
        let_go(self, token)

    monkeypatch.setattr(graph, "_let_go", watched)
    node.destroy()
    assert seen == [False]


def test_a_node_that_the_driver_does_not_destroy_stays(
    driver: Any, definition: Any, package: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    node = definition.callback(print)
    kept = dict(definition._kept)
    module = package("core.graph.driver_graph")
    destroy = module.destroy_node
    monkeypatch.setattr(module, "destroy_node", lambda number: destroy(0))
    with pytest.raises(driver.CudaError):
        node.destroy()
    assert node.is_valid and kept and definition._kept == kept
    assert definition.nodes() == {node} and next(iter(definition.nodes())) is node


def test_nodes_have_no_constructor_and_no_copies(graphs: Any, definition: Any) -> None:
    node = definition.empty()
    for cls in (graphs.GraphNode, graphs.EmptyNode, graphs.KernelNode, graphs.GraphCondition):
        with pytest.raises(RuntimeError, match="not made directly"):
            cls()
    for duplicate in (copy.copy, copy.deepcopy, pickle.dumps):
        for each in (node, definition):
            with pytest.raises(TypeError, match="cannot be pickled or copied"):
                duplicate(each)


# --- graphs in graphs


@pytest.mark.callbacks
def test_embedded_graphs_are_copies(graphs: Any, definition: Any, memory: Any, stream: Any) -> None:
    calls: list[str] = []
    child = graphs.GraphDefinition()
    inside = child.callback(lambda: calls.append("inside"))
    node = definition.callback(lambda: calls.append("before")).embed(child)
    node.callback(lambda: calls.append("after"))
    inside.join().callback(lambda: calls.append("later"))
    copied = node.child_graph
    assert copied != child and copied == node.child_graph and copied.is_valid
    (twin,) = copied.nodes()
    assert twin != inside and type(twin) is type(inside) and twin.graph == copied
    del child, inside
    collect()
    run(definition, stream)
    assert calls == ["before", "inside", "after"]
    copied.memset(memory, 5, 64)
    run(definition, stream)
    assert calls == ["before", "inside", "after"] * 2
    assert content(memory, stream) == b"\5" * 64, "a graph inside of a node can be changed"


def test_graphs_inside_of_a_destroyed_node_are_gone(graphs: Any, definition: Any) -> None:
    child = graphs.GraphDefinition()
    child.empty()
    middle = graphs.GraphDefinition()
    middle.embed(child)
    node = definition.embed(middle)
    inner = node.child_graph
    (holder,) = inner.nodes()
    innermost = holder.child_graph
    (empty,) = innermost.nodes()
    node.destroy()
    for graph in (inner, innermost):
        assert not graph.is_valid and repr(graph) == "<GraphDefinition gone>"
        for attempt in (graph.nodes, graph.edges, graph.empty, graph.instantiate, lambda graph=graph: graph.handle):
            with pytest.raises(RuntimeError, match="inside of a node that was destroyed"):
                attempt()
    assert not empty.is_valid and not holder.is_valid and empty.handle is None
    empty.destroy()
    with pytest.raises(RuntimeError, match="gone"):
        empty.join()
    assert child.is_valid and middle.is_valid and definition.is_valid


def test_a_graph_inside_of_a_graph_keeps_it(
    core: Any, graphs: Any, device: Any, stream: Any, memory: Any, live: Any
) -> None:
    before = live("graph")
    definition = graphs.GraphDefinition()
    definition.embed(graphs.GraphDefinition())
    (node,) = definition.nodes()
    inner = node.child_graph
    del node, definition
    collect()
    inner.memset(memory, 1, 64)
    assert len(inner.nodes()) == 1
    with pytest.raises(core.CUDAError, match="instantiate the one around it"):
        inner.instantiate()
    del inner
    assert eventually(lambda: live("graph") == before)


def test_graphs_that_cannot_be_embedded(definition: Any) -> None:
    with pytest.raises(TypeError, match="a GraphDefinition is expected, got int"):
        definition.embed(3)
    with pytest.raises(ValueError, match="itself"):
        definition.embed(definition)


@pytest.mark.errors
@pytest.mark.parametrize("kind", ["memory", "conditional", "inner"])
def test_graphs_that_the_driver_embeds_nowhere(core: Any, graphs: Any, definition: Any, kind: str) -> None:
    other = graphs.GraphDefinition()
    if kind == "memory":
        other.allocate(64)
    elif kind == "conditional":
        other.if_then(other.create_condition(1))
    else:
        other = other.embed(graphs.GraphDefinition()).child_graph
    with pytest.raises(core.CUDAError, match="cannot be in another one"):
        definition.embed(other)
    assert definition.nodes() == set()


# --- conditions


@pytest.mark.parametrize("value", [0, 1, 2])
def test_if_else_and_switch(definition: Any, device: Any, stream: Any, memory: Any, value: int) -> None:
    if_then = definition.if_then(definition.create_condition(value))
    if_then.then.memset(memory.handle, 1, 16)
    if_else = definition.if_else(definition.create_condition(value))
    if_else.then.memset(memory.handle + 16, 2, 16)
    if_else.else_.memset(memory.handle + 16, 3, 16)
    switch = definition.switch(definition.create_condition(value), 2)
    for number, branch in enumerate(switch.branches):
        branch.memset(memory.handle + 32, 4 + number, 16)
    run(definition, stream)
    expected = [1 if value else 0, 2 if value else 3, {0: 4, 1: 5}.get(value, 0), 0]
    assert list(content(memory, stream)[::16]) == expected


@pytest.mark.parametrize("first", [1, 4])
def test_a_loop_ends_when_a_kernel_says_so(core: Any, definition: Any, stream: Any, memory: Any, first: int) -> None:
    kernel = core.ObjectCode.from_ptx(image(CONDITIONS)).get_kernel("count_down")
    condition = definition.create_condition(1)
    loop = definition.memset(memory, ctypes.c_uint32(first), 1).while_loop(condition)
    one = core.LaunchConfig(grid=1, block=1)
    loop.body.launch(one, kernel, condition, memory).memset(memory.handle + 4, 9, first)
    del kernel
    run(definition, stream, times=2)
    assert content(memory, stream)[: 4 + first] == bytes(4) + b"\11" * first
    assert content(memory, stream)[4 + first :] == bytes(60 - first)


def test_conditional_nodes(core: Any, graphs: Any, definition: Any, driver: Any) -> None:
    kind = core.typing.GraphConditionalType
    conditions = [definition.create_condition() for _ in range(4)]
    first = definition.if_then(conditions[0])
    second = first.if_else(conditions[1])
    third = second.while_loop(conditions[2])
    fourth = third.switch(conditions[3], 3)
    nodes = [first, second, third, fourth]
    assert [type(node) for node in nodes] == [graphs.IfNode, graphs.IfElseNode, graphs.WhileNode, graphs.SwitchNode]
    assert [node.cond_type for node in nodes] == [kind.IF, kind.IF, kind.WHILE, kind.SWITCH]
    assert [len(node.branches) for node in nodes] == [1, 2, 1, 3]
    assert [node.condition for node in nodes] == conditions
    assert first.then == first.branches[0] and third.body == third.branches[0]
    assert (second.then, second.else_) == second.branches
    assert all(isinstance(node, graphs.ConditionalNode) for node in nodes) and not isinstance(second, graphs.IfNode)
    assert definition.edges() == {(first, second), (second, third), (third, fourth)}
    del nodes, first, second, third, fourth
    collect()
    found = {type(node): node for node in definition.nodes()}
    assert set(found) == {graphs.IfNode, graphs.IfElseNode, graphs.WhileNode, graphs.SwitchNode}
    body = found[graphs.WhileNode].body
    body.empty()
    found[graphs.WhileNode].destroy()
    with pytest.raises(RuntimeError, match="gone"):
        body.nodes()


def test_conditions(graphs: Any, definition: Any, driver: Any) -> None:
    condition = definition.create_condition(default_value=1)
    assert type(condition.handle) is int and condition.handle
    assert condition != definition.create_condition() and condition == definition.if_then(condition).condition
    assert len({condition, definition.create_condition()}) == 2
    with pytest.raises(TypeError, match="a GraphCondition is expected, got int"):
        definition.if_then(1)
    with pytest.raises(ValueError, match="another graph"):
        graphs.GraphDefinition().if_then(condition)
    for count in (-1, 1 << 32):
        with pytest.raises(OverflowError, match=f"count is {count}, but must be from 1 to"):
            definition.switch(definition.create_condition(), count)
    with pytest.raises(ValueError, match="count is 0"):
        definition.switch(definition.create_condition(), 0)
    with pytest.raises(OverflowError, match="default_value is -1"):
        definition.create_condition(-1)
    with pytest.raises(TypeError, match="default_value: an int is expected, got str"):
        definition.create_condition("1")


@pytest.mark.errors
def test_a_condition_without_a_node_is_told(core: Any, definition: Any) -> None:
    definition.create_condition()
    with pytest.raises(core.CUDAError, match="cuGraphInstantiateWithParams"):
        definition.instantiate()


def test_bodies_are_graphs_with_nodes_of_all_kinds(graphs: Any, definition: Any, stream: Any, memory: Any) -> None:
    """Conditions of an inner conditional node belong to the launched graph."""
    outer = definition.if_then(definition.create_condition(1))
    inner = outer.then.empty().if_then(definition.create_condition(1))
    inner.then.memset(memory, 6, 32).memcpy(memory.handle + 32, memory, 32)
    assert inner.graph == outer.then and outer.graph == definition
    run(definition, stream)
    assert content(memory, stream) == b"\6" * 64


def test_objects_kept_for_a_body_are_dropped_with_its_node(definition: Any, memory: Any, package: Any) -> None:
    """The outer graph has kept it."""

    class Owner:
        pass

    owners = [Owner(), Owner()]
    gone = [weakref.ref(owner) for owner in owners]
    outer = definition.if_then(definition.create_condition(1))
    outer.then.memset(memory.handle, 1, 1, dst_owner=owners[0])
    inner = outer.then.if_then(definition.create_condition(1))
    inner.then.memset(memory.handle, 1, 1, dst_owner=owners[1])
    del owners
    collect()
    assert all(owner() is not None for owner in gone)
    outer.destroy()
    assert let_go(package, lambda: [owner() for owner in gone] == [None, None], 5)
    assert definition.is_valid


def test_unsupported_nodes_in_bodies(core: Any, definition: Any, device: Any) -> None:
    """The error comes when the node is made, not when the graph is instantiated."""
    body = definition.if_then(definition.create_condition(1)).then
    event = device.create_event()
    inside = body.empty().if_then(definition.create_condition(1)).then.empty()
    for place in (body, inside):
        for attempt in (
            lambda place=place: place.callback(print),
            lambda place=place: place.record(event),
            lambda place=place: place.wait(event),
            lambda place=place: place.allocate(16),
        ):
            with pytest.raises(core.CUDAError, match="the graphs of conditional nodes cannot"):
                attempt()
    assert inside.graph.nodes() == {inside}


@pytest.mark.errors
def test_unsupported_nodes_in_bodies_inside_of_graphs(core: Any, graphs: Any, definition: Any) -> None:
    child = graphs.GraphDefinition()
    child.callback(print)
    with pytest.raises(core.CUDAError, match="CUDA_ERROR"):
        definition.if_then(definition.create_condition(1)).then.embed(child)
        definition.instantiate()


# --- lifetimes


def test_a_launch_outlives_its_definition(graphs: Any, device: Any, stream: Any, memory: Any, live: Any) -> None:
    before = live("graph", "exec", "user object")
    definition = graphs.GraphDefinition()
    definition.memset(memory, 1, 64)
    graph = definition.instantiate()
    del definition
    assert live("graph") == before[0]
    graph.launch(stream)
    assert content(memory, stream) == b"\1" * 64
    graph.close()
    memory.close()
    stream.sync()
    assert eventually(lambda: live("graph", "exec", "user object") == before)


@pytest.mark.callbacks
def test_functions_are_called_whatever_was_dropped(graphs: Any, device: Any, stream: Any, gate: Any) -> None:
    """Definition, function and executable graph are dropped in Python while a launch waits."""
    calls: list[int] = []
    definition = graphs.GraphDefinition()
    definition.callback(lambda: calls.append(1)).embed(graphs.GraphDefinition()).callback(lambda: calls.append(2))
    graph = definition.instantiate()
    gate.hold(stream)
    graph.launch(stream)
    del definition, graph
    collect()
    graphs.GraphDefinition().callback(print)
    collect()
    gate.open()
    stream.sync()
    assert calls == [1, 2]


@pytest.mark.parametrize("inside", ["body", "child"])
def test_objects_that_inner_graphs_need_are_kept(
    graphs: Any, device: Any, stream: Any, memory: Any, package: Callable[[str], Any], inside: str
) -> None:
    """The executable graph alone keeps it when the definition is gone."""

    class Owner:
        """The owner of memory whose address is in a node."""

    owner = Owner()
    gone = weakref.ref(owner)
    definition = graphs.GraphDefinition()
    if inside == "body":
        inner = definition.if_then(definition.create_condition(1)).then
    else:
        inner = definition.embed(graphs.GraphDefinition()).child_graph
    inner.memset(memory.handle, 1, 64, dst_owner=owner)
    graph = definition.instantiate()
    del owner, inner, definition
    assert not let_go(package, lambda: gone() is None, 0.05), "the executable graph needs it"
    graph.launch(stream)
    assert content(memory, stream) == b"\1" * 64
    graph.close()
    assert let_go(package, lambda: gone() is None)


def test_objects_that_a_graph_needed_are_dropped(
    core: Any, graphs: Any, device: Any, stream: Any, package: Callable[[str], Any], live: Callable[..., Any]
) -> None:
    """Functions and the objects that they refer to are dropped when the driver has neither the graph nor a launch of it."""
    release = package("core.graph.retention").release_unneeded

    class Function:
        def __call__(self) -> None: ...

    function = Function()
    gone = weakref.ref(function)
    definition = graphs.GraphDefinition()
    definition.callback(function)
    del function
    graph = definition.instantiate()
    del definition
    collect()
    release()
    assert gone() is not None, "the executable graph needs it, too"
    graph.launch(stream)
    graph.close()
    assert let_go(package, lambda: gone() is None)


def test_changed_nodes_drop_their_former_objects(definition: Any, device: Any, package: Callable[[str], Any]) -> None:
    class Function:
        def __call__(self) -> None: ...

    functions = [Function() for _ in range(3)]
    gone = [weakref.ref(function) for function in functions]
    node = definition.callback(functions[0])
    node.update(functions[1])
    node.update(functions[2])
    del functions
    assert let_go(package, lambda: gone[0]() is gone[1]() is None)
    assert gone[2]() is not None
    node.destroy()
    assert let_go(package, lambda: gone[2]() is None)
