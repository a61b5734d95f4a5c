"""Choosing among elements and arrays: by indices, by conditions, joined along an axis."""

from __future__ import annotations

import numpy as np

from ..._counting import there_are
from .. import elementwise
from ..device_memory import mem_alloc
from . import layouts
from .array import GPUArray, common_dtype, is_scalar

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

AT_ONCE = 16
"""Arrays that one launch works on."""


def _array(value: Any, what: str) -> GPUArray:
    if not isinstance(value, GPUArray):
        raise TypeError(f"{what}: a GPUArray is expected, got {type(value).__name__}")
    value._contiguous()
    value._check()
    return value


def take(a: GPUArray, indices: GPUArray, out: GPUArray | None = None, stream: Any = None) -> GPUArray:
    """``a.ravel()[indices]``.

    Parameters
    ----------
    a : GPUArray
        The array.
    indices : GPUArray
        Integers; they are not checked.
    out : GPUArray, optional
        The array for the result.
    stream : Stream, optional
        The stream of the work; the default one if not given.

    Returns
    -------
    GPUArray

    Raises
    ------
    TypeError
        An argument is not a GPUArray, or the indices are not integers.
    ValueError
        ``out`` has another dtype, shape or layout than the result.
    RuntimeError
        An array is not contiguous.
    """
    return multi_take([a], indices, None if out is None else [out], stream)[0]


def multi_take(
    arrays: Sequence[GPUArray], indices: GPUArray, out: Sequence[GPUArray] | None = None, stream: Any = None
) -> list[GPUArray]:
    """:func:`take` from several arrays at the same indices.

    Parameters
    ----------
    arrays : sequence of GPUArray
        Arrays of one dtype.
    indices : GPUArray
        Integers; they are not checked.
    out : sequence of GPUArray, optional
        The arrays for the results.
    stream : Stream, optional
        The stream of the work; the default one if not given.

    Returns
    -------
    list of GPUArray

    Raises
    ------
    RuntimeError
        An array is not contiguous.
    TypeError
        An argument is not a GPUArray or not a sequence of them, or the indices are not integers.
    ValueError
        The arrays' dtypes differ, ``out`` has another number of arrays, or one of them has another dtype, shape or layout
        than the result.
    """
    if not arrays:
        return []
    dtype = _one_dtype(arrays)
    _array(indices, "indices")
    if out is None:
        made = [array._new(indices.shape, dtype, indices._like_me(dtype).strides) for array in arrays]
    else:
        _as_many(out, arrays, "out")
        made = [indices._into(array, dtype) for array in out]
    if indices.size:
        for start in range(0, len(arrays), AT_ONCE):
            sources, targets = arrays[start : start + AT_ONCE], made[start : start + AT_ONCE]
            kernel, _ = elementwise.get_take_kernel(dtype, indices.dtype, len(sources))
            pointers = [array._address for array in (*targets, *sources)]
            indices._run(kernel, stream, indices._address, *pointers)
    return made


def multi_take_put(
    arrays: Sequence[GPUArray],
    dest_indices: GPUArray,
    src_indices: GPUArray,
    dest_shape: Any = None,
    out: Sequence[GPUArray] | None = None,
    stream: Any = None,
    src_offsets: Sequence[int] | None = None,
) -> list[GPUArray]:
    """For each array, a new one with ``new[dest_indices] = array[src_indices + offset]``; other elements are 0.

    Parameters
    ----------
    arrays : sequence of GPUArray
        Arrays of one dtype.
    dest_indices : GPUArray
        The places in the new arrays, integers; they are not checked.
    src_indices : GPUArray
        The places in the old arrays, as many; they are not checked.
    dest_shape : int or tuple of int, optional
        The shape of the new arrays.
    out : sequence of GPUArray, optional
        The arrays to write to, in place of new ones.
    stream : Stream, optional
        The stream of the work; the default one if not given.
    src_offsets : sequence of int, optional
        One per array, added to ``src_indices``.

    Returns
    -------
    list of GPUArray

    Raises
    ------
    RuntimeError
        An array is not contiguous.
    TypeError
        Neither ``dest_shape`` nor ``out`` is given, ``out`` has another dtype, or an argument is not a GPUArray or not a
        sequence of them.
    ValueError
        Numbers of arrays, offsets or indices differ, or the arrays' dtypes do.
    """
    if not arrays:
        return []
    dtype = _one_dtype(arrays)
    _array(dest_indices, "dest_indices")
    _array(src_indices, "src_indices")
    if dest_indices.size != src_indices.size:
        raise ValueError(f"there are {dest_indices.size} dest_indices, but {src_indices.size} src_indices")
    if dest_indices.dtype != src_indices.dtype:
        src_indices = src_indices.astype(dest_indices.dtype)
    offsets = None if src_offsets is None else [int(offset) for offset in src_offsets]
    if offsets is not None:
        _as_many(offsets, arrays, "src_offsets")
    out = _targets(arrays, dest_shape, out, dtype)
    if dest_indices.size:
        for start in range(0, len(arrays), AT_ONCE):
            part = slice(start, start + AT_ONCE)
            pointers = [array._address for array in (*out[part], *arrays[part])]
            kernel, _ = elementwise.get_take_put_kernel(
                dtype, dest_indices.dtype, offsets is not None, len(arrays[part])
            )
            numbers = [] if offsets is None else offsets[part]
            dest_indices._run(kernel, stream, dest_indices._address, src_indices._address, *pointers, *numbers)
    return list(out)


def multi_put(
    arrays: Sequence[GPUArray],
    dest_indices: GPUArray,
    dest_shape: Any = None,
    out: Sequence[GPUArray] | None = None,
    stream: Any = None,
) -> list[GPUArray]:
    """For each array, a new one with ``new[dest_indices] = array``; other elements are 0. An array of one element is put
    everywhere.

    Parameters
    ----------
    arrays : sequence of GPUArray
        Arrays of one dtype.
    dest_indices : GPUArray
        The places in the new arrays, integers; they are not checked.
    dest_shape : int or tuple of int, optional
        The shape of the new arrays.
    out : sequence of GPUArray, optional
        The arrays to write to, in place of new ones.
    stream : Stream, optional
        The stream of the work; the default one if not given.

    Returns
    -------
    list of GPUArray

    Raises
    ------
    RuntimeError
        An array is not contiguous.
    TypeError
        Neither ``dest_shape`` nor ``out`` is given, ``out`` has another dtype, or an argument is not a GPUArray or not a
        sequence of them.
    ValueError
        An array has fewer elements than there are indices, or the numbers of arrays or the arrays' dtypes differ.
    """
    if not arrays:
        return []
    dtype = _one_dtype(arrays)
    _array(dest_indices, "dest_indices")
    for array in arrays:
        if array.size != 1 and array.size < dest_indices.size:
            raise ValueError(f"an array has {array.size} elements, but there are {dest_indices.size} dest_indices")
    out = _targets(arrays, dest_shape, out, dtype)
    if dest_indices.size:
        for start in range(0, len(arrays), AT_ONCE):
            part = slice(start, start + AT_ONCE)
            pointers = [array._address for array in (*out[part], *arrays[part])]
            steps = [int(array.size != 1) for array in arrays[part]]
            kernel = elementwise.get_put_kernel(dtype, dest_indices.dtype, len(arrays[part]))
            dest_indices._run(kernel, stream, dest_indices._address, *pointers, *steps)
    return list(out)


def _one_dtype(arrays: Sequence[GPUArray]) -> Any:
    for array in arrays:
        _array(array, "arrays")
    dtypes = {array.dtype for array in arrays}
    if len(dtypes) > 1:
        raise ValueError(f"the arrays are of {', '.join(map(str, dtypes))}: astype() makes them alike")
    return arrays[0].dtype


def _as_many(given: Any, arrays: Any, what: str) -> None:
    if len(given) != len(arrays):
        raise ValueError(f"{what}: {len(arrays)} are expected, one per array, got {len(given)}")


def _targets(arrays: Any, shape: Any, out: Any, dtype: Any) -> list[GPUArray]:
    if out is None:
        if shape is None:
            raise TypeError("dest_shape is missing, the shape of the new arrays; or out, the arrays to write to")
        return [GPUArray(shape, dtype, array.allocator).fill(0) for array in arrays]
    _as_many(out, arrays, "out")
    for array in out:
        if _array(array, "out").dtype != dtype:
            raise TypeError(f"out is of {array.dtype}, but the arrays are of {dtype}")
    return list(out)


def concatenate(arrays: Sequence[GPUArray], axis: int = 0, allocator: Any = None) -> GPUArray:
    """Arrays joined along an axis that they have.

    Parameters
    ----------
    arrays : sequence of GPUArray
        Arrays of one dtype.
    axis : int
        The axis; negative numbers count from the last.
    allocator : callable, optional
        Returns memory for a number of bytes; that of the array if not given.

    Returns
    -------
    GPUArray

    Raises
    ------
    ValueError
        The arrays' other axes differ, or there is no array or no such axis.
    TypeError
        Their dtypes differ.
    """
    arrays = list(arrays)
    if not arrays:
        raise ValueError("at least one array is needed")
    first = arrays[0]
    axis = _axis(axis, first.ndim)
    for array in arrays[1:]:
        if array.dtype != first.dtype:
            raise TypeError(f"the dtypes {first.dtype} and {array.dtype} differ: astype() makes them alike")
        if array.ndim != first.ndim or any(
            ours != theirs for place, (ours, theirs) in enumerate(zip(array.shape, first.shape)) if place != axis
        ):
            raise ValueError(f"arrays of the shapes {first.shape} and {array.shape} cannot be joined along axis {axis}")
    shape = list(first.shape)
    shape[axis] = sum(array.shape[axis] for array in arrays)
    made = GPUArray(tuple(shape), first.dtype, allocator or first.allocator)
    place = 0
    for array in arrays:
        part: list[Any] = [slice(None)] * first.ndim
        part[axis] = slice(place, place + array.shape[axis])
        layouts.copy(made[tuple(part)], array, None, True)
        place += array.shape[axis]
    return made


def stack(arrays: Sequence[GPUArray], axis: int = 0, allocator: Any = None) -> GPUArray:
    """Arrays joined along a new axis.

    Parameters
    ----------
    arrays : sequence of GPUArray
        Arrays of one shape and dtype.
    axis : int
        The place of the new axis; negative numbers count from the last.
    allocator : callable, optional
        Returns memory for a number of bytes; that of the array if not given.

    Returns
    -------
    GPUArray

    Raises
    ------
    TypeError
        Their dtypes differ.
    ValueError
        Their shapes differ, or there is no array or no such axis.
    """
    arrays = list(arrays)
    if not arrays:
        raise ValueError("at least one array is needed")
    if any(array.shape != arrays[0].shape for array in arrays):
        raise ValueError(f"the shapes differ: {', '.join(str(array.shape) for array in arrays)}")
    axis = _axis(axis, arrays[0].ndim + 1)
    part: list[Any] = [slice(None)] * (arrays[0].ndim + 1)
    part[axis] = None
    return concatenate([array[tuple(part)] for array in arrays], axis, allocator)


def _axis(axis: int, ndim: int) -> int:
    if not -ndim <= axis < ndim:
        raise ValueError(f"axis is {axis}, but {there_are(ndim, 'axis')}")
    return axis % ndim


def transpose(a: GPUArray, axes: Any = None) -> GPUArray:
    """A view with the axes in another order.

    Parameters
    ----------
    a : GPUArray
        The array.
    axes : sequence of int, optional
        The new order of the axes; reversed if not given.

    Returns
    -------
    GPUArray

    Raises
    ------
    ValueError
        ``axes`` does not name each axis once.
    """
    return a.transpose(axes)


def reshape(a: GPUArray, *shape: Any, **kwargs: Any) -> GPUArray:
    """A view of the same elements in another shape.

    Parameters
    ----------
    a : GPUArray
        The array.
    *shape : int, or one tuple of int
        The new shape; -1 for one axis of the length that is left.
    **kwargs
        ``order``, as in :meth:`GPUArray.reshape`.

    Returns
    -------
    GPUArray

    Raises
    ------
    RuntimeError, TypeError, ValueError
        As :meth:`GPUArray.reshape`.
    """
    return a.reshape(*shape, **kwargs)


def _choose(make: Any, criterion: Any, then_: Any, else_: Any, out: Any, stream: Any) -> GPUArray:
    _array(criterion, "criterion")
    if is_scalar(then_) and is_scalar(else_):
        dtype = np.result_type(type(then_), type(else_))
        then_, else_ = np.asarray(then_, dtype), np.asarray(else_, dtype)
    branches = []
    for branch, other, what in ((then_, else_, "then_"), (else_, then_, "else_")):
        if isinstance(branch, GPUArray):
            branches.append(_array(branch, what))
        elif is_scalar(branch) or (isinstance(branch, np.ndarray) and not branch.shape):
            kind = branch.dtype if isinstance(branch, np.ndarray) else other.dtype
            branches.append(
                criterion._new(criterion.shape, kind, criterion._like_me(kind).strides).fill(
                    branch[()] if isinstance(branch, np.ndarray) else branch
                )
            )
        else:
            raise TypeError(f"{what}: a GPUArray or a number is expected, got {type(branch).__name__}")
    first, second = branches
    if not criterion.shape == first.shape == second.shape:
        raise ValueError(f"the shapes differ: {criterion.shape}, {first.shape} and {second.shape}")
    if first.dtype != second.dtype:
        raise ValueError(f"the dtypes {first.dtype} and {second.dtype} differ: astype() makes them alike")
    criterion = first._beside(criterion)[1]
    second = first._beside(second)[1]
    made = first._into(out, first.dtype)
    if made.size:
        kernel = make(criterion.dtype, first.dtype)
        first._run(kernel, stream, criterion._address, first._address, second._address, made._address)
    return made


def if_positive(criterion: Any, then_: Any, else_: Any, out: Any = None, stream: Any = None) -> GPUArray:
    """Elements of ``then_`` where ``criterion`` is above 0, else of ``else_``.

    Parameters
    ----------
    criterion : GPUArray
        The numbers that decide.
    then_ : GPUArray or number
        The elements where the condition holds: an array of the criterion's shape, or one number for all.
    else_ : GPUArray or number
        The elements where it does not hold: an array of the same shape and dtype, or one number for all.
    out : GPUArray, optional
        The array for the result.
    stream : Stream, optional
        The stream of the work; the default one if not given.

    Returns
    -------
    GPUArray

    Raises
    ------
    RuntimeError
        An array is not contiguous.
    TypeError
        An argument has a wrong type.
    ValueError
        Shapes or dtypes differ.
    """
    return _choose(elementwise.get_if_positive_kernel, criterion, then_, else_, out, stream)


def where(criterion: Any, then_: Any, else_: Any, out: Any = None, stream: Any = None) -> GPUArray:
    """Elements of ``then_`` where ``criterion`` is other than 0, else of ``else_``.

    Parameters
    ----------
    criterion : GPUArray
        The numbers that decide.
    then_ : GPUArray or number
        The elements where the condition holds: an array of the criterion's shape, or one number for all.
    else_ : GPUArray or number
        The elements where it does not hold: an array of the same shape and dtype, or one number for all.
    out : GPUArray, optional
        The array for the result.
    stream : Stream, optional
        The stream of the work; the default one if not given.

    Returns
    -------
    GPUArray

    Raises
    ------
    RuntimeError
        An array is not contiguous.
    TypeError
        An argument has a wrong type.
    ValueError
        Shapes or dtypes differ.
    """
    return _choose(elementwise.get_where_kernel, criterion, then_, else_, out, stream)


LARGER_OR_SMALLER = """The {name} of each pair of elements.

Parameters
----------
a, b : GPUArray or number
    The operands; one of them is an array.
out : GPUArray, optional
    The array for the result.
stream : Stream, optional
    The stream of the work; the default one if not given.

Returns
-------
GPUArray

Raises
------
NotImplementedError
    The shapes do not broadcast.
RuntimeError
    An array is not contiguous.
TypeError
    No operand is an array, one is neither an array nor a number, or the numbers are complex and have no order.
ValueError
    ``out`` has another shape or layout than the result.
"""


def _larger_or_smaller(name: str) -> Any:
    def choose(a: Any, b: Any, out: GPUArray | None = None, stream: Any = None) -> GPUArray:
        if not isinstance(a, GPUArray):
            a, b = b, a
        if not isinstance(a, GPUArray):
            raise TypeError(f"{name}: at least one GPUArray is expected, got {type(a).__name__} and {type(b).__name__}")
        if isinstance(b, GPUArray):
            dtype = common_dtype(a, b) if out is None else getattr(out, "dtype", None)
            first, second = a._beside(b)
            made = first._into(out, dtype)
            second._check()
            kernel = elementwise.get_binary_minmax_kernel(name, first.dtype, second.dtype, dtype, False)
            value = second._address
        elif is_scalar(b):
            a._contiguous()
            dtype = common_dtype(a, b) if out is None else getattr(out, "dtype", None)
            first, value = a, b
            made = a._into(out, dtype)
            kernel = elementwise.get_binary_minmax_kernel(name, a.dtype, dtype, dtype, True)
        else:
            raise TypeError(f"{name}: a GPUArray or a number is expected, got {type(b).__name__}")
        if made.size:
            first._run(kernel, stream, first._address, value, made._address)
        return made

    choose.__name__ = choose.__qualname__ = name
    choose.__doc__ = LARGER_OR_SMALLER.format(name=name)
    return choose


maximum = _larger_or_smaller("maximum")
minimum = _larger_or_smaller("minimum")


def _logical(x1: Any, x2: Any, out: Any, allocator: Any, symbol: str) -> GPUArray:
    if not isinstance(x1, GPUArray) and not isinstance(x2, GPUArray):
        if not (is_scalar(x1) and is_scalar(x2)):
            raise TypeError("an array or a number is expected for each")
        made = GPUArray((), np.bool_, allocator or mem_alloc) if out is None else out
        return made.fill(bool(x1 and x2) if symbol == "&&" else bool(x1 or x2))
    if not isinstance(x1, GPUArray):
        x1, x2 = x2, x1
    if isinstance(x2, GPUArray):
        x1, x2 = x1._beside(x2)
        kernel = elementwise.get_binary_op_kernel(x1.dtype, x2.dtype, np.dtype(np.bool_), symbol)
        x2._check()
        value = x2._address
    elif not is_scalar(x2):
        raise TypeError(f"a GPUArray or a number is expected, got {type(x2).__name__}")
    else:
        x1._contiguous()
        kernel = elementwise.get_binary_op_kernel(
            x1.dtype, common_dtype(x1, x2), np.dtype(np.bool_), symbol, False, True
        )
        value = x2
    made = _truths(x1, out, allocator)
    if made.size:
        x1._run(kernel, None, x1._address, value, made._address)
    return made


def _truths(like: GPUArray, out: Any, allocator: Any) -> GPUArray:
    if out is not None or allocator is None:
        return like._into(out, np.dtype(np.bool_))
    strides = layouts.like_strides(like.shape, like.strides, 1)
    return GPUArray(like.shape, np.dtype(np.bool_), allocator, strides=strides)


def logical_and(x1: Any, x2: Any, /, out: Any = None, *, allocator: Any = None) -> GPUArray:
    """Whether both elements of each pair are other than 0.

    Parameters
    ----------
    x1 : GPUArray or number
        The first operand.
    x2 : GPUArray or number
        The second operand.
    out : GPUArray, optional
        The array for the result.
    allocator : callable, optional
        Returns memory for a number of bytes.

    Returns
    -------
    GPUArray
        Of bool.

    Raises
    ------
    NotImplementedError
        The shapes do not broadcast.
    RuntimeError
        An array is not contiguous.
    TypeError
        An operand is neither an array nor a number.
    ValueError
        ``out`` is not an array of bool with the shape and layout of the result.
    """
    return _logical(x1, x2, out, allocator, "&&")


def logical_or(x1: Any, x2: Any, /, out: Any = None, *, allocator: Any = None) -> GPUArray:
    """Whether an element of each pair is other than 0.

    Parameters
    ----------
    x1 : GPUArray or number
        The first operand.
    x2 : GPUArray or number
        The second operand.
    out : GPUArray, optional
        The array for the result.
    allocator : callable, optional
        Returns memory for a number of bytes.

    Returns
    -------
    GPUArray
        Of bool.

    Raises
    ------
    NotImplementedError
        The shapes do not broadcast.
    RuntimeError
        An array is not contiguous.
    TypeError
        An operand is neither an array nor a number.
    ValueError
        ``out`` is not an array of bool with the shape and layout of the result.
    """
    return _logical(x1, x2, out, allocator, "||")


def logical_not(x: Any, /, out: Any = None, *, allocator: Any = mem_alloc) -> GPUArray:
    """Whether each element is 0.

    Parameters
    ----------
    x : GPUArray or number
        The operand.
    out : GPUArray, optional
        The array for the result.
    allocator : callable, optional
        Returns memory for a number of bytes.

    Returns
    -------
    GPUArray
        Of bool.

    Raises
    ------
    RuntimeError
        The array is not contiguous.
    TypeError
        The operand is neither an array nor a number.
    ValueError
        ``out`` is not an array of bool with the shape and layout of the operand.
    """
    if not isinstance(x, GPUArray):
        if not is_scalar(x):
            raise TypeError(f"a GPUArray or a number is expected, got {type(x).__name__}")
        return (GPUArray((), np.bool_, allocator) if out is None else out).fill(not x)
    x._contiguous()
    made = _truths(x, out, None if allocator is mem_alloc else allocator)
    if made.size:
        x._run(elementwise.get_logical_not_kernel(x.dtype, made.dtype), None, x._address, made._address)
    return made
