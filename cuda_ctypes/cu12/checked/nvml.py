# python -m generator generate nvml 12.9
"""NVML, which tells about GPUs and manages them (CUDA 12.9); values or an exception: every function returns its outputs and raises CudaError."""

from ..._floor.faces import checked

__getattr__, __dir__ = checked(globals())
