"""Launches a small kernel many times: with launch(), and with the function that Kernel.prepare makes for one stream and
configuration.

Shows how much time Python saves per launch in a loop.
"""

from __future__ import annotations

from array import array
from time import perf_counter
from typing import Callable

from cuda_ctypes.core import Buffer, Device, LaunchConfig, Program, Stream, launch

CODE = r"""
extern "C" __global__ void step(double *positions, const double *speeds, double time, int count)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        positions[i] += time * speeds[i];
}
"""
COUNT, TIMES = 64, 1000


def microseconds(stream: Stream, work: Callable[[], None]) -> float:
    """Python's time for one of TIMES calls, in microseconds; the GPU works meanwhile."""
    stream.sync()
    start = perf_counter()
    for _ in range(TIMES):
        work()
    took = perf_counter() - start
    stream.sync()
    return took / TIMES * 1e6


def main() -> None:
    device = Device()
    device.set_current()
    stream = device.create_stream()
    kernel = Program(CODE, "c++").compile("cubin").get_kernel("step")
    config = LaunchConfig(grid=1, block=COUNT)
    positions, speeds = (device.allocate(8 * COUNT, stream=stream) for _ in range(2))
    positions.fill(0, stream=stream)
    speeds.copy_from(array("d", range(COUNT)), stream=stream)

    prepared = kernel.prepare(stream, config, Buffer, Buffer, float, int)
    launch(stream, config, kernel, positions, speeds, 0.0, COUNT)  # the first one takes longer
    plain = microseconds(stream, lambda: launch(stream, config, kernel, positions, speeds, 0.25, COUNT))
    quick = microseconds(stream, lambda: prepared(positions, speeds, 0.25, COUNT))

    result = array("d", [0]) * COUNT
    positions.copy_to(result, stream=stream)
    stream.sync()
    assert list(result) == [2 * TIMES * 0.25 * speed for speed in range(COUNT)]
    print(f"{TIMES} launches each: {plain:.2f} us by launch(), {quick:.2f} us by the prepared function")


if __name__ == "__main__":
    main()
