# python -m generator generate cupti RELEASE
"""CUPTI, activities and callbacks of programs that use CUDA (the default CUDA major)."""

from .._floor.faces import checked

__getattr__, __dir__ = checked(globals())
