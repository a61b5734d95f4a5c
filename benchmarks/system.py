"""``python -m benchmarks.system``: properties and methods of ``core.system``, beside cuda.core: properties that both have, each once;
methods with usual arguments.

Without ``--gpu``, it runs on a stand-in for NVML with three GPUs, whose own work is small; with it, on this machine's NVML and first GPU.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

from benchmarks.nothing import run_with_standins
from benchmarks.objects import compare, make, parser

OBJECTS = {
    "device": "system.Device(index=0)",
    "workstation": "system.Device(index=1)",
    "split": "system.Device(index=2)",
    "child": "split.mig.get_device_by_index(0)",
    "processes": "device.compute_running_processes",
    "process": "(processes or workstation.compute_running_processes)[0]",
    "clock": "device.get_clock('sm')",
    "offsets": "clock.get_offsets(0)",
    "fan": "workstation.get_fan(0)",
    "cooler": "workstation.cooler",
    "sensors": "workstation.temperature.get_thermal_settings('all')",
    "sensor": "sensors[0]",
    "pstates": "device.dynamic_pstates_info",
    "pstate": "pstates[0]",
    "values": "device.get_field_values([1, 83])",
    "value": "values[0]",
    "link": "device.get_nvlink(0)",
    "attributes": "device.attributes",
    "bar1_memory_info": "device.bar1_memory_info",
    "inforom": "device.inforom",
    "memory_info": "device.memory_info",
    "mig": "device.mig",
    "pci_info": "device.pci_info",
    "repair_status": "device.repair_status",
    "temperature": "device.temperature",
    "utilization": "device.utilization",
}
"""How each is made, of those before it."""
NOT_TIMED = {"processes", "sensors", "pstates", "values"}
"""Lists, of which calls below are examples."""
CALLS = [
    "system.get_num_devices()",
    "system.get_driver_branch()",
    "system.get_nvml_version()",
    "system.get_kernel_mode_driver_version()",
    "system.get_process_name(process.pid)",
    "system.get_topology_common_ancestor(device, device)",
    "system.get_p2p_status(device, split, 'read')",
    "system.Device(index=0)",
    "system.Device(uuid=device.uuid)",
    "list(system.Device.get_all_devices())",
    "device.memory_info.used",
    "device.utilization.gpu",
    "device.get_clock('sm')",
    "device.get_clock('sm').get_current_mhz()",
    "clock.get_current_mhz()",
    "clock.get_current_mhz('customer_boost_max')",
    "clock.get_max_mhz()",
    "clock.get_min_max_clock_of_pstate_mhz(0)",
    "clock.get_offsets(0)",
    "clock.get_offsets(0).clock_offset_mhz",
    "workstation.get_fan(0)",
    "workstation.get_fan(0).speed",
    "device.temperature.get_sensor()",
    "temperature.get_sensor()",
    "temperature.get_threshold('shutdown')",
    "workstation.temperature.get_thermal_settings('gpu')",
    "workstation.temperature.get_thermal_settings('gpu')[0].current_temp",
    "len(sensors)",
    "sensors[0]",
    "list(sensors)",
    "device.dynamic_pstates_info[0]",
    "device.dynamic_pstates_info[0].percentage",
    "len(pstates)",
    "pstates[0]",
    "list(pstates)",
    "device.get_cpu_affinity()",
    "device.get_supported_event_types()",
    "device.register_events('pstate')",
    "device.register_events(['pstate', 'clock'])",
    "system.register_events('unbind')",
    "device.get_field_values([1])",
    "device.get_field_values([1, 83])",
    "device.get_field_values([1, 83]).get_all_values()",
    "values[0].value",
    "device.get_nvlink_count()",
    "device.get_nvlink(0)",
    "inforom.get_version('ecc')",
    "list(split.mig.get_all_devices())",
    "split.mig.get_device_by_index(0)",
    "child.mig.parent",
    "repr(device)",
    "repr(memory_info)",
    "repr(utilization)",
    "repr(pci_info)",
    "repr(clock)",
    "hash(device)",
    "device == device",
    "device == workstation",
]


def main() -> int:
    arguments = parser("benchmarks.system", __doc__).parse_args()
    if not arguments.gpu:
        run_with_standins("benchmarks.system", ["nvml"], "behaving")
    return compare(objects, [name for name in OBJECTS if name not in NOT_TIMED], CALLS, arguments)


def objects(package: str) -> dict[str, Any]:
    names: dict[str, Any] = {"system": import_module(f"{package}.system")}
    make(package, names, OBJECTS)
    return names


if __name__ == "__main__":
    sys.exit(main())
