# python -m generator generate cublaslt RELEASE
"""cuBLASLt, matrix products with epilogues (the default CUDA major)."""

from .._floor.faces import checked

__getattr__, __dir__ = checked(globals())
