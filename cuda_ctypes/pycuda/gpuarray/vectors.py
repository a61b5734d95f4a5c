"""CUDA's vector types as dtypes: ``vec.float4``, and ``vec.make_float4(x, y, z, w)``."""

from __future__ import annotations

import numpy as np

from ..._counting import were_given
from ..dtypes import DTYPE_OF, get_or_register_dtype

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

ELEMENTS = {
    "char": "signed char",
    "uchar": "unsigned char",
    "short": "short",
    "ushort": "unsigned short",
    "int": "int",
    "uint": "unsigned",
    "long": "long",
    "ulong": "unsigned long",
    "longlong": "long long",
    "ulonglong": "unsigned long long",
    "float": "float",
    "double": "double",
}
"""Names of the elements in vector types, and in C."""
SHORT = ("longlong", "ulonglong", "double")
"""Elements of 8 bytes. Their vectors have at most 2 elements here: CUDA aligns longer ones to more bytes than NumPy does."""


class vec:
    """The vector types by their names in CUDA; ``make_float4`` and its kin return one value as an array without axes."""


MAKE = """A value of {kind}.

Parameters
----------
*values : number
    One for each element.
**named
    Elements by name: ``x``, ``y``, ``z`` and ``w``.

Returns
-------
numpy.ndarray
    Without axes.

Raises
------
TypeError
    The number of values is wrong, or a name.
"""


def _maker(dtype: Any) -> Any:
    def make(*values: Any, **named: Any) -> Any:
        rest = dtype.names[len(values) :]
        if len(values) > len(dtype.names) or {*rest} != {*named}:
            given = len(values) + len(named)
            raise TypeError(
                f"{len(dtype.names)} numbers are expected, as {', '.join(dtype.names)}; {were_given(given)}"
            )
        return np.array((*values, *[named[name] for name in rest]), dtype)

    return make


def _fill() -> None:
    for name, element in ELEMENTS.items():
        for count in range(1, 3 if name in SHORT else 5):
            dtype = np.dtype([(axis, DTYPE_OF[element]) for axis in "xyzw"[:count]])
            kind = f"{name}{count}"
            get_or_register_dtype(kind, dtype)
            setattr(vec, kind, dtype)
            make = _maker(dtype)
            make.__name__ = make.__qualname__ = f"make_{kind}"
            make.__doc__ = MAKE.format(kind=kind)
            setattr(vec, f"make_{kind}", staticmethod(make))


_fill()
