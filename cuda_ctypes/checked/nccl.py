# python -m generator generate nccl RELEASE
"""NCCL, communication between GPUs (the default CUDA major)."""

from .._floor.faces import checked

__getattr__, __dir__ = checked(globals())
