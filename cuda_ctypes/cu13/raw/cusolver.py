# python -m generator generate cusolver 13.5
"""CuSOLVER, factorisations and solvers of linear systems of CUDA 13.5; C as it is: every function a ctypes prototype that returns the status."""

from ..._floor.faces import raw

__getattr__, __dir__ = raw(globals())
