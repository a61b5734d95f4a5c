"""Graphs as pictures."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Callable
from xml.etree import ElementTree

import pytest

from tests.conftest import package_on
from tests.gpu.ptx import KERNELS, image

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def memory(device: Any, stream: Any) -> Iterator[Any]:
    made = device.allocate(4096, stream=stream)
    stream.sync()
    yield made
    made.close()


@pytest.fixture
def kernel(core: Any, device: Any) -> Any:
    return core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("store_to")


def texts(drawn: Any) -> list[str]:
    """The texts of a picture, in its order; it has to be whole XML."""
    picture = ElementTree.fromstring(drawn._repr_svg_())
    assert picture.tag == f"{SVG}svg" and float(picture.attrib["width"]) > 0 and float(picture.attrib["height"]) > 0
    return ["".join(each.itertext()) for each in picture.iter(f"{SVG}text")]


def boxes(drawn: Any) -> int:
    return len(list(ElementTree.fromstring(drawn._repr_svg_()).iter(f"{SVG}rect")))


def edges(drawn: Any) -> list[dict[str, str]]:
    """The attributes of the lines between boxes."""
    lines = ElementTree.fromstring(drawn._repr_svg_()).iter(f"{SVG}path")
    return [line.attrib for line in lines if line.get("stroke-width")]


def test_kernels(core: Any, definition: Any, memory: Any, kernel: Any) -> None:
    config = core.LaunchConfig(grid=(16, 4), block=(32, 1, 2), shmem_size=1024)
    definition.launch(config, kernel, memory)
    assert texts(definition) == ["KERNEL", "store_to", "grid 16×4 · block 32×1×2", "shared memory 1,024 bytes"]


def test_fills(definition: Any, memory: Any) -> None:
    definition.memset(memory, b"\1\2", 100)
    assert texts(definition) == ["MEMSET", "0x0201", "200 bytes"]


def test_fills_of_rows(definition: Any, memory: Any) -> None:
    definition.memset(memory, 255, 100, 3, pitch=128)
    assert texts(definition) == ["MEMSET", "0xff", "300 bytes", "3 rows"]


def test_copies(core: Any, definition: Any, memory: Any) -> None:
    pinned = core.LegacyPinnedMemoryResource().allocate(64)
    definition.memcpy(pinned, memory, 64)
    assert texts(definition) == ["MEMCPY", "device → host", "64 bytes"]


def test_copies_between_addresses_of_any_kind(package: Callable[[str], Any], driver: Any, memory: Any) -> None:
    """As streams are captured: the driver is asked about each address."""
    unified = int(driver.CUmemorytype.CU_MEMORYTYPE_UNIFIED)
    memory_of = package("core.graph.captions").memory_of
    assert [memory_of(unified, 0, address) for address in (int(memory.handle), 64)] == ["device", "unified"]


def test_memory_of_the_graph(definition: Any) -> None:
    allocated = definition.allocate(1 << 20)
    allocated.deallocate(allocated.dptr)
    address = f"{allocated.dptr:#x}"
    assert texts(definition) == ["ALLOC", "1,048,576 bytes", "device 0", address, "FREE", address]


def test_functions_of_the_host(definition: Any) -> None:
    class Program:
        def report(self) -> None: ...

    def report() -> None: ...

    in_c = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(lambda data: None)
    for function, shown in ((report, "report"), (Program().report, "Program.report"), (in_c, "a function of C")):
        node = definition.callback(function)
        assert texts(definition) == ["HOST CALLBACK", shown]
        node.destroy()


def test_events(definition: Any, device: Any) -> None:
    event = device.create_event()
    definition.record(event).wait(event)
    handle = f"{int(event.handle):#x}"
    assert texts(definition) == ["EVENT RECORD", handle, "EVENT WAIT", handle]


def test_graphs_inside(graphs: Any, definition: Any, memory: Any) -> None:
    inside = graphs.GraphDefinition()
    inside.memset(memory, 0, 64).join()
    definition.embed(inside)
    assert texts(definition) == ["CHILD GRAPH", "MEMSET", "0x00", "64 bytes", "EMPTY"]
    assert boxes(definition) == 3 and len(edges(definition)) == 1


def test_conditions(definition: Any, memory: Any) -> None:
    loop = definition.while_loop(definition.create_condition())
    loop.body.memset(memory, 1, 1)
    choice = loop.if_else(definition.create_condition())
    choice.then.memset(memory, 2, 2)
    cases = choice.switch(definition.create_condition(), 2)
    cases.branches[1].memset(memory, 3, 3)
    assert texts(definition) == [
        *["WHILE", "MEMSET", "0x01", "1 byte"],
        *["IF", "then", "MEMSET", "0x02", "2 bytes", "else", "no nodes"],
        *["SWITCH", "case 0", "no nodes", "case 1", "MEMSET", "0x03", "3 bytes"],
    ]


def test_branches_that_the_driver_does_not_tell(standin_with: Callable[..., Path]) -> None:
    with package_on(standin_with("behaving", without=["cuGraphNodeGetParams"])) as module:
        core, driver = module("core"), module("cu13.checked.driver")
        core.Device().set_current()
        definition = module("core.graph").GraphDefinition()
        parameters = driver.CUgraphNodeParams(type=driver.CUgraphNodeType.CU_GRAPH_NODE_TYPE_CONDITIONAL)
        wanted = parameters.conditional
        wanted.handle, wanted.size = definition.create_condition().handle, 1
        wanted.ctx = core.Device().context.handle
        driver.cuGraphAddNode(definition.handle, None, None, 0, parameters)
        assert texts(definition) == ["CONDITIONAL", "the driver does not tell", "its graphs before 13.2"]


def test_captured_work_is_shown_while_it_is_captured(core: Any, device: Any, memory: Any, kernel: Any) -> None:
    builder = device.create_graph_builder()
    assert builder._repr_svg_() is None, "there is no graph yet"
    builder.begin_building()
    core.launch(builder, core.LaunchConfig(grid=1, block=1), kernel, memory)
    assert texts(builder) == ["KERNEL", "store_to", "grid 1 · block 1"]
    memory.fill(7, stream=builder)
    builder.end_building()
    assert texts(builder)[:4] == ["KERNEL", "store_to", "grid 1 · block 1", "MEMSET"]
    assert builder._repr_svg_() == builder.graph_definition._repr_svg_()
    builder.close()
    assert builder._repr_svg_() is None


def test_a_kernel_that_was_loaded_elsewhere(core: Any, driver: Any, definition: Any, memory: Any) -> None:
    """The driver tells its name, since CUDA 12.3."""
    module = driver.cuModuleLoadData(image(KERNELS))
    function = core.Kernel.from_handle(int(driver.cuModuleGetFunction(module, "store_to")))
    definition.launch(core.LaunchConfig(grid=1, block=1), function, memory)
    assert texts(definition)[1] in ("store_to", f"{int(function.handle):#x}")


@pytest.mark.parametrize(
    "symbol, shown",
    [
        ("add", "add"),
        ("_Z3addPf", "add"),
        ("_Z5scaleIfEvPT_S0_", "scale<…>"),
        ("_ZN2at6native3addIfEEvPT_", "at::native::add<…>"),
        ("_Zv", "_Zv"),
    ],
)
def test_symbols_of_cpp(package: Callable[[str], Any], symbol: str, shown: str) -> None:
    assert package("core.graph.captions").readable(symbol) == shown


def test_long_lines_are_cut_and_whole_in_the_title(definition: Any) -> None:
    def report() -> None: ...

    report.__qualname__ = "a_long_name_" * 5
    definition.callback(report)
    shown = texts(definition)[1]
    assert len(shown) < 40 and shown.endswith("…")
    (title,) = ElementTree.fromstring(definition._repr_svg_()).iter(f"{SVG}title")
    assert title.text == f"host callback\n{'a_long_name_' * 5}"


def test_every_text_is_escaped(definition: Any) -> None:
    def report() -> None: ...

    report.__qualname__ = "<b>&\x00\ud800"
    definition.callback(report)
    assert texts(definition) == ["HOST CALLBACK", "<b>&��"]
    definition._repr_svg_().encode()


def test_no_nodes(definition: Any) -> None:
    assert texts(definition) == ["no nodes"] and boxes(definition) == 0


def test_of_many_nodes_the_first_are_drawn(definition: Any) -> None:
    node = definition.empty()
    for _ in range(1999):
        node = node.join()
    assert texts(definition)[0] == "the first 500 of 2,000 nodes"
    assert boxes(definition) == 500 and len(edges(definition)) == 499


def test_nodes_inside_of_others_count(graphs: Any, definition: Any) -> None:
    inside = graphs.GraphDefinition()
    for _ in range(300):
        inside.empty()
    for _ in range(3):
        definition.embed(inside)
    shown = texts(definition)
    assert boxes(definition) == 500
    assert "the first 197 of 300 nodes" in shown and "300 nodes, not drawn" in shown


def test_a_circle(standin: Callable[[str], Path]) -> None:
    """Drivers may find it when the graph is instantiated. The picture shows the edge that closes it."""
    with package_on(standin("behaving")) as module:
        module("core").Device().set_current()
        definition = module("core.graph").GraphDefinition()
        first = definition.empty()
        last = first.join().join()
        usual = {edge["stroke"] for edge in edges(definition)}
        last.succ.add(first)
        assert len(usual) == 1 and len(edges(definition)) == 3
        assert len({edge["stroke"] for edge in edges(definition)} - usual) == 1


def test_data_of_edges(core: Any, definition: Any, driver: Any, memory: Any, kernel: Any) -> None:
    config = core.LaunchConfig(grid=1, block=1)
    first, second = (definition.launch(config, kernel, memory) for _ in range(2))
    data = driver.CUgraphEdgeData(type=driver.CUgraphDependencyType.CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC, from_port=1)
    driver.cuGraphAddDependencies_v2(definition.handle, [first.handle], [second.handle], [data], 1)
    assert texts(definition).count("programmatic") == 1
    assert len([edge for edge in edges(definition) if "stroke-dasharray" in edge]) == 1 == len(edges(definition))


def test_words_for_data_of_edges(package: Callable[[str], Any], driver: Any) -> None:
    words_of = package("core.graph.drawing").words_of
    found = [
        words_of(driver.CUgraphEdgeData(type=kind, from_port=begin, to_port=end))
        for kind, begin, end in ((0, 0, 0), (1, 1, 0), (1, 2, 0), (0, 0, 3))
    ]
    assert found == ["", "programmatic", "programmatic, port 2 → 0", "port 0 → 3"]


@pytest.mark.errors
def test_a_node_whose_facts_the_driver_refuses_says_so(
    package: Callable[[str], Any], definition: Any, driver: Any, memory: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here it is asked for the kernel of a node that has none."""
    refused = lambda node: driver.cuGraphKernelNodeGetParams(node.handle)  # noqa: E731
    monkeypatch.setitem(package("core.graph.captions").WRITERS, "memset", refused)
    definition.memset(memory, 0, 1).join()
    kind, reason, other = texts(definition)
    assert (kind, other) == ("MEMSET", "EMPTY") and reason.startswith("cuGraphKernelNodeGetParams: CUDA")


def test_a_graph_that_is_gone_says_so(definition: Any) -> None:
    loop = definition.while_loop(definition.create_condition())
    body = loop.body
    loop.destroy()
    (said,) = texts(body)
    assert said.startswith("RuntimeError: this graph is gone")
