"""``python -m cuda_ctypes devices``: a table of all GPUs and of the processes on them, as NVML tells."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

from ..errors import CudaCtypesError, CudaError
from . import CommandError

MIB = 1 << 20
UNKNOWN = (1 << 64) - 1
"""Memory of a process where NVML does not know it."""
HEADS = ("GPU", "name", "bus", "temperature", "power", "memory", "busy")
PROCESS_HEADS = ("GPU", "process", "memory", "command")
CLEAR = "\x1b[H\x1b[2J"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.add_argument(
        "--watch",
        nargs="?",
        type=seconds,
        const=2.0,
        metavar="SECONDS",
        help="repeat every 2 seconds, or at another interval",
    )


def seconds(text: str) -> float:
    number = float(text)
    if not 0 < number < float("inf"):
        raise ValueError(text)
    return number


def run(arguments: argparse.Namespace) -> int:
    while True:
        try:
            found = everything()
        except (CudaCtypesError, CudaError) as error:
            raise CommandError(str(error)) from None
        text = json.dumps(found, indent=None if arguments.watch else 1) if arguments.json else shown(found)
        if arguments.watch and not arguments.json and sys.stdout.isatty():
            text = CLEAR + text
        print(text, flush=True)
        if not arguments.watch:
            return 0
        try:
            time.sleep(arguments.watch)
        except KeyboardInterrupt:  # the way to end it
            return 0


def told(ask: Callable[[], Any]) -> Any:
    """NVML's answer; None if the GPU has no such fact."""
    try:
        return ask()
    except CudaError:
        return None


def everything() -> dict[str, Any]:
    """The driver's versions, and the facts of each GPU."""
    from ..core import system
    from ..core.system.asking import initialized

    return {
        "driver": initialized().system_get_driver_version(),
        "cuda": ".".join(map(str, system.get_user_mode_driver_version())),
        "devices": [facts(number, gpu) for number, gpu in enumerate(system.Device.get_all_devices())],
    }


def facts(number: int, gpu: Any) -> dict[str, Any]:
    from ..core.system.asking import initialized

    nvml = initialized()
    memory = told(lambda: gpu.memory_info)
    processes = told(lambda: gpu.compute_running_processes) or []
    return {
        "index": number,
        "name": gpu.name,
        "uuid": gpu.uuid,
        "bus": gpu.pci_bus_id,
        "temperature": told(lambda: gpu.temperature.get_sensor()),
        "power": told(lambda: nvml.device_get_power_usage(gpu._handle) / 1000),
        "power_limit": told(lambda: nvml.device_get_enforced_power_limit(gpu._handle) / 1000),
        "memory_used": memory and memory.used,
        "memory_total": memory and memory.total,
        "utilization": told(lambda: gpu.utilization.gpu),
        "processes": [process_facts(process) for process in processes],
    }


def process_facts(process: Any) -> dict[str, Any]:
    from ..core import system

    return {
        "pid": process.pid,
        "memory": None if process.used_gpu_memory == UNKNOWN else process.used_gpu_memory,
        "command": told(lambda: system.get_process_name(process.pid)),
    }


# --- as text


def shown(found: dict[str, Any]) -> str:
    lines = [f"driver {found['driver']}, CUDA {found['cuda']}"]
    if not found["devices"]:
        return "\n".join([*lines, "no GPU"])
    lines += table(HEADS, [row(gpu) for gpu in found["devices"]])
    processes = [
        (str(gpu["index"]), str(item["pid"]), mebibytes(item["memory"]), item["command"] or "-")
        for gpu in found["devices"]
        for item in gpu["processes"]
    ]
    return "\n".join([*lines, "", *(table(PROCESS_HEADS, processes) if processes else ["no processes"])])


def row(gpu: dict[str, Any]) -> tuple[str, ...]:
    return (
        str(gpu["index"]),
        gpu["name"],
        gpu["bus"],
        with_unit(gpu["temperature"], "C"),
        of(with_unit(gpu["power"], "W"), with_unit(gpu["power_limit"], "W")),
        of(mebibytes(gpu["memory_used"]), mebibytes(gpu["memory_total"])),
        with_unit(gpu["utilization"], "%"),
    )


def of(part: str, whole: str) -> str:
    return "-" if part == whole == "-" else f"{part} / {whole}"


def with_unit(number: float | None, unit: str) -> str:
    return "-" if number is None else f"{number:.0f} {unit}"


def mebibytes(number: int | None) -> str:
    return "-" if number is None else f"{number // MIB} MiB"


def table(heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> list[str]:
    """Columns as wide as they must be; the last is not padded."""
    widths = [max(len(line[column]) for line in (heads, *rows)) for column in range(len(heads))]
    return ["  ".join(map(str.ljust, line, widths)).rstrip() for line in (heads, *rows)]
