"""The same snippets have the same outcomes in the published package and in ours, on the same library.

The snippets are in ``snippets/``. Deliberate differences are in ``differences/``, with the outcomes in ours.
"""

from __future__ import annotations

import ctypes
from typing import Callable

import pytest

from tests.peer import snippets
from tests.peer.conftest import Comparison
from tests.peer.environments import MODULES, VERSIONS
from tests.peer.known import UNSTABLE, Differences, alike

Compared = Callable[[str, str], Comparison]
Known = Callable[[str], Differences]


@pytest.mark.parametrize("module", MODULES)
@pytest.mark.parametrize("version", VERSIONS)
def test_same_outcomes(compared: Compared, differences: Known, version: str, module: str) -> None:
    if module == "runtime" and has_driver():
        pytest.skip("there is a driver on this machine: the runtime does more than say so")
    comparison, known = compared(version, module), differences(module)
    wrong = []
    for groups in comparison.snippets.values():
        for group, texts in groups.items():
            wrong += [
                report(group, snippet, *wrongly) for snippet in texts if (wrongly := judge(comparison, known, snippet))
            ]
    total = len(comparison.outcomes)
    unstable = [text for text, (published, *_) in comparison.outcomes.items() if published == UNSTABLE]
    assert len(unstable) <= total / 50, "too little can be said:\n" + "\n".join(unstable)
    assert not wrong, f"{len(wrong)} of {total} differ from cuda-bindings {version}:\n" + "\n".join(wrong[:40])


def has_driver() -> bool:
    try:
        ctypes.CDLL("libcuda.so.1")
    except OSError:
        return False
    return True


def judge(comparison: Comparison, known: Differences, snippet: str) -> tuple[str, str] | None:
    """The expected outcome of a snippet and ours, or None if they agree."""
    published, *ours = comparison.outcomes[snippet]
    difference = known.of_behaviour(snippet, comparison.version)
    for each in ours:
        if difference and each != difference.ours:
            return f"by differences/: {difference.ours}", each
        if not difference and not alike(published, each):
            return f"published: {published}", each
    return None


@pytest.mark.parametrize("module", MODULES)
def test_no_difference_is_stale(compared: Compared, differences: Known, module: str) -> None:
    stale = []
    for snippet, entries in differences(module).behaviour.items():
        for entry in entries:
            both = [
                compared(version, module).outcomes[snippet][:2]
                for version in VERSIONS
                if entry.applies(version) and snippet in compared(version, module).outcomes
            ]
            if not both or any(published != UNSTABLE and alike(published, ours) for published, ours in both):
                stale.append(snippet)
    assert not stale, f"not different, or not evaluated: take them out of differences/{module}.toml:\n" + "\n\n".join(
        stale
    )


@pytest.mark.parametrize("module", MODULES)
def test_every_snippet_is_evaluated(compared: Compared, module: str) -> None:
    """In at least one version: others may lack a name that the snippet uses."""
    written = {text for folder in ("", "real") for texts in snippets.files(module, folder).values() for text in texts}
    evaluated = {text for version in VERSIONS for text in compared(version, module).outcomes}
    assert not written - evaluated


def report(group: str, snippet: str, expected: str, ours: str) -> str:
    shown = snippet.replace("\n", "\n    ")
    return f"  {group}\n    {shown}\n        {expected[:600]}\n        ours: {ours[:600]}"


def test_a_snippet_that_gives_something_else_is_noticed() -> None:
    assert alike("(CUresult.CUDA_SUCCESS, 5)", "(CUresult.CUDA_SUCCESS, 5)")
    assert not alike("(CUresult.CUDA_SUCCESS, 5)", "(CUresult.CUDA_SUCCESS, 6)")
    assert alike(r"'type : <ValueError>\nid : 0'", r"'type : <CUmemLocationType: 9>\nid : 0'")
    assert not alike(r"'type : <ValueError>\nid : 0'", r"'type : <CUmemLocationType: 9>\nid : 1'")
