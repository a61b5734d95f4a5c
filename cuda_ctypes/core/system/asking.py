"""How properties get their values: NVML is asked each time, or gave several in one answer."""

from __future__ import annotations

import os

from ..._counting import there_are
from ..._floor import FORKS
from ...bindings import nvml
from .._driver import as_int
from ..attributes import with_member
from ..lifetimes import Unique

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

_initialized: list[None] = []
"""Not empty once this process has called nvmlInit."""

if FORKS:
    os.register_at_fork(after_in_child=_initialized.clear)


def initialized() -> Any:
    """``bindings.nvml``, ready for use. C: nvmlInit_v2."""
    if not _initialized:
        nvml.init_v2()
        _initialized.append(None)
    return nvml


def _asked_number(self: Any) -> int:
    found = nvml.member(self._handle)  # type: ignore[attr-defined]
    return found if found.__class__ is int else int(found)


def _asked_text(self: Any) -> str:
    found = nvml.member(self._handle)  # type: ignore[attr-defined]
    return found if found.__class__ is str else str(found)


def _asked_flag(self: Any) -> bool:
    return not not nvml.member(self._handle)  # type: ignore[attr-defined]


def _read(self: Any) -> Any:
    return self._record.member


def _read_flag(self: Any) -> bool:
    return not not self._record.member


ASKED: dict[Any, Any] = {int: _asked_number, str: _asked_text, bool: _asked_flag}
READ: dict[Any, Any] = {int: _read, str: _read, bool: _read_flag}  # structs give ints and str


class Asking(Unique):
    """Asks NVML about one GPU: attributes have the names of functions that take the device only."""

    __slots__ = ("_handle",)
    _handle: int
    """The nvmlDevice_t."""

    def __init__(self, handle: int) -> None:
        self._handle = handle

    @staticmethod
    def _asking(name: str, kind: Any) -> Callable[[Any], Any]:
        return with_member(ASKED[kind], name)  # type: ignore[no-any-return]


class Answer:
    """An answer of NVML's, a struct: attributes have the names of members."""

    __slots__ = ("_record",)

    def __init__(self, record: Any) -> None:
        self._record = record

    @staticmethod
    def _asking(name: str, kind: Any) -> Callable[[Any], Any]:
        return with_member(READ[kind], name)  # type: ignore[no-any-return]


class Answers:
    """The first ``count`` of several structs, as objects of the class ``_kind``, each made when it is asked for."""

    __slots__ = ("_items", "_count")
    _kind: Any

    def __init__(self, items: Any, count: int) -> None:
        self._items = items
        self._count = count

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[Any]:
        items, kind = self._items, self._kind  # once: 2.9 us for eight, and 3.7 by __getitem__ (AMD EPYC)
        for place in range(self._count):
            yield kind(items[place])

    def __getitem__(self, idx: int) -> Any:
        if type(idx) is int and 0 <= idx < self._count:
            return self._kind(self._items[idx])
        number = as_int(idx, "idx")
        try:
            return self._kind(self._items[range(self._count)[number]])
        except IndexError:
            raise IndexError(f"idx is {number}, but {there_are(self._count, 'item')}, numbered from 0") from None


def within(value: int, what: str, end: int) -> int:
    """A number from 0 to ``end`` - 1. Raises ValueError for others, TypeError for other types."""
    if type(value) is int and 0 <= value < end:
        return value
    number = as_int(value, what)
    if not 0 <= number < end:
        raise ValueError(f"{what} is {number}, but {f'must be from 0 to {end - 1}' if end else 'there are none'}")
    return number


def switch(value: bool, what: str) -> int:
    """On or off as NVML takes it. Raises TypeError for anything but True and False."""
    if value not in (True, False):
        raise TypeError(f"{what}: True or False is expected, got {value!r}")
    return int(value)
