"""The place of StridedMemoryView in cuda.core, which numba-cuda-mlir imports."""

from .arrays.strided_memory_view import StridedMemoryView as StridedMemoryView
