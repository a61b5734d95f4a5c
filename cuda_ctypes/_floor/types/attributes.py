"""Values behind ``void *`` whose type depends on an enum: attributes, and options of the compiler and the loader.

The table's ``attributes`` give the C type of each enumerator: ``"CUcontext"`` is a value, ``"int[]"`` a list,
``"char[1024]"`` text. Options travel in the pointer itself and have more types: ``"float *"`` is the address of a value
that the library writes, ``"buffer"`` the address of a bytes object, ``"text[]"`` and ``"void *[]"`` are lists,
``"address"`` is an object's address.
"""

from __future__ import annotations

import ctypes
import sys
from _operator import index
from ctypes import addressof, byref
from struct import Struct, pack_into

from . import BITS, INTEGERS, LIMIT, integer
from .arguments import LISTS, address, elements, enum_argument, is_constant, text_argument

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

WORDS = 8
"""Minimum size of a value's memory, in 8-byte words: a newer library may read or write more than its header said."""
_MEMORY = ctypes.c_uint64 * (WORDS + 1)
_text = Struct(f"={8 * WORDS}sQ").pack
_from_buffer = ctypes.c_char.from_buffer
SIZE = 8 * WORDS
"""Offset of a value's size in the same memory."""
MOST = 64
"""The most values of a list in memory for machine code: their addresses, the attributes, their sizes, the values."""
MEMBERS, SIZES, VALUES = 8 * MOST, 12 * MOST, 20 * MOST
"""Offsets there."""
MEMORY = 1, 0
"""The limits of an option that is the address of memory: no number is between them."""


class Shape:
    """The layout of values of one C type."""

    def __init__(self, types: Any, c_type: str) -> None:
        self.types = types
        self.c_type = c_type
        self.is_pointer = c_type.endswith("*")
        self.is_text = c_type.startswith("char[")
        self.element = types.storage(c_type[:-2]) if c_type.endswith("[]") else None
        """The ctypes class of a list's element."""
        plain = not (self.is_pointer or self.is_text or self.element)
        self.record = types.view(c_type) if plain and types.kind(c_type) == "record" else None
        self.size = 0
        """In bytes; 0 for a list, whose length the caller gives."""
        self.result: Any = self._reading()
        """Converts memory to a Python value."""
        self.number: Any = None
        """Checks a number to set."""
        self.reader: Any = None
        """A function from the bits of an integer to its value."""
        self.bounds: tuple[int, int] | None = None
        """The lowest and the highest value of an integer or a bool."""
        self.classes: dict[int, Any] = {}
        """Memory classes, by size."""
        self.blank = b""
        """Memory for a number to set: zeros, then the size."""
        if self.record is not None:
            self.size = ctypes.sizeof(self.record)
        elif self.is_text:
            self.size = int(c_type[5:-1])
        elif not self.element:
            code = "Q" if self.is_pointer else types.code(c_type)
            self.size = BITS[code] // 8
            if code in INTEGERS:
                read = self.reader = _reader(code, None if self.is_pointer else types.python_class(c_type))
                self.result = lambda memory: read(memory[0])
            elif c_type == "_Bool":
                self.reader = lambda bits: bits & 0xFF != 0
            self.blank = bytes(SIZE) + self.size.to_bytes(8, sys.byteorder)
            if not self.is_pointer:
                self.number = types.scalars(c_type).number
                self.bounds = (0, 1) if c_type == "_Bool" else INTEGERS.get(code)

    def memory(self, size: int = 0) -> Any:
        """Memory for a value: a ctypes array with a ``result()`` method that returns the value."""
        size = self.size or size
        try:
            cls = self.classes[size]
        except KeyError:
            words = max(WORDS, -(-size // 8))
            cls = type("Memory", (ctypes.c_uint64 * words,), {"size": size, "result": self.result})
            if len(self.classes) >= LIMIT:
                self.classes.clear()
            self.classes[size] = cls
        return cls()

    def _reading(self) -> Any:
        """The function that converts memory to a value that is no integer."""
        if self.element:
            element, width = self.element, ctypes.sizeof(self.element)
            return lambda memory: list((element * (memory.size // width)).from_buffer(memory))
        if self.record is not None:
            copy = self.record.from_buffer_copy
            return lambda memory: copy(memory)
        if self.is_text:
            return lambda memory: ctypes.string_at(memory, memory.size).split(b"\0", 1)[0]
        return lambda memory: self.types.storage(self.c_type).from_buffer(memory).value


def _reader(code: str, cls: Any) -> Any:
    """A function from the bits of an integer to its value; ``cls`` is its Python class, None for a plain int."""
    low, high = INTEGERS[code]
    mask = high - low

    def careful(bits: int) -> int:
        return ((bits & mask) - low & mask) + low

    if cls is None:
        return lambda bits: bits if bits <= high else careful(bits)
    convert, known = cls.from_c, cls._by_value.get
    return lambda bits: (
        known(bits) or convert(bits if bits <= high else careful(bits))
    )  # an enum's 0 is converted each time


class ValueList:
    """Memory for several values, as an array of pointers to them."""

    def __init__(self, values: list[Any]) -> None:
        self.values = values
        self.pointers = (ctypes.c_void_p * len(values))(*map(ctypes.addressof, values)) if values else None

    def result(self) -> list[Any]:
        return [value.result() for value in self.values]


class Input:
    """A value passed by address, or an address itself."""

    __slots__ = ("keep", "pointer", "size")

    def __init__(self, pointer: Any, size: int, keep: Any) -> None:
        self.pointer = pointer
        self.size = size
        self.keep = keep


def numbers_in(memory: Any) -> list[Any]:
    """The values in memory of :meth:`Typed.numbers_out`."""
    if memory is None:
        return []
    readers, clear, spare = memory.facts
    values = [read(memory[place]) for read, place in readers]
    clear(memory, VALUES)
    spare.append(memory)
    return values


def _number_in(numbers: dict[Any, tuple[int, int, bytes]], handles: set[type]) -> Any:
    """A function for machine code, which has looked at the attribute: memory with a number or a short text to set, and its size;
    NotImplemented for other values and attributes, and at the first time."""

    def number_in(  # defaults are the quickest variables, above all without the GIL
        attribute: Any,
        value: Any,
        find: Any = numbers.get,
        plain: Any = {int, bool},
        new: Any = _MEMORY.from_buffer_copy,
    ) -> Any:
        try:
            found = find(attribute)
        except TypeError:  # in a first call, which looks at the attribute later: no key of a dict, and no attribute
            found = None
        if found is None:
            return NotImplemented
        cls = type(value)  # __class__ may lie
        low, high, blank = found
        if cls not in plain:
            if cls is bytes or cls is str:
                return _text_in(value) if not blank else NotImplemented
            if cls not in handles:
                return NotImplemented
            value = int(value)  # handles have no order
        if not low <= value <= high:
            if high != 1:
                return NotImplemented
            value = 1  # a C bool: other numbers are true
        memory = new(blank)
        memory[0] = value
        return memory

    return number_in


def _text_in(value: Any) -> Any:
    """Memory with a text that is shorter than it, and its size."""
    content = value.encode() if type(value) is str else value
    size = len(content)
    return NotImplemented if size >= SIZE else _MEMORY.from_buffer_copy(_text(content, size))


ALONE = object()
"""Stands for a list of sizes where a function has none."""
TEXT = 1, 0, b""
"""The limits of an attribute that is a text, and its blank memory: no number is between them."""


def typed(types: Any, enum_name: str) -> Typed:
    """The attribute values of an enum, shared by all functions with that enum."""
    return types.once(types.attributes, enum_name, lambda name: Typed(types, name))  # type: ignore[no-any-return]


class Typed:
    """The values of one enum's attributes."""

    def __init__(self, types: Any, enum_name: str) -> None:
        self.types = types
        self.enum = types.enum(enum_name)
        self.scalars = types.scalars(enum_name)
        self.c_types: dict[str, str] = types.table.attributes[types.target(enum_name)]
        self.shapes: dict[Any, Shape] = {}
        """By member."""
        self.memories: dict[Any, Any] = {}
        """The class of memory for a value of fixed size, by member."""
        self.readers: dict[Any, Any] = {}
        """Functions from the bits of an integer to its value, by member; for machine code, which keeps none alive."""
        self.lists: dict[tuple[int, ...], tuple[list[Any], Any, tuple[Any, ...]]] = {}
        """By the ids of members, and of sizes if any, which are too small to have several: those of :meth:`_list`, and these objects, which
        keep their ids."""
        self.numbers: dict[Any, tuple[int, int, bytes]] = {}
        """The lowest and the highest number to set, and the memory's content, by member."""
        self.handles: set[type] = set()
        """Classes of numbers to set, besides int and bool."""
        self.number_in = _number_in(self.numbers, self.handles)
        self.options: dict[Any, tuple[int, int, Any]] = {}
        """The lowest and the highest value of options that are numbers, and what checks others, by member."""
        self.option_lists: dict[tuple[int, ...], tuple[Any, ...]] = {}
        """By the ids of members: those of :meth:`_option_list`, and the members, which keep their ids."""
        self.buffers: set[Any] = set()
        """Options that are the addresses of memory."""

    def member(self, attribute: Any) -> Any:
        """An attribute given as a member or a number."""
        if type(attribute) is self.enum:
            return attribute
        return self.enum.from_c(enum_argument(self.scalars, attribute, self.enum.__name__))

    def c_type(self, member: Any) -> str:
        """The C type of an attribute's value."""
        try:
            return self.c_types[member.name]
        except KeyError:
            raise TypeError(f"Unsupported attribute: {member.name}") from None

    def shape(self, attribute: Any) -> Shape:
        member = self.member(attribute)
        try:
            return self.shapes[member]
        except KeyError:
            return self.shapes.setdefault(member, Shape(self.types, self.c_type(member)))

    def value_out(self, attribute: Any, size: Any = 0) -> Any:
        """Memory for one returned value."""
        if type(attribute) is self.enum:
            made = self.memories.get(attribute)
            if made is not None:
                return made()
        shape = self.shape(attribute)
        memory = shape.memory(size if type(size) is int else integer(size))
        if shape.size:
            member = self.member(attribute)
            self.memories[member] = type(memory)
            if shape.reader is not None:
                self.readers.setdefault(member, shape.reader)
        return memory

    def are_numbers(self) -> bool:
        """Whether some attributes are integers."""
        return any(self.types.kind(c_type) != "record" and c_type[-1] not in "*]" for c_type in self.c_types.values())

    def size(self, attribute: Any) -> Any:
        """The size of an attribute's value in memory; NotImplemented if it varies."""
        size = self.shape(attribute).size
        return ctypes.c_size_t(size) if size else NotImplemented

    def values_out(self, attributes: Any, sizes: Any, count: Any, name: str) -> ValueList:
        attributes = self._members(attributes, name)
        sizes = [0] * len(attributes) if sizes is None else tuple(sizes)
        number = integer(count)
        if len(attributes) < number or len(sizes) < number:
            raise RuntimeError(f"List is too small: {min(len(attributes), len(sizes))} < {number}")
        return ValueList([self.value_out(attribute, index(size)) for attribute, size in zip(attributes, sizes)])

    def numbers_out(self, count: Any, attributes: Any, sizes: Any = ALONE) -> Any:
        """Memory for returned integers, with copies of both lists: another thread may change them. None for no values;
        NotImplemented for other values and lists, and at the first time."""
        kind = type(attributes)
        if kind is not list and kind is not tuple:
            return NotImplemented
        given = (*attributes,)
        if type(count) is not int or count != len(given):
            return NotImplemented
        if not given:
            alone = sizes is ALONE or sizes is None
            return None if alone or type(sizes) in (list, tuple) and not sizes else NotImplemented
        both = given
        if sizes is not ALONE:
            kind = type(sizes)
            if kind is not list and kind is not tuple:
                return NotImplemented
            both = (*given, *sizes)
            if len(both) != 2 * count:
                return NotImplemented
        key = (*map(id, both),)
        found = self.lists.get(key) or self._list(key, given, both[count:])
        if found is None:
            return NotImplemented
        try:
            return found[0].pop()
        except IndexError:
            pass
        memory = found[1]()
        first = ctypes.addressof(memory) + VALUES
        pack_into(f"={count}Q", memory, 0, *range(first, first + SIZE * count, SIZE))
        pack_into(f"={count}i", memory, MEMBERS, *given)
        pack_into(f"={len(both) - count}Q", memory, SIZES, *both[count:])
        return memory

    def _list(self, key: Any, given: tuple[Any, ...], told: tuple[int, ...]) -> Any:
        """The memory for values of these attributes that no call uses, and its class; None if some are no integers, or not known yet."""
        if {*map(type, given)} != {self.enum} or not {int}.issuperset(map(type, told)):
            return None
        readers = [*map(self.readers.get, given)]
        if None in readers or len(given) > MOST or not all([0 <= size <= SIZE for size in told]):
            return None
        first, size = VALUES // 8, WORDS * len(given)
        spare: list[Any] = []
        placed = [*zip(readers, range(first, first + size, WORDS))]
        facts = placed, Struct(f"{8 * size}x").pack_into, spare
        cls = type("Memory", (ctypes.c_uint64 * (first + size),), {"facts": facts})
        if len(self.lists) >= LIMIT:
            self.lists.clear()
        return self.lists.setdefault(key, (spare, cls, (*given, *told)))

    def _members(self, attributes: Any, name: str) -> Any:
        if attributes is None:
            return ()
        if not isinstance(attributes, LISTS):
            raise TypeError(
                f"{name}: a list or tuple of {self.enum.__name__} is required, got {type(attributes).__name__}"
            )
        copy: tuple[Any, ...] = tuple(attributes)  # type: ignore[arg-type] # another thread may change the list
        return copy

    def value_in(self, attribute: Any, value: Any, name: str) -> Input:
        """A setter's argument: a Python value of the attribute's type, or an address where the type is a pointer."""
        shape = self.shape(attribute)
        if shape.is_text:
            content = value.encode() if isinstance(value, str) else value
            text = text_argument(content, name)
            self.numbers[self.member(attribute)] = TEXT
            return Input(text, len(content), text)
        if shape.record is not None and isinstance(value, shape.record):
            return Input(byref(value), shape.size, value)
        if shape.is_pointer or shape.record is not None:
            pointer, keep = self.address(value, name)
            return Input(ctypes.c_void_p(pointer), shape.size, keep)
        memory = _MEMORY()  # 8 bytes, sign-extended
        memory[0] = bool(value) if shape.c_type == "_Bool" else shape.number(value, name)
        if shape.bounds is not None:
            self.numbers[self.member(attribute)] = *shape.bounds, shape.blank
            if is_constant(value):
                self.handles.add(type(value))
        return Input(byref(memory), shape.size, memory)

    @staticmethod
    def no_options(count: Any, options: Any, values: Any) -> Any:
        """For machine code: None for no options, NotImplemented for others."""
        given, kinds = (options, values), {list, tuple, type(None)}
        return None if int(count) == 0 and kinds.issuperset(map(type, given)) and not any(given) else NotImplemented

    def options_in(self, count: Any, options: Any, values: Any) -> Any:
        """For machine code: the ``void **`` of values that are numbers or memory; None for no options; NotImplemented for others, and
        at the first time."""
        options, values = () if options is None else options, () if values is None else values
        one, other = type(options), type(values)
        if one is not list and one is not tuple or other is not list and other is not tuple:
            return NotImplemented
        members, numbers = (*options,), (*values,)  # copies: another thread may change the lists
        if type(count) is not int or not count <= len(members) <= len(numbers):
            return NotImplemented
        if not members:
            return None
        key = (*map(id, members),)
        found = self.option_lists.get(key) or self._option_list(key, members)
        if found is None:
            return NotImplemented
        copy, pack, limits, _ = found
        content, held = [], []
        for (low, high), number in zip(limits, numbers):
            cls = type(number)
            if cls is int and low <= number <= high:
                content.append(number & 0xFFFFFFFF)
            elif cls is bytearray and number and low > high:
                memory = _from_buffer(number)
                held.append(memory)
                content.append(addressof(memory))
            else:
                return NotImplemented
        made = copy(pack(*content))  # a third of the time of a call of the class
        if held:
            made.held = held
        return made

    def _option_list(self, key: tuple[int, ...], members: tuple[Any, ...]) -> Any:
        """The class of memory for values of these options, and their limits; None if some are not known yet."""
        if {*map(type, members)} != {self.enum}:
            return None
        limits = [MEMORY if member in self.buffers else self.options.get(member, (None,))[:2] for member in members]
        if (None,) in limits:
            return None
        if len(self.option_lists) >= LIMIT:
            self.option_lists.clear()
        copy, pack = (ctypes.c_uint64 * len(members)).from_buffer_copy, Struct(f"={len(members)}Q").pack
        return self.option_lists.setdefault(key, (copy, pack, limits, members))

    def option_array(self, options: Any, values: Any, count: Any, name: str) -> tuple[Any, Any]:
        """The ``void **`` of option values, and the objects that must live as long as the library may write to them."""
        options = self._members(options, name)
        values = () if values is None else values  # not `values or ()`: a NumPy array has no truth value
        number = integer(count)
        if len(options) < number or len(values) < number:
            raise RuntimeError(f"List is too small: {min(len(options), len(values))} < {number}")
        if not options:
            return None, None
        content: list[int] = []
        keep: list[Any] = []
        for option, value in zip(options, values):
            member = option if type(option) is self.enum else self.member(option)
            low, high, number = self.options.get(member, (1, 0, None))
            if type(value) is int and low <= value <= high:
                content.append(value & 0xFFFFFFFF)
            else:
                content.append(number(value, name) & 0xFFFFFFFF if number else self._option(member, value, name, keep))
        array = (ctypes.c_void_p * len(options))(*content)
        return array, (array, keep)

    def address(self, value: Any, name: str) -> tuple[int, Any]:
        """An address, and the object that keeps it valid."""
        given = self.types.pointed(value, name) if self.types.pointed else value
        number, keep = address(given, name)
        return number, keep if given is value else value

    def _option(self, member: Any, value: Any, name: str, keep: list[Any]) -> int:
        c_type = self.c_type(member)
        if c_type == "address":
            pointer, held = self.address(value.getPtr() if hasattr(value, "getPtr") else value, name)
            keep.append(held)
            return pointer
        if c_type == "buffer":
            self.buffers.add(member)
            pointer, held = self.address(value, name)
            keep += [value, held]
            return pointer
        if c_type == "text[]":
            texts = [text_argument(item, name) for item in elements(value, name)]
            array = (ctypes.c_char_p * max(1, len(texts)))(*texts)
            keep += [texts, array]
            return ctypes.addressof(array)
        if c_type == "void *[]":
            addresses = [self.address(item, name) for item in elements(value, name)]
            pointers = (ctypes.c_void_p * max(1, len(addresses)))(*[pointer for pointer, _ in addresses])
            keep += [addresses, pointers]
            return ctypes.addressof(pointers)
        if c_type == "float *":
            number = ctypes.c_float(value)
            keep.append(number)
            return ctypes.addressof(number)
        scalars = self.types.scalars(c_type)
        self.options[member] = scalars.low, scalars.high, scalars.number
        return int(scalars.number(value, name)) & 0xFFFFFFFF
