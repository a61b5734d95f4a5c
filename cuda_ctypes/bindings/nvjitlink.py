# python -m generator generate nvjitlink RELEASE
"""NvJitLink, the linker of GPU code of the default CUDA major."""

from .._floor.faces import bindings

__getattr__, __dir__ = bindings(globals())
