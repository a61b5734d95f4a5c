# python -m generator generate cublas RELEASE
"""cuBLAS, linear algebra on dense matrices (the default CUDA major)."""

from .._floor.faces import checked

__getattr__, __dir__ = checked(globals())
