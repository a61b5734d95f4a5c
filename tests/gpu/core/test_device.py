"""Devices: one object per thread and GPU, its properties, and the context that it makes current."""

from __future__ import annotations

import copy
import functools
import inspect
import pickle
import re
import sys
from collections.abc import Iterator
from typing import Any, Callable

import pytest

from cuda_ctypes._floor.native import routines
from tests.gpu.core.tools import in_threads
from tests.gpu.ptx import KERNELS, image

PREFIX = "CU_DEVICE_ATTRIBUTE_"


@pytest.fixture
def other(core: Any, device: Any) -> Iterator[Any]:
    """The second device."""
    if len(core.Device.get_all_devices()) < 2:
        pytest.skip("one GPU only")
    yield core.Device(1)
    device.set_current()


def in_thread(function: Callable[[], Any]) -> Any:
    """The result or the exception of a function in a new thread."""
    return in_threads(function)[0]


# One object per thread


def test_a_device_is_one_object_in_a_thread(core: Any, device: Any) -> None:
    assert core.Device(0) is device
    assert core.Device(device) is device
    assert core.Device() is device, "the current context's"
    assert core.Device.get_all_devices()[0] is device
    assert device.device_id == int(device) == int(device.handle) == 0


def test_each_thread_has_its_own(core: Any, device: Any) -> None:
    theirs = in_thread(lambda: core.Device(0))
    assert theirs is not device
    assert theirs == device and hash(theirs) == hash(device)
    assert core.Device(theirs) is device, "another thread's device becomes this thread's"
    assert in_thread(lambda: core.Device(device)) is not device


def test_a_device_that_is_asked_for_often(core: Any, device: Any) -> None:
    """By machine code where there is some: each thread's own device still, and the same exceptions."""

    class Mine(core.Device):  # type: ignore[misc]
        pass

    def often() -> tuple[Any, bool]:
        core.Device(0).set_current()
        found = [core.Device(0) for _ in range(3)] + [core.Device() for _ in range(3)] + [Mine(0), Mine()]
        refused = 0
        for number in (False, 0.0, -1, 99, "0"):
            with pytest.raises((TypeError, ValueError)):
                core.Device(number)
            refused += 1
        return found[0], all(each is found[0] for each in found) and refused == 5

    (first, same), (second, also) = in_threads(often, often)
    assert same and also and first is not second is not device
    assert often() == (device, True) and often()[0] is device
    seen: list[str] = []
    sys.setprofile(lambda frame, event, _: seen.append(frame.f_code.co_name) if event == "call" else None)
    core.Device(0), core.Device()
    sys.setprofile(None)
    native = routines()
    assert ("__new__" in seen) == (native is None or not native.METHODS)


def test_many_threads_start_at_once(run_python: Callable[..., str]) -> None:
    run_python(
        """
        import threading
        from cuda_ctypes.core import Device
        barrier, found = threading.Barrier(8), []
        def start():
            barrier.wait()
            device = Device(0)
            device.set_current()
            stream = device.create_stream()
            stream.record().sync()
            found.append((int(device.context.handle), device.properties.warp_size, device))
        threads = [threading.Thread(target=start) for _ in range(8)]
        for thread in threads: thread.start()
        for thread in threads: thread.join()
        assert len({handle for handle, _, _ in found}) == 1, "the primary context is one"
        assert [warp for _, warp, _ in found] == [32] * 8
        assert len({id(device) for _, _, device in found}) == 8
        """
    )


def test_without_a_context_it_is_the_first_one(core: Any, driver: Any, device: Any, other: Any) -> None:
    assert in_thread(lambda: core.Device().device_id) == 0
    other.set_current()
    assert core.Device() is other
    device.set_current()
    assert core.Device() is device


@pytest.mark.parametrize(
    ("given", "error", "text"),
    [
        (-1, ValueError, "device_id is -1, but there"),
        (1000, ValueError, r"device_id is 1000, but there (is|are) \d+ devices?, numbered from 0"),
        ("0", TypeError, "an int, a Device or None is expected, got str"),
        (0.0, TypeError, "an int, a Device or None is expected, got float"),
        (False, TypeError, "an int, a Device or None is expected, got bool"),
        ([], TypeError, "an int, a Device or None is expected, got list"),
    ],
    ids=repr,
)
def test_invalid_devices(core: Any, device: Any, given: Any, error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        core.Device(given)


def test_equality(core: Any, device: Any, other: Any) -> None:
    assert device == core.Device(0) and device != other and device != 0
    assert len({device, other, core.Device(0)}) == 2


def test_pickled_and_copied(device: Any) -> None:
    assert pickle.loads(pickle.dumps(device)) is device
    assert copy.copy(device) is copy.deepcopy(device) is device


def test_repr_names_it(device: Any) -> None:
    assert repr(device) == f"<Device 0 ({device.name})>"
    assert repr(device.properties) == "<DeviceProperties of device 0>"


# Its properties


def test_properties_equal_the_drivers_attributes(core: Any, package: Callable[[str], Any], device: Any) -> None:
    driver = package("cu13.checked.driver")
    names = [name for name, value in vars(core.DeviceProperties).items() if type(value).__name__ in ("Number", "Flag")]
    assert len(names) == 143
    for name in names:
        found = getattr(device.properties, name)
        flag = type(vars(core.DeviceProperties)[name]).__name__ == "Flag"
        assert type(found) is (bool if flag else int), name
        member = getattr(driver.CUdevice_attribute, PREFIX + name.upper(), None)
        try:
            expected = None if member is None else driver.cuDeviceGetAttribute(member, device.handle)
        except driver.CudaErrorInvalidValue:
            expected = None
        if expected is None:
            assert found == (-1 if name == "host_numa_id" else 0), f"{name}, which the driver does not know"
        else:
            assert found == (bool(expected) if flag else expected), name


def test_every_property_is_an_attribute_of_the_driver(core: Any, package: Callable[[str], Any]) -> None:
    known = {name for major in (12, 13) for name in package(f"cu{major}.checked.driver").CUdevice_attribute.__members__}
    for name, value in vars(core.DeviceProperties).items():
        if type(value).__name__ in ("Number", "Flag"):
            assert PREFIX + name.upper() in known


def test_the_driver_is_asked_once(core: Any, driver: Any, device: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    ask = driver.cuDeviceGetAttribute

    def noting(*given: Any) -> Any:
        asked.append(given)
        return ask(*given)

    monkeypatch.setattr(driver, "cuDeviceGetAttribute", noting)
    fresh = core.DeviceProperties._of(device.handle)
    assert [fresh.warp_size, fresh.warp_size, fresh.warp_size] == [32, 32, 32]
    assert len(asked) == 1
    assert device.properties is device.properties is in_thread(lambda: core.Device(0).properties)
    device.compute_capability, device.arch
    asked.clear()
    assert device.arch == "".join(map(str, device.compute_capability))
    assert not asked


def test_properties_are_read_only(core: Any, device: Any) -> None:
    with pytest.raises(AttributeError, match="cannot be set"):
        device.properties.warp_size = 64
    with pytest.raises(AttributeError, match="nonsense"):
        device.properties.nonsense  # noqa: B018
    with pytest.raises(RuntimeError, match="use Device.properties"):
        core.DeviceProperties()


def test_compute_capability_and_arch(core: Any, device: Any) -> None:
    assert type(device.compute_capability) is core.ComputeCapability
    major, minor = device.compute_capability
    assert (major, minor) == (device.compute_capability.major, device.compute_capability.minor)
    assert major == device.properties.compute_capability_major
    assert device.arch == f"{major}{minor}"


def test_name_uuid_and_bus(driver: Any, device: Any) -> None:
    assert device.name == driver.cuDeviceGetName(256, device.handle)
    assert re.fullmatch(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", device.uuid)
    assert device.uuid.replace("-", "") == bytes(driver.cuDeviceGetUuid(device.handle).bytes).hex()
    assert re.fullmatch(r"[0-9a-fA-F]{4}:[0-9a-fA-F]{2}:[0-9a-fA-F]{2}\.0", device.pci_bus_id)
    assert driver.cuDeviceGetByPCIBusId(device.pci_bus_id) == device.handle


def test_peers(device: Any, other: Any, driver: Any) -> None:
    assert device.can_access_peer(device) is device.can_access_peer(0) is True
    expected = bool(driver.cuDeviceCanAccessPeer(device.handle, other.handle))
    assert device.can_access_peer(other) is device.can_access_peer(1) is expected
    with pytest.raises(ValueError, match="device_id is 1000"):
        device.can_access_peer(1000)


# Its context


def test_a_thread_that_has_no_context_is_told(core: Any, device: Any) -> None:
    uses: list[Callable[[Any], Any]] = [
        lambda own: own.context,
        lambda own: own.create_stream(),
        lambda own: own.create_event(),
        lambda own: own.sync(),
        lambda own: own.allocate(16, stream=own.default_stream),
    ]
    for use in uses:
        with pytest.raises(
            core.CUDAError, match=r"in this thread: call (Device\(\)\.)?set_current\(\) first"
        ) as caught:
            in_thread(functools.partial(lambda use: use(core.Device(0)), use))
        assert caught.value.status.name == "CUDA_ERROR_INVALID_CONTEXT"


def test_set_current_makes_the_primary_context_current(core: Any, driver: Any, device: Any) -> None:
    assert device.set_current() is None
    assert device.context.handle == driver.cuCtxGetCurrent() == driver.cuDevicePrimaryCtxRetain(device.handle)
    driver.cuDevicePrimaryCtxRelease(device.handle)
    assert type(device.context) is core.Context
    assert device.context.device is device
    assert not device.context.is_green and not device.context.is_closed
    assert in_thread(lambda: (core.Device(0).set_current(), core.Device(0).context)[1]) == device.context


def test_the_primary_context_is_retained_once(driver: Any, device: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "cuDevicePrimaryCtxRetain", None)
    device.set_current()
    device.set_current()


def test_set_current_with_a_context_returns_the_one_before(core: Any, driver: Any, device: Any) -> None:
    primary = device.context
    assert device.set_current(primary) == primary
    assert device.context == primary

    def first() -> Any:
        own = core.Device(0)
        return own.set_current(primary), own.context == primary, own.create_stream().context == primary

    assert in_thread(first) == (None, True, True)


def test_set_current_of_another_device(device: Any, other: Any, core: Any) -> None:
    mine = device.context
    other.set_current()
    assert core.Device() is other and other.context != mine
    assert other.create_stream().device is other
    assert device.create_stream().device is device, "a device with a known context works without being current"
    with pytest.raises(RuntimeError, match="belongs to device 0, not to device 1"):
        other.set_current(mine)
    assert other.set_current(other.context) == other.context
    device.set_current()
    other.sync()


def test_invalid_contexts(device: Any) -> None:
    with pytest.raises(TypeError, match="a Context or None is expected, got int"):
        device.set_current(3)


def test_a_closed_context_is_refused_and_the_device_goes_on(core: Any, device: Any, driver: Any) -> None:
    context = device.context
    with pytest.raises(RuntimeError, match="make another one current before"):
        context.close()
    driver.cuCtxPushCurrent(driver.cuCtxCreate(*([None] if driver.CUDA_VERSION >= 13000 else []), 0, device.handle))
    try:
        context.close()
        assert context.is_closed and context.handle is None
        with pytest.raises(RuntimeError, match="this context is closed"):
            device.set_current(context)
    finally:
        driver.cuCtxDestroy(driver.cuCtxPopCurrent())
    device.set_current()
    assert device.context != context
    device.create_stream().sync()


def test_a_context_of_another_library_is_used(core: Any, driver: Any, device: Any) -> None:
    theirs = driver.cuDevicePrimaryCtxRetain(device.handle)

    def adopt() -> Any:
        driver.cuCtxSetCurrent(theirs)
        own = core.Device()
        stream = own.create_stream()
        stream.record().sync()
        return own.context.handle == theirs, stream.context.handle == theirs

    assert in_thread(adopt) == (True, True)
    driver.cuDevicePrimaryCtxRelease(device.handle)


def test_contexts_are_compared_by_their_handles(core: Any, device: Any) -> None:
    twin = device.create_stream().context
    assert twin is not device.context and twin == device.context
    assert hash(twin) == hash(device.context) and len({twin, device.context}) == 1
    assert twin != int(twin.handle)
    assert repr(twin) == f"<Context {int(twin.handle):#x} of device 0>"
    with pytest.raises(RuntimeError, match="not made directly"):
        core.Context()


def test_resources_of_a_context_are_one_object_until_it_is_closed(core: Any, device: Any, driver: Any) -> None:
    context = device.create_stream().context
    assert context.resources is context.resources and device.resources is device.resources
    assert context.resources is not device.resources
    driver.cuCtxSetCurrent(0)
    try:
        context.close()
        with pytest.raises(RuntimeError, match="this context is closed"):
            context.resources
    finally:
        device.set_current()


@pytest.mark.parametrize("name", ["context", "default_stream"])
def test_objects_let_others_compare(device: Any, name: str) -> None:
    class Other:
        def __eq__(self, other: object) -> Any:
            return "asked"

        __hash__ = object.__hash__

    own = getattr(device, name)
    assert (own == Other()) == "asked"
    assert own != None and own != 5  # noqa: E711 - the operator is meant


def test_a_context_of_a_stream_is_an_object_of_its_own(device: Any) -> None:
    """Closing this object must not break the device."""
    device.create_stream().context
    stream = device.create_stream()
    assert stream.context is stream.context
    assert stream.context is not device.context


def test_sync_waits_for_all_streams(device: Any) -> None:
    events = [device.create_stream().record() for _ in range(4)]
    device.sync()
    assert all(event.is_done for event in events)


def test_kernels_of_the_arch_load(core: Any, device: Any) -> None:
    assert core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("echo") is not None


@pytest.mark.parametrize(("value", "name"), [("", "LEGACY_DEFAULT_STREAM"), ("1", "PER_THREAD_DEFAULT_STREAM")])
def test_default_stream(package: Any, run_python: Callable[..., str], value: str, name: str) -> None:
    run_python(
        f"""
        import os
        os.environ["CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM"] = {value!r}
        from cuda_ctypes.core import Device, {name}
        assert Device(0).default_stream is {name}
        """
    )


def test_options_of_the_wrong_kind(device: Any) -> None:
    with pytest.raises(TypeError, match="StreamOptions, a dict or None is expected, got int"):
        device.create_stream(options=3)
    with pytest.raises(TypeError, match="no field 'timing'; did you mean .*'timing_enabled'"):
        device.create_event({"timing": True})
    with pytest.raises(ValueError, match="resources"):
        device.create_context()


def test_the_memory_resource_is_the_devices_until_one_is_set(core: Any, device: Any) -> None:
    own = device.memory_resource
    assert isinstance(own, core.MemoryResource) and device.memory_resource is own
    with pytest.raises(TypeError, match="a MemoryResource is expected, got int"):
        device.memory_resource = 3
    another = core.LegacyPinnedMemoryResource()
    device.memory_resource = another
    try:
        assert device.memory_resource is another
        assert in_thread(lambda: (core.Device(0).set_current(), core.Device(0).memory_resource)[1]) is not another
    finally:
        device.memory_resource = own


def test_without_a_driver_the_error_says_so(tmp_path: Any, run_python: Callable[..., str]) -> None:
    said = run_python(
        f"""
        import os
        os.environ["CUDA_CTYPES_LIBCUDA"] = {str(tmp_path / "nothing.so")!r}
        from cuda_ctypes.core import Device
        for _ in range(2):
            try:
                Device()
            except RuntimeError as error:
                print(type(error).__name__, error)
        """
    )
    assert said.count("LibraryNotFoundError") == 2 and "nothing.so" in said


# For the time of a block


def current(package: Callable[[str], Any]) -> int:
    return int(package("checked.driver").cuCtxGetCurrent())


def test_a_block_has_the_primary_context_and_puts_the_former_one_back(
    core: Any, device: Any, package: Callable[[str], Any]
) -> None:
    driver, primary = package("checked.driver"), int(device.context.handle)
    wanted = inspect.signature(driver.cuCtxCreate).parameters  # CUDA 13 has one more
    own = driver.cuCtxCreate(**{name: None if name == "ctxCreateParams" else 0 for name in wanted})
    try:
        with device as entered:
            assert entered is device and current(package) == primary
            with core.Device(0):
                assert current(package) == primary
            assert current(package) == primary
            assert device.create_stream().context == device.context
        assert current(package) == int(own)
        with pytest.raises(ZeroDivisionError), device:
            driver.cuCtxSetCurrent(None)
            1 / 0
        assert current(package) == int(own)
    finally:
        driver.cuCtxDestroy(own)
    device.set_current()


def test_a_block_leaves_a_thread_without_context_as_it_was(core: Any, package: Callable[[str], Any]) -> None:
    def enter() -> Any:
        with core.Device(0) as device:
            stream = device.create_stream()
            inside = current(package)
        stream.close()
        with pytest.raises(core.CUDAError, match="call set_current"):
            core.Device(0).create_stream()
        return inside, current(package)

    inside, after = in_thread(enter)
    assert inside and not after


def test_blocks_of_two_devices(core: Any, device: Any, other: Any, package: Callable[[str], Any]) -> None:
    with core.Device(1) as second:
        with core.Device(0):
            assert current(package) == int(device.context.handle)
        assert current(package) == int(second.context.handle)
    assert current(package) == int(device.context.handle)


def devices_of_new_objects(core: Any) -> list[int]:
    return [core.Device(number).create_stream().device.device_id for number in range(2)]


@pytest.mark.parametrize("first, second", [(0, 1), (1, 0), (1, 1)])
@pytest.mark.parametrize("outer_first", [True, False])
def test_blocks_of_generators_end_in_any_order(
    core: Any, device: Any, other: Any, package: Callable[[str], Any], first: int, second: int, outer_first: bool
) -> None:
    """As those of coroutines do. Each device makes objects of its own whatever is current."""

    def block(number: int) -> Iterator[None]:
        with core.Device(number):
            yield

    other.set_current()
    device.set_current()
    before = current(package)
    blocks = [block(first), block(second)]
    for each in blocks:
        next(each)
        assert devices_of_new_objects(core) == [0, 1]
    for each in blocks if outer_first else blocks[::-1]:
        assert not list(each)
        assert devices_of_new_objects(core) == [0, 1]
    assert current(package) == before


def test_a_block_puts_back_what_the_former_device_had(core: Any, device: Any, other: Any) -> None:
    """Also if the block chose another context of that device."""
    part = device.resources.sm.split(core.SMResourceOptions(count=8))[0][0]
    green = device.create_context(core.ContextOptions(resources=[part]))
    device.set_current(green)
    with other:
        device.set_current()
        assert not device.create_stream().context.is_green
    assert device.context is green and device.create_stream().context.is_green
    device.set_current()


def test_a_block_that_ends_in_another_thread(core: Any, device: Any, package: Callable[[str], Any]) -> None:
    def block() -> Iterator[None]:
        with core.Device(0):
            yield

    opened = block()
    next(opened)
    with pytest.raises(RuntimeError, match="began in another thread"):
        in_thread(lambda: list(opened))
    assert current(package) == int(device.context.handle)
    package("core.device")._threads.entered.clear()
