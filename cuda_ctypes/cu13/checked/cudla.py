# python -m generator generate cudla 13.5
"""cuDLA, the deep-learning accelerators of Jetson and Drive (CUDA 13.5); values or an exception: every function returns its outputs and raises CudaError."""

from ..._floor.faces import checked

__getattr__, __dir__ = checked(globals())
