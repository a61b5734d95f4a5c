"""Every public name of the published modules exists in ours and means the same."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any, Callable

import pytest

from tests.interpreter import output_of
from tests.peer.conftest import Comparison
from tests.peer.environments import MODULES, VERSIONS
from tests.peer.known import Differences

Compared = Callable[[str, str], Comparison]
Known = Callable[[str], Differences]
Mismatch = tuple[str, Any, Any]
"""The name that differs, its published form, and ours."""
KINDS = ("functions", "enums", "constants", "classes", "structs", "errors", "dtypes")


def mismatches(published: dict[str, Any], ours: dict[str, Any]) -> Iterator[Mismatch]:
    for name, expected in published["errors"].items():
        found = ours["errors"].get(name, [])
        if not set(expected) <= set(found):  # ours have one more base
            yield f"errors.{name}", expected, found
    for kind in ("functions", "enums", "constants", "dtypes"):
        for name, expected in published[kind].items():
            found = ours[kind].get(name)
            if found != expected:
                yield f"{kind}.{name}", expected, found
            elif kind == "enums" and list(found) != list(expected):
                yield f"{kind}.{name}.order", list(expected), list(found)
    for kind in ("classes", "structs"):
        for name, expected in published[kind].items():
            found = ours[kind].get(name)
            if found is None:
                yield f"{kind}.{name}", expected, None
                continue
            for aspect in ("bases", "size", "array"):
                if expected.get(aspect) is not None and found[aspect] != expected[aspect]:
                    yield f"{kind}.{name}.{aspect}", expected[aspect], found[aspect]
            for method in expected["methods"]:
                if method not in found["methods"]:
                    yield f"{kind}.{name}.{method}", method, None
            for member, what in expected["members"].items():
                if found["members"].get(member) != what:
                    yield f"{kind}.{name}.{member}", what, found["members"].get(member)


@pytest.mark.parametrize("module", MODULES)
@pytest.mark.parametrize("version", VERSIONS)
def test_everything_published_is_here(compared: Compared, differences: Known, version: str, module: str) -> None:
    known = differences(module)
    unexplained = [
        f"{what}\n    published: {expected}\n    ours:      {found}"
        for what, expected, found in mismatches(*compared(version, module).surfaces)
        if not known.of_surface(what, version)
    ]
    assert not unexplained, f"{len(unexplained)} differences from cuda-bindings {version}:\n" + "\n".join(
        unexplained[:40]
    )


@pytest.mark.parametrize("module", MODULES)
def test_no_difference_is_stale(compared: Compared, differences: Known, module: str) -> None:
    """The list has no differences that no longer exist."""
    known = differences(module)
    found = {
        id(known.of_surface(what, version))
        for version in VERSIONS
        for what, _, _ in mismatches(*compared(version, module).surfaces)
    }
    stale = [entry.what for entry in known.surface if id(entry) not in found]
    assert not stale, f"no longer different, take them out of differences/{module}.toml: {stale}"


SIZES = {
    ("13.5.0", "driver"): [514, 131, 74, 354, 0, 0, 0],
    ("12.9.10", "driver"): [474, 114, 74, 309, 0, 0, 0],
    ("13.5.0", "nvrtc"): [30, 1, 3, 2, 0, 0, 0],
    ("12.9.10", "nvrtc"): [25, 1, 0, 1, 0, 0, 0],
    ("13.5.0", "nvjitlink"): [16, 2, 0, 0, 0, 1, 0],
    ("12.9.10", "nvjitlink"): [16, 2, 0, 0, 0, 1, 0],
    ("13.5.0", "nvvm"): [14, 1, 0, 0, 0, 1, 0],
    ("12.9.10", "nvvm"): [14, 1, 0, 0, 0, 1, 0],
    ("13.5.0", "nvfatbin"): [12, 1, 0, 0, 0, 1, 0],
    ("12.9.10", "nvfatbin"): [12, 1, 0, 0, 0, 1, 0],
    ("13.5.0", "nvml"): [380, 120, 3, 0, 155, 34, 155],
    ("12.9.10", "nvml"): [372, 120, 3, 0, 147, 32, 147],
    ("13.5.0", "cufile"): [45, 14, 0, 0, 12, 1, 12],
    ("12.9.10", "cufile"): [31, 12, 0, 0, 6, 1, 6],
    ("13.5.0", "runtime"): [343, 95, 92, 163, 0, 0, 0],
    ("12.9.10", "runtime"): [313, 78, 92, 146, 0, 0, 0],
    ("13.5.0", "utils"): [6, 0, 0, 0, 0, 0, 0],
    ("12.9.10", "utils"): [3, 0, 0, 0, 0, 0, 0],
}
"""The number of names of each kind, counted by hand."""


@pytest.mark.parametrize("version", VERSIONS)
def test_bindings_have_the_version_of_their_names(version: str) -> None:
    major = VERSIONS[version].major
    assert import_module(f"cuda_ctypes.cu{major}.bindings").__version__ == version
    code = "import cuda_ctypes.bindings as bindings; print(bindings.__version__)"
    assert output_of(code, CUDA_CTYPES_API=str(major)) == version


@pytest.mark.parametrize("version, module", SIZES)
def test_every_published_name_is_looked_at(compared: Compared, version: str, module: str) -> None:
    """The probe overlooks no name."""
    surface = compared(version, module).surfaces[0]
    assert [len(surface[kind]) for kind in KINDS] == SIZES[version, module]
