# python -m generator generate driver RELEASE
"""The CUDA driver (the default CUDA major)."""

from .._floor.faces import bindings

__getattr__, __dir__ = bindings(globals())
