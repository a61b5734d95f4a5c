# python -m generator generate cublas 13.5
"""cuBLAS, linear algebra on dense matrices (CUDA 13.5); C as it is: every function a ctypes prototype that returns the status."""

from ..._floor.faces import raw

__getattr__, __dir__ = raw(globals())
