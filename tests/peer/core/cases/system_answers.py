"""``cuda.core.system`` with answers of NVML that this machine's hardware does not give; they are made here."""

from __future__ import annotations

import contextlib
from typing import Any, Iterator
from unittest import mock

from cuda.bindings import nvml
from cuda.core import system
from cuda.core.system import typing as kinds

WRONG: Any = (-1, 100, "0", None, 1.5)


@contextlib.contextmanager
def _answering(**answers: Any) -> Iterator[None]:
    """Replacements for NVML's functions that return or raise these values."""
    with contextlib.ExitStack() as stack:
        for name, answer in answers.items():
            how = "side_effect" if isinstance(answer, BaseException) else "return_value"
            stack.enter_context(mock.patch.object(nvml, name, create=True, **{how: answer}))
        yield


def _device() -> Any:
    return system.Device(index=0)


def fans(see: Any) -> None:
    with _answering(
        device_get_num_fans=2,
        device_get_fan_speed_v2=55,
        device_get_fan_speed_rpm=1800,
        device_get_target_fan_speed=60,
        device_get_min_max_fan_speed=(30, 100),
        device_get_fan_control_policy_v2=int(nvml.FanControlPolicy.MANUAL),
        device_set_fan_speed_v2=None,
        device_set_default_fan_speed_v2=None,
    ):
        device = _device()
        see(lambda: device.num_fans)
        fan = see(device.get_fan, 1)
        see.members(fan, "speed", "speed_rpm", "target_speed", "min_max_speed", "control_policy")
        see(fan.set_default_speed)
        for speed in (50, 0, 101, True, "50", None, 1.5):
            see(setattr, fan, "speed", speed)
        see(lambda: nvml.device_set_fan_speed_v2.call_args_list[1].args[1:])
        for name in ("speed_rpm", "target_speed", "min_max_speed", "control_policy"):
            see(setattr, fan, name, 1)
        for wrong in WRONG:
            see(device.get_fan, wrong)
        see(device.get_fan)
    for policy in (0, 1, 7):
        with _answering(device_get_num_fans=2, device_get_fan_control_policy_v2=policy):
            see(lambda: fan.control_policy)
    with _answering(device_get_num_fans=0):
        see(device.get_fan, 0)


def coolers(see: Any) -> None:
    for signal in (0, 1, 2, 9):
        for target in (0, 1, 2, 8, 7, 16):
            record = nvml.CoolerInfo_v1()
            record.signal_type, record.target = signal, target
            with _answering(device_get_cooler_info=record):
                cooler = see(lambda: _device().cooler)
                see(lambda cooler=cooler: cooler.signal_type)
                see(lambda cooler=cooler: cooler.target)


def bits(see: Any) -> None:
    """Sets of reasons and events, with members of a newer driver."""
    for number in (0, 1, 3, 0x21, 1 << 40):
        with _answering(
            device_get_current_clocks_event_reasons=number,
            device_get_supported_clocks_event_reasons=number,
            device_get_supported_event_types=number,
        ):
            device = _device()
            see(lambda device=device: device.current_clock_event_reasons)
            see(lambda device=device: device.supported_clock_event_reasons)
            see(lambda device=device: device.get_supported_event_types())


def dynamic_states(see: Any) -> None:
    record = nvml.GpuDynamicPstatesInfo()
    for number, part in enumerate(record.utilization):
        part.b_is_present, part.percentage, part.inc_threshold, part.dec_threshold = number % 2, 10 + number, 80, 20
    with _answering(device_get_dynamic_pstates_info=record):
        found = see(lambda: _device().dynamic_pstates_info)
        see(len, found)
        for number in (0, 1, -1, 100, "0", None, slice(2)):
            part = see(lambda number=number: found[number])
            see.members(part, "is_present", "percentage", "inc_threshold", "dec_threshold")
        see(lambda: [part.percentage for part in found])
        see(setattr, found[0], "percentage", 1)


def processes(see: Any) -> None:
    records = nvml.ProcessInfo(2)
    for number in range(2):
        one = records[number]
        one.pid, one.used_gpu_memory = 100 + number, (1 << 20) + number
        one.gpu_instance_id, one.compute_instance_id = 3, 4 + number
    for is_mig in (0, 1):
        with _answering(device_get_compute_running_processes_v3=records, device_is_mig_device_handle=is_mig):
            found = see(lambda: _device().compute_running_processes)
            see(len, found)
            for item in found or ():
                see.members(item, "pid", "used_gpu_memory", "gpu_instance_id", "compute_instance_id")
    with _answering(device_get_compute_running_processes_v3=nvml.ProcessInfo(0)):
        see(lambda: _device().compute_running_processes)


def sensors(see: Any) -> None:
    record = nvml.GpuThermalSettings()
    record.count = 3
    for number, sensor in enumerate(record.sensor):
        sensor.controller, sensor.target = (1, 5, 200)[number], (1, 15, 77)[number]
        sensor.default_min_temp, sensor.default_max_temp, sensor.current_temp = -5, 110, 40 + number
    with _answering(device_get_thermal_settings=record):
        part = _device().temperature
        for target in (*kinds.ThermalTarget, "gpu", 0):
            settings = see(part.get_thermal_settings, target)
            see(lambda: int(nvml.device_get_thermal_settings.call_args.args[1]))
        settings = part.get_thermal_settings("all")
        see(len, settings)
        for number in (0, 1, 2, 3, -1, "0", None):
            sensor = see(lambda number=number: settings[number])
            see.members(sensor, "controller", "target", "default_min_temp", "default_max_temp", "current_temp")
        see(lambda: [sensor.current_temp for sensor in settings])


def device_events(see: Any) -> None:
    number = nvml.device_get_handle_by_index_v2(_device().index)
    for kind in (0x8, 0x1, 0x2, 0x4, 0x10, 0x8000000):
        record = nvml.EventData()
        record.device_, record.event_type, record.event_data = number, kind, 43
        record.gpu_instance_id, record.compute_instance_id = 5, 6
        with _answering(
            event_set_create=1,
            event_set_free=None,
            device_register_events=None,
            event_set_wait_v2=record,
            device_get_supported_event_types=0xFF,
        ):
            events = see(_device().register_events, "xid_critical_error")
            found = see(events.wait, 5)
            see(lambda found=found: found.device.index)
            see.members(found, "event_type", "event_data", "gpu_instance_id", "compute_instance_id")


def waiting(see: Any) -> None:
    """The arguments of a wait."""
    record = nvml.EventData()
    with _answering(event_set_create=1, event_set_free=None, device_register_events=None, event_set_wait_v2=record):
        events = _device().register_events(["pstate"])
        see(lambda: nvml.device_register_events.call_args.args[1:2])
        for timeout in (0, 5, -1, 1 << 40, True, "5", None, 1.5):
            see.kind(events.wait, timeout)
            see(lambda timeout=timeout: nvml.event_set_wait_v2.call_args.args[1:])
    with _answering(
        event_set_create=1,
        event_set_free=None,
        device_register_events=None,
        event_set_wait_v2=nvml.TimeoutError(int(nvml.Return.ERROR_TIMEOUT)),
    ):
        see(_device().register_events(["pstate"]).wait, 1)


def system_events(see: Any) -> None:
    records = nvml.SystemEventData_v1(2)
    first, second = records[0], records[1]
    first.event_type, first.gpu_id = 1, 0x100
    second.event_type, second.gpu_id = 2, 0x200
    with _answering(
        system_event_set_create=1,
        system_event_set_free=None,
        system_register_events=None,
        system_event_set_wait=records,
    ):
        events = see(system.register_events, ["bind", "unbind"])
        see(lambda: nvml.system_register_events.call_args.args[:1])
        found = see(events.wait, 5, 2)
        see(len, found)
        for number in (0, 1, 2, -1, "0", None):
            one = see(lambda number=number: found[number])
            see.members(one, "event_type", "gpu_id")
            see.kind(lambda one=one: one.device)
        see(lambda: [one.gpu_id for one in found])


def refused(see: Any) -> None:
    """Unsupported features are reported."""
    error = nvml.NotSupportedError(int(nvml.Return.ERROR_NOT_SUPPORTED))
    names = (
        "device_get_cooler_info",
        "device_get_dynamic_pstates_info",
        "device_get_compute_running_processes_v3",
        "device_get_thermal_settings",
        "device_get_num_fans",
        "device_get_fan_speed_v2",
    )
    with _answering(**{name: error for name in names}):
        device = _device()
        see(lambda: device.cooler)
        see(lambda: device.dynamic_pstates_info)
        see(lambda: device.compute_running_processes)
        see(lambda: device.temperature.get_thermal_settings("gpu"))
        see(lambda: device.num_fans)
        see(lambda: device.get_fan(0))
