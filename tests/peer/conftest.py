"""Both sides of the comparison, looked at once."""

from __future__ import annotations

import os
from functools import cached_property
from typing import Any, Callable

import pytest

from tests.peer import environments, snippets
from tests.peer.differences import Differences


class Comparison:
    """One published version and ours."""

    def __init__(self, version: str) -> None:
        self.version = version
        self.known = environments.functions()
        self.published = environments.published(version)
        self.ours = environments.ours(version)

    @cached_property
    def surfaces(self) -> tuple[dict[str, Any], dict[str, Any]]:
        return self.published.surface(), self.ours.surface()

    @cached_property
    def snippets(self) -> dict[str, list[str]]:
        """Group -> snippets."""
        surface = self.surfaces[0]
        accepted = self.published.accepted()
        enums, classes, functions = surface["enums"], surface["classes"], surface["functions"]
        records = {name: about for name, about in classes.items() if "__int__" not in about["special"]}
        handles = {name: about for name, about in classes.items() if name not in records}
        release = environments.VERSIONS[self.version]
        return {
            **snippets.files(),
            "every handle": snippets.handles(handles),
            "every representation": snippets.representations(records),
            "every member": snippets.members(classes, enums),
            "every function": snippets.calls(accepted, functions, self.known, release, enums),
            "every failure": snippets.failures(accepted),
        }

    @cached_property
    def outcomes(self) -> dict[str, tuple[str, str]]:
        """Snippet -> what came of it in the published package and in ours."""
        texts = list(dict.fromkeys(snippet for group in self.snippets.values() for snippet in group))
        members = {name: list(about["members"]) for name, about in self.surfaces[0]["classes"].items()}
        sides = [side.evaluate(texts, members) for side in (self.published, self.ours)]
        return dict(zip(texts, zip(*sides)))


@pytest.fixture(scope="session")
def compared() -> Callable[[str], Comparison]:
    """The comparison with a version, made at first use."""
    made: dict[str, Comparison] = {}

    def compare(version: str) -> Comparison:
        if version not in made:
            try:
                made[version] = Comparison(version)
            except environments.Unavailable as error:
                if os.environ.get("CI"):
                    pytest.fail(str(error))
                pytest.skip(str(error))
        return made[version]

    return compare


@pytest.fixture(scope="session")
def differences() -> Differences:
    return Differences.read()
