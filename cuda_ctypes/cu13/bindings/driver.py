# python -m generator generate driver 13.5
"""The CUDA driver (CUDA 13.5); the convention of cuda.bindings: every function returns (status, outputs...)."""

from ..._floor.faces import bindings

__getattr__, __dir__ = bindings(globals())
