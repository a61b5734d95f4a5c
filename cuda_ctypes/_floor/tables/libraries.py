"""The libraries of which the package has tables."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from ... import MAJORS

_libraries: dict[str, str] = {}


def library_names() -> dict[str, str]:
    """The libraries of which the package has tables, in alphabetical order, with the newest CUDA major of each."""
    if not _libraries:
        package = __name__.rpartition("._floor")[0]
        found = {
            module.name[1:]: major
            for major in reversed(MAJORS)
            for module in iter_modules(import_module(f"{package}.cu{major}").__path__)
            if module.name[0] == "_"
        }
        _libraries.update(sorted(found.items()))
    return _libraries
