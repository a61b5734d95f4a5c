"""Notes of arrays, whose length is given, returned by a first call, or returned by another function."""

from __future__ import annotations

import ctypes

from ...._lazy import LazyModule
from ....errors import CudaError
from .. import results
from ..sources import asked_count, filled_list, packed_array
from .note import EITHER, WITH, Deciding, Note

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ...tables.declarations import Declaration
    from ...types import arguments
    from ..sources import Call
    from ..writer import Writer
else:
    arguments = LazyModule(globals(), "arguments", "...types.arguments")  # for written functions alone


class Array(Deciding):
    """``array[=COUNT]``: an array of COUNT elements; COUNT is a parameter or a number. Without COUNT the length is not
    checked."""

    name, value = "array", EITHER

    def write_input(self, writer: Writer, item: Declaration) -> None:
        types, name, count = writer.types, item.name, item.notes["array"]
        element = writer.name(arguments.element_of(types, item.base, item.stars - 1))
        c_type = writer.name(types.item_type(item.base, item.stars - 1))
        counting = writer.by_name.get(count)
        if counting:
            count = "" if "length_of" in counting.notes else counted_by(writer, counting)
        array = writer.name(arguments.array_argument)
        optional = ", True" if "optional" in item.notes else ""
        given = f"{element}, {c_type}, {name}, {name!r}, {count or None}{optional}"
        writer.before.append(f"_a_{name} = {array}({given})")
        writer.argument(f"_a_{name}")

    def write_output(self, writer: Writer, item: Declaration) -> None:
        types, name, count = writer.types, item.name, item.notes["array"]
        is_record = types.kind(item.base) == "record"
        if writer.is_asked(item):
            write_asked(writer, item)
        elif item.stars == 2:  # memory of the library
            convert = writer.name(types.from_c(item.base))
            c_type = writer.name(types.item_type(item.base, 0))
            writer.before.append(f"_o_{name} = {writer.name(ctypes.c_void_p)}()")
            writer.argument(f"{writer.name(ctypes.byref)}(_o_{name})")
            cls = writer.name(types.view(item.base) if is_record else None)
            parts = f"{c_type}, _o_{name}.value, _o_{count}.value, {convert}, {cls}"
            writer.outputs.append((f"{writer.name(results.owned_list)}({parts})", None, None))
        else:
            if not count.isdigit():
                count = counted_by(writer, writer.by_name[count])
            cls = writer.name(types.view(item.base) if is_record else types.item_type(item.base, 0))
            writer.before.append(f"_o_{name} = {writer.name(results.output_array)}({cls}, {count})")
            writer.argument(f"_o_{name}")
            if writer.face == "snake_case" and not is_record:
                writer.outputs.append((f"{writer.name(types.number_list(item.base))}(_o_{name})", None, None))
            else:
                writer.outputs.append((_listed(writer, item), None, None))

    def input_source(self, call: Call, item: Declaration, position: int) -> Any:
        return packed_array(call, item, position)

    def output_source(self, call: Call, item: Declaration) -> Any:
        return filled_list(call, item)

    def stub_parameter(self, stubs: Any, item: Declaration) -> str:
        pointer = "Text" if item.base == "char" else "Address"
        element = pointer if item.stars > 1 else stubs.value_in(item.base)
        return f"Sequence[{element}]" + ("" if item.notes["array"].isdigit() else " | None")

    def stub_results(self, stubs: Any, item: Declaration, text: str) -> list[str]:
        plain = stubs.face == "snake_case" and item.stars == 1 and stubs.kind(item.base) != "record"
        if plain or stubs.is_asked(item):
            return [stubs.asked(item.base)]
        return [f"list[{stubs.value_out(item.base)}]"]


class Optional(Note):
    """``optional``: the array may be empty, whatever its count."""

    name = "optional"


class Counted(Deciding):
    """``counted=FUNCTION``: an array as long as FUNCTION's result for the same arguments: a number, or a list."""

    name, value, names = "counted", WITH, "function"

    def write_output(self, writer: Writer, item: Declaration) -> None:
        if writer.is_asked(item):
            write_asked(writer, item)
            return
        ask, name = writer.name(writer.function(item.notes["counted"])), item.name
        make = f"_o_{name} = ({writer.name(writer.types.item_type(item.base, 0))} * {ask}())()"
        if writer.face == "bindings":
            error = f"except {writer.name(CudaError)} as error: return _fail(error.status)"
            writer.before += [f"try: {make}", error]
        else:
            writer.before.append(make)
        writer.argument(f"_o_{name}")
        writer.outputs.append((_listed(writer, item), None, None))

    def stub_results(self, stubs: Any, item: Declaration, text: str) -> list[str]:
        return Array().stub_results(stubs, item, text)


class Asked(Deciding):
    """``asked``: a count that a first call returns; arrays and texts of that length are made for a second call."""

    name, hidden = "asked", True

    def write_output(self, writer: Writer, item: Declaration) -> None:
        writer.argument(f"_o_{item.name}")
        writer.inner_results.append(f"_o_{item.name}")
        told = any(o.notes.get("array") == item.name and "counted" in o.notes for o in writer.parameters)
        if not told:
            writer.before.append(f"_o_{item.name} = 0")
            writer.asked = f"_o_{item.name}"

    def output_source(self, call: Call, item: Declaration) -> Any:
        return asked_count(call, item)

    def stub_results(self, stubs: Any, item: Declaration, text: str) -> list[str]:
        return []


class Entries(Deciding):
    """``entries=MEMBERS``: an array of structs, made of numbers for the first of these members, or of tuples."""

    name, value, names = "entries", WITH, "member"

    def write_input(self, writer: Writer, item: Declaration) -> None:
        """Return at once for an empty list."""
        from ..call_structs import entries

        types, name = writer.types, item.name
        members = tuple(types.member_name(item.base, member) for member in item.notes["entries"].split(","))
        make, cls = writer.name(types.record_array(item.base)), writer.name(types.view(item.base))
        result = f"{writer.name(types.record_list)}({name}, {make})"
        writer.before += [
            f"{name} = {writer.name(entries)}({make}, {cls}, {members}, {name}, {name!r})",
            f"if not len({name}): return {result if item.direction != 'in' else None}",
        ]
        writer.argument(f"{writer.name(types.record_pointer)}({name})")
        if item.direction != "in":
            writer.outputs.append((result, None, None))

    write_output = write_input

    def stub_parameter(self, stubs: Any, item: Declaration) -> str:
        return f"Iterable[int | tuple[int, ...] | {stubs.value_in(item.base)}]"

    def stub_results(self, stubs: Any, item: Declaration, text: str) -> list[str]:
        return [stubs.asked(item.base)]


def counted_by(writer: Writer, counting: Declaration) -> str:
    """The expression for the value of a count parameter."""
    number = writer.name(writer.types.scalars(counting.base).number)
    return f"{number}({counting.name}, {counting.name!r})"


def _listed(writer: Writer, item: Declaration) -> str:
    """The expression for the list of an array that C filled."""
    listing, cls = writer.name(results.output_list), writer.types.python_class(item.base)
    if writer.types.kind(item.base) == "record":
        return f"{listing}(_o_{item.name}, None)"
    convert, known = writer.name(writer.types.from_c(item.base)), writer.name(cls and cls._by_value)
    return f"{listing}(_o_{item.name}, {convert}, {known})"


def write_asked(writer: Writer, item: Declaration) -> None:
    """An array or text whose length is returned by a first call without memory, or by another function."""
    types, name, notes = writer.types, item.name, item.notes
    counter = writer.by_name[notes.get("array") or notes["buffer"]]
    count, made = f"_o_{counter.name}", f"_o_{name}"
    if "buffer" in notes:
        make = writer.name(results.buffer)
        given, empty = f"{made}.raw", "b''"
        if "text" in notes and writer.face != "bindings":
            given, empty = f"{writer.name(results.text_of)}({given})", "''"
        writer.outputs.append((f"({given} if {made} else {empty})", None, None))
    elif types.kind(item.base) == "record":
        make = writer.name(types.record_array(item.base))
        writer.outputs.append((f"{writer.name(types.record_list)}(_o_{name}, {make}, {count})", None, None))
    else:
        storage = types.item_type(item.base, 0)
        make = writer.name(lambda count: (storage * count)())
        writer.outputs.append((f"{writer.name(types.number_list(item.base))}(_o_{name}, {count})", None, None))
    if "counted" in notes:
        other = writer.name(writer.function(notes["counted"]))
        writer.before += [f"{count} = len({other}({', '.join(writer.signature)}))", f"{made} = {make}({count})"]
        writer.argument(f"{writer.name(ctypes.addressof)}({made})")
    else:
        writer.before.append(f"{made} = _a_{name} = None")
        writer.makes += [f"{made} = {make}(_n)", f"_a_{name} = {writer.name(ctypes.addressof)}({made})"]
        writer.argument(f"_a_{name}")
