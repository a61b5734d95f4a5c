"""Tests that need NumPy: plain functions of a module, which run in an interpreter with NumPy."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
import traceback
from typing import Any, Callable
from unittest import SkipTest


def numpy_s_python() -> str:
    """An interpreter that has NumPy; without one, the test is skipped."""
    import pytest  # that interpreter may lack pytest

    from tests.peer import environments

    if importlib.util.find_spec("numpy") is not None:
        return sys.executable
    try:
        return str(environments.published("13.5.0", "nvml").python)
    except environments.Unavailable as error:
        if os.environ.get("CI"):
            pytest.fail(str(error))
        pytest.skip(f"no NumPy: {error}")


def outcomes_of(module: str) -> dict[str, str]:
    """Test -> outcome for a module that calls :func:`report`: empty, "skipped: ..." or a traceback."""
    from tests.peer import environments

    python = numpy_s_python()
    command = [python, "-W", "error", "-m", module]
    done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=environments.ROOT, timeout=120)
    assert done.returncode == 0 and not done.stderr, f"the process ended with {done.returncode}:\n{done.stderr}"
    found: dict[str, str] = json.loads(done.stdout)
    return found


def raises(kind: Any, message: str, work: Any) -> None:
    """Run something that must raise one exception, with such a message."""
    try:
        work()
    except kind as error:
        assert message in str(error), str(error)
        assert error.__suppress_context__ or not isinstance(error.__context__, (KeyError, TypeError)), error.__context__
    else:
        raise AssertionError(f"{kind.__name__} was not raised")


def report(tests: dict[str, Callable[[], Any]]) -> None:
    """Run the tests and print their outcomes as JSON. Machine code of a function is written at its second call."""
    from cuda_ctypes._floor.calls import ShortCut

    driver: Any = importlib.import_module("cuda_ctypes.core._driver")
    launcher: Any = importlib.import_module("cuda_ctypes.core.kernels.launcher")
    ShortCut.left = driver.FEW = launcher.FEW = 1
    outcomes = {}
    for name, test in tests.items():
        try:
            test()
            outcomes[name] = ""
        except SkipTest as skipped:
            outcomes[name] = f"skipped: {skipped}"
        except Exception:
            outcomes[name] = traceback.format_exc()
    json.dump(outcomes, sys.stdout)
