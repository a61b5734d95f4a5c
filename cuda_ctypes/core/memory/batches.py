"""Common parts of operations on many buffers."""

from __future__ import annotations

from collections.abc import Sequence

from .._driver import class_name
from .buffer import Buffer

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, TypeVar

    T = TypeVar("T")


def buffers_of(value: Any, what: str, instead: str) -> Sequence[Buffer]:
    """A sequence of open buffers. ``what`` is the function that was called, ``instead`` the one for a single buffer.
    Raises TypeError for anything else, ValueError for an empty sequence, RuntimeError for a closed buffer.
    """
    if isinstance(value, Buffer):
        raise TypeError(f"{what}: a sequence of Buffers is expected; for one Buffer there is {instead}")
    if value.__class__ is not list and not isinstance(value, Sequence):
        raise TypeError(f"{what}: a sequence of Buffers is expected, got {class_name(value)}")
    if not value:
        raise ValueError(f"{what}: the sequence of Buffers is empty")
    for index, buffer in enumerate(value):
        if not isinstance(buffer, Buffer):
            raise TypeError(f"{what}: a Buffer is expected at index {index}, got {class_name(buffer)}")
        if buffer._address is None:
            raise RuntimeError(f"{what}: the Buffer at index {index} is closed")
    return value


def runs(values: Sequence[T]) -> tuple[list[T], list[int]]:
    """Equal neighbours merged, and the index where each run begins, as C takes attributes of many items."""
    starts = [index for index, value in enumerate(values) if index == 0 or value != values[index - 1]]
    return [values[index] for index in starts], starts
