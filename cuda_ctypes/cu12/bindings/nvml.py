# python -m generator generate nvml 12.9
"""NVML, which tells about GPUs and manages them (CUDA 12.9); the convention of cuda.bindings: every function returns (status, outputs...)."""

from ..._floor.faces import bindings

__getattr__, __dir__ = bindings(globals())
