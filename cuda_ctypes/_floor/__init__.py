"""What stands under every face of every library: opening it, its types, and the shapes of calls.

A generated module calls one of ``raw``, ``bindings``, ``checked`` with its own namespace and gets its ``__getattr__`` and
``__dir__``: until something is asked of it, neither ctypes nor its table is loaded. ``faces`` then builds the names of a
module on first use, ``raw_face`` and ``plain`` those of other conventions.

``library`` opens files, resolves symbols, knows what statuses mean and takes functions from forked children; ``declarations``
reads the generated tables. ``types`` builds what they declare: enums and handles (``values``), ``callbacks`` and, for ``raw``,
``c_classes``; ``records`` is what C's structs can do, ``views`` those of ``bindings``, which ``checked_views`` change a little.
``functions`` makes the functions: with numbers only at first, by ``machine_code``, which ``native`` writes and ``builtins`` makes
callable, when they are called again, and in Python, which ``calls`` writes, where that does not do: ``parameters`` decides how
each parameter goes, ``arguments`` converts what a caller passes, ``attributes`` what goes through ``void *``,
``kernel_parameters`` what a kernel gets, ``made`` structs that are made for a call; ``results`` is what comes back. ``makers``
are functions of the headers themselves. ``plain`` is the convention of the younger modules of cuda.bindings, with ``names``
and, for their structs, ``data``.

What a program needs for its first calls is in few modules, without ``from __future__ import annotations``: each module costs
0.1 ms before its first line, and such a program has all of 6 (``python -m benchmarks startup``).
"""

from _thread import RLock

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

    Served = tuple[Callable[[str], Any], Callable[[], list[str]]]

_lock = RLock()


def _module(face: str) -> "Callable[[dict[str, Any]], Served]":
    def served(namespace: "dict[str, Any]") -> "Served":
        module = namespace["__name__"]
        made: list[Any] = []

        def parts() -> "Any":
            with _lock:  # types exist once, whichever thread asks first
                if not made:
                    from . import faces

                    package, _, library = module.rsplit(".", 2)
                    tables = __import__(f"{package}._tables", fromlist=[library])
                    made.append(getattr(faces, face)(namespace, getattr(tables, library)))
                    namespace["__getattr__"], namespace["__dir__"] = made[0]
                return made[0]

        def lookup(name: str) -> "Any":
            if name[:2] == "__" and name != "__all__":  # of the import system and the like
                raise AttributeError(f"module {module!r} has no attribute {name!r}")
            return parts()[0](name)

        return lookup, lambda: parts()[1]()  # type: ignore[no-any-return]

    return served


raw = _module("raw")
bindings = _module("bindings")
checked = _module("checked")
