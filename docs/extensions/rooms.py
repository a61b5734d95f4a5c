"""``.. rooms:: FOLDER`` draws the rooms of a folder of the package, or of the package: an arrow is an import when a module is loaded.

Rooms and imports are those of ``tests/test_rooms.py``, which keeps the imports pointing down. A room is above all rooms
that it imports; arrows that follow from others are left out. The text in a room is the first sentence of its docstring.
"""

from __future__ import annotations

import ast
import re
import textwrap
from html import escape
from typing import Any

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from tests.test_rooms import HOMES, PACKAGE, arrows, modules, room_of

WIDTH, HEIGHT, APART, BETWEEN = 190, 104, 26, 56
LETTERS = 31
"""So many fit into a line of a room."""


def rooms_of(folder: str) -> dict[str, list[str]]:
    """The modules of each room in a folder, or of each folder of the package; by their paths, ``core/memory/buffer``."""
    rooms: dict[str, list[str]] = {}
    for module in modules():
        if folder and module.startswith(f"{folder}/") and room_of(module) != folder.lstrip("_"):
            rooms.setdefault(room_of(module), []).append(module)
        elif not folder and "/" in module:
            rooms.setdefault(module.partition("/")[0], []).append(module)
    return rooms


def imports(rooms: dict[str, list[str]]) -> dict[str, set[str]]:
    """The rooms that each room imports."""
    known = modules()
    homes = {module: name for name, inside in rooms.items() for module in inside}
    found: dict[str, set[str]] = {name: set() for name in rooms}
    for module, name in homes.items():
        for arrow in arrows(module, ast.parse(known[module].read_text("utf-8")), known):
            other = homes.get(arrow.imported, name)
            if other != name and not arrow.in_function:
                found[name].add(other)
    return found


def reachable(start: str, graph: dict[str, set[str]]) -> set[str]:
    seen: set[str] = set()
    waiting = [*graph[start]]
    while waiting:
        if (name := waiting.pop()) not in seen:
            seen.add(name)
            waiting += graph[name]
    return seen


def ranks(graph: dict[str, set[str]]) -> dict[str, int]:
    """The row of each room, counted from below: above all that it imports. Rooms that import each other share a row."""
    below = {name: reachable(name, graph) for name in graph}
    together = {name: frozenset(other for other in below[name] if name in below[other]) | {name} for name in graph}
    made: dict[frozenset[str], int] = {}

    def rank(group: frozenset[str]) -> int:
        if group not in made:
            others = {together[other] for name in group for other in graph[name]} - {group}
            made[group] = 1 + max((rank(other) for other in others), default=-1)
        return made[group]

    return {name: rank(together[name]) for name in graph}


def essential(graph: dict[str, set[str]]) -> set[tuple[str, str]]:
    """The arrows that do not follow from others."""
    kept = set()
    for name, others in graph.items():
        for other in others:
            between = others - {other}
            if not any(other in reachable(via, graph) and name not in reachable(via, graph) for via in between):
                kept.add((name, other))
    return kept


def label(name: str) -> str:
    return name.partition("'s ")[2] or name


def sentence(name: str, inside: list[str]) -> str:
    """The text of a room: the first sentence of its folder's docstring, or the names of its modules."""
    folders = [name, *(path for path, room in HOMES.items() if room == name and path.endswith(f"/{label(name)}"))]
    file = next((PACKAGE / path / "__init__.py" for path in folders if (PACKAGE / path / "__init__.py").exists()), None)
    if file is None:
        return ", ".join(module.rpartition("/")[2] for module in inside if not module.endswith("__init__"))
    text = ast.get_docstring(ast.parse(file.read_text("utf-8"))) or ""
    first = " ".join(text.partition("\n\n")[0].split()).partition(". ")[0].rstrip(".")
    return re.sub(r"(:\w+:)?`+\.*", "", first)


def svg(folder: str, leave_out: set[str]) -> str:
    rooms = {name: inside for name, inside in rooms_of(folder).items() if name not in leave_out}
    graph = imports(rooms)
    rows: dict[int, list[str]] = {}
    for name, rank in ranks(graph).items():
        rows.setdefault(rank, []).append(name)
    top = max(rows)
    widest = max(map(len, rows.values()))
    full = widest * (WIDTH + APART) + APART
    place: dict[str, tuple[float, float]] = {}
    for rank in range(top, -1, -1):
        row = sorted(rows[rank], key=lambda name: _centre(name, graph, place, full))
        left = (full - len(row) * (WIDTH + APART) + APART) / 2
        for number, name in enumerate(row):
            place[name] = left + number * (WIDTH + APART), 8 + (top - rank) * (HEIGHT + BETWEEN)
    parts = [
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        '<path d="M0 0 8 4 0 8z" class="tip"/></marker></defs>'
    ]
    for name, other in sorted(essential(graph)):
        (x, y), (to_x, to_y) = place[name], place[other]
        start, end, bend = x + WIDTH / 2, to_x + WIDTH / 2, (to_y - y - HEIGHT) / 2
        parts.append(
            f'<path class="arrow" d="M{start:.0f} {y + HEIGHT} C{start:.0f} {y + HEIGHT + bend:.0f} '
            f'{end:.0f} {to_y - bend:.0f} {end:.0f} {to_y - 2}"/>'
        )
    known = modules()
    for name, (x, y) in place.items():
        lines = sum(known[module].read_text("utf-8").count("\n") for module in rooms[name])
        wrapped = textwrap.wrap(sentence(name, rooms[name]), LETTERS)
        if len(wrapped) > 4:
            wrapped = [*wrapped[:3], wrapped[3] + " …"]
        parts.append(f'<rect class="room" x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" rx="6"/>')
        parts.append(f'<text class="name" x="{x + 10}" y="{y + 20}">{escape(label(name))}</text>')
        size = f"{len(rooms[name])} files, {lines:,} lines"
        parts.append(f'<text class="size" x="{x + WIDTH - 8}" y="{y + 20}">{size}</text>')
        for number, line in enumerate(wrapped):
            parts.append(f'<text class="about" x="{x + 10}" y="{y + 40 + 16 * number}">{escape(line)}</text>')
    height = (top + 1) * (HEIGHT + BETWEEN) - BETWEEN + 16
    return (
        f'<figure class="rooms"><svg viewBox="0 0 {full} {height}" role="img" aria-label="Rooms of {folder or PACKAGE.name}" '
        f'style="max-width: {full}px" xmlns="http://www.w3.org/2000/svg">{"".join(parts)}</svg></figure>'
    )


def _centre(name: str, graph: dict[str, set[str]], place: dict[str, tuple[float, float]], full: float) -> float:
    """Where the rooms above that import this one are, so that arrows cross little."""
    above = [place[other][0] for other, others in graph.items() if name in others and other in place]
    return sum(above) / len(above) if above else full / 2


class Rooms(SphinxDirective):
    optional_arguments = 1
    option_spec = {"leave-out": directives.unchanged}

    def run(self) -> list[nodes.Node]:
        for path in modules().values():
            self.env.note_dependency(str(path))
        picture = svg("".join(self.arguments), set(self.options.get("leave-out", "").split()))
        return [nodes.raw("", picture, format="html")]


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_directive("rooms", Rooms)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
