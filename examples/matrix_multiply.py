"""Multiplies two matrices by tiles in shared memory: each block of threads computes one tile of the product.

Shows blocks and grids of two dimensions, dynamic shared memory (``shmem_size``), and sizes that are no multiple of a
tile.
"""

from __future__ import annotations

from array import array

from cuda_ctypes.core import Device, LaunchConfig, Program, ProgramOptions, launch

CODE = r"""
extern "C" __global__ void multiply(const float *a, const float *b, float *product, int rows, int inner, int columns)
{
    extern __shared__ float tiles[];  // one of a, one of b
    float(*of_a)[TILE] = (float(*)[TILE])tiles;
    float(*of_b)[TILE] = of_a + TILE;
    int x = threadIdx.x, y = threadIdx.y;
    int row = blockIdx.y * TILE + y, column = blockIdx.x * TILE + x;
    float sum = 0;
    for (int start = 0; start < inner; start += TILE) {
        of_a[y][x] = row < rows && start + x < inner ? a[row * inner + start + x] : 0;
        of_b[y][x] = column < columns && start + y < inner ? b[(start + y) * columns + column] : 0;
        __syncthreads();
        for (int k = 0; k < TILE; k++)
            sum += of_a[y][k] * of_b[k][x];
        __syncthreads();
    }
    if (row < rows && column < columns)
        product[row * columns + column] = sum;
}
"""
ROWS, INNER, COLUMNS = 100, 90, 110
TILE = 16


def main() -> None:
    device = Device()
    device.set_current()
    stream = device.create_stream()
    program = Program(CODE, "c++", ProgramOptions(std="c++17", define_macro=("TILE", str(TILE))))
    kernel = program.compile("cubin").get_kernel("multiply")

    a = array("f", [i % 7 for i in range(ROWS * INNER)])
    b = array("f", [i % 5 for i in range(INNER * COLUMNS)])
    product = array("f", [0]) * (ROWS * COLUMNS)
    buffers = [device.allocate(4 * len(matrix), stream=stream) for matrix in (a, b, product)]
    buffers[0].copy_from(a, stream=stream)
    buffers[1].copy_from(b, stream=stream)
    grid = (-(-COLUMNS // TILE), -(-ROWS // TILE))
    config = LaunchConfig(grid=grid, block=(TILE, TILE), shmem_size=2 * TILE * TILE * 4)
    launch(stream, config, kernel, *buffers, ROWS, INNER, COLUMNS)
    buffers[2].copy_to(product, stream=stream)
    stream.sync()

    columns = [b[column::COLUMNS] for column in range(COLUMNS)]
    for row in range(ROWS):
        of_a = a[row * INNER : (row + 1) * INNER]
        expected = [sum(x * y for x, y in zip(of_a, column)) for column in columns]
        assert list(product[row * COLUMNS : (row + 1) * COLUMNS]) == expected, f"row {row}"
    print(f"multiplied {ROWS} x {INNER} by {INNER} x {COLUMNS} floats with tiles of {TILE} x {TILE} in shared memory")


if __name__ == "__main__":
    main()
