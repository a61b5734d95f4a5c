"""The modules of ``raw``."""

from __future__ import annotations

from ..calls import documentation
from ..tables import function_parts
from ..tables.declarations import declared, shown
from ..types.c_classes import enum_result
from . import Common, listed_once, serve, shared_by

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ..types.table_types import Types
    from . import Served


def face(namespace: dict[str, Any], table: Any) -> Served:
    """C as it is: ctypes classes, and functions with ``argtypes`` and ``restype``."""
    shared = shared_by(namespace["__name__"], table)
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
            from .inline_functions import inline_function

            return inline_function(types, name, types.c_class)
        owner = enum_of(table, name)
        return getattr(types.enum(owner), name) if owner else None

    def names() -> list[str]:
        from .listing import function_names, type_names

        unreviewed = getattr(table, "unreviewed", ())
        types_and_functions = [*function_names(shared), *unreviewed, *type_names(shared)]
        return [*types_and_functions, *table.constants, *table.makers, *enumerators(table)]

    return serve(namespace, shared, build, listed_once(names))


def enumerators(table: Any) -> list[str]:
    """The names of all enumerators, once each."""
    names = [
        line.partition(b" = ")[0][4:].decode("ascii") for line in table.enums.text.split(b"\n") if line[:4] == b"    "
    ]
    return list(dict.fromkeys(names))


def enum_of(table: Any, enumerator: str) -> str:
    """The enum that has an enumerator, which C knows by its bare name; empty if none has."""
    text = table.enums.text
    place = text.find(f"\n    {enumerator} = ".encode(errors="replace"))
    if place < 0:
        return ""
    end = text.rfind(b": enum", 0, place)  # the enum's own line, NAME: enum
    return str(text[text.rfind(b"\n", 0, end) + 1 : end].decode("ascii"))


def _prototype(shared: Common, name: str, symbol: str) -> Any:
    """A callable with the function's prototype; the library is opened and the symbol resolved at its first call."""
    table, types = shared.table, shared.types
    return Prototype(shared, name, symbol, declared(table, symbol), types)


class Prototype:
    """A C function with ctypes' ``argtypes`` and ``restype``, resolved at its first call."""

    def __init__(self, shared: Common, name: str, symbol: str, declared: Any, types: Types) -> None:
        self.__name__ = name
        self.__module__ = f"{shared.package}.raw.{shared.table.library}"
        self.symbol = symbol
        self.argtypes = [types.c_type(item) for item in declared.parameters]
        self.parameters = tuple(item.name for item in declared.parameters)
        line = shared.table.functions.get(symbol) or shared.table.older[symbol]
        parts = function_parts(line)
        self.__doc__ = documentation(shared.table, symbol, parts, "raw")
        self._in_c = f"{parts[0]} {symbol}({', '.join(map(shown, declared.parameters))})"
        self._declared = declared
        self._shared = shared
        self._function: Any = None

    def resolve(self) -> Any:
        """The ctypes function with its prototype, for calls in a loop."""
        if self._function is None:
            declared = self._declared
            function = self._shared.library.function(self.symbol, declared.since, declared.per_thread)
            function.argtypes = self.argtypes
            types = self._shared.types
            if types.kind(declared.result.base) == "enum" and not declared.result.stars:
                function.restype = enum_result(types, declared.result.base)
            else:
                function.restype = types.c_type(declared.result)
            self._function = function
        return self._function

    def __call__(self, *arguments: Any) -> Any:
        return (self._function or self.resolve())(*arguments)

    def __repr__(self) -> str:
        return f"<{self._in_c}>"

    @property
    def __signature__(self) -> Any:
        from inspect import Parameter, Signature

        return Signature([Parameter(name, Parameter.POSITIONAL_ONLY) for name in self.parameters])

    def __reduce__(self) -> str:
        return self.__name__  # pickled by name, as functions are
