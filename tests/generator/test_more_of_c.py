"""C constructs of other headers than CUDA's, and their modules."""

from __future__ import annotations

import shutil

import pytest

from generator.__main__ import main
from tests.generator.small_library import SmallLibrary, small

__all__ = ["small"]

HEADER = """\
#include <assert.h>
#include <inttypes.h>
#include <stdalign.h>
#include <stdio.h>
#include <string.h>
#if defined(__has_include) && __has_include("nothing.h")
#error "there is no such file"
#endif
#if __has_include(<stdint.h>)
#define SML_WIDTH 64
#endif
typedef struct { int x, y; } smlPair;
typedef struct { volatile int flag; alignas(4) int low; } smlSlot;
extern int smlCounter;
__attribute__((nonnull)) smlStatus smlRead(const int *__restrict values);
smlStatus smlSet(int a) __attribute__((nothrow, deprecated("use another, newer one")));
void smlExit(int a) __attribute__((noreturn));
_Noreturn void smlLeave(int a);
smlStatus smlWatch(volatile int *flag);
smlStatus smlPrint(FILE *file, uint8_t number);
smlPair smlSwap(smlPair pair);
extern __inline__ __attribute__((__always_inline__)) int smlTwice(int a) { assert(a); return 2 * a; }
static int smlHalf(int a) { return a / 2; }
"""


@pytest.mark.parametrize("engine", [[], ["--compiler", "cc"]], ids=["pcpp", "cc"])
def test_it_becomes_a_module(small: SmallLibrary, engine: list[str]) -> None:
    if engine and not shutil.which("cc"):
        pytest.skip("no C compiler")
    small.describe(HEADER)
    arguments = ["--include", str(small.include), "--output", str(small.package), *engine]
    small.command("generate", "small", "13.5", *arguments)
    assert small.run("print(SML_WIDTH, ctypes.sizeof(raw.smlSlot), raw.smlSwap.resolve.__name__)") == "64 8 resolve"
    stub = (small.package / "cu13/raw/small.pyi").read_text()
    for name in ("smlRead", "smlSet", "smlExit", "smlLeave", "smlWatch", "smlPrint", "smlSwap"):
        assert f"def {name}(" in stub
    for name in ("smlCounter", "smlTwice", "smlHalf"):
        assert name not in stub


@pytest.mark.skipif(not shutil.which("cc"), reason="no C compiler")
def test_the_c_compiler_agrees(small: SmallLibrary) -> None:
    small.describe(HEADER)
    small.generate()
    arguments = ["--include", str(small.include), "--output", str(small.package), "--target", "native"]
    assert main(["verify", "small", *arguments]) == 0, small.capsys.readouterr().out


@pytest.mark.parametrize(
    ("declaration", "message"),
    [
        ("#pragma pack(3)", "#pragma pack(3): '3' is not 1, 2, 4, 8 or 16"),
        ("#pragma pack(pop)", "#pragma pack(pop) without a push"),
        ("#pragma scalar_storage_order big-endian", "#pragma scalar_storage_order big-endian"),
        (
            "smlStatus smlRun(long double a);",
            "the type 'long double' is not supported; leave it out by `ignore = [\"smlRun\"]` in the descriptor",
        ),
        ("typedef int smlVector __attribute__((vector_size(16)));", "__attribute__((vector_size(16)))"),
        (
            "int smlTable[4];",
            "the variable 'smlTable' is not extern; leave it out by `ignore = [\"smlTable\"]` in the descriptor",
        ),
        (
            "typedef struct { int n; char data[]; int m; } smlBox;",
            "a member after an array without a bound in struct 'smlBox'; "
            'leave it out by `ignore = ["smlBox"]` in the descriptor',
        ),
        (
            "typedef struct { int a, b __attribute__((aligned(8))); } smlBox;",
            "__attribute__((aligned(8))) of several members in one declaration",
        ),
        ("#include <nothing.h>", "there is no header nothing.h; add its folder by --include"),
        (
            "#define SML_FIRST first\n#define SML_SECOND sizeof\n#define SML_THIRD 3",
            "the macro 'SML_FIRST': 'first' is not a constant; nor are these constants: SML_SECOND; "
            'leave it out by `ignore = ["SML_FIRST", "SML_SECOND"]` in the descriptor',
        ),
        (
            "typedef struct { int pass, in; } smlBox; typedef enum { None } smlNone;",
            "smlBox.pass would not be Python, where that is a keyword; write into the descriptor:\n"
            '[annotations.rename]\n"smlBox.pass" = "pass_"\n"smlBox.in" = "in_"\n"smlNone.None" = "None_"',
        ),
    ],
)
def test_unsupported_constructs_are_errors_with_a_place(small: SmallLibrary, declaration: str, message: str) -> None:
    small.describe(f"{declaration}\nsmlStatus smlStop(int a);\n")
    assert small.refusal() == f"error: small.h:2: {message}"
