# python -m generator generate cusolver RELEASE
"""cuSOLVER, factorisations and solvers of linear systems (the default CUDA major)."""

from .._floor.faces import checked

__getattr__, __dir__ = checked(globals())
