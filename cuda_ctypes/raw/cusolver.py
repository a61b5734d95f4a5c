# python -m generator generate cusolver RELEASE
"""CuSOLVER, factorisations and solvers of linear systems of the default CUDA major."""

from .._floor.faces import raw

__getattr__, __dir__ = raw(globals())
