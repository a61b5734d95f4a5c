# python -m generator generate nvfatbin RELEASE
"""nvFatbin, which packs code for several GPUs into one (the default CUDA major)."""

from .._floor.faces import bindings

__getattr__, __dir__ = bindings(globals())
