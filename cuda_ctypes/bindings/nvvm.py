# python -m generator generate nvvm RELEASE
"""libNVVM, the compiler of NVVM IR (the default CUDA major)."""

from .._floor.faces import bindings

__getattr__, __dir__ = bindings(globals())
