"""Guessed directions are listed, and their functions are in ``raw`` alone until a person has reviewed them."""

from __future__ import annotations

import os

import pytest

from tests.generator.small_library import SmallLibrary, small

__all__ = ["small"]

HEADER = """\
typedef struct smlPlan_st *smlPlan;
typedef struct { float x, y; } smlComplex;
typedef enum { SML_UP, SML_DOWN } smlWay;
smlStatus smlCreate(smlPlan *plan);
smlStatus smlDestroy(smlPlan plan, void *memory, const float *values);
smlStatus smlTransform(smlPlan plan, const float *values, smlComplex *out, int *info);
smlStatus smlSum(const int *values, int count);
smlStatus smlTurn(smlWay *way);
"""


def functions(small: SmallLibrary) -> set[str]:
    """The functions of ``checked``; ``raw`` must have all."""
    made = "{name for name in names if callable(getattr(module, name, None)) and not isinstance(getattr(module, name), type)}"
    names = "{'smlCreate', 'smlDestroy', 'smlTransform', 'smlSum', 'smlTurn'}"
    code = f"names = {names}\nmodule = raw\nassert {made} == names == names & {{*dir(raw)}}\nmodule = small\nprint(*{made})"
    listed = small.run(code)
    stub = (small.package / "cu13/checked/small.pyi").read_text()
    found = set(listed.split())
    assert found == {
        name for name in ("smlCreate", "smlDestroy", "smlTransform", "smlSum", "smlTurn") if f"def {name}(" in stub
    }
    return found


def stub_of(small: SmallLibrary, name: str) -> str:
    """A function's signature, on one line."""
    text = (small.package / "cu13/checked/small.pyi").read_text().partition(f"def {name}(")[2].partition("...")[0]
    return f"def {name}({' '.join(text.split())} ...".replace("( ", "(").replace(", )", ")")


def test_guessed_functions_are_listed_and_in_raw_alone(small: SmallLibrary) -> None:
    small.describe(HEADER, reviewed="")
    said = small.generate()
    assert "4 functions are in raw alone, as rules guessed directions of their parameters" in said
    assert functions(small) == {"smlDestroy"}
    page = (small.package / "report" / "small-13.md").read_text()
    assert os.path.relpath(small.package / "report" / "small-13.md") in said
    assert "4 functions are in `raw` alone" in page
    assert "| functions | 5 |\n| of these, in `raw` alone | 4 |\n| older forms of functions | 0 |\n" in page
    for line in (
        "| `smlCreate` | `plan` | `smlPlan *` | out | not const |",
        "| `smlDestroy` | `memory` | `void *` | in | memory without a type, an address or a buffer |",
        "| `smlSum` | `values` | `const int *` | in array=count | const, and followed by one count, count |",
        "| `smlTransform` | `values` | `const float *` | in | const |",
        "| `smlTransform` | `info` | `int *` | out | not const |",
    ):
        assert line in page


def test_the_descriptor_says_yes_by_name_by_pattern_and_by_an_entry(small: SmallLibrary) -> None:
    small.describe(HEADER, reviewed='"smlCreate", "smlS*"', sections='[annotations.functions.smlTurn]\nway = "inout"\n')
    small.generate()
    assert functions(small) == {"smlDestroy", "smlCreate", "smlSum", "smlTurn"}


@pytest.mark.parametrize(
    ("pointers", "listed", "signature"),
    [
        ("device", {"smlDestroy", "smlTransform", "smlSum"},
         "(plan: smlPlan | int | None, values: Address, out: WritableAddress, info: WritableAddress) -> None: ..."),
        ("results", {"smlDestroy", "smlTransform", "smlSum"},
         "(plan: smlPlan | int | None, values: Address) -> tuple[smlComplex, int]: ..."),
        ("host", {"smlDestroy", "smlTransform", "smlSum"},
         "(plan: smlPlan | int | None, values: Sequence[float] | None, out: WritableAddress, info: WritableAddress) -> None: ..."),
    ],
)  # fmt: skip
def test_the_descriptor_decides_pointers_to_numbers(
    small: SmallLibrary, pointers: str, listed: set[str], signature: str
) -> None:
    small.describe(HEADER, reviewed="", settings=f'pointers = "{pointers}"')
    small.generate()
    assert functions(small) == listed
    assert stub_of(small, "smlTransform") == f"def smlTransform{signature}"


def test_a_name_in_reviewed_that_matches_nothing_is_an_error(small: SmallLibrary) -> None:
    small.describe(HEADER, reviewed='"smlCreat"')
    assert small.refusal() == "error: small.toml: nothing in CUDA 13.5 matches reviewed: smlCreat"
