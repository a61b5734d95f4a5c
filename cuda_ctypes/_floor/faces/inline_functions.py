"""Inline functions of a header."""

from __future__ import annotations

from ..tables.declarations import prototype, shown

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

    from ..types.table_types import Types


def inline_function(types: Types, name: str, class_of: Callable[[str], Any]) -> Any:
    """An inline function of a header: it returns a struct with its arguments as members."""
    declared = prototype(types.table.makers[name])
    cls = class_of(declared.result.base)
    members = [member.name for member in types.members(declared.result.base)]
    parameters = ", ".join(item.name for item in declared.parameters)
    filled = "; ".join(f"_made.{member} = {item.name}" for member, item in zip(members, declared.parameters))
    namespace: dict[str, Any] = {"_cls": cls, "__name__": types.module}
    exec(f"def {name}({parameters}): _made = _cls(); {filled}; return _made", namespace)
    made = namespace[name]
    made.__doc__ = (
        f"{declared.result.base} {name}({', '.join(map(shown, declared.parameters))})\n\n"
        f"An inline function of CUDA {types.table.release}'s headers.\n\n"
        f"Returns the struct; no C function is called. Raises TypeError or OverflowError for a wrong argument."
    )
    return made
