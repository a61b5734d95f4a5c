"""The package's own exceptions; statuses of the libraries are subclasses of :class:`CudaError`."""

from __future__ import annotations

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Iterator
else:  # for typing.get_type_hints
    Any = object


class CudaCtypesError(RuntimeError):
    """Base of errors before a library's function is reached."""


class LibraryNotFoundError(CudaCtypesError):
    """A library was not found; the message has the places searched and the package that installs it."""


class LibraryLoadError(CudaCtypesError):
    """The system's loader rejects a library's file; the message has the loader's words."""


class FunctionNotFoundError(CudaCtypesError):
    """The installed library does not export a function: it is older or newer than the program expects."""


class CudaError(Exception):
    """A library's function returned an error status; raised by the ``checked`` modules.

    Each status has a subclass (``CUDA_ERROR_OUT_OF_MEMORY`` raises ``CudaErrorOutOfMemory``), made at its first use and
    the same for every CUDA major.

    Parameters
    ----------
    status : enum member or str
        The status; a text if a program raises this class itself.
    function : str
        The C function that returned it; "" if unknown.
    advice : str
        The end of the message: a likely cause or remedy.
    """

    status: Any
    """The status as a member of the library's enum; a text if a program raises this class itself."""
    function: str
    """The C function that returned it; "" if unknown."""
    driver_log: tuple[str, ...] = ()
    """The lines of the driver's own log about the call, which drivers from CUDA 12.9 on write; in tracebacks, too."""

    def __init__(self, status: Any = "", function: str = "", advice: str = "") -> None:
        self.status = status
        self.function = function
        self.advice = advice
        super().__init__(str(self))  # programs look for words in args[0]

    def __str__(self) -> str:
        if isinstance(self.status, str):
            return self.status
        text = f"{self.status.name} ({int(self.status)})"
        if self.function:
            text = f"{self.function}: {text}"
        text = f"{text}: {self.advice}" if self.advice else text
        if self.driver_log and not hasattr(self, "add_note"):  # Python 3.10 and older have no notes in tracebacks
            text += f" The driver's log: {'; '.join(self.driver_log)}"
        return text

    def __reduce__(self) -> tuple[Any, ...]:
        made: tuple[Any, ...] = _rebuild, (type(self) is not CudaError, self.status, self.function, self.advice)
        if isinstance(self.status, str):  # raised by a program
            made = type(self), (self.status, self.function, self.advice)
        return (*made, self._noted()) if self._noted() else made

    def _noted(self) -> dict[str, Any]:
        """The driver's log, and notes: they came after the error was made."""
        return {name: value for name, value in vars(self).items() if name in ("driver_log", "__notes__")}


_subclasses: dict[str, type[CudaError]] = {}
_by_status: dict[str, type[CudaError]] = {}
"""Those of statuses that there were: their names take 1 us to make."""


def subclass_name(status_name: str) -> str:
    """The class name for a status: ``CUDA_ERROR_OUT_OF_MEMORY`` -> ``CudaErrorOutOfMemory``,
    ``cudaErrorMemoryAllocation`` -> ``CudaErrorMemoryAllocation``.

    Parameters
    ----------
    status_name : str
        The status's name in C.

    Returns
    -------
    str
    """
    if "_" in status_name:
        return "".join(word.capitalize() for word in status_name.split("_"))
    return status_name[:1].upper() + status_name[1:]


def error_class(status_name: str) -> type[CudaError]:
    """The subclass of :class:`CudaError` for a status.

    Parameters
    ----------
    status_name : str
        The status's name in C.

    Returns
    -------
    type
    """
    try:
        return _by_status[status_name]
    except KeyError:
        name = subclass_name(status_name)
        made = _subclasses.get(name)
        if made is None:
            made = type(name, (CudaError,), {"__module__": __name__, "__doc__": f"The status {status_name}."})
        return _by_status.setdefault(status_name, _subclasses.setdefault(name, made))


def error_names(table: Any) -> dict[str, str]:
    """The exceptions of a library: the class names, each with the name of its status.

    Parameters
    ----------
    table : Table
        The library's table.

    Returns
    -------
    dict of str to str
    """
    result = table.settings.get("result")  # a library that is no part of CUDA may have no statuses
    return {subclass_name(name): name for name, value in table.enums[result].items() if value} if result else {}


def error_of_table(table: Any, name: str) -> Any:
    """The exception of a library by its class name.

    Parameters
    ----------
    table : Table
        The library's table.
    name : str
        The class name.

    Returns
    -------
    type or None
        None if the library has no such status.
    """
    if name == "CudaError":
        return CudaError
    status = error_names(table).get(name)
    return status and error_class(status)


def _tables() -> Iterator[Any]:
    """The tables of all libraries."""
    from importlib import import_module
    from pkgutil import iter_modules

    from . import MAJORS
    from ._floor.tables import table_of

    for major in MAJORS:
        package = import_module(f".cu{major}", __package__)
        for found in iter_modules(package.__path__):
            if found.name[0] == "_":
                yield table_of(package.__name__, found.name[1:])


def __getattr__(name: str) -> type[CudaError]:
    """The subclasses as attributes of this module, for programs, tracebacks and pickles: a pickle can name a class made in
    another process.
    """
    made = _subclasses.get(name)
    if made is None and name[:1].isupper():
        try:
            made = next((found for table in _tables() if (found := error_of_table(table, name))), None)
        except ImportError:  # a copy without a major, or the end of the interpreter
            pass
    if made is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return made


def __dir__() -> list[str]:
    """The public names, with every subclass."""
    names = {name for name in globals() if name not in ("Any", "Iterator", "TYPE_CHECKING", "annotations")}
    return sorted(names.union(*map(error_names, _tables())))


def _rebuild(known: bool, status: Any, function: str, advice: str) -> CudaError:
    return (error_class(status.name) if known else CudaError)(status, function, advice)
