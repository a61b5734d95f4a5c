# python -m generator generate nvjitlink RELEASE
"""nvJitLink, the linker of GPU code (the default CUDA major)."""

from .._floor.faces import bindings

__getattr__, __dir__ = bindings(globals())
