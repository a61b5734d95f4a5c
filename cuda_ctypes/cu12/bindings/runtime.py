# python -m generator generate runtime 12.9
"""The CUDA runtime (CUDA 12.9); the convention of cuda.bindings: every function returns (status, outputs...)."""

from ..._floor.faces import bindings

__getattr__, __dir__ = bindings(globals())
