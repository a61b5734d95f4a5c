"""The elements of arrays and textures: formats, channels, shapes."""

from __future__ import annotations

from .._driver import as_int
from ..arrays.data_types import NATIVE, dtype_of, named
from ..options import member_of, one_of
from ..typing import ArrayFormatType

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

FORMATS = {
    ArrayFormatType.UINT8: (0x01, 1),
    ArrayFormatType.UINT16: (0x02, 2),
    ArrayFormatType.UINT32: (0x03, 4),
    ArrayFormatType.INT8: (0x08, 1),
    ArrayFormatType.INT16: (0x09, 2),
    ArrayFormatType.INT32: (0x0A, 4),
    ArrayFormatType.FLOAT16: (0x10, 2),
    ArrayFormatType.FLOAT32: (0x20, 4),
}
"""The CUarray_format of each, and its bytes."""
OF_NUMBERS = {number: kind for kind, (number, _) in FORMATS.items()}
OF_TYPES = {named(kind.value).str: kind for kind in FORMATS}
"""By the type strings of dtypes, whose names NumPy makes anew in 1.7 us."""
of_classes: dict[type, ArrayFormatType] = {}
"""By the scalar types of NumPy that were seen: to ask for a dtype takes 0.4 us."""


def format_of(given: Any) -> ArrayFormatType:
    """A format from its name, a dtype or a NumPy scalar type. Raises ValueError for others, and for other byte orders."""
    if given.__class__ is ArrayFormatType:
        return given
    if given.__class__ is type and given in of_classes:
        return of_classes[given]
    if not isinstance(given, str):
        try:
            dtype = dtype_of(given)
        except TypeError:
            raise ValueError(
                f"format is {given!r}, but must be {one_of(ArrayFormatType)} or a dtype of one of these"
            ) from None
        found = OF_TYPES.get(dtype.str)
        if found is not None:
            if given.__class__ is type:
                of_classes[given] = found
            return found
        swapped = dtype.str[0] not in ("|", NATIVE)
        given = f"{dtype.name} of another byte order" if swapped else dtype.name
    return member_of(ArrayFormatType, given, "format")


def channels_of(given: Any) -> int:
    """1, 2 or 4; raises ValueError for others."""
    if given.__class__ is bool or given not in (1, 2, 4):
        raise ValueError(f"num_channels is {given!r}, but must be 1, 2 or 4")
    return given if given.__class__ is int else int(given)


def shape_of(given: Any) -> tuple[int, ...]:
    """Width, height and depth. Raises TypeError unless they are a sequence of integers, ValueError for other than 1 to
    3, and below 1.
    """
    try:
        shape = tuple(given)
    except TypeError:
        raise TypeError(f"shape: a tuple of ints is expected, got {type(given).__name__}") from None
    if not 1 <= len(shape) <= 3:
        raise ValueError(f"shape: 1 to 3 extents are possible (width, height, depth), got {len(shape)}")
    for extent in shape:
        if extent.__class__ is not int or not 0 < extent < 1 << 63:
            return tuple([positive(extent, f"shape[{axis}]") for axis, extent in enumerate(shape)])
    return shape


def positive(given: Any, what: str) -> int:
    """An int of at least 1 that C can take. Raises ValueError."""
    number = as_int(given, what)
    if not 1 <= number < 1 << 63:
        raise ValueError(f"{what} is {number}, but must be at least 1" + (" and below 2**63" if number > 0 else ""))
    return number
