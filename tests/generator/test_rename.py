"""``[annotations.rename]`` names parameters, members and enumerators that Python cannot name."""

from __future__ import annotations

import shutil

import pytest

from generator.__main__ import main
from tests.generator.small_library import SmallLibrary, small

__all__ = ["small"]

HEADER = """\
typedef struct smlBox_st { int in; struct { int class; } part; int *list; } smlBox;
typedef enum smlWay_enum { None = 1, SML_UP = 2 } smlWay;
smlStatus smlRun(smlBox *box, int from, smlWay way);
"""
RENAME = """\
[annotations.rename]
from = "from_"
"smlBox.in" = "in_"
"smlBox_st_part.class" = "class_"
"smlWay.None" = "None_"
[annotations.members.smlBox_st]
list = "count=in"
"""


def test_the_message_says_how_to_rename(small: SmallLibrary) -> None:
    small.describe(HEADER)
    assert small.refusal() == (
        "error: small.h:2: smlBox_st_part.class would not be Python, where that is a keyword; write into the descriptor:\n"
        '[annotations.rename]\n"smlBox_st_part.class" = "class_"\n"smlBox_st.in" = "in_"\n"smlWay_enum.None" = "None_"'
    )


def test_a_parameter_with_a_keyword_as_its_name_gets_an_underscore(small: SmallLibrary) -> None:
    small.describe("smlStatus smlRun(int in, int from);\n")
    small.generate()
    assert "def smlRun(in_: int, from_: int) -> None" in (small.package / "cu13/checked/small.pyi").read_text()


@pytest.mark.skipif(not shutil.which("cc"), reason="no C compiler")
def test_parameters_members_and_enumerators_get_other_names(small: SmallLibrary) -> None:
    small.describe(HEADER, sections=RENAME)
    small.generate()
    assert small.run("print(raw.smlBox.in_.offset, raw.smlBox.part.offset, int(raw.smlWay.None_))") == "0 4 1"
    assert (
        small.run("box = small.smlBox(); box.list = [4, 5]; print(box.in_, box.list, box.part.class_)") == "2 [4, 5] 0"
    )
    arguments = ["--include", str(small.include), "--output", str(small.package), "--target", "native"]
    assert main(["verify", "small", *arguments]) == 0, small.capsys.readouterr().out


@pytest.mark.parametrize("key", ["smlBox.inn", "smlBx.in", "smlWay.Nothing"])
def test_a_key_that_matches_nothing_is_an_error(small: SmallLibrary, key: str) -> None:
    small.describe(
        HEADER, sections=f"{RENAME}[annotations.functions]\n".replace('"smlBox.in"', f'"{key}" = "x"\n"smlBox.in"')
    )
    assert f"annotations.rename.{key}" in small.refusal()
