"""Names of handles: the one the program gave, or the kind and a number, ``stream#3``.

A number stands for one object: it is not given again when the driver uses an address again.
"""

from __future__ import annotations

import re
from itertools import count

from ..nvtx import _names as GIVEN
from .text import quoted

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

ALIKE = {"function": "kernel"}
"""Kinds whose handles C takes for one another."""
KIND = re.compile(
    r"(?:CU(?:pti_)?|cuda|nvrtc|nvJitLink|nvFatbin|nvvm|nvml|nccl|cublas(?!Lt)|curand|cudla)?(\w*?)(?:Handle)?(?:_t)?"
)
_kinds: dict[str, Handles] = {}
structs: list[dict[bytes, bytes]] = []
"""For each kind of struct, those shown by their content, with the present names of their handles."""


class Handles(dict):  # type: ignore[type-arg]
    """The names of all handles of a kind by their numbers, as JSON."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.last = count(1)
        self[0] = b'"0"'

    def __missing__(self, number: int) -> bytes:
        name = GIVEN.get(number)
        if name is None:
            name = f"{self.kind}#{next(self.last)}"
        self[number] = made = quoted(name)
        return made

    def called(self, number: int, name: bytes) -> None:
        """Note the name that a call gave to the handle it returned, as JSON."""
        if number not in self:
            self[number] = name


def handles_of(types: Any, name: str) -> Handles:
    """The handles of a C type: ``CUstream`` and ``cudaStream_t`` are one kind."""
    target = types.target(name)
    match = KIND.fullmatch(name)
    kind = match.group(1) if match else name
    kind = kind[:1].lower() + kind[1:] or types.home(name).table.library
    kind = ALIKE.get(kind, kind)
    key = kind if kind in ALIKE.values() or target == "void *" else target
    return _kinds.get(key) or _kinds.setdefault(key, Handles(kind))


def name(number: int, text: str) -> None:
    """Note the name that the program gave to a handle."""
    for handles in list(_kinds.values()):
        if number in handles:
            handles[number] = quoted(text)
    changed()


def forget(handles: Handles, number: int) -> None:
    """The object is destroyed: its number may come back for another one."""
    if number:
        handles.pop(number, None)
        changed()
        GIVEN.pop(number, None)


def changed() -> None:
    """Forget the structs shown: a handle in them may have another name now."""
    for known in structs:
        known.clear()
