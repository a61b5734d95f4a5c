# python -m generator generate runtime 12.9
"""The CUDA runtime (CUDA 12.9); C as it is: every function a ctypes prototype that returns the status."""

from ..._floor.faces import raw

__getattr__, __dir__ = raw(globals())
