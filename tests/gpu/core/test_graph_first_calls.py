"""The first hundred calls with graphs, which Python makes."""

from __future__ import annotations

import os
import sys
from typing import Any, Callable

import pytest

ON_PYPY = sys.implementation.name == "pypy"
WITHOUT_BUILTINS = pytest.mark.skipif(
    ON_PYPY or os.environ.get("CUDA_CTYPES_NATIVE") == "0",
    reason="functions of the driver load these modules on PyPy and without machine code",
)

PROGRAM = """
    import sys
    from cuda_ctypes import _floor
    _floor.FEW = _floor.MANY = 20
    from cuda_ctypes.core import Device, LaunchConfig, ObjectCode
    from cuda_ctypes.core.graph import GraphDefinition
    from tests.gpu.ptx import KERNELS, image

    device = Device()
    device.set_current()
    stream, event = device.create_stream(), device.create_event()
    config, kernel = LaunchConfig(grid=1, block=1), ObjectCode.from_ptx(image(KERNELS)).get_kernel("store_to")
    buffer = device.allocate(64, stream=stream)
"""

WORK = """
    def work():
        graph = GraphDefinition()
        first = graph.memset(buffer, 1, 64)
        second, last = first.launch(config, kernel, buffer), graph.record(event)
        last.pred.add(second)
        executable = graph.instantiate()
        executable.update(graph)
        executable[first].update(dst=buffer, value=2, width=64)
        executable[second].update(config=config, kernel=kernel, args=(buffer,))
        executable.launch(stream)
        assert graph.nodes() == {first, second, last} and GraphDefinition().nodes() == GraphDefinition().edges() == set()
        assert graph.edges() == {(first, second), (second, last)} and {*last.pred} == {*first.succ} == {second}
        assert len(second.succ) == len(second.pred) == 1 and last in second.succ and first not in last.pred
        last.pred.discard(second)
        assert not last.pred and not second.succ and len(graph.edges()) == 1
        executable.close()
        inner = device.create_graph_builder().begin_building().end_building()
        builder = stream.create_graph_builder().begin_building()
        builder.embed(inner)
        builder.end_building().complete().launch(stream)
"""


@pytest.mark.processes
def test_graphs_do_the_same_before_and_after_machine_code(run_python: Callable[..., str]) -> None:
    program = f"{PROGRAM}{WORK}\n    for _ in range(50):\n        work()\n    print('alike')\n"
    assert run_python(program) == "alike\n"


@WITHOUT_BUILTINS
@pytest.mark.processes
def test_the_first_calls_need_no_class_of_a_struct(run_python: Callable[..., str]) -> None:
    """To make the first takes 0.5 ms."""
    program = f"""{PROGRAM}{WORK}
    work()
    print("cuda_ctypes._floor.types.c_classes" in sys.modules)
    """
    assert run_python(program) == "False\n"


@WITHOUT_BUILTINS
@pytest.mark.processes
def test_the_first_graphs_need_no_options_and_no_enumerations(run_python: Callable[..., str]) -> None:
    """To load these modules takes 3 to 15 ms."""
    program = """
    import sys
    from cuda_ctypes import _floor
    _floor.FEW = _floor.MANY = 20
    from cuda_ctypes.core import Device

    device = Device()
    device.set_current()
    stream = device.create_stream()
    before = set(sys.modules)  # to find a driver, or to choose the C functions of CUDA 12, may take functools
    from cuda_ctypes.core.graph import GraphDefinition

    graph, memory = GraphDefinition(), device.allocate(64, stream=stream)
    node = graph.memset(memory, 0, 64)
    executable = graph.instantiate()
    executable[node].update(dst=memory, value=1, width=64)
    executable.launch(stream)
    device.create_graph_builder().begin_building().end_building().complete()
    ours = "graph.options", "graph.allocations", "typing", "launcher"
    print([name for name in (*[f"cuda_ctypes.core.{each}" for each in ours], "enum", "functools") if name in {*sys.modules} - before])
    """
    assert run_python(program) == "[]\n"


@pytest.mark.processes
def test_what_never_changes_is_looked_up_once(run_python: Callable[..., str]) -> None:
    """Declarations of functions, and the address of a function of C."""
    program = f"""{PROGRAM}{WORK}
    import ctypes
    from cuda_ctypes.core.graph import capture, edges
    work()

    def fails(*given):
        raise AssertionError(given)

    edges.declaration = capture.declaration = ctypes.CDLL = fails
    graph = GraphDefinition()
    node = graph.empty()
    node.join()
    assert len(graph.edges()) == len(graph.nodes()) - 1 == len(node.succ) == 1 and not node.pred
    graph.instantiate().update(graph)
    inner = device.create_graph_builder().begin_building().end_building()
    builder = stream.create_graph_builder().begin_building()
    builder.embed(inner)
    builder.end_building().complete()
    print("known")
    """
    assert run_python(program) == "known\n"


@pytest.mark.processes
def test_code_is_written_for_methods_before_it_is_for_their_parts(run_python: Callable[..., str]) -> None:
    """Once the methods are machine code, most programs need no other."""
    program = f"""{PROGRAM}
    from cuda_ctypes.core.graph import graph as module, retention

    graph, executable, plain = GraphDefinition(), GraphDefinition().instantiate(), retention.retain_until
    for _ in range(30):
        graph.instantiate()
        executable.update(graph)
    print(module._instantiating, module._updating, retention.retain_until is plain)
    """
    assert run_python(program) == "[] [] True\n"


@pytest.mark.skipif(ON_PYPY, reason="on PyPy each has its own")
@pytest.mark.processes
def test_graphs_that_python_makes_again_share_a_user_object(run_python: Callable[..., str]) -> None:
    """As those that machine code makes: one for each took three times as long."""
    program = f"""{PROGRAM}
    graph = GraphDefinition()
    graph.memset(buffer, 1, 64)
    first, second, third = [graph.instantiate() for _ in range(3)]
    third.update(graph)
    print(first._objects is second._objects, second._objects is third._objects, third._objects is graph._owned.retained.objects)
    """
    assert run_python(program) == "False True True\n"


def test_kinds_of_nodes_have_the_numbers_of_the_driver(package: Callable[[str], Any]) -> None:
    kinds, known = package("checked.driver").CUgraphNodeType, package("core.graph.nodes").KINDS
    assert {kinds(number).name.partition("NODE_TYPE_")[2]: cls.__name__ for number, cls in known.items()} == {
        "KERNEL": "KernelNode",
        "MEMCPY": "MemcpyNode",
        "MEMSET": "MemsetNode",
        "HOST": "HostCallbackNode",
        "GRAPH": "ChildGraphNode",
        "EMPTY": "EmptyNode",
        "WAIT_EVENT": "EventWaitNode",
        "EVENT_RECORD": "EventRecordNode",
        "MEM_ALLOC": "AllocNode",
        "MEM_FREE": "FreeNode",
        "CONDITIONAL": "ConditionalNode",
    }
