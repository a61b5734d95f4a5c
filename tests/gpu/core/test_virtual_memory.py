"""``VirtualMemoryResource``: memory that is mapped to reserved addresses and can grow."""

from __future__ import annotations

import ctypes
import itertools
import os
import time
from collections.abc import Iterator
from typing import Any, Callable

import pytest

from tests.gpu.core.tools import collect
from tests.gpu.faces import LIBRARY

STEPS = ("cuMemAddressReserve", "cuMemCreate", "cuMemMap", "cuMemSetAccess")


@pytest.fixture(scope="module")
def driver(package: Callable[[str], Any]) -> Any:
    """The driver module that the resource calls."""
    return package("core.memory.location").driver


@pytest.fixture
def resource(core: Any, device: Any) -> Any:
    if not device.properties.virtual_memory_management_supported:
        pytest.skip("the device has no virtual memory management")
    return core.VirtualMemoryResource(device)


@pytest.fixture
def unit(resource: Any) -> int:
    """The granularity in bytes."""
    return int(resource._properties(resource.config)[1])


@pytest.fixture
def left(driver: Any, on_standin: bool, resource: Any, stream: Any) -> Callable[[], tuple[int, ...]]:
    """Numbers that would show a leak: free memory, and the stand-in's counts of reservations, mappings and handles."""
    with resource.allocate(1, stream=stream) as buffer:  # the driver allocates memory for itself at the first copies
        buffer.copy_from(bytes(buffer.size), stream=stream)
        buffer.copy_to(bytearray(buffer.size), stream=stream)

    def measure() -> tuple[int, ...]:
        free, _ = driver.cuMemGetInfo()
        return (free, ctypes.CDLL(os.environ[LIBRARY]).standin_virtual()) if on_standin else (free,)

    return measure


@pytest.fixture
def write(stream: Any) -> Callable[[Any, bytes], None]:
    def put(buffer: Any, data: bytes) -> None:
        buffer.copy_from(data.ljust(buffer.size, b"\0"), stream=stream)
        stream.sync()

    return put


@pytest.fixture
def read(stream: Any) -> Callable[[Any], bytes]:
    def content(buffer: Any) -> bytes:
        got = bytearray(buffer.size)
        buffer.copy_to(got, stream=stream)
        stream.sync()
        return bytes(got)

    return content


@pytest.fixture
def blocked(driver: Any, unit: int) -> Iterator[Callable[[Any], None]]:
    """A function that reserves the addresses behind a buffer, so that it cannot grow in place."""
    taken = []

    def block(buffer: Any) -> None:
        end = buffer.handle + buffer.size
        got = int(driver.cuMemAddressReserve(unit, unit, end, 0))
        taken.append(got)
        if got != end:  # then another reservation is there, which serves as well
            assert got > 0

    yield block
    for address in taken:
        driver.cuMemAddressFree(address, unit)


@pytest.fixture
def failing(driver: Any, package: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch) -> Callable[[str, int], None]:
    """``failing(step, n)`` makes the n-th call of a function fail once."""
    out_of_memory, typed = int(driver.CUresult.CUDA_ERROR_OUT_OF_MEMORY), package("core._driver").typed

    def arrange(step: str, turn: int) -> None:
        calls: list[Any] = []

        def fails(*arguments: Any) -> bool:
            calls.append(arguments)
            return len(calls) == turn

        def or_failing(name: str) -> Any:
            real = typed(name)
            return (lambda *given: out_of_memory if fails(given) else real(*given)) if name == step else real

        monkeypatch.setattr(package("core.lifetimes"), "typed", or_failing)
        monkeypatch.setattr(package("core.memory.virtual_memory_resource"), "frequent", or_failing)
        monkeypatch.setattr(package("core.lifetimes"), "_makers", {})  # machine code calls C without it
        monkeypatch.setattr(package("core._driver"), "FEW", 1000)
        if step == "cuMemSetAccess":
            resources = package("core.memory.virtual_memory_resource")
            real = typed(step)
            monkeypatch.setattr(resources, "set_access", lambda *given: out_of_memory if fails(given) else real(*given))

    return arrange


def test_memory_comes_in_multiples_of_the_granularity(resource: Any, unit: int, read: Any, write: Any) -> None:
    with resource.allocate(unit + 1) as buffer:
        assert buffer.size == 2 * unit
        assert buffer.handle % unit == 0
        assert buffer.memory_resource is resource
        data = os.urandom(2 * unit)
        write(buffer, data)
        assert read(buffer) == data


def test_the_properties_of_the_resource(core: Any, resource: Any, device: Any) -> None:
    assert (resource.is_device_accessible, resource.is_host_accessible, resource.is_managed) == (True, False, False)
    assert resource.device == device and resource.device_id == 0
    assert "VirtualMemoryResource" in repr(resource)
    assert resource.config == core.VirtualMemoryResourceOptions()


def test_a_number_of_a_device_and_a_dict_will_do(core: Any, resource: Any, unit: int) -> None:
    other = core.VirtualMemoryResource(0, {"granularity": "minimum", "handle_type": None})
    assert other.config.granularity == core.typing.VirtualMemoryGranularityType.MINIMUM
    with other.allocate(1) as buffer:
        assert 0 < buffer.size <= unit


def test_closing_gives_everything_back(resource: Any, left: Any) -> None:
    before = left()
    buffer = resource.allocate(1)
    assert left() != before, "no memory was used"
    buffer.close()
    buffer.close()
    assert left() == before


def test_dropping_gives_everything_back(resource: Any, left: Any) -> None:
    collect()
    before = left()
    for _ in range(20):
        resource.allocate(1)
    collect()
    assert left() == before


@pytest.mark.parametrize("step", STEPS)
def test_a_failed_allocation_leaves_nothing(
    core: Any, resource: Any, left: Any, failing: Callable[[str, int], None], step: str
) -> None:
    before = left()
    failing(step, 1)
    with pytest.raises(core.CUDAError, match=step):
        resource.allocate(1)
    assert left() == before
    resource.allocate(1).close()
    assert left() == before


def test_more_than_there_is_leaves_nothing(core: Any, resource: Any, driver: Any, left: Any) -> None:
    before = left()
    _, total = driver.cuMemGetInfo()
    with pytest.raises(core.CUDAError, match="OUT_OF_MEMORY"):
        resource.allocate(total + 1)
    after = left()
    assert after[0] >= before[0] and after[1:] == before[1:], "a failed allocation keeps memory"


@pytest.mark.alone
def test_a_buffer_grows_in_place(core: Any, resource: Any, unit: int, read: Any, write: Any, left: Any) -> None:
    before = left()
    with resource.allocate(8 * unit) as free:
        start = free.handle
    config = core.VirtualMemoryResourceOptions(addr_hint=start)  # eight units are free from there
    buffer = core.VirtualMemoryResource(resource.device, config).allocate(unit)
    assert buffer.handle == start, "the address asked for was free"
    write(buffer, b"first")
    for size in (unit + 1, 3 * unit - 5, 5 * unit):
        grown = buffer.memory_resource.modify_allocation(buffer, size)
        assert grown is buffer and buffer.handle == start and buffer.size == size
    assert read(buffer)[:5] == b"first"
    data = os.urandom(5 * unit)
    write(buffer, data)
    assert read(buffer) == data
    buffer.close()
    assert left() == before


def test_a_buffer_that_cannot_grow_moves(
    resource: Any, unit: int, read: Any, write: Any, left: Any, blocked: Any
) -> None:
    before = left()
    buffer = resource.allocate(unit)
    blocked(buffer)
    taken = left()
    write(buffer, b"first")
    grown = resource.modify_allocation(buffer, 2 * unit + 7)
    assert grown is not buffer and buffer.is_closed
    assert grown.size == 2 * unit + 7
    assert read(grown)[:5] == b"first"
    again = resource.modify_allocation(grown, 6 * unit)  # at any address
    data = os.urandom(6 * unit)
    assert read(again)[:5] == b"first"
    write(again, data)
    assert read(again) == data
    blocked(again)
    last = resource.modify_allocation(again, 7 * unit)  # three pieces of memory move
    assert again.is_closed and read(last)[: 6 * unit] == data
    last.close()
    assert left()[0] >= taken[0] and left()[0] == before[0]


@pytest.mark.parametrize("moving", [False, True], ids=["where it is", "elsewhere"])
@pytest.mark.parametrize("step", [*STEPS, "cuMemRetainAllocationHandle"])
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_a_failed_growth_changes_nothing(
    core: Any,
    resource: Any,
    unit: int,
    read: Any,
    write: Any,
    left: Any,
    blocked: Any,
    failing: Callable[[str, int], None],
    moving: bool,
    step: str,
    turn: int,
) -> None:
    buffer = resource.allocate(unit)
    write(buffer, b"first")
    if moving:
        blocked(buffer)
    before, address = left(), buffer.handle
    failing(step, turn)
    try:
        grown = resource.modify_allocation(buffer, 2 * unit, {"granularity": "minimum"})
    except core.CUDAError as error:
        assert step in str(error)
        assert left() == before
        assert (buffer.handle, buffer.size) == (address, unit) and read(buffer)[:5] == b"first"
        assert resource.config.granularity == "recommended", "options of a growth that failed"
        grown = resource.modify_allocation(buffer, 2 * unit)
    assert read(grown)[:5] == b"first"
    grown.close()


def test_a_size_that_is_not_larger_changes_nothing(resource: Any, unit: int) -> None:
    with resource.allocate(2 * unit) as buffer:
        address = buffer.handle
        assert resource.modify_allocation(buffer, unit) is buffer
        assert resource.modify_allocation(buffer, 2 * unit) is buffer
        assert (buffer.handle, buffer.size) == (address, 2 * unit)


def access(driver: Any, address: int, device: int) -> int:
    kind = driver.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE
    return int(driver.cuMemGetAccess(driver.CUmemLocation(type=kind, id=device), address))


def test_access_is_that_of_the_options(core: Any, device: Any, driver: Any, resource: Any, unit: int) -> None:
    with resource.allocate(unit) as buffer:
        assert access(driver, buffer.handle, 0) == 3
    with core.VirtualMemoryResource(device, {"self_access": None}).allocate(unit) as buffer:
        assert access(driver, buffer.handle, 0) == 0
        resource.modify_allocation(buffer, unit)
        assert access(driver, buffer.handle, 0) == 3, "options of a call with a size that is not larger"


def test_access_may_be_for_reading_only(core: Any, driver: Any, resource: Any, unit: int) -> None:
    with resource.allocate(unit) as buffer:
        try:
            resource.modify_allocation(buffer, unit, {"self_access": "r"})
        except core.CUDAError as error:
            assert resource.config.self_access == "rw"
            pytest.skip(f"the driver gives no such access: {error}")
        assert access(driver, buffer.handle, 0) == 1
        assert resource.config.self_access == "r", "options given with a growth stay in effect"


def test_peers_have_access(core: Any, device: Any, driver: Any, resource: Any, unit: int, blocked: Any) -> None:
    others = [other for other in core.Device.get_all_devices()[1:] if device.can_access_peer(other)]
    if not others:
        pytest.skip("there is one device")
    peer = others[0].device_id
    shared = core.VirtualMemoryResource(device, {"peers": iter([peer]), "self_access": None})
    with shared.allocate(unit) as buffer:
        assert (access(driver, buffer.handle, 0), access(driver, buffer.handle, peer)) == (0, 3)
    with shared.allocate(unit) as buffer:
        assert access(driver, buffer.handle, peer) == 3, "peers that an iterator gave are forgotten"
        blocked(buffer)
        with shared.modify_allocation(buffer, 2 * unit) as grown:
            for address in (grown.handle, grown.handle + unit):
                assert (access(driver, address, 0), access(driver, address, peer)) == (0, 3)


def test_the_alignment_is_that_of_the_options(core: Any, device: Any, resource: Any, unit: int) -> None:
    with core.VirtualMemoryResource(device, {"addr_align": 64 * unit}).allocate(1) as buffer:
        assert buffer.handle % (64 * unit) == 0


def test_memory_of_the_host(core: Any, device: Any, stream: Any, unit: int) -> None:
    if not device.properties.host_numa_virtual_memory_management_supported:
        pytest.skip("the device cannot map memory of the host")
    for kind in ("host", "host_numa"):
        resource = core.VirtualMemoryResource(device, {"location_type": kind, "peers": [0]})
        assert (resource.is_device_accessible, resource.is_host_accessible) == (False, True)
        assert resource.device is None and resource.device_id == -1
        with resource.allocate(1) as buffer:
            ctypes.memmove(buffer.handle, b"abc", 3)
            with resource.modify_allocation(buffer, buffer.size + 1) as grown:
                assert ctypes.string_at(grown.handle, 3) == b"abc"


def test_unmapping_waits_for_the_stream(driver: Any, device: Any, stream: Any, resource: Any, unit: int) -> None:
    with resource.allocate(unit, stream=stream) as buffer:
        buffer.fill(7, stream=stream)
        got = bytearray(unit)
        stream.sync()
        driver.cuLaunchHostFunc(int(stream.handle), lambda _: time.sleep(0.1), None)
        buffer.copy_to(got, stream=stream)
    assert got == b"\7" * unit, "the memory was unmapped before it was read"


def test_closing_waits_once(
    core: Any, resource: Any, stream: Any, package: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also a resource of a program's own class, whose ``deallocate()`` still gets the stream."""
    module, waits = package("core.memory.virtual_memory_resource"), []
    wait = module.synchronize

    def noted(number: int) -> int:
        waits.append(number)
        return int(wait(number))

    monkeypatch.setattr(module, "synchronize", noted)
    resource.allocate(1, stream=stream).close()
    assert waits == [int(stream.handle)]

    class Own(core.VirtualMemoryResource):  # type: ignore[misc]
        def deallocate(self, ptr: Any, size: int, *, stream: Any = None) -> None:
            given.append(stream)
            super().deallocate(ptr, size, stream=stream)

    given: list[Any] = []
    Own(resource.device).allocate(1, stream=stream).close()
    assert given == [stream]


def test_the_driver_is_told_of_the_memory(
    core: Any, device: Any, driver: Any, package: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The C struct of each combination of options, whose granularity is asked for once."""
    asked: list[Any] = []

    def answer(*given: Any) -> int:
        asked.append(given)
        return 4096

    resource, kinds = core.VirtualMemoryResource(device), driver.CUmemLocationType
    node = max(0, device.properties.host_numa_id)
    places = {
        "device": (kinds.CU_MEM_LOCATION_TYPE_DEVICE, 0),
        "host": (kinds.CU_MEM_LOCATION_TYPE_HOST_NUMA, node),
        "host_numa": (kinds.CU_MEM_LOCATION_TYPE_HOST_NUMA, node),
        "host_numa_current": (kinds.CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT, 0),
    }
    monkeypatch.setattr(package("core.memory.virtual_memory_resource"), "granularity_of", answer)
    for handle, place, rdma in itertools.product({None: 0, "posix_fd": 1, "fabric": 8}.items(), places, (False, True)):
        expected = driver.CUmemAllocationProp(type=1, requestedHandleTypes=handle[1])
        expected.location.type, expected.location.id = places[place]
        expected.allocFlags.gpuDirectRDMACapable = rdma
        config = core.VirtualMemoryResourceOptions(handle_type=handle[0], location_type=place, gpu_direct_rdma=rdma)
        for _ in range(2):
            assert resource._properties(config) == (bytes(expected), 4096), config
        assert asked.pop() == (bytes(expected), 1) and not asked


def test_options_that_change_between_allocations(core: Any, device: Any) -> None:
    resource = core.VirtualMemoryResource(device)
    resource.allocate(1).close()
    resource.config.handle_type = "post"
    with pytest.raises(ValueError, match="handle_type is 'post'"):
        resource.allocate(1)


def test_a_stream_other_than_that_of_the_allocation(device: Any, stream: Any, resource: Any) -> None:
    resource.allocate(1, stream=stream).close(device.default_stream)
    with pytest.raises(TypeError, match="stream"):
        resource.allocate(1, stream="default")


@pytest.mark.parametrize(
    "option, value",
    [
        ("allocation_type", "pinnd"),
        ("location_type", "gpu"),
        ("handle_type", "posix"),
        ("granularity", "best"),
        ("self_access", "w"),
        ("peer_access", "w"),
    ],
)
def test_an_unknown_value_of_an_option_is_named(
    core: Any, device: Any, resource: Any, left: Any, option: str, value: str
) -> None:
    before = left()
    other = core.VirtualMemoryResource(device, {option: value, "peers": [1]})
    with pytest.raises(ValueError, match=f"{option}.*{value}"):
        other.allocate(1)
    assert left() == before


def test_impossible_options_are_refused(core: Any, device: Any, resource: Any) -> None:
    with pytest.raises(TypeError, match="grnularity.*granularity"):
        core.VirtualMemoryResource(device, {"grnularity": "minimum"})
    with pytest.raises(TypeError, match="VirtualMemoryResourceOptions"):
        core.VirtualMemoryResource(device, 5)
    with pytest.raises(NotImplementedError, match="win32"):
        core.VirtualMemoryResource(device, {"handle_type": "win32"}).allocate(1)
    for size in (0, -1):
        with pytest.raises(ValueError, match="size"):
            resource.allocate(size)
    with pytest.raises(TypeError, match="size"):
        resource.allocate("1")
    with pytest.raises(TypeError, match="Buffer"):
        resource.modify_allocation(1, 2)
    buffer = resource.allocate(1)
    buffer.close()
    with pytest.raises(RuntimeError, match="closed"):
        resource.modify_allocation(buffer, 2)


def test_memory_of_another_resource_is_refused(core: Any, device: Any, resource: Any, stream: Any) -> None:
    with device.allocate(64, stream=stream) as buffer:
        with pytest.raises(ValueError, match="buf is memory of a DeviceMemoryResource: only virtual memory"):
            resource.modify_allocation(buffer, 128)
        assert not buffer.is_closed


def test_a_device_without_it_is_refused(core: Any, device: Any, resource: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(vars(device.properties), "gpu_direct_rdma_supported", False)
    with pytest.raises(RuntimeError, match="RDMA"):
        core.VirtualMemoryResource(device, {"gpu_direct_rdma": True})
    monkeypatch.setitem(vars(device.properties), "virtual_memory_management_supported", False)
    with pytest.raises(RuntimeError, match="virtual memory"):
        core.VirtualMemoryResource(device)
