"""The names in a module, and the suggestion for an unknown name."""

from __future__ import annotations

from ...errors import error_names
from ..suggest import hint

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from . import Common


def names_of(shared: Common, face: str) -> list[str]:
    """The names in a module of functions that return statuses."""
    table = shared.table
    more = ["CudaError", *error_names(table)] if face == "checked" else []
    return [
        *function_names(shared), *type_names(shared), *table.constants, *table.makers, *table.unnamed, "sizeof", *more
    ]  # fmt: skip


def function_names(shared: Common) -> list[str]:
    names, functions = shared.table.names.items(), shared.table.functions
    hidden = {name for pair in names for name in pair}
    public = [name for name, symbol in names if symbol in functions]
    return public + [symbol for symbol in functions if symbol not in hidden]


def type_names(shared: Common) -> list[str]:
    table = shared.table
    return [*table.enums, *table.records, *table.typedefs, *table.callbacks, *table.shared]


def suggestion(shared: Common, name: str, names: list[str]) -> str:
    """``; did you mean ...?`` for an enumerator, for a function of another face, and for a misspelled name."""
    table, symbol = shared.table, shared.symbol(name)
    enum = table.enums.holder(name)
    known = f"{enum}.{name}" if enum else ""
    if not known and symbol and hasattr(table, "snake_functions"):
        known = table.snake_functions.name_of(symbol)
    if not known:
        # compare only names that start alike: hasattr() comes here too, and should be quick
        start = name[:4].lower()
        return hint(name, [other for other in names if other[:4].lower() == start and abs(len(other) - len(name)) < 4])
    return f"; did you mean {known!r}?"
