"""The CUDA runtime of the default CUDA major."""

from .._default import stand_for

stand_for(__name__)
