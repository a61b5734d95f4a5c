# python -m generator generate curand RELEASE
"""CuRAND, random numbers of the default CUDA major."""

from .._floor.faces import checked

__getattr__, __dir__ = checked(globals())
