# python -m generator generate cufile 13.5
"""cuFile, which moves data between files and GPUs (CUDA 13.5); C as it is: every function a ctypes prototype that returns the status."""

from ..._floor.faces import raw

__getattr__, __dir__ = raw(globals())
