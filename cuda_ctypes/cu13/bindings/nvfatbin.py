# python -m generator generate nvfatbin 13.5
"""nvFatbin, which packs code for several GPUs into one (CUDA 13.5); the convention of cuda.bindings: every function returns (status, outputs...)."""

from ..._floor.faces import bindings

__getattr__, __dir__ = bindings(globals())
