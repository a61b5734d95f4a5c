"""Notes of handles, callbacks and kernel arguments."""

from __future__ import annotations

from ...._lazy import LazyModule
from ...types.live_handles import any_live, live_classes
from .. import ordinary
from ..sources import changed_handle
from ..sources import kernel_parameters as kernel_parameters_source
from .note import EITHER, Deciding, Note

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ...tables.declarations import Declaration
    from ...types import arguments
    from ..sources import Call
    from ..writer import Writer
else:
    arguments = LazyModule(globals(), "arguments", "...types.arguments")  # for written functions alone


class Slot(Deciding):
    """``slot``: the address of a handle that C may change."""

    name = "slot"

    def decides(self, item: Declaration, face: str) -> bool:
        return "slot" in item.notes

    def write_input(self, writer: Writer, item: Declaration) -> None:
        types, name = writer.types, item.name
        if writer.face == "bindings":
            cls, convert = writer.name(types.python_class(item.base)), writer.name(arguments.slot_argument)
            writer.before.append(f"_a_{name} = {convert}({cls}, {name}, {name!r}, False)")
        elif types.kind(item.base) == "callback":
            ordinary.write_input(writer, item)
            return
        else:
            number = writer.name(types.scalars(item.base).number)
            writer.before.append(f"_a_{name} = {writer.name(arguments.slot_of)}({name}, {number}, {name!r})")
        writer.argument(f"_a_{name}")

    def write_output(self, writer: Writer, item: Declaration) -> None:
        name, cls = item.name, writer.name(writer.types.python_class(item.base))
        writer.before.append(f"_a_{name} = {writer.name(arguments.slot_argument)}({cls}, {name}, {name!r}, True)")
        writer.argument(f"_a_{name}")
        writer.outputs.append((name, None, None))

    def input_source(self, call: Call, item: Declaration, position: int) -> Any:
        return changed_handle(call, item, position)

    def stub_parameter(self, stubs: Any, item: Declaration) -> str:
        if stubs.face != "bindings" and stubs.kind(item.base) == "callback":
            return str(stubs.address(item))
        if stubs.face == "snake_case":
            return "int | None"
        cls = stubs.family(item.base) or item.base
        return f"{cls} | None" if item.direction == "inout" else f"{cls} | int | None"

    def stub_results(self, stubs: Any, item: Declaration, text: str) -> list[str]:
        return [f"{item.base} | None"]


class KernelParameters(Deciding):
    """``kernel_parameters``: kernel arguments as (values, types), a buffer of addresses, or the address of an array of
    them."""

    name = "kernel_parameters"

    def write_input(self, writer: Writer, item: Declaration) -> None:
        from ...types import kernel_parameters

        name, pack = item.name, writer.name(kernel_parameters.fast)
        general = writer.name(kernel_parameters.kernel_parameters)
        writer.accept_ctypes(item)
        live, moved = writer.name(live_classes), writer.name(any_live)
        writer.before += [
            "_memory = None",
            "try:",
            f"    _values, _kinds = {name}",
            f"    if {name}.__class__ is not tuple or _values.__class__ is not tuple: raise TypeError",
            f"    if {live} and {moved}(*_values): raise TypeError",
            f"    _pop, _push, _pack = {pack}[_kinds]",
            "    _memory = _pop()",
            "    _pack(_memory[0], 0, *_values)",
            f"    _a_{name} = _memory[1]",
            "except Exception:",
            "    if _memory is not None: _push(_memory); _memory = None",
            f"if _memory is None: _a_{name}, _k_{name} = {general}({name}, {name!r})",
        ]
        writer.release.append("if _memory is not None: _push(_memory)")
        writer.argument(f"_a_{name}")

    def input_source(self, call: Call, item: Declaration, position: int) -> Any:
        return kernel_parameters_source(position)

    def stub_parameter(self, stubs: Any, item: Declaration) -> str:
        return "KernelParams"


class During(Note):
    """``during``: a callback that C calls during the call only."""

    name = "during"


class Once(Note):
    """``once[=STREAM]``: a callback that runs once, unless STREAM is being captured."""

    name, value = "once", EITHER
