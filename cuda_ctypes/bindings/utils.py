"""Helpers around the bindings of the default CUDA major; nothing is loaded before the first of them is asked for."""

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


def _module() -> "Any":
    from importlib import import_module

    from .. import major

    package = __name__.rpartition(".bindings.")[0]
    return import_module(f"{package}.cu{major()}.bindings.utils")


def __getattr__(name: str) -> "Any":
    if name[:2] == "__" and name != "__all__":  # of the import system and the like
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = globals()[name] = getattr(_module(), name)
    return found


def __dir__() -> "list[str]":
    return sorted(_module().__all__)
