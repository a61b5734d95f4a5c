"""The functions of ``bindings`` and ``checked`` in Python, one per C function: compiled on first use, or when the
function's short cut cannot make a call.

They are generated for speed: code with the function's own parameter names, made for its prototype, is three times as
fast as code that interprets a description. The common form::

    def cuMemAlloc(bytesize):
        nonlocal slot
        taken, slot = slot, None                # memory for the output, made once; another thread finds None
        if taken is None: taken = new()
        p0, b0 = taken
        try: r = f(b0, size.get(bytesize) or add_size(bytesize, "bytesize"))  # a dict from values to arguments
        except MISS: r = MISS                   # convert outside of this handler: errors have no context then
        if r is MISS: r = f(b0, add_size(bytesize, "bytesize"))
        if r:
            p0[0] = 0                           # the next call expects 0, and C may write nothing
            slot = taken
            return fail(r)
        v0, p0[0] = p0[0], 0
        slot = taken
        return success, handle[v0]

``f`` is a ctypes function without argtypes: arguments are converted here, so that errors name the parameter. The
library is opened and the symbol resolved at the first call.
"""

from __future__ import annotations

import ctypes

from .. import SLOT_SWAP
from ..library import Library
from ..library.statuses import Status
from ..tables.declarations import declared
from ..tables.declarations import prototype as prototype_of
from ..types.table_types import Types
from . import make_function
from .layers import asking, first_line, is_outer
from .ordinary import write_result
from .parameters import write
from .results import keep_again, take_kept, text_of
from .slots import slot_lines
from .writer import Writer

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

MISSES = (KeyError, TypeError, ValueError)
"""Exceptions of a failed look-up of a converted argument: ValueError is for writable memory, which is unhashable."""


def source(writer: Writer, name: str) -> str:
    """The function's source, inside a maker that supplies its closure."""
    lines = [f"def {name}({', '.join(['_made', *writer.signature] if writer.going_on else writer.signature)}):"]
    slots = writer.slots
    take, give_back = slot_lines("_") if slots else ([], "")
    lines += ["    " + line for line in writer.before]
    taken = ", ".join(f"_p{index}, _b{index}" for index in range(len(slots)))
    if slots:
        lines += ["    " + line for line in (*take, f"{taken} = _taken")]
    call, careful = f"_call({', '.join(writer.fast)})", f"_call({', '.join(writer.slow)})"
    results = ", ".join(["_r", *writer.inner_results])
    if writer.going_on:
        lines.append(f"    {results} = 0, _made")
    elif call == careful:
        lines.append(f"    {results} = {call}")
    else:
        lines += [f"    try: _r = {call}", "    except _MISS: _r = _MISS", f"    if _r is _MISS: _r = {careful}"]
    if writer.asked:
        lines += ["    " + line for line in asking(writer, writer.again or f"{results} = {call}")]
    lines += ["    " + line for line in writer.release]
    if writer.has_status:
        lines.append(f"    if {writer.failed}:")
        if slots:
            lines += [f"        _p{index}[0] = 0" for index in range(len(slots))]
            lines.append(f"        {give_back}")
        lines += ["        " + line for line in (*writer.refused, "return _fail(_r)")]
    for index, (_, variable) in enumerate(slots):
        lines.append(f"    {variable}, _p{index}[0] = _p{index}[0], 0")
    if slots:
        lines.append(f"    {give_back}")
    lines += ["    " + line for line in writer.after]
    return _made(name, writer, [*lines, *_returns(writer)])


def _made(name: str, writer: Writer, lines: list[str]) -> str:
    parameters = [
        "_call",
        "_new",
        "_slot",
        "_slots",
        "_fail",
        "_success",
        "_done",
        "_insufficient",
        "_MISS",
        *writer.names,
    ]
    body = "\n".join("    " + line for line in lines)
    return f"def make({', '.join(parameters)}):\n{body}\n    return {name}\n"


def _returns(writer: Writer) -> list[str]:
    """The return statements: a fast one looks results up, a slow one converts them."""
    quick, careful = [], []
    looked_up = False
    for expression, convert, known in writer.outputs:
        if known == "text" and writer.face != "bindings":
            expression = f"{writer.name(text_of)}({expression})" + (" or ''" if writer.face == "snake_case" else "")
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
    if writer.face == "bindings":
        if not quick:
            return ["    return _done"]
        quick.insert(0, "_success")
        careful.insert(0, "_success")
    elif writer.query:
        return ["    return True"]
    elif not quick:
        return []
    if not looked_up:
        return [f"    return {', '.join(quick)}"]
    return [f"    try: return {', '.join(quick)}", f"    except KeyError: return {', '.join(careful)}"]


def prepared(
    types: Types, library: Library, status: Status, name: str, symbol: str, face: str, line: str = ""
) -> Writer:
    """The parts of a function's source."""
    settings = types.table.settings
    prototype = prototype_of(line, face) if line else declared(types.table, symbol, face)
    writer = Writer(
        types,
        face,
        types.parameters(prototype.parameters),
        lambda other: make_function(types, library, lambda: status, other, other, "checked"),
        lambda stream: is_capturing(types, library, stream),
    )

    def inner(line_of: Any) -> Any:
        inner_face, text = "checked" if face == "bindings" else face, line_of(types.table, symbol)
        return make_function(types, library, lambda: status, name, symbol, inner_face, text)

    writer.inner, writer.is_outer = inner, not line and is_outer(writer.parameters)
    writer.query = face == "checked" and symbol in settings.get("queries", ())
    result = prototype.result
    if result.base == settings.get("status_struct", {}).get("name"):  # two ints come back as one number
        writer.result_type, writer.failed = ctypes.c_uint64, "_r & 0xFFFFFFFF"
    elif result.base != settings["result"] or result.stars:
        writer.has_status, writer.result_type = False, write_result(writer, result)
    elif settings.get("fine"):
        numbers = tuple(int(status.enum.__members__[item]) for item in settings["fine"])
        writer.failed = f"_r and _r not in {numbers}"
    if symbol in settings.get("negative_status", ()):
        writer.sets_errno = True
        refused = writer.name(lambda result: status.refused(result, name))
        writer.after.append(f"if {'_r < 0' if face == 'checked' else '_r == -1'}: {refused}(_r)")
    write(writer)
    if face == "checked" and symbol in settings.get("allocates", ()):
        refuse = writer.name(lambda code, size: status.refuse_memory(code, size, name))
        writer.refused.append(f"{refuse}(_r, {writer.signature[0].partition('=')[0]})")
    if symbol in settings.get("forget", ()):
        writer.before.append(f"_taken_out = {writer.name(take_kept)}({writer.signature[0]})")
        writer.refused.append(f"{writer.name(keep_again)}(*_taken_out)")
    return writer


def written(
    types: Types,
    library: Library,
    status: Status,
    name: str,
    exported: tuple[str, int, str],
    face: str,
    module: str,
    line: str = "",
    going_on: bool = False,
) -> Any:
    """The function ``name`` of a face in Python. ``exported`` is its symbol, the CUDA version that introduced it, and
    the suffix of its per-thread default stream variant; ``line`` as in :func:`.make_function`. ``going_on``, its first parameter
    is the struct that a first call has written to."""
    writer = prepared(types, library, status, name, exported[0], face, line)
    writer.going_on = going_on
    fail = status.failing(name, face, len(writer.outputs), writer.query)
    slot_types = [c_type for c_type, _ in writer.slots]

    def new_slot() -> Any:
        made: list[Any] = []
        for c_type in slot_types:
            memory = (c_type * 1)()
            made += [memory, ctypes.byref(memory)]
        return tuple(made)

    def unresolved(*arguments: Any) -> Any:
        real = library.function(*exported)
        if writer.sets_errno:
            real = library.follow(exported[0], with_errno(real))
        real.restype = writer.result_type
        cell.cell_contents = real
        return real(*arguments)

    call = writer.inner(first_line) if writer.is_outer else unresolved
    slot = new_slot() if SLOT_SWAP and slot_types else None
    namespace: dict[str, Any] = {"__name__": module}
    exec(source(writer, name), namespace)  # not compile(): its first use takes 1 ms
    function = namespace["make"](
        call, new_slot, slot, [], fail, status.success, (status.success,), status.insufficient, MISSES,
        *writer.names.values(),
    )  # fmt: skip
    cell: Any = dict(zip(function.__code__.co_freevars, function.__closure__)).get("_call")
    function.__code__ = function.__code__.replace(co_filename=f"<{module}.{name}>")
    function.__module__ = module
    function.__qualname__ = name
    return function


def with_errno(function: Any) -> Any:
    """The same C function, with its errno available from ctypes.get_errno()."""
    return ctypes.CFUNCTYPE(None, use_errno=True)(ctypes.cast(function, ctypes.c_void_p).value or 0)


def is_capturing(types: Types, library: Library, stream: Any) -> bool:
    """Whether ``stream`` is being captured into a graph; True if the query fails."""
    name = types.table.settings["is_capturing"]
    prototype = declared(types.table, name)
    query = library.function(name, prototype.since, prototype.per_thread)
    number = types.scalars(prototype.parameters[0].base).number(stream, "stream")
    state = ctypes.c_int()
    return bool(query(ctypes.c_void_p(number), ctypes.byref(state)) or state.value)
