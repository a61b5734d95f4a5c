"""The handle of a compiler or linker, and its end."""

from __future__ import annotations

import ctypes

from ..._floor.faces import shared_by
from ..._floor.tables.declarations import declared
from ...errors import CudaError
from ..lifetimes import Unique, ended

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

_functions: dict[tuple[str, str], Any] = {}


def c_function(library: Any, name: str) -> Any:
    """The ctypes function behind one of a checked module; its arguments are ctypes objects, bytes, and numbers of C's int."""
    key = library.__name__, name
    found = _functions.get(key)
    if found is None:
        shared = shared_by(library.__name__)
        symbol = shared.symbol(name)
        about = declared(shared.table, symbol)
        made = shared.library.function(symbol, about.since, about.per_thread)
        made.restype = ctypes.c_int
        found = _functions.setdefault(key, made)
    return found


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
        self._cell = ctypes.c_void_p()

    @property
    def handle(self) -> Any:
        """The handle; None without one."""
        number = self._cell.value
        return getattr(self.library, self.names[2])(number) if number else None

    def create(self, *arguments: Any, at: int = 0) -> None:
        """Make the handle; C takes its place between the other arguments, ``at`` this position."""
        cell, given = ctypes.c_void_p(), [*arguments]
        given.insert(at, ctypes.byref(cell))
        c_function(self.library, self.names[1])  # now: the end may come when modules are gone or imported anew
        self._cell = cell
        try:
            self.call(self.names[0], *given)
        except CudaError:
            cell.value = None
            raise

    def call(self, name: str, *arguments: Any) -> None:
        """Call a C function. Raises CudaError."""
        status = c_function(self.library, name)(*arguments)
        if status:
            raise shared_by(self.library.__name__).status.error(status, name)

    def told(self, name: str) -> bytes:
        """What a C function writes, as many bytes as the one of that name and ``Size`` says."""
        size = ctypes.c_size_t()
        self.call(f"{name}Size", self._cell, ctypes.byref(size))
        memory = ctypes.create_string_buffer(size.value)
        self.call(name, self._cell, memory)
        return memory.raw

    @classmethod
    def argument(cls, cell: Any) -> Any:
        """The argument of the function that destroys the handle in a cell."""
        return ctypes.byref(cell)

    @classmethod
    def destroy(cls, cell: Any) -> None:
        """Destroy the handle in a cell, which is empty from then on."""
        name, statuses = cls.names[1], list[int]()
        destroying = map(c_function(cls.library, name), (cls.argument(cell),))
        statuses += destroying
        cell.value = None  # right after the call: no exception of a signal handler comes between
        if statuses[0]:
            raise shared_by(cls.library.__name__).status.error(statuses[0], name)

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
