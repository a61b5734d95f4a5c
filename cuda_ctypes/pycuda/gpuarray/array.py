"""Arrays on the device, with the operators of NumPy's."""

from __future__ import annotations

import numpy as np

from .. import elementwise
from .._driver import cuda
from ..context import InContext, needed, stack
from ..copies import memset_d8_async, memset_d16_async, memset_d32_async
from ..device_memory import mem_alloc
from ..elementwise import shape_of_launch
from ..errors import LogicError
from ..host_memory import extents_of
from ..module import REFERENCES
from ..stream import stream_number
from ..templates import remembered
from . import layouts
from .layouts import NOT_CONTIGUOUS, flags_of, strides_of

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable, NoReturn


NOT_OF_NUMPY = "ary: an array of NumPy is expected, got {}"


PLAIN = {bool, int, float, complex}
_common: dict[Any, Any] = {}


def common_dtype(first: Any, second: Any) -> Any:
    """The dtype for computing with two arrays, or an array and a number, as NumPy chooses it."""
    kind = getattr(second, "dtype", None)
    key = first.dtype, second.__class__ if kind is None else kind
    try:
        return _common[key]
    except KeyError:
        pass
    try:
        found = np.result_type(first.dtype, type(second)(0) if kind is None else kind)
    except TypeError:
        raise TypeError(f"there is no arithmetic of {first.dtype} and {kind or type(second).__name__}") from None
    _common[key] = found
    return found


def is_scalar(value: Any) -> bool:
    """Whether a value is a number: Python's, or one of NumPy's scalars."""
    return value.__class__ in PLAIN or isinstance(value, (np.number, np.bool_, bool, int, float, complex))


def operation(symbol: str, swapped: bool = False) -> Callable[[Any, Any], Any]:
    """The method of a binary operator. It remembers the kernel for each pair of types, and the context that it is of."""
    known: dict[Any, Any] = {}
    remembered(known)

    def method(self: GPUArray, other: Any) -> Any:
        is_array = isinstance(other, GPUArray)
        kind = other.dtype if is_array else other.__class__
        contexts = stack.contexts
        found = known.get((self.dtype, kind))
        if found is None or not contexts or found[0] is not contexts[-1]:
            if not is_array and not is_scalar(other):
                return _no_operand(other)
            context, dtype = needed(), common_dtype(self, other)
            if is_array:
                kernel = elementwise.get_binary_op_kernel(self.dtype, kind, dtype, symbol)
            elif swapped:
                kernel = elementwise.get_binary_op_kernel(dtype, self.dtype, dtype, symbol, True, False)
            else:
                kernel = elementwise.get_binary_op_kernel(self.dtype, dtype, dtype, symbol, False, True)
            found = known[self.dtype, kind] = context, dtype, kernel
        _, dtype, kernel = found
        if is_array:
            first, second = self, other
            if self.strides != other.strides or self.shape != other.shape or not self.flags.forc:
                first, second = self._beside(other)
            made = first._like_me(dtype)
            if made.size:
                second._check()
                first._run(kernel, None, first._address, second._address, made._address)
            return made
        if not self.flags.forc:
            raise RuntimeError(NOT_CONTIGUOUS)
        made = self._like_me(dtype)
        if self.size:
            if swapped:
                self._run(kernel, None, other, self._address, made._address)
            else:
                self._run(kernel, None, self._address, other, made._address)
        return made

    return method


def in_place(symbol: str) -> Callable[[Any, Any], Any]:
    """The method of an operator that changes its left operand."""

    def method(self: GPUArray, other: Any) -> Any:
        self._contiguous()
        if isinstance(other, GPUArray):
            return self._with_array(other, symbol, self.dtype, self)
        if not is_scalar(other):
            return _no_operand(other)
        if self.size:
            kernel = elementwise.get_binary_op_kernel(self.dtype, self.dtype, self.dtype, symbol, False, True)
            self._run(kernel, None, self._address, other, self._address)
        return self

    return method


def comparison(symbol: str) -> Callable[[Any, Any], Any]:
    """The method of a comparison: 1 and 0 in the type that both have in common, as in PyCUDA."""

    def method(self: GPUArray, other: Any) -> Any:
        if isinstance(other, GPUArray):
            return self._with_array(other, symbol, common_dtype(self, other))
        if not is_scalar(other):
            return NotImplemented
        self._contiguous()
        made = self._like_me(self.dtype)
        if self.size:
            kind = common_dtype(self, other)
            kernel = elementwise.get_scalar_op_kernel(self.dtype, kind, self.dtype, symbol)
            self._run(kernel, None, self._address, other, made._address)
        return made

    return method


def _no_operand(other: Any) -> Any:
    if isinstance(other, np.ndarray):
        raise TypeError("an operand is an array of the host: to_gpu() copies it to the device")
    return NotImplemented


def _restored(host: Any) -> GPUArray:
    """An array of the current context with the pickled contents."""
    from .creation import to_gpu

    return to_gpu(host)


class GPUArray:
    """An array on the current device.

    Its methods raise LogicError for memory that was freed or that the current context cannot reach, and TypeError for a
    ``stream`` that is not a Stream.

    Parameters
    ----------
    shape : int or tuple of int
        The length of each axis.
    dtype : numpy.dtype
        The type of the elements.
    allocator : callable
        Returns memory for a number of bytes, as :func:`mem_alloc` and ``DeviceMemoryPool().allocate`` do.
    base : object, optional
        Kept as long as the array: the owner of ``gpudata``.
    gpudata : DeviceAllocation or int, optional
        The array's memory; allocated if not given.
    strides : tuple of int, optional
        Bytes from one element to the next of each axis.
    order : str
        "C" or "F": without ``strides``, the axis that runs fastest is the last or the first.

    Raises
    ------
    LogicError
        No context is current.
    MemoryError
        The device has too little free memory.
    TypeError
        The shape is not made of integers, or the dtype is unknown or holds objects of Python.
    ValueError
        ``order`` is unknown, an axis is negative, strides and axes differ in number, or ``base`` is given without
        ``gpudata``.

    Attributes
    ----------
    shape, strides : tuple of int
    flags : Flags
        Its layout: ``c_contiguous``, ``f_contiguous``, and ``forc`` for either.
    dtype : numpy.dtype
    size : int
        The number of elements.
    itemsize, nbytes, mem_size : int
        Bytes of an element and of all, and the number of elements that memory is there for.
    gpudata : DeviceAllocation or int or None
        None for an array without elements.
    base : object or None
        The array that this is a view of.
    allocator : callable
    """

    __array_priority__ = 100
    __array_ufunc__ = None  # so that NumPy leaves operators to this class

    shape: tuple[int, ...]
    strides: tuple[int, ...]
    flags: layouts.Flags
    base: Any
    _memory: Any
    """The allocation to free: the array's own, or that of the array that it views."""
    _address: int

    def __init__(
        self,
        shape: Any,
        dtype: Any,
        allocator: Any = mem_alloc,
        base: Any = None,
        gpudata: Any = None,
        strides: Any = None,
        order: str = "C",
    ) -> None:
        dtype = np.dtype(dtype)
        if order not in ("C", "F"):
            raise ValueError(f"order is {order!r}, but must be 'C' or 'F'")
        extents = extents_of(shape)
        if extents and min(extents) < 0:
            raise ValueError(f"shape is {extents}, but an axis cannot be negative")
        if base is not None and gpudata is None:
            raise ValueError("base is given without gpudata: the memory that it owns is expected there")
        if dtype.hasobject:
            raise TypeError(f"dtype: Python's objects cannot be on the device, as {dtype} has them")
        if strides is None:
            strides = strides_of(extents, dtype.itemsize, order)
        elif len(strides) != len(extents):
            raise ValueError(f"strides: one for each axis of {extents} is expected, got {tuple(strides)}")
        self._set(extents, dtype, tuple(strides), allocator, base, gpudata)

    def _set(
        self, shape: Any, dtype: Any, strides: Any, allocator: Any, base: Any, gpudata: Any, flags: Any = None
    ) -> None:
        size = 1
        for extent in shape:
            size *= extent
        self.shape, self.dtype, self.strides = shape, dtype, strides
        self.itemsize = itemsize = dtype.itemsize
        self.size = self.mem_size = size
        self.nbytes = nbytes = size * itemsize
        self.allocator = allocator = mem_alloc if allocator is None else allocator
        self.base = base
        self.flags = flags_of(shape, strides, itemsize) if flags is None else flags
        if gpudata is None and base is None:
            gpudata = allocator(nbytes) if size else None
        self.gpudata = gpudata

    @property
    def gpudata(self) -> Any:
        """The memory: a DeviceAllocation, an address, or None for an array without elements."""
        return self._gpudata

    @gpudata.setter
    def gpudata(self, memory: Any) -> None:
        self._gpudata, base = memory, self.base
        self._address = memory or 0 if memory.__class__ is int or memory is None else int(memory)
        if isinstance(memory, InContext):
            self._memory = memory
        else:
            self._memory = base._memory if isinstance(base, GPUArray) else None

    def _new(self, shape: Any, dtype: Any, strides: Any = None) -> GPUArray:
        """Another array from the same allocator."""
        made: GPUArray = object.__new__(GPUArray)
        made._set(shape, dtype, strides or strides_of(shape, dtype.itemsize, "C"), self.allocator, None, None)
        return made

    def _new_from(self, allocator: Any, shape: Any, dtype: Any) -> GPUArray:
        """Another array, from an allocator, or this one's for None."""
        made: GPUArray = object.__new__(GPUArray)
        strides = strides_of(shape, dtype.itemsize, "C")
        made._set(shape, dtype, strides, allocator or self.allocator, None, None)
        return made

    def _like_me(self, dtype: Any = None) -> GPUArray:
        """Another array of this shape and class whose axes run in the same order."""
        dtype = self.dtype if dtype is None else dtype
        if self.__class__ is not GPUArray:
            return self._new_like_me(dtype)
        if dtype.itemsize == self.itemsize and self.flags.forc:
            made: GPUArray = object.__new__(GPUArray)
            made._set(self.shape, dtype, self.strides, self.allocator, None, None, self.flags)
            return made
        if self.flags.c_contiguous:
            return self._new(self.shape, dtype)
        return self._new(self.shape, dtype, layouts.like_strides(self.shape, self.strides, dtype.itemsize))

    def _new_like_me(self, dtype: Any = None, order: str = "C") -> GPUArray:
        """As :meth:`_like_me`, by the constructor: subclasses may have added to it, or replace this method."""
        dtype = self.dtype if dtype is None else np.dtype(dtype)
        strides = self.strides
        if dtype.itemsize != self.itemsize or not self.flags.forc:
            strides = layouts.like_strides(self.shape, self.strides, dtype.itemsize)
        return self.__class__(self.shape, dtype, allocator=self.allocator, strides=strides, order=order)

    def _view(self, offset: int, shape: Any, strides: Any, dtype: Any = None) -> GPUArray:
        """A view of this array's memory."""
        made: GPUArray = object.__new__(GPUArray)
        gpudata = self.gpudata
        if gpudata is not None and offset:
            gpudata = int(gpudata) + offset
        made._set(shape, dtype or self.dtype, strides, self.allocator, self, gpudata)
        return made

    def _check(self) -> None:
        """Raise LogicError for memory that was freed, or that kernels of the current context cannot reach."""
        memory = self._memory
        if memory is None:
            return
        if not memory._owned:
            memory._open()
        contexts = stack.contexts
        if not contexts or contexts[-1] is not memory._context:
            _check_context(memory)

    def _check_memory(self) -> None:
        """Raise LogicError for memory that was freed. Copies and other libraries may use memory of any context."""
        if self._memory is not None:
            self._memory._open()

    def _contiguous(self) -> None:
        if not self.flags.forc:
            raise RuntimeError(NOT_CONTIGUOUS)

    def _run(self, kernel: Any, stream: Any, *values: Any) -> None:
        """Launch a kernel over all elements, in the context that this array is in."""
        self._check()
        size = self.size
        grid, block = shape_of_launch(size)
        number = 0 if stream is None else stream_number(stream)
        kernel._launch(grid, block, kernel._prepared, (*values, size), 0, number)

    def _into(self, out: Any, dtype: Any) -> GPUArray:
        """The array that a kernel over this array's elements writes to: a new one, or ``out``, which must be like this one."""
        if out is None:
            return self._like_me(dtype)
        if not isinstance(out, GPUArray):
            raise TypeError(f"out: a GPUArray is expected, got {type(out).__name__}")
        own, theirs = self.flags, out.flags
        alike = (own.c_contiguous and theirs.c_contiguous) or (own.f_contiguous and theirs.f_contiguous)
        if not alike:
            alike = out.strides == layouts.like_strides(self.shape, self.strides, out.itemsize)
        if out.dtype != dtype or out.shape != self.shape or not alike:
            raise ValueError(
                f"out: an array of {dtype}, {self.shape} and the same layout is expected, got {out.dtype}, {out.shape}"
            )
        out._check()
        return out

    def _with_array(self, other: GPUArray, symbol: str, dtype: Any, out: GPUArray | None = None) -> GPUArray:
        """``self symbol other`` in a new array or in ``out``."""
        first, second = self._beside(other, out is not None)
        made = first._like_me(dtype) if out is None else out
        if made.size:
            kernel = elementwise.get_binary_op_kernel(first.dtype, second.dtype, dtype, symbol)
            second._check()
            first._run(kernel, None, first._address, second._address, made._address)
        return made

    def _beside(self, other: GPUArray, fixed: bool = False) -> tuple[GPUArray, GPUArray]:
        """Both arrays in one layout, that of this one if ``fixed``: broadcast, and copied where they differ."""
        if fixed:
            self._must_hold(other)
        if self.shape == other.shape and self.strides == other.strides and self.dtype.itemsize == other.dtype.itemsize:
            if not self.flags.forc:
                raise RuntimeError(NOT_CONTIGUOUS)
            return self, other
        if not (self.flags.forc and other.flags.forc):
            raise RuntimeError(NOT_CONTIGUOUS)
        shape = layouts.broadcast(self.shape, other.shape)
        if fixed and shape != self.shape:
            raise NotImplementedError(
                f"an array of the shape {other.shape} does not broadcast to {self.shape}, which is changed"
            )
        first, second = self, other
        if shape != first.shape:
            first = layouts.spread_out(first, shape, strides_of(shape, first.itemsize, "C"))
        if shape != second.shape or not _same_order(first, second):
            second = layouts.spread_out(second, shape, layouts.like_strides(shape, first.strides, second.itemsize))
        return first, second

    def _must_hold(self, other: GPUArray) -> None:
        """Raise TypeError if results with the other array would lose their imaginary parts in this one."""
        if other.dtype.kind == "c" and self.dtype.kind != "c":
            raise TypeError(
                f"an array of {self.dtype} cannot hold complex numbers: astype(numpy.{other.dtype}) makes one that can"
            )

    # Properties

    @property
    def ndim(self) -> int:
        """The number of axes."""
        return len(self.shape)

    @property
    def ptr(self) -> int:
        """The address of the first element; 0 without elements. Raises LogicError for memory that was freed."""
        self._check_memory()
        return self._address

    @property
    def _grid(self) -> tuple[int, int]:
        """PyCUDA's programs launch kernels with it, and with ``_block``."""
        return shape_of_launch(self.size)[0]

    @property
    def _block(self) -> tuple[int, int, int]:
        return shape_of_launch(self.size)[1]

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        """The protocol by which CuPy, Numba, PyTorch and others see the memory. It tells no stream, as PyCUDA's: another
        library's stream is in order if it synchronizes with the default stream, and by DLPack in any case.
        """
        self._check_memory()
        about = {
            "shape": self.shape,
            "strides": self.strides,
            "data": (self.ptr, False),
            "typestr": self.dtype.str,
            "stream": None,
            "version": 3,
        }
        if self.dtype.names:
            about["descr"] = self.dtype.descr
        return about

    def __dlpack__(
        self, *, stream: Any = None, max_version: Any = None, dl_device: Any = None, copy: Any = None
    ) -> object:
        """A DLPack capsule: the same memory for another library.

        Raises
        ------
        BufferError
            DLPack has no such dtype or layout, or a copy or another device is asked for.
        """
        from .._core import device_for, export_tensor

        self._check_memory()
        own = self.__dlpack_device__()
        device = device_for(own, dl_device, copy, stream)
        code = {"i": 0, "u": 1, "f": 2, "c": 5, "b": 6}.get(self.dtype.kind)
        if code is None or any(stride % self.itemsize for stride in self.strides):
            raise BufferError(f"DLPack cannot hold an array of {self.dtype} with strides of {self.strides} bytes")
        if stream != -1:  # the default stream's work comes first
            layouts._wait(None)
        strides = tuple(stride // self.itemsize for stride in self.strides)
        kind = (code, 8 * self.itemsize, 1)
        return export_tensor(self.ptr, device, self.shape, strides, kind, self, max_version=max_version)

    def __dlpack_device__(self) -> tuple[int, int]:
        """DLPack's type and number of the device."""
        context = needed() if self._memory is None else self._memory._context
        return 2, context._device._number

    def __len__(self) -> int:
        if not self.shape:
            raise TypeError("an array without axes has no length")
        return self.shape[0]

    def __bool__(self) -> bool:
        if self.size != 1:
            raise ValueError(
                f"an array of {self.size} elements is neither true nor false: any() or all() say which is meant"
            )
        return bool(self.get().reshape(())[()])

    def __str__(self) -> str:
        return str(self.get()) if self.size else f"array of shape {self.shape}"

    def __repr__(self) -> str:
        return repr(self.get())

    def __hash__(self) -> NoReturn:
        raise TypeError("a GPUArray cannot be hashed")

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.get(),)

    # Copies to and from the host

    def set(self, ary: Any, async_: bool = False, stream: Any = None, **kwargs: Any) -> None:
        """Copy an array of the host to this one.

        Parameters
        ----------
        ary : numpy.ndarray
            An array with as many elements and the same dtype.
        async_ : bool
            Whether to return before the copy is done: ``ary`` must not change until then.
        stream : Stream, optional
            The stream of the work; the default one if not given.
        **kwargs
            ``async``, the old name of ``async_``.

        Raises
        ------
        TypeError
            ``ary`` is not an array, or another keyword is given.
        ValueError
            The sizes or dtypes differ.
        """
        if not (async_ or kwargs) and stream is None and ary.__class__ is np.ndarray and layouts.sent(self, ary):
            return
        async_ = _old_async(async_, kwargs)
        if not isinstance(ary, (np.ndarray, GPUArray)):
            raise TypeError(NOT_OF_NUMPY.format(type(ary).__name__))
        if ary.size != self.size:
            raise ValueError(f"ary has {ary.size} elements, where the array has {self.size}")
        if ary.dtype != self.dtype:
            raise ValueError(f"ary is of {ary.dtype}, where the array is of {self.dtype}: astype() converts")
        if ary.shape != self.shape:
            from warnings import warn

            warn(f"an array of the shape {ary.shape} is copied to one of {self.shape}", stacklevel=2)
            ary = ary.reshape(self.shape)
        layouts.copy(self, ary, stream, async_)

    def set_async(self, ary: Any, stream: Any = None) -> None:
        """As :meth:`set`, in the order of a stream, without waiting.

        Parameters
        ----------
        ary : numpy.ndarray
            As in :meth:`set`; it must not change before the copy is done.
        stream : Stream, optional
            The stream of the work; the default one if not given.

        Raises
        ------
        TypeError
            ``ary`` is not an array.
        ValueError
            The sizes or dtypes differ.
        """
        self.set(ary, async_=True, stream=stream)

    def get(
        self, ary: Any = None, pagelocked: bool = False, async_: bool = False, stream: Any = None, **kwargs: Any
    ) -> Any:
        """The elements as an array of the host.

        Parameters
        ----------
        ary : numpy.ndarray, optional
            The array for the copy, with as many elements and the same dtype.
        pagelocked : bool
            Whether a new array is in page-locked memory.
        async_ : bool
            Whether to return before the copy is done.
        stream : Stream, optional
            The stream of the work; the default one if not given.
        **kwargs
            ``async``, the old name of ``async_``.

        Returns
        -------
        numpy.ndarray

        Raises
        ------
        TypeError
            ``ary`` is not an array, the dtypes differ, or another keyword is given.
        ValueError
            The sizes differ.
        """
        if not async_ and stream is None and not pagelocked and not kwargs:
            host = np.empty(self.shape, self.dtype) if ary is None else ary
            if host.__class__ is np.ndarray and layouts.fetched(host, self):
                return host
        async_ = _old_async(async_, kwargs)
        if ary is None:
            if pagelocked:
                from ..host_memory import pagelocked_empty as empty
            else:
                empty = np.empty
            flags = self.flags
            order = "F" if flags.f_contiguous and not flags.c_contiguous else "C"
            ary = target = empty(self.shape, self.dtype, order)
        else:
            if not isinstance(ary, (np.ndarray, GPUArray)):
                raise TypeError(NOT_OF_NUMPY.format(type(ary).__name__))
            target = ary
            if ary.size != self.size:
                raise ValueError(f"ary has {ary.size} elements, where the array has {self.size}")
            if ary.dtype != self.dtype:
                raise TypeError(f"ary is of {ary.dtype}, where the array is of {self.dtype}")
            if ary.shape != self.shape:
                from warnings import warn

                warn(
                    f"an array of the shape {self.shape} is copied to one of {ary.shape}",
                    DeprecationWarning,
                    stacklevel=2,
                )
                if isinstance(ary, GPUArray):
                    target = ary.reshape(self.shape)
                else:
                    target = ary.view()
                    target.shape = self.shape  # raises where that needs a copy
        layouts.copy(target, self, stream, async_)
        return ary

    def get_async(self, stream: Any = None, ary: Any = None) -> Any:
        """As :meth:`get`, in the order of a stream, without waiting.

        Parameters
        ----------
        stream : Stream, optional
            The stream of the work; the default one if not given.
        ary : numpy.ndarray, optional
            The array for the copy.

        Returns
        -------
        numpy.ndarray

        Raises
        ------
        TypeError
            ``ary`` is not an array, or the dtypes differ.
        ValueError
            The sizes differ.
        """
        return self.get(ary, async_=True, stream=stream)

    def copy(self) -> GPUArray:
        """A copy without gaps whose axes run in the same order.

        Returns
        -------
        GPUArray
        """
        if self.flags.forc:
            made = self._new(self.shape, self.dtype, self.strides)
            layouts.copy(made, self, None, True)
            return made
        return layouts.compact(self)

    # Arithmetic

    __add__ = operation("+")
    __radd__ = operation("+", swapped=True)
    __sub__ = operation("-")
    __rsub__ = operation("-", swapped=True)
    __mul__ = operation("*")
    __rmul__ = operation("*", swapped=True)
    __truediv__ = __div__ = operation("/")
    __rtruediv__ = __rdiv__ = operation("/", swapped=True)
    __iadd__ = in_place("+")
    __isub__ = in_place("-")
    __imul__ = in_place("*")
    __itruediv__ = __idiv__ = in_place("/")
    __eq__ = comparison("==")
    __ne__ = comparison("!=")
    __lt__ = comparison("<")
    __le__ = comparison("<=")
    __gt__ = comparison(">")
    __ge__ = comparison(">=")

    def mul_add(
        self, selffac: Any, other: Any, otherfac: Any, add_timer: Any = None, stream: Any = None, out: Any = None
    ) -> GPUArray:
        """``selffac * self + otherfac * other``.

        Parameters
        ----------
        selffac : number
            The factor of this array.
        other : GPUArray
            An array of the same shape, or of one that broadcasts.
        otherfac : number
            The factor of the other array.
        add_timer : callable, optional
            Called with the number of floating-point operations, and a function that waits for the launch and
            returns its seconds. Then ``stream`` is not used.
        stream : Stream, optional
            The stream of the work; the default one if not given.
        out : GPUArray, optional
            The array for the result, in its dtype.

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
            An argument has a wrong type.
        ValueError
            ``out`` has another shape or layout than the result.
        """
        if not isinstance(other, GPUArray):
            raise TypeError(f"other: a GPUArray is expected, got {type(other).__name__}")
        first, second = self._beside(other)
        dtype = common_dtype(self, other) if out is None else getattr(out, "dtype", None)
        made = first._into(out, dtype)
        for array in (self, other):
            made._must_hold(array)
        if made.size:
            kernel = elementwise.get_axpbyz_kernel(first.dtype, second.dtype, dtype)
            values = selffac, first._address, otherfac, second._address, made._address
            second._check()
            if add_timer is None:
                first._run(kernel, stream, *values)
            else:
                grid, block = shape_of_launch(first.size)
                add_timer(3 * first.size, kernel.prepared_timed_call(grid, block, *values, first.size))
        return made

    def __pos__(self) -> GPUArray:
        return self

    def __neg__(self) -> GPUArray:
        return self._unary("-", self.dtype)

    def __abs__(self) -> GPUArray:
        kind = self.dtype.kind
        function = {"c": "pycuda::abs", "f": "fabs", "i": "abs"}.get(kind, "")
        return self._unary(function, elementwise.real_of(self.dtype))

    def _unary(self, function: str, dtype: Any, stream: Any = None) -> GPUArray:
        self._contiguous()
        made = self._like_me(dtype)
        if self.size:
            kernel = elementwise.get_unary_func_kernel(function, self.dtype, dtype)
            self._run(kernel, stream, self._address, made._address)
        return made

    def __pow__(self, other: Any) -> GPUArray:
        return self._pow(other, None)

    def __ipow__(self, other: Any) -> GPUArray:
        return self._pow(other, self)

    def __rpow__(self, other: Any) -> GPUArray:
        if not is_scalar(other):
            return NotImplemented
        self._contiguous()
        dtype = common_dtype(self, other)
        made = self._like_me(dtype)
        if self.size:
            kernel = elementwise.get_pow_array_kernel(dtype, self.dtype, dtype, False, True)
            self._run(kernel, None, other, self._address, made._address)
        return made

    def _pow(self, other: Any, out: Any) -> GPUArray:
        dtype = self.dtype if out is not None else None
        if isinstance(other, GPUArray):
            first, second = self._beside(other, out is not None)
            dtype = dtype or common_dtype(self, other)
            exponent, kind = second._address, second.dtype
            second._check()
        elif is_scalar(other):
            self._contiguous()
            first, dtype, exponent = self, dtype or common_dtype(self, other), other
            kind = np.dtype(type(other)) if dtype.kind == "c" else dtype
        else:
            return NotImplemented  # type: ignore[no-any-return]
        made = first._like_me(dtype) if out is None else out
        if made.size:
            kernel = elementwise.get_pow_array_kernel(first.dtype, kind, dtype, True, isinstance(other, GPUArray))
            first._run(kernel, None, first._address, exponent, made._address)
        return made

    # Elements

    def fill(self, value: Any, stream: Any = None) -> GPUArray:
        """Set all elements to one value.

        Parameters
        ----------
        value : number
            The new value of all elements.
        stream : Stream, optional
            The stream of the work; the default one if not given.

        Returns
        -------
        GPUArray
            This array.

        Raises
        ------
        OverflowError
            The value is out of the dtype's range.
        TypeError, ValueError
            The dtype cannot hold the value, for example 2.5 in integers.
        """
        if not self.size:
            return self
        self._check()
        if not self.flags.forc:
            one = self._new((), self.dtype).fill(value, stream)
            layouts.copy_strided(
                self.gpudata, self.strides, one.gpudata, (0,) * self.ndim, self.shape, self.itemsize, stream
            )
            return self
        fill = FILLS.get(self.itemsize)
        if fill is not None and self.dtype.kind in "iuf":
            bits = _bits(value, self.dtype)
            fill(self.gpudata, bits, self.size, stream)
        elif self.dtype.kind == "V":
            one = np.zeros((), self.dtype)
            one[...] = value
            if one.tobytes().count(0) == self.itemsize:
                memset_d8_async(self.gpudata, 0, self.size * self.itemsize, stream)
            else:
                whole = np.empty(self.shape, self.dtype)
                whole[...] = one
                self.set(whole, stream=stream)
        else:
            self._run(elementwise.get_fill_kernel(self.dtype), stream, value, self._address)
        return self

    def reverse(self, stream: Any = None) -> GPUArray:
        """A copy with the elements from the last to the first, as they are in memory.

        Parameters
        ----------
        stream : Stream, optional
            The stream of the work; the default one if not given.

        Returns
        -------
        GPUArray

        Raises
        ------
        RuntimeError
            The array is not contiguous.
        """
        self._contiguous()
        made = self._like_me()
        if self.size:
            self._run(elementwise.get_reverse_kernel(self.dtype), stream, self._address, made._address)
        return made

    def astype(self, dtype: Any, stream: Any = None) -> GPUArray:
        """A copy in another dtype.

        Parameters
        ----------
        dtype : numpy.dtype
            The type of the result.
        stream : Stream, optional
            The stream of the work; the default one if not given.

        Returns
        -------
        GPUArray

        Raises
        ------
        RuntimeError
            The array is not contiguous.
        TypeError
            The dtype is unknown.
        """
        dtype = np.dtype(dtype)
        self._contiguous()
        if dtype == self.dtype:
            return self.copy()
        made = self._like_me(dtype)
        if self.size:
            self._run(elementwise.get_copy_kernel(dtype, self.dtype), stream, made._address, self._address)
        return made

    def any(self, stream: Any = None, allocator: Any = None) -> GPUArray:
        """Whether any element is other than 0.

        Parameters
        ----------
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
            The array is not contiguous.
        """
        from .folds import any

        return any(self, stream, allocator)

    def all(self, stream: Any = None, allocator: Any = None) -> GPUArray:
        """Whether all elements are other than 0.

        Parameters
        ----------
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
            The array is not contiguous.
        """
        from .folds import all

        return all(self, stream, allocator)

    # Views

    def reshape(self, *shape: Any, **kwargs: Any) -> GPUArray:
        """A view of the elements, in their order in memory, in another shape.

        Parameters
        ----------
        *shape : int, or one tuple of int
            The new shape; -1 for one axis of the length that is left.
        **kwargs
            ``order``: "C" or "F", for the last or the first axis of the view as the fastest.

        Returns
        -------
        GPUArray

        Raises
        ------
        ValueError
            The shape has another number of elements, or ``order`` is unknown.
        TypeError
            A length is not an int, or a keyword is unknown.
        RuntimeError
            The array is not contiguous.
        """
        order = kwargs.pop("order", "C")
        if kwargs:
            raise TypeError(f"unknown keyword arguments: {', '.join(sorted(kwargs))}")
        if order not in ("C", "F"):
            raise ValueError(f"order is {order!r}, but must be 'C' or 'F'")
        wanted = self._extents(extents_of(shape[0] if len(shape) == 1 else shape))
        self._contiguous()
        return self._view(0, wanted, strides_of(wanted, self.itemsize, order))

    def _extents(self, wanted: tuple[int, ...]) -> tuple[int, ...]:
        if wanted.count(-1) > 1:
            raise ValueError("only one axis can be -1, as long as is needed")
        size = 1
        for extent in wanted:
            size *= extent if extent != -1 else 1
        if min(wanted, default=0) < -1:
            raise ValueError(f"shape is {wanted}, but an axis cannot be negative, or only one as -1")
        if -1 in wanted:
            if not size or self.size % size:
                raise ValueError(f"an array of {self.size} elements cannot have the shape {wanted}")
            return tuple([self.size // size if extent == -1 else extent for extent in wanted])
        if size != self.size:
            raise ValueError(f"an array of {self.size} elements cannot have the shape {wanted}")
        return wanted

    def ravel(self) -> GPUArray:
        """A view of the elements with one axis, in their order in memory.

        Returns
        -------
        GPUArray

        Raises
        ------
        RuntimeError
            The array is not contiguous.
        """
        return self.reshape(self.size)

    def view(self, dtype: Any = None) -> GPUArray:
        """The same memory as another dtype; the last axis changes its length.

        Parameters
        ----------
        dtype : numpy.dtype, optional
            The type of the view.

        Returns
        -------
        GPUArray

        Raises
        ------
        TypeError
            The dtype is unknown.
        ValueError
            No axis runs fastest without gaps, or its bytes are not a multiple of the new elements' size.
        """
        dtype = self.dtype if dtype is None else np.dtype(dtype)
        old, new = self.itemsize, dtype.itemsize
        shape, strides = list(self.shape), list(self.strides)
        if old != new:
            fastest = next((axis for axis in reversed(range(self.ndim)) if strides[axis] == old), -1)
            if fastest < 0 or not new or shape[fastest] * old % new:
                raise ValueError(
                    f"an array of the shape {self.shape} with strides {self.strides} cannot be seen as {dtype}"
                )
            shape[fastest] = shape[fastest] * old // new
            strides[fastest] = new
        return self._view(0, tuple(shape), tuple(strides), dtype)

    def squeeze(self) -> GPUArray:
        """A view without the axes of length 1.

        Returns
        -------
        GPUArray
        """
        kept = [axis for axis in range(self.ndim) if self.shape[axis] != 1]
        return self._view(0, tuple([self.shape[axis] for axis in kept]), tuple([self.strides[axis] for axis in kept]))

    def transpose(self, axes: Any = None) -> GPUArray:
        """A view with the axes in another order.

        Parameters
        ----------
        axes : sequence of int, optional
            The new order of the axes; reversed if not given.

        Returns
        -------
        GPUArray

        Raises
        ------
        TypeError
            ``axes`` is not a sequence.
        ValueError
            ``axes`` does not name each axis once.
        """
        order = tuple(reversed(range(self.ndim))) if axes is None else tuple(axes)
        if sorted([axis + self.ndim if axis < 0 else axis for axis in order]) != [*range(self.ndim)]:
            raise ValueError(f"axes: each of the {self.ndim} axes is expected once, got {order}")
        return self._view(0, tuple([self.shape[axis] for axis in order]), tuple([self.strides[axis] for axis in order]))

    @property
    def T(self) -> GPUArray:
        """A view with the axes reversed."""
        return self.transpose()

    def __getitem__(self, index: Any) -> GPUArray:
        """A view of a part: ints, slices, one ellipsis and None. Raises IndexError for anything else."""
        parts = index if isinstance(index, tuple) else (index,)
        if sum(part is Ellipsis for part in parts) > 1:
            raise IndexError("an index has at most one ellipsis")
        named = sum(part is not None and part is not Ellipsis for part in parts)
        if named > self.ndim:
            raise IndexError(f"{named} indices are too many for an array of {self.ndim} axes")
        shape: list[int] = []
        strides: list[int] = []
        offset = axis = 0
        for part in (*parts, *([] if any(part is Ellipsis for part in parts) else [Ellipsis])):
            if part is Ellipsis:
                for _ in range(self.ndim - named):
                    shape.append(self.shape[axis])
                    strides.append(self.strides[axis])
                    axis += 1
                continue
            if part is None:
                shape.append(1)
                strides.append(0)
                continue
            extent, stride = self.shape[axis], self.strides[axis]
            if isinstance(part, slice):
                start, _, step = part.indices(extent)
                count = len(range(*part.indices(extent)))
                offset += start * stride if count else 0
                shape.append(count)
                strides.append(step * stride)
            elif hasattr(part, "__index__") and not isinstance(part, (bool, GPUArray)) and not getattr(part, "ndim", 0):
                place = part.__index__()
                if not -extent <= place < extent:
                    raise IndexError(f"index {place} is out of range for axis {axis}, which is {extent} long")
                offset += place % extent * stride
            else:
                raise IndexError(
                    f"axis {axis}: an int, a slice, an ellipsis or None is expected, got {type(part).__name__}"
                )
            axis += 1
        return self._view(offset, tuple(shape), tuple(strides))

    def __setitem__(self, index: Any, value: Any) -> None:
        """Copy an array of the same shape and dtype to a part, or set all of it to a number."""
        part = self[index]
        if is_scalar(value):
            part.fill(value)
        else:
            layouts.copy(part, value)

    # Complex numbers

    @property
    def real(self) -> GPUArray:
        """The real parts; of real numbers, the array itself. Raises RuntimeError for complex ones that are not contiguous."""
        return self if self.dtype.kind != "c" else self._part(elementwise.get_real_kernel)

    @property
    def imag(self) -> GPUArray:
        """The imaginary parts; of real numbers, zeros. Raises RuntimeError for complex ones that are not contiguous."""
        if self.dtype.kind != "c":
            return self._like_me().fill(0)
        return self._part(elementwise.get_imag_kernel)

    def _part(self, make: Any) -> GPUArray:
        self._contiguous()
        dtype = elementwise.real_of(self.dtype)
        made = self._like_me(dtype)
        if self.size:
            self._run(make(self.dtype, dtype), None, self._address, made._address)
        return made

    def conj(self, out: GPUArray | None = None) -> GPUArray:
        """The complex conjugates; of real numbers, the array itself.

        Parameters
        ----------
        out : GPUArray, optional
            The array for the result.

        Returns
        -------
        GPUArray

        Raises
        ------
        RuntimeError
            The array is not contiguous.
        TypeError
            ``out`` is not a GPUArray.
        ValueError
            ``out`` has another shape or layout than the array.
        """
        if self.dtype.kind != "c":
            return self
        self._contiguous()
        kind = getattr(out, "dtype", self.dtype)
        made = self._into(out, kind if kind.kind == "c" else self.dtype)
        if self.size:
            self._run(elementwise.get_conj_kernel(self.dtype, made.dtype), None, self._address, made._address)
        return made

    conjugate = conj

    def bind_to_texref(self, texref: Any, allow_offset: bool = False) -> NoReturn:
        """Not available: CUDA 12 removed texture references.

        Parameters
        ----------
        texref : object
            Ignored.
        allow_offset : bool
            Ignored.

        Raises
        ------
        LogicError
            Always: CUDA 12 removed texture references.
        """
        raise LogicError(REFERENCES.format("texture", "texture"))

    def bind_to_texref_ext(
        self,
        texref: Any,
        channels: int = 1,
        allow_double_hack: bool = False,
        allow_complex_hack: bool = False,
        allow_offset: bool = False,
    ) -> NoReturn:
        """Not available: CUDA 12 removed texture references.

        Parameters
        ----------
        texref : object
            Ignored.
        channels : int
            Ignored.
        allow_double_hack : bool
            Ignored.
        allow_complex_hack : bool
            Ignored.
        allow_offset : bool
            Ignored.

        Raises
        ------
        LogicError
            Always: CUDA 12 removed texture references.
        """
        raise LogicError(REFERENCES.format("texture", "texture"))


FILLS = {1: memset_d8_async, 2: memset_d16_async, 4: memset_d32_async}


def _bits(value: Any, dtype: Any) -> int:
    """A number's bits in a dtype. Raises TypeError for a value that would be cut: 2.5 for integers."""
    if value is None or isinstance(value, (str, bytes)):
        raise TypeError(f"value: a number is expected, got {value!r:.80}")
    if dtype.kind != "f" and not isinstance(value, (int, np.integer, np.bool_)):
        raise TypeError(f"an array of {dtype} cannot hold {value!r}: astype() makes one that can")
    held = np.array(value, dtype)
    return int(held.view(f"u{dtype.itemsize}"))


def _same_order(first: GPUArray, second: GPUArray) -> bool:
    """Whether equal shapes run through memory alike."""
    return first.size < 2 or all(
        ours * second.itemsize == theirs * first.itemsize
        for extent, ours, theirs in zip(first.shape, first.strides, second.strides)
        if extent != 1
    )


def _check_context(memory: Any) -> None:
    """Raise LogicError if kernels of the current context cannot reach memory of another one. C: cuPointerGetAttribute."""
    memory._open()
    current = needed()
    if current == memory._context:
        return
    try:
        cuda.cuPointerGetAttribute(cuda.CUpointer_attribute.CU_POINTER_ATTRIBUTE_DEVICE_POINTER, int(memory))
    except LogicError:
        own, theirs = current._device, memory._context._device
        remedy = "push() its context before the array is used"
        if own.can_access_peer(theirs):
            remedy = "enable_peer_access() of a Context changes that, and get() and set() copy"
        elif own != theirs:
            remedy = "copy it by get() and set()"
        raise LogicError(
            f"an array on {theirs!r} is in a context whose memory this one cannot reach: {remedy}"
        ) from None


def _old_async(async_: bool, kwargs: dict[str, Any]) -> bool:
    """``async``, as the keyword was called before it became a word of Python."""
    async_ = kwargs.pop("async", async_)
    if kwargs:
        raise TypeError(f"unknown keyword arguments: {', '.join(sorted(kwargs))}")
    return async_
