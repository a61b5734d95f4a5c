"""The kernels behind PyCUDA's arrays compile by the real NVRTC to machine code."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Callable

from tests.numpy_process import numpy_s_python
from tests.peer.environments import ROOT


def test_every_template_compiles(real_libraries: Callable[[int], Path]) -> None:
    paths = os.pathsep.join([str(ROOT), str(real_libraries(13))])
    command = [numpy_s_python(), "-W", "error", "-m", "tests.real.pycuda_templates"]
    environment = {**os.environ, "PYTHONPATH": paths, "PYCUDA_DISABLE_CACHE": "1", "CUDA_CTYPES_API": ""}
    done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=ROOT, env=environment, timeout=300)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 80
