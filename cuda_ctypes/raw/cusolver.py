# python -m generator generate cusolver RELEASE
"""cuSOLVER, factorisations and solvers of linear systems (the default CUDA major)."""

from .._floor.faces import raw

__getattr__, __dir__ = raw(globals())
