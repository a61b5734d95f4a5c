"""What a module that users import has until something is asked of it: importing one loads neither ctypes nor its table.

Each generated module calls one of ``raw``, ``bindings``, ``checked`` with its own namespace and gets the module's
``__getattr__`` and ``__dir__``; :mod:`.faces` then does the work.
"""

from __future__ import annotations

from _thread import RLock

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

    Served = tuple[Callable[[str], Any], Callable[[], list[str]]]

_lock = RLock()


def _module(face: str) -> Callable[[dict[str, Any]], Served]:
    def served(namespace: dict[str, Any]) -> Served:
        module = namespace["__name__"]
        made: list[Any] = []

        def parts() -> Any:
            with _lock:  # types exist once, whichever thread asks first
                if not made:
                    from . import faces

                    package, _, library = module.rsplit(".", 2)
                    tables = __import__(f"{package}._tables", fromlist=[library])
                    made.append(getattr(faces, face)(namespace, getattr(tables, library)))
                    namespace["__getattr__"], namespace["__dir__"] = made[0]
                return made[0]

        def lookup(name: str) -> Any:
            if name[:2] == "__" and name != "__all__":  # of the import system and the like
                raise AttributeError(f"module {module!r} has no attribute {name!r}")
            return parts()[0](name)

        return lookup, lambda: parts()[1]()  # type: ignore[no-any-return]

    return served


raw = _module("raw")
bindings = _module("bindings")
checked = _module("checked")
