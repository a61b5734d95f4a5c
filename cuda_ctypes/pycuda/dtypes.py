"""The C types of NumPy's dtypes in kernels, and the reverse."""

from __future__ import annotations

import ctypes

import numpy as np

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

INTEGERS = {
    "signed char": np.int8,
    "short": np.int16,
    "int": np.int32,
    "long": f"i{ctypes.sizeof(ctypes.c_long)}",
    "long long": np.int64,
}
SHORTER = {"unsigned": np.uint32, "unsigned int": np.uint32, "signed": np.int32, "size_t": np.uintp, "ssize_t": np.intp}
OTHERS = {
    "bool": np.bool_,
    "char": np.int8,
    "half": np.float16,
    "__half": np.float16,
    "float": np.float32,
    "double": np.float64,
    "pycuda::complex<float>": np.complex64,
    "pycuda::complex<double>": np.complex128,
}
DTYPE_OF: dict[str, Any] = {}
"""dtype by name in C."""
NAME_OF: dict[Any, str] = {}
"""Name in C by dtype: of several the one that was registered first."""


def register_dtype(dtype: Any, name: str | Sequence[str]) -> None:
    """Give a dtype the names of a C type that kernels declare in their preambles.

    Parameters
    ----------
    dtype : numpy.dtype
        As a rule a struct with the layout of C.
    name : str or sequence of str
        The names; :func:`dtype_to_ctype` returns the first.

    Raises
    ------
    RuntimeError
        A name or the dtype is registered already as something else.
    """
    get_or_register_dtype(name, dtype)


def get_or_register_dtype(c_names: str | Sequence[str], dtype: Any = None) -> Any:
    """The dtype of a C type, by the type's name.

    Parameters
    ----------
    c_names : str or sequence of str
        The type's name, or several of one type.
    dtype : numpy.dtype, optional
        Registered under the names that are not taken.

    Returns
    -------
    numpy.dtype
        The registered dtype: an equal one from before, if there is one.

    Raises
    ------
    KeyError
        No dtype is given, and a name is unknown.
    RuntimeError
        A name is registered with another dtype.
    """
    names = [c_names] if isinstance(c_names, str) else list(c_names)
    if dtype is None:
        return DTYPE_OF[names[0]]
    dtype = np.dtype(dtype)
    for name in names:
        known = DTYPE_OF.setdefault(name, dtype)
        if known != dtype:
            raise RuntimeError(f"{name!r} is registered as {known}: {dtype} needs another name")
    NAME_OF.setdefault(dtype, names[0])
    return DTYPE_OF[names[0]]


def dtype_to_ctype(dtype: Any, with_fp_tex_hack: bool = False) -> str:
    """The name of a dtype in C.

    Parameters
    ----------
    dtype : numpy.dtype
        The dtype.
    with_fp_tex_hack : bool
        Use the names that float32, float64 and complex64 had in texture references.

    Returns
    -------
    str

    Raises
    ------
    ValueError
        No type of C is known for it; a struct needs :func:`register_dtype`.
    """
    if dtype is None:
        raise ValueError("dtype is None: the array's type must be known")
    kind = np.dtype(dtype)
    if with_fp_tex_hack and kind.char in "fdF":
        return {"f": "fp_tex_float", "d": "fp_tex_double", "F": "fp_tex_cfloat"}[kind.char]
    try:
        return NAME_OF[kind]
    except KeyError:
        if not kind.isnative:
            raise ValueError(
                f"dtype {kind} has its bytes in the other order: astype(dtype.newbyteorder('=')) changes it on the host"
            ) from None
        raise ValueError(f"no type of C is known for dtype {kind}: register_dtype(dtype, 'name') tells it") from None


def _fill() -> None:
    for name, signed in INTEGERS.items():
        unsigned = np.dtype(f"u{np.dtype(signed).itemsize}")
        plain = name.replace("signed ", "")
        spellings = [name] if plain != name else [name, f"signed {name}"]
        others = [f"unsigned {plain}"]
        if name == "int":
            others.insert(0, "unsigned")
        elif plain == name:
            spellings += [f"{name} int", f"signed {name} int"]
            others.append(f"unsigned {name} int")
        get_or_register_dtype(spellings, signed)
        get_or_register_dtype(others, unsigned)
    for table in (OTHERS, SHORTER):
        for name, kind in table.items():
            get_or_register_dtype(name, kind)
    for bits in (8, 16, 32, 64):
        get_or_register_dtype(f"int{bits}_t", f"i{bits // 8}")
        get_or_register_dtype(f"uint{bits}_t", f"u{bits // 8}")


_fill()
