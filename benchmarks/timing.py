"""Several ways to do one thing, timed in turns, so that disturbances slow all of them alike."""

from __future__ import annotations

import gc
import itertools
import re
import statistics
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

UNROLLED = 8
"""Calls per turn of the loop, so that the loop adds only about 2 ns to each."""

Loop = Callable[[Iterator[Any]], None]


@dataclass(frozen=True)
class Code:
    """A statement to time, and its setup. Names in the form of CUDA's functions and types come from the module."""

    setup: str
    call: str

    def loop(self, module: Any) -> Loop:
        """A function that runs the statement in a loop."""
        text = f"{self.setup}\n{self.call}"
        names = dict.fromkeys(re.findall(r"(?<![.\w])(?:cu[A-Z]|cuuint|CU)\w*", text))
        lines = [f"{name} = driver.{name}" for name in names]
        lines += [
            *self.setup.splitlines(),
            "def loop(times):",
            "    for _ in times:",
            *[f"        {self.call}"] * UNROLLED,
        ]
        body = "".join(f"    {line}\n" for line in lines)
        namespace: dict[str, Any] = {}
        text = f"import ctypes, itertools\ndef make(driver):\n{body}    return loop\n"
        exec(compile(text, "<benchmark>", "exec"), namespace)  # noqa: S102 - this folder's own code
        made: Loop = namespace["make"](module)
        return made


@dataclass(frozen=True)
class Times:
    """Nanoseconds per call, one figure per round; rounds of several :class:`Times` of one run belong together."""

    rounds: list[float]

    @property
    def median(self) -> float:
        return statistics.median(self.rounds)

    @property
    def minimum(self) -> float:
        return min(self.rounds)

    def over(self, other: Times) -> float:
        """The median of the rounds' ratios."""
        return statistics.median(mine / its for mine, its in zip(self.rounds, other.rounds))


def interleaved(
    loops: Mapping[str, Loop], seconds: float = 0.4, between: Callable[[], Any] = lambda: None
) -> dict[str, Times]:
    """Run all loops in turns, in short rounds, about ``seconds`` each; ``between`` runs before each round, untimed."""
    length = 0.0005
    counts = {name: calibrated(loop, length) for name, loop in loops.items()}
    slow = [once(loop, 1) * UNROLLED / 1e9 for name, loop in loops.items() if counts[name] == 1]
    rounds = max(10, round(seconds / max([length, *slow])))
    found: dict[str, list[float]] = {name: [] for name in loops}
    names = list(loops)
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        for turn in range(rounds):
            for name in names[turn % len(names) :] + names[: turn % len(names)]:
                between()
                found[name].append(once(loops[name], counts[name]))
    finally:
        if was_enabled:
            gc.enable()
    return {name: Times(times) for name, times in found.items()}


def calibrated(loop: Loop, length: float) -> int:
    """The number of turns of the loop that take about ``length`` seconds."""
    # 1600 calls specialize the interpreter's code and make machine code; of slow ones, as some of NVML's, fewer do
    start = time.perf_counter()
    for _ in range(200):
        once(loop, 1)
        if time.perf_counter() - start > 0.1:
            break
    turns = 1
    while True:
        taken = once(loop, turns) * turns * UNROLLED / 1e9
        if taken > length / 4:
            return max(1, round(turns * length / taken))
        turns *= 2


def once(loop: Loop, turns: int) -> float:
    times = itertools.repeat(None, turns)
    start = time.perf_counter_ns()
    loop(times)
    return (time.perf_counter_ns() - start) / (turns * UNROLLED)


def ratio(times: Mapping[str, Times]) -> float:
    """This package's quickest round, over that of the other package."""
    ours = next(name for name in times if name.startswith("cuda_ctypes"))
    (peer,) = (name for name in times if name != ours)
    return times[ours].minimum / times[peer].minimum
