"""The shared base of every face of every library, in rooms. Here are the properties of this Python, the exception for
first uses that are impossible, the recognition of exceptions that are the program's own, and the end of other threads in forks.
It is one module because an import takes a tenth of that of the driver's functions."""

import _signal  # type: ignore[import-not-found]  # here: nothing can be imported when the interpreter ends
import os
import sys
from _thread import RLock, get_ident
from itertools import repeat

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterable
    from types import FrameType
    from typing import Any

PYPY = sys.implementation.name == "pypy"
"""PyPy passes a copy of bytes to C, which therefore cannot write into them, as cuda.bindings allows for NVRTC."""

FREE_THREADED = "free-threading" in sys.version
"""A build that can run without the GIL: its objects have a longer header."""

PROCESSOR = os.uname().machine if sys.platform == "linux" else "x86_64" if "(AMD64)" in sys.version else ""
"""This machine's processor, in Linux's words; empty where there can be no machine code for it."""

SLOT_SWAP = (
    sys.implementation.name == "cpython"
    and sys.version_info >= (3, 10)
    and (not FREE_THREADED or sys._is_gil_enabled())  # type: ignore[attr-defined]
)
"""Reading and clearing a variable is atomic: not before Python 3.10, nor without the GIL."""

FUNCTION = 1  # CO_OPTIMIZED

TAKING = getattr(sys.modules.get("_frozen_importlib"), "_blocking_on", {}) if sys.version_info < (3, 12) else {}
"""The threads that take a module's lock."""

FEW = 100
"""Calls of a function before its machine code is written. That takes about as long as Python takes longer for twice as many calls: 0.1 to
0.8 ms, and 5 ms for the first one, to save 1 to 3 us each time (AMD EPYC, CPython 3.12; of 28 functions, as long as for 200 calls, and of 45
methods of core 220)."""

MANY = 500
"""Uses of what Python does in 0.1 to 1 us, such as a property that reads a slot, before machine code does it: to write that takes 0.05 to
0.5 ms, and counting the uses 0.15 us each."""

FAULTS = (ImportError, AttributeError, NameError)
"""Errors of partially loaded modules."""


def first_use_refused(error: BaseException, name: str) -> "Exception | None":
    """The exception for a first use that is impossible now, from an error in FAULTS; None for unrelated errors.

    A first use loads modules. If a signal handler or a finalizer interrupts it and uses the package in turn, these
    modules are partially loaded; at interpreter shutdown no module can be loaded.
    """
    if isinstance(error, ImportError) and (sys.is_finalizing() or sys.meta_path is None):
        return RuntimeError(
            f"{name}: the first use came at interpreter shutdown, when no module can be loaded: use it earlier"
        )
    if isinstance(error, NameError) or "partially initialized module" in str(error):
        return RuntimeError(
            f"{name}: a signal handler or a finalizer interrupted another first use and came here: use it earlier, "
            "or try again later"
        )
    return None


def import_is_impossible(ending: "Any" = sys.is_finalizing, thread: "Any" = get_ident, taking: "Any" = TAKING) -> bool:
    """Whether no module can be loaded: the interpreter shuts down, or a finalizer or a signal handler interrupted an import. That
    fails, before Python 3.12, if it was taking a module's lock and another module is loaded meanwhile."""
    return ending() or thread() in taking


def from_a_signal(error: BaseException) -> bool:
    """Whether a signal handler raised this exception; one in C leaves no trace.

    Python calls a handler between any two steps of the main thread, with the frame that it interrupts. Where an exception
    prevents machine code, Python does the work instead and nobody hears of it; but a handler's exception is meant for
    the program. The handler is known by its code, or by that frame if it is registered no more.
    """
    codes = [_code(_signal.getsignal(number)) for number in range(1, _signal.NSIG)]
    step = error.__traceback__
    while step is not None:
        frame = step.tb_frame
        if frame.f_code in codes or frame.f_back is not None and _has(_values(frame), frame.f_back):
            return True
        step = step.tb_next
    return False


def _values(frame: "FrameType") -> "list[object]":
    """The contents of a frame's variables."""
    variables = frame.f_locals
    found = [*variables.values()]
    if type(variables) is dict and frame.f_code.co_flags & FUNCTION and not PYPY:
        variables.clear()  # a copy that the frame keeps: a caught exception in it would keep the frame in turn
    return found


def _has(values: "Iterable[object]", wanted: object) -> bool:
    return any(value is wanted or type(value) is tuple and any(item is wanted for item in value) for value in values)


def _code(handler: object) -> object:
    """The code of a function, a method, a functools.partial of one, or an object's ``__call__``; else None."""
    if type(handler).__module__ == "functools":
        handler = getattr(handler, "func", handler)
    handler = getattr(handler, "__func__", handler)
    return getattr(handler, "__code__", None) or getattr(getattr(type(handler), "__call__", None), "__code__", None)


FORKS = hasattr(os, "register_at_fork")
PATIENCE = 5.0
"""Seconds for which a fork waits for other threads."""

if sys.version_info[:2] == (3, 14):

    class Lock(RLock):
        """A reentrant lock. On 3.14, an exception of a signal handler may come between an ``__enter__`` of C and the block, and nothing
        releases the lock; not so if Python's ``__enter__`` returns after the call."""

        __slots__ = ()

        def __enter__(self) -> bool:
            # After this step comes no call of Python's, at whose end the exception could come, and nothing that needs memory.
            for _ in map(self.acquire, (True,)):
                return True
            return False

else:
    Lock = RLock


def forkable_lock() -> "Lock":
    """A lock that no other thread holds while this one forks: in the child, it would never be released."""
    lock = Lock()

    def in_child() -> None:
        if not lock._is_owned():  # type: ignore[attr-defined]  # no former step: it took too long, or the lock was made meanwhile
            lock._at_fork_reinit()  # type: ignore[attr-defined]
            lock.acquire()

    if FORKS:  # builtins: an exception of a signal handler may come when a function in Python begins
        acquire = map(lock.acquire, repeat(True), repeat(PATIENCE)).__next__
        os.register_at_fork(before=acquire, after_in_parent=lock.release, after_in_child=in_child)
        os.register_at_fork(after_in_child=lock.release)
    return lock


def _forget_half_imported() -> None:
    """In a forked child, drop the modules of this package that another thread was importing, and those they were importing: it is
    not there to end that, and their locks would be waited for. The next use imports them anew.
    """
    locks = getattr(sys.modules.get("_frozen_importlib"), "_module_locks", {})  # of imports under way
    owners = {name: getattr(reference(), "owner", None) for name, reference in list(locks.items())}
    package = __name__.rpartition("._floor")[0]
    gone = {owner for name, owner in owners.items() if f"{name}.".startswith(f"{package}.")} - {None, get_ident()}
    for name, owner in owners.items():
        if owner in gone:
            locks.pop(name, None)
            sys.modules.pop(name, None)


if FORKS:
    os.register_at_fork(after_in_child=_forget_half_imported)
