"""Every exception that the package raises of its own; statuses of the libraries become :class:`CudaError` subclasses."""

from __future__ import annotations

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


class CudaCtypesError(RuntimeError):
    """Base of what goes wrong before a library's function is reached."""


class LibraryNotFoundError(CudaCtypesError):
    """No file of a library could be found; the message says where it was looked for and what installs it."""


class LibraryLoadError(CudaCtypesError):
    """A file of the library is there, but the system's loader refuses it; the message has the loader's words."""


class FunctionNotFoundError(CudaCtypesError):
    """The library that was found does not export a function: it is older (or newer) than what was called."""


class CudaError(Exception):
    """A library's function returned an error status; raised by the ``checked`` modules.

    There is one subclass per status (``CUDA_ERROR_OUT_OF_MEMORY`` raises ``CudaErrorOutOfMemory``), made on first use
    and the same for every CUDA major.
    """

    status: Any
    """The status as a member of the library's enum; a text in programs that raise this class themselves, as any other."""
    function: str
    """Name of the C function that returned it; empty where that is not known."""

    def __init__(self, status: Any = "", function: str = "", advice: str = "") -> None:
        super().__init__(status, function, advice)
        self.status = status
        self.function = function
        self.advice = advice

    def __str__(self) -> str:
        if isinstance(self.status, str):
            return self.status
        text = f"{self.status.name} ({int(self.status)})"
        if self.function:
            text = f"{self.function}: {text}"
        return f"{text}: {self.advice}" if self.advice else text

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self) is not CudaError, self.status, self.function, self.advice)


_subclasses: dict[str, type[CudaError]] = {}


def subclass_name(status_name: str) -> str:
    """``CUDA_ERROR_OUT_OF_MEMORY`` -> ``CudaErrorOutOfMemory``; ``cudaErrorMemoryAllocation`` -> the same with a capital."""
    if "_" in status_name:
        return "".join(word.capitalize() for word in status_name.split("_"))
    return status_name[:1].upper() + status_name[1:]


def error_class(status_name: str) -> type[CudaError]:
    """The subclass of :class:`CudaError` for a status, by the status's C name."""
    name = subclass_name(status_name)
    try:
        return _subclasses[name]
    except KeyError:
        made = type(name, (CudaError,), {"__module__": __name__, "__doc__": f"The status {status_name}."})
        return _subclasses.setdefault(name, made)


def error_names(table: Any) -> dict[str, str]:
    """Names of the exceptions of a library's table, each with the name of its status."""
    statuses = table.enums[table.settings["result"]]
    return {subclass_name(name): name for name, value in statuses.items() if value}


def error_of_table(table: Any, name: str) -> Any:
    """The exception of that name; None if the table has no status for it."""
    if name == "CudaError":
        return CudaError
    status = error_names(table).get(name)
    return status and error_class(status)


def _error_of_any_library(name: str) -> Any:
    """The exception of that name from any table: another process may have made the class."""
    from importlib import import_module
    from pkgutil import iter_modules

    from . import MAJORS
    from ._floor.tables import table_of

    for major in MAJORS:
        package = import_module(f".cu{major}", __package__)
        for found in iter_modules(package.__path__):
            if found.name[0] == "_":
                made = error_of_table(table_of(package.__name__, found.name[1:]), name)
                if made:
                    return made
    return None


def __getattr__(name: str) -> Any:
    """The subclasses, so that they are where they say, for tracebacks and pickle."""
    made = _subclasses.get(name)
    if made is None and name[:1].isupper():
        try:
            made = _error_of_any_library(name)
        except ImportError:  # of a copy without a major, or when nothing can be imported any more
            pass
    if made is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return made


def _rebuild(known: bool, status: Any, function: str, advice: str) -> CudaError:
    return (error_class(status.name) if known else CudaError)(status, function, advice)
