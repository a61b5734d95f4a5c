"""NvFatbin, which packs code for several GPUs into one of the default CUDA major."""

from .._default import stand_for

stand_for(__name__)
