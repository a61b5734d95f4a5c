"""Where the boxes and edges of a drawn graph are."""

from __future__ import annotations

import random
from typing import Any, Callable

import pytest


@pytest.fixture(scope="module")
def layout(package: Callable[[str], Any]) -> Any:
    return package("core.graph.layout")


def some_graph(seed: int) -> tuple[list[tuple[float, float]], list[tuple[int, int]]]:
    """Sizes and edges of a graph without circles, its nodes in any order."""
    chance, count = random.Random(seed), 60
    names = chance.sample(range(count), count)
    edges = {
        (names[chance.randrange(max(0, end - 9), end)], names[end])
        for end in range(1, count)
        for _ in range(chance.choice([0, 1, 1, 2, 3]))
    }
    return [(chance.uniform(40, 200), chance.uniform(20, 90)) for _ in range(count)], sorted(edges)


def rectangles(made: Any, count: int) -> list[tuple[float, float, float, float]]:
    """Left, top, right and bottom of each box."""
    corners = [made.corner(box) for box in range(count)]
    return [(x, y, x + made.sizes[box][0], y + made.sizes[box][1]) for box, (x, y) in enumerate(corners)]


@pytest.mark.parametrize("seed", range(5))
def test_each_box_is_below_those_before_it(layout: Any, seed: int) -> None:
    sizes, edges = some_graph(seed)
    boxes = rectangles(layout.Layout(sizes, edges), len(sizes))
    assert all(boxes[begin][3] < boxes[end][1] for begin, end in edges)


@pytest.mark.parametrize("seed", range(5))
def test_boxes_do_not_touch_and_edges_pass_beside_them(layout: Any, seed: int) -> None:
    sizes, edges = some_graph(seed)
    made = layout.Layout(sizes, edges)
    boxes = rectangles(made, len(sizes))
    for number, (left, top, right, bottom) in enumerate(boxes):
        assert 0 <= left + 1e-9 and right <= made.width + 1e-9 and 0 <= top and bottom <= made.height
        for other in boxes[:number]:
            assert right < other[0] or other[2] < left or bottom < other[1] or other[3] < top
    assert any(len(way) > 2 for way in made.ways)
    for way in made.ways:
        assert [made.layer[place] for place in way] == list(range(made.layer[way[0]], made.layer[way[-1]] + 1))
        for place in way[1:-1]:
            beside = [boxes[box] for box in made.layers[made.layer[place]] if box < len(boxes)]
            assert all(not left < made.x[place] < right for left, _, right, _ in beside)


def test_few_edges_cross(layout: Any) -> None:
    """Two trees whose nodes are mixed: no edge needs to cross another one."""
    edges = [(0, 3), (1, 2), (0, 5), (1, 4), (2, 7), (3, 6), (4, 9), (5, 8)]
    made = layout.Layout([(50.0, 20.0)] * 10, edges)
    crossed = [
        (one, other)
        for one in edges
        for other in edges
        if made.layer[one[0]] == made.layer[other[0]]
        and made.x[one[0]] < made.x[other[0]]
        and made.x[one[1]] > made.x[other[1]]
    ]
    assert not crossed


def test_a_box_is_in_the_middle_of_those_that_it_joins(layout: Any) -> None:
    made = layout.Layout([(50.0, 20.0)] * 5, [(0, 1), (0, 2), (0, 3), (1, 4), (2, 4), (3, 4)])
    assert made.x[0] == pytest.approx(made.x[2], abs=1) and made.x[4] == pytest.approx(made.x[2], abs=1)


def test_a_root_is_right_above_the_first_that_needs_it(layout: Any) -> None:
    made = layout.Layout([(50.0, 20.0)] * 5, [(0, 1), (1, 2), (2, 3), (4, 3)])
    assert made.layer[:5] == [0, 1, 2, 3, 2]


def test_a_circle_is_entered_at_its_smallest_number(layout: Any) -> None:
    made = layout.Layout([(50.0, 20.0)] * 4, [(3, 0), (0, 1), (1, 2), (2, 0)])
    assert made.layer == [1, 2, 3, 0]
    assert [edge for edge in made.edges if not made.is_down(*edge)] == [(2, 0)]


def test_wide_layers_are_folded(layout: Any) -> None:
    count = 2000
    made = layout.Layout([(50.0, 20.0)] * count, [(0, end) for end in range(1, count)])
    assert max(map(len, made.layers)) <= layout.WIDEST < len(made.layers)
    assert {box for layer in made.layers for box in layer} == set(range(count)), "no more places than boxes"


def test_no_boxes(layout: Any) -> None:
    made = layout.Layout([], [])
    assert (made.width, made.height, made.ways) == (0, 0, [])
