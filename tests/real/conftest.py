"""NVIDIA's own libraries that need no GPU, installed from PyPI, and the package that uses them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Callable

import pytest

from tests.conftest import package_on
from tests.peer import environments

MAJORS = (12, 13)
OF_A_MAJOR = ("raw", "bindings", "checked")
VERSIONS = {about.major: version for version, about in environments.VERSIONS.items()}


@pytest.fixture(scope="session")
def real_libraries() -> Callable[[int], Path]:
    """``real_libraries(major)`` is a folder for sys.path with NVIDIA's libraries of a CUDA major, downloaded once."""

    def folder(major: int) -> Path:
        version = VERSIONS[major]
        try:
            environments.real(version, "runtime")  # installs all the others too
        except environments.Unavailable as error:
            pytest.skip(f"NVIDIA's libraries for CUDA {major} cannot be had: {error}")
        return environments.ENVIRONMENTS / f"libraries-{environments.VERSIONS[version].release}"

    return folder


@pytest.fixture(scope="module", params=MAJORS, ids=[f"cu{major}" for major in MAJORS])
def major(request: pytest.FixtureRequest) -> int:
    number: int = request.param
    return number


@pytest.fixture(scope="module")
def real(major: int, real_libraries: Callable[[int], Path]) -> Iterator[Callable[[str], Any]]:
    """A function that imports modules of the package: of this CUDA major (``real("checked.nvrtc")``) or of all
    (``real("pathfinder")``). They find NVIDIA's libraries like installed ones."""
    site = str(real_libraries(major))
    sys.path.insert(0, site)
    try:
        with package_on() as module:
            yield lambda name: module(f"cu{major}.{name}" if name.partition(".")[0] in OF_A_MAJOR else name)
    finally:
        sys.path.remove(site)
