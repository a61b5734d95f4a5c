# python -m generator generate cublaslt RELEASE
"""CuBLASLt, matrix products with epilogues of the default CUDA major."""

from .._floor.faces import raw

__getattr__, __dir__ = raw(globals())
