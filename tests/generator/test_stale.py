"""A key of the annotations that matches nothing is an error that suggests the closest name."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cuda_ctypes._floor.tables import SECTIONS, Lines
from generator.parse import parse
from generator.preprocess import Preprocessed
from generator.stale import KnownNames, stale_keys, stale_settings

NEW = """
# 1 "sample.h"
typedef enum limit_enum { LIMIT_A, LIMIT_NEW } limit;
typedef struct queue_st *other_queue;
typedef struct queue_st *queue;
typedef struct { int width; int height; } extent;
int run_v2(int *data, int from);
int start(int *number);
"""
OLD = SimpleNamespace(
    functions=Lines(b"\nrun: int (out int *data, int len)\n"),
    older=Lines(b"\nrun_v2: int (int *input, int from_)\nstop: int (int source, int lambda_)\n"),
    records=Lines(b"\nbox: struct\n    int depth\n    int lid : address\n\n", *SECTIONS["records"]),
    enums=Lines(b"\nlimit: enum\n    LIMIT_OLD = 7\n\n", *SECTIONS["enums"]),
    typedefs=Lines(b"\nformer_queue: queue_st *\n"),
    constants=Lines(b"\nLIB_OLD: 1\n"),
)
"""The shipped table of another major."""
RENAMED = {"from": "from_"}


def names(renamed: dict[str, str] = RENAMED) -> KnownNames:
    known = KnownNames()
    known.add_table(parse(Preprocessed(text=NEW), "sample", "2.0", "^LIB_"))
    known.add_shipped(OLD, renamed)
    return known


def stale(annotations: dict[str, Any]) -> list[str]:
    return stale_keys(names(annotations.get("rename", RENAMED)), annotations)


@pytest.mark.parametrize(
    "annotations",
    [
        {"functions": {"run": {"data": "in"}, "run_v2": {"data": "in"}}},
        {"functions": {"run": {"len": "in"}}},  # only the older major has it
        {"functions": {"stop": {"source": "in"}, "run_v2": {"from": "in"}}},
        {"members": {"extent": {"width": "address"}, "box": {"lid": "address"}, "*": {"depth": "address"}}},
        {"attributes": {"limit": {"LIMIT_NEW": "int", "LIMIT_OLD": "int"}}},
        {"rename": RENAMED},
        {"rename": {"lambda": "lambda_"}},
        {"functions": {"*": {"len": "in", "number": "in"}, "st?rt": {"number": "in"}, "s*": {"source": "in"}}},
    ],
)
def test_a_key_that_one_major_has(annotations: dict[str, Any]) -> None:
    assert stale(annotations) == []


@pytest.mark.parametrize(
    ("annotations", "said"),
    [
        ({"functions": {"strat": {"number": "in"}}}, "functions.strat (did you mean start?)"),
        ({"functions": {"start": {"numbr": "in"}}}, "functions.start.numbr (did you mean number?)"),
        ({"functions": {"run_v3": {"data": "in"}}}, "functions.run_v3 (did you mean run_v2?)"),
        ({"functions": {"start": {"source": "in"}}}, "functions.start.source"),
        ({"functions": {"stat*": {"number": "in"}}}, "functions.stat* (did you mean start?)"),
        ({"functions": {"sta*": {"source": "in"}}}, "functions.sta*.source"),
        ({"functions": {"*": {"nmber": "in"}}}, "functions.*.nmber (did you mean number?)"),
        ({"members": {"extend": {"width": "address"}}}, "members.extend (did you mean extent?)"),
        ({"members": {"extent": {"widht": "address"}}}, "members.extent.widht (did you mean width?)"),
        ({"members": {"*": {"breadth": "address"}}}, "members.*.breadth"),
        ({"attributes": {"limit_enum": {"LIMIT_A": "int"}}}, "attributes.limit_enum (did you mean limit?)"),
        ({"attributes": {"limit": {"LIMIT_NW": "int"}}}, "attributes.limit.LIMIT_NW (did you mean LIMIT_NEW?)"),
        ({"rename": {"lenght": "n"}}, "rename.lenght (did you mean len?)"),
        ({"rename": {"form": "from_"}}, "rename.form (did you mean from?)"),  # a shipped table has this name
    ],
)
def test_a_key_that_matches_nothing(annotations: dict[str, Any], said: str) -> None:
    assert stale(annotations) == [said]


FACES: dict[str, Any] = {
    "result": "limit",
    "fine": ["LIMIT_NEW"],
    "advice": {"LIMIT_OLD": "Ask for less."},
    "queries": ["start", "run"],
    "fork": {"asks": "stop", "status": 3, "works": ["stop"]},
    "streams": ["queue", "former_queue"],
    "status_struct": {"name": "extent", "driver": "limit"},
    "snake_case": {
        "prefixes": ["q", "LIB_"],
        "long": "LIM",
        "error": "LibError",
        "words": {"mit": "mitt"},
        "errors": {"NEW": "LibNewError"},
        "synonyms": {"NewError": "LibNewError", "AnError": "AError", "AnyError": "LibError"},
        "arrays": ["extent", "queue"],
        "enums": {"limit": "Bound"},
        "members": {"Bound": ["LIMIT_"]},
        "renamed": {"go": "start", "OLDEST": "LIB_OLD", "Made.LAST": "LIMIT_OLD"},
        "macros": {"Made": "LIMIT_"},
        "literal": ["number"],
        "checks": {"check": ["A", "OLD"]},
    },
}


def test_names_in_settings_that_one_major_has() -> None:
    assert stale_settings(names(), FACES) == []


@pytest.mark.parametrize(
    ("faces", "said"),
    [
        ({"fine": ["LIMIT_AA"]}, "fine: LIMIT_AA (did you mean LIMIT_A?)"),
        ({"not_ready": "BUSY"}, "not_ready: BUSY"),
        ({"advice": {"LIMIT_NWE": "Ask for less."}}, "advice: LIMIT_NWE (did you mean LIMIT_NEW?)"),
        ({"queries": ["run", "strat"]}, "queries: strat (did you mean start?)"),
        ({"version_function": "version"}, "version_function: version"),
        ({"fork": {"asks": "stopp"}}, "fork.asks: stopp (did you mean stop?)"),
        ({"fork": {"asks": "stop", "works": ["stopp"]}}, "fork.works: stopp (did you mean stop?)"),
        ({"streams": ["queu"]}, "streams: queu (did you mean queue?)"),
        ({"status_struct": {"name": "extend"}}, "status_struct.name: extend (did you mean extent?)"),
        ({"status_struct": {"driver": "limits"}}, "status_struct.driver: limits (did you mean limit?)"),
    ],
)
def test_names_in_settings_that_match_nothing(faces: dict[str, Any], said: str) -> None:
    assert stale_settings(names(), {**FACES, **faces}) == [said]


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"prefixes": ["lob"]}, "snake_case.prefixes: lob"),
        ({"long": "LIMT_"}, "snake_case.long: LIMT_"),
        ({"words": {"Mit": "mitt"}}, "snake_case.words: Mit"),
        ({"errors": {"NWE": "LibNewError"}, "synonyms": {}}, "snake_case.errors: NWE (did you mean NEW?)"),
        ({"synonyms": {"NewError": "LibNwError"}}, "snake_case.synonyms: LibNwError (did you mean LibNewError?)"),
        ({"arrays": ["extend"]}, "snake_case.arrays: extend (did you mean extent?)"),
        ({"enums": {"limits": "Bound"}, "members": {}}, "snake_case.enums: limits (did you mean limit?)"),
        ({"members": {"Bond": ["LIMIT_"]}}, "snake_case.members: Bond (did you mean Bound?)"),
        ({"members": {"Bound": ["LIMIT_", "LIMT_"]}}, "snake_case.members: LIMT_ (did you mean LIMIT_?)"),
        ({"renamed": {"go": "strat"}}, "snake_case.renamed: strat (did you mean start?)"),
        ({"renamed": {"Mad.LAST": "LIMIT_OLD"}}, "snake_case.renamed: Mad (did you mean Made?)"),
        ({"literal": ["numbr"]}, "snake_case.literal: numbr (did you mean number?)"),
        ({"checks": {"check": ["A", "OLDD"]}}, "snake_case.checks: OLDD (did you mean OLD?)"),
    ],
)
def test_names_in_settings_of_plain_that_match_nothing(settings: dict[str, Any], said: str) -> None:
    assert stale_settings(names(), {**FACES, "snake_case": {**FACES["snake_case"], **settings}}) == [said]
