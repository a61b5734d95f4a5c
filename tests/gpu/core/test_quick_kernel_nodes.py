"""Nodes of kernels, which machine code adds and changes from the second one on for each kernel and types of arguments."""

from __future__ import annotations

import ctypes
import struct
import sys
from functools import partial
from typing import Any, Callable

import pytest

from tests.gpu.core.tools import content, in_threads
from tests.gpu.ptx import KERNELS, image


class Pair(ctypes.Structure):
    _fields_ = [("first", ctypes.c_uint64), ("second", ctypes.c_double)]


ECHOED = struct.Struct("<i4xf4xqdQQQd")
"""The output of the kernel ``echo``: each argument in a slot of 8 bytes, the struct in two."""
TIMES = 5


def given(number: int) -> list[list[Any]]:
    """Arguments of ``echo`` of several types, which differ by a number; each arrives as :func:`arrived`."""
    pair = Pair(9, 1.0)
    return [
        [-number, ctypes.c_float(1.5), 1 << 40, 2.5, 7, ctypes.c_short(-2), pair],
        [ctypes.c_int(-number), ctypes.c_float(1.5), 1 << 40, ctypes.c_double(2.5), ctypes.c_ubyte(7), 0xFFFE, pair],
        [
            -number,
            ctypes.c_float(1.5),
            ctypes.c_int64(1 << 40),
            2.5,
            True if number % 2 else 7,
            ctypes.c_short(-2),
            pair,
        ],
    ]


def arrived(number: int, kind: int) -> tuple[Any, ...]:
    return -number, 1.5, 1 << 40, 2.5, 1 if kind == 2 and number % 2 else 7, 0xFFFE, 9, 1.0


@pytest.fixture
def echo(core: Any, device: Any) -> Any:
    return core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("echo")


@pytest.fixture
def one(core: Any) -> Any:
    return core.LaunchConfig(grid=1, block=1)


@pytest.fixture
def outputs(device: Any, stream: Any) -> Any:
    made = [device.allocate(ECHOED.size, stream=stream) for _ in range(3 * TIMES)]
    for each in made:
        each.fill(0, stream=stream)
    yield made
    for each in made:
        each.close()


def run(graph: Any, stream: Any) -> None:
    graph.launch(stream)
    stream.sync()


@pytest.mark.parametrize("in_turn", [True, False])
def test_arguments_arrive_as_they_were_given(
    definition: Any, stream: Any, echo: Any, one: Any, outputs: list[Any], in_turn: bool
) -> None:
    order = [(number, kind) for number in range(TIMES) for kind in range(3)]
    order.sort(key=lambda pair: pair if in_turn else pair[::-1])
    before = definition
    for output, (number, kind) in zip(outputs, order):
        before = before.launch(one, echo, output, *given(number)[kind])
    run(definition.instantiate(), stream)
    found = [ECHOED.unpack(content(output, stream)) for output in outputs]
    assert found == [arrived(number, kind) for number, kind in order]


def test_changed_arguments_arrive(definition: Any, stream: Any, echo: Any, one: Any, outputs: list[Any]) -> None:
    node = definition.launch(one, echo, outputs[0], *given(100)[0])
    graph = definition.instantiate()
    for number in range(TIMES):
        for kind, output in enumerate(outputs[:3]):
            graph[node].update(config=one, kernel=echo, args=iter([output, *given(number)[kind]]))
            run(graph, stream)
            assert ECHOED.unpack(content(output, stream)) == arrived(number, kind), (number, kind)
    graph.close()
    with pytest.raises(RuntimeError, match="closed"):
        graph[node].update(config=one, kernel=echo, args=[outputs[0], *given(1)[0]])


def test_changes_with_numbers_of_ctypes_run_no_python(
    core: Any, definition: Any, memory: Any, one: Any, package: Callable[[str], Any]
) -> None:
    native = package("_floor.native").routines()
    if native is None or not native.METHODS:
        pytest.skip("before Python 3.11, and in PyPy, Python makes the changes")
    if package("_floor").FREE_THREADED:
        pytest.skip("without the GIL, Python makes the changes")
    kernel = core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("add_vectors")
    args = memory, memory, memory, ctypes.c_uint(5)
    node = definition.launch(one, kernel, *args)
    view = definition.instantiate()[node]
    for _ in range(TIMES):
        view.update(config=one, kernel=kernel, args=args)
    called: list[str] = []
    sys.setprofile(lambda frame, event, _: called.append(frame.f_code.co_name) if event == "call" else None)
    view.update(config=one, kernel=kernel, args=args)
    sys.setprofile(None)
    assert called == []


def test_changed_arguments_of_a_definition_arrive(
    definition: Any, stream: Any, echo: Any, one: Any, outputs: list[Any]
) -> None:
    node = definition.launch(one, echo, outputs[0], *given(100)[0])
    for number in range(TIMES):
        for kind, output in enumerate(outputs[:3]):
            node.update(config=one, kernel=echo, args=iter([output, *given(number)[kind]]))
            run(definition.instantiate(), stream)
            assert ECHOED.unpack(content(output, stream)) == arrived(number, kind), (number, kind)
            assert len(definition._kept[node._identity]) == 1, "the objects of the present arguments"
    node.destroy()
    with pytest.raises(RuntimeError, match="destroyed"):
        node.update(config=one, kernel=echo, args=[outputs[0], *given(1)[0]])


def test_mistakes_change_nothing(
    core: Any, device: Any, definition: Any, stream: Any, echo: Any, one: Any, outputs: list[Any]
) -> None:
    node = definition.launch(one, echo, outputs[0], *given(1)[0])
    graph = definition.instantiate()
    for _ in range(3):
        definition.launch(one, echo, outputs[0], *given(1)[0])
        graph[node].update(config=one, kernel=echo, args=(outputs[0], *given(1)[0]))
        node.update(config=one, kernel=echo, args=(outputs[0], *given(1)[0]))
    present, kept = definition.nodes(), len(definition._owned.kept)
    closed = device.allocate(ECHOED.size, stream=stream)
    closed.close()
    cooperative = core.LaunchConfig(grid=1, block=1, is_cooperative=True)

    class Other(core.LaunchConfig):  # type: ignore[misc]
        pass

    usual = [outputs[1], *given(2)[0]]
    for error, message, config, arguments in (
        (RuntimeError, "argument 0 .*closed", one, [closed, *usual[1:]]),
        (OverflowError, "argument 1", one, [usual[0], 1 << 40, *usual[2:]]),
        (TypeError, "argument 1", one, [usual[0], "a", *usual[2:]]),
        (TypeError, "takes 8 arguments, 7 were given", one, usual[:-1]),
        (NotImplementedError, "is_cooperative", cooperative, usual),
        (TypeError, "config", {"grid": 1}, usual),
        (core.CUDAError, "INVALID_VALUE", core.LaunchConfig(grid=1, block=1 << 20), usual),
    ):
        with pytest.raises(error, match=message):
            definition.launch(config, echo, *arguments)
        with pytest.raises(error, match=message):
            graph[node].update(config=config, kernel=echo, args=arguments)
        with pytest.raises(error, match=message):
            node.update(config=config, kernel=echo, args=arguments)
    assert definition.nodes() == present and len(definition._owned.kept) == kept
    run(graph, stream)
    assert ECHOED.unpack(content(outputs[0], stream)) == arrived(1, 0)
    assert content(outputs[1], stream) == bytes(ECHOED.size)
    last = definition.launch(Other(grid=1, block=1), echo, *usual)
    run(definition.instantiate(), stream)
    assert ECHOED.unpack(content(outputs[1], stream)) == arrived(2, 0) and last.kernel is echo


def test_the_context_is_the_one_that_is_current(
    core: Any, definition: Any, driver: Any, echo: Any, one: Any, outputs: list[Any]
) -> None:
    nodes = [definition.launch(one, echo, outputs[0], *given(1)[0]) for _ in range(3)]
    current = driver.cuCtxGetCurrent()
    assert {int(driver.cuGraphKernelNodeGetParams(node.handle).ctx) for node in nodes} == {int(current)}
    driver.cuCtxSetCurrent(0)
    try:
        with pytest.raises(core.CUDAError, match="current"):
            definition.launch(one, echo, outputs[0], *given(1)[0])
    finally:
        driver.cuCtxSetCurrent(current)
    assert definition.nodes() == {*nodes}


def test_threads_add_and_change_nodes_of_one_kernel(
    core: Any, package: Callable[[str], Any], device: Any, driver: Any, echo: Any, one: Any, outputs: list[Any]
) -> None:
    """Each in a graph of its own."""
    make = package("core.graph").GraphDefinition

    def work(thread: int) -> None:
        device.set_current()
        output = outputs[thread]
        for number in range(thread, 200, 4):
            for kind in range(3):
                definition = make()
                node = definition.launch(one, echo, output, *given(number)[kind])
                pointers = driver.cuGraphKernelNodeGetParams(node.handle).kernelParams
                to, first = (ctypes.c_size_t * 2).from_address(int(pointers))
                assert ctypes.c_uint64.from_address(to).value == int(output.handle)
                assert ctypes.c_int.from_address(first).value == -number
                definition.instantiate()[node].update(config=one, kernel=echo, args=[output, *given(number)[kind]])

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        in_threads(*[partial(work, thread) for thread in range(4)])
    finally:
        sys.setswitchinterval(before)


def test_code_that_others_need_is_dropped(
    definition: Any, stream: Any, echo: Any, one: Any, outputs: list[Any], package: Callable[[str], Any]
) -> None:
    """The next node is made by Python, which writes it again."""
    dropped = 0
    node = definition.launch(one, echo, outputs[0], *given(0)[0])
    for number in range(1, TIMES):
        node = node.launch(one, echo, outputs[number], *given(number)[0])
        for quick in filter(None, [*echo._of_nodes.for_nodes.values()]):
            echo._of_nodes._let_go(quick.__self__.owned)
            dropped += 1
    assert dropped == (TIMES - 1 if package("_floor.native").available() else 0)
    run(definition.instantiate(), stream)
    found = [ECHOED.unpack(content(output, stream)) for output in outputs[:TIMES]]
    assert found == [arrived(number, 0) for number in range(TIMES)]
