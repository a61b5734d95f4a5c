"""``python -m cuda_ctypes devices``: a table of all GPUs and of the processes on them, as NVML tells."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ..errors import CudaCtypesError, CudaError, FunctionNotFoundError
from . import CommandError

MIB = 1 << 20
UNKNOWN = (1 << 64) - 1
"""Memory of a process where NVML does not know it."""
HEADS = ("GPU", "name", "bus", "temperature", "power", "memory", "busy")
PROCESS_HEADS = ("GPU", "process", "type", "memory", "command")
TYPES = {"C": "compute", "G": "graphics", "M": "mps_compute"}
"""How a process uses a GPU, and the word for it in NVML's functions."""
FACTS: dict[str, Callable[[Any, Any], Any]] = {
    "bus": lambda nvml, gpu: gpu.pci_bus_id,
    "temperature": lambda nvml, gpu: gpu.temperature.get_sensor(),
    "power": lambda nvml, gpu: nvml.device_get_power_usage(gpu._handle) / 1000,
    "power_limit": lambda nvml, gpu: nvml.device_get_enforced_power_limit(gpu._handle) / 1000,
    "memory_used": lambda nvml, gpu: gpu.memory_info.used,
    "memory_total": lambda nvml, gpu: gpu.memory_info.total,
    "utilization": lambda nvml, gpu: gpu.utilization.gpu,
}
"""Those that a GPU may lack, in the order of JSON."""
LONGEST = 1e9
"""Seconds that every Python can sleep."""
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
    if not 0 < number <= LONGEST:  # also true for nan
        raise argparse.ArgumentTypeError(f"{text} is not between 0 and {LONGEST:,.0f} seconds")
    return number


def run(arguments: argparse.Namespace) -> int:
    while True:
        try:
            found = everything()
        except (CudaCtypesError, CudaError) as error:
            raise CommandError(str(error)) from None
        text = json.dumps(found, indent=None if arguments.watch else 1) if arguments.json else shown(found)
        if arguments.watch and not arguments.json and sys.stdout and sys.stdout.isatty():
            text = CLEAR + text
        print(text, flush=True)
        if not arguments.watch:
            return int(any(gpu["error"] for gpu in found["devices"]))
        try:
            time.sleep(arguments.watch)
        except KeyboardInterrupt:  # the way to end it
            return 0


def told(ask: Callable[[], Any]) -> Any:
    """NVML's answer; None if the GPU has no such fact, or the driver no such function."""
    try:
        return ask()
    except (CudaError, FunctionNotFoundError):
        return None


def everything() -> dict[str, Any]:
    """The driver's versions, and the facts of each GPU."""
    from ..core import system
    from ..core.system.asking import initialized

    version = told(system.get_user_mode_driver_version)  # libcuda may be missing where NVML is not
    return {
        "driver": initialized().system_get_driver_version(),
        "cuda": version and ".".join(map(str, version)),
        "devices": [facts(number) for number in range(system.Device.get_device_count())],
    }


def facts(number: int) -> dict[str, Any]:
    """The facts of a GPU; all of them None but the error if it cannot be used."""
    from ..core import system
    from ..core.system.asking import initialized

    try:
        gpu = system.Device(number)
        found = {"index": number, "name": gpu.name, "uuid": gpu.uuid}
    except (CudaError, FunctionNotFoundError) as error:
        return {
            **dict.fromkeys(("index", "name", "uuid", *FACTS)),
            "index": number,
            "processes": [],
            "error": str(error),
        }
    nvml = initialized()
    found.update({name: told(lambda: ask(nvml, gpu)) for name, ask in FACTS.items()})
    return {**found, "processes": list(processes(nvml, gpu)), "error": None}


def processes(nvml: Any, gpu: Any) -> Iterator[dict[str, Any]]:
    """The processes on a GPU, each once."""
    from ..core import system

    types: dict[int, list[str]] = {}
    memory: dict[int, int | None] = {}
    for kind, word in TYPES.items():
        ask = getattr(nvml, f"device_get_{word}_running_processes_v3")
        for process in told(lambda: ask(gpu._handle)) or ():
            number, used = int(process.pid), int(process.used_gpu_memory)
            types.setdefault(number, []).append(kind)
            memory[number] = None if used == UNKNOWN else used
    for number, kinds in types.items():
        command = told(lambda: system.get_process_name(number))
        yield {"pid": number, "type": "+".join(kinds), "memory": memory[number], "command": command}


# --- as text


def shown(found: dict[str, Any]) -> str:
    lines = [f"driver {found['driver']}, CUDA {found['cuda'] or '-'}"]
    if not found["devices"]:
        return "\n".join([*lines, "no GPU"])
    lines += table(HEADS, [row(gpu) for gpu in found["devices"]])
    lines += [f"GPU {gpu['index']}: {gpu['error']}" for gpu in found["devices"] if gpu["error"]]
    rows = [
        (str(gpu["index"]), str(item["pid"]), item["type"], mebibytes(item["memory"]), item["command"] or "-")
        for gpu in found["devices"]
        for item in gpu["processes"]
    ]
    return "\n".join([*lines, "", *(table(PROCESS_HEADS, rows) if rows else ["no processes"])])


def row(gpu: dict[str, Any]) -> tuple[str, ...]:
    return (
        str(gpu["index"]),
        gpu["name"] or "-",
        gpu["bus"] or "-",
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
    """Columns as wide as they must be; the last is not padded. Names come from elsewhere: what would move the cursor is escaped."""
    rows = [tuple(map(printable, line)) for line in rows]
    widths = [max(len(line[column]) for line in (heads, *rows)) for column in range(len(heads))]
    return ["  ".join(map(str.ljust, line, widths)).rstrip() for line in (heads, *rows)]


def printable(text: str) -> str:
    return "".join([letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text])
