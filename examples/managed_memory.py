"""Uses the same memory from Python and from a kernel: managed memory moves to where it is used.

Shows ManagedMemoryResource, memory as a memoryview, moving it ahead of time (one buffer, and several at once), and
advice.
"""

from __future__ import annotations

from cuda_ctypes.core import CUDAError, Device, Host, LaunchConfig, ManagedMemoryResource, Program, launch
from cuda_ctypes.core.utils import prefetch_batch

CODE = r"""
extern "C" __global__ void look_up(const int *table, int *data, int count)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        data[i] = table[data[i]];
}
"""
ENTRIES, COUNT = 1000, 100_000


def main() -> None:
    device = Device()
    device.set_current()
    if not device.properties.concurrent_managed_access:
        print(f"skipped: {device.name} and the host cannot use managed memory at the same time")
        return
    stream = device.create_stream()
    kernel = Program(CODE, "c++").compile("cubin").get_kernel("look_up")
    resource = ManagedMemoryResource()
    table = resource.allocate(4 * ENTRIES, stream=stream)
    data = resource.allocate(4 * COUNT, stream=stream)
    stream.sync()  # the allocation is in the stream's order, and Python is not

    squares, numbers = table.as_memoryview().cast("i"), data.as_memoryview().cast("i")
    for i in range(ENTRIES):
        squares[i] = i * i
    for i in range(COUNT):
        numbers[i] = i % ENTRIES
    try:
        table.read_mostly = True  # host and device can each keep a copy
        data.preferred_location = device
        advised = ""
    except CUDAError as error:  # some drivers reject advice for memory of a pool
        advised = f"; without advice: {error.status.name}"

    prefetch_batch(stream, [table, data], device)  # otherwise pages move one by one, when the kernel touches them
    launch(stream, LaunchConfig(grid=-(-COUNT // 256), block=256), kernel, table, data, COUNT)
    data.prefetch(Host(), stream=stream)
    stream.sync()
    assert all(number == (i % ENTRIES) ** 2 for i, number in enumerate(numbers))
    print(
        f"looked up {COUNT} numbers in managed memory on {device.name}, written and read by Python without a copy{advised}"
    )


if __name__ == "__main__":
    main()
