"""The decisions of a generation, as a page to review: ``generator/report/LIBRARY-MAJOR.md``.

The pages are committed, so that a pull request shows a change of headers, rules or descriptors as a diff.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

from generator import emit, forms
from generator.model import HeaderTable, Parameter

FOLDER = Path(__file__).parent / "report"


def folder(package: Path) -> Path:
    """The folder of the pages for the modules in ``package``: beside the generator, or in another output folder."""
    return FOLDER if package.resolve() == emit.PACKAGE else package / "report"


def pages(table: HeaderTable, by_rule: Mapping[str, list[Parameter]]) -> dict[str, str]:
    """File name to text. ``by_rule`` has the parameters for which the descriptor has no entry, by exported symbol."""
    return {f"{table.library}-{table.major}.md": "\n".join(_page(table, by_rule)) + "\n"}


def _page(table: HeaderTable, by_rule: Mapping[str, list[Parameter]]) -> Iterator[str]:
    public = dict.fromkeys(function.symbol for _, function in table.public_functions())
    functions = [table.function(symbol) for symbol in public if not forms.is_twin(symbol)]
    raw_alone = [function for function in functions if function.unreviewed or function.variadic]
    older = [item for item in table.functions if item.symbol not in public and not forms.is_twin(item.symbol)]
    yield f"# {table.library}, CUDA {table.release}"
    yield ""
    yield f"Written by `python -m generator generate {table.library} {table.release}`."
    yield ""
    yield "| | count |"
    yield "|---|---|"
    yield f"| functions | {len(functions)} |"
    if raw_alone:
        yield f"| of these, in `raw` alone | {len(raw_alone)} |"
    yield f"| older forms of functions | {len(older)} |"
    yield f"| enums | {len(table.enums)} |"
    yield f"| structs and unions | {len(table.records)} |"
    yield f"| constants | {len(table.constants)} |"
    yield ""
    yield "## Functions by the CUDA version that introduced them"
    yield ""
    yield "| CUDA | functions |"
    yield "|---|---|"
    for since, count in sorted(Counter(function.since for function in functions).items()):
        yield f"| {_version(since, table.since)} | {count} |"
    yield ""
    yield "## Parameters decided by rule alone"
    yield ""
    if not by_rule:
        yield "None: the descriptor has an entry for every pointer whose use C leaves open."
        return
    yield "The descriptor has no entry for these pointers. Directions and notes are those of the rules in `annotate.py`."
    if unreviewed := sum(bool(function.unreviewed) for function in table.functions):
        yield f"{unreviewed} functions are in `raw` alone: the directions that rules guessed for them are not reviewed."
    yield ""
    yield "| function | parameter | C type | decision | reason |"
    yield "|---|---|---|---|---|"
    for symbol, parameters in sorted(by_rule.items()):
        for parameter in parameters:
            yield f"| `{symbol}` | `{parameter.name}` | `{parameter.type}` | {_decision(parameter)} | {parameter.reason} |"


def _version(since: int, first: str) -> str:
    if since:
        return f"{since // 1000}.{since % 1000 // 10}"
    return f"{first} or before" if first else "not known"


def _decision(parameter: Parameter) -> str:
    notes = [f"{name}={value}" if value else name for name, value in parameter.notes.items()]
    return " ".join([parameter.direction, *notes])
