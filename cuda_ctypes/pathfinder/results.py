"""Results and exceptions of the functions: the names and fields of cuda.pathfinder."""

from __future__ import annotations

from ..errors import CudaCtypesError, LibraryLoadError, LibraryNotFoundError


class DynamicLibNotFoundError(LibraryNotFoundError):
    """A library could not be found or loaded; the message lists the places tried, and how to install it."""


class DynamicLibUnknownError(DynamicLibNotFoundError):
    """The library's name is unknown."""


class DynamicLibNotAvailableError(DynamicLibNotFoundError):
    """The library does not exist for this system or CUDA major."""


class DynamicLibLoadError(DynamicLibNotFoundError, LibraryLoadError):
    """A library was found, but the system's loader cannot load it. As in cuda.pathfinder it is also a "not found"
    error."""


class StaticLibNotFoundError(CudaCtypesError):
    """A static library was not found; the message lists the places tried."""


class BitcodeLibNotFoundError(CudaCtypesError):
    """A bitcode file was not found; the message lists the places tried."""


class UnsupportedBinaryError(CudaCtypesError):
    """The program's name is unknown."""


class UnsupportedArchError(CudaCtypesError):
    """NVIDIA has no libraries for this Python: it is not a 64-bit program."""


class Record:
    """Compared and shown by its fields. (dataclasses would take longer to import than this package.)"""

    def __eq__(self, other: object) -> bool:
        return vars(self) == vars(other) if type(other) is type(self) else NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(vars(self).values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in vars(self).items())})"


class LoadedDL(Record):
    """An open library. Do not close its handle: it stays open for the rest of the process.

    Parameters
    ----------
    abs_path : str or None
        The library's path; None if the system does not know it.
    was_already_loaded_from_elsewhere : bool
        Whether the process had loaded the library before.
    found_via : str
        The way it was found, such as ``"site-packages"``, ``"conda"`` or ``"system-search"``.
    """

    def __init__(
        self, abs_path: str | None, was_already_loaded_from_elsewhere: bool, _handle_uint: int, found_via: str
    ) -> None:
        self.abs_path = abs_path
        self.was_already_loaded_from_elsewhere = was_already_loaded_from_elsewhere
        self._handle_uint = _handle_uint
        self.found_via = found_via


class LocatedHeaderDir(Record):
    """A folder of headers.

    Parameters
    ----------
    abs_path : str or None
        The folder's path.
    found_via : str
        The way it was found, such as ``"site-packages"`` or ``"CUDA_PATH"``.
    """

    def __init__(self, abs_path: str | None, found_via: str) -> None:
        self.abs_path = abs_path
        self.found_via = found_via


class LocatedFile(Record):
    """A file, with its short name."""

    def __init__(self, name: str, abs_path: str, filename: str, found_via: str) -> None:
        self.name = name
        self.abs_path = abs_path
        self.filename = filename
        self.found_via = found_via


class LocatedStaticLib(LocatedFile):
    """A static library: ``name``, ``abs_path``, ``filename``, and ``found_via``, the way it was found."""


class LocatedBitcodeLib(LocatedFile):
    """A bitcode file: ``name``, ``abs_path``, ``filename``, and ``found_via``, the way it was found."""
