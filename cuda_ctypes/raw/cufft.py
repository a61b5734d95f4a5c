# python -m generator generate cufft RELEASE
"""CuFFT, Fourier transforms of the default CUDA major."""

from .._floor.faces import raw

__getattr__, __dir__ = raw(globals())
