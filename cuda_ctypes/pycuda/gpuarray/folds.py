"""All elements of an array to one: sums, products of vectors, extremes. The results are arrays without axes."""

from __future__ import annotations

import numpy as np

from .. import reduction
from .array import GPUArray, common_dtype

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


def sum(a: GPUArray, dtype: Any = None, stream: Any = None, allocator: Any = None) -> GPUArray:
    """The sum of all elements.

    Parameters
    ----------
    a : GPUArray
        The array.
    dtype : numpy.dtype, optional
        The type of the computation and the result; by default the arrays' common one.
    stream : Stream, optional
        The stream of the work; the default one if not given.
    allocator : callable, optional
        Returns memory for a number of bytes; that of the array if not given.

    Returns
    -------
    GPUArray
        Without axes; ``get()`` waits for it.

    Raises
    ------
    RuntimeError
        An array is not contiguous.
    """
    kernel = reduction.get_sum_kernel(_kind(dtype, a.dtype), a.dtype)
    return _reduced(kernel, (a,), stream, allocator)


def any(a: GPUArray, stream: Any = None, allocator: Any = None) -> GPUArray:
    """Whether any element is other than 0.

    Parameters
    ----------
    a : GPUArray
        The array.
    stream : Stream, optional
        The stream of the work; the default one if not given.
    allocator : callable, optional
        Returns memory for a number of bytes; that of the array if not given.

    Returns
    -------
    GPUArray
        A bool without axes.

    Raises
    ------
    RuntimeError
        An array is not contiguous.
    """
    kernel = reduction.get_any_kernel(np.dtype(np.bool_), a.dtype)
    return _reduced(kernel, (a,), stream, allocator)


def all(a: GPUArray, stream: Any = None, allocator: Any = None) -> GPUArray:
    """Whether all elements are other than 0.

    Parameters
    ----------
    a : GPUArray
        The array.
    stream : Stream, optional
        The stream of the work; the default one if not given.
    allocator : callable, optional
        Returns memory for a number of bytes; that of the array if not given.

    Returns
    -------
    GPUArray
        A bool without axes.

    Raises
    ------
    RuntimeError
        An array is not contiguous.
    """
    kernel = reduction.get_all_kernel(np.dtype(np.bool_), a.dtype)
    return _reduced(kernel, (a,), stream, allocator)


def subset_sum(subset: GPUArray, a: GPUArray, dtype: Any = None, stream: Any = None, allocator: Any = None) -> GPUArray:
    """The sum of the elements at given indices.

    Parameters
    ----------
    subset : GPUArray
        Indices of elements, integers; they are not checked.
    a : GPUArray
        The array.
    dtype : numpy.dtype, optional
        The type of the computation and the result; by default the arrays' common one.
    stream : Stream, optional
        The stream of the work; the default one if not given.
    allocator : callable, optional
        Returns memory for a number of bytes; that of the array if not given.

    Returns
    -------
    GPUArray
        Without axes; ``get()`` waits for it.

    Raises
    ------
    RuntimeError
        An array is not contiguous.
    TypeError
        The indices are not integers.
    """
    _of_integers(subset)
    kernel = reduction.get_subset_sum_kernel(_kind(dtype, a.dtype), subset.dtype, a.dtype)
    return _reduced(kernel, (subset, a), stream, allocator)


def dot(a: GPUArray, b: GPUArray, dtype: Any = None, stream: Any = None, allocator: Any = None) -> GPUArray:
    """The sum of the products of two arrays' elements.

    Parameters
    ----------
    a : GPUArray
        An array.
    b : GPUArray
        Another array, of as many elements.
    dtype : numpy.dtype, optional
        The type of the computation and the result; by default the arrays' common one.
    stream : Stream, optional
        The stream of the work; the default one if not given.
    allocator : callable, optional
        Returns memory for a number of bytes; that of the array if not given.

    Returns
    -------
    GPUArray
        Without axes; ``get()`` waits for it.

    Raises
    ------
    RuntimeError
        An array is not contiguous.
    ValueError
        The arrays differ in their number of elements.
    """
    a, b = _paired(a, b)
    kernel = reduction.get_dot_kernel(_kind(dtype, common_dtype(a, b)), a.dtype, b.dtype)
    return _reduced(kernel, (a, b), stream, allocator)


def subset_dot(
    subset: GPUArray, a: GPUArray, b: GPUArray, dtype: Any = None, stream: Any = None, allocator: Any = None
) -> GPUArray:
    """:func:`dot` of the elements at given indices.

    Parameters
    ----------
    subset : GPUArray
        Indices of elements, integers; they are not checked.
    a : GPUArray
        An array.
    b : GPUArray
        Another array, of as many elements.
    dtype : numpy.dtype, optional
        The type of the computation and the result; by default the arrays' common one.
    stream : Stream, optional
        The stream of the work; the default one if not given.
    allocator : callable, optional
        Returns memory for a number of bytes; that of the array if not given.

    Returns
    -------
    GPUArray
        Without axes; ``get()`` waits for it.

    Raises
    ------
    RuntimeError
        An array is not contiguous.
    TypeError
        The indices are not integers.
    ValueError
        The arrays differ in their number of elements.
    """
    _of_integers(subset)
    a, b = _paired(a, b)
    kernel = reduction.get_subset_dot_kernel(_kind(dtype, common_dtype(a, b)), subset.dtype, a.dtype, b.dtype)
    return _reduced(kernel, (subset, a, b), stream, allocator)


def _reduced(kernel: Any, arrays: tuple[GPUArray, ...], stream: Any, allocator: Any) -> GPUArray:
    made: GPUArray = kernel._reduce(arrays, stream, None, allocator)
    return made


def _kind(dtype: Any, default: Any) -> Any:
    return default if dtype is None else np.dtype(dtype)


def _paired(a: GPUArray, b: GPUArray) -> tuple[GPUArray, GPUArray]:
    """Two arrays whose elements are in one order in memory, if they have one shape."""
    if a.size != b.size:
        raise ValueError(f"the arrays have {a.size} and {b.size} elements, but must have as many")
    return a._beside(b) if a.shape == b.shape else (a, b)


def _of_integers(subset: GPUArray) -> None:
    if subset.dtype.kind not in "iu":
        raise TypeError(f"subset: indices are integers, but the array is of {subset.dtype}")


def _not_empty(a: GPUArray) -> None:
    if not a.size:
        raise ValueError("an array without elements has no smallest or largest element")


EXTREME = """{meaning}

Parameters
----------
{parameters}
stream : Stream, optional
    The stream of the work; the default one if not given.
allocator : callable, optional
    Returns memory for a number of bytes; that of the array if not given.

Returns
-------
GPUArray
    Without axes; ``get()`` waits for it.

Raises
------
RuntimeError
    An array is not contiguous.
TypeError
    The elements have no order, as complex numbers{or_indices}.
ValueError
    There is no element.
"""
ARRAY = "a : GPUArray\n    The array."
SUBSET = "subset : GPUArray\n    Indices of elements, integers; they are not checked."


def _extreme(what: str, meaning: str) -> Any:
    def extreme(a: GPUArray, stream: Any = None, allocator: Any = None) -> GPUArray:
        kernel = reduction.get_minmax_kernel(what, a.dtype)
        _not_empty(a)
        return _reduced(kernel, (a,), stream, allocator)

    extreme.__name__ = extreme.__qualname__ = what
    extreme.__doc__ = EXTREME.format(meaning=f"The {meaning} element.", parameters=ARRAY, or_indices="")
    return extreme


def _subset_extreme(what: str, meaning: str) -> Any:
    def extreme(subset: GPUArray, a: GPUArray, stream: Any = None, allocator: Any = None) -> GPUArray:
        _of_integers(subset)
        kernel = reduction.get_subset_minmax_kernel(what, a.dtype, subset.dtype)
        _not_empty(subset)
        return _reduced(kernel, (subset, a), stream, allocator)

    extreme.__name__ = extreme.__qualname__ = f"subset_{what}"
    extreme.__doc__ = EXTREME.format(
        meaning=f"The {meaning} of the elements at given indices.",
        parameters=f"{SUBSET}\n{ARRAY}",
        or_indices=", or the indices are not integers",
    )
    return extreme


min, max = _extreme("min", "smallest"), _extreme("max", "largest")
subset_min, subset_max = _subset_extreme("min", "smallest"), _subset_extreme("max", "largest")
