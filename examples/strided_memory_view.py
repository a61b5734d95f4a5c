"""Doubles the elements of any library's array, on the device or on the host.

Shows args_viewable_as_strided_memory: DLPack and ``__cuda_array_interface__`` both become a view with address, shape,
strides and type. NumPy's and CuPy's arrays are used if they are installed.
"""

from __future__ import annotations

from array import array
from importlib import import_module
from typing import Any

from cuda_ctypes.core import Device, LaunchConfig, Program, Stream, launch
from cuda_ctypes.core.utils import StridedMemoryView, args_viewable_as_strided_memory

CODE = r"""
template <typename T>
__global__ void twice(T *data, size_t count)
{
    size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        data[i] *= 2;
}
"""
TYPES = {"uint8": "unsigned char", "int32": "int", "float32": "float", "float64": "double"}


@args_viewable_as_strided_memory((0,))
def twice(numbers: Any, stream: Stream) -> None:
    view: StridedMemoryView = numbers.view(int(stream.handle))
    name = f"twice<{TYPES[view.dtype.name]}>"
    kernel = Program(CODE, "c++").compile("cubin", name_expressions=name).get_kernel(name)
    with stream.device.allocate(view.size * view.dtype.itemsize, stream=stream) as buffer:
        dense = StridedMemoryView.from_buffer(buffer, view.shape, dtype=view.dtype)  # without gaps
        dense.copy_from(view, stream)
        launch(stream, LaunchConfig(grid=-(-view.size // 256), block=256), kernel, buffer, view.size)
        view.copy_from(dense, stream)


def main() -> None:
    device = Device()
    device.set_current()
    stream = device.create_stream()
    numbers = array("f", range(60))
    buffer = device.allocate(240, stream=stream)
    buffer.copy_from(numbers, stream=stream)

    everything = StridedMemoryView.from_buffer(buffer, (60,), dtype="float32")
    every_third = StridedMemoryView.from_buffer(buffer, (20,), (3,), dtype="float32")
    twice(everything, stream)
    twice(every_third, stream)
    buffer.copy_to(numbers, stream=stream)
    stream.sync()
    assert list(numbers) == [i * (4 if i % 3 == 0 else 2) for i in range(60)]

    kinds = ["StridedMemoryView"]
    for name in ("numpy", "cupy"):
        try:
            library: Any = import_module(name)
        except ImportError:
            continue
        matrix = library.arange(60, dtype="int32").reshape(6, 10)
        twice(matrix[:, ::2], stream)
        stream.sync()
        assert matrix.ravel().tolist() == [number * (1 if number % 2 else 2) for number in range(60)]
        kinds.append(f"{name}.{type(matrix).__name__}")
    print(f"doubled arrays of type {', '.join(kinds)}")


if __name__ == "__main__":
    main()
