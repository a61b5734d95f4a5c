"""Vendored functions do what those of ``checked`` do: the same arguments arrive in C, and the same results come back."""

from __future__ import annotations

import ctypes
from typing import Any, Callable

import pytest

from cuda_ctypes.vendor.selection import Source, members
from tests.conftest import package_on
from tests.standin import build
from tests.standin.control import Recorder
from tests.vendor.test_written import module_of, text_of_all

FINE = {"default", "least", "memory", "writable"}
"""Notes of parameters that are passed as they are."""


def argument(source: Source, item: Any, number: int) -> Any:
    """The argument for a parameter; None if a number or text is not enough."""
    types, kind = source.types, source.types.kind(item.base)
    if set(item.notes) - FINE:
        return None
    if item.base == "char" and item.const and item.stars == 1:
        return f"text {number}"
    if item.stars == 1 and kind in ("void", "opaque"):
        return 4096 * (number + 1)
    if item.stars or item.bounds:
        return None
    if kind == "enum":
        return list(members(source, item.base).values())[-1]
    if types.target(item.base) in ("float", "double"):
        return number + 0.5
    if types.target(item.base) == "_Bool":
        return True
    return 100 + number if kind in ("scalar", "handle") else None


def is_number(source: Source, item: Any) -> bool:
    """Whether C writes one number, handle or address."""
    kind = source.types.kind(item.base)
    if item.notes or item.bounds or item.direction != "out" or item.base == "char":
        return False
    return kind in ("scalar", "enum", "handle") if item.stars == 1 else item.stars == 2 and kind in ("void", "opaque")


def size_of(source: Source, item: Any) -> int:
    return 8 if item.stars == 2 else ctypes.sizeof(source.types.c_class(item.base))


def simple_calls(source: Source) -> dict[str, list[Any]]:
    """Functions that take and give numbers, with the arguments of one call."""
    found = {}
    for name in source.table.functions:
        prototype = source.prototype(name, "checked")
        inputs = [(place, item) for place, item in enumerate(prototype.parameters) if item.direction == "in"]
        given = [argument(source, item, place) for place, item in inputs]
        outputs = [item for item in prototype.parameters if item.direction != "in"]
        is_status = prototype.result.base == source.settings["result"] and not prototype.result.stars
        if is_status and None not in given and all(is_number(source, item) for item in outputs):
            found[name] = given
    return found


def outcome(recorder: Recorder, source: Source, name: str, function: Callable[..., Any], given: list[Any]) -> Any:
    """The arguments that arrived, without addresses of results and texts, and the results as numbers."""
    parameters = source.prototype(name, "checked").parameters
    recorder.program(name, 0)
    for place, item in enumerate(parameters):
        if item.direction != "in":
            recorder.write(place, bytes([0x11 + place] * size_of(source, item)))
    results = function(*given)
    (call,) = recorder.calls(name)
    arrived = [
        call.arguments[place]
        for place, item in enumerate(parameters)
        if item.direction == "in" and not (item.stars and item.base == "char")
    ]
    given_back = results if isinstance(results, tuple) else (results,)
    return arrived, [value if value is None or isinstance(value, float) else int(value) for value in given_back]


@pytest.mark.parametrize("major", [13, 12])
@pytest.mark.parametrize(("library", "face", "count"), [("driver", "checked", 200), ("nvml", "bindings", 100)])
def test_arguments_and_results_are_those_of_the_package(
    library: str, face: str, count: int, major: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = Source(library, major)
    made = build.standins()[f"cu{major}", library]
    build.ensure(made)
    path, variable = made.path("recording"), source.settings["environment"]
    monkeypatch.setenv(variable, str(path))
    recorder = Recorder(path)
    vendored = module_of(text_of_all(library, face, major))
    calls = simple_calls(source)
    assert len(calls) > count, "most functions take and give numbers"
    spelled = source.table.snake_functions.name_of if face == "bindings" else str
    with package_on(**{variable: str(path)}) as package:
        module = package(f"cu{major}.{face}.{library}")
        for name, given in calls.items():
            ours, theirs = (getattr(place, spelled(name)) for place in (vendored, module))
            assert outcome(recorder, source, name, ours, given) == outcome(recorder, source, name, theirs, given), name
            refused = []
            for function in (ours, theirs):
                recorder.program(name, 999)
                caught: Any
                with pytest.raises(Exception, match="999") as caught:
                    function(*given)
                refused.append((int(caught.value.status), {cls.__name__ for cls in type(caught.value).__mro__}))
            (status, classes), (other, bases) = refused
            assert status == other == 999 and classes - {"CudaError"} <= bases, name
