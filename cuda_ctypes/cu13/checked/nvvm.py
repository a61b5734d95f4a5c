# python -m generator generate nvvm 13.5
"""libNVVM, the compiler of NVVM IR (CUDA 13.5); values or an exception: every function returns its outputs and raises CudaError."""

from ..._floor.faces import checked

__getattr__, __dir__ = checked(globals())
