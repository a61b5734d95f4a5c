"""Captures a stream's work as a graph and launches it many times.

Shows a graph builder: branches that run side by side, and a loop that a kernel ends without the host. Two halves of an
array get their square roots by Newton's method, until no number changes any more.
"""

from __future__ import annotations

from array import array

from cuda_ctypes.core import Device, EventOptions, LaunchConfig, Program, launch
from cuda_ctypes.core.graph import GraphBuilder

CODE = r"""
extern "C" __device__ __cudart_builtin__ void CUDARTAPI cudaGraphSetConditional(cudaGraphConditionalHandle, unsigned);

extern "C" __global__ void guess(float *roots, const float *numbers, int begin, int end)
{
    int i = begin + blockIdx.x * blockDim.x + threadIdx.x;
    if (i < end)
        roots[i] = 0.5f * (1 + numbers[i]);
}

extern "C" __global__ void improve(float *roots, const float *numbers, int count, unsigned *moving)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count) {
        float before = roots[i];
        roots[i] = 0.5f * (before + numbers[i] / before);
        if (before - roots[i] > 1e-6f * before)
            *moving = 1;
    }
}

extern "C" __global__ void decide(cudaGraphConditionalHandle condition, unsigned *moving, unsigned *rounds)
{
    cudaGraphSetConditional(condition, *moving);
    *moving = 0;
    *rounds += 1;
}
"""
COUNT, LAUNCHES = 1 << 20, 3


def main() -> None:
    device = Device()
    device.set_current()
    stream = device.create_stream()
    code = Program(CODE, "c++").compile("cubin")
    guess, improve, decide = map(code.get_kernel, ("guess", "improve", "decide"))
    whole, half = [LaunchConfig(grid=-(-count // 256), block=256) for count in (COUNT, COUNT // 2)]
    given = array("f", [1.0 + number % 1000 for number in range(COUNT)])
    numbers, roots = [device.allocate(4 * COUNT, stream=stream) for _ in range(2)]
    moving, rounds = [device.allocate(4, stream=stream) for _ in range(2)]
    moving.fill(0, stream=stream)
    numbers.copy_from(given, stream=stream)

    builder = device.create_graph_builder().begin_building()
    rounds.fill(0, stream=builder)
    left, right = builder.split(2)
    launch(left, half, guess, roots, numbers, 0, COUNT // 2)
    launch(right, half, guess, roots, numbers, COUNT // 2, COUNT)
    builder = GraphBuilder.join(left, right)
    condition = builder.create_condition(default_value=1)
    loop = builder.while_loop(condition).begin_building()
    launch(loop, whole, improve, roots, numbers, COUNT, moving)
    launch(loop, LaunchConfig(grid=1, block=1), decide, condition, moving, rounds)
    loop.end_building()
    graph = builder.end_building().complete()

    graph.upload(stream)
    start = stream.record(options=EventOptions(timing_enabled=True))
    for _ in range(LAUNCHES):
        graph.launch(stream)
    end = stream.record(options=EventOptions(timing_enabled=True))
    found, counted = array("f", bytes(4 * COUNT)), array("I", [0])
    roots.copy_to(found, stream=stream)
    rounds.copy_to(counted, stream=stream)
    stream.sync()

    assert all(abs(found[i] ** 2 - given[i]) < 1e-4 * given[i] for i in range(0, COUNT, 7))
    print(
        f"{COUNT} square roots in {counted[0]} rounds of a loop on the device, {(end - start) / LAUNCHES:.3f} ms per launch"
    )


if __name__ == "__main__":
    main()
