"""The handle of a compiler or linker, and its end."""

from __future__ import annotations

import ctypes

from ..._floor.faces import shared_by
from ..._floor.tables.declarations import declared
from ...errors import CudaError
from ..lifetimes import Unique, ended

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, NoReturn

_functions: dict[str, Any] = {}
"""By name: no two libraries have the same."""


def c_function(library: Any, name: str) -> Any:
    """The ctypes function behind one of a checked module; its arguments are ctypes objects, bytes, and numbers of C's int."""
    found = _functions.get(name)
    if found is None:
        shared = shared_by(library.__name__)
        symbol = shared.symbol(name)
        about = declared(shared.table, symbol)
        made = shared.library.function(symbol, about.since, about.per_thread)
        made.restype = ctypes.c_int
        found = _functions.setdefault(name, made)
    return found


EMPTY = ctypes.c_void_p()
"""The cell without a handle."""


class CompilerHandle(Unique):
    """A handle that is destroyed when this is closed, or when nothing refers to it any more.

    C writes it to a cell of this object. So an exception of a signal handler loses nothing.
    """

    __slots__ = ("_cell",)
    library: Any
    """The checked module."""
    names = ("", "", "")
    """The functions that create and destroy a handle, and its class."""

    def __init__(self) -> None:
        self._cell = EMPTY

    @property
    def handle(self) -> Any:
        """The handle; None without one."""
        number = self._cell.value
        return getattr(self.library, self.names[2])(number) if number else None

    def create(self, *arguments: Any, last: bool = False) -> None:
        """Make the handle; C takes its place before the other arguments, or as the ``last`` one."""
        create, destroy, _ = self.names
        c_function(self.library, destroy)  # now: the end may come when modules are gone or imported anew
        function = c_function(self.library, create)
        cell = self._cell = ctypes.c_void_p()
        status = function(*arguments, ctypes.byref(cell)) if last else function(ctypes.byref(cell), *arguments)
        if status:
            cell.value = None
            self.fail(status, create)

    def call(self, name: str, *arguments: Any) -> None:
        """Call a C function. Raises CudaError."""
        status = c_function(self.library, name)(*arguments)
        if status:
            self.fail(status, name)

    @classmethod
    def fail(cls, status: int, name: str) -> NoReturn:
        """Raise the exception for a status of a C function."""
        raise shared_by(cls.library.__name__).status.error(status, name)

    def told(self, name: str) -> bytes:
        """What a C function writes, as many bytes as the one of that name and ``Size`` says."""
        size = ctypes.c_size_t()
        self.call(f"{name}Size", self._cell, ctypes.byref(size))
        if size.value < 2:  # nothing but its end
            return bytes(size.value)
        memory = ctypes.create_string_buffer(size.value)
        self.call(name, self._cell, memory)
        return memory.raw

    argument: Any = staticmethod(ctypes.byref)
    """``argument(cell)``: that of the function that destroys the handle in a cell."""

    @classmethod
    def destroy(cls, cell: Any) -> None:
        """Destroy the handle in a cell, which is empty from then on."""
        name = cls.names[1]
        (status,) = map(c_function(cls.library, name), (cls.argument(cell),))
        cell.value = None  # right after the call: no exception of a signal handler comes between
        if status:
            cls.fail(status, name)

    def close(self) -> None:
        """Destroy the handle. Closing again does nothing."""
        if self._cell.value:
            self.destroy(self._cell)

    def __del__(self, ended: list[str] = ended) -> None:
        if not ended:
            try:
                self.close()
            except (CudaError, AttributeError):  # never made: an exception of a signal handler
                pass
