"""The parameters of one function, as lines of the function that :mod:`.python_function` writes.

A deciding note says how a parameter is passed (:mod:`.notes`); without one, its type does (:mod:`.ordinary`).
"""

from __future__ import annotations

from . import ordinary
from .layers import is_passed_on, pass_on
from .notes import deciding, is_hidden

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from ..tables.declarations import Declaration
    from .writer import Writer


def write(writer: Writer) -> None:
    """Write how each parameter is passed, and the results."""
    for item in writer.parameters:
        writer.signature += _signature(writer, item)
        if writer.is_outer and is_passed_on(item):
            pass_on(writer, item)
            continue
        way = deciding(item, writer.face) or ordinary
        if item.direction == "in":
            way.write_input(writer, item)
        else:
            way.write_output(writer, item)
    if any("newer" in item.notes for item in writer.parameters):
        _older_form(writer)


def _signature(writer: Writer, item: Declaration) -> list[str]:
    """The Python parameters of a C parameter."""
    notes = item.notes
    if "takes" in notes:
        from .call_structs import taken

        return [writer.spelled(parameter) for _, parameter in taken(notes)]
    hidden = is_hidden(item, writer.face) or "sized" in notes and writer.face == "checked"
    if item.direction == "out" or hidden:
        return []
    default = notes.get("default") or (notes.get("default_checked") if writer.face == "checked" else None)
    return [item.name + (f"={default}" if default else "")]


class LeftOut:
    """Default of the last parameter; it shows that the caller omitted the first one."""

    def __repr__(self) -> str:
        return "..."


def _older_form(writer: Writer) -> None:
    """Let callers omit the first parameter, which older forms of the function lack."""
    first, *rest = writer.signature
    left_out = writer.name(LeftOut())
    writer.signature[-1] = f"{rest[-1]}={left_out}"
    writer.before.insert(
        0, f"if {rest[-1]} is {left_out}: {', '.join([first, *rest])} = {', '.join(['None', first, *rest[:-1]])}"
    )
