# python -m generator generate nvvm 12.9
"""LibNVVM, the compiler of NVVM IR of CUDA 12.9; the convention of cuda.bindings: every function returns (status, outputs...)."""

from ..._floor.faces import bindings

__getattr__, __dir__ = bindings(globals())
