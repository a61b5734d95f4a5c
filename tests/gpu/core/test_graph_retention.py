"""Objects that Python keeps for graphs live as long as the driver may need them."""

from __future__ import annotations

import ctypes
import functools
import gc
import random
import sys
import threading
import time
import weakref
from typing import Any, Callable

import pytest

from tests.gpu.core.tools import collect, eventually, in_threads, retained, settle
from tests.gpu.ptx import KERNELS, image


class Thing:
    """A kept object."""


@pytest.fixture
def retention(package: Callable[[str], Any], device: Any) -> Any:
    made = package("core.graph.retention")
    yield made


@pytest.fixture
def driver(package: Callable[[str], Any]) -> Any:
    return package("core._driver").driver


@pytest.fixture
def graph(driver: Any, device: Any) -> Any:
    """A CUgraph."""
    return driver.cuGraphCreate(0)


@pytest.fixture
def ends(retention: Any) -> Callable[[Any], bool]:
    """A function that waits until a weak reference is dead: the driver reports the end at any time."""

    def ended(seen: Any) -> bool:
        if seen() is not None:
            retention.release_unneeded()
            collect()
        return seen() is None

    def ends(seen: Any, seconds: float = 20.0) -> bool:
        return eventually(lambda: ended(seen), seconds)

    return ends


def kept(retention: Any, graph: Any) -> Any:
    thing = Thing()
    retention.retain(int(graph), [thing])
    return weakref.ref(thing)


def test_as_long_as_the_graph(retention: Any, driver: Any, graph: Any, ends: Any) -> None:
    seen = kept(retention, graph)
    assert not ends(seen, 0.05), "the graph needs it"
    driver.cuGraphDestroy(graph)
    assert ends(seen), "nothing needs it any more"


def test_as_long_as_its_clones(retention: Any, driver: Any, graph: Any, ends: Any) -> None:
    seen = kept(retention, graph)
    clone = driver.cuGraphClone(graph)
    driver.cuGraphDestroy(graph)
    assert not ends(seen, 0.05), "the clone needs it"
    driver.cuGraphDestroy(clone)
    assert ends(seen)


def test_as_long_as_graphs_that_it_was_copied_into(retention: Any, driver: Any, graph: Any, ends: Any) -> None:
    seen = kept(retention, graph)
    outer = driver.cuGraphCreate(0)
    driver.cuGraphAddChildGraphNode(outer, None, 0, graph)
    driver.cuGraphDestroy(graph)
    assert not ends(seen, 0.05), "the node needs it"
    driver.cuGraphDestroy(outer)
    assert ends(seen)


@pytest.mark.parametrize("depth", [1, 2])
def test_copies_of_a_graph_in_a_node(
    package: Any, driver: Any, device: Any, ends: Any, stream: Any, depth: int
) -> None:
    """The address of an embedded graph lets others copy it, without the graph around it."""
    make = package("core.graph").GraphDefinition
    called: list[int] = []

    class Function(Thing):
        def __call__(self) -> None:
            called.append(1)

    function = Function()
    seen, graph = weakref.ref(function), make()
    graph.callback(function)
    for _ in range(depth):
        graph, inner = make(), graph
        graph.embed(inner)
    for _ in range(depth):
        (node,) = graph.nodes()
        graph = node.child_graph
    clone = driver.cuGraphClone(graph.handle)
    ready = driver.cuGraphInstantiateWithFlags(clone, 0)
    driver.cuGraphDestroy(clone)
    del function, graph, inner, node
    assert not ends(seen, 0.05), "the clone needs it"
    driver.cuGraphLaunch(ready, stream.handle)
    stream.sync()
    assert called == [1]
    driver.cuGraphExecDestroy(ready)
    assert ends(seen)


def test_updates_in_a_loop_drop_the_objects_of_earlier_ones(package: Any, device: Any) -> None:
    make = package("core.graph").GraphDefinition
    seen: list[Any] = []

    def defined() -> Any:
        definition, thing = make(), Thing()
        definition.callback(lambda thing=thing: None)
        seen.append(weakref.ref(thing))
        return definition

    def alive() -> int:
        collect()
        return sum(each() is not None for each in seen)

    graph = defined().instantiate()
    for number in range(100):
        graph.update(defined())
        time.sleep(0.001)
        if number >= 20 and alive() < 5:  # the driver takes its time on a busy machine
            break
    assert alive() < 5, "some of the memory of each would stay"
    graph.close()


def test_a_refused_graph_keeps_nothing(package: Any, driver: Any, device: Any) -> None:
    make = package("core.graph").GraphDefinition
    seen: list[Any] = []

    def cyclic() -> Any:
        definition, thing = make(), Thing()
        node = definition.callback(lambda thing=thing: None)
        node.pred.add(node.join())
        seen.append(weakref.ref(thing))
        return definition

    for _ in range(20):
        with pytest.raises(driver.CudaError):
            cyclic().instantiate()
        time.sleep(0.001)
    collect()
    assert sum(each() is not None for each in seen) < 5


def test_branches_of_a_capture_in_threads_keep_all_kernels(core: Any, device: Any) -> None:
    """Two threads keep their kernels at once."""
    code = core.ObjectCode.from_ptx(image(KERNELS))
    kernels = [code.get_kernel(name) for name in ("add_vectors", "echo")]
    builder = device.create_graph_builder().begin_building()
    capture, branches = builder._captured(), builder.split(2)
    in_threads(*[lambda pair=pair: pair[0]._launching(pair[1]) for pair in zip(branches, kernels)])
    builder.join(*branches).end_building()
    assert {*capture.kept} == {*kernels}
    builder.close()


def test_a_kernel_of_code_that_leads_to_the_graph(package: Any, core: Any, device: Any, ends: Any) -> None:
    """Code of a program's own class may refer to anything: nothing lives as long as the process."""

    class Mine(core.ObjectCode):  # type: ignore[misc]
        graph: Any

    handle = int(core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("add_vectors").handle)
    stream = device.create_stream()

    def use() -> weakref.ref[Any]:
        code = object.__new__(Mine)
        kernel = core.Kernel._of(handle, code)  # as of Kernel.from_handle() for code that was not loaded here
        definition = package("core.graph").GraphDefinition()
        memory = device.allocate(64, stream=stream)
        definition.launch(core.LaunchConfig(grid=1, block=1), kernel, memory, memory, memory, 1)
        for _ in range(3):
            definition.instantiate()
        code.graph = definition
        return weakref.ref(definition)

    for seen in [use() for _ in range(5)]:
        assert ends(seen), "a cycle through the driver"


def test_as_long_as_it_can_be_launched(retention: Any, driver: Any, graph: Any, ends: Any, stream: Any) -> None:
    driver.cuGraphAddEmptyNode(graph, None, 0)
    seen = kept(retention, graph)
    ready = driver.cuGraphInstantiateWithFlags(graph, 0)
    driver.cuGraphDestroy(graph)
    driver.cuGraphLaunch(ready, stream.handle)
    stream.sync()
    assert not ends(seen, 0.05), "it can be launched again"
    driver.cuGraphExecDestroy(ready)
    assert ends(seen)


def test_an_updated_graph_keeps_the_objects_of_the_other_one(
    retention: Any, driver: Any, device: Any, ends: Any
) -> None:
    builders = [device.create_graph_builder().begin_building() for _ in range(2)]
    seen = []
    for builder in builders:
        thing = Thing()
        seen.append(weakref.ref(thing))
        builder.callback(lambda thing=thing: None)
        builder.end_building()
        del thing
    graph = builders[0].complete()
    graph.update(builders[1])
    for builder in builders:
        builder.close()
    assert ends(seen[0]), "the graph does other work now"
    assert not ends(seen[1], 0.05), "the graph needs it"
    graph.close()
    assert ends(seen[1])


def test_it_can_be_let_go_of_earlier(retention: Any, driver: Any, graph: Any, ends: Any) -> None:
    thing = Thing()
    seen = weakref.ref(thing)
    token = retention.retain(int(graph), [thing])
    del thing
    retention.release(int(graph), token)
    assert ends(seen)
    driver.cuGraphDestroy(graph)


@pytest.mark.errors
def test_not_for_an_invalid_graph(
    retention: Any, driver: Any, graph: Any, ends: Any, live: Any, on_standin: bool
) -> None:
    if not on_standin:
        pytest.skip("a real driver need not notice that a graph was destroyed")
    count = live("user object")
    driver.cuGraphDestroy(graph)
    thing = Thing()
    with pytest.raises(driver.CudaError):
        retention.retain(int(graph), [thing])
    seen = weakref.ref(thing)
    del thing
    assert ends(seen)
    assert live("user object") == count


def test_kept_objects_are_checked_at_intervals(retention: Any, driver: Any, device: Any) -> None:
    """A program that makes and drops many graphs and never closes one keeps only the needed objects."""
    seen: Any = weakref.WeakSet()
    for _ in range(10 * retention.Block.COUNT):
        graph = driver.cuGraphCreate(0)
        thing = Thing()
        seen.add(thing)
        retention.retain(int(graph), [thing])
        driver.cuGraphDestroy(graph)
    del thing
    time.sleep(0.05)
    retention.release_unneeded()
    collect()
    assert len(seen) < 3 * retention.Block.COUNT


def test_objects_that_nobody_awaits_are_looked_for_before_memory_is_made(
    retention: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after the exception of a signal handler, right after the end of a graph."""
    monkeypatch.setattr(retention, "_blocks", [])
    monkeypatch.setattr(retention, "_unused", [])
    seen: Any = weakref.WeakSet()
    for _ in range(10 * retention.Block.COUNT):
        thing = Thing()
        seen.add(thing)
        retention.keep(retention.own([[thing]])).value = 1
    del thing
    collect()
    assert len(seen) < 3 * retention.Block.COUNT
    retention.look_at_all()


@pytest.mark.parametrize("complete", [False, True])
def test_a_first_graph_that_is_refused_once(
    package: Any, core: Any, graphs: Any, device: Any, ends: Any, complete: bool
) -> None:
    """Nothing is kept for the call of machine code that failed, as without memory, if that of Python succeeds."""
    stream, one = device.create_stream(), core.LaunchConfig(grid=1, block=1)
    memory = device.allocate(64, stream=stream)

    def load() -> Any:
        return core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("store_to")

    def make(kernel: Any) -> Any:
        if not complete:
            definition = graphs.GraphDefinition()
            definition.callback(lambda: kernel)
            return definition.instantiate()
        builder = stream.create_graph_builder().begin_building()
        core.launch(builder, one, kernel, memory)
        return builder.end_building().complete()

    for _ in range(3):
        make(load()).close()
    settle(package)
    cell = package("core._driver").cell("cuGraphInstantiateWithParams")
    address, refused = cell.value, []

    @ctypes.CFUNCTYPE(ctypes.c_int, *3 * [ctypes.c_void_p])  # type: ignore[untyped-decorator]
    def refuse(*given: Any) -> int:
        refused.append(given)
        cell.value = address
        return 2

    cell.value = ctypes.cast(refuse, ctypes.c_void_p).value
    kernel = load()
    seen = weakref.ref(kernel)
    try:
        make(kernel).close()
    finally:
        cell.value = address
    del kernel
    assert len(refused) <= 1 and ends(seen)


@pytest.mark.parametrize("by_python", [False, True])
def test_an_end_that_tells_of_an_earlier_failure(
    package: Any, graphs: Any, device: Any, ends: Any, by_python: bool
) -> None:
    """The driver has destroyed the graph, although it returns the status of a launch before."""

    def make(thing: Any) -> Any:
        definition = graphs.GraphDefinition()
        definition.callback(lambda: thing)
        return definition.instantiate()

    for _ in range(3):
        make(None).close()
    settle(package)
    cell = package("core._driver").cell("cuGraphExecDestroy")
    if not by_python and (address := cell.value) is None:
        pytest.skip("PyPy has no machine code")
    thing = Thing()
    seen, graph = weakref.ref(thing), make(thing)
    end, destroyed = graph._destroy, []

    def destroy(executable: int) -> int:
        destroyed.append(end(executable))
        return 1

    if by_python:
        graph._destroy = destroy
    else:
        called = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)(destroy)
        end, cell.value = (
            ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)(address),
            ctypes.cast(called, ctypes.c_void_p).value,
        )
    try:
        graph.close()
    except package("core").CUDAError:
        assert destroyed == [0]
    finally:
        if not by_python:
            cell.value = address
    del thing
    assert ends(seen)


@pytest.mark.callbacks
@pytest.mark.parametrize("drop", [False, True])
def test_the_end_of_a_changed_graph_looks_for_its_own_objects(
    package: Any, graphs: Any, stream: Any, retention: Any, ends: Any, drop: bool
) -> None:
    """While it still runs, later ends look for these alone, not for the objects of all graphs."""
    settle(package)
    goes_on, definition = threading.Event(), graphs.GraphDefinition()
    node = definition.callback(goes_on.wait)
    graph, function = definition.instantiate(), functools.partial(goes_on.wait, 20)
    graph[node].update(fn=function)
    seen = weakref.ref(function)
    graph.launch(stream)
    if not drop:
        graph.close()
    del graph, node, definition, function
    collect()
    assert seen() is not None and {*retention.awaited} == {*retention.due}
    goes_on.set()
    stream.sync()
    assert ends(seen)


def test_many_kept_objects_do_not_make_the_end_of_a_graph_slow(
    retention: Any, driver: Any, graph: Any, ends: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only where something changed is each looked at."""
    count = 12 * retention.Block.COUNT
    seen = [kept(retention, graph) for _ in range(count)]
    looked: list[Any] = []
    look = retention.Block.ended

    def watched(self: Any) -> Any:
        looked.append(self)
        return look(self)

    monkeypatch.setattr(retention.Block, "ended", watched)
    retention.release_unneeded()
    assert len(looked) < count / retention.Block.COUNT and all(each() for each in seen)
    driver.cuGraphDestroy(graph)
    assert all(ends(each) for each in seen)


def test_memory_that_is_used_again_while_another_thread_looks(
    retention: Any, driver: Any, graph: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That thread saw the note of the earlier use, and takes no later one for it."""
    second = driver.cuGraphCreate(0)
    first, again, look = kept(retention, graph), list[Any](), retention.number_of

    def slow(note: Any) -> Any:
        found = look(note)
        if found and not again:
            again.append(None)
            retention.release_unneeded()  # takes the note, whose memory is the next that is used
            again.append(kept(retention, second))
        return found

    driver.cuGraphDestroy(graph)
    assert eventually(lambda: any(block.memory.raw != block.QUIET for block in retention._blocks))
    monkeypatch.setattr(retention, "number_of", slow)
    retention.release_unneeded()
    collect()
    assert first() is None and again[1]() is not None
    driver.cuGraphDestroy(second)


def test_the_first_objects_of_two_threads(
    retention: Any, driver: Any, graph: Any, ends: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or of a signal handler: both make the notes, and those of one are used."""
    seen: list[Any] = []
    make = retention.Block.__init__

    def interrupted(self: Any) -> None:
        make(self)
        if not seen:
            seen.append(None)
            seen.append(kept(retention, graph))

    monkeypatch.setattr(retention, "_blocks", [])
    monkeypatch.setattr(retention, "_unused", [])
    monkeypatch.setattr(retention.Block, "__init__", interrupted)
    seen.append(kept(retention, graph))
    driver.cuGraphDestroy(graph)
    assert all(ends(each) for each in seen[1:])


@pytest.mark.parametrize(
    "function", ["cuGraphInstantiateWithParams", "cuGraphExecUpdate", "cuStreamBeginCapture", "cuStreamEndCapture"]
)
def test_python_takes_over_from_machine_code(
    graphs: Any, device: Any, package: Callable[[str], Any], function: str
) -> None:
    """As if the function's library had been closed. Nothing is kept for a note that nobody makes."""
    definition = graphs.GraphDefinition()
    graph = definition.instantiate()

    def call() -> None:
        definition.instantiate().close()
        graph.update(definition)
        builder = device.create_graph_builder().begin_building().end_building()
        assert builder.graph_definition.nodes() == set()

    for _ in range(3):
        call()
    settle(package)
    cell, count = package("core._driver").cell(function), retained(package)
    address, cell.value = cell.value, None
    try:
        call()
    finally:
        cell.value = address
    settle(package)
    assert retained(package) <= count


def test_whatever_the_order_in_which_graphs_end(retention: Any, driver: Any, device: Any, ends: Any) -> None:
    choose = random.Random(5)
    graphs: list[tuple[Any, Any]] = []
    for _ in range(10):
        graphs += [(graph, kept(retention, graph)) for graph in (driver.cuGraphCreate(0) for _ in range(12))]
        choose.shuffle(graphs)
        over = [graphs.pop() for _ in range(choose.randrange(len(graphs) + 1))]
        for graph, _ in over:
            driver.cuGraphDestroy(graph)
        assert [seen for _, seen in over if not ends(seen)] == [], f"of {len(over)}, while {len(graphs)} graphs live"


def test_in_several_threads(retention: Any, driver: Any, core: Any, ends: Any) -> None:
    def work() -> list[Any]:
        core.Device(0).set_current()
        seen = []
        for _ in range(100):
            graph = driver.cuGraphCreate(0)
            seen.append(kept(retention, graph))
            driver.cuGraphDestroy(graph)
            retention.release_unneeded()
        return seen

    for seen in in_threads(work, work, work):
        assert all(ends(each) for each in seen)


def test_a_graph_that_ends_while_another_thread_looks(
    retention: Any, driver: Any, core: Any, graph: Any, ends: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its objects are dropped then, not at the end of a later graph."""
    first, second = kept(retention, graph), driver.cuGraphCreate(0)
    late, look = kept(retention, second), retention.Block.ended
    looked: list[Any] = []

    def end() -> bool:
        core.Device(0).set_current()
        driver.cuGraphDestroy(second)
        return bool(ends(late, 2.0))

    def slow(self: Any) -> Any:
        found = look(self)
        if not looked:
            looked.append(None)
            looked.extend(in_threads(end))
        return found

    driver.cuGraphDestroy(graph)
    assert eventually(lambda: any(block.memory.raw != block.QUIET for block in retention._blocks))
    monkeypatch.setattr(retention.Block, "ended", slow)
    retention.release_unneeded()
    assert looked == [None, True] and ends(first)


def test_exceptions_of_signal_handlers_stop_no_later_look(retention: Any, driver: Any, graph: Any, ends: Any) -> None:
    """Wherever they come."""
    seen = kept(retention, graph)

    def stop(frame: Any, event: str, argument: Any) -> Any:
        if "importlib" in frame.f_code.co_filename:  # PyPy's keeps its lock then
            return None
        left[0] -= 1
        if left[0] < 0:
            raise KeyboardInterrupt
        return stop

    left, former = [0], sys.gettrace()
    for place in range(100):
        left[0] = place
        sys.settrace(stop)
        try:
            retention.release_unneeded()
            break
        except KeyboardInterrupt:
            pass
        finally:
            sys.settrace(former)
    assert place > 5
    driver.cuGraphDestroy(graph)
    assert ends(seen)


def test_a_dropped_object_may_end_graphs(retention: Any, device: Any, ends: Any) -> None:
    """A dropped object may itself hold graphs, and may be part of a cycle."""
    inner = device.create_graph_builder().begin_building()
    thing = Thing()
    seen = weakref.ref(thing)
    inner.callback(lambda thing=thing: None)
    inner = inner.end_building().complete()
    outer = device.create_graph_builder().begin_building()
    cycle: list[Any] = [inner]
    cycle.append(cycle)
    outer.callback(lambda cycle=cycle: None)
    graph = outer.end_building().complete()
    del thing, inner, cycle, outer, graph
    gc.collect()
    assert ends(seen)


@pytest.mark.processes
@pytest.mark.callbacks
@pytest.mark.parametrize("before", ["", "stream.sync()", "stream.sync(); del graph; gc.collect()"])
def test_python_ends_before_its_graphs(run_python: Any, before: str) -> None:
    program = f"""
        import ctypes, gc
        from cuda_ctypes.core import Device
        device = Device(0)
        device.set_current()
        stream = device.create_stream()
        memory = device.allocate(16, stream=stream)
        builder = device.create_graph_builder().begin_building()
        memory.fill(1, stream=builder)
        builder.callback(ctypes.CFUNCTYPE(None, ctypes.c_void_p)(("abs", ctypes.CDLL(None))), user_data=b"some bytes")
        {"builder.callback(lambda: None)" if before else ""}
        graph = builder.end_building().complete()
        graph.launch(stream)
        {before}
        print("end")
    """
    assert run_python(program) == "end\n"


def test_a_change_after_one_that_an_exception_has_interrupted(
    retention: Any, graphs: Any, device: Any, stream: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its objects are among those that end when the driver says so, which may be later than the graph's own end."""
    definition, buffers = graphs.GraphDefinition(), [device.allocate(16, stream=stream) for _ in range(3)]
    node = definition.memset(buffers[0], 1, 16)
    graph = definition.instantiate()

    def interrupted(thing: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(retention, "id", interrupted, raising=False)
    with pytest.raises(KeyboardInterrupt):
        graph[node].update(dst=buffers[1], value=b"\2", width=16)  # bytes: Python does it
    monkeypatch.undo()
    graph[node].update(dst=buffers[2], value=b"\2", width=16)
    kept = [each for block in retention._blocks for note in block.notes for each in note.objects or ()]
    assert any(each is graph._objects for each in kept)
