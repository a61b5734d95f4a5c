"""``python -m benchmarks.nvml``: the functions of NVML that monitors call, beside cuda.bindings, on a GPU.

Each figure includes the time of NVML itself, the same for both. ``ratio`` is the median over the rounds of ours / cuda.bindings.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from typing import Any

from benchmarks.every import loop_of
from benchmarks.facts import facts
from benchmarks.table import table
from benchmarks.timing import interleaved

PACKAGES = PEER, OURS = "cuda.bindings", "cuda_ctypes.bindings"
DEVICE: Any = object()
"""Stands for the handle of the first GPU."""
UUID: Any = object()
"""Stands for its UUID."""
CALLS: tuple[tuple[str, tuple[Any, ...]], ...] = (
    ("error_string", (3,)),
    ("system_get_driver_version", ()),
    ("device_get_handle_by_uuid", (UUID,)),
    ("device_get_name", (DEVICE,)),
    ("device_get_uuid", (DEVICE,)),
    ("device_get_pci_info_v3", (DEVICE,)),
    ("device_get_cuda_compute_capability", (DEVICE,)),
    ("device_get_clock_info", (DEVICE, 0)),
    ("device_get_temperature_v", (DEVICE, 0)),
    ("device_get_utilization_rates", (DEVICE,)),
    ("device_get_encoder_utilization", (DEVICE,)),
    ("device_get_memory_info_v2", (DEVICE,)),
    ("device_get_power_management_limit_constraints", (DEVICE,)),
    ("device_get_compute_running_processes_v3", (DEVICE,)),
)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.nvml", description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.2, help="time per package and function (default 0.2)")
    arguments = parser.parse_args()
    print(facts(), end="\n\n", flush=True)
    try:
        modules = {package: import_module(f"{package}.nvml") for package in PACKAGES}
    except ImportError as error:
        print(f"there is nothing to compare with: {error}")
        return 1
    known: dict[str, dict[Any, Any]] = {}
    for package, module in modules.items():
        module.init_v2()
        device = module.device_get_handle_by_index_v2(0)
        known[package] = {DEVICE: device, UUID: module.device_get_uuid(device)}
    rows: list[list[object]] = []
    for name, given in CALLS:
        loops = {
            package: loop_of(getattr(module, name), [known[package].get(item, item) for item in given])
            for package, module in modules.items()
        }
        times = interleaved(loops, arguments.seconds)
        rows.append([name, round(times[PEER].median), round(times[OURS].median), times[OURS].over(times[PEER])])
    print(table(["ns per call", PEER, OURS, "ratio"], rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
