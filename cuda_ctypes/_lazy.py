"""Names of a package that are loaded from its modules on first use."""

from __future__ import annotations

from sys import meta_path, modules

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable


OWN = {"FORMER", "HOMES", "SUBMODULES", "TYPE_CHECKING", "annotations", "find_former", "lazily", "quick"}
"""Names of a module that are not for its users."""


def lazily(
    namespace: dict[str, Any], homes: dict[str, str], submodules: tuple[str, ...] = (), package: str = ""
) -> tuple[Callable[[str], Any], Callable[[], list[str]], list[str]]:
    """``__getattr__``, ``__dir__`` and ``__all__`` for the module with this namespace. ``homes`` maps each module of
    ``package`` (by default this one's) to the names it defines; ``submodules`` are names of modules."""
    this = namespace["__name__"]
    # not __package__: Python 3.9 sets it when a module from an archive is loaded, which is later
    package = package or (this if "__path__" in namespace else this.rpartition(".")[0])
    known = {name: module for module, names in homes.items() for name in names.split()}

    def present() -> dict[str, Any]:
        """The module's namespace: that of another module, if one has taken its place meanwhile."""
        return getattr(modules.get(this), "__dict__", namespace)

    def lookup(name: str) -> Any:
        module = name if name in submodules else known.get(name)
        if module is None:
            raise AttributeError(f"module {this!r} has no attribute {name!r}")
        path = f"{package}.{module}"
        __import__(path)
        found = modules[path] if name in submodules else getattr(modules[path], name)
        from ._hints import hinted  # here: a LazyModule alone does without

        return present().setdefault(name, hinted(found))

    return lookup, lambda: sorted({*present(), *known, *submodules} - OWN), [*known]


class LazyModule:
    """A module that is imported when its first attribute is read: ``nodes = LazyModule(globals(), "nodes", ".nodes")``. From then on
    the variable is the module. An import statement in a function takes 0.3 us each time."""

    def __init__(self, namespace: dict[str, Any], variable: str, path: str) -> None:
        package = namespace["__spec__"].parent
        while path[1] == ".":
            package, path = package.rpartition(".")[0], path[1:]
        self._namespace, self._variable, self._path = namespace, variable, package + path

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        __import__(self._path)
        module = self._namespace[self._variable] = modules[self._path]
        return getattr(module, name)


def former(name: str) -> str:
    """The path of a module before it moved into a room, one package up. Used as the module's ``__name__``, it keeps the
    ``__module__`` of its classes, which pickles contain."""
    package, _, module = name.rpartition(".")
    path = f"{package.rpartition('.')[0]}.{module}"
    modules[path] = modules[name]
    return path


class FormerPaths:
    """An import finder and loader for the former paths of modules."""

    def __init__(self, paths: dict[str, str]) -> None:
        self.paths = paths

    def find_spec(self, path: str, *where: Any) -> Any:
        if path not in self.paths:
            return None
        from importlib.machinery import ModuleSpec

        return ModuleSpec(path, self)  # type: ignore[arg-type]

    def create_module(self, spec: Any) -> Any:
        __import__(self.paths[spec.name])
        module = modules[self.paths[spec.name]]
        spec.loader_state = module.__spec__
        return module

    def exec_module(self, module: Any) -> None:
        """The module is loaded already; restore its own specification."""
        module.__spec__ = module.__spec__.loader_state


def find_former(package: str, rooms: dict[str, str]) -> None:
    """Let modules be imported by their former paths, as pickles do. ``rooms`` maps each room of ``package`` to its
    modules."""
    names = [(room, name) for room in rooms for name in rooms[room].split()]
    meta_path.append(FormerPaths({f"{package}.{name}": f"{package}.{room}.{name}" for room, name in names}))
