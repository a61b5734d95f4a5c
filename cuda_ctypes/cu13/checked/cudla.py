# python -m generator generate cudla 13.5
"""CuDLA, the deep-learning accelerators of Jetson and Drive of CUDA 13.5; values or an exception: every function returns its outputs and raises CudaError."""

from ..._floor.faces import checked

__getattr__, __dir__ = checked(globals())
