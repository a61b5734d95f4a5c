# python -m generator generate nvfatbin 13.5
"""nvFatbin, which packs code for several GPUs into one (CUDA 13.5); C as it is: every function a ctypes prototype that returns the status."""

from ..._floor.faces import raw

__getattr__, __dir__ = raw(globals())
