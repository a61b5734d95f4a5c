# python -m generator generate nvfatbin 13.5
"""nvFatbin, which packs code for several GPUs into one (CUDA 13.5); values or an exception: every function returns its outputs and raises CudaError."""

from ..._floor.faces import checked

__getattr__, __dir__ = checked(globals())
