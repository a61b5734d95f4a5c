"""The members of a struct as numbers with offsets, and the struct's NumPy dtype."""

from __future__ import annotations

import ctypes
from importlib import import_module

from ..tables.spelling import field_name

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Iterator

    from ..tables.declarations import Declaration

_numpy: list[Any] = []


def numpy() -> Any:
    """NumPy; None where it is not installed."""
    if not _numpy:
        try:
            _numpy.append(import_module("numpy"))
        except ImportError:
            _numpy.append(None)
    return _numpy[0]


C_TYPES: dict[str, Any] = {
    kind._type_: kind
    for kind in (
        ctypes.c_byte,
        ctypes.c_ubyte,
        ctypes.c_short,
        ctypes.c_ushort,
        ctypes.c_int,
        ctypes.c_uint,
        ctypes.c_long,
        ctypes.c_ulong,
        ctypes.c_longlong,
        ctypes.c_ulonglong,
        ctypes.c_float,
        ctypes.c_double,
        ctypes.c_bool,
    )
}
"""By the codes that ctypes, struct, memoryview and NumPy share."""

SAME = {"c": "b"}
"""Codes of the same C type. Where long has 4 bytes, as on Windows, ctypes has its code for int too."""
if C_TYPES.get("i") is None:
    SAME.update({"l": "i", "L": "I"})
    C_TYPES.update({"i": ctypes.c_int, "I": ctypes.c_uint})

ADDRESS: str = ctypes.c_int64._type_
"""The code of addresses and handles: signed, as in cuda.bindings."""


def code_of(types: Any, member: Declaration) -> str:
    """The code of a number: a member, or an element of an array."""
    return ADDRESS if member.stars else code_of_type(types, member.base)


def code_of_type(types: Any, name: str) -> str:
    kind = types.kind(name)
    if kind in ("handle", "callback"):
        return ADDRESS
    if kind in ("enum", "void"):
        return "i" if kind == "enum" else "B"
    code: str = types.c_class(name)._type_
    return SAME.get(code, code)


def places(types: Any, record: str, start: int = 0) -> Iterator[tuple[Declaration, int]]:
    """Members of a record with their offsets, including those of anonymous members."""
    raw = types.c_class(record)
    for member in types.members(types.target(record)):
        offset = start + getattr(raw, member.name).offset
        if "anonymous" in member.notes:
            yield from places(types, member.base, offset)
        elif "bits" in member.notes:
            raise TypeError(f"{record}.{member.name} is a bit-field and has no offset")
        else:
            yield member, offset


_dtypes: dict[Any, Any] = {}


def dtype_of(types: Any, record: str) -> Any:
    """The NumPy dtype of a struct or union, with all members, hidden ones included."""
    raw = types.c_class(record)
    try:
        return _dtypes[raw]
    except KeyError:
        pass
    np = numpy()
    if not np:
        raise ImportError("a dtype needs NumPy: pip install numpy")
    names, formats, offsets = [], [], []
    for member, offset in places(types, record):
        nested = types.kind(member.base) == "record" and not member.stars
        made = dtype_of(types, member.base) if nested else code_of(types, member)
        names.append(field_name(member))
        formats.append((made, member.bounds) if member.bounds else made)
        offsets.append(offset)
    layout = {"names": names, "formats": formats, "offsets": offsets, "itemsize": ctypes.sizeof(raw)}
    return _dtypes.setdefault(raw, np.dtype(layout))
