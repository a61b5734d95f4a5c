"""Parsing C text into a table: each construct, and the real headers."""

from __future__ import annotations

import dataclasses
import re
import shutil
from collections import Counter
from typing import Any

import pytest

from generator import descriptor, fetch, tables
from generator.__main__ import main
from generator.errors import GeneratorError, HeaderError
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
    Inline,
    Location,
    Opaque,
    Parameter,
    Record,
    Typedef,
)
from generator.parse import parse
from generator.preprocess import Macro, Preprocessed
from generator.resolve import Resolver

INT = CType("int")
VOID = CType("void")
VOID_POINTER = CType("void", pointers=(False,))


def at(line: int) -> Location:
    return Location("sample.h", line)


def read(text: str, **parts: object) -> HeaderTable:
    """The table of a header with this text, whose first line has the number 1."""
    preprocessed = Preprocessed(f'# 1 "sample.h"\n{text}\n', **parts)  # type: ignore[arg-type]
    return parse(preprocessed, "sample", "1.0", "^SMP_")


def constants(*macros: tuple[str, str], text: str = "") -> list[Constant]:
    given = [Macro(name, value, at(100 + number)) for number, (name, value) in enumerate(macros)]
    return read(text, macros=given).constants


class TestFunctions:
    def test_parameters_and_result(self) -> None:
        table = read("\nextern const char *name(int device, const void *const *data, unsigned);")
        assert table.functions == [
            Function(
                "name",
                CType("char", const=True, pointers=(False,)),
                [
                    Parameter("device", INT),
                    Parameter("data", CType("void", const=True, pointers=(True, False))),
                    Parameter("arg2", CType("unsigned int")),
                ],
                at(2),
            )
        ]

    def test_parameters_without_names_get_one_that_no_other_has(self) -> None:
        (function,) = read("int run(int arg1, int, int);").functions
        assert [parameter.name for parameter in function.parameters] == ["arg1", "arg1_", "arg2"]

    def test_no_parameters(self) -> None:
        assert read("void finish(void);").functions == [Function("finish", VOID, [], at(1))]

    def test_an_array_is_a_pointer_that_remembers_its_bound(self) -> None:
        (function,) = read("void fill(int n, char text[16], const int list[], int rows[n]);").functions
        assert function.parameters[1:] == [
            Parameter("text", CType("char", pointers=(False,)), count="16"),
            Parameter("list", CType("int", const=True, pointers=(False,))),
            Parameter("rows", CType("int", pointers=(False,)), count="n"),
        ]

    def test_variadic(self) -> None:
        (function,) = read("int print(const char *format, ...);").functions
        assert function.variadic
        assert [parameter.name for parameter in function.parameters] == ["format"]

    def test_a_struct_by_value(self) -> None:
        table = read("typedef struct pair_st { int a, b; } pair; void take(pair one, const struct pair_st two);")
        one, two = table.functions[0].parameters
        assert (one.type, two.type) == (CType("pair"), CType("pair_st", const=True))
        assert Resolver(table).bottom(one.type) == CType("pair_st")

    def test_declared_twice_is_one_function(self) -> None:
        table = read("typedef int number;\nint twice(number a);\nint twice(const int other);")
        assert [(function.symbol, function.location.line) for function in table.functions] == [("twice", 2)]

    def test_declared_twice_with_other_types(self) -> None:
        with pytest.raises(
            HeaderError, match=r"^sample\.h:2: the function 'twice' has another type than at sample\.h:1"
        ):
            read("int twice(int a);\nint twice(long a);")

    def test_inline(self) -> None:
        table = read(
            "int first(int);\n\nstatic inline int both(int n) { if (n) { first(n); } return first(first(2)) + last(); }"
        )
        assert table.inlines == [Inline("both", INT, [Parameter("n", INT)], at(3), ["first", "last"])]
        assert [function.symbol for function in table.functions] == ["first"]


class TestForms:
    """Twins for the per-thread default stream, older forms, and the versions that introduced a function."""

    TEXT = """
        typedef struct queue_st *queue;
        typedef unsigned long size;
        typedef unsigned int size_v1;
        int run_ptsz(queue q);
        int copy_v2_ptds(void *data, size bytes);
        int make_v3(queue *q, int flags);
        int same_v2(int *value);

        int run(queue hQueue);
        int copy(void *data, size_v1 bytes);
        int copy_v2(void *dst, size bytes);
        int make(queue *q);
        int make_v2(queue *q);
        int same(int *value);
    """
    VERSIONS = """
        # 1 "sampleTypedefs.h"
        typedef int (*PFN_run_v2000)(queue q);
        typedef int (*PFN_run_v7000_ptsz)(queue q);
        typedef int (*PFN_copy_v2000)(void *data, unsigned bytes);
        typedef int (*PFN_copy_v3020)(void *data, const unsigned long bytes);
        typedef int (*PFN_copy_v7000_ptds)(void *data, size bytes);
        typedef int (*PFN_make_v12000)(queue *q, int flags);
        typedef int (*PFN_make_v4000)(queue *q);
        typedef int (*PFN_make_v2000)(struct queue_st **q);
        typedef int (*PFN_same_v9020)(int *value);
        typedef int (*PFN_same_v11040)(int *value);
    """
    ALIASES = (Alias("copy", "copy_v2", "copy_v2_ptds"), Alias("run", "run", "run_ptsz"), Alias("make", "make_v3"))

    @pytest.fixture
    def table(self) -> HeaderTable:
        versions = "\n".join(line.strip() for line in self.VERSIONS.splitlines())
        return read(
            self.TEXT, versions_text=versions, internal_lines={"sample.h": [(10, 15)]}, aliases=list(self.ALIASES)
        )

    def test_since(self, table: HeaderTable) -> None:
        assert {function.symbol: function.since for function in table.functions} == {
            "run": 2000,
            "run_ptsz": 7000,
            "copy": 2000,
            "copy_v2": 3020,
            "copy_v2_ptds": 7000,
            "make": 2000,
            "make_v2": 4000,
            "make_v3": 12000,
            "same": 9020,
            "same_v2": 11040,
        }

    def test_twins(self, table: HeaderTable) -> None:
        assert {function.symbol: function.per_thread for function in table.functions if function.per_thread} == {
            "run": "run_ptsz",
            "copy_v2": "copy_v2_ptds",
        }

    def test_internal(self, table: HeaderTable) -> None:
        internal = {function.symbol for function in table.functions if function.internal}
        assert internal == {"run_ptsz", "copy", "copy_v2_ptds", "make", "make_v2", "same"}

    def test_a_function_stands_where_the_public_header_has_it(self, table: HeaderTable) -> None:
        assert [function.symbol for function in table.functions[:4]] == ["run", "copy_v2", "make_v3", "same_v2"]
        assert table.function("run").location == at(5)
        assert table.function("run").parameters == [Parameter("q", CType("queue"))]
        assert table.function("run_ptsz").location == at(10)

    def test_public_names(self, table: HeaderTable) -> None:
        public = {name: function.symbol for name, function in table.public_functions()}
        assert public == {"run": "run", "copy": "copy_v2", "make": "make_v3", "same_v2": "same_v2"}

    def test_a_version_of_a_function_that_is_not_there(self) -> None:
        versions = '# 1 "sampleTypedefs.h"\ntypedef int (*PFN_gone_v1000)(void);\n'
        with pytest.raises(
            HeaderError, match=r"^sampleTypedefs\.h:1: 'PFN_gone_v1000' belongs to a function that no header"
        ):
            read("int there(void);", versions_text=versions)

    def test_the_version_headers_leave_nothing_else_in_the_table(self, table: HeaderTable) -> None:
        assert table.callbacks == []
        assert {item.location.header for item in table.typedefs} == {"sample.h"}


class TestEnums:
    def test_values(self) -> None:
        (enum,) = read("enum mode { A, B, C = 10, D, E = 1 << 4, F = E | 1, G = sizeof(int), H = 'x', I };").enums
        assert enum.name == "mode"
        assert [(member.name, member.value) for member in enum.members] == [
            ("A", 0), ("B", 1), ("C", 10), ("D", 11), ("E", 16), ("F", 17), ("G", 4), ("H", 120), ("I", 121),
        ]  # fmt: skip

    def test_values_of_other_enums(self) -> None:
        table = read("enum one { A = 5 }; enum two { B = A + 1, C = (int)sizeof(enum one) * A };")
        assert [member.value for member in table.enums[1].members] == [6, 20]

    def test_negative_values_make_it_signed(self) -> None:
        (enum,) = read("enum mode { A = -1, B };").enums
        assert (enum.signed, enum.size, enum.members[1].value) == (True, 4, 0)

    def test_large_values(self) -> None:
        full, wide, low = read("enum a { A = ~0u }; enum b { B = 1l << 32 }; enum c { C = -1, D = 0x80000000 };").enums
        assert (full.members[0].value, full.size, full.signed) == (0xFFFFFFFF, 4, False)
        assert (wide.size, low.size) == (8, 8)

    def test_without_a_tag_it_has_the_name_of_its_typedef(self) -> None:
        table = read("typedef enum { A } mode;")
        assert table.enums == [Enum("mode", [Enumerator("A", 0)], at(1))]
        assert table.typedefs == []

    def test_tag_and_typedef(self) -> None:
        table = read("typedef enum mode_enum { A } mode;")
        assert [enum.name for enum in table.enums] == ["mode_enum"]
        assert table.typedefs == [Typedef("mode", CType("mode_enum"), at(1))]

    def test_without_any_name_its_enumerators_are_constants(self) -> None:
        table = read("\nenum { A = 3, B };")
        assert table.enums == []
        assert table.constants == [Constant("A", 3, at(2)), Constant("B", 4, at(2))]

    def test_in_a_record(self) -> None:
        table = read("struct box { enum { OPEN, SHUT } state; };")
        assert [enum.name for enum in table.enums] == ["box_state"]
        assert table.records[0].fields[0].type == CType("box_state")


class TestRecords:
    def test_fields(self) -> None:
        table = read("\nstruct box { char tag; const char *name; short grid[2][3]; };")
        assert table.records == [
            Record(
                "box",
                "struct",
                [
                    Field("tag", CType("char"), 0),
                    Field("name", CType("char", const=True, pointers=(False,)), 8),
                    Field("grid", CType("short", array=(2, 3)), 16),
                ],
                at(2),
                size=32,
                align=8,
            )
        ]

    def test_unnamed_types_get_names(self) -> None:
        table = read(
            "typedef union { int all; struct { int a; union { int b; struct { int c; } deep; }; } parts; } box;"
        )
        assert {record.name: (record.kind, record.nested_in) for record in table.records} == {
            "box": ("union", ""),
            "box_parts": ("struct", "box"),
            "box_parts_1": ("union", "box_parts"),
            "box_parts_1_deep": ("struct", "box_parts_1"),
        }
        parts = next(record for record in table.records if record.name == "box_parts")
        assert parts.fields[1] == Field("_1", CType("box_parts_1"), 4, anonymous=True)

    def test_a_record_comes_after_the_types_of_its_members(self) -> None:
        table = read("struct outer { struct inner { int a; } one; struct { int b; } two; };")
        assert [record.name for record in table.records] == ["inner", "outer_two", "outer"]
        assert table.records[0].nested_in == ""

    def test_bounds_are_computed(self) -> None:
        (record,) = read(
            "enum e { N = 3 }; struct box { char pad[64 - N * sizeof(void *) - 2 * sizeof(enum e)]; };"
        ).records
        assert record.fields[0].type.array == (32,)

    def test_alignment(self) -> None:
        (record,) = read("typedef struct box_st { _Alignas(128) unsigned long words[16]; } box;").records
        assert (record.size, record.align, record.requested_align) == (128, 128, 128)

    def test_alignment_of_the_whole(self) -> None:
        aligned = '_Static_assert((8), "aligned");'  # as generator/attributes.py writes it
        text = f"struct pair {{ {aligned} float x, y; }};\nstruct holder {{ char c; struct pair both; }};"
        pair, holder = read(text).records
        assert (pair.size, pair.align, pair.requested_align) == (8, 8, 8)
        assert (holder.size, holder.fields[1].offset, holder.requested_align) == (16, 8, 0)

    def test_bit_fields(self) -> None:
        (record,) = read("struct box { int a : 3; unsigned b : 30; char c; };").records
        assert record.fields == [
            Field("a", INT, 0, bits=3),
            Field("b", CType("unsigned int"), 4, bits=30),
            Field("c", CType("char"), 8),
        ]
        assert record.size == 12

    def test_opaque_until_defined(self) -> None:
        table = read(
            "typedef struct known_st *known; typedef struct hidden_st *hidden;\nstruct known_st { known next; };"
        )
        assert table.opaques == [Opaque("hidden_st", at(1))]
        assert [record.name for record in table.records] == ["known_st"]

    def test_one_name_for_tag_and_typedef(self) -> None:
        table = read("typedef struct box box; struct box { box *next; };")
        assert (table.typedefs, [record.name for record in table.records]) == ([], ["box"])

    def test_two_variables_of_one_unnamed_struct(self) -> None:
        table = read("struct box { struct { int x; } a, b; };")
        assert [record.name for record in table.records] == ["box_a", "box"]
        assert [field.type.name for field in table.records[1].fields] == ["box_a", "box_a"]

    def test_an_unnamed_struct_behind_a_pointer_has_no_name_to_go_by(self) -> None:
        with pytest.raises(HeaderError, match="two types of one name"):
            read("typedef struct { int x; } *box;")


class TestTypes:
    def test_a_typedef_is_one_step(self) -> None:
        table = read("typedef unsigned long long word; typedef word address; typedef address *cursor;")
        assert table.typedefs[1:] == [
            Typedef("address", CType("word"), at(1)),
            Typedef("cursor", CType("address", pointers=(False,)), at(1)),
        ]
        resolver = Resolver(table)
        assert resolver.bottom(CType("cursor", const=True)) == CType("unsigned long long", pointers=(True,))
        assert resolver.size(CType("address", array=(4,))) == 32

    def test_kinds(self) -> None:
        table = read(
            "typedef struct q_st *q; typedef enum { A } e; typedef struct { int x; } r; typedef int device;"
            "typedef void (*cb)(void); typedef int bare(void); typedef r *rp; typedef float f; typedef e pair[2];"
        )
        kind = Resolver(table).kind
        named = {name: kind(CType(name)) for name in ("q", "e", "r", "device", "cb", "rp", "f", "void", "pair", "q_st")}
        assert named == {
            "q": "handle",
            "e": "enum",
            "r": "record",
            "device": "integer",
            "cb": "callback",
            "rp": "pointer",
            "f": "float",
            "void": "void",
            "pair": "array",
            "q_st": "opaque",
        }
        assert kind(CType("bare", pointers=(False,))) == "callback"
        assert kind(CType("q", pointers=(False,))) == "pointer"
        assert kind(CType("char", const=True, pointers=(False,))) == "text"
        assert kind(CType("char", pointers=(False,))) == "pointer"
        with pytest.raises(GeneratorError, match="no type 'nothing'"):
            kind(CType("nothing"))

    def test_callbacks(self) -> None:
        table = read(
            "typedef int (*plain)(void *data);\ntypedef void\n(*called)(int);\n"
            "struct box { void (*release)(void); };\nvoid each(int (*visit)(int n), plain *slot);\ntypedef int bare(int);",
            conventions={at(3): "SMP_CB"},
        )
        assert table.callbacks == [
            Callback("plain", INT, [Parameter("data", VOID_POINTER)], at(1)),
            Callback("called", VOID, [Parameter("arg0", INT)], at(3), convention="SMP_CB"),
            Callback("box_release", VOID, [], at(4)),
            Callback("each_visit", INT, [Parameter("n", INT)], at(5)),
            Callback("bare", INT, [Parameter("arg0", INT)], at(6), bare=True),
        ]
        assert [parameter.type for parameter in table.functions[0].parameters] == [
            CType("each_visit"),
            CType("plain", pointers=(False,)),
        ]

    def test_only_used_declarations_of_other_headers_are_kept(self) -> None:
        text = '# 1 "stdint.h"\ntypedef int int32_t;\ntypedef int32_t wide;\ntypedef long other;\nint other_function(int);\n'
        foreign = frozenset({"stdint.h"})
        table = parse(Preprocessed(f'{text}# 1 "sample.h"\nvoid use(wide *w);\n', foreign), "sample", "1.0", "^SMP_")
        assert table.typedefs == [
            Typedef("int32_t", INT, Location("stdint.h", 1)),
            Typedef("wide", CType("int32_t"), Location("stdint.h", 2)),
        ]
        assert [function.symbol for function in table.functions] == ["use"]

    def test_pragma_pack_would_change_layouts(self) -> None:
        with pytest.raises(HeaderError, match=r"^sample\.h:2: #pragma pack\(1\)"):
            read("int a(void);\n#pragma pack(1)\nstruct s { char a; int b; };")


class TestConstants:
    def test_numbers_and_text(self) -> None:
        found = constants(
            ("SMP_A", "12"), ("SMP_B", "(0x10 | 1)"), ("SMP_C", '"text"'), ("SMP_D", "1.5f"), ("SMP_E", "-1")
        )
        assert [(item.name, item.value) for item in found] == [
            ("SMP_A", 12), ("SMP_B", 17), ("SMP_C", "text"), ("SMP_D", 1.5), ("SMP_E", -1),
        ]  # fmt: skip

    def test_unsigned(self) -> None:
        assert constants(("SMP_ANY", "(~0u)"))[0].value == 0xFFFFFFFF

    def test_a_cast_gives_the_type(self) -> None:
        text = "typedef struct q_st *queue; typedef int device;"
        found = constants(
            ("SMP_Q", "((queue)0x2)"),
            ("SMP_D", "((device)-2)"),
            ("SMP_P", "((void*)SMP_RAW)"),
            ("SMP_RAW", "3"),
            text=text,
        )
        assert [(item.value, str(item.type or "")) for item in found] == [
            (2, "queue"),
            (-2, "device"),
            (3, "void *"),
            (3, ""),
        ]

    def test_another_name_of_an_enumerator(self) -> None:
        found = constants(
            ("SMP_SLOW", "SLOW"), ("SMP_SLOWER", "SMP_SLOW"), ("SMP_NEXT", "SLOW + 1"), text="enum mode { FAST, SLOW };"
        )
        assert [(item.value, str(item.type or "")) for item in found] == [(1, "mode"), (1, "mode"), (2, "")]

    def test_through_macros_whose_names_do_not_match(self) -> None:
        assert constants(("BASE", "4"), ("SMP_A", "BASE << 1")) == [Constant("SMP_A", 8, at(101))]

    def test_through_macros_of_other_headers(self) -> None:
        table = read(
            "int a(void);",
            macros=[Macro("SMP_A", "LEAST + 1", at(1))],
            foreign_macros=[Macro("LEAST", "(-SMP_MOST - 1)", at(2)), Macro("SMP_MOST", "7", at(3))],
        )
        assert table.constants == [Constant("SMP_A", -7, at(1))]

    def test_names_that_do_not_match_may_be_anything(self) -> None:
        assert constants(("API", "__declspec(dllimport)"), ("SMP_A", "1")) == [Constant("SMP_A", 1, at(101))]

    @pytest.mark.parametrize(
        "text",
        ["__declspec(dllimport)", "{ 1, 2 }", "<file.h>", 'extern __attribute__((visibility("default")))', "SMP_NONE"],
    )
    def test_macros_for_declarations_and_initializers_are_not_constants(self, text: str) -> None:
        assert constants(("SMP_NONE", ""), ("SMP_A", text), ("SMP_B", "SMP_A"), ("SMP_C", "1"))[0].name == "SMP_C"

    def test_a_calling_convention_is_not_a_constant(self) -> None:
        macros = [Macro("SMP_CB", "__stdcall", at(1))]
        assert read("typedef void (*cb)(void);", macros=macros, conventions={at(1): "SMP_CB"}).constants == []

    @pytest.mark.parametrize(
        ("text", "why"),
        [
            ("SMP_A", None),
            ("SMP_OTHER", "'SMP_OTHER' is not a constant"),
            ("SMP_B + 1", "'SMP_.' is defined by itself"),
            ("1 +", "syntax error"),
        ],
    )
    def test_an_invalid_expression_is_an_error(self, text: str, why: str | None) -> None:
        macros = [("SMP_A", text), ("SMP_B", "SMP_A")]
        if why is None:  # a macro that expands to itself
            macros.pop()
            assert constants(*macros) == []
            return
        with pytest.raises(HeaderError, match=rf"^sample\.h:100: the macro 'SMP_A': ({why})"):
            constants(*macros)


@pytest.fixture(scope="module")
def newest(releases: list[str]) -> HeaderTable:
    return tables.load("driver", "13.5")


class TestRealHeaders:
    @pytest.fixture
    def table(self, newest: HeaderTable) -> HeaderTable:
        return newest

    def test_counts_of_13_5(self, table: HeaderTable) -> None:
        cuda = {
            group: [item for item in getattr(table, group) if item.location.header == "cuda.h"]
            for group in ("functions", "enums", "records", "opaques", "callbacks")
        }
        kinds = Counter(record.kind for record in cuda["records"])
        assert len(cuda["functions"]) == 685
        assert len(cuda["enums"]) == 123
        assert sum(len(enum.members) for enum in cuda["enums"]) == 991
        assert len(cuda["opaques"]) == 27
        assert sum(field.anonymous for record in cuda["records"] for field in record.fields) == 12
        assert kinds == {"struct": 132, "union": 26}

    def test_nothing_is_dropped(self, table: HeaderTable, releases: list[str]) -> None:
        """Names are counted in the header's text, without preprocessor or parser."""
        (path,) = (
            directory / "cuda.h"
            for directory in fetch.include_directories("13.5", descriptor.load("driver").packages, None)
            if (directory / "cuda.h").exists()
        )
        text = re.sub(r"/\*.*?\*/|//[^\n]*", "", path.read_text("utf-8", "replace"), flags=re.DOTALL)
        in_header = {item.symbol for item in table.functions if item.location.header == "cuda.h"}
        declared = set(re.findall(r"\bCUDAAPI\s+(cu\w+)\s*\(", text))
        assert declared <= in_header, sorted(declared - in_header)
        typedefs = set(re.findall(r"^\s*}\s*(CU\w+)\s*;", text, re.MULTILINE))
        known = {item.name for group in (table.typedefs, table.records, table.enums) for item in group}
        assert len(typedefs) > 200
        assert typedefs <= known, sorted(typedefs - known)
        enumerators = set(re.findall(r"^\s*,?\s*(CU\w+)\s*(?:=[^,;(]*)?,?\s*$", text, re.MULTILINE))
        members = {member.name for enum in table.enums for member in enum.members}
        assert len(enumerators) > 900
        missing = enumerators - members - {"CU_LAUNCH_ATTRIBUTE_MAX"}  # for NVIDIA's own sources only
        assert not missing, sorted(missing)

    def test_forms_of_cu_ctx_create(self, table: HeaderTable) -> None:
        since = {
            name: table.function(name).since
            for name in ("cuCtxCreate", "cuCtxCreate_v2", "cuCtxCreate_v3", "cuCtxCreate_v4")
        }
        assert list(since.values()) == [2000, 3020, 11040, 12050]
        assert dict(table.public_functions())["cuCtxCreate"].symbol == "cuCtxCreate_v4"

    def test_every_function_has_an_introduction_version(self, table: HeaderTable) -> None:
        assert [function.symbol for function in table.functions if not function.since] == []

    def test_every_twin_belongs_to_a_function(self, table: HeaderTable) -> None:
        twins = {function.symbol for function in table.functions if re.search(r"_pt[ds][sz]$", function.symbol)}
        assert twins == {function.per_thread for function in table.functions if function.per_thread}
        assert len(twins) > 80

    def test_the_alignment_of_tensor_maps(self, table: HeaderTable) -> None:
        older = tables.load("driver", "12.9")
        aligns = [record.align for each in (older, table) for record in each.records if record.name == "CUtensorMap_st"]
        assert aligns == [64, 128]

    def test_every_type_resolves(self, table: HeaderTable) -> None:
        resolver = Resolver(table)
        signatures: list[Any] = [*table.functions, *table.callbacks, *table.inlines]
        for item in signatures:
            for ctype in (item.result, *(parameter.type for parameter in item.parameters)):
                assert resolver.kind(ctype), f"{item}: {ctype}"
        for record in table.records:
            for field in record.fields:
                assert resolver.size(field.type) > 0, f"{record.name}.{field.name}"

    def test_by_value_structs(self, table: HeaderTable) -> None:
        resolver = Resolver(table)
        found = {
            function.symbol
            for function in table.functions
            for parameter in function.parameters
            if resolver.kind(parameter.type) == "record"
        }
        assert {"cuIpcOpenEventHandle", "cuIpcOpenMemHandle_v2", "cuMemPrefetchAsync_v2", "cuMemAdvise_v2"} <= found

    def test_the_inline_function(self, table: HeaderTable) -> None:
        (inline,) = table.inlines
        assert (inline.name, inline.calls) == ("cuGetProcAddress_v2_ptsz", ["cuGetProcAddress_v2"])

    def test_callbacks_and_their_convention(self, table: HeaderTable) -> None:
        conventions = {callback.name: callback.convention for callback in table.callbacks}
        assert conventions["CUhostFn"] == conventions["CUstreamCallback"] == "CUDA_CB"

    def test_stand_in_types_are_kept_where_used(self, table: HeaderTable) -> None:
        names = {typedef.name for typedef in table.typedefs}
        assert {"GLuint", "GLenum", "EGLImageKHR", "EGLStreamKHR", "VdpDevice", "size_t", "uint64_t"} <= names
        assert "GLfloat" not in names

    def test_every_release_is_understood(self, releases: list[str]) -> None:
        """The compiler preprocesses, which is quicker than pcpp and equal (test_preprocess.py)."""
        if not shutil.which("cc"):
            pytest.skip("no C compiler")
        assert len(releases) >= 15
        counts = []
        for release in releases:
            table = tables.load("driver", release, compiler="cc")
            counts.append(len(table.functions))
            assert all(function.since for function in table.functions), release
        assert counts == sorted(counts), "a release of CUDA has never lost a function"

    def test_the_same_with_and_without_a_compiler(self, table: HeaderTable) -> None:
        if not shutil.which("cc"):
            pytest.skip("no C compiler")
        compiled = tables.load("driver", "13.5", compiler="cc")
        for item in dataclasses.fields(HeaderTable):
            assert getattr(table, item.name) == getattr(compiled, item.name), f"{item.name} differ"

    def test_the_command(self, table: HeaderTable, releases: list[str], capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["model", "driver", "13.5"]) == 0
        shown = capsys.readouterr().out
        assert shown == table.to_json()
        assert '"value": 0' in shown
