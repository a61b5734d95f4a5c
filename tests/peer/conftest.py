"""Comparisons of a module with a published version, each made once for all tests."""

from __future__ import annotations

import os
import re
from dataclasses import replace
from functools import cached_property
from typing import Any, Callable

import pytest

from tests.peer import environments, generated, snippets
from tests.peer.known import UNSTABLE, Differences

WITH_NUMPY = ("nvml", "cufile")
"""Modules whose arrays are NumPy's where it is installed."""
FILLED = {
    "MALLOC_PERTURB_": "85",
    "GLIBC_TUNABLES": "glibc.malloc.tcache_count=0",
    "PYTHONMALLOC": "malloc",
}
"""The C library fills new memory with a pattern. It does not fill memory from a thread's cache, so threads have no cache. Python's
own allocator would leave an address there."""


class Comparison:
    """One module in a published version and in ours."""

    def __init__(self, version: str, module: str) -> None:
        self.version, self.module = version, module
        self.published = environments.published(version, module)
        self.ours = environments.ours(version, module)
        self.sides = [self.published, self.ours]
        if module in WITH_NUMPY:
            self.sides.append(replace(self.ours, python=self.published.python))
        self.real = environments.real(version, module if module != "utils" else "nvvm")
        self.recording: environments.Library | None = None
        self.known: dict[str, Any] = {}
        if module in environments.RECORDED:
            self.recording, self.known = environments.recording(version, module)

    @cached_property
    def surfaces(self) -> tuple[dict[str, Any], dict[str, Any]]:
        published, ours = self.published.surface(), self.ours.surface()
        if self.module in WITH_NUMPY:
            ours["dtypes"] = self.sides[-1].surface()["dtypes"]
        return published, ours

    @cached_property
    def snippets(self) -> dict[str, dict[str, list[str]]]:
        """The library that they run on (``recorded`` or ``real``) -> group -> snippets."""
        surface = self.surfaces[0]
        made = generated.of_classes(surface)
        if self.recording:
            accepted = self.published.accepted(self.recording)
            release = environments.VERSIONS[self.version].release
            made["every function"] = generated.calls(
                accepted, surface["functions"], self.known, release, surface["enums"]
            )
            made["every failure"] = generated.failures(accepted, 5001 if self.module == "cufile" else 1)
        groups = {**self.files(), **{name: [snippets.normal(code) for code in codes] for name, codes in made.items()}}
        real = self.files("real")
        return {"recorded": groups, "real": real} if self.recording else {"recorded": {}, "real": {**groups, **real}}

    def files(self, folder: str = "") -> dict[str, list[str]]:
        """Group -> snippets from files, without those that use names missing in this published version."""
        names = {name for kind in self.surfaces[0].values() for name in kind}
        return {
            group: [text for text in texts if names.issuperset(re.findall(r"\bd\.((?!__)\w+)", text))]
            for group, texts in snippets.files(self.module, folder).items()
        }

    @cached_property
    def outcomes(self) -> dict[str, tuple[str, ...]]:
        """Snippet -> its outcomes in the published package and in ours, for some modules also in ours with NumPy."""
        surface = self.surfaces[0]
        described = {**surface["classes"], **surface["structs"]}
        members = {name: list(about["members"]) for name, about in described.items()}
        found: dict[str, tuple[str, ...]] = {}
        for groups, library in zip(self.snippets.values(), (self.recording, self.real)):
            texts = list(dict.fromkeys(snippet for group in groups.values() for snippet in group))
            sides = [side.evaluate(library, texts, members) for side in self.sides]
            again = self.published.evaluate(library, texts[::-1], members, **FILLED)
            sides[0] = [one if one == other else UNSTABLE for one, other in zip(sides[0], again[::-1])]
            found.update(zip(texts, zip(*sides)))
        return found


@pytest.fixture(scope="session")
def compared() -> Callable[[str, str], Comparison]:
    """The comparison of a module with a version, made at first use."""
    made: dict[tuple[str, str], Comparison] = {}

    def compare(version: str, module: str) -> Comparison:
        if (version, module) not in made:
            try:
                made[version, module] = Comparison(version, module)
            except environments.Unavailable as error:
                if os.environ.get("CI"):
                    pytest.fail(str(error))
                pytest.skip(str(error))
        return made[version, module]

    return compare


@pytest.fixture(scope="session")
def differences() -> Callable[[str], Differences]:
    """The known differences of a module."""
    read = {module: Differences.read(module) for module in environments.MODULES}
    return read.__getitem__
