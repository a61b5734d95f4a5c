"""The message of a shortage of memory: the bytes asked for, and those free."""

from __future__ import annotations

from .._driver import advised
from ..errors import CUDAError
from .driver import driver

OUT_OF_MEMORY = 2


def explained(error: CUDAError, size: int) -> CUDAError:
    """The driver's error for an allocation, with the bytes asked for, and those that the current device has."""
    if int(error.status) != OUT_OF_MEMORY:
        return error
    parts = [f"{size} bytes were asked for"]
    try:
        free, total = driver.cuMemGetInfo()
    except CUDAError:  # no context, or one that is broken
        pass
    else:
        parts.append(f"{free} of the {total} bytes of the current device are free")
    return advised(error, f"{'; '.join(parts)}. {error.advice}")  # type: ignore[no-any-return]
