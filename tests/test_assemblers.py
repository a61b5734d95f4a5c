"""The package's assemblers write the same bytes as the assembler of binutils.

This needs ``as`` and ``objcopy`` for the processor, but not the processor. The bytes do not depend on the Python.
"""

from __future__ import annotations

import importlib
import inspect
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

FRAMES = [(40, 0), (41, 6), (40, 7), (41, 8), (40, 9), (41, 16), (495, 3)]
"""Numbers of slots and of arguments of the C function."""
NUMBERS = [
    *(0, 1, 5, 0xFFFF, 0x10000, 0x12345678, (1 << 31) - 1, 1 << 31, (1 << 32) - 1, 1 << 32, 0xFFFF0000),
    *(0x7F00_1234_5678_9ABC, 0x1_0000_0001, 0xFFFF_0000_FFFF_1234, 0x1234_FFFF_FFFF_FFFF, (1 << 63) - 1, 1 << 63),
    *((1 << 64) - 1, (1 << 64) - 2, (1 << 64) - 0x10000, (1 << 64) - 0x12345678, -1, -2, -(1 << 63)),
]
OFFSETS = [
    0,
    8,
    16,
    32,
    64,
    248,
    256,
    4088,
    4096,
    32760,
    32768,
    40000,
    127,
    128,
    -8,
    -128,
    -129,
    -256,
    -264,
    4,
    12,
    257,
]


def width(offset: int) -> str:
    return "{disp8}" if -0x80 <= offset < 0x80 else "{disp32}"


class X86:
    """Text for GNU's assembler.

    The package encodes an offset in 8 bits where it fits, also 0; {disp8} makes GNU's assembler do the same.
    """

    prefix = "x86_64-linux-gnu-"
    machine = "x86_64"
    module = "x86_64"
    head = [".intel_syntax noprefix"]
    names = "rax rcx rdx rbx rsp rbp rsi rdi r8 r9 r10 r11 r12 r13 r14 r15".split()
    saved = ["rbx", "r12", "r13", "r14", "r15"]
    registers = [7, 6, 2, 1, 8, 9]
    home = 0

    def __init__(self, slots: int, arguments: int) -> None:
        self.first = -8 * (5 + slots)
        room = 8 * (slots + self.home + max(0, arguments - len(self.registers)))
        self.room = room + (8 if room % 16 == 0 else 0)

    def name(self, register: int, size: int = 64) -> str:
        name = self.names[register]
        if size == 64:
            return name
        if name[1:].isdigit():
            return name + {32: "d", 16: "w", 8: "b"}[size]
        short = name[1:]
        return {32: f"e{short}", 16: short, 8: short[0] + "l" if short[1] == "x" else short + "l"}[size]

    def start(self) -> list[str]:
        return [
            "endbr64",
            "push rbp",
            "mov rbp, rsp",
            *[f"push {name}" for name in self.saved],
            f"sub rsp, {self.room}",
        ]

    def move(self, to: int, origin: int) -> list[str]:
        return [f"mov {self.name(to)}, {self.name(origin)}"]

    def constant(self, to: int, value: int) -> list[str]:
        if 0 <= value < 1 << 31:
            return [f"mov {self.name(to, 32)}, {value}"]
        return [f"movabs {self.name(to)}, {value}"]

    def add(self, to: int, one: int, other: int) -> list[str]:
        return [*self.move(to, one), f"add {self.name(to)}, {self.name(other)}"]

    def subtract(self, to: int, one: int, other: int) -> list[str]:
        return [*self.move(to, one), f"sub {self.name(to)}, {self.name(other)}"]

    def multiply(self, to: int, one: int, other: int) -> list[str]:
        return [*self.move(to, one), f"imul {self.name(to)}, {self.name(other)}"]

    def shift_right(self, to: int, origin: int, count: int) -> list[str]:
        return [*self.move(to, origin), f"shr {self.name(to)}, {count}"]

    def offset(self, to: int, base: int, value: int) -> list[str]:
        return [f"{width(value)} lea {self.name(to)}, [{self.name(base)} + {value}]"]

    def load_joined(self, to: int, other: int, base: int, offset: int, factor: int, shift: int) -> list[str]:
        def digit(register: int, offset: int) -> str:
            rex = "" if max(register, base) > 7 else "rex "
            return f"{width(offset)} {rex}mov {self.name(register, 32)}, [{self.name(base)} + {offset}]"

        upper = [f"imul {self.name(other)}, {self.name(factor)}", f"shl {self.name(other)}, {30 - shift}"]
        return [digit(to, offset), digit(other, offset + 4), *upper, f"or {self.name(to)}, {self.name(other)}"]

    def load(self, to: int, base: int, offset: int) -> list[str]:
        return [f"{width(offset)} mov {self.name(to)}, [{self.name(base)} + {offset}]"]

    def store(self, base: int, offset: int, register: int) -> list[str]:
        return [f"{width(offset)} mov [{self.name(base)} + {offset}], {self.name(register)}"]

    def load_half(self, to: int, base: int) -> list[str]:
        rex = "" if max(to, base) > 7 else "rex "
        return [f"{width(0)} {rex}mov {self.name(to, 32)}, [{self.name(base)} + 0]"]

    def store_half(self, base: int, register: int) -> list[str]:
        rex = "" if max(register, base) > 7 else "rex "
        return [f"{width(0)} {rex}mov [{self.name(base)} + 0], {self.name(register, 32)}"]

    def load_slot(self, to: int, index: int) -> list[str]:
        return self.load(to, 5, self.first + 8 * index)

    def store_slot(self, index: int, register: int) -> list[str]:
        return self.store(5, self.first + 8 * index, register)

    def load_argument(self, to: int, index: int) -> list[str]:
        return self.load(to, 5, 16 + 8 * (self.home + index))

    def slot_address(self, to: int, index: int) -> list[str]:
        offset = self.first + 8 * index
        return [f"{width(offset)} lea {self.name(to)}, [rbp + {offset}]"]

    def store_double(self, index: int, single: bool) -> list[str]:
        return [*(["cvtsd2ss xmm0, xmm0"] if single else []), "movq rax, xmm0", *self.store_slot(index, 0)]

    def load_double(self, index: int, single: bool) -> list[str]:
        return [*self.load_slot(0, index), "movq xmm0, rax", *(["cvtss2sd xmm0, xmm0"] if single else [])]

    def extend(self, to: int, origin: int, code: str) -> list[str]:
        if code == "I":
            rex = "" if max(to, origin) > 7 else "rex "
            return [f"{rex}mov {self.name(to, 32)}, {self.name(origin, 32)}"]
        size = {"i": 32, "h": 16, "b": 8}[code.lower()]
        operation = "movsxd" if code == "i" else "movzx" if code.isupper() else "movsx"
        return [f"{operation} {self.name(to)}, {self.name(origin, size)}"]

    def jump(self, label: str) -> list[str]:
        return [f"jmp {label}"]

    def _compared(self, one: int, other: int, jump: str) -> list[str]:
        return [f"cmp {self.name(one)}, {self.name(other)}", jump]

    def if_equal(self, one: int, other: int, label: str) -> list[str]:
        return self._compared(one, other, f"je {label}")

    def if_different(self, one: int, other: int, label: str) -> list[str]:
        return self._compared(one, other, f"jne {label}")

    def if_other(self, register: int, value: int, label: str) -> list[str]:
        plain = f".byte 0x48, 0x81, 0xf8; .long {value}"  # rax has a shorter form, which the package does not use
        return [plain if register == 0 and value > 127 else f"cmp {self.name(register)}, {value}", f"jne {label}"]

    def if_neither(self, register: int, value: int, label: str) -> list[str]:
        plain = f".byte 0x48, 0xf7, 0xc0; .long {~value}"
        return [f"test {self.name(register)}, {~value}" if register else plain, f"jne {label}"]

    def if_other_at(self, base: int, offset: int, register: int, label: str) -> list[str]:
        return [f"{width(offset)} cmp [{self.name(base)} + {offset}], {self.name(register)}", f"jne {label}"]

    def if_below(self, one: int, other: int, label: str) -> list[str]:
        return self._compared(one, other, f"jb {label}")

    def if_zero(self, register: int, label: str) -> list[str]:
        return [f"test {self.name(register)}, {self.name(register)}", f"je {label}"]

    def if_not_zero(self, register: int, label: str) -> list[str]:
        return [f"test {self.name(register)}, {self.name(register)}", f"jne {label}"]

    def call(self, address: int) -> list[str]:
        return [*self.constant(11, address), *self.call_register(11)]

    def call_register(self, register: int) -> list[str]:
        return ["xor eax, eax", f"call {self.name(register)}"]

    def stack(self, place: int, register: int) -> list[str]:
        return self.store(4, 8 * (self.home + place), register)

    def load_float(self, register: int, index: int) -> str:
        return f"{{disp32}} movsd xmm{register}, [rbp + {self.first + 8 * index}]"

    def pass_slots(self, slots: list[Any], reals: Any = (), stacked: Any = ()) -> list[str]:
        words = [index for index in slots if index not in reals and index not in stacked][:6]
        lines, rest, floats = [], 0, 0
        for index in slots:
            if index in words and index is not None:
                lines += self.load_slot(self.registers[words.index(index)], index)
        for index in slots:
            if index not in words and index not in reals:
                lines += [*self.load_slot(11, index), *self.stack(rest, 11)]
                rest += 1
        for index in slots:
            if index in reals:
                lines.append(self.load_float(floats, index))
                floats += 1
        return lines

    def leave(self) -> list[str]:
        pops = [f"pop {name}" for name in reversed(self.saved)]
        return ["lea rsp, [rbp - 40]", *pops, "pop rbp", "ret"]


class X86OnWindows(X86):
    """The same with the calling convention of Windows."""

    module = "x86_64_windows"
    registers = [1, 2, 8, 9]
    home = 4

    def pass_slots(self, slots: list[Any], reals: Any = (), stacked: Any = ()) -> list[str]:
        lines = []
        for place, index in enumerate(slots[:4]):
            if index in reals:
                lines.append(self.load_float(place, index))
            elif index is not None:
                lines += self.load_slot(self.registers[place], index)
        for place, index in enumerate(slots[4:]):
            lines += [*self.load_slot(11, index), *self.stack(place, 11)] if index is not None else []
        return lines


class ARM:
    """Text for GNU's assembler."""

    prefix = "aarch64-linux-gnu-"
    machine = "aarch64"
    module = "aarch64"
    head = [".arch armv8-a"]

    def __init__(self, slots: int, arguments: int) -> None:
        self.first = 8 * max(0, arguments - 8)
        self.room = (self.first + 8 * slots + 15) // 16 * 16

    def name(self, register: int) -> str:
        return "sp" if register == 31 else f"x{register}"

    def start(self) -> list[str]:
        lines = [
            "hint #34",
            "stp x29, x30, [sp, #-48]!",
            "stp x19, x20, [sp, #16]",
            "stp x21, x22, [sp, #32]",
            "mov x29, sp",
        ]
        lines.append(f"sub sp, sp, #{self.room & 0xFFF}")
        return lines + ([f"sub sp, sp, #{self.room >> 12}, lsl #12"] if self.room >> 12 else [])

    def move(self, to: int, origin: int) -> list[str]:
        return [f"mov x{to}, x{origin}"]

    def constant(self, to: int, value: int) -> list[str]:
        text = f"{value % (1 << 64):016x}"
        parts = {48 - 4 * place: text[place : place + 4] for place in (0, 4, 8, 12)}
        zeros, ones = (list(parts.values()).count(part) for part in ("0000", "ffff"))
        rest, start = ("ffff", "movn") if ones > zeros else ("0000", "movz")
        lines: list[str] = []
        for shift in sorted(parts):
            if parts[shift] != rest:
                part = int(parts[shift], 16)
                if lines:
                    lines.append(f"movk x{to}, #{part}, lsl #{shift}")
                else:
                    lines.append(f"{start} x{to}, #{part if start == 'movz' else 0xFFFF - part}, lsl #{shift}")
        return lines or [f"{start} x{to}, #0"]

    def add(self, to: int, one: int, other: int) -> list[str]:
        return [f"add x{to}, x{one}, x{other}"]

    def subtract(self, to: int, one: int, other: int) -> list[str]:
        return [f"sub x{to}, x{one}, x{other}"]

    def multiply(self, to: int, one: int, other: int) -> list[str]:
        return [f"mul x{to}, x{one}, x{other}"]

    def shift_right(self, to: int, origin: int, count: int) -> list[str]:
        return [f"lsr x{to}, x{origin}, #{count}"]

    def offset(self, to: int, base: int, value: int) -> list[str]:
        operation, value = ("add", value) if value >= 0 else ("sub", -value)
        lines = [f"{operation} x{to}, x{base}, #{value & 0xFFF}"]
        return lines + ([f"{operation} x{to}, x{to}, #{value >> 12}, lsl #12"] if value >> 12 else [])

    def load_joined(self, to: int, other: int, base: int, offset: int, factor: int, shift: int) -> list[str]:
        digits = [f"lsr x{to}, x{other}, #32", f"mul x{to}, x{to}, x{factor}", f"and x{other}, x{other}, #0x3fffffff"]
        return [*self.load(other, base, offset), *digits, f"orr x{to}, x{other}, x{to}, lsl #{30 - shift}"]

    def _memory(self, operation: str, register: int, base: int, offset: int) -> list[str]:
        if offset % 8 == 0 and 0 <= offset <= 32760 or -256 <= offset <= 255:
            return [f"{operation} x{register}, [{self.name(base)}, #{offset}]"]
        return [*self.constant(16, offset), f"{operation} x{register}, [{self.name(base)}, x16]"]

    def load(self, to: int, base: int, offset: int) -> list[str]:
        return self._memory("ldr", to, base, offset)

    def store(self, base: int, offset: int, register: int) -> list[str]:
        return self._memory("str", register, base, offset)

    def load_half(self, to: int, base: int) -> list[str]:
        return [f"ldr w{to}, [{self.name(base)}]"]

    def store_half(self, base: int, register: int) -> list[str]:
        return [f"str w{register}, [{self.name(base)}]"]

    def load_slot(self, to: int, index: int) -> list[str]:
        return self.load(to, 31, self.first + 8 * index)

    def store_slot(self, index: int, register: int) -> list[str]:
        return self.store(31, self.first + 8 * index, register)

    def load_argument(self, to: int, index: int) -> list[str]:
        return self.load(to, 29, 48 + 8 * index)

    def slot_address(self, to: int, index: int) -> list[str]:
        offset = self.first + 8 * index
        lines = [f"add x{to}, sp, #{offset & 0xFFF}"]
        return lines + ([f"add x{to}, x{to}, #{offset >> 12}, lsl #12"] if offset >> 12 else [])

    def store_double(self, index: int, single: bool) -> list[str]:
        return [*(["fcvt s0, d0"] if single else []), "fmov x0, d0", *self.store_slot(index, 0)]

    def load_double(self, index: int, single: bool) -> list[str]:
        return [*self.load_slot(0, index), "fmov d0, x0", *(["fcvt d0, s0"] if single else [])]

    def extend(self, to: int, origin: int, code: str) -> list[str]:
        if code == "I":
            return [f"ubfx w{to}, w{origin}, #0, #32"]
        letter = {"i": "w", "h": "h", "b": "b"}[code.lower()]
        return [f"uxt{letter} w{to}, w{origin}" if code.isupper() else f"sxt{letter} x{to}, w{origin}"]

    def jump(self, label: str) -> list[str]:
        return [f"b.al {label}"]

    def if_equal(self, one: int, other: int, label: str) -> list[str]:
        return [f"cmp x{one}, x{other}", f"b.eq {label}"]

    def if_different(self, one: int, other: int, label: str) -> list[str]:
        return [f"cmp x{one}, x{other}", f"b.ne {label}"]

    def if_other(self, register: int, value: int, label: str) -> list[str]:
        if value < 4096:
            return [f"cmp x{register}, #{value}", f"b.ne {label}"]
        return [*self.constant(16, value), *self.if_different(register, 16, label)]

    def if_neither(self, register: int, value: int, label: str) -> list[str]:
        return [f"tst x{register}, #{~value}", f"b.ne {label}"]

    def if_other_at(self, base: int, offset: int, register: int, label: str) -> list[str]:
        return [*self.load(16, base, offset), *self.if_different(16, register, label)]

    def if_below(self, one: int, other: int, label: str) -> list[str]:
        return [f"cmp x{one}, x{other}", f"b.lo {label}"]

    def if_zero(self, register: int, label: str) -> list[str]:
        return [f"cbz x{register}, {label}"]

    def if_not_zero(self, register: int, label: str) -> list[str]:
        return [f"cbnz x{register}, {label}"]

    def call(self, address: int) -> list[str]:
        return [*self.constant(16, address), *self.call_register(16)]

    def call_register(self, register: int) -> list[str]:
        return [f"blr x{register}"]

    def stack(self, place: int, register: int) -> list[str]:
        return self.store(31, 8 * place, register)

    def pass_slots(self, slots: list[Any], reals: Any = (), stacked: Any = ()) -> list[str]:
        lines: list[str] = []
        for place, index in enumerate(index for index in slots if index not in reals):
            lines += [] if index is None else self.load_slot(place if place < 8 else 10, index)
            if place >= 8:
                lines += self.store(31, 8 * (place - 8), 10)
        for place, index in enumerate(index for index in slots if index in reals):
            lines.append(f"ldr d{place}, [sp, #{self.first + 8 * index}]")
        return lines

    def leave(self) -> list[str]:
        restored = ["ldp x19, x20, [sp, #16]", "ldp x21, x22, [sp, #32]", "ldp x29, x30, [sp], #48"]
        return ["mov sp, x29", *restored, "ret"]


def operations(module: Any, slots: int, arguments: int) -> Iterator[tuple[Any, ...]]:
    """Every operation with every register that has a role. Jumps go to labels before and after the other operations."""
    roles = [module.RESULT, *module.ARGUMENTS, module.FIRST, module.SECOND]
    roles = list(dict.fromkeys([*roles, module.POOL, module.VALUES, module.STATE, module.KEPT]))
    last = slots - 1
    for one in roles:
        for value in NUMBERS:
            yield "constant", one, value
        for index in (0, 1, last):
            yield "load_slot", one, index
            yield "store_slot", index, one
            yield "slot_address", one, index
            yield "load_argument", one, index
        yield "call_register", one
        for label in ("before", "behind"):
            yield "if_zero", one, label
            yield "if_not_zero", one, label
            for value in (0, 1, 16, 127, 128, 200, 4095, 4096, 1 << 20):
                yield "if_other", one, value, label
            for value in (1, 2, 8, 1 << 20):
                yield "if_neither", one, value, label
        for other in roles:
            yield "move", one, other
            for count in (8, 32, 63):
                yield "shift_right", one, other, count
            yield "load_half", one, other
            yield "store_half", one, other
            for code in "iIhHbB":
                yield "extend", one, other, code
            for offset in OFFSETS:
                yield "load", one, other, offset
                yield "store", one, offset, other
                yield "offset", one, other, offset
                yield "if_other_at", one, offset, other, "behind"
            for label in ("before", "behind"):
                yield "if_equal", one, other, label
                yield "if_different", one, other, label
                yield "if_below", one, other, label
            if one != other:
                yield "add", one, other, module.FIRST if one != module.FIRST else module.SECOND
                base, factor = [role for role in roles if role not in (one, other)][:2]
                for shift in (0, 3):
                    yield "load_joined", one, other, base, 24, factor, shift
                yield "subtract", one, one, other
                yield "multiply", one, one, other
    for label in ("before", "behind"):
        yield "jump", label
    for value in NUMBERS:
        yield "call", value
    for single in (False, True):
        yield "store_double", last, single
        yield "load_double", last, single
    passed = [(7 * i + 3) % slots for i in range(arguments)]
    yield "pass_slots", passed
    yield "pass_slots", passed, passed[1:9]
    yield "pass_slots", [None, *passed[:1], None, *passed[1:4]]
    for place in (0, 1, 7):
        for one in roles:
            yield "stack", place, one
    if module.STACKED:
        yield "pass_slots", passed, passed[:1], passed[2:5]
    yield ("leave",)


def assembled(text: Any, lines: list[str], folder: Path) -> bytes:
    """Assemble the lines with binutils."""
    own = os.uname().machine == text.machine and not shutil.which(f"{text.prefix}as")
    prefix = "" if own else text.prefix
    for tool in ("as", "objcopy"):
        if not shutil.which(prefix + tool):
            pytest.skip(f"no {prefix}{tool} here")
    source, compiled, plain = folder / "code.s", folder / "code.o", folder / "code"
    source.write_text("\n".join([*text.head, ".text", *lines, ""]), "utf-8")
    for command in (
        [f"{prefix}as", "-o", str(compiled), str(source)],
        [f"{prefix}objcopy", "-O", "binary", "-j", ".text", str(compiled), str(plain)],
    ):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr[:2000]
    return plain.read_bytes()


@pytest.mark.parametrize("frame", FRAMES, ids=lambda frame: f"{frame[0]}-{frame[1]}")
@pytest.mark.parametrize("text", [X86, X86OnWindows, ARM])
def test_each_operation_is_written_as_binutils_would(text: Any, frame: tuple[int, int], tmp_path: Path) -> None:
    module = importlib.import_module(f"cuda_ctypes._floor.native.{text.module}")
    ours, theirs = module.Assembler(*frame), text(*frame)
    lines, places = theirs.start(), []
    ours.label("before")
    lines.append("before:")
    names = {name for name, _ in inspect.getmembers(module.Assembler, inspect.isfunction) if name[0] != "_"}
    for name, *arguments in operations(module, *frame):
        names.discard(name)
        places.append((len(ours.code), name, arguments))
        getattr(ours, name)(*arguments)
        lines += getattr(theirs, name)(*arguments)
    ours.label("behind")
    lines.append("behind:")
    assert names <= {"label", "finished", "slot"}, f"operations without a test: {names}"
    found, wanted = ours.finished(), assembled(text, lines, tmp_path)
    if found != wanted:
        wrong = next(
            (i for i, pair in enumerate(zip(found, wanted)) if pair[0] != pair[1]), min(len(found), len(wanted))
        )
        where = max(
            (place for place in places if place[0] <= wrong), default=(0, "start", frame), key=lambda place: place[0]
        )
        pytest.fail(
            f"{where[1]}{tuple(where[2])} at byte {wrong}: {found[where[0] :][:24].hex(' ')}, "
            f"binutils has {wanted[where[0] :][:24].hex(' ')}"
        )


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        (X86, ["endbr64", "mov rax, [rdi + 32]", "mov rdi, [rdi + 40]", "jmp rax"]),
        (X86OnWindows, ["endbr64", "mov rax, [rcx + 32]", "mov rcx, [rcx + 40]", "jmp rax"]),
        (ARM, ["hint #34", "ldr x16, [x0, #32]", "ldr x0, [x0, #40]", "br x16"]),
    ],
)
def test_the_code_that_goes_on_elsewhere(text: Any, lines: list[str], tmp_path: Path) -> None:
    if sys.implementation.name == "pypy":
        pytest.skip("PyPy has no machine code")
    from cuda_ctypes._floor import FREE_THREADED, builtins

    if FREE_THREADED:
        pytest.skip("without the GIL, one word leads to both")
    assert bytes.fromhex(builtins.START[text.module]) == assembled(text, lines, tmp_path)
    assert builtins.BYTES == 32
