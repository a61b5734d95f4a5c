# python -m generator generate nvml 13.5
"""NVML, which tells about GPUs and manages them (CUDA 13.5); C as it is: every function a ctypes prototype that returns the status."""

from ..._floor.faces import raw

__getattr__, __dir__ = raw(globals())
