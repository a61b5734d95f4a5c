"""Launches and events of ``cuda_ctypes.core``, as functions of a case."""

from __future__ import annotations

import ctypes
from typing import Any

from cuda_ctypes import core
from cuda_ctypes.core.kernels.kernel import Kernel
from tests.fuzz.values import STATUSES, Dice, Values
from tests.standin.control import Recorder

SIZES = (4, 8, 2, 1)
KERNELS = 40
SYMBOL, CONFIG, KERNEL_PARAMETERS = "cuLaunchKernelEx", 0, 2
CONFIG_SIZE = 56
EVENT = 0x100
BY_SIZE = {
    1: (ctypes.c_int8, ctypes.c_bool, int, bool),
    2: (ctypes.c_int16, ctypes.c_uint16, int),
    4: (ctypes.c_int, ctypes.c_uint, ctypes.c_float, int, ctypes.c_float),
    8: (ctypes.c_uint64, ctypes.c_double, int, float, core.Buffer, core.Buffer),
}


class Launch:
    """A function of the case. ``names`` are those of its fixed arguments."""

    def __init__(self, name: str, rng: Dice) -> None:
        self.name = name
        self.statuses = STATUSES
        self.symbol = SYMBOL
        self.again = True
        """Python repeats a launch that C refused."""
        self.what = name.partition(".")[2]
        self.names = {"launch": ["stream", "config", "kernel"], "record": ["event"], "wait": ["event"]}.get(
            self.what, []
        )
        streams = [core.Stream.from_handle(number) for number in (7, 0x10, 0)]
        self.streams: list[Any] = [*streams, streams[0], streams[0]]
        self.configs = [
            core.LaunchConfig(grid=1, block=1),
            core.LaunchConfig(grid=(2, 3), block=(4, 5, 6), shmem_size=64),
        ]
        self.buffers = [core.Buffer.from_handle(number << 20, 64) for number in (1, 2, 3)]
        self.sizes = [
            tuple(rng.choice(SIZES) for _ in range(rng.choice((0, 1, 1, 2, 3, 5, 8)))) for _ in range(KERNELS)
        ]
        self.kernels = [kernel(sizes) for sizes in self.sizes]
        self.prepared: list[Any] = []
        if self.what == "prepared":
            for made, sizes in zip(self.kernels, self.sizes):
                types = [
                    rng.choice([kind for kind in BY_SIZE[size] if kind is not bool or size == 1]) for size in sizes
                ]
                types = [kind if kind is not int or size == 8 else ctypes.c_int for kind, size in zip(types, sizes)]
                types = [kind if ctypes_size(kind) == size else BY_SIZE[size][0] for kind, size in zip(types, sizes)]
                self.prepared.append(made.prepare(streams[0], self.configs[0], *types))
        self.chosen = 0

    @property
    def call(self) -> Any:
        stream: Any = self.streams[0]
        if self.what == "launch":
            return core.launch
        return self.prepared[self.chosen] if self.what == "prepared" else getattr(stream, self.what)

    def arguments(self, rng: Dice, values: Values) -> list[Any]:
        self.chosen = rng.randrange(KERNELS)
        if self.what in ("record", "wait"):
            return [rng.choice([*self.streams, None, 5, values.value(rng)])][: rng.randrange(4)]
        given = [self.argument(rng, values, size) for size in self.sizes[self.chosen]]
        if rng.randrange(20) == 0:
            given = given[:-1] if rng.randrange(2) else [*given, 5]
        if self.what == "launch":
            fixed = [rng.choice(self.streams), rng.choice(self.configs), self.kernels[self.chosen]]
            if rng.randrange(20) == 0:
                fixed[rng.randrange(3)] = values.value(rng)
            given = [*fixed, *given]
        return given

    def argument(self, rng: Dice, values: Values, size: int) -> Any:
        how = rng.randrange(24)
        if how == 0:
            return values.value(rng)
        number = rng.getrandbits(8 * size - 1)
        if how < 8:
            return number
        kind = rng.choice(BY_SIZE[size])
        if kind is core.Buffer:
            return rng.choice(self.buffers)
        return (
            kind(number) if kind not in (ctypes.c_float, ctypes.c_double, float) else kind(rng.choice((0.5, -2.25, 3)))
        )

    def looks(self, recorder: Recorder, rng: Dice, given: list[Any]) -> list[Any]:
        """C reads the configuration and the values; only these reads check them."""
        recorder.write(0, EVENT.to_bytes(8, "little"), by="cuEventCreate")  # as C does: none has the address 0
        if self.what in ("launch", "prepared"):
            recorder.read(CONFIG, CONFIG_SIZE)
            sizes = self.sizes[self.chosen]
            if len(given) == len(sizes) + len(self.names):
                found = [recorder.read(KERNEL_PARAMETERS, size, 8 * place, 0) for place, size in enumerate(sizes)]
                return [*zip(found, given[len(self.names) :], sizes)]
        return []

    def wrong(self, recorder: Recorder, given: list[Any], looks: Any) -> str:
        """A number that C got with another value than passed."""
        for place, (action, value, size) in enumerate(looks):
            found = recorder.result(action)
            if found is not None and type(value) is int and self.what == "launch":
                if found != (value & (1 << 8 * size) - 1).to_bytes(size, "little"):
                    return f"argument {place} of the kernel arrived as {found.hex()}, not as {value:#x}"
        return ""


def ctypes_size(kind: Any) -> int:
    return 8 if kind in (int, float, core.Buffer) else ctypes.sizeof(kind) if kind is not bool else 1


def kernel(sizes: tuple[int, ...]) -> Any:
    made: Any = Kernel._of(5, None)
    made._sizes, made._parameters = sizes, ()
    return made


def launches(names: tuple[str, ...]) -> list[Launch]:
    return [Launch(name, Dice(number)) for number, name in enumerate(names)]
