# python -m generator generate nvjpeg 13.5
"""nvJPEG, images in the JPEG format (CUDA 13.5); C as it is: every function a ctypes prototype that returns the status."""

from ..._floor.faces import raw

__getattr__, __dir__ = raw(globals())
