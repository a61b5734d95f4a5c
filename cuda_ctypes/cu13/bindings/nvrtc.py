# python -m generator generate nvrtc 13.5
"""NVRTC, the compiler of CUDA C++ (CUDA 13.5); the convention of cuda.bindings: every function returns (status, outputs...)."""

from ..._floor.faces import bindings

__getattr__, __dir__ = bindings(globals())
