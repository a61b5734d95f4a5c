"""The proof that machine code works on an untested Python: a self-check (:mod:`.self_check`).

Its result is kept in the user's cache. A process that dies in the check leaves a mark there, and later processes do
without machine code.
"""

import os
import sys
from binascii import crc32
from contextlib import suppress

from .. import PROCESSOR, from_a_signal
from ..user_cache import cache_folder

PASSED, STARTED = "passed", "started"
_verdicts: "list[str]" = []


def verdict() -> str:
    """The reason why this Python failed the self-check, now or earlier; empty if it passed. Decided once."""
    if not _verdicts:
        _verdicts.append(_verdict())
    return _verdicts[0]


def _verdict() -> str:
    path = os.path.join(cache_folder("cuda-ctypes", "native"), identity())
    found = _read(path)
    if not found:
        begun: list[str] = []
        try:
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "x", encoding="utf-8") as file:
                begun.append(path)
                file.write(STARTED)
            found = _checked()
            begun.append(f"{path}.{os.getpid()}")
            with open(begun[1], "w", encoding="utf-8") as file:
                file.write(found)
            os.replace(begun[1], path)
        except BaseException as error:
            for name in begun:  # the next use checks again
                with suppress(OSError):
                    os.unlink(name)
            if isinstance(error, FileExistsError) and not begun:  # another process is checking at the same time
                found = _read(path) or STARTED
            elif not isinstance(error, OSError) or from_a_signal(error):
                raise  # Ctrl-C, or an exception of a signal handler
            else:
                return f"this Python is not known, and the result of its self-check cannot be kept ({error.strerror})"
    if found == STARTED:
        return f"this Python did not end its self-check ({path} says so)"
    return "" if found == PASSED else found


def _checked() -> str:
    from .self_check import differences

    for what in differences():
        if "partially initialized module" in what:  # a first use inside of another one: no result
            raise ImportError(what)
        return f"this Python failed its self-check: {what}"
    return PASSED


def _read(path: str) -> str:
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except OSError:
        return ""


def identity() -> str:
    """The name of the result's file, for this interpreter and this version of the code generator."""
    told = [sys.version, os.path.realpath(sys.executable or ""), PROCESSOR, *_stamps()]
    return f"{sys.implementation.cache_tag}-{crc32(repr(told).encode(errors='replace')):08x}"


def _stamps() -> "list[str]":
    """When the modules of this folder were written, or the file that has them: an archive, or a program with Python inside."""
    here = os.path.dirname(globals().get("__file__", ""))  # frozen modules may have none
    files = [
        os.path.join(folder, name)
        for folder, _, names in os.walk(here)
        for name in names
        if name.endswith((".py", ".pyc")) and not folder.endswith("__pycache__")
    ] or [getattr(__spec__.loader, "archive", sys.executable) or ""]
    return [f"{file} {os.stat(file).st_mtime_ns}" for file in sorted(files)]
