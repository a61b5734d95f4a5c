"""What is said where memory runs out: how much was asked for, and how much there is."""

from __future__ import annotations

from .._driver import fail
from ..errors import CUDAError
from .driver import driver

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import NoReturn

OUT_OF_MEMORY = 2


def explained(error: CUDAError, size: int | None = None) -> CUDAError:
    """The driver's error for an allocation, with the bytes asked for, if known, and those that the current device has."""
    if int(error.status) != OUT_OF_MEMORY:
        return error
    parts = [] if size is None else [f"{size} bytes were asked for"]
    try:
        free, total = driver.cuMemGetInfo()
    except CUDAError:  # no context, or one that is broken
        pass
    else:
        parts.append(f"{free} of the {total} bytes of the current device are free")
    return type(error)(error.status, error.function, f"{'; '.join(parts)}. {error.advice}" if parts else error.advice)


def refuse(status: int) -> NoReturn:
    """Raise the error of an allocation from a pool that machine code tried, which does not tell of how many bytes."""
    try:
        fail(status, "cuMemAllocFromPoolAsync")
    except CUDAError as error:
        raise explained(error) from None
