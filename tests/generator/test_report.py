"""The report of a generation: its counts, the decisions that it lists, and one page for each table.

test_generate.py compares the committed pages with a generation's.
"""

from __future__ import annotations

from generator import annotate, emit, report
from generator.parse import parse
from generator.preprocess import Preprocessed

HEADER = """# 1 "small.h"
typedef struct stream_st *stream;
typedef enum { FIRST, SECOND } choice;
int smallOld(stream given, unsigned long long *size);
int smallNew(const int *values, unsigned int numValues, void *data);
"""


def page(since: str = "", **functions: dict[str, str]) -> str:
    """The page of a small library whose second function came with CUDA 13.1."""
    table = parse(Preprocessed(text=HEADER), "small", "13.5", "^$")
    table.since, table.function("smallNew").since = since, 13010
    by_rule = annotate.annotate(table, {"functions": functions})
    pages = report.pages(table, by_rule)
    assert [*pages] == ["small-13.md"]
    return pages["small-13.md"]


def test_it_counts_functions_by_release() -> None:
    text = page()
    assert "| functions | 2 |" in text and "| enums | 1 |" in text
    assert "| not known | 1 |\n| 13.1 | 1 |\n" in text
    assert "| 12.0 or before | 1 |\n| 13.1 | 1 |\n" in page(since="12.0")


def test_it_lists_the_pointers_that_the_rules_decided() -> None:
    assert page().partition("|---|---|---|---|---|\n")[2].splitlines() == [
        "| `smallNew` | `values` | `const int *` | in array=numValues | const, and followed by one count, numValues |",
        "| `smallNew` | `data` | `void *` | in | memory without a type, an address or a buffer |",
        "| `smallOld` | `size` | `unsigned long long *` | out | not const |",
    ]


def test_an_entry_of_the_descriptor_takes_a_parameter_off_the_list() -> None:
    text = page(smallNew={"values": "in array=numValues", "data": "in address"})
    assert "smallNew" not in text and "`smallOld` | `size`" in text
    text = page(smallNew={"values": "in array=numValues", "data": "in address"}, smallOld={"size": "out"})
    assert text.endswith("None: the descriptor has an entry for every pointer whose use C leaves open.\n")


def test_there_is_one_page_for_each_table_that_the_package_ships() -> None:
    shipped = {(path.stem[1:], path.parent.name[2:]) for path in emit.PACKAGE.glob("cu*/_[!_]*.py")}
    assert {path.name for path in report.FOLDER.iterdir()} == {f"{library}-{major}.md" for library, major in shipped}
