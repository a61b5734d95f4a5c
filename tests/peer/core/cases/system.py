"""``cuda.core.system``: devices and drivers, from NVML."""

from __future__ import annotations

import os
from typing import Any

from cuda.core import Device as CudaDevice
from cuda.core import system
from cuda.core.system import typing as kinds

WRONG: Any = (None, 0, "text", 1.5, object(), [], -1, 100)
HARMFUL = ("set_cpu_affinity", "clear_cpu_affinity", "clear_field_values", "is_persistence_mode_enabled")


def _device() -> Any:
    return system.Device(index=0)


def functions(see: Any) -> None:
    see.kind(system.get_driver_branch)
    see.kind(system.get_num_devices)
    see(system.get_num_devices)
    see.kind(system.get_nvml_version)
    see.kind(system.get_user_mode_driver_version)
    see.kind(system.get_kernel_mode_driver_version)
    see(lambda: [type(item).__name__ for item in system.get_user_mode_driver_version()])
    see(lambda: [type(item).__name__ for item in system.get_kernel_mode_driver_version()])
    see(lambda: system.get_kernel_mode_driver_version())
    see(lambda: [type(item).__name__ for item in system.get_nvml_version()])
    see.kind(lambda: system.get_process_name(os.getpid()))
    for pid in (0, -1, "1", None, 1.5, 4194303):
        see.kind(lambda pid=pid: system.get_process_name(pid))
    first = _device()
    see(lambda: system.get_topology_common_ancestor(first, first))
    see(lambda: system.get_p2p_status(first, first, "read"))
    for wrong in WRONG:
        see(lambda wrong=wrong: system.get_topology_common_ancestor(first, wrong))
        see(lambda wrong=wrong: system.get_p2p_status(first, wrong, "read"))
        see(lambda wrong=wrong: system.get_p2p_status(first, first, wrong))
    for index in kinds.GpuP2PCapsIndex:
        see(lambda index=index: system.get_p2p_status(first, first, index))


def devices(see: Any) -> None:
    see(lambda: system.Device(index=0))
    see(lambda: system.Device())
    see(lambda: system.Device(0))
    for wrong in (*WRONG, True, "0"):
        see(lambda wrong=wrong: system.Device(index=wrong))
        see(lambda wrong=wrong: system.Device(uuid=wrong))
        see(lambda wrong=wrong: system.Device(pci_bus_id=wrong))
    device = _device()
    see(lambda: system.Device(uuid=device.uuid).index)
    see(lambda: system.Device(uuid=f"GPU-{device.uuid}").index)
    see(lambda: system.Device(uuid=device.uuid.encode()).index)
    see(lambda: system.Device(pci_bus_id=device.pci_info.bus_id).index)
    see(lambda: system.Device(index=0, uuid=device.uuid))
    see(lambda: len(system.Device.get_all_devices()) if isinstance(system.Device.get_all_devices(), list) else None)
    see(lambda: type(system.Device.get_all_devices()).__name__)
    see(system.Device.get_device_count)
    for cpu in (0, -1, 100000, "0", None):
        see(lambda cpu=cpu: [item.index for item in system.Device.get_all_devices_with_cpu_affinity(cpu)])
    see(lambda: device.to_cuda_device())
    see(lambda: device.to_cuda_device() == CudaDevice(0))
    see(lambda: device == _device())
    see(lambda: hash(device) == hash(_device()))
    see(lambda: device == 0)
    see(repr, device)


def properties(see: Any) -> None:
    device = _device()
    for name in sorted(name for name in dir(type(device)) if not name.startswith("_")):
        if not callable(getattr(type(device), name)):
            see.kind(lambda device=device, name=name: getattr(device, name))


def steady_properties(see: Any) -> None:
    device = _device()
    see.members(device, "index", "name", "arch", "brand", "cuda_compute_capability", "uuid", "serial", "module_id")
    see.members(device, "minor_number", "num_gpu_cores", "board_id", "is_c2c_mode_enabled", "addressing_mode")
    see.members(device, "is_persistence_mode_enabled", "display_mode", "is_display_connected", "is_display_active")
    see.members(
        device, "is_auto_boosted_clocks_enabled", "current_clock_event_reasons", "supported_clock_event_reasons"
    )
    see.members(device, "performance_state", "supported_pstates", "inforom", "num_fans", "persistence_mode")


def members_of_members(see: Any) -> None:
    device = _device()
    for name in (
        "attributes",
        "bar1_memory_info",
        "cooler",
        "dynamic_pstates_info",
        "fan",
        "inforom",
        "memory_info",
        "mig",
        "pci_info",
        "repair_status",
        "temperature",
        "utilization",
    ):
        part = see(lambda name=name: getattr(device, name))
        for member in sorted(member for member in dir(type(part)) if not member.startswith("_")):
            if not callable(getattr(type(part), member)):
                see.kind(lambda part=part, member=member: getattr(part, member))
        if name == "dynamic_pstates_info":
            see(len, part)


def clocks(see: Any) -> None:
    device = _device()
    for kind in (*kinds.ClockType, "wrong", None, 0):
        clock = see(lambda kind=kind: device.get_clock(kind))
        for which in (*kinds.ClockId, "wrong", None):
            see.kind(lambda clock=clock, which=which: clock.get_current_mhz(which))
        see.kind(lambda clock=clock: clock.get_max_mhz())
        see.kind(lambda clock=clock: clock.get_max_customer_boost_mhz())
        for state in (0, 16, -1, "0", None):
            see.kind(lambda clock=clock, state=state: clock.get_min_max_clock_of_pstate_mhz(state))
            offsets = see(lambda clock=clock, state=state: clock.get_offsets(state))
            see.members(offsets, "clock_offset_mhz", "max_offset_mhz", "min_offset_mhz")


def temperatures(see: Any) -> None:
    device = _device()
    part = device.temperature
    see.kind(part.get_sensor)
    for which in (*kinds.TemperatureThresholds, "wrong", None, 0):
        see.kind(lambda which=which: part.get_threshold(which))
    for which in (*kinds.ThermalTarget, "wrong", None, 0):
        settings = see(lambda which=which: part.get_thermal_settings(which))
        see(len, settings)
        see(lambda settings=settings: settings[0])
        see(lambda settings=settings: settings[100])
        see.members(settings, "count", "sensor")
        sensor = see(lambda settings=settings: next(iter(settings)))
        see.members(sensor, "controller", "default_min_temp", "default_max_temp", "target")
        see.kind(lambda sensor=sensor: sensor.current_temp)
    see.kind(lambda: part.margin)


def fans(see: Any) -> None:
    device = _device()
    for fan in (0, 1, -1, "0", None):
        made = see(lambda fan=fan: device.get_fan(fan))
        for member in ("speed", "speed_rpm", "target_speed", "min_max_speed", "control_policy"):
            see.kind(lambda made=made, member=member: getattr(made, member))
        see(lambda made=made: made.set_default_speed())
        see(lambda made=made: setattr(made, "speed", 1000))


def links(see: Any) -> None:
    device = _device()
    see.kind(device.get_nvlink_count)
    see(lambda: type(device.get_nvlinks()).__name__)
    for link in (0, 17, 18, -1, "0", None, 1.5):
        made = see(lambda link=link: device.get_nvlink(link))
        for member in sorted(name for name in dir(type(made)) if not name.startswith("_")):
            if not callable(getattr(type(made), member)):
                see.kind(lambda made=made, member=member: getattr(made, member))
    see(lambda: system.NvlinkInfo)
    for wrong in (None, 3, "device"):
        see(system.NvlinkInfo, wrong, 0)


def affinities(see: Any) -> None:
    device = _device()
    for scope in (*kinds.AffinityScope, "wrong", None, 0):
        see(lambda scope=scope: type(device.get_memory_affinity(scope)).__name__)
        see(lambda scope=scope: type(device.get_cpu_affinity(scope)).__name__)
    see(device.clear_cpu_affinity)
    for level in (*kinds.GpuTopologyLevel, "wrong", None):
        see(lambda level=level: len(list(device.get_topology_nearest_gpus(level))))
    see(lambda: type(device.get_topology_nearest_gpus("system")).__name__)
    see(lambda: type(system.Device.get_all_devices_with_cpu_affinity(0)).__name__)


def fields(see: Any) -> None:
    device = _device()
    field = next(iter(kinds.FieldId))
    for given in (
        [field],
        [int(field)],
        [(field, 0)],
        [],
        [field, field],
        field,
        None,
        ["wrong"],
        [100000],
        [(1, 2, 3)],
        [None],
    ):
        made = see(lambda given=given: device.get_field_values(given))
        see(len, made)
        see(lambda made=made: made.validate())
        see(lambda made=made: [type(item).__name__ for item in made.get_all_values()])
        one = see(lambda made=made: made[0])
        for member in sorted(name for name in dir(type(one)) if not name.startswith("_")):
            if not callable(getattr(type(one), member)):
                see.kind(lambda one=one, member=member: getattr(one, member))
        see(lambda given=given: device.clear_field_values(given))


def events(see: Any) -> None:
    device = _device()
    see(lambda: sorted(str(item) for item in device.get_supported_event_types()))
    for given in (
        [],
        ["pstate"],
        "pstate",
        ["wrong"],
        "wrong",
        None,
        3,
        list(kinds.EventType),
        [next(iter(kinds.EventType))],
    ):
        made = see(lambda given=given: device.register_events(given))
        for timeout in (1, "0", None):
            see(lambda made=made, timeout=timeout: made.wait(timeout))
    for given in ([], ["gpu_driver_bind"], "gpu_driver_bind", ["wrong"], None, 3, list(kinds.SystemEventType)):
        made = see(lambda given=given: system.register_events(given))
        found = see(lambda made=made: made.wait(1))
        see(len, found)
        see(lambda made=made: made.wait(timeout_ms=1, buffer_size=2))
        see(lambda made=made: made.wait(1, 0))


def migs(see: Any) -> None:
    mig = _device().mig
    see.members(mig, "mode", "pending_mode", "max_device_count", "device_count", "is_mig_device", "parent")
    for index in (0, -1, "0", None, 100):
        see(lambda index=index: mig.get_device_by_index(index))
    see(lambda: list(mig.get_all_devices()))


def informs(see: Any) -> None:
    part = _device().inforom
    for which in (*kinds.InforomObject, "wrong", None, 0):
        see(lambda which=which: part.get_version(which))
    see(part.validate)
    see.members(part, "image_version", "configuration_checksum", "bbx_flush_time")


def pci(see: Any) -> None:
    part = _device().pci_info
    for member in sorted(name for name in dir(type(part)) if not name.startswith("_")):
        see.kind(lambda member=member: getattr(part, member))
    see.members(part, "bus", "bus_id", "device", "domain", "vendor_id", "device_id", "base_class", "sub_class")
    see.members(part, "link_generation", "max_link_generation", "max_link_width", "current_link_width")


def harmful(see: Any) -> None:
    device = _device()
    for name in HARMFUL:
        see(hasattr, device, name)
    for wrong in (None, 3, "on"):
        see(setattr, device, "is_persistence_mode_enabled", wrong)


def in_a_worker(see: Any) -> None:
    see.worker(_name)


def _name() -> Any:
    return [_device().index, type(_device().name).__name__, system.get_num_devices() > 0]
