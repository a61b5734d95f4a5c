"""Values behind ``void *`` whose type an enum tells: attributes read and set, and options of the compiler and loader.

The table's ``attributes`` give the C type of each enumerator: ``"CUcontext"`` a value, ``"int[]"`` a list,
``"char[1024]"`` text; for options, which travel in the pointer itself, also ``"float *"`` the address of a value that
the library writes, ``"buffer"`` that of a bytes object, ``"text[]"`` and ``"void *[]"`` lists, ``"address"`` an object's.
"""

from __future__ import annotations

import ctypes
from _operator import index

from .arguments import address, enum_argument, text_argument
from .types import integer

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

ROOM = 64
"""Bytes given to a value that is smaller: a newer library may write more than its header said."""


class Output:
    """Memory for one value that comes back."""

    def __init__(self, types: Any, c_type: str, size: int) -> None:
        self.types = types
        self.c_type = c_type
        bounds = c_type.partition("[")[2].rstrip("]")
        if c_type.endswith("[]"):
            self.size = size
        elif bounds:
            self.size = int(bounds)
        else:
            kind = types.kind(c_type) if not c_type.endswith("*") else "pointer"
            self.size = (
                ctypes.sizeof(types.c_class(c_type)) if kind == "record" else ctypes.sizeof(_storage(types, c_type))
            )
        self.memory = (ctypes.c_uint64 * -(-max(self.size, ROOM) // 8))()
        self.pointer = ctypes.c_void_p(ctypes.addressof(self.memory))

    def result(self) -> Any:
        c_type = self.c_type
        if c_type.endswith("[]"):
            element = _storage(self.types, c_type[:-2])
            return list((element * (self.size // ctypes.sizeof(element))).from_buffer(self.memory))
        if c_type.startswith("char["):
            return ctypes.string_at(ctypes.addressof(self.memory), self.size).split(b"\0", 1)[0]
        if not c_type.endswith("*") and self.types.kind(c_type) == "record":
            return self.types.view(c_type).from_buffer_copy(self.memory)
        value = _storage(self.types, c_type).from_buffer(self.memory).value
        return value if c_type.endswith("*") else self.types.from_c(c_type)(value)


class Outputs:
    """Memory for several values: an array of pointers to them."""

    def __init__(self, values: list[Output]) -> None:
        self.values = values
        self.pointer = (ctypes.c_void_p * len(values))(*[value.pointer.value for value in values]) if values else None

    def result(self) -> list[Any]:
        return [value.result() for value in self.values]


class Input:
    """A value that is handed over by address, or an address itself."""

    def __init__(self, pointer: Any, size: int, keep: Any) -> None:
        self.pointer = pointer
        self.size = size
        self.keep = keep


def _storage(types: Any, c_type: str) -> Any:
    return ctypes.c_uint64 if c_type.endswith("*") else types.storage(c_type)


class Typed:
    """The values of one enum's attributes."""

    def __init__(self, types: Any, enum_name: str) -> None:
        self.types = types
        self.enum = types.enum(enum_name)
        self.scalars = types.scalars(enum_name)
        self.c_types: dict[str, str] = types.table.attributes[types.target(enum_name)]

    def c_type(self, attribute: Any) -> str:
        """The C type of an attribute's value, by member or number."""
        member = self.enum.from_c(enum_argument(self.scalars, attribute, self.enum.__name__))
        try:
            return self.c_types[member.name]
        except KeyError:
            raise TypeError(f"Unsupported attribute: {member.name}") from None

    def value_out(self, attribute: Any, size: Any, name: str) -> Output:
        return Output(self.types, self.c_type(attribute), integer(size))

    def values_out(self, attributes: Any, sizes: Any, count: Any, name: str) -> Outputs:
        attributes = self._members(attributes or (), name)
        if sizes is None:
            sizes = [0] * len(attributes)
        number = integer(count)
        if len(attributes) < number or len(sizes) < number:
            raise RuntimeError(f"List is too small: {min(len(attributes), len(sizes))} < {number}")
        return Outputs([self.value_out(attribute, index(size), name) for attribute, size in zip(attributes, sizes)])

    def _members(self, attributes: Any, name: str) -> Any:
        if not isinstance(attributes, (list, tuple)):
            raise TypeError(
                f"{name}: a list or tuple of {self.enum.__name__} is required, got {type(attributes).__name__}"
            )
        return attributes

    def value_in(self, attribute: Any, value: Any, name: str) -> Input:
        """What a setter takes: a Python value of the attribute's type, or an address where a void pointer is meant."""
        c_type = self.c_type(attribute)
        if c_type.startswith("char["):
            text = text_argument(value, name)
            return Input(text, len(value), text)
        if c_type == "_Bool":
            flag = ctypes.c_uint64(bool(value))
            return Input(ctypes.c_void_p(ctypes.addressof(flag)), 1, flag)
        if c_type.endswith("*"):
            pointer, keep = address(value, name)
            return Input(ctypes.c_void_p(pointer), 8, keep)
        if self.types.kind(c_type) == "record":
            cls = self.types.view(c_type)
            if isinstance(value, cls):
                return Input(ctypes.c_void_p(value.getPtr()), ctypes.sizeof(cls), value)
            pointer, keep = address(value, name)
            return Input(ctypes.c_void_p(pointer), ctypes.sizeof(cls), keep)
        storage = self.types.storage(c_type)
        memory = (storage * (ROOM // ctypes.sizeof(storage)))()
        memory[0] = self.types.scalars(c_type).number(value, name)
        return Input(ctypes.c_void_p(ctypes.addressof(memory)), ctypes.sizeof(storage), memory)

    def options(self, options: Any, values: Any, count: Any, name: str) -> tuple[Any, Any]:
        """``void **`` for option values, and what must live as long as the library may write to it."""
        options, values = options or (), values or ()
        number = integer(count)
        if len(self._members(options, name)) < number or len(values) < number:
            raise RuntimeError(f"List is too small: {min(len(options), len(values))} < {number}")
        if not options:
            return None, None
        array = (ctypes.c_void_p * len(options))()
        keep: list[Any] = []
        for position, (option, value) in enumerate(zip(options, values)):
            array[position] = self._option(self.c_type(option), value, name, keep)
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
            texts = [text_argument(item, name) for item in value]
            array = (ctypes.c_char_p * max(1, len(texts)))(*texts)
            keep += [texts, array]
            return ctypes.addressof(array)
        if c_type == "void *[]":
            addresses = [address(item, name) for item in value]
            pointers = (ctypes.c_void_p * max(1, len(addresses)))(*[pointer for pointer, _ in addresses])
            keep += [addresses, pointers]
            return ctypes.addressof(pointers)
        if c_type == "float *":
            number = ctypes.c_float(value)
            keep.append(number)
            return ctypes.addressof(number)
        return int(self.types.scalars(c_type).number(value, name)) & 0xFFFFFFFF
