"""Draws Mandelbrot's set like a program for PyCUDA, and compares with NumPy: only the imports differ.

Shows cuda_ctypes.pycuda's ElementwiseKernel with complex numbers. The environment variable PICTURE names the file of
the picture (default mandelbrot.png); an empty value writes no file. NumPy is needed.
"""

from __future__ import annotations

import os
from importlib.util import find_spec
from typing import Any

from png import write_png

WIDTH, HEIGHT = 1200, 800
STEPS = 256
CORNER, SIZE = -2.25 - 1.25j, 3.75


def in_numpy(np: Any, points: Any) -> Any:
    """The number of steps until each point escapes."""
    steps = np.full(points.shape, STEPS, np.int32)
    values = np.zeros_like(points)
    inside = np.arange(points.size)
    for step in range(STEPS):
        values[inside] = values[inside] * values[inside] + points[inside]
        escaped = values[inside].real ** 2 + values[inside].imag ** 2 > 4
        steps[inside[escaped]] = step
        inside = inside[~escaped]
    return steps


def main() -> None:
    if find_spec("numpy") is None:
        print("skipped: NumPy is not installed")
        return
    import numpy as np

    import cuda_ctypes.pycuda.autoinit
    import cuda_ctypes.pycuda.gpuarray as gpuarray
    from cuda_ctypes.pycuda.elementwise import ElementwiseKernel

    escape = ElementwiseKernel(
        "pycuda::complex<double> *points, int *steps, int most",
        """
        pycuda::complex<double> value = 0;
        int step = 0;
        for (; step < most; ++step) {
            value = value * value + points[i];
            if (norm(value) > 4)
                break;
        }
        steps[i] = step
        """,
        "escape",
    )
    x, y = np.meshgrid(np.arange(WIDTH), np.arange(HEIGHT))
    points = (CORNER + (x + 1j * y) * (SIZE / WIDTH)).astype(np.complex128)
    on_device = gpuarray.to_gpu(points)
    steps = gpuarray.empty(points.shape, np.int32)
    escape(on_device, steps, np.int32(STEPS))
    found = steps.get()

    some = points[:: max(1, HEIGHT // 40)].ravel()
    expected = in_numpy(np, some)
    differ = np.count_nonzero(found[:: max(1, HEIGHT // 40)].ravel() != expected)
    assert differ <= some.size // 1000, (
        f"{differ} of {some.size} points differ from NumPy's"
    )  # at the edge, by rounding

    file = os.environ.get("PICTURE", "mandelbrot.png")
    if file:
        shade = np.where(found == STEPS, 0, np.sqrt(found / STEPS))[..., None]
        write_png(file, (255 * shade ** [1.6, 1.0, 0.5]).astype(np.uint8))
    share = np.count_nonzero(found == STEPS) / found.size
    name = cuda_ctypes.pycuda.autoinit.device.name()
    print(
        f"drew {WIDTH} x {HEIGHT} points of Mandelbrot's set on {name}: {share:.1%} of them are inside, as NumPy finds"
    )


if __name__ == "__main__":
    main()
