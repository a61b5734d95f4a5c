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
    """Base of the arguments of generated kernels.

    Parameters
    ----------
    dtype : numpy.dtype
        The type of the value, or of the array's elements.
    name : str
        The name in the kernel.
    """

    def __init__(self, dtype: Any, name: str) -> None:
        self.name = name
        self.dtype = np.dtype(dtype)

    def declarator(self) -> str:
        """The declaration in C.

        Returns
        -------
        str

        Raises
        ------
        NotImplementedError
            The class is neither VectorArg nor ScalarArg.
        """
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r}, {self.dtype})"


class VectorArg(Argument):
    """An array: the kernel gets a pointer."""

    struct_char = "P"

    def declarator(self) -> str:
        """The declaration in C.

        Returns
        -------
        str
        """
        return f"{dtype_to_ctype(self.dtype)} *{self.name}"


class ScalarArg(Argument):
    """A value, passed as it is."""

    def declarator(self) -> str:
        """The declaration in C.

        Returns
        -------
        str
        """
        return f"{dtype_to_ctype(self.dtype)} {self.name}"

    @property
    def struct_char(self) -> str:
        """The letter of its type for :meth:`Function.prepare`."""
        kind = self.dtype
        return f"{kind.itemsize}s" if kind.kind == "V" else str(kind.char)


def parse_c_arg(c_arg: str) -> Argument:
    """The kernel argument that a C declaration describes.

    Parameters
    ----------
    c_arg : str
        For example ``float *x`` or ``int n``; qualifiers are ignored.

    Returns
    -------
    VectorArg or ScalarArg

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
    """The letter of :mod:`struct` for a kernel argument.

    Parameters
    ----------
    c_arg : str
        The declaration in C.

    Returns
    -------
    str

    Raises
    ------
    ValueError
        It is not a declaration, or its type is not known.
    """
    kind: str = parse_c_arg(c_arg).struct_char  # type: ignore[attr-defined]
    return kind


def arguments_of(given: Any) -> list[Any]:
    """The arguments of a kernel as objects.

    Parameters
    ----------
    given : str or list of Argument
        Declarations in C with commas between them, or the objects.

    Returns
    -------
    list of Argument

    Raises
    ------
    ValueError
        A declaration is wrong, or its type is not known.
    """
    if isinstance(given, str):
        return [parse_c_arg(part) for part in given.split(",") if part.strip()]
    return list(given)
