"""Programs that print tables: how long calls take, and what importing costs, beside published packages in the same run.

``python -m benchmarks.calls`` and ``python -m benchmarks.startup`` need cuda-bindings in the interpreter that runs them;
``python -m benchmarks --all`` makes an environment with it for each CPython found and runs both in each.
``python -m benchmarks.core`` compares ``cuda_ctypes.core`` with cuda.core, on a driver that does nothing or, with ``--gpu``,
on a real one, where ``python -m benchmarks.device`` measures calls of the driver.
None of them is a test: they print, and end with status 0.
"""
