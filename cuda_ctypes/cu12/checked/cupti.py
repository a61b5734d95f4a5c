# python -m generator generate cupti 12.9
"""CUPTI, activities and callbacks of programs that use CUDA (CUDA 12.9); values or an exception: every function returns its outputs and raises CudaError."""

from ..._floor.faces import checked

__getattr__, __dir__ = checked(globals())
