# python -m generator generate cupti 12.9
"""CUPTI, activities and callbacks of programs that use CUDA (CUDA 12.9); C as it is: every function a ctypes prototype that returns the status."""

from ..._floor.faces import raw

__getattr__, __dir__ = raw(globals())
