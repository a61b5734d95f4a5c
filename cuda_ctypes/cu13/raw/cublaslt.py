# python -m generator generate cublaslt 13.5
"""CuBLASLt, matrix products with epilogues of CUDA 13.5; C as it is: every function a ctypes prototype that returns the status."""

from ..._floor.faces import raw

__getattr__, __dir__ = raw(globals())
