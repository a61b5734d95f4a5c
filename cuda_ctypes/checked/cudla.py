"""CuDLA, the deep-learning accelerators of Jetson and Drive of the default CUDA major."""

from .. import _stand_for

_stand_for(__name__)
