# python -m generator generate nvrtc 13.5
"""NVRTC, the compiler of CUDA C++ (CUDA 13.5); C as it is: every function a ctypes prototype that returns the status."""

from ..._floor.faces import raw

__getattr__, __dir__ = raw(globals())
