"""``.. differences::`` lists what differs from NVIDIA's packages, from ``tests/peer/differences``, which the tests keep true."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import tomllib
from docutils import nodes
from docutils.statemachine import StringList
from sphinx.application import Sphinx
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

FOLDER = Path(__file__).parent.parent.parent / "tests" / "peer" / "differences"
SHOWN = {"surface", "case", "behaviour"}
LEFT_OUT = {"unreachable"}
"""Tables with names that the tests cannot compare: they are no differences."""
logger = logging.getLogger(__name__)


def listed(value: Any) -> list[str]:
    return [value] if isinstance(value, str) else list(value)


def plain(text: str) -> str:
    """Text with escaped stars and underscores."""
    return re.sub(r"([*_`|\\])", r"\\\1", text)


def names(entries: list[Any]) -> Iterator[str]:
    """RST of differences by their names, one item for each reason."""
    by_reason: dict[str, list[str]] = {}
    for entry in entries:
        version = f" ({entry['version']})" if "version" in entry else ""
        by_reason.setdefault(entry["reason"], []).extend(f"``{what}``{version}" for what in listed(entry["what"]))
    for reason, found in by_reason.items():
        yield f"- {plain(reason)}"
        yield ""
        yield f"  {', '.join(found)}"
        yield ""


def behaviour(entries: list[Any]) -> Iterator[str]:
    """RST of the differences in behaviour: a reason, then each program with its result here."""
    for entry in entries:
        version = f" ({entry['version']})" if "version" in entry else ""
        yield f"- {plain(entry['reason'])}{version}"
        yield ""
        yield "  .. code-block:: python"
        yield ""
        for number, case in enumerate(entry.get("cases", [entry])):
            *rest, last = case["snippet"].strip().splitlines()
            if number and rest:
                yield ""
            yield from (f"     {line}" for line in rest)
            line, result = f"     {last}", f"# {case['ours']}"
            yield from [f"{line}  {result}"] if len(line) + len(result) < 90 else [line, f"     {result}"]
        yield ""


class Differences(SphinxDirective):
    def run(self) -> list[nodes.Node]:
        made: list[nodes.Node] = []
        for path in sorted(FOLDER.glob("*.toml")):
            self.env.note_dependency(str(path))
            section = nodes.section(ids=[nodes.make_id(path.stem)], names=[path.stem])
            section += nodes.title("", path.stem)
            self.state.document.note_explicit_target(section)
            tables = tomllib.loads(path.read_text("utf-8"))
            if unknown := tables.keys() - SHOWN - LEFT_OUT:
                logger.warning("this page does not show %s of %s", ", ".join(sorted(unknown)), path.name)
            for title, lines in (
                ("Names and signatures", [*names(tables.get("surface", []))]),
                ("Observations", [*names(tables.get("case", []))]),
                ("Behaviour", [*behaviour(tables.get("behaviour", []))]),
            ):
                if lines:
                    section += nodes.rubric("", title)
                    content = StringList([line for text in lines for line in text.split("\n")], str(path))
                    self.state.nested_parse(content, 0, section)
            made.append(section)
        return made


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_directive("differences", Differences)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
