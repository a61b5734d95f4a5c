# python -m generator generate cudla RELEASE
"""CuDLA, the deep-learning accelerators of Jetson and Drive of the default CUDA major."""

from .._floor.faces import raw

__getattr__, __dir__ = raw(globals())
