"""Finding what is not loaded: header folders, archives, bitcode files and tools, with the CUDA major kept here too."""

from __future__ import annotations

import os
import warnings

from ..errors import CudaCtypesError
from . import majors, search, table
from .load import advice, in_order
from .results import (
    BitcodeLibNotFoundError,
    LocatedBitcodeLib,
    LocatedHeaderDir,
    LocatedStaticLib,
    StaticLibNotFoundError,
    UnsupportedBinaryError,
)

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterator

    from .table import Item


def located(item: Item, major: int, tried: list[str]) -> Iterator[tuple[str, str, str]]:
    """How, in which folder and under which name a thing is found, the first first."""
    for step in search.ORDERS[item.order]:
        yield from search.files(step, item, major, tried)


def locate_nvidia_header_directory(libname: str, *, major: int | None = None) -> LocatedHeaderDir | None:
    """The folder that holds a library's headers; None if there is none."""
    if libname not in table.HEADERS:
        raise CudaCtypesError(f"no headers of {libname!r} are known; these are: {', '.join(sorted(table.HEADERS))}")
    for found_via, folder, _ in located(table.HEADERS[libname], majors.checked(major), []):
        return LocatedHeaderDir(os.path.realpath(folder), found_via)
    return None


def find_nvidia_header_directory(libname: str, *, major: int | None = None) -> str | None:
    """The same, as a path."""
    found = locate_nvidia_header_directory(libname, major=major)
    return found.abs_path if found else None


def locate_static_lib(name: str, *, major: int | None = None) -> LocatedStaticLib:
    """An archive to link with, ``cudadevrt``."""
    if name not in table.ARCHIVES:
        raise ValueError(f"no static library {name!r} is known; these are: {', '.join(table.ARCHIVES)}")
    tried: list[str] = []
    wanted = majors.checked(major)
    for found_via, folder, file in located(table.ARCHIVES[name], wanted, tried):
        return LocatedStaticLib(name, os.path.realpath(os.path.join(folder, file)), file, found_via)
    raise StaticLibNotFoundError(missing(table.ARCHIVES[name], wanted, tried))


def find_static_lib(name: str, *, major: int | None = None) -> str:
    """The same, as a path."""
    return locate_static_lib(name, major=major).abs_path


def locate_bitcode_lib(name: str, *, major: int | None = None) -> LocatedBitcodeLib:
    """A library of NVVM bitcode: ``device`` is libdevice."""
    if name not in table.BITCODE:
        raise ValueError(f"no bitcode library {name!r} is known; these are: {', '.join(table.BITCODE)}")
    tried: list[str] = []
    wanted = majors.checked(major)
    for found_via, folder, file in located(table.BITCODE[name], wanted, tried):
        return LocatedBitcodeLib(name, os.path.realpath(os.path.join(folder, file)), file, found_via)
    raise BitcodeLibNotFoundError(missing(table.BITCODE[name], wanted, tried))


def find_bitcode_lib(name: str, *, major: int | None = None) -> str:
    """The same, as a path."""
    return locate_bitcode_lib(name, major=major).abs_path


def find_nvidia_binary_utility(utility_name: str, *, major: int | None = None) -> str | None:
    """The path of a tool of the toolkit, ``nvdisasm`` for one; None if there is none."""
    if utility_name not in table.TOOLS:
        raise UnsupportedBinaryError(f"no tool {utility_name!r} is known; these are: {', '.join(table.TOOLS)}")
    for _, folder, file in located(table.TOOLS[utility_name], majors.checked(major), []):
        path = os.path.join(folder, file)
        if os.path.isfile(path) and os.access(path, os.X_OK):
            return os.path.realpath(path)
    return None


def get_cuda_path_or_home() -> str | None:
    """The toolkit that the environment names: CUDA_PATH, else CUDA_HOME."""
    named = {name: os.environ[name] for name in search.TOOLKIT_VARIABLES if os.environ.get(name)}
    if len({os.path.realpath(root) for root in named.values()}) > 1:
        differing = ", ".join(f"{name} is {root}" for name, root in named.items())
        warnings.warn(f"{differing}: they differ, and the first counts", UserWarning, stacklevel=2)
    return next(iter(named.values()), None)


def missing(item: Item, major: int, tried: list[str]) -> str:
    what = f"{' or '.join(item.names(major))} (CUDA {major})"
    return f"{what} was not found: {advice(item, major)}.{in_order(tried)}"
