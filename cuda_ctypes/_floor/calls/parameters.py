"""How each parameter of a function is passed and what comes back, as lines of the function that :mod:`.calls` writes.

The notes of a declaration decide (generator/annotate.py lists them); a struct that is made for the call is in :mod:`.made`.
"""

from __future__ import annotations

import ctypes

from ...errors import CudaError
from ..platform import PYPY
from ..tables.declarations import Declaration
from ..types import arguments
from ..types.live_handles import any_live, live_classes
from ..types.table_types import Types
from . import results

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable


class Writer:
    """Collects the source of one function and the objects that it refers to."""

    def __init__(self, types: Types) -> None:
        self.types = types
        self.names: dict[str, Any] = {}
        self.signature: list[str] = []
        self.before: list[str] = []
        self.fast: list[str] = []
        self.slow: list[str] = []
        self.after: list[str] = []
        self.outputs: list[tuple[str, Callable[[Any], Any] | None, Any]] = []
        """Expression, then what converts it, and its dict for a quick look-up, where it needs any."""
        self.slots: list[tuple[Any, str]] = []
        self.release: list[str] = []
        self.failed = "_r"
        """What is true of a status that is an error."""
        self.refused: list[str] = []
        """What is done then, before the error is told."""
        self.asked = ""
        """What holds the count that a first call tells, and what is made of it for the second."""
        self.makes: list[str] = []

    def name(self, value: Any) -> str:
        """A name in the function's closure for ``value``."""
        for known, object_ in self.names.items():
            if object_ is value:
                return known
        made = f"_x{len(self.names)}"
        self.names[made] = value
        return made

    @staticmethod
    def is_asked(notes: dict[str, str], by_name: dict[str, Declaration]) -> bool:
        count = by_name.get(notes.get("array") or notes.get("buffer") or "")
        return count is not None and "asked" in count.notes

    def argument(self, fast: str, slow: str = "") -> None:
        self.fast.append(fast)
        self.slow.append(slow or fast)


def write(writer: Writer, symbol: str, parameters: tuple[Declaration, ...], settings: dict[str, Any]) -> None:
    """Decide for every parameter how it is passed, and what comes back."""
    by_name = {item.name: item for item in parameters}
    face = settings["face"]
    kept = any("kept" in item.notes for item in parameters)
    simple = not kept and all(_plain_output(writer.types, item) for item in parameters if item.direction != "in")
    for item in parameters:
        if "takes" in item.notes:
            from . import call_structs as made

            writer.signature += [_spelled(settings, parameter) for _, parameter in made.taken(item.notes)]
        elif item.direction != "out" and not HIDDEN.intersection(item.notes):
            if "sized" not in item.notes or face != "checked":
                default = item.notes.get("default") or (
                    item.notes.get("default_checked") if face == "checked" else None
                )
                writer.signature.append(item.name + (f"={default}" if default else ""))
        if item.direction == "in":
            _input(writer, item, by_name, settings)
        else:
            _output(writer, item, by_name, simple, settings)
    if any("newer" in item.notes for item in parameters):
        _older_form(writer)


class LeftOut:
    """Stands for a last argument that is not there because the caller left out a first one."""

    def __repr__(self) -> str:
        return "..."


def _older_form(writer: Writer) -> None:
    """Let callers leave out the first parameter, which older forms of the function do not have."""
    first, *rest = writer.signature
    left_out = writer.name(LeftOut())
    writer.signature[-1] = f"{rest[-1]}={left_out}"
    writer.before.insert(
        0, f"if {rest[-1]} is {left_out}: {', '.join([first, *rest])} = {', '.join(['None', first, *rest[:-1]])}"
    )


HIDDEN = frozenset(("size_of", "is", "length_of", "asked"))
"""Notes of parameters that Python callers do not see."""


def _spelled(settings: dict[str, Any], member: str) -> str:
    """A struct's member as a parameter."""
    spell = settings["spell"]
    return str(spell(member)) if spell else member


def write_result(writer: Writer, result: Declaration) -> Any:
    """What a function returns that returns no status is its first output. Returns the ctypes restype."""
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


def _plain_output(types: Types, item: Declaration) -> bool:
    if item.direction == "inout" or item.notes or item.bounds:
        return False
    if item.stars == 1:
        return types.kind(item.base) != "record"
    return item.stars == 2 and types.kind(item.base) in ("void", "opaque")


def _input(writer: Writer, item: Declaration, by_name: dict[str, Declaration], settings: dict[str, Any]) -> None:
    types, name, notes = writer.types, item.name, item.notes
    kind = types.kind(item.base)
    quoted = repr(name)
    if "is" in notes and item.stars:
        writer.before.append(f"_c_{name} = {writer.name(types.storage(item.base))}({int(notes['is'])})")
        writer.argument(f"{writer.name(ctypes.byref)}(_c_{name})")
    elif "is" in notes:
        writer.argument(str(int(notes["is"])))
    elif "entries" in notes:
        _entries(writer, item)
    elif "value" in notes:
        number = writer.name(types.scalars(item.base).number)
        writer.before.append(f"_c_{name} = {writer.name(types.storage(item.base))}({number}({name}, {quoted}))")
        writer.argument(f"{writer.name(ctypes.byref)}(_c_{name})")
    elif "length_of" in notes:
        writer.argument(f"len({notes['length_of']})")
    elif "exact" in notes:
        exact = writer.name(arguments.exact_argument)
        writer.before.append(f"_a_{name}, _k_{name} = {exact}({name}, {notes['exact']}, {quoted})")
        writer.argument(f"_a_{name}")
    elif "takes" in notes:
        from . import call_structs as made

        made.struct(writer, item, settings["spell"])
    elif "sized" in notes and settings["face"] == "checked":
        size = writer.name(settings["function"](notes["sized"]))
        writer.before += [
            f"_n_{name} = {size}({next(iter(by_name))})",
            f"_o_{name} = {writer.name(results.buffer)}(_n_{name} or 1)",
        ]
        writer.argument(f"_o_{name}")
        writer.outputs.append((f"_o_{name}.raw[:_n_{name}]", None, "text" if "text" in notes else None))
    elif "size_of" in notes and types.kind(by_name[notes["size_of"]].base) == "record":
        number = str(ctypes.sizeof(types.c_class(by_name[notes["size_of"]].base)))
        writer.before.append(f"_c_{name} = {writer.name(types.storage(item.base))}({number})")
        writer.argument(f"{writer.name(ctypes.byref)}(_c_{name})")
    elif "size_of" in notes:
        writer.before.append(f"_c_{name} = {writer.name(ctypes.c_size_t)}(_k_{notes['size_of']}.size)")
        writer.argument(f"{writer.name(ctypes.byref)}(_c_{name})")
    elif "kernel_parameters" in notes:
        from ..types import kernel_parameters

        pack = writer.name(kernel_parameters.fast)
        general = writer.name(kernel_parameters.kernel_parameters)
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
            f"if _memory is None: _a_{name}, _k_{name} = {general}({name}, {quoted})",
        ]
        writer.release.append("if _memory is not None: _push(_memory)")
        writer.argument(f"_a_{name}")
    elif "address" in notes:
        if item.stars == 1:
            convert = arguments.text_pointer if item.base == "char" else arguments.pointer_argument
            writer.before.append(f"_a_{name}, _k_{name} = {writer.name(convert)}({name}, {quoted})")
            writer.argument(f"_a_{name}")
        else:
            scalars = arguments.scalars_of(ctypes.c_uint64, False, False)
            writer.argument(f"{writer.name(scalars.cache)}[{name}]", f"{writer.name(scalars.add)}({name}, {quoted})")
    elif "slot" in notes and settings["face"] == "bindings":
        cls = writer.name(types.python_class(item.base))
        writer.before.append(f"_a_{name} = {writer.name(arguments.slot_argument)}({cls}, {name}, {quoted}, False)")
        writer.argument(f"_a_{name}")
    elif "slot" in notes and kind != "callback":
        number = writer.name(types.scalars(item.base).number)
        writer.before.append(f"_a_{name} = {writer.name(arguments.slot_of)}({name}, {number}, {quoted})")
        writer.argument(f"_a_{name}")
    elif "options" in notes:
        options = notes["options"]
        enum = writer.name(_typed(types, by_name[options].base))
        count = by_name[options].notes["array"]
        writer.before.append(f"_a_{name}, _k_{name} = {enum}.options({options}, {name}, {count}, {quoted})")
        writer.argument(f"_a_{name}")
        if notes.get("kept") and by_name[notes["kept"]].direction == "in":
            writer.after.append(f"{writer.name(results.keep_with)}({notes['kept']}, _k_{name})")
        elif notes.get("kept"):
            writer.after.append(f"{writer.name(results.keep_with)}(_o_{notes['kept']}.value, _k_{name})")
    elif "attribute" in notes:
        enum = writer.name(_typed(types, by_name[notes["attribute"]].base))
        writer.before.append(f"_k_{name} = {enum}.value_in({notes['attribute']}, {name}, {quoted})")
        writer.argument(f"_k_{name}.pointer")
    elif "array" in notes:
        element = writer.name(arguments.element_of(types, item.base, item.stars - 1))
        c_type = writer.name(types.item_type(item.base, item.stars - 1))
        count = notes["array"]
        counting = by_name.get(count)
        if counting:
            number = writer.name(types.scalars(counting.base).number)
            count = "" if "length_of" in counting.notes else f"{number}({count}, {count!r})"
        array = writer.name(arguments.array_argument)
        optional = ", True" if "optional" in notes else ""
        writer.before.append(f"_a_{name} = {array}({element}, {c_type}, {name}, {quoted}, {count or None}{optional})")
        writer.argument(f"_a_{name}")
    elif item.stars:
        if kind == "record" and item.stars == 1 and "memory" not in notes:
            cls = writer.name(types.view(item.base))
            if "version" in notes:
                version = ctypes.sizeof(types.c_class(item.base)) | int(notes["version"]) << 24
                writer.before.append(f"{name}.version = {version}")
            writer.before.append(f"_a_{name} = {writer.name(types.record_argument)}({cls}, {name}, {quoted})")
        elif item.base == "char" and item.const and item.stars == 1:
            writer.before.append(f"_a_{name} = {writer.name(arguments.text_argument)}({name}, {quoted})")
            if "kept" in notes:
                writer.after.append(f"{writer.name(results.keep_with)}({notes['kept']}, _a_{name})")
        else:
            writable = "writable" in notes or ("sized" in notes and PYPY)
            convert = arguments.writable_argument if writable else arguments.pointer_argument
            given = name
            if "sized" in notes:
                size, owner = writer.name(settings["function"](notes["sized"])), next(iter(by_name))
                if settings["face"] == "bindings":  # a number of bytes instead of memory: they are a result then
                    given = f"_b_{name}"
                    writer.before.append(
                        f"{given} = {writer.name(results.buffer)}({name}) if {name}.__class__ is int else {name}"
                    )
                    writer.refused.append(f"if {given} is not {name}: return *_fail(_r), None")
                    writer.after.append(f"if {given} is not {name}: return _success, {given}.raw")
                writer.before.append(f"{writer.name(arguments.check_room)}({given}, {size}, {owner}, {quoted})")
            reals = ", False" if settings["face"] == "checked" else ""  # in bindings, as in cuda.bindings
            writer.before.append(f"_a_{name}, _k_{name} = {writer.name(convert)}({given}, {quoted}{reals})")
            if "least" in notes and settings["face"] == "checked":
                writer.before.append(
                    f"{writer.name(arguments.check_length)}({given}, _k_{name}, {notes['least']}, {quoted})"
                )
        writer.argument(f"_a_{name}")
    elif kind == "record":
        cls = writer.name(types.view(item.base))
        writer.before.append(f"_a_{name} = {writer.name(arguments.record_value)}({cls}, {name}, {quoted})")
        writer.argument(f"_a_{name}")
    elif kind == "callback":
        cls = writer.name(types.handle(item.base))
        once = "False"
        if "once" in notes:
            stream = notes["once"]
            once = f"not {writer.name(settings['is_capturing'])}({stream})" if stream else "True"
        from ..types.callbacks import callback_argument

        callback = writer.name(callback_argument)
        writer.before.append(f"_a_{name} = {callback}({cls}, {name}, {quoted}, callable({name}) and {once})")
        writer.argument(f"_a_{name}")
    elif types.target(item.base) == "_Bool":
        writer.argument(f"1 if {name} else 0")
    elif types.target(item.base) in ("float", "double"):
        c_type = writer.name(types.c_class(types.target(item.base)))
        writer.before.append(f"_a_{name} = {writer.name(arguments.real_argument)}({c_type}, {name}, {quoted})")
        writer.argument(f"_a_{name}")
    else:
        scalars = types.scalars(item.base)
        cache = writer.name(scalars.cache)
        if kind == "enum":
            slow = f"{writer.name(arguments.enum_argument)}({writer.name(scalars)}, {name}, {quoted})"
        else:
            slow = f"{writer.name(scalars.add)}({name}, {quoted})"
        if scalars.wide and kind == "scalar":  # sizes and device pointers vary: a miss must be cheap
            writer.argument(f"{writer.name(scalars.cache.get)}({name}) or {slow}", slow)
        else:
            writer.argument(f"{cache}[{name}]", slow)


def _output(
    writer: Writer, item: Declaration, by_name: dict[str, Declaration], simple: bool, settings: dict[str, Any]
) -> None:
    types, name, notes = writer.types, item.name, item.notes
    kind = types.kind(item.base)
    quoted = repr(name)
    byref = writer.name(ctypes.byref)
    c_type: Any
    convert: Any
    known: Any
    if {"takes", "gives", "version"}.intersection(notes):
        from . import call_structs as made

        made.struct(writer, item, settings["spell"])
    elif "entries" in notes:
        _entries(writer, item)
    elif "asked" in notes:
        writer.argument(f"{byref}(_o_{name})")
        if not any(other.notes.get("array") == name and "counted" in other.notes for other in by_name.values()):
            writer.before.append(f"_o_{name} = {writer.name(types.storage(item.base))}()")
            writer.asked = f"_o_{name}"
    elif writer.is_asked(notes, by_name):
        _asked(writer, item, by_name, settings)
    elif "slot" in notes:
        cls = writer.name(types.python_class(item.base))
        writer.before.append(f"_a_{name} = {writer.name(arguments.slot_argument)}({cls}, {name}, {quoted}, True)")
        writer.argument(f"_a_{name}")
        writer.outputs.append((name, None, None))
    elif "attribute" in notes:
        enum = writer.name(_typed(types, by_name[notes["attribute"]].base))
        size = notes.get("bytes", 0)
        writer.before.append(f"_k_{name} = {enum}.value_out({notes['attribute']}, {size})")
        writer.argument(f"_k_{name}")
        writer.outputs.append((f"_k_{name}.result()", None, None))
    elif "attributes" in notes:
        listed = notes["attributes"]
        enum = writer.name(_typed(types, by_name[listed].base))
        count = by_name[listed].notes["array"]
        sizes = notes.get("bytes") or "None"
        writer.before.append(f"_k_{name} = {enum}.values_out({listed}, {sizes}, {count}, {quoted})")
        writer.argument(f"_k_{name}.pointers")
        writer.outputs.append((f"_k_{name}.result()", None, None))
    elif "buffer" in notes:
        length = notes["buffer"]
        if not length.isdigit():
            length = f"{writer.name(arguments.length)}({length}, {length!r})"
        writer.before.append(f"_o_{name} = {writer.name(results.buffer)}({length})")
        writer.argument(f"_o_{name}")
        text = "text" in notes or notes["buffer"] in by_name
        writer.outputs.append((f"_o_{name}.raw", None, "text" if text else None))
    elif "counted" in notes:
        ask = writer.name(settings["function"](notes["counted"]))
        make = f"_o_{name} = ({writer.name(types.item_type(item.base, 0))} * {ask}())()"
        if settings["face"] == "bindings":
            error = f"except {writer.name(CudaError)} as error: return _fail(error.status)"
            writer.before += [f"try: {make}", error]
        else:
            writer.before.append(make)
        writer.argument(f"_o_{name}")
        writer.outputs.append((_listed(writer, item), None, None))
    elif "array" in notes:
        count = notes["array"]
        convert = writer.name(types.from_c(item.base))
        if item.stars == 2:  # memory of the library's
            c_type = writer.name(types.item_type(item.base, 0))
            writer.before.append(f"_o_{name} = {writer.name(ctypes.c_void_p)}()")
            writer.argument(f"{byref}(_o_{name})")
            owned = writer.name(results.owned_list)
            cls = writer.name(types.view(item.base) if kind == "record" else None)
            writer.outputs.append(
                (f"{owned}({c_type}, _o_{name}.value, _o_{count}.value, {convert}, {cls})", None, None)
            )
            return
        if not count.isdigit():
            counting = by_name[count]
            count = f"{writer.name(types.scalars(counting.base).number)}({count}, {count!r})"
        cls = types.view(item.base) if kind == "record" else types.item_type(item.base, 0)
        writer.before.append(f"_o_{name} = {writer.name(results.output_array)}({writer.name(cls)}, {count})")
        writer.argument(f"_o_{name}")
        if settings["face"] == "plain" and kind != "record":
            writer.outputs.append((f"{writer.name(types.number_list(item.base))}(_o_{name})", None, None))
            return
        writer.outputs.append((_listed(writer, item), None, None))
    elif kind == "record" and item.stars == 1:
        cls = writer.name(types.view(item.base))
        writer.before.append(f"_o_{name} = {cls}()")
        writer.argument(f"{writer.name(types.record_pointer)}(_o_{name})")
        writer.outputs.append((f"_o_{name}", None, None))
    else:
        text = item.base == "char" and item.stars == 2
        c_type = ctypes.c_char_p if text else ctypes.c_uint64 if item.stars > 1 else types.storage(item.base)
        convert, known = (None, "text" if text else None)
        if item.stars == 1:
            cls = types.python_class(item.base)
            if cls is not None:
                convert = types.from_c(item.base)
                known = cls._by_value
        if simple:
            number = len(writer.slots)
            writer.slots.append((c_type, f"_v{number}"))
            writer.argument(f"_b{number}")
            writer.outputs.append((f"_v{number}", convert, known))
        else:
            initial = ""
            if item.direction == "inout":
                scalars = types.scalars(item.base)
                if kind == "enum":
                    initial = f"{writer.name(arguments.enum_argument)}({writer.name(scalars)}, {name}, {quoted})"
                else:
                    initial = f"{writer.name(scalars.number)}({name}, {quoted})"
            writer.before.append(f"_o_{name} = {writer.name(c_type)}({initial})")
            writer.argument(f"{byref}(_o_{name})")
            writer.outputs.append((f"_o_{name}.value", convert, known if known == "text" else None))


def _listed(writer: Writer, item: Declaration) -> str:
    """What makes a list of an array that C filled."""
    listing, cls = writer.name(results.output_list), writer.types.python_class(item.base)
    if writer.types.kind(item.base) == "record":
        return f"{listing}(_o_{item.name}, None)"
    convert, known = writer.name(writer.types.from_c(item.base)), writer.name(cls and cls._by_value)
    return f"{listing}(_o_{item.name}, {convert}, {known})"


def _asked(writer: Writer, item: Declaration, by_name: dict[str, Declaration], settings: dict[str, Any]) -> None:
    """An array or a text whose length the library tells at a first call, without it, or another function tells."""
    types, name, notes = writer.types, item.name, item.notes
    counter = by_name[notes.get("array") or notes["buffer"]]
    count = f"_o_{counter.name}.value"
    writer.before.append(f"_o_{name} = None")
    pointer = f"_o_{name}"
    if "buffer" in notes:
        make = writer.name(results.buffer)
        writer.outputs.append((f"({pointer}.raw if {pointer} else b'')", None, "text" if "text" in notes else None))
    elif types.kind(item.base) == "record":
        make = writer.name(types.record_array(item.base))
        pointer = f"(_o_{name} and {writer.name(types.record_pointer)}(_o_{name}))"
        writer.outputs.append((f"{writer.name(types.record_list)}(_o_{name}, {make}, {count})", None, None))
    else:
        storage = types.item_type(item.base, 0)
        make = writer.name(lambda count: (storage * count)())
        writer.outputs.append((f"{writer.name(types.number_list(item.base))}(_o_{name}, {count})", None, None))
    if "counted" in notes:
        other = writer.name(settings["function"](notes["counted"]))
        number = f"{writer.name(types.storage(counter.base))}(len({other}({', '.join(writer.signature)})))"
        writer.before += [f"_o_{counter.name} = {number}", f"_o_{name} = {make}({count})"]
    else:
        writer.makes.append(f"_o_{name} = {make}(_n)")
    writer.argument(pointer)


def _entries(writer: Writer, item: Declaration) -> None:
    """An array of structs that is made of numbers or tuples; nothing is called for an empty one."""
    types, name = writer.types, item.name
    members = tuple(types.member_name(item.base, member) for member in item.notes["entries"].split(","))
    make, cls = writer.name(types.record_array(item.base)), writer.name(types.view(item.base))
    result = f"{writer.name(types.record_list)}({name}, {make})"
    from .call_structs import entries

    writer.before += [
        f"{name} = {writer.name(entries)}({make}, {cls}, {members}, {name}, {name!r})",
        f"if not len({name}): return {result if item.direction != 'in' else None}",
    ]
    writer.argument(f"{writer.name(types.record_pointer)}({name})")
    if item.direction != "in":
        writer.outputs.append((result, None, None))


def _typed(types: Types, enum_name: str) -> Any:
    """What knows the types of values that an enum tells; loaded with the first function that needs it."""
    from ..types.attributes import typed

    return typed(types, enum_name)
