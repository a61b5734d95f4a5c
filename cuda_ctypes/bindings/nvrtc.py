# python -m generator generate nvrtc RELEASE
"""NVRTC, the compiler of CUDA C++ of the default CUDA major."""

from .._floor.faces import bindings

__getattr__, __dir__ = bindings(globals())
