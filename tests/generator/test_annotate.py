"""Annotations of parameters: the rules that decide them, a descriptor's corrections, and errors in a descriptor."""

from __future__ import annotations

import json
from typing import Any

import pytest

from generator import emit
from generator.__main__ import main
from generator.annotate import annotate
from generator.errors import GeneratorError
from generator.model import HeaderTable, Parameter
from generator.parse import parse
from generator.preprocess import Preprocessed

TYPES = """
typedef struct queue_st *queue;
typedef struct { int width; char bytes[4]; } extent;
typedef enum { LIMIT_A, LIMIT_B } limit;
typedef void (*callback)(void *data);
struct hidden;
"""


def table_of(declarations: str) -> HeaderTable:
    return parse(Preprocessed(text='# 1 "sample.h"\n' + TYPES + declarations), "sample", "1.0", "^$")


def parameters(declaration: str, **annotations: Any) -> dict[str, Parameter]:
    """The annotated parameters of the one function in ``declaration``."""
    table = table_of(declaration)
    annotate(table, annotations)
    return {item.name: item for item in table.functions[0].parameters}


RULES = {
    "int number": ("in", {}),
    "queue q": ("in", {}),
    "extent size": ("in", {}),
    "callback run": ("in", {}),
    "const char *text": ("in", {}),
    "void *address": ("in", {}),
    "const void *address": ("in", {}),
    "int *number": ("out", {}),
    "queue *q": ("out", {}),
    "extent *size": ("out", {}),
    "void **address": ("out", {}),
    "const char **text": ("out", {}),
    "const int *number": ("in", {}),
    "const extent *size": ("in", {}),
    "const int *numbers, unsigned count": ("in", {"array": "count"}),
    "const queue *queues, unsigned numQueues, int flags": ("in", {"array": "numQueues"}),
    "const int *numbers, int numRows, int numColumns": ("in", {}),
    "const struct hidden *thing, unsigned count": ("in", {}),
    "const void *bytes, unsigned count": ("in", {}),
    "const int numbers[3]": ("in", {"array": "3"}),
}


@pytest.mark.parametrize("declared", RULES)
def test_the_rules(declared: str) -> None:
    first = next(iter(parameters(f"int run({declared});").values()))
    assert (first.direction, first.notes) == RULES[declared]


def test_the_descriptor_overrides_the_rules() -> None:
    found = parameters(
        "int run(int *numbers, unsigned *count, extent *size);",
        functions={"run": {"numbers": "out array=count", "count": "inout default=0", "size": "in"}},
    )
    assert [(item.direction, item.notes) for item in found.values()] == [
        ("out", {"array": "count"}),
        ("inout", {"default": "0"}),
        ("in", {}),
    ]


def test_a_public_name_speaks_for_all_forms_and_an_exact_symbol_for_itself() -> None:
    table = table_of("int run(int *a);\nint run_v2(int *a);\nint run_v2_ptsz(int *a);\nint run_v3(int *a);\n")
    annotate(table, {"functions": {"run": {"a": "in"}, "run_v3": {"a": "inout"}}})
    assert [function.parameters[0].direction for function in table.functions] == ["in", "in", "in", "inout"]


GENERAL = {
    "*": {"result": "in memory writable", "x": "in writable", "info": "in"},
    "run*Batched": {"info": "out"},
    "runLastBatched": {"x": "out"},
}


@pytest.mark.parametrize(
    ("declared", "expected"),
    [
        ("run(float *result, const int *x, int info)", [("in", {"writable": ""}), ("in", {}), ("in", {})]),
        ("run(float *const *x, queue result)", [("in", {}), ("in", {})]),
        ("run(const float *const x[], queue result)", [("in", {}), ("in", {})]),
        ("run(extent *result, float *x)", [("in", {"memory": "", "writable": ""}), ("in", {"writable": ""})]),
        ("run(const extent *result, int info)", [("in", {"memory": ""}), ("in", {})]),
        ("run(float **x, int *info)", [("in", {"writable": ""}), ("in", {})]),
        ("runAllBatched(float *x, int *info)", [("in", {"writable": ""}), ("out", {})]),
        ("runLastBatched(float *x, int *info)", [("out", {}), ("out", {})]),
    ],
)
def test_a_pattern_speaks_for_the_pointers_of_many_functions_and_a_name_for_more(
    declared: str, expected: list[Any]
) -> None:
    table = table_of(f"int {declared};")
    annotate(table, {"functions": GENERAL})
    assert [(item.direction, item.notes) for item in table.functions[0].parameters] == expected


def test_parameters_get_names_that_python_can_use_and_notes_follow() -> None:
    found = parameters(
        "int run(char *from, int len);",
        functions={"run": {"from": "out buffer=len"}},
        rename={"from": "from_", "len": "n"},
    )
    assert list(found) == ["from_", "n"]
    assert found["from_"].notes == {"buffer": "n"}


def test_a_pointer_to_a_pointer_to_a_declared_struct_is_one_to_its_handle() -> None:
    found = parameters("int run(struct queue_st **q, struct hidden **thing, const struct queue_st **past);")
    assert [str(item.type) for item in found.values()] == ["queue *", "hidden **", "const queue_st **"]


def test_a_further_name_is_public_beside_the_function_s_own() -> None:
    table = table_of("int run(int a);")
    annotate(table, {"synonyms": {"walk": "run"}})
    assert dict(emit.TableLines(table).names()) == {"run": "run", "walk": "run"}
    with pytest.raises(GeneratorError, match=r"synonyms.walk: there is no function 'fly'"):
        annotate(table, {"synonyms": {"walk": "fly"}})


def test_notes_of_members_of_one_record_or_of_all() -> None:
    table = table_of("typedef struct { int width; int depth; } other;")
    annotate(table, {"members": {"*": {"width": "address"}, "extent": {"bytes": "hexadecimal"}}})
    notes = {f"{record.name}.{field.name}": field.note for record in table.records for field in record.fields}
    assert notes == {
        "extent.width": "address",
        "extent.bytes": "hexadecimal",
        "other.width": "address",
        "other.depth": "",
    }


@pytest.mark.parametrize(
    ("annotations", "said"),
    [
        ({"members": {"extent": {"width": "adress"}}}, "annotations.members.extent.width: unknown note 'adress'"),
        ({"members": {"*": {"x": "output cuont=n"}}}, r"annotations.members.\*.x: unknown note 'cuont'"),
        ({"members": {"*": {"x": "python"}}}, r"annotations.members.\*.x: the note 'python' has no value"),
        ({"members": {"*": {"x": "initial="}}}, r"annotations.members.\*.x: the note 'initial=' has no value"),
        ({"members": {"*": {"x": "text=y"}}}, r"annotations.members.\*.x: the note 'text=y' takes no value"),
        ({"members": {"*": {"x": "initial=one"}}}, r"annotations.members.\*.x: initial=one, which is not a number"),
    ],
)
def test_notes_that_there_are_not_are_refused(annotations: dict[str, Any], said: str) -> None:
    with pytest.raises(GeneratorError, match=said):
        annotate(table_of(""), annotations)


@pytest.mark.parametrize(
    "said",
    [
        "out takes=height",
        "out takes=width,height:size",
        "out gives=height",
        "out asks=height",
        "out makes=bytes:height",
        "inout entries=height",
        "out as=limit takes=width",
    ],
)
def test_members_that_a_struct_does_not_have_are_refused(said: str) -> None:
    with pytest.raises(GeneratorError, match=r"functions\.f\.size: .* no such member"):
        parameters("int f(extent *size);", functions={"f": {"size": said}})


def test_members_that_it_has_are_not() -> None:
    notes = "out version=1 takes=width:length gives=bytes"
    size = parameters("int f(extent *size);", functions={"f": {"size": notes}})["size"]
    assert size.notes == {"version": "1", "takes": "width:length", "gives": "bytes"}


def test_the_length_of_a_member_is_a_member_of_the_same_struct() -> None:
    annotate(table_of("int f(extent *size);"), {"members": {"extent": {"bytes": "count=width"}}})
    with pytest.raises(GeneratorError, match=r"members\.extent\.bytes: there is no member 'height'"):
        annotate(table_of("int f(extent *size);"), {"members": {"extent": {"bytes": "count=height"}}})


def test_attributes_are_those_that_the_release_has() -> None:
    table = table_of("")
    annotate(table, {"attributes": {"limit": {"LIMIT_B": "int", "LIMIT_OF_LATER": "int"}, "later": {"LATER": "int"}}})
    assert table.attributes == {"limit": {"LIMIT_B": "int"}}


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ("outward", "run.data: no direction in 'outward'"),
        ("array=count", "run.data: no direction in 'array=count'"),
        ("out arry=count", "run.data: unknown note 'arry'"),
        ("out array=number", "run.data: array=number, but there is no such parameter"),
        ("out array=cuont", r"run.data: array=cuont, .* parameter \(did you mean count\?\)"),
        ("out counted=rnu", "run.data: counted=rnu, but there is no such function"),
        ("in least", "run.data: the note 'least' has no value"),
        ("out array=", "run.data: the note 'array=' has no value"),
        ("in writable=count", "run.data: the note 'writable=count' takes no value"),
        ("out as=size", "run.data: as=size, but there is no such type"),
    ],
)
def test_wrong_annotations_are_errors(said: str, wrong: str) -> None:
    with pytest.raises(GeneratorError, match=wrong):
        parameters("int run(int *data, unsigned count);", functions={"run": {"data": said}})


@pytest.mark.parametrize(
    ("declared", "listed"),
    [
        ("int run(int number, queue q, const char *text, callback done);", False),
        ("int run(int *number);", True),
        ("int run(void *address);", True),  # the rules say in, but the function may write there
        ("int run(const int *numbers, unsigned count);", True),
        ("int run(int *data, extent *size);", True),
        ("int run(int *data);", False),
        ("int run_ptsz(int *data, int *more);\nint run(int *data);", False),
    ],
)
def test_functions_of_which_only_the_rules_say_something(declared: str, listed: bool) -> None:
    table = table_of(declared)
    for function in table.functions:
        function.internal = function.symbol.endswith("_ptsz")
    assert [*annotate(table, {"functions": {"run": {"data": "out"}}})] == (["run"] if listed else [])


def test_the_stage_alone_writes_the_table_with_directions(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["annotate", "driver", "13.5"]) == 0
    functions = {function["symbol"]: function for function in json.loads(capsys.readouterr().out)["functions"]}
    assert [item["direction"] for item in functions["cuMemAlloc_v2"]["parameters"]] == ["out", "in"]
    assert functions["cuGraphGetNodes"]["parameters"][1]["notes"] == {"array": "numNodes"}
