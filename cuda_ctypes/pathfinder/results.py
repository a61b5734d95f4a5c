"""What the look-ups return and raise: the names and fields of cuda.pathfinder."""

from __future__ import annotations

from ..errors import CudaCtypesError, LibraryLoadError, LibraryNotFoundError


class DynamicLibNotFoundError(LibraryNotFoundError):
    """A library cannot be had; the message says what was tried, in order, and what installs it."""


class DynamicLibUnknownError(DynamicLibNotFoundError):
    """No library of that name is known."""


class DynamicLibNotAvailableError(DynamicLibNotFoundError):
    """The library does not exist for this system, or for this CUDA major."""


class DynamicLibLoadError(DynamicLibNotFoundError, LibraryLoadError):
    """A library is there, but the system's loader refuses it; cuda.pathfinder says "not found" then, too."""


class StaticLibNotFoundError(CudaCtypesError):
    """An archive is nowhere; the message says what was tried."""


class BitcodeLibNotFoundError(CudaCtypesError):
    """A bitcode file is nowhere; the message says what was tried."""


class UnsupportedBinaryError(CudaCtypesError):
    """No tool of that name is known."""


class UnsupportedArchError(CudaCtypesError):
    """NVIDIA has no libraries for this Python: it is not a 64-bit one."""


class Record:
    """Compared and shown by its fields. (Importing dataclasses takes longer than all of this.)"""

    def __eq__(self, other: object) -> bool:
        return vars(self) == vars(other) if type(other) is type(self) else NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(vars(self).values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in vars(self).items())})"


class LoadedDL(Record):
    """A library that is open for good: never close its handle."""

    def __init__(
        self, abs_path: str | None, was_already_loaded_from_elsewhere: bool, _handle_uint: int, found_via: str
    ) -> None:
        self.abs_path = abs_path
        self.was_already_loaded_from_elsewhere = was_already_loaded_from_elsewhere
        self._handle_uint = _handle_uint
        self.found_via = found_via


class LocatedHeaderDir(Record):
    """A folder that holds a library's header."""

    def __init__(self, abs_path: str | None, found_via: str) -> None:
        self.abs_path = abs_path
        self.found_via = found_via


class LocatedFile(Record):
    """A file by its name in the table."""

    def __init__(self, name: str, abs_path: str, filename: str, found_via: str) -> None:
        self.name = name
        self.abs_path = abs_path
        self.filename = filename
        self.found_via = found_via


class LocatedStaticLib(LocatedFile):
    """An archive."""


class LocatedBitcodeLib(LocatedFile):
    """A bitcode file."""
