"""The driver's facts about an address."""

from __future__ import annotations

import ctypes

from ..._floor.native import routines
from .._driver import after_few, fail, filled, number_of, typed

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any


FUNCTION = "cuPointerGetAttributes"
NAMES = "MEMORY_TYPE", "IS_MANAGED", "DEVICE_ORDINAL"
_asked: Any = None
"""Their numbers, as an array of C."""


def _quicken() -> None:
    if routines() is not None:
        from ..quick_methods import quick

        filled(FUNCTION)
        globals()["_told"] = quick(_told, FUNCTION, _describe, 1)


_another = after_few(_quicken)


def pointer_facts(address: int | None) -> Sequence[Any]:
    """The driver's type of the memory (0: unknown), whether it is managed, and its device. C: cuPointerGetAttributes."""
    return _told(address)


def _told(address: int | None) -> Sequence[Any]:
    global _asked
    if _asked is None:
        numbers = [number_of("CUpointer_attribute", f"CU_POINTER_ATTRIBUTE_{name}") for name in NAMES]
        _asked = (ctypes.c_uint * len(numbers))(*numbers)
    _another()
    told = (ctypes.c_uint64 * len(NAMES))()  # zeros, of which C writes 4 bytes, 1 byte and 4 bytes
    place = ctypes.addressof(told)
    places = (ctypes.c_void_p * len(NAMES))(place, place + 8, place + 16)
    status = typed(FUNCTION)(len(NAMES), _asked, places, address)
    if status:
        fail(status, FUNCTION)
    kind, managed, device = told
    return kind, managed != 0, ctypes.c_int(device).value


def _describe(native: Any, routine: Any) -> None:
    kind, managed, device = _asked
    asked = routine.memory(routine.number(kind | managed << 32), routine.number(device))  # numbers of 4 bytes
    told = routine.memory(routine.output("I"), routine.output("B"), routine.output("i"))
    routine.sources += [routine.number(len(_asked)), asked, told, routine.value(0, "Q", int)]
    routine.returns_tuple()
