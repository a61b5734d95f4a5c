"""Helpers of vendored files: a definition is copied unchanged into each file that uses it."""

from __future__ import annotations

import os
import sys
from ctypes import CDLL, Array, Structure, Union, _SimpleCData, addressof, byref, c_char, c_int, c_void_p, sizeof

TYPE_CHECKING = bool()  # importing typing takes longer than all of this file
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any


class Enum(int):
    """A C enum. Members are ints with a name; a value of a newer library has none.

    (enum.IntEnum takes ten times as long to make.)
    """

    def __init_subclass__(cls) -> None:
        for name, value in list(vars(cls).items()):
            if isinstance(value, int) and name[:2] != "__":  # not __firstlineno__
                setattr(cls, name, cls(value))

    @property
    def name(self) -> str:
        for name, member in vars(type(self)).items():
            if isinstance(member, Enum) and member == int(self):
                return name
        return str(int(self))

    @property
    def value(self) -> int:
        return int(self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}.{self.name}: {int(self)}>"

    __str__ = __repr__


class CudaError(Exception):
    """A function returned a status other than success."""

    def __init__(self, status: Any, function: str, meaning: str = "") -> None:
        super().__init__(status, function, meaning)
        self.status = status
        self.function = function
        self.meaning = meaning

    def __str__(self) -> str:
        text = f"{self.function}: {self.status.name} ({int(self.status)})"
        return f"{text}: {self.meaning}" if self.meaning else text


class LibraryNotFoundError(OSError):
    """No file of a library could be opened."""


class FunctionNotFoundError(AttributeError):
    """The library that was found does not have a function."""


class Library:
    """A shared library, found and opened when a function of it is first called.

    Any thread may be the first: those that come at the same time open the same file.
    """

    def __init__(
        self,
        name: str,
        variable: str,
        remedy: str,
        prototypes: dict[str, tuple[Any, ...]],
        linux: tuple[str, ...] = (),
        windows: tuple[str, ...] = (),
        wheels: tuple[str, ...] = (),
        places: tuple[str, ...] = (),
        homes: tuple[str, ...] = ("CUDA_PATH", "CUDA_HOME"),
    ) -> None:
        self.name = name
        self.variable = variable
        self.files = windows if sys.platform == "win32" else linux
        self.prototypes = prototypes
        self.remedy = remedy
        self.wheels = wheels
        self.places = places
        self.homes = homes
        self.path = ""
        self.opened: Any = None

    def __getattr__(self, symbol: str) -> Any:
        """A function with its prototype; from the second time on it is an attribute."""
        if symbol not in self.prototypes:
            raise AttributeError(symbol)
        opened = self.open()
        try:
            function = opened[symbol]
        except AttributeError:
            text = f"{self.path} has no {symbol}: it is older or newer than this file"
            raise FunctionNotFoundError(text) from None
        function.restype, *function.argtypes = self.prototypes[symbol]
        setattr(self, symbol, function)
        return function

    def open(self) -> Any:
        """The library. Raises LibraryNotFoundError."""
        if self.opened is None:
            named = os.environ.get(self.variable)
            failed = []
            for file in [named] if named else self.candidates():
                try:
                    opened = self.loaded(file) or CDLL(self.whole(file))
                except OSError as error:
                    failed.append(str(error))
                else:
                    self.path = file
                    self.opened = opened
                    return opened
            text = f"{self.name} was not found: {self.remedy}"
            more = f", or set {self.homes[0]} to the folder that has it"
            text += f"{more if self.places else ''}."
            text += f" {self.variable} can name its file. Tried:"
            raise LibraryNotFoundError("\n  ".join([text, *failed]))
        return self.opened

    def candidates(self) -> Iterator[str]:
        """Files in the order in which they are tried.

        What the process has, NVIDIA's wheels, conda, the system's loader, toolkits.
        """
        yield from (file for file in self.files if self.loaded(file))
        for wheel in self.wheels:
            yield from self.inside(*(os.path.join(path, wheel) for path in sys.path))
        conda = os.environ.get("CONDA_PREFIX")
        if conda:
            yield from self.inside(conda, os.path.join(conda, "Library"))
        yield from self.files
        roots = [os.environ.get(name) for name in self.homes]
        roots += ["/usr/local/cuda", "/opt/cuda"]
        yield from self.inside(*filter(None, roots))

    def inside(self, *roots: str) -> Iterator[str]:
        for root in roots:
            for place in self.places:
                for file in self.files:
                    path = os.path.join(root, place, file)
                    if os.path.exists(path):
                        yield path

    @staticmethod
    def whole(file: str) -> str:
        """The file. Raises OSError without its end, where its sections are told."""
        if os.path.dirname(file) and os.path.isfile(file):
            with open(file, "rb") as library:
                head = library.read(64)
            start = int.from_bytes(head[40:48], "little")
            end = start + 64 * int.from_bytes(head[60:62], "little")
            if head[:5] == b"\x7fELF\2" and end > os.path.getsize(file):
                raise OSError(f"{file}: it was cut short; install it again")
        return file

    @staticmethod
    def loaded(file: str) -> Any:
        """A library that the process has; None if it has none of this name."""
        try:
            return CDLL(file, os.RTLD_NOLOAD | os.RTLD_NOW)
        except (AttributeError, OSError):  # Windows has no RTLD_NOLOAD
            return None


class Either:
    """A library of one CUDA major or the other.

    It is the one that the process has loaded, or the newest that the driver supports.
    """

    def __init__(self, driver: Library, libraries: dict[int, Library]) -> None:
        self.driver = driver
        self.libraries = libraries
        self.chosen = 0

    @property
    def major(self) -> int:
        """The CUDA major of the library that is opened."""
        if not self.chosen:
            newest, *_, oldest = self.libraries
            majors = self.named()
            if len(majors) != 1:
                supported = driver_major(self.driver, newest)
                majors = [major for major in self.libraries if major <= supported]
            majors = sorted(majors or [oldest], key=self.is_absent)
            missing = []
            for major in majors:
                try:
                    self.libraries[major].open()
                except LibraryNotFoundError as error:
                    missing.append(error)
                else:
                    self.chosen = major
                    break
            else:
                raise missing[0]
        return self.chosen

    def named(self) -> list[int]:
        """The majors of the file that the user names, if its name tells."""
        made = []
        for major, library in self.libraries.items():
            path = os.path.realpath(os.environ.get(library.variable, ""))
            if os.path.basename(path).startswith(library.files):
                made.append(major)
        return made

    def is_absent(self, major: int) -> bool:
        """Whether the process has not loaded the library of this major."""
        return not any(map(Library.loaded, self.libraries[major].files))

    def __getattr__(self, symbol: str) -> Any:
        known = [m for m, item in self.libraries.items() if symbol in item.prototypes]
        if known and self.major not in known:
            text = f"{symbol} is of CUDA {known[0]}, but CUDA {self.major} was opened"
            raise FunctionNotFoundError(text)
        function = getattr(self.libraries[self.major], symbol)
        setattr(self, symbol, function)
        return function


def driver_major(driver: Library, newest: int) -> int:
    """The CUDA major that the driver supports; the newest where there is no driver."""
    version = c_int()
    try:
        driver.cuDriverGetVersion(byref(version))
    except OSError:
        return newest
    return version.value // 1000


def _meaning(function: Any, status: int) -> str:
    """The library's own words for a status; empty if it has none."""
    try:
        return str(function(status))
    except (CudaError, FunctionNotFoundError):
        return ""


def _pointer(value: Any, writable: bool = False) -> Any:
    """The argument for memory: an address, or the ctypes object that is it."""
    if value is None or isinstance(value, (int, Array, c_void_p)):
        return value
    if isinstance(value, (_SimpleCData, Structure, Union)):
        return byref(value)
    if isinstance(value, str):
        raise TypeError("an address or a buffer is required, not str")
    if hasattr(value, "__index__") and not hasattr(value, "__len__"):
        return value.__index__()  # a number of NumPy's
    if hasattr(value, "contents"):  # a pointer of ctypes
        return value
    try:
        memory = memoryview(value)
    except TypeError:
        return value  # byref(...), or nothing that ctypes knows
    if not memory.c_contiguous:
        raise BufferError("the memory is not C-contiguous")
    if not memory.readonly:
        return (c_char * memory.nbytes).from_buffer(memory)
    if writable:
        raise TypeError("C writes to this memory, but it cannot be written to")
    return bytes(memory)


def _text(value: str | bytes | None) -> bytes | None:
    return value.encode() if isinstance(value, str) else value


def _texts(values: Sequence[str | bytes] | None) -> list[bytes | None] | None:
    texts = values if values is None else [*map(_text, values)]
    known = all(text is None or isinstance(text, bytes) for text in texts or ())
    if isinstance(values, str) or not known:
        raise TypeError(f"a list of str or bytes is expected, got {values!r}")
    return texts


def _callback(value: Any, name: str) -> Any:
    """The argument for a callback: an address, or a function made for C."""
    if callable(value) and not hasattr(value, "argtypes"):
        made = f"{__name__}.{name}(function)"
        raise TypeError(f"write {made}, and keep it for as long as C may call it")
    return value


def _array(c_type: Any, values: Sequence[Any] | None, count: int | None = None) -> Any:
    """Values as a C array, which has room for as many as C is told."""
    if values is None:
        return None
    if count is not None and len(values) < count:
        raise ValueError(f"C is told {count}, but the list has {len(values)}")
    return (c_type * len(values))(*values)


def _versioned(value: Any, kind: Any, version: int) -> None:
    """Tell the library which struct it gets: itself, by reference, or by a pointer."""
    struct = getattr(value, "_obj", value)
    struct = getattr(struct, "contents", struct)
    if value is not None and not isinstance(struct, kind):
        raise TypeError(f"a {kind.__name__} is expected, got {type(value).__name__}")
    if value is not None:
        struct.version = sizeof(kind) | version << 24


def _kernel_parameters(given: Any) -> Any:
    """The addresses of a kernel's arguments: the caller's, or of (values, types)."""
    if not isinstance(given, tuple):
        return _pointer(given)
    values, types = given
    if len(values) != len(types):
        raise ValueError(f"values and types differ: {len(values)} and {len(types)}")
    arguments = [kind(value) if kind else value for value, kind in zip(values, types)]
    pointers: Any = (c_void_p * len(arguments))(*map(addressof, arguments))
    pointers.arguments = arguments  # they live as long
    return pointers


def _aligned(kind: Any, alignment: int) -> Any:
    """A struct at such an address: ctypes sees to that from Python 3.13 on only."""
    memory = (c_char * (sizeof(kind) + alignment))()
    return kind.from_buffer(memory, -addressof(memory) % alignment)
