"""The CUDA major of a process and of a file: majors are never mixed.

Most libraries have it in their names (``libnvrtc.so.13``). For others (``libnvvm.so.4``, ``libcufile.so.0``), headers
and tools, the surroundings tell it: a wheel's folder, or the version of the toolkit. A file of unknown major is
accepted.
"""

from __future__ import annotations

import os

from .. import VARIABLE, chosen
from .. import major as default_major
from . import system, table

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from .table import Item

LEVELS = 4
"""Levels from a file up to its toolkit's root, at most: ``ROOT/extras/CUPTI/lib64/FILE``."""
CUDART_FOLDERS = ("", "lib64", "lib", "bin", "bin/x64", *table.MULTIARCH.split())


def checked(major: int | None) -> int:
    """The given CUDA major, or the default. Raises ValueError for an unsupported one."""
    if major is None:
        return of_process()
    if major not in table.MAJORS:
        raise ValueError(f"no CUDA major {major!r}: use {' or '.join(map(str, sorted(table.MAJORS)))}")
    return major


def of_process() -> int:
    """CUDA_CTYPES_API; else the major of the libraries in this process; else the newest."""
    default = int(default_major())
    if not chosen and not os.environ.get(VARIABLE):
        telling = [table.LIBRARIES[name] for name in table.TELLING]
        found = [m for m in table.MAJORS if any(system.loaded(file) for item in telling for file in item.names(m))]
        if len(found) == 1:
            return found[0]
    return default


def objection(item: Item, path: str, major: int) -> str:
    """The reason why a file is of another major; empty if it is not, or if its major is unknown."""
    folder = os.path.realpath(os.path.dirname(path)).replace(os.sep, "/")
    for other in table.MAJORS:
        for wheel in item.wheels(other):
            if f"/{wheel}/" not in f"{folder}/":
                continue
            if wheel not in item.wheels(major):
                return f"{wheel} is of CUDA {other}"
            shared = sum(wheel in item.wheels(m) for m in table.MAJORS) > 1
            return _installed_for_another(item, f"{folder}/".partition(f"/{wheel}/")[0], major) if shared else ""
    for _ in range(LEVELS):
        found = of_root(folder)
        if found:
            return "" if major in found else f"{folder} is of CUDA {' and '.join(map(str, sorted(found)))}"
        folder = os.path.dirname(folder)
    return ""


def _installed_for_another(item: Item, site: str, major: int) -> str:
    """The same for a folder shared by the wheels of several majors: the metadata of pip says which are installed."""
    installed = {
        m: name
        for m in table.MAJORS
        for name in _listed(site)
        for package in item.packages(m)
        if name.startswith(f"{package.replace('-', '_')}-") and name.endswith(".dist-info")
    }
    if not installed or major in installed:
        return ""
    return f"{site} has {' and '.join(sorted(installed.values()))}"


def of_root(folder: str) -> set[int]:
    """The CUDA majors of the toolkit or conda environment with its root in this folder."""
    found = {
        m
        for m in table.MAJORS
        for file in table.LIBRARIES["cudart"].names(m)
        for place in CUDART_FOLDERS
        if os.path.exists(os.path.join(folder, place, file))
    }
    for name in _listed(os.path.join(folder, "conda-meta")):
        if name.startswith("cuda-version-"):
            found.add(_leading_number(name[len("cuda-version-") :]))
    try:
        with open(os.path.join(folder, "version.json"), encoding="utf-8") as file:
            import json

            found.add(_leading_number(json.load(file)["cuda"]["version"]))
    except (OSError, ValueError, KeyError, TypeError):
        pass
    return found - {0}


def _leading_number(version: str) -> int:
    number = version.partition(".")[0]
    return int(number) if number.isdigit() else 0


def _listed(folder: str) -> list[str]:
    try:
        return sorted(os.listdir(folder))
    except OSError:
        return []
