"""How each parameter of a C function is recorded: a piece of JSON, and the expression whose value goes into it."""

from __future__ import annotations

import ctypes

from .handles import handles_of
from .structs import enum_names, short
from .text import cut, real

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .._floor.tables.declarations import Declaration

HEX = '"0x%x"'
NUMBERS = {
    "b": ctypes.c_int8,
    "B": ctypes.c_uint8,
    "c": ctypes.c_int8,
    "?": ctypes.c_uint8,
    "h": ctypes.c_int16,
    "H": ctypes.c_uint16,
    "i": ctypes.c_int32,
    "I": ctypes.c_uint32,
    "q": ctypes.c_int64,
    "Q": ctypes.c_uint64,
    "f": ctypes.c_float,
    "d": ctypes.c_double,
}
"""ctypes classes by struct code. Addresses are 64-bit numbers: a ctypes pointer would be None for 0."""


class Shown:
    """A parameter as C gets it: its ctypes class, and the JSON of it before the call and after a successful one."""

    @classmethod
    def all(cls, types: Any, items: tuple[Declaration, ...], names: dict[str, Any]) -> list[Shown]:
        """A function's parameters. ``names`` gets the objects that their expressions use."""
        return [cls(types, item, place, names) for place, item in enumerate(items)]

    def __init__(self, types: Any, item: Declaration, place: int, names: dict[str, Any]) -> None:
        self.types, self.item, self.names = types, item, names
        self.argument = f"a{place}"
        self.c_type: Any = ctypes.c_uint64
        self.before = HEX, self.argument
        """What C gets, as a template and an expression."""
        self.after = self.before
        """What the program gets."""
        self.is_text = False
        self.writes = False
        """Whether ``after`` reads memory that C wrote, at an address that must not be 0."""
        self.word = ""
        """The name of the number that C wrote, if it has 8 bytes: the recording function gets it as an argument."""
        if item.stars:
            self._pointer()
        else:
            self.c_type, self.before = self._value(item.base, self.argument)
            self.after = self.before

    def pair(self, shown: tuple[str, str]) -> tuple[str, str]:
        """The same as a member of a JSON object."""
        return f'"{self.item.name}":{shown[0]}', shown[1]

    def known(self, value: Any) -> str:
        """The name of a value in the recording function."""
        for name, other in self.names.items():
            if other is value:
                return name
        name = f"k{len(self.names)}"
        self.names[name] = value
        return name

    def _value(self, base: str, value: str) -> tuple[Any, tuple[str, str]]:
        """A number, or a struct by value: the ctypes class, the template and the expression."""
        types = self.types
        kind = types.kind(base)
        if kind == "record":
            cls = types.c_class(base)
            return cls, ("%b", f"{self.known(short(types, base))}({self.known(ctypes.addressof)}({value}))")
        if kind == "handle":
            return ctypes.c_uint64, ("%b", f"{self.known(handles_of(types, base))}[{value}]")
        if kind in ("enum", "scalar"):
            code = types.code(base)
            if kind == "enum":
                shown = "%b", f"{self.known(enum_names(types.enum(base)))}[{value}]"
            elif code in "fd":
                shown = "%b", f"{self.known(real)}({value})"
            else:
                shown = HEX if "deviceptr" in base else "%d", value
            return NUMBERS[code], shown
        return ctypes.c_uint64, (HEX, value)

    def _pointer(self) -> None:
        item, types = self.item, self.types
        kind = types.kind(item.base)
        listed = {"array", "buffer", "sized", "exact", "least", "attribute", "list", "slot"} & item.notes.keys()
        if item.base == "char" and item.const and item.stars == 1 and item.direction == "in" and not listed:
            text = f"{self.known(cut)}({self.known(ctypes.c_char_p)}({self.argument}).value or b'')"
            self.before = self.after = "%b", text
            self.is_text = True
        elif listed or item.base == "char" and item.stars == 1:
            return
        elif kind == "record" and item.stars == 1:
            shown = f"{self.known(short(types, item.base))}({self.argument})"
            if item.direction == "in":
                self.before = self.after = "%b", f'{shown} if {self.argument} else b"0"'
            else:
                self.after, self.writes = ("%b", shown), True
        elif item.direction != "in" and (item.stars == 2 or kind in ("scalar", "enum", "handle")):
            self.writes = True
            c_type = ctypes.c_uint64 if item.stars == 2 else self._value(item.base, "0")[0]
            if c_type is ctypes.c_uint64:
                word = self.word = self.argument.replace("a", "o")
            else:
                word = f"{self.known(c_type.from_address)}({self.argument}).value"
            self.after = (HEX, word) if item.stars == 2 else self._value(item.base, word)[1]
