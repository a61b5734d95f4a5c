"""Names of a package that are loaded from their modules when they are first asked for."""

from __future__ import annotations

from sys import modules

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable


def lazily(
    namespace: dict[str, Any], homes: dict[str, str], submodules: tuple[str, ...] = (), package: str = ""
) -> tuple[Callable[[str], Any], Callable[[], list[str]], list[str]]:
    """``__getattr__``, ``__dir__`` and ``__all__`` of the module that has this namespace. ``homes`` has the names that each module of
    ``package`` (by default, the package in which this is) defines; ``submodules`` are names that stand for modules."""
    this = namespace["__name__"]
    package = package or namespace["__package__"]
    known = {name: module for module, names in homes.items() for name in names.split()}

    def lookup(name: str) -> Any:
        module = name if name in submodules else known.get(name)
        if module is None:
            raise AttributeError(f"module {this!r} has no attribute {name!r}")
        path = f"{package}.{module}"
        __import__(path)
        found = modules[path] if name in submodules else getattr(modules[path], name)
        return namespace.setdefault(name, found)

    return lookup, lambda: sorted({*namespace, *known, *submodules}), [*known]
