# python -m generator generate nvml 12.9
"""NVML, which tells about GPUs and manages them (CUDA 12.9); C as it is: every function a ctypes prototype that returns the status."""

from ..._floor.faces import raw

__getattr__, __dir__ = raw(globals())
