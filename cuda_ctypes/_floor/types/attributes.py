"""Values behind ``void *`` whose type depends on an enum: attributes, and options of the compiler and the loader.

The table's ``attributes`` give the C type of each enumerator: ``"CUcontext"`` is a value, ``"int[]"`` a list,
``"char[1024]"`` text. Options travel in the pointer itself and have more types: ``"float *"`` is the address of a value
that the library writes, ``"buffer"`` the address of a bytes object, ``"text[]"`` and ``"void *[]"`` are lists,
``"address"`` is an object's address.
"""

from __future__ import annotations

import ctypes
from _operator import index
from ctypes import byref

from . import BITS, INTEGERS, LIMIT, integer
from .arguments import LISTS, address, elements, enum_argument, text_argument

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

WORDS = 8
"""Minimum size of a value's memory, in 8-byte words: a newer library may read or write more than its header said."""
_MEMORY = ctypes.c_uint64 * WORDS


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
        self.result: Any = self._other
        """Converts memory to a Python value."""
        self.number: Any = None
        """Checks a number to set."""
        self.classes: dict[int, Any] = {}
        """Memory classes, by size."""
        if self.record is not None:
            self.size = ctypes.sizeof(self.record)
        elif self.is_text:
            self.size = int(c_type[5:-1])
        elif not self.element:
            code = "Q" if self.is_pointer else types.code(c_type)
            self.size = BITS[code] // 8
            if code in INTEGERS:
                self.result = _reader(code, None if self.is_pointer else types.python_class(c_type))
            if not self.is_pointer:
                self.number = types.scalars(c_type).number

    def memory(self, size: int = 0) -> Any:
        """Memory for a value: a ctypes array with a ``result()`` method that returns the value."""
        size = self.size or size
        try:
            cls = self.classes[size]
        except KeyError:
            words = max(WORDS, -(-size // 8))
            cls = type(
                "Memory", (ctypes.c_uint64 * words,), {"size": size, "result": lambda memory: self.result(memory)}
            )
            if len(self.classes) >= LIMIT:
                self.classes.clear()
            self.classes[size] = cls
        return cls()

    def _other(self, memory: Any) -> Any:
        if self.element:
            return list((self.element * (memory.size // ctypes.sizeof(self.element))).from_buffer(memory))
        if self.record is not None:
            return self.record.from_buffer_copy(memory)
        if self.is_text:
            return ctypes.string_at(memory, memory.size).split(b"\0", 1)[0]
        return self.types.storage(self.c_type).from_buffer(memory).value


def _reader(code: str, cls: Any) -> Any:
    """A function that reads an integer from memory; ``cls`` is its Python class, None for a plain int."""
    low, high = INTEGERS[code]
    mask = high - low
    convert = cls and cls.from_c

    def read(memory: Any) -> Any:
        number = memory[0] & mask
        if number > high:
            number -= mask + 1
        return convert(number) if convert else number

    return read


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


def typed(types: Any, enum_name: str) -> Typed:
    """The attribute values of an enum, shared by all functions with that enum."""
    return types.once(types.attributes, enum_name, lambda: Typed(types, enum_name))  # type: ignore[no-any-return]


class Typed:
    """The values of one enum's attributes."""

    def __init__(self, types: Any, enum_name: str) -> None:
        self.types = types
        self.enum = types.enum(enum_name)
        self.scalars = types.scalars(enum_name)
        self.c_types: dict[str, str] = types.table.attributes[types.target(enum_name)]
        self.shapes: dict[Any, Shape] = {}
        """By member."""

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
        return self.shape(attribute).memory(size if type(size) is int else integer(size))

    def values_out(self, attributes: Any, sizes: Any, count: Any, name: str) -> ValueList:
        attributes = self._members(attributes, name)
        if sizes is None:
            sizes = [0] * len(attributes)
        number = integer(count)
        if len(attributes) < number or len(sizes) < number:
            raise RuntimeError(f"List is too small: {min(len(attributes), len(sizes))} < {number}")
        return ValueList([self.value_out(attribute, index(size)) for attribute, size in zip(attributes, sizes)])

    def _members(self, attributes: Any, name: str) -> Any:
        if attributes is None:
            return ()
        if not isinstance(attributes, LISTS):
            raise TypeError(
                f"{name}: a list or tuple of {self.enum.__name__} is required, got {type(attributes).__name__}"
            )
        return attributes

    def value_in(self, attribute: Any, value: Any, name: str) -> Input:
        """A setter's argument: a Python value of the attribute's type, or an address where the type is a pointer."""
        shape = self.shape(attribute)
        if shape.is_text:
            content = value.encode() if isinstance(value, str) else value
            text = text_argument(content, name)
            return Input(text, len(content), text)
        if shape.record is not None and isinstance(value, shape.record):
            return Input(byref(value), shape.size, value)
        if shape.is_pointer or shape.record is not None:
            pointer, keep = address(value, name)
            return Input(ctypes.c_void_p(pointer), shape.size, keep)
        memory = _MEMORY()  # 8 bytes, sign-extended
        memory[0] = bool(value) if shape.c_type == "_Bool" else shape.number(value, name)
        return Input(byref(memory), shape.size, memory)

    def options(self, options: Any, values: Any, count: Any, name: str) -> tuple[Any, Any]:
        """The ``void **`` of option values, and the objects that must live as long as the library may write to them."""
        options = self._members(options, name)
        values = () if values is None else values  # not `values or ()`: a NumPy array has no truth value
        number = integer(count)
        if len(options) < number or len(values) < number:
            raise RuntimeError(f"List is too small: {min(len(options), len(values))} < {number}")
        if not options:
            return None, None
        array = (ctypes.c_void_p * len(options))()
        keep: list[Any] = []
        for position, (option, value) in enumerate(zip(options, values)):
            array[position] = self._option(self.c_type(self.member(option)), value, name, keep)
        return array, (array, keep)

    def _option(self, c_type: str, value: Any, name: str, keep: list[Any]) -> int:
        if c_type == "address":
            pointer, held = address(value.getPtr() if hasattr(value, "getPtr") else value, name)
            keep.append(held)
            return pointer
        if c_type == "buffer":
            pointer, held = address(value, name)
            keep += [value, held]
            return pointer
        if c_type == "text[]":
            texts = [text_argument(item, name) for item in elements(value, name)]
            array = (ctypes.c_char_p * max(1, len(texts)))(*texts)
            keep += [texts, array]
            return ctypes.addressof(array)
        if c_type == "void *[]":
            addresses = [address(item, name) for item in elements(value, name)]
            pointers = (ctypes.c_void_p * max(1, len(addresses)))(*[pointer for pointer, _ in addresses])
            keep += [addresses, pointers]
            return ctypes.addressof(pointers)
        if c_type == "float *":
            number = ctypes.c_float(value)
            keep.append(number)
            return ctypes.addressof(number)
        return int(self.types.scalars(c_type).number(value, name)) & 0xFFFFFFFF
