"""The arguments of generated kernels: pointers to arrays and scalars, as texts in C or as objects."""

from __future__ import annotations

import re

import numpy as np

from .dtypes import DTYPE_OF, dtype_to_ctype

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

QUALIFIERS = re.compile(r"\b(const|volatile|__restrict__|__restrict|restrict)\b")
DECLARATION = re.compile(r"\s*(?P<type>.+?)\s*(?P<stars>[*\s]*)\b(?P<name>[A-Za-z_]\w*)\s*$")


class Argument:
    """Base of a kernel's arguments: ``name`` and ``dtype``."""

    def __init__(self, dtype: Any, name: str) -> None:
        self.name = name
        self.dtype = np.dtype(dtype)

    def declarator(self) -> str:
        """Its declaration in C."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r}, {self.dtype})"


class VectorArg(Argument):
    """An array, which the kernel gets as a pointer."""

    struct_char = "P"

    def declarator(self) -> str:
        return f"{dtype_to_ctype(self.dtype)} *{self.name}"


class ScalarArg(Argument):
    """A value."""

    def declarator(self) -> str:
        return f"{dtype_to_ctype(self.dtype)} {self.name}"

    @property
    def struct_char(self) -> str:
        """As :meth:`Function.prepare` takes it."""
        kind = self.dtype
        return f"{kind.itemsize}s" if kind.kind == "V" else str(kind.char)


def parse_c_arg(c_arg: str) -> Argument:
    """The argument that a declaration in C says.

    Parameters
    ----------
    c_arg : str
        As ``float *x`` or ``int n``; qualifiers are passed over.

    Raises
    ------
    ValueError
        It is not a declaration, or its type is not known.
    """
    found = DECLARATION.match(QUALIFIERS.sub(" ", c_arg))
    if found is None:
        raise ValueError(f"{c_arg!r} is not a declaration of an argument: 'float *x' or 'int n' are expected")
    written = re.sub(r"\s+", " ", re.sub(r"\s*([<>]|::)\s*", r"\1", found["type"]))
    dtype = DTYPE_OF.get(written)
    if dtype is None:
        raise ValueError(f"unknown type {written!r} in {c_arg!r}: get_or_register_dtype() tells the dtype of a type")
    return (VectorArg if "*" in found["stars"] else ScalarArg)(dtype, found["name"])


def get_arg_type(c_arg: str) -> str:
    """The letter of :mod:`struct` for a declaration in C."""
    kind: str = parse_c_arg(c_arg).struct_char  # type: ignore[attr-defined]
    return kind


def arguments_of(given: Any) -> list[Any]:
    """Arguments as objects, for a text in C with commas, or for such objects."""
    if isinstance(given, str):
        return [parse_c_arg(part) for part in given.split(",") if part.strip()]
    return list(given)
