"""Packed and aligned structs have C's layout on every Python, and C reads the values that Python wrote."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.generator.small_library import STATUS, SmallLibrary, small
from tests.generator.test_layouts_refused import pythons

__all__ = ["small"]

STRUCTS = {
    "Attribute": "typedef struct __attribute__((packed)) smlAttribute_st { char a; int b; short c; } smlAttribute;",
    "Behind": "typedef struct { char a; int b; } __attribute__((__packed__)) smlBehind;",
    "Pragma": "#pragma pack(push, 1)\ntypedef struct { char a; double b; smlAttribute c; } smlPragma;",
    "Two": "#pragma pack(2)\ntypedef struct { char a; double b; } smlTwo;\n#pragma pack(pop)",
    "Natural": "typedef struct { char a; double b; } smlNatural;",
    "Operator": '_Pragma("pack(1)") typedef struct { char a; double b; } smlOperator; _Pragma("pack()")',
    "Trailing": "typedef struct { char a; int b __attribute__((aligned(16))); char c; } smlTrailing;",
    "Leading": "typedef struct { char a; __attribute__((aligned(8))) int b; _Alignas(32) char c; } smlLeading;",
    "Whole": "typedef struct { int a; } __attribute__((aligned(64))) smlWhole;",
    "Tag": "typedef struct __attribute__((aligned(16))) smlTag_st { char a; smlWhole b; } smlTag;",
    "Biggest": "typedef struct { char a; int b __attribute__((aligned)); } smlBiggest;",
    "Member": "typedef struct { char a; int b __attribute__((packed)); } smlMember;",
    "Union": "typedef union __attribute__((packed)) { char a[5]; int b; } smlUnion;",
    "Lines": "typedef struct { char a; int b\n    __attribute__((\n        aligned(\n            16))); } smlLines;",
    "Inner": "typedef struct { char a; struct { char x; double y; } __attribute__((packed)) b; int c; } smlInner;",
    "Anonymous": "typedef struct { char a; union { int b; double c; } __attribute__((packed)); } smlAnonymous;",
    "Handle": "typedef struct __attribute__((packed)) { char a; void *b; smlStatus c; } smlHandle;",
    "Rows": "typedef struct { int (*a)[7]; volatile int *b; int c; } smlRows;",
    "Open": "typedef struct { int a; char b[]; } smlOpen;",
}
"""Name to declaration; members are a, b and c."""


def members(name: str) -> list[str]:
    return [
        member for member in "abc" if f"{member};" in STRUCTS[name].replace("[", ";[") or f" {member} " in STRUCTS[name]
    ]


def layout_in_c(folder: Path) -> str:
    """Size, alignment and offsets of each struct, as the C compiler has them."""
    lines = [f'printf("{name} %zu %zu", sizeof(sml{name}), _Alignof(sml{name}));' for name in STRUCTS]
    lines = [
        line
        + "".join(f' printf(" %zu", offsetof(sml{name}, {member}));' for member in members(name))
        + ' printf("\\n");'
        for line, name in zip(lines, STRUCTS)
    ]
    program = "#include <stdio.h>\n#include <stddef.h>\n" + STATUS + "\n".join(STRUCTS.values())
    program += "\nint main(void) {\n" + "\n".join(lines) + "\n}\n"
    (folder / "layout.c").write_text(program)
    subprocess.run(["cc", "-w", "-o", folder / "layout", folder / "layout.c"], check=True)
    return subprocess.run([folder / "layout"], capture_output=True, text=True, check=True).stdout.strip()


LAYOUT = "\n".join(
    f"print('{name}', ctypes.sizeof(raw.sml{name}), max(ctypes.alignment(raw.sml{name}), raw.sml{name}._align_in_c), "
    + ", ".join(f"raw.sml{name}.{member}.offset" for member in members(name))
    + ")"
    for name in STRUCTS
)


@pytest.mark.skipif(not shutil.which("cc"), reason="no C compiler")
def test_layouts_are_those_of_c_on_every_python(small: SmallLibrary) -> None:
    small.describe("\n".join([*STRUCTS.values(), "smlStatus smlRun(smlPragma *a, smlTag *b);\n"]))
    small.generate()
    expected = layout_in_c(small.folder)
    for python in pythons():
        assert small.run(LAYOUT, python) == expected, python
    small.command(
        "verify", "small", "--include", str(small.include), "--output", str(small.package), "--target", "native"
    )


FUNCTIONS = """\
smlStatus smlSum(const smlAttribute *box, int *sum);
smlStatus smlFill(smlTrailing *box);
smlStatus smlTranspose(int (*rows)[2], const float m[2][3]);
int smlAll(int count, ...);
static const int SML_FIVE = 5;
"""
CODE = """\
#include <stdarg.h>
smlStatus smlSum(const smlAttribute *box, int *sum) { *sum = box->a + box->b + box->c; return SML_OK; }
smlStatus smlFill(smlTrailing *box) { box->a = 1; box->b = 2; box->c = 3; return (long)box % 16 ? SML_LOST : SML_OK; }
smlStatus smlTranspose(int (*rows)[2], const float m[2][3]) {
    for (int i = 0; i < 2; i++) for (int j = 0; j < 3; j++) rows[j][i] = (int)m[i][j];
    return SML_OK;
}
int smlAll(int count, ...) {
    va_list list; int sum = 0; va_start(list, count);
    while (count--) sum += va_arg(list, int);
    va_end(list); return sum;
}
"""
CALLS = """\
import os
box = small.smlAttribute()
box.a, box.b, box.c = 1, 70000, -2
print(small.smlSum(box), raw.smlAttribute(1, 2, c=3))
made = small.smlFill()
print(made.b)
rows, m = (ctypes.c_int * 6)(), (ctypes.c_float * 6)(*range(6))
small.smlTranspose(rows, m)
print(list(rows), raw.smlAll(3, 1, 2, ctypes.c_int(39)), hasattr(small, "smlAll"), SML_FIVE)
"""


@pytest.mark.skipif(not shutil.which("cc"), reason="no C compiler")
def test_c_reads_and_writes_them(small: SmallLibrary, monkeypatch: pytest.MonkeyPatch) -> None:
    small.describe(
        "\n".join([STRUCTS["Attribute"], STRUCTS["Trailing"], FUNCTIONS]),
        sections='[annotations.functions.smlFill]\nbox = "out"\n',
    )
    small.generate()
    (small.folder / "small.c").write_text('#include "small.h"\n' + CODE)
    library = small.folder / "libsmall.so"
    command = ["cc", "-shared", "-fPIC", f"-I{small.include}", "-o", str(library), str(small.folder / "small.c")]
    subprocess.run(command, check=True)
    monkeypatch.setenv("SMALL_LIBRARY", str(library))
    for python in pythons():
        assert small.run(CALLS, python) == (
            "69999 smlAttribute_st(a=b'\\x01', b=2, c=3)\n2\n[0, 3, 1, 4, 2, 5] 42 False 5"
        ), python
