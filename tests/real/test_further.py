"""The mathematical libraries and CUPTI from NVIDIA's wheels, which load without a GPU: every function of ``raw`` is exported by the real file,
and the versions, properties and errors that need no device."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Callable

import pytest

from cuda_ctypes._floor.tables import table_of
from generator import descriptor, manifest
from tests.conftest import package_on
from tests.peer import environments

LIBRARIES = ("cufft", "nvjpeg", "cublaslt", "cusparse", "cusolver", "cupti")
PACKAGES = ("cufft", "nvjpeg", "cublas", "cusparse", "cusolver", "cupti", "nvjitlink", "cuda_runtime")
"""The packages of these libraries and of those that they load; the headers come from the same wheels."""
PROPERTIES = {
    "cufft": "cufftGetProperty",
    "nvjpeg": "nvjpegGetProperty",
    "cublaslt": "cublasLtGetProperty",
    "cusparse": "cusparseGetProperty",
    "cusolver": "cusolverGetProperty",
}


def folder_of(major: int) -> Path:
    """A folder for sys.path with the libraries of the release that the package ships, installed once."""
    release = table_of(f"cuda_ctypes.cu{major}", LIBRARIES[0]).release
    folder = environments.ENVIRONMENTS / f"further-{release}"
    wanted = manifest.packages_of(release, logical=list(PACKAGES)).values()
    lines = [f"{package.package}=={package.version}" for package in wanted]
    done = folder / "done"
    if not done.exists() or done.read_text("utf-8") != "\n".join(lines):
        command = [
            *environments.PIP,
            "install",
            *environments.OPTIONS,
            "--no-deps",
            "--upgrade",
            "--target",
            str(folder),
        ]
        made = subprocess.run([*command, *lines], capture_output=True, text=True, check=False)
        if made.returncode:
            pytest.skip(f"NVIDIA's libraries for CUDA {release} cannot be had: {made.stderr.strip()[-300:]}")
        done.write_text("\n".join(lines), "utf-8")
    return folder


@pytest.fixture(scope="module")
def real(major: int) -> Iterator[Callable[[str], Any]]:
    """A function that imports modules of this CUDA major, and ``errors``."""
    site = str(folder_of(major))
    sys.path.insert(0, site)
    try:
        with package_on() as module:
            yield lambda name: module(name if name == "errors" else f"cu{major}.{name}")
    finally:
        sys.path.remove(site)


@pytest.mark.parametrize("library", LIBRARIES)
def test_the_library_exports_every_function(real: Callable[[str], Any], major: int, library: str) -> None:
    table, raw = table_of(f"cuda_ctypes.cu{major}", library), real(f"raw.{library}")
    symbols = [name for section in (table.functions, table.older) for name, _ in section.items()]
    assert len(symbols) > 40
    missing = []
    for symbol in symbols:
        try:
            getattr(raw, symbol).resolve()
        except real("errors").FunctionNotFoundError:
            missing.append(symbol)
    assert not missing, missing


@pytest.mark.parametrize("library", PROPERTIES)
def test_the_version(real: Callable[[str], Any], major: int, library: str) -> None:
    checked, release = real(f"checked.{library}"), table_of(f"cuda_ctypes.cu{major}", library).release
    ask, kind = getattr(checked, PROPERTIES[library]), checked.libraryPropertyType
    (package,) = manifest.packages_of(release, logical=descriptor.load(library).packages[:1]).values()
    version = [ask(kind.MAJOR_VERSION), ask(kind.MINOR_VERSION), ask(kind.PATCH_LEVEL)]
    assert version == [int(part) for part in package.version.split(".")[:3]]
