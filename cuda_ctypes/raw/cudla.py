# python -m generator generate cudla RELEASE
"""cuDLA, the deep-learning accelerators of Jetson and Drive (the default CUDA major)."""

from .._floor.faces import raw

__getattr__, __dir__ = raw(globals())
