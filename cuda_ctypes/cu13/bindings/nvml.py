# python -m generator generate nvml 13.5
"""NVML, which tells about GPUs and manages them (CUDA 13.5); the convention of cuda.bindings: every function returns (status, outputs...)."""

from ..._floor.faces import bindings

__getattr__, __dir__ = bindings(globals())
