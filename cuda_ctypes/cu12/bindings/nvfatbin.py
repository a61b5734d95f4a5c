# python -m generator generate nvfatbin 12.9
"""nvFatbin, which packs code for several GPUs into one (CUDA 12.9); the convention of cuda.bindings: every function returns (status, outputs...)."""

from ..._floor.faces import bindings

__getattr__, __dir__ = bindings(globals())
