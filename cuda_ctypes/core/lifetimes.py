"""Objects that own a handle of the driver's, and how they end."""

from __future__ import annotations

import atexit
import ctypes
import gc
import os

from ._driver import _shared, c_function, entry

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, TypeVar

    T = TypeVar("T")

ended: list[str] = []
"""Not empty where nothing may be destroyed any more: at the end of the interpreter, which frees all, and in a child that
was forked after the driver was initialized, where it does not work."""

atexit.register(ended.append, "exit")


def _forked() -> None:
    if _shared.library.pid not in (0, os.getpid()):
        ended.append("fork")


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forked)


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

    __slots__ = ("handle", "number", "keep", "_destroy")

    def __init__(self, handle: Any, destroy: Any = None, keep: Any = None) -> None:
        self.handle = handle
        self.number = int(handle)
        self.keep = keep
        """What the handle needs alive: the owner of a foreign stream, the context of a green one."""
        self._destroy = destroy
        """What destroys it, by its number, and returns a status; None for a handle that is somebody else's."""

    def give_away(self) -> Any:
        """The handle, for somebody who may use it for longer than this object lives, or destroy it: it is theirs from now on."""
        self._destroy = None
        return self.handle

    def __del__(self, ended: list[str] = ended) -> None:
        destroy = self._destroy
        if destroy is not None and not ended:
            if _collecting:
                _waiting.append((destroy, self.number, self.keep))
            elif destroy(self.number) == NO_CONTEXT:
                destroy_in(self.keep, destroy, self.number)


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
        destroy, number, keep = _waiting.pop()
        if destroy(number) == NO_CONTEXT:
            destroy_in(keep, destroy, number)


if hasattr(gc, "callbacks"):  # PyPy calls finalizers in the order of references
    gc.callbacks.append(_around_collection)


NO_CONTEXT = 201  # CUDA_ERROR_INVALID_CONTEXT


def destroy_in(context: Any, destroy: Any, number: int) -> int:
    """Destroy what ends in a thread where no context is current, such as one that only collects garbage: in ``context``,
    an Owned. Returns the status."""
    if not isinstance(context, Owned) or entry("cuCtxPushCurrent")(context.number):
        return NO_CONTEXT
    status: int = destroy(number)
    entry("cuCtxPopCurrent", 0)()
    return status


UNDONE = (219, *range(900, 909))
"""Statuses of what ends something and was not done, but can be done later: CUDA_ERROR_INVALID_GRAPHICS_CONTEXT, where OpenGL is
current; CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED and those that follow it, once nothing is captured."""
RELAXED = 2  # CU_STREAM_CAPTURE_MODE_RELAXED


def call_relaxed(function: Any, *arguments: Any) -> Any:
    """Call what a capture's mode may forbid in this thread, where it must not spoil that: what ends garbage, above all."""
    if not _shared.library.path:  # nothing has opened the driver: there are no captures
        return function(*arguments)
    exchange, mode = c_function("cuThreadExchangeStreamCaptureMode"), ctypes.c_int(RELAXED)
    exchange(ctypes.byref(mode))
    try:
        return function(*arguments)
    finally:
        exchange(ctypes.byref(mode))


strict: list[Any] = []
"""Captures of this package's that forbid things: it costs too much to be prepared for them whenever a buffer of a pool ends."""
