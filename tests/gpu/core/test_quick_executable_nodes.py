"""Changes of fills, copies, events and calls in executable graphs, which machine code makes."""

from __future__ import annotations

import ctypes
import sys
import threading
import types
import weakref
from typing import Any, Callable

import pytest

from tests.gpu.core.tools import collect, content, let_go
from tests.gpu.ptx import KERNELS, image
from tests.interpreter import quick_output_of

TIMES = 4
"""After two changes of a kind machine code makes them."""


@pytest.fixture
def run(stream: Any) -> Callable[[Any], None]:
    def launch(graph: Any) -> None:
        graph.launch(stream)
        stream.sync()

    return launch


@pytest.fixture
def other(device: Any, stream: Any) -> Any:
    made = device.allocate(64, stream=stream)
    made.fill(9, stream=stream)
    stream.sync()
    yield made
    made.close()


@pytest.mark.callbacks
def test_machine_code_makes_the_changes(
    definition: Any, device: Any, memory: Any, other: Any, package: Callable[[str], Any]
) -> None:
    event = device.create_event()
    nodes: dict[Any, Any] = {
        definition.memset(memory, 1, 64): {"dst": memory, "value": 2, "width": 64},
        definition.memcpy(memory, other, 64): {"dst": memory, "src": other, "size": 64},
        definition.record(event): {"event": event},
        definition.wait(event): {"event": event},
        definition.callback(print): {"fn": print},
    }
    graph = definition.instantiate()
    for _ in range(TIMES):
        for node, given in nodes.items():
            graph[node].update(**given)
    native = package("_floor.native").routines()
    quick = native is not None and native.METHODS and not package("_floor").FREE_THREADED
    for node in nodes:
        view = type(graph[node])
        assert isinstance(view.update, types.FunctionType) != quick, view


@pytest.mark.callbacks
def test_new_objects_in_a_new_graph(
    core: Any, definition: Any, device: Any, stream: Any, memory: Any, package: Any, monkeypatch: Any
) -> None:
    """Machine code makes the first change of a graph and those with objects that no graph used before. The graph keeps them."""
    run, config = core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("store_to"), core.LaunchConfig(grid=1, block=1)

    def other() -> Any:
        return device.allocate(64, stream=stream)

    event, source = device.create_event(), other()
    ways: dict[Any, tuple[Callable[[], Any], Callable[[Any], dict[str, Any]]]] = {
        definition.memset(memory, 1, 64): (other, lambda new: {"dst": new, "value": 2, "width": 64}),
        definition.memcpy(memory, source, 64): (other, lambda new: {"dst": new, "src": source, "size": 64}),
        definition.record(event): (device.create_event, lambda new: {"event": new}),
        definition.callback(print): (lambda: lambda: None, lambda new: {"fn": new}),
        definition.launch(config, run, memory): (other, lambda new: {"config": config, "kernel": run, "args": (new,)}),
    }
    for _ in range(TIMES):
        graph = definition.instantiate()
        for node, (make, given) in ways.items():
            for _ in range(2):
                graph[node].update(**given(make()))
    changes = package("core.graph.executable_nodes").ExecutableGraphNode
    native = package("_floor.native").routines()
    if native is not None and native.METHODS and not package("_floor").FREE_THREADED:
        monkeypatch.setattr(changes, "_change", None)  # Python makes none
    for node, (make, given) in ways.items():
        graph = definition.instantiate()
        found = [make() for _ in range(3)]
        for new in found:
            graph[node].update(**given(new))
        kept = [weakref.ref(kept_part(new)) for new in found]
        del found, new
        collect()
        assert all(each() for each in kept), node
        graph.close()
        assert let_go(package, lambda: not any(each() for each in kept)), node  # noqa: B023


def test_memory_that_another_buffer_keeps(
    core: Any, definition: Any, memory: Any, other: Any, stream: Any, run: Any
) -> None:
    """Such a buffer has nothing to lend: Python makes the change, once."""
    store, config = core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("store_to"), core.LaunchConfig(grid=1, block=1)
    part = core.Buffer.from_handle(int(memory.handle), 64, owner=memory)
    fill, copy = definition.memset(memory, 1, 64), definition.memcpy(other, memory, 64)
    launch = definition.launch(config, store, other)
    graph = definition.instantiate()
    for target in [memory] * TIMES + [part] * TIMES:
        graph[fill].update(dst=target, value=5, width=64)
        graph[copy].update(dst=target, src=other, size=64)
        graph[launch].update(config=config, kernel=store, args=(target,))
    graph[copy].update(dst=other, src=part, size=64)
    graph[launch].disable(), graph[copy].disable()
    run(graph)
    assert content(memory, stream) == b"\5" * 64


@pytest.mark.processes
def test_a_method_that_a_program_replaces_for_a_while(standin: Callable[[str], Any]) -> None:
    """What took its place, here no function of Python, is not called later."""
    program = """if True:
        from functools import partialmethod
        from cuda_ctypes import core
        from cuda_ctypes.core import graph as graphs
        device = core.Device(0)
        device.set_current()
        memory, other = [device.allocate(64, stream=device.default_stream) for _ in range(2)]
        definition = graphs.GraphDefinition()
        node = definition.memset(memory, 1, 64)
        view, calls = graphs.ExecutableMemsetNode, []
        written = view.update
        view.update = partialmethod(lambda *given, **named: calls.append(1) or written(*given, **named))
        graph = definition.instantiate()
        for _ in range(4):
            graph[node].update(dst=memory, value=1, width=64)
        view.update = written
        graph[node].update(dst=other, value=1, width=64)
        print(len(calls))
    """
    assert quick_output_of(program, CUDA_CTYPES_LIBCUDA=str(standin("behaving"))) == "4"


def kept_part(thing: Any) -> Any:
    """The part of a buffer or an event that graphs keep; any other object itself."""
    return getattr(getattr(thing, "_free", None), "twin", None) or getattr(thing, "_destroy", thing)


def test_values_of_fills_arrive(definition: Any, stream: Any, memory: Any, other: Any, run: Any) -> None:
    node = definition.memset(memory, 1, 64)
    graph = definition.instantiate()
    for number in range(TIMES * 2):
        target = (memory, other)[number % 2]
        graph[node].update(dst=target, value=number + 250 - 2 * TIMES, width=64 - number)
        run(graph)
        kept = 0 if target is memory else 9
        expected = bytes([number + 250 - 2 * TIMES]) * (64 - number)
        assert content(target, stream) == expected + (bytes([kept]) * number)
        target.fill(kept, stream=stream)


@pytest.mark.parametrize("value", [b"\1\2", b"\1\2\3\4", b"\7"])
def test_fills_of_other_kinds_arrive(definition: Any, stream: Any, memory: Any, run: Any, value: bytes) -> None:
    fill = definition.memset(memory, 1, 64)
    rows = fill.memset(memory, value, 4, height=2, pitch=32)
    graph = definition.instantiate()
    for number in range(TIMES):
        graph[fill].update(dst=memory, value=number, width=64)
        given = bytes([number + 9]) + value[1:]
        graph[rows].update(dst=memory, value=given, width=4, height=2, pitch=32)
        run(graph)
        assert content(memory, stream) == (given * 4).ljust(32, bytes([number])) * 2
        graph[fill].update(dst=memory, value=value, width=64 // len(value))
        run(graph)
        assert content(memory, stream) == (given * 4 + value * (32 // len(value) - 4)) * 2


@pytest.mark.errors
def test_changes_that_no_driver_makes(core: Any, definition: Any, memory: Any, other: Any) -> None:
    """Fills keep the number of rows, several rows their form, and copies the kinds of memory at both ends."""
    host = core.LegacyPinnedMemoryResource().allocate(64)
    fill, copy = definition.memset(memory, 1, 64), definition.memcpy(memory, other, 64)
    rows = definition.memset(memory, 1, 4, height=2, pitch=32)
    graph = definition.instantiate()
    for _ in range(TIMES):
        graph[fill].update(dst=memory, value=1, width=64)
        graph[rows].update(dst=memory, value=2, width=4, height=2, pitch=32)
        with pytest.raises(core.CUDAError, match="CUDA_ERROR_INVALID_VALUE"):
            graph[rows].update(dst=memory, value=1, width=5, height=2, pitch=32)
        graph[copy].update(dst=memory, src=other, size=64)
        with pytest.raises(core.CUDAError, match="CUDA_ERROR_INVALID_VALUE"):
            graph[fill].update(dst=memory, value=1, width=4, height=2, pitch=32)
        with pytest.raises(core.CUDAError, match="CUDA_ERROR_INVALID_VALUE"):
            graph[copy].update(dst=memory, src=host, size=64)
    host.close()


def test_copies_arrive(definition: Any, stream: Any, memory: Any, other: Any, run: Any) -> None:
    node = definition.memcpy(memory, other, 64)
    graph = definition.instantiate()
    for size in range(1, TIMES + 1):
        graph[node].update(dst=memory, src=other, size=size)
        run(graph)
        assert content(memory, stream) == b"\t" * size + bytes(64 - size)
        graph[node].update(dst=other, src=memory, size=size)
        memory.fill(size, stream=stream)
        run(graph)
        assert content(other, stream) == bytes([size]) * size + b"\t" * (64 - size)
        memory.fill(0, stream=stream)
        other.fill(9, stream=stream)


def test_copies_of_the_hosts_memory_arrive(
    core: Any, definition: Any, stream: Any, memory: Any, other: Any, run: Any
) -> None:
    host = core.LegacyPinnedMemoryResource().allocate(64)
    view = (ctypes.c_char * 64).from_address(int(host.handle))
    first = definition.memcpy(memory, other, 64)
    second = first.memcpy(memory, host, 64)
    graph = definition.instantiate()
    for number in range(1, TIMES + 1):
        graph[first].update(dst=memory, src=other, size=64)
        graph[second].update(dst=memory, src=host, size=number)
        view.raw = bytes([number]) * 64
        run(graph)
        assert content(memory, stream) == bytes([number]) * number + b"\t" * (64 - number)
    host.close()


def test_events_are_recorded_and_awaited(definition: Any, device: Any, stream: Any, run: Any) -> None:
    events = [device.create_event({"timing_enabled": True}) for _ in range(2)]
    recorded, waiting = definition.record(events[0]), definition.wait(events[0])
    graph = definition.instantiate()
    for number in range(TIMES * 2):
        event = device.create_event({"timing_enabled": True}) if number == TIMES else events[number % 2]
        graph[recorded].update(event)
        graph[waiting].update(event)
        run(graph)
        assert event - event == 0.0, "it was recorded"


@pytest.mark.processes
def test_machine_code_is_written_for_the_kinds_that_change(standin: Callable[[str], Any]) -> None:
    """That for all takes three times as long."""
    program = """if True:
        from cuda_ctypes import core
        from cuda_ctypes.core import graph as graphs
        device = core.Device(0)
        device.set_current()
        memory = device.allocate(64, stream=device.create_stream())
        definition = graphs.GraphDefinition()
        node = definition.memset(memory, 1, 64)
        graph = definition.instantiate()
        for _ in range(4):
            graph[node].update(dst=memory, value=1, width=64)
        views = graphs.ExecutableMemcpyNode, graphs.ExecutableEventRecordNode, graphs.ExecutableHostCallbackNode
        print(*{type(view.update).__name__ for view in views})
    """
    assert quick_output_of(program, CUDA_CTYPES_LIBCUDA=str(standin("behaving"))) == "function"


MISTAKES: dict[str, tuple[type[BaseException], str, dict[str, Any]]] = {
    "closed": (RuntimeError, "this buffer is closed", {"dst": "closed"}),
    "too small": (ValueError, "65 bytes are asked for, but the buffer has 64", {"width": 65}),
    "no byte": (OverflowError, "value is 256, but a byte is from 0 to 255", {"value": 256}),
    "negative": (OverflowError, "width is -1", {"width": -1}),
    "no memory": (TypeError, "dst: a Buffer or an address is expected, got str", {"dst": "memory"}),
    "no number": (TypeError, "width: an int is expected, got str", {"width": "8"}),
}


@pytest.mark.parametrize("mistake", [*MISTAKES])
def test_mistakes_in_fills(definition: Any, device: Any, stream: Any, memory: Any, run: Any, mistake: str) -> None:
    error, message, changed = MISTAKES[mistake]
    closed = device.allocate(64, stream=stream)
    node = definition.memset(memory, 1, 64)
    graph = definition.instantiate()
    for _ in range(TIMES):
        graph[node].update(dst=closed, value=2, width=64)
        graph[node].update(dst=memory, value=3, width=64)
    closed.close()
    given = {"dst": memory, "value": 3, "width": 64, **changed}
    with pytest.raises(error, match=message):
        graph[node].update(**{**given, "dst": closed if given["dst"] == "closed" else given["dst"]})
    run(graph)
    assert content(memory, stream) == b"\3" * 64, "it changes nothing"


def test_mistakes_in_copies(definition: Any, memory: Any, other: Any) -> None:
    node = definition.memcpy(memory, other, 64)
    graph = definition.instantiate()
    for _ in range(TIMES):
        graph[node].update(dst=memory, src=other, size=64)
    with pytest.raises(ValueError, match="dst: 65 bytes are asked for, but the buffer has 64"):
        graph[node].update(dst=memory, src=other, size=65)
    with pytest.raises(TypeError, match="src: a Buffer or an address is expected, got NoneType"):
        graph[node].update(dst=memory, src=None, size=1)


@pytest.mark.parametrize("gone", ["graph", "node", "definition"])
def test_graphs_and_nodes_that_are_gone(graphs: Any, device: Any, memory: Any, gone: str) -> None:
    definition, event = graphs.GraphDefinition(), device.create_event()
    inner = definition.embed(graphs.GraphDefinition()) if gone == "definition" else None
    node = definition.record(event)
    fill = definition.memset(memory, 1, 1)
    graph = definition.instantiate()
    views = graph[node], graph[fill]
    for _ in range(TIMES):
        views[0].update(event)
        views[1].update(dst=memory, value=1, width=1)
    if gone == "graph":
        graph.close()
    else:
        node.destroy(), fill.destroy()
    del inner
    message = "this graph is closed" if gone == "graph" else "this node was destroyed"
    with pytest.raises(RuntimeError, match=message):
        views[0].update(event)
    with pytest.raises(RuntimeError, match=message):
        views[1].update(dst=memory, value=1, width=1)


def test_new_objects_are_kept(
    definition: Any, device: Any, stream: Any, memory: Any, package: Callable[[str], Any], run: Any
) -> None:
    """The graph keeps memory and an event that came after machine code did, until it ends."""
    lend, event_of = package("core.memory.lent").lend, package("core.graph.operands").event_of
    event = device.create_event()
    fill, record = definition.memset(memory, 1, 64), definition.record(event)
    graph = definition.instantiate()
    for _ in range(TIMES):
        graph[fill].update(dst=memory, value=1, width=64)
        graph[record].update(event)
    late, later = device.allocate(64, stream=stream), device.create_event()
    seen = weakref.ref(lend(late)), weakref.ref(event_of(later)[1][0])
    for _ in range(TIMES):
        graph[fill].update(dst=late, value=2, width=64)
        graph[record].update(later)
    late.close(), later.close()
    del late, later
    collect()
    run(graph)
    assert all(each() is not None for each in seen)
    graph.close()
    assert let_go(package, lambda: not any(each() for each in seen))


@pytest.mark.errors
def test_a_change_that_the_driver_refuses(core: Any, graphs: Any, definition: Any, device: Any, memory: Any) -> None:
    """Its error is raised, as of the first change."""
    node = graphs.GraphDefinition().memset(memory, 1, 1)
    fill = definition.memset(memory, 1, 1)
    graph = definition.instantiate()
    for _ in range(TIMES):
        graph[fill].update(dst=memory, value=1, width=1)
    for _ in range(2):
        with pytest.raises(core.CUDAError, match="CUDA_ERROR_INVALID_VALUE"):
            graph[node].update(dst=memory, value=1, width=1)
    graph[fill].update(dst=memory, value=1, width=1)


@pytest.mark.callbacks
def test_another_thread_waits_while_machine_code_changes_a_node(
    core: Any, definition: Any, device: Any, package: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The driver gets one change of a graph at a time, whoever makes it."""
    view_class = package("core.graph").ExecutableEventRecordNode
    name = "cuGraphExecEventRecordNodeSetEvent"
    events = [device.create_event() for _ in range(2)]
    node = definition.record(events[0])
    view = definition.instantiate()[node]
    for _ in range(TIMES):
        view.update(events[0])
    if isinstance(view_class.update, type(lambda: None)):
        pytest.skip("as without the GIL and on PyPy, Python makes the changes, with a lock")
    order: list[str] = []

    def elsewhere() -> None:
        core.Device(0).set_current()
        view.update(events[1])
        order.append("thread")

    def meanwhile(*given: Any) -> Any:  # in place of the driver's
        if thread.ident is None:
            thread.start()
            thread.join(0.2)
            order.append("machine code")
        return function(*given)

    thread = threading.Thread(target=elsewhere)
    cell = package("core._driver").cell(name)
    function = ctypes.CFUNCTYPE(ctypes.c_int, *[ctypes.c_void_p] * 3)(cell.value)
    called = ctypes.CFUNCTYPE(ctypes.c_int, *[ctypes.c_void_p] * 3)(meanwhile)
    monkeypatch.setattr(cell, "value", ctypes.cast(called, ctypes.c_void_p).value)
    view.update(events[0])
    thread.join()
    monkeypatch.undo()
    assert order == ["machine code", "thread"]


def test_another_thread_takes_the_objects_while_machine_code_looks_at_them(
    definition: Any, stream: Any, memory: Any, other: Any, run: Any
) -> None:
    """Then Python makes the change, once they are there again."""
    node = definition.memcpy(memory, other, 64)
    graph = definition.instantiate()
    for _ in range(TIMES):
        graph[node].update(dst=other, src=memory, size=64)
        graph[node].update(dst=memory, src=other, size=64)
    taken: list[Any] = []
    back = threading.Timer(0.05, lambda: setattr(graph, "_objects", taken[0]))

    def look(frame: Any, event: str, argument: Any) -> None:
        if event == "return" and frame.f_code.co_name == "has_kept_on_device" and not taken:
            taken.append(graph._objects)
            graph._objects = None
            back.start()

    sys.setprofile(look)
    try:
        graph[node].update(dst=memory, src=other, size=5)
    finally:
        sys.setprofile(None)
    run(graph)
    assert content(memory, stream) == b"\t" * 5 + bytes(59)


@pytest.mark.callbacks
def test_functions_are_called(definition: Any, run: Any) -> None:
    """Functions that the graph keeps, and others, in any order; also function pointers of ctypes."""
    calls: list[Any] = []
    functions = [lambda number=number: calls.append(number) for number in range(3)]
    pointer = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(lambda data: calls.append(data))
    node = definition.callback(functions[0])
    graph = definition.instantiate()
    for _ in range(TIMES):
        for function in functions:
            graph[node].update(function)
            run(graph)
        graph[node].update(pointer, user_data=7)
        run(graph)
        graph[node].update(pointer)
        run(graph)
    assert calls == [0, 1, 2, 7, None] * TIMES
    for wrong in (3, None, "print"):
        with pytest.raises(TypeError, match="fn: a callable or a function pointer of ctypes is expected"):
            graph[node].update(wrong)
    with pytest.raises(ValueError, match="user_data is for function pointers"):
        graph[node].update(functions[0], user_data=1)


@pytest.mark.callbacks
def test_a_kept_object_that_cannot_be_called(definition: Any, memory: Any, package: Callable[[str], Any]) -> None:
    """That the graph keeps an object does not make it a function."""
    fill, node = definition.memset(memory, 1, 1), definition.callback(print)
    graph = definition.instantiate()
    for _ in range(TIMES):
        graph[fill].update(dst=memory, value=1, width=1)
        graph[node].update(print)
    kept = package("core.memory.lent").lend(memory)
    with pytest.raises(TypeError, match="fn: a callable or a function pointer of ctypes is expected, got Buffer"):
        graph[node].update(kept)
