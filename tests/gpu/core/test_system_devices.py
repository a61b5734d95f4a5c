"""``core.system.Device``: agreement with the published package, nvidia-smi and the driver; events; mistakes.

Without a GPU, the stand-in for NVML has a server's GPU, a workstation's, and one that is split into MIG devices.
"""

from __future__ import annotations

import copy
import ctypes
import json
import os
import pickle
import re
import shutil
import subprocess
import sys
import threading
import time
import warnings
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Callable

import pytest

from tests.gpu.core.conftest import nvml_standin
from tests.gpu.core.tools import collect
from tests.gpu.faces import ROOT
from tests.interpreter import BESIDE, status_of

PROGRAM = Path(__file__).with_name("system_answers.py")
SERVER, WORKSTATION, SPLIT = range(3)
XID, PSTATE = 8, 4
UNBIND, BIND = 1, 2
SETS = ("event set", "system event set")
WHOLE = 0xFFFFFFFF
"""The instance number of a device other than a MIG device."""


@pytest.fixture
def one(system: Any) -> Any:
    """The first device."""
    return system.Device(index=0)


class Events:
    """Functions of the stand-in alone: trigger an event, and count the listening sets."""

    def __init__(self) -> None:
        self.library = library = ctypes.CDLL(str(nvml_standin()))
        library.standin_live.restype = ctypes.c_long
        self.device = library.standin_device_event
        self.device.argtypes = [ctypes.c_int, ctypes.c_uint64, ctypes.c_uint64, ctypes.c_uint32, ctypes.c_uint32]
        self.system = library.standin_system_event
        self.system.argtypes = [ctypes.c_uint64, ctypes.c_uint32]

    def live(self, *kinds: str) -> list[int]:
        collect()
        counts = [int(self.library.standin_live(kind.encode())) for kind in kinds]
        assert min(counts) >= 0, f"the stand-in does not know one of {kinds}"
        return counts


@pytest.fixture
def happening(on_standin: bool, system: Any) -> Iterator[Events]:
    if not on_standin:
        pytest.skip("tests cannot trigger events on a real device")
    made = Events()
    before = made.live(*SETS)
    yield made
    assert made.live(*SETS) == before, "event sets are left"


# --- agreement with others


MOVING = re.compile(
    r"""current_|_mhz|clock|reasons|performance_state|temp|margin|sensor|utilization|percentage|free$|used|throughput|replay|
    speed|processes|timestamp|latency|\[1,\ 83|bbx""",
    re.VERBOSE,
)
"""Properties that may change at any moment."""
DIFFERENT = {
    r"field_id$": "numbers without a name are told as numbers",
    r"max_links": "the number in the headers of this CUDA",
}


def alike(where: str, published: Any, ours: Any, moving: bool = True) -> Iterator[str]:
    """The differences of two answers, for real devices (``moving``) or the stand-in's."""
    if any(re.search(pattern, where) for pattern in DIFFERENT):
        return
    if isinstance(published, dict) and isinstance(ours, dict):
        for name, value in published.items():
            yield from alike(f"{where}.{name}", value, ours.get(name, "is not there"), moving)
    elif moving and MOVING.search(where) and "raises" not in f"{published}{ours}":
        if type(published) is not type(ours) and None not in (published, ours):
            yield f"{where}: {published!r} is published, ours is {ours!r}"
    elif isinstance(published, list) and isinstance(ours, list) and len(published) == len(ours):
        for number, (first, second) in enumerate(zip(published, ours)):
            yield from alike(f"{where}[{number}]", first, second, moving)
    elif published != ours:
        yield f"{where}: {published!r} is published, ours is {ours!r}"


def answers(python: str, package: str, on_standin: bool) -> dict[str, Any]:
    """The answers of a package in a new process."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])}
    if on_standin:
        from tests.standin.build import driver

        environment["LD_LIBRARY_PATH"] = os.pathsep.join(
            str(path.parent) for path in (nvml_standin(), driver().path("behaving"))
        )
    done = subprocess.run(
        [python, str(PROGRAM), package, *(["changes"] if on_standin else [])],
        check=False,
        capture_output=True,
        text=True,
        timeout=120,
        cwd=str(PROGRAM.parent),
        env=environment,
    )
    assert done.returncode == 0, f"{package} in {python}:\n{done.stderr}"
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def python_with_cuda_core(on_standin: bool) -> str:
    if not on_standin:
        for name in (sys.executable, "python3"):
            found = shutil.which(name)
            if (
                found
                and subprocess.run(
                    [found, "-c", "import cuda.core.system"], check=False, capture_output=True
                ).returncode
                == 0
            ):
                return found
        pytest.skip("no Python of this machine has cuda.core")
    if BESIDE:
        pytest.skip("NVML's answers do not depend on the Python")
    from tests.peer.environments import Unavailable, published_core

    try:
        return str(published_core("cuda.core").python)
    except Unavailable as error:
        if os.environ.get("CI"):
            pytest.fail(str(error))
        pytest.skip(str(error))


@pytest.mark.processes
@pytest.mark.usefixtures("system")
def test_every_answer_is_that_of_the_published_package(on_standin: bool) -> None:
    published = answers(python_with_cuda_core(on_standin), "cuda.core", on_standin)
    ours = answers(sys.executable, "cuda_ctypes.core", on_standin)
    assert len(published) > 100, "little was asked"
    refused = [where for where, answer in published.items() if "raises" in str(answer)]
    assert len(refused) < 0.7 * len(published), f"nearly all questions were refused: {refused}"
    different = [
        text
        for where, answer in published.items()
        for text in alike(where, answer, ours.get(where, "is not there"), moving=not on_standin)
    ]
    assert not different, f"{len(different)} answers differ:\n" + "\n".join(different[:60])


def test_a_difference_is_seen() -> None:
    assert not [*alike("0.name", "A", "A")] and [*alike("0.name", "A", "B")]
    assert [*alike("0.memory_info", {"total": 1}, {})], "an attribute that is not there"
    assert not [*alike("0.memory_info", {"free": 1}, {"free": 2})]
    assert [*alike("0.memory_info", {"free": 1}, {"free": 2}, moving=False)]
    assert [*alike("0.memory_info", {"free": 1}, {"free": "raises NotSupportedError"})]
    assert [*alike("0.list", [1, 2], [1])]


def test_the_driver_tells_the_same(core: Any, system: Any) -> None:
    for device in core.Device.get_all_devices():
        other = device.to_system_device()
        assert isinstance(other, system.Device)
        assert other.name == device.name
        assert other.uuid_without_prefix == device.uuid and other.uuid.endswith(device.uuid)
        assert other.cuda_compute_capability == tuple(device.compute_capability)
        if other.mig.is_mig_device:
            continue
        assert int(other.pci_bus_id.partition(":")[0], 16) == int(device.pci_bus_id.partition(":")[0], 16)
        assert other.pci_bus_id.partition(":")[2].lower() == device.pci_bus_id.partition(":")[2].lower()
        assert other.pci_info.bus == device.properties.pci_bus_id
        total = core._driver.driver.cuDeviceTotalMem(device.handle)
        assert total <= other.memory_info.total < 1.1 * total
        assert other.to_cuda_device() is device


@pytest.mark.processes
def test_nvidia_smi_tells_the_same(system: Any, on_standin: bool) -> None:
    if on_standin:
        pytest.skip("the stand-in has no nvidia-smi")
    smi = shutil.which("nvidia-smi")
    if not smi:
        pytest.skip("nvidia-smi is not installed here")
    names = (
        "index,name,uuid,pci.bus_id,memory.total,driver_version,pcie.link.gen.gpumax,pcie.link.width.max,vbios_version"
    )
    done = subprocess.run(
        [smi, f"--query-gpu={names}", "--format=csv,noheader,nounits"],
        check=True,
        capture_output=True,
        text=True,
        timeout=60,
    )
    lines = [dict(zip(names.split(","), line.split(", "))) for line in done.stdout.splitlines()]
    assert len(lines) == system.get_num_devices()
    version = ".".join(map(str, system.get_kernel_mode_driver_version()))
    for told in lines:
        device = system.Device(index=int(told["index"]))
        assert (device.name, device.uuid) == (told["name"], told["uuid"])
        assert device.pci_bus_id.upper() == told["pci.bus_id"].upper()
        assert device.memory_info.total >> 20 == int(told["memory.total"])
        assert version == ".".join(str(int(number)) for number in told["driver_version"].split("."))
        assert str(device.pci_info.max_link_generation) == told["pcie.link.gen.gpumax"]


# --- finding devices


def test_a_device_is_found_by_all_its_names(system: Any) -> None:
    every = list(system.Device.get_all_devices())
    assert len(every) == system.Device.get_device_count() == system.get_num_devices() > 0
    for number, device in enumerate(every):
        assert device.index == number
        found = (
            system.Device(number),
            system.Device(uuid=device.uuid),
            system.Device(uuid=device.uuid.encode()),
            system.Device(pci_bus_id=device.pci_bus_id),
            system.Device(pci_bus_id=device.pci_bus_id.encode()),
        )
        assert {other.uuid for other in found} == {device.uuid}


def test_one_name_is_needed(system: Any) -> None:
    with pytest.raises(ValueError, match="one of index, uuid and pci_bus_id is needed, got none"):
        system.Device()
    with pytest.raises(ValueError, match="got index and uuid"):
        system.Device(index=0, uuid="GPU-")


@pytest.mark.errors
def test_devices_that_are_not_there(system: Any) -> None:
    with pytest.raises(system.InvalidArgumentError):
        system.Device(index=4096)
    with pytest.raises((system.NotFoundError, system.InvalidArgumentError)):
        system.Device(uuid="GPU-00000000-0000-0000-0000-000000000000")
    with pytest.raises(system.NvmlError):
        system.Device(pci_bus_id="ffff:ff:1f.0")
    with pytest.raises(ValueError, match="index is -1"):
        system.Device(index=-1)
    with pytest.raises(TypeError, match="index: an int is expected, got str"):
        system.Device(index="0")
    with pytest.raises(TypeError, match="uuid: str or bytes is expected, got int"):
        system.Device(uuid=5)
    with pytest.raises(TypeError, match="pci_bus_id: str or bytes is expected, got int"):
        system.Device(pci_bus_id=5)


def test_a_device_cannot_go_to_another_process(one: Any) -> None:
    """NVML's handle is an address, which means nothing there."""
    parts = [one, one.pci_info, one.temperature, one.get_clock("sm"), one.mig, one.inforom]
    for part in parts:
        for copied in (copy.copy, pickle.dumps):
            with pytest.raises(TypeError, match=f"this {type(part).__name__} belongs to this process"):
                copied(part)


def test_a_device_that_cuda_does_not_show(system: Any, on_standin: bool, run_python: Callable[..., str]) -> None:
    if on_standin:
        with pytest.raises(RuntimeError, match="CUDA does not show GPU-.*MIG"):
            system.Device(index=SPLIT).to_cuda_device()
        return
    printed = run_python(
        """
        import os
        os.environ["CUDA_VISIBLE_DEVICES"] = ""
        from cuda_ctypes.core import system
        try: system.Device(index=0).to_cuda_device()
        except RuntimeError as error: print("refused")
        """
    )
    assert printed.split() == ["refused"]


def test_nvml_needs_no_cuda(run_python: Callable[..., str], system: Any) -> None:
    printed = run_python(
        """
        import os
        os.environ["CUDA_CTYPES_LIBCUDA"] = "/nowhere/libcuda.so.1"
        from cuda_ctypes.core import system
        print(next(system.Device.get_all_devices()).uuid)
        """
    )
    assert printed.strip() == system.Device(index=0).uuid


# --- properties


def answered(system: Any, ask: Callable[[], Any]) -> bool:
    try:
        ask()
    except (system.NvmlError, RuntimeError):  # not supported, not allowed, or the driver is too old
        return False
    return True


def test_every_attribute_has_a_value_or_is_not_supported(system: Any, one: Any) -> None:
    names = [name for name in dir(type(one)) if not name.startswith("_") and not callable(getattr(type(one), name))]
    told = [name for name in names if answered(system, lambda name=name: getattr(one, name))]  # type: ignore[misc]
    assert len(names) == 35 and {"name", "uuid", "index", "memory_info", "brand", "arch"} <= {*told}


def test_attributes_are_documented(system: Any) -> None:
    """Editors find the docstrings of the table's attributes in the source. Here they are found at run time."""
    assert system.Device.name.__doc__ == "A property that is a str."
    undocumented = [
        name for name, item in vars(system.Device).items() if isinstance(item, property) and not item.__doc__
    ]
    assert not undocumented


def test_attributes_cannot_be_set(one: Any) -> None:
    for name in ("name", "uuid", "memory_info", "unheard_of"):
        with pytest.raises(AttributeError):
            setattr(one, name, "other")


def test_the_architecture_has_an_order(system: Any, one: Any) -> None:
    arch = system.typing.DeviceArch
    assert one.arch >= arch.KEPLER and isinstance(one.arch, arch)
    assert arch.VOLTA < arch.AMPERE < arch.HOPPER


def test_memory_adds_up(one: Any) -> None:
    memory = one.memory_info
    assert memory.total >= memory.used + memory.free > 0 and memory.reserved >= 0
    with pytest.raises(AttributeError, match="reserved"):
        one.bar1_memory_info.reserved


def test_processors_are_numbers(system: Any, one: Any) -> None:
    try:
        found = one.get_cpu_affinity()
    except system.NvmlError as error:
        pytest.skip(f"the processors near the device are not told here: {error}")
    assert found == sorted(set(found)) and one.get_cpu_affinity("node") == found


def test_values_by_number(system: Any, one: Any) -> None:
    fields = system.typing.FieldId
    found = one.get_field_values([fields.DEV_ECC_CURRENT, (fields.DEV_TOTAL_ENERGY_CONSUMPTION, 0), 9999])
    assert len(found) == 3 and [value.field_id for value in found] == [1, 83, 9999]
    assert found[0].field_id is fields.DEV_ECC_CURRENT and found[-1].scope_id == 0
    assert answered(system, lambda: found[0].value) == answered(system, lambda: one.get_field_values([1]).validate())
    with pytest.raises(system.NvmlError, match=r"^field 9999 \(unknown\), scope 0: ERROR_"):
        found[2].value
    for check in (found.validate, found.get_all_values):
        with pytest.raises(system.NvmlError):
            check()
    with pytest.raises(IndexError, match="idx is 3, but there are 3"):
        found[3]
    assert len(one.get_field_values([])) == 0 and one.clear_field_values([]) is None


def test_answers_stay_the_same_when_code_makes_and_reads_them(one: Any) -> None:
    def answers() -> list[Any]:
        memory, clock = one.memory_info, one.get_clock("sm")
        found = [
            memory.total,
            memory.reserved,
            one.utilization.gpu,
            one.mig.is_mig_device,
            one.pci_info.vendor_id,
            clock.get_max_mhz(),
        ]
        return [(value.__class__, value) for value in found]

    before = answers()
    for _ in range(1100):
        answers()
    assert answers() == before and {kind for kind, _ in before} <= {int, bool}
    with pytest.raises(ValueError, match="clock_type is 'nosuch'"):
        one.get_clock("nosuch")
    with pytest.raises(ValueError, match="clock_type"):
        one.get_clock(["sm"])


def test_several_answers_are_a_sequence_whose_items_outlive_it(system: Any, on_standin: bool) -> None:
    if not on_standin:
        pytest.skip("whether a GPU has sensors is not known")
    workstation = list(system.Device.get_all_devices())[1]
    settings = workstation.temperature.get_thermal_settings("all")
    assert [settings[place].target for place in (0, 1, -1, -2)] == ["gpu", "memory", "memory", "gpu"]
    assert [sensor.target for sensor in settings] == ["gpu", "memory"] and len(settings) == 2
    for wrong in (2, -3):
        with pytest.raises(IndexError, match=f"idx is {wrong}, but there are 2 items, numbered from 0"):
            settings[wrong]
    with pytest.raises(TypeError, match="idx: an int is expected, got str"):
        settings["gpu"]
    sensor = settings[1]
    temperature = sensor.current_temp
    del settings
    collect()
    noise = [workstation.temperature.get_thermal_settings("gpu") for _ in range(20)]
    assert sensor.current_temp == temperature and len(noise) == 20


def test_an_error_that_comes_again_says_the_same(one: Any) -> None:
    nvml = import_module("cuda_ctypes.bindings.nvml")
    told = []
    for _ in range(3):
        with pytest.raises(nvml.NvmlError) as caught:
            nvml.device_get_handle_by_index_v2(4096)
        error = caught.value
        twin = pickle.loads(pickle.dumps(error))
        assert vars(twin) == vars(error) and twin.args == error.args and type(twin) is type(error)
        told.append((type(error), str(error), error.status, error.function, error.advice, error.cuda_error))
    assert told[0] == told[1] == told[2] and told[0][1].startswith(
        "ERROR_INVALID_ARGUMENT (2) from device_get_handle_by_index_v2: "
    )
    assert (nvml.NvmlError(2).args, nvml.NvmlError(nvml.Return(2)).status) == (
        ("ERROR_INVALID_ARGUMENT (2)",),
        nvml.Return(2),
    )


def test_answers_are_plain_numbers_and_texts(system: Any) -> None:
    """Properties return what is in the structs."""
    for device in system.Device.get_all_devices():
        parts: list[Any] = [
            device.memory_info,
            device.bar1_memory_info,
            device.pci_info,
            *device.get_field_values([1, (83, 0)]),
        ]
        if not device.mig.device_count:
            parts += [device.utilization, *device.dynamic_pstates_info]
        for part in parts:
            for cls in type(part).__mro__:
                for name, member in vars(cls).items():
                    if type(member) is property and not name.startswith("_"):
                        try:
                            value = getattr(part, name)
                        except Exception:  # NVML lacks it
                            continue
                        assert type(value) in (int, float, bool, str) or name == "field_id", (type(part), name, value)


def test_older_drivers_tell_temperature_and_bus(system: Any, one: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """They lack nvmlDeviceGetTemperatureV, of CUDA 12.8, and nvmlDeviceGetPciInfoExt, of 12.4."""
    nvml, errors = (import_module(f"cuda_ctypes.{name}") for name in ("bindings.nvml", "errors"))

    def missing(*arguments: Any) -> None:
        raise errors.FunctionNotFoundError("the driver lacks it")

    bus, temperature = one.pci_bus_id, one.temperature.get_sensor()
    for name in ("device_get_temperature_v", "device_get_pci_info_ext"):
        monkeypatch.setattr(nvml, name, missing)
    assert one.pci_bus_id == bus and abs(one.temperature.get_sensor() - temperature) < 20
    with pytest.raises(errors.FunctionNotFoundError, match="base_class comes from nvmlDeviceGetPciInfoExt"):
        one.pci_info.base_class


def test_two_devices(system: Any) -> None:
    if system.get_num_devices() < 2:
        pytest.skip("there is one device alone")
    first, second = system.Device(index=0), system.Device(index=1)
    level = system.get_topology_common_ancestor(first, second)
    assert level in list(system.typing.GpuTopologyLevel)
    assert second.uuid in [near.uuid for near in first.get_topology_nearest_gpus(level)]
    assert system.get_p2p_status(first, second, "read") in list(system.typing.GpuP2PStatus)


def test_thresholds_that_later_drivers_tell_elsewhere(system: Any, one: Any) -> None:
    kinds = system.typing.TemperatureThresholds
    if one.arch < system.typing.DeviceArch.ADA:
        pytest.skip("this device is older")
    with pytest.warns(DeprecationWarning, match="get_field_values"):
        answered(system, lambda: one.temperature.get_threshold(kinds.SHUTDOWN))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        answered(system, lambda: one.temperature.get_threshold("acoustic_curr"))


def test_how_many_links_there_can_be_is_deprecated(system: Any) -> None:
    with pytest.warns(DeprecationWarning, match="get_nvlink_count"):
        assert system.NvlinkInfo.max_links >= 18


def test_answers_of_the_stand_in(system: Any, on_standin: bool) -> None:
    """A value of each kind. Real devices may lack some of them."""
    if not on_standin:
        pytest.skip("a real device has other values")
    server, workstation, split = system.Device.get_all_devices()
    assert (split.brand, split.arch.name, split.performance_state) == ("Unknown", "UNKNOWN", None)
    assert server.current_clock_event_reasons == ["sw_power_cap", "sw_thermal_slowdown", "reliability"]
    assert split.current_clock_event_reasons == []
    assert [link.version for link in server.get_nvlinks()] == [(4, 0), (6, 0)]
    assert workstation.cooler.target == ["gpu", "memory", "power_supply"] and split.cooler.signal_type is None
    assert workstation.supported_pstates == [0, 2, 5, 8]
    values = server.get_field_values([(200 + kind, kind) for kind in range(7)]).get_all_values()
    assert values == [-2.5, 0xABCD, 0xABCD, 0xABCD, -(1 << 40), -3, 0xABCD]
    assert {type(value) for value in values} == {int, float}, "they are Python's, with NumPy too"
    assert [sensor.target for sensor in workstation.temperature.get_thermal_settings("all")] == ["gpu", "memory"]
    children = list(split.mig.get_all_devices())
    assert [child.mig.is_mig_device for child in children] == [True, True] and split.mig.device_count == 7
    assert {child.mig.parent.uuid for child in children} == {split.uuid} and children[0].memory_info.total == 23 << 30
    with pytest.raises(system.CorruptedInforomError):
        split.inforom.validate()
    with pytest.raises(system.NotSupportedError, match="MIG"):
        workstation.compute_running_processes[0].gpu_instance_id
    assert list(server.get_topology_nearest_gpus("node"))[0].uuid == workstation.uuid
    assert server.get_cpu_affinity()[:2] == [0, 1] and server.get_cpu_affinity()[-1] % 64 in (4, 63)


def test_settable_properties(system: Any, on_standin: bool) -> None:
    if not on_standin:
        pytest.skip("a real device stays as it is")
    server, workstation, split = system.Device.get_all_devices()
    for device, number in ((server, 0), (workstation, 2)):
        with pytest.raises(ValueError, match=f"fan is {number}, but "):
            device.get_fan(number)
    proxy: Any = type("Proxy", (), {"__class__": property(lambda self: int), "__index__": lambda self: 1})()
    fan = workstation.get_fan(proxy)
    fan.speed = 70
    assert (fan.speed, fan.control_policy, fan.min_max_speed) == (70, "manual", (30, 100))
    fan.set_default_speed()
    assert (fan.speed, fan.control_policy) == (31, system.typing.FanControlPolicy.TEMPERATURE_CONTROLLED)
    for mode in (True, False):
        server.is_persistence_mode_enabled = server.mig.mode = mode
        assert server.is_persistence_mode_enabled is server.mig.pending_mode is mode and server.mig.mode is False
    for wrong in ("off", 5, None):
        with pytest.raises(TypeError, match="True or False is expected, got"):
            server.is_persistence_mode_enabled = wrong
        with pytest.raises(TypeError, match="mode: True or False is expected, got"):
            server.mig.mode = wrong
    with pytest.raises(system.NoPermissionError):
        split.set_cpu_affinity()


# --- events


def test_an_event_of_a_device(system: Any, one: Any, happening: Events) -> None:
    events = one.register_events(["xid_critical_error", system.typing.EventType.PSTATE])
    assert happening.device(SERVER, XID, 79, 7, 2) == 1 and happening.device(SERVER, PSTATE, 0, WHOLE, WHOLE) == 1
    assert happening.device(SERVER, 16, 0, WHOLE, WHOLE) == 0, "it was not asked for"
    first, second = events.wait(1000), events.wait(timeout_ms=1000)
    assert first.event_type is system.typing.EventType.XID_CRITICAL_ERROR
    assert (first.event_data, first.gpu_instance_id, first.compute_instance_id) == (79, 7, 2)
    assert first.device.uuid == one.uuid and isinstance(first.device, system.Device)
    assert second.event_type == "pstate"
    for name in ("event_data", "gpu_instance_id", "compute_instance_id"):
        with pytest.raises(ValueError, match=f"xid_critical_error have {name}, this one is pstate"):
            getattr(second, name)


def test_waiting_ends(system: Any, one: Any) -> None:
    try:
        events = one.register_events("xid_critical_error")
    except (system.NotSupportedError, system.NoPermissionError) as error:
        pytest.skip(f"events cannot be registered for here: {error}")
    start = time.monotonic()
    with pytest.raises(system.TimeoutError):
        events.wait(100)
    assert 0.05 < time.monotonic() - start < 5


def test_waiting_lets_other_threads_run(one: Any, happening: Events) -> None:
    events = one.register_events("xid_critical_error")
    found: list[Any] = []
    waiting = threading.Thread(target=lambda: found.append(events.wait(0)))
    waiting.start()
    time.sleep(0.05)
    assert waiting.is_alive(), "0 waits for as long as it takes"
    happening.device(SERVER, XID, 31, WHOLE, WHOLE)
    waiting.join(10)
    assert not waiting.is_alive() and found[0].event_data == 31


def test_sets_of_events_end_with_their_objects(system: Any, one: Any, happening: Events) -> None:
    events = one.register_events("pstate"), system.register_events("bind")
    assert happening.live(*SETS) == [1, 1]
    del events
    assert happening.live(*SETS) == [0, 0]
    with pytest.raises(system.NotSupportedError):
        system.Device(index=WORKSTATION).register_events("pstate")
    with pytest.raises(system.NotSupportedError):
        one.register_events("fatal_poison_error")
    assert happening.live("event set") == [0], "a set without registered events is left"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there are no forked children")
@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")
def test_a_forked_child_does_not_end_its_parents_sets(
    one: Any, happening: Events, package: Callable[[str], Any]
) -> None:
    """They are equal in the kernel, whether the driver was opened before or not."""
    events = [one.register_events("pstate")]
    child = os.fork()
    if not child:
        try:
            package("core.lifetimes").ended.clear()
            events.clear()
            os._exit(int(happening.live("event set") == [1]))
        except BaseException:
            os._exit(99)
    assert status_of(child) == 1
    assert happening.live("event set") == [1] and len(events) == 1


def test_events_of_the_system(system: Any, happening: Events) -> None:
    events = system.register_events(["bind", "unbind"])
    for kind, place in ((UNBIND, 0x0200), (BIND, 0x1C400), (BIND, 0x0100)):
        assert happening.system(kind, place) == 1
    found = events.wait(1000, buffer_size=2)
    assert [event.event_type for event in found] == ["unbind", "bind"] and found[0].gpu_id == 0x0200
    assert [event.device.index for event in found] == [WORKSTATION, SPLIT]
    assert len(events.wait(1000, 5)) == 1
    with pytest.raises(system.TimeoutError):
        events.wait(10)
    happening.system(BIND, 0x7700)
    with pytest.raises(system.NotFoundError):
        events.wait(10)[0].device


def test_events_of_no_kind(system: Any, one: Any) -> None:
    """As in cuda.core, where a program adds up what it waits for."""
    with pytest.raises(system.TimeoutError):
        one.register_events([]).wait(1)


def test_events_that_cannot_be(system: Any, one: Any, happening: Events) -> None:
    for register, kind in ((one.register_events, "EventType"), (system.register_events, "SystemEventType")):
        with pytest.raises(ValueError, match="events is 'bund', but must be"):
            register("bund")
        with pytest.raises(TypeError, match=f"events: {kind}, str or a list of them is expected, got int"):
            register(8)
    with pytest.raises(ValueError, match="'xid_critical_eror'.*did you mean 'xid_critical_error'"):
        one.register_events("xid_critical_eror")
    for events in (one.register_events("pstate"), system.register_events("bind")):
        with pytest.raises(ValueError, match="timeout_ms is -1"):
            events.wait(-1)
        with pytest.raises(TypeError, match="timeout_ms: an int is expected, got str"):
            events.wait("1")
        with pytest.raises(TypeError, match="belongs to this process"):
            copy.copy(events._set)
    with pytest.raises(ValueError, match="buffer_size is 0"):
        system.register_events("bind").wait(1, 0)


# --- mistakes


def test_mistakes(core: Any, system: Any, one: Any) -> None:
    for wrong, match in (
        (lambda: one.get_clock("shader"), "clock_type is 'shader', but must be 'graphics', 'sm', 'memory' or 'video'"),
        (lambda: one.get_clock("sm").get_current_mhz("now"), "clock_id is 'now', but must be"),
        (lambda: one.get_clock("sm").get_offsets(16), "pstate is 16, but must be from 0 to 15"),
        (lambda: one.get_clock("sm").get_min_max_clock_of_pstate_mhz(-1), "pstate is -1, but must be from 0 to 15"),
        (lambda: one.get_cpu_affinity("core"), "scope is 'core', but must be 'node' or 'socket'"),
        (lambda: one.get_memory_affinity(7), "scope is 7, but must be 'node' or 'socket'"),
        (lambda: one.get_topology_nearest_gpus("board"), "level is 'board', but must be"),
        (lambda: one.temperature.get_threshold("hot"), "threshold_type is 'hot', but must be"),
        (lambda: one.temperature.get_thermal_settings("cpu"), "sensor_index is 'cpu', but must be"),
        (lambda: one.inforom.get_version("all"), "inforom is 'all', but must be"),
        (lambda: one.mig.get_device_by_index(-1), "index is -1, but must be"),
        (lambda: system.get_p2p_status(one, one, "copy"), "index is 'copy', but must be"),
        (
            lambda: one.get_field_values(["ecc"]),
            "field_ids: numbers, or pairs of a number and a scope are expected, got 'ecc'",
        ),
        (lambda: one.clear_field_values([(1, 2, 3)]), r"got \(1, 2, 3\)"),
    ):
        with pytest.raises(ValueError, match=match):
            wrong()
    for wrong, match in (
        (lambda: one.get_field_values("ecc"), "field_ids: a list is expected, got str"),
        (lambda: one.get_field_values((91, 0)), "field_ids: a list is expected, got tuple"),
        (lambda: one.get_clock("sm").get_offsets("0"), "pstate: an int is expected, got str"),
        (lambda: system.get_topology_common_ancestor(one, 0), "device2: a system.Device is expected, got int"),
        (lambda: system.NvlinkInfo(core.Device(0), 0), "got Device: to_system_device"),
    ):
        with pytest.raises(TypeError, match=match):
            wrong()
