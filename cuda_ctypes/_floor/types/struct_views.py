"""The struct and union classes of ``bindings``: subclasses of the ``raw`` classes, with members as Python values.

Enums read as enums, handles and nested structs as live views, arrays as lists or bytes, pointers to arrays as the lists
set here. Values to set are checked, and kept alive as long as the struct points to them.
"""

from __future__ import annotations

import ctypes
import sys
from _operator import index
from struct import Struct
from struct import error as struct_error

from .. import FREE_THREADED, forkable_lock
from ..tables.declarations import Declaration
from . import number_class
from .arguments import address, array_argument, element_of, elements, enum_argument, wrong_class
from .live_handles import Live, any_live, as_place, live_classes
from .live_handles import view as live_view
from .member import MANY, Member, counted, used_often
from .records import Record, aligned_array, number_of_scalar, subclass
from .table_types import is_cut

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any
else:  # for typing.get_type_hints
    Any = object


REMEMBERS = sys.implementation.name == "cpython" and sys.version_info >= (3, 12) and not FREE_THREADED
"""Whether machine code may remember the handles and parts that it has read from a struct (:mod:`..native.remembered`)."""
_first = forkable_lock()
_word = Struct("=Q")
"""An address in memory. Struct reads and writes it in a fifth of the time of a ctypes object."""


class Borrowed(dict):  # type: ignore[type-arg]
    """What a view of other memory (``_ptr``) keeps alive: a list set there goes with the view, and its address too.
    The class stands for an empty one."""

    __slots__ = ()


class Loan:
    """A list set in a view of other memory. Where it was set becomes NULL when it goes, unless it is another one then."""

    __slots__ = ("_where", "_array")

    def __init__(self, where: Any, array: Any) -> None:
        self._where = where
        self._array = array

    def __del__(self, addressof: Any = ctypes.addressof) -> None:
        if self._where.value == addressof(self._array):
            self._where.value = None


class View:
    """Mixed into every struct of ``bindings``.

    ``Cls(_ptr=0, **members)``: zeroed memory with the initial values of the notes, or a view of the memory at ``_ptr``;
    then ``members`` are set.
    """

    __slots__ = ()
    _members: tuple[str, ...] = ()
    _shown: dict[str, Any] = {}
    """Functions that show members for which ``repr`` does not do."""
    _initial = b""
    """Initial content; empty for zeros."""
    _kept: dict[str, Any]
    _remembered: dict[str, Any] = {}
    """Descriptors of the hidden slots, by name: for the handles and parts that were read, and for the object that has the memory then."""
    _accepted: Any
    """The class of accepted instances: for a struct of ``checked``, the one of ``bindings``."""

    def __init__(self, _ptr: int = 0, **members: Any) -> None:
        for name in members:
            if name not in self._members:
                from ..suggest import hint

                raise TypeError(f"{type(self).__name__} has no member {name!r}{hint(name, self._members)}")
            setattr(self, name, members[name])

    def getPtr(self) -> int:
        """Address of the struct's memory."""
        return ctypes.addressof(self)  # type: ignore[arg-type]

    def _keep(self, name: Any, value: Any) -> None:
        """Keep ``value`` alive as long as this struct, or until the member is set again."""
        try:
            self._kept[name] = value
        except (AttributeError, TypeError):  # a TypeError of the class Borrowed
            self._all_kept()[name] = value

    def _point(self, offset: int, address: int, name: str, keep: Any) -> None:
        """Let a member point to memory that ``keep`` keeps. An exception may come at any step."""
        former = self._get_kept(name)
        self._keep(name, keep if former is None else (_memory(former), former, keep))
        _word.pack_into(self, offset, address)  # type: ignore[arg-type]
        if former is not None:
            self._keep(name, keep)

    def _all_kept(self) -> dict[Any, Any]:
        """The kept values. Those of a part of another struct live as long as the whole."""
        found = self._kept_so_far()
        if found is None:
            whole = self._b_base_  # type: ignore[attr-defined]
            with _first:  # threads that set first members at the same time share one dict
                if getattr(self, "_kept", None) is Borrowed:
                    self._kept = Borrowed()  # type: ignore[misc]
                elif not hasattr(self, "_kept"):
                    kept = whole._kept_of_part(*_part(whole, self)) if isinstance(whole, View) else {}
                    self._kept = kept  # type: ignore[misc]
            found = self._kept
        return found

    def _kept_so_far(self) -> dict[Any, Any] | None:
        """The kept values; None if there is none."""
        found: Any = getattr(self, "_kept", None)
        if found is None:
            whole = self._b_base_  # type: ignore[attr-defined]
            if isinstance(whole, View):
                found = (whole._kept_so_far() or {}).get(_part(whole, self))
        return None if found is Borrowed else found

    def _kept_of_part(self, cls: Any, offset: int) -> dict[Any, Any]:
        kept = self._all_kept()
        found: Any = kept.get((cls, offset))
        return kept.setdefault((cls, offset), type(kept)()) if found is None else found  # type: ignore[no-any-return]

    def _set_part(self, cls: Any, offset: int, store: Any, content: bytes, kept: dict[Any, Any]) -> None:
        """Copy a struct into a part, which keeps what that keeps. An exception may come at any step."""
        if not kept:
            store(self, offset, content)
            return
        own = self._kept_of_part(cls, offset)
        former = _copied(own)  # the end of what the part has kept may set it again: nothing ends before all is replaced
        own["coming"] = kept, own.get("coming")
        store(self, offset, content)
        _replace(own, kept)
        del former

    def _set_parts(self, cls: Any, offset: int, step: int, values: Any) -> None:
        """The same of several. They may be parts of this struct themselves."""
        store = _storing(step)
        for place, (content, kept) in enumerate([_parted(value) for value in values]):
            self._set_part(cls, offset + step * place, store, content, kept)

    def _get_kept(self, name: Any) -> Any:
        return (self._kept_so_far() or {}).get(name)

    def _is_borrowed(self) -> bool:
        """Whether it is a view of memory that is not its own."""
        found: Any = getattr(self, "_kept", None)
        if found is None:
            whole = self._b_base_  # type: ignore[attr-defined]
            return isinstance(whole, View) and whole._is_borrowed()
        return found is Borrowed or type(found) is Borrowed

    def __copy__(self) -> Any:
        twin = super().__copy__()  # type: ignore[misc]
        kept = self._kept_so_far()
        if kept:
            twin._kept = _copied(kept)
        return twin

    def __repr__(self) -> str:
        shown = self._shown
        return "\n".join(
            [
                shown[name](self, name) if name in shown else f"{name} : {getattr(self, name)!r}"
                for name in self._members
            ]
        )

    __str__ = __repr__

    def _is_set(self, name: str, address: int) -> bool:
        """Whether a pointer still has the address of the list set here."""
        array = _memory(self._get_kept(name))
        if array.__class__ is bytes:  # by machine code
            return id(array) + bytes.__basicsize__ - 1 == address  # the content of bytes comes last, with a 0 behind
        return array is not None and ctypes.addressof(array) == address

    def _content_set(self, name: str) -> memoryview:
        """The memory of the list set here; empty if there is none."""
        return memoryview(_memory(self._get_kept(name)) or b"")


def _memory(kept: Any) -> Any:
    """The elements of a kept list; None without a list."""
    return kept[0] if kept.__class__ is tuple else kept


def _part(whole: Any, part: Any) -> tuple[Any, int]:
    """The key of what a part of a struct keeps: its class and offset."""
    return type(part), ctypes.addressof(part) - ctypes.addressof(whole)


def _copied(kept: dict[Any, Any]) -> dict[Any, Any]:
    """The kept objects for a copy of a struct; nested dicts belong to its parts. Other threads may set members meanwhile."""
    return {name: _copied(value) if isinstance(value, dict) else value for name, value in kept.copy().items()}


def _parted(value: Any) -> tuple[bytes, dict[Any, Any]]:
    """A struct's content, whatever a program's class has as ``__bytes__``, and the kept objects for a copy: those of this content, though
    finalizers and other threads may set members meanwhile."""
    while True:
        content, kept = b"".join([value]), _copied(value._kept_so_far() or {})
        if b"".join([value]) == content:
            return content, kept


def _replace(own: dict[Any, Any], kept: dict[Any, Any]) -> None:
    """Let a part keep other objects. The dicts of its own parts stay, because programs may have objects for these."""
    for name, value in kept.items():
        if isinstance(value, dict):
            _replace(own.setdefault(name, type(own)()), value)
        else:
            own[name] = value
    for name, value in own.copy().items():
        if name not in kept and not isinstance(value, dict):
            own.pop(name, None)
        elif name not in kept:
            _replace(value, {})


def _text(value: Any) -> str:
    return value if isinstance(value, str) else value.decode("utf-8", "replace")


def _shown_by(shown: Any) -> Any:
    return lambda struct, name: f"{name} : {shown(getattr(struct, name))}"


def _lines(struct: Any, name: str) -> str:
    return "\n    ".join([f"{name} :", *repr(getattr(struct, name)).splitlines()])


def _pointer(offset: int) -> Any:
    """Shows a pointer to a list whose length is in another member. It is followed only if it was set here: in a union, it may be the
    content of another member."""

    def shown(struct: Any, name: str) -> str:
        (address,) = _word.unpack_from(struct, offset)
        if address and not struct._is_set(name, address):
            return f"{name} : {hex(address)}"
        return f"{name} : {getattr(struct, name) if address else []}"

    return shown


def make_view(types: Any, name: str) -> Any:
    """The ``bindings`` class of a record or of a typedef of a record."""
    typedefs = types.table.typedefs
    if name in typedefs:  # an alias is a subclass, so that it is accepted for the original
        base = types.view(typedefs[name])
        alias = {"__module__": types.module, "__slots__": (), "__doc__": f"The C type {name}."}
        made = subclass(base._raw_class, name, (base,), alias)
        made._accepted = made
        return made
    raw = types.c_class(name)
    if name in types.unfinished:  # a signal handler or a finalizer interrupts its making
        raise NameError(f"{name} is being made")
    namespace: dict[str, Any] = {
        "__module__": types.module,
        "__slots__": ("_kept",) if hasattr(raw, "__weakref__") else ("_kept", "__weakref__"),  # PyPy's has it
        "__doc__": raw.__doc__,
        "__repr__": View.__repr__,
        "_raw_class": raw,
    }
    members: list[str] = []
    shown: dict[str, Any] = {}
    for member in _flat(types, name):
        namespace[member.name] = counted(_member(types, raw, member))
        members.append(member.name)
        how = _formatter(types, raw, member)
        if how:
            shown[member.name] = how
    for names in together(types.members(name)):
        namespace[f"set_{'_'.join(names)}"] = _setter(names, [namespace[each] for each in names])
        for each in names:
            namespace[each] = _set_together(namespace[each], each, names)
    hidden = room_for([name for name in members if _is_remembered(namespace[name])])
    namespace["__slots__"] += hidden
    namespace["_initial"] = _initial(types, name, raw)
    namespace["__new__"] = _constructor(raw, namespace["_initial"])
    namespace["__new__"].__qualname__ = types.table.unnamed.name_of(name) or name  # in errors
    namespace["_members"] = tuple(members)
    namespace["_shown"] = shown
    made = subclass(raw, types.table.unnamed.name_of(name) or name, (View, raw), namespace)
    made._accepted = made
    hide(made, hidden)
    return made


def _is_remembered(made: property) -> bool:
    return isinstance(made, Member) and made.is_remembered()


def room_for(members: Sequence[str]) -> tuple[str, ...]:
    """The names of the slots that machine code needs to remember these members of a struct."""
    return ("_memory", *[f"_read_{name}" for name in members]) if REMEMBERS and members else ()


def hide(cls: Any, slots: tuple[str, ...]) -> None:
    """Let slots be for machine code alone."""
    cls._remembered = {slot: vars(cls)[slot] for slot in slots}
    for slot in slots:
        delattr(cls, slot)


def _formatter(types: Any, raw: Any, member: Declaration) -> Any:
    """The function that shows a member; None for ``repr``."""
    if member.stars and "count" in member.notes:
        return _pointer(getattr(raw, member.name).offset)
    if member.base == "void" and member.stars == 1 and not member.bounds:
        return _shown_by(hex)
    if "hexadecimal" in member.notes:
        return _shown_by(bytes.hex)
    if "text" in member.notes:
        return _shown_by(_text)
    if not member.stars and types.kind(member.base) == "record":
        return _lines
    return None


def _flat(types: Any, name: str) -> Iterator[Declaration]:
    """A record's members, with those of anonymous structs and unions in their place: ctypes has fields for them."""
    for member in types.members(name):
        if "anonymous" in member.notes:
            yield from _flat(types, member.base)
        else:
            yield member


def _initial(types: Any, name: str, raw: Any) -> bytes:
    """The initial content of a struct, from the notes of its members and from its parts. Empty for zeros, and for
    unions and structs with anonymous members."""
    members = types.members(name)
    if issubclass(raw, ctypes.Union) or any("anonymous" in member.notes for member in members):
        return b""
    content = bytearray(ctypes.sizeof(raw))
    for member in members:
        field, value = getattr(raw, member.name), b""
        if "initial" in member.notes:
            value = int(member.notes["initial"]).to_bytes(field.size, sys.byteorder)
        elif types.kind(member.base) == "record" and not member.stars and not member.bounds:
            value = types.view(member.base)._initial
        content[field.offset : field.offset + len(value)] = value
    return bytes(content) if any(content) else b""


def borrowed(cls: Any, address: Any) -> Any:
    """A view of other memory."""
    try:
        made = cls.from_address(as_place(address))
    except (TypeError, ValueError) as error:
        kind = TypeError if isinstance(error, TypeError) else ValueError
        given = f"{cls.__name__}({cls._members[0]}=...)"
        raise kind(f"{cls.__name__}: {error}. Members are given by name: {given}") from None
    made._kept = Borrowed
    return made


def _storing(size: int) -> Any:
    """A function that stores ``size`` bytes in a struct, at an offset: the quicker ``memmove``."""
    return Struct(f"{size}s").pack_into


def _constructor(raw: Any, initial: bytes) -> Any:
    new = (
        Record.__new__
        if raw._is_made_aligned
        else ctypes.Union.__new__
        if issubclass(raw, ctypes.Union)
        else ctypes.Structure.__new__
    )

    left, store = MANY, _storing(len(initial))

    def __new__(cls: Any, _ptr: int = 0, **members: Any) -> Any:
        nonlocal left
        left -= 1
        if left <= 0:
            left = MANY
            used_often(cls)
        if _ptr:
            return borrowed(cls, _ptr)
        made = new(cls)
        if initial:
            store(made, 0, initial)
        return made

    return __new__


def _member(types: Any, raw: Any, member: Declaration) -> Any:
    field = getattr(raw, member.name)
    kind = types.kind(member.base)
    if member.bounds:
        return _array(types, field, member, kind)
    if "kernel_parameters" in member.notes:
        return _kernel_parameters(field, member.name)
    if member.stars:
        if member.stars == 1 and "count" in member.notes and types.target(member.base) not in ("void", "unsigned char"):
            return _counted(types, field, getattr(raw, member.notes["count"]), member)
        if member.stars == 1 and (kind in ("record", "handle") or "array" in member.notes):
            return _list(types, field, member)
        return _address(field, member.name, "writable" in member.notes)
    if kind == "record":
        return _nested(types.view(member.base), field.offset, member.name)
    if kind == "enum":  # another name of one too
        return _enum(types, field, member)
    if kind in ("handle", "callback") or types.is_typedef(member.base):
        return _handle(types, field, member, kind)
    if types.is_integer(member.base) and not member.notes.get("bits"):
        return _integer(types, field, member)
    code = types.code(member.base)
    if code in ("f", "d"):
        return Member(field.__get__, field.__set__).told(field=field, stored=code)
    return field


def _integer(types: Any, field: Any, member: Declaration) -> Member:
    scalars = types.scalars(member.base)
    set_number, low, high = field.__set__, scalars.low, scalars.high

    def put(self: Any, value: Any) -> None:
        if type(value) is int and low <= value <= high:  # the usual case; __class__ may lie
            set_number(self, value)
        else:
            set_number(self, scalars.number(value, member.name))

    return Member(field.__get__, put).told(field=field, code=types.code(member.base), stored=types.code(member.base))


def _enum(types: Any, field: Any, member: Declaration) -> Member:
    scalars = types.scalars(member.base)
    enum = types.enum(member.base)

    read, write, known = field.__get__, field.__set__, enum._by_value

    def get(self: Any) -> Any:
        number = read(self)
        return known[number] if number in known else enum.from_c(number)

    def put(self: Any, value: Any) -> None:
        write(self, value if value.__class__ is enum else enum_argument(scalars, value, member.name))

    return Member(get, put).told(
        field=field, known=known, convert=enum.from_c, classes=(enum,), stored=types.code(member.base)
    )


def _handle(types: Any, field: Any, member: Declaration, kind: str) -> Member:
    cls = types.handle(member.base)
    scalars, offset, store = types.scalars(member.base), field.offset, Struct(f"={cls.code}").pack_into

    def get(self: Any) -> Any:
        return live_view(cls, self, offset)

    def put(self: Any, value: Any) -> None:
        if value.__class__ is cls and is_number:  # the usual case; callbacks of Python have another class
            store(self, offset, value)
            return
        if isinstance(value, Live) and value._plain is cls and is_number:
            store(self, offset, value._number())
            return
        if kind == "callback" and (callable(value) or isinstance(value, cls)):
            value = _lasting(cls, value)
        store(self, offset, scalars.number(value, member.name))

    is_number = kind in ("handle", "callback") or types.is_integer(member.base)
    facts = {"classes": (cls,), "code": cls.code, "stored": cls.code, "live": cls} if is_number else {}
    return Member(get, put).told(field=(number_class(cls.code), offset), reads=False, **facts)


def _lasting(cls: Any, value: Any) -> Any:
    """A callback that stays: the library may call it after the struct is gone."""
    from .callbacks import lasting

    return lasting(value if isinstance(value, int) else cls(value))


def _nested(cls: Any, offset: int, name: str) -> Member:
    store, view_of = _storing(ctypes.sizeof(cls)), type(cls).from_buffer

    def get(self: Any) -> Any:
        part = view_of(cls, self, offset)
        part._kept = self._kept_of_part(cls, offset)
        return part

    def put(self: Any, value: Any) -> None:
        if not isinstance(value, cls):
            raise wrong_class(name, cls, value)
        self._set_part(cls, offset, store, *_parted(value))

    return Member(get, put).told(field=(cls, offset), classes=(cls,), record=lambda: cls)


def _is_cut(value: Any, number: int) -> bool:
    """Machine code asks ``__index__`` alone."""
    try:
        return bool(index(value) != number)
    except TypeError:
        return is_cut(value, number)


def _address(field: Any, name: str, writable: bool) -> Member:
    offset = field.offset

    def get(self: Any) -> int:
        return _word.unpack_from(self, offset)[0]  # type: ignore[no-any-return]

    def put(self: Any, value: Any) -> None:
        where, keep = address(value, name, writable, cut=_is_cut)
        self._point(offset, where, name, keep)

    lends = "written" if writable else "read"
    return Member(get, put).told(field=(ctypes.c_uint64, offset), code="Q", stored="Q", lends=lends)


def _kernel_parameters(field: Any, name: str) -> Member:
    offset, converting = field.offset, []  # type: ignore[var-annotated]

    def get(self: Any) -> int:
        return _word.unpack_from(self, offset)[0]  # type: ignore[no-any-return]

    def put(self: Any, value: Any) -> None:
        if not converting:
            from .kernel_parameters import address_of_parameters

            converting.append(address_of_parameters)
        where, keep = converting[0](value, name, lasting=True)
        self._point(offset, where, name, keep)

    return Member(get, put).told(field=(ctypes.c_uint64, offset), code="Q", stored="Q", lends="arguments")


def _list(types: Any, field: Any, member: Declaration, counter: Any = None) -> Member:
    """A pointer to an array, as the list set here. The caller sets the length, which is another member."""
    offset, name, base, point = field.offset, member.name, member.base, _word.pack_into
    record = types.kind(base) == "record"
    made: list[Any] = []
    reading: list[Any] = []

    def get(self: Any) -> list[Any]:
        content = self._content_set(name)
        if not content.nbytes:
            return []
        if not reading:  # in one step: another thread may do the same
            reading.append((types.view(base), None) if record else (types.handle(base), Struct(f"={types.code(base)}")))
        cls, layout = reading[0]
        if record:
            return [cls.from_buffer_copy(content, at) for at in range(0, content.nbytes, ctypes.sizeof(cls))]
        return [cls(number) for (number,) in layout.iter_unpack(content)]

    def put(self: Any, value: Any) -> None:
        kept, is_list = self._kept_so_far(), value.__class__ is list or value.__class__ is tuple
        if is_list and not value and not (kept and name in kept):
            point(self, offset, 0)
            return
        if not made:  # not earlier: a struct may point to its own type
            cls = types.view(base) if record else None
            made.append((element_of(types, base, 0), types.item_type(base, 0), cls))
        element, item_type, cls = made[0]
        if is_list:
            value = tuple(value)  # copy: another thread may change the list
        array = _structs(cls, item_type, value) if is_list and value and record else None
        if array is None:
            array = _stored(array_argument(element, item_type, value, name, None), item_type)
        loan = None
        if array is not None and self._is_borrowed():
            loan = Loan(ctypes.c_void_p.from_address(ctypes.addressof(self) + offset), array)
        own = [item._kept_so_far() for item in value if isinstance(item, View)] if record and value else ()
        keep = array, [_copied(item) for item in own if item], loan
        if counter is not None:
            counter.__set__(self, 0)  # an exception from here on leaves no length of a longer list
        self._point(offset, 0 if array is None else ctypes.addressof(array), name, keep)

    def pointed() -> tuple[Any, str, tuple[Any, ...]]:
        if record:
            return types.home(base).made(base), "", ()
        cls = types.python_class(base)
        return None, types.code(base), (cls,) if types.kind(base) == "enum" else (int, cls) if cls else (int,)

    return Member(get, put).told(
        field=(ctypes.c_uint64, offset),
        reads=False,
        record=lambda: types.home(base).made(base) if record else None,
        pointed=pointed,
        counter=counter,
    )


def _counted(types: Any, field: Any, counter: Any, member: Declaration) -> Member:
    """A pointer to an array. The member with its length is updated when the list is set. What the driver will write has
    that length before, too."""
    offset, name, base = field.offset, member.name, member.base
    item_type, convert = types.item_type(base, 0), types.from_c(base)
    setting = _list(types, field, member, counter)
    is_output = "output" in member.notes

    def get(self: Any) -> list[Any]:
        (address,) = _word.unpack_from(self, offset)
        count = counter.__get__(self)
        if not address:
            return [convert(0)] * count if count and is_output else []
        if self._is_set(name, address):
            longest = self._content_set(name).nbytes // ctypes.sizeof(item_type)
            count = min(count, longest)  # the array has no more, whatever the counter says
        items = (item_type * count).from_address(address)
        if types.kind(base) == "record":
            return [types.view(base).from_buffer_copy(item) for item in items]
        return [convert(number_of_scalar(item)) for item in items]

    def put(self: Any, value: Any) -> None:
        setting.__set__(self, value)
        counter.__set__(self, len(value or ()))

    return Member(get, None if is_output else put).told(**vars(setting))


def together(members: Any) -> list[list[str]]:
    """Names of lists that share one length member, and so are set at the same time."""
    sharing: dict[str, list[str]] = {}
    for member in members:
        if member.stars and "count" in member.notes:
            sharing.setdefault(member.notes["count"], []).append(member.name)
    return [names for names in sharing.values() if len(names) > 1]


def _setter(names: list[str], lists: list[property]) -> Any:
    """``set_dsts_srcs(dsts, srcs)``"""

    def put(self: Any, *values: Any, **named: Any) -> None:
        try:
            given = [*values, *[named.pop(name) for name in names[len(values) :]]]
        except KeyError:
            given = []
        if named or len(given) != len(names):
            raise TypeError(f"{put.__name__}() takes {' and '.join(names)}")
        given = [() if value is None else value for value in given]
        trial = self.__copy__()
        for target in (trial, self):  # convert on a copy first, so that a failure changes nothing
            for member, value in zip(lists, given):
                member.__set__(target, value)
            if len({len(value) for value in given}) > 1:
                raise ValueError(f"{' and '.join(names)} must all have the same length")

    put.__name__ = put.__qualname__ = f"set_{'_'.join(names)}"
    put.__doc__ = f"{put.__name__}({', '.join(names)}): set these lists, which share one length member."
    return put


def _set_together(member: property, name: str, names: list[str]) -> property:
    def put(self: Any, value: Any) -> None:
        raise AttributeError(
            f"{name} shares its length with other members: set them together by set_{'_'.join(names)}()"
        )

    return property(member.fget, put)


def _stored(array: Any, item_type: Any) -> Any:
    """A list's elements in memory with an address: packed bytes become a ctypes array."""
    if isinstance(array, bytes):
        return (item_type * (len(array) // ctypes.sizeof(item_type))).from_buffer_copy(array)
    return array


def _structs(cls: Any, item_type: Any, values: tuple[Any, ...]) -> Any:
    """Copies of structs in an array; None for other values, and for an alignment that ctypes does not have."""
    accepted = cls._accepted
    if item_type._align_in_c > 8 or not all([isinstance(value, accepted) for value in values]):
        return None
    content, array = b"".join(values), item_type * len(values)
    return array.from_buffer_copy(content) if len(content) == ctypes.sizeof(array) else None


def _octets(value: Any, name: str, lowest: int) -> bytes:
    """Bytes of a buffer or of numbers; C's char has negative ones too. Raises OverflowError for others."""
    if isinstance(value, (bytes, bytearray, memoryview)):
        return bytes(value)
    numbers = [*value]
    try:
        return bytes(numbers)
    except ValueError:
        wrong = [number for number in numbers if not lowest <= number < 256]
    if wrong:
        raise OverflowError(f"{name}: {wrong[0]} does not fit, {lowest} to 255 does")
    return bytes([number & 255 for number in numbers])


def _octet_array(member: Declaration, c_type: Any, offset: int, size: int) -> Member:
    """An array of characters or of bytes."""
    name, read, store = member.name, Struct(f"{size}s").unpack_from, _storing(size)
    is_text = "text" in member.notes
    lowest = 0 if c_type is ctypes.c_ubyte else -128

    field_type = (ctypes.c_char if is_text else ctypes.c_ubyte) * size

    def get_bytes(self: Any) -> bytes:
        content: bytes = read(self, offset)[0]
        return content.split(b"\0", 1)[0] if is_text else content

    def put_bytes(self: Any, value: Any) -> None:
        if isinstance(value, (str, int)):
            raise TypeError(f"{name}: {size} bytes are required, got {type(value).__name__}")
        content = _octets(value, name, lowest)
        if len(content) != size:
            raise ValueError(f"{name} length must be {size}, is {len(content)}")
        store(self, offset, content)

    return Member(get_bytes, put_bytes).told(field=(field_type, offset), reads=is_text, octets=size)


def _array(types: Any, field: Any, member: Declaration, kind: str) -> property:
    name, size, offset, length = member.name, field.size, field.offset, 1
    for bound in member.bounds:
        length *= bound
    c_type = types.c_class(types.target(member.base))
    if c_type in (ctypes.c_char, ctypes.c_ubyte, ctypes.c_byte) and not member.stars:
        return _octet_array(member, c_type, offset, size)
    store = _storing(size)
    element = _element(types, member, kind)
    item_type = ctypes.c_void_p if member.stars or kind == "callback" else types.c_class(member.base)
    convert = types.from_c(member.base, member.stars)
    cls = types.view(member.base) if kind == "record" and not member.stars else None
    array_type: Any = (cls or item_type) * length
    step = size // length

    def get(self: Any) -> list[Any]:
        items = array_type.from_buffer(self, offset)
        if not cls:
            return [convert(number_of_scalar(item)) for item in items]
        parts: list[Any] = items[:]
        if cls._raw_class._has_pointers:
            for place, part in enumerate(parts):
                part._kept = self._kept_of_part(cls, offset + step * place)
        return parts

    def put(self: Any, value: Any) -> None:
        values, content = _exactly(value, length, name), b""
        if cls and all([isinstance(item, cls._accepted) for item in values]):
            if cls._raw_class._has_pointers:
                self._set_parts(cls, offset, step, values)
                return
            content = b"".join(values)
        if len(content) != size:
            content = bytes(aligned_array(item_type, length, [element(item, name) for item in values]))
        store(self, offset, content)

    if member.stars:  # of one pointer, to anything
        return property(get, _setter_of_addresses(name, offset, length))
    code = "" if kind == "record" else types.code(member.base)
    if code in NUMBERS:
        return _numbers(types, member, offset, code, length, put)
    return property(get, put)


def _exactly(value: Any, length: int, name: str) -> list[Any]:
    values = elements(value, name)
    if len(values) != length:
        few = "not enough" if len(values) < length else "too many"
        raise IndexError(f"{few} values for {name}: expected {length}, got {len(values)}")
    return values


def _setter_of_addresses(name: str, offset: int, length: int) -> Any:
    store = Struct(f"={length}Q").pack_into

    def put(self: Any, value: Any) -> None:
        found = [address(item, name) for item in _exactly(value, length, name)]
        held = [keep for _, keep in found]
        self._keep(name, (self._get_kept(name), held))  # both: an exception may come at any step
        store(self, offset, *[number for number, _ in found])
        self._keep(name, held)

    return put


def _element(types: Any, member: Declaration, kind: str) -> Any:
    """The conversion of an array's elements; a callback may be a Python function, as where it is a member itself."""
    element = element_of(types, member.base, member.stars)
    if kind != "callback" or member.stars:
        return element
    cls = types.handle(member.base)
    return lambda value, name: element(
        _lasting(cls, value) if callable(value) or isinstance(value, cls) else value, name
    )


NUMBERS = frozenset("bBhHiIqQfd")
"""The struct codes of numbers."""


def _numbers(types: Any, member: Declaration, offset: int, code: str, length: int, put: Any) -> Member:
    """An array of numbers, converted at once. ``put`` sets other lists."""
    cls, layout = types.python_class(member.base), Struct(f"={length}{code}")
    unpack, pack, store = layout.unpack_from, layout.pack, _storing(layout.size)
    convert, known = (cls.from_c, cls._by_value) if cls else (None, {})
    is_enum, is_real = types.kind(member.base) == "enum", code in "fd"
    classes = (cls,) if is_enum else (float, int) if is_real else (int, cls) if cls else (int,)
    accepts, handles = frozenset(classes).issuperset, bool(cls) and not is_enum

    def get(self: Any) -> list[Any]:
        numbers = unpack(self, offset)
        if convert is None:
            return [*numbers]
        try:
            return [*map(known.__getitem__, numbers)]
        except KeyError:  # a number not seen before
            return [*map(convert, numbers)]

    def put_numbers(self: Any, value: Any) -> None:
        if value.__class__ is list or value.__class__ is tuple:
            value = tuple(value)  # copy: another thread may change the list
            if accepts(map(type, value)) and not (handles and live_classes and any_live(*value)):
                try:
                    content = pack(*value)
                except (
                    struct_error,
                    OverflowError,
                    ValueError,
                ):  # the other way says which one; PyPy raises ValueError
                    pass
                else:
                    store(self, offset, content)
                    return
        put(self, value)

    checked = classes[:1] if is_real else classes  # Python converts an int among floats
    return Member(get, put_numbers).told(
        field=(types.storage(member.base) * length, offset), reads=False, listed=(code, checked, length)
    )
