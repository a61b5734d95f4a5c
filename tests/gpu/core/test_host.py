"""``Host``: the host as a place for managed memory."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from tests.gpu.core.tools import in_threads


def test_the_same_place_is_the_same_object(core: Any) -> None:
    assert core.Host() is core.Host()
    assert core.Host(1) is core.Host(numa_id=1)
    assert core.Host.numa_current() is core.Host(is_numa_current=True)
    assert len({core.Host(), core.Host(0), core.Host(1), core.Host.numa_current()}) == 4
    assert core.Host() != core.Host(0) and core.Host() != core.Host.numa_current() and core.Host() != core.Device(0)


def test_threads_get_the_same_object(core: Any) -> None:
    made = in_threads(*[lambda: [core.Host(node) for node in range(100, 200)]] * 8)
    assert all(one is other for one, other in zip(made[0], made[-1])) and len(made) == 8


def test_the_properties_of_a_place(core: Any) -> None:
    assert (core.Host().numa_id, core.Host().is_numa_current) == (None, False)
    assert (core.Host(3).numa_id, core.Host(3).is_numa_current) == (3, False)
    assert (core.Host.numa_current().numa_id, core.Host.numa_current().is_numa_current) == (None, True)


def test_its_text_makes_it_again(core: Any) -> None:
    for place in (core.Host(), core.Host(2), core.Host.numa_current()):
        assert eval(repr(place), {"Host": core.Host}) is place


def test_it_can_be_pickled(core: Any) -> None:
    for place in (core.Host(), core.Host(2), core.Host.numa_current()):
        assert pickle.loads(pickle.dumps(place)) is place


@pytest.mark.parametrize("node", [-1, "0", 1.0, True])
def test_invalid_nodes_are_refused(core: Any, node: Any) -> None:
    with pytest.raises(ValueError, match="numa_id"):
        core.Host(node)


def test_a_node_excludes_that_of_the_thread(core: Any) -> None:
    with pytest.raises(ValueError, match="numa_id"):
        core.Host(0, is_numa_current=True)
