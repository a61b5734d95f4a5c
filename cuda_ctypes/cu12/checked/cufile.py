# python -m generator generate cufile 12.9
"""cuFile, which moves data between files and GPUs (CUDA 12.9); values or an exception: every function returns its outputs and raises CudaError."""

from ..._floor.faces import checked

__getattr__, __dir__ = checked(globals())
