"""Graphs captured from the work that is put into a stream."""

from __future__ import annotations

import copy
import ctypes
import gc
import pickle
import struct
import sys
import threading
import time
import weakref
from pathlib import Path
from typing import Any, Callable

import pytest

from cuda_ctypes._floor import FREE_THREADED
from tests.gpu.core.tools import collect, content, eventually, in_threads
from tests.gpu.ptx import CONDITIONS, KERNELS, image

PYPY = sys.implementation.name == "pypy"
MEMORY = 16
"""Bytes of the fixture ``memory``."""
HOST_FUNCTION = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


@pytest.fixture
def builder(device: Any) -> Any:
    made = device.create_graph_builder()
    yield made
    made.close()


@pytest.fixture
def increment(core: Any, device: Any) -> Any:
    """A kernel without arguments."""
    return core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("increment")


@pytest.fixture
def count_down(core: Any, device: Any) -> Any:
    """A kernel that does ``*value -= 1`` and sets the condition to ``*value``."""
    return core.ObjectCode.from_ptx(image(CONDITIONS)).get_kernel("count_down")


@pytest.fixture
def one(core: Any) -> Any:
    return core.LaunchConfig(grid=1, block=1)


def part(core: Any, buffer: Any, offset: int, size: int = 4) -> Any:
    """A buffer over some bytes of another."""
    return core.Buffer.from_handle(int(buffer.handle) + offset, size, owner=buffer)


def run(graph: Any, stream: Any) -> None:
    graph.launch(stream)
    stream.sync()


def words(buffer: Any, stream: Any) -> tuple[int, ...]:
    return struct.unpack(f"<{buffer.size // 4}I", content(buffer, stream))


def dependencies(definition: Any) -> list[int]:
    """The number of dependencies of each node."""
    return sorted(len(node.pred) for node in definition.nodes())


# Captured work.


def test_captured_work_runs_at_each_launch_of_the_graph(core: Any, builder: Any, stream: Any, memory: Any) -> None:
    other = core.Device().allocate(16, stream=stream)
    kernel = core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("add_vectors")
    builder.begin_building()
    memory.fill(b"\0\0\x80\x3f", stream=builder)  # 1.0
    core.launch(builder, core.LaunchConfig(grid=1, block=4), kernel, memory, memory, memory, ctypes.c_uint(4))
    other.copy_from(memory, stream=builder)
    builder.end_building()
    assert content(memory, stream) == bytes(16), "captured work ran at once"
    graph = builder.complete()
    for _ in range(3):
        other.fill(0, stream=stream)
        run(graph, stream)
        assert struct.unpack("<4f", content(other, stream)) == (2.0,) * 4
    assert len(builder.graph_definition.nodes()) == 3
    other.close(stream)


def test_launches_in_a_loop_are_all_captured(
    core: Any, builder: Any, stream: Any, increment: Any, one: Any, memory: Any
) -> None:
    for _ in range(4):  # so that machine code does it
        core.launch(stream, one, increment)
    builder.begin_building()
    for _ in range(4):
        core.launch(builder, one, increment)
        core.launch(builder.stream, one, increment)
        memory.fill(1, stream=builder)
    builder.end_building()
    assert len(builder.graph_definition.nodes()) == 12
    assert dependencies(builder.graph_definition) == [0] + [1] * 11, "they are not in order"


@pytest.mark.parametrize("prepared", ["never", "before", "while"])
def test_a_graph_keeps_its_kernels(core: Any, device: Any, stream: Any, memory: Any, one: Any, prepared: str) -> None:
    def build() -> Any:
        builder = device.create_graph_builder()
        kernel = core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("store_to")
        launch = kernel.prepare(builder, one, core.Buffer) if prepared == "before" else None
        builder.begin_building()
        if prepared == "while":
            launch = kernel.prepare(builder, one, core.Buffer)
        for _ in range(3):
            if launch is not None:
                launch(memory)
            else:
                core.launch(builder, one, kernel, memory)
        del kernel, launch
        collect()
        return builder.end_building().complete()

    graph = build()
    collect()
    run(graph, stream)
    assert words(memory, stream)[0] == 1


def test_the_kernel_of_a_captured_node_outlives_the_graph(
    core: Any, device: Any, stream: Any, memory: Any, one: Any, package: Callable[[str], Any]
) -> None:
    def build() -> Any:
        builder = device.create_graph_builder().begin_building()
        core.launch(builder, one, core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("store_to"), memory)
        collect()
        (node,) = builder.end_building().graph_definition.nodes()
        return node.kernel

    kernel = build()
    collect()
    stream.sync()
    package("core.graph.retention").release_unneeded()
    collect()
    core.launch(stream, one, kernel, memory)
    assert words(memory, stream)[0] == 1


@pytest.mark.parametrize("end", ["close", "join"])
def test_the_stream_of_a_builder_lives_as_long_as_memory_is_to_be_freed_on_it(
    device: Any, builder: Any, live: Any, end: str
) -> None:
    before = live("stream")
    made = device.create_graph_builder()
    if end == "join":
        _, made = builder.begin_building().split(2)
    buffer = device.allocate(16, stream=device.default_stream)
    buffer.set_deallocation_stream(made)
    if end == "join":
        type(builder).join(builder, made)
        builder.end_building()
    made.close()
    del made
    collect()
    buffer.close()
    collect()
    device.sync()
    assert live("stream") == before


def test_nothing_of_a_builder_is_left(core: Any, device: Any, stream: Any, live: Any, memory: Any, one: Any) -> None:
    kinds = ("graph", "exec", "stream", "event", "user object", "module")

    def build() -> None:
        builder = device.create_graph_builder().begin_building()
        core.launch(builder, one, core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("store_to"), memory)
        first, *others = builder.split(3)
        for each in others:
            each.callback(lambda: None)
        core.graph.GraphBuilder.join(*others, first)
        builder.end_building()
        graph = builder.complete()
        run(graph, stream)
        graph.update(builder)

    def counts() -> dict[str, int]:
        further_operation(device)
        return dict(zip(kinds, live(*kinds)))

    build()
    before = counts()
    for _ in range(3):
        build()
    assert eventually(lambda: all(count <= before[kind] for kind, count in counts().items())), (
        f"there were {before}, and now there are {counts()}"
    )


def further_operation(device: Any) -> bool:
    """Make and close another graph. At such operations, graphs drop the objects that they no longer need."""
    device.create_graph_builder().begin_building().end_building().complete().close()
    collect()
    return True


# States.


def test_building_begins_and_ends(builder: Any) -> None:
    assert not builder.is_building
    assert builder.begin_building() is builder
    assert builder.is_building
    assert builder.end_building() is builder
    assert not builder.is_building
    assert not builder.is_join_required


def test_a_builder_has_a_stream_of_its_own_or_a_given_one(core: Any, device: Any, stream: Any) -> None:
    assert stream.create_graph_builder().stream is stream
    own = device.create_graph_builder()
    assert isinstance(own.stream, core.Stream) and own.stream not in (stream, device.default_stream)
    assert own.__cuda_stream__() == (0, int(own.stream.handle))


NEW = ("end_building", "complete", "debug_dot_print", "split", "callback", "create_condition", "graph_definition")
BUILDING = ("begin_building", "complete", "debug_dot_print", "graph_definition")
BUILT = ("begin_building", "end_building", "split", "callback", "create_condition")
ARGUMENTS: dict[str, tuple[Any, ...]] = {"debug_dot_print": ("graph.dot",), "split": (2,), "callback": (print,)}


def do(builder: Any, name: str) -> None:
    found = getattr(builder, name)
    found(*ARGUMENTS.get(name, ()))


@pytest.mark.parametrize("name", NEW)
def test_before_building(builder: Any, name: str) -> None:
    with pytest.raises(RuntimeError, match=r"call begin_building\(\) first"):
        do(builder, name)


@pytest.mark.parametrize("name", BUILDING)
def test_while_building(builder: Any, name: str) -> None:
    builder.begin_building()
    with pytest.raises(RuntimeError, match=r"this builder is building"):
        do(builder, name)
    builder.end_building()


@pytest.mark.parametrize("name", BUILT)
def test_after_building(builder: Any, name: str) -> None:
    builder.begin_building().end_building()
    with pytest.raises(RuntimeError, match="has ended building"):
        do(builder, name)


@pytest.mark.parametrize("name", ["stream", "is_building", "__cuda_stream__", *NEW])
def test_a_closed_builder_is_good_for_nothing(builder: Any, name: str) -> None:
    builder.begin_building().end_building()
    builder.close()
    builder.close()
    assert builder.is_closed
    with pytest.raises(RuntimeError, match="this builder is closed"):
        do(builder, name)


@pytest.mark.parametrize("end", ["close", "drop"])
def test_a_builder_that_ends_while_building_gives_its_stream_free(
    core: Any, device: Any, stream: Any, memory: Any, live: Any, end: str
) -> None:
    before = live("graph")
    builder = stream.create_graph_builder().begin_building()
    memory.fill(7, stream=builder)
    if end == "close":
        builder.close()
    del builder
    collect()
    stream.sync()  # it cannot be captured
    assert content(memory, stream) == bytes(16), "what was captured has run"
    assert live("graph") == before


@pytest.mark.skipif(PYPY, reason="PyPy would compile what makes allocations fail")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # of a finalizer in Python
def test_building_without_memory(device: Any, memory: Any) -> None:
    """Whichever allocation fails, no stream stays captured by nobody."""
    testing = pytest.importorskip("_testcapi", reason="PyPy and debug builds count memory in another way")
    builder: Any = None

    def begin() -> None:
        builder.begin_building()

    def end() -> None:
        builder.end_building()

    for _ in range(3):  # so that machine code does it
        stream = device.create_stream()
        builder = stream.create_graph_builder()
        begin()
        end()
    for step in (begin, end):
        for number in range(100):
            stream = device.create_stream()
            builder = stream.create_graph_builder()
            if step is end:
                begin()
            testing.set_nomemory(number, number + 1)
            try:
                step()
            except (MemoryError, ctypes.ArgumentError):
                failed = True
            else:
                failed = False
            finally:
                testing.remove_mem_hooks()
            if failed:
                builder.close()
                stream.sync()  # it cannot be captured
            elif step is begin:
                memory.fill(1, stream=builder)
                assert len(builder.end_building().graph_definition.nodes()) == 1
            if not failed:
                break


@pytest.mark.skipif(PYPY, reason="PyPy would compile what makes allocations fail")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # of a finalizer in Python
def test_an_end_without_memory_loses_no_graph(device: Any, stream: Any, live: Any) -> None:
    """The graph was asked for before, so that Python ends the capture."""
    testing = pytest.importorskip("_testcapi", reason="PyPy and debug builds count memory in another way")
    for number in range(100):
        before, builder, failed = live("graph"), stream.create_graph_builder().begin_building(), False
        builder._repr_svg_()
        testing.set_nomemory(number, number + 1)
        try:
            builder.end_building()
        except (MemoryError, ctypes.ArgumentError):
            failed = True
        finally:
            testing.remove_mem_hooks()
        if builder.is_building:
            builder.end_building()
        assert builder.graph_definition.nodes() == set()
        builder = None
        assert live("graph") == before
        if not failed:
            break


def test_a_builder_ends_while_another_thread_ends_one(core: Any, stream: Any, package: Any) -> None:
    """That thread may wait for one that collects garbage."""
    builders = [stream.create_graph_builder().begin_building()]

    def drop() -> None:
        core.Device(0).set_current()
        builders.clear()
        collect()

    thread = threading.Thread(target=drop)
    with package("core.graph.capture").ending:
        thread.start()
        thread.join(10)
        assert not thread.is_alive(), "it waits for the other thread"
    stream.sync()


def test_a_second_builder_of_a_captured_stream_changes_nothing(core: Any, stream: Any, memory: Any) -> None:
    for _ in range(3):  # so that machine code does it
        first, second = stream.create_graph_builder(), stream.create_graph_builder()
        first.begin_building()
        for mode in ("relaxed", "global"):
            with pytest.raises(core.CUDAError, match="ILLEGAL_STATE"):
                second.begin_building(mode)
        with pytest.raises(core.CUDAError, match="ILLEGAL_STATE"):
            second.begin_building()
        with pytest.raises(RuntimeError, match="a stream that is captured takes no memory from a pool"):
            core.DeviceMemoryResource(0).allocate(8, stream=stream)
        memory.fill(1, stream=first)
        second.close()
        del second
        collect()
        assert len(first.end_building().graph_definition.nodes()) == 1


@pytest.mark.parametrize("mode", ["global", "thread_local", "relaxed"])
def test_modes(device: Any, stream: Any, memory: Any, mode: str) -> None:
    builder = device.create_graph_builder().begin_building(mode=mode)
    memory.fill(3, stream=builder)
    run(builder.end_building().complete(), stream)
    assert content(memory, stream) == b"\3" * 16


@pytest.mark.errors
@pytest.mark.parametrize("mode", ["global", "thread_local", "relaxed"])
def test_calls_that_capture_modes_forbid(core: Any, builder: Any, package: Any, mode: str) -> None:
    allocate, free = package("core._driver").driver.cuMemAlloc, package("core._driver").driver.cuMemFree
    builder.begin_building(mode)
    if mode == "relaxed":
        free(allocate(16))
        builder.end_building()
        return
    with pytest.raises(core.CUDAError, match="STREAM_CAPTURE_UNSUPPORTED"):
        allocate(16)
    with pytest.raises(core.CUDAError, match="was forbidden by the mode: make a new builder"):
        builder.end_building()


def test_an_unknown_mode(builder: Any) -> None:
    with pytest.raises(ValueError, match="mode is 'relax', but must be .* did you mean 'relaxed'"):
        builder.begin_building("relax")
    assert not builder.is_building


def test_building_in_several_threads(device: Any, stream: Any, memory: Any, core: Any) -> None:
    def build() -> Any:
        core.Device(0).set_current()
        builder = core.Device(0).create_graph_builder().begin_building("thread_local")
        for _ in range(20):
            memory.fill(9, stream=builder)
        return builder.end_building().complete()

    for graph in in_threads(build, build, build):
        run(graph, stream)
    assert content(memory, stream) == b"\x09" * 16


@pytest.mark.alone
@pytest.mark.parametrize("mode", ["global", "thread_local"])
def test_objects_that_end_meanwhile_do_not_spoil_the_capture(
    core: Any, device: Any, builder: Any, memory: Any, one: Any, package: Any, mode: str
) -> None:
    """It would unload kernels, which these modes forbid."""
    retention = package("core.graph.retention")
    before = device.create_graph_builder().begin_building()
    kernel = core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("store_to")
    core.launch(before, one, kernel, memory)
    del kernel
    before.end_building()
    builder.begin_building(mode)
    before.close()
    time.sleep(0.01)
    retention.release_unneeded()
    collect()
    memory.fill(1, stream=builder)
    builder.end_building()
    assert len(builder.graph_definition.nodes()) == 1


def pool_for_peers(core: Any, device: Any) -> Any:
    """A pool that other devices can use, if there is one that can."""
    made = core.DeviceMemoryResource(device, {"max_size": 1 << 20})
    made.peer_accessible_by = [each for each in core.Device.get_all_devices()[1:2] if each.can_access_peer(device)]
    return made


GARBAGE = {
    "memory of a pool": lambda core, device, stream, package: device.allocate(64, stream=stream),
    "memory without a pool": lambda core, device, stream, package: (
        package("core.memory.synchronous_memory_resource").SynchronousMemoryResource(device).allocate(64)
    ),
    "page-locked memory": lambda core, device, stream, package: core.LegacyPinnedMemoryResource().allocate(64),
    "virtual memory": lambda core, device, stream, package: core.VirtualMemoryResource(device).allocate(
        64, stream=stream
    ),
    "a pool": lambda core, device, stream, package: core.DeviceMemoryResource(device, {"max_size": 1 << 20}),
    "a pool for peers": lambda core, device, stream, package: pool_for_peers(core, device),
    "a graph": lambda core, device, stream, package: (
        device.create_graph_builder().begin_building().end_building().complete()
    ),
}


@pytest.mark.alone
@pytest.mark.parametrize("mode", ["global", "thread_local", "relaxed"])
@pytest.mark.parametrize("kind", GARBAGE)
def test_garbage_collection_does_not_spoil_the_capture(
    core: Any, device: Any, stream: Any, memory: Any, package: Any, kind: str, mode: str
) -> None:
    """Garbage may be collected during a capture, and these modes forbid some of the calls that end objects."""
    other = device.create_stream()
    garbage = [GARBAGE[kind](core, device, other, package)]
    stream.sync()
    builder = stream.create_graph_builder().begin_building(mode)
    garbage.clear()
    collect()
    memory.fill(1, stream=builder)
    builder.end_building()
    assert len(builder.graph_definition.nodes()) == 1


@pytest.mark.alone
@pytest.mark.errors
def test_what_ends_in_a_capture_ends_alike_by_python_and_by_machine_code(
    core: Any, device: Any, stream: Any, memory: Any, package: Any, driver: Any
) -> None:
    """Python ends the first pool and the first code, machine code those after them."""
    lifetimes, relaxed = package("core.lifetimes"), driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED
    lifetimes._enders.clear()
    garbage: list[Any] = [core.DeviceMemoryResource(device, {"max_size": 1 << 20}) for _ in range(4)]
    garbage += [core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("store_to") for _ in range(4)]
    builder = stream.create_graph_builder().begin_building("global")
    while garbage:
        garbage.pop()
    memory.fill(1, stream=builder)
    builder.end_building()
    assert len(builder.graph_definition.nodes()) == 1
    statuses = [lifetimes.end_relaxed("cuMemPoolDestroy", 0) for _ in range(4)]
    assert statuses[0] and len(set(statuses)) == 1, "a refusal is told alike"
    before = driver.cuThreadExchangeStreamCaptureMode(relaxed)
    assert driver.cuThreadExchangeStreamCaptureMode(before) == relaxed != before, "the thread's mode is its own again"


@pytest.mark.errors
@pytest.mark.parametrize("kind", ["memory of a pool", "memory without a pool", "page-locked memory"])
def test_memory_freed_in_spite_of_the_mode_stays_open(
    core: Any, device: Any, stream: Any, package: Any, kind: str
) -> None:
    """The graph is lost, but memory does not leak."""
    freed = GARBAGE[kind](core, device, device.create_stream(), package)
    address = freed.handle
    builder = stream.create_graph_builder().begin_building("global")
    with pytest.raises(core.CUDAError, match="CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED"):
        freed.close()
    assert not freed.is_closed and freed.handle == address
    with pytest.raises(core.CUDAError, match="forbidden by the mode"):
        builder.end_building()
    freed.close()
    assert freed.is_closed


def test_other_threads_know_of_the_capture_before_it_begins(
    builder: Any, stream: Any, memory: Any, package: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that the memory that they free meanwhile does not spoil it."""
    module, strict = package("core.graph.capture"), package("core.lifetimes").strict
    driver, begin, seen = module.driver, module.begin_capture, []

    def noting(*arguments: Any) -> Any:
        seen.append(len(strict))
        return begin(*arguments)

    monkeypatch.setattr(module, "begin_capture", noting)
    builder.begin_building("thread_local")
    assert seen == [1] and len(strict) == 1
    builder.end_building()
    assert not strict
    second, third = stream.create_graph_builder().begin_building("relaxed"), stream.create_graph_builder()
    with pytest.raises(driver.CudaError):  # a stream that is captured already
        third.begin_building("thread_local")
    assert seen == [1, 0, 1] and not strict and not third.is_building
    memory.fill(1, stream=second)
    second.end_building()


def test_an_exception_of_a_signal_handler_after_the_beginning(
    stream: Any, package: Any, live: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    module, before = package("core.graph.capture"), live("graph")
    begin = module.begin_capture

    def interrupted(*arguments: Any) -> None:
        begin(*arguments)
        raise KeyboardInterrupt

    monkeypatch.setattr(module, "begin_capture", interrupted)
    builder = stream.create_graph_builder()
    with pytest.raises(KeyboardInterrupt):
        builder.begin_building("thread_local")
    builder.close()
    stream.sync()
    assert live("graph") == before and not package("core.lifetimes").strict


def test_an_exception_of_a_signal_handler_after_the_end(
    builder: Any, memory: Any, package: Any, live: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*arguments: Any) -> None:
        raise KeyboardInterrupt

    before = live("graph")
    builder.begin_building("thread_local")
    memory.fill(1, stream=builder)
    monkeypatch.setattr(package("core.graph.capture").Capture, "_over", interrupted)
    with pytest.raises(KeyboardInterrupt):
        builder.end_building()
    monkeypatch.undo()
    builder.close()
    assert live("graph") == before and not package("core.lifetimes").strict


@pytest.mark.alone
def test_several_threads_close_a_builder(core: Any, device: Any, live: Any) -> None:
    """The graph is destroyed, whichever thread ends the capture."""
    before, interval = live("graph"), sys.getswitchinterval()

    def close(builders: list[Any]) -> None:
        core.Device(0).set_current()
        for builder in builders:
            builder.close()

    sys.setswitchinterval(1e-6)
    try:
        builders = [device.create_graph_builder().begin_building() for _ in range(300)]
        in_threads(*[lambda: close(builders)] * 4)
    finally:
        sys.setswitchinterval(interval)
    builders.clear()
    assert live("graph") == before


@pytest.mark.errors
@pytest.mark.parametrize("mode", ["relaxed", "global"])
def test_two_threads_begin_at_once(
    core: Any, package: Any, builder: Any, monkeypatch: pytest.MonkeyPatch, mode: str
) -> None:
    """Python comes to the driver while machine code of another thread is there, which ends first."""
    captures, lifetimes = package("core.graph.capture"), package("core.lifetimes")
    begin, capture, strict = captures.begin_capture, builder._capture, [*lifetimes.strict]

    def second(stream: int, number: int) -> int:
        assert begin(stream, lifetimes.RELAXED) == 0
        capture.others, capture.state, capture.stream.__class__ = (), captures.ACTIVE, lifetimes.Captured
        return int(begin(stream, number))

    monkeypatch.setattr(captures, "begin_capture", second)
    with pytest.raises(core.CUDAError, match="cuStreamBeginCapture"):
        builder.begin_building(mode)
    assert builder.is_building and lifetimes.strict == strict
    builder.end_building().complete()


def test_another_thread_begins_after_the_look_at_the_state(package: Any, builder: Any) -> None:
    captures, lifetimes = package("core.graph.capture"), package("core.lifetimes")
    builder.begin_building()
    with pytest.raises(RuntimeError, match="this builder is building: it has begun"):
        builder._capture.begin(lifetimes.RELAXED)
    assert builder._state is captures.ACTIVE
    builder.end_building().complete()


@pytest.mark.parametrize("end", ["end_building", "close", "clear"])
def test_building_ends_where_no_context_is_current(stream: Any, live: Any, memory: Any, end: str) -> None:
    """Also if such a thread collects the builder as garbage."""
    before = live("graph")
    builders = [stream.create_graph_builder().begin_building()]
    memory.fill(1, stream=builders[0])
    in_threads(getattr(builders if end == "clear" else builders[0], end))
    builders.clear()
    collect()
    stream.sync()
    assert live("graph") == before


@pytest.mark.errors
@pytest.mark.parametrize("end", ["end_building", "close"])
def test_building_ends_in_the_thread_where_it_began(core: Any, builder: Any, stream: Any, end: str) -> None:
    def elsewhere() -> None:
        core.Device(0).set_current()
        with pytest.raises(
            core.CUDAError, match="CAPTURE_WRONG_THREAD.*began in another thread.*unless its mode is 'relaxed'"
        ):
            getattr(builder, end)()

    builder.begin_building("thread_local")
    in_threads(elsewhere)
    builder.close()
    builder = stream.create_graph_builder().begin_building("relaxed")
    in_threads(lambda: (core.Device(0).set_current(), getattr(builder, end)()))
    stream.sync()


@pytest.mark.errors
def test_the_legacy_default_stream_cannot_be_captured(core: Any, device: Any) -> None:
    with pytest.raises(core.CUDAError, match="STREAM_CAPTURE_UNSUPPORTED.*legacy default stream"):
        core.LEGACY_DEFAULT_STREAM.create_graph_builder().begin_building()


@pytest.mark.errors
def test_work_that_cannot_be_captured_spoils_the_graph(core: Any, builder: Any, memory: Any) -> None:
    builder.begin_building()
    with pytest.raises(core.CUDAError):
        builder.stream.sync()
    with pytest.raises(core.CUDAError, match="CAPTURE_INVALIDATED.*cannot be captured.*make a new builder"):
        builder.end_building()
    with pytest.raises(RuntimeError, match="that failed: make a new one"):
        builder.complete()
    builder.stream.sync()


def test_builders_belong_to_a_process(core: Any, builder: Any) -> None:
    for copied in (copy.copy, pickle.dumps):
        with pytest.raises(TypeError, match="belongs to this process"):
            copied(builder)
    with pytest.raises(RuntimeError, match="create_graph_builder"):
        core.graph.GraphBuilder()


# Branches.


def test_branches_run_side_by_side_and_are_joined(core: Any, builder: Any, stream: Any, memory: Any) -> None:
    builder.begin_building()
    memory.fill(1, stream=builder)
    first, second, third = builder.split(3)
    assert first is builder
    assert [each.is_join_required for each in (first, second, third)] == [False, True, True]
    assert second.is_building and second.stream not in (first.stream, third.stream)
    for number, each in enumerate((first, second, third)):
        part(core, memory, 4 * number).fill(number + 2, stream=each)
    assert core.graph.GraphBuilder.join(third, second, first) is builder
    assert second.is_closed and third.is_closed and not builder.is_closed
    part(core, memory, 12).fill(5, stream=builder)
    run(builder.end_building().complete(), stream)
    assert content(memory, stream) == b"\2" * 4 + b"\3" * 4 + b"\4" * 4 + b"\5" * 4
    assert dependencies(builder.graph_definition) == [0, 1, 1, 1, 3]


def test_branches_of_branches(core: Any, builder: Any, memory: Any) -> None:
    join = core.graph.GraphBuilder.join
    builder.begin_building()
    _, branch = builder.split(2)
    left, right = branch.split(2)
    assert left is branch
    for number, each in enumerate((left, right)):
        part(core, memory, 4 * number).fill(1, stream=each)
    assert join(right, left) is right, "of builders that were split off, the first is the one that stays"
    join(builder, right)
    builder.end_building()
    assert len(builder.graph_definition.nodes()) == 2


def test_one_capture_splits_and_joins_again_and_again(builder: Any, memory: Any) -> None:
    """Twice as many ways lead to its first node each time: the stand-in does not go all of them."""
    builder.begin_building()
    for _ in range(30):
        branches = builder.split(2)
        for branch in branches:
            memory.fill(1, stream=branch)
        builder.join(*branches)
    assert len(builder.end_building().graph_definition.nodes()) == 60


@pytest.mark.errors
def test_branches_that_are_not_joined(core: Any, builder: Any, memory: Any) -> None:
    builder.begin_building()
    branch = builder.split(2)[1]
    memory.fill(1, stream=branch)
    for wrong, message in (
        (branch.end_building, r"split off another one: join\(\) them"),
        (branch.begin_building, "is building"),
        (branch.complete, "that one has the graph"),
        (lambda: branch.graph_definition, "that one has the graph"),
    ):
        with pytest.raises(RuntimeError, match=message):
            wrong()
    with pytest.raises(core.CUDAError, match="CAPTURE_UNMATCHED"):
        branch.end_building()
    with pytest.raises(core.CUDAError, match=r"CAPTURE_UNJOINED.*pass them to join\(\)"):
        builder.end_building()
    builder.stream.sync()
    branch.stream.sync()


@pytest.mark.errors
def test_a_capture_that_was_spoiled_is_told_by_is_building_and_close(core: Any, device: Any) -> None:
    builder = device.create_graph_builder().begin_building("global")
    with pytest.raises(core.CUDAError):
        builder.stream.sync()
    with pytest.raises(RuntimeError, match="CAPTURE_INVALIDATED"):
        _ = builder.is_building
    with pytest.raises(core.CUDAError, match="CAPTURE_INVALIDATED"):
        builder.close()
    assert builder.is_closed
    builder.close()


def test_invalid_splits_and_joins(core: Any, device: Any, builder: Any) -> None:
    join = core.graph.GraphBuilder.join
    builder.begin_building()
    for count, error in ((1, ValueError), (-3, ValueError), ("2", TypeError), (2.0, TypeError)):
        with pytest.raises(error, match="count"):
            builder.split(count)
    branch = builder.split(2)[1]
    other = device.create_graph_builder()
    with pytest.raises(ValueError, match="at least 2"):
        join(builder)
    with pytest.raises(TypeError, match="GraphBuilders are expected, got int"):
        join(builder, 3)
    with pytest.raises(RuntimeError, match="it cannot be joined"):
        join(builder, other)
    other.begin_building()
    with pytest.raises(ValueError, match="must build one graph"):
        join(builder, other)
    with pytest.raises(ValueError, match="to itself"):
        join(builder, builder)
    join(builder, branch)
    with pytest.raises(RuntimeError, match="closed"):
        join(builder, branch)
    other.end_building()
    builder.end_building()


# Nodes of other kinds.


def test_a_graph_in_a_graph_is_a_copy(core: Any, device: Any, builder: Any, stream: Any, memory: Any) -> None:
    child = device.create_graph_builder().begin_building()
    part(core, memory, 0).fill(1, stream=child)
    child.end_building()
    builder.begin_building()
    assert builder.embed(child) is None
    part(core, memory, 4).fill(2, stream=builder)
    builder.embed(child)
    builder.end_building()
    child.close()
    collect()
    run(builder.complete(), stream)
    assert content(memory, stream) == b"\1" * 4 + b"\2" * 4 + bytes(8)
    assert dependencies(builder.graph_definition) == [0, 1, 1]


def test_graphs_that_cannot_be_embedded(device: Any, builder: Any) -> None:
    child = device.create_graph_builder()
    with pytest.raises(ValueError, match="nothing can be embedded in it"):
        builder.embed(child)
    builder.begin_building()
    with pytest.raises(ValueError, match=r"call begin_building\(\) first"):
        builder.embed(child)
    with pytest.raises(ValueError, match=r"call end_building\(\) first"):
        builder.embed(builder)
    with pytest.raises(TypeError, match="a GraphBuilder is expected, got int"):
        builder.embed(3)
    builder.end_building()


@pytest.mark.errors
def test_a_graph_with_conditions_cannot_be_embedded(core: Any, device: Any, builder: Any) -> None:
    child = device.create_graph_builder().begin_building()
    child.if_then(child.create_condition())
    child.end_building()
    builder.begin_building()
    with pytest.raises(core.CUDAError, match="conditional nodes"):
        builder.embed(child)


@pytest.mark.callbacks
def test_a_function_is_called_at_each_launch(builder: Any, stream: Any, device: Any, memory: Any) -> None:
    class Calls(list):  # type: ignore[type-arg]
        pass

    calls = Calls()
    seen = weakref.ref(calls)
    builder.begin_building()
    builder.callback(lambda calls=calls: calls.append("first"))
    memory.fill(1, stream=builder)
    builder.callback(lambda calls=calls: calls.append("second"))
    graph = builder.end_building().complete()
    assert len(builder.graph_definition.nodes()) == 3
    builder.close()
    del builder
    for number in (1, 2):
        run(graph, stream)
        assert calls == ["first", "second"] * number
    del calls
    collect()
    assert seen() is not None, "the function ended while its graph can be launched"
    graph.close()
    assert eventually(lambda: further_operation(device) and seen() is None), "the function does not end with its graph"


@pytest.mark.callbacks
@pytest.mark.skipif(PYPY, reason="PyPy's ctypes prints exceptions itself")
def test_an_exception_in_a_function_goes_to_the_hook(
    builder: Any, stream: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    caught: list[str] = []
    monkeypatch.setattr(sys, "unraisablehook", lambda what: caught.append(str(what.exc_value)))

    def fails() -> None:
        raise ValueError("no")

    builder.begin_building().callback(fails)
    run(builder.end_building().complete(), stream)
    assert caught == ["no"]


@pytest.mark.callbacks
@pytest.mark.parametrize("given", [None, 0, 77, b"some bytes", bytearray(b"more")], ids=repr)
def test_a_pointer_of_ctypes_is_called_with_its_data(builder: Any, stream: Any, given: Any) -> None:
    seen: list[Any] = []
    size = 0 if given is None or isinstance(given, int) else len(given)
    function = HOST_FUNCTION(lambda data: seen.append(ctypes.string_at(data, size) if size else data or 0))
    builder.begin_building()
    builder.callback(function, user_data=given)
    builder.end_building()
    expected = bytes(given) if size else given or 0
    if isinstance(given, bytearray):
        given[:] = bytes(size)
    run(builder.complete(), stream)
    assert seen == [expected]


def test_functions_that_cannot_be_called(builder: Any) -> None:
    builder.begin_building()
    with pytest.raises(ValueError, match="user_data is for function pointers"):
        builder.callback(print, user_data=1)
    with pytest.raises(TypeError, match="a callable or a function pointer of ctypes is expected, got int"):
        builder.callback(3)
    with pytest.raises(TypeError, match=r"CFUNCTYPE\(None, ctypes.c_void_p\).*returns c_int, parameters: undeclared"):
        builder.callback(ctypes.CDLL(None).abs)
    for prototype in (ctypes.CFUNCTYPE(None), ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)):
        with pytest.raises(TypeError, match="the driver calls a void function of one pointer"):
            builder.callback(prototype(lambda *data: 0))
    with pytest.raises(TypeError, match="user_data: an address or bytes are expected, got float"):
        builder.callback(HOST_FUNCTION(lambda data: None), user_data=1.5)
    builder.end_building()
    assert not builder.graph_definition.nodes()


def test_memory_of_graphs(core: Any, device: Any, builder: Any, stream: Any, memory: Any) -> None:
    resource = core.GraphMemoryResource(device)
    builder.begin_building()
    taken = resource.allocate(16, stream=builder)
    taken.fill(6, stream=builder)
    memory.copy_from(taken, stream=builder)
    taken.close(builder)
    run(builder.end_building().complete(), stream)
    assert content(memory, stream) == b"\6" * 16


# Conditions.


def set_to(value: int, memory: Any, stream: Any) -> None:
    """Let ``count_down`` set the first word of the memory and the condition to ``value``."""
    memory.fill(0, stream=stream)
    part_of = memory.__class__.from_handle(int(memory.handle), 4, owner=memory)
    part_of.fill(struct.pack("<I", value + 1), stream=stream)


@pytest.fixture
def counting(core: Any, builder: Any, memory: Any, count_down: Any, one: Any) -> Any:
    """A builder with a condition that is the first word of the memory minus 1."""
    builder.begin_building()
    condition = builder.create_condition()
    core.launch(builder, one, count_down, condition, memory)
    return builder, condition


def filled(core: Any, builder: Any, memory: Any, offset: int, value: int) -> None:
    """A branch that fills a word."""
    builder.begin_building()
    part(core, memory, offset).fill(value, stream=builder)
    builder.end_building()


@pytest.mark.parametrize("value", [0, 1, 5])
def test_a_branch_runs_if_its_condition_is_not_0(
    core: Any, counting: Any, memory: Any, stream: Any, value: int
) -> None:
    builder, condition = counting
    branch = builder.if_then(condition)
    assert not branch.is_building and not branch.is_join_required and branch.stream != builder.stream
    filled(core, branch, memory, 4, 1)
    part(core, memory, 8).fill(2, stream=builder)
    graph = builder.end_building().complete()
    set_to(value, memory, stream)
    run(graph, stream)
    assert content(memory, stream)[4:] == (b"\1" * 4 if value else bytes(4)) + b"\2" * 4 + bytes(4)
    assert dependencies(builder.graph_definition) == [0, 1, 1]


@pytest.mark.parametrize("value", [0, 1])
def test_one_of_two_branches_runs(core: Any, counting: Any, memory: Any, stream: Any, value: int) -> None:
    builder, condition = counting
    for number, branch in enumerate(builder.if_else(condition)):
        filled(core, branch, memory, 4 + 4 * number, 1)
    set_to(value, memory, stream)
    run(builder.end_building().complete(), stream)
    assert content(memory, stream)[4:12] == (b"\1" * 4 + bytes(4) if value else bytes(4) + b"\1" * 4)


@pytest.mark.parametrize("value", [0, 1, 2, 7])
def test_the_branch_with_the_number_of_the_condition_runs(
    core: Any, counting: Any, memory: Any, stream: Any, value: int
) -> None:
    builder, condition = counting
    for number, branch in enumerate(builder.switch(condition, 3)):
        filled(core, branch, memory, 4 + 4 * number, 1)
    set_to(value, memory, stream)
    run(builder.end_building().complete(), stream)
    expected = [0x01010101 if number == value else 0 for number in range(3)]
    assert list(words(memory, stream)[1:]) == expected


def test_a_loop_runs_while_its_condition_is_not_0(
    core: Any, builder: Any, memory: Any, stream: Any, count_down: Any, one: Any, increment: Any
) -> None:
    builder.begin_building()
    condition = builder.create_condition(default_value=1)
    loop = builder.while_loop(condition)
    loop.begin_building()
    core.launch(loop, one, count_down, condition, memory)
    loop.end_building()
    graph = builder.end_building().complete()
    for count in (1, 5):  # the default value is assigned again
        set_to(count - 1, memory, stream)
        run(graph, stream)
        assert words(memory, stream)[0] == 0, "it did not run until the condition was 0"


def test_without_a_default_value_a_loop_does_not_begin(
    core: Any, builder: Any, memory: Any, stream: Any, count_down: Any, one: Any
) -> None:
    builder.begin_building()
    condition = builder.create_condition(default_value=0)
    loop = builder.while_loop(condition)
    loop.begin_building()
    core.launch(loop, one, count_down, condition, memory)
    loop.end_building()
    set_to(4, memory, stream)
    run(builder.end_building().complete(), stream)
    assert words(memory, stream)[0] == 5


def test_branches_in_branches(core: Any, counting: Any, memory: Any, stream: Any, one: Any, count_down: Any) -> None:
    builder, condition = counting
    outer = builder.if_then(condition).begin_building()
    again = outer.create_condition()
    core.launch(outer, one, count_down, again, memory)
    filled(core, outer.if_then(again), memory, 8, 3)
    outer.end_building()
    graph = builder.end_building().complete()
    for value, expected in ((0, 0), (1, 0), (2, 0x03030303)):
        set_to(value, memory, stream)
        run(graph, stream)
        assert words(memory, stream)[2] == expected, f"with {value} at first"


def test_a_branch_can_be_made_node_by_node(core: Any, counting: Any, memory: Any, stream: Any) -> None:
    builder, condition = counting
    branch = builder.if_then(condition)
    definition = branch.graph_definition
    assert not definition.nodes()
    definition.memset(int(memory.handle) + 4, 1, 4)
    graph = builder.end_building().complete()
    set_to(1, memory, stream)
    run(graph, stream)
    assert words(memory, stream)[1] == 0x01010101
    branch.close()
    builder.close()
    assert definition.is_valid and len(definition.nodes()) == 1


def test_invalid_conditions(core: Any, device: Any, builder: Any) -> None:
    other = device.create_graph_builder().begin_building()
    foreign = other.create_condition()
    builder.begin_building()
    with pytest.raises(TypeError, match="a GraphCondition is expected, got int"):
        builder.if_then(1)
    with pytest.raises(ValueError, match="belongs to another graph"):
        builder.while_loop(foreign)
    with pytest.raises(ValueError, match="at least one branch"):
        builder.switch(builder.create_condition(), 0)
    for value, error in (("1", TypeError), (-1, OverflowError), (1 << 32, OverflowError)):
        with pytest.raises(error, match="default_value"):
            builder.create_condition(value)


def test_a_branch_cannot_call_functions_nor_run_alone(core: Any, counting: Any) -> None:
    builder, condition = counting
    branch = builder.if_then(condition).begin_building()
    with pytest.raises(core.CUDAError, match="the graphs of conditional nodes cannot call functions on the host"):
        branch.callback(print)
    branch.end_building()
    assert not branch.graph_definition.nodes()
    with pytest.raises(core.CUDAError, match="inside of a node: instantiate the one around it"):
        branch.complete()


@pytest.mark.errors
def test_a_condition_must_be_used(core: Any, builder: Any) -> None:
    builder.begin_building().create_condition()
    builder.end_building()
    with pytest.raises(core.CUDAError, match="no node uses one of its conditions"):
        builder.complete()


# The result.


def test_a_captured_graph_can_be_changed(core: Any, builder: Any, memory: Any, stream: Any) -> None:
    builder.begin_building()
    part(core, memory, 0).fill(1, stream=builder)
    builder.end_building()
    definition = builder.graph_definition
    assert isinstance(definition, core.graph.GraphDefinition) and definition == builder.graph_definition
    (node,) = definition.nodes()
    assert isinstance(node, core.graph.MemsetNode)
    node.memset(int(memory.handle) + 4, 2, 4)
    graph = builder.complete()
    builder.close()
    assert len(definition.nodes()) == 2
    run(graph, stream)
    assert content(memory, stream)[:8] == b"\1" * 4 + b"\2" * 4


def test_a_graph_is_printed(builder: Any, memory: Any, tmp_path: Path) -> None:
    builder.begin_building()
    memory.fill(1, stream=builder)
    builder.end_building()
    for number, options in enumerate((None, {"verbose": True}, {"handles": True, "memset_node_params": True})):
        path = tmp_path / f"{number}.dot"
        builder.debug_dot_print(str(path), options)
        assert "digraph" in path.read_text()


@pytest.mark.errors
def test_a_graph_cannot_be_printed_into_no_file(core: Any, builder: Any, tmp_path: Path) -> None:
    builder.begin_building().end_building()
    with pytest.raises(core.CUDAError, match="there is no folder") as caught:
        builder.debug_dot_print(str(tmp_path / "missing" / "graph.dot"))
    assert caught.value.__context__ is None
    with pytest.raises(core.CUDAError, match=f"{tmp_path.name}' cannot be written"):  # a folder
        builder.debug_dot_print(tmp_path)
    with pytest.raises(TypeError, match="no field 'verbos'; did you mean 'verbose'"):
        builder.debug_dot_print(str(tmp_path / "graph.dot"), {"verbos": True})


@pytest.mark.parametrize("count", [1, 2], ids=["whole", "split"])
def test_the_order_in_which_garbage_ends_does_not_matter(device: Any, live: Any, count: int) -> None:
    """The collector ends the younger graph before the older builder, which alone knows that it must destroy the graph."""
    kinds = ("graph", "user object")

    def build() -> None:
        builder = device.create_graph_builder()
        gc.collect(0)  # the builder is older now
        builder.begin_building().callback(lambda: None)
        cycle: list[Any] = [builder, *(builder.split(count) if count > 1 else ())]
        cycle.append(cycle)

    gc.collect()
    before = live(*kinds)
    gc.disable()
    try:
        build()
        gc.collect()
    finally:
        gc.enable()
    assert eventually(lambda: live(*kinds) == before)


def test_a_graph_that_ends_before_its_capture(device: Any, live: Any, core: Any) -> None:
    """The collector calls finalizers in any order."""
    before = live("graph")
    builder = device.create_graph_builder().begin_building()
    builder.callback(lambda: None)
    owned = builder._capture.graph._owned
    owned.__del__()
    builder.close()
    assert live("graph") == before
    del builder, owned
    assert live("graph") == before


def test_garbage_collected_in_a_cycle(device: Any, memory: Any, stream: Any) -> None:
    builder = stream.create_graph_builder().begin_building()
    memory.fill(7, stream=builder)
    cycle: list[Any] = [builder]
    cycle.append(cycle)
    del builder, cycle
    gc.collect()
    collect()
    stream.sync()


LATE_END = """
    import os, threading
    from cuda_ctypes.core import Device
    from cuda_ctypes.core.graph import capture

    Device().set_current()

    def begun():
        return Device().create_stream().create_graph_builder().begin_building("thread_local")  # Python ends it

    class Last:
        def __init__(self):
            self.builder = begun()

        def __del__(self, write=os.write):
            self.builder.end_building().close()
            write(1, b"ended")

    begun().end_building()  # a first use would load modules
    last, held = Last(), threading.Event()
    names = {"ending": capture.ending, "tell": held.set, "wait": threading.Event().wait}  # all that the thread refers to
    exec("def hold():\\n  with ending:\\n    tell()\\n    while True:\\n      wait(0.001)", names)
    threading.Thread(target=names.pop("hold"), daemon=True).start()
    held.wait()
"""


@pytest.mark.skipif(PYPY, reason="PyPy calls no finalizers when it ends")
@pytest.mark.skipif(FREE_THREADED, reason="without the GIL, Python empties modules before it ends what threads may use")
def test_a_finalizer_ends_a_capture_while_python_ends(said: Callable[..., str], device: Any) -> None:
    """A thread that was ending another one is gone, and its lock stays locked."""
    assert said(LATE_END) == "ended"
