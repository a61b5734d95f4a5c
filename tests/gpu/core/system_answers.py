"""``python system_answers.py PACKAGE``: print all properties of every GPU in PACKAGE.system as JSON.

PACKAGE is ``cuda.core`` or ``cuda_ctypes.core``, and the two outputs can be compared. The program only reads. With ``changes`` as
the second argument it also changes settings, which is for the stand-in alone. It imports no other file of this project, so that
any Python can run it.
"""

from __future__ import annotations

import importlib
import json
import sys
import warnings
from typing import Any

CALLS = (
    *(
        f"get_clock({kind!r}).{call}"
        for kind in ("graphics", "sm", "memory", "video")
        for call in (
            "get_current_mhz()",
            "get_current_mhz('customer_boost_max')",
            "get_max_mhz()",
            "get_max_customer_boost_mhz()",
            "get_min_max_clock_of_pstate_mhz(0)",
            "get_offsets(0)",
            "get_offsets(15)",
        )
    ),
    *(f"inforom.get_version({name!r})" for name in ("oem", "ecc", "power", "den")),
    *(
        f"temperature.get_threshold({name!r})"
        for name in (
            "shutdown",
            "slowdown",
            "mem_max",
            "gpu_max",
            "acoustic_min",
            "acoustic_curr",
            "acoustic_max",
            "gps_curr",
        )
    ),
    *(f"temperature.get_thermal_settings({name!r})" for name in ("all", "gpu", "memory", "none")),
    *(
        f"list(device.{name}({scope}))"
        for name in ("get_cpu_affinity", "get_memory_affinity")
        for scope in ("", "'socket'")
    ),
    *(
        f"[other.uuid for other in device.get_topology_nearest_gpus({level!r})]"
        for level in ("internal", "single", "multiple", "hostbridge", "node", "system")
    ),
    *(
        f"[system.get_p2p_status(device, other, {index!r}) for other in system.Device.get_all_devices() if other.uuid != device.uuid]"
        for index in ("read", "write", "nvlink", "atomics", "pci", "prop")
    ),
    "[system.get_topology_common_ancestor(device, other) for other in system.Device.get_all_devices()]",
    "temperature.get_sensor()",
    "inforom.validate()",
    "get_supported_event_types()",
    "get_nvlink_count()",
    "get_nvlink(0)",
    "get_nvlink(99)",
    "list(device.get_nvlinks())",
    "get_fan()",
    "get_fan(1)",
    "get_fan(2)",
    "[child.uuid for child in device.mig.get_all_devices()]",
    "[child for child in device.mig.get_all_devices()]",
    "mig.get_device_by_index(1)",
    "mig.parent.uuid",
    "get_field_values([1, 83, 91, 9999])",
    "[value.value for value in device.get_field_values([(200, 0), (201, 1), (203, 3), (204, 4), (205, 5), (206, 6)])]",
    "get_field_values([1, 83]).get_all_values()",
    "get_field_values([1, 9999]).get_all_values()",
    "get_field_values([1, 9999]).validate()",
    "get_field_values([])",
    "get_field_values([1])[1]",
    "register_events('xid_critical_error').wait(10)",
    "register_events(['pstate', 'clock'])",
    "register_events('no such event')",
    "get_clock('no such clock')",
    "get_clock('sm').get_offsets(16)",
    "system.Device(uuid=device.uuid).name",
    "system.Device(pci_bus_id=device.pci_bus_id.encode()).name",
    "[near.uuid for near in system.Device.get_all_devices_with_cpu_affinity(0)]",
    "system.NvlinkInfo(device, 0)",
    "system.NvlinkInfo.max_links",
    "type(device).__name__",
    "device.to_cuda_device().device_id",
)
"""Further expressions, on ``device`` unless they contain the name."""
OF_SYSTEM = (
    "get_driver_branch()",
    "get_kernel_mode_driver_version()",
    "get_num_devices()",
    "get_nvml_version()",
    "get_user_mode_driver_version()",
    "Device.get_device_count()",
    "Device(uuid='GPU-00000000-0000-0000-0000-000000000000')",
    "Device()",
    "Device(index=0, uuid='GPU-')",
    "Device(index=4096)",
    "register_events('bind').wait(10)",
    "register_events(['bind', 'unbind']).wait(timeout_ms=10, buffer_size=3)",
    "register_events('no such event')",
)
CHANGES = (
    "setattr(device, 'is_persistence_mode_enabled', True) or device.is_persistence_mode_enabled",
    "setattr(device, 'is_persistence_mode_enabled', False) or device.is_persistence_mode_enabled",
    "setattr(device.mig, 'mode', True) or device.mig.pending_mode",
    "setattr(device.mig, 'mode', False) or device.mig.pending_mode",
    "setattr(device.get_fan(1), 'speed', 77) or device.get_fan(1)",
    "setattr(device.get_fan(1), 'speed', 777)",
    "device.get_fan(1).set_default_speed() or device.get_fan(1)",
    "device.set_cpu_affinity()",
    "device.clear_cpu_affinity()",
    "device.clear_field_values([1, (2, 3)])",
    "setattr(device, 'name', 'mine')",
)


def plain(value: Any, deep: int = 0) -> Any:
    """A value for JSON: enumerations by name, objects by their attributes."""
    if value is None or type(value) in (bool, int, float, str):
        return value
    if isinstance(value, str):
        return str(value)
    if isinstance(value, int):
        return str(value.name) if hasattr(value, "name") else int(value)
    if isinstance(value, (list, tuple)):
        return [plain(item, deep + 1) for item in value]
    found = {name: outcome(lambda name=name: getattr(value, name), deep + 1) for name in attributes(type(value))}
    if hasattr(type(value), "__getitem__"):
        found["items"] = [plain(value[k], deep + 1) for k in range(len(value))]
    return found


def attributes(cls: type) -> list[str]:
    return [name for name in dir(cls) if not name.startswith("_") and not callable(getattr(cls, name))]


def outcome(ask: Any, deep: int = 0) -> Any:
    if deep > 6:
        return "too deep"
    try:
        return plain(ask(), deep)
    except Exception as error:
        return f"raises {type(error).__name__.replace('Nvml', '')}"  # some versions put it before two of the names


def main() -> None:
    warnings.simplefilter("ignore")
    system = importlib.import_module(f"{sys.argv[1]}.system")
    changes = CHANGES if "changes" in sys.argv[2:] else ()
    found: dict[str, Any] = {
        text: outcome(lambda text=text: eval(f"system.{text}", {"system": system})) for text in OF_SYSTEM
    }
    for index in range(system.get_num_devices()):
        device = system.Device(index=index)
        for name in attributes(type(device)):
            found[f"{index}.{name}"] = outcome(lambda name=name: getattr(device, name))
        for text in (*CALLS, *changes):
            whole = text if "device" in text or "system" in text else f"device.{text}"
            found[f"{index}: {text}"] = outcome(lambda whole=whole: eval(whole, {"device": device, "system": system}))
    json.dump(found, sys.stdout, indent=1)


if __name__ == "__main__":
    main()
