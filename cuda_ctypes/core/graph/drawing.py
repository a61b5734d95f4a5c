"""A graph as a picture: SVG, written without any other tool."""

from __future__ import annotations

import re
from html import escape

from ...raw import driver as raw
from .._driver import driver
from .captions import Caption, caption_of, readable
from .edges import edges_with_data, nodes_of
from .layout import Layout

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .definition import GraphDefinition
    from .layout import Point

MOST = 500
"""The nodes that are drawn, with those of graphs inside of nodes."""
LETTERS = 34
"""The letters of a line; longer ones are cut."""
LETTER, LINE, PAD, TITLE = 7.0, 16.0, 12.0, 22.0
"""In pixels: the width of a letter, the height of a line, the room at a box's sides, the height of its title."""
MARGIN, TIP, PORTS, ASIDE = 12.0, 7.0, 14.0, 40.0
"""In pixels: the room around pictures and in frames, the length of an arrow's tip, the room between arrows at a box, and beside
boxes for arrows upwards."""

FONT = "ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace"
TITLED, NAMED = 'font-size="9.5" font-weight="700" letter-spacing=".8"', 'font-size="11.5" font-weight="600"'
GREY, RED, DARK, LESS_DARK = "#868e99", "#d1483f", "#1c2128", "#474f59"
"""Of edges and notes, and of edges in a cycle: readable on light and on dark pages. Of the texts in boxes."""
ORANGE, AMBER, PINK = ("#fdebe1", "#c2602b"), ("#fcf0d8", "#a8730f"), ("#fce6ee", "#c2477a")
COLOURS = {
    "kernel": ("#e7effd", "#3a72cf"),
    "memcpy": ("#e3f4e8", "#2b8850"),
    "memset": ("#ddf3f2", "#1c818a"),
    "alloc": AMBER,
    "free": AMBER,
    "host callback": ("#f0e8fb", "#8255bd"),
    "event record": PINK,
    "event wait": PINK,
    **dict.fromkeys(("if", "while", "switch", "conditional"), ORANGE),
}
"""The inside and the border of a box, by its kind."""
OTHER = "#eff1f4", "#717b87"


def picture(graph: GraphDefinition) -> str:
    """A graph as SVG; one that cannot be drawn, as a picture of the reason."""
    try:
        drawing = Drawing(graph, [MOST])
        width, height, content = drawing.width, drawing.height, drawing.svg(MARGIN, MARGIN)
    except Exception as error:  # a notebook shows a picture or a traceback, and this is no error of the cell
        reason = shortened(f"{type(error).__name__}: {error}".partition("\n")[0], 120)
        width, height, content = LETTER * len(reason), LINE, text(MARGIN, MARGIN + 12, reason, GREY)
    size = f"{width + 2 * MARGIN:.0f}", f"{height + 2 * MARGIN:.0f}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}" viewBox="0 0 {size[0]} {size[1]}" '
        f'font-family="{FONT}" font-size="11">\n{content}</svg>\n'
    )


class Drawing:
    """A graph as it is drawn: its size, and where its boxes and edges are.

    Parameters
    ----------
    graph : GraphDefinition
        The graph.
    left : list of int
        The number of nodes that may still be drawn, which is reduced.
    """

    def __init__(self, graph: GraphDefinition, left: list[int]) -> None:
        nodes, edges = nodes_of(graph), edges_with_data(graph)
        drawn = nodes[: left[0]]
        left[0] -= len(drawn)
        at = {node: number for number, node in enumerate(drawn)}
        self.note = ""
        if not nodes:
            self.note = "no nodes"
        elif len(drawn) < len(nodes):
            self.note = (
                f"the first {len(drawn):,} of {len(nodes):,} nodes" if drawn else f"{len(nodes):,} nodes, not drawn"
            )
        self.boxes = [Box(caption_of(graph, node), left) for node in drawn]
        edges = [edge for edge in edges if edge[0] in at and edge[1] in at]
        self.labels = [words_of(data) for _, _, data in edges]
        sizes = [(box.width, box.height) for box in self.boxes]
        self.layout = Layout(sizes, [(at[begin], at[end]) for begin, end, _ in edges])
        self.above = LINE + (MARGIN if drawn else 0) if self.note else 0.0
        aside = any(not self.layout.is_down(way[0], way[-1]) for way in self.layout.ways)
        self.width = max(self.layout.width + (ASIDE if aside else 0), LETTER * len(self.note))
        self.left = (self.width - self.layout.width) / 2 if self.note else 0.0
        self.height = self.layout.height + self.above

    def svg(self, x: float, y: float) -> str:
        note = text(0, 12, self.note, GREY) if self.note else ""
        numbers = [number for layer in self.layout.layers for number in layer if number < len(self.boxes)]
        boxes = [self.boxes[number].svg(*self.layout.corner(number)) for number in numbers]
        return (
            f'<g transform="translate({x:.1f} {y:.1f})">{note}'
            f'<g transform="translate({self.left:.1f} {self.above:.1f})">\n'
            f"{self._edges()}{''.join(boxes)}</g></g>\n"
        )

    def _edges(self) -> str:
        layout = self.layout
        leaving, arriving = self._ports(0, 1), self._ports(-1, -2)
        parts = []
        for number, way in enumerate(layout.ways):
            label, is_down = self.labels[number], layout.is_down(way[0], way[-1])
            if is_down:
                path, tip, (x, y) = self._down(way, leaving[number], arriving[number])
            else:
                path, tip, (x, y) = self._up(way[0], way[-1])
            colour, dashes = GREY if is_down else RED, ' stroke-dasharray="5 4"' if label else ""
            parts.append(
                f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="1.3"{dashes}/><path d="{tip}" fill="{colour}"/>\n'
            )
            if label:
                parts.append(text(x + 7, y, label, colour))
        return "".join(parts)

    def _down(self, way: list[int], x: float, end_x: float) -> tuple[str, str, Point]:
        """The path of an edge from the lower side of a box at ``x`` to the upper side of another at ``end_x``, past the
        layers between them; its tip; and the place of its label.
        """
        layout = self.layout
        y = layout.corner(way[0])[1] + layout.sizes[way[0]][1]
        path = [f"M{x:.1f} {y:.1f}"]
        for place, next_ in zip(way, way[1:]):
            y = layout.bottoms[layout.layer[place]]
            is_end = next_ == way[-1]
            to_x = end_x if is_end else layout.x[next_]
            to_y = layout.tops[layout.layer[next_]] - (TIP if is_end else 0)
            half = (y + to_y) / 2
            path.append(f"V{y:.1f}C{x:.1f} {half:.1f} {to_x:.1f} {half:.1f} {to_x:.1f} {to_y:.1f}")
            x, y = to_x, to_y
        return "".join(path), f"M{x:.1f} {y + TIP:.1f}l-3.5-{TIP:g}h7z", (x, y - 1)

    def _up(self, begin: int, end: int) -> tuple[str, str, Point]:
        """The same for an edge that closes a cycle, at the right sides of the boxes."""
        layout = self.layout
        (x, y), (to_x, to_y) = [
            (layout.x[box] + layout.sizes[box][0] / 2, layout.corner(box)[1] + layout.sizes[box][1] / 2)
            for box in (begin, end)
        ]
        outside = max(x, to_x) + ASIDE
        path = f"M{x:.1f} {y:.1f}C{outside:.1f} {y:.1f} {outside:.1f} {to_y:.1f} {to_x + TIP:.1f} {to_y:.1f}"
        return path, f"M{to_x:.1f} {to_y:.1f}l{TIP:g}-3.5v7z", (outside, (y + to_y) / 2)

    def _ports(self, own: int, next_: int) -> list[float]:
        """Where each edge meets its box, at the ``own`` end of its way: in the order of the places that come ``next_``."""
        layout = self.layout
        at: dict[int, list[int]] = {}
        for number, way in enumerate(layout.ways):
            at.setdefault(way[own], []).append(number)
        found = [0.0] * len(layout.ways)
        for box, numbers in at.items():
            numbers.sort(key=lambda number: layout.x[layout.ways[number][next_]])
            apart = min(PORTS, (layout.sizes[box][0] - 2 * PAD) / max(1, len(numbers) - 1))
            for position, number in enumerate(numbers):
                found[number] = layout.x[box] + (position - (len(numbers) - 1) / 2) * apart
        return found


class Box:
    """A node as it is drawn: its size, its texts, and the graphs inside of it."""

    def __init__(self, caption: Caption, left: list[int]) -> None:
        self.caption = caption
        self.lines = [shortened(line) for line in (readable(caption.name), *caption.lines) if line]
        self.inside = [(label, Drawing(graph, left)) for label, graph in caption.graphs]
        self.width = LETTER * max(map(len, [*self.lines, caption.kind])) + 2 * PAD
        self.height = TITLE + LINE * len(self.lines) + (6 if self.lines else 4)
        self.top = TITLE + 4 + (LINE if any(label for label, _ in self.inside) else 0)
        """Where the graphs inside begin."""
        if self.inside:
            self.width = max(
                self.width, MARGIN + sum(drawing.width + 2 * MARGIN for _, drawing in self.inside) - MARGIN
            )
            self.height = self.top + max(drawing.height for _, drawing in self.inside) + MARGIN

    def svg(self, x: float, y: float) -> str:
        caption = self.caption
        fill, border = COLOURS.get(caption.kind, OTHER)
        whole = "\n".join(line for line in (caption.kind, caption.name, *caption.lines) if line)
        inside = f'fill="{border}" fill-opacity=".08"' if self.inside else f'fill="{fill}"'
        parts = [
            f'<g transform="translate({x:.1f} {y:.1f})"><title>{safe(whole)}</title>'
            f'<rect width="{self.width:.1f}" height="{self.height:.1f}" rx="6" {inside} stroke="{border}"/>'
            f"{text(PAD, 16, caption.kind.upper(), border, TITLED)}"
        ]
        for number, line in enumerate(self.lines):
            is_name = number == 0 and bool(caption.name)
            look = (DARK, NAMED) if is_name else (LESS_DARK, "")
            parts.append(text(PAD, TITLE + LINE * number + 11, line, *look))
        parts.append(self._graphs(border))
        return "".join(parts) + "</g>\n"

    def _graphs(self, border: str) -> str:
        """The graphs inside, side by side, with a line between them."""
        parts = []
        given = sum(drawing.width for _, drawing in self.inside) + 2 * MARGIN * len(self.inside)
        x = (self.width - given) / 2
        for number, (label, drawing) in enumerate(self.inside):
            if number:
                parts.append(
                    f'<path d="M{x:.1f} {TITLE + 2:.1f}V{self.height - 6:.1f}" stroke="{border}" stroke-dasharray="3 3"/>'
                )
            if label:
                parts.append(text(x + MARGIN, TITLE + 11, label, border))
            parts.append(drawing.svg(x + MARGIN, self.top))
            x += drawing.width + 2 * MARGIN
        return "".join(parts)


def words_of(data: Any) -> str:
    """The data of an edge if it is unusual: its type, and its ports if the type usually has others."""
    if data is None:
        return ""
    found = raw.CUgraphEdgeData.from_buffer_copy(data)
    ports, words = (found.from_port, found.to_port), []
    if found.type:
        words.append(driver.CUgraphDependencyType(found.type).name.rpartition("TYPE_")[2].lower())
    if ports != (1 if words else 0, 0):
        words.append(f"port {ports[0]} → {ports[1]}")
    return ", ".join(words)


def text(x: float, y: float, content: str, colour: str, more: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" fill="{colour}" {more}>{safe(content)}</text>'


def shortened(line: str, letters: int = LETTERS) -> str:
    return line if len(line) <= letters else f"{line[: letters - 1]}…"


def safe(content: str) -> str:
    """Text for SVG, without the characters that XML forbids."""
    return escape(re.sub("[^\t\n -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "�", content))
