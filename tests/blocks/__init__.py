"""Kernels with barriers and shuffles on the processor, which the stand-in for libcuda cannot run."""
