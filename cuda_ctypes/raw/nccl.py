# python -m generator generate nccl RELEASE
"""NCCL, communication between GPUs (the default CUDA major)."""

from .._floor.faces import raw

__getattr__, __dir__ = raw(globals())
