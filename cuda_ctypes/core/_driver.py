"""The driver as the classes of :mod:`cuda_ctypes.core` call it, and what these have in common.

``driver`` is the checked module of the default CUDA major: its functions return values and raise CudaError. Where a call
is made in loops, :func:`entry` gives the C function itself, which takes arguments that are C's already and returns a status.
"""

from __future__ import annotations

import atexit
import ctypes
import gc
import os
from _operator import index

from .._floor.declarations import prototype
from .._floor.faces import common
from ..checked import driver as driver

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable, NoReturn, TypeVar

    T = TypeVar("T")

_tables = __import__(f"{driver.__name__.rpartition('.')[0].rpartition('.')[0]}._tables", fromlist=["driver"])
_shared = common(_tables.driver)
_entries: dict[str, Any] = {}

ended: list[str] = []
"""Not empty where nothing may be destroyed any more: at the end of the interpreter, which frees all, and in a child that
was forked after the driver was opened, where the driver does not work."""

atexit.register(ended.append, "exit")


def _forked() -> None:
    if _shared.library.pid not in (0, os.getpid()):
        ended.append("fork")


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forked)

pointer: Callable[[int], Any] = ctypes.c_void_p.from_param
"""An address or handle as an argument for :func:`entry`'s functions; making it takes longer than passing it."""


def entry(name: str) -> Any:
    """The C function behind a function of ``driver``, without prototype: its arguments must be ctypes objects, byref(),
    :func:`pointer` or None (a Python int would be cut to 32 bits), its result is the status, to be given to :func:`fail`
    unless 0. Raises FunctionNotFoundError where the installed driver lacks it."""
    try:
        return _entries[name]
    except KeyError:
        symbol = _shared.symbol(name)
        declared = prototype(_shared.table.functions.get(symbol) or _shared.table.older[symbol])
        function = _shared.library.function(symbol, declared.since, declared.per_thread)
        function.restype = ctypes.c_int
        return _entries.setdefault(name, function)


def late(namespace: dict[str, Any], variable: str, name: str) -> Any:
    """What a module's variable is until its first call: :func:`entry` of ``name``, resolved then."""

    def first(*arguments: Any) -> Any:
        function = namespace[variable] = entry(name)
        return function(*arguments)

    return first


def fail(status: int, function: str, advice: str = "") -> NoReturn:
    """Raise the exception for a status other than success; ``advice`` replaces what is usually said of it."""
    raise _shared.status.error(int(status), function, advice)


_version = 0


def driver_version() -> int:
    """The newest CUDA that the installed driver supports, as 13000 for 13.0; asked once (cuDriverGetVersion)."""
    global _version
    if not _version:
        _version = _shared.library.version()
    return _version


def as_int(value: Any, what: str) -> int:
    """An integer of any kind as an int; ``what`` names it in the error. Raises TypeError for anything else."""
    try:
        return index(value)
    except TypeError:
        raise TypeError(f"{what}: an int is expected, got {type(value).__name__}") from None


class Unique:
    """Base of what has a handle: a copy would destroy it a second time, and in another process it means nothing."""

    __slots__ = ()

    def __reduce__(self) -> Any:
        raise TypeError(f"a {type(self).__name__} belongs to this process and cannot be pickled or copied")


class NoConstructor(Unique):
    """A class whose objects come from methods, which ``_made_by`` names. Calling it raises RuntimeError."""

    __slots__ = ()
    _made_by = ""

    def __new__(cls: type[T], *arguments: Any, **more: Any) -> T:
        raise RuntimeError(f"{cls.__name__} is not made directly: use {cls._made_by}")  # type: ignore[attr-defined]


class Owned(Unique):
    """A handle of the driver's that is destroyed once nothing refers to this object any more.

    Whoever needs the handle to stay valid keeps this object: a buffer keeps that of the stream on which it will be freed,
    so that closing the stream first does no harm.
    """

    __slots__ = ("handle", "argument", "keep", "_destroy")

    def __init__(self, handle: Any, destroy: Any = None, keep: Any = None) -> None:
        self.handle = handle
        self.argument = pointer(int(handle))
        self.keep = keep
        """What the handle needs alive: the owner of a foreign stream, the context of a green one."""
        self._destroy = destroy
        """The C function that destroys it; None for a handle that is somebody else's."""

    def __del__(self, ended: list[str] = ended) -> None:
        if self._destroy is not None and not ended:
            if _collecting:
                _waiting.append((self._destroy, self.argument, self.keep))
            elif self._destroy(self.argument) == NO_CONTEXT:
                destroy_in(self.keep, self._destroy, self.argument)


_collecting: list[str] = []
"""Not empty while the garbage collector is at work."""
_waiting: list[tuple[Any, Any, Any]] = []
"""What it found and is to be destroyed once it has called all finalizers: it calls them in any order, and a buffer in the same
cycle of garbage must be freed on its stream before that is destroyed."""


def _around_collection(phase: str, info: Any) -> None:
    if phase == "start":
        _collecting.append(phase)
        return
    _collecting.clear()
    while _waiting and not ended:
        destroy, argument, keep = _waiting.pop()
        if destroy(argument) == NO_CONTEXT:
            destroy_in(keep, destroy, argument)


if hasattr(gc, "callbacks"):  # PyPy calls finalizers in the order of references
    gc.callbacks.append(_around_collection)


NO_CONTEXT = 201  # CUDA_ERROR_INVALID_CONTEXT


def destroy_in(context: Any, destroy: Any, argument: Any) -> int:
    """Destroy what ends in a thread where no context is current, such as one that only collects garbage: in ``context``,
    an Owned. Returns the status."""
    if not isinstance(context, Owned) or entry("cuCtxPushCurrent")(context.argument):
        return NO_CONTEXT
    status: int = destroy(argument)
    entry("cuCtxPopCurrent")(ctypes.byref(ctypes.c_void_p()))
    return status
