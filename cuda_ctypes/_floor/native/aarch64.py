"""Instructions of 64-bit ARM, with the calling convention of Linux (AAPCS64).

As :mod:`.x86_64`; the first argument and the result are in one register here.
"""

from __future__ import annotations

from struct import pack, pack_into, unpack_from

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

RESULT = 0
"""The result of a called function."""
ARGUMENTS = (0, 1, 2, 3, 4, 5, 6, 7)
"""The first arguments, of this function and of those it calls; the others are on the stack."""
FIRST, SECOND = 9, 10
"""Scratch registers, lost at calls."""
POOL, VALUES, STATE, KEPT = 19, 20, 21, 22
"""Preserved by calls; :mod:`.writing` says what they have."""
RETURN_SIZE = 4
STACKED = POSITIONAL = False
REALS = 8
"""As in :mod:`.x86_64`."""
FRAME = 4096
"""The most bytes of a frame: a larger one could reach past the guard page of a thread's stack."""
_OWN, _FRAME, _STACK, _ZERO = 16, 29, 31, 31
"""Reserved for this module: addresses of functions, and offsets too large for an instruction."""


class Unwinding:
    """As in :mod:`.x86_64`."""

    unit, link = 4, 30
    entry = entry_frame = b"\x0c\x1f\x00"  # DW_CFA_def_cfa: sp
    prologue_size = 20
    prologue = bytes.fromhex(
        "42 0e 30 9d 06 9e 05"  # after bti and stp x29, x30: the CFA is sp + 48
        "42 93 04 94 03 95 02 96 01"  # after the other two: x19 to x22
        "41 0d 1d"  # after mov x29, sp: it is x29 + 48
    )


class Assembler:
    """Collects code. The frame has ``slots`` slots of 8 bytes, at ascending addresses, for the code's variables;
    arguments on the stack are below them."""

    def __init__(self, slots: int, arguments: int) -> None:
        self.code = bytearray()
        self.labels: dict[str, int] = {}
        self.jumps: list[tuple[int, str]] = []
        self.first = 8 * max(0, arguments - len(ARGUMENTS))
        room = self.first + 8 * slots
        room += room % 16
        if room + 48 > FRAME:
            raise ValueError(f"{slots} slots and {arguments} arguments are more than a frame holds")
        self.returns: list[int] = []
        """Offsets of the return instructions."""
        self._emit(0xD503245F)  # bti c: a valid target of indirect branches
        self._emit(0xA9BD7BFD)  # stp x29, x30, [sp, #-48]!
        self._emit(0xA90153F3)  # stp x19, x20, [sp, #16]
        self._emit(0xA9025BF5)  # stp x21, x22, [sp, #32]
        self._emit(0x910003FD)  # mov x29, sp
        self._add(0xD1000000, _STACK, _STACK, room)  # sub sp, sp, ROOM

    def _emit(self, instruction: int) -> None:
        self.code += pack("<I", instruction)

    def _add(self, operation: int, to: int, one: int, value: int) -> None:
        """Add or subtract a number of at most 24 bits."""
        if not 0 <= value < 1 << 24:
            raise ValueError(f"{value} does not fit an instruction")
        self._emit(operation | (value & 0xFFF) << 10 | one << 5 | to)
        if value >> 12:
            self._emit(operation | 1 << 22 | value >> 12 << 10 | to << 5 | to)

    def _memory(self, operation: int, register: int, base: int, offset: int) -> None:
        """Load or store a register."""
        if offset % 8 == 0 and 0 <= offset < 8 << 12:
            self._emit(operation | 0x01000000 | offset // 8 << 10 | base << 5 | register)
        elif -256 <= offset < 256:
            self._emit(operation | (offset & 0x1FF) << 12 | base << 5 | register)
        else:
            self.constant(_OWN, offset)
            self._emit(operation | 0x00206800 | _OWN << 16 | base << 5 | register)

    def slot(self, index: int) -> int:
        """The offset of a slot in the frame."""
        return self.first + 8 * index

    def move(self, to: int, origin: int) -> None:
        self._emit(0xAA000000 | origin << 16 | _ZERO << 5 | to)

    def constant(self, to: int, value: int) -> None:
        parts = [value >> shift & 0xFFFF for shift in (0, 16, 32, 48)]
        rest = 0xFFFF if parts.count(0xFFFF) > parts.count(0) else 0
        """The value of the parts that the first instruction fills in."""
        told = [place for place in range(4) if parts[place] != rest] or [0]
        for place in told:
            if place != told[0]:
                self._emit(0xF2800000 | place << 21 | parts[place] << 5 | to)  # movk
            elif rest:
                self._emit(0x92800000 | place << 21 | (parts[place] ^ 0xFFFF) << 5 | to)  # movn
            else:
                self._emit(0xD2800000 | place << 21 | parts[place] << 5 | to)  # movz

    def add(self, to: int, one: int, other: int) -> None:
        self._emit(0x8B000000 | other << 16 | one << 5 | to)

    def subtract(self, to: int, one: int, other: int) -> None:
        self._emit(0xCB000000 | other << 16 | one << 5 | to)

    def multiply(self, to: int, one: int, other: int) -> None:
        self._emit(0x9B007C00 | other << 16 | one << 5 | to)

    def shift_right(self, to: int, origin: int, count: int) -> None:
        """As in :mod:`.x86_64`."""
        self._emit(0xD340FC00 | count << 16 | origin << 5 | to)  # lsr to, origin, COUNT

    def offset(self, to: int, base: int, value: int) -> None:
        """``to`` becomes ``base`` plus a small number."""
        self._add(0x91000000 if value >= 0 else 0xD1000000, to, base, abs(value))

    def load_joined(self, to: int, other: int, base: int, offset: int, factor: int, shift: int) -> None:
        """As in :mod:`.x86_64`."""
        self.load(other, base, offset)
        self._emit(0xD360FC00 | other << 5 | to)  # lsr to, other, 32
        self.multiply(to, to, factor)
        self._emit(0x92407400 | other << 5 | other)  # and other, other, (1 << 30) - 1
        self._emit(0xAA000000 | to << 16 | 30 - shift << 10 | other << 5 | to)  # orr to, other, to, lsl 30 - SHIFT

    def load(self, to: int, base: int, offset: int) -> None:
        self._memory(0xF8400000, to, base, offset)

    def store(self, base: int, offset: int, register: int) -> None:
        self._memory(0xF8000000, register, base, offset)

    def load_half(self, to: int, base: int) -> None:
        """As in :mod:`.x86_64`."""
        self._emit(0xB9400000 | base << 5 | to)

    def store_half(self, base: int, register: int) -> None:
        """Store the lower 4 bytes of a register."""
        self._emit(0xB9000000 | base << 5 | register)

    def load_slot(self, to: int, index: int) -> None:
        self.load(to, _STACK, self.slot(index))

    def store_slot(self, index: int, register: int) -> None:
        self.store(_STACK, self.slot(index), register)

    def load_argument(self, to: int, index: int) -> None:
        """As in :mod:`.x86_64`."""
        self.load(to, _FRAME, 48 + 8 * index)

    def slot_address(self, to: int, index: int) -> None:
        self._add(0x91000000, to, _STACK, self.slot(index))

    def store_double(self, index: int, single: bool) -> None:
        """Store the double that a function returned in a slot, as a C float if ``single``."""
        if single:
            self._emit(0x1E624000)  # fcvt s0, d0
        self._emit(0x9E660000 | RESULT)  # fmov x0, d0
        self.store_slot(index, RESULT)

    def load_double(self, index: int, single: bool) -> None:
        """Load a slot as the double argument of the next call; convert it from a C float if ``single``."""
        self.load_slot(RESULT, index)
        self._emit(0x9E670000 | RESULT << 5)  # fmov d0, x0
        if single:
            self._emit(0x1E22C000)  # fcvt d0, s0

    def extend(self, to: int, origin: int, code: str) -> None:
        """Truncate a value to a C integer type, given by its struct code; a value that fits is unchanged."""
        operations = {
            "I": 0x53007C00,
            "i": 0x93407C00,
            "h": 0x93403C00,
            "H": 0x53003C00,
            "b": 0x93401C00,
            "B": 0x53001C00,
        }
        self._emit(operations[code] | origin << 5 | to)

    def label(self, name: str) -> None:
        if name in self.labels:
            raise ValueError(f"the label {name!r} is there already")
        self.labels[name] = len(self.code)

    def _jump(self, instruction: int, label: str) -> None:
        self.jumps.append((len(self.code), label))
        self._emit(instruction)

    def _compare(self, one: int, other: int) -> None:
        self._emit(0xEB000000 | other << 16 | one << 5 | _ZERO)

    def jump(self, label: str) -> None:
        self._jump(0x5400000E, label)  # "always" as a condition: such jumps all encode their targets alike

    def if_equal(self, one: int, other: int, label: str) -> None:
        self._compare(one, other)
        self._jump(0x54000000, label)

    def if_different(self, one: int, other: int, label: str) -> None:
        self._compare(one, other)
        self._jump(0x54000001, label)

    def if_other(self, register: int, value: int, label: str) -> None:
        """Jump if a register differs from a small number, which is not negative."""
        if value < 1 << 12:
            self._emit(0xF1000000 | value << 10 | register << 5 | _ZERO)  # cmp
        else:
            self.constant(_OWN, value)
            self._compare(register, _OWN)
        self._jump(0x54000001, label)

    def if_neither(self, register: int, value: int, label: str) -> None:
        """Jump if a register holds neither 0 nor ``value``, a small power of 2."""
        self._emit(0xF240F800 | (64 - value.bit_length()) << 16 | register << 5 | _ZERO)  # tst register, ~value
        self._jump(0x54000001, label)

    def if_other_at(self, base: int, offset: int, register: int, label: str) -> None:
        """Jump if the memory at ``base + offset`` differs from a register."""
        self.load(_OWN, base, offset)
        self.if_different(_OWN, register, label)

    def if_below(self, one: int, other: int, label: str) -> None:
        """Jump if ``one`` is less than ``other``, both unsigned."""
        self._compare(one, other)
        self._jump(0x54000003, label)

    def if_zero(self, register: int, label: str) -> None:
        self._jump(0xB4000000 | register, label)

    def if_not_zero(self, register: int, label: str) -> None:
        self._jump(0xB5000000 | register, label)

    def call(self, address: int) -> None:
        """Call a function whose arguments are in their registers."""
        self.constant(_OWN, address)
        self.call_register(_OWN)

    def call_register(self, register: int) -> None:
        self._emit(0xD63F0000 | register << 5)

    def stack(self, place: int, register: int) -> None:
        """As in :mod:`.x86_64`."""
        self.store(_STACK, 8 * place, register)

    def pass_slots(
        self, slots: Sequence[int | None], reals: Collection[int] = (), stacked: Collection[int] = ()
    ) -> None:
        """As in :mod:`.x86_64`; nothing is ``stacked`` here."""
        words = [index for index in slots if index not in reals]
        floats = [index for index in slots if index is not None and index in reals]
        if len(floats) > REALS:
            raise ValueError(f"{len(floats)} floats are more than the registers hold")
        for register, index in zip(ARGUMENTS, words):
            if index is not None:
                self.load_slot(register, index)
        for place, index in enumerate(words[len(ARGUMENTS) :]):
            if index is not None:
                self.load_slot(SECOND, index)
                self.stack(place, SECOND)
        for register, index in enumerate(floats):
            self._emit(0xFD400000 | self.slot(index) // 8 << 10 | _STACK << 5 | register)  # ldr dN, [sp, offset]

    def leave(self) -> None:
        """Return RESULT."""
        self._emit(0x910003BF)  # mov sp, x29
        self._emit(0xA94153F3)  # ldp x19, x20, [sp, #16]
        self._emit(0xA9425BF5)  # ldp x21, x22, [sp, #32]
        self._emit(0xA8C37BFD)  # ldp x29, x30, [sp], #48
        self.returns.append(len(self.code))
        self._emit(0xD65F03C0)  # ret

    def finished(self) -> bytes:
        for place, label in self.jumps:
            distance = (self.labels[label] - place) // 4
            if not -(1 << 18) <= distance < 1 << 18:
                raise ValueError(f"{label} is too far away")
            (instruction,) = unpack_from("<I", self.code, place)
            pack_into("<I", self.code, place, instruction | (distance & 0x7FFFF) << 5)
        return bytes(self.code)
