# python -m generator generate cufile RELEASE
"""cuFile, which moves data between files and GPUs (the default CUDA major)."""

from .._floor.faces import raw

__getattr__, __dir__ = raw(globals())
