"""The names that modules have, and what is said of those that they do not have."""

from __future__ import annotations

from .. import MAJORS, errors
from . import table_of

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from . import Common


def names_of(shared: Common, face: str) -> list[str]:
    """What a module of functions that return statuses has."""
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


def error_names(table: Any) -> dict[str, str]:
    """The exceptions' names, and those of their statuses."""
    statuses = table.enums[table.settings["result"]]
    return {errors.subclass_name(name): name for name, value in statuses.items() if value}


def error_class(table: Any, name: str) -> Any:
    """The exception of that name; None if there is none."""
    if name == "CudaError":
        return errors.CudaError
    status = error_names(table).get(name)
    return status and errors.error_class(status)


def error_class_of_any_library(name: str) -> Any:
    """The same of all tables: another process may have made the class."""
    from importlib import import_module
    from pkgutil import iter_modules

    for major in MAJORS:
        package = import_module(f"..cu{major}", __package__)
        for found in iter_modules(package.__path__):
            if found.name[0] == "_":
                made = error_class(table_of(package.__name__, found.name[1:]), name)
                if made:
                    return made
    return None


def suggestion(shared: Common, name: str, names: list[str]) -> str:
    """``; did you mean ...?`` for an enumerator, for what another face calls so, and for a name that is nearly right."""
    table, symbol = shared.table, shared.symbol(name)
    enum = next((enum for enum, members in table.enums.items() if name in members), "")
    known = f"{enum}.{name}" if enum else ""
    if not known and symbol and hasattr(table, "plain_functions"):
        known = table.plain_functions.name_of(symbol)
    if not known:
        # only what starts alike is compared: hasattr() comes here too
        start = name[:4].lower()
        known = nearest(
            name, [other for other in names if other[:4].lower() == start and abs(len(other) - len(name)) < 4]
        )
    return f"; did you mean {known!r}?" if known else ""


def nearest(name: str, names: list[str]) -> str:
    """The name that is nearly this one, or is but for capitals; empty if there is none."""
    if not names:
        return ""
    from difflib import get_close_matches

    small = {other.lower(): other for other in names}
    return next((small[found] for found in get_close_matches(name.lower(), small, 1)), "")
