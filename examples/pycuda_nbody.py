"""Simulates stars that attract each other like a program for PyCUDA, and compares with NumPy: only the imports differ.

Shows cuda_ctypes.pycuda's gpuarray with a custom kernel, and array arithmetic. The environment variable PICTURE names
the file for a picture of the final positions (default nbody.png); an empty value writes no file. NumPy is needed.
"""

from __future__ import annotations

import os
from importlib.util import find_spec
from typing import Any

from png import write_png

COUNT = 4096
STEPS = 100
BLOCK = 128
STEP = 0.01
SOFTENING = 0.05
CODE = """
__global__ void attract(const float4 *stars, float3 *pull, int count, float softening)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= count)
        return;
    float4 here = stars[i];
    float x = 0, y = 0, z = 0;
    for (int k = 0; k < count; ++k) {
        float4 other = stars[k];
        float dx = other.x - here.x, dy = other.y - here.y, dz = other.z - here.z;
        float square = dx * dx + dy * dy + dz * dz + softening * softening;
        float force = other.w / (square * sqrtf(square));
        x += force * dx;
        y += force * dy;
        z += force * dz;
    }
    pull[i] = make_float3(x, y, z);
}
"""


def in_numpy(np: Any, places: Any, masses: Any, some: Any) -> Any:
    """The pull of all stars on some of them."""
    apart = places[None] - places[some][:, None]
    square = (apart**2).sum(-1) + SOFTENING**2
    return (apart * (masses / (square * np.sqrt(square)))[..., None]).sum(1)


def draw(np: Any, file: str, places: Any) -> None:
    seen, _, _ = np.histogram2d(places[:, 1], places[:, 0], bins=600, range=[[-1.2, 1.2], [-1.2, 1.2]])
    shade = np.minimum(1, np.log1p(seen) / np.log(6))[..., None]
    write_png(file, (255 * shade ** [0.8, 1.0, 0.5]).astype(np.uint8))


def main() -> None:
    if find_spec("numpy") is None:
        print("skipped: NumPy is not installed")
        return
    import numpy as np

    import cuda_ctypes.pycuda.autoinit
    import cuda_ctypes.pycuda.gpuarray as gpuarray
    from cuda_ctypes.pycuda.compiler import SourceModule

    attract = SourceModule(CODE).get_function("attract")
    rng = np.random.default_rng(3)
    angle, radius = rng.uniform(0, 2 * np.pi, COUNT), np.sqrt(rng.uniform(0.01, 1, COUNT))
    places = np.stack((radius * np.cos(angle), radius * np.sin(angle), 0.02 * rng.standard_normal(COUNT)), 1)
    speeds = np.stack((-np.sin(angle), np.cos(angle), np.zeros(COUNT)), 1) * np.sqrt(radius)[:, None]
    masses = np.full(COUNT, 1 / COUNT)

    stars = np.zeros((COUNT, 4), np.float32)
    stars[:, :3], stars[:, 3] = places, masses
    on_device = gpuarray.to_gpu(stars)
    speed = gpuarray.to_gpu(np.pad(speeds, ((0, 0), (0, 1))).astype(np.float32))
    pull = gpuarray.zeros((COUNT, 3), np.float32)
    grown = gpuarray.zeros((COUNT, 4), np.float32)
    grid = (-(-COUNT // BLOCK), 1)
    for step in range(STEPS):
        attract(on_device, pull, np.int32(COUNT), np.float32(SOFTENING), block=(BLOCK, 1, 1), grid=grid)
        if step == 0:
            some = rng.choice(COUNT, min(50, COUNT), replace=False)
            expected = in_numpy(np, places, masses, some)
            assert np.allclose(pull.get()[some], expected, rtol=1e-3, atol=1e-3), "NumPy finds another pull"
        grown[:, :3] = pull
        speed += STEP * grown
        on_device += STEP * speed
    places = on_device.get()[:, :3]
    file = os.environ.get("PICTURE", "nbody.png")
    if file:
        draw(np, file, places)
    away = float(np.sqrt((places**2).sum(1)).mean())
    name = cuda_ctypes.pycuda.autoinit.device.name()
    print(
        f"moved {COUNT} stars by {STEPS} steps on {name}, pulled as NumPy finds; on average they are {away:.2f} from the middle"
    )


if __name__ == "__main__":
    main()
