"""Where two records of the same cases differ."""

from __future__ import annotations

import fnmatch
from dataclasses import dataclass
from typing import Any

from tests.peer.core.sides import Record
from tests.peer.known import FOLDER, load

WELL = {"value": "well"}


@dataclass(frozen=True)
class Difference:
    what: str
    """The case and what it looked at."""
    published: str
    ours: str


@dataclass(frozen=True)
class Known:
    reason: str
    what: str
    """With ``*`` for anything."""


def known(where: str) -> list[Known]:
    """Differences on purpose that show on a ``gpu`` or on the ``standin``."""
    return [
        Known(entry["reason"], what)
        for entry in load(FOLDER / "core.toml").get("case", [])
        if entry.get("on", where) == where
        for what in ([entry["what"]] if isinstance(entry["what"], str) else entry["what"])
    ]


def stale(listed: list[Known], differing: list[Difference], published: dict[str, Record]) -> list[str]:
    """The entries that explain nothing, although what they describe was looked at. The end of a case is not judged: where
    a device is missing, a case ends before it comes to the difference.
    """
    used = {id(explanation(item, listed)) for item in differing}
    seen = [f"{case}: {what}" for case, record in published.items() for what in outcomes(record) if what != "ended"]
    return [
        item.what
        for item in listed
        if id(item) not in used and any(fnmatch.fnmatchcase(one, escaped(item.what)) for one in seen)
    ]


def reachable(uncovered: list[str]) -> tuple[list[str], list[str]]:
    """The names that any machine can use, and those that need what this one may lack."""
    needs = {entry["what"]: entry["needs"] for entry in load(FOLDER / "core.toml")["unreachable"]}
    elsewhere: dict[str, str] = {}
    for item in uncovered:
        for what, need in needs.items():
            if fnmatch.fnmatchcase(item, what):
                elsewhere[item] = f"{item} (needs {need})"
    return [item for item in uncovered if item not in elsewhere], list(elsewhere.values())


def explanation(difference: Difference, listed: list[Known]) -> Known | None:
    return next((item for item in listed if fnmatch.fnmatchcase(difference.what, escaped(item.what))), None)


def escaped(pattern: str) -> str:
    """Only ``*`` is special: programs contain brackets."""
    return pattern.replace("[", "[[]").replace("?", "[?]")


def differences(published: dict[str, Record], ours: dict[str, Record], on_standin: bool) -> list[Difference]:
    """The differences of two runs. If the published package needs a feature that the stand-in lacks, nothing is
    compared."""
    found = []
    for case, record in published.items():
        other = ours.get(case)
        if other is None:
            found.append(Difference(case, "ran", "did not run"))
            continue
        first, second = outcomes(record), outcomes(other)
        for what in first:  # an additional name in ours is not a difference
            one, two = first.get(what), second.get(what)
            if (one is None and is_cut(first)) or (two is None and is_cut(second)):
                continue  # the end of the case is compared separately
            if on_standin and (is_unsupported(one) or is_unsupported(two)):
                continue
            if not alike(one, two):
                found.append(Difference(f"{case}: {what}", text(one), text(two)))
    found += [Difference(case, "did not run", "ran") for case in ours if case not in published]
    return found


def outcomes(record: Record) -> dict[str, Any]:
    found = {what: outcome for what, outcome in record["seen"]}
    if record["died"]:
        found["ended"] = {"value": record["died"]}
    return found


def is_unsupported(outcome: Any) -> bool:
    return bool(outcome and outcome.get("status") in ("CUDA_ERROR_NOT_SUPPORTED", "cudaErrorNotSupported"))


def is_cut(outcomes: dict[str, Any]) -> bool:
    """Whether a case was cut short."""
    return bool(outcomes.get("ended") != WELL)


def alike(published: Any, ours: Any) -> bool:
    """Our exception may have further base classes; a status that both have must be equal."""
    if published is None or ours is None:
        return False
    if follows(published) != follows(ours):
        return True  # a later call on an object whose difference is reported already
    if published.get("warns") != ours.get("warns"):
        return False
    if "raises" in published and "raises" in ours:
        status = {item["status"] for item in (published, ours) if not item["status"].startswith("cudaError")} - {""}
        return set(published["raises"]) <= set(ours["raises"]) and len(status) <= 1
    return bool(published.get("value") == ours.get("value") and "raises" not in published and "raises" not in ours)


def follows(outcome: Any) -> bool:
    """Whether the line only follows from an earlier call that raised."""
    return "'NoneType' object has no attribute" in outcome.get("says", "")


def text(outcome: Any) -> str:
    if outcome is None:
        return "(not reached)"
    shown = outcome["value"] if "value" in outcome else f"raises {'/'.join(outcome['raises'])}: {outcome['says']}"
    return shown + (f" warns {outcome['warns']}" if "warns" in outcome else "")


def table(found: list[Difference], listed: list[Known]) -> str:
    """The differences by case, unexplained ones first."""
    lines = []
    for title, is_known in (("Without a reason", False), ("On purpose", True)):
        chosen = [item for item in found if bool(explanation(item, listed)) is is_known]
        lines.append(f"== {title}: {len(chosen)}")
        for item in chosen:
            reason = explanation(item, listed)
            lines += [item.what, f"    published: {item.published}", f"    ours:      {item.ours}"]
            lines += [f"    reason:    {reason.reason}"] if reason else []
    return "\n".join(lines)
