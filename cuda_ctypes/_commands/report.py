"""``python -m cuda_ctypes report``: the parts of CUDA that this Python can use, the missing ones, and how to get them."""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import platform
from collections.abc import Iterator
from typing import Any

from .. import MAJORS, VARIABLE, __version__, machine_code
from .. import major as default_major
from ..errors import CudaCtypesError
from . import CommandError


def one_number(function: str, *places: int) -> Any:
    """A version that a function writes as one number; its parts have these places: 13050 is 13.5."""

    def ask(library: Any) -> str:
        number = ctypes.c_int()
        if library[function](ctypes.byref(number)):
            return ""
        parts, rest = [], number.value
        for place in places:
            part, rest = divmod(rest, place)
            parts.append(str(part))
        return ".".join(parts)

    return ask


def two_numbers(function: str) -> Any:
    def ask(library: Any) -> str:
        major, minor = ctypes.c_int(), ctypes.c_int()
        failed = library[function](ctypes.byref(major), ctypes.byref(minor))
        return "" if failed else f"{major.value}.{minor.value}"

    return ask


def properties(function: str) -> Any:
    """The function writes a property: the major, the minor, the patch."""

    def ask(library: Any) -> str:
        numbers = [ctypes.c_int() for _ in range(3)]
        failed = [library[function](kind, ctypes.byref(number)) for kind, number in enumerate(numbers)]
        return "" if any(failed) else ".".join(str(number.value) for number in numbers)

    return ask


def nvml_version(library: Any) -> str:
    text = ctypes.create_string_buffer(80)
    if library["nvmlInit_v2"]():
        return ""
    failed = library["nvmlSystemGetNVMLVersion"](text, len(text))
    library["nvmlShutdown"]()
    return "" if failed else text.value.decode(errors="replace")


PACKAGE = __package__.rpartition(".")[0]
LIBRARIES = (
    # module, how to ask its library for the version
    ("runtime", one_number("cudaRuntimeGetVersion", 1000, 10)),
    ("nvrtc", two_numbers("nvrtcVersion")),
    ("nvjitlink", two_numbers("nvJitLinkVersion")),
    ("nvvm", two_numbers("nvvmVersion")),
    ("nvfatbin", two_numbers("nvFatbinVersion")),
    ("nvml", nvml_version),
    ("cufile", one_number("cuFileGetVersion", 1000, 10)),
    ("nccl", one_number("ncclGetVersion", 10000, 100, 1)),
    ("cublas", properties("cublasGetProperty")),
    ("curand", properties("curandGetProperty")),
    ("cufft", properties("cufftGetProperty")),
    ("nvjpeg", properties("nvjpegGetProperty")),
    ("cublaslt", properties("cublasLtGetProperty")),
    ("cusparse", properties("cusparseGetProperty")),
    ("cusolver", properties("cusolverGetProperty")),
    ("cupti", one_number("cuptiGetVersion", 1)),
)

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
    try:
        major = default_major()
    except ImportError as error:
        raise CommandError(str(error)) from None
    rows = [
        *general(major),
        *about_driver(),
        *((module, described(module, int(major), ask)) for module, ask in LIBRARIES),
    ]
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
    yield "API", f"CUDA {major} ({chosen}; {VARIABLE}=12 or 13 chooses)"
    yield "calls", calls()


def calls() -> str:
    """The way to call C functions, and the reason if it is not machine code."""
    from .._floor.native import why_not

    reason = why_not()
    return f"ctypes ({reason})" if reason else f"machine code ({platform.machine()})"


def described(module: str, major: int, ask: Any) -> str:
    """A library's file, the way it was found and its version; or the defect, and the remedy."""
    from .._floor.library import Library
    from .._floor.tables import table_of

    table = table_of(f"{PACKAGE}.cu{major}", module)
    opened = Library(module, table.settings, major)
    try:
        opened.open()
        found = opened.found_via
    except CudaCtypesError as error:
        return str(error).partition(" Tried:")[0]  # the places tried are for questions about one library
    except OSError as error:
        return str(error)
    try:
        version = ask(opened)
    except AttributeError:  # no such function
        version = ""
    return f"{opened.path} ({FOUND.get(found, found)}), version {version or 'unknown'}"


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
    except CudaCtypesError as error:
        yield "driver", str(error)
    except driver.CudaError as error:
        yield "driver", str(error)
