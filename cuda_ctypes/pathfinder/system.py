"""The system's loader: opens libraries, looks up loaded ones, and returns their paths.

Handles are ints. :func:`open_file` and :func:`loaded` add a reference, which lasts until :func:`close`. ctypes' own
libraries do not serve here: on PyPy they have no such handle.
"""

from __future__ import annotations

import ctypes
import os
import sys

from .._floor.whole_files import objection

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

if sys.platform == "win32":
    DLL_LOAD_DIR, DEFAULT_DIRS = 0x100, 0x1000
    _kernel = ctypes.WinDLL("kernel32", use_last_error=True)
    _kernel.LoadLibraryExW.argtypes = [ctypes.c_wchar_p, ctypes.c_void_p, ctypes.c_uint32]
    _kernel.LoadLibraryExW.restype = ctypes.c_void_p
    _kernel.GetModuleHandleExW.argtypes = [ctypes.c_uint32, ctypes.c_wchar_p, ctypes.POINTER(ctypes.c_void_p)]
    _kernel.GetModuleFileNameW.argtypes = [ctypes.c_void_p, ctypes.c_wchar_p, ctypes.c_uint32]

    def open_file(file: str, deep_binding: bool = False, for_all: bool = False) -> tuple[int, str]:
        """The handle of a file, or 0 and the loader's message."""
        flags = DEFAULT_DIRS | DLL_LOAD_DIR if os.path.isabs(file) else 0
        handle = _kernel.LoadLibraryExW(file, None, flags)
        return (handle, "") if handle else (0, f"{file}: {ctypes.FormatError(ctypes.get_last_error())}")

    def loaded(file: str) -> int:
        """The handle of a loaded library, by name; 0 if it is not loaded."""
        handle = ctypes.c_void_p()
        return handle.value or 0 if _kernel.GetModuleHandleExW(0, file, ctypes.byref(handle)) else 0

    def path_of(handle: int) -> str:
        """The file of an open library; empty if unknown."""
        text = ctypes.create_unicode_buffer(32768)
        return text.value if _kernel.GetModuleFileNameW(handle, text, len(text)) else ""

    def is_absent(file: str, words: str) -> bool:
        """Whether the file does not exist. The loader's message is the same for a missing dependency."""
        return not (os.path.isabs(file) and os.path.exists(file))

    def close(handle: int) -> None:
        _kernel.FreeLibrary(ctypes.c_void_p(handle))

    def folders() -> Iterator[str]:
        """The folders that the loader searches, as far as settings tell."""
        yield from filter(None, os.environ.get("PATH", "").split(";"))

else:

    class LinkMap(ctypes.Structure):
        _fields_ = [("address", ctypes.c_void_p), ("name", ctypes.c_char_p)]

    RTLD_DI_LINKMAP = 2
    _dl: Any = ctypes.CDLL(None)  # not shared: prototypes would be shared with it
    _dl.dlopen.argtypes = [ctypes.c_char_p, ctypes.c_int]
    _dl.dlopen.restype = ctypes.c_void_p
    _dl.dlerror.argtypes = []
    _dl.dlerror.restype = ctypes.c_char_p
    _dl.dlclose.argtypes = [ctypes.c_void_p]

    def open_file(file: str, deep_binding: bool = False, for_all: bool = False) -> tuple[int, str]:
        """The handle of a file, or 0 and the loader's message. With ``for_all``, later libraries can use its
        symbols."""
        mode = os.RTLD_NOW | (os.RTLD_GLOBAL if for_all else os.RTLD_LOCAL)
        if deep_binding:
            mode |= getattr(os, "RTLD_DEEPBIND", 0)
        words = objection(file) if os.path.isabs(file) else ""
        if words:
            return 0, f"{file}: {words}"
        handle = _dl.dlopen(os.fsencode(file), mode)
        if handle:
            return handle, ""
        words = os.fsdecode(_dl.dlerror() or b"")
        return 0, words if file in words else f"{file}: {words}"

    def loaded(file: str) -> int:
        """The handle of a loaded library, by name; 0 if it is not loaded."""
        return _dl.dlopen(os.fsencode(file), os.RTLD_LAZY | getattr(os, "RTLD_NOLOAD", 4)) or 0

    def path_of(handle: int) -> str:
        """The file of an open library; empty if unknown."""
        link = ctypes.POINTER(LinkMap)()
        try:
            failed = _dl.dlinfo(ctypes.c_void_p(handle), RTLD_DI_LINKMAP, ctypes.byref(link))
        except AttributeError:  # a C library without dlinfo
            return ""
        name = os.fsdecode(link.contents.name or b"") if not failed and link else ""
        return os.path.abspath(name) if "/" in name else ""

    def is_absent(file: str, words: str) -> bool:
        """Whether the file does not exist. The loaders of glibc and musl have the same message for a missing dependency."""
        missing = f"{file}: cannot open shared object file: No such" in words or f"library {file}: No such" in words
        return missing and not (os.path.isabs(file) and os.path.exists(file))

    def close(handle: int) -> None:
        _dl.dlclose(handle)

    def folders(settings: str = "/etc/ld.so.conf") -> Iterator[str]:
        """The folders that the loader searches, as far as settings tell."""
        yield from filter(None, os.environ.get("LD_LIBRARY_PATH", "").replace(";", ":").split(":"))
        yield from configured(settings)
        yield from ("/lib64", "/usr/lib64", "/lib", "/usr/lib")

    def configured(file: str, read: tuple[str, ...] = ()) -> Iterator[str]:
        """The folders in a settings file of the loader and in the files it includes; ``read`` are the including files,
        against cycles."""
        file = os.path.realpath(file)
        if file in read:
            return
        try:
            with open(file, encoding="utf-8", errors="surrogateescape") as text:
                lines = [line.partition("#")[0].strip() for line in text]
        except OSError:
            return
        for line in lines:
            if os.path.isabs(line):
                yield line.partition("=")[0]  # the rest names a kind of library
            elif line.split()[:1] == ["include"]:
                import glob

                for pattern in line.split()[1:]:
                    for included in sorted(glob.glob(os.path.join(os.path.dirname(file), pattern))):
                        yield from configured(included, (*read, file))
