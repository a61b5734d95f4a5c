# python -m generator generate nvvm RELEASE
"""LibNVVM, the compiler of NVVM IR of the default CUDA major."""

from .._floor.faces import bindings

__getattr__, __dir__ = bindings(globals())
