"""Instructions of x86-64, with the calling convention of Linux (System V).

An :class:`Assembler` has operations common to all processors; registers are named by their roles.
"""

from __future__ import annotations

from struct import Struct, pack_into

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

RESULT = 0
"""The result of a called function."""
ARGUMENTS = (7, 6, 2, 1, 8, 9)
"""The first arguments, of this function and of those it calls; the others are on the stack."""
FIRST, SECOND = 10, 11
"""Scratch registers, lost at calls."""
POOL, VALUES, STATE, KEPT = 3, 12, 13, 14
"""Preserved by calls; :mod:`.writing` says what they have."""
_FRAME, _STACK = 5, 4
RETURN_SIZE = 1
STACKED = True
"""Structs of more than 16 bytes are passed on the stack, not by address."""
POSITIONAL = False
"""Whether a float takes the place of another argument's register."""
REALS = 8
"""The most floats passed in registers."""


class Unwinding:
    """DWARF data on an Assembler's code (:mod:`.unwinding`), in units of ``unit`` bytes; ``link`` holds the return
    address."""

    unit, link = 1, 16
    entry_frame = b"\x0c\x07\x08"  # DW_CFA_def_cfa: rsp + 8
    entry = entry_frame + b"\x90\x01"  # the return address is at CFA - 8
    prologue_size = 17
    prologue = bytes.fromhex(
        "45 0e 10 86 02"  # after endbr64 and push rbp: the CFA is rsp + 16, rbp is at CFA - 16
        "43 0d 06"  # after mov rbp, rsp: it is rbp + 16
        "49 83 03 8c 04 8d 05 8e 06 8f 07"  # after the other pushes: rbx, r12 to r15
    )


_SAVED = (3, 12, 13, 14, 15)
_LONG: tuple[tuple[int, ...], ...] = (), (0x41,)
"""Prefix of instructions with one of the upper registers."""
_four, _eight = Struct("<i").pack, Struct("<Q").pack
FRAME = 4096
"""The most bytes of a frame: a larger one could reach past the guard page of a thread's stack."""


class Assembler:
    """Collects code. The frame has ``slots`` slots of 8 bytes, at ascending addresses, for the code's variables."""

    ARGUMENTS: tuple[int, ...] = ARGUMENTS
    HOME = 0
    """Words of the stack below the arguments there, which a called function may use."""

    def __init__(self, slots: int, arguments: int) -> None:
        self.code = bytearray()
        self.labels: dict[str, int] = {}
        self.jumps: list[tuple[int, str]] = []
        self.first = -8 * (len(_SAVED) + slots)
        room = 8 * (slots + self.HOME + max(0, arguments - len(self.ARGUMENTS)))
        room += (8 - room) % 16
        if room + 8 * (2 + len(_SAVED)) > FRAME:
            raise ValueError(f"{slots} slots and {arguments} arguments are more than a frame holds")
        self.returns: list[int] = []
        """Offsets of the return instructions."""
        self._emit(0xF3, 0x0F, 0x1E, 0xFA)  # endbr64: a valid target of indirect branches
        self._emit(0x55)
        self.move(_FRAME, _STACK)
        for register in _SAVED:
            self._emit(*_LONG[register > 7], 0x50 | (register & 7))
        self._emit(0x48, 0x81, 0xEC)
        self.code += _four(room)

    def _emit(self, *code: int) -> None:
        self.code.extend(code)  # bytes of one byte are shared: a program may have let C write into them

    def _value(self, value: int, near: bool) -> None:
        """A signed value of one byte, or of four."""
        if near:
            self.code.append(value & 0xFF)
        else:
            self.code += _four(value)

    def _memory(self, opcode: int, register: int, base: int, offset: int, *, half: bool = False) -> None:
        """An instruction with a register, or its lower ``half``, and the memory at ``base + offset``."""
        near = -0x80 <= offset < 0x80  # shorter code needs less of the cache, which a driver's call empties
        wide = 0x40 if half else 0x48
        self._emit(wide | (register > 7) << 2 | (base > 7), opcode, 0x80 >> near | (register & 7) << 3 | (base & 7))
        if base & 7 == _STACK:
            self._emit(0x24)
        self._value(offset, near)

    def _registers(self, opcode: int, register: int, other: int) -> None:
        self._emit(0x48 | (other > 7) << 2 | (register > 7), opcode, 0xC0 | (other & 7) << 3 | (register & 7))

    def slot(self, index: int) -> int:
        """The offset of a slot in the frame."""
        return self.first + 8 * index

    def move(self, to: int, origin: int) -> None:
        self._registers(0x89, to, origin)

    def constant(self, to: int, value: int) -> None:
        if 0 <= value < 1 << 31:
            self._emit(*_LONG[to > 7], 0xB8 | (to & 7))
            self.code += _four(value)
        else:
            self._emit(0x48 | (to > 7), 0xB8 | (to & 7))
            self.code += _eight(value & (1 << 64) - 1)

    def add(self, to: int, one: int, other: int) -> None:
        """``to`` must differ from the other two."""
        self.move(to, one)
        self._registers(0x01, to, other)

    def subtract(self, to: int, one: int, other: int) -> None:
        """``to`` must differ from ``other``."""
        self.move(to, one)
        self._registers(0x29, to, other)

    def multiply(self, to: int, one: int, other: int) -> None:
        """``to`` must differ from ``other``."""
        self.move(to, one)
        self._emit(0x48 | (to > 7) << 2 | (other > 7), 0x0F, 0xAF, 0xC0 | (to & 7) << 3 | (other & 7))

    def shift_right(self, to: int, origin: int, count: int) -> None:
        """Divide by ``1 << count``, unsigned."""
        self.move(to, origin)
        self._emit(0x48 | (to > 7), 0xC1, 0xE8 | (to & 7), count)

    def offset(self, to: int, base: int, value: int) -> None:
        """``to`` becomes ``base`` plus a small number."""
        self._memory(0x8D, to, base, value)

    def load_joined(self, to: int, other: int, base: int, offset: int, factor: int, shift: int) -> None:
        """Load two 30-bit digits, of 4 bytes each, as one number; ``other`` is lost. The upper digit counts ``factor`` times,
        which is 0 or ``1 << shift``."""
        self._memory(0x8B, to, base, offset, half=True)
        self._memory(0x8B, other, base, offset + 4, half=True)
        self._emit(0x48 | (other > 7) << 2 | (factor > 7), 0x0F, 0xAF, 0xC0 | (other & 7) << 3 | (factor & 7))
        self._emit(0x48 | (other > 7), 0xC1, 0xE0 | (other & 7), 30 - shift)
        self._registers(0x09, to, other)

    def load(self, to: int, base: int, offset: int) -> None:
        self._memory(0x8B, to, base, offset)

    def store(self, base: int, offset: int, register: int) -> None:
        self._memory(0x89, register, base, offset)

    def load_half(self, to: int, base: int) -> None:
        """Load 4 bytes; the upper half becomes 0."""
        self._memory(0x8B, to, base, 0, half=True)

    def store_half(self, base: int, register: int) -> None:
        """Store the lower 4 bytes of a register."""
        self._memory(0x89, register, base, 0, half=True)

    def load_slot(self, to: int, index: int) -> None:
        self.load(to, _FRAME, self.slot(index))

    def store_slot(self, index: int, register: int) -> None:
        self.store(_FRAME, self.slot(index), register)

    def load_argument(self, to: int, index: int) -> None:
        """Load an argument of this function that its caller left on the stack: the first, the second and so on."""
        self.load(to, _FRAME, 16 + 8 * (self.HOME + index))

    def slot_address(self, to: int, index: int) -> None:
        self._memory(0x8D, to, _FRAME, self.slot(index))

    def store_double(self, index: int, single: bool) -> None:
        """Store the double that a function returned in a slot, as a C float if ``single``."""
        if single:
            self._emit(0xF2, 0x0F, 0x5A, 0xC0)  # cvtsd2ss xmm0, xmm0
        self._emit(0x66, 0x48, 0x0F, 0x7E, 0xC0)  # movq rax, xmm0
        self.store_slot(index, RESULT)

    def load_double(self, index: int, single: bool) -> None:
        """Load a slot as the double argument of the next call; convert it from a C float if ``single``."""
        self.load_slot(RESULT, index)
        self._emit(0x66, 0x48, 0x0F, 0x6E, 0xC0)  # movq xmm0, rax
        if single:
            self._emit(0xF3, 0x0F, 0x5A, 0xC0)  # cvtss2sd xmm0, xmm0

    def extend(self, to: int, origin: int, code: str) -> None:
        """Truncate a value to a C integer type, given by its struct code; a value that fits is unchanged."""
        if code == "I":
            self._emit(0x40 | (origin > 7) << 2 | (to > 7), 0x89, 0xC0 | (origin & 7) << 3 | (to & 7))
            return
        opcode = {"i": (0x63,), "h": (0x0F, 0xBF), "H": (0x0F, 0xB7), "b": (0x0F, 0xBE), "B": (0x0F, 0xB6)}[code]
        self._emit(0x48 | (to > 7) << 2 | (origin > 7), *opcode, 0xC0 | (to & 7) << 3 | (origin & 7))

    def label(self, name: str) -> None:
        if name in self.labels:
            raise ValueError(f"the label {name!r} is there already")
        self.labels[name] = len(self.code)

    def _jump(self, opcode: tuple[int, ...], label: str) -> None:
        self._emit(*opcode, 0, 0, 0, 0)
        self.jumps.append((len(self.code) - 4, label))

    def jump(self, label: str) -> None:
        self._jump((0xE9,), label)

    def if_equal(self, one: int, other: int, label: str) -> None:
        self._registers(0x39, one, other)
        self._jump((0x0F, 0x84), label)

    def if_different(self, one: int, other: int, label: str) -> None:
        self._registers(0x39, one, other)
        self._jump((0x0F, 0x85), label)

    def if_other(self, register: int, value: int, label: str) -> None:
        """Jump if a register differs from a small number, which is not negative."""
        near = value < 0x80
        self._emit(0x48 | (register > 7), 0x81 | near << 1, 0xF8 | (register & 7))  # cmp
        self._value(value, near)
        self._jump((0x0F, 0x85), label)

    def if_neither(self, register: int, value: int, label: str) -> None:
        """Jump if a register holds neither 0 nor ``value``, a small power of 2."""
        self._emit(0x48 | (register > 7), 0xF7, 0xC0 | (register & 7))  # test
        self.code += _four(~value)
        self._jump((0x0F, 0x85), label)

    def if_other_at(self, base: int, offset: int, register: int, label: str) -> None:
        """Jump if the memory at ``base + offset`` differs from a register."""
        self._memory(0x39, register, base, offset)
        self._jump((0x0F, 0x85), label)

    def if_below(self, one: int, other: int, label: str) -> None:
        """Jump if ``one`` is less than ``other``, both unsigned."""
        self._registers(0x39, one, other)
        self._jump((0x0F, 0x82), label)

    def if_zero(self, register: int, label: str) -> None:
        self._registers(0x85, register, register)
        self._jump((0x0F, 0x84), label)

    def if_not_zero(self, register: int, label: str) -> None:
        self._registers(0x85, register, register)
        self._jump((0x0F, 0x85), label)

    def call(self, address: int) -> None:
        """Call a function whose arguments are in their registers."""
        self.constant(SECOND, address)
        self.call_register(SECOND)

    def call_register(self, register: int) -> None:
        self._emit(0x31, 0xC0)  # xor eax, eax: no floats for functions with "..."
        self._emit(*_LONG[register > 7], 0xFF, 0xD0 | (register & 7))

    def pass_slots(
        self, slots: Sequence[int | None], reals: Collection[int] = (), stacked: Collection[int] = ()
    ) -> None:
        """Pass the contents of these slots as a function's arguments: those among ``reals`` as floats, those among
        ``stacked`` on the stack. None leaves a register as it is."""
        words: list[int | None] = []
        floats: list[int] = []
        others: list[int] = []
        for index in slots:
            if index is None:
                words.append(None)
            elif index in reals:
                floats.append(index)
            elif index in stacked or len(words) == len(self.ARGUMENTS):
                others.append(index)
            else:
                words.append(index)
        if len(floats) > REALS:
            raise ValueError(f"{len(floats)} floats are more than the registers hold")
        for register, index in zip(self.ARGUMENTS, words):
            if index is not None:
                self.load_slot(register, index)
        self._stack_slots(others)
        for register, index in enumerate(floats):
            self._load_float(register, index)

    def stack(self, place: int, register: int) -> None:
        """Pass the content of a register on the stack, as the first argument there, the second and so on."""
        self.store(_STACK, 8 * (self.HOME + place), register)

    def _stack_slots(self, slots: Sequence[int | None]) -> None:
        for place, index in enumerate(slots):
            if index is not None:
                self.load_slot(SECOND, index)
                self.stack(place, SECOND)

    def _load_float(self, register: int, index: int) -> None:
        self._emit(0xF2, 0x0F, 0x10, 0x85 | register << 3)  # movsd xmmN, [rbp + offset]
        self.code += _four(self.slot(index))

    def leave(self) -> None:
        """Return RESULT."""
        self._memory(0x8D, _STACK, _FRAME, -8 * len(_SAVED))
        for register in reversed(_SAVED):
            self._emit(*_LONG[register > 7], 0x58 | (register & 7))
        self._emit(0x5D)
        self.returns.append(len(self.code))
        self._emit(0xC3)

    def finished(self) -> bytes:
        for place, label in self.jumps:
            pack_into("<i", self.code, place, self.labels[label] - place - 4)
        return bytes(self.code)
