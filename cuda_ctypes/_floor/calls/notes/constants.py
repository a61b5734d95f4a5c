"""Notes of values that the package fills in or passes by address."""

from __future__ import annotations

import ctypes

from ..sources import by_address, told_size
from .note import WITH, Deciding

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ...tables.declarations import Declaration
    from ..sources import Call
    from ..writer import Writer


class Is(Deciding):
    """``is=N``: always N; Python has no such parameter."""

    name, value, hidden = "is", WITH, True

    def write_input(self, writer: Writer, item: Declaration) -> None:
        number = int(item.notes["is"])
        if item.stars:
            pass_address(writer, item, str(number))
        else:
            writer.argument(str(number))

    def input_source(self, call: Call, item: Declaration, position: int) -> Any:
        return None if item.stars else ("number", int(item.notes["is"]))


class Value(Deciding):
    """``value``: a number passed by address."""

    name = "value"

    def write_input(self, writer: Writer, item: Declaration) -> None:
        number = writer.name(writer.types.scalars(item.base).number)
        pass_address(writer, item, f"{number}({item.name}, {item.name!r})")

    def input_source(self, call: Call, item: Declaration, position: int) -> Any:
        return by_address(call, item, position)

    def stub_parameter(self, stubs: Any, item: Declaration) -> str:
        return str(stubs.value_in(item.base))


class LengthOf(Deciding):
    """``length_of=PARAMETER``: filled in with the length of PARAMETER."""

    name, value, hidden = "length_of", WITH, True

    def write_input(self, writer: Writer, item: Declaration) -> None:
        writer.argument(f"len({item.notes['length_of']})")


class SizeOf(Deciding):
    """``size_of=PARAMETER``: the size of PARAMETER's value in bytes, filled in and passed by address."""

    name, value, hidden = "size_of", WITH, True

    def write_input(self, writer: Writer, item: Declaration) -> None:
        measured, types = writer.by_name[item.notes["size_of"]], writer.types
        if types.kind(measured.base) == "record":
            pass_address(writer, item, str(ctypes.sizeof(types.c_class(measured.base))))
        else:
            size = f"{writer.name(ctypes.c_size_t)}(_k_{measured.name}.size)"
            writer.before.append(f"_c_{item.name} = {size}")
            writer.argument(f"{writer.name(ctypes.byref)}(_c_{item.name})")

    def input_source(self, call: Call, item: Declaration, position: int) -> Any:
        return told_size(call, item)


def pass_address(writer: Writer, item: Declaration, number: str) -> None:
    """Pass the address of a number; ``number`` is its expression."""
    made = f"{writer.name(writer.types.storage(item.base))}({number})"
    writer.before.append(f"_c_{item.name} = {made}")
    writer.argument(f"{writer.name(ctypes.byref)}(_c_{item.name})")
