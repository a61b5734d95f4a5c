"""The C compiler finds every mistake in a table."""

from __future__ import annotations

import ctypes
import dataclasses
import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from cuda_ctypes._floor.tables import table_of
from generator import descriptor, emit, verify
from generator.__main__ import main
from generator.descriptor import Descriptor
from generator.errors import GeneratorError
from generator.model import (
    Alias,
    Callback,
    Constant,
    CType,
    Enum,
    Enumerator,
    Field,
    Function,
    HeaderTable,
    Location,
    Opaque,
    Parameter,
    Record,
    Typedef,
)
from generator.verify import TARGETS, Report, Target

HEADER = """\
#include <stddef.h>
#define SMP_LIMIT (1 << 4)
#define SMP_NONE (-1)
#define SMP_DEFAULT ((smpQueue)0x1)
#define SMP_RATIO 0.5
#define SMP_TITLE "a \\"title\\""
typedef struct smpQueue_st *smpQueue;
typedef enum { SMP_RED = 1, SMP_BLUE = 7, SMP_CYAN = 7 } smpColor;
typedef enum smpSign_enum { SMP_MINUS = -2, SMP_PLUS } smpSign;
typedef void (*smpNotify)(smpQueue queue, void *data);
typedef int smpCompare(const void *, const void *);
typedef struct smpShape_st {
    char kind;
    union {
        struct { float radius; double weight; } circle;
        short sides[3];
    };
    struct { int x, y; } corners[4];
    int (*area)(int scale);
    size_t count;
} smpShape;
typedef struct smpTile_st { _Alignas(64) unsigned long long words[8]; } smpTile;
typedef struct { unsigned ready : 1; unsigned level : 5; int total; } smpFlags;
int smpDraw(smpShape shape, const smpTile *tile, smpColor color);
int smpSort(void **items, size_t count, smpCompare *compare);
int smpPrint(const char *format, ...);
__attribute__((deprecated)) smpQueue smpOpen(void);
#define smpDraw_new smpDraw
#ifdef SMP_PER_THREAD
#define smpOpen smpOpen_ptsz
#endif
#ifdef SMP_INTERNAL
int smpDraw_old(smpShape *shape, int color);
#endif
typedef struct { char kind; union { unsigned long wide; char bytes[6]; } value; long totals[2]; } smpNumber;
"""

SAMPLE = Descriptor(
    "sample", headers=["sample.h"], packages=[], internal_macro="SMP_INTERNAL", per_thread_macro="SMP_PER_THREAD"
)

INT, VOID, SIZE = CType("int"), CType("void"), CType("size_t")
POINTER, QUEUE, COLOR = CType("void", pointers=(False,)), CType("smpQueue"), CType("smpColor")


def sample() -> HeaderTable:
    """The table of HEADER."""

    def at(line: int) -> Location:
        return Location("sample.h", line)

    anything = CType("void", const=True, pointers=(False,))
    shape = [
        Record(
            "smpShape_st_1_circle",
            "struct",
            [Field("radius", CType("float"), 0), Field("weight", CType("double"), 8)],
            at(15),
            size=16,
            align=8,
            nested_in="smpShape_st_1",
        ),
        Record(
            "smpShape_st_1",
            "union",
            [Field("circle", CType("smpShape_st_1_circle"), 0), Field("sides", CType("short", array=(3,)), 0)],
            at(14),
            size=16,
            align=8,
            nested_in="smpShape_st",
        ),
        Record(
            "smpShape_st_corners",
            "struct",
            [Field("x", INT, 0), Field("y", INT, 4)],
            at(18),
            size=8,
            align=4,
            nested_in="smpShape_st",
        ),
        Record(
            "smpShape_st",
            "struct",
            [
                Field("kind", CType("char"), 0),
                Field("_1", CType("smpShape_st_1"), 8, anonymous=True),
                Field("corners", CType("smpShape_st_corners", array=(4,)), 24),
                Field("area", CType("smpShape_st_area"), 56),
                Field("count", SIZE, 64),
            ],
            at(12),
            size=72,
            align=8,
        ),
    ]
    tile = Record(
        "smpTile_st",
        "struct",
        [Field("words", CType("unsigned long long", array=(8,)), 0)],
        at(22),
        size=64,
        align=64,
        requested_align=64,
    )
    bits = [
        Field("ready", CType("unsigned int"), 0, bits=1),
        Field("level", CType("unsigned int"), 0, bits=5, bit_offset=1),
        Field("total", INT, 4),
    ]
    value = Record(
        "smpNumber_value",
        "union",
        [Field("wide", CType("unsigned long"), 0), Field("bytes", CType("char", array=(6,)), 0)],
        at(35),
        size=8,
        align=8,
        nested_in="smpNumber",
    )
    number = [
        Field("kind", CType("char"), 0),
        Field("value", CType("smpNumber_value"), 8),
        Field("totals", CType("long", array=(2,)), 16),
    ]
    shape_by_value = Parameter("shape", CType("smpShape"))
    return HeaderTable(
        "sample",
        "1.0",
        functions=[
            Function(
                "smpDraw",
                INT,
                [
                    shape_by_value,
                    Parameter("tile", CType("smpTile", const=True, pointers=(False,))),
                    Parameter("color", COLOR),
                ],
                at(24),
            ),
            Function(
                "smpSort",
                INT,
                [
                    Parameter("items", CType("void", pointers=(False, False))),
                    Parameter("count", SIZE),
                    Parameter("compare", CType("smpCompare", pointers=(False,))),
                ],
                at(25),
            ),
            Function(
                "smpPrint",
                INT,
                [Parameter("format", CType("char", const=True, pointers=(False,)))],
                at(26),
                variadic=True,
            ),
            Function("smpOpen", QUEUE, [], at(27)),
            Function(
                "smpDraw_old",
                INT,
                [Parameter("shape", CType("smpShape", pointers=(False,))), Parameter("color", INT)],
                at(33),
                internal=True,
            ),
        ],
        aliases=[Alias("smpDraw_new", "smpDraw"), Alias("smpOpen", "smpOpen", per_thread="smpOpen_ptsz")],
        enums=[
            Enum("smpColor", [Enumerator("SMP_RED", 1), Enumerator("SMP_BLUE", 7), Enumerator("SMP_CYAN", 7)], at(8)),
            Enum("smpSign_enum", [Enumerator("SMP_MINUS", -2), Enumerator("SMP_PLUS", -1)], at(9), signed=True),
        ],
        records=[
            *shape,
            tile,
            Record("smpFlags", "struct", bits, at(23), size=8, align=4),
            value,
            Record("smpNumber", "struct", number, at(35), size=32, align=8),
        ],
        opaques=[Opaque("smpQueue_st", at(7))],
        typedefs=[
            Typedef("size_t", CType("unsigned long long" if os.name == "nt" else "unsigned long"), at(1)),
            Typedef("smpQueue", CType("smpQueue_st", pointers=(False,)), at(7)),
            Typedef("smpSign", CType("smpSign_enum"), at(9)),
            Typedef("smpShape", CType("smpShape_st"), at(12)),
            Typedef("smpTile", CType("smpTile_st"), at(22)),
        ],
        callbacks=[
            Callback("smpNotify", VOID, [Parameter("queue", QUEUE), Parameter("data", POINTER)], at(10)),
            Callback("smpCompare", INT, [Parameter("arg0", anything), Parameter("arg1", anything)], at(11), bare=True),
            Callback("smpShape_st_area", INT, [Parameter("scale", INT)], at(19)),
        ],
        constants=[
            Constant("SMP_LIMIT", 16, at(2)),
            Constant("SMP_NONE", -1, at(3)),
            Constant("SMP_DEFAULT", 1, at(4), QUEUE),
            Constant("SMP_RATIO", 0.5, at(5)),
            Constant("SMP_TITLE", 'a "title"', at(6)),
        ],
    )


def compare(table: HeaderTable, folder: Path, target: str = "native", module: ModuleType | None = None) -> Report:
    (folder / "sample.h").write_text(HEADER, "utf-8")
    return verify.compare(table, SAMPLE, [folder], TARGETS[target], module)


def record(table: HeaderTable, name: str) -> Record:
    return next(record for record in table.records if record.name == name)


def compiler(name: str) -> Target:
    """A target for a test. Without its compiler the test is skipped, except in CI."""
    target = TARGETS[name]
    if not target.installed:
        if os.environ.get("CI"):
            pytest.fail(f"no {target.compiler}: CI has to install {target.package}")
        pytest.skip(f"no {target.compiler} ({target.package})")
    return target


@pytest.fixture(autouse=True)
def _native() -> None:
    compiler("native")


@pytest.mark.parametrize("target", TARGETS)
def test_a_right_table_has_no_differences(target: str, tmp_path: Path) -> None:
    compiler(target)
    table = sample()
    if target == "windows":
        table.typedefs[0].type = CType("unsigned long long")
    report = compare(table, tmp_path, target)
    assert report.differences == []
    assert str(report) == (
        f"sample 1.0 {target}, table: 8 records, 20 fields, 2 enums, 5 enumerators, 5 constants, 8 types, 5 functions, "
        "2 aliases: no differences"
    )


# Each of these makes one mistake in the sample's table. The compiler's messages about them are below.


def offset(table: HeaderTable) -> None:
    record(table, "smpShape_st").fields[4].offset = 60


def offset_in_nested(table: HeaderTable) -> None:
    record(table, "smpShape_st_1_circle").fields[1].offset = 4


def offset_of_anonymous(table: HeaderTable) -> None:
    record(table, "smpShape_st").fields[1].offset = 4


def size(table: HeaderTable) -> None:
    record(table, "smpTile_st").size = 128


def size_of_nested(table: HeaderTable) -> None:
    record(table, "smpShape_st_1_circle").size = 12


def alignment(table: HeaderTable) -> None:
    record(table, "smpTile_st").align = 8


def type_of_field(table: HeaderTable) -> None:
    record(table, "smpShape_st").fields[4].type = CType("double")


def bit_field(table: HeaderTable) -> None:
    record(table, "smpFlags").fields[1].bit_offset = 2


def missing_field(table: HeaderTable) -> None:
    del record(table, "smpShape_st").fields[4]


def enumerator(table: HeaderTable) -> None:
    table.enums[1].members[0].value = 2


def missing_enumerator(table: HeaderTable) -> None:
    del table.enums[1].members[0]


def invented_enumerator(table: HeaderTable) -> None:
    table.enums[0].members.append(Enumerator("SMP_GREEN", 2))


def signedness(table: HeaderTable) -> None:
    table.enums[1].signed = False


def constant(table: HeaderTable) -> None:
    table.constants[1].value = 0xFFFFFFFF


def unsigned_constant(table: HeaderTable) -> None:
    table.constants[1].value = 2**64 - 1


def type_of_constant(table: HeaderTable) -> None:
    table.constants[2].type = POINTER


def fraction(table: HeaderTable) -> None:
    table.constants[3].value = 0.25


def text(table: HeaderTable) -> None:
    table.constants[4].value = "a title"


def typedef(table: HeaderTable) -> None:
    table.typedefs[3].type = CType("smpTile_st")


def callback(table: HeaderTable) -> None:
    table.callbacks[0].parameters.pop()


def swapped_parameters(table: HeaderTable) -> None:
    parameters = table.functions[1].parameters
    parameters[0], parameters[1] = parameters[1], parameters[0]


def lost_const(table: HeaderTable) -> None:
    table.functions[0].parameters[1].type = CType("smpTile", pointers=(False,))


def result(table: HeaderTable) -> None:
    table.functions[3].result = POINTER


def lost_dots(table: HeaderTable) -> None:
    table.functions[2].variadic = False


def invented_function(table: HeaderTable) -> None:
    table.functions.append(Function("smpClose", INT, [], Location("sample.h", 30)))


def missing_function(table: HeaderTable) -> None:
    del table.functions[4]


def alias(table: HeaderTable) -> None:
    table.aliases[0].symbol = "smpSort"


def lost_twin(table: HeaderTable) -> None:
    table.aliases[1].per_thread = ""


@pytest.mark.parametrize(
    ("spoil", "expected"),
    [
        (offset, "12: smpShape_st.count: offsetof 64 in C, 60 in the table"),
        (offset_in_nested, "15: smpShape_st_1_circle.weight: offsetof 8 in C, 4 in the table"),
        (offset_of_anonymous, "12: smpShape_st._1: offsetof 8 in C, 4 in the table"),
        (size, "22: smpTile_st: sizeof 64 in C, 128 in the table"),
        (size_of_nested, "15: smpShape_st_1_circle: sizeof 16 in C, 12 in the table"),
        (alignment, "22: smpTile_st: alignof 64 in C, 8 in the table"),
        (type_of_field, "12: smpShape_st.count: is double in the table, but not in C"),
        (bit_field, "23: smpFlags.level: bits 0x3e in C, 0x7c in the table"),
        (missing_field, "12: smpShape_st: has these members in the table, which the compiler rejects: missing init"),
        (enumerator, "9: smpSign_enum.SMP_MINUS: value -2 in C, 2 in the table"),
        (missing_enumerator, "9: smpSign_enum: has these enumerators in the table, which the compiler rejects: "),
        (invented_enumerator, "8: smpColor.SMP_GREEN: value in the table, which the compiler rejects: 'SMP_GREEN' und"),
        (signedness, "9: smpSign_enum: is unsigned in the table, but not in C"),
        (constant, "3: SMP_NONE: value -1 in C, 4294967295 in the table"),
        (unsigned_constant, "3: SMP_NONE: is unsigned in the table, but not in C"),
        (type_of_constant, "4: SMP_DEFAULT: is void * in the table, but not in C"),
        (fraction, "5: SMP_RATIO: equals 0.25 in the table, but not in C"),
        (text, "6: SMP_TITLE: equals 'a title' in the table, but not in C"),
        (typedef, "12: smpShape: is smpTile_st in the table, which the compiler rejects: conflicting types"),
        (callback, "10: smpNotify: is void (smpQueue) in the table, which the compiler rejects: conflicting types"),
        (swapped_parameters, "25: smpSort: is int (size_t, void **, smpCompare *) in the table, which the compiler"),
        (lost_const, "24: smpDraw: is int (smpShape, smpTile *, smpColor) in the table, which the compiler rejects"),
        (result, "27: smpOpen: is void * () in the table, which the compiler rejects: conflicting types"),
        (lost_dots, "26: smpPrint: is int (const char *) in the table, which the compiler rejects: conflicting types"),
        (invented_function, "30: smpClose: is int () in the table, which the compiler rejects: 'smpClose' undeclared"),
        (alias, "25: smpDraw_new: symbol smpDraw in C, smpSort in the table"),
        (lost_twin, "27: smpOpen: per-thread symbol smpOpen_ptsz in C, smpOpen in the table"),
        (missing_function, "33: smpDraw_old: declared in C, missing in the table"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_mistake_is_named(spoil: Callable[[HeaderTable], None], expected: str, tmp_path: Path) -> None:
    table = sample()
    spoil(table)
    found = [str(difference) for difference in compare(table, tmp_path).differences]
    assert any(line.startswith(f"sample.h:{expected}") for line in found), found
    assert len(found) <= 3, found  # a mistake may be reported more than once, like a typedef's at each use


def test_a_long_is_short_on_windows(tmp_path: Path) -> None:
    compiler("windows")
    table = sample()
    table.typedefs[0].type = CType("unsigned long long")
    record(table, "smpNumber").fields[2].type = CType("long long", array=(2,))
    found = [str(difference) for difference in compare(table, tmp_path, "windows").differences]
    assert "sample.h:35: smpNumber.totals: offsetof 12 in C, 16 in the table" in found
    assert "sample.h:35: smpNumber.totals: sizeof 8 in C, 16 in the table" in found


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize(("written", "wrong"), [("FILE", []), ("void", ["smpLog"])])
def test_a_file_is_that_of_each_c_library(target: str, written: str, wrong: list[str], tmp_path: Path) -> None:
    compiler(target)
    (tmp_path / "sample.h").write_text("#include <stdio.h>\nint smpLog(FILE *file);\n", "utf-8")
    stand_in, here = Location("stdio.h", 8), Location("sample.h", 2)
    file = Parameter("file", CType(written, pointers=(False,)))
    table = HeaderTable("sample", "1.0")
    table.opaques = [Opaque("_IO_FILE", stand_in)]  # a name of glibc, which Windows lacks
    table.typedefs = [Typedef("FILE", CType("_IO_FILE"), stand_in)]
    table.functions = [Function("smpLog", INT, [file], here)]
    found = verify.compare(table, SAMPLE, [tmp_path], TARGETS[target]).differences
    assert [difference.subject for difference in found] == wrong


def test_one_rejected_line_does_not_hide_the_other_mistakes(tmp_path: Path) -> None:
    table = sample()
    for spoil in (offset, swapped_parameters, invented_enumerator, alignment):
        spoil(table)
    subjects = [difference.subject for difference in compare(table, tmp_path).differences]
    assert subjects[:2] == ["smpSort", "smpColor.SMP_GREEN"]
    assert subjects[-2:] == ["smpShape_st.count", "smpTile_st"]


def test_a_header_that_does_not_compile_is_an_error_with_its_place(tmp_path: Path) -> None:
    (tmp_path / "sample.h").write_text("typedef int fine;\ntypedef missing wrong;\n", "utf-8")
    with pytest.raises(
        GeneratorError, match=r"cc cannot compile the headers: sample\.h:2: unknown type name 'missing'"
    ):
        verify.compare(HeaderTable("sample", "1.0"), SAMPLE, [tmp_path], TARGETS["native"])


def test_what_a_compiler_says_of_itself_is_left_to_it(tmp_path: Path) -> None:
    (tmp_path / "sample.h").write_text("#if __GNUC__ == 1 || !defined SMP_OWN\n#error wrong\n#endif\n", "utf-8")
    pretending = Descriptor("sample", ["sample.h"], [], defines=["__GNUC__=1", "SMP_OWN"])
    assert verify.compare(HeaderTable("sample", "1.0"), pretending, [tmp_path], TARGETS["native"]).differences == []


# The Python side


class Circle(ctypes.Structure):
    _fields_ = [("radius", ctypes.c_float), ("weight", ctypes.c_double)]


class Flexible(ctypes.Union):
    _fields_ = [("circle", Circle), ("sides", ctypes.c_short * 3)]


class Corners(ctypes.Structure):
    _fields_ = [("x", ctypes.c_int), ("y", ctypes.c_int)]


class Shape(ctypes.Structure):
    _anonymous_ = ("_1",)
    _fields_ = [
        ("kind", ctypes.c_char),
        ("_1", Flexible),
        ("corners", Corners * 4),
        ("area", ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int)),
        ("count", ctypes.c_size_t),
    ]


class Tile(ctypes.Structure):
    _align_in_c = 64
    _fields_ = [("words", ctypes.c_ulonglong * 8)]


class Flags(ctypes.Structure):
    _fields_ = [("ready", ctypes.c_uint, 1), ("level", ctypes.c_uint, 5), ("total", ctypes.c_int)]


class NumberValue(ctypes.Union):
    _fields_ = [("wide", ctypes.c_ulong), ("bytes", ctypes.c_char * 6)]


class Number(ctypes.Structure):
    _fields_ = [("kind", ctypes.c_char), ("value", NumberValue), ("totals", ctypes.c_long * 2)]


def python_sample(**changes: object) -> ModuleType:
    """A module with ctypes classes for HEADER, some of them replaced by ``changes``."""
    module = ModuleType("sample")
    module.__dict__.update(
        smpShape_st=Shape,
        smpShape_st_1=Flexible,
        smpShape_st_1_circle=Circle,
        smpShape_st_corners=Corners,
        smpTile_st=Tile,
        smpFlags=Flags,
        smpNumber=Number,
        smpNumber_value=NumberValue,
        smpColor=SimpleNamespace(__members__={"SMP_RED": 1, "SMP_BLUE": 7, "SMP_CYAN": 7}),
        smpSign=SimpleNamespace(__members__={"SMP_MINUS": -2, "SMP_PLUS": -1}),
        SMP_LIMIT=16,
        SMP_NONE=-1,
        SMP_DEFAULT=1,
        SMP_RATIO=0.5,
        SMP_TITLE='a "title"',
    )
    module.__dict__.update(changes)
    return module


class PackedShape(ctypes.Structure):
    _pack_ = 4
    _anonymous_ = ("_1",)
    _fields_ = Shape._fields_


class Untiled(ctypes.Structure):
    _fields_ = Tile._fields_


class OtherFlags(ctypes.Structure):
    _fields_ = [("ready", ctypes.c_uint, 2), ("level", ctypes.c_uint, 5), ("total", ctypes.c_int)]


COLOR_WITHOUT_CYAN = SimpleNamespace(__members__={"SMP_RED": 1, "SMP_BLUE": 6})


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({}, []),
        ({"smpTile_st": Untiled}, ["22: smpTile_st: alignof 64 in C, 8 in Python"]),
        (
            {"smpShape_st": PackedShape},
            [
                "12: smpShape_st: sizeof 72 in C, 68 in Python",
                "12: smpShape_st: alignof 8 in C, 4 in Python",
                "12: smpShape_st._1: offsetof 8 in C, 4 in Python",
                "12: smpShape_st.corners: offsetof 24 in C, 20 in Python",
                "12: smpShape_st.area: offsetof 56 in C, 52 in Python",
                "12: smpShape_st.count: offsetof 64 in C, 60 in Python",
            ],
        ),
        (
            {"smpFlags": OtherFlags},
            ["23: smpFlags.ready: bits 0x1 in C, 0x3 in Python", "23: smpFlags.level: bits 0x3e in C, 0x7c in Python"],
        ),
        (
            {"smpColor": COLOR_WITHOUT_CYAN},
            [
                "8: smpColor.SMP_BLUE: value 7 in C, 6 in Python",
                "8: smpColor.SMP_CYAN: value 7 in C, nothing in Python",
            ],
        ),
        ({"SMP_LIMIT": 8}, ["2: SMP_LIMIT: value 16 in C, 8 in Python"]),
        ({"SMP_DEFAULT": None}, ["4: SMP_DEFAULT: value 1 in C, nothing in Python"]),
        ({"SMP_RATIO": 0.25}, ["5: SMP_RATIO: 0.5 in the table, 0.25 in Python"]),
        ({"SMP_TITLE": "title"}, ["6: SMP_TITLE: 'a \"title\"' in the table, 'title' in Python"]),
    ],
)
def test_a_mistake_in_python_is_named(changes: dict[str, object], expected: list[str], tmp_path: Path) -> None:
    found = compare(sample(), tmp_path, module=python_sample(**changes)).differences
    assert [str(difference) for difference in found] == [f"sample.h:{line}" for line in expected]


# The command


def test_a_compiler_that_was_asked_for_and_is_missing_is_an_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(TARGETS, "aarch64", Target("aarch64", "no-such-cc", "gcc-of-debian"))
    assert main(["verify", "driver", "--release", "13.5", "--target", "aarch64"]) == 1
    assert "no compiler no-such-cc: on Debian, install gcc-of-debian" in capsys.readouterr().err


def test_without_a_wish_missing_compilers_are_named_and_skipped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    compared = []

    def pretend(library: str, release: str, target: str, *others: object) -> Report:
        compared.append((library, release, target))
        return Report(library, release, target)

    monkeypatch.setitem(TARGETS, "aarch64", Target("aarch64", "no-such-cc", "gcc-of-debian"))
    monkeypatch.setitem(TARGETS, "windows", Target("windows", "no-such-gcc", "mingw-of-debian", windows=True))
    monkeypatch.setattr(verify, "verify", pretend)
    assert main(["verify", "driver", "--release", "12.9"]) == 0
    assert compared == [("driver", "12.9", "native")]
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "aarch64: skipped, no compiler no-such-cc: on Debian, install gcc-of-debian"
    assert lines[1] == "windows: skipped, no compiler no-such-gcc: on Debian, install mingw-of-debian"


@pytest.mark.parametrize("arguments", [["nccl", "--target", "windows"], ["nccl", "--release", "13.5"]])
def test_where_nothing_can_be_compared_it_fails(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A library that Windows lacks, on a machine without a compiler."""
    for target in TARGETS.values():
        there = "--target" in arguments
        monkeypatch.setitem(
            TARGETS, target.name, dataclasses.replace(target, compiler=sys.executable if there else "no-such-cc")
        )
    assert main(["verify", *arguments]) == 1
    printed = capsys.readouterr()
    assert "skipped" in printed.out
    assert printed.err == "error: nothing was verified: every target or library was skipped\n"


def test_without_a_wish_libraries_that_a_release_lacks_are_named_and_skipped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(descriptor, "names", lambda: ["cudla", "cufile", "driver", "nvfatbin"])
    monkeypatch.setitem(TARGETS, "native", dataclasses.replace(TARGETS["native"], compiler=sys.executable))
    monkeypatch.setattr(verify, "verify", lambda library, release, target, *others: Report(library, release, target))
    assert main(["verify", "--release", "12.0", "13.5", "--target", "native"]) == 0
    lines = capsys.readouterr().out.splitlines()
    why = "skipped, no package of that release; it begins with CUDA"
    assert [line for line in lines if "skipped" in line] == [f"cudla 12.0: {why} 13.2", f"cufile 12.0: {why} 12.6"]
    assert [line.partition(" native")[0] for line in lines if "skipped" not in line] == [
        "cudla 13.5", "cufile 13.5", "driver 12.0", "driver 13.5", "nvfatbin 12.0", "nvfatbin 13.5"
    ]  # fmt: skip
    assert main(["verify", "--release", "99.0", "--target", "native"]) == 1
    assert "`python -m generator add-release 99.0` looks it up" in capsys.readouterr().err


def test_a_toolkit_of_another_release_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "cuda.h").write_text("#define CUDA_VERSION 13000\n")
    assert main(["verify", "driver", "--release", "12.9", "--include", str(tmp_path)]) == 1
    assert f"{tmp_path} holds the headers of CUDA 13.0, not of 12.9" in capsys.readouterr().err


def test_any_difference_makes_the_exit_status_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = verify.Difference(Location("sample.h", 3), "smpTile", "alignof 64 in C, 8 in Python")
    monkeypatch.setattr(verify, "verify", lambda *where: Report("driver", "12.9", "native", differences=[wrong]))
    assert main(["verify", "driver", "--release", "12.9", "--target", "native"]) == 1
    assert capsys.readouterr().out.splitlines()[0] == "sample.h:3: smpTile: alignof 64 in C, 8 in Python"


# The real headers


def shipped() -> list[Any]:
    """The major, library and platforms of every table in the package."""
    tables = [(path.parent.name, path.stem[1:]) for path in sorted(emit.PACKAGE.glob("cu*/_[!_]*.py"))]
    return [
        pytest.param(major, library, target, id=f"{major}-{library}-{target}")
        for major, library in tables
        for target in TARGETS
        if verify.is_on(TARGETS[target], descriptor.load(library))
    ]


@pytest.mark.parametrize(("major", "library", "target"), shipped())
def test_each_library_is_what_the_compiler_says(major: str, library: str, target: str) -> None:
    compiler(target)
    table = table_of(f"cuda_ctypes.{major}", library)
    report = verify.verify(library, table.release, target)
    assert report.differences == []
    assert report.pythons, "the package's own classes were not compared"
    compared = report.counts
    assert compared["functions"] >= len([*table.functions]) > 0, f"too little was compared: {report}"
    assert compared["enums"] >= len([*table.enums]), f"too little was compared: {report}"
    assert compared["records"] >= len([*table.records]), f"too little was compared: {report}"
