# python -m generator generate curand RELEASE
"""cuRAND, random numbers (the default CUDA major)."""

from .._floor.faces import raw

__getattr__, __dir__ = raw(globals())
