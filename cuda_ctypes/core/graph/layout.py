"""Where the boxes of a drawn graph are: in layers, each box below those before it, with few edges that cross.

After Sugiyama, Tagawa and Toda: layers by the longest path; invisible places where an edge passes a layer; an order in each
layer by the neighbours' means; positions as near to these means as the widths of the boxes allow.
"""

from __future__ import annotations

from bisect import bisect_right, insort

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    Edge = tuple[int, int]
    Point = tuple[float, float]

WIDEST = 16
"""The boxes in a layer; others of the same rank go into the layers below."""
MOST_PASSED = 3000
"""The places where edges pass layers. With more of them, long edges run behind the boxes."""
APART, BETWEEN, PASSING = 22.0, 46.0, 12.0
"""The room between boxes of a layer, between layers, and for an edge that passes."""
SWEEPS = 8


def in_order(count: int, edges: list[Edge]) -> list[int]:
    """The numbers from 0 to ``count`` - 1, each behind those before it. A cycle is entered at its smallest number."""
    after: list[list[int]] = [[] for _ in range(count)]
    waits = [0] * count
    for begin, end in edges:
        after[begin].append(end)
        waits[end] += 1
    found: dict[int, None] = {}
    ready = [node for node in range(count) if not waits[node]]
    for first in range(-1, count):
        if first >= 0 and first not in found:
            ready = [first]
        for node in ready:
            if node not in found:
                found[node] = None
                for other in after[node]:
                    waits[other] -= 1
                    if waits[other] == 0:
                        ready.append(other)
    return list(found)


class Layout:
    """The places of boxes, given by their sizes, and the ways of edges.

    Parameters
    ----------
    sizes : list of tuple
        Width and height of each box.
    edges : list of tuple
        Pairs of numbers of boxes.
    """

    def __init__(self, sizes: list[Point], edges: list[Edge]) -> None:
        self.sizes = list(sizes)
        self.edges = edges
        self.layers, self.layer = layers(len(sizes), edges)
        self.ways = self._ways()
        """For each edge the places that it passes, its ends included; for one that leads upwards its ends alone."""
        self.links = [link for way in self.ways if self.is_down(*way[:2]) for link in zip(way, way[1:])]
        order_layers(self.layers, self.layer, self.links)
        self.x = centres(self.layers, self.links, [width for width, _ in self.sizes], len(sizes))
        left = min((self.x[node] - width / 2 for node, (width, _) in enumerate(self.sizes)), default=0.0)
        self.x = [x - left for x in self.x]
        self.tops, self.bottoms = [], []
        y = 0.0
        for layer in self.layers:
            self.tops.append(y)
            y += max(self.sizes[node][1] for node in layer)
            self.bottoms.append(y)
            y += BETWEEN
        self.width = max((self.x[node] + width / 2 for node, (width, _) in enumerate(self.sizes)), default=0.0)
        self.height = max(0.0, y - BETWEEN)

    def is_down(self, begin: int, end: int) -> bool:
        """Whether an edge leads downwards: all do that are in no cycle."""
        return self.layer[begin] < self.layer[end]

    def _ways(self) -> list[list[int]]:
        passed = sum(max(0, self.layer[end] - self.layer[begin] - 1) for begin, end in self.edges)
        ways = []
        for begin, end in self.edges:
            way = [begin]
            for layer in range(self.layer[begin] + 1, self.layer[end]) if passed <= MOST_PASSED else ():
                way.append(len(self.sizes))
                self.layers[layer].append(len(self.sizes))
                self.layer.append(layer)
                self.sizes.append((PASSING, 0.0))
            ways.append([*way, end])
        return ways

    def corner(self, node: int) -> Point:
        """The upper left corner of a box."""
        return self.x[node] - self.sizes[node][0] / 2, self.tops[self.layer[node]]


def layers(count: int, edges: list[Edge]) -> tuple[list[list[int]], list[int]]:
    """The boxes of each layer, and the layer of each box."""
    before, after = neighbours(edges, count)
    found: list[list[int]] = []
    layer = [-1] * count  # none yet, as for those that a cycle puts behind
    for node in in_order(count, edges):
        at = 1 + max([layer[other] for other in before[node]], default=-1)
        while at < len(found) and len(found[at]) >= WIDEST:
            at += 1
        if at == len(found):
            found.append([])
        found[at].append(node)
        layer[node] = at
    for node in [node for node in range(count) if after[node] and not before[node]]:
        at = min([layer[other] for other in after[node]]) - 1  # right above the first box that needs it
        if layer[node] < at and len(found[at]) < WIDEST:
            found[layer[node]].remove(node)
            found[at].append(node)
            layer[node] = at
    return found, layer


def neighbours(links: list[Edge], count: int) -> tuple[list[list[int]], list[list[int]]]:
    """Those above, and those below each place."""
    above: list[list[int]] = [[] for _ in range(count)]
    below: list[list[int]] = [[] for _ in range(count)]
    for begin, end in links:
        below[begin].append(end)
        above[end].append(begin)
    return above, below


def order_layers(layers: list[list[int]], layer: list[int], links: list[Edge]) -> None:
    """Order the places of each layer by the means of their neighbours in the layer before it, down and up in turn, and keep
    the best order.
    """
    links = [link for link in links if layer[link[1]] == layer[link[0]] + 1]
    above, below = neighbours(links, len(layer))
    at = {node: float(number) for layer in layers for number, node in enumerate(layer)}
    best, fewest = [list(layer) for layer in layers], crossings(layers, below, at)
    for sweep in range(SWEEPS):
        near = below if sweep % 2 else above
        for layer_ in reversed(layers) if sweep % 2 else layers:
            means = {node: sum([at[other] for other in near[node]]) / len(near[node]) for node in layer_ if near[node]}
            layer_.sort(key=lambda node: means.get(node, at[node]))
            at.update((node, float(number)) for number, node in enumerate(layer_))
        number = crossings(layers, below, at)
        if number < fewest:
            best, fewest = [list(layer) for layer in layers], number
    layers[:] = best


def crossings(layers: list[list[int]], below: list[list[int]], at: dict[int, float]) -> int:
    """The number of pairs of edges that cross between layers."""
    found = 0
    for layer in layers:
        ends: list[float] = []
        for node in layer:
            targets = [at[other] for other in below[node]]
            found += sum(len(ends) - bisect_right(ends, target) for target in targets)
            for target in targets:
                insort(ends, target)
    return found


def centres(layers: list[list[int]], links: list[Edge], widths: list[float], count: int) -> list[float]:
    """The centre of each place, from left to right. Long edges are kept straight rather than short ones; the numbers from
    ``count`` on are places that they pass.
    """
    above, below = neighbours(links, len(widths))
    x = [0.0] * len(widths)
    offsets = []
    for layer in layers:
        offset = [0.0]
        for left, right in zip(layer, layer[1:]):
            offset.append(offset[-1] + (widths[left] + widths[right]) / 2 + APART)
        offsets.append(offset)
        for node, at in zip(layer, offset):
            x[node] = at - offset[-1] / 2

    def weight(one: int, other: int) -> float:
        return (1.0, 2.0, 30.0)[(one >= count) + (other >= count)]

    for sweep in range(SWEEPS + 4):
        down = sweep % 2 == 0
        for number in range(len(layers)) if down else reversed(range(len(layers))):
            wanted, weights = [], []
            for node in layers[number]:
                near = above[node] + below[node] if sweep >= SWEEPS else above[node] if down else below[node]
                total = sum([weight(node, other) for other in near])
                mean = sum([weight(node, other) * x[other] for other in near]) / total if near else x[node]
                wanted.append(mean)
                weights.append(total or 0.1)
            for node, at in zip(layers[number], placed(wanted, weights, offsets[number])):
                x[node] = at
    return x


def placed(wanted: list[float], weights: list[float], offsets: list[float]) -> list[float]:
    """The positions nearest to those wanted, by weighted squares, at least as far apart as ``offsets``."""
    blocks: list[list[float]] = []  # weighted sum, weight, number of places that are shifted together
    for want, weight, offset in zip(wanted, weights, offsets):
        blocks.append([weight * (want - offset), weight, 1])
        while len(blocks) > 1 and blocks[-2][0] / blocks[-2][1] > blocks[-1][0] / blocks[-1][1]:
            last = blocks.pop()
            blocks[-1] = [one + other for one, other in zip(blocks[-1], last)]
    shifts = [total / weight for total, weight, number in blocks for _ in range(int(number))]
    return [shift + offset for shift, offset in zip(shifts, offsets)]
