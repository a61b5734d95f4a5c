"""Where cuda.core has StridedMemoryView, and where numba-cuda-mlir looks for it."""

from .arrays.strided_memory_view import StridedMemoryView as StridedMemoryView
