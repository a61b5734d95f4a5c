"""Prices an Asian option by simulating a share's price, like a program for PyCUDA: only the imports differ.

Shows cuda_ctypes.pycuda's curandom, a kernel with one thread per path, and a custom reduction. A plain option on the
same paths is checked against the Black-Scholes formula, and the sums against NumPy. The environment variable PICTURE
names the file for a picture of some paths (default option.png); an empty value writes no file. NumPy is needed; cuRAND
is used where it is installed.
"""

from __future__ import annotations

import os
from importlib.util import find_spec
from math import erf, exp, log, sqrt
from typing import Any

from png import write_png

PATHS = 200_000
DAYS = 64
PRICE, STRIKE, RATE, VOLATILITY, YEARS = 100.0, 105.0, 0.03, 0.25, 1.0


def black_scholes() -> float:
    """The value of the option to buy at the end for STRIKE."""
    spread = VOLATILITY * sqrt(YEARS)
    first = (log(PRICE / STRIKE) + (RATE + VOLATILITY**2 / 2) * YEARS) / spread
    normal = [(1 + erf(x / sqrt(2))) / 2 for x in (first, first - spread)]
    return PRICE * normal[0] - STRIKE * exp(-RATE * YEARS) * normal[1]


def draw(np: Any, file: str, paths: Any) -> None:
    """Paths, one row each, as curves; the strike price in red."""
    height, width = 400, 640
    pixels = np.zeros((height, width, 3), np.float64)
    days = np.linspace(0, paths.shape[1] - 1, width)
    for path in paths:
        level = np.interp(days, np.arange(paths.shape[1]), path)
        row = np.clip(height - 1 - (level - 40) / 160 * height, 0, height - 1).astype(int)
        pixels[row, np.arange(width)] += (0.15, 0.35, 0.45)
    pixels[int(height - 1 - (STRIKE - 40) / 160 * height)] = (1, 0.2, 0.2)
    write_png(file, (255 * np.minimum(pixels, 1)).astype(np.uint8))


def main() -> None:
    if find_spec("numpy") is None:
        print("skipped: NumPy is not installed")
        return
    import numpy as np

    import cuda_ctypes.pycuda.autoinit
    import cuda_ctypes.pycuda.curandom as curandom
    import cuda_ctypes.pycuda.driver as cuda
    import cuda_ctypes.pycuda.gpuarray as gpuarray
    from cuda_ctypes.pycuda.elementwise import ElementwiseKernel
    from cuda_ctypes.pycuda.reduction import ReductionKernel

    count = PATHS * DAYS
    try:
        source = "cuRAND"
        normal = curandom.XORWOWRandomNumberGenerator().gen_normal(count, np.float32)
    except cuda.RuntimeError:  # it is not installed
        source = "rand()"
        first, second = curandom.rand(count), curandom.rand(count)
        normal = gpuarray.empty(count, np.float32)
        to_normal = ElementwiseKernel(
            "float *u, float *v, float *z", "z[i] = sqrtf(-2 * logf(1 - u[i])) * cospif(2 * v[i])"
        )
        to_normal(first, second, normal)

    # one thread per path: its daily prices replace the random numbers, which are stored day by day
    walk = ElementwiseKernel(
        "float *mean, float *normal, float price, float drift, float spread, int paths, int days",
        """
        float level = price, sum = 0;
        for (int day = 0; day < days; ++day) {
            level *= expf(drift + spread * normal[(size_t)day * paths + i]);
            normal[(size_t)day * paths + i] = level;
            sum += level;
        }
        mean[i] = sum / days
        """,
        "walk",
    )
    step = YEARS / DAYS
    mean = gpuarray.empty(PATHS, np.float32)
    drift, spread = (RATE - VOLATILITY**2 / 2) * step, VOLATILITY * sqrt(step)
    walk(mean, normal, PRICE, drift, spread, np.int32(PATHS), np.int32(DAYS))
    prices = normal.reshape(DAYS, PATHS)

    payoff = ReductionKernel(
        np.float64,
        neutral="0",
        reduce_expr="a + b",
        map_expr="fmaxf(x[i] - strike, 0)",
        arguments="float *x, float strike",
    )
    discount = exp(-RATE * YEARS) / PATHS
    asian = discount * float(payoff(mean, STRIKE).get())
    plain = discount * float(payoff(prices[-1], STRIKE).get())

    on_host = prices.get()
    assert np.allclose(on_host.mean(0), mean.get(), rtol=1e-3)
    assert np.isclose(asian, discount * np.maximum(on_host.mean(0, dtype=np.float64) - STRIKE, 0).sum(), rtol=1e-3)
    deviation = discount * np.maximum(on_host[-1] - STRIKE, 0).std() * sqrt(PATHS)
    assert abs(plain - black_scholes()) < 5 * deviation, f"{plain} is far from the formula's {black_scholes()}"

    file = os.environ.get("PICTURE", "option.png")
    if file:
        start = np.full((1, PATHS), PRICE, np.float32)
        draw(np, file, np.concatenate((start, on_host))[:, :200].T)
    name = cuda_ctypes.pycuda.autoinit.device.name()
    print(
        f"priced an Asian option at {asian:.3f} by {PATHS} paths of {source}'s numbers on {name}; "
        f"a plain one at {plain:.3f}, by the formula {black_scholes():.3f}"
    )


if __name__ == "__main__":
    main()
