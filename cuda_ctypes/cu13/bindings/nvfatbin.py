# python -m generator generate nvfatbin 13.5
"""NvFatbin, which packs code for several GPUs into one of CUDA 13.5; the convention of cuda.bindings: every function returns (status, outputs...)."""

from ..._floor.faces import bindings

__getattr__, __dir__ = bindings(globals())
