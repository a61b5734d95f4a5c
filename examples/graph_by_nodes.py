"""Makes a graph node by node, launches it, and changes a node's parameters between two launches.

Shows nodes that depend on others, memory owned by the graph, a callback on the host, and that updating the launched
graph leaves its definition unchanged. Computes the dot product of two vectors: one sum per block, then their sum.
"""

from __future__ import annotations

from array import array

from cuda_ctypes.core import Device, LaunchConfig, LegacyPinnedMemoryResource, Program
from cuda_ctypes.core.graph import GraphDefinition, MemsetNode

CODE = r"""
extern "C" __global__ void multiply(float *products, const float *left, const float *right, int count)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        products[i] = left[i] * right[i];
}

extern "C" __global__ void add(double *total, const float *numbers, int count)
{
    double sum = 0;
    for (int i = threadIdx.x; i < count; i += blockDim.x)
        sum += numbers[i];
    atomicAdd(total, sum);
}
"""
COUNT = 1 << 16


def main() -> None:
    device = Device()
    device.set_current()
    stream = device.create_stream()
    code = Program(CODE, "c++").compile("cubin")
    multiply, add = map(code.get_kernel, ("multiply", "add"))
    left, right = [device.allocate(4 * COUNT, stream=stream) for _ in range(2)]
    left.copy_from(array("f", [1.0 + number % 7 for number in range(COUNT)]), stream=stream)
    right.copy_from(array("f", [2.0] * COUNT), stream=stream)
    other = device.allocate(4 * COUNT, stream=stream)
    other.copy_from(array("f", [0.5] * COUNT), stream=stream)
    result = LegacyPinnedMemoryResource().allocate(8)
    seen, results = result.as_memoryview().cast("d"), []

    definition = GraphDefinition()
    scratch = definition.allocate(4 * COUNT + 8)  # the address is known now, the memory exists during each launch
    products, total = scratch.dptr + 8, scratch.dptr
    many, few = LaunchConfig(grid=-(-COUNT // 256), block=256), LaunchConfig(grid=1, block=128)
    multiplied = scratch.launch(many, multiply, products, left, right, COUNT)
    cleared = scratch.memset(total, 0, 8)  # at the same time as the multiplication
    added = multiplied.join(cleared).launch(few, add, total, products, COUNT)
    copied = added.memcpy(result, total, 8)
    copied.deallocate(scratch.dptr)
    copied.callback(lambda: results.append(seen[0]))

    assert set(cleared.pred) == {scratch} and len(definition.nodes()) == 8
    assert [node for node in definition.nodes() if isinstance(node, MemsetNode)] == [cleared]
    graph = definition.instantiate()
    graph.launch(stream)
    graph[multiplied].update(config=many, kernel=multiply, args=(products, left, other, COUNT))
    graph.launch(stream)
    stream.sync()

    expected = sum(1.0 + number % 7 for number in range(COUNT))
    assert results == [2 * expected, 0.5 * expected]
    print(
        f"a graph of {len(definition.nodes())} nodes and {len(definition.edges())} edges: {results[0]:.0f}, {results[1]:.0f}"
    )


if __name__ == "__main__":
    main()
