# python -m generator generate cufile RELEASE
"""cuFile, which moves data between files and GPUs (the default CUDA major)."""

from .._floor.faces import bindings

__getattr__, __dir__ = bindings(globals())
