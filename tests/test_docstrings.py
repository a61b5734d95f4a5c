"""Public docstrings say all: the parameters, what is returned, what raises, the C functions (``tests/docstrings.py``)."""

from __future__ import annotations

import importlib
import inspect
import re
import subprocess
from collections.abc import Iterator
from typing import Any

import pytest

from cuda_ctypes._floor.tables import table_of
from tests.docstrings import EXCEPTIONS, lacking, members_of, wrong
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
    "pycuda.occupancy",
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
WITH_NUMPY = [
    f"pycuda.{name}" for name in "c_arguments cumath curandom dtypes elementwise gpuarray reduction scan".split()
]


@pytest.mark.parametrize("module", ENFORCED)
def test_docstrings_say_all(module: str) -> None:
    gaps = wrong(module)
    assert not gaps, "docstrings:\n" + "\n".join(gaps)


@pytest.mark.parametrize("module", WITH_NUMPY)
def test_docstrings_of_modules_that_need_numpy_say_all(module: str) -> None:
    command = [numpy_s_python(), "-m", "tests.docstrings", module]
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    assert (done.returncode, done.stdout.strip()) == (0, ""), done.stdout + done.stderr


IMPORTS = """
import importlib, pkgutil, cuda_ctypes
for found in pkgutil.iter_modules(cuda_ctypes.pycuda.__path__, "cuda_ctypes.pycuda."):
    if "auto" not in found.name:
        importlib.import_module(found.name)
print(cuda_ctypes.core.launch.__name__, cuda_ctypes.pycuda.scan.InclusiveScanKernel.__name__)
"""


def test_modules_do_without_docstrings() -> None:
    """``python -OO`` has none."""
    command = [numpy_s_python(), "-OO", "-W", "error", "-c", IMPORTS]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("launch InclusiveScanKernel\n", "")


@pytest.mark.parametrize("path", GIVEN_OUT)
def test_docstrings_of_classes_that_no_module_names(path: str) -> None:
    module, _, name = path.rpartition(".")
    cls = getattr(importlib.import_module(f"cuda_ctypes.{module}"), name)
    gaps = [f"{path}: {what}" for path, found, cls in members_of(path, cls) for what in lacking(path, found, cls)]
    assert not gaps, "docstrings:\n" + "\n".join(gaps)


MODULES = sorted(
    ".".join(path.relative_to(ROOT / "cuda_ctypes").with_suffix("").parts)
    for path in ROOT.glob("cuda_ctypes/cu1?/*/[!_]*.py")
    if path.stem != "utils"
)
"""Every module of C functions, as ``cu13.checked.driver``."""
KNOWN_ERRORS = {*EXCEPTIONS, "ArgumentError"}


@pytest.mark.parametrize("module", MODULES)
def test_help_of_each_c_function_says_all(module: str) -> None:
    """The C prototype with the directions, the parameters' real names, the CUDA version, and what raises."""
    major, face, library = module.split(".")
    served = importlib.import_module(f"cuda_ctypes.{module}")
    table = table_of(f"cuda_ctypes.{major}", library)
    snake_case = face == "bindings" and "snake_error" in table.settings
    symbols = dict(table.snake_functions.items()) if snake_case else {symbol: symbol for symbol in table.functions}
    gaps = []
    for name, symbol in symbols.items():
        function = getattr(served, name)
        line = table.functions.get(symbol) or table.older[symbol]
        gaps += [f"{name}: {gap}" for gap in gaps_of_help(function, symbol, line, table.settings.get("since", ""))]
    assert symbols and not gaps, "\n".join(gaps)


def gaps_of_help(function: Any, symbol: str, line: str, first: str) -> Iterator[str]:
    """The gaps of a C function's docstring and signature. ``line`` declares the function in its table; ``first`` is the
    release that had all functions without a version."""
    prototype, about, raises = (inspect.getdoc(function) or "").split("\n\n")
    result, inside, after = re.fullmatch(r"(.*?) \((.*)\)(.*)", line).groups()  # type: ignore[union-attr]
    declared = [text.partition(" : ")[0] for text in inside.split(", ")]
    if prototype != f"{result} {symbol}({', '.join(declared)})":
        yield f"{prototype} is not the prototype"
    since = re.match(r" (\d+)(\d\d)(\d)", after)
    version = f"In CUDA since {first} or before." if first else "The headers do not say since when."  # NCCL's
    if since:
        version = f"CUDA {since[1]}.{int(since[2])} or newer."
    if version not in about:
        yield f"{about} lacks the version: {version}"
    if ("C writes to" in about) != any(text.startswith(("out ", "inout ")) for text in declared):
        yield f"{about} does not fit {prototype}"
    members = re.findall(r"\w+(?= \(its|[,.])", about.partition(" are parameters: ")[2])
    known = [re.findall(r"\w+", text.partition("[")[0])[-1] for text in declared if text]
    given = list(inspect.signature(function).parameters)
    if not {*members} <= {*given} or not {*map(plain, given)} <= {*map(plain, known + members)}:
        yield f"its parameters are {given}, those of C {known} and the members {members}"
    for error in re.findall(r"\w+Error\b", raises) or ["no error"]:
        if error not in KNOWN_ERRORS:
            yield f"{error} is not an exception"


def plain(name: str) -> str:
    """A name without its spelling: ``bufPtr_base`` is ``buf_ptr_base`` in the newer modules of ``bindings``."""
    return name.replace("_", "").lower()
