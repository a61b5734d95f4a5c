"""The forms of a function: per-thread twins, older forms, and the CUDA version that introduced each."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable

from generator import forms
from generator.errors import HeaderError
from generator.model import Callback, CType, Function

Signature = Callable[[Function | Callback], tuple[CType, ...]]


def introduce(functions: Iterable[Function], typedefs: Iterable[Callback], signature: Signature) -> None:
    """Set ``since`` of every function that has a typedef in a version header.

    Each form of a function has a typedef: ``PFN_cuCtxCreate_v3020`` is the form that CUDA 3.2 introduced. The header does
    not tell which exported symbol that is (here ``cuCtxCreate_v2``), but both are ordered by time. So the newest symbol
    of a name gets the newest typedef of the same signature, the symbol before it the newest one older than that, and so
    on. A typedef without a function means that a header is incomplete.
    """
    versions: defaultdict[tuple[str, str], list[tuple[int, Callback]]] = defaultdict(list)
    pattern = forms.typedef()
    for typedef in typedefs:
        if match := pattern.fullmatch(typedef.name):
            versions[match["name"], match["twin"] or ""].append((int(match["version"]), typedef))
    by_name: defaultdict[tuple[str, str], list[tuple[int, Function]]] = defaultdict(list)
    for function in functions:
        match = forms.symbol().fullmatch(function.symbol)
        if match is None:
            raise HeaderError(function.location, f"the name {function.symbol!r} must consist of letters, digits and _")
        by_name[match["name"], match["twin"] or ""].append((int(match["form"] or 1), function))
    for name, twin in versions.keys() - by_name.keys():
        typedef = versions[name, twin][0][1]
        raise HeaderError(typedef.location, f"{typedef.name!r} belongs to a function that no header declares")
    for key, group in by_name.items():
        left = sorted(versions.get(key, ()), key=lambda item: item[0])
        for _, function in sorted(group, key=lambda item: item[0], reverse=True):
            wanted = signature(function)
            while left:
                version, typedef = left.pop()
                if signature(typedef) == wanted:
                    function.since = version
                    break


def pair_twins(functions: list[Function], internal_lines: dict[str, list[tuple[int, int]]]) -> None:
    """Link each function with its per-thread twin, and mark functions that only the internal view declares.

    In that view the header's public part declares the twin, and its internal part the function itself. The two change
    places, so that the function is where a reader of the header finds it.
    """

    def is_internal(function: Function) -> bool:
        place = function.location
        return any(first <= place.line <= last for first, last in internal_lines.get(place.header, ()))

    places = {function.symbol: index for index, function in enumerate(functions)}
    for twin in list(functions):
        base = re.sub(f"({forms.twin()})$", "", twin.symbol)
        if base == twin.symbol or base not in places:
            continue
        function = functions[places[base]]
        function.per_thread = twin.symbol
        if is_internal(function) and not is_internal(twin):
            function.location, twin.location = twin.location, function.location
            function.parameters, twin.parameters = twin.parameters, function.parameters
            here, there = places[function.symbol], places[twin.symbol]
            functions[here], functions[there] = twin, function
            places[function.symbol], places[twin.symbol] = there, here
    for function in functions:
        function.internal = is_internal(function) or forms.is_twin(function.symbol)
