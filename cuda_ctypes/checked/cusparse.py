# python -m generator generate cusparse RELEASE
"""cuSPARSE, sparse matrices (the default CUDA major)."""

from .._floor.faces import checked

__getattr__, __dir__ = checked(globals())
