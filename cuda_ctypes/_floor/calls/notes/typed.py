"""Notes of untyped values, whose type depends on an enum."""

from __future__ import annotations

from ..sources import given_value, option_values, told_value, told_values
from .note import WITH, Deciding, Note

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ...tables.declarations import Declaration
    from ..sources import Call
    from ..writer import Writer


class Attribute(Deciding):
    """``attribute=PARAMETER``: the value's type depends on that enum."""

    name, value = "attribute", WITH

    def write_input(self, writer: Writer, item: Declaration) -> None:
        name, enum, attribute = item.name, _typed(writer, item.notes["attribute"]), item.notes["attribute"]
        writer.before.append(f"_k_{name} = {enum}.value_in({attribute}, {name}, {name!r})")
        writer.argument(f"_k_{name}.pointer")

    def write_output(self, writer: Writer, item: Declaration) -> None:
        name, attribute = item.name, item.notes["attribute"]
        enum, size = _typed(writer, attribute), item.notes.get("bytes", 0)
        writer.before.append(f"_k_{name} = {enum}.value_out({attribute}, {size})")
        writer.argument(f"_k_{name}")
        writer.outputs.append((f"_k_{name}.result()", None, None))

    def input_source(self, call: Call, item: Declaration, position: int) -> Any:
        return given_value(call, item, position)

    def output_source(self, call: Call, item: Declaration) -> Any:
        return told_value(call, item)

    def stub_parameter(self, stubs: Any, item: Declaration) -> str:
        return "Any"

    def stub_results(self, stubs: Any, item: Declaration, text: str) -> list[str]:
        return ["Any"]


class Attributes(Deciding):
    """``attributes=LIST``: the values' types depend on the enums in that list."""

    name, value = "attributes", WITH

    def write_output(self, writer: Writer, item: Declaration) -> None:
        name, listed = item.name, item.notes["attributes"]
        enum, count = _typed(writer, listed), writer.by_name[listed].notes["array"]
        sizes = item.notes.get("bytes") or "None"
        writer.before.append(f"_k_{name} = {enum}.values_out({listed}, {sizes}, {count}, {name!r})")
        writer.argument(f"_k_{name}.pointers")
        writer.outputs.append((f"_k_{name}.result()", None, None))

    def output_source(self, call: Call, item: Declaration) -> Any:
        return told_values(call, item)

    def stub_results(self, stubs: Any, item: Declaration, text: str) -> list[str]:
        return ["list[Any]"]


class Options(Deciding):
    """``options=LIST``: values of the options in that list."""

    name, value = "options", WITH

    def write_input(self, writer: Writer, item: Declaration) -> None:
        name, listed, kept = item.name, item.notes["options"], item.notes.get("kept")
        enum, count = _typed(writer, listed), writer.by_name[listed].notes["array"]
        writer.before.append(f"_a_{name}, _k_{name} = {enum}.option_array({listed}, {name}, {count}, {name!r})")
        writer.argument(f"_a_{name}")
        if kept:
            from ..results import keep_with

            if writer.by_name[kept].direction == "in":
                writer.before.append(f"{writer.name(keep_with)}({kept}, _k_{name})")
            else:
                writer.after.append(f"{writer.name(keep_with)}(_o_{kept}.value, _k_{name})")

    def input_source(self, call: Call, item: Declaration, position: int) -> Any:
        return option_values(call, item, position)

    def stub_parameter(self, stubs: Any, item: Declaration) -> str:
        return "Sequence[Any] | None"


class Bytes(Note):
    """``bytes=PARAMETER``: the size of an untyped value."""

    name, value = "bytes", WITH


def _typed(writer: Writer, parameter: str) -> str:
    """The values of a parameter's enum, as a name in the closure; loaded with the first function that needs them."""
    from ...types.attributes import typed

    return writer.name(typed(writer.types, writer.by_name[parameter].base))
