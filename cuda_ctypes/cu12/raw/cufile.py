# python -m generator generate cufile 12.9
"""cuFile, which moves data between files and GPUs (CUDA 12.9); C as it is: every function a ctypes prototype that returns the status."""

from ..._floor.faces import raw

__getattr__, __dir__ = raw(globals())
