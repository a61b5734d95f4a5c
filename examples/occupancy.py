"""Chooses the block size from the driver's occupancy: a kernel's registers and shared memory decide how many blocks
fit.

Shows Kernel.attributes and Kernel.occupancy, also for a kernel whose shared memory depends on the block size.
"""

from __future__ import annotations

from array import array

from cuda_ctypes.core import Device, LaunchConfig, Program, launch

CODE = r"""
extern "C" __global__ void reverse_blocks(int *data)
{
    extern __shared__ int block[];
    int i = blockIdx.x * blockDim.x;
    block[threadIdx.x] = data[i + threadIdx.x];
    __syncthreads();
    data[i + threadIdx.x] = block[blockDim.x - 1 - threadIdx.x];
}
"""


def main() -> None:
    device = Device()
    device.set_current()
    stream = device.create_stream()
    kernel = Program(CODE, "c++").compile("cubin").get_kernel("reverse_blocks")
    best = kernel.occupancy.max_potential_block_size(lambda threads: 4 * threads, 0)
    threads, blocks = best.max_block_size, best.min_grid_size
    fitting = kernel.occupancy.max_active_blocks_per_multiprocessor(threads, 4 * threads)

    count = threads * blocks
    data = array("i", range(count))
    with device.allocate(4 * count, stream=stream) as on_device:
        on_device.copy_from(data, stream=stream)
        launch(stream, LaunchConfig(grid=blocks, block=threads, shmem_size=4 * threads), kernel, on_device)
        on_device.copy_to(data, stream=stream)
    stream.sync()

    for start in range(0, count, threads):
        assert list(data[start : start + threads]) == list(range(start + threads - 1, start - 1, -1))
    print(
        f"{kernel.attributes.num_regs()} registers per thread: {fitting} blocks of {threads} threads at once on each of "
        f"{device.properties.multiprocessor_count} multiprocessors, {blocks} in all"
    )


if __name__ == "__main__":
    main()
