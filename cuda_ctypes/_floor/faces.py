"""The modules that users import: names of a table, built when they are first asked for.

``raw``, ``bindings`` and ``checked`` take a module's namespace and its table, and give its ``__getattr__`` and
``__dir__``. Whatever is built is stored in the module, so that it is built once.
"""

from __future__ import annotations

import ctypes

from ..errors import CudaError, error_class, subclass_name
from .declarations import prototype, shown
from .library import Library
from .python_types import PythonTypes
from .status import Status

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

    Served = tuple[Callable[[str], Any], Callable[[], list[str]]]


_calls: list[Any] = []


def calls() -> Any:
    """The module that makes functions, loaded with the first of them."""
    if not _calls:
        from . import calls as loaded

        _calls.append(loaded)
    return _calls[0]


class Common:
    """What the faces of one table share: the library, and the types."""

    def __init__(self, table: Any) -> None:
        package = table.__name__.rpartition(".")[0].rpartition(".")[0]
        self.table = table
        self.library = Library(table.library, table.settings, int(table.release.partition(".")[0]))
        tables = __import__(f"{package}._tables", fromlist=table.uses or ("",))
        parents: tuple[PythonTypes, ...] = tuple(common(getattr(tables, name)).types for name in table.uses)
        home = table.settings.get("home", "bindings")
        self.types: PythonTypes = PythonTypes(table, f"{package}.{home}.{table.library}", parents)
        self.types.raw_module = f"{package}.raw.{table.library}"
        self.lock = self.types.lock
        self._status: Status | None = None

    @property
    def status(self) -> Status:
        if self._status is None:
            self._status = Status(self.types, self.library)
        return self._status

    def symbol(self, name: str) -> str:
        """The exported symbol that a function's name stands for; empty if it is no function."""
        table = self.table
        symbol = table.names.get(name, name)
        return symbol if symbol in table.functions or symbol in table.older else ""

    def public_functions(self) -> list[str]:
        names = self.table.names
        hidden = set(names.values()) | set(names)
        return [
            *(name for name, symbol in names.items() if symbol in self.table.functions),
            *(symbol for symbol in self.table.functions if symbol not in hidden),
        ]


_common: dict[str, Common] = {}


def common(table: Any) -> Common:
    try:
        return _common[table.__name__]
    except KeyError:
        return _common.setdefault(table.__name__, Common(table))


def _serve(
    namespace: dict[str, Any], shared: Common, build: Callable[[str], Any], names: Callable[[], list[str]]
) -> Served:
    module = namespace["__name__"]

    def lookup(name: str) -> Any:
        if name == "__all__":  # a dtype needs NumPy
            return [item for item in names() if not item.endswith("_dtype")]
        with shared.lock:  # one object per name, whichever thread asks first
            if name in namespace:
                return namespace[name]
            made = build(name)
            if made is None:
                enum = next((enum for enum, members in shared.table.enums.items() if name in members), "")
                plain = getattr(shared.table, "plain_functions", None)
                known = plain.name_of(shared.symbol(name)) if plain and shared.symbol(name) else ""
                if enum:
                    known = f"{enum}.{name}"
                hint = f"; did you mean {known!r}?" if known else _suggestion(name, names())
                raise AttributeError(f"module {module!r} has no attribute {name!r}{hint}")
            namespace[name] = made
            return made

    return lookup, lambda: sorted({*namespace, *names()})


def _suggestion(name: str, names: list[str]) -> str:
    """``; did you mean ...?`` for a name that is nearly right. Only what starts alike is compared: hasattr() comes here too."""
    likely = [known for known in names if known[:4] == name[:4] and abs(len(known) - len(name)) < 4]
    if not likely:
        return ""
    from difflib import get_close_matches

    near = get_close_matches(name, likely, 1)
    return f"; did you mean {near[0]!r}?" if near else ""


def _type_names(shared: Common) -> list[str]:
    table = shared.table
    return [*table.enums, *table.records, *table.typedefs, *table.callbacks, *table.shared]


def raw(namespace: dict[str, Any], table: Any) -> Served:
    """C as it is: ctypes classes, and functions with ``argtypes`` and ``restype``."""
    shared = common(table)
    types = shared.types

    def build(name: str) -> Any:
        symbol = shared.symbol(name)
        if symbol:
            return _prototype(shared, name, symbol)
        if name in table.constants:
            return table.constants[name]
        if name in table.unnamed:
            return types.c_class(table.unnamed[name])
        if types.defines_itself(name) or name in table.shared:
            return types.enum(name) if types.kind(name) == "enum" else types.c_class(name)
        if name in table.makers:
            return calls().maker(types, name, types.c_class)
        return None

    def names() -> list[str]:
        return [*shared.public_functions(), *_type_names(shared), *table.constants, *table.makers]

    return _serve(namespace, shared, build, names)


def _prototype(shared: Common, name: str, symbol: str) -> Any:
    """A callable with the function's prototype; the library is opened and the symbol resolved at its first call."""
    table, types = shared.table, shared.types
    declared = prototype(table.functions.get(symbol) or table.older[symbol])
    return Prototype(shared, name, symbol, declared, types)


class Prototype:
    """A C function: ``argtypes`` and ``restype`` as ctypes has them, resolved when it is first called."""

    def __init__(self, shared: Common, name: str, symbol: str, declared: Any, types: PythonTypes) -> None:
        self.__name__ = name
        self.symbol = symbol
        self.argtypes = [types.c_type(item) for item in declared.parameters]
        self.parameters = tuple(item.name for item in declared.parameters)
        self.__doc__ = f"{declared.result.base} {symbol}({', '.join(map(shown, declared.parameters))})"
        self._declared = declared
        self._shared = shared
        self._function: Any = None

    def resolve(self) -> Any:
        """The ctypes function itself, with its prototype: what to call in a loop."""
        if self._function is None:
            declared = self._declared
            function = self._shared.library.function(self.symbol, declared.since, declared.per_thread)
            function.argtypes = self.argtypes
            types = self._shared.types
            if types.kind(declared.result.base) == "enum" and not declared.result.stars:
                function.restype = types.enum_result(declared.result.base)
            else:
                function.restype = types.c_type(declared.result)
            self._function = function
        return self._function

    def __call__(self, *arguments: Any) -> Any:
        return (self._function or self.resolve())(*arguments)

    def __repr__(self) -> str:
        return f"<{self.__doc__}>"


def bindings(namespace: dict[str, Any], table: Any) -> Served:
    """The convention of cuda.bindings: ``(status, outputs...)``, or that of its younger modules."""
    if "plain_error" in table.settings:
        return _plain_face(namespace, table)
    return _python_face(namespace, table, "bindings")


def checked(namespace: dict[str, Any], table: Any) -> Served:
    """Values or exceptions. Besides the names of ``bindings``: CudaError and its subclass per status."""
    return _python_face(namespace, table, "checked")


def _plain_face(namespace: dict[str, Any], table: Any) -> Served:
    shared = common(table)
    made: list[Any] = []

    def parts() -> tuple[Any, Any]:
        from . import plain

        if not made:
            types = plain.PlainTypes(shared.types)
            made.extend((types, plain.PlainStatus(types, shared.library)))
        return made[0], made[1]

    def build(name: str) -> Any:
        from .plain import build

        types, status = parts()
        return size_of if name == "sizeof" else build(types, shared.library, status, name)

    def names() -> list[str]:
        from .plain import names

        return names(*parts())

    return _serve(namespace, shared, build, names)


def _python_face(namespace: dict[str, Any], table: Any, face: str) -> Served:
    shared = common(table)
    types = shared.types
    if face == "checked":
        from .checked_views import CheckedTypes

        types = CheckedTypes(types)

    def errors() -> dict[str, str]:
        statuses = table.enums[table.settings["result"]]
        return {subclass_name(name): name for name, value in statuses.items() if value}

    def build(name: str) -> Any:
        symbol = shared.symbol(name)
        if symbol:
            return calls().make_function(types, shared.library, shared.status, name, symbol, face)
        if name in table.constants:
            return table.constants[name]
        if name in table.unnamed:
            return types.view(table.unnamed[name])
        if types.defines_itself(name) or name in table.shared:
            return types.python_class(name)
        if name in table.makers:
            return calls().maker(types, name, types.view)
        if name == "sizeof":
            return size_of
        if face == "checked":
            if name == "CudaError":
                return CudaError
            known = errors()
            if name in known:
                return error_class(known[name])
        return None

    def names() -> list[str]:
        more = ["sizeof", *(["CudaError", *errors()] if face == "checked" else [])]
        return [
            *shared.public_functions(),
            *_type_names(shared),
            *table.constants,
            *table.makers,
            *table.unnamed,
            *more,
        ]

    return _serve(namespace, shared, build, names)


def size_of(objType: Any) -> int:
    """Size in bytes of a handle, callback or struct class of this module. Raises TypeError for anything else."""
    c_type = getattr(objType, "c_type", None) or getattr(objType, "_raw_class", None)
    if c_type is None or not isinstance(objType, type):
        raise TypeError(f"Unknown type: {objType}")
    return ctypes.sizeof(c_type)
