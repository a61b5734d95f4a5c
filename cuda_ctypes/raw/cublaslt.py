# python -m generator generate cublaslt RELEASE
"""cuBLASLt, matrix products with epilogues (the default CUDA major)."""

from .._floor.faces import raw

__getattr__, __dir__ = raw(globals())
