"""Finds files that are not loaded: header folders, archives, bitcode files and tools, also of one CUDA major only."""

from __future__ import annotations

import os
import warnings

from ..errors import CudaCtypesError
from . import majors, search, table
from .load import advice, in_order, unknown
from .results import (
    BitcodeLibNotFoundError,
    LocatedBitcodeLib,
    LocatedHeaderDir,
    LocatedStaticLib,
    StaticLibNotFoundError,
    UnsupportedBinaryError,
)

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterator

    from .table import Item


def located(item: Item, major: int, tried: list[str]) -> Iterator[tuple[str, str, str]]:
    """(way it was found, folder, name) of each match, best first."""
    for step in search.ORDERS[item.order]:
        yield from search.files(step, item, major, tried)


def locate_nvidia_header_directory(libname: str, *, major: int | None = None) -> LocatedHeaderDir | None:
    """Find the folder of a library's headers.

    Parameters
    ----------
    libname : str
        The short name, such as ``"cudart"`` or ``"cccl"``.
    major : int, optional
        The CUDA major; by default as in :func:`load_nvidia_dynamic_lib`.

    Returns
    -------
    LocatedHeaderDir or None
        None if no folder was found.

    Raises
    ------
    CudaCtypesError
        The name is unknown.
    ValueError
        ``major`` is not a supported CUDA major.
    """
    if libname not in table.HEADERS:
        raise CudaCtypesError(unknown("headers", libname, table.HEADERS))
    for found_via, folder, _ in located(table.HEADERS[libname], majors.checked(major), []):
        return LocatedHeaderDir(os.path.realpath(folder), found_via)
    return None


def find_nvidia_header_directory(libname: str, *, major: int | None = None) -> str | None:
    """The path of the folder of a library's headers.

    Parameters
    ----------
    libname : str
        The short name, such as ``"cudart"`` or ``"cccl"``.
    major : int, optional
        The CUDA major; by default as in :func:`load_nvidia_dynamic_lib`.

    Returns
    -------
    str or None
        None if no folder was found.

    Raises
    ------
    CudaCtypesError
        The name is unknown.
    ValueError
        ``major`` is not a supported CUDA major.
    """
    found = locate_nvidia_header_directory(libname, major=major)
    return found.abs_path if found else None


def locate_static_lib(name: str, *, major: int | None = None) -> LocatedStaticLib:
    """Find a static library.

    Parameters
    ----------
    name : str
        The short name; ``"cudadevrt"`` is the only one.
    major : int, optional
        The CUDA major; by default as in :func:`load_nvidia_dynamic_lib`.

    Returns
    -------
    LocatedStaticLib

    Raises
    ------
    ValueError
        The name is unknown, or ``major`` is not a supported CUDA major.
    StaticLibNotFoundError
        No file was found.
    """
    if name not in table.ARCHIVES:
        raise ValueError(unknown("static library", name, table.ARCHIVES))
    tried: list[str] = []
    wanted = majors.checked(major)
    for found_via, folder, file in located(table.ARCHIVES[name], wanted, tried):
        return LocatedStaticLib(name, os.path.realpath(os.path.join(folder, file)), file, found_via)
    raise StaticLibNotFoundError(missing(table.ARCHIVES[name], wanted, tried))


def find_static_lib(name: str, *, major: int | None = None) -> str:
    """The path of a static library.

    Parameters
    ----------
    name : str
        The short name; ``"cudadevrt"`` is the only one.
    major : int, optional
        The CUDA major; by default as in :func:`load_nvidia_dynamic_lib`.

    Returns
    -------
    str

    Raises
    ------
    ValueError
        The name is unknown, or ``major`` is not a supported CUDA major.
    StaticLibNotFoundError
        No file was found.
    """
    return locate_static_lib(name, major=major).abs_path


def locate_bitcode_lib(name: str, *, major: int | None = None) -> LocatedBitcodeLib:
    """Find a library of NVVM bitcode.

    Parameters
    ----------
    name : str
        The short name: ``"device"`` (libdevice), ``"nccl_device"`` or ``"nvshmem_device"``.
    major : int, optional
        The CUDA major; by default as in :func:`load_nvidia_dynamic_lib`.

    Returns
    -------
    LocatedBitcodeLib

    Raises
    ------
    ValueError
        The name is unknown, or ``major`` is not a supported CUDA major.
    BitcodeLibNotFoundError
        No file was found.
    """
    if name not in table.BITCODE:
        raise ValueError(unknown("bitcode library", name, table.BITCODE))
    tried: list[str] = []
    wanted = majors.checked(major)
    for found_via, folder, file in located(table.BITCODE[name], wanted, tried):
        return LocatedBitcodeLib(name, os.path.realpath(os.path.join(folder, file)), file, found_via)
    raise BitcodeLibNotFoundError(missing(table.BITCODE[name], wanted, tried))


def find_bitcode_lib(name: str, *, major: int | None = None) -> str:
    """The path of a library of NVVM bitcode.

    Parameters
    ----------
    name : str
        The short name: ``"device"`` (libdevice), ``"nccl_device"`` or ``"nvshmem_device"``.
    major : int, optional
        The CUDA major; by default as in :func:`load_nvidia_dynamic_lib`.

    Returns
    -------
    str

    Raises
    ------
    ValueError
        The name is unknown, or ``major`` is not a supported CUDA major.
    BitcodeLibNotFoundError
        No file was found.
    """
    return locate_bitcode_lib(name, major=major).abs_path


def find_nvidia_binary_utility(utility_name: str, *, major: int | None = None) -> str | None:
    """The path of one of the toolkit's programs.

    Parameters
    ----------
    utility_name : str
        The program's name, such as ``"nvdisasm"``.
    major : int, optional
        The CUDA major; by default as in :func:`load_nvidia_dynamic_lib`.

    Returns
    -------
    str or None
        None if no executable file was found.

    Raises
    ------
    UnsupportedBinaryError
        The name is unknown.
    ValueError
        ``major`` is not a supported CUDA major.
    """
    if utility_name not in table.TOOLS:
        raise UnsupportedBinaryError(unknown("tool", utility_name, table.TOOLS))
    for _, folder, file in located(table.TOOLS[utility_name], majors.checked(major), []):
        path = os.path.join(folder, file)
        if os.path.isfile(path) and os.access(path, os.X_OK):
            return os.path.realpath(path)
    return None


def get_cuda_path_or_home() -> str | None:
    """The toolkit named by the environment: CUDA_PATH, else CUDA_HOME. Warns if they differ.

    Returns
    -------
    str or None
        None if neither variable is set.
    """
    named = {name: os.environ[name] for name in search.TOOLKIT_VARIABLES if os.environ.get(name)}
    if len({os.path.realpath(root) for root in named.values()}) > 1:
        differing = ", ".join(f"{name} is {root}" for name, root in named.items())
        warnings.warn(f"{differing}: they differ, and the first is used", UserWarning, stacklevel=2)
    return next(iter(named.values()), None)


def missing(item: Item, major: int, tried: list[str]) -> str:
    what = f"{' or '.join(item.names(major))} (CUDA {major})"
    return f"{what} was not found: {advice(item, major)}.{in_order(tried)}"
