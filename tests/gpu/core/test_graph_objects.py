"""Objects that the nodes of a definition need: kept as long as somebody can run them, and no longer."""

from __future__ import annotations

import sys
import time
import weakref
from typing import Any, Callable

import pytest

from tests.gpu.core.tools import collect, let_go, settle


class Function:
    """A function that a node calls."""

    def __init__(self, calls: list[Any]) -> None:
        self.calls = calls

    def __call__(self) -> None:
        self.calls.append(self)


@pytest.fixture
def calls() -> list[Any]:
    return []


@pytest.fixture
def driver(package: Callable[[str], Any]) -> Any:
    return package("core._driver").driver


@pytest.fixture
def gone(package: Callable[[str], Any]) -> Callable[[Any], bool]:
    """Whether an object ends soon, of which a weak reference is left."""
    return lambda seen: let_go(package, lambda: seen() is None)


@pytest.fixture
def stays(package: Callable[[str], Any]) -> Callable[[Any], bool]:
    """Whether it does not."""

    def looked(seen: Any) -> bool:
        time.sleep(0.01)  # the driver reports ends at any time
        package("core.graph.retention").release_unneeded()
        return seen() is not None

    return looked


def added(place: Any, calls: list[Any]) -> Any:
    """A weak reference to the function of a new node."""
    function = Function(calls)
    place.callback(function)
    return weakref.ref(function)


@pytest.mark.usefixtures("device")
def test_a_definition_keeps_them_itself(graphs: Any, calls: Any, live: Any) -> None:
    """The driver need not count."""
    before, definition = live("user object"), graphs.GraphDefinition()
    seen = added(definition, calls)
    collect()
    assert seen() is not None and live("user object") == before
    del definition
    collect()
    assert seen() is None


@pytest.mark.usefixtures("device")
@pytest.mark.parametrize("instantiated", [False, True])
def test_a_function_may_refer_to_its_definition(graphs: Any, gone: Any, instantiated: bool) -> None:
    """They end together, by garbage collection; the executable graph goes first."""
    definition = graphs.GraphDefinition()
    function = Function([definition])
    definition.callback(function)
    graph = definition.instantiate() if instantiated else None
    seen = weakref.ref(function)
    del function, definition, graph
    assert gone(seen)


@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize("which", ["graph", "graph inside", "node"])
def test_others_make_graphs_of_a_known_address(
    graphs: Any, driver: Any, stream: Any, calls: Any, gone: Any, stays: Any, when: str, which: str
) -> None:
    """The driver counts them, for nodes added ``when`` the address was asked for."""
    definition = graphs.GraphDefinition()
    node = definition.embed(graphs.GraphDefinition())
    place = node.child_graph if which == "graph inside" else definition
    seen = [added(place, calls)] if when == "before" else []
    handle = node.handle if which == "node" else place.handle
    seen += [added(place, calls)] if when == "after" else []
    foreign = driver.cuGraphClone(definition.handle if which == "node" else handle)
    ready = driver.cuGraphInstantiateWithFlags(foreign, 0)
    driver.cuGraphDestroy(foreign)
    del definition, node, place
    assert stays(seen[0])
    driver.cuGraphLaunch(ready, stream.handle)
    stream.sync()
    assert len(calls) == 1
    del calls[:]
    driver.cuGraphExecDestroy(ready)
    assert gone(seen[0])


def test_a_node_changes_while_others_have_a_graph(
    graphs: Any, driver: Any, device: Any, calls: Any, gone: Any, stays: Any
) -> None:
    definition = graphs.GraphDefinition()
    function = Function(calls)
    node = definition.callback(function)
    seen = weakref.ref(function)
    ready = driver.cuGraphInstantiateWithFlags(definition.handle, 0)
    function = Function(calls)
    node.update(function)
    later = weakref.ref(function)
    del function
    assert stays(seen), "the other graph needs it"
    driver.cuGraphExecDestroy(ready)
    assert gone(seen) and stays(later)
    node.destroy()
    assert gone(later)


@pytest.mark.parametrize("shared", [False, True], ids=["unknown", "known"])
@pytest.mark.parametrize("captured", [False, True], ids=["added", "captured"])
def test_a_copy_of_a_graph_keeps_them(
    graphs: Any, device: Any, stream: Any, calls: Any, gone: Any, stays: Any, shared: bool, captured: bool
) -> None:
    """With an address that is known to others or not."""
    child = graphs.GraphDefinition()
    if captured:
        builder = device.create_graph_builder().begin_building()
        seen = added(builder, calls)
        child = builder.end_building()
        shared and child.graph_definition.handle
        outer = device.create_graph_builder().begin_building()
        outer.embed(child)
        outer.end_building()
        del child, builder
        graph = outer.complete()
    else:
        seen = added(child, calls)
        shared and child.handle
        outer = graphs.GraphDefinition()
        outer.embed(child)
        del child
        graph = outer.instantiate()
    del outer
    assert stays(seen)
    graph.launch(stream)
    stream.sync()
    assert len(calls) == 1
    del calls[:]
    graph.close()
    assert gone(seen)


@pytest.mark.usefixtures("device")
@pytest.mark.parametrize("end", ["destroy", "update"])
def test_a_copy_of_a_graph_that_ends(graphs: Any, calls: Any, gone: Any, stays: Any, end: str) -> None:
    child, outer = graphs.GraphDefinition(), graphs.GraphDefinition()
    seen = added(child, calls)
    node = outer.embed(child)
    inside = added(node.child_graph, calls)
    del child
    assert stays(seen) and stays(inside)
    if end == "destroy":
        node.destroy()
    else:
        node.update(graphs.GraphDefinition())
    assert gone(seen) and gone(inside)


def test_a_copy_in_a_graph_that_can_be_launched(
    graphs: Any, stream: Any, calls: Any, gone: Any, stays: Any, device: Any
) -> None:
    definition, child = graphs.GraphDefinition(), graphs.GraphDefinition()
    child.callback(Function([]))
    node = definition.embed(child)
    graph, child = definition.instantiate(), graphs.GraphDefinition()
    seen = added(child, calls)
    graph[node].update(child)
    del child
    assert stays(seen)
    graph.launch(stream)
    stream.sync()
    assert len(calls) == 1
    del calls[:]
    graph.close()
    assert gone(seen)


@pytest.mark.parametrize("asked", ["never", "while building", "afterwards"])
def test_the_graph_of_a_capture_is_destroyed_once(
    core: Any, device: Any, live: Any, calls: Any, gone: Any, asked: str
) -> None:
    """Whenever somebody asks for it."""
    before = live("graph")
    builder = device.create_graph_builder().begin_building()
    seen = added(builder, calls) if asked == "while building" else None
    builder.end_building()
    definition = builder.graph_definition if asked == "afterwards" else None
    if definition is not None:
        seen = added(definition, calls)
        assert builder.graph_definition is definition
    builder.close()
    assert definition is None or (definition.is_valid and len(definition.nodes()) == 1)
    del builder, definition
    assert live("graph") == before
    assert seen is None or gone(seen)


def test_others_ask_for_the_graph_of_a_capture(
    device: Any, driver: Any, stream: Any, calls: Any, gone: Any, stays: Any
) -> None:
    """The driver tells it to whoever has the stream."""
    builder = device.create_graph_builder().begin_building()
    seen = added(builder, calls)
    _, _, graph, *_ = driver.cuStreamGetCaptureInfo(builder.stream.handle)
    builder.end_building()
    ready = driver.cuGraphInstantiateWithFlags(graph, 0)
    builder.close()
    del builder
    assert stays(seen)
    driver.cuGraphLaunch(ready, stream.handle)
    stream.sync()
    assert len(calls) == 1
    del calls[:]
    driver.cuGraphExecDestroy(ready)
    assert gone(seen)


@pytest.mark.errors
def test_a_spoiled_capture_has_no_graph(core: Any, device: Any, stream: Any, package: Callable[[str], Any]) -> None:
    builder = stream.create_graph_builder().begin_building("thread_local")
    with pytest.raises(package("core.errors").CUDAError):
        stream.sync()  # nobody can wait for work that does not run
    with pytest.raises(RuntimeError, match="cannot be captured"):
        builder.callback(print)
    with pytest.raises(RuntimeError, match="cannot be captured"):
        builder.end_building()
    assert builder._repr_svg_() is None
    builder.close()
    stream.sync()


@pytest.fixture
def filling(graphs: Any, device: Any, stream: Any, package: Callable[[str], Any]) -> Callable[..., tuple[Any, Any]]:
    """``filling(place)``: a new node of a definition that fills memory, and a weak reference to this memory, which refers to nothing."""
    lend = package("core.memory.lent").lend

    def filling(place: Any, add: bool = True) -> tuple[Any, Any]:
        buffer = device.allocate(64, stream=stream)
        fill = place.memset if add else place.update
        node = fill(buffer, 1, 64) if add else fill(dst=buffer, value=2, width=64)
        return node, weakref.ref(lend(buffer))

    return filling


@pytest.mark.skipif(sys.implementation.name == "pypy", reason="PyPy counts memory in another way")
def test_a_lent_buffer_is_whole_where_memory_ends(device: Any, stream: Any, package: Callable[[str], Any]) -> None:
    """The buffer is as before, or lent; and its memory ends with it."""
    testing = pytest.importorskip("_testcapi", reason="PyPy and debug builds count memory in another way")
    lend, lock, failures = package("core.memory.lent").lend, package("core.memory.lent").changing, 0
    lend(device.allocate(64, stream=stream)).close()
    for number in range(40):
        buffer = device.allocate(64, stream=stream)
        address = buffer.handle
        taken = [[(one,) * size for one in range(3000)] for size in range(1, 6)]  # Python keeps memory of small tuples
        testing.set_nomemory(number, number + 1)
        try:
            lend(buffer)
        except MemoryError:
            failures += 1
        finally:
            testing.remove_mem_hooks()
        if (
            lock._is_owned()
        ):  # at its end, a with block makes a tuple: without memory for that, CPython releases no lock
            lock.release()
        assert not buffer.is_closed and buffer.handle == address, f"without allocation {number}"
        twin = lend(buffer)
        buffer.close()
        assert twin.handle == address
        twin.close()
        del taken
    assert failures > 3


def test_graphs_that_are_made_again_share_a_user_object(graphs: Any, live: Any, gone: Any, filling: Any) -> None:
    """The first graph has its own, for most are made once. The definition retains the next one for all others, until it ends; not
    on PyPy."""
    before, definition = live("user object"), graphs.GraphDefinition()
    seen = filling(definition)[1]
    made = [definition.instantiate() for _ in range(6)]
    made[0].update(definition)
    again = type(definition._owned).again
    assert live("user object") in (0, before + (1 if again else 6))
    del made
    assert live("user object") in (0, before + again) and seen() is not None
    del definition
    assert gone(seen) and live("user object") == before


@pytest.mark.parametrize("made_by", ["instantiate", "update", "complete"])
def test_a_graph_made_again_outlives_its_definition(
    graphs: Any, stream: Any, gone: Any, stays: Any, filling: Any, device: Any, made_by: str
) -> None:
    if made_by == "complete":
        builder = device.create_graph_builder().begin_building()
        builder.end_building()
        definition, make = builder.graph_definition, builder.complete
    else:
        definition, builder = graphs.GraphDefinition(), None
        make = definition.instantiate
    seen = filling(definition)[1]
    made = [make() for _ in range(4)]
    graph = made.pop()
    if made_by == "update":
        other = graphs.GraphDefinition()
        former = filling(other)[1]
        graph = other.instantiate()
        for _ in range(3):
            graph.update(definition)
        del other
        assert gone(former)
    del made, make, builder, definition
    assert stays(seen)
    graph.launch(stream)
    stream.sync()
    graph.close()
    assert gone(seen)


@pytest.mark.callbacks
def test_a_graph_made_again_that_still_runs(
    graphs: Any, stream: Any, gate: Any, gone: Any, stays: Any, filling: Any
) -> None:
    definition = graphs.GraphDefinition()
    seen = filling(definition)[1]
    made = [definition.instantiate() for _ in range(3)]
    gate.hold(stream)
    made[-1].launch(stream)
    del made, definition
    assert stays(seen)
    gate.open()
    stream.sync()
    assert gone(seen)


def test_graphs_made_before_a_change_keep_the_former_objects(
    graphs: Any, device: Any, gone: Any, stays: Any, filling: Any
) -> None:
    definition = graphs.GraphDefinition()
    node, seen = filling(definition)
    made = [definition.instantiate() for _ in range(3)]
    later = filling(node, add=False)[1]
    assert stays(seen), "the graphs need it"
    made += [definition.instantiate() for _ in range(3)]
    del made[:3]
    assert gone(seen) and stays(later)
    node.destroy()
    assert stays(later)
    made.clear()
    assert gone(later)


def test_objects_given_later_end_with_the_graphs_that_may_need_them(
    graphs: Any, gone: Any, stays: Any, filling: Any
) -> None:
    """Those that share a user object. The definition goes on, and makes others."""
    definition = graphs.GraphDefinition()
    node, first = filling(definition)
    _, second, third = [definition.instantiate() for _ in range(3)]
    seen = filling(third[node], add=False)[1]
    fourth = [definition.instantiate() for _ in range(3)][-1]
    later = filling(third[node], add=False)[1]
    third.close()
    assert stays(seen) or not type(definition._owned).again
    second.close()
    assert gone(seen) and gone(later) and stays(first)
    other = filling(fourth[node], add=False)[1]
    fourth.update(definition)
    assert gone(other) and stays(first)


def test_memory_of_a_stream_that_refers_to_the_definition(
    core: Any, graphs: Any, device: Any, gone: Any, package: Callable[[str], Any]
) -> None:
    """The stream of another object, which the memory keeps. The definition retains no user object then, for it would end never."""

    class Foreign:
        def __init__(self, definition: Any) -> None:
            self.stream, self.definition = device.create_stream(), definition

        def __cuda_stream__(self) -> Any:
            return self.stream.__cuda_stream__()

    definition = graphs.GraphDefinition()
    foreign = Foreign(definition)
    definition.memset(device.allocate(64, stream=foreign), 1, 64)
    made = [definition.instantiate() for _ in range(4)]
    seen = weakref.ref(foreign)
    del foreign, definition, made
    assert let_go(package, lambda: seen() is None, 2.0)


def test_an_update_ends_former_objects(graphs: Any, live: Any, filling: Any) -> None:
    """Also one that is machine code: nobody else may look at the driver's notes for long."""
    first, *others = [graphs.GraphDefinition() for _ in range(3)]
    seen, *_ = [filling(each)[1] for each in (first, *others)]
    made = [first.instantiate() for _ in range(4)]
    for graph in made[:-1]:
        for other in others * 3:
            graph.update(other)
    del first
    for other in others * 20:
        made[-1].update(other)
        time.sleep(0.001)  # the driver reports ends at any time
    collect()
    assert seen() is None


@pytest.mark.parametrize("error", ["refused", "signal", "note"])
def test_a_user_object_that_was_not_made(
    graphs: Any, package: Callable[[str], Any], filling: Any, monkeypatch: pytest.MonkeyPatch, error: str
) -> None:
    """Nothing is awaited of it, and its end is quiet."""
    module = package("core.graph.retention")
    unraisable: list[Any] = []
    definition, other = graphs.GraphDefinition(), graphs.GraphDefinition()
    filling(definition)
    filling(other)
    graph = other.instantiate()
    before = {*module.awaited}

    def retain_until(number: int, note: int) -> int:
        if error == "refused":
            module.Note.from_address(note).value = 1
            package("core._driver").fail(2, "cuUserObjectCreate")
        raise KeyboardInterrupt

    def keep(objects: Any) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr(sys, "unraisablehook", unraisable.append)
    monkeypatch.setattr(package("core.graph.graph"), "_updating", [])
    monkeypatch.setattr(module, *(("keep", keep) if error == "note" else ("retain_until", retain_until)))
    with pytest.raises((KeyboardInterrupt, package("core._driver").driver.CudaError)):
        graph.update(definition)
    collect()
    module.release_unneeded()
    assert not unraisable and {*module.awaited} <= before


def test_a_graph_that_others_have_updated(
    graphs: Any, device: Any, stream: Any, driver: Any, package: Callable[[str], Any], filling: Any, gone: Any
) -> None:
    """Its objects have ended with that; nodes can be changed."""
    definition, other = graphs.GraphDefinition(), graphs.GraphDefinition()
    node, _ = filling(definition)
    filling(other)
    graph = definition.instantiate()
    driver.cuGraphExecUpdate(graph.handle, other.handle)
    later = graphs.GraphDefinition()
    filling(later)
    later.instantiate().close()
    _, seen = filling(graph[node], add=False)
    graph.launch(stream)
    stream.sync()
    assert seen() is not None
    graph.close()
    assert gone(seen)


@pytest.mark.errors
def test_a_graph_that_others_have_destroyed(
    graphs: Any, driver: Any, filling: Any, gone: Any, on_standin: bool
) -> None:
    """Its objects end while the Graph is there, which does not know it."""
    if not on_standin:
        pytest.skip("a real driver need not notice that a graph was destroyed")
    for _ in range(4):
        definition = graphs.GraphDefinition()
        _, seen = filling(definition)
        graph = definition.instantiate()
        driver.cuGraphExecDestroy(graph.handle)
        del definition, _
        assert gone(seen)
        with pytest.raises(driver.CudaError):
            graph.close()


def test_graphs_that_can_be_launched_make_no_end_slow(
    graphs: Any, package: Callable[[str], Any], filling: Any, stays: Any, gone: Any
) -> None:
    """The end of a graph looks for its own objects alone, as long as nobody else can cause the end of others."""
    module, living = package("core.graph.retention"), []
    settle(package)
    before = {*module.awaited}
    for _ in range(5):
        definition = graphs.GraphDefinition()
        _, seen = filling(definition)
        living.append((definition.instantiate(), seen))
        del definition, _
    assert {*module.awaited} <= before and all(stays(seen) for _, seen in living)
    for graph, seen in living[:3]:
        graph.close()
        assert gone(seen)
    seen = living[-1][1]
    del living, graph
    assert gone(seen)


def test_graphs_that_are_made_while_another_thread_collects(
    graphs: Any, package: Callable[[str], Any], gone: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their definition releases the user objects nevertheless, which have a function that refers to it."""
    lifetimes, module = package("core.lifetimes"), package("core.graph.graph")
    definition = graphs.GraphDefinition()
    function = Function([definition])
    definition.callback(function)
    monkeypatch.setattr(module, "_instantiating", [])
    monkeypatch.setattr(module, "_updating", [])
    lifetimes._phase.add(lifetimes.COLLECTING)
    graph = definition.instantiate()
    graph.update(definition)
    lifetimes._phase.discard(lifetimes.COLLECTING)
    seen = weakref.ref(function)
    del function, definition, graph
    assert let_go(package, lambda: seen() is None, 2.0)
