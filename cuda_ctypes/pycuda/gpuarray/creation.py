"""Making arrays: from those of the host and of other libraries, empty, filled, and counting."""

from __future__ import annotations

import numpy as np

from ..device_memory import mem_alloc
from ..elementwise import get_arange_kernel
from . import layouts
from .array import GPUArray

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


def to_gpu(ary: Any, allocator: Any = mem_alloc) -> GPUArray:
    """A copy of an array of the host on the current device, with its strides if it has no gaps.

    Parameters
    ----------
    ary : numpy.ndarray or GPUArray
        The array of the host, or one of the device.
    allocator : callable
        Returns memory for a number of bytes.

    Returns
    -------
    GPUArray

    Raises
    ------
    MemoryError
        The device has too little free memory.
    TypeError
        The dtype holds objects of Python.
    """
    return _copied(ary, allocator, False, None)


def to_gpu_async(ary: Any, allocator: Any = mem_alloc, stream: Any = None) -> GPUArray:
    """As :func:`to_gpu`, in the order of a stream, without waiting.

    Parameters
    ----------
    ary : numpy.ndarray
        The array of the host: it must not change before the copy is done. Page-locked memory is copied beside other
        work.
    allocator : callable
        Returns memory for a number of bytes.
    stream : Stream, optional
        The stream of the work; the default one if not given.

    Returns
    -------
    GPUArray

    Raises
    ------
    MemoryError
        The device has too little free memory.
    TypeError
        The dtype holds objects of Python, or ``stream`` is not a Stream.
    """
    return _copied(ary, allocator, True, stream)


def _copied(ary: Any, allocator: Any, async_: bool, stream: Any) -> GPUArray:
    if not isinstance(ary, GPUArray):
        ary = np.asarray(ary)
    made = GPUArray(ary.shape, ary.dtype, allocator, strides=_strides_like(ary, ary.itemsize))
    layouts.copy(made, ary, stream, async_)
    return made


def _strides_like(ary: Any, itemsize: int) -> Any:
    """The strides of an array without gaps whose axes run in the order of another one's."""
    if ary.flags.c_contiguous:
        return layouts.strides_of(ary.shape, itemsize, "C")
    return layouts.like_strides(ary.shape, ary.strides, itemsize)


def as_gpuarray(obj: Any, allocator: Any = mem_alloc) -> GPUArray:
    """The memory of another library's array on the device, without a copy.

    Parameters
    ----------
    obj : GPUArray, or object with ``__cuda_array_interface__`` or ``__dlpack__``
        The array, which is kept as ``base``. An array of NumPy is copied to the device.
    allocator : callable
        Returns memory for a number of bytes: for copies, and for the arrays that are made of this one.

    Returns
    -------
    GPUArray

    Raises
    ------
    TypeError
        ``obj`` is not an array.
    BufferError
        The array has a mask or an interface before version 3, is a tensor in the host's memory, or has a type that NumPy
        does not have.
    """
    if isinstance(obj, GPUArray):
        return obj
    if isinstance(obj, np.ndarray):
        return to_gpu(obj, allocator)
    from .._core import checked_interface

    about = getattr(obj, "__cuda_array_interface__", None)
    by_dlpack = hasattr(obj, "__dlpack__")
    if about is not None and "version" not in about:
        raise TypeError("obj: its __cuda_array_interface__ has no version")
    # PyTorch's interface is of version 2, which tells no stream: DLPack does.
    if about is not None and not (by_dlpack and about["version"] < 3):
        about = checked_interface(about)
        kind = about["typestr"]
        dtype = np.dtype(about.get("descr") or kind if "V" in kind else kind)
        if about.get("stream"):
            layouts._wait(_Handle(about["stream"]))
        address, strides = about["data"][0] or 0, about.get("strides")
        return GPUArray(about["shape"], dtype, allocator, obj, int(address), strides)
    if not by_dlpack:
        raise TypeError(f"obj: an array of the device or the host is expected, got {type(obj).__name__}")
    from .._core import CPU, import_tensor

    tensor = import_tensor(obj, 1)
    code, bits, lanes = tensor.data_type
    letter = {0: "i", 1: "u", 2: "f", 5: "c", 6: "b"}.get(code)
    if tensor.device[0] == CPU or letter is None or lanes != 1 or bits % 8:
        raise BufferError("the tensor is in the host's memory, or of a type that NumPy does not have")
    dtype = np.dtype(f"{letter}{bits // 8}")
    strides = tensor.strides and tuple(stride * dtype.itemsize for stride in tensor.strides)
    return GPUArray(tensor.shape, dtype, allocator, tensor, tensor.ptr, strides)


class _Handle:
    """A stream by its address: 1 and 2 are the default ones, as in the protocol."""

    def __init__(self, number: int) -> None:
        self._number = number

    def __cuda_stream__(self) -> tuple[int, int]:
        return 0, self._number


empty = GPUArray


def zeros(shape: Any, dtype: Any = np.float64, allocator: Any = mem_alloc, order: str = "C") -> GPUArray:
    """An array of zeros.

    Parameters
    ----------
    shape : int or tuple of int
        The length of each axis.
    dtype : numpy.dtype
        The type of the elements.
    allocator : callable
        Returns memory for a number of bytes.
    order : str
        "C" or "F": the last or the first axis runs fastest.

    Returns
    -------
    GPUArray

    Raises
    ------
    LogicError, MemoryError, TypeError, ValueError
        As :class:`GPUArray`.
    """
    return _zeroed(GPUArray(shape, dtype, allocator, order=order))


def ones(shape: Any, dtype: Any = np.float64, allocator: Any = mem_alloc, order: str = "C") -> GPUArray:
    """An array of ones.

    Parameters
    ----------
    shape : int or tuple of int
        The length of each axis.
    dtype : numpy.dtype
        The type of the elements.
    allocator : callable
        Returns memory for a number of bytes.
    order : str
        "C" or "F": the last or the first axis runs fastest.

    Returns
    -------
    GPUArray

    Raises
    ------
    LogicError, MemoryError, TypeError, ValueError
        As :class:`GPUArray`.
    """
    return GPUArray(shape, dtype, allocator, order=order).fill(1)


def _zeroed(array: GPUArray) -> GPUArray:
    if array.size:
        from ..copies import memset_d8_async

        memset_d8_async(array.gpudata, 0, array.size * array.itemsize)
    return array


def empty_like(other_ary: Any, dtype: Any = None, order: str = "K") -> GPUArray:
    """An array of the shape of another one, of the device or the host.

    Parameters
    ----------
    other_ary : GPUArray or numpy.ndarray
        The array whose shape is taken.
    dtype : numpy.dtype, optional
        The type of the elements; that of ``other_ary`` if not given.
    order : str
        "C", "F", "A" for either as in ``other_ary``, or "K" for its order of axes.

    Returns
    -------
    GPUArray

    Raises
    ------
    MemoryError
        The device has too little free memory.
    TypeError
        The dtype is unknown or holds objects of Python.
    ValueError
        ``order`` is unknown.
    """
    dtype = other_ary.dtype if dtype is None else np.dtype(dtype)
    flags = other_ary.flags
    if order == "A":
        order = "F" if flags.f_contiguous and not flags.c_contiguous else "C"
    if order not in ("C", "F", "K"):
        raise ValueError(f"order is {order!r}, but must be 'C', 'F', 'A' or 'K'")
    if order == "K":
        strides = _strides_like(other_ary, dtype.itemsize)
    else:
        strides = layouts.strides_of(other_ary.shape, dtype.itemsize, order)
    return GPUArray(other_ary.shape, dtype, getattr(other_ary, "allocator", mem_alloc), strides=strides)


def zeros_like(other_ary: Any, dtype: Any = None, order: str = "K") -> GPUArray:
    """An array of zeros with the shape of another one.

    Parameters
    ----------
    other_ary : GPUArray or numpy.ndarray
        The array whose shape is taken.
    dtype : numpy.dtype, optional
        The type of the elements; that of ``other_ary`` if not given.
    order : str
        "C", "F", "A" for either as in ``other_ary``, or "K" for its order of axes.

    Returns
    -------
    GPUArray

    Raises
    ------
    MemoryError
        The device has too little free memory.
    TypeError
        The dtype is unknown or holds objects of Python.
    ValueError
        ``order`` is unknown.
    """
    return _zeroed(empty_like(other_ary, dtype, order))


def ones_like(other_ary: Any, dtype: Any = None, order: str = "K") -> GPUArray:
    """An array of ones with the shape of another one.

    Parameters
    ----------
    other_ary : GPUArray or numpy.ndarray
        The array whose shape is taken.
    dtype : numpy.dtype, optional
        The type of the elements; that of ``other_ary`` if not given.
    order : str
        "C", "F", "A" for either as in ``other_ary``, or "K" for its order of axes.

    Returns
    -------
    GPUArray

    Raises
    ------
    MemoryError
        The device has too little free memory.
    TypeError
        The dtype is unknown or holds objects of Python.
    ValueError
        ``order`` is unknown.
    """
    return empty_like(other_ary, dtype, order).fill(1)


def arange(*args: Any, **kwargs: Any) -> GPUArray:
    """Numbers from ``start`` to before ``stop``.

    Parameters
    ----------
    *args : number
        ``[start,] stop[, step]``; 0 and 1 if ``start`` or ``step`` is not given.
    **kwargs
        ``start``, ``stop`` and ``step`` by keyword; ``dtype``, by default int64 for ints and else float64;
        ``allocator`` and ``stream``.

    Returns
    -------
    GPUArray

    Raises
    ------
    TypeError
        ``stop`` is missing.
    ValueError
        Too many arguments, another keyword, or a step of 0.
    """
    if len(args) > 3:
        raise ValueError(f"start, stop and step are expected, {len(args)} arguments were given")
    given = dict(zip(("start", "stop", "step") if len(args) > 1 else ("stop",), args))
    for name in ("start", "stop", "step"):
        if name in kwargs:
            if given.get(name) is not None:
                raise ValueError(f"{name} is given twice")
            given[name] = kwargs.pop(name)
    dtype, allocator, stream = kwargs.pop("dtype", None), kwargs.pop("allocator", mem_alloc), kwargs.pop("stream", None)
    if kwargs:
        raise ValueError(f"unknown keyword arguments: {', '.join(sorted(kwargs))}")
    if given.get("stop") is None:
        raise TypeError("stop is missing: arange(5) or arange(1, 5)")
    start, stop, step = given.get("start") or 0, given["stop"], 1 if given.get("step") is None else given["step"]
    if not step:
        raise ValueError("step is 0, so that stop is never reached")
    if dtype is None:
        whole = all(isinstance(number, (int, np.integer)) for number in (start, stop, step))
        dtype = np.int64 if whole else np.float64
    dtype = np.dtype(dtype)
    made = GPUArray(max(0, int(np.ceil((stop - start) / step))), dtype, allocator)
    if made.size:
        start, step = dtype.type(start), dtype.type(step)
        made._run(get_arange_kernel(dtype), stream, made.gpudata, start, step)
    return made
