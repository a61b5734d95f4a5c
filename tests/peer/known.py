"""Known differences and their reasons: ``differences/MODULE.toml``."""

from __future__ import annotations

import fnmatch
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.peer.snippets import normal

FOLDER = Path(__file__).with_name("differences")


@dataclass
class Difference:
    reason: str
    what: str = ""
    """For the surface: the name that differs, where ``*`` matches anything."""
    snippet: str = ""
    """For the behaviour: the snippet."""
    ours: str = ""
    """For the behaviour: the outcome in ours."""
    version: str = ""
    """The version that differs; empty for all."""

    def applies(self, version: str) -> bool:
        return self.version in ("", version)


@dataclass
class Differences:
    surface: list[Difference]
    behaviour: dict[str, list[Difference]]

    @classmethod
    def read(cls, module: str) -> Differences:
        path = FOLDER / f"{module}.toml"
        entries = load(path) if path.exists() else {}
        behaviour: dict[str, list[Difference]] = {}
        for entry in entries.get("behaviour", []):
            for case in entry["cases"]:
                difference = Difference(entry["reason"], **{name: value.strip("\n") for name, value in case.items()})
                difference.snippet = normal(difference.snippet)
                behaviour.setdefault(difference.snippet, []).append(difference)
        surface = [
            Difference(**{**entry, "what": what})
            for entry in entries.get("surface", [])
            for what in ([entry["what"]] if isinstance(entry["what"], str) else entry["what"])
        ]
        return cls(surface, behaviour)

    def of_surface(self, what: str, version: str) -> Difference | None:
        for difference in self.surface:
            if fnmatch.fnmatchcase(what, difference.what) and difference.applies(version):
                return difference
        return None

    def of_behaviour(self, snippet: str, version: str) -> Difference | None:
        return next((entry for entry in self.behaviour.get(snippet, []) if entry.applies(version)), None)


def load(path: Path) -> dict[str, Any]:
    try:
        import tomllib
    except ImportError:  # before Python 3.11
        from pip._vendor import tomli as tomllib  # type: ignore[no-redef]
    return tomllib.loads(path.read_text("utf-8"))


UNSTABLE = "(differs from run to run)"
"""The outcome of a snippet that shows uninitialized memory of the published package."""


def alike(published: str, ours: str) -> bool:
    """Whether two outcomes agree, or the published one is unstable.

    ``<ValueError>`` in a published representation is a number without a member in the enum. Ours shows the number.
    """
    if "<ValueError>" not in published:
        return published in (ours, UNSTABLE)
    parts = (re.escape(part) for part in published.split("<ValueError>"))
    return re.fullmatch(r"<[^<>]*>".join(parts), ours) is not None
