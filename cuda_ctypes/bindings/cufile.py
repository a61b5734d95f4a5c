"""CuFile, which moves data between files and GPUs of the default CUDA major."""

from .. import _stand_for

_stand_for(__name__)
