"""Graphs, their sources and the objects that these need come and go in any order: a model says which objects must be alive, and which not."""

from __future__ import annotations

import random
import weakref
from typing import Any

import pytest

from tests.gpu.core.tools import PYPY, eventually, settle
from tests.gpu.ptx import KERNELS, image

STEPS = 200
SHAPES = "kernels", "kernels", "fills"


class Source:
    """A builder or a definition, and the objects that its graph needs."""

    def __init__(self, made: Any, shape: str) -> None:
        self.made, self.shape, self.needs = made, shape, set[int]()


class Run:
    """A graph that can be launched, and what it needs; and kernels that it may keep, because it kept them before."""

    def __init__(self, graph: Any, source: Source) -> None:
        self.graph, self.shape, self.needs, self.former = graph, source.shape, {*source.needs}, set[int]()

    def update(self, source: Source, kernels: set[int]) -> None:
        self.graph.update(source.made)
        known = (self.needs | self.former) & kernels
        self.former = known if source.needs <= known else set()
        self.needs = {*source.needs}


class World:
    def __init__(self, package: Any, core: Any, graphs: Any, device: Any, seed: int) -> None:
        self.package, self.core, self.graphs, self.device = package, core, graphs, device
        self.stream = device.create_stream()
        self.random, self.one = random.Random(seed), core.LaunchConfig(grid=1, block=1)
        self.memory = device.allocate(64, stream=self.stream)
        self.seen: list[Any] = []
        """Weak references to all objects, by their numbers."""
        self.kernels: set[int] = set()
        self.held: dict[int, Any] = {}
        """Objects that the program has."""
        self.sources: list[Source] = []
        self.runs: list[Run] = []

    def object(self, source: Source, kind: str) -> Any:
        """A new object that a source needs, or one that the program has."""
        known = [number for number in self.held if (number in self.kernels) == (kind == "kernel")]
        if known and self.random.random() < 0.6:
            number = self.random.choice(known)
        else:
            number, stored = len(self.seen), self.package("core.memory.lent").lend
            if kind == "kernel":
                made = self.core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("store_to")
                self.kernels.add(number)
            else:
                made = self.device.allocate(64, stream=self.stream)
            self.seen.append(weakref.ref(made if kind == "kernel" else stored(made)))
            self.held[number] = made
        source.needs.add(number)
        return self.held[number]

    def capture(self) -> None:
        source = Source(self.stream.create_graph_builder().begin_building(), self.random.choice(SHAPES))
        for _ in range(2):
            if source.shape == "kernels":
                self.core.launch(source.made, self.one, self.object(source, "kernel"), self.memory)
            else:
                self.memory.fill(1, stream=source.made)
        source.made.end_building()
        self.sources.append(source)

    def define(self) -> None:
        source = Source(self.graphs.GraphDefinition(), self.random.choice(SHAPES))
        after = source.made
        for _ in range(2):
            if source.shape == "kernels":
                after = after.launch(self.one, self.object(source, "kernel"), self.memory)
            else:
                address = int(self.memory.handle)
                after = after.memset(self.object(source, "buffer") if self.random.random() < 0.5 else address, 1, 64)
        self.sources.append(source)

    def make(self) -> None:
        for source in self.sources and [self.random.choice(self.sources)]:
            made = source.made
            graph = made.instantiate() if isinstance(made, self.graphs.GraphDefinition) else made.complete()
            self.runs.append(Run(graph, source))

    def update(self) -> None:
        for run in self.runs and [self.random.choice(self.runs)]:
            alike = [source for source in self.sources if source.shape == run.shape]
            for source in alike and [self.random.choice(alike)] * self.random.randrange(1, 4):
                run.update(source, self.kernels)

    def refuse(self) -> None:
        for run in self.runs and [self.random.choice(self.runs)]:
            for other in [source for source in self.sources if source.shape != run.shape][:1]:
                with pytest.raises(self.core.CUDAError):
                    run.graph.update(other.made)

    def look(self) -> None:
        for source in self.sources[:1]:
            getattr(source.made, "graph_definition", source.made).nodes()

    def launch(self) -> None:
        for run in self.runs and [self.random.choice(self.runs)]:
            run.graph.launch(self.stream)

    def close(self) -> None:
        if self.runs:
            self.runs.pop(self.random.randrange(len(self.runs))).graph.close()

    def drop(self) -> None:
        dropped: Any = self.random.choice((self.sources, self.runs, self.held))
        if dropped:
            dropped.pop(self.random.choice([*dropped] if dropped is self.held else range(len(dropped))))

    def check(self, settled: bool) -> None:
        users: list[Any] = [*self.sources, *self.runs]
        needed = {*self.held}.union(*[each.needs for each in users])
        dead = [number for number in needed if self.seen[number]() is None]
        assert not dead, "they are needed"
        allowed = needed.union(*[run.former for run in self.runs])

        def left() -> list[int]:
            settle(self.package)
            return [number for number, seen in enumerate(self.seen) if number not in allowed and seen() is not None]

        if settled:
            self.stream.sync()
            assert eventually(lambda: not left(), 5), f"nothing needs {left()}"


@pytest.mark.parametrize("seed", range(3 if PYPY else 12))
def test_objects_live_as_long_as_something_needs_them(
    package: Any, core: Any, graphs: Any, device: Any, seed: int
) -> None:
    world = World(package, core, graphs, device, seed)
    often = [world.define, world.make, world.drop, *3 * [world.capture], *4 * [world.update]]
    for step in range(1, STEPS + 1):
        world.random.choice((*often, *often, world.refuse, world.look, world.launch, world.close))()
        world.check(False)
        if step % 20 == 0:  # graphs alone keep objects
            del world.sources[:]
            world.held.clear()
            world.check(True)
    del world.runs[:]
    world.check(True)
