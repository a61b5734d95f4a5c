"""Managed memory: advice, prefetching and discarding, one buffer at a time and many at once."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from typing import Any, Callable

import pytest

from tests.native.python_calls import python_calls

SIZE = 2 << 20
"""The size of a buffer. The driver moves managed memory in pages of at most this size."""
BEFORE_LOCATIONS, BEFORE_BATCHES = 12010, 12090


@pytest.fixture(scope="module")
def driver(package: Callable[[str], Any]) -> Any:
    """The driver module that the package's operations on managed memory call."""
    return package("core.memory.location").driver


@pytest.fixture
def managed(core: Any, device: Any, driver: Any) -> Iterator[Callable[[], Any]]:
    """A function that makes managed buffers."""
    if not device.properties.concurrent_managed_access:
        pytest.skip("the device and the host cannot use managed memory at the same time")

    class Managed(core.MemoryResource):  # type: ignore[misc]
        is_device_accessible = is_host_accessible = is_managed = True
        device_id = 0

        def allocate(self, size: int, *, stream: Any) -> Any:
            return core.ManagedBuffer.from_handle(driver.cuMemAllocManaged(size, 1), size, self, stream=stream)

        def deallocate(self, ptr: Any, size: int, *, stream: Any) -> None:
            driver.cuMemFree(ptr)

    made = []

    def make() -> Any:
        made.append(Managed().allocate(SIZE, stream=device.default_stream))
        return made[-1]

    yield make
    device.sync()
    for buffer in made:
        buffer.close()


@pytest.fixture
def buffer(managed: Any) -> Any:
    return managed()


@pytest.fixture
def pretend(package: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """A function that makes the package believe in an older driver. The driver still has the older functions."""

    def version(number: int) -> None:
        for name in ("location", "managed_buffer", "managed_operations"):
            monkeypatch.setattr(package(f"core.memory.{name}"), "driver_version", lambda: number)

    return version


@pytest.fixture(params=[None, BEFORE_LOCATIONS], ids=["driver", "driver before 12.2"])
def any_driver(request: pytest.FixtureRequest, pretend: Callable[[int], None]) -> None:
    if request.param:
        pretend(request.param)


@pytest.fixture(params=[None, BEFORE_BATCHES, BEFORE_LOCATIONS], ids=["driver", "driver before 13.0", "before 12.2"])
def any_batches(request: pytest.FixtureRequest, pretend: Callable[[int], None]) -> None:
    if request.param:
        pretend(request.param)


def prefetched_to(driver: Any, buffer: Any) -> int:
    """The device to which a buffer was prefetched; -1 for the host, -2 for none."""
    attribute = driver.CUmem_range_attribute.CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION
    return int(driver.cuMemRangeGetAttribute(4, attribute, buffer.handle, buffer.size))


def put(buffer: Any, data: bytes) -> None:
    ctypes.memmove(buffer.handle, data, len(data))


def got(buffer: Any, size: int = 16) -> bytes:
    return ctypes.string_at(buffer.handle, size)


def test_it_is_a_buffer(core: Any, buffer: Any, stream: Any) -> None:
    assert isinstance(buffer, core.ManagedBuffer) and isinstance(buffer, core.Buffer)
    assert buffer.is_managed and buffer.is_host_accessible and buffer.is_device_accessible
    buffer.fill(7, stream=stream)
    stream.sync()
    assert got(buffer) == b"\7" * 16


def test_memory_of_others_can_be_advised(core: Any, buffer: Any) -> None:
    other = core.ManagedBuffer.from_handle(buffer.handle, buffer.size, owner=buffer)
    assert isinstance(other, core.ManagedBuffer) and other.owner is buffer and other.is_managed
    other.read_mostly = True
    assert buffer.read_mostly
    other.close()
    assert not buffer.is_closed


def test_the_pool_gives_managed_buffers(core: Any, device: Any, stream: Any) -> None:
    if not device.properties.concurrent_managed_access:
        pytest.skip("the device and the host cannot use managed memory at the same time")
    with core.ManagedMemoryResource().allocate(SIZE, stream=stream) as buffer:
        stream.sync()
        assert isinstance(buffer, core.ManagedBuffer)
        try:
            buffer.read_mostly = True
        except core.CUDAError as error:
            assert "pool memory" in str(error)
        else:
            assert buffer.read_mostly


def test_the_pool_gives_managed_buffers_on_default_streams(core: Any, device: Any, stream: Any) -> None:
    """Also after others on streams made here: machine code takes one way after the other."""
    if not device.properties.concurrent_managed_access:
        pytest.skip("the device and the host cannot use managed memory at the same time")
    resource = core.ManagedMemoryResource()
    for order in [stream] * 3 + [device.default_stream] * 4 + [stream, device.default_stream]:
        buffer = resource.allocate(SIZE, stream=order)
        order.sync()
        assert (type(buffer), buffer.size, buffer.memory_resource) == (core.ManagedBuffer, SIZE, resource)
        assert buffer._stream.number == int(order.handle)
        buffer.close()


@pytest.mark.usefixtures("any_driver")
def test_read_mostly(buffer: Any) -> None:
    assert buffer.read_mostly is False
    buffer.read_mostly = True
    assert buffer.read_mostly is True
    buffer.read_mostly = False
    assert buffer.read_mostly is False


@pytest.mark.usefixtures("any_driver")
def test_the_preferred_location(core: Any, device: Any, buffer: Any) -> None:
    assert buffer.preferred_location is None
    for place in (device, core.Host(), None):
        buffer.preferred_location = place
        assert buffer.preferred_location == place


def test_a_node_of_the_host_is_a_preferred_location(core: Any, device: Any, buffer: Any, on_standin: bool) -> None:
    if not on_standin and not device.properties.pageable_memory_access_uses_host_page_tables:
        pytest.skip("the driver keeps no node where device and host have page tables of their own")
    buffer.preferred_location = core.Host(0)
    assert buffer.preferred_location is core.Host(0)


@pytest.mark.parametrize("place", ["Host(0)", "Host.numa_current()"])
def test_older_drivers_know_no_nodes(core: Any, stream: Any, buffer: Any, pretend: Any, place: str) -> None:
    pretend(BEFORE_LOCATIONS)
    node = eval(f"core.{place}")
    with pytest.raises(TypeError, match="12.2"):
        buffer.preferred_location = node
    with pytest.raises(TypeError, match="12.2"):
        buffer.prefetch(node, stream=stream)


@pytest.mark.usefixtures("any_driver")
def test_accessing_devices_are_a_set(core: Any, device: Any, buffer: Any) -> None:
    present = buffer.accessed_by
    assert len(present) == 0 and device not in present and not present
    present.add(device)
    present.add(device)
    assert set(present) == {device} and device in buffer.accessed_by, "it is the driver's own"
    present |= {core.Host()}
    assert set(buffer.accessed_by) == {device, core.Host()} and len(present) == 2
    assert type(present & {device}) is set and present & {device} == {device}
    present.discard(device)
    present.discard(device)
    assert list(buffer.accessed_by) == [core.Host()]
    assert "Host()" in repr(present)
    with pytest.raises(KeyError):
        present.remove(device)
    present.clear()
    assert not buffer.accessed_by


def test_who_accesses_it_can_be_assigned(core: Any, device: Any, buffer: Any) -> None:
    buffer.accessed_by = [device, core.Host()]
    assert set(buffer.accessed_by) == {device, core.Host()}
    buffer.accessed_by = iter({core.Host()})
    assert set(buffer.accessed_by) == {core.Host()}
    for wrong, error in (([device, 3], TypeError), ([device, core.Host(0)], ValueError)):
        with pytest.raises(error, match="accessed_by"):
            buffer.accessed_by = wrong
        assert set(buffer.accessed_by) == {core.Host()}, "a refused call changed it"
    buffer.accessed_by = ()
    assert not buffer.accessed_by


def test_only_devices_and_the_host_access_it(core: Any, buffer: Any) -> None:
    with pytest.raises(TypeError, match="int"):
        buffer.accessed_by.add(0)
    with pytest.raises(ValueError, match="NUMA"):
        buffer.accessed_by.add(core.Host.numa_current())
    buffer.accessed_by.discard(core.Host(0))
    buffer.accessed_by.discard(0)
    assert 0 not in buffer.accessed_by


@pytest.mark.usefixtures("any_driver")
def test_prefetching(core: Any, device: Any, stream: Any, driver: Any, buffer: Any) -> None:
    put(buffer, b"here and there ..")
    for place, number in ((device, 0), (core.Host(), -1)):
        buffer.prefetch(place, stream=stream)
        stream.sync()
        assert prefetched_to(driver, buffer) == number
        assert got(buffer) == b"here and there ."


def test_a_stream_of_another_library(device: Any, stream: Any, driver: Any, buffer: Any) -> None:
    class Foreign:
        def __cuda_stream__(self) -> tuple[int, int]:
            return 0, int(stream.handle)

    buffer.prefetch(device, stream=Foreign())
    stream.sync()
    assert prefetched_to(driver, buffer) == 0


def needs_batches(driver: Any) -> None:
    if driver.cuDriverGetVersion() < 13000:
        pytest.skip("the driver is older than CUDA 13.0")


def test_discarding(core: Any, device: Any, stream: Any, driver: Any, buffer: Any) -> None:
    needs_batches(driver)
    put(buffer, b"gone")
    buffer.discard(stream=stream)
    stream.sync()
    put(buffer, b"new contents ....")
    buffer.discard_prefetch(device, stream=stream)
    buffer.fill(5, stream=stream)
    stream.sync()
    assert prefetched_to(driver, buffer) == 0
    assert got(buffer) == b"\5" * 16


@pytest.mark.usefixtures("any_batches")
def test_prefetching_many(core: Any, device: Any, stream: Any, driver: Any, managed: Any) -> None:
    buffers = [managed() for _ in range(4)]
    utils = core.utils
    utils.prefetch_batch(stream, buffers, device)
    stream.sync()
    assert [prefetched_to(driver, buffer) for buffer in buffers] == [0] * 4
    utils.prefetch_batch(stream, buffers, [core.Host(), core.Host(), device, core.Host()])
    stream.sync()
    assert [prefetched_to(driver, buffer) for buffer in buffers] == [-1, -1, 0, -1]
    utils.prefetch_batch(stream, (buffers[0],), [device])
    stream.sync()
    assert prefetched_to(driver, buffers[0]) == 0


def test_discarding_many(core: Any, device: Any, stream: Any, driver: Any, managed: Any) -> None:
    needs_batches(driver)
    buffers = [managed() for _ in range(3)]
    core.utils.discard_batch(stream, buffers)
    core.utils.discard_prefetch_batch(stream, buffers, [device, core.Host(), device])
    for buffer in buffers:
        buffer.fill(9, stream=stream)
    stream.sync()
    assert [got(buffer) for buffer in buffers] == [b"\t" * 16] * 3
    core.utils.discard_prefetch_batch(stream, buffers, [device, core.Host(), device])
    stream.sync()
    assert [prefetched_to(driver, buffer) for buffer in buffers] == [0, -1, 0]


def test_older_drivers_discard_nothing(core: Any, device: Any, stream: Any, buffer: Any, pretend: Any) -> None:
    pretend(BEFORE_BATCHES)
    attempts: list[Callable[[], Any]] = [
        lambda: buffer.discard(stream=stream),
        lambda: buffer.discard_prefetch(device, stream=stream),
        lambda: core.utils.discard_batch(stream, [buffer]),
        lambda: core.utils.discard_prefetch_batch(stream, [buffer], device),
    ]
    for attempt in attempts:
        with pytest.raises(NotImplementedError, match=r"13\.0.*12\.9"):
            attempt()


def test_only_devices_and_the_host_are_places(stream: Any, buffer: Any) -> None:
    with pytest.raises(ValueError, match="location"):
        buffer.prefetch(None, stream=stream)
    with pytest.raises(TypeError, match="int"):
        buffer.prefetch(0, stream=stream)
    with pytest.raises(TypeError, match="str"):
        buffer.preferred_location = "host"


def test_a_stream_must_be_given(device: Any, buffer: Any) -> None:
    for attempt in (buffer.prefetch, buffer.discard_prefetch):
        with pytest.raises(TypeError, match="stream"):
            attempt(device, stream=None)
    with pytest.raises(TypeError, match="stream"):
        buffer.discard(stream=None)


def test_a_closed_buffer_says_so(core: Any, device: Any, stream: Any, buffer: Any, managed: Any) -> None:
    present = buffer.accessed_by
    buffer.close()
    attempts: list[Callable[[], Any]] = [
        lambda: buffer.read_mostly,
        lambda: setattr(buffer, "read_mostly", True),
        lambda: buffer.preferred_location,
        lambda: setattr(buffer, "preferred_location", None),
        lambda: buffer.accessed_by,
        lambda: setattr(buffer, "accessed_by", ()),
        lambda: list(present),
        lambda: present.add(device),
        lambda: buffer.prefetch(device, stream=stream),
        lambda: buffer.discard(stream=stream),
        lambda: buffer.discard_prefetch(device, stream=stream),
        lambda: core.utils.prefetch_batch(stream, [managed(), buffer], device),
    ]
    for attempt in attempts:
        with pytest.raises(RuntimeError, match="closed"):
            attempt()


def test_other_memory_is_refused(core: Any, device: Any, stream: Any, buffer: Any) -> None:
    with device.allocate(64, stream=stream) as plain:
        wrong = core.ManagedBuffer.from_handle(plain.handle, plain.size, owner=plain)
        with pytest.raises(ValueError, match="not managed"):
            wrong.prefetch(device, stream=stream)
        with pytest.raises(ValueError, match="not managed"):
            wrong.read_mostly = True
        with pytest.raises(ValueError, match="not managed"):
            core.utils.prefetch_batch(stream, [buffer, plain], device)


def test_invalid_batches_are_refused(core: Any, device: Any, stream: Any, buffer: Any) -> None:
    batch = core.utils.prefetch_batch
    for wrong, error, text in (
        (buffer, TypeError, "sequence"),
        ({buffer}, TypeError, "set"),
        ([buffer, 3], TypeError, "index 1"),
        ([], ValueError, "empty"),
    ):
        with pytest.raises(error, match=text):
            batch(stream, wrong, device)
    with pytest.raises(ValueError, match="2 buffers, but 1 locations"):
        batch(stream, [buffer, buffer], [device])
    with pytest.raises(TypeError, match="set"):
        batch(stream, [buffer, buffer], {device})
    with pytest.raises(ValueError, match="None"):
        batch(stream, [buffer, buffer], [device, None])
    with pytest.raises(TypeError, match="stream"):
        batch(None, [buffer], device)


def test_many_buffers_are_like_the_first(core: Any, package: Callable[[str], Any], stream: Any) -> None:
    """From the second call on machine code makes them, where there is any."""
    resource = core.ManagedMemoryResource()
    made = [resource.allocate(SIZE, stream=stream) for _ in range(6)]
    assert {type(buffer) for buffer in made} == {core.ManagedBuffer} and len(
        {int(buffer.handle) for buffer in made}
    ) == 6
    assert {(buffer.size, buffer.memory_resource, buffer.is_managed) for buffer in made} == {(SIZE, resource, True)}
    native = package("_floor.native").routines()
    if native and native.METHODS:
        assert python_calls(lambda: resource.allocate(SIZE, stream=stream)) == []
    for wrong in (-1, "8"):
        with pytest.raises((OverflowError, TypeError)):
            resource.allocate(wrong, stream=stream)
    for buffer in made:
        buffer.close()


def test_numbers_of_attributes_and_places_are_those_of_c() -> None:
    from cuda_ctypes.core.memory import managed_buffer
    from cuda_ctypes.cu13.checked import driver

    for name in (
        "READ_MOSTLY",
        "PREFERRED_LOCATION",
        "ACCESSED_BY",
        "PREFERRED_LOCATION_TYPE",
        "PREFERRED_LOCATION_ID",
    ):
        assert getattr(managed_buffer, name) == driver.CUmem_range_attribute[f"CU_MEM_RANGE_ATTRIBUTE_{name}"], name
    for name in ("DEVICE", "HOST", "HOST_NUMA", "HOST_NUMA_CURRENT"):
        assert getattr(managed_buffer, name) == driver.CUmemLocationType[f"CU_MEM_LOCATION_TYPE_{name}"], name
