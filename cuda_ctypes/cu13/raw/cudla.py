# python -m generator generate cudla 13.5
"""cuDLA, the deep-learning accelerators of Jetson and Drive (CUDA 13.5); C as it is: every function a ctypes prototype that returns the status."""

from ..._floor.faces import raw

__getattr__, __dir__ = raw(globals())
