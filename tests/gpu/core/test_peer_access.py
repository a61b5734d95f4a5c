"""Access of other devices to a pool's memory."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any, Callable

import pytest


class Index:
    """An integer that is no int, as those of NumPy."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number

    def __eq__(self, other: object) -> bool:
        return self.number == other

    def __hash__(self) -> int:
        return self.number


@pytest.fixture
def pool(core: Any, device: Any) -> Any:
    """A pool of device 0 to which device 1 can get access."""
    if len(core.Device.get_all_devices()) < 2 or not core.Device(1).can_access_peer(0):
        pytest.skip("two devices that can use each other's memory are needed")
    made = core.DeviceMemoryResource(device, {})
    yield made
    made.close()


@pytest.fixture
def calls(package: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch) -> list[list[tuple[int, bool]]]:
    """The calls of cuMemPoolSetAccess: devices, and whether they get access."""
    module = package("core.memory.peer_access")
    made: list[list[tuple[int, bool]]] = []
    real = module.set_access

    def recorded(pool: Any, wanted: Any) -> None:
        assert wanted, "a call that changes nothing"
        real(pool, wanted)
        made.append([(number, bool(flags)) for number, flags in wanted])

    monkeypatch.setattr(module, "set_access", recorded)
    return made


def test_no_peers_at_first(pool: Any) -> None:
    peers = pool.peer_accessible_by
    assert len(peers) == 0 and list(peers) == [] and peers == set() and 1 not in peers
    assert repr(peers) == "PeerAccessibleBySetProxy(set())"


def test_a_set_of_devices(core: Any, pool: Any, calls: list[Any]) -> None:
    peers, one = pool.peer_accessible_by, core.Device(1)
    peers.add(1)
    assert calls == [[(1, True)]]
    assert one in peers and 1 in peers and len(peers) == 1 and list(peers) == [one] and peers == {one} and peers == {1}
    assert pool.peer_accessible_by == {one}, "it is the driver's own, not a copy"
    others = 0, 7, -1, "1", None, core.Device(0), math.nan, math.inf, [1]
    assert all(value not in peers for value in others)
    for equal in (1.0, Fraction(1), Index(1)):
        assert equal in peers and peers == {equal}
    assert peers | {"x"} == {one, "x"} and peers & [one] == {one} and peers - {one} == set()
    peers.add(one)
    assert len(calls) == 1, "without a change, the driver is not called"
    peers.discard(one)
    assert calls[1:] == [[(1, False)]] and len(peers) == 0
    peers.discard(one)
    peers.add(Index(1))
    peers.discard(Index(1))
    assert calls[2:] == [[(1, True)], [(1, False)]]
    peers.discard("x")
    with pytest.raises(KeyError):
        peers.remove(one)
    assert len(calls) == 4


@pytest.mark.parametrize(
    ("change", "start", "end"),
    [
        (lambda peers: peers.update([1], (0,)), (), {1}),
        (lambda peers: peers.__ior__({1}), (), {1}),
        (lambda peers: peers.clear(), (1,), set()),
        (lambda peers: peers.difference_update([1], [0]), (1,), set()),
        (lambda peers: peers.__isub__(peers), (1,), set()),
        (lambda peers: peers.intersection_update({1}, {0}), (1,), set()),
        (lambda peers: peers.__iand__({0}), (1,), set()),
        (lambda peers: peers.symmetric_difference_update({0, 1}), (), {1}),
        (lambda peers: peers.__ixor__({1}), (1,), set()),
        (lambda peers: peers.pop(), (1,), set()),
    ],
)
def test_one_call_for_all_devices(pool: Any, calls: list[Any], change: Any, start: Any, end: Any) -> None:
    pool.peer_accessible_by = start
    calls.clear()
    change(pool.peer_accessible_by)
    assert pool.peer_accessible_by == end
    assert len(calls) == 1


def test_assigning(core: Any, pool: Any, calls: list[Any]) -> None:
    pool.peer_accessible_by = [core.Device(1), 1, 0]
    assert pool.peer_accessible_by == {1} and calls == [[(1, True)]]
    pool.peer_accessible_by = {1}
    assert len(calls) == 1
    pool.peer_accessible_by |= {1}
    pool.peer_accessible_by = ()
    assert pool.peer_accessible_by == set() and calls[1:] == [[(1, False)]]


def test_devices_that_do_not_exist(pool: Any, calls: list[Any]) -> None:
    with pytest.raises(ValueError, match="1000"):
        pool.peer_accessible_by.add(1000)
    with pytest.raises(ValueError, match="1000"):
        pool.peer_accessible_by = [1, 1000]
    with pytest.raises(TypeError):
        pool.peer_accessible_by.update(["1"])
    with pytest.raises(TypeError):
        pool.peer_accessible_by = 1
    assert not calls, "all devices are checked before access is given"


def test_the_next_pool_begins_without(core: Any, device: Any, pool: Any) -> None:
    for _ in range(3):
        other = core.DeviceMemoryResource(device, {})
        assert other.peer_accessible_by == set()
        other.peer_accessible_by = [1]
        other.close()


def test_another_device_uses_the_memory(core: Any, device: Any, pool: Any, stream: Any) -> None:
    pool.peer_accessible_by = [1]
    buffer = pool.allocate(64, stream=stream)
    buffer.copy_from(bytes(range(64)), stream=stream)
    stream.sync()
    other = core.Device(1)
    other.set_current()
    try:
        there = other.create_stream()
        out = bytearray(64)
        with core.DeviceMemoryResource(other).allocate(64, stream=there) as copy:
            buffer.copy_to(copy, stream=there)
            copy.copy_to(out, stream=there)
            there.sync()
        assert out == bytes(range(64))
    finally:
        device.set_current()
    buffer.close()


def test_a_change_asks_each_device_once(
    core: Any, pool: Any, package: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    module, peers = package("core.memory.peer_access"), pool.peer_accessible_by
    asked: list[int] = []
    real = module.may_use

    def may_use(pool: int, number: int) -> Any:
        asked.append(number)
        return real(pool, number)

    monkeypatch.setattr(module, "may_use", may_use)
    others = list(range(1, len(core.Device.get_all_devices())))
    for change, *given in ((peers.replace, [1]), (peers.intersection_update, [1]), (peers.add, 1), (peers.clear,)):
        del asked[:]
        change(*given)
        assert asked == others, change.__name__
