"""The struct classes of the snake_case modules with NumPy, in the published package's environment."""

from __future__ import annotations

import json
import os
import subprocess

import pytest

from tests import numpy_struct_classes
from tests.peer import environments


@pytest.fixture(scope="module")
def outcomes() -> dict[str, str]:
    """Test -> outcome: empty, or a traceback."""
    try:
        python = environments.published("13.5.0", "nvml").python
    except environments.Unavailable as error:
        if os.environ.get("CI"):
            pytest.fail(str(error))
        pytest.skip(str(error))
    command = [str(python), "-W", "error", "-m", "tests.numpy_struct_classes"]
    done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=environments.ROOT)
    assert done.returncode == 0, done.stderr
    found: dict[str, str] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("name", numpy_struct_classes.TESTS)
def test_with_numpy(outcomes: dict[str, str], name: str) -> None:
    assert not outcomes[name], outcomes[name]
