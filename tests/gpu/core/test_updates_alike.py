"""Updates of a graph by another one that needs no further objects: the graph keeps its own, and the driver counts nothing new."""

from __future__ import annotations

import ctypes
import gc
import threading
import weakref
from typing import Any, Callable

import pytest

from tests.gpu.core.tools import PYPY, eventually, retained, settle
from tests.gpu.ptx import KERNELS, image

ROUNDS = 3 if PYPY else 20
"""The first updates are Python's; all are on PyPy."""


@pytest.fixture
def kernels(core: Any) -> Any:
    """A function that returns two kernels, each of code of its own, which only the caller has then."""

    def kernels() -> list[Any]:
        code = core.ObjectCode.from_ptx(image(KERNELS))
        return [code.get_kernel("store_to"), core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("store_to")]

    return kernels


@pytest.fixture
def capture(core: Any, stream: Any, memory: Any) -> Callable[..., Any]:
    """``capture(*kernels)``: a builder of their launches, one after the other."""
    one = core.LaunchConfig(grid=1, block=1)

    def capture(*kernels: Any) -> Any:
        builder = stream.create_graph_builder().begin_building()
        for kernel in kernels:
            core.launch(builder, one, kernel, memory)
        return builder.end_building()

    return capture


def count(package: Any) -> int:
    """The number of graphs for which objects are kept."""
    settle(package)
    return retained(package)


def is_dead(package: Any, seen: Any) -> bool:
    def dead() -> bool:
        settle(package)
        gc.collect()
        return seen() is None

    return eventually(dead, 5)


def test_the_graph_runs_the_latest_work(core: Any, device: Any, stream: Any, graphs: Any, memory: Any) -> None:
    host = memoryview(bytearray(64))
    graph = None
    for value in range(1, ROUNDS):
        builder = stream.create_graph_builder().begin_building()
        memory.fill(value, stream=builder)
        builder.end_building()
        if graph is None:
            graph = builder.complete()
        graph.update(builder)
        builder.close()
        graph.launch(stream)
        memory.copy_to(host, stream=stream)
        stream.sync()
        assert host[0] == host[63] == value


def test_nothing_grows(package: Any, capture: Any, kernels: Any, graphs: Any) -> None:
    before, (first, _) = count(package), kernels()
    graph, empty = capture(first).complete(), graphs.GraphDefinition().instantiate()
    for _ in range(10 * ROUNDS):
        graph.update(capture(first))
        empty.update(graphs.GraphDefinition())
    assert eventually(lambda: count(package) <= before + 2), "the objects of each graph, once"


def test_the_kernels_live_as_long_as_the_graph(package: Any, capture: Any, kernels: Any) -> None:
    given = kernels()
    seen = weakref.ref(given[0])
    graph = capture(*given).complete()
    for _ in range(ROUNDS):
        graph.update(capture(*given))
    del given
    gc.collect()
    settle(package)
    assert seen() is not None
    graph.close()
    assert is_dead(package, seen)


def test_another_kernel_takes_the_place_of_the_former(package: Any, capture: Any, kernels: Any) -> None:
    """The graph keeps the new one, and the former one no longer."""
    first = [kernels()[0]]
    graph = capture(*first).complete()
    for _ in range(ROUNDS):
        graph.update(capture(*first))
    seen = weakref.ref(first[0])
    del first[:]
    for _ in range(ROUNDS):
        other = [kernels()[0]]
        graph.update(capture(*other))
        latest = weakref.ref(other[0])
        del other
        gc.collect()
        assert latest() is not None
    assert is_dead(package, seen)
    graph.close()
    assert is_dead(package, latest)


def test_memory_is_not_kept_by_a_graph_that_was_updated(
    package: Any, device: Any, stream: Any, graphs: Any, driver: Any
) -> None:
    """Objects other than kernels are let go at the first update that needs none of them."""

    def filling(needed: Any) -> Any:
        definition = graphs.GraphDefinition()
        definition.memset(needed, 1, 64)
        return definition

    other = device.allocate(64, stream=stream)
    for _ in range(ROUNDS):
        buffer = device.allocate(64, stream=stream)
        definition = filling(buffer)
        lent = package("core.memory.lent").lend(buffer)
        seen = weakref.ref(lent)
        graph = definition.instantiate()
        del buffer, lent, definition
        gc.collect()
        assert seen() is not None
        graph.update(filling(int(other.handle)))
        assert is_dead(package, seen)


def test_the_same_memory_is_kept_on(package: Any, device: Any, stream: Any, graphs: Any) -> None:
    """By definitions that need the same objects; other memory takes its place."""
    before, lend = count(package), package("core.memory.lent").lend

    def filling(needed: Any, value: int) -> Any:
        definition = graphs.GraphDefinition()
        definition.memset(needed, value, 64)
        return definition

    first, second = [device.allocate(64, stream=stream) for _ in range(2)]
    graph = filling(first, 1).instantiate()
    for value in range(ROUNDS):
        graph.update(filling(first, value))
    assert eventually(lambda: count(package) <= before + 1)
    seen = weakref.ref(lend(first))
    del first
    gc.collect()
    settle(package)
    assert seen() is not None, "the graph needs it"
    for value in range(ROUNDS):
        graph.update(filling(second, value))
    assert is_dead(package, seen)


def test_a_refused_update_leaves_the_graph_as_it_was(
    package: Any, core: Any, capture: Any, kernels: Any, stream: Any
) -> None:
    first, second = kernels()
    graph = capture(first).complete()
    for _ in range(ROUNDS):
        graph.update(capture(first))
        with pytest.raises(core.CUDAError, match="nodes or edges"):
            graph.update(capture(first, first))
    settle(package)
    before = retained(package)
    graph.launch(stream)
    stream.sync()
    graph.close()

    def one_less() -> bool:
        settle(package)
        return retained(package) == before - 1

    assert eventually(one_less)


def test_a_closed_builder_and_one_that_builds(capture: Any, kernels: Any, stream: Any) -> None:
    first, _ = kernels()
    graph = capture(first).complete()
    for _ in range(ROUNDS):
        graph.update(capture(first))
    closed, building = capture(first), stream.create_graph_builder().begin_building()
    closed.close()
    with pytest.raises(RuntimeError, match="closed"):
        graph.update(closed)
    with pytest.raises(ValueError, match="end_building"):
        graph.update(building)
    building.close()
    graph.close()
    with pytest.raises(RuntimeError, match="this graph is closed"):
        graph.update(capture(first))


def test_an_update_while_another_thread_updates_the_graph(
    package: Any, core: Any, capture: Any, kernels: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Machine code takes no lock, but the objects of the graph: what the driver has in the end is what the graph says."""
    first, second = kernels()
    graph, alike, other = capture(first).complete(), capture(first), capture(second)
    for _ in range(ROUNDS):
        graph.update(capture(first))
    function, order = package("core._driver").typed("cuGraphExecUpdate"), list[str]()

    def elsewhere() -> None:
        core.Device(0).set_current()
        graph.update(other)
        order.append("other")

    def meanwhile(*arguments: Any) -> Any:
        if thread.ident is None:
            thread.start()
            thread.join(0.2)
            order.append("alike")
        return function(*arguments)

    thread = threading.Thread(target=elsewhere)
    called = ctypes.CFUNCTYPE(ctypes.c_int, *[ctypes.c_void_p] * 3)(meanwhile)
    cell = package("core._driver").cell("cuGraphExecUpdate")
    package("core.graph.graph")._updating or pytest.skip("PyPy has no machine code, and a lock instead")
    monkeypatch.setattr(cell, "value", ctypes.cast(called, ctypes.c_void_p).value)
    graph.update(alike)
    thread.join()
    monkeypatch.undo()
    settle(package)
    assert order == ["alike", "other"]
    assert [second] in graph._objects, "the driver has dropped what it needs"


def test_an_update_by_a_signal_handler_during_another_one(
    package: Any, capture: Any, kernels: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thread has the lock already. The outer update is made again, as the latest one."""
    module, (first, second) = package("core.graph.graph"), kernels()
    graph, inner = capture(first).complete(), capture(first)
    for _ in range(ROUNDS):
        graph.update(capture(second))
        graph.update(capture(first))
    update = package("core._driver").typed("cuGraphExecUpdate")
    handled: list[Any] = []

    def interrupted(*arguments: Any) -> Any:
        status = update(*arguments[:2], ctypes.byref((ctypes.c_uint64 * 3)()))
        if not handled:
            handled.append(None)
            graph.update(inner)
        return status

    monkeypatch.setattr(module, "_updating", [])
    monkeypatch.setattr(module, "typed", lambda name: interrupted)
    graph.update(capture(second))
    monkeypatch.undo()
    settle(package)
    assert handled and [second] in graph._objects, "the driver has dropped what it needs"


def test_equal_kernels_that_keep_other_code(core: Any, capture: Any, kernels: Any) -> None:
    """The first one keeps nothing loaded: its owner does. The graph needs what the second one keeps."""

    class Mine(core.ObjectCode):  # type: ignore[misc]
        """Code that was not loaded here."""

    handle, code = int(kernels()[0].handle), object.__new__(Mine)
    first, second = core.Kernel._of(handle, None), core.Kernel._of(handle, code)
    assert first == second
    graph = capture(first).complete()
    for _ in range(ROUNDS):
        graph.update(capture(first))
    seen = weakref.ref(second)
    graph.update(capture(second))
    del second, code
    gc.collect()
    assert seen() is not None
