"""Sizes, alignments and offsets are equal to the C compiler's."""

from __future__ import annotations

import itertools
import random
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from generator.layout import FLOATS, INTEGERS, Layout, Member, canonical, lay_out
from generator.model import CType, HeaderTable, Record
from generator.parse import parse
from generator.preprocess import Preprocessed
from generator.resolve import Resolver


@pytest.mark.parametrize(
    ("spelling", "name"),
    [
        ("unsigned", "unsigned int"),
        ("signed", "int"),
        ("long unsigned int", "unsigned long"),
        ("int long long", "long long"),
        ("unsigned long int long", "unsigned long long"),
        ("short int", "short"),
        ("signed char", "signed char"),
        ("char", "char"),
        ("void", "void"),
        ("_Bool", "_Bool"),
        ("double", "double"),
        ("long double", None),
        ("__int128", None),
        ("unsigned float", None),
        ("signed double", None),
        ("signed unsigned", None),
        ("float _Complex", None),
        ("long long long", None),
    ],
)
def test_one_spelling_stands_for_all(spelling: str, name: str | None) -> None:
    assert canonical(spelling.split()) == name


def test_struct() -> None:
    assert lay_out("struct", [Member(1, 1), Member(8, 8), Member(2, 2)]) == Layout([(0, 0), (8, 0), (16, 0)], 24, 8)


def test_union() -> None:
    assert lay_out("union", [Member(1, 1), Member(12, 4), Member(2, 2)]) == Layout([(0, 0)] * 3, 12, 4)


def test_a_record_may_ask_for_more_than_its_members_do() -> None:
    assert lay_out("struct", [Member(4, 4), Member(4, 4)], 16) == Layout([(0, 0), (4, 0)], 16, 16)
    assert lay_out("struct", [Member(8, 8)], 4) == Layout([(0, 0)], 8, 8)


def test_alignment_asked_for_pads_the_end() -> None:
    assert lay_out("struct", [Member(4, 64), Member(4, 4)]) == Layout([(0, 0), (4, 0)], 64, 64)


def test_bit_fields_share_a_unit_and_do_not_cross_into_the_next() -> None:
    members = [Member(4, 4, 20), Member(4, 4, 12), Member(4, 4, 31), Member(1, 1, 2), Member(1, 1)]
    assert lay_out("struct", members) == Layout([(0, 0), (0, 20), (4, 0), (8, 0), (9, 0)], 12, 4)


def test_a_bit_field_goes_on_where_an_ordinary_member_ends() -> None:
    assert lay_out("struct", [Member(1, 1), Member(4, 4, 8)]) == Layout([(0, 0), (0, 8)], 4, 4)


def records(count: int) -> Iterator[str]:
    """C text of ``count`` records with members of all kinds, the same on each call."""
    choice = random.Random(3)
    basics = [*INTEGERS, *FLOATS, "void *", "enum mode", "callback"]

    numbers = itertools.count()

    def member(depth: int) -> str:
        kind = choice.randrange(10)
        number = next(numbers)
        if kind in (0, 1) and depth < 3:
            return f"{body(depth + 1)}{f' m{number}' if kind else ''};"
        if kind in (2, 3):
            base = choice.choice(["unsigned int", "int", "unsigned char", "unsigned long", "short", "enum mode"])
            bits = choice.randint(1, {"unsigned char": 8, "short": 16, "unsigned long": 64}.get(base, 32))
            return f"{base} b{number} : {bits};"
        align = f"_Alignas({choice.choice([16, 32, 64])}) " if kind == 4 else ""
        array = f"[{choice.randint(1, 5)}][2]" if kind == 5 else f"[{choice.randint(1, 9)}]" if kind == 6 else ""
        base = choice.choice(basics)
        return f"{align}{base} m{number}{array};"

    def body(depth: int) -> str:
        members = [member(depth) for _ in range(choice.randint(1, 6))]
        return f"{choice.choice(['struct', 'struct', 'union'])} {{ {' '.join(members)} }}"

    for number in range(count):
        yield f"typedef {body(0)} record{number};"


HEAD = "enum mode { FIRST, SECOND };\ntypedef void (*callback)(int);\n"


def paths(record: Record, table: HeaderTable) -> Iterator[tuple[str, int, int, int]]:
    """The path, byte offset, bit offset and bits of every member that C can name in a record."""
    known = {item.name: item for item in table.records}
    for field in record.fields:
        inner = known.get(field.type.name)
        if not field.anonymous:
            yield field.name, field.offset, field.bit_offset, field.bits
        if inner is not None and not field.type.array:
            prefix = "" if field.anonymous else f"{field.name}."
            for path, offset, bit_offset, bits in paths(inner, table):
                yield prefix + path, field.offset + offset, bit_offset, bits


def test_records_of_all_kinds_against_the_compiler(tmp_path: Path) -> None:
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("no C compiler")
    text = HEAD + "\n".join(records(150))
    table = parse(Preprocessed(f'# 1 "sample.h"\n{text}\n'), "sample", "1.0", "^$")
    body = []
    expected = []
    for record in table.records:
        if record.nested_in:
            continue
        name = record.name
        body.append(f'printf("{name} %zu %zu\\n", sizeof({name}), _Alignof({name}));')
        expected.append(f"{name} {record.size} {record.align}")
        for path, offset, bit_offset, bits in paths(record, table):
            if bits:  # C has no offset of a bit-field: fill it and read which bits of the record are set
                body.append(f'{{ static {name} x; x.{path} = -1; show("{name}.{path}", &x, sizeof x); }}')
                mask = ((1 << bits) - 1) << (offset * 8 + bit_offset)
                expected.append(f"{name}.{path} {mask.to_bytes(record.size, 'little').hex()}")
            else:
                body.append(f'printf("{name}.{path} %zu\\n", offsetof({name}, {path}));')
                expected.append(f"{name}.{path} {offset}")
    show = """
static void show(const char *name, const void *data, size_t size) {
    printf("%s ", name);
    for (size_t i = 0; i < size; i++) printf("%02x", ((const unsigned char *)data)[i]);
    printf("\\n");
}
"""
    source = f"#include <stddef.h>\n#include <stdio.h>\n{text}\n{show}int main(void) {{ {' '.join(body)} }}\n"
    program = tmp_path / "layout"
    command = [compiler, "-std=gnu11", "-w", "-x", "c", "-", "-o", str(program)]
    subprocess.run(command, input=source, text=True, check=True)
    shown = subprocess.run([program], capture_output=True, text=True, check=True).stdout.splitlines()
    assert len(expected) > 800
    assert shown == expected


def test_size_and_alignment_of_types() -> None:
    resolver = Resolver(HeaderTable("sample", "1.0"))
    assert (resolver.size(CType("short", array=(2, 3))), resolver.align(CType("short", array=(2, 3)))) == (12, 2)
    assert (resolver.size(CType("void", pointers=(False,))), resolver.align(CType("double"))) == (8, 8)
