"""Which CUDA version introduced a function.

The version headers have one function-pointer typedef per form of a function: ``PFN_cuCtxCreate_v3020`` is the form that
CUDA 3.2 brought. Which exported symbol that is (here ``cuCtxCreate_v2``) they do not say, but both go forward in time.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable

from generator.model import Callback, CType, Function

_TYPEDEF = re.compile(r"PFN_(?P<name>\w+?)_v(?P<version>\d{4,})(?P<twin>_pt[ds][sz])?")
_SYMBOL = re.compile(r"(?P<name>\w+?)(?:_v(?P<form>\d{1,2}))?(?P<twin>_pt[ds][sz])?")

Signature = Callable[[Function | Callback], tuple[CType, ...]]


def introduce(functions: Iterable[Function], typedefs: Iterable[Callback], signature: Signature) -> None:
    """Set ``since`` of every function that has a typedef.

    The newest symbol of a name gets the newest typedef of the same signature, the symbol before it the newest one that
    is older than that, and so on.
    """
    versions: defaultdict[tuple[str, str], list[tuple[int, Callback]]] = defaultdict(list)
    for typedef in typedefs:
        if match := _TYPEDEF.fullmatch(typedef.name):
            versions[match["name"], match["twin"] or ""].append((int(match["version"]), typedef))
    forms: defaultdict[tuple[str, str], list[tuple[int, Function]]] = defaultdict(list)
    for function in functions:
        match = _SYMBOL.fullmatch(function.symbol)
        assert match, function.symbol
        forms[match["name"], match["twin"] or ""].append((int(match["form"] or 1), function))
    for key, group in forms.items():
        left = sorted(versions.get(key, ()), key=lambda item: item[0])
        for _, function in sorted(group, key=lambda item: item[0], reverse=True):
            wanted = signature(function)
            while left:
                version, typedef = left.pop()
                if signature(typedef) == wanted:
                    function.since = version
                    break
