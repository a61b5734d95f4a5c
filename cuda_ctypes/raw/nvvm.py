"""LibNVVM, the compiler of NVVM IR of the default CUDA major."""

from .. import _stand_for

_stand_for(__name__)
