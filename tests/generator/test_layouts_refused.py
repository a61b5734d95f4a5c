"""A layout is right on every Python, or ``generate`` refuses it."""

from __future__ import annotations

import shutil
import subprocess
import sys

import pytest

from tests.generator.small_library import SmallLibrary, small

__all__ = ["small"]


@pytest.mark.parametrize(
    ("header", "name", "refusal"),
    [
        ("typedef enum { SML_LARGE = 0x100000000 } smlLarge;", "smlLarge", "the enum 'smlLarge' needs 64 bits, not 32"),
        (
            "typedef struct { unsigned int a : 3; unsigned short b : 4; } smlBox;",
            "smlBox",
            "the struct 'smlBox': the bit-fields 'a' and 'b' are of types of different sizes",
        ),
        (
            "typedef struct { unsigned int a : 8; char next; } smlBox;",
            "smlBox",
            "the struct 'smlBox': the member 'next' is at byte 1 in C and at byte 4 in ctypes",
        ),
        (
            "typedef union { unsigned int a : 3; unsigned int b : 4; } smlBox;",
            "smlBox",
            "the union 'smlBox': the bit-fields 'a' and 'b' are neighbours",
        ),
        (
            "typedef struct { char a : 3; } smlBox;",
            "smlBox",
            "the struct 'smlBox': the bit-field 'a' is a char: its sign depends on the platform",
        ),
        (
            "typedef struct __attribute__((packed)) { char c; int a : 3; } smlBox;",
            "smlBox",
            "the bit-field 'a' in a packed struct",
        ),
        (
            "typedef struct __attribute__((packed)) { char c; int d; } smlBox; smlStatus smlTake(smlBox box);",
            "smlTake",
            "'smlTake' passes the packed or aligned struct 'smlBox' by value, which ctypes cannot do",
        ),
        (
            "typedef struct { char c; } smlBox __attribute__((aligned(8)));",
            "smlBox",
            "the typedef 'smlBox' has more alignment than its type: write the attribute behind the brace of a struct, or "
            'leave it out by `ignore = ["smlBox"]` in the descriptor',
        ),
    ],
)
def test_layouts_that_ctypes_cannot_make_are_refused(small: SmallLibrary, header: str, name: str, refusal: str) -> None:
    small.describe(f"{header}\nsmlStatus smlRun(int a);\n")
    remedy = "" if "ignore" in refusal else f'; leave it out by `ignore = ["{name}"]` in the descriptor'
    assert small.refusal() == f"error: small.h:2: {refusal}{remedy}"


def test_a_long_in_a_packed_struct_is_elsewhere_on_windows(small: SmallLibrary) -> None:
    header = "#pragma pack(1)\ntypedef struct { char c; long d; } smlBox;\nsmlStatus smlRun(smlBox *box);\n"
    small.describe(header)
    assert small.refusal() == (
        "error: small.h:3: the struct 'smlBox' has a long, and is packed or aligned: Windows has other offsets; "
        'set platforms = ["linux"], or leave it out by `ignore = ["smlBox"]` in the descriptor'
    )
    small.describe(header, settings='platforms = ["linux"]')
    small.generate()


def test_layouts_that_pass_are_those_of_c(small: SmallLibrary) -> None:
    small.describe("""\
typedef struct __attribute__((aligned(64))) smlTile_st { _Alignas(64) char bytes[128]; } smlTile;
typedef struct { int kind; unsigned int a : 3, b : 29, c : 1; double after; } smlBits;
typedef union { int number; unsigned int low : 4; } smlEither;
smlStatus smlRun(smlTile *tile, smlBits *bits, smlEither *either);
""")
    small.generate()
    sizes = "print(*map(ctypes.sizeof, (raw.smlTile, raw.smlBits, raw.smlEither)), raw.smlBits.after.offset)"
    for python in pythons():
        assert small.run(sizes, python) == "128 24 4 16", python


def pythons() -> list[str]:
    """The Pythons that are installed, of the versions that the package supports."""
    found = [sys.executable]
    names = [*(f"python3.{minor}" for minor in range(9, 16)), "pypy3"]
    for path in filter(None, map(shutil.which, names)):
        check = "import sys; sys.exit(sys.version_info < (3, 9))"
        if subprocess.run([path, "-c", check], capture_output=True, check=False).returncode == 0:
            found.append(path)
    return found


def test_a_constant_with_an_exponent_is_a_float(small: SmallLibrary) -> None:
    small.describe("#define SML_SMALL 1e-5\n#define SML_LARGE 1e30\nsmlStatus smlRun(int a);\n")
    small.generate()
    assert small.run("print(SML_SMALL, raw.SML_LARGE)") == "1e-05 1e+30"


def test_a_pointer_to_an_opaque_struct_is_not_an_output(small: SmallLibrary) -> None:
    small.describe("struct smlPlan_st;\nsmlStatus smlRun(struct smlPlan_st *plan, int *count);\n")
    small.generate()
    assert "def smlRun(plan: Address) -> int" in (small.package / "cu13/checked/small.pyi").read_text()
    assert small.run("print(small.smlRun.__name__)") == "smlRun"
    small.describe(
        "struct smlPlan_st;\nsmlStatus smlRun(struct smlPlan_st *plan);\n",
        sections='[annotations.functions.smlRun]\nplan = "out"\n',
    )
    assert small.refusal() == (
        "error: small.toml: annotations.functions.smlRun.plan: 'out': a pointer to the opaque struct 'smlPlan_st' is an "
        "input: its size is not known"
    )


@pytest.mark.parametrize(
    ("header", "place"),
    [
        (f"#define SML_DEEP {'(' * 300}1{')' * 300}\n", "2: the macro 'SML_DEEP'"),
        (f"typedef enum {{ SML_DEEP = {'(' * 300}1{')' * 300} }} smlDeep;\n", "2"),
        (f"#define SML_LONG {'+'.join('1' * 3000)}\n", "2: the macro 'SML_LONG'"),
        (f"smlStatus smlRun(int {'*' * 3000}a);\n", "2"),
    ],
    ids=["macro", "enumerator", "operators", "pointers"],
)
def test_too_deep_nesting_is_an_error_with_a_place(small: SmallLibrary, header: str, place: str) -> None:
    small.describe(f"{header}smlStatus smlStop(int a);\n")
    assert small.refusal().startswith(f"error: small.h:{place}: parentheses or operators are nested too deeply; ")


def test_typedefs_without_classes_do_not_break_imports(small: SmallLibrary) -> None:
    small.describe(
        "typedef struct smlPlan_st smlPlan;\ntypedef smlPlan *smlPlan_t;\ntypedef void smlAny;\n"
        "smlStatus smlRun(smlPlan *plan, const smlPlan *other, smlPlan_t *made, smlAny *any);\n"
    )
    small.generate()
    assert (
        "def smlRun(plan: Address, other: Address, any: Address) -> smlPlan_t"
        in (small.package / "cu13/checked/small.pyi").read_text()
    )
    assert small.run("print(small.smlRun.__name__, raw.smlPlan_t.__name__)") == "smlRun smlPlan_t"
