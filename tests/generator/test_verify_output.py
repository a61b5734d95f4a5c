"""``verify`` sees what ``generate --output`` wrote, on every Python that is installed."""

from __future__ import annotations

import shutil
import sys

import pytest

from generator import pythons
from generator.__main__ import main
from tests.generator.small_library import SmallLibrary, small

__all__ = ["small"]

pytestmark = pytest.mark.skipif(not shutil.which("cc"), reason="no C compiler")
HEADER = """\
#define SML_RATIO 1e-5
#define SML_TITLE "small"
typedef struct {
    float kind;
    struct { unsigned int a : 3, b : 29; } inner;
    struct { unsigned int c : 3, d : 29; };
    union { struct { unsigned int e : 4; } deep; int f; } either;
    struct { unsigned int g : 4; int h; } rows[3];
} smlBox;
smlStatus smlRun(const smlBox *box, int list[4]);
"""


def verified(small: SmallLibrary, status: int) -> list[str]:
    arguments = ["--include", str(small.include), "--output", str(small.package), "--target", "native"]
    assert main(["verify", "small", *arguments]) == status
    return small.capsys.readouterr().out.splitlines()


def test_bit_fields_of_nested_structs_and_array_parameters_are_not_differences(small: SmallLibrary) -> None:
    small.describe(HEADER)
    small.generate()
    (line,) = verified(small, 0)
    version = "Python {}.{}".format(*sys.version_info)
    assert line.startswith(f"small 13.5 native, table and {version}")
    assert line.endswith("no differences")
    assert all(name in line for name in pythons.installed())


def test_the_package_may_be_named_from_the_present_folder(small: SmallLibrary, monkeypatch: pytest.MonkeyPatch) -> None:
    """As ``make every-release`` and the page on new libraries do."""
    small.describe(HEADER)
    small.generate()
    (small.package.parent / "beside").mkdir()
    monkeypatch.chdir(small.package.parent / "beside")
    package = f"../{small.package.name}"
    places = ["--include", str(small.include), "--output", package, "--target", "native"]
    assert small.command("verify", "small", *places).rstrip().endswith("no differences")


def test_an_older_major_refers_to_the_newest_only_where_that_is_there(small: SmallLibrary) -> None:
    """``make every-release`` writes each release into a package of its own."""
    small.describe(HEADER, settings="newest = true")
    descriptor = small.folder / "small.toml"
    descriptor.write_text(descriptor.read_text().replace("majors = [13]", "majors = [12, 13]"))
    (small.include / "cuda.h").write_text("#define CUDA_VERSION 12080\n")
    places = ["--include", str(small.include), "--output", str(small.package)]
    table = small.package / "cu12" / "_small.py"
    small.command("generate", "small", "12.8", *places)
    assert "\nsame: cu13\n" not in table.read_text()
    assert "small 12.8 native" in small.command("verify", "small", *places, "--target", "native")

    (small.include / "cuda.h").write_text("#define CUDA_VERSION 13050\n")
    small.command("generate", "small", "13.5", *places)
    (small.include / "cuda.h").write_text("#define CUDA_VERSION 12080\n")
    small.command("generate", "small", "12.8", *places)
    assert "\nsame: cu13\n" in table.read_text()


def test_a_folder_without_the_modules_is_not_verified_in_silence(small: SmallLibrary) -> None:
    small.describe(HEADER)
    small.generate()
    elsewhere = str(small.package.parent / "elsewhere")
    assert main(["verify", "small", "--include", str(small.include), "--output", elsewhere, "--target", "native"]) == 1
    message = f"error: {elsewhere} has no modules of small 13.5: generate --output writes them there\n"
    assert small.capsys.readouterr().err == message


def test_another_type_in_the_written_table_is_a_difference_on_every_python(small: SmallLibrary) -> None:
    small.describe(HEADER)
    small.generate()
    table = small.package / "cu13" / "_small.py"
    table.write_text(table.read_text().replace("    float kind\n", "    short kind\n").replace("1.0e-05", "2.0e-05"))
    lines = verified(small, 1)
    for name in pythons.installed():
        assert f"small.h:4: smlBox.kind: sizeof 4 in C, 2 in {name}" in lines
        assert f"small.h:2: SML_RATIO: 1e-05 in the table, 2e-05 in {name}" in lines


def test_other_prototypes_and_names_in_the_written_table_are_differences(small: SmallLibrary) -> None:
    small.describe(
        "typedef int (*smlCall)(short a);\nsmlStatus smlTake(short a, double b);\nsmlStatus smlGone(int a);\n"
    )
    small.generate()
    path = small.package / "cu13" / "_small.py"
    text = path.read_text()
    for there, instead in (("(short a, d", "(float a, d"), ("smlGone: ", "smlGonf: "), ("int (short", "int (float")):
        assert text.count(there) == 1
        text = text.replace(there, instead)
    path.write_text(text)
    lines = verified(small, 1)
    assert (
        "small.h:3: smlTake: is smlStatus (short, double) in the table, smlStatus (float, double) in _small.py" in lines
    )
    assert "small.h:4: smlGone: missing in _small.py" in lines
    assert "small.h:2: smlCall: is int (short) in the table, int (float) in _small.py" in lines


def test_a_moved_bit_field_is_a_difference(small: SmallLibrary) -> None:
    small.describe(HEADER)
    small.generate()
    table = small.package / "cu13" / "_small.py"
    table.write_text(table.read_text().replace("unsigned int c : bits=3\n", "unsigned int c : bits=4\n"))
    assert any(
        "smlBox_2.c: bits 0x7 in C, 0xf in PyP" in line or "0xf in Python" in line for line in verified(small, 1)
    )


def test_a_face_that_cannot_be_imported_is_a_difference(small: SmallLibrary) -> None:
    small.describe(HEADER)
    small.generate()
    table = small.package / "cu13" / "_small.py"
    table.write_text(table.read_text().replace("SML_RATIO: 1.0e-05", "SML_RATIO: 1_0e-05"))
    lines = verified(small, 1)
    for name in pythons.installed():
        assert any(f": {name}: `from cuda_ctypes.cu13.checked.small import *` raises" in line for line in lines), lines
