# python -m generator generate cufile RELEASE
"""CuFile, which moves data between files and GPUs of the default CUDA major."""

from .._floor.faces import bindings

__getattr__, __dir__ = bindings(globals())
