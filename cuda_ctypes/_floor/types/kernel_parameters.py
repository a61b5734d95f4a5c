"""The forms of ``kernelParams``: None, the address of a ``void **``, a buffer of addresses, or (values, types).

Each tuple of types has one packer: a buffer with an 8-byte slot per value, followed by the array of the slots'
addresses, and filled by one ``struct`` call. Only one call at a time uses a packer's buffer.
"""

from __future__ import annotations

import ctypes
import struct
from _operator import index

from .. import from_a_signal
from . import INTEGERS, Enum, Handle, integer, note_lender
from .argument_memory import ADDRESS, FORMATS, ArgumentMemory
from .arguments import buffer_address, number_of
from .live_handles import any_live, is_alias, live_classes
from .records import Record
from .table_types import is_cut

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

WORD = (1 << 64) - 1
LENIENT = {ctypes.c_bool, ctypes.c_wchar}
"""Types for which ``struct`` accepts too much: anything for a bool, numbers for a character."""


class Packer:
    """Argument storage for one tuple of types."""

    def __init__(self, types: tuple[Any, ...]) -> None:
        self.types = types
        codes = []
        self.by_address = []
        for position, c_type in enumerate(types):
            code = next((FORMATS[known] for known in FORMATS if known is c_type), None)  # others may be equal
            if code is None:
                is_struct = isinstance(c_type, type) and issubclass(c_type, (ctypes.Structure, ctypes.Union, Record))
                advice = ": for a struct, give None as the type" if is_struct else ""
                raise TypeError(f"kernelParams: unsupported type {c_type!r} at position {position}{advice}")
            codes.append(code)
            if c_type is None:
                self.by_address.append(position)
        self.arguments = ArgumentMemory(codes, lambda code: ADDRESS)
        self.pack_into = self.arguments.pack_into
        self.free = self.arguments.free

    def storage(self) -> Any:
        """Memory for the arguments, and the address of the array of their addresses as a C argument."""
        memory, _, addresses = self.arguments.new()
        return memory, _pointer(addresses)

    def fill(self, memory: Any, values: tuple[Any, ...], lasting: bool) -> Any:
        """Convert and store values that ``struct`` does not accept as they are. Returns the objects to keep alive."""
        numbers = []
        for position, value in enumerate(values):
            try:
                numbers.append(self.plain(position, value))
            except (TypeError, ValueError) as error:
                text = str(error)
                if not text.startswith("kernelParams"):
                    text = f"kernelParams: the value at position {position}: {text}"
                raise type(error)(text) from None
        keep = None
        if self.by_address:
            start, count = ctypes.addressof(memory), len(self.types)
            pointers = (ctypes.c_void_p * count).from_buffer(memory, ADDRESS * count)
            keep = []
            for position in self.by_address:
                slot = start + self.arguments.offsets[position]
                value = values[position]
                where, what = _by_address(value, slot, position, lasting)
                keep.append(what)
                if where == slot:
                    numbers[position] = integer(value) & (0xFFFFFFFF if isinstance(value, Enum) else WORD)
                pointers[position] = where
        try:
            self.pack_into(memory, 0, *numbers)
        except (struct.error, OverflowError, ValueError) as error:  # PyPy's, of a negative number
            raise OverflowError(f"kernelParams: {self._culprit(numbers)}: {error}") from None
        return keep

    def _culprit(self, numbers: list[Any]) -> str:
        for position, (number, c_type) in enumerate(zip(numbers, self.types)):
            try:
                struct.pack("<" + FORMATS[c_type], number)
            except (struct.error, OverflowError, ValueError):
                return f"value {number!r} at position {position} does not fit {c_type.__name__}"
        return "values"

    def plain(self, position: int, value: Any) -> Any:
        """The value at ``position``, converted for ``struct``."""
        c_type = self.types[position]
        if c_type is None:
            return 0
        if c_type is ctypes.c_bool:
            return bool(value)
        if isinstance(value, ctypes._SimpleCData):
            if not isinstance(value, c_type) and (c_type, type(value)) != (ctypes.c_double, ctypes.c_float):
                raise TypeError(
                    f"kernelParams: the value at position {position} is a {type(value).__name__}, its type {c_type.__name__}"
                )
            value = value.value
        if isinstance(value, int):
            if c_type is ctypes.c_void_p and is_alias(value):
                return value.getPtr()  # type: ignore[attr-defined]
            value = integer(value)  # of other handles the value: it is the pointer that the kernel wants
        if c_type is ctypes.c_void_p:
            if isinstance(value, int):
                return value
            if hasattr(value, "getPtr"):
                return value.getPtr()
            number = None if value is None or isinstance(value, float) else number_of(value)
            if number is None or is_cut(value, number):
                from reprlib import repr as shortened

                raise TypeError(f"kernelParams: {shortened(value)} at position {position} is not an address")
            return number
        if c_type in (ctypes.c_float, ctypes.c_double):
            return ctypes.c_double(value).value
        if c_type is ctypes.c_char:
            return ctypes.c_char(
                bytes(value) if isinstance(value, bytearray) else value
            ).value  # PyPy's rejects a bytearray
        if c_type is ctypes.c_wchar:
            return ord(ctypes.c_wchar(value).value)
        try:
            number = index(value)
        except TypeError:
            raise TypeError(
                f"kernelParams: the value at position {position}: an integer is required, got {type(value).__name__}"
            ) from None
        if c_type in (ctypes.c_int, ctypes.c_byte, ctypes.c_longlong, ctypes.c_long):
            return number
        return c_type(number).value  # other integer types wrap, as in ctypes


def _by_address(value: Any, slot: int, position: int, lasting: bool) -> tuple[int, Any]:
    """The address of an argument whose type is None."""
    if isinstance(value, Enum):
        return slot, None
    if not lasting and getattr(type(value), "getPtr", None) is Handle.getPtr and value.code in INTEGERS:
        return slot, None
    if isinstance(value, (Record, ctypes.Structure)) and not hasattr(type(value), "getPtr"):
        return ctypes.addressof(value), value  # type: ignore[arg-type]
    if hasattr(value, "getPtr"):
        return value.getPtr(), value
    raise TypeError(
        f"kernelParams: the value at position {position} has no type; that is possible for structs, enums and "
        f"objects with getPtr(), not for {type(value).__name__}"
    )


_packers: dict[tuple[Any, ...], Packer] = {}
fast: dict[tuple[Any, ...], tuple[Any, Any, Any]] = {}
"""(pop, push, pack_into) by types, where ``struct`` accepts all values as they are. :mod:`..calls` writes code that uses
it."""


def packer(types: Any) -> Packer:
    try:
        return _packers[types]
    except (KeyError, TypeError):  # TypeError if a type is unhashable: Packer names it
        pass
    made = _packers.setdefault(types, Packer(types))
    if types and not made.by_address and LENIENT.isdisjoint(types):
        made.free.append(made.storage())
        fast[types] = made.free.pop, made.free.append, made.pack_into
    return made


def kernel_parameters(value: Any, name: str = "kernelParams") -> tuple[Any, Any]:
    """The ``void **`` argument for C, and the objects to keep alive until the call returns."""
    number, keep = address_of_parameters(value, name, False)
    return _pointer(number) if number else None, keep


def _may_be_packed(values: tuple[Any, ...], types: Any) -> bool:
    """Whether ``struct`` may accept values as they are. To ask is quicker than its exception for objects of ctypes."""
    if types not in fast or live_classes and any_live(*values):
        return False
    return not any([isinstance(value, ctypes._SimpleCData) for value in values])


def numbers(values: tuple[Any, ...], types: tuple[Any, ...]) -> Any:
    """The argument for C of values that ``struct`` accepts as they are, which keeps their memory alive; NotImplemented or an exception
    for others."""
    if not types and not values:
        return None
    made = packer(types)
    if values.__class__ is not tuple or not _may_be_packed(values, types):
        return NotImplemented
    memory = made.arguments.new()[0]
    made.pack_into(memory, 0, *values)
    return ctypes.byref(memory, made.arguments.end)


def address_of_parameters(value: Any, name: str, lasting: bool) -> tuple[int, Any]:
    """The address of the array of the arguments' addresses, and the objects to keep alive as long as C may use it. If that is ``lasting``,
    handles without a type are passed by their memory, which they follow from then on, instead of their number."""
    if value is None:
        return 0, None
    if isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], tuple) and isinstance(value[1], tuple):
        values, types = value
        if len(values) != len(types):
            raise TypeError(f"{name}: {len(values)} values but {len(types)} types")
        made = packer(types)
        if not values:
            return 0, None
        if not made.free:  # all storage is in use, or lost to a failed call
            made.free.append(made.storage())
        memory, _, addresses = made.arguments.new()
        if _may_be_packed(values, types):
            try:
                made.pack_into(memory, 0, *values)
                return addresses, memory
            except Exception as error:  # a value that has to be converted
                if from_a_signal(error):
                    raise
        return addresses, (memory, made.fill(memory, values, lasting))
    if isinstance(value, int):
        if not isinstance(value, Handle):
            value = integer(value)
            if not 0 <= value < 1 << 64:
                raise OverflowError(f"{name}: {value} is not an address")
            return value, None
    elif not isinstance(value, (str, float, list, tuple)):
        try:
            found = buffer_address(value, name)
            if getattr(value, "ndim", 1):
                note_lender(type(value))
            return found
        except TypeError:
            pass
    raise TypeError(
        f"Argument '{name}' is not a valid type: None, an address, a buffer of addresses or "
        f"((values, ...), (types, ...)) is expected, got {type(value).__name__}"
    )


_pointer = ctypes.c_void_p.from_param
