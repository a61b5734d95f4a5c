"""Executable graphs: launches, uploads, updates of parameters, and their end."""

from __future__ import annotations

import threading
from contextlib import suppress
from typing import Any, Callable

import pytest

from tests.gpu.core.tools import collect, content
from tests.gpu.ptx import KERNELS, image

MEMORY = 16
"""Bytes of the fixture ``memory``."""


def filling(device: Any, memory: Any, value: int, times: int = 1) -> Any:
    """A builder whose graph fills memory."""
    builder = device.create_graph_builder().begin_building()
    for _ in range(times):
        memory.fill(value, stream=builder)
    return builder.end_building()


def test_a_graph_is_launched_in_any_stream_again_and_again(core: Any, device: Any, stream: Any, memory: Any) -> None:
    class Foreign:
        def __cuda_stream__(self) -> tuple[int, int]:
            return 0, int(stream.handle)

    graph = filling(device, memory, 1).complete()
    assert isinstance(graph, core.graph.Graph)
    assert not graph.is_closed and int(graph.handle) != 0
    for where in (stream, device.create_stream(), stream, device.default_stream, Foreign(), stream, stream, stream):
        memory.fill(0, stream=stream)
        stream.sync()
        assert graph.launch(where) is None
        device.sync()
        assert content(memory, stream) == b"\1" * 16


def test_no_graph_is_launched_into_one_that_is_built(core: Any, device: Any, stream: Any, memory: Any) -> None:
    graph = filling(device, memory, 3, 2).complete()
    for _ in range(3):
        graph.launch(stream)  # so that machine code does it
    for launched_in in (lambda builder: builder, lambda builder: builder.stream):
        builder = device.create_graph_builder().begin_building()
        with pytest.raises(core.CUDAError, match=r"cuGraphLaunch: .*embed\(\)"):
            graph.launch(launched_in(builder))
        with pytest.raises(core.CUDAError, match="CAPTURE_INVALIDATED"):
            builder.close()
    assert content(memory, stream) == b"\3" * 16


@pytest.mark.errors
def test_a_graph_that_a_capture_keeps_open(core: Any, device: Any, stream: Any, memory: Any, live: Any) -> None:
    count = live("exec")
    graph = filling(device, memory, 1).complete()
    builder = device.create_graph_builder().begin_building("global")
    for either in (graph, builder):
        with suppress(core.CUDAError):  # a driver may allow it, which spoils nothing
            either.close()
    graph.close()
    assert graph.is_closed and live("exec") == count


@pytest.mark.parametrize("before", [0, 4], ids=["first", "after others"])
def test_nothing_but_a_stream_is_launched_in(core: Any, device: Any, stream: Any, memory: Any, before: int) -> None:
    graph = filling(device, memory, 1).complete()
    for _ in range(before):
        graph.launch(stream)
    closed = device.create_stream()
    closed.close()
    for wrong, error in (
        (None, TypeError), (5, TypeError), (graph, TypeError), (stream.record(), TypeError), (closed, RuntimeError)
    ):  # fmt: skip
        with pytest.raises(error):
            graph.launch(wrong)
    with pytest.raises(TypeError):
        graph.launch()
    graph.launch(stream=stream)


def test_no_kernel_is_launched_in_a_graph(
    core: Any, device: Any, stream: Any, memory: Any, package: Callable[[str], Any]
) -> None:
    """A graph has an address too, but machine code and Python refuse it as a stream."""
    kernel = core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("increment")
    config = core.LaunchConfig(1, None, 1)
    for _ in range(3):
        core.launch(stream, config, kernel)
    builder = filling(device, memory, 1)
    (node,) = builder.graph_definition.nodes()
    launch = package("core.kernels.launcher").layout_of(kernel, ()).written()
    for other in (builder.complete(), builder.graph_definition, node):
        with pytest.raises(TypeError, match="Stream"):
            core.launch(other, config, kernel)
        with pytest.raises(AttributeError):  # then ``launch`` checks its type
            launch(other, config, kernel, ())


@pytest.mark.parametrize("before", [0, 4], ids=["never launched", "launched before"])
def test_a_closed_graph(device: Any, stream: Any, memory: Any, live: Any, before: int) -> None:
    count = live("exec")
    builder = filling(device, memory, 1)
    graph = builder.complete()
    for _ in range(before):
        graph.launch(stream)
    graph.close()
    graph.close()
    assert graph.is_closed and "closed" in repr(graph)
    assert live("exec") == count
    for use in (
        lambda: graph.launch(stream),
        lambda: graph.upload(stream),
        lambda: graph.update(builder),
        lambda: graph.handle,
        lambda: graph[next(iter(builder.graph_definition.nodes()))],
    ):
        with pytest.raises(RuntimeError, match="this graph is closed"):
            use()


def test_a_graph_that_is_dropped_is_destroyed(device: Any, stream: Any, memory: Any, live: Any) -> None:
    count = live("exec")
    graph = filling(device, memory, 1).complete()
    graph.launch(stream)
    del graph
    collect()
    assert live("exec") == count
    assert content(memory, stream) == b"\1" * 16


def test_a_graph_can_be_closed_while_it_runs(device: Any, stream: Any, memory: Any, gate: Any) -> None:
    graph = filling(device, memory, 1).complete()
    gate.hold(stream)
    graph.launch(stream)
    closing = threading.Thread(target=graph.close)  # it may wait for the launch
    closing.start()
    gate.open()
    closing.join()
    assert content(memory, stream) == b"\1" * 16


def test_a_graph_is_brought_to_the_device_before(core: Any, device: Any, stream: Any, memory: Any) -> None:
    builder = filling(device, memory, 1)
    graph = builder.complete()
    graph.upload(stream)
    graph.launch(stream)
    stream.sync()
    at_once = builder.complete(core.graph.GraphCompleteOptions(upload_stream=stream))
    at_once.launch(stream)
    assert content(memory, stream) == b"\1" * 16
    with pytest.raises(TypeError, match="upload_stream"):
        builder.complete({"upload_stream": None, "upload_streams": stream})
    with pytest.raises(TypeError, match="a Stream .* is expected, got int"):
        builder.complete({"upload_stream": 3})


def test_several_graphs_of_one_builder(device: Any, stream: Any, memory: Any) -> None:
    builder = filling(device, memory, 1)
    first, second = builder.complete(), builder.complete({"use_node_priority": True})
    builder.close()
    first.close()
    second.launch(stream)
    assert content(memory, stream) == b"\1" * 16


def test_options_that_exclude_each_other(core: Any, device: Any, memory: Any) -> None:
    with pytest.raises(ValueError, match="auto_free_on_launch excludes device_launch"):
        filling(device, memory, 1).complete({"auto_free_on_launch": True, "device_launch": True})


def test_graphs_that_kernels_may_launch(device: Any, stream: Any, memory: Any) -> None:
    graph = filling(device, memory, 5).complete({"device_launch": True})
    graph.upload(stream)
    graph.launch(stream)
    assert content(memory, stream) == b"\5" * 16


@pytest.mark.errors
def test_graphs_that_kernels_cannot_launch(core: Any, device: Any) -> None:
    builder = device.create_graph_builder().begin_building()
    builder.callback(lambda: None)
    builder.end_building()
    with pytest.raises(
        core.CUDAError, match="a node is of a kind that is impossible there.*in a graph that kernels launch"
    ):
        builder.complete({"device_launch": True})


def test_memory_that_a_graph_does_not_free_is_freed_at_the_next_launch(
    core: Any, device: Any, stream: Any, on_standin: bool
) -> None:
    resource = core.GraphMemoryResource(device)
    before = resource.attributes.used_mem_current
    builder = device.create_graph_builder().begin_building()
    taken = resource.allocate(1 << 26, stream=builder)  # more than is left of the driver's blocks
    taken.fill(1, stream=builder)
    graph = builder.end_building().complete({"auto_free_on_launch": True})
    in_use = []
    for _ in range(3):
        graph.launch(stream)
        stream.sync()
        in_use.append(resource.attributes.used_mem_current)
    assert in_use == in_use[:1] * 3, "a launch kept the memory of the one before"
    assert on_standin or in_use[0] >= before + (1 << 20)
    taken.close(stream)
    stream.sync()


# New parameters.


@pytest.mark.parametrize("source", ["builder", "definition"])
def test_a_graph_gets_the_parameters_of_another_one(device: Any, stream: Any, memory: Any, source: str) -> None:
    graph = filling(device, memory, 1).complete()
    handle = graph.handle
    other = filling(device, memory, 2)
    assert graph.update(other if source == "builder" else other.graph_definition) is None
    other.close()
    assert graph.handle == handle
    graph.launch(stream)
    assert content(memory, stream) == b"\2" * 16


@pytest.mark.errors
def test_a_graph_with_other_nodes_is_refused(core: Any, device: Any, stream: Any, memory: Any) -> None:
    graph = filling(device, memory, 1).complete()
    copying = device.create_graph_builder().begin_building()
    memory.copy_from(device.allocate(16, stream=stream), stream=copying)
    copying.end_building()
    for other, message in (
        (filling(device, memory, 2, times=2), "the nodes or edges of the source are others"),
        (copying, "a node of the source is of another kind"),
    ):
        with pytest.raises(core.CUDAError, match=f"GRAPH_EXEC_UPDATE_FAILURE.*{message}"):
            graph.update(other)
    graph.launch(stream)
    assert content(memory, stream) == b"\1" * 16, "it has changed"


def test_invalid_sources_of_an_update(device: Any, memory: Any) -> None:
    graph = filling(device, memory, 1).complete()
    for wrong in (None, 3, graph):
        with pytest.raises(TypeError, match="a GraphBuilder or a GraphDefinition is expected"):
            graph.update(wrong)
    builder = device.create_graph_builder()
    with pytest.raises(ValueError, match=r"call begin_building\(\) first"):
        graph.update(builder)
    builder.begin_building()
    with pytest.raises(ValueError, match=r"call end_building\(\) first"):
        graph.update(builder)


def test_graphs_belong_to_a_process(core: Any, device: Any, memory: Any) -> None:
    import copy

    with pytest.raises(TypeError, match="belongs to this process"):
        copy.copy(filling(device, memory, 1).complete())
    with pytest.raises(RuntimeError, match="GraphBuilder.complete"):
        core.graph.Graph()


def test_the_modules_of_graphs_are_loaded_when_asked_for(run_python: Any) -> None:
    program = """
        import sys
        from cuda_ctypes import core
        assert "graph" in dir(core)
        graph = core.graph
        loaded = [name for name in sys.modules if name.startswith("cuda_ctypes.core.graph.")]
        assert not loaded, loaded
        assert graph.GraphCompleteOptions is graph.GraphCompleteOptions
        assert set(graph.__all__) <= set(dir(graph))
        try:
            graph.Grpah
        except AttributeError as error:
            print(error)
    """
    assert run_python(program).strip() == "module 'cuda_ctypes.core.graph' has no attribute 'Grpah'"
