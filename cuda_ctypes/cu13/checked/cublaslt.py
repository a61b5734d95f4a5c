# python -m generator generate cublaslt 13.5
"""cuBLASLt, matrix products with epilogues (CUDA 13.5); values or an exception: every function returns its outputs and raises CudaError."""

from ..._floor.faces import checked

__getattr__, __dir__ = checked(globals())
