# python -m generator generate cufft RELEASE
"""cuFFT, Fourier transforms (the default CUDA major)."""

from .._floor.faces import raw

__getattr__, __dir__ = raw(globals())
