"""A damaged header gives a clear error or a complete table, never a table that silently lacks declarations."""

from __future__ import annotations

import re
import shutil
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from generator import descriptor, preprocess
from generator.descriptor import Descriptor
from generator.errors import HeaderError
from generator.model import CType, Field, HeaderTable
from generator.parse import parse

SAMPLE = Path(__file__).with_name("sample.h").read_text("utf-8")
LINES = SAMPLE.splitlines(keepends=True)
GROUPS = ("functions", "enums", "records", "typedefs", "callbacks", "constants", "inlines")


def table_of(text: str, folder: Path, compiler: str | None = None) -> HeaderTable:
    """The table of a library whose only header is ``sample.h`` with this text."""
    (folder / "sample.h").write_text(text, "utf-8")
    library = Descriptor("sample", headers=["sample.h"], packages=[], constants="^SMP_")
    preprocessed = preprocess.preprocess_in(library, [folder], compiler=compiler)
    return parse(preprocessed, "sample", "1.0", library.constants)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> HeaderTable:
    return table_of(SAMPLE, tmp_path_factory.mktemp("whole"))


def counts(table: HeaderTable) -> dict[str, int]:
    return {group: len(getattr(table, group)) for group in GROUPS}


def own(table: HeaderTable, group: str) -> list[Any]:
    return [item for item in getattr(table, group) if item.location.header == "sample.h"]


def test_the_sample_is_read_whole(whole: HeaderTable) -> None:
    assert counts(whole) == {
        "functions": 10,
        "enums": 3,
        "records": 9,
        "typedefs": 9 + len({"size_t", "uint64_t"}),
        "callbacks": 4,
        "constants": 2 + 8,
        "inlines": 1,
    }


@cache
def is_between_declarations(line: int) -> bool:
    """Whether the sample could end after this line, judged without the generator."""
    text = "".join(LINES[:line])
    if text.count("/*") != text.count("*/") or len(re.findall("^#if", text, re.MULTILINE)) != text.count("#endif"):
        return False
    code = re.sub(r"/\*.*?\*/|^#.*?$", "", text, flags=re.DOTALL | re.MULTILINE).strip()
    return code.count("{") == code.count("}") and (not code or code[-1] == ";" or code.endswith(";\n}"))


def test_cut_off_at_any_line(whole: HeaderTable, tmp_path: Path) -> None:
    wrong = []
    errors = right = 0
    previous = dict.fromkeys(GROUPS, 0)
    for line in range(len(LINES)):
        try:
            table = table_of("".join(LINES[:line]), tmp_path)
        except HeaderError as error:
            errors += 1
            if is_between_declarations(line):
                wrong.append(f"cut after line {line}, between two declarations: {error}")
            elif error.location.header != "sample.h" or not 0 < error.location.line <= line or not error.construct:
                wrong.append(f"cut after line {line}: the error does not say where: {error}")
            continue
        right += 1
        if not is_between_declarations(line):
            wrong.append(f"cut after line {line}, in the middle of a declaration: no error")
        for group in GROUPS:
            expected = [item for item in own(whole, group) if item.location.line <= line]
            if own(table, group) != expected:
                wrong.append(f"cut after line {line}: other {group} than the whole header has until there")
        if any(counts(table)[group] < previous[group] for group in GROUPS):
            wrong.append(f"cut after line {line}: fewer declarations than from a shorter header")
        previous = counts(table)
        if line < len(LINES) - 1 and sum(previous.values()) >= sum(counts(whole).values()):
            wrong.append(f"cut after line {line}: the counts do not show that something is missing")
    assert not wrong, "\n".join(wrong)
    assert errors > 40 and right > 20, "the sample no longer has cuts of both kinds"


SECOND = """\
#pragma once
int secondInit(int flags);
"""


def test_a_header_that_ends_too_early_is_named_although_another_one_follows(tmp_path: Path) -> None:
    (tmp_path / "first.h").write_text("#pragma once\nint firstInit(int\n", "utf-8")
    (tmp_path / "second.h").write_text(SECOND, "utf-8")
    library = Descriptor("sample", headers=["first.h", "second.h"], packages=[])
    with pytest.raises(HeaderError, match=r"^first\.h:2: .*ends in the middle"):
        parse(preprocess.preprocess_in(library, [tmp_path]), "sample", "1.0", "^$")


DAMAGES = [
    ("(smpQueue queue, const smpExtent", "(smpQueue queue const smpExtent", "108: syntax error before 'const'"),
    ("    SMP_LATE = 600,", "    SMP_LATE = 600 +,", "syntax error"),
    ("    smpMode mode;", "    smpMood mode;", "'smpMood' is not a declared type"),
    ("typedef int smpDevice;", "typedef int smpDevices;", "'smpDevice' is not a declared type"),
    ("typedef struct smpExtent_st {", "typedef struct smpOther_st {", None),
    ("} smpExtent;", "} smpExtents;", "'smpExtent' is not a declared type"),
    ("((smpQueue)0x1)", "((smpQueues)0x1)", "the macro 'SMP_DEFAULT_QUEUE': 'smpQueues' is not a declared type"),
    ("SMP_MODE_ALIAS SMP_MODE_SLOW", "SMP_MODE_ALIAS SMP_MODE_SLOWER", "'SMP_MODE_SLOWER' is not a constant"),
    ("2 * sizeof(void *)", "3 * sizeof(void *)", "a static assertion does not hold"),
    ("void smpFinish(void);", "void smpFinish();", None),
    ("void smpFinish(void);", "int smpFinished;", "the variable 'smpFinished'"),
    ("void smpFinish(void);", "smpFinish(void);", "syntax error"),
    ("void smpFinish(void);", "static void smpFinish(void);", None),
    ("void smpFinish(void);", "void smpFinish(void) {}", "has a body, but is neither static nor inline"),
    ("void smpFinish(void);", 'void smpFinish(void) __asm__("finish");', "syntax error before '__asm__'"),
    ("void smpFinish(void);", "void smpFinish(a, b);", "parameter 'a' of 'smpFinish' has no type"),
    ("void smpFinish(void);", "int smpInit(int flags);", "'smpInit' has another type than at sample.h:"),
    (
        "void smpFinish(void);",
        "smpResult smpInit(unsigned int flags, ...);",
        "'smpInit' has another type than at sample.h:",
    ),
    ("void smpFinish(void);", "smpFinish = 1;", "syntax error"),
    ("void smpFinish(void);", "void smp$Finish(void);", "the name 'smp$Finish'"),
    ("void smpFinish(void);", '_Pragma("pack(3)") void smpFinish(void);', "#pragma pack(3): '3' is not 1, 2"),
    ("void smpFinish(void);", "typedef int smpQueue;", "'smpQueue' is already defined at sample.h:"),
    ("void smpFinish(void);", "union smpNode_st;", "the tag 'smpNode_st' is that of another kind of type"),
    ("void smpFinish(void);", "struct smpMode;", "the tag 'smpMode' is the name of another type"),
    ("void smpFinish(void);", "void smpFinish(int flags, int flags);", "'smpFinish' has two parameters 'flags'"),
    (
        "void smpFinish(void);",
        "struct same { int x; }; struct same { int x; };",
        "'same' is already defined at sample.h:",
    ),
    ("    short low;", "    short low, low;", "has two members 'low'"),
    ("    short low;", "    short low; struct { short low; };", "has two members 'low'"),
    ("    short low;", "    struct { union { short low; }; }; short low;", "has two members 'low'"),
    ("    short low;", "    __int128 low;", "the type '__int128' is not supported"),
    ("    short low;", "    long double low;", "the type 'long double' is not supported"),
    ("    short low;", "    short low[]; int last;", "a member after an array without a bound"),
    ("    short low;", "    short low[SMP_UNKNOWN - 602];", "an array with -1 elements"),
    ("    short low;", "    int : 3;", "an unnamed bit-field"),
    ("    short low;", "    int low : 40;", "the bit-field 'low'"),
    ("    short low;", "    struct smpQueue_st low;", "'smpQueue_st' has no size: it is only declared"),
    ("    short low;", "    struct smpInner_st { int x; };", "a member without a name"),
    ("    short low;", "    short low __attribute__((vector_size(8)));", "__attribute__"),
    ("    short low;", "    int low[_Generic(1, int: 2)];", "GenericSelection in a constant expression"),
    ("_Alignas(64)", "_Alignas(4)", "asks for less alignment"),
    ("_Alignas(64)", "_Alignas(65)", "the alignment 65"),
    ("    SMP_LOOSER", "    SMP_OK", "the enumerator 'SMP_OK' is already defined"),
    ("    SMP_LOOSER", "    SMP_LOOSER = 1 / 0", "division by zero"),
    ("#define SMP_ANY (~0u)", "#define SMP_ANY (~0u", "the macro 'SMP_ANY'"),
    ("#define SMP_ANY (~0u)", "#define SMP_ANY SMP_ANY_MORE", "'SMP_ANY_MORE' is not a constant"),
    ("#define SMP_ANY (~0u)", "#define SMP_ANY 1, X = 2", "is not an expression"),
]


@pytest.mark.parametrize(("good", "bad", "message"), DAMAGES, ids=[f"{bad.strip()}" for _, bad, _ in DAMAGES])
def test_unknown_constructs_are_named_with_file_and_line(
    good: str, bad: str, message: str | None, tmp_path: Path
) -> None:
    assert SAMPLE.count(good) >= 1, f"the sample has no {good!r} to damage"
    text = SAMPLE.replace(good, bad, 1)
    if message is None:  # an otherwise unused tag may have any name
        table_of(text, tmp_path)
        return
    with pytest.raises(HeaderError) as caught:
        table_of(text, tmp_path)
    assert message in str(caught.value)
    assert caught.value.location.header == "sample.h"
    named = re.findall(r"'(\w+)'", caught.value.construct) + [bad.strip()]
    line = text.splitlines()[caught.value.location.line - 1]
    assert any(name in line for name in named), f"{caught.value} does not stand in {line!r}"


def test_a_bit_field_added(tmp_path: Path) -> None:
    text = SAMPLE.replace(
        "    size_t height;\n", "    size_t height;\n    unsigned int depth : 5;\n    unsigned int kind : 9;\n"
    )
    table = table_of(text.replace("2 * sizeof(void *)", "3 * sizeof(void *)"), tmp_path)
    (extent,) = (record for record in table.records if record.name == "smpExtent_st")
    assert extent.size == 24
    assert extent.fields[2:] == [
        Field("depth", CType("unsigned int"), 16, bits=5, bit_offset=0),
        Field("kind", CType("unsigned int"), 16, bits=9, bit_offset=5),
    ]


def test_a_function_made_variadic(whole: HeaderTable, tmp_path: Path) -> None:
    table = table_of(SAMPLE.replace("smpInit(unsigned int flags)", "smpInit(unsigned int flags, ...)"), tmp_path)
    assert table.function("smpInit").variadic
    assert not whole.function("smpInit").variadic
    assert table.function("smpInit").parameters == whole.function("smpInit").parameters


@pytest.mark.parametrize("compiler", [None, "cc"])
def test_a_real_header_cut_off(compiler: str | None, releases: list[str], tmp_path: Path) -> None:
    from generator import fetch

    if compiler and not shutil.which(compiler):
        pytest.skip("no C compiler")
    driver = descriptor.load("driver")
    directories = fetch.include_directories(releases[-1], driver.packages, None)
    (source,) = (directory / "cuda.h" for directory in directories if (directory / "cuda.h").exists())
    lines = source.read_text("utf-8", "replace").splitlines(keepends=True)
    for part in (0.02, 0.2, 0.5, 0.9, 0.9999):
        (tmp_path / "cuda.h").write_text("".join(lines[: int(len(lines) * part)]), "utf-8")
        with pytest.raises(HeaderError, match=r"^cuda\.h:\d+: "):
            preprocess.preprocess_in(driver, [tmp_path, *directories], compiler=compiler)
