"""From what C wrote to what a caller gets, and what must live on after a call."""

from __future__ import annotations

import ctypes

from .records import aligned_array, plain

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


def output_array(cls: Any, count: int) -> Any:
    return aligned_array(cls, count) if count else None


def output_list(array: Any, convert: Any) -> list[Any]:
    if array is None:
        return []
    if convert is None:
        return list(array)
    if array._type_ in (ctypes.c_uint64, ctypes.c_uint, ctypes.c_int):
        return [convert(item) for item in array[:]]
    return [convert(plain(item)) for item in array]


def owned_list(c_type: Any, address: int | None, count: int, convert: Any, cls: Any) -> list[Any]:
    """Copies of ``count`` elements in memory of the library's."""
    if not address:
        return []
    items = (c_type * count).from_address(address)
    if cls is not None:
        return [cls.from_buffer_copy(item) for item in items]
    return output_list(items, convert)


def text_of(value: Any) -> Any:
    """C text as str, up to its NUL."""
    return value if value is None else value.split(b"\0", 1)[0].decode("utf-8", "replace")


_kept_with: dict[int, list[Any]] = {}


def keep_with(handle: Any, what: Any) -> None:
    """Keep log buffers and the like alive as long as the library writes to them: until ``handle`` is destroyed."""
    _kept_with.setdefault(int(handle or 0), []).append(what)


def forget_with(handle: Any) -> None:
    _kept_with.pop(int(handle or 0), None)
