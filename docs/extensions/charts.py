"""``.. chart:: FILE.toml`` shows measured numbers as bars and as a table, both from the same file.

The file has ``title``, ``unit``, ``about`` (the machine and the method), ``columns``, optionally ``reference`` (a value
marked by a line), ``log`` (a logarithmic scale), and ``rows``: a name and one value for each column: a number, a range
``[low, high]``, or ``[]``.
"""

from __future__ import annotations

import math
from html import escape
from pathlib import Path
from typing import Any

import tomllib
from docutils import nodes
from docutils.parsers.rst import Parser
from docutils.utils import new_document
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

COLOURS = ("#3b7dd8", "#2a9d8f", "#e9a23b", "#c8553d", "#8e6bbf")
WIDTH, LABELS, RIGHT, BAR, GAP, TOP = 820, 300, 70, 11, 14, 40


def ends(value: Any) -> tuple[float, float]:
    low, high = value if isinstance(value, list) else (value, value)
    return float(low), float(high)


def shown(value: Any) -> str:
    if value == []:
        return ""
    low, high = ends(value)
    return f"{low:g}" if low == high else f"{low:g} to {high:g}"


def ticks(top: float, bottom: float, log: bool) -> list[float]:
    if log:
        powers = range(math.floor(math.log10(bottom)), math.ceil(math.log10(top)) + 1)
        return [10.0**power for power in powers]
    step = 10 ** math.floor(math.log10(top / 2))
    step *= next(factor for factor in (1, 2, 5, 10) if top / (step * factor) <= 6)
    return [step * number for number in range(int(top / step) + 1)]


def svg(data: dict[str, Any]) -> str:
    """A bar from nought to each number; a range has a second, lighter part from its low to its high end."""
    columns, rows, log = data["columns"], data["rows"], data.get("log", False)
    numbers = [end for row in rows for value in row["values"] if value != [] for end in ends(value)]
    top, bottom = max([*numbers, data.get("reference", 0)]), min(numbers)
    marks = ticks(top, bottom, log)
    start, end = (math.log10(marks[0]), math.log10(marks[-1])) if log else (0.0, max(top * 1.04, marks[-1]))
    span = WIDTH - LABELS - RIGHT

    def place(number: float) -> float:
        at = math.log10(number) if log else number
        return LABELS + span * (at - start) / (end - start)

    parts, y = [], TOP + 10
    for row in rows:
        height = BAR * len(columns)
        label = escape(row["name"].replace("`", ""))
        parts.append(f'<text class="label" x="{LABELS - 10}" y="{y + height / 2 + 4:.1f}">{label}</text>')
        for number, value in enumerate(row["values"]):
            if value == []:
                continue
            low, high = ends(value)
            at, colour = y + BAR * number, COLOURS[number % len(COLOURS)]
            bar = f'y="{at + 1:.1f}" height="{BAR - 2}" fill="{colour}"'
            name = escape(f"{row['name']}, {columns[number]}: {shown(value)}".replace("`", ""))
            parts.append(f"<g><title>{name}</title>")
            parts.append(f'<rect x="{LABELS}" width="{max(place(low) - LABELS, 1):.1f}" {bar}/>')
            if high > low:
                width = place(high) - place(low)
                parts.append(f'<rect x="{place(low):.1f}" width="{width:.1f}" {bar} opacity="0.45"/>')
            parts.append(f'<text class="value" x="{place(high) + 4:.1f}" y="{at + 9:.1f}">{shown(value)}</text></g>')
        y += height + GAP
    axis = [
        f'<line class="grid" x1="{place(mark):.1f}" x2="{place(mark):.1f}" y1="{TOP}" y2="{y}"/>'
        f'<text class="tick" x="{place(mark):.1f}" y="{TOP - 5}">{mark:g}</text>'
        for mark in marks
    ]
    if "reference" in data:
        at = place(data["reference"])
        axis.append(f'<line class="reference" x1="{at:.1f}" x2="{at:.1f}" y1="{TOP - 2}" y2="{y}"/>')
    keys, x = [], float(LABELS)
    for number, column in enumerate(columns if len(columns) > 1 else []):
        keys.append(f'<rect x="{x:.1f}" y="8" width="10" height="10" fill="{COLOURS[number % len(COLOURS)]}"/>')
        keys.append(f'<text class="key" x="{x + 14:.1f}" y="17">{escape(column)}</text>')
        x += 34 + 6.6 * len(column)
    width = max(WIDTH, math.ceil(x))
    inside = "".join([*axis, *parts, *keys])
    return (
        f'<figure class="chart"><svg viewBox="0 0 {width} {y + 4}" role="img" aria-label="{escape(data["title"])}" '
        f'xmlns="http://www.w3.org/2000/svg">{inside}</svg></figure>'
    )


def table(data: dict[str, Any]) -> list[str]:
    lines = [".. list-table::", "   :header-rows: 1", "   :class: numbers", ""]
    for cells in (["", *data["columns"]], *([row["name"], *map(shown, row["values"])] for row in data["rows"])):
        for number, cell in enumerate(cells):
            lines.append(f"   {'* -' if number == 0 else '  -'} {cell.replace('`', '``')}")
    return lines


class Chart(SphinxDirective):
    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        relative, path = self.env.relfn2path(self.arguments[0])
        self.env.note_dependency(relative)
        data = tomllib.loads(Path(path).read_text("utf-8"))
        wrong = [row["name"] for row in data["rows"] if len(row["values"]) != len(data["columns"])]
        if wrong:
            raise self.error(f"{relative}: {wrong[0]} does not have one value for each column")
        made: list[nodes.Node] = [
            nodes.paragraph("", "", nodes.strong("", f"{data['title']}: "), nodes.Text(data["unit"] + ".")),
            nodes.raw("", svg(data), format="html"),
        ]
        if "about" in data:
            made.append(nodes.paragraph("", data["about"], classes=["about"]))
        made.append(nodes.raw("", "<details><summary>The numbers as a table</summary>", format="html"))
        document = new_document(path, self.state.document.settings)
        Parser().parse("\n".join(table(data)), document)
        made += document.children
        made.append(nodes.raw("", "</details>", format="html"))
        return made


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_directive("chart", Chart)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
