"""From NVIDIA's C headers to the ``cuda_ctypes`` package; ``python -m generator --help`` lists the stages."""
