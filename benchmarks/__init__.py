"""Programs that print tables: the time of calls and the cost of importing, beside published packages in the same run.

``python -m benchmarks.calls`` and ``python -m benchmarks.startup`` compare with cuda-bindings;
``python -m benchmarks.core`` compares ``cuda_ctypes.core`` with cuda.core, on a driver that does nothing or, with
``--gpu``, on a real one, where ``python -m benchmarks.device`` measures calls of the driver, and
``python -m benchmarks.nvml`` those of NVML. They need those packages in the interpreter that runs them;
``python -m benchmarks --all`` makes an environment with them for each CPython found and runs the first three in each.
``CUDA_CTYPES_NATIVE=0`` measures calls without machine code. They are not tests: they print tables, and end with status
0.
"""
