"""Memory with code in it, which is never writable and executable at once."""

from __future__ import annotations

import ctypes
import mmap

from . import processor

_FAILED = ctypes.c_void_p(-1).value


def executable(code: bytes) -> int:
    """The address of ``code``, which stays there as long as the process lives. Raises OSError where the system forbids it."""
    size = -(-len(code) // mmap.PAGESIZE) * mmap.PAGESIZE
    allocate, protect = ctypes.pythonapi["mmap"], ctypes.pythonapi["mprotect"]  # no library is opened for them
    allocate.restype = ctypes.c_void_p
    allocate.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
    protect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
    address = allocate(None, size, mmap.PROT_READ | mmap.PROT_WRITE, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, -1, 0)
    if address == _FAILED:
        raise OSError("no memory for code")
    ctypes.memmove(address, code, len(code))
    processor().synchronize(address, size)
    if protect(address, size, mmap.PROT_READ | mmap.PROT_EXEC):
        raise OSError("the system forbids executable memory")
    return int(address)
