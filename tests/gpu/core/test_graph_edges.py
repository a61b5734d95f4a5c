"""Edges that have data, such as those of programmatic launches, in both CUDA majors."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Any, Callable, List

import pytest

from tests.conftest import package_on
from tests.gpu.ptx import KERNELS, image

TIMES = 4
"""After two calls machine code makes them."""


@pytest.fixture(scope="module", params=["13", "12"], ids=lambda major: f"cu{major}")
def package(request: pytest.FixtureRequest, on_standin: bool) -> Iterator[Callable[[str], Any]]:
    path = request.getfixturevalue("standin")("behaving") if on_standin else ""
    with package_on(path, CUDA_CTYPES_API=request.param) as module:
        yield module


@pytest.fixture
def nodes(core: Any, device: Any, stream: Any, definition: Any, driver: Any) -> Iterator[Any]:
    """Two nodes; the second may begin before the first ends."""
    memory = device.allocate(4096, stream=stream)
    stream.sync()
    kernel = core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("store_to")
    first, second = (definition.launch(core.LaunchConfig(grid=1, block=1), kernel, memory) for _ in range(2))
    driver.cuGraphAddDependencies_v2(definition.handle, [first.handle], [second.handle], [programmatic(driver)], 1)
    yield first, second
    memory.close()


def programmatic(driver: Any) -> Any:
    return driver.CUgraphEdgeData(type=driver.CUgraphDependencyType.CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC, from_port=1)


def test_edges_with_data_are_edges(definition: Any, nodes: Any) -> None:
    first, second = nodes
    assert definition.edges() == {(first, second)}
    assert first.succ == {second} and second.pred == {first} and first.pred == set() == second.succ


def test_edges_with_data_can_be_removed(definition: Any, nodes: Any) -> None:
    first, second = nodes
    first.succ.remove(second)
    assert definition.edges() == set()


def test_edges_that_stay_keep_their_data(definition: Any, nodes: Any, driver: Any) -> None:
    first, second = nodes
    third = definition.empty()
    second.pred = [first, third]
    assert definition.edges() == {(first, second), (third, second)}
    data = driver.cuGraphNodeGetDependencies_v2(second.handle, 2)[1]
    assert sorted((int(each.type), int(each.from_port)) for each in data) == [(0, 0), (1, 1)]


@pytest.mark.parametrize("count", [0, 1, 31, 32, 33, 1100])
def test_nodes_and_edges_are_all_listed(definition: Any, count: int) -> None:
    """Also by machine code, which takes over at the second call and lists up to 31."""
    first = definition.empty()
    rest = [first.join() for _ in range(count)]
    last = definition.join(first, *rest)
    for _ in range(3):
        assert definition.nodes() == {first, *rest, last}
        assert definition.edges() == {
            (first, last),
            *[(first, node) for node in rest],
            *[(node, last) for node in rest],
        }
        assert first.succ == {*rest, last} and last.pred == {first, *rest}
        assert len(first.succ) == len(last.pred) == count + 1 and len(last.succ) == len(first.pred) == 0
        assert last in first.succ and first not in first.succ


@pytest.mark.parametrize("side", ["succ", "pred"])
def test_several_edges_change_at_once(definition: Any, side: str) -> None:
    """Also by machine code, which takes over at the second call, for up to eight nodes and three neighbours."""
    node, *others = (definition.empty() for _ in range(11))
    neighbours = getattr(node, side)
    for count in (1, 2, 3, 4, 8, 9, 10) * 2:
        some = others[:count]
        neighbours.update(some[:1], *some, some)
        neighbours |= some
        assert neighbours == {*some} and len(definition.edges()) == count
        neighbours -= [others[0], node, others[0], others[-1]]
        assert neighbours == {*some} - {others[0], others[-1]}
        neighbours.replace([others[-1], *some[-2:]])
        assert neighbours == {others[-1], *some[-2:]}
        neighbours.replace([])
        neighbours.update([])
        neighbours -= some
        assert neighbours == definition.edges() == set()
        neighbours.update(some)
        neighbours.clear()
        neighbours.clear()
        assert neighbours == definition.edges() == set()


@pytest.mark.parametrize("side", ["succ", "pred"])
@pytest.mark.parametrize("way", ["update", "replace", "__ior__", "__isub__"])
def test_an_iterable_destroys_the_node(definition: Any, side: str, way: str) -> None:
    """The driver does not get its address any more."""
    for _ in range(TIMES):
        node, other, another = (definition.empty() for _ in range(3))
        neighbours = getattr(node, side)
        neighbours.update([other])

        def nodes(node: Any = node, others: Any = (other, another)) -> Iterator[Any]:
            yield others[0]
            node.destroy()
            yield others[1]

        with pytest.raises(RuntimeError, match="destroyed"):
            getattr(neighbours, way)(nodes())


def test_edges_to_the_nodes_of_any_iterable(definition: Any, nodes: Any) -> None:
    class Unhashable(type):
        def __eq__(self, other: object) -> bool:
            return self is other

    class Nodes(List[Any], metaclass=Unhashable):
        pass

    first, second = nodes
    first.succ.update(Nodes([second]))
    assert first.succ == {second}


def test_many_edges_change_in_linear_time(definition: Any) -> None:
    """Each step compares a node with all others otherwise, for seconds."""
    node, *others = (definition.empty() for _ in range(20_001))
    begin = perf_counter()
    for _ in range(2):
        node.succ.update(others)
    node.succ.replace(others[1:])
    neighbours = node.succ
    neighbours -= others[:-1]
    assert neighbours == {others[-1]} and perf_counter() - begin < 2


def test_several_edges_with_and_without_data_are_removed(definition: Any, nodes: Any, driver: Any) -> None:
    first, second = nodes
    third = definition.empty()
    for _ in range(TIMES):
        second.pred.add(third)
        second.pred.clear()
        assert definition.edges() == set()
        driver.cuGraphAddDependencies_v2(definition.handle, [first.handle], [second.handle], [programmatic(driver)], 1)


def capturing_after_an_early_node(core: Any, device: Any, driver: Any) -> Any:
    """A builder whose next node may begin before the last one ends."""
    builder = device.create_graph_builder().begin_building()
    kernel = core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("increment")
    core.launch(builder, core.LaunchConfig(grid=1, block=1), kernel)
    node = driver.cuStreamGetCaptureInfo_v3(builder.stream.handle)[3][0]
    driver.cuStreamUpdateCaptureDependencies_v2(builder.stream.handle, [node], [programmatic(driver)], 1, 1)
    return builder


def test_a_graph_is_embedded_after_a_programmatic_launch(core: Any, device: Any, driver: Any) -> None:
    child = device.create_graph_builder().begin_building().end_building()
    builder = capturing_after_an_early_node(core, device, driver)
    builder.embed(child)
    assert len(builder.end_building().graph_definition.edges()) == 1
    builder.close()
    child.close()


def test_a_condition_after_a_programmatic_launch_keeps_the_data(standin: Callable[[str], Path], major: int) -> None:
    """On the stand-in: drivers refuse a programmatic edge to anything but a kernel."""
    with package_on(standin("behaving"), CUDA_CTYPES_API=str(major)) as module:
        core, driver = module("core"), module("checked.driver")
        device = core.Device()
        device.set_current()
        builder = capturing_after_an_early_node(core, device, driver)
        builder.if_then(builder.create_condition())
        *_, data, count = driver.cuGraphGetEdges_v2(builder.end_building().graph_definition.handle, 1)
        assert count == 1 and int(data[0].type) == 1
        builder.close()


def test_edges_of_drivers_before_12_3(standin_with: Callable[..., Path], monkeypatch: pytest.MonkeyPatch) -> None:
    nodes = [f"cuGraphNodeGet{which}_v2" for which in ("Dependencies", "DependentNodes")]
    others = [
        "cuGraphGetEdges_v2",
        "cuGraphAddDependencies_v2",
        "cuGraphRemoveDependencies_v2",
        "cuStreamGetCaptureInfo_v3",
    ]
    with package_on(standin_with("behaving", without=nodes + others), CUDA_CTYPES_API="12") as module:
        core = module("core")
        device = core.Device()
        device.set_current()
        definition = module("core.graph").GraphDefinition()
        first = definition.empty()
        second = first.join()
        assert definition.edges() == {(first, second)} and second.pred == {first}
        assert "<path" in definition._repr_svg_()
        second.pred.clear()
        assert definition.edges() == set()
        for _ in range(TIMES):
            second.pred.add(first)
            assert second in first.succ and definition.edges() == {(first, second)}
            first.succ.discard(second)
            assert second not in first.succ and definition.edges() == set()
        second.pred.add(first)
        edges = module("core.graph.edges")
        removed_before = edges.remove_edges  # by another thread, right before this one
        monkeypatch.setattr(edges, "remove_edges", lambda *ends: removed_before(*ends) or 1)
        monkeypatch.setitem(edges.keep, False, lambda *given: edges.remove_others(*given, False))
        second.pred.clear()
        assert definition.edges() == set()
        builder = device.create_graph_builder().begin_building()
        builder.callback(lambda: None)
        builder.end_building().close()
