"""A shared library: found and opened at the first call, its symbols resolved, its functions disabled in forked
children."""

import os
import sys
from _ctypes import addressof, byref

from .. import forkable_lock
from ..types import WORD, number_class

try:
    from _ctypes import call_cdeclfunction, dlopen, dlsym
except ImportError:  # PyPy, Windows
    dlopen = dlsym = None  # type: ignore[assignment]

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

PER_THREAD_VARIABLE = "CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM"
_variable: "Any" = os.environ.encodekey(PER_THREAD_VARIABLE)


def per_thread_default_stream() -> bool:
    """Whether functions use their per-thread default stream variants. It is the variable that cuda.bindings reads."""
    try:
        if _variable not in os.environ._data:  # type: ignore[attr-defined]  # os.environ takes ten times as long
            return False
    except AttributeError:  # a program's own mapping
        pass
    text = os.environ.get(PER_THREAD_VARIABLE, "0").strip().lower()
    try:
        return int(text) != 0
    except ValueError:
        return text not in ("", "false", "no", "off")


files: "dict[str, str]" = {}
"""Files that the program chose, by the library's environment variable."""
libraries: "list[Library]" = []
"""All libraries of which a name was used. An open one has a path."""
recorder: "Any" = None
"""While calls are recorded: called with a library, a symbol and its function, whose C function it may exchange."""


class Library:
    """One shared library: its file, and its functions by symbol."""

    def __init__(self, name: str, settings: "dict[str, Any]", major: int = 0) -> None:
        self.name = name
        self.settings = settings
        self.major = major
        self.path = ""
        """The opened file, as given to the system's loader."""
        self.found_via = ""
        """The way the file was found."""
        self.pid = 0
        """The process that opened the library; 0 before that, and after a fork that preceded the library's
        initialization."""
        self.functions: list[tuple[str, Any]] = []
        """All functions made, with their symbols: forked children and recordings redirect them."""
        self.refusal: Any = None
        """In a forked child, the function that replaces all others,"""
        self.works: list[str] = []
        """but for these."""
        self._handle: Any = None
        """The system's handle of the open library."""
        self._dll: Any = None
        """The same as a ctypes.CDLL, made on first need: importing it takes 2 ms."""
        self._lock = forkable_lock()  # reentrant: a signal handler may call while its thread opens the library
        libraries.append(self)

    def candidates(self) -> "list[str]":
        """File names to try, in order, unless the program or the environment names one."""
        if sys.platform == "win32":
            system = os.path.join(os.environ.get("SystemRoot", r"C:\Windows"), "System32")
            return [os.path.join(system, file) for file in self.settings["windows"]]
        return [*self.settings["linux"], *self.settings.get("elsewhere", ())]

    def named(self) -> str:
        """The file that the program or the environment chose; empty if there is none."""
        variable = self.settings["environment"]
        return files.get(variable) or os.environ.get(variable, "")

    def open(self) -> None:
        """Open the library unless it is open. Raises LibraryNotFoundError or LibraryLoadError; a later call tries
        again."""
        if self._handle is None:
            with self._lock:
                handle = self._open() if self._handle is None else None
                if self._handle is None:  # a signal handler may have been here
                    self._handle = handle
                    try:
                        if "fork" in self.settings:
                            refuse_in_children(self, **self.settings["fork"])
                    except BaseException:  # of a signal handler: again at the next call
                        self._handle = None
                        raise

    def _open(self) -> "Any":
        """The system's handle."""
        variable, named = self.settings["environment"], self.named()
        self.found_via = "use" if variable in files else variable if named else "system-search"
        if "pathfinder" in self.settings and not named:
            from ...pathfinder.load import open_library

            self._dll, self.path, self.found_via = open_library(self.settings["pathfinder"], self.major)
            self.pid = os.getpid()
            if "two_majors" in self.settings:
                from .choices import warn_of_other_major

                warn_of_other_major(self)
            return self._dll._handle
        failed = []
        for file in [os.path.abspath(named)] if named else self.candidates():
            try:
                handle = self._load(file)
            except (OSError, UnicodeError) as error:  # a file name need not be valid text
                failed.append((file, str(error)))
                continue
            self.path = file
            self.pid = os.getpid()
            if named and "pathfinder" in self.settings:
                from ...pathfinder.load import prepare_beside

                prepare_beside(self.settings["pathfinder"], self.major, file)
            return handle
        from .missing import library_missing

        raise library_missing(self.settings, failed)

    def _load(self, file: str) -> "Any":
        """The system's handle of a file. Raises OSError."""
        if os.path.isabs(file):
            from ..whole_files import objection

            words = objection(file)
            if words:
                raise OSError(f"{file}: {words}")
        if dlopen is not None:
            return dlopen(file, 0)
        if sys.platform == "win32":
            from ctypes import WinDLL as loader
        else:
            from ctypes import CDLL as loader
        self._dll = loader(file)
        return self._dll._handle

    def __getitem__(self, symbol: str) -> "Any":
        """An exported function from ctypes, without prototype. Raises AttributeError for an unknown symbol."""
        self.open()
        if self._dll is None:
            from ctypes import CDLL

            self._dll = CDLL(self.path, handle=self._handle)
        return self._dll[symbol]

    def address(self, symbol: str) -> int:
        """Address of an exported symbol; 0 if the library does not export it."""
        self.open()
        try:
            if dlsym is not None:
                return dlsym(self._handle, symbol)
            from ctypes import c_void_p, cast

            return cast(self[symbol], c_void_p).value or 0
        except (OSError, AttributeError):
            return 0

    def function(self, symbol: str, since: int, per_thread: str) -> "Any":
        """A new ctypes function without prototype; its per-thread variant if the environment asks for that."""
        exported = self._exported(symbol, since, per_thread)[0]
        return self.follow(symbol, self[exported])

    def entry(self, symbol: str, since: int, per_thread: str) -> "Any":
        """The address of that function, in a ctypes object."""
        return self.follow(symbol, WORD(self._exported(symbol, since, per_thread)[1]))

    def _exported(self, symbol: str, since: int, per_thread: str) -> "tuple[str, int]":
        if per_thread and per_thread_default_stream():
            symbol = f"{symbol}_{per_thread}"
        address = self.address(symbol)
        if not address:
            from .missing import function_missing

            raise function_missing(self, symbol, since)
        return symbol, address

    def follow(self, symbol: str, function: "Any") -> "Any":
        """The same function, known from now on to forked children and recordings."""
        self.functions.append((symbol, function))
        if self.refusal is not None and symbol not in self.works:
            redirect(function, self.refusal)
        if recorder is not None:
            recorder(self, symbol, function)
        return function

    def version(self) -> int:
        """The result of the library's version function, 12030 for 12.3; 0 if it has none or it fails."""
        name, number = self.settings.get("version_function"), number_class("i")()
        return 0 if not name or not self.address(name) or self[name](byref(number)) else int(number.value)


# Forked children of a process that had initialized the library: the CUDA driver does not survive a fork, and some of
# its functions report success there and do nothing. So each function is replaced by one that returns an error status.


def redirect(function: "Any", to: "Any") -> None:
    """Redirect a ctypes function, or an object with a function's address, to another: ctypes calls the address in its
    memory."""
    place = WORD.from_address
    place(addressof(function)).value = place(addressof(to)).value


def refuse_in_children(library: "Library", asks: str, status: str, works: "list[str]") -> None:
    """From now on, make all functions return ``status``, a number, in forked children, but for those in ``works``, which need
    nothing of the driver. ``asks`` is a function that takes an address to write to, and succeeds once the library is
    initialized."""
    # PyPy's functions keep their addresses out of reach
    replaceable = sys.implementation.name != "pypy" and hasattr(os, "register_at_fork")
    if not replaceable or not library.address(asks):
        return
    ask, room = library.entry(asks, 0, ""), WORD()
    initialized, number = False, int(status)
    library.works = works

    def before() -> None:
        nonlocal initialized
        initialized = not call_cdeclfunction(ask.value, (byref(room),))
        if library.refusal is None:
            library.pid = os.getpid() if initialized else 0

    def in_child() -> None:
        if initialized:
            from _ctypes import CFuncPtr

            # a Python function for C to call; it ignores its arguments
            kind: Any = type("Refusal", (CFuncPtr,), {"_flags_": 1, "_argtypes_": (), "_restype_": number_class("i")})
            library.refusal = kind(lambda: number)
            for symbol, function in library.functions:
                if symbol in library.works:
                    continue
                redirect(function, library.refusal)
                if recorder is not None:
                    recorder(library, symbol, function)

    os.register_at_fork(before=before, after_in_child=in_child)
