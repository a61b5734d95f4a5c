# python -m generator generate runtime RELEASE
"""The CUDA runtime (the default CUDA major)."""

from .._floor.faces import bindings

__getattr__, __dir__ = bindings(globals())
