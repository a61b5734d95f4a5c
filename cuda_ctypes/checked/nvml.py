# python -m generator generate nvml RELEASE
"""NVML, which tells about GPUs and manages them (the default CUDA major)."""

from .._floor.faces import checked

__getattr__, __dir__ = checked(globals())
