# python -m generator generate nvvm 13.5
"""libNVVM, the compiler of NVVM IR (CUDA 13.5); the convention of cuda.bindings: every function returns (status, outputs...)."""

from ..._floor.faces import bindings

__getattr__, __dir__ = bindings(globals())
