"""Finds NVIDIA's libraries, headers and tools: the interface of ``cuda.pathfinder``, and files of one CUDA major only.

Functions that search have a further parameter ``major``, the CUDA major to look for.
"""

from . import table as _table
from .files import (
    find_bitcode_lib,
    find_nvidia_binary_utility,
    find_nvidia_header_directory,
    find_static_lib,
    get_cuda_path_or_home,
    locate_bitcode_lib,
    locate_nvidia_header_directory,
    locate_static_lib,
)
from .load import load_nvidia_dynamic_lib
from .results import (
    BitcodeLibNotFoundError,
    DynamicLibLoadError,
    DynamicLibNotAvailableError,
    DynamicLibNotFoundError,
    DynamicLibUnknownError,
    LoadedDL,
    LocatedBitcodeLib,
    LocatedHeaderDir,
    LocatedStaticLib,
    StaticLibNotFoundError,
    UnsupportedArchError,
    UnsupportedBinaryError,
)

__version__ = "1.9.0"
"""The version of cuda.pathfinder with these names and this behaviour."""


def _available(items: dict[str, _table.Item]) -> tuple[str, ...]:
    return tuple(name for name, item in items.items() if item.available)


SUPPORTED_NVIDIA_LIBNAMES = tuple(name for name in _available(_table.LIBRARIES) if _table.LIBRARIES[name].toolkit)
"""The toolkit's libraries; :func:`load_nvidia_dynamic_lib` also knows others."""
SUPPORTED_HEADERS_CTK = {
    name: _table.HEADERS[name].names(_table.MAJORS[0])[0]
    for name in _available(_table.HEADERS)
    if _table.HEADERS[name].toolkit
}
SUPPORTED_STATIC_LIBS = _available(_table.ARCHIVES)
SUPPORTED_BITCODE_LIBS = _available(_table.BITCODE)
SUPPORTED_BINARY_UTILITIES = _available(_table.TOOLS)

__all__ = [
    "SUPPORTED_BINARY_UTILITIES",
    "SUPPORTED_BITCODE_LIBS",
    "SUPPORTED_HEADERS_CTK",
    "SUPPORTED_NVIDIA_LIBNAMES",
    "SUPPORTED_STATIC_LIBS",
    "BitcodeLibNotFoundError",
    "DynamicLibLoadError",
    "DynamicLibNotAvailableError",
    "DynamicLibNotFoundError",
    "DynamicLibUnknownError",
    "LoadedDL",
    "LocatedBitcodeLib",
    "LocatedHeaderDir",
    "LocatedStaticLib",
    "StaticLibNotFoundError",
    "UnsupportedArchError",
    "UnsupportedBinaryError",
    "find_bitcode_lib",
    "find_nvidia_binary_utility",
    "find_nvidia_header_directory",
    "find_static_lib",
    "get_cuda_path_or_home",
    "load_nvidia_dynamic_lib",
    "locate_bitcode_lib",
    "locate_nvidia_header_directory",
    "locate_static_lib",
]
