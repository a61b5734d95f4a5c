"""Disturbances during calls: threads, signals, forks, garbage collections, small stacks, deep recursion, lack of
memory."""

from __future__ import annotations

import contextlib
import ctypes
import gc
import os
import resource
import signal
import struct
import sys
import threading
from typing import Any, Callable

DISTURBANCES = (
    *("nothing", "nothing", "threads", "signals", "forks", "small stack", "collections", "deep recursion"),
    *("low memory", "no new code"),
)
FAULTS = {"low memory": ("MemoryError", "ArgumentError"), "deep recursion": ("",)}
"""Exceptions, by the start of their names, that may come in one mode and not in the other: there, only the calls without them are
compared. Where memory is low, the message of an ArgumentError may lack a part for which ctypes had none. Near the end of the stack
each may come, because the search for a better message fails there."""
STACK = 192 << 10
ROOM = 4 << 20
"""Address space, in bytes, that is left where memory is low."""
BLOCKS = (1 << 20, 1 << 16, 1 << 12, 1 << 9, 64)


CHECKED = "PYTHONMALLOC" in os.environ
"""Whether a memory checker runs the process: everything takes up to fifty times as long."""


class Signalled:
    def __init__(self) -> None:
        signal.signal(signal.SIGALRM, lambda *_: sorted([2, 1]))
        signal.setitimer(signal.ITIMER_REAL, 0.001, 0.05 if CHECKED else 0.0007)  # else only handlers would run

    def end(self) -> None:
        signal.setitimer(signal.ITIMER_REAL, 0)


class Threads:
    """Three threads make calls as well."""

    def __init__(self, caller: Callable[[], Callable[[int], Any]]) -> None:
        self.stop = threading.Event()
        self.threads = [threading.Thread(target=self.work, args=(caller(), number << 32)) for number in (1, 2, 3)]
        sys.setswitchinterval(1e-5)
        for thread in self.threads:
            thread.start()

    def work(self, call: Callable[[int], Any], index: int) -> None:
        while not self.stop.is_set():
            call(index)
            index += 1
            self.stop.wait(0.0003)

    def end(self) -> None:
        self.stop.set()
        for thread in self.threads:
            thread.join()


def disturbed(how: str, caller: Callable[[], Callable[[int], Any]], work: Callable[[], None]) -> None:
    """Run ``work()`` under the disturbance. ``caller()`` returns a function that makes the call with a given number."""
    noise: Any = Threads(caller) if how == "threads" else Signalled() if how == "signals" else None
    try:
        if how == "collections":
            gc.set_threshold(3, 2, 2)
        if how == "small stack":
            in_thread(work)
        else:
            work()
    finally:
        if noise:
            noise.end()


def in_thread(work: Callable[[], None]) -> None:
    threading.stack_size(STACK)
    failed: list[BaseException] = []

    def there() -> None:
        try:
            work()
        except BaseException as error:
            failed.append(error)

    thread = threading.Thread(target=there)
    thread.start()
    thread.join()
    if failed:
        raise failed[0]


def in_child(call: Callable[[int], Any], index: int) -> None:
    """Make a call in a forked child, which must end as it should."""
    sys.stdout.flush()
    child = os.fork()
    if not child:
        try:
            call(index)
        finally:
            os._exit(0)
    _, status = os.waitpid(child, 0)
    if status:
        os.kill(os.getpid(), os.WTERMSIG(status) or signal.SIGABRT)  # as if it had happened here


def deeply(function: Callable[[], Any], left: int) -> Any:
    """Call a function where ``left`` more calls of Python functions are allowed."""
    depth, frame = 0, sys._getframe()
    while frame is not None:
        depth, frame = depth + 1, frame.f_back  # type: ignore[assignment]

    def descend(levels: int) -> Any:
        return function() if levels <= 0 else descend(levels - 1)

    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(depth + 40 + left)
    try:
        return descend(40)
    finally:
        sys.setrecursionlimit(limit)


class Scarcity:
    """Little memory: during a call, the process's limit is slightly above its use, and that rest is allocated
    before."""

    def __init__(self) -> None:
        self.taken: list[Any] = [None] * 4000
        self.before = resource.getrlimit(resource.RLIMIT_AS)

    @contextlib.contextmanager
    def taken_up(self) -> Any:
        with open("/proc/self/statm", encoding="ascii") as file:
            used = int(file.read().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (used + ROOM, self.before[1]))
        count = 0
        try:
            for size in BLOCKS:
                try:
                    while count < len(self.taken):
                        self.taken[count] = bytearray(size)
                        count += 1
                except MemoryError:
                    pass
            yield
        finally:
            resource.setrlimit(resource.RLIMIT_AS, self.before)  # first: numbers for the loop need memory
            for place in range(count):
                self.taken[place] = None


class Instruction(ctypes.Structure):
    """An instruction of the kernel's packet filter: struct sock_filter."""

    _fields_ = [("code", ctypes.c_uint16), ("jt", ctypes.c_uint8), ("jf", ctypes.c_uint8), ("k", ctypes.c_uint32)]


SYSTEM_CALLS = {"x86_64": {"mmap": 9, "mprotect": 10}, "aarch64": {"mmap": 222, "mprotect": 226}}
EXECUTE, ANONYMOUS, EPERM = 4, 0x20, 1
NUMBER, PROTECTION, FLAGS = 0, 32, 40
"""Offsets in struct seccomp_data: the system call's number, its third and its fourth argument."""


def refuse_executable_memory() -> bool:
    """From now on, a seccomp filter refuses memory for code in this thread and those that it starts, as SELinux's ``execmem`` does:
    mprotect with PROT_EXEC, and mmap with PROT_EXEC unless it maps a file. Returns False where the kernel allows no such filter."""
    load, equal, bits, give = 0x20, 0x15, 0x45, 0x06  # BPF_LD|W|ABS, JMP|JEQ|K, JMP|JSET|K, RET|K
    allowed, refused = 0x7FFF0000, 0x00050000 | EPERM  # SECCOMP_RET_ALLOW, SECCOMP_RET_ERRNO
    calls = SYSTEM_CALLS[os.uname().machine]
    program = [
        (load, 0, 0, NUMBER),
        (equal, 3, 0, calls["mprotect"]),
        (equal, 0, 4, calls["mmap"]),
        (load, 0, 0, FLAGS),
        (bits, 0, 2, ANONYMOUS),
        (load, 0, 0, PROTECTION),
        (bits, 1, 0, EXECUTE),
        (give, 0, 0, allowed),
        (give, 0, 0, refused),
    ]
    array = (Instruction * len(program))(*[Instruction(*each) for each in program])
    filters = struct.pack("<HxxxxxxQ", len(program), ctypes.addressof(array))
    control = ctypes.CDLL(None, use_errno=True).prctl
    control.argtypes = [ctypes.c_int, ctypes.c_ulong, ctypes.c_void_p, ctypes.c_ulong, ctypes.c_ulong]
    # PR_SET_NO_NEW_PRIVS; PR_SET_SECCOMP, SECCOMP_MODE_FILTER
    return not control(38, 1, None, 0, 0) and not control(22, 2, ctypes.c_char_p(filters), 0, 0)
