"""Each kind of node: its work in a launch, its properties, its changes, and errors."""

from __future__ import annotations

import ctypes
import itertools
import struct
import sys
import time
import weakref
from typing import Any, Callable

import pytest

from tests.gpu.core.tools import collect, content, in_threads, let_go, settle
from tests.gpu.ptx import KERNELS, image

HOST_FUNCTION = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


@pytest.fixture
def memory(device: Any, stream: Any) -> Any:
    """64 bytes: 0, 1, 2 ..."""
    made = device.allocate(64, stream=stream)
    made.copy_from(bytes(range(64)), stream=stream)
    stream.sync()
    yield made
    made.close()


@pytest.fixture
def code(core: Any, device: Any) -> Any:
    return core.ObjectCode.from_ptx(image(KERNELS))


@pytest.fixture
def one(core: Any) -> Any:
    return core.LaunchConfig(grid=1, block=4)


def run(definition: Any, stream: Any, times: int = 1) -> None:
    graph = definition.instantiate()
    for _ in range(times):
        graph.launch(stream)
    stream.sync()
    graph.close()


def captured(driver: Any, package: Callable[[str], Any], stream: Any, work: Callable[[], Any]) -> Any:
    """The definition captured from ``stream`` while ``work`` runs."""
    mode = driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED
    driver.cuStreamBeginCapture(stream.handle, mode)
    work()
    handle = driver.cuStreamEndCapture(stream.handle)
    module = package("core.graph.owned_graph")
    owned = module.OwnedGraph(int(handle), module.destroy)
    return package("core.graph").GraphDefinition._of(owned, owned.number, owned.number, False)


# --- memset


@pytest.mark.parametrize(
    ("value", "element", "expected"),
    [
        (7, 1, b"\7"),
        (True, 1, b"\1"),
        (b"\1\2", 2, b"\1\2"),
        (struct.pack("<I", 0x01020304), 4, b"\4\3\2\1"),
        (ctypes.c_uint16(0x0102), 2, b"\2\1"),
    ],
    ids=repr,
)
def test_memset(definition: Any, stream: Any, memory: Any, value: Any, element: int, expected: bytes) -> None:
    node = definition.memset(memory, value, 32 // element)
    assert (node.dptr, node.element_size, node.width, node.height) == (memory.handle, element, 32 // element, 1)
    assert node.value == int.from_bytes(expected, "little")
    run(definition, stream)
    assert content(memory, stream) == expected * (32 // element) + bytes(range(32, 64))


def test_memset_of_rows(definition: Any, stream: Any, memory: Any) -> None:
    node = definition.memset(memory, b"\0\1", 2, 4, 16)
    assert (node.width, node.height, node.pitch) == (2, 4, 16)
    run(definition, stream)
    assert content(memory, stream) == b"".join(
        b"\0\1\0\1" + bytes(range(row + 4, row + 16)) for row in range(0, 64, 16)
    )


def test_memset_is_changed_in_part(definition: Any, stream: Any, memory: Any) -> None:
    node = definition.memset(memory, 1, 8)
    node.update(value=2)
    node.update(width=16)
    node.update(dst=memory.handle + 16)
    node.update()
    assert (node.dptr, node.value, node.width) == (memory.handle + 16, 2, 16)
    node.update(value=b"\3\4", height=2, width=2, pitch=8)
    run(definition, stream)
    row = b"\3\4\3\4"
    assert content(memory, stream) == bytes(range(16)) + row + bytes(range(20, 24)) + row + bytes(range(28, 64))


def test_facts_are_asked_for_once_and_after_changes(
    definition: Any, memory: Any, driver: Any, package: Callable[[str], Any], monkeypatch: Any
) -> None:
    node = definition.memset(memory, 1, 8)
    assert (node.width, node.value) == (8, 1)
    elsewhere = driver.cuGraphMemsetNodeGetParams(node.handle)
    elsewhere.width = 4
    driver.cuGraphMemsetNodeSetParams(node.handle, elsewhere)
    assert node.width == 8, "as in cuda.core"
    node.update(value=2)
    assert (node.width, node.value) == (4, 2)

    module = package("core.graph.node")
    call_of = module.call_of

    def interrupted(*arguments: Any) -> None:
        assert node.width == 4, "a signal handler may look"
        call_of("cuGraphMemsetNodeSetParams")(*arguments)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(module, "call_of", lambda function: interrupted)
        with pytest.raises(KeyboardInterrupt):
            node.update(width=2)
    assert node.width == 2


def test_facts_of_new_nodes_are_those_of_the_driver(
    core: Any, graphs: Any, definition: Any, device: Any, stream: Any, memory: Any, code: Any
) -> None:
    """They are known from the arguments; the driver says the same."""
    on_host = core.LegacyPinnedMemoryResource().allocate(64, stream=stream)
    address, add, store = int(memory.handle), code.get_kernel("add_vectors"), code.get_kernel("store_to")
    shapes = [(1, 4, 0), ((2, 3), (4, 2, 2), 16)]
    configs = [core.LaunchConfig(grid=grid, block=block, shmem_size=size) for grid, block, size in shapes]
    nodes = [
        *[definition.launch(configs[index % 2], add, memory, memory, memory, index) for index in range(4)],
        definition.launch(configs[0], store, memory),
        definition.memset(memory, 7, 64),
        definition.memset(memory, b"ab", 4, height=3, pitch=16),
        definition.memset(address, struct.pack("<I", 1 << 31), 2, height=2, pitch=32),
        definition.memset(memory, 7, 16, 1, 32),
        definition.memcpy(memory, on_host, 16),
        definition.memcpy(on_host, memory, 16),
        definition.memcpy(address + 32, address, 16),
        definition.callback(print),
        definition.callback(HOST_FUNCTION(lambda data: None), user_data=5),
        definition.allocate(1000),
        definition.allocate(1000, memory_type="device"),
    ]
    nodes.append(nodes[-1].deallocate(nodes[-1].dptr))
    for number, node in enumerate(nodes):
        known = node._known
        if known is None:  # PyPy passes a copy of bytes to C
            assert isinstance(node, graphs.AllocNode) and sys.implementation.name == "pypy"
        else:
            assert known == node._facts(), (number, node)


def test_facts_of_changed_nodes_are_those_of_the_driver(core: Any, definition: Any, stream: Any, memory: Any) -> None:
    """They are known from the arguments; the driver says the same."""
    on_host, address = core.LegacyPinnedMemoryResource().allocate(64, stream=stream), int(memory.handle)
    fill, copy = definition.memset(memory, 7, 64), definition.memcpy(memory, on_host, 16)
    for node, changes in (
        (fill, {"value": b"abcd", "width": 2}),
        (fill, {"dst": address + 16, "height": 2, "pitch": 16}),
        (fill, {}),
        (fill, {"height": 1}),
        (copy, {"size": 8}),
        (copy, {"src": memory, "dst": address + 16}),
        (copy, {}),
        (copy, {"dst": on_host}),
    ):
        node.update(**changes)
        assert node._known == node._facts(), changes


def test_facts_of_changed_kernel_nodes_are_those_of_the_driver(
    core: Any, definition: Any, memory: Any, code: Any
) -> None:
    store, add = code.get_kernel("store_to"), code.get_kernel("add_vectors")
    node = definition.launch(core.LaunchConfig(grid=2, block=4, shmem_size=8), store, memory)
    other = core.LaunchConfig(grid=(3, 2), block=(2, 2), shmem_size=64)
    for changes in (
        {"args": (memory,)},
        {"config": other},
        {"args": [memory]},
        {"config": other, "kernel": add, "args": (memory, memory, memory, 5)},
        {"config": core.LaunchConfig(grid=1, block=1), "args": (memory, memory, memory, 6)},
        {"kernel": store, "args": (memory,)},
        {},
    ):
        node.update(**changes)
        found = node.grid, node.block, node.shmem_size, node.kernel
        assert found == node._facts(), changes
    assert found == ((1, 1, 1), (1, 1, 1), 0, store)


def test_a_copy_that_is_changed_in_part_keeps_each_object_once(
    definition: Any, device: Any, stream: Any, memory: Any
) -> None:
    other = device.allocate(64, stream=stream)
    node = definition.memcpy(memory, other, 16)
    for _ in range(20):
        node.update(src=memory)
        node.update(dst=other)
        node.update(src=other)
    kept = [id(each) for kept in definition._kept[node._identity] for each in kept.objects]
    assert len(kept) == len({*kept}) == 2
    other.close()


def test_a_captured_node_that_others_change_keeps_their_change(device: Any, driver: Any, memory: Any) -> None:
    """They know it from the stream's capture, without a handle given out by this package."""
    stream = device.create_stream()
    number = int(stream.handle)
    builder = stream.create_graph_builder()
    builder.begin_building()
    memory.fill(5, stream=builder)
    told = driver.cuStreamGetCaptureInfo(number)
    graph = next(each for each in told if isinstance(each, driver.CUgraph))
    builder.end_building()
    (node,) = builder.graph_definition.nodes()
    assert (node.value, node.width) == (5, memory.size)

    (found,) = driver.cuGraphGetNodes(graph, 1)[0]
    parameters = driver.cuGraphMemsetNodeGetParams(found)
    parameters.width = 16
    driver.cuGraphMemsetNodeSetParams(found, parameters)
    node.update(value=9)
    changed = driver.cuGraphMemsetNodeGetParams(found)
    assert (int(changed.value), int(changed.width)) == (9, 16), "update(value=9) undid another part"


def test_a_node_that_a_signal_handler_changes_or_asks(
    definition: Any, memory: Any, package: Callable[[str], Any], monkeypatch: Any
) -> None:
    """While a change is made, before the call or after it."""
    node = definition.memset(memory, 1, 8)
    module = package("core.graph.node")
    call_of, handlers = module.call_of, [lambda: None, lambda: node.value, lambda: node.update(value=9)]

    for before, after in itertools.product(handlers, handlers):

        def change(*arguments: Any, before: Any = before, after: Any = after) -> Any:
            with monkeypatch.context() as patch:
                patch.setattr(module, "call_of", call_of)
                before()
                status = call_of("cuGraphMemsetNodeSetParams")(*arguments)
                after()
            return status

        with monkeypatch.context() as patch:
            patch.setattr(module, "call_of", lambda function, change=change: change)
            node.update(value=2)
        assert (node.value, node.width) == node._facts()[1:4:2] == (9 if after is handlers[2] else 2, 8)


def test_facts_of_nodes_that_are_gone(graphs: Any, definition: Any, memory: Any) -> None:
    child = graphs.GraphDefinition()
    child.memset(memory, 1, 8)
    node = definition.embed(child)
    (inside,) = node.child_graph.nodes()
    copy = node.child_graph
    assert inside.width == 8 and copy.is_valid
    node.destroy()
    assert not copy.is_valid
    with pytest.raises(RuntimeError, match="this graph is gone"):
        _ = inside.width
    with pytest.raises(RuntimeError, match="this node was destroyed"):
        _ = node.child_graph


def test_memsets_that_cannot_be(core: Any, definition: Any, memory: Any) -> None:
    node = definition.memset(memory, 1, 64)
    for error, message, arguments in (
        (OverflowError, "value is 256, but a byte is from 0 to 255", (memory, 256, 1)),
        (OverflowError, "value is -1", (memory, -1, 1)),
        (ValueError, "1, 2 or 4 bytes can be repeated, got 3", (memory, b"abc", 1)),
        (TypeError, "an integer or 1, 2 or 4 bytes are expected, got float", (memory, 1.5, 1)),
        (TypeError, "dst: a Buffer or an address is expected, got str", ("x", 1, 1)),
        (TypeError, "width: an int is expected, got str", (memory, 1, "1")),
        (OverflowError, "width is -1", (memory, 1, -1)),
        (OverflowError, "dst: -1 is not an address", (-1, 1, 1)),
        (ValueError, "dst: 65 bytes are asked for, but the buffer has 64", (memory, 1, 65)),
        (ValueError, "dst: 68 bytes are asked for", (memory, b"\0\0\0\0", 1, 3, 32)),
        (ValueError, "pitch is 3, but each row has 4 bytes", (memory, 1, 4, 2, 3)),
    ):
        with pytest.raises(error, match=message):
            definition.memset(*arguments)
    with pytest.raises(ValueError, match="dst_owner is for addresses"):
        definition.memset(memory, 1, 1, dst_owner=memory)
    with pytest.raises(ValueError, match="dst_owner is for a new dst"):
        node.update(value=1, dst_owner=memory)
    memory.close()
    with pytest.raises(RuntimeError, match="this buffer is closed"):
        definition.memset(memory, 1, 1)
    assert definition.nodes() == {node}


# --- memcpy


def test_memcpy(core: Any, definition: Any, stream: Any, memory: Any) -> None:
    host = core.LegacyPinnedMemoryResource().allocate(64)
    node = definition.memcpy(memory.handle + 32, memory, 16)
    assert (node.dst, node.src, node.size) == (memory.handle + 32, memory.handle, 16)
    back = node.memcpy(host, memory, 64)
    assert (back.dst, back.src, back.size) == (host.handle, memory.handle, 64)
    run(definition, stream)
    assert bytes(host.as_memoryview()) == bytes(range(32)) + bytes(range(16)) + bytes(range(48, 64))


def test_memcpy_needs_no_context(definition: Any, stream: Any, memory: Any) -> None:
    [node] = in_threads(lambda: definition.memcpy(memory.handle + 32, memory, 16))
    assert (node.dst, node.src, node.size) == (memory.handle + 32, memory.handle, 16)
    run(definition, stream)
    stream.sync()


def test_memset_needs_a_context(driver: Any, definition: Any, memory: Any) -> None:
    """Machine code as Python says so: the driver gets no context that is null."""
    node = [definition.memset(memory, 1, 64) for _ in range(4)][0]
    graph = definition.instantiate()
    for _ in range(4):
        graph[node].update(dst=memory, value=2, width=64)
    for work in (
        lambda: definition.memset(memory, 3, 64),
        lambda: graph[node].update(dst=memory, value=3, width=64),
    ):
        with pytest.raises(driver.CudaError, match="no context is current in this thread"):
            in_threads(work)
    assert len(definition.nodes()) == 4


def test_conditional_nodes_need_a_context(driver: Any, definition: Any) -> None:
    """From the first on, and once machine code makes them."""
    for made in range(4):
        condition = definition.create_condition()  # each is for one node
        with pytest.raises(driver.CudaError, match="no context is current in this thread"):
            in_threads(lambda: definition.if_then(condition))
        assert len(definition.nodes()) == made
        definition.if_then(condition)


def test_a_refused_change_tells_of_the_context(
    definition: Any, driver: Any, memory: Any, package: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Drivers before CUDA 13.2 call a context that is not current an invalid value."""
    nodes = definition.memset(memory, 1, 8), definition.memcpy(memory, memory.handle + 32, 8)
    monkeypatch.setattr(package("core.graph.node"), "call_of", lambda name: lambda *given: 1)  # noqa: ARG005
    for node in nodes:
        with pytest.raises(driver.CudaError, match="is not current in this thread"):
            node.update(dst=memory)


def test_memory_that_the_driver_does_not_know(package: Callable[[str], Any], memory: Any) -> None:
    """It is no error, which the driver would write to its log, where it would seem to belong to the next one."""
    parameters, log = package("core.graph.node_parameters"), package("_floor.library.driver_log")
    unknown = ctypes.create_string_buffer(64)
    log.lines()
    for _ in range(4):  # machine code from the third time on
        for address, kind in ((ctypes.addressof(unknown), 0), (1, 0), (memory.handle, 2)):
            assert parameters.memory_type(address) == kind
    assert log.lines() == []


def test_memcpy_is_changed_in_part(definition: Any, device: Any, stream: Any, memory: Any) -> None:
    other = device.allocate(64, stream=stream)
    other.fill(0xFF, stream=stream)
    node = definition.memcpy(memory, memory.handle + 32, 8)
    node.update(size=16)
    node.update(dst=other)
    assert (node.dst, node.src, node.size) == (other.handle, memory.handle + 32, 16)
    node.update(src=memory)
    run(definition, stream)
    assert content(other, stream) == bytes(range(16)) + b"\xff" * 48


@pytest.mark.errors
def test_memcpys_that_cannot_be(core: Any, definition: Any, memory: Any) -> None:
    node = definition.memcpy(memory, memory.handle + 32, 32)
    for error, message, arguments in (
        (TypeError, "src: a Buffer or an address is expected, got str", (memory, "x", 1)),
        (TypeError, "dst: a Buffer or an address is expected, got NoneType", (None, memory, 1)),
        (OverflowError, "size is -1", (memory, memory, -1)),
        (ValueError, "src: 65 bytes are asked for, but the buffer has 64", (memory.handle, memory, 65)),
        (core.CUDAError, "CUDA_ERROR_INVALID_VALUE", (16, memory, 1)),
    ):
        with pytest.raises(error, match=message):
            definition.memcpy(*arguments)
    for side in ("dst_owner", "src_owner"):
        with pytest.raises(ValueError, match=f"{side} is for addresses"):
            definition.memcpy(memory, memory, 1, **{side: memory})
        with pytest.raises(ValueError, match=f"{side} is for a new"):
            node.update(size=1, **{side: memory})
    assert definition.nodes() == {node}


def test_copies_of_rows_are_not_changed(
    definition: Any, device: Any, stream: Any, memory: Any, driver: Any, package: Callable[[str], Any]
) -> None:
    other = device.allocate(64, stream=stream)
    wanted = driver.CUDA_MEMCPY2D(srcDevice=memory.handle, srcPitch=16, dstDevice=other.handle, dstPitch=16)
    wanted.srcMemoryType = wanted.dstMemoryType = driver.CUmemorytype.CU_MEMORYTYPE_DEVICE
    wanted.WidthInBytes, wanted.Height = 8, 4
    graph = captured(driver, package, stream, lambda: driver.cuMemcpy2DAsync(wanted, stream.handle))
    (node,) = graph.nodes()
    assert (node.src, node.dst, node.size) == (memory.handle, other.handle, 32)
    with pytest.raises(NotImplementedError, match="copies rows or an array"):
        node.update(size=8)


def notes_when_freed(core: Any, memory: Any, size: int, stream: Any = None) -> tuple[Any, list[int]]:
    """A buffer in ``memory`` of a resource written in Python, and the list of freed sizes."""
    freed: list[int] = []

    class Resource(core.MemoryResource):  # type: ignore[misc]
        is_device_accessible = True
        is_host_accessible = False
        device_id = 0

        def deallocate(self, ptr: Any, size: int, *, stream: Any) -> None:
            freed.append(size)

    return core.Buffer.from_handle(memory.handle, size, Resource(), stream=stream), freed


def test_memory_stays_as_long_as_a_graph_uses_it(
    core: Any, graphs: Any, device: Any, stream: Any, memory: Any, live: Any, package: Callable[[str], Any]
) -> None:
    """Closed in any order: the buffer is freed after the last graph that needs it."""
    stray = device.create_stream()
    definition = graphs.GraphDefinition()
    (own, freed), pooled = notes_when_freed(core, memory, 32, stream), device.allocate(32, stream=stray)
    definition.memset(pooled, 5, 32).memcpy(own, pooled, 32)
    definition.memset(own, 5, 32, dst_owner=None)
    address = pooled.handle
    own.close()
    pooled.close(stream)
    stray.close()
    assert own.is_closed and pooled.is_closed and pooled.handle == 0
    others = [device.allocate(32, stream=stream) for _ in range(8)]
    assert address not in [other.handle for other in others], "the memory is not reused meanwhile"
    graph = definition.instantiate()
    del definition
    graph.launch(stream)
    assert content(memory, stream)[:32] == b"\5" * 32
    assert freed == []
    graph.close()
    assert let_go(package, lambda: freed == [32])


def test_memory_closed_while_a_graph_takes_it_is_freed_once(
    core: Any, graphs: Any, memory: Any, package: Callable[[str], Any], monkeypatch: Any
) -> None:
    """Another thread does so at the worst time, and comes first."""
    (own, freed), lent = notes_when_freed(core, memory, 32), package("core.memory.lent")
    made = lent.made

    def meanwhile(*arguments: Any) -> Any:
        own.close()
        return made(*arguments)

    monkeypatch.setattr(lent, "made", meanwhile)
    definition = graphs.GraphDefinition()
    with pytest.raises(RuntimeError, match="this buffer is closed"):
        definition.memset(own, 5, 32)
    own.close()
    del definition
    collect()
    assert freed == [32]


def test_owners_of_addresses_are_kept(graphs: Any, device: Any, stream: Any, package: Callable[[str], Any]) -> None:
    class Owner:
        def __init__(self, buffer: Any) -> None:
            self.buffer = buffer

    owners = [Owner(device.allocate(16, stream=stream)) for _ in range(3)]
    addresses = [owner.buffer.handle for owner in owners]
    gone = [weakref.ref(owner) for owner in owners]
    definition = graphs.GraphDefinition()
    node = definition.memset(addresses[0], 1, 16, dst_owner=owners[0])
    node.memcpy(addresses[1], addresses[2], 16, dst_owner=owners[1], src_owner=owners[2])
    del owners
    collect()
    assert all(owner() is not None for owner in gone)
    del definition, node
    assert let_go(package, lambda: [owner() for owner in gone] == [None] * 3)


# --- kernels


def test_kernels(core: Any, definition: Any, device: Any, stream: Any, code: Any) -> None:
    numbers = [device.allocate(16, stream=stream) for _ in range(3)]
    for buffer, values in zip(numbers, ((0.0,) * 4, (1.0, 2.0, 3.0, 4.0), (10.0, 20.0, 30.0, 40.0))):
        buffer.copy_from(struct.pack("<4f", *values), stream=stream)
    kernel = code.get_kernel("add_vectors")
    node = definition.launch(core.LaunchConfig(grid=2, block=(2, 1), shmem_size=64), kernel, *numbers, 4)
    assert (node.grid, node.block, node.shmem_size) == ((2, 1, 1), (2, 1, 1), 64)
    assert node.kernel == kernel
    assert node.config == core.LaunchConfig(grid=2, block=2, shmem_size=64)
    run(definition, stream)
    assert struct.unpack("<4f", content(numbers[0], stream)) == (11.0, 22.0, 33.0, 44.0)


def test_kernels_are_changed_in_part(core: Any, definition: Any, device: Any, stream: Any, code: Any, one: Any) -> None:
    numbers = [device.allocate(16, stream=stream) for _ in range(3)]
    for buffer, values in zip(numbers, ((0.0,) * 4, (1.0, 2.0, 3.0, 4.0), (10.0, 20.0, 30.0, 40.0))):
        buffer.copy_from(struct.pack("<4f", *values), stream=stream)
    total, left, right = numbers
    add, increment = code.get_kernel("add_vectors"), code.get_kernel("increment")
    node = definition.launch(core.LaunchConfig(grid=1, block=1), add, total, left, right, 4)
    node.update(config=one)
    assert node.block == (4, 1, 1)
    run(definition, stream)
    assert struct.unpack("<4f", content(total, stream)) == (11.0, 22.0, 33.0, 44.0), "the arguments stay"
    node.update(args=(total, left, left, 2))
    run(definition, stream)
    assert struct.unpack("<4f", content(total, stream)) == (2.0, 4.0, 33.0, 44.0)
    node.update(args=iter((total, right, right, 1)))
    run(definition, stream)
    assert struct.unpack("<4f", content(total, stream)) == (20.0, 4.0, 33.0, 44.0), "an iterator, too"
    with pytest.raises(ValueError, match="another kernel needs args"):
        node.update(kernel=increment)
    node.update(kernel=increment, args=(), config=core.LaunchConfig(grid=1, block=1))
    assert node.kernel == increment and node.config == core.LaunchConfig(grid=1, block=1)


def test_kernels_that_cannot_be(core: Any, definition: Any, memory: Any, code: Any, one: Any) -> None:
    kernel = code.get_kernel("increment")
    for error, message, arguments in (
        (TypeError, "kernel: a Kernel is expected, got int", (one, 3)),
        (TypeError, "config: a LaunchConfig is expected, got dict", ({"grid": 1}, kernel)),
        (TypeError, "takes 0 arguments, 1 was given", (one, kernel, 1)),
        (NotImplementedError, "no cluster: capture", (core.LaunchConfig(grid=1, block=1, cluster=1), kernel)),
        (NotImplementedError, "no is_cooperative", (core.LaunchConfig(grid=1, block=1, is_cooperative=True), kernel)),
    ):
        with pytest.raises(error, match=message):
            definition.launch(*arguments)
    memory.close()
    with pytest.raises(RuntimeError, match="closed"):
        definition.launch(one, code.get_kernel("store_to"), memory)
    assert definition.nodes() == set()


def test_each_node_has_its_own_arguments(core: Any, device: Any, stream: Any, code: Any, one: Any) -> None:
    """Also where other nodes had arguments of the same types, or of other ones."""
    kernel, closed = code.get_kernel("store_to"), device.allocate(16, stream=stream)
    closed.close()
    buffers = [device.allocate(16, stream=stream) for _ in range(6)]
    for buffer in buffers:
        buffer.fill(0, stream=stream)
    definition = core.graph.GraphDefinition()
    for position, buffer in enumerate(buffers[:-1]):
        definition.launch(one, kernel, int(buffer.handle) if position % 3 == 2 else buffer)
        for error, wrong in (
            (RuntimeError, (closed,)),
            (OverflowError, (1 << 70,)),
            (TypeError, ("a",)),
            (TypeError, ()),
        ):
            with pytest.raises(error):
                definition.launch(one, kernel, *wrong)
    run(definition, stream)
    stored = [content(buffer, stream)[:4] for buffer in buffers]
    assert len({*stored[:-1]}) == 1 and stored[0] != stored[-1] == bytes(4)


def test_kernels_and_their_memory_are_kept(core: Any, definition: Any, device: Any, stream: Any, memory: Any) -> None:
    """The graph is launched after code, kernel and buffers were dropped or closed."""

    def add(total: Any) -> None:
        kernel = core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("add_vectors")
        given = device.allocate(16, stream=stream)
        given.copy_from(struct.pack("<4f", *(1.0,) * 4), stream=stream)
        definition.launch(core.LaunchConfig(grid=1, block=4), kernel, total, given, given, 4).memcpy(memory, total, 16)
        given.close()

    add(device.allocate(16, stream=stream))
    collect()
    others = [device.allocate(16, stream=stream) for _ in range(4)]
    for other in others:
        other.fill(0, stream=stream)
    run(definition, stream)
    assert struct.unpack("<4f", content(memory, stream)[:16]) == (2.0,) * 4


def test_textures_and_their_arrays_are_kept(
    core: Any,
    graphs: Any,
    device: Any,
    stream: Any,
    memory: Any,
    live: Any,
    on_standin: bool,
    package: Callable[[str], Any],
) -> None:
    of, kinds = package("core.texture").ResourceDescriptor, ("texture", "surface", "array")
    kernel, one = core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("add_vectors"), core.LaunchConfig(grid=1, block=1)
    settle(package)
    before = live(*kinds)
    definition = graphs.GraphDefinition()
    linear = device.allocate(512, stream=stream)
    address = linear.handle

    def add_to(definition: Any) -> None:
        array = device.create_opaque_array(
            {"shape": (4, 4), "format": "float32", "num_channels": 1, "is_surface_load_store": True}
        )
        sources = [
            device.create_texture_object(resource=of.from_opaque_array(array)),
            device.create_surface_object(resource=of.from_opaque_array(array)),
            device.create_texture_object(resource=of.from_linear(linear, format="float32", num_channels=1)),
        ]
        for source in sources:
            definition.launch(one, kernel, memory, source, memory, 0)
            source.close()
        with pytest.raises(RuntimeError, match="closed"):
            definition.launch(one, kernel, memory, sources[0], memory, 0)

    add_to(definition)
    linear.close()
    stream.sync()
    collect()
    if on_standin:
        assert live(*kinds) == [before[0] + 2, before[1] + 1, before[2] + 1]
    others = [device.allocate(512, stream=stream) for _ in range(8)]
    assert address not in [other.handle for other in others]
    run(definition, stream)
    del definition
    assert let_go(package, lambda: live(*kinds) == before), f"{live(*kinds)} of {kinds}, before {before}"


# --- memory of graphs


def test_memory_is_allocated_and_freed(core: Any, definition: Any, device: Any, stream: Any, memory: Any) -> None:
    node = definition.allocate(64)
    assert node.dptr and (node.bytesize, node.device_id, node.peer_access) == (64, device.device_id, ())
    assert node.memory_type == core.typing.GraphMemoryType.DEVICE == "device"
    freed = node.memset(node.dptr, 3, 64).memcpy(memory, node.dptr, 64).deallocate(node.dptr)
    assert freed.dptr == node.dptr
    run(definition, stream, times=2)
    assert content(memory, stream) == b"\3" * 64


def test_memory_that_is_freed_elsewhere(core: Any, definition: Any, device: Any, stream: Any, driver: Any) -> None:
    node = definition.allocate(64)
    node.memset(node.dptr, 3, 64)
    graph = definition.instantiate(core.graph.GraphCompleteOptions())
    for _ in range(2):
        graph.launch(stream)
        with pytest.raises(core.CUDAError, match="not free must be freed before the next launch"):
            graph.launch(stream)
        driver.cuMemFreeAsync(node.dptr, stream.handle)
    stream.sync()
    graph.close()
    for options in ({"auto_free_on_launch": True}, None):
        run_automatically = definition.instantiate(options)
        for _ in range(3):
            run_automatically.launch(stream)
        driver.cuMemFreeAsync(node.dptr, stream.handle)
        stream.sync()
        run_automatically.close()


@pytest.mark.errors
def test_graphs_with_memory_keep_their_nodes(core: Any, definition: Any) -> None:
    node = definition.allocate(64)
    later = node.join()
    with pytest.raises(core.CUDAError):
        later.destroy()
    with pytest.raises(core.CUDAError):
        later.pred.clear()
    assert later.is_valid and later.pred == {node}


def test_options_of_memory(core: Any, graphs: Any, definition: Any, device: Any) -> None:
    kind = core.typing.GraphMemoryType
    options = graphs.GraphAllocOptions(device=device, memory_type=kind.DEVICE)
    for node in (
        definition.allocate(64, options),
        definition.allocate(64, {"device": 0}),
        definition.allocate(64, device=0, memory_type="device", peer_access=[]),
        definition.allocate(64, device=device, memory_type=None),
    ):
        assert (node.memory_type, node.device_id, node.bytesize) == (kind.DEVICE, device.device_id, 64)
    with pytest.raises(TypeError, match="not both"):
        definition.allocate(64, options, device=0)
    with pytest.raises(TypeError, match="no field 'kind'"):
        definition.allocate(64, {"kind": "host"})
    with pytest.raises(ValueError, match="memory_type is 'hosts', but must be 'device', 'host' or 'managed'"):
        definition.allocate(64, memory_type="hosts")
    with pytest.raises(ValueError, match="device_id is 99"):
        definition.allocate(64, device=99)
    with pytest.raises(TypeError, match="peer_access: a list of devices is expected, got int"):
        definition.allocate(64, peer_access=1)
    with pytest.raises(TypeError, match="size: an int is expected, got str"):
        definition.allocate("64")
    with pytest.raises(OverflowError, match="size is -1"):
        definition.allocate(-1)
    with pytest.raises(TypeError, match="dptr: an int is expected, got NoneType"):
        definition.deallocate(None)


@pytest.mark.errors
@pytest.mark.parametrize("earlier", [0, 3])
def test_a_graph_with_memory_is_one_at_a_time(core: Any, graphs: Any, definition: Any, earlier: int) -> None:
    """The driver's rule, by Python and by machine code, which makes graphs of definitions from the second one on."""
    for _ in range(earlier):
        graphs.GraphDefinition().instantiate()
    definition.allocate(64)
    graph = definition.instantiate()
    with pytest.raises(
        core.CUDAError, match=r"allocates or frees memory can have one Graph at a time: close\(\)"
    ) as told:
        definition.instantiate()
    assert told.value.status == 801
    graph.close()
    definition.instantiate()


@pytest.mark.parametrize("kind", ["host", "managed"])
def test_memory_of_other_types(core: Any, definition: Any, device: Any, stream: Any, memory: Any, kind: str) -> None:
    """Not all drivers and devices have such memory. Where it exists, it works."""
    try:
        node = definition.allocate(64, memory_type=kind)
        graph = node.memset(node.dptr, 9, 64).memcpy(memory, node.dptr, 64).deallocate(node.dptr).graph.instantiate()
    except core.CUDAError as error:
        pytest.skip(f"no {kind} memory for graphs here: {str(error).splitlines()[0]}")
    assert node.memory_type == kind and type(node.memory_type) is core.typing.GraphMemoryType
    graph.launch(stream)
    assert content(memory, stream) == b"\11" * 64


def test_memory_that_peers_use(core: Any, definition: Any, device: Any) -> None:
    peers = [other for other in core.Device.get_all_devices() if other != device and other.can_access_peer(device)]
    if not peers:
        pytest.skip("no other device here can use this one's memory")
    node = definition.allocate(64, peer_access=[peers[0], peers[0].device_id])
    assert node.peer_access == (peers[0].device_id,)


# --- events


def test_events(definition: Any, device: Any, stream: Any, memory: Any) -> None:
    event = device.create_event({"timing_enabled": True})
    recorded = definition.memset(memory, 1, 64).record(event)
    waiting = definition.wait(event)
    waiting.pred.add(recorded)
    assert recorded.event == event == waiting.event
    assert recorded.event.is_timing_enabled and recorded.event.context == device.context
    run(definition, stream)
    assert event.is_done and event - event == 0, "it was recorded"


def test_events_are_changed(definition: Any, device: Any, stream: Any) -> None:
    first, second = (device.create_event({"timing_enabled": True}) for _ in range(2))
    recorded, waiting = definition.record(first), definition.wait(first)
    recorded.update(second)
    waiting.update(second)
    assert recorded.event == second == waiting.event != first
    run(definition, stream)
    assert second - second == 0
    with pytest.raises(RuntimeError, match="never recorded"):
        first - first


def test_events_stay_as_long_as_a_graph_uses_them(
    graphs: Any, device: Any, stream: Any, live: Callable[[str], int], package: Callable[[str], Any]
) -> None:
    settle(package)
    before = live("event")
    definition = graphs.GraphDefinition()
    event = device.create_event({"timing_enabled": True})
    node = definition.record(event)
    event.close()
    assert event.is_closed
    run(definition, stream)
    again = node.event
    assert again.is_timing_enabled and again - again == 0
    again.close()
    run(definition, stream)
    del definition, node, again, event
    assert let_go(package, lambda: live("event") == before), f"{live('event')} events, before {before}"


def test_an_event_of_graphs_of_several_threads_is_destroyed_once(
    graphs: Any, device: Any, live: Any, package: Callable[[str], Any], monkeypatch: Any
) -> None:
    operands = package("core.graph.operands")
    take, made = operands.take_destroy, []

    def slowly(*arguments: Any) -> Any:
        made.append(1)
        time.sleep(0.01)
        return take(*arguments)

    monkeypatch.setattr(operands, "take_destroy", slowly)
    settle(package)
    before, event = live("event"), device.create_event()

    def record() -> None:
        device.set_current()
        graphs.GraphDefinition().record(event)

    in_threads(record, record, record)
    assert made == [1], "each of them would destroy it"
    event.close()
    assert let_go(package, lambda: live("event") == before), f"{live('event')} events, before {before}"


def test_events_that_cannot_be(definition: Any, device: Any) -> None:
    closed = device.create_event()
    node = definition.record(closed)
    closed.close()
    for attempt in (definition.record, definition.wait, node.update):
        with pytest.raises(RuntimeError, match="event: this event is closed"):
            attempt(closed)
        with pytest.raises(TypeError, match="event: an Event is expected, got NoneType"):
            attempt(None)


# --- functions


@pytest.mark.callbacks
def test_functions(definition: Any, stream: Any) -> None:
    calls: list[Any] = []
    plain = definition.callback(lambda: calls.append("python"))
    assert plain.callback() is None and calls == ["python"]
    taken = HOST_FUNCTION(lambda data: calls.append(data))
    by_address = plain.join().callback(taken, user_data=5)
    content_of = HOST_FUNCTION(lambda data: calls.append(ctypes.string_at(data or 0, 3)))
    by_bytes = by_address.join().callback(content_of, user_data=bytearray(b"abc"))
    assert by_address.callback is None is by_bytes.callback
    calls.clear()
    collect()
    run(definition, stream, times=2)
    assert calls == ["python", 5, b"abc"] * 2


@pytest.mark.callbacks
def test_functions_are_changed(definition: Any, stream: Any) -> None:
    calls: list[Any] = []

    def first() -> None:
        calls.append(1)

    def second() -> None:
        calls.append(2)

    node = definition.callback(first)
    assert node.callback is first
    node.update(second)
    assert node.callback is second
    run(definition, stream)
    node.update(HOST_FUNCTION(lambda data: calls.append(data)), user_data=3)
    assert node.callback is None
    run(definition, stream)
    assert calls == [2, 3]


def test_functions_that_cannot_be(definition: Any) -> None:
    node = definition.callback(print)
    for attempt in (definition.callback, node.update):
        with pytest.raises(TypeError, match="a callable or a function pointer of ctypes is expected, got int"):
            attempt(3)
        with pytest.raises(ValueError, match="user_data is for function pointers"):
            attempt(print, user_data=3)
        with pytest.raises(TypeError, match=r"CFUNCTYPE\(None, ctypes.c_void_p\)"):
            attempt(ctypes.CFUNCTYPE(None)(print))
        for address in (-1, 1 << 64):
            with pytest.raises(OverflowError, match=f"user_data: {address} is not an address"):
                attempt(ctypes.CFUNCTYPE(None, ctypes.c_void_p)(print), user_data=address)
    assert definition.nodes() == {node} and node.callback is print


def test_an_object_that_only_claims_to_be_a_function(definition: Any) -> None:
    claims = type("Claims", (), {"__class__": property(lambda self: type(print))})()
    for _ in range(4):  # machine code calls functions from the third one on
        definition.callback(print)
    with pytest.raises(TypeError, match="a callable or a function pointer of ctypes is expected, got Claims"):
        definition.callback(claims)


# --- graphs


@pytest.mark.callbacks
def test_embedded_graphs_are_changed(graphs: Any, definition: Any, stream: Any) -> None:
    calls: list[int] = []
    first, second = graphs.GraphDefinition(), graphs.GraphDefinition()
    first.callback(lambda: calls.append(1))
    second.callback(lambda: calls.append(2))
    node = definition.embed(first)
    before = node.child_graph
    node.update(second)
    assert not before.is_valid and node.child_graph.is_valid and len(node.child_graph.nodes()) == 1
    del first, second
    collect()
    run(definition, stream)
    assert calls == [2]
    with pytest.raises(TypeError, match="a GraphDefinition is expected, got NoneType"):
        node.update(None)
    for own in (definition, node.child_graph):
        with pytest.raises(ValueError, match="use a separate graph"):
            node.update(own)


# --- nodes made by other libraries


@pytest.mark.callbacks
def test_captured_nodes_have_the_same_classes(
    core: Any, graphs: Any, device: Any, stream: Any, memory: Any, code: Any, one: Any, driver: Any,
    package: Callable[[str], Any],
) -> None:  # fmt: skip
    other = device.allocate(64, stream=stream)
    kernel = code.get_kernel("increment")

    def work() -> None:
        memory.fill(1, stream=stream)
        other.copy_from(memory, stream=stream)
        core.launch(stream, one, kernel)
        driver.cuLaunchHostFunc(stream.handle, HOST_FUNCTION(print), 0)

    graph = captured(driver, package, stream, work)
    found = {type(node): node for node in graph.nodes()}
    assert set(found) == {graphs.MemsetNode, graphs.MemcpyNode, graphs.KernelNode, graphs.HostCallbackNode}
    fill, copy, launch = (found[kind] for kind in (graphs.MemsetNode, graphs.MemcpyNode, graphs.KernelNode))
    assert fill.dptr == memory.handle and fill.value & 0xFF == 1
    assert (copy.dst, copy.src, copy.size) == (other.handle, memory.handle, 64)
    assert launch.config == one
    assert found[graphs.HostCallbackNode].callback is None
    fill.update(value=2, width=64)
    found[graphs.HostCallbackNode].destroy()
    launch.destroy()
    run(graph, stream)
    assert content(other, stream) == b"\2" * 64


def test_functions_of_modules_are_kernels_too(
    core: Any, definition: Any, device: Any, stream: Any, memory: Any, driver: Any
) -> None:
    """Another library's kernel node has a CUfunction. Its configuration can be changed, and its arguments stay."""
    module = driver.cuModuleLoadData(image(KERNELS))
    function = driver.cuModuleGetFunction(module, "add_vectors")
    types = ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint
    wanted = driver.CUDA_KERNEL_NODE_PARAMS(func=function, gridDimX=1, gridDimY=1, gridDimZ=1)
    wanted.blockDimX = wanted.blockDimY = wanted.blockDimZ = 1
    wanted.kernelParams = ((memory.handle,) * 3 + (4,), types)
    driver.cuGraphAddKernelNode(definition.handle, [], 0, wanted)
    (node,) = definition.nodes()
    assert node.config == core.LaunchConfig(grid=1, block=1)
    node.update(config=core.LaunchConfig(grid=1, block=4))
    memory.copy_from(struct.pack("<4f", 1.0, 2.0, 3.0, 4.0), stream=stream)
    run(definition, stream)
    assert struct.unpack("<4f", content(memory, stream)[:16]) == (2.0, 4.0, 6.0, 8.0)
    node.destroy()
    driver.cuModuleUnload(module)


@pytest.mark.parametrize("major", [12, 13])
def test_the_memory_for_the_parameters_of_a_node_has_their_size(package: Callable[[str], Any], major: int) -> None:
    raw = package(f"cu{major}.raw.driver")
    assert ctypes.sizeof(package("core.graph.node_parameters").NODE) == ctypes.sizeof(raw.CUgraphNodeParams)
