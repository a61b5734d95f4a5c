"""Memory that two processes share."""

from __future__ import annotations

import contextlib
import gc
import multiprocessing
import os
import pickle
import sys
import uuid
import warnings
from collections.abc import Iterator
from multiprocessing.reduction import ForkingPickler
from typing import Any, Callable

import pytest

pytestmark = pytest.mark.processes

if not sys.platform.startswith("linux"):
    pytest.skip("memory is shared by file descriptors, on Linux only", allow_module_level=True)


def pool_of(core: Any, device: Any, kind: str) -> Any:
    if kind == "device":
        return core.DeviceMemoryResource(device, {"ipc_enabled": True, "max_size": 1 << 25})
    if not device.properties.host_numa_memory_pools_supported:
        pytest.skip("this device has no memory pools of NUMA nodes")
    return core.PinnedMemoryResource({"ipc_enabled": True, "max_size": 1 << 25})


@pytest.fixture(params=("device", "pinned"))
def pool(request: pytest.FixtureRequest, core: Any, device: Any) -> Any:
    made = pool_of(core, device, request.param)
    yield made
    gc.collect()
    device.sync()
    assert made.attributes.used_mem_current == 0, "memory was not freed"
    made.close()


def read(buffer: Any, stream: Any) -> bytes:
    out = bytearray(buffer.size)
    buffer.copy_to(out, stream=stream)
    stream.sync()
    return bytes(out)


# The functions that the other process runs; it sends back the result.


def serve(connection: Any, name: str) -> None:
    try:
        from cuda_ctypes import core

        device = core.Device(0)
        device.set_current()
        stream = device.create_stream()
        connection.send(globals()[name](core, stream, connection))
        connection.recv()  # keep its objects until the other side has read them
    except BaseException as error:
        import traceback

        connection.send(f"{type(error).__name__}: {error}\n{traceback.format_exc()}")


def double_it(core: Any, stream: Any, connection: Any) -> Any:
    """A pickled Buffer brings its pool along."""
    buffer = connection.recv()
    seen = read(buffer, stream)
    buffer.copy_from(bytes(2 * byte for byte in seen), stream=stream)
    stream.sync()
    facts: tuple[Any, ...] = (buffer.is_mapped, buffer.memory_resource.is_mapped, type(buffer.memory_resource).__name__)
    facts += (buffer.owner,)
    try:
        buffer.memory_resource.allocate(8, stream=stream)
    except TypeError as error:
        facts += (str(error),)
    buffer.close()
    return (seen, *facts)


def take_pool_then_buffers(core: Any, stream: Any, connection: Any) -> Any:
    """First the pool, then buffers as plain pickles, which find the pool by its UUID."""
    pool = connection.recv()
    first, again = pickle.loads(connection.recv_bytes()), pickle.loads(connection.recv_bytes())
    same = first.memory_resource is pool and again.memory_resource is pool and first == again
    first.close()  # the other import of the same memory stays
    seen = read(again, stream)
    again.fill(9, stream=stream)
    again.close()
    stream.sync()
    return same, str(pool.uuid), type(pool).from_registry(pool.uuid) is pool, seen


def open_by_hand(core: Any, stream: Any, connection: Any) -> Any:
    """A file descriptor and a descriptor, as in the overview."""
    handle, descriptor, kind = connection.recv()
    if kind == "DeviceMemoryResource":
        pool = core.DeviceMemoryResource.from_allocation_handle(0, handle)
    else:
        pool = core.PinnedMemoryResource.from_allocation_handle(handle)
    buffer = core.Buffer.from_ipc_descriptor(pool, descriptor, stream)
    seen = read(buffer, stream)
    buffer.fill(1, stream=stream)
    stream.sync()
    repeated = pickle.loads(pickle.dumps(buffer.ipc_descriptor))
    return seen, buffer.size, repeated == descriptor, str(pool.uuid), "is_mapped=True" in repr(buffer)


def let_go(core: Any, stream: Any, connection: Any) -> Any:
    """Close the mapping before the buffers in it."""
    buffer = connection.recv()
    pool = buffer.memory_resource
    pool.close()
    seen = read(buffer, stream)
    del buffer, pool
    gc.collect()
    stream.sync()
    return seen


def pass_on(core: Any, stream: Any, connection: Any) -> Any:
    """Send a handle back."""
    return connection.recv()


@contextlib.contextmanager
def other_process(name: str) -> Iterator[Any]:
    """A connection to a process that runs a function of this module."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=serve, args=(theirs, name), daemon=True)
    process.start()
    theirs.close()
    try:
        yield ours
        ours.send("done")
    finally:
        process.join(20)
        alive = process.is_alive()
        process.kill()
        ours.close()
    assert not alive and process.exitcode == 0, f"the other process ended with {process.exitcode}"


def answer(connection: Any) -> Any:
    assert connection.poll(60), "the other process does not answer"
    found = connection.recv()
    assert not isinstance(found, str), found
    return found


def test_a_buffer_is_sent_without_a_copy(core: Any, pool: Any, stream: Any) -> None:
    buffer = pool.allocate(8, stream=stream)
    buffer.copy_from(bytes(range(8)), stream=stream)
    stream.sync()
    with other_process("double_it") as connection:
        connection.send(buffer)
        seen, mapped, pool_mapped, kind, owner, refusal = answer(connection)
        assert seen == bytes(range(8))
        assert mapped and pool_mapped and kind == type(pool).__name__ and owner is None
        assert "only that one can allocate" in refusal
        assert read(buffer, stream) == bytes(range(0, 16, 2)), "what the other process wrote is not here"
    assert not buffer.is_mapped


def test_a_pool_is_sent_once_and_found_again(core: Any, pool: Any, stream: Any) -> None:
    buffer = pool.allocate(100, stream=stream)
    buffer.fill(b"abcd", stream=stream)
    stream.sync()
    with other_process("take_pool_then_buffers") as connection:
        connection.send(pool)
        for _ in range(2):
            connection.send_bytes(pickle.dumps(buffer))
        same, uuid, found, seen = answer(connection)
        assert same and found and uuid == str(pool.uuid)
        assert seen == b"abcd" * 25
        assert read(buffer, stream) == b"\t" * 100


def test_handles_and_descriptors_by_hand(core: Any, pool: Any, stream: Any) -> None:
    buffer = pool.allocate(64, stream=stream)
    buffer.fill(5, stream=stream)
    stream.sync()
    handle, descriptor = pool.allocation_handle, buffer.get_ipc_descriptor()
    assert handle is pool.allocation_handle and handle.uuid == pool.uuid and int(handle) == handle.handle >= 0
    assert descriptor is buffer.ipc_descriptor and descriptor.size == 64
    with other_process("open_by_hand") as connection:
        connection.send((handle, descriptor, type(pool).__name__))
        seen, size, same, uuid, shown = answer(connection)
        assert (seen, size, same, uuid, shown) == (b"\5" * 64, 64, True, str(pool.uuid), True)
        assert read(buffer, stream) == b"\1" * 64
    handle.close()
    handle.close()
    assert handle.is_closed and handle.handle == -1
    with pytest.raises(ValueError, match="closed"):
        int(handle)
    assert not pool.allocation_handle.is_closed, "the pool can be shared again"


def test_a_handle_is_passed_on(core: Any, pool: Any) -> None:
    with other_process("pass_on") as connection:
        connection.send(pool.allocation_handle)
        handle = answer(connection)
        assert type(handle) is type(pool.allocation_handle) and handle.uuid == pool.uuid
        handle.close()


def test_a_closed_handle(core: Any, device: Any) -> None:
    handle = pool_of(core, device, "device").allocation_handle
    handle.close()
    with pytest.raises(ValueError, match="this allocation handle is closed"):
        int(handle)
    with pytest.raises(RuntimeError, match="this allocation handle is closed"):
        ForkingPickler.dumps(handle)
    with pytest.raises(RuntimeError, match="this allocation handle is closed"):
        core.DeviceMemoryResource.from_allocation_handle(device, handle)


@pytest.mark.parametrize("method", [None, "fork", "spawn"])
@pytest.mark.parametrize("kind", ["event", "pool", "handle"])
def test_a_warning_where_processes_are_forked(
    core: Any,
    device: Any,
    package: Callable[[str], Any],
    monkeypatch: pytest.MonkeyPatch,
    kind: str,
    method: str | None,
) -> None:
    monkeypatch.setattr(package("core.event"), "_warned_of_fork", [])
    monkeypatch.setattr(multiprocessing, "get_start_method", lambda allow_none=False: method)
    event, pool = device.create_event({"ipc_enabled": True}), pool_of(core, device, "device")
    sent = {"event": event, "pool": pool, "handle": pool.allocation_handle}[kind]
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        pickle.dumps(device)
        for _ in range(2):
            ForkingPickler.dumps(sent)
    used = method or multiprocessing.get_all_start_methods()[0]
    assert len(caught) == (used == "fork"), "once per process"
    for warning in caught:
        assert warning.category is UserWarning and warning.filename == __file__
        assert "set_start_method('spawn')" in str(warning.message)


def test_no_warning_where_the_processes_are_spawned(
    core: Any, device: Any, package: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(package("core.event"), "_warned_of_fork", [])
    monkeypatch.setattr(multiprocessing, "get_start_method", lambda allow_none=False: "fork")
    with other_process("let_go"), warnings.catch_warnings():
        warnings.simplefilter("error")
        ForkingPickler.dumps(pool_of(core, device, "device"))


def test_a_closed_mapping_keeps_its_buffers(core: Any, pool: Any, stream: Any) -> None:
    buffer = pool.allocate(64, stream=stream)
    buffer.fill(6, stream=stream)
    stream.sync()
    with other_process("let_go") as connection:
        connection.send(buffer)
        assert answer(connection) == b"\6" * 64
    assert read(buffer, stream) == b"\6" * 64


def test_a_pool_that_is_not_shared_says_so(core: Any, device: Any, stream: Any) -> None:
    pool = core.DeviceMemoryResource(device)
    buffer = pool.allocate(8, stream=stream)
    shared = pool_of(core, device, "device")
    descriptor = shared.allocate(8, stream=stream).ipc_descriptor
    uses: list[Callable[[], Any]] = [
        lambda: pool.allocation_handle,
        lambda: pool.register(shared.uuid),
        lambda: buffer.ipc_descriptor,
        lambda: pickle.dumps(buffer),
        lambda: pickle.dumps(pool),
        lambda: core.Buffer.from_ipc_descriptor(pool, descriptor, stream=stream),
    ]
    for use in uses:
        with pytest.raises(RuntimeError, match="not shared"):
            use()
    with pytest.raises(RuntimeError, match="not from a pool"):
        core.Buffer.from_handle(buffer.handle, 8).ipc_descriptor


def test_refused_arguments(core: Any, device: Any, stream: Any) -> None:
    pool = pool_of(core, device, "device")
    buffer = pool.allocate(8, stream=stream)
    with pytest.raises(TypeError, match="got int"):
        core.Buffer.from_ipc_descriptor(pool, 3, stream)
    with pytest.raises(TypeError, match="None"):
        core.Buffer.from_ipc_descriptor(pool, buffer.ipc_descriptor, None)
    with pytest.raises(TypeError, match="got str"):
        core.DeviceMemoryResource.from_allocation_handle(0, "3")
    unused = os.dup(0)
    os.close(unused)
    with pytest.raises(OSError, match="descriptor"):
        core.DeviceMemoryResource.from_allocation_handle(0, unused)
    with pytest.raises(RuntimeError, match="no DeviceMemoryResource of UUID"):
        core.DeviceMemoryResource.from_registry(pool.uuid)
    with pytest.raises(RuntimeError, match="a pool of this process"):
        pool.register(uuid.uuid4())
    assert pool.register(pool.uuid) is pool and type(pool).from_registry(pool.uuid) is pool
    with pytest.raises(RuntimeError):
        pickle.dumps(pool.allocation_handle)  # a file descriptor has no meaning in another process
    for made, place in ((pool, "DeviceMemoryResource.allocation_handle"), (buffer, "Buffer.ipc_descriptor")):
        kind = type(getattr(made, place.partition(".")[2]))
        with pytest.raises(RuntimeError, match=f"{kind.__name__} is not made directly: use {place}"):
            kind()


def test_a_closed_pool_is_not_found(core: Any, pool: Any, device: Any, stream: Any) -> None:
    """Sent again, it is mapped again."""
    kind, place = type(pool), (device,) if type(pool) is core.DeviceMemoryResource else ()
    mapped = [kind.from_allocation_handle(*place, pool.allocation_handle) for _ in range(2)]
    assert mapped[0] is mapped[1] is kind.from_registry(pool.uuid)
    mapped[0].close()
    with pytest.raises(RuntimeError, match=f"no {kind.__name__} of UUID"):
        kind.from_registry(pool.uuid)
    again = kind.from_allocation_handle(*place, pool.allocation_handle)
    assert again is kind.from_registry(pool.uuid) is again.register(pool.uuid) and not again.is_closed
    again.close()
    assert pool.register(pool.uuid) is pool


def test_a_pool_of_a_derived_class_is_found(core: Any, device: Any) -> None:
    class Derived(core.DeviceMemoryResource):  # type: ignore[misc]
        pass

    pool = Derived(device, {"ipc_enabled": True})
    pool.register(pool.uuid)
    assert Derived.from_registry(pool.uuid) is pool
    with pytest.raises(RuntimeError, match="no DeviceMemoryResource of UUID"):
        core.DeviceMemoryResource.from_registry(pool.uuid)
    pool.close()


def test_file_descriptors_do_not_leak(core: Any, device: Any) -> None:
    def count() -> int:
        gc.collect()
        return len(os.listdir("/proc/self/fd"))

    pool_of(core, device, "device").allocation_handle.close()
    before = count()
    for _ in range(5):
        pool_of(core, device, "device").allocation_handle
    assert count() <= before


def test_each_import_is_a_buffer_of_its_own(core: Any, device: Any, stream: Any) -> None:
    """Two imports in one process. The pool is mapped into the process that made it, which the driver allows."""
    pool = pool_of(core, device, "device")
    buffer = pool.allocate(64, stream=stream)
    buffer.fill(4, stream=stream)
    stream.sync()
    mapped = core.DeviceMemoryResource.from_allocation_handle(device, pool.allocation_handle)
    assert mapped.is_mapped and mapped.uuid == pool.uuid and mapped is not pool
    assert core.DeviceMemoryResource.from_allocation_handle(device, pool.allocation_handle) is mapped
    assert core.DeviceMemoryResource.from_registry(pool.uuid) is mapped and mapped.register(pool.uuid) is mapped
    one, two = (core.Buffer.from_ipc_descriptor(mapped, buffer.ipc_descriptor, stream=stream) for _ in range(2))
    assert one == two and one is not two
    one.set_deallocation_stream(device.create_stream())
    one.close()
    one.close()
    assert read(two, stream) == b"\4" * 64, "closing one import ended the other one too"
    two.close()
    stream.sync()
    with pytest.raises(TypeError, match="only that one can allocate"):
        mapped.allocate(8, stream=stream)


def test_an_import_that_the_collector_ends_meanwhile(
    core: Any, device: Any, stream: Any, package: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another import of the same memory begins while the last buffer of the former one is collected."""
    ipc = package("core.memory.ipc")
    pool = pool_of(core, device, "device")
    descriptor = pool.allocate(64, stream=stream).ipc_descriptor
    mapped = list[int]()

    def import_pointer(address: Any, pool: Any, data: Any) -> int:
        mapped.append(1)
        address._obj.value = 1 << 20
        return 0

    class Collecting(dict):  # type: ignore[type-arg]
        def setdefault(self, key: Any, new: Any) -> Any:  # type: ignore[override]
            found = super().setdefault(key, new)
            gc.collect()
            return found

    def free(address: Any, stream: Any) -> int:
        mapped.pop()
        return 0

    order = ipc.order_of
    monkeypatch.setattr(ipc, "typed", lambda name: import_pointer)
    monkeypatch.setattr(ipc, "_imports", Collecting())
    monkeypatch.setattr(ipc, "order_of", lambda given: (order(given)[0], free))
    cycle = [core.Buffer.from_ipc_descriptor(pool, descriptor, stream)]
    cycle.append(cycle)
    del cycle
    buffer = core.Buffer.from_ipc_descriptor(pool, descriptor, stream)
    assert mapped == [1], "an open buffer has its memory"
    buffer.close()
    assert mapped == []
