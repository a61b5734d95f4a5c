"""Names in the modules of cuda.bindings that use snake_case."""

from __future__ import annotations

from typing import Any

import pytest

from generator.errors import GeneratorError
from generator.snake_case import SnakeCase
from tests.generator.test_annotate import table_of

ENUM = "typedef enum { LIB_PAINT_RED, LIB_PAINT_BLUE = 5 } libColor_t;"
OWN = "typedef enum { LIB_COLOR_RED, LIB_COLOR_BLUE } libColor_t;"
STRUCTS = """
typedef struct libInfo_v2_st { struct { int a; } inner; } libInfo_v2_t;
typedef libInfo_v2_t libInfo_t;
typedef struct { int b; } libPlain_v1_t;
typedef libPlain_v1_t libPlain_t;
"""


def snake_case(declarations: str, **settings: Any) -> SnakeCase:
    return SnakeCase(table_of(declarations), {"prefixes": ["lib"], **settings}, set())


def enum(declarations: str, **settings: Any) -> dict[str, int]:
    (members,) = [
        members for name, c_name, members in snake_case(declarations, **settings).enums() if c_name == "libColor_t"
    ]
    return dict(members)


def test_functions_lose_the_prefix_and_their_capitals() -> None:
    made = snake_case("int libGetNvLinkState_v2(int a); int libP2P(void);", renamed={"peer": "libP2P"})
    assert dict(made.functions()) == {"get_nvlink_state_v2": "libGetNvLinkState_v2", "peer": "libP2P"}


def test_members_lose_their_common_prefix() -> None:
    assert enum(ENUM) == {"RED": 0, "BLUE": 5}


def test_members_have_a_long_name_where_they_do_not_begin_with_the_enum_s() -> None:
    assert list(enum(ENUM, long="LIB_").items()) == [("RED", 0), ("PAINT_RED", 0), ("BLUE", 5), ("PAINT_BLUE", 5)]
    assert enum(OWN, long="LIB_") == {"RED": 0, "BLUE": 1}


def test_members_have_the_names_that_a_descriptor_says() -> None:
    assert list(enum(ENUM, members={"Color": ["LIB_", "LIB_PAINT_"]})) == ["PAINT_RED", "RED", "PAINT_BLUE", "BLUE"]


def test_enums_are_made_of_constants() -> None:
    settings = {"macros": {"Paint": "LIB_PAINT_(?!BLUE)"}, "renamed": {"Paint.RUBY": "LIB_PAINT_RED"}}
    assert ("Paint", "", [("RUBY", 0)]) in list(snake_case(ENUM, **settings).enums())
    with pytest.raises(GeneratorError, match="no constant begins with LIB_INK_"):
        list(snake_case(ENUM, macros={"Ink": "LIB_INK_"}).enums())


def test_structs_are_named_as_they_are_declared() -> None:
    named = dict(snake_case(STRUCTS).types())
    assert (named["Info_v2"], named["Plain_v1"]) == ("libInfo_v2_st", "libPlain_v1_t")
    assert "Plain" not in named


def test_structs_may_have_further_names() -> None:
    settings = {"structs": {"Info": "libInfo_v2_st", "inner": "libInfo_v2_st_inner"}, "arrays": ["libInfo_t"]}
    named = dict(
        snake_case(STRUCTS.replace("typedef libInfo_v2_t", "typedef struct libInfo_v2_st"), **settings).types()
    )
    assert (named["Info"], named["Info_v2"]) == ("libInfo_v2_st array",) * 2
    assert named["inner"] == "libInfo_v2_st_inner"
    with pytest.raises(GeneratorError, match="there is no struct 'libOther_t'"):
        list(snake_case(STRUCTS, structs={"Other": "libOther_t"}).types())
