"""Prints the state of every GPU of the system: memory, load, clocks, temperature, processes.

Shows core.system, which asks the driver's management library (NVML) without making a context. Finds the NVML device of
a CUDA device, and the reverse.
"""

from __future__ import annotations

from typing import Callable

from cuda_ctypes.core import Device, system
from cuda_ctypes.errors import FunctionNotFoundError


def told(ask: Callable[[], object]) -> object:
    """An answer, or a dash if there is none: the GPU has no such sensor, or an older driver lacks the function."""
    try:
        return ask()
    except (system.NotSupportedError, system.NoPermissionError, FunctionNotFoundError):
        return "-"


def describe(gpu: system.Device) -> str:
    memory = gpu.memory_info
    facts = (
        f"{gpu.name}: {memory.used >> 20} of {memory.total >> 20} MiB used",
        f"{told(lambda: gpu.utilization.gpu)} % busy",
        f"{told(lambda: gpu.get_clock('sm').get_current_mhz())} MHz",
        f"{told(lambda: gpu.temperature.get_sensor())} degrees",
        f"processes: {told(lambda: len(gpu.compute_running_processes))}",
    )
    reasons = told(lambda: gpu.current_clock_event_reasons)
    return ", ".join(facts) + (f", slowed by {', '.join(reasons)}" if isinstance(reasons, list) and reasons else "")


def main() -> None:
    gpus = list(system.Device.get_all_devices())
    # The two libraries can number GPUs differently, but share UUIDs.
    mine = Device().to_system_device()
    assert mine.to_cuda_device() == Device() and mine.name == Device().name
    print(f"{len(gpus)} GPUs; this program computes on {mine.pci_bus_id}; " + "; ".join(map(describe, gpus)))


if __name__ == "__main__":
    main()
