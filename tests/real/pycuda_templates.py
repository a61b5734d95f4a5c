"""Compiles the kernels behind PyCUDA's arrays, without a GPU; ``python -m tests.real.pycuda_templates`` prints how
many, in an interpreter with NumPy and NVRTC."""

from __future__ import annotations

import importlib
from types import SimpleNamespace
from typing import Any, Callable

from cuda_ctypes.pycuda import compiler

np: Any = importlib.import_module("numpy")
MACHINE = "sm_90"
SHARED = {"max_shared_memory_per_multiprocessor": 228 << 10, "max_shared_memory_per_block_optin": 227 << 10}
CONTEXT = SimpleNamespace(_device=SimpleNamespace(**SHARED))
images: list[bytes] = []


class Compiled(Exception):
    """Raised where the kernel would be loaded."""


def keep(image: bytes) -> Any:
    images.append(image)
    raise Compiled


def compiles(make: Callable[..., Any], *arguments: Any) -> None:
    try:
        make(*arguments)
    except Compiled:
        return
    raise AssertionError(f"{make} compiled nothing")


def main() -> None:
    setattr(compiler, "module_from_buffer", keep)  # noqa: B010
    setattr(compiler, "_arch_of_device", lambda: MACHINE)  # noqa: B010
    elementwise, reduction, scan, curandom = [
        importlib.import_module(f"cuda_ctypes.pycuda.{name}")
        for name in ("elementwise", "reduction", "scan", "curandom")
    ]
    layouts = importlib.import_module("cuda_ctypes.pycuda.gpuarray.layouts")
    f4, i4, c8, bool_ = [np.dtype(name) for name in ("f4", "i4", "c8", "?")]
    for dtype in [np.dtype(name) for name in ("f4", "f8", "i8", "u1", "c16", "f2", "?")]:
        common = np.result_type(dtype, f4)
        compiles(elementwise.get_binary_op_kernel.__wrapped__, dtype, f4, common, "/")
        compiles(elementwise.get_binary_op_kernel.__wrapped__, dtype, f4, common, "==")
        compiles(elementwise.get_copy_kernel.__wrapped__, dtype, f4)
        compiles(elementwise.get_copy_kernel.__wrapped__, c8, dtype)
        compiles(elementwise.get_fill_kernel.__wrapped__, dtype)
        if dtype != bool_:
            compiles(elementwise.get_pow_array_kernel.__wrapped__, dtype, dtype, dtype, True, True)
            compiles(scan.ExclusiveScanKernel(dtype, "a+b", 0)._launch_of, CONTEXT)
        for kernel in (
            reduction.get_sum_kernel.__wrapped__(dtype, dtype),
            reduction.get_any_kernel.__wrapped__(bool_, dtype),
            *([] if dtype.kind == "c" else [reduction.get_minmax_kernel.__wrapped__("max", dtype)]),
        ):
            compiles(reduction.get_reduction_kernel_and_types, *kernel._stages[0], *kernel._more.values())
            compiles(reduction.get_reduction_kernel_and_types, *kernel._stages[1], *kernel._more.values())
    for name in "exp log log10 sqrt sin cos tan asin acos atan sinh cosh tanh conj".split():
        compiles(elementwise.get_unary_func_kernel.__wrapped__, f"pycuda::{name}", c8)
    for count in (1, 3):
        compiles(elementwise.get_take_kernel.__wrapped__, f4, i4, count)
        compiles(elementwise.get_take_put_kernel.__wrapped__, f4, i4, True, count)
        compiles(elementwise.get_put_kernel.__wrapped__, f4, i4, count)
        compiles(layouts.strided_kernel.__wrapped__, count, 16, 4)
    compiles(elementwise.get_linear_combination_kernel.__wrapped__, ((True, f4, f4), (False, i4, f4)), f4)
    compiles(elementwise.get_binary_minmax_kernel.__wrapped__, "maximum", f4, i4, np.dtype("f8"), False)
    for code in curandom.RANDOM:
        compiles(curandom._rand_kernel.__wrapped__, code)
    compiles(curandom._poisson_kernel.__wrapped__, "f4")
    assert all(image.startswith(b"\x7fELF") for image in images), "machine code is expected"
    print(len(images))


if __name__ == "__main__":
    main()
