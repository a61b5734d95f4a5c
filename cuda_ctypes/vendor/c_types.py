"""C types as Python writes them with ctypes: names of types, enums, structs, callbacks."""

from __future__ import annotations

from .._floor.tables.declarations import Declaration
from .layout import SOLID, bracketed
from .selection import members, structure

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from .selection import Source

NAMES = {
    "char": "c_char",
    "signed char": "c_byte",
    "unsigned char": "c_ubyte",
    "short": "c_short",
    "unsigned short": "c_ushort",
    "int": "c_int",
    "unsigned int": "c_uint",
    "long": "c_long",
    "unsigned long": "c_ulong",
    "long long": "c_longlong",
    "unsigned long long": "c_ulonglong",
    "float": "c_float",
    "double": "c_double",
    "_Bool": "c_bool",
    "size_t": "c_size_t",
    "uintptr_t": "c_size_t",
    "intptr_t": "c_ssize_t",
    "ssize_t": "c_ssize_t",
    "off_t": "c_longlong",
    **{f"{u}int{bits}_t": f"c_{u}int{bits}" for u in ("", "u") for bits in (8, 16, 32, 64)},
}
"""Builtin types."""


def name_of(source: Source, name: str) -> str:
    """A type's name in the file: ctypes' name for a builtin type and for an enum's integer type."""
    types = source.types
    if name in NAMES:
        return NAMES[name]
    if types.kind(name) == "enum":
        return "c_int" if min(members(source, name).values()) < 0 else "c_uint"
    return source.local(name)


def written(source: Source, item: Declaration, inside: str = "") -> str:
    """The ctypes type of a parameter, a result or a member of the struct ``inside``."""
    types = source.types
    kind, stars = types.kind(item.base), item.stars
    if kind == "callback":
        stars -= types.callback(item.base).per_thread == "bare"
    if kind in ("void", "opaque") or inside and stars and types.target(item.base) == inside:
        if not stars:
            return "None"
        made, stars = "c_void_p", stars - 1
    elif types.target(item.base) == "char" and item.const and stars:
        made, stars = "c_char_p", stars - 1
    else:
        made = name_of(source, item.base)
    for _ in range(stars):
        made = f"POINTER({made})"
    if item.bounds and made == "c_char" and "text" not in item.notes:
        made = "c_ubyte"  # c_char ends at the first 0
    for bound in reversed(item.bounds):
        made = f"({made} * {bound})" if "*" in made else f"{made} * {bound}"
    return made


def enum(source: Source, name: str) -> list[str]:
    values = [f"    {member} = {value}" for member, value in members(source, name).items() if member.isidentifier()]
    return [f"class {source.local(name)}(Enum):", *values]


def alias(source: Source, name: str) -> list[str]:
    """A handle, a number by another name, or an array."""
    types = source.types
    target, kind = types.target(name), types.kind(name)
    if kind == "handle":
        return [f"{source.local(name)} = c_void_p"]
    if kind == "array":
        element, _, bounds = target.partition("[")
        sizes = tuple([int(bound) for bound in bounds[:-1].split("][")])
        return [f"{source.local(name)} = {written(source, Declaration('', element, 0, sizes, False, 'in', {}))}"]
    return [f"{source.local(name)} = {name_of(source, target)}"]


def callback(source: Source, name: str) -> list[str]:
    prototype = source.types.callback(name)
    items = [written(source, item) for item in (prototype.result, *prototype.parameters)]
    return bracketed(f"{source.local(name)} = CFUNCTYPE(", items, ")")


def record(source: Source, name: str) -> list[str]:
    kind, align, fields = structure(source, name)
    lines = [f"class {source.local(name)}({'Union' if kind.startswith('union') else 'Structure'}):"]
    if kind.endswith(" packed"):
        lines += ["    _pack_ = 1", '    _layout_ = "ms"']
    if align:
        lines.append(f"    _align_ = {align}")
    anonymous = [f'"{source.member(item)}"' for item in fields if "anonymous" in item.notes]
    if anonymous:
        lines += bracketed("_anonymous_ = (", anonymous, ")", 4, True)
    lines.append("    _fields_ = [")
    for item in fields:
        bits = [item.notes["bits"]] if "bits" in item.notes else []
        lines += bracketed("(", [f'"{source.member(item)}"', written(source, item, name), *bits], "),", 8, True)
    return [*lines, "    ]"]


def c_prototype(name: str, result: Declaration, parameters: tuple[Declaration, ...]) -> str:
    """A function's C declaration."""

    def shown(item: Declaration) -> str:
        bounds = "".join(f"[{bound}]" for bound in item.bounds)
        text = f"{'const ' if item.const else ''}{item.base} {'*' * item.stars}{item.name}{bounds}"
        return text.replace(" ", SOLID)

    returned = f"{'const ' if result.const else ''}{result.base} {'*' * result.stars}"
    return f"{returned}{name}({', '.join(map(shown, parameters)) or 'void'})"
