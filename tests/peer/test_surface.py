"""Every public name of the published driver module is in ours and is the same thing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Callable

import pytest

from tests.peer.conftest import Comparison
from tests.peer.differences import Differences
from tests.peer.environments import VERSIONS

Mismatch = tuple[str, Any, Any]
"""What differs, as published, as ours."""


def mismatches(published: dict[str, Any], ours: dict[str, Any]) -> Iterator[Mismatch]:
    for kind in ("functions", "enums", "constants"):
        for name, expected in published[kind].items():
            found = ours[kind].get(name)
            if found != expected:
                yield f"{kind}.{name}", expected, found
            elif kind == "enums" and list(found) != list(expected):
                yield f"{kind}.{name}.order", list(expected), list(found)
    for name, expected in published["classes"].items():
        found = ours["classes"].get(name)
        if found is None:
            yield f"classes.{name}", expected, None
            continue
        for aspect in ("bases", "size"):
            if found[aspect] != expected[aspect] and expected[aspect] is not None:
                yield f"classes.{name}.{aspect}", expected[aspect], found[aspect]
        for special in expected["special"]:
            if special not in found["special"]:
                yield f"classes.{name}.{special}", special, None
        for member, kind in expected["members"].items():
            if found["members"].get(member) != kind:
                yield f"classes.{name}.{member}", kind, found["members"].get(member)


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("kind", ["functions", "enums", "constants", "classes"])
def test_everything_published_is_here(
    compared: Callable[[str], Comparison], differences: Differences, version: str, kind: str
) -> None:
    unexplained = [
        f"{what}\n    published: {expected}\n    ours:      {found}"
        for what, expected, found in mismatches(*compared(version).surfaces)
        if what.startswith(kind) and not differences.of_surface(what, version)
    ]
    assert not unexplained, f"{len(unexplained)} differences from cuda-bindings {version}:\n" + "\n".join(
        unexplained[:40]
    )


def test_no_difference_is_stale(compared: Callable[[str], Comparison], differences: Differences) -> None:
    """A difference that is gone leaves the list."""
    found = {
        id(differences.of_surface(what, version))
        for version in VERSIONS
        for what, _, _ in mismatches(*compared(version).surfaces)
    }
    stale = [entry.what for entry in differences.surface if id(entry) not in found]
    assert not stale, f"no longer different, take them out of differences.toml: {stale}"


def test_every_published_name_is_looked_at(compared: Callable[[str], Comparison]) -> None:
    """The probe does not overlook anything: as many as were counted by hand."""
    sizes = {version: [len(compared(version).surfaces[0][kind]) for kind in ORDER] for version in VERSIONS}
    assert sizes == {"13.5.0": [514, 131, 354, 74], "12.9.10": [474, 114, 309, 74]}


ORDER = ("functions", "enums", "classes", "constants")
