"""Sources of memory whose size an argument or a function tells, and of lists of texts."""

from __future__ import annotations

from ..types import number_class
from . import HARMLESS, buffer, builtins

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ..tables.declarations import Declaration
    from . import Source
    from .sources import Call

BYTES = builtins.BYTES if builtins else 0
"""The offset of a bytes object's content; unused without machine code."""


def exact_memory(call: Call, item: Declaration, position: int) -> Source | None:
    """Memory of exactly as many bytes as another argument says."""
    size = call.position_of(item.notes["exact"])
    if size < 0 or len(item.notes) > 1 or call.face == "checked":
        return None
    return "prepared", exact, (position, size), (int, bytes), size


def exact(value: Any, size: Any) -> Any:
    """The memory of a buffer of that size; NotImplemented for other values, which Python converts."""
    kind = type(value)
    memory = (
        buffer(value) if kind is bytearray or kind is memoryview else NotImplemented
    )  # from here on, its size stays
    if memory is NotImplemented:
        return memory
    given = len(value) if kind is bytearray else value.nbytes
    return memory if type(size) is int and given == size else NotImplemented


def callers_room(call: Call, item: Declaration, position: int) -> Source | None:
    """The caller's memory for content whose size a function of the first argument returns."""
    size_of = call.function and call.function(item.notes["sized"])
    if not size_of or call.face == "checked":
        return None
    refuses_bytes = "writable" in item.notes
    plain = () if call.face == "bindings" else (int,)  # in bindings, an int is a size

    def prepare(value: Any, owner: Any) -> Any:
        kind = type(value)
        if kind is bytes and not refuses_bytes:
            memory = id(value) + BYTES
        elif kind is bytearray or kind is memoryview:
            memory = buffer(value)  # from here on, its size stays
            if memory is NotImplemented:
                return memory
        else:
            return NotImplemented
        try:
            fits = (value.nbytes if kind is memoryview else len(value)) >= size_of(owner)
        except Exception as error:
            from ...errors import CudaError

            if isinstance(error, CudaError):  # the call itself reports this
                return NotImplemented
            raise
        return memory if fits else NotImplemented

    return "room", position, plain, refuses_bytes, prepare, item.notes["sized"]


def texts(call: Call, item: Declaration, position: int) -> Source | None:
    """A list of texts, at least as many as another argument says."""
    count = call.position_of(item.notes["array"])
    if (
        count < 0
        or item.base != "char"
        or item.stars != 2
        or not {"array", "optional"}.union(HARMLESS) >= {*item.notes}
    ):
        return None
    is_optional, pointer = "optional" in item.notes, number_class("z")

    def prepare(least: Any, value: Any) -> Any:
        if value is not None and type(value) is not list and type(value) is not tuple or type(least) is not int:
            return NotImplemented
        try:
            contents = [text.encode() if type(text) is str else text for text in value or ()]
        except UnicodeEncodeError:
            return NotImplemented
        if len(contents) < least and (contents or not is_optional) or not {bytes}.issuperset(map(type, contents)):
            return NotImplemented
        return (pointer * len(contents))(*contents) if contents else None

    return "texts", position, count, is_optional, prepare
