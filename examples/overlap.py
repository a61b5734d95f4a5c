"""Overlaps copies and kernels: the data is split into parts, each with its own stream.

Shows page-locked memory, streams that wait for each other, and time measured by events: all parts in one stream against
one stream per part. The kernel is made to take as long as a copy, where overlapping gains most.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Callable

from cuda_ctypes.core import Device, EventOptions, LaunchConfig, LegacyPinnedMemoryResource, Program, Stream, launch

CODE = r"""
extern "C" __global__ void advance(unsigned *states, int count, int repeats)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        for (int k = 0; k < repeats; k++)
            states[i] = states[i] * 1664525 + 1013904223;
}
"""
PARTS, COUNT = 8, 1 << 21


def milliseconds(streams: Sequence[Stream], work: Callable[[], None]) -> float:
    """The time in milliseconds that the work put into the streams by ``work`` takes."""
    timed = EventOptions(timing_enabled=True)
    start = streams[0].record(options=timed)
    for stream in streams[1:]:
        stream.wait(start)
    work()
    for stream in streams[1:]:
        streams[0].wait(stream)
    end = streams[0].record(options=timed)
    end.sync()
    return end - start


def main() -> None:
    device = Device()
    device.set_current()
    streams = [device.create_stream() for _ in range(PARTS)]
    one = streams[:1]
    kernel = Program(CODE, "c++").compile("cubin").get_kernel("advance")
    config = LaunchConfig(grid=-(-COUNT // 256), block=256)
    pinned = LegacyPinnedMemoryResource()
    host = [pinned.allocate(4 * COUNT) for _ in range(PARTS)]
    parts = [device.allocate(4 * COUNT, stream=stream) for stream in streams]
    numbers = array("I", range(COUNT))
    for buffer in host:
        buffer.as_memoryview()[:] = numbers.tobytes()

    def run(streams: Sequence[Stream], repeats: int) -> None:
        for number, (part, outside) in enumerate(zip(parts, host)):
            stream = streams[number % len(streams)]
            part.copy_from(outside, stream=stream)
            launch(stream, config, kernel, part, COUNT, repeats)
            part.copy_to(outside, stream=stream)

    device.sync()
    for _ in range(2):  # the first round takes longer
        copy = milliseconds(one, lambda: parts[0].copy_from(host[0], stream=one[0]))
        compute = milliseconds(one, lambda: launch(one[0], config, kernel, parts[0], COUNT, 100))
        milliseconds(streams, lambda: run(streams, 1))
    repeats = 1 + int(100 * copy / compute)
    serial = milliseconds(one, lambda: run(one, repeats))
    overlapped = milliseconds(streams, lambda: run(streams, repeats))

    factor, summand = 1, 0
    for _ in range(2 + 2 * repeats):
        factor, summand = factor * 1664525 % 2**32, (summand * 1664525 + 1013904223) % 2**32
    for buffer in host:
        states = buffer.as_memoryview().cast("I")
        assert all(states[i] == (i * factor + summand) % 2**32 for i in range(0, COUNT, 997))
    print(
        f"{PARTS} parts: {serial:.3f} ms in one stream, {overlapped:.3f} ms overlapped, {serial / overlapped:.2f} times as quick"
    )


if __name__ == "__main__":
    main()
