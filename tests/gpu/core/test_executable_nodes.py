"""Changes of nodes in an executable graph affect its later launches, and no other graph."""

from __future__ import annotations

import ctypes
import struct
import sys
import threading
import weakref
from typing import Any, Callable

import pytest

from tests.gpu.core.tools import collect, content, let_go
from tests.gpu.ptx import KERNELS, image


@pytest.fixture
def launched(stream: Any) -> Callable[[Any], None]:
    def launch(graph: Any) -> None:
        graph.launch(stream)
        stream.sync()

    return launch


def test_memset_and_memcpy(definition: Any, stream: Any, memory: Any, launched: Any) -> None:
    fill = definition.memset(memory, 1, 16)
    copy = fill.memcpy(memory.handle + 32, memory, 16)
    graph = definition.instantiate()
    graph[fill].update(dst=memory, value=b"\2\3", width=8)
    graph[copy].update(dst=memory.handle + 48, src=memory, size=8)
    launched(graph)
    assert content(memory, stream) == b"\2\3" * 8 + bytes(32) + b"\2\3" * 4 + bytes(8)
    assert (fill.value, copy.size) == (1, 16), "the definition stays as it was"


def test_kernels(core: Any, definition: Any, device: Any, stream: Any, launched: Any) -> None:
    code = core.ObjectCode.from_ptx(image(KERNELS))
    kernel = code.get_kernel("add_vectors")
    total, given = (device.allocate(16, stream=stream) for _ in range(2))
    total.fill(0, stream=stream)
    given.copy_from(struct.pack("<4f", *(1.0,) * 4), stream=stream)
    node = definition.launch(core.LaunchConfig(grid=1, block=1), kernel, total, given, given, 4)
    graph = definition.instantiate()
    config = core.LaunchConfig(grid=1, block=4)
    graph[node].update(config=config, kernel=kernel, args=(total, given, given, 3))
    launched(graph)
    assert struct.unpack("<4f", content(total, stream)) == (2.0, 2.0, 2.0, 0.0)
    for error, message, arguments in (
        (TypeError, "takes 4 arguments, 0 were given", {"config": config, "kernel": kernel, "args": ()}),
        (TypeError, "a Kernel is expected, got NoneType", {"config": config, "kernel": None, "args": ()}),
        (TypeError, "a LaunchConfig is expected, got NoneType", {"config": None, "kernel": kernel, "args": ()}),
    ):
        with pytest.raises(error, match=message):
            graph[node].update(**arguments)


def test_nodes_are_left_out(core: Any, definition: Any, stream: Any, memory: Any, launched: Any) -> None:
    first = definition.memset(memory, 1, 16)
    second = first.memcpy(memory.handle + 16, memory, 16)
    third = second.launch(
        core.LaunchConfig(grid=1, block=1), core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("increment")
    )
    graph = definition.instantiate()
    for node in (first, second, third):
        assert graph[node].is_enabled
        graph[node].disable()
        assert not graph[node].is_enabled
    launched(graph)
    assert content(memory, stream) == bytes(64)
    graph[first].enable()
    assert [graph[node].is_enabled for node in (first, second, third)] == [True, False, False]
    launched(graph)
    assert content(memory, stream) == b"\1" * 16 + bytes(48)


def test_events(definition: Any, device: Any, stream: Any, launched: Any) -> None:
    first, second = (device.create_event({"timing_enabled": True}) for _ in range(2))
    recorded, waiting = definition.record(first), definition.wait(first)
    graph = definition.instantiate()
    graph[recorded].update(second)
    graph[waiting].update(second)
    second.close()
    collect()
    launched(graph)
    with pytest.raises(RuntimeError, match="never recorded"):
        first - first
    with pytest.raises(RuntimeError, match="this event is closed"):
        graph[recorded].update(second)


@pytest.mark.callbacks
def test_functions(definition: Any, launched: Any) -> None:
    calls: list[Any] = []
    node = definition.callback(lambda: calls.append("first"))
    graph = definition.instantiate()
    graph[node].update(lambda: calls.append("second"))
    collect()
    launched(graph)
    function = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(lambda data: calls.append(data))
    graph[node].update(function, user_data=3)
    launched(graph)
    assert calls == ["second", 3]
    launched(definition.instantiate())
    assert calls == ["second", 3, "first"]


@pytest.mark.callbacks
def test_embedded_graphs(graphs: Any, definition: Any, launched: Any) -> None:
    calls: list[int] = []
    first, second, other = (graphs.GraphDefinition() for _ in range(3))
    first.callback(lambda: calls.append(1))
    second.callback(lambda: calls.append(2))
    other.empty().join()
    node = definition.embed(first)
    graph = definition.instantiate()
    graph[node].update(second)
    del first, second
    collect()
    launched(graph)
    assert calls == [2]
    with pytest.raises(TypeError, match="a GraphDefinition is expected, got int"):
        graph[node].update(3)


@pytest.mark.errors
def test_embedded_graphs_of_another_form(core: Any, graphs: Any, definition: Any) -> None:
    child = graphs.GraphDefinition()
    child.empty()
    node = definition.embed(child)
    child.empty()
    with pytest.raises(core.CUDAError):
        definition.instantiate()[node].update(child)


@pytest.mark.callbacks
def test_functions_given_later_are_called_whatever_was_dropped(
    graphs: Any, device: Any, stream: Any, gate: Any, package: Callable[[str], Any]
) -> None:
    """An executable graph that alone owns a function is dropped while its launch waits. The function lives until the launch ends."""

    class Function:
        def __call__(self) -> None:
            calls.append(1)

    calls: list[int] = []
    function = Function()
    gone = weakref.ref(function)
    definition = graphs.GraphDefinition()
    node = definition.callback(print)
    graph = definition.instantiate()
    graph[node].update(function)
    gate.hold(stream)
    graph.launch(stream)
    del definition, node, graph, function
    collect()
    graphs.GraphDefinition().empty()
    collect()
    assert gone() is not None
    gate.open()
    stream.sync()
    assert calls == [1]
    assert let_go(package, lambda: gone() is None)


def test_a_whole_update_keeps_the_new_graphs_objects(
    core: Any, graphs: Any, device: Any, stream: Any, memory: Any, launched: Any
) -> None:
    def described(value: int) -> tuple[Any, Any]:
        made = graphs.GraphDefinition()
        own = device.allocate(64, stream=stream)
        return made, made.memset(own, value, 64).memcpy(memory, own, 64)

    definition, node = described(1)
    graph = definition.instantiate()
    other = device.allocate(64, stream=stream)
    other.fill(9, stream=stream)
    graph[node].update(dst=memory, src=other, size=64)
    graph.update(described(2)[0])
    del other
    collect()
    launched(graph)
    assert content(memory, stream) == b"\2" * 64
    other = device.allocate(64, stream=stream)
    other.fill(8, stream=stream)
    graph[node].update(dst=memory, src=other, size=64)
    del other
    collect()
    device.allocate(64, stream=stream).fill(7, stream=stream)
    launched(graph)
    assert content(memory, stream) == b"\10" * 64


@pytest.mark.parametrize("quick", [False, True])
def test_a_node_updated_while_another_thread_updates_the_whole_graph(
    core: Any,
    graphs: Any,
    device: Any,
    stream: Any,
    memory: Any,
    package: Callable[[str], Any],
    monkeypatch: pytest.MonkeyPatch,
    launched: Any,
    quick: bool,
) -> None:
    """Its new object is kept as long as the graph needs it. Machine code takes no lock, but the objects of the graph: the node's change
    waits."""
    module, seen = package("core.graph.graph"), []

    def defined() -> tuple[Any, Any]:
        made = graphs.GraphDefinition()
        return made, made.memset(device.allocate(64, stream=stream), 1, 64)

    definition, node = defined()
    graph = definition.instantiate()
    for _ in range(3):
        graph.update(definition)
    quick = quick and not isinstance(type(graph).update, type(lambda: None))
    other, _ = defined()
    for _ in range(2 * quick):  # from the second time on, it has what machine code needs
        other.instantiate()
    if quick:
        let_go(package, lambda: not package("core.graph.retention").awaited, 2.0)

    def elsewhere() -> None:
        core.Device(0).set_current()
        own = device.allocate(64, stream=stream)
        seen.append(weakref.ref(package("core.memory.lent").lend(own)))
        graph[node].update(dst=own, value=2, width=64)

    def meanwhile(*arguments: Any) -> Any:  # after the driver's call
        found = function(*arguments)
        if thread.ident is None:
            thread.start()
            thread.join(0.2)
        return found

    thread = threading.Thread(target=elsewhere)
    function = package("core._driver").typed("cuGraphExecUpdate")
    monkeypatch.setattr(module, "typed", lambda name: meanwhile)
    if module._updating:  # a function of C that machine code calls
        called = ctypes.CFUNCTYPE(ctypes.c_int, *[ctypes.c_void_p] * 3)(meanwhile)
        cell = package("core._driver").cell("cuGraphExecUpdate")
        monkeypatch.setattr(cell, "value", ctypes.cast(called, ctypes.c_void_p).value)
    graph.update(other)
    monkeypatch.undo()
    thread.join()
    del definition, other
    assert not let_go(package, lambda: seen[0]() is None, 0.1)
    launched(graph)
    graph.close()
    assert let_go(package, lambda: seen[0]() is None)


def test_the_whole_graph_updated_while_a_node_is(
    core: Any, graphs: Any, device: Any, stream: Any, package: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Machine code does not update it between the note of a node's new object and the driver's call, for that would drop the object."""
    module = package("core.graph.executable_nodes")
    definitions = [graphs.GraphDefinition() for _ in range(2)]
    node, _ = [each.memset(device.allocate(64, stream=stream), 1, 64) for each in definitions]
    graph = definitions[0].instantiate()
    for each in definitions * 2:  # from the second time on, they have what machine code needs
        graph.update(each)
        each.instantiate().close()
        graph.update(each)
    order: list[str] = []

    def elsewhere() -> None:
        core.Device(0).set_current()
        graph.update(definitions[0])
        order.append("graph")

    def meanwhile(*given: Any) -> Any:
        thread.start()
        thread.join(0.2)
        order.append("node")
        return change(*given)

    thread, change = threading.Thread(target=elsewhere), module.call_of("cuGraphExecMemsetNodeSetParams")
    monkeypatch.setattr(module, "call_of", lambda name: meanwhile)
    graph[node].update(dst=device.allocate(64, stream=stream), value=b"\2", width=64)  # bytes: Python does it
    thread.join()
    assert order == ["node", "graph"]


def test_an_object_given_twice_is_kept_once(core: Any, definition: Any, device: Any, stream: Any, memory: Any) -> None:
    """A loop that changes a number before each launch must not grow."""
    kernel = core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("add_vectors")
    one = core.LaunchConfig(grid=1, block=1)
    fill = definition.memset(memory, 1, 16)
    run, record = fill.launch(one, kernel, memory, memory, memory, 0), fill.record(device.create_event())
    graph, event = definition.instantiate(), device.create_event()
    for value in range(100):
        graph[fill].update(dst=memory, value=value, width=16)
        graph[run].update(config=one, kernel=kernel, args=(memory, memory, memory, value % 4))
        graph[record].update(event)
    assert len(graph._objects) == 5, "the buffer and its memory, the kernel, the event; and the list with these"


@pytest.mark.processes
def test_without_machine_code_a_function_has_one_pointer(said: Callable[..., str], device: Any) -> None:
    program = """
        from cuda_ctypes.core import Device
        from cuda_ctypes.core.graph import GraphDefinition, callbacks
        device = Device()
        device.set_current()
        node = GraphDefinition().callback(print)
        graph = node.graph.instantiate()
        for number in range(20):
            graph[node].update(device.sync if number == 10 else len)
        print(len({*map(id, callbacks._made.values())}))
    """
    assert said(program, CUDA_CTYPES_NATIVE="0") == "3\n", "those of print, len and device.sync"


def test_views(graphs: Any, definition: Any, memory: Any) -> None:
    fill, empty = definition.memset(memory, 1, 1), definition.empty()
    graph = definition.instantiate()
    view = graph[fill]
    assert type(view) is graphs.ExecutableMemsetNode and isinstance(view, graphs.ExecutableGraphNode)
    assert repr(view) == f"<ExecutableMemsetNode of {fill!r} in {graph!r}>"
    with pytest.raises(RuntimeError, match="not made directly"):
        graphs.ExecutableMemsetNode()
    with pytest.raises(TypeError, match="a GraphNode is expected, got int"):
        graph[3]
    with pytest.raises(TypeError, match="EmptyNode cannot be changed"):
        graph[empty]
    fill.destroy()
    for attempt in (lambda: graph[fill], view.disable, lambda: view.update(dst=memory, value=1, width=1)):
        with pytest.raises(RuntimeError, match="this node was destroyed"):
            attempt()
    graph.close()
    for attempt in (lambda: graph[empty], view.enable):
        with pytest.raises(RuntimeError, match="this graph is closed"):
            attempt()


@pytest.mark.errors
def test_nodes_of_other_graphs(core: Any, graphs: Any, definition: Any, memory: Any) -> None:
    node = graphs.GraphDefinition().memset(memory, 1, 1)
    definition.memset(memory, 1, 1)
    graph = definition.instantiate()
    with pytest.raises(core.CUDAError, match="CUDA_ERROR_INVALID_VALUE"):
        graph[node].update(dst=memory, value=1, width=1)
    with pytest.raises(core.CUDAError, match="CUDA_ERROR_INVALID_VALUE"):
        graph[node].disable()


LATE_VIEW = """
import sys
from cuda_ctypes.core import Device
from cuda_ctypes.core.graph import GraphDefinition

Device().set_current()

class Last:
    def __init__(self):
        definition = GraphDefinition()
        self.event = definition.record(Device().create_event())
        self.graph = definition.instantiate()
        self.graph[self.event], self.event.event

    def __del__(self, write=sys.stdout.write):
        view, event = self.graph[self.event], self.event.event
        write(type(view).__name__ + type(event).__name__)

sys.modules["last"] = Last()
"""


@pytest.mark.skipif(sys.implementation.name == "pypy", reason="PyPy has no machine code")
def test_the_second_view_in_a_finalizer_while_python_ends(said: Callable[..., str], device: Any) -> None:
    """Nothing can be imported then for its machine code."""
    assert said(LATE_VIEW) == "ExecutableEventRecordNodeEvent"
