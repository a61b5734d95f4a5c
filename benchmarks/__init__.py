"""Programs that print tables: how long calls take, and what importing costs, beside published packages in the same run.

``python -m benchmarks.calls`` and ``python -m benchmarks.startup`` need cuda-bindings in the interpreter that runs them;
``python -m benchmarks --all`` makes an environment with it for each CPython found and runs both in each.
``python -m benchmarks.device`` measures on a real driver. None of them is a test: they print, and end with status 0.
"""
