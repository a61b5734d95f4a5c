# python -m generator generate nvfatbin RELEASE
"""NvFatbin, which packs code for several GPUs into one of the default CUDA major."""

from .._floor.faces import raw

__getattr__, __dir__ = raw(globals())
