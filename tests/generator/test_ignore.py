"""``ignore`` removes declarations before anything parses them."""

from __future__ import annotations

import pytest

from generator.ignore import drop
from generator.model import Location
from tests.generator.small_library import SmallLibrary, small

__all__ = ["small"]

TEXT = """\
typedef struct foo { int a; struct { int x : 3; } in; } foo_t, *foo_p;
typedef struct { _Alignas(64) char c; }
  bar_t;
struct __attribute__((packed)) baz { char c;
 int d; };
extern const int table[4];
int run(struct foo *a,
   int (*convert)(int)) __attribute__((weird(3)));
static inline int half(int a) { if (a) { return 1; } return a / 2; }
typedef void (*notify)(int);
enum kind { A, B = 2 };
int after(void), before(int a);
typedef struct { int q; } __attribute__((aligned(64))) wide_t;
int last(void);"""
LINES = {Location("small.h", number): " ".join(line.split()) for number, line in enumerate(TEXT.split("\n"), 1)}


@pytest.mark.parametrize(
    ("name", "changed"),
    [
        ("foo", {1: "typedef struct foo foo_t, *foo_p;"}),
        ("foo_p", {1: "typedef struct foo foo_t, *foo_p;"}),
        ("bar_t", {2: "typedef struct bar_t bar_t;", 3: None}),
        ("baz", {4: "struct baz;", 5: None}),
        ("table", {6: None}),
        ("run", {7: None, 8: None}),
        ("half", {9: None}),
        ("notify", {10: None}),
        ("kind", {11: None}),
        ("before", {12: None}),
        ("wide_t", {13: "typedef struct wide_t wide_t;"}),
    ],
)
def test_the_declaration_goes_and_a_struct_becomes_opaque(name: str, changed: dict[int, str | None]) -> None:
    kept, found = drop(LINES, [name])
    assert found == {name}
    assert {place.line: kept.get(place) for place in LINES if kept.get(place) != LINES[place]} == changed


@pytest.mark.parametrize("name", ["a", "convert", "in", "A", "nothing", "int"])
def test_names_that_a_declaration_mentions_stay(name: str) -> None:
    assert drop(LINES, [name]) == (LINES, set())


def test_no_declaration_blocks_a_library(small: SmallLibrary, capsys: pytest.CaptureFixture[str]) -> None:
    small.describe(
        """\
typedef struct { char kind; _Alignas(16) int wide; } smlBox;
typedef struct __attribute__((packed)) smlPack_st { char kind; int wide; } smlPack;
extern int smlCounter;
int smlPrint(const char *format, ...);
smlStatus smlVector(__attribute__((vector_size(16))) float v);
#define SML_STRANGE 1 +
smlStatus smlFill(smlBox *box, const smlPack *pack, int a);
""",
        settings='ignore = ["smlBox", "smlPack", "smlCounter", "smlPrint", "smlVector", "SML_STRANGE", "smlGone"]',
    )
    small.generate()
    stub = (small.package / "cu13/checked/small.pyi").read_text()
    assert "def smlFill(box: Address, pack: Address, a: int) -> None: ..." in stub
    assert small.run("print([name for name in dir(raw) if 'Print' in name or 'Vector' in name])") == "[]"


def test_a_name_that_nothing_declares_is_reported(small: SmallLibrary) -> None:
    small.describe("smlStatus smlFill(int a);\n", settings='ignore = ["smlFil"]')
    arguments = ["generate", "small", "13.5", "--include", str(small.include), "--output", str(small.package)]
    from generator.__main__ import main

    assert main(arguments) == 0
    assert "small: `ignore` names smlFil, which these headers do not declare\n" in small.capsys.readouterr().err
