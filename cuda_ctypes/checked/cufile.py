# python -m generator generate cufile RELEASE
"""cuFile, which moves data between files and GPUs (the default CUDA major)."""

from .._floor.faces import checked

__getattr__, __dir__ = checked(globals())
