"""NVML's conventions in ``bindings`` and ``checked``: arguments that C gets, and results made from its outputs.

tests/test_conformance.py calls every function of ``checked`` with random bits, and tests/peer compares every function of
``bindings`` with the published package.
"""

from __future__ import annotations

import copy
import ctypes
import pickle
import struct
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Callable

import pytest

from tests.conftest import package_on
from tests.standin import build
from tests.standin.control import Recorder

VARIABLE = "CUDA_CTYPES_LIBNVML"
DEVICE = 0x5EED
SUCCESS, NOT_SUPPORTED, INSUFFICIENT_SIZE, TIMEOUT = 0, 3, 7, 10


@pytest.fixture(scope="module", params=[12, 13], ids=lambda major: f"cu{major}")
def major(request: pytest.FixtureRequest) -> int:
    return int(request.param)


@pytest.fixture(scope="module")
def standin(major: int) -> build.Standin:
    made = build.standins()[f"cu{major}", "nvml"]
    build.ensure(made)
    return made


@pytest.fixture(scope="module")
def package(standin: build.Standin) -> Iterator[Callable[[str], Any]]:
    with package_on(**{VARIABLE: str(standin.path("recording"))}) as module:
        yield module


@pytest.fixture(scope="module")
def nvml(package: Callable[[str], Any], major: int) -> Any:
    return package(f"cu{major}.bindings.nvml")


@pytest.fixture(scope="module")
def checked(package: Callable[[str], Any], major: int) -> Any:
    return package(f"cu{major}.checked.nvml")


@pytest.fixture
def recorder(standin: build.Standin) -> Iterator[Recorder]:
    made = Recorder(standin.path("recording"))
    made.program()
    yield made
    made.program()


def word(*numbers: int) -> bytes:
    return struct.pack(f"<{len(numbers)}I", *numbers)


by_each_call = pytest.mark.parametrize("call", range(3))
"""The later calls are made by machine code."""

# --- names


def test_functions_have_the_name_of_their_symbol(nvml: Any) -> None:
    assert "nvmlDeviceGetHandleByIndex_v2" in nvml.device_get_handle_by_index_v2.__doc__
    assert not hasattr(nvml, "device_get_handle_by_index"), "a name of the header's that stands for a newer form"
    assert not hasattr(nvml, "nvmlDeviceGetName")


def test_functions_say_the_module_that_programs_import(nvml: Any, major: int) -> None:
    assert nvml.system_get_driver_version.__module__.endswith(f".cu{major}.bindings.nvml")
    assert pickle.loads(pickle.dumps(nvml.init_v2)) is nvml.init_v2
    assert {"device_get_p2p_status", "device_get_nvlink_state"} <= set(dir(nvml))


def test_members_have_a_short_and_a_long_name(nvml: Any) -> None:
    assert nvml.BrandType.TESLA is nvml.BrandType.BRAND_TESLA
    assert nvml.BrandType.TESLA.name == "TESLA"
    assert nvml.CoolerTarget.GPU is nvml.CoolerTarget.THERMAL_GPU
    assert nvml.ComputeMode.COMPUTEMODE_DEFAULT == 0


def test_enums_are_made_of_macros_too(nvml: Any, checked: Any) -> None:
    assert nvml.FieldId.DEV_ECC_CURRENT == checked.NVML_FI_DEV_ECC_CURRENT == 1
    assert nvml.EventType.XID_CRITICAL_ERROR == checked.nvmlEventTypeXidCriticalError == 8
    assert nvml.EventType.PSTATE == 4
    assert nvml.ClocksEventReasons.THROTTLE_REASON_HW_SLOWDOWN == 8
    assert nvml.FanControlPolicy.TEMPERATURE_CONTINUOUS_SW == 0
    assert "ALL" not in nvml.EventType.__members__, "a mask is not an event"


# --- results


def test_numbers_come_back_as_plain_ints(nvml: Any, recorder: Recorder) -> None:
    recorder.write(1, word(77))
    mode = nvml.device_get_compute_mode(DEVICE)
    assert type(mode) is int and mode == 77, "a number that no member has is a result as any other"
    recorder.program()
    recorder.write(1, word(9))
    recorder.write(2, word(5))
    assert nvml.device_get_cuda_compute_capability(DEVICE) == (9, 5)
    assert recorder.calls()[0].unsigned(0) == DEVICE


def test_handles_are_ints(nvml: Any, checked: Any, recorder: Recorder) -> None:
    recorder.write(1, (0x7F0000001234).to_bytes(8, "little"))
    assert nvml.device_get_handle_by_index_v2(3) == 0x7F0000001234
    handle = checked.nvmlDeviceGetHandleByIndex_v2(3)
    assert type(handle) is checked.nvmlDevice_t and handle == 0x7F0000001234
    assert [call.unsigned(0) for call in recorder.calls()] == [3, 3]


def test_a_pointer_of_ctypes_is_no_device(nvml: Any, recorder: Recorder) -> None:
    """Not even for the function that is asked for the number of results first."""
    if not hasattr(nvml, "device_get_gpu_instances"):
        pytest.skip("that function is newer")
    for _ in range(4):
        nvml.device_get_gpu_instances(3, 0)
    recorder.program()
    with pytest.raises(TypeError, match="an integer is required, got c_void_p"):
        nvml.device_get_gpu_instances(ctypes.c_void_p(7), 0)
    assert recorder.calls() == []


def test_text_comes_back_as_str(nvml: Any, checked: Any, recorder: Recorder) -> None:
    recorder.write(1, "NVIDIA é".encode() + b"\0rest")
    assert nvml.device_get_name(DEVICE) == checked.nvmlDeviceGetName(DEVICE) == "NVIDIA é"
    assert [call.unsigned(2) for call in recorder.calls()] == [96, 96], "the length that the header asks for"


def test_text_that_fills_its_buffer_ends_there(nvml: Any, recorder: Recorder) -> None:
    recorder.write(1, b"x" * 30)
    assert nvml.device_get_serial(DEVICE) == "x" * 30


def test_structs_come_back_as_objects_of_their_own(nvml: Any, recorder: Recorder) -> None:
    recorder.write(1, word(4, 5))
    first, second = nvml.device_get_utilization_rates(DEVICE), nvml.device_get_utilization_rates(DEVICE)
    assert isinstance(first, nvml.Utilization) and (first.gpu, first.memory) == (4, 5)
    first.gpu = 9
    assert second.gpu == 4


@pytest.mark.parametrize(
    ("name", "version", "size"),
    [
        ("device_get_memory_info_v2", 2, 40),
        ("device_get_pci_info_ext", 1, 64),
        ("device_get_gpu_fabric_info_v", 3, 40),
        ("device_get_sram_ecc_error_status", 1, 104),
        ("device_get_margin_temperature", 1, 8),
        ("device_get_pdi", 1, 16),
    ],
)
def test_structs_say_which_version_they_are(nvml: Any, recorder: Recorder, name: str, version: int, size: int) -> None:
    seen = recorder.read(1, 4)
    getattr(nvml, name)(DEVICE)
    assert recorder.result(seen) == word(size | version << 24)


def test_a_newer_struct_may_stand_for_the_one_in_the_prototype(nvml: Any, checked: Any, recorder: Recorder) -> None:
    seen = recorder.read(2, 4)
    made = nvml.device_get_gpu_instance_profile_info_v(DEVICE, 0)
    assert recorder.result(seen) == word(memoryview(made).nbytes | 3 << 24)
    assert isinstance(made, nvml.GpuInstanceProfileInfo_v3)
    assert isinstance(checked.nvmlDeviceGetGpuInstanceProfileInfoV(DEVICE, 0), checked.nvmlGpuInstanceProfileInfo_v3_t)


# --- structs taken apart


def test_members_are_parameters_and_results(nvml: Any, checked: Any, recorder: Recorder) -> None:
    sent = recorder.read(1, 8)
    recorder.write(1, word(55), 8)
    assert nvml.device_get_temperature_v(DEVICE, nvml.TemperatureSensors.TEMPERATURE_GPU) == 55
    assert nvml.device_get_temperature_v(DEVICE, sensorType=0) == 55
    assert checked.nvmlDeviceGetTemperatureV(DEVICE, sensorType=0) == 55
    assert recorder.result(sent) == word(12 | 1 << 24, 0)


def test_members_that_are_only_parameters(nvml: Any, recorder: Recorder) -> None:
    sent = recorder.read(1, 12)
    assert nvml.device_set_power_management_limit_v2(DEVICE, power_scope=2, power_value_mw=3) is None
    content = recorder.result(sent)
    assert content and (content[:5], content[8:]) == (word(12 | 2 << 24) + b"\2", word(3))


def test_two_structs_are_two_results(nvml: Any, recorder: Recorder) -> None:
    recorder.write(1, word(1), 4)
    recorder.write(2, word(0), 4)
    assert nvml.device_get_dram_encryption_mode(DEVICE) == (1, 0)


@by_each_call
def test_text_in_structs(call: int, nvml: Any, checked: Any, recorder: Recorder) -> None:
    sent = recorder.read(1, 64)
    nvml.device_set_hostname_v1(DEVICE, "a host")
    checked.nvmlDeviceSetHostname_v1(DEVICE, "a host")
    assert recorder.result(sent) == b"a host".ljust(64, b"\0")
    with pytest.raises(ValueError, match="63"):
        nvml.device_set_hostname_v1(DEVICE, "x" * 64)
    recorder.program()
    recorder.write(1, b"a host\0")
    assert nvml.device_get_hostname_v1(DEVICE) == checked.nvmlDeviceGetHostname_v1(DEVICE) == "a host"


@by_each_call
def test_a_uuid_is_bytes(call: int, nvml: Any, checked: Any, recorder: Recorder) -> None:
    identity = b"GPU-" + b"5" * 36
    sent = recorder.read(0, 52)
    recorder.write(1, (DEVICE).to_bytes(8, "little"))
    assert nvml.device_get_handle_by_uuidv(nvml.UUIDType.ASCII, identity) == DEVICE
    content = recorder.result(sent)
    assert content and content[4:] == word(1) + identity.ljust(44, b"\0")
    assert checked.nvmlDeviceGetHandleByUUIDV(2, bytes(range(16))) == DEVICE
    content = recorder.result(sent)
    assert content and content[4:] == word(2) + bytes(range(16)).ljust(44, b"\0")
    with pytest.raises(TypeError, match="uuid"):
        nvml.device_get_handle_by_uuidv(1, "text")
    with pytest.raises(ValueError, match="uuid"):
        nvml.device_get_handle_by_uuidv(1, bytes(50))


@by_each_call
def test_bytes_are_sent_and_come_back_in_a_struct(call: int, nvml: Any, checked: Any, recorder: Recorder) -> None:
    sent = recorder.read(1, 11)
    recorder.write(1, word(2, 7) + b"abcdef")
    assert nvml.device_read_write_prm_v1(DEVICE, b"xyz") == (7, b"ab")
    content = recorder.result(sent)
    assert content and (content[:4], content[8:]) == (word(3), b"xyz")
    assert checked.nvmlDeviceReadWritePRM_v1(DEVICE, b"xyz") == (7, b"ab")
    with pytest.raises(ValueError, match="in_data"):
        nvml.device_read_write_prm_v1(DEVICE, bytes(497))


@by_each_call
def test_a_nonce_is_bytes(call: int, nvml: Any, recorder: Recorder) -> None:
    sent = recorder.read(1, 44)
    recorder.write(1, word(3), 4)
    report = nvml.device_get_conf_compute_gpu_attestation_report(DEVICE, b"n" * 32)
    assert recorder.result(sent) == bytes(12) + b"n" * 32
    assert bytes(report.nonce) == b"n" * 32
    assert len(report.attestation_report) == 3, "as long as the library says"


def test_counters_come_back_in_the_callers_memory(nvml: Any, recorder: Recorder) -> None:
    counters = nvml.PRMCounter_v1(2)
    sent = recorder.read(1, 4), recorder.read(1, 8, 8)
    assert nvml.device_read_prm_counters_v1(DEVICE, counters) is counters
    assert recorder.result(sent[0]) == word(2)
    recorder.program()
    recorder.write(1, word(5), 8, 0)
    nvml.device_read_prm_counters_v1(DEVICE, counters)
    assert counters[0].counter_id == 5


def test_a_struct_of_the_callers_gets_its_version(nvml: Any, recorder: Recorder) -> None:
    wanted = nvml.NvlinkSetBwMode_v1()
    nvml.device_set_nvlink_bw_mode(DEVICE, wanted)
    assert wanted.version == 12 | 1 << 24


# --- arrays


def test_a_first_call_asks_how_many(nvml: Any, checked: Any, recorder: Recorder) -> None:
    recorder.write(1, word(3))
    recorder.write(2, word(7, 8, 9))
    pids = nvml.device_get_accounting_pids(DEVICE)
    first, second = recorder.calls()
    assert first.unsigned(2) == 0 != second.unsigned(2)
    assert list(pids) == [7, 8, 9] and pids[-1] == 9 and memoryview(pids).format == "I"
    assert checked.nvmlDeviceGetAccountingPids(DEVICE) == [7, 8, 9]


def test_handles_in_arrays(nvml: Any, recorder: Recorder) -> None:
    recorder.write(2, word(2))
    recorder.write(3, struct.pack("<2Q", 5, 6))
    assert list(nvml.device_get_topology_nearest_gpus(DEVICE, nvml.GpuTopologyLevel.TOPOLOGY_SYSTEM)) == [5, 6]


def test_nothing_is_asked_a_second_time_where_there_is_nothing(nvml: Any, recorder: Recorder) -> None:
    assert list(nvml.device_get_accounting_pids(DEVICE)) == []
    processes = nvml.device_get_compute_running_processes_v3(DEVICE)
    assert isinstance(processes, nvml.ProcessInfo) and len(processes) == 0
    assert len(recorder.calls()) == 2


def test_arrays_of_structs(nvml: Any, checked: Any, recorder: Recorder) -> None:
    size = memoryview(nvml.ProcessInfo()).nbytes
    recorder.write(1, word(2))
    recorder.write(2, word(8).ljust(size, b"\0") + word(9))
    processes = nvml.device_get_compute_running_processes_v3(DEVICE)
    assert isinstance(processes, nvml.ProcessInfo) and [process.pid for process in processes] == [8, 9]
    assert [process.pid for process in checked.nvmlDeviceGetComputeRunningProcesses_v3(DEVICE)] == [8, 9]


def test_other_results_stand_beside_an_array(nvml: Any, recorder: Recorder) -> None:
    recorder.write(3, word(2))
    recorder.write(4, word(1))
    kind, samples = nvml.device_get_samples(DEVICE, nvml.SamplingType.GPU_UTILIZATION_SAMPLES, 0)
    assert kind == 2 and isinstance(samples, nvml.Sample) and len(samples) == 1


def test_text_of_a_length_that_is_asked_for(nvml: Any, recorder: Recorder) -> None:
    recorder.write(1, b"class\0")
    recorder.write(2, word(6))
    assert nvml.vgpu_type_get_class(5) == "class"


def test_arrays_of_a_length_that_the_caller_tells(nvml: Any, checked: Any, recorder: Recorder) -> None:
    recorder.write(2, struct.pack("<2Q", 3, 4))
    assert list(nvml.device_get_cpu_affinity(DEVICE, 2)) == [3, 4]
    assert checked.nvmlDeviceGetCpuAffinity(DEVICE, 2) == [3, 4]
    assert list(nvml.device_get_cpu_affinity(DEVICE, 0)) == []
    for _ in range(3):  # the later calls by machine code
        for count in (2, 3, 8192, 8193):
            found = nvml.device_get_cpu_affinity(DEVICE, count)
            assert (type(found), found.itemsize, len(found), [*found[:3]]) == (array, 8, count, [3, 4, 0][:count])
    recorder.program()
    recorder.write(1, word(3, 4))
    for _ in range(3):
        assert [*nvml.device_get_supported_performance_states(DEVICE)] == [3, 4, *[0] * 14]


def test_a_long_text_in_a_struct(nvml: Any, recorder: Recorder) -> None:
    for letters in (5, 2047, 0):
        recorder.program()
        sent = recorder.read(1, 2052)
        recorder.write(1, b"a" * letters, 4)
        for _ in range(3):  # the later calls by machine code
            assert nvml.device_get_performance_modes(DEVICE) == "a" * letters
            assert recorder.result(sent) == word(2052 | 1 << 24) + bytes(2048)


def test_another_function_may_tell_how_many_there_can_be(nvml: Any, recorder: Recorder) -> None:
    recorder.program("nvmlDeviceGetGpuInstances")
    recorder.write(3, word(4), by="nvmlDeviceGetGpuInstancePossiblePlacements_v2")
    recorder.write(2, struct.pack("<2Q", 5, 6))
    recorder.write(3, word(2))
    asked = recorder.read(3, 4)
    assert list(nvml.device_get_gpu_instances(DEVICE, 9)) == [5, 6], "those that there are"
    assert recorder.result(asked) == word(2)


class Scripted:
    """A C function written in Python, which may act between two calls."""

    def __init__(self, answer: Callable[..., int], *arguments: Any) -> None:
        self.calls = 0

        def run(device: Any, *others: Any) -> int:
            self.calls += 1
            return answer(self.calls, *others)

        self.function = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, *arguments)(run)


@contextmanager
def scripted(
    nvml: Any,
    name: str,
    answer: Callable[..., int],
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[Any, ...] = (ctypes.POINTER(ctypes.c_uint), ctypes.c_void_p),
) -> Iterator[Any]:
    """A new instance of the module's function, which calls ``answer``."""
    script = Scripted(answer, *arguments)
    library = import_module(nvml.__name__.rpartition(".cu")[0] + "._floor.library").Library
    with monkeypatch.context() as patch:
        patch.setattr(library, "function", lambda *arguments: script.function)
        patch.setattr(library, "entry", lambda *arguments: ctypes.cast(script.function, ctypes.c_void_p))
        getattr(nvml, name)
        delattr(nvml, name)  # the module has it in a slot, too
        yield getattr(nvml, name), script
    delattr(nvml, name)


def test_a_count_may_grow_between_two_calls(nvml: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def answer(call: int, count: Any, memory: Any) -> int:
        there_are = (2, 3, 3)[call - 1]
        enough = count[0] >= there_are
        count[0] = there_are
        if not enough:
            return INSUFFICIENT_SIZE
        ctypes.memmove(memory, word(7, 8, 9), 12)
        return SUCCESS

    with scripted(nvml, "device_get_accounting_pids", answer, monkeypatch) as (function, script):
        assert list(function(DEVICE)) == [7, 8, 9]
        assert script.calls == 3


@pytest.mark.parametrize("status", [INSUFFICIENT_SIZE, SUCCESS], ids=["refused", "told"])
@pytest.mark.parametrize("fits", [True, False], ids=["fits", "never fits"])
def test_no_more_elements_than_there_is_memory_for(
    nvml: Any, monkeypatch: pytest.MonkeyPatch, status: int, fits: bool
) -> None:
    """Also if the library says success for a count that has grown."""

    def answer(call: int, struct: int) -> int:
        ctypes.c_uint.from_address(struct + 8).value = min(call + 1, 4) if fits else call + 1
        return status if call == 1 else SUCCESS

    name = "device_get_running_process_detail_list"
    with scripted(nvml, name, answer, monkeypatch, (ctypes.c_void_p,)) as (function, script):
        for _ in range(3):  # the later calls by machine code
            script.calls = 0
            if fits:
                assert len(function(DEVICE, 0).proc_array) == 4 and script.calls == 4
            else:
                pytest.raises(nvml.InsufficientSizeError, function, DEVICE, 0)


def test_a_count_may_shrink_between_two_calls(nvml: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def answer(call: int, count: Any, memory: Any) -> int:
        count[0] = (3, 1)[call - 1]
        if memory:
            ctypes.memmove(memory, word(7), 4)
        return SUCCESS if memory else INSUFFICIENT_SIZE

    with scripted(nvml, "device_get_accounting_pids", answer, monkeypatch) as (function, _):
        assert list(function(DEVICE)) == [7], "what was there before is not a process"


def test_a_count_that_never_fits_is_an_error(nvml: Any, recorder: Recorder) -> None:
    recorder.program("nvmlDeviceGetAccountingPids", INSUFFICIENT_SIZE)
    recorder.write(1, word(3))
    with pytest.raises(nvml.InsufficientSizeError):
        nvml.device_get_accounting_pids(DEVICE)


def test_a_member_may_be_the_array_that_is_asked_for(nvml: Any, checked: Any, recorder: Recorder) -> None:
    sent = recorder.read(1, 8)
    recorder.write(1, word(2), 8)
    recorder.write(1, word(41), 16, 0)
    found = nvml.device_get_running_process_detail_list(DEVICE, 1)
    assert isinstance(found, nvml.ProcessDetailList_v1)
    assert recorder.result(sent) == word(24 | 1 << 24, 1)
    assert [process.pid for process in found.proc_array] == [41, 0]
    assert len(recorder.calls()) == 2
    found = checked.nvmlDeviceGetRunningProcessDetailList(DEVICE, 1)
    assert [process.pid for process in found.procArray] == [41, 0]


def test_machine_code_asks_too(nvml: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """It leaves counts that grow to Python, which asks again."""
    there_are = 0

    def answer(call: int, count: Any, memory: Any) -> int:
        enough, count[0] = count[0] >= there_are, there_are
        if enough and memory:
            ctypes.memmove(memory, word(*range(there_are)), 4 * there_are)
        return SUCCESS if enough else INSUFFICIENT_SIZE

    def growing(call: int, count: Any, memory: Any) -> int:
        nonlocal there_are
        there_are = min(call, 4)
        return answer(call, count, memory)

    with scripted(nvml, "device_get_accounting_pids", answer, monkeypatch) as (function, script):
        for there_are in (2, 2, 0, 2, 0, 1 << 15, 3):
            pids, script.calls = function(DEVICE), 0
            assert type(pids) is array and pids.typecode == "I" and list(pids) == [*range(there_are)]
    with scripted(nvml, "device_get_accounting_pids", growing, monkeypatch) as (function, script):
        for _ in range(3):
            script.calls = 0
            assert list(function(DEVICE)) == [*range(4)] and script.calls == 5


def test_all_of_this_by_machine_code(nvml: Any, recorder: Recorder) -> None:
    """It makes the calls of a function from its second call on."""
    recorder.write(1, b"class\0", by="nvmlVgpuTypeGetClass")
    recorder.write(2, word(6), by="nvmlVgpuTypeGetClass")
    recorder.write(1, word(2), 8, by="nvmlDeviceGetRunningProcessDetailList")
    recorder.write(1, word(41, 0), 16, 0, by="nvmlDeviceGetRunningProcessDetailList")
    recorder.write(1, word(2), by="nvmlDeviceGetAccountingPids")
    recorder.write(2, word(8, 9), by="nvmlDeviceGetAccountingPids")
    for _ in range(4):
        assert nvml.vgpu_type_get_class(5) == "class"
        found = nvml.device_get_running_process_detail_list(DEVICE, 1)
        assert (found.version, found.mode) == (24 | 1 << 24, 1)
        assert [process.pid for process in found.proc_array] == [41, 0]
        assert list(nvml.device_get_accounting_pids(DEVICE)) == [8, 9]
        with pytest.raises(TypeError, match="mode: an integer is required, got str"):
            nvml.device_get_running_process_detail_list(DEVICE, "1")
        with pytest.raises(OverflowError, match="vgpu_type_id"):
            nvml.vgpu_type_get_class(1 << 32)
    recorder.program("nvmlDeviceGetRunningProcessDetailList", INSUFFICIENT_SIZE)
    recorder.write(1, word(2), 8)
    with pytest.raises(nvml.InsufficientSizeError):
        nvml.device_get_running_process_detail_list(DEVICE, 1)
    recorder.program("nvmlDeviceGetRunningProcessDetailList", NOT_SUPPORTED)
    with pytest.raises(nvml.NotSupportedError):
        nvml.device_get_running_process_detail_list(DEVICE, 1)


def test_numbers_in_such_a_member(nvml: Any, checked: Any, recorder: Recorder) -> None:
    recorder.write(1, word(2), 4)
    recorder.write(1, word(5, 6), 8, 0)
    assert list(nvml.gpu_instance_get_active_vgpus(DEVICE).vgpu_instances) == [5, 6]
    assert list(checked.nvmlGpuInstanceGetActiveVgpus(DEVICE).vgpuInstances) == [5, 6]


def test_bytes_in_such_a_member(nvml: Any, checked: Any, recorder: Recorder) -> None:
    recorder.write(1, word(3), 12)
    recorder.write(1, b"abc", 0, 0)
    assert nvml.event_set_get_context_data_v1(1, 0) == checked.nvmlEventSetGetContextData_v1(1, 0) == b"abc"
    recorder.program()
    assert nvml.event_set_get_context_data_v1(1, 0) == b""


def test_room_for_as_many_events_as_the_caller_says(nvml: Any, checked: Any, recorder: Recorder) -> None:
    sent = recorder.read(0, 16), recorder.read(0, 8, 24)
    recorder.write(0, word(1), 28)
    recorder.write(0, struct.pack("<QI", 2, 77), 16, 0)
    events = nvml.system_event_set_wait(5, 6, 4)
    assert isinstance(events, nvml.SystemEventData_v1)
    assert [(event.event_type, event.gpu_id) for event in events] == [(2, 77)], "one happened"
    assert recorder.result(sent[0]) == word(32 | 1 << 24, 6, 5, 0)
    assert recorder.result(sent[1]) == word(4, 0)
    assert [event.gpuId for event in checked.nvmlSystemEventSetWait(5, 6, 4)] == [77]


# --- field values


FIELD = 40
"""The size of a field's struct in bytes."""


@pytest.mark.parametrize("values", [[5, 6], (5, 6), [(5, 0), (6, 0)], range(5, 7)], ids=str)
def test_fields_are_told_by_number(nvml: Any, recorder: Recorder, values: Any) -> None:
    sent = recorder.read(2, 2 * FIELD)
    found = nvml.device_get_field_values(DEVICE, values)
    content = recorder.result(sent)
    assert content and content[:8] == word(5, 0) and content[FIELD:][:8] == word(6, 0)
    assert recorder.calls()[0].unsigned(1) == 2
    assert isinstance(found, nvml.FieldValue) and [field.field_id for field in found] == [5, 6]


def test_fields_are_told_by_member_and_scope(nvml: Any, checked: Any, recorder: Recorder) -> None:
    energy = nvml.FieldId.DEV_TOTAL_ENERGY_CONSUMPTION
    recorder.write(2, struct.pack("<i", NOT_SUPPORTED), 28)
    found = nvml.device_get_field_values(DEVICE, [(energy, 3), nvml.FieldId.DEV_ECC_CURRENT])
    assert [(field.field_id, field.scope_id) for field in found] == [(int(energy), 3), (1, 0)]
    assert found[0].nvml_return == NOT_SUPPORTED and found[1].nvml_return == 0
    found = checked.nvmlDeviceGetFieldValues(DEVICE, [(int(energy), 3), 1])
    assert [(field.fieldId, field.scopeId) for field in found] == [(int(energy), 3), (1, 0)]
    assert checked.nvmlDeviceClearFieldValues(DEVICE, [1]) is None


def test_fields_may_be_the_callers_own(nvml: Any, recorder: Recorder) -> None:
    fields = nvml.FieldValue(2)
    fields[1].field_id = 6
    recorder.write(2, struct.pack("<d", 2.5), 32)
    assert nvml.device_get_field_values(DEVICE, fields) is fields
    assert fields[0].value[0].d_val == 2.5
    assert nvml.device_clear_field_values(DEVICE, fields) is None
    assert len(recorder.calls("nvmlDeviceClearFieldValues")) == 1


def test_without_fields_c_is_not_called(nvml: Any, recorder: Recorder) -> None:
    assert len(nvml.device_get_field_values(DEVICE, [])) == 0
    assert nvml.device_clear_field_values(DEVICE, []) is None
    assert recorder.calls() == []


@pytest.mark.parametrize(("values", "error"), [(["x"], ValueError), ([(1, 2, 3)], ValueError), (5, TypeError)])
def test_invalid_fields_are_refused(nvml: Any, recorder: Recorder, values: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        nvml.device_get_field_values(DEVICE, values)
    assert recorder.calls() == []


# --- arguments


def test_structs_are_given_as_objects_addresses_or_none(nvml: Any, recorder: Recorder) -> None:
    info = nvml.PciInfo()
    for given in (info, info.ptr, None):
        nvml.device_modify_drain_state(given, 1)
    assert [call.unsigned(0) for call in recorder.calls()] == [info.ptr, info.ptr, 0]
    with pytest.raises(TypeError, match="PciInfo"):
        nvml.device_modify_drain_state("0000:01:00.0", 1)


def test_a_number_that_c_wants_by_its_address(nvml: Any, recorder: Recorder) -> None:
    sent = recorder.read(2, 4)
    assert nvml.device_set_temperature_threshold(DEVICE, 1, -5) is None
    assert recorder.result(sent) == (-5).to_bytes(4, "little", signed=True)


def test_arguments_are_checked(nvml: Any, recorder: Recorder) -> None:
    for wrong, error in (("x", TypeError), (1.5, TypeError), (1 << 64, OverflowError)):
        with pytest.raises(error):
            nvml.device_get_name(wrong)
    with pytest.raises(OverflowError):
        nvml.device_get_handle_by_index_v2(-1)
    with pytest.raises(TypeError):
        nvml.device_get_handle_by_uuid(5)
    assert recorder.calls() == []


# --- errors


def classes(nvml: Any) -> dict[int, Any]:
    """Status -> the exception class."""
    return {
        1: nvml.UninitializedError,
        2: nvml.InvalidArgumentError,
        3: nvml.NotSupportedError,
        4: nvml.NoPermissionError,
        6: nvml.NotFoundError,
        10: nvml.NvmlTimeoutError,
        13: nvml.FunctionNotFoundError,
        15: nvml.GpuIsLostError,
        18: nvml.LibRmVersionMismatchError,
        20: nvml.NvmlMemoryError,
        25: nvml.ArgumentVersionMismatchError,
        999: nvml.UnknownError,
    }


def test_every_status_is_an_exception_of_its_own(nvml: Any, recorder: Recorder) -> None:
    raised = set()
    for status in nvml.Return:
        if not int(status):
            continue
        recorder.program("nvmlDeviceGetCount_v2", int(status))
        with pytest.raises(nvml.NvmlError) as caught:
            nvml.device_get_count_v2()
        raised.add(type(caught.value))
        assert caught.value.status is status
        assert type(caught.value) is classes(nvml).get(int(status), type(caught.value))
    assert len(raised) == len(nvml.Return.__members__) - 1 and nvml.NvmlError not in raised


def test_an_error_says_what_and_where_and_what_to_do(nvml: Any, checked: Any, recorder: Recorder) -> None:
    recorder.program("nvmlDeviceGetFanSpeed", NOT_SUPPORTED)
    with pytest.raises(nvml.NotSupportedError, match=r"^ERROR_NOT_SUPPORTED \(3\) from device_get_fan_speed: \w.*\.$"):
        nvml.device_get_fan_speed(DEVICE)
    with pytest.raises(checked.CudaError, match=r"^nvmlDeviceGetFanSpeed: NVML_ERROR_NOT_SUPPORTED \(3\): ") as caught:
        checked.nvmlDeviceGetFanSpeed(DEVICE)
    assert type(caught.value) is checked.NvmlErrorNotSupported


def test_errors_can_be_made_copied_and_pickled(nvml: Any) -> None:
    error = nvml.NotSupportedError(3)
    for twin in (error, copy.copy(error), pickle.loads(pickle.dumps(error))):
        assert type(twin) is nvml.NotSupportedError and twin.status == 3 and str(twin) == "ERROR_NOT_SUPPORTED (3)"
    with pytest.raises(TypeError):
        nvml.NvmlError()
    assert error.args == ("ERROR_NOT_SUPPORTED (3)",)
    error.args = (error.args[0] + "\nand more", *error.args[1:])  # cuda.core does so
    assert str(error) == "ERROR_NOT_SUPPORTED (3)\nand more"


def test_two_errors_have_a_second_name(nvml: Any) -> None:
    assert nvml.TimeoutError is nvml.NvmlTimeoutError
    assert nvml.MemoryError is nvml.NvmlMemoryError


def test_a_status_that_no_release_knows(nvml: Any, recorder: Recorder) -> None:
    recorder.program("nvmlDeviceGetCount_v2", 4321)
    with pytest.raises(nvml.NvmlError, match=r"\(4321\)") as caught:
        nvml.device_get_count_v2()
    assert type(caught.value) is nvml.NvmlError and int(caught.value.status) == 4321


def test_a_status_can_be_checked(nvml: Any) -> None:
    assert nvml.check_status(0) == nvml.check_status_size(0) == nvml.check_status_size(INSUFFICIENT_SIZE) == 0
    with pytest.raises(nvml.InsufficientSizeError):
        nvml.check_status(INSUFFICIENT_SIZE)
    with pytest.raises(nvml.UnknownError):
        nvml.check_status_size(999)
    with pytest.raises(TypeError):
        nvml.check_status("3")


def test_the_text_of_an_error_is_the_librarys(nvml: Any, recorder: Recorder) -> None:
    text = ctypes.create_string_buffer(b"a text of the library's own")
    recorder.program("nvmlErrorString", result=ctypes.addressof(text).to_bytes(8, "little"))
    assert nvml.error_string(nvml.Return.ERROR_UNKNOWN) == "a text of the library's own"
    assert recorder.calls()[0].unsigned(0) == 999


def test_a_driver_that_is_older_than_a_function(standin: build.Standin, major: int, tmp_path: Any) -> None:
    older = build.link("recording", tmp_path, without=["nvmlDeviceGetPdi"], standin=standin)
    with package_on(**{VARIABLE: str(older)}) as module:
        nvml, errors = module(f"cu{major}.bindings.nvml"), module("errors")
        nvml.device_get_count_v2()
        with pytest.raises(
            errors.FunctionNotFoundError, match="nvmlDeviceGetPdi, which came with CUDA 13.0: it is too old"
        ) as caught:
            nvml.device_get_pdi(DEVICE)
        assert isinstance(caught.value, RuntimeError) and not isinstance(caught.value, nvml.NvmlError)


def test_no_driver_at_all(major: int, tmp_path: Any) -> None:
    with package_on(**{VARIABLE: str(tmp_path / "libnvidia-ml.so.1")}) as module:
        nvml, errors = module(f"cu{major}.bindings.nvml"), module("errors")
        with pytest.raises(errors.LibraryNotFoundError, match=VARIABLE):
            nvml.init_v2()


def test_an_int_is_not_text(checked: Any, major: int) -> None:
    """``bytes(5)`` would be five zeros."""
    if major == 13:
        checked.nvmlDeviceSetHostname_v1(DEVICE, "node")
        for wrong in (5, None, 1.5):
            with pytest.raises(TypeError, match="value: str or bytes are expected"):
                checked.nvmlDeviceSetHostname_v1(DEVICE, wrong)
