# python -m generator generate cusparse RELEASE
"""CuSPARSE, sparse matrices of the default CUDA major."""

from .._floor.faces import checked

__getattr__, __dir__ = checked(globals())
