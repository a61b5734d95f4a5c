"""The value of a constant expression, by the rules of C on LP64, or on Windows."""

from __future__ import annotations

import math
import operator
import re
import struct
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from pycparser import c_ast

from generator.layout import FLOATS, INTEGERS, POINTER
from generator.model import CType, Enum, Record
from generator.resolve import Resolver

INT = CType("int")
ON_WINDOWS = {**INTEGERS, "long": (4, True), "unsigned long": (4, False)}
CHAR_POINTER = CType("char", pointers=(False,))

_ARITHMETIC: dict[str, Callable[[Any, Any], Any]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "&": operator.and_,
    "|": operator.or_,
    "^": operator.xor,
}
_COMPARISONS: dict[str, Callable[[Any, Any], bool]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
_ESCAPES = {"n": 10, "t": 9, "r": 13, "\\": 92, "'": 39, '"': 34, "a": 7, "b": 8, "f": 12, "v": 11}


class NotConstant(Exception):
    """The expression cannot be computed; the message says why."""


@dataclass(frozen=True)
class Value:
    value: int | float | str
    type: CType
    given: CType | None = None
    """The type of a cast, or the enum of an enumerator."""


class Evaluator:
    """Computes expressions. ``lookup`` returns the value of an identifier, ``convert`` the type of a type name."""

    def __init__(
        self,
        resolver: Resolver,
        lookup: Callable[[str], Value | None],
        convert: Callable[[c_ast.Node], CType],
        windows: bool = False,
    ) -> None:
        self._integers = ON_WINDOWS if windows else INTEGERS
        self._wide = "long long" if windows else "long"
        """The type of 8 bytes to which others are converted."""
        self._resolver = resolver
        self._lookup = lookup
        self._convert = convert
        self._idle = False
        """True inside an operand that C does not evaluate: only its type counts, and it may divide by zero."""

    def integer(self, node: c_ast.Node) -> int:
        value = self.evaluate(node).value
        if not isinstance(value, int):
            raise NotConstant(f"{value!r} is not an integer")
        return value

    def evaluate(self, node: c_ast.Node) -> Value:
        if isinstance(node, c_ast.Constant):
            return literal(node.type, node.value, self._integers)
        if isinstance(node, c_ast.ID):
            found = self._lookup(node.name)
            if found is None:
                raise NotConstant(f"{node.name!r} is not a constant")
            return found
        if isinstance(node, c_ast.UnaryOp):
            return self._unary(node)
        if isinstance(node, c_ast.BinaryOp):
            return self._binary(node)
        if isinstance(node, c_ast.TernaryOp):
            return self._ternary(node)
        if isinstance(node, c_ast.Cast):
            ctype = self._convert(node.to_type)
            return replace(self._fit(self.evaluate(node.expr).value, ctype), given=ctype)
        raise NotConstant(f"{type(node).__name__} in a constant expression")

    def _unevaluated(self, node: c_ast.Node) -> Value:
        before, self._idle = self._idle, True
        try:
            return self.evaluate(node)
        finally:
            self._idle = before

    def _unary(self, node: c_ast.UnaryOp) -> Value:
        if node.op in ("sizeof", "_Alignof"):
            if isinstance(node.expr, c_ast.Typename):
                measured = self._convert(node.expr)
            elif isinstance(node.expr, c_ast.StructRef):
                measured = self._member(node.expr)
            else:
                measured = self._unevaluated(node.expr).type
            return Value(self._measure(measured, node.op), CType(f"unsigned {self._wide}"))
        operand = self._promote(self.evaluate(node.expr))
        if node.op == "!":
            return Value(int(not operand.value), INT)
        if isinstance(operand.value, str) or node.op not in ("+", "-", "~"):
            raise NotConstant(f"operator {node.op!r} in a constant expression")
        if node.op == "~":
            if not isinstance(operand.value, int):
                raise NotConstant("~ of something that is not an integer")
            return self._fit(~operand.value, operand.type)
        return self._fit(-operand.value if node.op == "-" else operand.value, operand.type)

    def _measure(self, ctype: CType, op: str) -> int:
        """The size or alignment of a type. A struct has that of LP64: one that differs on Windows is refused elsewhere."""
        bottom = self._resolver.bottom(ctype)
        if bottom.name in self._integers and not bottom.pointers:
            return self._integers[bottom.name][0] * (math.prod(bottom.array) if op == "sizeof" else 1)
        return (self._resolver.size if op == "sizeof" else self._resolver.align)(ctype)

    def _member(self, node: c_ast.StructRef) -> CType:
        """The type of a member, as in ``((struct pair *)0)->first``."""
        if isinstance(node.name, c_ast.StructRef):
            owner = self._member(node.name)
        elif isinstance(node.name, c_ast.Cast):
            owner = self._convert(node.name.to_type)
        else:
            raise NotConstant(f"the member {node.field.name!r} in a constant expression")
        bottom = self._resolver.bottom(owner)
        record = self._resolver.definition(bottom.name)
        for field in record.fields if isinstance(record, Record) else ():
            if field.name == node.field.name and len(bottom.pointers) == (node.type == "->"):
                return field.type
        raise NotConstant(f"{owner} has no member {node.field.name!r}")

    def _binary(self, node: c_ast.BinaryOp) -> Value:
        left = self._promote(self.evaluate(node.left))
        if node.op in ("&&", "||"):  # short circuit, as in 0 && 1/0
            result = bool(left.value)
            if result == (node.op == "&&"):
                result = bool(self.evaluate(node.right).value)
            return Value(int(result), INT)
        right = self._promote(self.evaluate(node.right))
        if isinstance(left.value, str) or isinstance(right.value, str):
            raise NotConstant("arithmetic with text")
        if node.op in ("<<", ">>"):
            return self._shift(node.op, left, right)
        common = self._common(left.type, right.type)
        a, b = self._fit(left.value, common).value, self._fit(right.value, common).value
        if node.op in _COMPARISONS:
            return Value(int(_COMPARISONS[node.op](a, b)), INT)
        if node.op in _ARITHMETIC:
            if common.name in FLOATS and node.op in "&|^":
                raise NotConstant(f"operator {node.op!r} on floating-point numbers")
            return self._fit(_ARITHMETIC[node.op](a, b), common)
        if node.op in ("/", "%") and not isinstance(a, str) and not isinstance(b, str):
            if not b and not self._idle:
                raise NotConstant("division by zero")
            b = b or 1
            if common.name in FLOATS:
                if node.op == "/":
                    return self._fit(a / b, common)
            else:
                quotient = abs(int(a)) // abs(int(b)) * (1 if (a < 0) == (b < 0) else -1)
                return self._fit(quotient if node.op == "/" else a - quotient * b, common)
        raise NotConstant(f"operator {node.op!r} in a constant expression")

    def _ternary(self, node: c_ast.TernaryOp) -> Value:
        arms = (node.iftrue, node.iffalse) if self.evaluate(node.cond).value else (node.iffalse, node.iftrue)
        chosen, other = _decayed(self.evaluate(arms[0])), _decayed(self._unevaluated(arms[1]))
        if chosen.type == other.type:
            return chosen
        left, right = self._promote(chosen), self._promote(other)
        if isinstance(left.value, str) or isinstance(right.value, str):
            raise NotConstant("a choice between text and something else")
        return self._fit(chosen.value, self._common(left.type, right.type))

    def _shift(self, op: str, left: Value, right: Value) -> Value:
        if not isinstance(left.value, int) or not isinstance(right.value, int):
            raise NotConstant("a shift of something that is not an integer")
        if self._idle:
            return left
        if not 0 <= right.value < self._integers[left.type.name][0] * 8:
            raise NotConstant(f"a shift by {right.value} bits")
        return self._fit(left.value << right.value if op == "<<" else left.value >> right.value, left.type)

    def _promote(self, operand: Value) -> Value:
        """Apply C's integer promotion: types narrower than int become int."""
        if isinstance(operand.value, str):
            return operand
        bottom = self._resolver.bottom(operand.type)
        if bottom.is_pointer:
            raise NotConstant("arithmetic with a pointer")
        definition = self._resolver.definition(bottom.name)
        if isinstance(definition, Enum):
            return Value(operand.value, INT if definition.signed else CType("unsigned int"))
        if bottom.name in self._integers and self._integers[bottom.name][0] < 4:
            return Value(operand.value, INT)
        return Value(operand.value, CType(bottom.name))

    def _common(self, left: CType, right: CType) -> CType:
        """The common type of two promoted operands."""
        for name in ("double", "float"):
            if name in (left.name, right.name):
                return CType(name)
        size, signed = max(
            self._integers[left.name], self._integers[right.name], key=lambda basic: (basic[0], not basic[1])
        )
        return CType(("" if signed else "unsigned ") + {4: "int", 8: self._wide}[size])

    def _fit(self, value: float | str, ctype: CType) -> Value:
        """The value after a cast to ``ctype``."""
        bottom = self._resolver.bottom(ctype)
        if isinstance(value, str):
            if bottom.is_pointer:
                return Value(value, ctype)
            raise NotConstant(f"text as {ctype}")
        if bottom.is_pointer or self._resolver.kind(bottom) == "callback":
            return Value(int(value) % (1 << 8 * POINTER), ctype)
        if bottom.name in FLOATS and not bottom.array:
            return Value(rounded(value, bottom.name), ctype)
        definition = self._resolver.definition(bottom.name)
        if isinstance(definition, Enum):
            size, signed = definition.size, definition.signed
        elif bottom.name in self._integers and not bottom.array:
            size, signed = self._integers[bottom.name]
        else:
            raise NotConstant(f"a cast to {ctype}")
        if bottom.name == "_Bool":
            return Value(int(bool(value)), ctype)
        wrapped = int(value) % (1 << 8 * size)
        return Value(wrapped - (1 << 8 * size) if signed and wrapped >> (8 * size - 1) else wrapped, ctype)


def rounded(value: float, name: str) -> float:
    """A number rounded to ``float`` or ``double``."""
    try:
        (value,) = struct.unpack("f", struct.pack("f", value)) if name == "float" else (float(value),)
    except OverflowError:
        value = math.inf
    if not math.isfinite(value):
        raise NotConstant(f"a number too large for {name}")
    return value


def enumerator_type(value: int) -> CType:
    """The type of an enumerator with this value in an expression, as GCC has it."""
    if -(1 << 31) <= value < 1 << 31:
        return INT
    return CType("unsigned int" if 0 <= value < 1 << 32 else "long" if value < 1 << 63 else "unsigned long")


def _decayed(value: Value) -> Value:
    """A literal text, an array, is a pointer in most expressions."""
    return replace(value, type=CHAR_POINTER) if value.type.array else value


def literal(kind: str, text: str, integers: Mapping[str, tuple[int, bool]] = INTEGERS) -> Value:
    """A literal as pycparser gives it."""
    if kind == "string" and text.startswith('"'):
        content = _unescape(text[1:-1])
        return Value(content, CType("char", array=(len(content.encode()) + 1,)))
    if kind == "char" and text.startswith("'"):
        character = _unescape(text[1:-1])
        if len(character) != 1 or not character.isascii():
            raise NotConstant(f"the literal {text}")
        return Value(ord(character), INT)
    if kind in ("double", "float"):
        digits = text.rstrip("fF") if kind == "float" else text
        return Value(rounded(float.fromhex(digits) if "x" in digits.lower() else float(digits), kind), CType(kind))
    if not kind.endswith("int"):
        raise NotConstant(f"the literal {text}")
    digits = text.rstrip("uUlL")
    suffix = text[len(digits) :].lower()
    prefix = digits[:2].lower()
    base = 16 if prefix == "0x" else 2 if prefix == "0b" else 8 if digits.startswith("0") else 10
    try:
        number = int(digits, base)
    except ValueError:  # several characters, or C23's 1'000
        raise NotConstant(f"the literal {text}") from None
    longs = min(suffix.count("l"), 1 if integers["long"][0] == 8 else 2)  # where a long has 8 bytes, it may be the type
    for name, (size, signed) in integers.items():
        words = name.split()
        if words[-1] not in ("int", "long") or words.count("long") < longs:
            continue
        # A decimal literal without u is never unsigned; a hexadecimal or octal one is if it needs the bit.
        if ("u" in suffix and signed) or (not signed and "u" not in suffix and base == 10):
            continue
        if number < 1 << (8 * size - signed):
            return Value(number, CType(name))
    raise NotConstant(f"{text} does not fit any integer type")


def _unescape(text: str) -> str:
    def character(match: re.Match[str]) -> str:
        code = int(match[1], 8) if match[1] else int(match[2], 16) if match[2] else _ESCAPES.get(match[3], 128)
        if code > 127:  # the value of such a char depends on the platform
            raise NotConstant(f"the escape sequence {match[0]}")
        return chr(code)

    return re.sub(r"\\(?:([0-7]{1,3})|x([0-9A-Fa-f]+)|(.))", character, text)
