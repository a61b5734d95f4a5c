"""Memory for generated code: a budget per use, and counters.

Code of functions stays for the life of the process, because programs hold the functions. Code of launches is written
per tuple of argument types, of which a program may have any number: the least recently used is evicted, and its pages
are reused once no object refers to it, so never while a thread runs it. Without the GIL it stays as well: another thread
may be about to run it.
"""

from __future__ import annotations

import os
import sys
from _weakref import ref

from .. import FREE_THREADED, forkable_lock, from_a_signal
from ..builtins import PAGE_SIZE, executable, lasting
from . import processor

if sys.platform == "win32":
    from .unwinding_windows import behind, forget, register
else:
    from .unwinding import behind, forget, register

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

PATIENCE = 1000
"""Requests that a full budget refuses before it evicts code: writing code takes as long as that many calls save."""
PROFILER = "CUDA_CTYPES_PERF"
"""The environment variable that selects the output for profilers (:mod:`.perf`)."""
_free: dict[int, list[int]] = {}
"""Pages of code without references: addresses by size in bytes."""


class Code:
    """Code in memory. Its pages are reused when no object refers to it."""

    __slots__ = ("shape", "address", "size", "names", "own", "pages", "users", "unwound", "__weakref__")

    def __init__(self, shape: Any, code: bytes, returns: list[int], name: str, pages: set[int]) -> None:
        self.shape = shape
        self.names = [name]
        """The C functions that it calls, as far as known."""
        self.address = 0
        self.unwound: Any = None
        self.own = range(0)
        self.pages = pages
        marked = code + f"\0cuda_ctypes: {name}\0".encode()  # for readers of memory dumps
        marked += bytes(-len(marked) % 4)
        at = len(marked)
        marked += behind(code, at)
        self.size = -(-len(marked) // PAGE_SIZE) * PAGE_SIZE
        try:
            free = _free[self.size].pop()
        except (KeyError, IndexError):
            free = 0
        self.address = executable(marked, free)
        profiler = os.environ.get(PROFILER, "").strip().lower()
        if profiler:
            from .perf import tell

            tell(profiler, self.address, code, name)
        self.users: dict[int, Any] = {}
        """Weak references to objects that can release the code, by their addresses: ``_let_go(code)`` asks them to."""
        self.unwound = register(self.address, processor(), len(code), returns, at)
        self.own = range(self.address, self.address + self.size, PAGE_SIZE)
        pages.update(self.own)

    def used_by(self, user: Any) -> None:
        users, key = self.users, id(user)
        if key not in users:
            users[key] = ref(user, lambda dead: users.pop(key, None))

    def __del__(self, free: Any = _free, forget: Any = forget) -> None:
        if self.address:  # during interpreter shutdown the module's names are gone
            forget(self.unwound)
            self.pages.difference_update(self.own)
            free.setdefault(self.size, []).append(self.address)


class Budget:
    """The code of one use, in up to ``limit`` pages. ``lasting`` code is never evicted."""

    def __init__(self, limit: int, lasting: bool) -> None:
        self.limit = limit
        self.lasting = lasting
        self.pages: set[int] = set()
        """Addresses of all pages with referenced code."""
        self.known: dict[Any, Code] = {}
        """Code by shape."""
        self.order: dict[Code, None] = {}
        """The same code, least recently used first."""
        self.lock = forkable_lock()
        """Held while ``known`` and ``order`` change."""
        self.refusals = 0
        self.made = self.evicted = self.misses = self.failures = 0

    def find(self, shape: Any) -> Code | None:
        """The code of a shape. It becomes the most recently used."""
        code = self.known.get(shape)
        if code is not None:
            self.touch(code)
        return code

    def touch(self, code: Code) -> None:
        """Make known code the most recently used."""
        with self.lock:
            if self.order.pop(code, self) is None:
                self.order[code] = None

    def add(self, shape: Any, write: Callable[[], tuple[bytes, list[int]]], name: str) -> Code | None:
        """The code of a new shape, first needed for the C function ``name``; None without room for it, or if it cannot
        be written. Whatever the reason, Python does the work then."""
        if not self.has_room():
            return None
        try:
            code = Code(shape, *write(), name, self.pages)
        except Exception as error:
            if from_a_signal(error):
                raise
            self.failures += 1
            return None
        with self.lock:
            self.made += 1
            code = self.known.setdefault(shape, code)  # the same object for every thread
            self.order[code] = None
        return code

    def full(self) -> bool:
        return len(self.pages) >= self.limit

    def has_room(self) -> bool:
        """Whether there is room for new code, after an eviction if one is due."""
        if not self.full() or self._gives_way():
            return True
        self.misses += 1
        return False

    def _gives_way(self) -> bool:
        """Evict the least recently used code if that is due. Returns whether there is room now."""
        self.refusals += 1
        if self.lasting or self.refusals % PATIENCE:
            return False
        with self.lock:
            self._evict()
        return not self.full()

    def _evict(self) -> None:
        while self.full() and self.order:
            self._drop(next(iter(self.order)))

    def _drop(self, code: Code) -> None:
        del self.order[code], self.known[code.shape]
        self.evicted += 1
        for reference in [*code.users.values()]:
            user = reference()
            if user is not None:
                user._let_go(code)

    def counters(self) -> dict[str, int]:
        """The numbers of ``shapes``, ``pages`` and ``bytes``; of code ``made`` and ``evicted``; and of failures: no
        room (``misses``), or no memory or code (``failures``)."""
        return {
            "shapes": len(self.known),
            "pages": len(self.pages),
            "bytes": len(self.pages) * PAGE_SIZE,
            "limit": self.limit,
            "made": self.made,
            "evicted": self.evicted,
            "misses": self.misses,
            "failures": self.failures,
        }


FUNCTIONS = Budget(1500, lasting=True)
LAUNCHES = Budget(500, lasting=FREE_THREADED)


def lasting_code(shape: tuple[Any, ...], write: Callable[[], tuple[bytes, list[int]]], name: str = "") -> int:
    """The address of code for the rest of the process; 0 if there is no room."""
    code = FUNCTIONS.find(shape) or FUNCTIONS.add(shape, write, name or shape[0])
    return lasting(code).address if code else 0
