"""Sizes, offsets and values as a generated package has them. ``verify`` runs this file on every installed Python.

It needs Python 3.9 and nothing of the generator.
"""

from __future__ import annotations

import ctypes
import importlib
import json
import sys
from collections.abc import Callable, Mapping
from typing import Any


def number(find: Callable[[str], Any], owner: str, member: str, measure: str, kind: str) -> int | None:
    """The answer to a question of generator/probe.py; None if the package lacks the name."""
    found = find(owner)
    if found is None:
        return None
    if measure == "value":
        value = found.__members__.get(member) if member else found
        return None if value is None else int(getattr(value, "value", value) or 0)
    if not member:
        return alignment(found) if measure == "alignof" else ctypes.sizeof(found)
    if kind == "bits":
        record = found()
        setattr(record, member, -1)
        return int.from_bytes(ctypes.string_at(ctypes.addressof(record), ctypes.sizeof(found)), sys.byteorder)
    field = getattr(found, member, None)
    if field is None:
        return None
    return int(field.offset if measure == "offsetof" else field.size)


def alignment(type_: Any) -> int:
    """A class's alignment. Before Python 3.13 ctypes cannot align a class, and the class itself tells."""
    return max(ctypes.alignment(type_), getattr(type_, "_align_in_c", 1))


def look(request: Mapping[str, Any]) -> dict[str, Any]:
    """Import every face of a library, and answer questions about its ``raw`` module."""
    sys.path.insert(0, request["folder"])
    problems = []

    def attempt(name: str, ask: Callable[[], Any]) -> Any:
        try:
            return ask()
        except Exception as error:
            problems.append(f"{name} raises {type(error).__name__}: {error}")
            return None

    for face in request["faces"]:
        statement = f"from cuda_ctypes.{request['major']}.{face}.{request['library']} import *"
        attempt(f"`{statement}`", lambda: exec(statement, {}))
    raw = importlib.import_module(f"cuda_ctypes.{request['major']}.raw.{request['library']}")

    def find(name: str) -> Any:
        return getattr(raw, name, None)

    numbers = [attempt(item[0], lambda: number(find, *item)) for item in request["questions"]]
    constants = [attempt(name, lambda: find(name)) for name in request["constants"]]
    return {"problems": problems, "numbers": numbers, "constants": constants, "symbols": symbols(request)}


def symbols(request: Mapping[str, Any]) -> dict[str, Any]:
    """The library's file, and the functions that it lacks; empty if it is not installed."""
    from cuda_ctypes._floor.library import Library
    from cuda_ctypes._floor.tables import table_of

    table = table_of(f"cuda_ctypes.{request['major']}", request["library"])
    library = Library(request["library"], table.settings, int(request["major"][2:]))
    try:
        library.open()
    except Exception:  # of whatever kind: it cannot be used here
        return {}
    return {"file": library.path, "lacking": [name for name in table.functions if not library.address(name)]}


if __name__ == "__main__":
    json.dump(look(json.load(sys.stdin)), sys.stdout)
