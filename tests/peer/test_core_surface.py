"""Every public name of cuda.core is in ``cuda_ctypes.core``, with the same parameters, defaults and members."""

from __future__ import annotations

import dataclasses
import enum
import os
import sys
import types
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cuda_ctypes import core
from tests.peer.environments import CORE, Side, Unavailable, published_core
from tests.peer.hidden import HIDDEN
from tests.peer.known import Differences
from tests.peer.objects import objects

MODULES = (
    "core",
    "core.checkpoint",
    "core.graph",
    "core.system",
    "core.system.exceptions",
    "core.system.typing",
    "core.texture",
    "core.typing",
    "core.utils",
)
Objects = dict[str, Any]
Mismatch = tuple[str, Any, Any]
"""What differs, as published, as ours."""


@cache
def both(module: str) -> tuple[Objects, Objects]:
    try:
        published = published_core(f"cuda.{module}")
    except Unavailable as error:
        if os.environ.get("CI"):
            pytest.fail(str(error))
        pytest.skip(str(error))
    hidden = HIDDEN.get(module, {})
    sides = (published, Side(Path(sys.executable), f"cuda_ctypes.{module}"))
    first, second = (
        side.objects(
            {name: places[i] if ":" in places[i] else f"{places[i]}:{name}" for name, places in hidden.items()}
        )
        for i, side in enumerate(sides)
    )
    return first, second


def mismatches(module: str) -> Iterator[Mismatch]:
    published, ours = both(module)
    prefix = module.partition(".")[2]
    for name, expected in published.items():
        what = f"{prefix}.{name}" if prefix else name
        found = ours.get(name)
        if not isinstance(expected, dict) or not isinstance(found, dict):
            if found != expected:
                yield what, expected, found
            continue
        for aspect in ("constructor", "fields"):
            if found.get(aspect) != expected.get(aspect):
                yield f"{what}.{aspect}", expected.get(aspect), found.get(aspect)
        for member, kind in expected["members"].items():
            if found["members"].get(member) != kind:
                yield f"{what}.{member}", kind, found["members"].get(member)


@cache
def known() -> Differences:
    return Differences.read("core")


@pytest.mark.parametrize("module", MODULES)
def test_everything_published_is_here(module: str) -> None:
    unexplained = [
        f"{what}\n    published: {expected}\n    ours:      {found}"
        for what, expected, found in mismatches(module)
        if not known().of_surface(what, "")
    ]
    assert not unexplained, f"{len(unexplained)} differences from cuda.{module}:\n" + "\n".join(unexplained[:40])


def test_the_version_is_that_of_the_names() -> None:
    assert f"cuda-core=={core.__version__}" == CORE[0]


def test_no_difference_is_stale() -> None:
    """The list has no differences that no longer exist."""
    found = {id(known().of_surface(what, "")) for module in MODULES for what, _, _ in mismatches(module)}
    stale = [entry.what for entry in known().surface if id(entry) not in found]
    assert not stale, f"no longer different, take them out of differences/core.toml: {stale}"


@pytest.mark.parametrize(
    "module, count",
    [
        ("core", 45),
        ("core.checkpoint", 1),
        ("core.graph", 30),
        ("core.system", 46),
        ("core.system.exceptions", 32),
        ("core.system.typing", 19),
        ("core.texture", 8),
        ("core.typing", 21),
        ("core.utils", 13),
    ],
)
def test_every_published_name_is_looked_at(module: str, count: int) -> None:
    """The probe does not overlook anything: counted by hand."""
    assert len(both(module)[0]) == count + len(HIDDEN.get(module, {}))


def test_constructors_of_compiled_classes_are_read() -> None:
    """Python does not expose them: a probe that does not find them would compare nothing."""
    published = both("core")[0]
    assert published["LaunchConfig"]["constructor"][0].startswith("grid")
    assert published["Program"]["constructor"] == ["code", "code_type", "options=None"]
    assert published["Stream"]["constructor"] is None, "it is not made directly"


def test_a_difference_is_seen() -> None:
    """Every kind: a name, a parameter, a default, a member, a field, a value of an enumeration."""

    def module(size: int, extra: bool) -> Any:
        found = types.ModuleType("module")

        class Thing:
            def __init__(self, size: int = size) -> None: ...

            if extra:

                def more(self) -> None: ...

        @dataclasses.dataclass
        class Options:
            number: int = size

        kind = enum.Enum("kind", {"ONE": size})
        vars(found).update({"__all__": ["Thing", "Options", "Kind"], "Thing": Thing, "Options": Options, "Kind": kind})
        return found

    one, other = objects(module(1, True), {}), objects(module(2, False), {})
    assert one["Thing"] == {"constructor": ["size=1"], "fields": {}, "members": {"more": ["method"]}}
    assert other["Thing"] == {"constructor": ["size=2"], "fields": {}, "members": {}}
    assert one["Options"]["fields"] == {"number": "1"} and other["Options"]["fields"] == {"number": "2"}
    assert one["Kind"] == {"members": {"ONE": "1"}} and other["Kind"] == {"members": {"ONE": "2"}}
