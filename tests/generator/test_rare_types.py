"""Types that CUDA's own headers do not have: typedefs of arrays, a char by value, lists of callbacks, unknown structs."""

from __future__ import annotations

import shutil
import subprocess

import pytest

from tests.generator.small_library import STATUS, SmallLibrary, small

__all__ = ["small"]

needs_cc = pytest.mark.skipif(not shutil.which("cc"), reason="no C compiler")

ARRAYS = """\
typedef unsigned char smlByte;
typedef struct smlPeer_st *smlPeer;
typedef int (*smlCall)(int a);
typedef struct { float x, y; } smlPoint;
typedef enum { other, value } smlOdd;
typedef smlByte smlBytes[2];
typedef smlBytes smlRows[3];
typedef void *smlPlaces[2];
typedef const int *smlLists[2];
typedef const char *smlTexts[2];
typedef struct smlOther *smlOthers[2];
typedef smlPeer smlPeers[2];
typedef smlCall smlCalls[2];
typedef float smlMatrix[2][2];
typedef smlPoint smlLine[2];
typedef struct { smlMatrix matrix; smlMatrix both[2]; smlLine line; smlBytes bytes; smlCall calls[2]; } smlView;
smlStatus smlArrays(smlRows *a, smlPlaces *b, smlLists *c, smlTexts *d, smlOthers *e, smlPeers *f, smlCalls *g);
smlStatus smlLook(smlView *view, smlOdd odd);
"""
USES = """\
view = small.smlView()
view.matrix = [1, 2, 3, 4]
view.both = range(8)
view.line[1].y = 7
view.bytes = b"ab"
print(view.matrix, view.both, view.line[1].y, view.bytes, ctypes.sizeof(view))
view.calls = [raw.smlCall(lambda a: a + 1), lambda a: a + 2]
there = raw.smlView.from_buffer(view)
print(there.calls[0](1), there.calls[1](1), there.matrix[1][0])
view.calls = [0, None]
print([*map(int, view.calls)])
"""


def test_typedefs_of_arrays(small: SmallLibrary) -> None:
    small.describe(ARRAYS)
    small.generate()
    if shutil.which("cc"):
        places = ["--include", str(small.include), "--output", str(small.package)]
        small.command("verify", "small", *places, "--target", "native")
    stub = (small.package / "cu13/raw/small.pyi").read_text()
    for name, element in {
        "smlBytes": "smlByte",
        "smlRows": "smlBytes",
        "smlPlaces": "ctypes.c_void_p",
        "smlLists": "Pointer[ctypes.c_int]",
        "smlTexts": "ctypes.c_char_p",
        "smlOthers": "ctypes.c_void_p",
        "smlPeers": "smlPeer",
        "smlCalls": "smlCall",
        "smlMatrix": "Array[ctypes.c_float]",
        "smlLine": "smlPoint",
    }.items():
        assert f"class {name}(ArrayType[{element}])" in stub
    assert small.run(USES).splitlines() == [
        "(1.0, 2.0, 3.0, 4.0) (0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0) 7.0 b'ab' 88",
        "2 3 3.0",
        "[0, 0]",
    ]


@needs_cc
def test_parameters_that_are_a_char_or_named_self(small: SmallLibrary, monkeypatch: pytest.MonkeyPatch) -> None:
    header = "smlStatus smlCode(char letter, int *code);\nsmlStatus smlLess(int self, int a, int *less);\n"
    small.describe(header, sections='[annotations.functions]\nsmlCode = { code = "out" }\nsmlLess = { less = "out" }\n')
    small.generate()
    library = small.folder / "libsmall.so"
    code = f"{STATUS}smlStatus smlCode(char letter, int *code) {{ *code = (unsigned char)letter; return 0; }}\n"
    code += "smlStatus smlLess(int self, int a, int *less) { *less = self - a; return 0; }\n"
    (small.folder / "small.c").write_text(code)
    subprocess.run(["cc", "-shared", "-fPIC", "-o", str(library), str(small.folder / "small.c")], check=True)
    monkeypatch.setenv("SMALL_LIBRARY", str(library))
    said = small.run(
        "for _ in range(3): print(small.smlCode(65), small.smlCode(letter=200), small.smlLess(self=7, a=2))\n"
        "try: small.smlCode(256)\nexcept OverflowError as error: print(error)"
    )
    assert said.splitlines() == ["65 200 5"] * 3 + ["letter: 256 does not fit, 0 to 255 does"]


@pytest.mark.parametrize(
    ("header", "name"),
    [
        ("typedef struct { double x[4]; } smlBox; smlBox smlMake(int a);", "smlMake"),
        ("struct smlBox; smlStatus smlTake(struct smlBox box);", "smlTake"),
        ("typedef struct smlBox smlBox; typedef smlStatus (*smlCall)(smlBox box); smlStatus smlAsk(int a);", "smlCall"),
    ],
)
def test_a_struct_without_members_by_value_is_refused(small: SmallLibrary, header: str, name: str) -> None:
    """ctypes would take it for an int."""
    small.describe(
        header + "\nsmlStatus smlRun(int a);\n", settings='ignore = ["smlBox"]' if "double" in header else ""
    )
    message = f"{name!r} passes the struct 'smlBox' by value, whose members are not known"
    assert small.refusal() == f'error: small.h:2: {message}; leave it out by `ignore = ["{name}"]` in the descriptor'


def test_an_enum_keeps_its_name_beside_another_typedef(small: SmallLibrary) -> None:
    small.describe(
        "typedef enum smlWay { SML_UP } smlWay; typedef smlWay smlPath; typedef enum { SML_RED } smlColor;\n"
        "typedef smlColor smlHue; enum smlTag { SML_X }; typedef enum smlTag smlTag_t; typedef enum smlTag smlTag_u;\n"
        "smlStatus smlGo(smlWay way, smlPath path, smlColor color, smlHue hue, enum smlTag tag);\n"
    )
    small.generate()
    table = (small.package / "cu13/_small.py").read_text()
    assert "smlGo: smlStatus (smlWay way, smlPath path, smlColor color, smlHue hue, smlTag_t tag)" in table
    assert small.run("print(raw.smlWay.SML_UP, raw.smlPath.SML_UP, small.smlColor.SML_RED, small.smlHue.SML_RED)")
    if shutil.which("cc"):
        places = ["--include", str(small.include), "--output", str(small.package)]
        small.command("verify", "small", *places, "--target", "native")


@pytest.mark.parametrize(
    ("header", "message"),
    [
        (
            "typedef struct { int _fields_; int getPtr; } smlOdd; typedef enum { mro, SML_A, real } smlWay;",
            "smlOdd._fields_ would not be Python, where that is an attribute of every such class; "
            'write into the descriptor:\n[annotations.rename]\n"smlOdd._fields_" = "_fields__"\n'
            '"smlOdd.getPtr" = "getPtr_"\n"smlWay.mro" = "mro_"\n"smlWay.real" = "real_"',
        ),
        (
            "smlStatus lambda(int a);",
            "'lambda' is a keyword in Python; leave it out by `ignore = [\"lambda\"]` in the descriptor",
        ),
        (
            "typedef struct { int x; } smlBox_in; typedef struct { struct { int a; } in; smlBox_in b; } smlBox;",
            "'smlBox_in' is already defined at small.h:2; it is also the name made for the type of the member 'in' of "
            "'smlBox'; leave it out by `ignore = [\"smlBox\"]` in the descriptor",
        ),
        (
            "typedef int smlRun_call; smlStatus smlRun(void (*call)(int), smlRun_call a);",
            "'smlRun_call' is already defined at small.h:2; it is also the name made for the type of the parameter 'call' "
            "of 'smlRun'; leave it out by `ignore = [\"smlRun\"]` in the descriptor",
        ),
    ],
)
def test_names_that_a_module_cannot_have(small: SmallLibrary, header: str, message: str) -> None:
    small.describe(f"{header}\nsmlStatus smlStop(int a);\n")
    assert small.refusal() == f"error: small.h:2: {message}"


def test_a_renamed_member_and_enumerator(small: SmallLibrary) -> None:
    rename = '[annotations.rename]\n"smlOdd._fields_" = "fields"\n"smlWay.mro" = "order"\n'
    small.describe(
        "typedef struct { int _fields_, x; } smlOdd; typedef enum { mro } smlWay; smlStatus smlRun(smlOdd *a, smlWay b);\n",
        sections=rename,
    )
    small.generate()
    assert small.run("print(small.smlOdd(fields=3).fields, raw.smlOdd(4).fields, int(small.smlWay.order))") == "3 4 0"
