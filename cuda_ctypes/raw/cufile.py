# python -m generator generate cufile RELEASE
"""CuFile, which moves data between files and GPUs of the default CUDA major."""

from .._floor.faces import raw

__getattr__, __dir__ = raw(globals())
