# python -m generator generate cusparse RELEASE
"""cuSPARSE, sparse matrices (the default CUDA major)."""

from .._floor.faces import raw

__getattr__, __dir__ = raw(globals())
