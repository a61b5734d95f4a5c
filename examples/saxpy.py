"""Computes a * x + y with a template kernel, for floats and for doubles.

Shows name expressions: ``"saxpy<float>"`` instantiates the template, and is the kernel's name afterwards. A Python
float is a C double; a float parameter takes a ctypes.c_float (or a NumPy scalar).
"""

from __future__ import annotations

import ctypes
from array import array
from typing import Callable

from cuda_ctypes.core import Device, LaunchConfig, Program, launch

CODE = r"""
template <typename T>
__global__ void saxpy(T a, const T *x, const T *y, T *out, size_t count)
{
    size_t stride = (size_t)gridDim.x * blockDim.x;
    for (size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x; i < count; i += stride)
        out[i] = a * x[i] + y[i];
}
"""
COUNT = 50_000
KINDS: dict[str, tuple[str, Callable[[float], object]]] = {"float": ("f", ctypes.c_float), "double": ("d", float)}


def main() -> None:
    device = Device()
    device.set_current()
    stream = device.create_stream()
    names = [f"saxpy<{name}>" for name in KINDS]
    code = Program(CODE, "c++").compile("cubin", name_expressions=names)

    for name, (typecode, scalar) in KINDS.items():
        x = array(typecode, range(COUNT))
        y = array(typecode, [0.25]) * COUNT
        out = array(typecode, [0]) * COUNT
        buffers = [device.allocate(len(x) * x.itemsize, stream=stream) for _ in range(3)]
        buffers[0].copy_from(x, stream=stream)
        buffers[1].copy_from(y, stream=stream)
        kernel = code.get_kernel(f"saxpy<{name}>")
        launch(stream, LaunchConfig(grid=64, block=256), kernel, scalar(1.5), *buffers, COUNT)
        buffers[2].copy_to(out, stream=stream)
        stream.sync()
        assert out == array(typecode, [1.5 * number + 0.25 for number in range(COUNT)]), name
    print(f"a * x + y of {COUNT} numbers by {' and '.join(names)}")


if __name__ == "__main__":
    main()
