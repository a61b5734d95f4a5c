"""NVML on a GPU, through ``bindings``, ``checked`` and ``raw``: properties of the device, events, errors.

Some features are missing on some devices or in containers. :func:`told` skips their tests when NVML returns NOT_SUPPORTED.
"""

from __future__ import annotations

import ctypes
import inspect
import math
import os
import re
import threading
import time
import uuid
from collections.abc import Iterator
from typing import Any, Callable

import pytest

MEGABYTE = 1 << 20


class Nvml:
    """The three faces of one CUDA major after initialization, and its driver."""

    def __init__(self, package: Callable[[str], Any], major: int) -> None:
        self.bindings = package(f"cu{major}.bindings.nvml")
        self.checked = package(f"cu{major}.checked.nvml")
        self.raw = package(f"cu{major}.raw.nvml")
        self.driver = package(f"cu{major}.checked.driver")
        self.errors = package("errors")
        self.device = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.bindings, name)


@pytest.fixture(scope="module")
def nvml(package: Callable[[str], Any], major: int, on_standin: bool) -> Iterator[Nvml]:
    if on_standin:
        pytest.skip("the stand-in has no NVML")
    made = Nvml(package, major)
    made.init_v2()
    made.driver.cuInit(0)
    bus = made.driver.cuDeviceGetPCIBusId(32, made.driver.cuDeviceGet(0))
    made.device = made.device_get_handle_by_pci_bus_id_v2(bus)
    yield made
    made.shutdown()


def told(nvml: Nvml, name: str, *arguments: Any, device: bool = True) -> Any:
    """The result of a function for the device. Skips the test if it is not supported."""
    try:
        return getattr(nvml, name)(*([nvml.device] if device else []), *arguments)
    except nvml.NotSupportedError as error:
        pytest.skip(f"this device does not support {name}: {error}")
    except nvml.errors.FunctionNotFoundError as error:
        pytest.skip(f"this driver is older than {name}: {error}")


# --- the system and its devices


def test_versions(nvml: Nvml) -> None:
    assert re.fullmatch(r"\d+\.\d+(\.\d+)*", nvml.system_get_driver_version())
    assert re.fullmatch(r"\d+\.\d+\.\d+.*", nvml.system_get_nvml_version())
    assert nvml.system_get_cuda_driver_version_v2() == nvml.driver.cuDriverGetVersion()


def test_a_device_is_found_by_all_its_names(nvml: Nvml) -> None:
    handles = [nvml.device_get_handle_by_index_v2(index) for index in range(nvml.device_get_count_v2())]
    assert nvml.device in handles and len(set(handles)) == len(handles)
    assert handles.index(nvml.device) == nvml.device_get_index(nvml.device)
    identity = nvml.device_get_uuid(nvml.device)
    assert nvml.device_get_handle_by_uuid(identity) == nvml.device
    assert nvml.device_get_handle_by_pci_bus_id_v2(nvml.device_get_pci_info_v3(nvml.device).bus_id) == nvml.device


def test_a_device_is_found_by_its_uuid_as_bytes(nvml: Nvml) -> None:
    identity = nvml.device_get_uuid(nvml.device)
    kind = nvml.UUIDType
    assert told(nvml, "device_get_handle_by_uuidv", kind.ASCII, identity.encode(), device=False) == nvml.device
    number = uuid.UUID(identity.partition("GPU-")[2])
    assert nvml.device_get_handle_by_uuidv(kind.BINARY, number.bytes) == nvml.device


def test_name_uuid_and_capability_are_those_that_the_driver_tells(nvml: Nvml) -> None:
    device = nvml.driver.cuDeviceGet(0)
    assert nvml.device_get_name(nvml.device) == nvml.driver.cuDeviceGetName(96, device)
    identity = nvml.device_get_uuid(nvml.device)
    assert identity == f"GPU-{uuid.UUID(bytes=bytes(nvml.driver.cuDeviceGetUuid(device).bytes))}"
    assert nvml.device_get_cuda_compute_capability(nvml.device) == nvml.driver.cuDeviceComputeCapability(device)


def test_brand_and_architecture_are_members(nvml: Nvml) -> None:
    assert type(nvml.device_get_brand(nvml.device)) is int
    assert nvml.BrandType(nvml.device_get_brand(nvml.device)).name
    assert nvml.DeviceArch(nvml.device_get_architecture(nvml.device)).name != "UNKNOWN"


def test_pci(nvml: Nvml) -> None:
    info = nvml.device_get_pci_info_v3(nvml.device)
    domain, bus, device = re.fullmatch(r"(\w+):(\w+):(\w+)\.0", info.bus_id).groups()  # type: ignore[union-attr]
    assert (int(domain, 16), int(bus, 16), int(device, 16)) == (info.domain, info.bus, info.device_)
    assert info.pci_device_id & 0xFFFF == 0x10DE, "NVIDIA's number"
    extended = told(nvml, "device_get_pci_info_ext")
    assert (extended.bus_id, extended.pci_device_id) == (info.bus_id, info.pci_device_id)


def test_pci_link(nvml: Nvml) -> None:
    width = told(nvml, "device_get_curr_pcie_link_width")
    assert 1 <= width <= nvml.device_get_max_pcie_link_width(nvml.device)
    assert 1 <= nvml.device_get_curr_pcie_link_generation(nvml.device)


def test_processors_near_the_device(nvml: Nvml) -> None:
    words = ((os.cpu_count() or 1) + 63) // 64
    affinity = told(nvml, "device_get_cpu_affinity", words)
    assert len(affinity) == words and any(affinity)


# --- values that change


def test_memory(nvml: Nvml) -> None:
    memory = nvml.device_get_memory_info_v2(nvml.device)
    assert memory.version == 40 | 2 << 24
    assert memory.total == memory.used + memory.free + memory.reserved
    assert memory.total >= nvml.driver.cuDeviceTotalMem(nvml.driver.cuDeviceGet(0)) - MEGABYTE
    old = nvml.checked.nvmlDeviceGetMemoryInfo(nvml.device)
    assert old.total == memory.total


def test_allocated_memory_is_usable(nvml: Nvml) -> None:
    driver, device = nvml.driver, nvml.driver.cuDeviceGet(0)
    driver.cuCtxSetCurrent(driver.cuDevicePrimaryCtxRetain(device))
    try:
        before = nvml.device_get_memory_info_v2(nvml.device).used
        pointer = driver.cuMemAlloc(512 * MEGABYTE)
        after = nvml.device_get_memory_info_v2(nvml.device).used
        driver.cuMemFree(pointer)
        assert after - before >= 256 * MEGABYTE, "at least half of it, even if other programs free memory meanwhile"
    finally:
        driver.cuCtxSetCurrent(None)
        driver.cuDevicePrimaryCtxRelease(device)


def test_processes(nvml: Nvml) -> None:
    driver, device = nvml.driver, nvml.driver.cuDeviceGet(0)
    driver.cuDevicePrimaryCtxRetain(device)
    try:
        processes = told(nvml, "device_get_compute_running_processes_v3")
        assert isinstance(processes, nvml.ProcessInfo)
        pids = [process.pid for process in processes]
        seen = nvml.checked.nvmlDeviceGetComputeRunningProcesses_v3(nvml.device)
        assert [process.pid for process in seen] == pids
        if os.getpid() not in pids:
            pytest.skip("in this container, processes have other numbers than outside, or are not seen")
        assert 0 not in pids, "without processes that have ended meanwhile"
        own = processes[pids.index(os.getpid())]
        assert own.used_gpu_memory > 0
    finally:
        driver.cuDevicePrimaryCtxRelease(device)


def test_utilization(nvml: Nvml) -> None:
    rates = told(nvml, "device_get_utilization_rates")
    assert 0 <= rates.gpu <= 100 and 0 <= rates.memory <= 100
    busy, period = told(nvml, "device_get_encoder_utilization")
    assert 0 <= busy <= 100 and period >= 0


def test_samples_are_those_that_there_are(nvml: Nvml) -> None:
    try:
        kind, samples = told(nvml, "device_get_samples", nvml.SamplingType.GPU_UTILIZATION_SAMPLES, 0)
    except (nvml.NotFoundError, nvml.NoDataError) as error:
        pytest.skip(f"no samples yet: {error}")
    assert kind == nvml.ValueType.UNSIGNED_INT
    stamps = [sample.time_stamp for sample in samples]
    assert all(stamps), "a sample without time is empty"
    assert all(0 <= int(sample.sample_value.ui_val[0]) <= 100 for sample in samples)


def test_clocks(nvml: Nvml) -> None:
    for kind in (nvml.ClockType.CLOCK_SM, nvml.ClockType.CLOCK_MEM, nvml.ClockType.CLOCK_GRAPHICS):
        now = told(nvml, "device_get_clock_info", kind)
        assert 0 < now <= nvml.device_get_max_clock_info(nvml.device, kind) + 50
    memory = told(nvml, "device_get_supported_memory_clocks")
    assert len(memory) and all(memory)
    graphics = nvml.device_get_supported_graphics_clocks(nvml.device, memory[0])
    assert len(graphics) and max(graphics) <= nvml.device_get_max_clock_info(nvml.device, nvml.ClockType.CLOCK_GRAPHICS)


def test_performance_states(nvml: Nvml) -> None:
    states = told(nvml, "device_get_supported_performance_states")
    assert len(states) == 16
    assert nvml.device_get_performance_state(nvml.device) in list(states)


def test_temperature(nvml: Nvml) -> None:
    temperature = told(nvml, "device_get_temperature_v", nvml.TemperatureSensors.TEMPERATURE_GPU)
    assert 5 < temperature < 120
    kind = nvml.TemperatureThresholds.TEMPERATURE_THRESHOLD_SLOWDOWN
    assert temperature < told(nvml, "device_get_temperature_threshold", kind) + 20
    old = nvml.checked.nvmlDeviceGetTemperature(nvml.device, 0)
    assert abs(temperature - old) <= 10


def test_power_and_energy(nvml: Nvml) -> None:
    assert 1000 < told(nvml, "device_get_power_usage") < 5_000_000, "in milliwatts"
    lowest, highest = told(nvml, "device_get_power_management_limit_constraints")
    assert lowest <= nvml.device_get_power_management_limit(nvml.device) <= highest
    before = told(nvml, "device_get_total_energy_consumption")
    time.sleep(0.3)
    assert nvml.device_get_total_energy_consumption(nvml.device) >= before > 0


def test_reasons_for_the_clocks(nvml: Nvml) -> None:
    reasons = told(nvml, "device_get_current_clocks_event_reasons")
    supported = nvml.device_get_supported_clocks_event_reasons(nvml.device)
    assert reasons & ~supported == 0
    assert supported & nvml.ClocksEventReasons.EVENT_REASON_GPU_IDLE


def test_ecc(nvml: Nvml) -> None:
    current, pending = told(nvml, "device_get_ecc_mode")
    assert {current, pending} <= {0, 1}
    if not current:
        pytest.skip("this device runs without ECC")
    errors = nvml.device_get_total_ecc_errors(
        nvml.device, nvml.MemoryErrorType.UNCORRECTED, nvml.EccCounterType.VOLATILE_ECC
    )
    assert errors >= 0
    assert told(nvml, "device_get_sram_ecc_error_status").version == 104 | 1 << 24


def test_firmware(nvml: Nvml) -> None:
    enabled, _ = told(nvml, "device_get_gsp_firmware_mode")
    if not enabled:
        pytest.skip("this device runs without GSP firmware")
    assert re.match(r"\d+\.\d+", told(nvml, "device_get_gsp_firmware_version")), "the whole text, not its first byte"


def test_fabric(nvml: Nvml) -> None:
    info = told(nvml, "device_get_gpu_fabric_info_v")
    assert len(info.cluster_uuid) == 16
    assert nvml.GpuFabricState(info.state).name in nvml.GpuFabricState.__members__


def test_mig(nvml: Nvml) -> None:
    current, pending = told(nvml, "device_get_mig_mode")
    assert {current, pending} <= {int(mode) for mode in nvml.DeviceMig}
    profile = told(nvml, "device_get_gpu_instance_profile_info_v", nvml.GpuInstanceProfile.PROFILE_1_SLICE)
    assert profile.instance_count >= 1 and profile.multiprocessor_count >= 1 and profile.memory_size_mb > 1000
    assert profile.name == "" or profile.name.startswith("MIG ")  # some drivers leave it empty
    if current:
        assert list(nvml.device_get_gpu_instances(nvml.device, profile.id)) is not None


# --- NVLink


def active_links(nvml: Nvml) -> list[int]:
    links = []
    for link in range(nvml.NVLINK_MAX_LINKS):
        try:
            if nvml.device_get_nvlink_state(nvml.device, link):
                links.append(link)
        except (nvml.NotSupportedError, nvml.InvalidArgumentError):  # the device has fewer links than the maximum
            break
    if not links:
        pytest.skip("this device has no active NVLink")
    return links


def test_nvlink(nvml: Nvml) -> None:
    for link in active_links(nvml):
        assert told(nvml, "device_get_nvlink_version", link) >= 1
        kind = nvml.IntNvLinkDeviceType(told(nvml, "device_get_nvlink_remote_device_type", link))
        assert kind.name in nvml.IntNvLinkDeviceType.__members__
        capability = nvml.NvLinkCapability.NVLINK_CAP_P2P_SUPPORTED
        assert told(nvml, "device_get_nvlink_capability", link, capability) in (0, 1)


def test_nvlink_tells_where_it_ends(nvml: Nvml) -> None:
    for link in active_links(nvml):
        remote = told(nvml, "device_get_nvlink_remote_pci_info_v2", link)
        assert isinstance(remote, nvml.PciInfo)
        assert re.fullmatch(r"\w+:\w+:\w+\.\w", remote.bus_id)
        assert remote.bus_id != nvml.device_get_pci_info_v3(nvml.device).bus_id


def test_two_devices(nvml: Nvml) -> None:
    if nvml.device_get_count_v2() < 2:
        pytest.skip("there is one device alone")
    first, second = (nvml.device_get_handle_by_index_v2(index) for index in (0, 1))
    level = nvml.device_get_topology_common_ancestor(first, second)
    assert nvml.GpuTopologyLevel(level).name in nvml.GpuTopologyLevel.__members__
    assert second in list(nvml.device_get_topology_nearest_gpus(first, level))
    assert nvml.device_on_same_board(first, second) in (0, 1)
    status = nvml.device_get_p2p_status(first, second, nvml.GpuP2PCapsIndex.P2P_CAPS_INDEX_READ)
    assert nvml.GpuP2PStatus(status).name


# --- field values


def test_field_values(nvml: Nvml) -> None:
    fields = [nvml.FieldId.DEV_TOTAL_ENERGY_CONSUMPTION, (nvml.FieldId.DEV_ECC_CURRENT, 0), 999999]
    energy, ecc, unknown = told(nvml, "device_get_field_values", fields)
    assert unknown.nvml_return != 0, "each field has a status of its own"
    assert [int(item.field_id) for item in (energy, ecc, unknown)] == [int(fields[0]), 1, 999999]
    if energy.nvml_return == 0:
        assert energy.value_type == nvml.ValueType.UNSIGNED_LONG_LONG
        now = nvml.device_get_total_energy_consumption(nvml.device)
        assert math.isclose(int(energy.value.ull_val[0]), now, rel_tol=0.05, abs_tol=1e6)
    if ecc.nvml_return == 0:
        assert int(ecc.value.ui_val[0]) == nvml.device_get_ecc_mode(nvml.device)[0]


def test_field_values_through_checked(nvml: Nvml) -> None:
    (found,) = nvml.checked.nvmlDeviceGetFieldValues(nvml.device, [nvml.checked.NVML_FI_DEV_ECC_CURRENT])
    assert found.fieldId == 1 and found.nvmlReturn in list(nvml.checked.nvmlReturn_t)


# --- events


@pytest.mark.errors
def test_events(nvml: Nvml) -> None:
    supported = told(nvml, "device_get_supported_event_types")
    wanted = supported & nvml.EventType.XID_CRITICAL_ERROR
    if not wanted:
        pytest.skip("this device has no events of critical errors")
    events = nvml.event_set_create()
    try:
        try:
            nvml.device_register_events(nvml.device, wanted, events)
        except (nvml.NotSupportedError, nvml.NoPermissionError) as error:
            pytest.skip(f"events cannot be registered for here: {error}")
        start = time.monotonic()
        with pytest.raises(nvml.NvmlTimeoutError, match="ERROR_TIMEOUT") as caught:
            nvml.event_set_wait_v2(events, 200)
        assert time.monotonic() - start >= 0.15
        assert caught.value.status is nvml.Return.ERROR_TIMEOUT
        with pytest.raises(nvml.checked.NvmlErrorTimeout):
            nvml.checked.nvmlEventSetWait(events, 1)
    finally:
        nvml.event_set_free(events)


@pytest.mark.errors
def test_waiting_does_not_hold_other_threads_up(nvml: Nvml) -> None:
    events = nvml.event_set_create()
    try:
        try:
            nvml.device_register_events(nvml.device, nvml.EventType.XID_CRITICAL_ERROR, events)
        except (nvml.NotSupportedError, nvml.NoPermissionError) as error:
            pytest.skip(f"events cannot be registered for here: {error}")
        outcome: list[Any] = []

        def wait() -> None:
            try:
                outcome.append(nvml.event_set_wait_v2(events, 1000))
            except nvml.NvmlError as error:
                outcome.append(error)

        waiting = threading.Thread(target=wait)
        waiting.start()
        names = {nvml.device_get_name(nvml.device) for _ in range(10)}
        assert waiting.is_alive() and len(names) == 1
        waiting.join(10)
        assert isinstance(outcome[0], nvml.NvmlTimeoutError)
    finally:
        nvml.event_set_free(events)


# --- errors


@pytest.mark.errors
def test_what_is_not_there(nvml: Nvml) -> None:
    with pytest.raises(nvml.InvalidArgumentError, match=r"ERROR_INVALID_ARGUMENT \(2\) from .*: "):
        nvml.device_get_handle_by_index_v2(4096)
    with pytest.raises((nvml.NotFoundError, nvml.InvalidArgumentError)):
        nvml.device_get_handle_by_uuid("GPU-00000000-0000-0000-0000-000000000000")
    with pytest.raises(nvml.checked.NvmlErrorInvalidArgument) as caught:
        nvml.checked.nvmlDeviceGetHandleByIndex(4096)
    assert caught.value.status == 2 and len(caught.value.advice) > 20
    handle = nvml.raw.nvmlDevice_t()
    assert nvml.raw.nvmlDeviceGetHandleByIndex_v2(4096, ctypes.byref(handle)) == 2


@pytest.mark.errors
def test_what_is_not_supported(nvml: Nvml) -> None:
    """Every device lacks some of these: a fan in a server, a display, a second mode of operation, vGPU."""
    lacking = []
    for name in ("FanSpeed", "DisplayMode", "GpuOperationMode", "HostVgpuMode", "AutoBoostedClocksEnabled"):
        plain = "device_get_" + re.sub("(?<!^)([A-Z])", r"_\1", name).lower()
        try:
            getattr(nvml, plain)(nvml.device)
        except nvml.NotSupportedError as error:
            lacking.append(name)
            assert error.status == 3 and str(error).startswith(f"ERROR_NOT_SUPPORTED (3) from {plain}: ")
            with pytest.raises(nvml.checked.NvmlErrorNotSupported):
                getattr(nvml.checked, f"nvmlDeviceGet{name}")(nvml.device)
    assert lacking


@pytest.mark.errors
@pytest.mark.processes
def test_nothing_works_before_it_is_initialized(nvml: Nvml, major: int, run_python: Callable[..., str]) -> None:
    printed = run_python(
        f"""
        from cuda_ctypes.cu{major}.bindings import nvml
        try: nvml.device_get_count_v2()
        except nvml.UninitializedError as error: print(int(error.status))
        nvml.init_v2()
        print(nvml.device_get_count_v2())
        nvml.shutdown()
        """
    )
    assert printed.split() == ["1", str(nvml.device_get_count_v2())]


# --- the other faces


def test_checked(nvml: Nvml) -> None:
    checked = nvml.checked
    device = checked.nvmlDeviceGetHandleByIndex(nvml.device_get_index(nvml.device))
    assert isinstance(device, checked.nvmlDevice_t) and device == nvml.device
    assert checked.nvmlDeviceGetName(device) == nvml.device_get_name(device)
    assert checked.nvmlDeviceGetUUID(device) == nvml.device_get_uuid(device)
    assert checked.nvmlDeviceGetPciInfo(device).busId == nvml.device_get_pci_info_v3(device).bus_id
    memory = checked.nvmlDeviceGetMemoryInfo_v2(device)
    assert memory.total == nvml.device_get_memory_info_v2(device).total
    assert checked.nvmlDeviceGetBrand(device) in list(checked.nvmlBrandType_t)
    assert checked.nvmlSystemGetDriverVersion() == nvml.system_get_driver_version()


def test_raw(nvml: Nvml) -> None:
    raw = nvml.raw
    handle = raw.nvmlDevice_t()
    assert raw.nvmlDeviceGetHandleByIndex(nvml.device_get_index(nvml.device), ctypes.byref(handle)) == 0
    assert int(handle) == nvml.device
    name = ctypes.create_string_buffer(96)
    assert raw.nvmlDeviceGetName(handle, name, 96) == 0
    assert name.value.decode() == nvml.device_get_name(nvml.device)
    memory = raw.nvmlMemory_v2_t()
    assert raw.nvmlDeviceGetMemoryInfo_v2(handle, ctypes.byref(memory)) != 0, "its version is not set"
    memory.version = ctypes.sizeof(memory) | 2 << 24
    assert raw.nvmlDeviceGetMemoryInfo_v2(handle, ctypes.byref(memory)) == 0
    assert memory.total == nvml.device_get_memory_info_v2(nvml.device).total
    assert raw.nvmlErrorString(0).decode() == nvml.error_string(0)


def test_many_threads(nvml: Nvml) -> None:
    expected = nvml.device_get_uuid(nvml.device), nvml.device_get_memory_info_v2(nvml.device).total
    wrong: list[Any] = []

    def ask() -> None:
        for _ in range(50):
            found = nvml.device_get_uuid(nvml.device), nvml.device_get_memory_info_v2(nvml.device).total
            if found != expected:
                wrong.append(found)

    threads = [threading.Thread(target=ask) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_every_question_gets_an_answer_or_an_error_of_its_own(nvml: Nvml) -> None:
    """Functions that only read from the device never crash or return undecodable text."""
    answered = 0
    for name in dir(nvml.bindings):
        function = getattr(nvml.bindings, name)
        if not name.startswith("device_get_") or list(inspect.signature(function).parameters) != ["device"]:
            continue
        try:
            function(nvml.device)
            answered += 1
        except (nvml.NvmlError, nvml.errors.FunctionNotFoundError):
            pass
    assert answered > 40
