"""A library: opening its file and resolving its symbols, both on first use and from any thread; and what becomes of it in forked
children."""

import os
import sys
from _ctypes import CFuncPtr, addressof, byref
from _thread import allocate_lock

from .types import number_class

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

PER_THREAD_VARIABLE = "CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM"


def per_thread_default_stream() -> bool:
    """Whether functions with a twin for the per-thread default stream use it: the variable that cuda.bindings reads."""
    text = os.environ.get(PER_THREAD_VARIABLE, "").strip().lower()
    return text not in ("", "0", "false", "no", "off")


class Function(CFuncPtr):
    """A C function without prototype, which returns an int."""

    _flags_ = 1  # FUNCFLAG_CDECL


def address_of(function: "Any") -> int:
    """The address of a C function."""
    if sys.implementation.name != "cpython":
        import ctypes

        return ctypes.cast(function, ctypes.c_void_p).value or 0
    return number_class("Q").from_address(addressof(function)).value  # type: ignore[no-any-return]


def _load(file: str) -> "tuple[Any, Any]":
    """The system's handle of a library's file, and the class of its functions. Raises OSError."""
    if sys.platform == "win32":
        from ctypes import WinDLL as loader
    elif sys.implementation.name == "pypy":
        from ctypes import CDLL as loader
    else:
        from _ctypes import dlopen

        return dlopen(file, 0), Function
    opened = loader(file)
    return opened._handle, opened._FuncPtr


class Library:
    """One shared library: the file that was found for it, and its functions by symbol."""

    def __init__(self, name: str, settings: "dict[str, Any]", major: int = 0) -> None:
        self.name = name
        self.settings = settings
        self.major = major
        self.path = ""
        """The file that was opened, as given to the system's loader."""
        self.pid = 0
        """The process that opened it; 0 before."""
        self.functions: list[Any] = []
        """All that were made, for forked children."""
        self.refusal: Any = None
        """In a forked child, the function to which all of them are redirected."""
        self._handle: Any = None
        """The system's; named as in ctypes.CDLL, so that functions can be made with this object."""
        self._FuncPtr: Any = Function
        self._lock = allocate_lock()

    def candidates(self) -> "list[str]":
        """File names in the order in which they are tried; a file that the environment names is the only one."""
        named = os.environ.get(self.settings["environment"])
        if named:
            return [os.path.abspath(named)]
        if sys.platform == "win32":
            system = os.path.join(os.environ.get("SystemRoot", r"C:\Windows"), "System32")
            return [os.path.join(system, file) for file in self.settings["windows"]]
        return [*self.settings["linux"], *self.settings.get("wsl", ())]

    def open(self) -> "Any":
        """The system's handle of the library. Raises LibraryNotFoundError or LibraryLoadError, at each attempt anew."""
        if self._handle is None:
            with self._lock:
                opened = self._handle is None
                if opened:
                    self._handle = self._open()
            if opened and "fork" in self.settings:
                refuse_in_children(self, **self.settings["fork"])
        return self._handle

    def _open(self) -> "Any":
        if "pathfinder" in self.settings and not os.environ.get(self.settings["environment"]):
            from ..pathfinder.load import open_library

            opened, self.path = open_library(self.settings["pathfinder"], self.major)
            self._FuncPtr = opened._FuncPtr
            self.pid = os.getpid()
            return opened._handle
        refused = []
        tried = self.candidates()
        for file in tried:
            try:
                handle, self._FuncPtr = _load(file)
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
        from .missing import library_missing

        raise library_missing(self.settings, tried, refused)

    def address(self, symbol: str) -> int:
        """Address of an exported symbol; 0 if there is none."""
        function = self._exported(symbol)
        return 0 if function is None else address_of(function)

    def _exported(self, symbol: str) -> "Any":
        self.open()
        try:
            return self._FuncPtr((symbol, self))
        except AttributeError:
            return None

    def function(self, symbol: str, since: int, per_thread: str) -> "Any":
        """A fresh ctypes function without prototype; its symbol is the per-thread twin's where that is asked for."""
        if per_thread and per_thread_default_stream():
            symbol = f"{symbol}_{per_thread}"
        function = self._exported(symbol)
        if function is None:
            from .missing import function_missing

            raise function_missing(self, symbol, since)
        self.functions.append(function)
        if self.refusal is not None:
            redirect(function, self.refusal)
        return function

    def version(self) -> int:
        """What the library's own version function says, as 12030 for 12.3; 0 if it has none or it fails."""
        name = self.settings.get("version_function")
        function, number = self._exported(name) if name else None, number_class("i")()
        return 0 if function is None or function(byref(number)) else int(number.value)


# What becomes of a library in a child that was forked after its parent had initialized it. The CUDA driver does not survive
# a fork, and not every function of it says so: some report success and do nothing. So in such a child each function is
# replaced by one that only says so.


def redirect(function: "Any", to: "Any") -> None:
    """Let a ctypes function call another one: what it calls is the address in its memory."""
    place = number_class("Q").from_address
    place(addressof(function)).value = place(addressof(to)).value


def refuse_in_children(library: "Library", asks: str, status: int) -> None:
    """From now on, all functions return ``status`` in forked children. ``asks`` is a function that takes an address to write
    to and succeeds where the library was initialized."""
    # PyPy's functions do not keep their addresses where they can be replaced
    replaceable = sys.implementation.name != "pypy" and hasattr(os, "register_at_fork")
    if not replaceable or not library.address(asks):
        return
    ask, room = library.function(asks, 0, ""), number_class("Q")()
    initialized = False

    def before() -> None:
        nonlocal initialized
        initialized = not ask(byref(room))

    def in_child() -> None:
        if initialized:
            # a Python function that C calls, with arguments that it does not get
            kind: Any = type("Refusal", (CFuncPtr,), {"_flags_": 1, "_argtypes_": (), "_restype_": number_class("i")})
            library.refusal = kind(lambda: status)
            for function in library.functions:
                redirect(function, library.refusal)

    os.register_at_fork(before=before, after_in_child=in_child)
