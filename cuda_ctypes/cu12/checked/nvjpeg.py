# python -m generator generate nvjpeg 12.9
"""nvJPEG, images in the JPEG format (CUDA 12.9); values or an exception: every function returns its outputs and raises CudaError."""

from ..._floor.faces import checked

__getattr__, __dir__ = checked(globals())
