"""Public docstrings say all: the parameters, what is returned, what raises, the C functions (``tests/docstrings.py``)."""

from __future__ import annotations

import importlib
import inspect
import re
import subprocess

import pytest

from tests.docstrings import lacking, members_of, wrong
from tests.interpreter import ROOT
from tests.numpy_process import numpy_s_python

ENFORCED = [
    "core",
    "core.checkpoint",
    "core.graph",
    "core.system",
    *(
        f"core.system.{name}"
        for name in """clocks device device_events drivers fans field_values inforom memory mig nvlink parts pci system_events
        temperature topology""".split()
    ),
    "core.texture",
    "core.utils",
    "nvtx",
    "pathfinder",
    "pycuda.characterize",
    "pycuda.compiler",
    "pycuda.debug",
    "pycuda.driver",
    "pycuda.gl",
    "pycuda.tools",
]
GIVEN_OUT = [
    "core.arrays.layout.StridedLayout",
    "core.arrays.tensor_map.TensorMapDescriptor",
    "core.graph.adjacency.AdjacencySetProxy",
    "core.kernels.kernel_attributes.KernelAttributes",
    "core.kernels.kernel_occupancy.KernelOccupancy",
    "core.memory.attributes.GraphMemoryResourceAttributes",
    "core.memory.attributes.PoolAttributes",
    "core.memory.ipc.IPCAllocationHandle",
    "core.memory.ipc.IPCBufferDescriptor",
    "core.memory.peer_access.PeerAccessibleBySetProxy",
]
"""Classes of objects that users get, but that public modules do not export."""
WITH_NUMPY = [f"pycuda.{name}" for name in ("cumath", "curandom", "elementwise", "gpuarray", "reduction", "scan")]


@pytest.mark.parametrize("module", ENFORCED)
def test_docstrings_say_all(module: str) -> None:
    gaps = wrong(module)
    assert not gaps, "docstrings:\n" + "\n".join(gaps)


@pytest.mark.parametrize("module", WITH_NUMPY)
def test_docstrings_of_modules_that_need_numpy_say_all(module: str) -> None:
    command = [numpy_s_python(), "-m", "tests.docstrings", module]
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    assert (done.returncode, done.stdout.strip()) == (0, ""), done.stdout + done.stderr


@pytest.mark.parametrize("path", GIVEN_OUT)
def test_docstrings_of_classes_that_no_module_names(path: str) -> None:
    module, _, name = path.rpartition(".")
    cls = getattr(importlib.import_module(f"cuda_ctypes.{module}"), name)
    gaps = [f"{path}: {what}" for path, found, cls in members_of(path, cls) for what in lacking(path, found, cls)]
    assert not gaps, "docstrings:\n" + "\n".join(gaps)


FACES = [(face, library) for face in ("checked", "bindings", "raw") for library in ("driver", "nvrtc", "nvml")]


@pytest.mark.parametrize(("face", "library"), [each for each in FACES if each != ("checked", "nvml")])
def test_help_of_functions_shows_the_prototype_and_the_errors(face: str, library: str) -> None:
    """The C prototype with the direction of each parameter, and what raises; the parameters by their names.

    Some functions of ``checked.nvml`` take the members of a struct in place of the struct, which C's prototype lacks.
    """
    module = importlib.import_module(f"cuda_ctypes.{face}.{library}")
    gaps = []
    for name in dir(module):
        found = getattr(module, name) if name.startswith(("cu", "nvml", "nvrtc")) else None
        if not callable(found) or isinstance(found, type):
            continue
        doc = inspect.getdoc(found) or ""
        prototype, _, rest = doc.partition("\n\n")
        inside = prototype.partition("(")[2].rpartition(")")[0]
        named = [re.findall(r"\w+", re.sub(r"\[.*", "", text))[-1] for text in inside.split(", ")] if inside else []
        given = list(inspect.signature(found).parameters)
        if not set(given) <= set(named) or not re.search(r"Raises|raises|status", rest):
            gaps.append(f"{name}{given}: {doc}")
    assert not gaps, "\n".join(gaps)
