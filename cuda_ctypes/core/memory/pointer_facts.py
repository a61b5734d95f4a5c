"""The driver's facts about an address."""

from __future__ import annotations

from .._driver import driver

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


_asked: Any = None


def pointer_facts(address: int | None) -> list[Any]:
    """The driver's type of the memory (0: unknown), whether it is managed, and its device. C: cuPointerGetAttributes."""
    global _asked
    if _asked is None:
        names = driver.CUpointer_attribute
        _asked = (
            names.CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
            names.CU_POINTER_ATTRIBUTE_IS_MANAGED,
            names.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL,
        )
    return driver.cuPointerGetAttributes(len(_asked), _asked, address)
