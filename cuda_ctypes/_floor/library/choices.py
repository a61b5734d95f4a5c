"""The choice of libraries in a program (``cuda_ctypes.use``), and the open ones."""

from __future__ import annotations

import os
import sys

from ... import MAJORS, VARIABLE, chosen
from ..callers import PACKAGE, callers_level
from ..suggest import hint
from ..tables import table_of
from ..tables.libraries import library_names
from . import files
from . import libraries as known_libraries

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any, Union

    from . import Library

    PathType = Union[str, os.PathLike[str]]

PREFIX = "CUDA_CTYPES_LIB"


def variables() -> dict[str, str]:
    """The environment variable of each library, by the name of its module and by its own: ``runtime`` and ``cudart``."""
    found = {}
    for module, major in library_names().items():
        variable = table_of(f"{PACKAGE}.cu{major}", module).settings["environment"]
        found[module] = found[variable[len(PREFIX) :].lower()] = variable
    return found


def use(major: int | None = None, paths: Mapping[str, PathType] | None = None) -> None:
    """Choose the CUDA major and the files of libraries, as the environment variables do from outside.

    Call it before the first import of a module that it is about, and before the first call of a library's function.

    Parameters
    ----------
    major : int, optional
        The CUDA major of ``cuda_ctypes.raw``, ``.bindings``, ``.checked`` and ``.core``: 12 or 13.
    paths : mapping of str to path, optional
        The file of each library, by its module's name or its own: ``{"runtime": "/opt/lib/libcudart.so.12"}`` or
        ``{"cudart": ...}``. It goes before the environment variable.

    Raises
    ------
    TypeError
        ``paths`` is no mapping, or has something else than a path.
    ValueError
        The major is not supported, or a library unknown.
    FileNotFoundError
        There is no such file.
    RuntimeError
        It comes too late: a module is loaded for another major, or a library is open from another file.
    """
    # nothing is changed if anything is refused
    text = "" if major is None else str(major)
    if text and text not in MAJORS:
        raise ValueError(f"major is {major!r}: use {' or '.join(sorted(MAJORS))}")
    if text:
        refuse_loaded(text)
    if paths is not None and not hasattr(paths, "items"):
        raise TypeError(f"paths: a dict of files by the names of libraries is expected, got {type(paths).__name__}")
    named = {}
    known = variables() if paths else {}
    for name, path in (paths or {}).items():
        variable = known.get(name)
        if variable is None:
            raise ValueError(f"paths: there is no library {name!r}{hint(name, known)}")
        if not isinstance(path, (str, bytes, os.PathLike)):
            raise TypeError(f"paths: {name}: a path is expected, got {type(path).__name__}")
        file = os.path.abspath(path)
        if not os.path.exists(file):
            raise FileNotFoundError(f"paths: {name} is {file!r}, which does not exist")
        for library in _opened():
            if library.settings["environment"] == variable and not same(library.path, file):
                raise RuntimeError(f"{name} is open: {library.path}. Call use() before the first call of a function")
        named[variable] = file
    if text:
        chosen[:] = [text]
    files.update(named)


def same(path: str, other: str) -> bool:
    try:
        return os.path.samefile(path, other)
    except OSError:  # the name of a file that the system's loader finds
        return path == other


def refuse_loaded(major: str) -> None:
    """Raise RuntimeError if a module without a major in its name is loaded for another major."""
    faces = sys.modules.get(f"{PACKAGE}._floor.faces")
    for name in list(sys.modules):
        if faces is None or not name.startswith(tuple(f"{PACKAGE}.{face}." for face in ("raw", "bindings", "checked"))):
            continue
        home = faces.full_name(name).partition(f"{PACKAGE}.cu")[2][:2]
        if home and home != major:
            raise RuntimeError(
                f"{name} is loaded for CUDA {home}: call use(major={major}) before the first import of it"
            )


class OpenLibrary:
    """A library that is open.

    Parameters
    ----------
    name : str
        The module with its functions, such as ``"runtime"``.
    major : int
        The CUDA major that it was opened for.
    path : str
        Its file.
    found_via : str
        The way it was found: ``"use"``, an environment variable, or as in :mod:`cuda_ctypes.pathfinder`
        (``"site-packages"``, ``"system-search"``, ...).
    """

    __slots__ = ("name", "major", "path", "found_via")

    def __init__(self, name: str, major: int, path: str, found_via: str) -> None:
        self.name = name
        self.major = major
        self.path = path
        self.found_via = found_via

    def __repr__(self) -> str:
        return f"<{self.name} of CUDA {self.major}: {self.path} ({self.found_via})>"


def _opened() -> list[Library]:
    return [library for library in list(known_libraries) if library.path]


def libraries() -> list[OpenLibrary]:
    """The libraries that are open, and where each came from.

    Returns
    -------
    list of OpenLibrary
        Each has a ``name``, the CUDA ``major`` that it was opened for, a ``path``, and ``found_via``, the way it was found: ``"use"``,
        an environment variable, or as in :mod:`cuda_ctypes.pathfinder`.
    """
    from .missing import file_of

    return [OpenLibrary(item.name, item.major, file_of(item), item.found_via) for item in _opened()]


def warn_of_other_major(library: Any) -> None:
    """Warn if somebody else has loaded this library for another CUDA major, unless the program chose one."""
    from warnings import warn

    from ...pathfinder import system, table

    item = table.LIBRARIES[library.settings["pathfinder"]]
    ours = {library.major, *[other.major for other in _opened() if other.name == library.name]}
    own = {file for major in ours for file in item.names(major)}  # a file's name may be the same in two majors
    for other in table.MAJORS:
        for file in () if other in ours or chosen else [name for name in item.names(other) if name not in own]:
            handle = system.loaded(file)
            if handle:
                path = system.path_of(handle) or file
                system.close(handle)
                warn(
                    f"{library.path} is opened beside {path}, which this process has loaded; "
                    f"{library.settings['two_majors']}: {PACKAGE}.use(major={other}), {VARIABLE}={other} or the modules "
                    f"of {PACKAGE}.cu{other} make one of them; {PACKAGE}.use(major={library.major}) says that both are meant",
                    RuntimeWarning,
                    stacklevel=callers_level(),
                )
                return
