"""Parameters passed according to their type alone, without a deciding note."""

from __future__ import annotations

import ctypes

from .. import PYPY
from ..types import arguments
from . import results

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ..tables.declarations import Declaration
    from .writer import Writer


def write_input(writer: Writer, item: Declaration) -> None:
    """A value from the caller."""
    types, name, kind = writer.types, item.name, writer.types.kind(item.base)
    if item.stars:
        if kind == "record" and item.stars == 1 and "memory" not in item.notes:
            _record_pointer(writer, item)
        elif item.base == "char" and item.const and item.stars == 1:
            _text(writer, item)
        else:
            _memory(writer, item)
        writer.argument(f"_a_{name}")
    elif kind == "record":
        cls, convert = writer.name(types.view(item.base)), writer.name(arguments.record_value)
        writer.before.append(f"_a_{name} = {convert}({cls}, {name}, {name!r})")
        writer.argument(f"_a_{name}")
    elif kind == "callback":
        _callback(writer, item)
    elif types.target(item.base) == "_Bool":
        writer.argument(f"1 if {name} else 0")
    elif types.target(item.base) in ("float", "double"):
        c_type, convert = writer.name(types.c_class(types.target(item.base))), writer.name(arguments.real_argument)
        writer.before.append(f"_a_{name} = {convert}({c_type}, {name}, {name!r})")
        writer.argument(f"_a_{name}")
    else:
        _number(writer, item)


def _record_pointer(writer: Writer, item: Declaration) -> None:
    types, name = writer.types, item.name
    cls = writer.name(types.view(item.base))
    if "version" in item.notes:
        version = ctypes.sizeof(types.c_class(item.base)) | int(item.notes["version"]) << 24
        writer.before.append(f"{name}.version = {version}")
    writer.before.append(f"_a_{name} = {writer.name(types.record_argument)}({cls}, {name}, {name!r})")


def _text(writer: Writer, item: Declaration) -> None:
    name = item.name
    writer.accept_ctypes(item, text=True)
    convert = f"{writer.name(arguments.text_argument)}({name}, {name!r})"
    writer.before.append(f"_a_{name} = {name}.encode() if {name}.__class__ is str else {convert}")
    if "kept" in item.notes:
        writer.before.append(f"_a_{name} = {writer.name(results.keep_with)}({item.notes['kept']}, _a_{name})")


def _memory(writer: Writer, item: Declaration) -> None:
    """An address, or any buffer."""
    name, notes, given = item.name, item.notes, item.name
    writer.accept_ctypes(item)
    writable = "writable" in notes or ("sized" in notes and PYPY)
    convert = arguments.writable_argument if writable else arguments.pointer_argument
    if "sized" in notes:
        from .notes.memory import Sized

        given = Sized().write_callers(writer, item)
    reals = ", False" if writer.face == "checked" else ""  # bindings accepts floats, as cuda.bindings does
    writer.before.append(f"_a_{name}, _k_{name} = {writer.name(convert)}({given}, {name!r}{reals})")
    if "sized" in notes:
        Sized().write_check(writer, item, given)
    if "least" in notes and writer.face == "checked":
        check = writer.name(arguments.check_length)
        writer.before.append(f"{check}({given}, _k_{name}, {notes['least']}, {name!r})")


def _callback(writer: Writer, item: Declaration) -> None:
    from ..types.callbacks import callback_argument, drop_refused

    name, cls, once = item.name, writer.name(writer.types.handle(item.base)), "False"
    if "once" in item.notes:
        stream = item.notes["once"]
        once = f"not {writer.name(writer.is_capturing)}({stream})" if stream else "True"
    convert = writer.name(callback_argument)
    reals = ", False" if writer.face == "checked" else ""
    if "during" in item.notes:
        writer.before.append(f"_a_{name} = {convert}({cls}, {name}, {name!r}, False{reals}, during=True)")
    else:
        writer.before.append(f"_a_{name} = {convert}({cls}, {name}, {name!r}, callable({name}) and {once}{reals})")
        writer.refused.append(f"{writer.name(drop_refused)}({name}, _a_{name})")
    writer.argument(f"_a_{name}")


def _number(writer: Writer, item: Declaration) -> None:
    """A number, an enum or a handle: one dict look-up of a converted argument."""
    types, name, kind = writer.types, item.name, writer.types.kind(item.base)
    scalars = types.scalars(item.base)
    if kind == "enum":
        slow = f"{writer.name(arguments.enum_argument)}({writer.name(scalars)}, {name}, {name!r})"
    else:
        slow = f"{writer.name(scalars.add)}({name}, {name!r})"
    if scalars.wide and kind == "scalar":  # sizes and device pointers vary: make a miss cheap
        get, known = writer.name(scalars.cache.get), writer.name(scalars.known)
        writer.argument(f"type({name}) in {known} and {get}({name}) or {slow}", slow)
    else:
        writer.argument(scalars.looked_up(writer, name), slow)


def write_output(writer: Writer, item: Declaration) -> None:
    """A struct, a text or a number that C writes."""
    types, name, kind = writer.types, item.name, writer.types.kind(item.base)
    if kind == "record" and item.stars == 1:
        writer.before.append(f"_o_{name} = {writer.name(types.view(item.base))}()")
        writer.argument(f"{writer.name(types.record_pointer)}(_o_{name})")
        writer.outputs.append((f"_o_{name}", None, None))
        return
    text = item.base == "char" and item.stars == 2
    c_type: Any = ctypes.c_char_p if text else ctypes.c_uint64 if item.stars > 1 else types.storage(item.base)
    convert: Any = None
    known: Any = "text" if text else None
    if item.stars == 1:
        cls = types.python_class(item.base)
        if cls is not None:
            convert, known = types.from_c(item.base), cls._by_value
    if writer.simple:
        number = len(writer.slots)
        writer.slots.append((c_type, f"_v{number}"))
        writer.argument(f"_b{number}")
        writer.outputs.append((f"_v{number}", convert, known))
    else:
        initial = _initial(writer, item) if item.direction == "inout" else ""
        writer.before.append(f"_o_{name} = {writer.name(c_type)}({initial})")
        writer.argument(f"{writer.name(ctypes.byref)}(_o_{name})")
        writer.outputs.append((f"_o_{name}.value", convert, known if known == "text" else None))


def _initial(writer: Writer, item: Declaration) -> str:
    """The caller's value for a number that C changes."""
    scalars, name = writer.types.scalars(item.base), item.name
    if writer.types.kind(item.base) == "enum":
        return f"{writer.name(arguments.enum_argument)}({writer.name(scalars)}, {name}, {name!r})"
    return f"{writer.name(scalars.number)}({name}, {name!r})"


def write_result(writer: Writer, result: Declaration) -> Any:
    """The first output of a function that does not return a status: its result. Returns the ctypes restype."""
    types, kind = writer.types, writer.types.kind(result.base)
    if result.base == "void" and not result.stars:
        return None
    if result.base == "char" and result.stars == 1:
        writer.outputs.append(("_r", None, "text"))
        return ctypes.c_char_p
    if result.stars or kind in ("handle", "callback"):
        convert = None if result.stars else types.from_c(result.base)
        writer.outputs.append(("(_r or 0)", convert, None))
        return ctypes.c_void_p
    if kind == "record":
        writer.outputs.append(("_r", None, None))
        return types.view(result.base)
    cls = types.python_class(result.base)
    writer.outputs.append(("_r", types.from_c(result.base) if cls is not None else None, None))
    return types.storage(result.base)
