"""Programs of ``cuda.core`` on the stand-in see the same with the published package and with ours, except for listed
differences. On a GPU ``python -m tests.peer.core`` runs them all."""

from __future__ import annotations

import os
from typing import Any

import pytest

from tests.peer.core import comparison, coverage, places, shapes, sides
from tests.peer.environments import Unavailable


@pytest.fixture(scope="module")
def both() -> dict[str, sides.Side]:
    if places.where() == "gpu":
        pytest.skip("with a GPU: python -m tests.peer.core")
    try:
        return places.both()
    except Unavailable as error:
        if os.environ.get("CI"):
            pytest.fail(str(error))
        pytest.skip(str(error))


@pytest.mark.parametrize("file", sides.files())
def test_programs_see_the_same(both: dict[str, sides.Side], file: str) -> None:
    found = sides.run_all(both, [file], workers=2)
    differing = comparison.differences(found["published"], found["ours"], on_standin=True)
    listed = comparison.known("standin")
    unexplained = [item for item in differing if not comparison.explanation(item, listed)]
    assert not unexplained, "\n" + comparison.table(unexplained, [])
    ended = {case: record["died"] for case, record in found["ours"].items() if record["died"]}
    assert not ended, "of ours these died"


def outcome(**more: Any) -> dict[str, Any]:
    return {"raises": ["ValueError"], "status": "", "says": "", **more} if "value" not in more else more


@pytest.mark.parametrize(
    ("published", "ours", "same"),
    [
        (outcome(value="1"), outcome(value="1"), True),
        (outcome(value="1"), outcome(value="2"), False),
        (outcome(value="1"), outcome(value="1", warns=["UserWarning"]), False),
        (outcome(), outcome(says="in other words"), True),
        (outcome(), outcome(raises=["CUDAError", "ValueError"]), True),
        (outcome(raises=["CUDAError"]), outcome(), False),
        (outcome(), outcome(value="1"), False),
        (outcome(status="CUDA_ERROR_UNKNOWN"), outcome(status="CUDA_ERROR_INVALID_VALUE"), False),
        (outcome(value="1"), None, False),
    ],
)
def test_differences_between_records(published: Any, ours: Any, same: bool) -> None:
    assert comparison.alike(published, ours) is same


def test_an_early_end_is_one_difference() -> None:
    def record(*seen: Any, died: str = "") -> Any:
        return {"seen": [list(item) for item in seen], "died": died}

    whole = record(("first", outcome(value="1")), ("last", outcome(value="2")), ("ended", comparison.WELL))
    cut = record(("first", outcome(value="1")), died="SIGSEGV")
    found = comparison.differences({"file.case": whole}, {"file.case": cut}, on_standin=False)
    assert [(item.what, item.published, item.ours) for item in found] == [("file.case: ended", "well", "SIGSEGV")]


def test_values_that_change_from_run_to_run_are_blanked() -> None:
    assert shapes.shape(1 << 40) == "(address)" and shapes.shape(5) == "5"
    assert shapes.shape("<cuda.core._stream.Stream object at 0x7f12>") == "'<Stream object at 0x.>'"
    assert shapes.shape([True, None, b"\1"]) == "list (True, None, bytes 01)"
    assert shapes.families(KeyError()) == ["KeyError", "LookupError"]


def test_unused_names_are_reported() -> None:
    public = ["Event", "Event.handle", "Event.from_name", "system.get", "Other"]
    found = coverage.missing(public, {("Event", "handle")}, {("", "get")})
    assert found == ["Event.from_name", "Other"]


def test_an_entry_is_stale_only_where_its_subject_was_seen_and_does_not_differ() -> None:
    listed = [comparison.Known("a reason", f"file.{name}") for name in ("same: *", "other: *", "unseen: *")]
    published = {f"file.{name}": {"seen": [["x", {"value": "1"}]], "died": ""} for name in ("same", "other")}
    differing = [comparison.Difference("file.other: x", "1", "2")]
    assert comparison.stale(listed, differing, published) == ["file.same: *"]


def test_a_reason_counts_only_where_it_shows() -> None:
    on_gpu, on_standin = comparison.known("gpu"), comparison.known("standin")
    assert {item.what for item in on_gpu} ^ {item.what for item in on_standin}, "some show on one of them alone"


def test_names_that_need_a_special_device_are_listed_apart() -> None:
    found = comparison.reachable(["Event.handle", "WorkqueueResource.handle"])
    assert found == (["Event.handle"], ["WorkqueueResource.handle (needs a driver of CUDA 13.1)"])


def test_reasons_are_given_for_patterns_with_brackets() -> None:
    listed = [comparison.Known("a reason", "file.case: f(x) [list (1, 2)]*")]
    assert comparison.explanation(comparison.Difference("file.case: f(x) [list (1, 2)] #2", "", ""), listed)
    assert not comparison.explanation(comparison.Difference("file.case: f(x) [list (3)]", "", ""), listed)
