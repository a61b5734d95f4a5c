# python -m generator generate nvrtc RELEASE
"""NVRTC, the compiler of CUDA C++ (the default CUDA major)."""

from .._floor.faces import bindings

__getattr__, __dir__ = bindings(globals())
