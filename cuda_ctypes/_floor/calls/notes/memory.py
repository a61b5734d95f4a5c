"""Notes of memory: text and bytes that C writes, and memory of the caller."""

from __future__ import annotations

from ...._lazy import LazyModule
from .. import results
from ..sized_memory import exact_memory
from ..sources import filled_buffer
from .note import WITH, Deciding, Note

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ...tables.declarations import Declaration
    from ...types import arguments
    from ..sources import Call
    from ..writer import Writer
else:
    arguments = LazyModule(globals(), "arguments", "...types.arguments")  # for written functions alone


class Buffer(Deciding):
    """``buffer=LENGTH``: text that C writes into memory of LENGTH bytes; LENGTH is a parameter or a number."""

    name, value = "buffer", WITH

    def write_output(self, writer: Writer, item: Declaration) -> None:
        if writer.is_asked(item):
            from .lists import write_asked

            write_asked(writer, item)
            return
        length = item.notes["buffer"]
        if not length.isdigit():
            length = f"{writer.name(arguments.length)}({length}, {length!r})"
        writer.before.append(f"_o_{item.name} = {writer.name(results.buffer)}({length})")
        writer.argument(f"_o_{item.name}")
        text = "text" in item.notes or item.notes["buffer"] in writer.by_name
        writer.outputs.append((f"_o_{item.name}.raw", None, "text" if text else None))

    def output_source(self, call: Call, item: Declaration) -> Any:
        return filled_buffer(call, item)

    def stub_results(self, stubs: Any, item: Declaration, text: str) -> list[str]:
        is_text = "text" in item.notes or item.notes["buffer"] in stubs.by_name and not stubs.is_asked(item)
        return [text if is_text else "bytes"]


class Text(Note):
    """``text``: the bytes are text."""

    name = "text"


class Exact(Deciding):
    """``exact=LENGTH``: memory of exactly that size."""

    name, value = "exact", WITH

    def write_input(self, writer: Writer, item: Declaration) -> None:
        name, exact = item.name, writer.name(arguments.exact_argument)
        writer.accept_ctypes(item)
        writer.before.append(f"_a_{name}, _k_{name} = {exact}({name}, {item.notes['exact']}, {name!r})")
        writer.argument(f"_a_{name}")

    def input_source(self, call: Call, item: Declaration, position: int) -> Any:
        return exact_memory(call, item, position)

    def stub_parameter(self, stubs: Any, item: Declaration) -> str:
        return str(stubs.address(item))


class Least(Note):
    """``least=LENGTH``: memory of at least that size; ``checked`` rejects a smaller buffer."""

    name, value, harmless = "least", WITH, True


class Writable(Note):
    """``writable``: memory of the caller that C writes to; a read-only buffer is rejected."""

    name, harmless = "writable", True


class Memory(Note):
    """``memory``: structs in memory of any kind, given as an address or a buffer."""

    name, harmless = "memory", True


class Kept(Note):
    """``kept=PARAMETER``: the handle that keeps the memory alive, because the library writes to it after the call."""

    name, value = "kept", WITH


class Address(Deciding):
    """``address``: an int, passed unchanged."""

    name, harmless = "address", True

    def write_input(self, writer: Writer, item: Declaration) -> None:
        name = item.name
        if item.stars == 1:
            writer.accept_ctypes(item)
            convert = arguments.text_pointer if item.base == "char" else arguments.pointer_argument
            writer.before.append(f"_a_{name}, _k_{name} = {writer.name(convert)}({name}, {name!r})")
            writer.argument(f"_a_{name}")
        else:
            from ctypes import c_uint64

            scalars = arguments.scalars_of(c_uint64, False, False)
            slow = f"{writer.name(scalars.add)}({name}, {name!r})"
            writer.argument(scalars.looked_up(writer, name), slow)

    def stub_parameter(self, stubs: Any, item: Declaration) -> str:
        pointer = "Text | Address" if item.base == "char" else "Address"
        return pointer if item.stars == 1 else "int"


class Sized(Deciding):
    """``sized=FUNCTION``: memory of the size that FUNCTION returns for the same object. ``bindings`` takes the caller's
    memory, or its size in bytes; ``checked`` returns the content."""

    name, value, names = "sized", WITH, "function"

    def decides(self, item: Declaration, face: str) -> bool:
        return "sized" in item.notes and face == "checked"

    def write_input(self, writer: Writer, item: Declaration) -> None:
        name, size = item.name, writer.name(writer.function(item.notes["sized"]))
        writer.before += [
            f"_n_{name} = {size}({writer.parameters[0].name})",
            f"_o_{name} = {writer.name(results.buffer)}(_n_{name} or 1)",
        ]
        writer.argument(f"_o_{name}")
        writer.outputs.append((f"_o_{name}.raw[:_n_{name}]", None, "text" if "text" in item.notes else None))

    def write_callers(self, writer: Writer, item: Declaration) -> str:
        """The caller's memory in the other faces. Returns its name. In ``bindings`` a size in bytes may stand for
        memory, which is then a result."""
        name, given = item.name, item.name
        if writer.face == "bindings":
            given = f"_b_{name}"
            made = f"{writer.name(results.buffer)}({name}) if {name}.__class__ is int else {name}"
            writer.before.append(f"{given} = {made}")
            writer.refused.append(f"if {given} is not {name}: return *_fail(_r), None")
            writer.after.append(f"if {given} is not {name}: return _success, {given}.raw")
        return given

    def write_check(self, writer: Writer, item: Declaration, given: str) -> None:
        """Check the size of that memory, which by then cannot change."""
        owner, size = writer.parameters[0].name, writer.name(writer.function(item.notes["sized"]))
        writer.before.append(f"{writer.name(arguments.check_room)}({given}, {size}, {owner}, {item.name!r})")

    def stub_parameter(self, stubs: Any, item: Declaration) -> str:
        return "CallersMemory"  # in bindings; type checkers reject a size

    def stub_results(self, stubs: Any, item: Declaration, text: str) -> list[str]:
        return [text if "text" in item.notes else "bytes"]
