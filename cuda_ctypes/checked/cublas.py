# python -m generator generate cublas RELEASE
"""CuBLAS, linear algebra on dense matrices of the default CUDA major."""

from .._floor.faces import checked

__getattr__, __dir__ = checked(globals())
