"""C's mathematical functions for each element of arrays on the device."""

from __future__ import annotations

import numpy as np

from . import elementwise
from .gpuarray.array import GPUArray

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .stream import Stream


def _given(array: Any, what: str) -> GPUArray:
    if not isinstance(array, GPUArray):
        raise TypeError(f"{what}: a GPUArray is expected, got {type(array).__name__}")
    array._contiguous()
    return array


def _kernel_for(name: str, dtype: Any) -> tuple[Any, Any]:
    """The kernel of a function and the dtype of its results."""
    out = elementwise.real_of(dtype) if name == "fabs" else dtype
    if dtype.kind not in "fc":
        raise TypeError(f"{name}() is not for {dtype}: astype(numpy.float32) makes floats")
    if dtype.kind == "c" and name in ("ceil", "floor"):
        raise TypeError(f"{name}() is not for complex numbers")
    function = f"pycuda::{name}" if dtype.kind == "c" else f"{name}f" if dtype.char == "e" else name
    return elementwise.get_unary_func_kernel(function, dtype, out), out


FUNCTION = """C's {name}() of each element.

Parameters
----------
array : GPUArray
    The numbers.
stream_or_out : Stream or GPUArray, optional
    The stream of the work, or the array for the result.
**kwargs
    ``stream`` and ``out``, by keyword.

Returns
-------
GPUArray

Raises
------
RuntimeError
    The array is not contiguous.
TypeError
    The argument is not an array, the function is not for its dtype, or a keyword is unknown.
ValueError
    ``out`` has another dtype, shape or layout than the result.
"""


def _function(name: str) -> Any:
    def function(array: Any, stream_or_out: Any = None, **kwargs: Any) -> GPUArray:
        out, stream = kwargs.pop("out", None), kwargs.pop("stream", None)
        if kwargs:
            raise TypeError(f"unknown keyword arguments: {', '.join(sorted(kwargs))}")
        if isinstance(stream_or_out, GPUArray):
            out = stream_or_out
        elif stream_or_out is not None:
            stream = stream_or_out
        array = _given(array, "array")
        kernel, dtype = _kernel_for(name, array.dtype)
        made: GPUArray = array._into(out, dtype)
        if array.size:
            array._run(kernel, stream, array._address, made._address)
        return made

    function.__name__ = function.__qualname__ = name
    function.__doc__ = FUNCTION.format(name=name)
    return function


fabs, ceil, floor = map(_function, ("fabs", "ceil", "floor"))
exp, log, log10, sqrt = map(_function, ("exp", "log", "log10", "sqrt"))
sin, cos, tan, asin, acos, atan = map(_function, ("sin", "cos", "tan", "asin", "acos", "atan"))
sinh, cosh, tanh = map(_function, ("sinh", "cosh", "tanh"))


def fmod(arg: GPUArray, mod: GPUArray, stream: Stream | None = None) -> GPUArray:
    """The remainder of each division, with the sign of ``arg``.

    Parameters
    ----------
    arg : GPUArray
        The dividends.
    mod : GPUArray
        The divisors.
    stream : Stream, optional
        The stream of the work; the default one if not given.

    Returns
    -------
    GPUArray
        Of float32.

    Raises
    ------
    NotImplementedError
        The shapes do not broadcast.
    RuntimeError
        An array is not contiguous.
    TypeError
        An argument is not an array.
    """
    return _of_floats(elementwise.get_fmod_kernel(), [(arg, "arg"), (mod, "mod")], 1, stream)[0]


def frexp(arg: GPUArray, stream: Stream | None = None) -> tuple[GPUArray, GPUArray]:
    """Significands and exponents: ``arg = significand * 2**exponent``.

    Parameters
    ----------
    arg : GPUArray
        The numbers.
    stream : Stream, optional
        The stream of the work; the default one if not given.

    Returns
    -------
    tuple of GPUArray
        Significands and exponents, both of float32.

    Raises
    ------
    RuntimeError
        The array is not contiguous.
    TypeError
        The argument is not an array.
    """
    significand, exponent = _of_floats(elementwise.get_frexp_kernel(), [(arg, "arg")], 2, stream)
    return significand, exponent


def ldexp(significand: GPUArray, exponent: GPUArray, stream: Stream | None = None) -> GPUArray:
    """``significand * 2**exponent``.

    Parameters
    ----------
    significand : GPUArray
        The significands.
    exponent : GPUArray
        The exponents.
    stream : Stream, optional
        The stream of the work; the default one if not given.

    Returns
    -------
    GPUArray
        Of float32.

    Raises
    ------
    NotImplementedError
        The shapes do not broadcast.
    RuntimeError
        An array is not contiguous.
    TypeError
        An argument is not an array.
    """
    return _of_floats(
        elementwise.get_ldexp_kernel(), [(significand, "significand"), (exponent, "exponent")], 1, stream
    )[0]


def modf(arg: GPUArray, stream: Stream | None = None) -> tuple[GPUArray, GPUArray]:
    """The fractional and the whole part of each number.

    Parameters
    ----------
    arg : GPUArray
        The numbers.
    stream : Stream, optional
        The stream of the work; the default one if not given.

    Returns
    -------
    tuple of GPUArray
        Fractional and whole parts, both of float32.

    Raises
    ------
    RuntimeError
        The array is not contiguous.
    TypeError
        The argument is not an array.
    """
    whole, fraction = _of_floats(elementwise.get_modf_kernel(), [(arg, "arg")], 2, stream)
    return fraction, whole


def _of_floats(kernel: Any, given: Any, count: int, stream: Any) -> list[GPUArray]:
    """Run a kernel that works on float32: other dtypes are converted."""
    arrays = [_given(array, what) for array, what in given]
    dtype = np.dtype(np.float32)
    arrays = [array if array.dtype == dtype else array.astype(dtype) for array in arrays]
    if len(arrays) == 2:
        arrays = list(arrays[0]._beside(arrays[1]))
    made = [arrays[0]._like_me(dtype) for _ in range(count)]
    if made[0].size:
        for array in arrays[1:]:
            array._check()
        arrays[0]._run(kernel, stream, *[array._address for array in (*arrays, *made)])
    return made
