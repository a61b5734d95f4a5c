# python -m generator generate nvjitlink 13.5
"""nvJitLink, the linker of GPU code (CUDA 13.5); the convention of cuda.bindings: every function returns (status, outputs...)."""

from ..._floor.faces import bindings

__getattr__, __dir__ = bindings(globals())
