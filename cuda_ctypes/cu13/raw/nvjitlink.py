# python -m generator generate nvjitlink 13.5
"""NvJitLink, the linker of GPU code of CUDA 13.5; C as it is: every function a ctypes prototype that returns the status."""

from ..._floor.faces import raw

__getattr__, __dir__ = raw(globals())
