"""Copies a matrix through shared memory, tile by tile, with the tensor memory accelerator (TMA) of Hopper and newer
devices.

Shows StridedMemoryView.as_tensor_map: one thread of each block requests a whole tile by its coordinates in the tensor
map, and the block waits for it at a barrier. Elements beyond the edge of the matrix are zeros.
"""

from __future__ import annotations

from array import array

from cuda_ctypes.core import Device, LaunchConfig, Program, ProgramOptions, launch
from cuda_ctypes.core.utils import StridedMemoryView

CODE = r"""
struct alignas(64) TensorMap { char opaque[128]; };

extern "C" __global__ void copy_tile(const __grid_constant__ TensorMap from, float *to, int rows, int columns)
{
    __shared__ alignas(128) float tile[TILE][TILE];
    __shared__ alignas(8) unsigned long long barrier;
    unsigned tile_at = __cvta_generic_to_shared(tile), barrier_at = __cvta_generic_to_shared(&barrier);
    int row = blockIdx.y * TILE, column = blockIdx.x * TILE;
    if (threadIdx.x == 0 && threadIdx.y == 0) {
        asm volatile("mbarrier.init.shared.b64 [%0], 1;" :: "r"(barrier_at) : "memory");
        asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
        asm volatile("mbarrier.arrive.expect_tx.shared.b64 _, [%0], %1;" :: "r"(barrier_at), "r"((int)sizeof tile) : "memory");
        asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3}], [%4];"
                     :: "r"(tile_at), "l"(&from), "r"(column), "r"(row), "r"(barrier_at) : "memory");
    }
    __syncthreads();  // so that the barrier is there for all
    for (int arrived = 0; !arrived;)
        asm volatile("{ .reg .pred p; mbarrier.try_wait.parity.shared.b64 p, [%1], 0; selp.b32 %0, 1, 0, p; }"
                     : "=r"(arrived) : "r"(barrier_at) : "memory");
    if (row + threadIdx.y < rows && column + threadIdx.x < columns)
        to[(row + threadIdx.y) * columns + column + threadIdx.x] = tile[threadIdx.y][threadIdx.x];
}
"""
ROWS, COLUMNS, TILE = 300, 200, 32


def main() -> None:
    device = Device()
    device.set_current()
    if device.compute_capability < (9, 0):
        print(f"skipped: {device.name} has no tensor memory accelerator, which came with compute capability 9.0")
        return
    stream = device.create_stream()
    program = Program(CODE, "c++", ProgramOptions(std="c++17", define_macro=("TILE", str(TILE))))
    kernel = program.compile("cubin").get_kernel("copy_tile")

    matrix = array("f", range(ROWS * COLUMNS))
    result = array("f", [-1]) * len(matrix)
    source, target = (device.allocate(4 * len(matrix), stream=stream) for _ in range(2))
    source.copy_from(matrix, stream=stream)
    view = StridedMemoryView.from_buffer(source, (ROWS, COLUMNS), dtype="float32")
    tensor_map = view.as_tensor_map(box_dim=(TILE, TILE))
    config = LaunchConfig(grid=(-(-COLUMNS // TILE), -(-ROWS // TILE)), block=(TILE, TILE))
    launch(stream, config, kernel, tensor_map, target, ROWS, COLUMNS)
    target.copy_to(result, stream=stream)
    stream.sync()

    assert result == matrix
    print(f"copied {ROWS} x {COLUMNS} floats by {config.grid[0] * config.grid[1]} TMA copies of {TILE} x {TILE}")


if __name__ == "__main__":
    main()
