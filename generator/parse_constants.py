"""Macros that are constants, or names for types."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from generator.attributes import without_pragmas
from generator.errors import GeneratorError, HeaderError, remedy
from generator.expressions import Evaluator, NotConstant, Value
from generator.ignore import without_attributes
from generator.layout import canonical
from generator.model import Constant, CType, Location, Typedef
from generator.preprocess import Macro
from generator.syntax import TOO_DEEP, expression

if TYPE_CHECKING:
    from generator.parse import Reader

_SPECIFIERS = {
    "extern",
    "static",
    "inline",
    "__inline",
    "__inline__",
    "restrict",
    "__restrict",
    "__restrict__",
    "const",
}
_SPECIFIERS |= {"volatile", "_Noreturn", "__cdecl", "__stdcall", "__extension__", "register"}
"""Words before a declaration."""


class MacroReader:
    """Adds macros to the table of a reader that has read all declarations. Values may use ``foreign`` macros."""

    def __init__(self, reader: Reader, macros: Sequence[Macro], foreign: Sequence[Macro] = ()) -> None:
        self._reader = reader
        self._macros = macros
        empty = {name: Macro(name, "", Location("", 0)) for name in reader.empty_macros}
        self._known = {**empty, **{macro.name: macro for macro in (*foreign, *macros)}}
        self._pending: list[Macro] = []
        """Those that are being evaluated: each one's value needs that of the next."""
        self._evaluator = Evaluator(reader.types, self._lookup, reader.type_name, reader.windows)

    def read(self, pattern: re.Pattern[str]) -> None:
        """Add a constant or a type for each macro whose name matches."""
        reader = self._reader
        conventions = set(reader.conventions.values())
        refused: dict[Macro, str] = {}
        for macro in self._macros:
            if not pattern.search(macro.name) or macro.text in ("", macro.name) or macro.name in conventions:
                continue
            if macro.text in reader.functions or not _is_value(macro, self._known):
                continue
            if named := self._type_named(macro):
                typedef = Typedef(macro.name, CType(named), macro.location, macro=True)
                reader.types.add(typedef)
                reader.table.typedefs.append(typedef)
                continue
            try:
                value = self._evaluate(macro)
            except HeaderError as error:
                refused[macro] = error.construct
            except (NotConstant, GeneratorError) as error:
                refused[macro] = str(error)
            except RecursionError:
                refused[macro] = TOO_DEEP
            if macro in refused:
                del self._pending[:]
                continue
            reader.table.constants.append(Constant(macro.name, value.value, macro.location, value.given))
        if refused:
            first, *others = refused
            more = f"; nor are these constants: {', '.join(macro.name for macro in others)}" if others else ""
            raise HeaderError(
                first.location,
                f"the macro {first.name!r}: {refused[first]}{more}; " + remedy(*(macro.name for macro in refused)),
            )

    def _type_named(self, macro: Macro) -> str | None:
        """The type that the macro is another name for."""
        if basic := canonical(macro.text.split()):
            return basic
        named = re.fullmatch(r"(?:(?:struct|union|enum) )?(\w+)", macro.text)
        return named[1] if named and self._reader.types.definition(named[1]) is not None else None

    def _lookup(self, name: str) -> Value | None:
        if name in self._reader.enumerators or name not in self._known:
            return self._reader.enumerators.get(name)
        return self._evaluate(self._known[name])

    def _evaluate(self, macro: Macro) -> Value:
        if macro in self._pending:
            raise NotConstant(f"{macro.name!r} is defined by itself")
        words = dict.fromkeys(re.findall(r"[A-Za-z_]\w*", macro.text))
        types = [word for word in words if self._reader.types.definition(word) is not None]
        self._pending.append(macro)
        value = self._evaluator.evaluate(expression(without_pragmas(macro.text), macro.location, types))
        self._pending.pop()
        return value


def _is_value(macro: Macro, known: Mapping[str, Macro], deep: int = 10) -> bool:
    """Whether a macro may be a constant: not a file's name, an initializer, or words before a declaration."""
    text = without_attributes(macro.text).strip()
    if text[:1] in ("<", "{"):
        return False
    words = text.split()
    others = [word for word in words if word not in _SPECIFIERS]
    if not deep or not all(word in known for word in others):
        return True
    return any(_is_value(known[word], known, deep - 1) for word in others)
