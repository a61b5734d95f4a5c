# python -m generator generate cufile 12.9
"""cuFile, which moves data between files and GPUs (CUDA 12.9); the convention of cuda.bindings: every function returns (status, outputs...)."""

from ..._floor.faces import bindings

__getattr__, __dir__ = bindings(globals())
