"""Programs that print tables: the time of calls and the cost of importing, beside published packages in the same run.

``python -m benchmarks calls``, ``every``, ``forms``, ``members``, ``modules`` and ``startup`` compare with cuda-bindings; ``core``,
``objects``, ``graphs`` and ``system`` compare ``cuda_ctypes.core`` with cuda.core, on a library that does nothing or little or, with
``--gpu``, on a real one, where ``python -m benchmarks.device`` measures calls of the driver, and
``python -m benchmarks.nvml`` those of NVML. They need those packages in the interpreter that runs them;
``python -m benchmarks --all`` makes an environment with them for each CPython found and runs all of its programs in each.
``CUDA_CTYPES_NATIVE=0`` measures calls without machine code. They are not tests: they print tables, and end with status
0.
"""
