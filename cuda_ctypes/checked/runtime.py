# python -m generator generate runtime RELEASE
"""The CUDA runtime (the default CUDA major)."""

from .._floor.faces import checked

__getattr__, __dir__ = checked(globals())
