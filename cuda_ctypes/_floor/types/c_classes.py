"""The ctypes classes of one table's types: the classes of ``raw``, and the base of the structs of all faces."""

from __future__ import annotations

import ctypes
import sys

from ..tables.declarations import Declaration, declaration, prototype
from . import BUILTIN
from .records import RawScalar, RawStruct, RawUnion

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .table_types import Types

CLASSES: dict[str, Any] = {
    "": None,
    "c": ctypes.c_char,
    "b": ctypes.c_byte,
    "B": ctypes.c_ubyte,
    "h": ctypes.c_short,
    "H": ctypes.c_ushort,
    "i": ctypes.c_int,
    "I": ctypes.c_uint,
    "q": ctypes.c_int64,
    "Q": ctypes.c_uint64,
    "f": ctypes.c_float,
    "d": ctypes.c_double,
    "?": ctypes.c_bool,
}
"""By :mod:`struct` code."""

FUNCTION_TYPE: Any = ctypes.WINFUNCTYPE if sys.platform == "win32" else ctypes.CFUNCTYPE  # type: ignore[attr-defined]


def enum_result(types: Types, name: str) -> Any:
    """A ctypes restype that returns members of an enum."""
    enum = types.enum(name)

    class Results(dict):  # type: ignore[type-arg]
        def __missing__(self, value: int) -> Any:
            made = enum.from_c(value)
            return self.setdefault(value, made) if value in enum else made

    known = Results(enum._by_value)
    code = types.c_class(name)._type_
    return type(f"{name}_result", (ctypes._SimpleCData,), {"_type_": code, "_check_retval_": known.__getitem__})


def c_class(types: Types, name: str) -> Any:
    """The ctypes class of a type's name, made once; None for ``void`` and for opaque types."""
    home = types.home(name)
    if home is not types:
        return types.classes.setdefault(name, home.c_class(name))
    if name in BUILTIN:
        return types.classes.setdefault(name, CLASSES[BUILTIN[name]])
    with types.lock:  # until the outermost class is complete, only this thread may see the inner ones
        if name in types.classes:
            return types.classes[name]
        if name in types.unfinished:
            return types.unfinished[name]
        types.depth += 1
        try:
            types.unfinished[name] = _build(types, name)
            if types.depth == 1:
                _fill_all(types)
                types.classes.update(types.unfinished)
            return types.unfinished[name]
        finally:
            types.depth -= 1
            if not types.depth:
                types.unfinished.clear()
                types.empty.clear()


def _build(types: Types, name: str) -> Any:
    target = types.target(name)
    kind = types.kind(name)
    if kind == "enum":
        return ctypes.c_int if types.code(target) == "i" else ctypes.c_uint
    if kind in ("scalar", "handle"):
        base = ctypes.c_void_p if kind == "handle" else CLASSES[BUILTIN[target]]
        return type(name, (RawScalar, base), {"__module__": types.raw_module, "__slots__": ()})
    if kind == "array":
        element, _, bounds = target.partition("[")
        base = c_type(types, declaration(f"{element} {name}[{bounds}"))
        return type(name, (base,), {"__module__": types.raw_module, "__slots__": ()})
    if name != target:
        return types.c_class(target)
    if kind == "record":
        return _record(types, name)
    if kind == "callback":
        text = prototype(types.table.callbacks[name])
        return FUNCTION_TYPE(c_type(types, text.result), *[c_type(types, item) for item in text.parameters])
    return None


def c_type(types: Types, what: Declaration) -> Any:
    """The ctypes type of a parameter, result or member, with pointers and array bounds applied."""
    made = types.c_class(what.base)
    stars = what.stars
    if not stars and types.empty:
        _fill(types, types.target(what.base))  # its size is needed
    if stars and types.kind(what.base) == "callback":
        # a callback typedef may name the function type instead of a pointer to it
        stars -= types.callback(what.base).per_thread == "bare"
    if stars:
        if made is None:
            made, stars = ctypes.c_void_p, stars - 1
        elif made is ctypes.c_char and what.const:
            made, stars = ctypes.c_char_p, stars - 1
        for _ in range(stars):
            made = ctypes.POINTER(made)
    if what.bounds and made is ctypes.c_char:
        made = ctypes.c_ubyte  # a c_char array reads only up to its first NUL
    for bound in reversed(what.bounds):
        made = made * bound
    return made


def _by_position(self: Any, *values: Any, **members: Any) -> None:
    """Set members by position, padding left out, and by name."""
    names = [field[0] for field in self._raw_class._fields_ if field[0] not in self._padding]
    if len(values) > len(names):
        raise TypeError("too many initializers")
    for name, value in [*zip(names, values), *members.items()]:
        setattr(self, name, value)


def _record(types: Types, name: str) -> Any:
    """A class without its members: other classes may have pointers to it before it has them."""
    head, members = types.table.records[name][0], types.declared(name)
    shape, _, align = head.partition(" align ")
    kind, _, packed = shape.partition(" ")
    base: Any = RawUnion if kind == "union" else RawStruct
    about = f"The C {kind} {name}."
    namespace: dict[str, Any] = {"__module__": types.raw_module, "__slots__": (), "__doc__": about, "_generated": True}
    if align:
        namespace["_align_in_c"] = namespace["_align_"] = int(align)
    if packed:  # every offset is as in C, by members of padding
        namespace["_pack_"], namespace["_layout_"] = 1, "ms"
        namespace["_padding"] = frozenset([member.name for member in members if "padding" in member.notes])
        namespace["__init__"] = _by_position
    cls: Any = type(base)(name, (base,), namespace)
    cls._raw_class = cls
    types.empty[name] = cls, members
    return cls


def _fill_all(types: Any) -> None:
    while types.empty:
        _fill(types, next(iter(types.empty)))


def _fill(types: Types, name: str) -> None:
    """Give a class its members, if it lacks them."""
    if name not in types.empty:
        return
    cls, members = types.empty.pop(name)
    anonymous = [member.name for member in members if "anonymous" in member.notes]
    if anonymous:
        cls._anonymous_ = anonymous
    fields: list[Any] = []
    for member in members:
        bits = member.notes.get("bits")
        # PyPy describes a buffer's pointer targets, and recurses without end if they lead back to the struct
        endless = sys.implementation.name == "pypy" and member.stars and _leads_to(types, member.base, name, set())
        made = ctypes.c_void_p if endless else c_type(types, member)
        fields.append((member.name, made, *([int(bits)] if bits else [])))
        if (
            member.stars
            or types.kind(member.base) in ("handle", "callback")
            or types.kind(member.base) == "record"
            and types.c_class(member.base)._has_pointers
        ):
            cls._has_pointers = True
    cls._fields_ = fields
    cls._is_made_aligned = cls._align_in_c > 8


def _leads_to(types: Types, name: str, goal: str, seen: set[str]) -> bool:
    """Whether a struct is another one, or has members that lead to it."""
    target = types.target(name)
    if target == goal:
        return True
    if target in seen or types.home(target) is not types or types.kind(target) != "record":
        return False
    seen.add(target)
    return any(_leads_to(types, member.base, goal, seen) for member in types.members(target))
