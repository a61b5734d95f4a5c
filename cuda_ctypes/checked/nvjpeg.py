# python -m generator generate nvjpeg RELEASE
"""NvJPEG, images in the JPEG format of the default CUDA major."""

from .._floor.faces import checked

__getattr__, __dir__ = checked(globals())
