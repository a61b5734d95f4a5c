# python -m generator generate nvjpeg RELEASE
"""nvJPEG, images in the JPEG format (the default CUDA major)."""

from .._floor.faces import checked

__getattr__, __dir__ = checked(globals())
