# python -m generator generate nvjpeg RELEASE
"""NvJPEG, images in the JPEG format of the default CUDA major."""

from .._floor.faces import raw

__getattr__, __dir__ = raw(globals())
