# python -m generator generate nvjitlink 12.9
"""nvJitLink, the linker of GPU code (CUDA 12.9); the convention of cuda.bindings: every function returns (status, outputs...)."""

from ..._floor.faces import bindings

__getattr__, __dir__ = bindings(globals())
