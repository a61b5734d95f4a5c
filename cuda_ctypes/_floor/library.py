"""Opening a library's file and resolving its symbols, both on first use and from any thread."""

from __future__ import annotations

import ctypes
import os
import sys
from _thread import allocate_lock

from ..errors import FunctionNotFoundError, LibraryLoadError, LibraryNotFoundError

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

PER_THREAD_VARIABLE = "CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM"


def per_thread_default_stream() -> bool:
    """Whether functions with a twin for the per-thread default stream use it: the variable that cuda.bindings reads."""
    text = os.environ.get(PER_THREAD_VARIABLE, "").strip().lower()
    return text not in ("", "0", "false", "no", "off")


def version_text(version: int) -> str:
    """``"12.3"`` for 12030."""
    return f"{version // 1000}.{version % 1000 // 10}"


class Library:
    """One shared library: the file that was found for it, and its functions by symbol."""

    def __init__(self, name: str, settings: dict[str, Any], major: int = 0) -> None:
        self.name = name
        self.settings = settings
        self.major = major
        self.path = ""
        """The file that was opened, as given to the system's loader."""
        self.pid = 0
        """The process that opened it; 0 before."""
        self.functions: list[Any] = []
        """All that were made, for :mod:`.fork`."""
        self.refusal: Any = None
        """In a forked child, the function to which all of them are redirected."""
        self._handle: Any = None
        self._lock = allocate_lock()

    def candidates(self) -> list[str]:
        """File names in the order in which they are tried; a file that the environment names is the only one."""
        named = os.environ.get(self.settings["environment"])
        if named:
            return [os.path.abspath(named)]
        if sys.platform == "win32":
            system = os.path.join(os.environ.get("SystemRoot", r"C:\Windows"), "System32")
            return [os.path.join(system, file) for file in self.settings["windows"]]
        return [*self.settings["linux"], *self.settings.get("wsl", ())]

    def open(self) -> Any:
        """The opened library. Raises LibraryNotFoundError or LibraryLoadError, at each attempt anew."""
        if self._handle is None:
            with self._lock:
                opened = self._handle is None
                if opened:
                    self._handle = self._open()
            if opened and "fork" in self.settings:
                from .fork import refuse_in_children

                refuse_in_children(self, **self.settings["fork"])
        return self._handle

    def _open(self) -> Any:
        loader: Any = ctypes.WinDLL if sys.platform == "win32" else ctypes.CDLL  # type: ignore[attr-defined]
        if "pathfinder" in self.settings and not os.environ.get(self.settings["environment"]):
            from ..pathfinder.load import open_library

            handle, self.path = open_library(self.settings["pathfinder"], self.major)
            self.pid = os.getpid()
            return handle
        refused = []
        tried = self.candidates()
        for file in tried:
            try:
                handle = loader(file)  # an instance of our own: prototypes on a shared one would meet others'
            except OSError as error:
                text = str(error)
                # the loader complains alike of the file itself and of one that it needs (glibc's words, musl's words)
                missing = (
                    f"{file}: cannot open shared object file: No such" in text or f"library {file}: No such" in text
                )
                there = os.path.isabs(file) and os.path.exists(file)  # the current directory does not count
                if there or not (missing or sys.platform == "win32"):
                    refused.append(text if file in text else f"{file}: {text}")
                continue
            self.path = file
            self.pid = os.getpid()
            return handle
        variable = self.settings["environment"]
        if refused:
            raise LibraryLoadError(
                f"{self.settings['summary']} was found but could not be loaded: {'; '.join(refused)}"
            )
        if os.environ.get(variable):
            raise LibraryNotFoundError(f"{variable} names {tried[0]}, which does not exist")
        raise LibraryNotFoundError(
            f"{self.settings['summary']} was not found (tried {', '.join(tried)}): {self.settings['install']}. "
            f"{variable} can name another file."
        )

    def address(self, symbol: str) -> int:
        """Address of an exported symbol; 0 if there is none."""
        try:
            return ctypes.cast(self.open()[symbol], ctypes.c_void_p).value or 0
        except AttributeError:
            return 0

    def function(self, symbol: str, since: int, per_thread: str) -> Any:
        """A fresh ctypes function without prototype; its symbol is the per-thread twin's where that is asked for."""
        handle = self.open()
        if per_thread and per_thread_default_stream():
            symbol = f"{symbol}_{per_thread}"
        try:
            function = handle._FuncPtr((symbol, handle))
        except AttributeError:
            raise FunctionNotFoundError(self._missing(symbol, since)) from None
        self.functions.append(function)
        if self.refusal is not None:
            from .fork import redirect

            redirect(function, self.refusal)
        return function

    def _missing(self, symbol: str, since: int) -> str:
        text = f"{self.path} does not export {symbol}"
        if since:
            text += f", which came with CUDA {version_text(since)}"
        found = self.version()
        if found:
            text += f"; the library found supports CUDA {version_text(found)}"
        return text + (": update it to call this function" if found < since else "")

    def version(self) -> int:
        """What the library's own version function says, as 12030 for 12.3; 0 if it has none or it fails."""
        name = self.settings.get("version_function")
        try:
            number = ctypes.c_int()
            if name and not self.open()[name](ctypes.byref(number)):
                return number.value
        except AttributeError:
            pass
        return 0
