"""Adds two vectors as a PyCUDA program does; only its imports differ.

Shows cuda_ctypes.pycuda: autoinit, SourceModule, In and Out, page-locked memory, a prepared call in a stream, events.
"""

from __future__ import annotations

from array import array
from ctypes import c_int

import cuda_ctypes.pycuda.autoinit
import cuda_ctypes.pycuda.driver as drv
from cuda_ctypes.pycuda.compiler import SourceModule

CODE = r"""
__global__ void vector_add(float *sum, const float *a, const float *b, int count)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        sum[i] = a[i] + b[i];
}
"""
COUNT = 100_000
BLOCK = 256


def main() -> None:
    vector_add = SourceModule(CODE).get_function("vector_add")
    grid, block = (-(-COUNT // BLOCK), 1), (BLOCK, 1, 1)
    a = array("f", range(COUNT))
    b = array("f", [0.5] * COUNT)
    expected = array("f", [x + 0.5 for x in range(COUNT)])

    # the simple way: the launch copies arrays to the device and back
    total = array("f", [0]) * COUNT
    vector_add(drv.Out(total), drv.In(a), drv.In(b), c_int(COUNT), block=block, grid=grid)
    assert total == expected

    # the quick way: data stays on the device, argument types are declared once
    on_device_a, on_device_b, on_device_sum = drv.to_device(a), drv.to_device(b), drv.mem_alloc(4 * COUNT)
    vector_add.prepare("PPPi")
    stream = drv.Stream()
    result = drv.mem_host_alloc(4 * COUNT)
    start, end = drv.Event(), drv.Event()
    start.record(stream)
    vector_add.prepared_async_call(grid, block, stream, on_device_sum, on_device_a, on_device_b, COUNT)
    end.record(stream)
    drv.memcpy_dtoh_async(result, on_device_sum, stream)
    stream.synchronize()
    assert result.as_buffer() == expected.tobytes()
    took = end.time_since(start)
    name = cuda_ctypes.pycuda.autoinit.device.name()
    print(f"added two vectors of {COUNT} floats on {name}, in {took:.3f} ms the second time")


if __name__ == "__main__":
    main()
