"""The published package and ours do the same with the same snippets on the same library.

The snippets are in ``snippets/``; what differs on purpose is in ``differences.toml`` with what ours does instead.
"""

from __future__ import annotations

from typing import Callable

import pytest

from tests.peer import snippets
from tests.peer.conftest import Comparison
from tests.peer.differences import Differences, alike
from tests.peer.environments import VERSIONS

GROUPS = [*snippets.files(), "every handle", "every representation", "every member", "every function", "every failure"]


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("group", GROUPS)
def test_same_outcomes(
    compared: Callable[[str], Comparison], differences: Differences, version: str, group: str
) -> None:
    comparison = compared(version)
    wrong = []
    for snippet in comparison.snippets[group]:
        published, ours = comparison.outcomes[snippet]
        difference = differences.of_behaviour(snippet, version)
        if difference and ours != difference.ours:
            wrong.append(report(snippet, f"by differences.toml: {difference.ours}", ours))
        elif not difference and not alike(published, ours):
            wrong.append(report(snippet, f"published: {published}", ours))
    total = len(comparison.snippets[group])
    assert not wrong, f"{len(wrong)} of {total} differ from cuda-bindings {version}:\n" + "\n".join(wrong[:40])


def test_no_difference_is_stale(compared: Callable[[str], Comparison], differences: Differences) -> None:
    stale = []
    for snippet, entries in differences.behaviour.items():
        for entry in entries:
            different = [
                not alike(*compared(version).outcomes[snippet])
                for version in VERSIONS
                if entry.applies(version) and snippet in compared(version).outcomes
            ]
            if not different or not all(different):
                stale.append(snippet)
    assert not stale, "not different, or not evaluated: take them out of differences.toml:\n" + "\n\n".join(stale)


def report(snippet: str, expected: str, ours: str) -> str:
    shown = snippet.replace("\n", "\n    ")
    return f"    {shown}\n        {expected[:600]}\n        ours: {ours[:600]}"


def test_a_snippet_that_gives_something_else_is_noticed() -> None:
    assert alike("(CUresult.CUDA_SUCCESS, 5)", "(CUresult.CUDA_SUCCESS, 5)")
    assert not alike("(CUresult.CUDA_SUCCESS, 5)", "(CUresult.CUDA_SUCCESS, 6)")
    assert alike(r"'type : <ValueError>\nid : 0'", r"'type : <CUmemLocationType: 9>\nid : 0'")
    assert not alike(r"'type : <ValueError>\nid : 0'", r"'type : <CUmemLocationType: 9>\nid : 1'")
