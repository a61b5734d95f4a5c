"""``python -m cuda_ctypes report``: the parts of CUDA that this Python can use, the missing ones, and how to get them."""

from __future__ import annotations

import argparse
import json
import os
import platform
from collections.abc import Iterator
from importlib import import_module
from inspect import signature
from typing import Any

from .. import MAJORS, VARIABLE, __version__, machine_code
from .. import major as default_major
from .._floor.library import Library
from .._floor.tables import table_of
from .._floor.tables.libraries import library_names
from ..errors import CudaCtypesError, CudaError
from ..pathfinder.table import LIBRARIES

PACKAGE = __name__.rpartition("._commands.")[0]
FOUND = {
    "was-already-loaded-from-elsewhere": "already loaded",
    "site-packages": "a wheel",
    "system-search": "the system's loader",
    "CUDA_PATH": "a toolkit",
    "system-ctk-root": "the toolkit of the system's cudart",
}
"""The report's words for pathfinder's ways to find libraries."""


def devices(driver: Any) -> Iterator[str]:
    attribute = driver.CUdevice_attribute
    for ordinal in range(driver.cuDeviceGetCount()):
        device = driver.cuDeviceGet(ordinal)
        major = driver.cuDeviceGetAttribute(attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device)
        minor = driver.cuDeviceGetAttribute(attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, device)
        memory = driver.cuDeviceTotalMem(device) / 2**30
        yield f"{ordinal}: {driver.cuDeviceGetName(256, device)}, compute capability {major}.{minor}, {memory:.0f} GiB"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(arguments: argparse.Namespace) -> int:
    major = default_major()
    rows = [*general(major), *about_driver(), *libraries(major)]
    if arguments.json:
        found = {"version": __version__, "python": platform.python_version(), "api": major, "calls": machine_code()}
        found["devices"] = [text for name, text in rows if name == "device"]
        found.update((name, text) for name, text in rows if name not in ("API", "calls", "device"))
        print(json.dumps(found, indent=1))
        return 0
    print(f"cuda_ctypes {__version__}, Python {platform.python_version()} ({platform.python_implementation()})")
    for name, text in rows:
        print(f"{name:<11} {text}")
    return 0


def general(major: str) -> Iterator[tuple[str, str]]:
    chosen = f"{VARIABLE}={major}" if os.environ.get(VARIABLE) else "the default"
    yield "API", f"CUDA {major} ({chosen}; {VARIABLE}={' or '.join(sorted(MAJORS))} chooses)"
    yield "calls", calls()


def calls() -> str:
    """The way to call C functions, and the reason if it is not machine code."""
    from .._floor.native import why_not

    reason = why_not()
    return f"ctypes ({reason})" if reason else f"machine code ({platform.machine()})"


def libraries(major: str) -> Iterator[tuple[str, str]]:
    """All but the driver. Those that others need are opened first: later they would be "already loaded"."""

    def needed(name: str) -> int:
        finder = table_of(f"{PACKAGE}.cu{library_names()[name]}", name).settings.get("pathfinder")
        return len(LIBRARIES[finder].needs.split()) if finder else 0

    texts = {name: described(name, major) for name in sorted(library_names(), key=needed) if name != "driver"}
    yield from sorted(texts.items())


def described(name: str, major: str) -> str:
    """A library's file, the way it was found and its version; or the defect, and the remedy."""
    try:
        table = table_of(f"{PACKAGE}.cu{major}", name)
    except ImportError:
        return f"CUDA {major} has no such library"
    opened = Library(name, table.settings, int(major))
    try:
        opened.open()
    except CudaCtypesError as error:
        return str(error).partition(" Tried:")[0]  # the places tried are for questions about one library
    except OSError as error:
        return str(error)
    found = FOUND.get(opened.found_via, opened.found_via)
    return f"{opened.path} ({found}), version {version(name, major, *table.settings.get('version', ())) or 'unknown'}"


def version(library: str, major: str, function: str = "", *places: str) -> str:
    """A library's version as its function tells it: a text, the parts, one part at each call, or one number in which they
    have these places. Empty if there is no such function or it fails."""
    if not function:
        return ""
    ask = getattr(import_module(f"{PACKAGE}.cu{major}.checked.{library}"), function)
    try:
        said: Any = [ask(part) for part in range(3)] if signature(ask).parameters else ask()
    except (CudaError, CudaCtypesError):
        return ""
    if isinstance(said, str):
        return said
    if not places:
        return ".".join(map(str, said))
    parts = []
    for place in map(int, places):
        part, said = divmod(said, place)
        parts.append(str(part))
    return ".".join(parts)


def about_driver() -> Iterator[tuple[str, str]]:
    from .._floor.cuda_version import version_text
    from .._floor.faces import shared_by
    from .._floor.library.missing import file_of
    from ..checked import driver

    shared = shared_by(driver.__name__)
    try:
        version = driver.cuDriverGetVersion()
        major, note = version // 1000, ""
        if major < int(default_major()):
            other = f"set {VARIABLE}={major}, or " if str(major) in MAJORS else ""
            note = f", older than the API chosen: {other}update the driver"
        yield "driver", f"{file_of(shared.library)}, supports CUDA {version_text(version)}{note}"
        driver.cuInit(0)
        lines = list(devices(driver))
        for line in lines or [f"none. {shared.table.advice['CUDA_ERROR_NO_DEVICE']}"]:
            yield "device", line
    except (CudaError, CudaCtypesError) as error:
        yield "driver", str(error)
