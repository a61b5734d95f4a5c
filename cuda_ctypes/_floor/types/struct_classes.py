"""Makes the classes of :mod:`.struct_arrays`, with a property for each member."""

from __future__ import annotations

import ctypes
from math import prod

from ..tables.spelling import field_name, is_hidden
from .arguments import elements
from .member import Member, counted
from .records import alignment
from .struct_arrays import ARRAY_TYPE, Column, Data, Records, Several, Single
from .struct_fields import Counted, Nested, Number, Numbers, NumbersPointer, Structs, StructsPointer, Text, TextPointer
from .struct_layout import C_TYPES, code_of, code_of_type, dtype_of, numpy, places

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ..tables.declarations import Declaration
    from .struct_fields import Field


def make_data(types: Any, record: str, name: str, array: bool) -> Any:
    """The class ``name`` for a struct or union: one struct, or an array of them if ``array``."""
    raw = types.c_class(record)
    if alignment(raw) > 16:  # malloc's alignment
        raise TypeError(f"{record} needs {alignment(raw)}-byte alignment; memory here is aligned to 16 bytes")
    found = list(places(types, record))
    offsets = {member.name: offset for member, offset in found}
    members = [member for member, _ in found]
    by_name = {member.name: member for member in members}
    fields: dict[str, Field] = {}
    kind: Any = Several if array else Single
    namespace: dict[str, Any] = {
        "__module__": types.module,
        "__slots__": ("_kept",) if hasattr(ctypes.Array, "__weakref__") else ("_kept", "__weakref__"),  # PyPy's has it
        "__doc__": f"The C type {record}. {kind.__doc__}",
        "_closed": True,
        "_type_": raw if array else ctypes.c_byte,
        "_length_": 1 if array else ctypes.sizeof(raw),
        "_raw_class": raw,
        "_types": types,
        "_record": record,
        "_fields": fields,
    }
    for member, offset in found:
        if is_hidden(member, members):
            continue
        field = _field(types, member, array)
        if isinstance(field, Counted):
            counter = by_name.get(member.notes.get("count", ""))
            count = Number(counter.name, code_of(types, counter)) if counter else None
            field.set_count(
                count, offsets[counter.name] - offset if counter else 0, prod(member.bounds) if member.bounds else 0
            )
        fields[field.name] = field
        made = (_member_of_several if array else _member)(field, offset)
        if isinstance(made, Member):
            _tell(made, field, getattr(raw, member.name, None), offset)
        namespace[field.name] = counted(made)
    return ARRAY_TYPE(name, (kind, ctypes.Array), namespace)


def _field(types: Any, member: Declaration, array: bool) -> Field:
    name, notes = field_name(member), member.notes
    is_record = types.kind(member.base) == "record"
    if member.stars == 1 and not member.bounds and not array:
        if "count" in notes:
            if is_record:
                return StructsPointer(name, types.data(member.base))
            return NumbersPointer(name, code_of_type(types, member.base))
        if member.base == "char":
            return TextPointer(name)
    if is_record and not member.stars:
        cls = types.data(member.base)
        return Structs(name, cls) if member.bounds else Nested(name, cls)
    if not member.bounds:
        return Number(name, code_of(types, member))
    code = code_of(types, member)
    if types.target(member.base) == "char" and not member.stars and not array:
        return Text(name, prod(member.bounds), "bytes" in notes)
    return Numbers(name, code)


LONG = {"l": "q", "L": "Q"}


def _tell(member: Member, field: Field, raw: Any, offset: int) -> None:
    """Tell machine code of a member that is a number, a text, a struct or a pointer to a list. ``raw`` is the field of ctypes, if that is not inside of another one."""
    if (
        isinstance(field, Nested)
        or isinstance(field, Structs)
        and field.count is None
        and issubclass(field.cls, Several)
    ):
        cls = field.cls
        whole = cls._variant(field.size, False) if isinstance(field, Structs) else cls
        member.told(record=lambda: cls)
        if not cls._raw_class._has_pointers:
            member.told(field=(whole, offset), exact=True, classes=(whole,))
    elif isinstance(field, (NumbersPointer, StructsPointer)):
        member.told(field=(ctypes.c_uint64, offset), reads=False, empty=True)
    elif isinstance(field, Text):
        size = {"octets": field.size, "reads": False} if field.raw else {"text": field.size}
        member.told(field=(ctypes.c_char * field.size, offset), exact=True, **size)
    elif isinstance(field, Number) and field.code != "?":
        code = LONG.get(field.code, field.code)
        is_there = code in "iIqQfd" and raw is not None and raw.offset == offset
        member.told(field=raw if is_there else (C_TYPES[field.code], offset), exact=True, stored=code)
        if code not in "fd":
            member.told(code=code)


def _member(field: Field, offset: int) -> Member:
    def get(self: Any) -> Any:
        return field.get(self, offset)

    def put(self: Any, value: Any) -> None:
        if self._read_only:
            self._check_writable()
        field.put(self, offset, value)

    if isinstance(field, Number):
        unpack_from, pack_into, check, name = field.unpack_from, field.pack_into, field.check, field.name
        low, high = field.low, field.high

        def get(self: Any) -> Any:
            return unpack_from(self, offset)[0]

        def put(self: Any, value: Any) -> None:
            if self._read_only:
                self._check_writable()
            fits = type(value) is int and low <= value <= high
            pack_into(self, offset, value if fits else check(value, name))

    return Member(get, put)


def _member_of_several(field: Field, offset: int) -> property:
    name = field.name

    def all_of(self: Any) -> range:
        step = ctypes.sizeof(self._raw_class)
        return range(offset, offset + step * self._length_, step)

    def get(self: Any) -> Any:
        if isinstance(field, Structs) and field.count is not None:
            parts = tuple(field.get(self, at) for at in all_of(self))
            return parts[0] if len(parts) == 1 else parts
        np = numpy()
        if np and isinstance(field, Nested):  # same as _data[name], in half the time
            dtype = dtype_of(field.cls._types, field.cls._record)
            records = np.recarray(*_memory(self, dtype, offset))
            records.flags.writeable = not self._read_only
            return records
        if np:
            return self._data[name]
        parts = tuple(field.get(self, at) for at in all_of(self))
        return Records(parts) if isinstance(field, Nested) else parts

    def put(self: Any, value: Any) -> None:
        self._check_writable()
        if isinstance(value, Data):
            values = _split(field, value, self._length_)
        elif numpy() and not isinstance(value, Records):
            self._data[name] = value
            return
        else:
            values = _spread(field, value, self._length_)
        for at, item in zip(all_of(self), values):
            field.put(self, at, item)

    if isinstance(field, Number):
        unpack_from, pack_into, low, high = field.unpack_from, field.pack_into, field.low, field.high

        def get(self: Any) -> Any:
            if self._length_ == 1:
                return unpack_from(self, offset)[0]
            np = numpy()
            if not np:
                return Column(self, name)
            column = np.ndarray(*_memory(self, field.code, offset))
            if self._read_only:
                column.flags.writeable = False
            return column

        def put(self: Any, value: Any) -> None:
            self._check_writable()
            if self._length_ == 1 and type(value) is int and low <= value <= high:  # the usual case
                pack_into(self, offset, value)
                return
            checked = [field.check(item, name) for item in _spread(field, value, self._length_)]
            for at, item in zip(all_of(self), checked):
                pack_into(self, at, item)

        return Member(get, put)
    return property(get, put)


def _memory(structs: Any, dtype: Any, offset: int) -> tuple[Any, ...]:
    """The arguments of an array of NumPy for one member of several structs; of no struct, there is no memory."""
    if not structs._length_:
        return (0,), dtype
    return (structs._length_,), dtype, structs, offset, (ctypes.sizeof(structs._raw_class),)


def _split(field: Field, value: Any, number: int) -> list[Any]:
    """One struct for each of ``number`` places: the same struct, or an element of ``value`` each."""
    if isinstance(field, Nested) and isinstance(value, Several) and len(value) == number:
        return [value[place] for place in range(number)]
    return [value] * number


def _spread(field: Field, value: Any, number: int) -> list[Any]:
    """One value for each of ``number`` structs: the same value, or an element of ``value`` each."""
    if isinstance(value, (str, bytes)):
        raise ValueError(f"{field.name}: a number or a sequence of numbers is required, got {type(value).__name__}")
    try:
        values = elements(value, field.name)
    except TypeError:
        return [value] * number
    if isinstance(field, Numbers) and not (values and hasattr(values[0], "__len__")):
        return [values] * number
    if len(values) == 1:
        values *= number
    if len(values) != number:
        raise ValueError(f"{field.name}: {len(values)} values cannot be stored in {number} structs")
    return values
