"""Finds a library and opens it, once per CUDA major."""

from __future__ import annotations

import ctypes
import os
import sys

from .. import VARIABLE
from .._floor import forkable_lock
from .._floor.suggest import hint
from ..errors import CudaCtypesError, LibraryLoadError
from . import majors, search, system, table
from .results import (
    DynamicLibLoadError,
    DynamicLibNotAvailableError,
    DynamicLibNotFoundError,
    DynamicLibUnknownError,
    LoadedDL,
    UnsupportedArchError,
)

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from .table import Item

CPP = "libstdc++.so.6"
_results: dict[tuple[str, int], LoadedDL] = {}
_served: dict[tuple[str, int | None], LoadedDL] = {}
_lock = forkable_lock()


def load_nvidia_dynamic_lib(libname: str, *, major: int | None = None) -> LoadedDL:
    """Open one of NVIDIA's libraries, for the rest of the process.

    As with cuda.pathfinder, libraries loaded later can use its symbols. A second call returns the same result.

    Parameters
    ----------
    libname : str
        The short name, such as ``"nvrtc"``.
    major : int, optional
        The CUDA major of the library. The default is CUDA_CTYPES_API, else the major of the libraries that the process
        has loaded, else 13.

    Returns
    -------
    LoadedDL

    Raises
    ------
    DynamicLibNotFoundError
        No file was found.
    DynamicLibUnknownError
        The name is unknown.
    DynamicLibNotAvailableError
        The library does not exist for this system or CUDA major.
    DynamicLibLoadError
        A file was found, but the system's loader cannot load it.
    UnsupportedArchError
        This Python is not a 64-bit program.
    ValueError
        ``major`` is not a supported CUDA major.
    """
    result = _served.get((libname, major))
    if result is None:
        try:
            result = load(libname, majors.checked(major))
        except LibraryLoadError as error:
            raise DynamicLibLoadError(str(error)) from None
        if result.abs_path and not result.was_already_loaded_from_elsewhere:
            system.open_file(result.abs_path, for_all=True)
        _served[libname, major] = result
    return result


def open_library(libname: str, major: int) -> tuple[Any, str, str]:
    """A new ctypes library, its absolute path and the way it was found. It is not shared, because prototypes would be shared with it.

    Raises LibraryNotFoundError or LibraryLoadError; a later call tries again. The library's symbols stay local, so that
    libraries of two CUDA majors can be in one process.
    """
    result = load(libname, major)
    path = result.abs_path or table.LIBRARIES[libname].names(major)[0]
    loader: Any = ctypes.WinDLL if sys.platform == "win32" else ctypes.CDLL  # type: ignore[attr-defined]
    return loader(path), path, result.found_via


def prepare_beside(libname: str, major: int, file: str) -> None:
    """Load what a library that was opened from a file will open by its bare name, from the same folder."""
    Attempt(known(libname, major), major).prepare_beside(os.path.dirname(file))


def load(libname: str, major: int) -> LoadedDL:
    result = _results.get((libname, major))
    if result is None:
        item = known(libname, major)
        with _lock:
            result = _results.get((libname, major))
            if result is None:
                result = _results[libname, major] = Attempt(item, major).run()
    return result


def known(libname: str, major: int) -> Item:
    if sys.maxsize <= 2**32:
        raise UnsupportedArchError("NVIDIA's libraries need a 64-bit Python")
    item = table.LIBRARIES.get(libname)
    if item is None:
        raise DynamicLibUnknownError(unknown("library", libname, table.LIBRARIES))
    if not item.available:
        raise DynamicLibNotAvailableError(f"{libname} does not exist for this system ({sys.platform})")
    if not item.names(major):
        raise DynamicLibNotAvailableError(f"{libname} does not exist for CUDA {major}")
    return item


class Attempt:
    """One search for a library, with the places tried."""

    def __init__(self, item: Item, major: int) -> None:
        self.item = item
        self.major = major
        self.names = item.names(major)
        self.tried: list[str] = []
        self.refused: list[str] = []

    def run(self) -> LoadedDL:
        for step in search.ORDERS[self.item.order]:
            result = (
                self.in_process()
                if step is search.IN_PROCESS
                else self.by_the_loader()
                if step is search.LOADER
                else self.from_files(step)
            )
            if result is not None:
                return result
        raise self.error()

    def in_process(self) -> LoadedDL | None:
        for name in self.names:
            handle = system.loaded(name)
            if handle and self.accepted(name, handle, "already loaded"):
                return self.result(search.IN_PROCESS.name, handle)
        if not self.tried:
            self.tried.append(f"already loaded: no {' or '.join(self.names)}")
        return None

    def by_the_loader(self) -> LoadedDL | None:
        for name in self.names:
            if table.WINDOWS and self.item.order == "driver":
                name = os.path.join(os.environ.get("SystemRoot", r"C:\Windows"), "System32", name)
            handle, words = self.open(name)
            if not handle and not system.is_absent(name, words):
                self.load_needed()  # the error may be about one of these
                handle, words = self.open(name)
            if not handle:
                (self.tried if system.is_absent(name, words) else self.refused).append(f"system-search: {words}")
            elif self.accepted(name, handle, "system-search"):
                return self.result(search.LOADER.name, handle)
        return None

    def from_files(self, step: search.Step) -> LoadedDL | None:
        for found_via, folder, name in search.files(step, self.item, self.major, self.tried):
            self.load_needed(folder)
            handle, words = self.open(os.path.join(folder, name))
            if handle:
                return self.result(found_via, handle, os.path.join(folder, name))
            self.refused.append(f"{found_via}: {words}")
        return None

    def open(self, file: str) -> tuple[int, str]:
        if self.item.shares_cpp and system.loaded(CPP):
            system.open_file(CPP, for_all=True)
        return system.open_file(file, deep_binding=self.item.deep_binding)

    def accepted(self, name: str, handle: int, how: str) -> bool:
        """Whether the loader's library is of the right CUDA major. A rejected library stays open, unused."""
        path = system.path_of(handle)
        if self.item.tells_major(name, self.major) or not path:
            return True
        objection = majors.objection(self.item, path, self.major)
        if objection:
            self.tried.append(f"{how}: {path} is not used: {objection}")
        return not objection

    def result(self, found_via: str, handle: int, path: str = "") -> LoadedDL:
        path = path or system.path_of(handle)
        self.load_needed(os.path.dirname(path))
        self.prepare_beside(os.path.dirname(path))
        return LoadedDL(path or None, found_via == search.IN_PROCESS.name, handle, found_via)

    def load_needed(self, folder: str = "") -> None:
        """Load the libraries that this one needs, of the same CUDA major, from the same folder if possible. Failures
        are ignored: if it does need a missing library, the loader says so."""
        for name in self.item.needs.split():
            files = table.LIBRARIES[name].names(self.major)
            if any(system.loaded(file) for file in files):
                continue
            here = [
                os.path.join(folder, file) for file in files if folder and os.path.exists(os.path.join(folder, file))
            ]
            if not any(system.open_file(path)[0] for path in here):
                try:
                    load(name, self.major)
                except CudaCtypesError:
                    pass

    def prepare_beside(self, folder: str) -> None:
        """Load files of the same folder that the library will open by their bare names."""
        beside = self.item.windows_beside if table.WINDOWS else self.item.beside
        if not (beside and os.path.isdir(folder)):
            return
        if sys.platform == "win32":
            os.add_dll_directory(folder)
        (start,) = table.chosen(beside, self.major)
        for name in sorted(os.listdir(folder)):
            if name.startswith(start):
                system.open_file(os.path.join(folder, name))

    # --- messages

    def error(self) -> CudaCtypesError:
        what = " or ".join(self.names)
        if self.item.order != "driver":
            what += f" (CUDA {self.major})"
        if self.refused:
            words = "; ".join(dict.fromkeys(self.refused))
            return LibraryLoadError(f"{what} was found but could not be loaded: {words}{self.advice_on_needed(words)}")
        return DynamicLibNotFoundError(
            f"{what} was not found: {advice(self.item, self.major)}.{self.other_major()}{in_order(self.tried)}"
        )

    def advice_on_needed(self, words: str) -> str:
        """Advice on the missing libraries that the loader names."""
        needed = [table.LIBRARIES[name] for name in self.item.needs.split()]
        missing = [item for item in needed if any(f"{file}: cannot" in words for file in item.names(self.major))]
        return "".join(f"; for {item.name}: {advice(item, self.major)}" for item in missing)

    def other_major(self) -> str:
        """A hint at a file of another CUDA major, which is not used."""
        for other in table.MAJORS:
            if other != self.major and self.item.order != "driver":
                for step in search.ORDERS[self.item.order]:
                    for _, folder, name in search.files(step, self.item, other, []):
                        there = os.path.join(folder, name)
                        way = f"{VARIABLE}={other} selects it for modules without a major in their name"
                        return f" {there} is of CUDA {other}: {way}."
        return ""


def unknown(kind: str, name: object, known: Iterable[str]) -> str:
    """The message about a name that is none of the known ones."""
    close = hint(name, known)
    return f"unknown {kind} {name!r}{close}{' Known' if close else '; known'} are: {', '.join(sorted(known))}"


def in_order(tried: list[str]) -> str:
    lines = dict.fromkeys(tried)
    return " Tried:" + "".join(f"\n  {number}. {text}" for number, text in enumerate(lines, 1))


def advice(item: Item, major: int) -> str:
    """How to install a library."""
    if item.order == "driver":
        return "it comes with NVIDIA's display driver"
    ways = [f"pip install {package}" for package in item.packages(major)]
    if item.product:
        ways.append(f"set {item.product} to the folder where it is installed")
    elif item.toolkit:
        now = os.environ.get("CUDA_PATH")
        ways.append(f"set CUDA_PATH{f' (now {now})' if now else ''} to a toolkit of CUDA {major}")
    return ", or ".join(ways) or "install it where the system's loader finds it"
