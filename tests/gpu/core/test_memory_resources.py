"""Memory resources: pools of devices, of the host and managed, memory without pools, memory of graphs."""

from __future__ import annotations

import re
from typing import Any, Callable

import pytest

from tests.gpu.core.tools import collect


def supported(device: Any, *names: str) -> None:
    for name in names:
        if not getattr(device.properties, name):
            pytest.skip(f"this device has no {name}")


# Pools of a device.


def test_the_pool_that_a_device_has(core: Any, device: Any, stream: Any) -> None:
    pool = core.DeviceMemoryResource(device)
    assert (pool.device_id, pool.is_device_accessible, pool.is_host_accessible, pool.is_managed) == (
        0,
        True,
        False,
        False,
    )
    assert (pool.is_handle_owned, pool.is_closed, pool.is_mapped, pool.is_ipc_enabled, pool.uuid) == (False,) * 4 + (
        None,
    )
    assert int(pool.handle) == int(core.DeviceMemoryResource(0).handle), "both ways return the same pool"
    assert pool.attributes.release_threshold == 2**64 - 1, "the pool keeps its memory"
    assert device.memory_resource.allocate(8, stream=stream).device_id == 0
    stream.sync()  # by then that one is free
    before = pool.attributes.used_mem_current
    with pool.allocate(512, stream=stream):
        assert pool.attributes.used_mem_current - before >= 512
    pool.close()
    assert pool.is_closed
    core.DeviceMemoryResource(device).allocate(8, stream=stream).close()  # the pool itself still works


@pytest.mark.errors
def test_a_pool_of_its_own(core: Any, device: Any, stream: Any) -> None:
    for options in ({"max_size": 1 << 25}, core.DeviceMemoryResourceOptions(max_size=1 << 25)):
        pool = core.DeviceMemoryResource(device.device_id, options)
        assert pool.is_handle_owned and pool.attributes.release_threshold == 0
        with pytest.raises(core.CUDAError, match="OUT_OF_MEMORY"):
            pool.allocate(1 << 26, stream=stream)
        pool.allocate(1 << 20, stream=stream).close()
        pool.close()


def test_a_closed_pool_ends_with_its_last_buffer(core: Any, device: Any, stream: Any) -> None:
    pool = core.DeviceMemoryResource(device, {})
    buffer, left = pool.allocate(64, stream=stream), pool.allocate(64, stream=stream)
    pool.close()
    pool.close()
    assert (pool.is_closed, int(pool.handle), pool.is_handle_owned, pool.device_id) == (True, 0, False, 0)
    buffer.copy_from(bytes(range(64)), stream=stream)
    out = bytearray(64)
    buffer.copy_to(out, stream=stream)
    stream.sync()
    assert out == bytes(range(64)), "allocated memory stays usable"
    uses: list[Callable[[], Any]] = [
        lambda: pool.allocate(8, stream=stream),
        lambda: pool.attributes,
        lambda: pool.allocation_handle,
        lambda: pool.peer_accessible_by,
        lambda: buffer.copy_to(stream=stream),
    ]
    for use in uses:
        with pytest.raises(RuntimeError, match="DeviceMemoryResource is closed"):
            use()
    buffer.close()
    pool.deallocate(left.handle, 64, stream=stream)
    left._free = left._resource = None  # it is freed already


@pytest.mark.parametrize("address", [None, (), "", 1.5])
def test_what_is_no_address_is_not_freed(device: Any, stream: Any, address: Any) -> None:
    with pytest.raises(TypeError, match=f"ptr: an int is expected, got {type(address).__name__}"):
        device.memory_resource.deallocate(address, 8, stream=stream)


def test_memory_is_given_back_by_machine_code(core: Any, device: Any, stream: Any) -> None:
    """On each kind of stream; what is no stream or no address is refused as before."""
    pool, closed = core.DeviceMemoryResource(device, {}), device.create_stream()
    closed.close()
    for _ in range(3):
        for order in (stream, device.default_stream, core.Stream.from_handle(int(stream.handle))):
            left = pool.allocate(64, stream=stream)
            stream.sync()
            address = left.handle
            left._free = left._resource = None  # it is freed here
            for wrong, message in ((closed, "this stream is closed"), (None, "a Stream is expected, got None")):
                with pytest.raises((RuntimeError, TypeError), match=message):
                    pool.deallocate(address, 64, stream=wrong)
            with pytest.raises(TypeError, match="ptr: an int is expected, got str"):
                pool.deallocate("", 64, stream=stream)
            with pytest.raises(TypeError, match="stream"):
                pool.deallocate(address, 64)
            assert pool.deallocate(address, 64, stream=order) is None
            order.sync()
            assert pool.attributes.used_mem_current == 0
    with pytest.raises(core.CUDAError, match="cuMemFreeAsync"):
        pool.deallocate(8, 64, stream=stream)
    pool.close()


def test_options_that_are_no_whole_numbers(core: Any, device: Any) -> None:
    for value in (1.5, "x"):
        with pytest.raises(TypeError, match=f"max_size: an int is expected, got {type(value).__name__}"):
            core.DeviceMemoryResource(0, {"max_size": value})
        for name in ("max_size", "numa_id"):
            with pytest.raises(TypeError, match=f"{name}: an int is expected, got {type(value).__name__}"):
                core.PinnedMemoryResource({name: value})
    for empty in (None, "", 0.0):
        with pytest.raises(TypeError, match=f"max_size: an int is expected, got {type(empty).__name__}"):
            core.DeviceMemoryResource(0, {"max_size": empty})
    with pytest.raises(OverflowError, match="max_size is -1, but must be from 0"):
        core.DeviceMemoryResource(0, {"max_size": -1})


def test_packed_structs_are_those_of_c() -> None:
    from cuda_ctypes.core.memory.peer_access import DEVICE, READWRITE, device_access, device_location
    from cuda_ctypes.core.memory.pool import MANAGED, PINNED, PLACES, pool_properties
    from cuda_ctypes.cu13.checked import driver

    allocation, place = driver.CUmemAllocationType, driver.CUmemLocationType
    assert allocation.CU_MEM_ALLOCATION_TYPE_PINNED == PINNED
    assert allocation.CU_MEM_ALLOCATION_TYPE_MANAGED == MANAGED
    for name, number in PLACES.items():
        assert number == getattr(place, f"CU_MEM_LOCATION_TYPE_{name.upper()}"), name
    assert (DEVICE, READWRITE) == (PLACES["device"], driver.CUmemAccess_flags.CU_MEM_ACCESS_FLAGS_PROT_READWRITE)
    location = driver.CUmemLocation(type=place.CU_MEM_LOCATION_TYPE_HOST_NUMA, id=5)
    assert device_location(3, 5) == bytes(location)
    readwrite = driver.CUmemAccess_flags.CU_MEM_ACCESS_FLAGS_PROT_READWRITE
    assert device_access(3, 5, 3) == bytes(driver.CUmemAccessDesc(location=location, flags=readwrite))
    expected = driver.CUmemPoolProps(
        allocType=allocation.CU_MEM_ALLOCATION_TYPE_MANAGED,
        handleTypes=driver.CUmemAllocationHandleType.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,
        location=location,
        maxSize=7,
    )
    assert pool_properties(2, 1, 3, 5, 7) == bytes(expected)


def test_options_that_do_not_exist(core: Any) -> None:
    with pytest.raises(TypeError, match="no field 'maxsize'; did you mean 'max_size'"):
        core.DeviceMemoryResource(0, {"maxsize": 1})
    with pytest.raises(TypeError, match="got int"):
        core.DeviceMemoryResource(0, 3)
    with pytest.raises(ValueError, match="device_id"):
        core.DeviceMemoryResource(1000)


def test_the_attributes_of_a_pool(core: Any, device: Any, stream: Any) -> None:
    pool = core.DeviceMemoryResource(device, {})
    attributes = pool.attributes
    buffer = pool.allocate(1 << 16, stream=stream)
    assert attributes.used_mem_current == attributes.used_mem_high >= 1 << 16
    assert attributes.reserved_mem_current >= attributes.used_mem_current
    assert attributes.reserved_mem_high >= attributes.reserved_mem_current
    buffer.close()
    stream.sync()
    assert attributes.used_mem_current == 0 < attributes.used_mem_high
    assert attributes.reuse_allow_opportunistic is True
    assert attributes.reuse_follow_event_dependencies is True
    assert attributes.reuse_allow_internal_dependencies is True
    assert "release_threshold=0" in repr(attributes) and "used_mem_current=0" in repr(attributes)
    with pytest.raises(AttributeError):
        attributes.release_threshold = 1


def test_pools_are_destroyed(core: Any, device: Any, on_standin: bool) -> None:
    if not on_standin:
        for _ in range(1000):
            core.DeviceMemoryResource(device, {})
        return
    import ctypes
    import os

    count = ctypes.CDLL(os.environ["CUDA_CTYPES_LIBCUDA"]).standin_pools
    collect()
    before = count()
    for _ in range(50):
        core.DeviceMemoryResource(device, {}).close()
        core.DeviceMemoryResource(device, {})
    collect()
    assert count() == before


# Memory of the host.


def test_pinned_pools(core: Any, device: Any, stream: Any) -> None:
    supported(device, "host_memory_pools_supported")
    for pool, owned in ((core.PinnedMemoryResource(), False), (core.PinnedMemoryResource({"max_size": 1 << 25}), True)):
        assert (pool.is_handle_owned, pool.device_id, pool.numa_id) == (owned, -1, -1)
        assert pool.is_device_accessible and pool.is_host_accessible and not pool.is_managed
        buffer = pool.allocate(64, stream=stream)
        stream.sync()
        buffer.as_memoryview()[:] = bytes(range(64))
        with device.allocate(64, stream=stream) as other:
            other.copy_from(buffer, stream=stream)
            buffer.fill(0, stream=stream)
            other.copy_to(buffer, stream=stream)
            stream.sync()
            assert bytes(buffer.as_memoryview()) == bytes(range(64))
        buffer.close()
        pool.close()
    with pytest.raises(ValueError, match="numa_id is -1"):
        core.PinnedMemoryResource({"numa_id": -1})


def test_each_device_may_use_pinned_memory_of_another_current_pool(core: Any, package: Any, device: Any) -> None:
    """Of the default pool, which lasts, this is seen to once."""
    supported(device, "host_memory_pools_supported")
    may_use = package("core.memory.peer_access").may_use
    driver = package("cu13.checked").driver
    for _ in range(3):
        assert may_use(int(core.PinnedMemoryResource().handle), device.device_id)
    kinds = driver.CUmemAllocationType.CU_MEM_ALLOCATION_TYPE_PINNED, driver.CUmemLocationType.CU_MEM_LOCATION_TYPE_HOST
    place = driver.CUmemLocation(type=kinds[1])
    default = driver.cuMemGetMemPool(place, kinds[0])
    for _ in range(2):  # perhaps at one address
        made = driver.cuMemPoolCreate(driver.CUmemPoolProps(allocType=kinds[0], location=place))
        assert not may_use(int(made), device.device_id), "memory of the host's pools is the host's at first"
        driver.cuMemSetMemPool(place, kinds[0], made)
        try:
            assert may_use(int(core.PinnedMemoryResource().handle), device.device_id)
        finally:
            driver.cuMemSetMemPool(place, kinds[0], default)
            driver.cuMemPoolDestroy(made)


def test_pinned_pools_of_a_numa_node(core: Any, device: Any, stream: Any) -> None:
    supported(device, "host_numa_memory_pools_supported")
    pool = core.PinnedMemoryResource(core.PinnedMemoryResourceOptions(numa_id=0))
    assert pool.numa_id == 0
    pool.allocate(64, stream=stream).close()
    shared = core.PinnedMemoryResource({"ipc_enabled": True})
    assert shared.numa_id >= 0 and shared.is_ipc_enabled and shared.uuid


def test_the_pinned_pool_can_be_had_while_a_stream_captures(core: Any, device: Any, stream: Any) -> None:
    builder = device.create_graph_builder().begin_building("global")
    pool = core.PinnedMemoryResource()
    graph = builder.end_building().complete()  # the capture goes on
    graph.launch(stream)
    stream.sync()
    assert pool.allocate(64, stream=stream).is_device_accessible


def test_pinned_memory_without_pools(core: Any, device: Any, stream: Any) -> None:
    resource = core.LegacyPinnedMemoryResource()
    assert resource.is_device_accessible and resource.is_host_accessible and not resource.is_managed
    with pytest.raises(RuntimeError, match="no device"):
        resource.device_id
    buffer = resource.allocate(16)
    buffer.as_memoryview()[:] = b"0123456789abcdef"
    buffer.copy_to(device.allocate(16, stream=stream), stream=stream)
    buffer.close(stream)
    assert resource.allocate(16, stream=stream).size == 16
    assert resource.allocate(0).handle == 0
    with pytest.raises(TypeError):
        resource.allocate(16, stream=3)
    with pytest.raises(OverflowError):
        resource.allocate(-1)


# Managed memory.


def test_managed_pools(core: Any, device: Any, stream: Any) -> None:
    supported(device, "managed_memory", "concurrent_managed_access")
    for options in (None, {}, {"preferred_location": 0}, {"preferred_location": -1}):
        pool = core.ManagedMemoryResource(options)
        buffer = pool.allocate(64, stream=stream)
        assert type(buffer) is core.ManagedBuffer and buffer.memory_resource is pool
        assert buffer.is_managed and buffer.is_host_accessible and buffer.is_device_accessible
        buffer.fill(5, stream=stream)
        stream.sync()
        assert bytes(buffer.as_memoryview()) == b"\5" * 64
        buffer.close()
        assert pool.is_handle_owned is (options is not None)


@pytest.mark.parametrize(
    ("number", "kind", "place", "device_id"),
    [
        (None, None, None, -1),
        (0, None, ("device", 0), 0),
        (-1, None, ("host", None), -1),
        (0, "device", ("device", 0), 0),
        (None, "host", ("host", None), -1),
        (0, "host_numa", ("host_numa", 0), -1),
    ],
)
def test_where_managed_memory_prefers_to_be(
    core: Any, device: Any, number: Any, kind: Any, place: Any, device_id: int
) -> None:
    supported(device, "managed_memory", "concurrent_managed_access")
    given = core.ManagedMemoryResourceOptions(preferred_location=number, preferred_location_type=kind)
    pool = core.ManagedMemoryResource(given)
    shown = repr(pool)
    assert (pool.preferred_location, pool.device_id) == (place, device_id)
    assert pool.preferred_location is pool.preferred_location and repr(pool) == shown, "asking changes nothing"
    if kind is not None:
        same = core.ManagedMemoryResource({"preferred_location": number, "preferred_location_type": place[0]})
        assert same.preferred_location == place


@pytest.mark.parametrize(
    ("number", "kind"), [(-2, None), (None, "device"), (-1, "device"), (0, "host"), (-1, "host_numa"), (0, "gpu")]
)
def test_places_that_do_not_exist(core: Any, device: Any, number: Any, kind: Any) -> None:
    with pytest.raises(ValueError, match="preferred_location"):
        core.ManagedMemoryResource({"preferred_location": number, "preferred_location_type": kind})


# Memory of graphs, memory without pools, and users' resources.


def test_memory_of_graphs(core: Any, package: Any, device: Any, stream: Any) -> None:
    driver = package("checked").driver
    resource = core.GraphMemoryResource(device)
    assert resource is core.GraphMemoryResource(0)
    assert (resource.device_id, resource.is_device_accessible, resource.is_host_accessible) == (0, True, False)
    with pytest.raises(RuntimeError, match="not"):
        resource.allocate(8, stream=stream)
    driver.cuStreamBeginCapture(stream.handle, driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED)
    buffer = resource.allocate(64, stream=stream)
    assert buffer.memory_resource is resource and buffer.handle
    buffer.fill(3, stream=stream)
    buffer.close()
    driver.cuGraphDestroy(driver.cuStreamEndCapture(stream.handle))
    resource.trim()
    attributes = resource.attributes
    for _ in range(3):  # at first Python, then machine code
        assert attributes.used_mem_current <= attributes.used_mem_high
        assert attributes.reserved_mem_current <= attributes.reserved_mem_high
        attributes.used_mem_high = 0
        attributes.reserved_mem_high = 0
        assert attributes.used_mem_high == attributes.used_mem_current
        for name in ("used_mem_high", "reserved_mem_high"):
            with pytest.raises(AttributeError, match=name):
                setattr(attributes, name, 1)
        with pytest.raises(AttributeError):
            attributes.used_mem_current = 0
    assert "reserved_mem_current=" in repr(attributes)
    resource.close()
    assert core.GraphMemoryResource(0) is resource


def test_memory_of_a_device_without_pools(package: Any, core: Any, device: Any, stream: Any) -> None:
    resource = package("core.memory.synchronous_memory_resource").SynchronousMemoryResource(device)
    assert (resource.device_id, resource.is_device_accessible, resource.is_host_accessible) == (0, True, False)
    device.memory_resource = resource
    try:
        with device.allocate(64, stream=stream) as buffer:
            buffer.copy_from(bytes(range(64)), stream=stream)
            out = bytearray(64)
            buffer.copy_to(out, stream=stream)
            stream.sync()
            assert out == bytes(range(64))
        assert resource.allocate(0).handle == 0
    finally:
        device.memory_resource = core.DeviceMemoryResource(device)


def test_members_that_a_subclass_must_define(core: Any, stream: Any) -> None:
    class Empty(core.MemoryResource):  # type: ignore[misc]
        pass

    empty = Empty()
    assert empty.is_managed is False
    uses: dict[str, Callable[[], Any]] = {
        "allocate": lambda: empty.allocate(1, stream=stream),
        "deallocate": lambda: empty.deallocate(1, 1, stream=stream),
        "is_device_accessible": lambda: empty.is_device_accessible,
        "is_host_accessible": lambda: empty.is_host_accessible,
        "device_id": lambda: empty.device_id,
    }
    for name, use in uses.items():
        with pytest.raises(TypeError, match=f"Empty does not define {name}"):
            use()


def test_a_resource_may_have_any_further_names(core: Any, stream: Any) -> None:
    """A method of a program is not taken for the one of this package's resources that has its name."""
    freed: list[Any] = []

    class Mine(core.MemoryResource):  # type: ignore[misc]
        is_device_accessible, is_host_accessible, device_id = True, False, 0

        def allocate(self, size: int, *, stream: Any) -> Any:
            return core.Buffer.from_handle(4096, size, mr=self)

        def deallocate(self, ptr: Any, size: int, *, stream: Any = None) -> None:
            freed.append((int(ptr), size))

        def _wait_for(self, stream: Any) -> None:
            raise AssertionError("close() called a method of the program")

    buffer = Mine().allocate(7, stream=stream)
    buffer.close()
    assert freed == [(4096, 7)], "close() did not give the memory back"


def test_closing_a_buffer_raises_what_its_resource_raises(core: Any, stream: Any) -> None:
    """An AttributeError is none of a buffer that another thread closes: the buffer stays open."""

    class Mine(core.LegacyPinnedMemoryResource):  # type: ignore[misc]
        mistaken = True

        @property
        def deallocate(self) -> Any:
            return self.misspelt if self.mistaken else super().deallocate

    resource = Mine()
    buffer = resource.allocate(64, stream=stream)
    with pytest.raises(AttributeError, match="misspelt"):
        buffer.close()
    assert buffer.handle, "the buffer is closed, but its memory was not given back"
    resource.mistaken = False
    buffer.close()
    assert not buffer.handle


def test_allocating_imports_little(run_python: Callable[..., str]) -> None:
    assert (
        run_python("""
        import ctypes, sys  # ctypes' own imports are not ours
        before = set(sys.modules)
        from cuda_ctypes.core import Device
        device = Device()
        device.set_current()
        device.allocate(64, stream=device.create_stream()).close()
        print(*sorted({"dataclasses", "inspect", "multiprocessing", "threading", "typing", "uuid"} & set(sys.modules) - before))
    """).split()
        == []
    )


def test_devices_may_use_the_memory_of_pinned_pools(core: Any, device: Any, stream: Any, package: Any) -> None:
    """By default, the driver lets only the host use it."""
    driver = package("cu13.checked.driver")
    supported(device, "host_memory_pools_supported")
    kinds, flags = driver.CUmemLocationType, driver.CUmemAccess_flags
    for pool in (core.PinnedMemoryResource(), core.PinnedMemoryResource({"max_size": 1 << 25})):
        for number in range(len(core.Device.get_all_devices())):
            place = driver.CUmemLocation(type=kinds.CU_MEM_LOCATION_TYPE_DEVICE, id=number)
            assert driver.cuMemPoolGetAccess(pool.handle, place) == flags.CU_MEM_ACCESS_FLAGS_PROT_READWRITE
        with pool.allocate(64, stream=stream) as buffer:
            buffer.fill(3, stream=stream)
            stream.sync()
            assert bytes(buffer.as_memoryview()) == bytes([3]) * 64


@pytest.mark.processes
def test_buffers_end_where_there_is_no_driver(run_python: Callable[..., str]) -> None:
    """Buffers without an owner, and buffers of a program's own resource."""
    program = """
        import gc, os, sys
        os.environ["CUDA_CTYPES_LIBCUDA"] = "/nowhere/libcuda.so.1"
        from cuda_ctypes.core import Buffer, MemoryResource

        class Mine(MemoryResource):
            is_device_accessible, is_host_accessible, device_id = False, True, 0

            def allocate(self, size, *, stream=None):
                return Buffer.from_handle(4096, size, mr=self)

            def deallocate(self, ptr, size, *, stream=None):
                print("freed", int(ptr), size)

        sys.unraisablehook = lambda raised: print(repr(raised.exc_value))
        Buffer.from_handle(4096, 1)
        Mine().allocate(5)
        gc.collect()
    """
    assert run_python(program) == "freed 4096 5\n"


@pytest.mark.parametrize(
    ("make", "shown"),
    [
        (lambda core: core.DeviceMemoryResource(0), r"<DeviceMemoryResource device=0 pool=0x[0-9a-f]+>"),
        (lambda core: core.PinnedMemoryResource({"max_size": 0}), r"<PinnedMemoryResource host pool=0x[0-9a-f]+>"),
        (lambda core: core.PinnedMemoryResource({"numa_id": 0}), r"<PinnedMemoryResource numa_id=0 pool=0x[0-9a-f]+>"),
        (lambda core: core.ManagedMemoryResource(), r"<ManagedMemoryResource anywhere pool=0x[0-9a-f]+>"),
        (lambda core: core.GraphMemoryResource(0), r"<GraphMemoryResource device=0>"),
        (lambda core: core.LegacyPinnedMemoryResource(), r"<LegacyPinnedMemoryResource host>"),
        (lambda core: core.VirtualMemoryResource(0), r"<VirtualMemoryResource device=<Device 0 .*>>"),
    ],
)
def test_a_resource_shows_where_its_memory_is(core: Any, device: Any, make: Callable[[Any], Any], shown: str) -> None:
    assert re.fullmatch(shown, repr(make(core)))


@pytest.mark.parametrize("name", ["LegacyPinnedMemoryResource", "GraphMemoryResource", "VirtualMemoryResource"])
def test_programs_give_resources_without_pools_attributes(core: Any, device: Any, name: str) -> None:
    """As in cuda.core, where these classes are Python's."""
    made = getattr(core, name)(*(() if name == "LegacyPinnedMemoryResource" else (device,)))
    made.purpose = "staging"
    assert made.purpose == "staging" and name in repr(made)
    del made.purpose


def test_a_closed_pool_and_a_programs_own_resource_show_themselves(core: Any, device: Any) -> None:
    pool = core.DeviceMemoryResource(0, {"max_size": 0})
    pool.close()
    assert repr(pool) == "<DeviceMemoryResource device=0 closed>"
    mine = type("Mine", (core.MemoryResource,), {})()
    assert re.fullmatch("<Mine at 0x[0-9a-f]+>", repr(mine))
