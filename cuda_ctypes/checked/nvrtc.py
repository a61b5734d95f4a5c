# python -m generator generate nvrtc RELEASE
"""NVRTC, the compiler of CUDA C++ (the default CUDA major)."""

from .._floor.faces import checked

__getattr__, __dir__ = checked(globals())
