"""Names that C keeps apart: a struct's tag, a function, a member's made-up type, a macro that is defined again."""

from __future__ import annotations

import shutil

import pytest

from generator.descriptor import Descriptor
from generator.model import Alias
from generator.preprocess import preprocess_in
from tests.generator.small_library import SmallLibrary, small

__all__ = ["small"]

LINUX = 'platforms = ["linux"]'


def verified(small: SmallLibrary) -> None:
    small.generate()
    if shutil.which("cc"):
        places = ["--include", str(small.include), "--output", str(small.package)]
        small.command("verify", "small", *places, "--target", "native")


def test_a_struct_and_a_function_of_one_name(small: SmallLibrary) -> None:
    """libzip's ``struct zip_stat`` and ``zip_stat()``: the struct has its typedef's name."""
    small.describe(
        "struct smlStat { int size; union { long all; char *text; } more; struct smlStat *next; };\n"
        "typedef struct smlStat smlStat_t;\n"
        "smlStatus smlStat(const char *name, struct smlStat *to);\nsmlStatus smlStatAll(smlStat_t *to);\n"
    )
    verified(small)
    said = small.run(
        "print(raw.smlStat_t.__name__, ctypes.sizeof(raw.smlStat_t), raw.smlStat.argtypes[1]._type_ is raw.smlStat_t)"
    )
    assert said == "smlStat_t 24 True"
    stub = (small.package / "cu13/raw/small.pyi").read_text()
    assert "class smlStat_t(RawRecord)" in stub
    assert "class smlStat(" not in stub
    small.describe("struct smlStat { int size; };\nsmlStatus smlStat(struct smlStat *to);\n")
    assert small.refusal() == (
        "error: small.h:2: 'smlStat' is a type and a function, and no typedef has another name for the type; "
        'leave it out by `ignore = ["smlStat"]` in the descriptor'
    )


def test_a_tag_that_looks_like_one_made_up(small: SmallLibrary) -> None:
    """MariaDB's ``struct st_mysql_options_extension *extension`` in ``struct st_mysql_options``."""
    small.describe("struct smlBox { struct smlBox_more *more; };\nsmlStatus smlFill(struct smlBox *box);\n")
    verified(small)


def test_a_deprecated_constant_is_no_difference(small: SmallLibrary) -> None:
    """libmicrohttpd's macros warn when a program uses them."""
    small.describe(
        '#define SML_OLD(text) _Pragma(text)\n#define SML_LIMIT SML_OLD("GCC warning \\"too old\\"") 444\n'
        "smlStatus smlRun(int a);\n"
    )
    verified(small)
    assert small.run("print(raw.SML_LIMIT)") == "444"


@pytest.mark.parametrize("compiler", [None, "cc"], ids=["pcpp", "cc"])
def test_a_suffix_that_changes(compiler: str | None, small: SmallLibrary) -> None:
    """PCRE2 declares all functions once for each width, and at last renames them for that of the program."""
    if compiler and not shutil.which(compiler):
        pytest.skip(f"no {compiler}")
    (small.include / "plain.h").write_text(
        "#define JOIN(a, b) a ## b\n#define GLUE(a, b) JOIN(a, b)\n#define SUFFIX(a) GLUE(a, LOCAL)\n"
        "#define plainRun SUFFIX(plainRun_)\n#define plainText SUFFIX(plainText_)\n"
        "#define DECLARE typedef char *plainText; int plainRun(plainText text);\n"
        "#define LOCAL 8\nDECLARE\n#undef LOCAL\n#define LOCAL 16\nDECLARE\n#undef LOCAL\n#undef SUFFIX\n"
        "#define SUFFIX(a) GLUE(a, PLAIN_WIDTH)\nint plainStop(plainText text);\n"
    )
    library = Descriptor(name="plain", headers=["plain.h"], packages=[], defines=["PLAIN_WIDTH=8"])
    result = preprocess_in(library, [small.include], compiler=compiler)
    for declared in ("plainRun_8(plainText_8 text)", "plainRun_16(plainText_16 text)", "plainStop(plainText_8 text)"):
        assert f"int {declared};" in result.text
    assert result.aliases == [Alias("plainRun", "plainRun_8")]
