"""Objects that end inside of a function that the driver calls: no call is allowed there, so they are destroyed later."""

from __future__ import annotations

import asyncio
import gc
import sys
from typing import Any, Callable

import pytest

from cuda_ctypes._floor import FREE_THREADED
from tests.gpu.core.tools import collect

KINDS = ("stream", "event", "graph")

pytestmark = pytest.mark.skipif(
    sys.implementation.name == "pypy",
    reason="PyPy ends objects later, and tells of no collection: the next object's turn",
)


class Thing:
    """Refers to itself."""

    def __init__(self, *parts: Any) -> None:
        self.parts = parts
        self.me = self


@pytest.fixture
def called(graphs: Any, stream: Any) -> Callable[[Callable[[], Any]], None]:
    """Lets the driver call a function."""

    def call(function: Callable[[], Any]) -> None:
        errors: list[BaseException] = []

        def run() -> None:
            try:
                function()
            except BaseException as error:
                errors.append(error)

        definition = graphs.GraphDefinition()
        definition.callback(run)
        graph = definition.instantiate()
        graph.launch(stream)
        stream.sync()
        graph.close()
        assert not errors

    return call


@pytest.fixture
def pool(core: Any, device: Any) -> Any:
    made = core.DeviceMemoryResource(device, {"max_size": 1 << 25})
    yield made
    collect()
    device.sync()
    assert made.attributes.used_mem_current == 0, "memory was not freed"
    made.close()


def things(graphs: Any, device: Any, pool: Any, stream: Any) -> tuple[Any, ...]:
    other = device.create_stream()
    default = pool.allocate(64, stream=device.default_stream)
    return (
        pool.allocate(64, stream=other),
        pool.allocate(64, stream=stream),
        default,
        stream.record(),
        other,
        graphs.GraphDefinition(),
    )


@pytest.mark.parametrize("how", ["dropped", "collected"])
def test_ends(graphs: Any, device: Any, pool: Any, stream: Any, called: Any, live: Any, how: str) -> None:
    """Also as machine code, after some objects."""
    things(graphs, device, pool, stream)
    before = live(*KINDS)
    for _ in range(4):
        kept = [things(graphs, device, pool, stream) for _ in range(4)]
        if how == "dropped":
            called(kept.clear)
        else:
            gc.disable()
            try:
                for parts in kept:
                    Thing(*parts)
                del parts
                kept.clear()
                called(gc.collect)
            finally:
                gc.enable()
    assert live(*KINDS) == before


def test_closed(device: Any, pool: Any, stream: Any, called: Any, live: Any) -> None:
    """Closing is no error there."""
    before = live("event")
    for _ in range(4):
        kept = [stream.record(), pool.allocate(64, stream=stream)]
        called(lambda kept=kept: [each.close() for each in kept])
        assert all(each.is_closed for each in kept)
    del kept
    assert live("event") == before


@pytest.mark.parametrize("how", ["dropped", "closed"])
def test_memory_of_resources(core: Any, device: Any, stream: Any, called: Any, how: str, on_standin: bool) -> None:
    if not on_standin:
        pytest.skip("a driver may free host memory there")
    freed = list[int]()

    class Resource(core.LegacyPinnedMemoryResource):  # type: ignore[misc]
        def deallocate(self, ptr: Any, size: int, *, stream: Any = None) -> None:
            super().deallocate(ptr, size, stream=stream)
            freed.append(size)

    kept = [Resource().allocate(64, stream=stream)]
    called(kept.clear if how == "dropped" else kept[0].close)
    collect()
    assert freed == [64]


def test_the_next_object_destroys_them(device: Any, stream: Any, called: Any, package: Any, on_standin: bool) -> None:
    """Without the collector: PyPy's calls nothing."""
    waiting = package("core.lifetimes")._waiting
    collect()
    kept = [stream.record() for _ in range(3)]
    gc.disable()
    try:
        called(kept.clear)
        assert len(waiting) == 3 or not on_standin or FREE_THREADED  # there, they end in the thread that made them
        package("core.lifetimes").Owned(0)
        assert not waiting
    finally:
        gc.enable()


def test_events_that_were_awaited(stream: Any, live: Any) -> None:
    before = live("event", "stream")

    async def main() -> None:
        for _ in range(5):
            await stream.synchronized()

    asyncio.run(main())
    stream.sync()
    assert live("event", "stream") == before
