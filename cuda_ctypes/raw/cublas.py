"""CuBLAS, linear algebra on dense matrices of the default CUDA major."""

from .. import _stand_for

_stand_for(__name__)
