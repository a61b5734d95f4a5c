"""Modules with ``__getattr__`` whose names are read as quickly as those of other modules.

From 3.11 on, CPython remembers at each place of a program where a module keeps a name; not if the module has ``__getattr__``
(``specialize_module_load_attr``). From 3.12 on it remembers the place of a slot in any object, unless the class has a
``__getattribute__`` of its own, as that of modules. So names that ``__getattr__`` has found get slots here: ``driver.cuInit`` takes
4 ns instead of 17, and ``driver.cuInit(0)`` 17 ns less (3.12 and 3.13).
"""

from __future__ import annotations

import sys

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from types import ModuleType
    from typing import Any
else:
    ModuleType = type(sys)

REMEMBERED = (
    sys.implementation.name == "cpython" and sys.version_info >= (3, 12) and "free-threading" not in sys.version
)
"""Whether this gains anything. CPython 3.13 without the GIL remembers nothing, and threads would wait for each other at the slots' counts."""
SLOTS = 64 if REMEMBERED else 0
"""Names of a module that get slots, the first that are read; others take 3 ns more than without this. Each takes 8 bytes of a module, and
up to 1 us of the import, which is 0.1 ms without."""


class QuickModule(ModuleType):
    """A module that has names in slots, and in its dictionary as well. Each has a class of its own, where a slot is called by the name
    that it got."""

    __slots__ = ("_spare", *[f"_slot_{number}" for number in range(SLOTS)])
    __getattribute__ = object.__getattribute__

    def __getattr__(self, name: str) -> Any:
        namespace = self.__dict__
        make = namespace.get("__getattr__")
        if make is None:  # while it is imported, and at the end of the interpreter
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r} at this time")
        found = namespace[name] if name in namespace else make(name)
        if namespace.get(name) is found:  # others may be different next time
            setattr(self, name, found)
        return found

    def __setattr__(self, name: str, value: Any) -> None:
        self.__dict__[name] = value
        cls = type(self)
        try:
            if name not in vars(cls) and name[:2] != "__":
                setattr(cls, name, self._spare.pop())
        except IndexError:  # all slots have names
            pass
        object.__setattr__(self, name, value)

    def __delattr__(self, name: str) -> None:
        if name in vars(type(self)):
            self.__dict__.pop(name, None)
        object.__delattr__(self, name)

    def __reduce__(self) -> tuple[Any, ...]:
        """cloudpickle knows only plain modules by name, and asks others."""
        from importlib import import_module

        return import_module, (self.__name__,)


def quick(namespace: dict[str, Any]) -> dict[str, Any]:
    """Put a module of slots in the place of the one that is being imported. Returns its namespace, which differs from the given
    one: call it at the end of a module that has no functions."""
    name, specification = namespace["__name__"], namespace.get("__spec__")
    is_lazy = getattr(specification, "loader_state", None) is not None  # LazyLoader refuses another module in its place
    if not REMEMBERED or is_lazy or type(sys.modules.get(name)) is not ModuleType:
        return namespace
    module: Any = type("module", (QuickModule,), {"__slots__": ()})(name)
    object.__setattr__(module, "_spare", [vars(QuickModule)[slot] for slot in QuickModule.__slots__[1:]])
    module.__dict__.update(namespace)
    sys.modules[name] = module
    return module.__dict__  # type: ignore[no-any-return]
