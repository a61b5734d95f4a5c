# python -m generator generate nvrtc 13.5
"""NVRTC, the compiler of CUDA C++ (CUDA 13.5); values or an exception: every function returns its outputs and raises CudaError."""

from ..._floor.faces import checked

__getattr__, __dir__ = checked(globals())
