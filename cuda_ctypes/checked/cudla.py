# python -m generator generate cudla RELEASE
"""CuDLA, the deep-learning accelerators of Jetson and Drive of the default CUDA major."""

from .._floor.faces import checked

__getattr__, __dir__ = checked(globals())
