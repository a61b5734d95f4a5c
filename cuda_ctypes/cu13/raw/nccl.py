# python -m generator generate nccl 13.5
"""NCCL, communication between GPUs (CUDA 13.5); C as it is: every function a ctypes prototype that returns the status."""

from ..._floor.faces import raw

__getattr__, __dir__ = raw(globals())
