# python -m generator generate nvvm RELEASE
"""LibNVVM, the compiler of NVVM IR of the default CUDA major."""

from .._floor.faces import checked

__getattr__, __dir__ = checked(globals())
