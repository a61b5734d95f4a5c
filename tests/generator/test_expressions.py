"""Constant expressions have the same value as in C."""

from __future__ import annotations

import random
import shutil
import subprocess
from collections.abc import Callable

import pytest

from generator.expressions import NotConstant, Value, literal
from generator.model import CType, HeaderTable, Location
from generator.parse import Reader
from generator.preprocess import Preprocessed
from generator.syntax import expression, syntax_tree

PLACE = Location("sample.h", 7)

DECLARATIONS = """
typedef unsigned char small;
typedef struct queue *queue_t;
struct pair { int first; int second[3]; struct { char low; } inner; };
enum colour { RED, BLUE = 600, NEVER = -1 };
"""

VALUES: dict[str, tuple[int | float, str]] = {
    "42": (42, "int"),
    "0x2A": (42, "int"),
    "052": (42, "int"),
    "0": (0, "int"),
    "42u": (42, "unsigned int"),
    "42l": (42, "long"),
    "0x7fffffff": (0x7FFFFFFF, "int"),
    "0x80000000": (0x80000000, "unsigned int"),
    "2147483648": (2147483648, "long"),
    "0xffffffffffffffff": (0xFFFFFFFFFFFFFFFF, "unsigned long"),
    "'a'": (97, "int"),
    r"'\n'": (10, "int"),
    r"'\0'": (0, "int"),
    r"'\033'": (27, "int"),
    r"'\x1b'": (27, "int"),
    "sizeof(((struct pair *)0)->second)": (12, "unsigned long"),
    "sizeof(((struct pair *)0)->inner.low)": (1, "unsigned long"),
    "-1": (-1, "int"),
    "~0": (-1, "int"),
    "~0u": (0xFFFFFFFF, "unsigned int"),
    "~0ull": (0xFFFFFFFFFFFFFFFF, "unsigned long"),
    "-1u": (0xFFFFFFFF, "unsigned int"),
    "!5": (0, "int"),
    "+(small)7": (7, "int"),
    "1 + 2 * 3": (7, "int"),
    "(1 + 2) * 3": (9, "int"),
    "7 / 2": (3, "int"),
    "-7 / 2": (-3, "int"),
    "-7 % 2": (-1, "int"),
    "7 % -2": (1, "int"),
    "1 << 4 | 1": (17, "int"),
    "0xF0 & 0x3C ^ 1": (0x31, "int"),
    "1 << 31": (-(1 << 31), "int"),
    "1u << 31": (1 << 31, "unsigned int"),
    "-8 >> 1": (-4, "int"),
    "1 - 2u": (0xFFFFFFFF, "unsigned int"),
    "1 - 2ul": (0xFFFFFFFFFFFFFFFF, "unsigned long"),
    "-1 < 0": (1, "int"),
    "-1 < 0u": (0, "int"),
    "3 >= 3 && 2 != 2": (0, "int"),
    "0 && 1 / 0": (0, "int"),
    "1 || 1 / 0": (1, "int"),
    "RED == 0 ? 10 : 20": (10, "int"),
    "1 ? -1 : 0u": (0xFFFFFFFF, "unsigned int"),
    "0 ? 1.5f : 2": (2.0, "float"),
    "BLUE ? NEVER : 0l": (-1, "long"),
    "1 ? 2 : 1 / 0": (2, "int"),
    "0 ? 1 % 0u : 3": (3, "unsigned int"),
    "1 ? -1 : 0 ? 2 : ~(1 / 0u)": (0xFFFFFFFF, "unsigned int"),
    "1 ? 2 : 1l << 80": (2, "long"),
    "sizeof(1l / 0)": (8, "unsigned long"),
    "(small)0x1FF": (0xFF, "unsigned char"),
    "(signed char)0xFF": (-1, "signed char"),
    "(unsigned)-1": (0xFFFFFFFF, "unsigned int"),
    "(_Bool)7": (1, "_Bool"),
    "(long)-1": (-1, "long"),
    "BLUE + 1": (601, "int"),
    "NEVER": (-1, "int"),
    "BLUE | RED": (600, "int"),
    "sizeof(int)": (4, "unsigned long"),
    "sizeof(small)": (1, "unsigned long"),
    "sizeof(queue_t)": (8, "unsigned long"),
    "sizeof(enum colour)": (4, "unsigned long"),
    "sizeof(queue_t *) * 2": (16, "unsigned long"),
    "sizeof(char[3][5])": (15, "unsigned long"),
    "sizeof 1ll": (8, "unsigned long"),
    "64 - sizeof(queue_t) - 2 * sizeof(unsigned int)": (48, "unsigned long"),
    "_Alignof(double)": (8, "unsigned long"),
    r'sizeof("text\n")': (6, "unsigned long"),
    'sizeof("\N{GREEK SMALL LETTER ALPHA}")': (3, "unsigned long"),
    'sizeof((char *)"text")': (8, "unsigned long"),
    'sizeof(1 ? "text" : "word")': (8, "unsigned long"),
    '1 ? 2 : sizeof(0 ? "a" : "word")': (2, "unsigned long"),
    "1.5": (1.5, "double"),
    "1.5f": (1.5, "float"),
    "1 / 4.0": (0.25, "double"),
    "1.0f / 3": (0.3333333432674408, "float"),
    "(float)0.1": (0.10000000149011612, "float"),
    "16777217.0f": (16777216.0, "float"),
    "16777216.0f + 1": (16777216.0, "float"),
    "(int)-1.9": (-1, "int"),
    "0x1p4": (16.0, "double"),
}


@pytest.fixture(scope="module")
def evaluate() -> Callable[[str], Value]:
    reader = Reader(HeaderTable("sample", "1.0"), Preprocessed(""))
    for node in syntax_tree(f'# 1 "sample.h"\n{DECLARATIONS}'):
        reader.read(node)
    return lambda text: reader.evaluator.evaluate(expression(text, PLACE, ["small", "queue_t"]))


def test_repeated_evaluations_give_the_same_value(evaluate: Callable[[str], Value]) -> None:
    """Even if Python reuses the memory of the former."""
    values = {"sizeof(struct queue *)": 8, "64 - sizeof(enum colour)": 60, "1 + sizeof(struct queue *)": 9}
    for text in random.Random(1).choices([*values], k=1000):
        assert evaluate(text).value == values[text], text


@pytest.mark.parametrize("text", VALUES)
def test_value_and_type(text: str, evaluate: Callable[[str], Value]) -> None:
    value = evaluate(text)
    number, kind = VALUES[text]
    spelled = "unsigned char" if value.type.name == "small" else str(value.type)
    assert (value.value, type(value.value), spelled) == (number, type(number), kind)


def test_the_compiler_agrees_with_these_values() -> None:
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("no C compiler")
    checks = []
    for text, (number, kind) in VALUES.items():
        literal_text = f"{number}{'' if isinstance(number, float) else 'ull' if number > 0x7FFFFFFFFFFFFFFF else 'll'}"
        # C has two names for 64 bits here; the table needs one.
        others = {"long": "long long", "unsigned long": "unsigned long long"}.get(kind, "struct none *")
        checks.append(f'_Static_assert(({text}) == ({kind})({literal_text}), "value");')
        checks.append(f'_Static_assert(_Generic(({text}), {kind}: 1, {others}: 1, default: 0), "type");')
    source = DECLARATIONS + "\n".join(checks)
    command = [compiler, "-std=gnu11", "-w", "-fsyntax-only", "-x", "c", "-"]
    done = subprocess.run(command, input=source, capture_output=True, text=True, check=False)
    lines = source.splitlines()
    wrong = [lines[int(line.split(":")[1]) - 1] for line in done.stderr.splitlines() if " error: " in line]
    assert not wrong, "\n".join(wrong)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("unknown + 1", "'unknown' is not a constant"),
        ("1 / 0", "division by zero"),
        ("1 % 0", "division by zero"),
        ("1 ? 1 / 0 : 2", "division by zero"),
        ("(0 ? 1 / 0 : 0) + 1 / 0", "division by zero"),
        ("1 << 32", "a shift by 32 bits"),
        ("1 >> -1", "a shift by -1 bits"),
        ("1.5 << 1", "a shift of something that is not an integer"),
        ("1.5 & 1", "operator '&' on floating-point numbers"),
        ("~1.5", "~ of something that is not an integer"),
        ('"text" + 1', "arithmetic with text"),
        ('(int)"text"', "text as int"),
        ("(queue_t)1 + 1", "arithmetic with a pointer"),
        ("&RED", "operator '&'"),
        ("(RED = 1)", "Assignment in a constant expression"),
        ("function(1)", "FuncCall in a constant expression"),
        ("0x1ffffffffffffffff", "does not fit any integer type"),
        ("99999999999999999999", "does not fit any integer type"),
        ("L'x'", "the literal L'x'"),
        ("'ab'", "the literal 'ab'"),
        (r"'\377'", r"the escape sequence \377"),
        ("1e999", "a number too large for double"),
        ("1e39f", "a number too large for float"),
        ("1e308 * 10", "a number too large for double"),
        ('1 ? "text" : 0', "a choice between text and something else"),
        (r'"\xe4"', r"the escape sequence \xe4"),
        (r'"\x"', r"the escape sequence \x"),
        ("sizeof(((struct pair *)0)->third)", "pair * has no member 'third'"),
        ("sizeof(((struct pair *)0).first)", "pair * has no member 'first'"),
        ("sizeof(pair.first)", "the member 'first' in a constant expression"),
    ],
)
def test_a_missing_value_says_why(text: str, why: str, evaluate: Callable[[str], Value]) -> None:
    with pytest.raises(NotConstant) as caught:
        evaluate(text)
    assert why in str(caught.value)


def test_text() -> None:
    assert literal("string", r'"a \"b\"\n\033[0m\0"').value == 'a "b"\n\x1b[0m\0'


def test_a_cast_gives_a_type(evaluate: Callable[[str], Value]) -> None:
    assert evaluate("(queue_t)0x1") == Value(1, CType("queue_t"), given=CType("queue_t"))
    assert evaluate("(void *)-1").value == 0xFFFFFFFFFFFFFFFF
    assert evaluate("(small)1").given == CType("small")
    assert evaluate("(small)1 + 1").given is None
