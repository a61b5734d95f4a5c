"""The driver's facts about an address."""

from __future__ import annotations

from ..._floor.native import routines
from .._driver import after_few, driver, filled

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any


FUNCTION = "cuPointerGetAttributes"
_asked: Any = None


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
        names = driver.CUpointer_attribute
        _asked = (
            names.CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
            names.CU_POINTER_ATTRIBUTE_IS_MANAGED,
            names.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL,
        )
    _another()
    return driver.cuPointerGetAttributes(len(_asked), _asked, address)


def _describe(native: Any, routine: Any) -> None:
    kind, managed, device = map(int, _asked)
    asked = routine.memory(routine.number(kind | managed << 32), routine.number(device))  # numbers of 4 bytes
    told = routine.memory(routine.output("I"), routine.output("B"), routine.output("i"))
    routine.sources += [routine.number(len(_asked)), asked, told, routine.value(0, "Q", int)]
    routine.returns_tuple()
