# python -m generator generate cudla 13.5
"""CuDLA, the deep-learning accelerators of Jetson and Drive of CUDA 13.5; C as it is: every function a ctypes prototype that returns the status."""

from ..._floor.faces import raw

__getattr__, __dir__ = raw(globals())
