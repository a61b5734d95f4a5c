# python -m generator generate cusolver 12.9
"""cuSOLVER, factorisations and solvers of linear systems (CUDA 12.9); values or an exception: every function returns its outputs and raises CudaError."""

from ..._floor.faces import checked

__getattr__, __dir__ = checked(globals())
