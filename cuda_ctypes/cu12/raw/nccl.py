# python -m generator generate nccl 12.9
"""NCCL, communication between GPUs (CUDA 12.9); C as it is: every function a ctypes prototype that returns the status."""

from ..._floor.faces import raw

__getattr__, __dir__ = raw(globals())
