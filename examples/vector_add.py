"""Adds two vectors: compiles a kernel in CUDA C++, copies the data to the device, launches, and copies the result back.

Shows Device, Stream, Program, Buffer, LaunchConfig and launch: enough for most programs.
"""

from __future__ import annotations

from array import array

from cuda_ctypes.core import Device, LaunchConfig, Program, launch

CODE = r"""
extern "C" __global__ void vector_add(const float *a, const float *b, float *sum, int count)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        sum[i] = a[i] + b[i];
}
"""
COUNT = 100_000
BLOCK = 256


def main() -> None:
    device = Device()
    device.set_current()
    stream = device.create_stream()
    kernel = Program(CODE, "c++").compile("cubin").get_kernel("vector_add")

    a = array("f", range(COUNT))
    b = array("f", [0.5] * COUNT)
    total = array("f", [0]) * COUNT
    on_device_a, on_device_b, on_device_sum = [device.allocate(4 * COUNT, stream=stream) for _ in range(3)]
    on_device_a.copy_from(a, stream=stream)
    on_device_b.copy_from(b, stream=stream)
    config = LaunchConfig(grid=-(-COUNT // BLOCK), block=BLOCK)
    launch(stream, config, kernel, on_device_a, on_device_b, on_device_sum, COUNT)
    on_device_sum.copy_to(total, stream=stream)
    stream.sync()

    assert total == array("f", [x + 0.5 for x in range(COUNT)])
    print(f"added two vectors of {COUNT} floats on {device.name}")


if __name__ == "__main__":
    main()
