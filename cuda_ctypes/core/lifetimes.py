"""Objects that own a handle of the driver's, and their end."""

from __future__ import annotations

import atexit
import ctypes
import gc
import os
from _collections import deque  # type: ignore[import-not-found]

from .._floor import FREE_THREADED
from .._floor.native import routines
from ._driver import _shared, after_few, after_few_calls, c_function, declaration, fail, filled, frequent, given, typed

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, TypeVar

    T = TypeVar("T")

ended: list[str] = []
"""Not empty when nothing may be destroyed any more: when the interpreter ends, which frees all, and in a child forked
after the driver was initialized, where the driver does not work.
"""

atexit.register(ended.append, "exit")


def _forked() -> None:
    if _shared.library.pid not in (0, os.getpid()):
        ended.append("fork")


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forked)


def take_free(item: Any) -> Any:
    """The content of the slot ``_free``, which is deleted. Of several threads that end an object, one gets it; the others, an
    AttributeError. Python runs no signal handler between these steps, which could lose it."""
    content = item._free
    del item._free
    return content


def take_destroy(item: Any) -> Any:
    """The same for the slot ``_destroy``."""
    content = item._destroy
    del item._destroy
    return content


if FREE_THREADED:
    from . import without_gil

    take_free, take_destroy = map(without_gil.taker, ("_free", "_destroy"))  # type: ignore[assignment]


class Unique:
    """Base of objects with a handle: a copy would destroy it twice, and it means nothing in another process."""

    __slots__ = ()

    def __reduce__(self) -> Any:
        raise TypeError(f"this {type(self).__name__} belongs to this process and cannot be pickled or copied")


class NoConstructor(Unique):
    """A class whose objects come from methods, named in ``_made_by``. Calling it raises RuntimeError."""

    __slots__ = ()
    _made_by = ""

    def __new__(cls: type[T], *arguments: Any, **more: Any) -> T:
        raise RuntimeError(f"{cls.__name__} is not made directly: use {cls._made_by}")  # type: ignore[attr-defined]


class Owned(Unique):
    """A handle of the driver's, destroyed when nothing refers to this object any more.

    Users of the handle keep this object: a buffer keeps the stream on which it will be freed, so the stream can be
    closed first.
    """

    __slots__ = ("handle", "number", "keep", "_destroy")

    def __init__(self, handle: Any, destroy: Any = None, keep: Any = None) -> None:
        self.handle = handle
        self.number = int(handle)
        self.keep = keep
        """Kept alive for the handle: the owner of a foreign stream, the context of a green one."""
        self._destroy = destroy
        """Destroys the number and returns a status; None for a handle owned elsewhere."""
        if _waiting:
            destroy_waiting()

    def give_away(self) -> Any:
        """The handle, which belongs to the caller from now on."""
        self._destroy = None
        return self.handle

    def __del__(self, ended: list[str] = ended) -> None:
        try:
            destroy = self._destroy
        except AttributeError:  # never made: an exception of a signal handler
            return
        if destroy is not None and not ended:
            if COLLECTING in _phase:
                wait(destroy, self.number, self.keep)
            else:
                status = destroy(self.number)
                if status:
                    self._elsewhere(status)

    def _elsewhere(self, status: int) -> None:
        """Destroy the handle in its own context if that failed without one, or later."""
        otherwise(status, self._destroy, self.number, self.keep)


class Unborn(Owned):
    """A handle that C is about to write: ``number`` is the memory for it until then."""

    __slots__ = ()

    def __del__(self, ended: list[str] = ended) -> None:
        number: Any = getattr(self, "number", 0)
        self.number = number if number.__class__ is int else number.value or 0
        if self.number:
            super().__del__()


def unborn(destroy: Any, keep: Any, cell: Any) -> Owned:
    """The owner of what C will write into a cell."""
    owned: Owned = object.__new__(Unborn)
    owned.keep, owned._destroy, owned.number = keep, destroy, cell
    return owned


def owned_by(destroy: Any, keep: Any, name: str, *arguments: Any) -> Owned:
    """The handle that a C function makes. ``arguments`` are the others, numbers or references.

    It has its owner before the call, so that an exception of a signal handler right after it loses nothing.
    """
    return maker(name, len(arguments))(destroy, keep, *arguments)  # type: ignore[no-any-return]


def maker(name: str, count: int) -> Any:
    """The function ``make(destroy, keep, *arguments)`` behind :func:`owned_by`, for so many ``arguments``: without a star, a call takes 0.2
    us less."""
    if _waiting:
        destroy_waiting()
    return _makers.get(name) or _maker(name, count)


_makers: dict[str, Any] = {}
"""By the name of a C function, what makes its handles, after a few by machine code. An event takes 0.6 us instead of 1.8 (the
stand-in, two AMD EPYC cores, CPython 3.12)."""


def _maker(name: str, count: int) -> Any:
    """What :data:`_makers` will have for a C function with so many further arguments."""

    def make(destroy: Any, keep: Any, *arguments: Any) -> Owned:
        cell: Any = ctypes.c_void_p()
        owned = unborn(destroy, keep, cell)
        status = typed(name)(ctypes.byref(cell), *arguments)
        owned.handle = owned.number = cell.value or 0
        owned.__class__ = Owned
        if status:
            owned._destroy = None
            fail(status, name)
        return owned

    def quickened(make: Any) -> Any:
        native = routines()
        if native is None:
            return make
        routine = native.Routine(filled(name), make, lambda status: fail(status, name), 2 + count)
        routine.sources.append(routine.output("Q"))
        routine.sources += [given(routine, *item) for item in enumerate(declaration(name).parameters[1:], 2)]
        routine.returns_instance(Owned, handle=native.OUTPUT, number=native.OUTPUT, keep=(1,), _destroy=(0,))
        return routine.function(make.__name__, __name__)

    return after_few_calls(_makers, name, make, quickened, 2)  # most callers are machine code themselves by then


def end(owned: Owned) -> int:
    """Destroy a handle now, whoever refers to its owner. Returns the status."""
    destroy, owned._destroy = owned._destroy, None
    return 0 if destroy is None else destroy(owned.number)


class Captured(Owned):
    """The handle of a stream while a builder captures it."""

    __slots__ = ()


_phase: set[str] = set()
"""The letters of the garbage collector's latest phase, "start" or "stop"."""
COLLECTING = "r"
_waiting: deque[tuple[Any, Any, Any]] = deque()
"""What is to be destroyed later: functions, numbers, and contexts or what else is kept until then.

Handles that the collector found wait for the end of all finalizers: it calls them in any order, and a buffer must be freed
on its stream before the stream of the same cycle is destroyed. Whatever ends inside of a function that the driver calls waits
too, because the driver does not allow calls there. Memory is first in the list, for the same reason.
"""
_turn = {"free": True}
"""Empty while a thread destroys: another one could destroy a stream before this one frees its memory."""


def wait(destroy: Any, number: Any, keep: Any, first: bool = False) -> None:
    """Call ``destroy(number)`` at the end of a collection, or when the next object is made. A status is of no interest
    then. With ``first``, before the others."""
    (_waiting.appendleft if first else _waiting.append)((destroy, number, keep))
    collected(destroy_waiting)


def collected(function: Any) -> None:
    """Let the collector call a function with its phase and a dict from now on, once each time. PyPy's does not."""
    callbacks = getattr(gc, "callbacks", None)
    if callbacks is not None and function not in callbacks:
        callbacks.append(function)


def not_collected(function: Any) -> None:
    """The collector no longer calls it, once it is the last one: now it would pass over the function behind it."""
    try:
        if gc.callbacks[-1] == function:
            gc.callbacks.remove(function)
    except (AttributeError, IndexError, ValueError):  # PyPy; another thread did it
        pass


def destroy_waiting(*from_collector: Any) -> None:
    """Destroy what waits, unless the driver calls this thread: then all stays for another time."""
    count = len(_waiting)  # not what a collection in another thread finds meanwhile: its finalizers still run
    if COLLECTING in _phase and not from_collector:
        return
    turn: list[bool] = []
    try:
        turn += map(
            _turn.pop, ("free",), (False,)
        )  # one step for signal handlers: their exceptions cannot lose the turn
        if turn[0]:
            not_collected(destroy_waiting)
            _destroy(count)
    finally:
        if turn == [True]:
            _turn["free"] = True
            if _waiting:  # or Ctrl-C: the rest is for the next collection
                collected(destroy_waiting)


def _destroy(count: int) -> None:
    while count and not ended and call_relaxed(_destroyed_first):
        count -= 1


def _destroyed_first() -> bool:
    """Destroy what waits longest. Returns False if it goes on waiting, because the driver calls this thread."""
    first: list[tuple[Any, Any, Any]] = []
    try:
        first += map(deque.popleft, (_waiting,))  # one step, as above
        destroy, number, keep = first[0]
        calls = map(destroy, (number,))
        del first[:]  # from here on it may be destroyed
        (status,) = calls
        if status == NO_CONTEXT:
            status = destroy_in(keep, destroy, number)
        if status == NOT_PERMITTED:
            _waiting.appendleft((destroy, number, keep))
    finally:
        _waiting.extendleft(first)
    return bool(status != NOT_PERMITTED)


if hasattr(gc, "callbacks"):  # PyPy calls finalizers in the order of references
    # Builtin functions, because Ctrl-C during a collection would be raised, and lost, in a callback that is a Python function:
    # of 1500 signals' exceptions, each 160th was. They are called with the phase and a dict.
    gc.callbacks += [_phase.intersection_update, _phase.update]


NO_CONTEXT = 201  # CUDA_ERROR_INVALID_CONTEXT
NOT_PERMITTED = 800  # CUDA_ERROR_NOT_PERMITTED: this thread runs a function that the driver called


def otherwise(status: int, destroy: Any, number: int, keep: Any) -> int:
    """After a status of ``destroy(number)``: call it in the context ``keep`` if that failed without one, and later if it failed
    because the driver calls this thread. Returns the status, 0 for later."""
    if status == NO_CONTEXT:
        status = destroy_in(keep, destroy, number)
    if status == NOT_PERMITTED:
        wait(destroy, number, keep)
        return 0
    return status


def destroy_in(context: Any, destroy: Any, number: int) -> int:
    """Destroy a handle in ``context``, an Owned, from a thread without a current context. Returns the status."""
    if not isinstance(context, Owned):
        return NO_CONTEXT
    status: int = inside(
        context.number, lambda status: status if status == NOT_PERMITTED else NO_CONTEXT, destroy, number
    )
    return status


def inside(context: int, refused: Any, function: Any, *arguments: Any) -> Any:
    """Call a function while a context is current; or ``refused(status)`` if it cannot be. C: cuCtxPushCurrent, cuCtxPopCurrent."""
    pushing = map(frequent("cuCtxPushCurrent"), (context,))
    pop, popped = c_function("cuCtxPopCurrent"), ctypes.byref(ctypes.c_void_p())
    statuses: list[int] = []
    try:
        statuses += pushing  # one step for signal handlers: none raises between the call and the note of it
        return refused(statuses[0]) if statuses[0] else function(*arguments)
    finally:
        if statuses == [0]:
            pop(popped)


UNDONE = (219, *range(900, 909))
"""Statuses after which an object is not destroyed but can be later: CUDA_ERROR_INVALID_GRAPHICS_CONTEXT where OpenGL is
missing, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED and those after it until captures end.
"""
GONE = {
    4: "DEINITIALIZED",
    214: "ECC_UNCORRECTABLE",
    220: "NVLINK_UNCORRECTABLE",
    226: "CONTAINED",
    700: "ILLEGAL_ADDRESS",
    702: "LAUNCH_TIMEOUT",
    709: "CONTEXT_IS_DESTROYED",
    710: "ASSERT",
    714: "HARDWARE_STACK_ERROR",
    715: "ILLEGAL_INSTRUCTION",
    716: "MISALIGNED_ADDRESS",
    717: "INVALID_ADDRESS_SPACE",
    718: "INVALID_PC",
    719: "LAUNCH_FAILED",
    721: "TENSOR_MEMORY_LEAK",
    810: "MPS_CLIENT_TERMINATED",
}
"""Statuses, CUDA_ERROR_..., after which nothing is left to destroy: the driver or the context has ended, or a fault of the
device or of a kernel, which was reported already, makes each later call fail until the process ends.
"""


def is_gone(status: int) -> bool:
    """Whether this status of a function that destroys is no error: all has gone with the context or, in a forked child, is the
    parent's. ``close()`` in a cleanup must not replace the program's own exception, or its exit."""
    return status in GONE or "fork" in ended


RELAXED = 2  # CU_STREAM_CAPTURE_MODE_RELAXED


EXCHANGE = "cuThreadExchangeStreamCaptureMode"


def call_relaxed(function: Any, *arguments: Any) -> Any:
    """Call a function that a capture's mode may forbid in this thread, without spoiling the capture: above all, to
    destroy garbage.
    """
    return _relaxed(function, *arguments)


def _call_relaxed(function: Any, *arguments: Any) -> Any:
    if not _shared.library.path:  # nothing has opened the driver: there are no captures
        return function(*arguments)
    _another()
    exchange, mode = c_function(EXCHANGE), ctypes.c_int(RELAXED)
    place = ctypes.byref(mode)
    try:
        exchange(place)  # writes the former mode; an exception of a signal handler may come right after it
        return function(*arguments)
    finally:
        if mode.value != RELAXED:
            exchange(place)


_relaxed: Any = _call_relaxed
"""The quickest function that does the same."""


def _quicken_relaxed() -> None:
    if routines() is not None:
        from .._floor.native.relaxed_calls import relaxed

        globals()["_relaxed"] = relaxed(filled(EXCHANGE), _call_relaxed, RELAXED, EXCHANGE)


_another = after_few(_quicken_relaxed)


def end_relaxed(name: str, number: int) -> int:
    """Destroy a number by a C function that a capture's mode may forbid in this thread. Returns the status."""
    return ender(name)(number)  # type: ignore[no-any-return]


def ender(name: str) -> Any:
    """The quickest function of a number that does the same."""
    return _enders.get(name) or _ender(name)


_enders: dict[str, Any] = {}
"""By the name of a C function, what calls it, after a few times as one function of machine code: a pool ends in 0.3 us less (the stand-in,
two AMD EPYC cores, CPython 3.12)."""


def relaxed_cell(name: str) -> Any:
    """The cell of a function of machine code that calls a C function with a number, in the mode of captures that forbids nothing."""
    from .._floor.native.sequence import Sequence, address, argument

    calls, exchange = Sequence(1, RELAXED), filled(EXCHANGE)
    calls.call(exchange, address(0))
    calls.call(filled(name), argument(0))
    calls.at_last(exchange, address(0))
    return calls.cell(name)


def _ender(name: str) -> Any:
    def written(number: int) -> int:
        return call_relaxed(frequent(name), number)  # type: ignore[no-any-return]

    def quickened(written: Any) -> Any:
        native = routines()
        if native is None:
            return written
        routine = native.Routine(relaxed_cell(name), written, int, 1)
        routine.sources.append(routine.value(0, "Q", int))
        routine.returns(0)
        return routine.function(name, __name__)

    return after_few_calls(_enders, name, written, quickened)


strict: list[Any] = []
"""This package's captures that forbid calls. Without any, buffers of pools end without :func:`call_relaxed`, which is
slow.
"""
