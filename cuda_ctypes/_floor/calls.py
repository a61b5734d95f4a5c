"""The functions of ``bindings`` and ``checked``: one Python function per C function, written and compiled on first use.

Why written out: a function with its own parameter names that does just what its prototype needs is three times as fast
as one that walks a description. The shape of all of them::

    def cuMemAlloc(bytesize):
        nonlocal slot
        taken, slot = slot, None                # memory for the output, made once; another thread finds None
        if taken is None: taken = new_slot()
        p0, b0 = taken
        try: r = f(b0, size.get(bytesize) or add_size(bytesize, "bytesize"))  # a dict from values to arguments
        except MISS: r = None                   # what is wrong is said outside, without this exception as its context
        if r is None: r = f(b0, add_size(bytesize, "bytesize"))
        if r:
            slot = taken
            return fail(r)
        v0 = p0[0]
        slot = taken
        return success, handle[v0]

``f`` is a ctypes function without argtypes; its arguments are converted here, so that errors name the parameter. The
library is opened and the symbol resolved at the first call.
"""

from __future__ import annotations

import ctypes
import os
import sys

from ..errors import CudaError, error_class
from . import arguments
from .declarations import Declaration, prototype
from .handles import any_live, live_classes
from .library import Library
from .python_types import PythonTypes, known_handles, scalars_of
from .records import aligned_array, plain

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

SLOT_SWAP = (
    sys.implementation.name == "cpython"
    and sys.version_info >= (3, 10)  # before, threads may change between reading and clearing the slot
    and getattr(sys, "_is_gil_enabled", lambda: True)()
)


class Status:
    """A library's status enum, and what a face makes of a status."""

    def __init__(self, types: PythonTypes, library: Library) -> None:
        settings = types.table.settings
        self.enum = types.enum(settings["result"])
        self.success = self.enum.from_c(0)
        self.advice = types.table.advice
        self.library = library
        members = self.enum.__members__
        self.not_ready = int(members[settings["not_ready"]]) if settings.get("not_ready") else None

    def error(self, code: int, function: str) -> Exception:
        """The exception for a status other than success."""
        status = self.enum.from_c(code)
        advice = self.advice.get(status.name, "")
        if self.library.pid not in (0, os.getpid()) and "INITIALIZ" in status.name:
            advice = (
                "this process was forked from one that had already initialized CUDA, and the driver does not work in such "
                "a child: start it with multiprocessing's 'spawn' method, or fork before the first CUDA call"
            )
        known = status.name in self.enum.__members__
        return (error_class(status.name) if known else CudaError)(status, function, advice)


class Writer:
    """Collects the source of one function and the objects that it refers to."""

    def __init__(self, types: PythonTypes) -> None:
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

    def name(self, value: Any) -> str:
        """A name in the function's closure for ``value``."""
        for known, object_ in self.names.items():
            if object_ is value:
                return known
        made = f"_x{len(self.names)}"
        self.names[made] = value
        return made

    def argument(self, fast: str, slow: str = "") -> None:
        self.fast.append(fast)
        self.slow.append(slow or fast)


def write(writer: Writer, symbol: str, parameters: tuple[Declaration, ...], settings: dict[str, Any]) -> None:
    """Decide for every parameter how it is passed, and what comes back."""
    by_name = {item.name: item for item in parameters}
    kept = any("kept" in item.notes for item in parameters)
    simple = not kept and all(_plain_output(writer.types, item) for item in parameters if item.direction != "in")
    for item in parameters:
        if item.direction == "in":
            if "size_of" not in item.notes:
                default = item.notes.get("default")
                writer.signature.append(item.name + (f"={default}" if default else ""))
            _input(writer, item, by_name, settings)
        else:
            if item.direction == "inout":
                default = item.notes.get("default")
                writer.signature.append(item.name + (f"={default}" if default else ""))
            _output(writer, item, by_name, simple)


def _plain_output(types: PythonTypes, item: Declaration) -> bool:
    if item.direction == "inout" or item.notes or item.bounds:
        return False
    if item.stars == 1:
        return types.kind(item.base) != "record"
    return item.stars == 2 and types.kind(item.base) in ("void", "opaque")


def _input(writer: Writer, item: Declaration, by_name: dict[str, Declaration], settings: dict[str, Any]) -> None:
    types, name, notes = writer.types, item.name, item.notes
    kind = types.kind(item.base)
    quoted = repr(name)
    if "size_of" in notes:
        writer.before.append(f"_c_{name} = {writer.name(ctypes.c_size_t)}(_k_{notes['size_of']}.size)")
        writer.argument(f"{writer.name(ctypes.byref)}(_c_{name})")
    elif "kernel_parameters" in notes:
        from . import kernel_parameters

        pack = writer.name(kernel_parameters.fast)
        general = writer.name(kernel_parameters.kernel_parameters)
        live, moved = writer.name(live_classes), writer.name(any_live)
        writer.before += [
            "_memory = None",
            "try:",
            f"    _values, _kinds = {name}",
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
            writer.before.append(f"_a_{name}, _k_{name} = {writer.name(arguments.pointer_argument)}({name}, {quoted})")
            writer.argument(f"_a_{name}")
        else:
            scalars = scalars_of(ctypes.c_uint64, False, False)
            writer.argument(f"{writer.name(scalars.cache)}[{name}]", f"{writer.name(scalars.add)}({name}, {quoted})")
    elif "slot" in notes:
        cls = writer.name(types.python_class(item.base))
        writer.before.append(f"_a_{name} = {writer.name(arguments.slot_argument)}({cls}, {name}, {quoted}, False)")
        writer.argument(f"_a_{name}")
    elif "options" in notes:
        options = notes["options"]
        enum = writer.name(_typed(types, by_name[options].base))
        count = by_name[options].notes["array"]
        writer.before.append(f"_a_{name}, _k_{name} = {enum}.options({options}, {name}, {count}, {quoted})")
        writer.argument(f"_a_{name}")
        if notes.get("kept") and by_name[notes["kept"]].direction == "in":
            writer.after.append(f"{writer.name(keep_with)}({notes['kept']}, _k_{name})")
        elif notes.get("kept"):
            writer.after.append(f"{writer.name(keep_with)}(_o_{notes['kept']}.value, _k_{name})")
    elif "attribute" in notes:
        enum = writer.name(_typed(types, by_name[notes["attribute"]].base))
        writer.before.append(f"_k_{name} = {enum}.value_in({notes['attribute']}, {name}, {quoted})")
        writer.argument(f"_k_{name}.pointer")
    elif "array" in notes:
        element = writer.name(arguments.element_of(types, item.base, item.stars - 1))
        c_type = writer.name(types.item_type(item.base, item.stars - 1))
        count = notes["array"]
        if count and not count.isdigit():
            counting = by_name[count]
            count = f"{writer.name(types.scalars(counting.base).number)}({count}, {count!r})"
        array = writer.name(arguments.array_argument)
        writer.before.append(f"_a_{name} = {array}({element}, {c_type}, {name}, {quoted}, {count or None})")
        writer.argument(f"_a_{name}")
    elif item.stars:
        if kind == "record":
            cls = writer.name(types.view(item.base))
            writer.before.append(f"_a_{name} = {writer.name(arguments.record_argument)}({cls}, {name}, {quoted})")
        elif item.base == "char" and item.const and item.stars == 1:
            writer.before.append(f"_a_{name} = {writer.name(arguments.text_argument)}({name}, {quoted})")
        else:
            convert = arguments.writable_argument if "writable" in notes else arguments.pointer_argument
            writer.before.append(f"_a_{name}, _k_{name} = {writer.name(convert)}({name}, {quoted})")
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
        from .callbacks import callback_argument

        callback = writer.name(callback_argument)
        writer.before.append(f"_a_{name} = {callback}({cls}, {name}, {quoted}, callable({name}) and {once})")
        writer.argument(f"_a_{name}")
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


def _output(writer: Writer, item: Declaration, by_name: dict[str, Declaration], simple: bool) -> None:
    types, name, notes = writer.types, item.name, item.notes
    kind = types.kind(item.base)
    quoted = repr(name)
    byref = writer.name(ctypes.byref)
    c_type: Any
    convert: Any
    known: Any
    if "slot" in notes:
        cls = writer.name(types.python_class(item.base))
        writer.before.append(f"_a_{name} = {writer.name(arguments.slot_argument)}({cls}, {name}, {quoted}, True)")
        writer.argument(f"_a_{name}")
        writer.outputs.append((name, None, None))
    elif "attribute" in notes:
        enum = writer.name(_typed(types, by_name[notes["attribute"]].base))
        size = notes.get("bytes")
        writer.before.append(f"_k_{name} = {enum}.value_out({notes['attribute']}, {size or 0}, {quoted})")
        writer.argument(f"_k_{name}.pointer")
        writer.outputs.append((f"_k_{name}.result()", None, None))
    elif "attributes" in notes:
        listed = notes["attributes"]
        enum = writer.name(_typed(types, by_name[listed].base))
        count = by_name[listed].notes["array"]
        sizes = notes.get("bytes") or "None"
        writer.before.append(f"_k_{name} = {enum}.values_out({listed}, {sizes}, {count}, {quoted})")
        writer.argument(f"_k_{name}.pointer")
        writer.outputs.append((f"_k_{name}.result()", None, None))
    elif "buffer" in notes:
        length = notes["buffer"]
        if not length.isdigit():
            length = f"{writer.name(arguments.length)}({length}, {length!r})"
        writer.before.append(f"_o_{name} = {writer.name(ctypes.create_string_buffer)}({length})")
        writer.argument(f"_o_{name}")
        writer.outputs.append((f"_o_{name}.raw", None, "text" if by_name.get(notes["buffer"]) else None))
    elif "array" in notes:
        count = notes["array"]
        convert = writer.name(types.from_c(item.base))
        if item.stars == 2:  # memory of the library's
            c_type = writer.name(types.item_type(item.base, 0))
            writer.before.append(f"_o_{name} = {writer.name(ctypes.c_void_p)}()")
            writer.argument(f"{byref}(_o_{name})")
            owned = writer.name(owned_list)
            cls = writer.name(types.view(item.base) if kind == "record" else None)
            writer.outputs.append(
                (f"{owned}({c_type}, _o_{name}.value, _o_{count}.value, {convert}, {cls})", None, None)
            )
            return
        if not count.isdigit():
            counting = by_name[count]
            count = f"{writer.name(types.scalars(counting.base).number)}({count}, {count!r})"
        cls = types.view(item.base) if kind == "record" else types.item_type(item.base, 0)
        writer.before.append(f"_o_{name} = {writer.name(output_array)}({writer.name(cls)}, {count})")
        writer.argument(f"_o_{name}")
        listing = writer.name(output_list)
        writer.outputs.append((f"{listing}(_o_{name}, {'None' if kind == 'record' else convert})", None, None))
    elif kind == "record" and item.stars == 1:
        cls = writer.name(types.view(item.base))
        writer.before.append(f"_o_{name} = {cls}()")
        writer.argument(f"{byref}(_o_{name})")
        writer.outputs.append((f"_o_{name}", None, None))
    else:
        text = item.base == "char" and item.stars == 2
        c_type = ctypes.c_char_p if text else ctypes.c_uint64 if item.stars == 2 else types.storage(item.base)
        convert, known = (None, "text" if text else None)
        if item.stars == 1:
            cls = types.python_class(item.base)
            if cls is not None:
                convert = types.from_c(item.base)
                known = cls._by_value if kind == "enum" else known_handles(cls).by_value
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


def _typed(types: PythonTypes, enum_name: str) -> Any:
    """What knows the types of values that an enum tells; loaded with the first function that needs it."""
    from .attributes import Typed

    return Typed(types, enum_name)


def output_array(cls: Any, count: int) -> Any:
    return aligned_array(cls, count) if count else None


def output_list(array: Any, convert: Any) -> list[Any]:
    if array is None:
        return []
    if convert is None:
        return list(array)
    if array._type_ in (ctypes.c_uint64, ctypes.c_uint, ctypes.c_int):
        return [convert(item) for item in array[:]]
    return [convert(plain(item)) for item in array]


def owned_list(c_type: Any, address: int | None, count: int, convert: Any, cls: Any) -> list[Any]:
    """Copies of ``count`` elements in memory of the library's."""
    if not address:
        return []
    items = (c_type * count).from_address(address)
    if cls is not None:
        return [cls.from_buffer_copy(item) for item in items]
    return output_list(items, convert)


_kept_with: dict[int, list[Any]] = {}


def keep_with(handle: Any, what: Any) -> None:
    """Keep log buffers and the like alive as long as the library writes to them: until ``handle`` is destroyed."""
    _kept_with.setdefault(int(handle or 0), []).append(what)


def forget_with(handle: Any) -> None:
    _kept_with.pop(int(handle or 0), None)


def source(writer: Writer, name: str, face: str, query: bool, first: list[str]) -> str:
    """The function's text, inside a maker that gives it its closure."""
    lines = [f"def {name}({', '.join(writer.signature)}):"]
    lines += ["    " + line for line in first]
    slots = writer.slots
    if slots and SLOT_SWAP:
        lines.append("    nonlocal _slot")
    lines += ["    " + line for line in writer.before]
    taken = ", ".join(f"_p{index}, _b{index}" for index in range(len(slots)))
    if slots and SLOT_SWAP:
        lines += [
            "    _taken, _slot = _slot, None",
            "    if _taken is None: _taken = _new_slot()",
            f"    {taken} = _taken",
        ]
        give_back = "_slot = _taken"
    elif slots:
        lines += [
            "    try: _taken = _slots.pop()",
            "    except IndexError: _taken = _new_slot()",
            f"    {taken} = _taken",
        ]
        give_back = "_slots.append(_taken)"
    call, careful = f"_call({', '.join(writer.fast)})", f"_call({', '.join(writer.slow)})"
    if call == careful:
        lines.append(f"    _r = {call}")
    else:
        lines += [f"    try: _r = {call}", "    except _MISS: _r = None", f"    if _r is None: _r = {careful}"]
    lines += ["    " + line for line in writer.release]
    failed = ["return _fail(_r)"]
    if query:
        failed = ["if _r == _not_ready: return False", "return _fail(_r)"]
    lines.append("    if _r:")
    if slots:
        lines.append(f"        {give_back}")
    lines += ["        " + line for line in failed]
    for index, (_, variable) in enumerate(slots):
        lines.append(f"    {variable} = _p{index}[0]")
    if slots:
        lines.append(f"    {give_back}")
    lines += ["    " + line for line in writer.after]
    lines += _returns(writer, face, query)
    parameters = [
        "_call",
        "_new_slot",
        "_slot",
        "_slots",
        "_fail",
        "_success",
        "_done",
        "_not_ready",
        "_MISS",
        *writer.names,
    ]
    body = "\n".join("    " + line for line in lines)
    return f"def make({', '.join(parameters)}):\n{body}\n    return {name}\n"


def _returns(writer: Writer, face: str, query: bool) -> list[str]:
    """The return statements; the quick one looks results up, the other converts them."""
    quick, careful = [], []
    looked_up = False
    for expression, convert, known in writer.outputs:
        if known == "text" and face == "checked":
            expression = f"{writer.name(text_of)}({expression})"
            known = None
        if convert is None:
            quick.append(expression)
            careful.append(expression)
            continue
        converted = f"{writer.name(convert)}({expression})"
        careful.append(converted)
        if isinstance(known, dict):
            looked_up = True
            quick.append(f"{writer.name(known)}[{expression}]")
        else:
            quick.append(converted)
    if face == "bindings":
        if not quick:
            return ["    return _done"]
        quick.insert(0, "_success")
        careful.insert(0, "_success")
    elif query:
        return ["    return True"]
    elif not quick:
        return []
    if not looked_up:
        return [f"    return {', '.join(quick)}"]
    return [f"    try: return {', '.join(quick)}", f"    except KeyError: return {', '.join(careful)}"]


def text_of(value: Any) -> Any:
    """C text as str, up to its NUL."""
    return value if value is None else value.split(b"\0", 1)[0].decode("utf-8", "replace")


def make_function(types: PythonTypes, library: Library, status: Status, name: str, symbol: str, face: str) -> Any:
    """The function ``name`` of ``bindings`` or ``checked``."""
    table = types.table
    declared = prototype(table.functions.get(symbol) or table.older[symbol])
    settings = table.settings
    query = face == "checked" and symbol in settings.get("queries", ())
    writer = Writer(types)
    write(writer, symbol, declared.parameters, {"is_capturing": lambda stream: is_capturing(types, library, stream)})
    if symbol in settings.get("forget", ()):
        writer.after.append(f"{writer.name(forget_with)}({writer.signature[0]})")
    module = f"{types.module.rpartition('.')[0].rpartition('.')[0]}.{face}.{table.library}"
    first: list[str] = []
    if symbol == settings.get("launch", {}).get("function"):
        from .launch import Launcher

        first = Launcher(types, library, SLOT_SWAP).source(writer, face)
    text = source(writer, name, face, query, first)
    namespace: dict[str, Any] = {"__name__": module}
    exec(text, namespace)  # not of compile()'s result: its first use in a process takes 1 ms

    outputs = len(writer.outputs)
    if face == "bindings":
        nothing = (None,) * outputs

        def fail(code: int) -> Any:
            return (status.enum.from_c(code), *nothing)
    else:

        def fail(code: int) -> Any:
            raise status.error(code, name)

    slot_types = [c_type for c_type, _ in writer.slots]

    def new_slot() -> Any:
        made: list[Any] = []
        for c_type in slot_types:
            memory = (c_type * 1)()
            made += [memory, ctypes.byref(memory)]
        return tuple(made)

    def unresolved(*arguments: Any) -> Any:
        real = library.function(symbol, declared.since, declared.per_thread)
        real.restype = ctypes.c_int
        cell.cell_contents = real
        return real(*arguments)

    slot = new_slot() if SLOT_SWAP and slot_types else None
    done = (status.success,)
    function = namespace["make"](
        unresolved, new_slot, slot, [], fail, status.success, done, status.not_ready, (KeyError, TypeError), *writer.names.values()
    )  # fmt: skip
    cell = function.__closure__[function.__code__.co_freevars.index("_call")]
    function.__code__ = function.__code__.replace(co_filename=f"<{module}.{name}>")
    function.__module__ = module
    function.__qualname__ = name
    function.__doc__ = f"{declared.result.base} {symbol}({', '.join(map(shown, declared.parameters))})"
    return function


def shown(item: Declaration) -> str:
    """A parameter the way C writes it."""
    return f"{'const ' if item.const else ''}{item.base} {'*' * item.stars}{item.name}"


def is_capturing(types: PythonTypes, library: Library, stream: Any) -> bool:
    """Whether work on ``stream`` becomes part of a graph (cuStreamIsCapturing); True when that cannot be told."""
    state = ctypes.c_int()
    query = library.function("cuStreamIsCapturing", 10000, "ptsz")
    number = types.scalars("CUstream").number(stream, "hStream")
    return bool(query(ctypes.c_void_p(number), ctypes.byref(state)) or state.value)
