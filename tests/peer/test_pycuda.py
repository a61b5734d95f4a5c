"""Every public name of PyCUDA is in ``cuda_ctypes.pycuda``, with the same parameters, and expressions of arrays have the same
outcome; differences/pycuda.toml says what differs, and why.

The names are read from PyCUDA's source package. The outcomes need a GPU and PyCUDA, which builds where nvcc is.
"""

from __future__ import annotations

import importlib.util
import json
import os
import re
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cuda_ctypes.checked import runtime
from tests.numpy_process import numpy_s_python
from tests.peer import environments
from tests.peer.known import Differences
from tests.peer.pycuda.surface import Surface, compiled, published
from tests.peer.snippets import normal

VERSION = "2026.1"
MODULES = (
    "characterize", "compiler", "cumath", "curandom", "driver", "elementwise", "gl", "gl.autoinit", "gpuarray", "reduction",
    "scan", "tools",
)  # fmt: skip
HERE = environments.ROOT / "tests" / "peer" / "pycuda"


@cache
def known() -> Differences:
    return Differences.read("pycuda")


@cache
def sources() -> Path:
    """PyCUDA's source package, downloaded and unpacked once."""
    folder = environments.ENVIRONMENTS / f"pycuda-{VERSION}"
    if not environments.is_complete(folder, (VERSION,)):
        command = [*environments.PIP, "download", "--quiet", "--no-deps", "--no-binary", "pycuda", "-d", str(folder)]
        try:
            environments.install([*command, f"pycuda=={VERSION}"])
        except environments.Unavailable as error:
            if os.environ.get("CI"):
                pytest.fail(str(error))
            pytest.skip(str(error))
        with tarfile.open(next(folder.glob("pycuda-*.tar.gz"))) as package:
            for member in package.getmembers():
                path = Path(*Path(member.name).parts[1:])
                wanted = path.parts[:1] in (("pycuda",), ("src",), ("test",)) and path.suffix in (".py", ".cpp")
                if member.isfile() and wanted and ".." not in path.parts:
                    to = folder / path
                    to.parent.mkdir(parents=True, exist_ok=True)
                    to.write_bytes(package.extractfile(member).read())  # type: ignore[union-attr]
        environments.complete(folder, (VERSION,))
    return folder


@cache
def theirs() -> dict[str, Surface]:
    found = {}
    for module in MODULES:
        path = sources() / "pycuda" / Path(*module.split("."))
        found[module] = published(path / "__init__.py" if path.is_dir() else path.with_suffix(".py"))
    wrapper = sources() / "src" / "wrapper"
    found["driver"] = {**compiled([wrapper / "wrap_cudadrv.cpp"]), **found["driver"]}
    found["gl"] = {**compiled([wrapper / "wrap_cudagl.cpp"]), **found["gl"]}
    return found


@cache
def ours() -> dict[str, Surface]:
    names = [f"cuda_ctypes.pycuda.{module}" for module in MODULES if module != "gl.autoinit"]  # which needs a GPU
    command = [numpy_s_python(), "-m", "tests.peer.pycuda.surface", *names]
    done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=environments.ROOT, timeout=120)
    assert done.returncode == 0, done.stderr
    found = {name.partition(".pycuda.")[2]: about for name, about in json.loads(done.stdout).items()}
    path = environments.ROOT / "cuda_ctypes" / "pycuda" / "gl" / "autoinit.py"
    return {**found, "gl.autoinit": dict.fromkeys(name for name in ("context", "device") if name in path.read_text())}


def mismatches(module: str) -> Iterator[tuple[str, Any, Any]]:
    """The differing names, with the published and our signature."""
    for name, about in theirs()[module].items():
        what = f"{module}.{name}"
        if name not in ours()[module]:
            yield what, about, "missing"
        elif isinstance(about, list) and ours()[module][name] != about:
            yield what, about, ours()[module][name]
        elif isinstance(about, dict) and isinstance(ours()[module][name], dict):
            for member, parameters in about.items():
                if member.startswith("_") and not member.startswith("__"):
                    continue
                found = ours()[module][name].get(member, "missing")
                if found == "missing" or (
                    isinstance(parameters, list) and isinstance(found, list) and found != parameters
                ):
                    yield f"{what}.{member}", parameters, found


@pytest.mark.parametrize("module", MODULES)
def test_everything_published_is_here(module: str) -> None:
    unexplained = [
        f"{what}\n    published: {expected}\n    ours:      {found}"
        for what, expected, found in mismatches(module)
        if not known().of_surface(what, "")
    ]
    assert not unexplained, f"{len(unexplained)} differences from pycuda.{module}:\n" + "\n".join(unexplained[:60])


def test_every_module_is_looked_at() -> None:
    """PyCUDA's own modules, without vendored ones and those that make a context on import."""
    found = {path.relative_to(sources() / "pycuda") for path in (sources() / "pycuda").rglob("*.py")}
    names = {".".join(path.with_suffix("").parts).replace(".__init__", "") for path in found}
    private = {name for name in names if name.startswith(("_", "compyte", "sparse"))}
    assert names - private == {*MODULES, "autoinit", "autoprimaryctx", "debug"}
    assert len(theirs()["driver"]) > 110 and len(theirs()["gpuarray"]) == 37, "the sources are read otherwise"


def test_no_difference_is_stale() -> None:
    found = {id(known().of_surface(what, "")) for module in MODULES for what, _, _ in mismatches(module)}
    stale = [entry.what for entry in known().surface if id(entry) not in found]
    assert not stale, f"no longer different, take them out of differences/pycuda.toml: {stale}"


def evaluated(package: str, expressions: str) -> dict[str, str]:
    """Expression -> outcome."""
    command = [sys.executable, str(HERE / "evaluate.py"), package, str(HERE / expressions)]
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(environments.ROOT), os.environ.get("PYTHONPATH", "")]),
    }
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=600, env=environment)
    found = dict(json.loads(line) for line in done.stdout.splitlines() if line.startswith("["))
    assert done.returncode == 0, f"{package} ended after {list(found)[-1:]}:\n{done.stderr}"
    return found


@pytest.mark.parametrize(("expressions", "devices"), [("expressions.txt", 1), ("two_devices.txt", 2)])
def test_expressions_have_the_same_outcome(expressions: str, devices: int) -> None:
    if os.environ.get("CUDA_CTYPES_TEST_GPU") is None or importlib.util.find_spec("pycuda") is None:
        pytest.skip("the outcomes are compared where a GPU and PyCUDA are")
    if devices > runtime.cudaGetDeviceCount():
        pytest.skip(f"{devices} devices are needed")
    first, second = evaluated("pycuda", expressions), evaluated("cuda_ctypes.pycuda", expressions)
    unexplained = []
    for expression, expected in first.items():
        difference = known().of_behaviour(normal(expression), "")
        if second[expression] != (difference.ours if difference else expected):
            unexplained.append(f"{expression}\n    published: {expected}\n    ours:      {second[expression]}")
    assert not unexplained, f"{len(unexplained)} outcomes differ from PyCUDA's:\n" + "\n".join(unexplained)


OWN_TESTS = ("test_cumath", "test_driver", "test_gpuarray")
IMPORTS = re.compile(
    r"\b(from|import) pycuda\b|(?<![\w.])pycuda(?=\.(?:autoinit|compiler|driver|elementwise|gpuarray|tools)\b)"
)


@pytest.mark.parametrize("name", OWN_TESTS)
def test_programs_run_with_other_imports(name: str, tmp_path: Path) -> None:
    """PyCUDA's own tests run with changed imports only."""
    if os.environ.get("CUDA_CTYPES_TEST_GPU") is None:
        pytest.skip("PyCUDA's own tests need a GPU")
    text = (sources() / "test" / f"{name}.py").read_text("utf-8")
    renamed = IMPORTS.sub(lambda found: f"{found[1]} cuda_ctypes.pycuda" if found[1] else "cuda_ctypes.pycuda", text)
    assert renamed != text
    (tmp_path / f"{name}.py").write_text(renamed, "utf-8")
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "--tb=short",
        "-p",
        "no:cacheprovider",
        "-k",
        "not gb",
        f"{name}.py",
    ]
    paths = os.pathsep.join([str(environments.ROOT), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        command,
        check=False,
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": paths},
        timeout=600,
    )
    assert done.returncode == 0, done.stdout[-8000:]
