"""The layout of a kernel's arguments in memory: one ``struct`` call packs all of them."""

from __future__ import annotations

import ctypes
import struct

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

FORMATS: dict[Any, str] = {
    ctypes.c_bool: "?",
    ctypes.c_char: "c",
    ctypes.c_byte: "b",
    ctypes.c_ubyte: "B",
    ctypes.c_short: "h",
    ctypes.c_ushort: "H",
    ctypes.c_int: "i",
    ctypes.c_uint: "I",
    ctypes.c_long: "q" if ctypes.sizeof(ctypes.c_long) == 8 else "i",
    ctypes.c_ulong: "Q" if ctypes.sizeof(ctypes.c_ulong) == 8 else "I",
    ctypes.c_longlong: "q",
    ctypes.c_ulonglong: "Q",
    ctypes.c_size_t: "Q",
    ctypes.c_ssize_t: "q",
    ctypes.c_float: "f",
    ctypes.c_double: "d",
    ctypes.c_void_p: "Q",
    ctypes.c_wchar: "I" if ctypes.sizeof(ctypes.c_wchar) == 4 else "H",
    None: "Q",
}
"""``struct`` codes by argument type; None is the type of values passed by address."""
SIGNED = {1: "b", 2: "h", 4: "i", 8: "q"}
NUMPY = {"b1": "?", "f2": "e", "f4": "f", "f8": "d", "c8": "ff", "c16": "dd"}
NUMPY.update({f"i{size}": code for size, code in SIGNED.items()})
NUMPY.update({f"u{size}": code.upper() for size, code in SIGNED.items()})
"""``struct`` codes of signed integers by their size, and of NumPy's scalars by their kind and size."""
ADDRESS = 8
"""Bytes of an address."""


def size_of_code(code: str) -> int:
    """Bytes of a ``struct`` code."""
    return struct.calcsize("<" + code)


def natural(code: str) -> int:
    """C's alignment of a value with this code; 1 for bytes."""
    return 1 if code.endswith("s") else size_of_code(code[0])


class ArgumentMemory:
    """The offsets of one kernel's arguments, and memory for them.

    ``codes`` has a ``struct`` code per argument. ``alignment`` returns the alignment of a code. ``start`` bytes are
    left free before the first argument. ``offsets`` overrides the computed offsets.
    """

    def __init__(
        self,
        codes: Sequence[str],
        alignment: Callable[[str], int],
        start: int = 0,
        offsets: Sequence[int] | None = None,
    ) -> None:
        text, position = "<", start
        self.offsets: list[int] = []
        self.start = start
        for number, code in enumerate(codes):
            offset = offsets[number] if offsets else position + -position % alignment(code)
            text += f"{offset - position}x{code}"
            self.offsets.append(offset)
            position = offset + size_of_code(code)
        self.size = position
        """Bytes up to the end of the last argument."""
        self.end = position + -position % ADDRESS
        """Where the addresses are."""
        self.point = struct.Struct(f"={len(self.offsets)}Q").pack_into
        self.pack_into = struct.Struct(text).pack_into
        """``pack_into(memory, start, *values)``."""
        self.size_of_all = self.end + ADDRESS * max(1, len(self.offsets))
        self.plain = ctypes.c_char * self.size_of_all
        """The class of memory with no more than the alignment of ctypes."""
        self.free: list[Any] = []
        """Memory that no call is using."""

    def new(self, alignment: int = ADDRESS) -> tuple[Any, int, int]:
        """Memory with this alignment for one call at a time, its address, and the address of the array of argument
        addresses, which follows the arguments."""
        memory: Any = self.plain() if alignment <= ADDRESS else None
        if memory is None:
            memory = (ctypes.c_char * (self.size_of_all + alignment))()
            memory = self.plain.from_buffer(memory, -ctypes.addressof(memory) % alignment)
        address = ctypes.addressof(memory)
        self.point(memory, self.end, *[address + offset for offset in self.offsets])
        return memory, address, address + self.end
