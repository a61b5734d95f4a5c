"""Other libraries' arrays, seen as what they are: an address, a shape, strides and a type."""

from __future__ import annotations

from ..._floor.types import integer
from ..._lazy import former
from .._driver import driver, entry, fail
from ..memory.buffer import Buffer
from . import dlpack
from .data_types import dtype_of, from_dlpack, numpy_dtype, to_dlpack
from .interfaces import address_facts, checked_interface
from .layout import StridedLayout

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable, TypeVar

    from ..stream import Stream
    from ..typing import IsStreamType
    from .tensor_map import (
        TensorMapDescriptor,
        TensorMapDescriptorOptions,
        TensorMapInterleave,
        TensorMapL2Promotion,
        TensorMapOOBFill,
        TensorMapSwizzle,
    )

    R = TypeVar("R")

__name__ = former(__name__)


__all__ = ["StridedMemoryView", "args_viewable_as_strided_memory"]

AMBIGUOUS = "stream_ptr is None: pass the address of the stream that will use the memory, or -1 for no order"


class StridedMemoryView:
    """An array of any library: where its elements are, and what they are. It keeps the array alive.

    Made by :meth:`from_any_interface` and its like, or by :meth:`from_buffer`. ``stream_ptr`` is the address of the stream
    that will use the memory (``int(stream.handle)``), which then waits for what the exporter has still to do; -1 for no
    order. None is refused with BufferError.
    """

    __slots__ = (
        "_ptr", "_device", "_readonly", "_object", "_layout_", "_dtype", "_keep", "_origin", "_bounds",
    )  # fmt: skip

    def __init__(self, obj: object | None = None, stream_ptr: int | None = None) -> None:
        """Deprecated: use the class methods."""
        from warnings import warn

        warn(
            "StridedMemoryView() is deprecated: use from_dlpack, from_cuda_array_interface or from_any_interface",
            DeprecationWarning,
            stacklevel=2,
        )
        if obj is None:
            self._set(0, (dlpack.CPU, 0), None, None, None, True)
        else:
            other = StridedMemoryView.from_any_interface(obj, stream_ptr)
            for name in StridedMemoryView.__slots__:
                setattr(self, name, getattr(other, name))

    def _set(
        self, origin: int, device: tuple[int, int], obj: Any, layout: StridedLayout | None, dtype: Any, readonly: bool,
        keep: Any = None, bounds: tuple[int, int] | None = None,
    ) -> StridedMemoryView:  # fmt: skip
        self._origin = origin
        """Where the element with offset 0 is."""
        self._ptr = origin + (layout.slice_offset_in_bytes if layout else 0)
        self._device, self._object, self._layout_, self._dtype, self._keep = device, obj, layout, dtype, keep
        self._readonly = readonly and obj is not None
        if bounds is None and layout is not None:
            low, high = layout.offset_bounds
            bounds = low * layout.itemsize, (high + 1) * layout.itemsize
        self._bounds = bounds
        """Which bytes, counted from there, are known to be memory of the array."""
        return self

    @classmethod
    def from_dlpack(cls, obj: object, stream_ptr: int | None = None) -> StridedMemoryView:
        """A view of an object with ``__dlpack__``, which gets ``stream_ptr`` and orders its work before that stream.
        Raises BufferError for memory of devices other than CUDA's and the host, and for types that Python lacks."""
        if stream_ptr is None:
            raise BufferError(AMBIGUOUS)
        tensor = dlpack.import_tensor(obj, _stream_address(stream_ptr))
        dtype = from_dlpack(*tensor.data_type)
        layout = StridedLayout(tensor.shape, tensor.strides, dtype.itemsize)
        return _new(cls)._set(tensor.ptr, tensor.device, obj, layout, dtype, tensor.readonly, tensor)

    @classmethod
    def from_cuda_array_interface(cls, obj: object, stream_ptr: int | None = None) -> StridedMemoryView:
        """A view of an object with ``__cuda_array_interface__`` (version 3 or newer, without mask); ``stream_ptr`` waits for
        the stream that it names (cuEventRecord, cuStreamWaitEvent). Raises CUDAError for memory that CUDA does not know."""
        about = checked_interface(obj.__cuda_array_interface__)  # type: ignore[attr-defined]
        if stream_ptr is None:
            raise BufferError(AMBIGUOUS)
        address, readonly = about["data"]
        dtype = dtype_of(about["typestr"])
        layout = StridedLayout(about["shape"], about.get("strides"), dtype.itemsize, divide_strides=True)
        order_streams(about.get("stream"), _stream_address(stream_ptr))
        device = address_facts(address) if address else (dlpack.CUDA, int(driver.cuCtxGetDevice()))
        return _new(cls)._set(address or 0, device, obj, layout, dtype, bool(readonly))

    @classmethod
    def from_array_interface(cls, obj: object) -> StridedMemoryView:
        """A view of an object in the host's memory with ``__array_interface__``, such as NumPy's arrays."""
        about = obj.__array_interface__  # type: ignore[attr-defined]
        address, readonly = about["data"]
        dtype = dtype_of(about["typestr"])
        layout = StridedLayout(about["shape"], about.get("strides"), dtype.itemsize, divide_strides=True)
        return _new(cls)._set(address, (dlpack.CPU, 0), obj, layout, dtype, bool(readonly), about)

    @classmethod
    def from_any_interface(cls, obj: object, stream_ptr: int | None = None) -> StridedMemoryView:
        """A view by DLPack, or else by ``__cuda_array_interface__``. Raises BufferError for an object with neither."""
        if hasattr(obj, "__dlpack__") and (dlpack.capsule_new is not None or not _has_cuda_interface(obj)):
            return cls.from_dlpack(obj, stream_ptr)
        if _has_cuda_interface(obj):
            return cls.from_cuda_array_interface(obj, stream_ptr)
        raise no_memory(obj)

    @classmethod
    def from_buffer(
        cls,
        buffer: Buffer,
        shape: tuple[int, ...],
        strides: tuple[int, ...] | None = None,
        *,
        itemsize: int | None = None,
        dtype: Any = None,
        is_readonly: bool = False,
    ) -> StridedMemoryView:
        """A view of a buffer's memory as an array; ``strides`` count elements. Nothing is waited for.

        ``dtype``: a dtype, its name or a scalar type of NumPy; without it, ``itemsize`` is needed. Raises ValueError where
        the buffer is too small or the numbers do not fit each other, RuntimeError for a closed buffer.
        """
        if not isinstance(buffer, Buffer):
            raise TypeError(f"buffer: a Buffer is expected, got {type(buffer).__name__}")
        if dtype is not None:
            dtype = dtype_of(dtype)
            if itemsize is not None and itemsize != dtype.itemsize:
                raise ValueError(f"itemsize is {itemsize}, but an element of {dtype} has {dtype.itemsize} bytes")
            itemsize = dtype.itemsize
        elif itemsize is None:
            raise ValueError("dtype or itemsize is needed")
        layout = StridedLayout(shape, strides, itemsize)
        buffer._open()
        device = dlpack.device_of_buffer(buffer)
        made = _new(cls)._set(buffer.handle, device, buffer, layout, dtype, is_readonly, None, (0, buffer.size))
        made._require_room(layout)
        return made

    def view(self, layout: StridedLayout | None = None, dtype: Any = None) -> StridedMemoryView:
        """The same memory with another layout or type. Raises ValueError where the type's size is not the layout's, and
        where the layout has elements outside of the memory that this view is known to have."""
        layout = self._layout if layout is None else layout
        if not isinstance(layout, StridedLayout):
            raise TypeError(f"layout: a StridedLayout is expected, got {type(layout).__name__}")
        dtype = self._dtype if dtype is None else dtype_of(dtype)
        if dtype is not None and dtype.itemsize != layout.itemsize:
            raise ValueError(
                f"an element of {dtype} has {dtype.itemsize} bytes, but one of the layout {layout.itemsize}"
            )
        self._require_room(layout)
        return _new(type(self))._set(
            self._origin, self._device, self._object, layout, dtype, self._readonly, self._keep, self._bounds
        )

    def _require_room(self, layout: StridedLayout) -> None:
        low, high = layout.offset_bounds
        begin, end = self._bounds or (0, 0)
        if high >= low and (low * layout.itemsize < begin or (high + 1) * layout.itemsize > end):
            raise ValueError(
                f"the memory is too small for the layout: it takes the bytes from {low * layout.itemsize} to "
                f"{(high + 1) * layout.itemsize}, but there are those from {begin} to {end}"
            )

    # What it is.

    @property
    def ptr(self) -> int:
        """The address of the first element; 0 for an array without elements."""
        return self._ptr

    @property
    def device_id(self) -> int:
        """The device where the memory is; -1 for the host."""
        return -1 if self._device[0] == dlpack.CPU and self._object is not None else self._device[1]

    @property
    def is_device_accessible(self) -> bool:
        """Whether kernels can use the memory."""
        return self._device[0] != dlpack.CPU

    @property
    def readonly(self) -> bool:
        """Whether the exporter allows no writing."""
        return self._readonly

    @property
    def exporting_obj(self) -> Any:
        """The object that is viewed."""
        return self._object

    @property
    def _layout(self) -> StridedLayout:
        if self._layout_ is None:
            raise ValueError("this view is of nothing: it has no layout")
        return self._layout_

    @property
    def shape(self) -> tuple[int, ...]:
        return self._layout.shape

    @property
    def strides(self) -> tuple[int, ...] | None:
        """In elements; None for C order without gaps, if the exporter says it like that."""
        return self._layout.strides

    @property
    def size(self) -> int:
        """How many elements there are."""
        return self._layout.volume

    @property
    def dtype(self) -> Any:
        """The type of the elements: NumPy's dtype where NumPy is installed, else an object with the same ``name``, ``kind``,
        ``itemsize`` and ``str``, as for bfloat16 and its like without ml_dtypes. None where only their size is known."""
        return numpy_dtype(self._dtype)

    def __repr__(self) -> str:
        return (
            f"StridedMemoryView(ptr={self._ptr:#x}, shape={self.shape}, strides={self.strides}, "
            f"itemsize={self._layout.itemsize}, dtype={self._dtype and self._dtype.name}, device_id={self.device_id}, "
            f"is_device_accessible={self.is_device_accessible}, readonly={self._readonly}, "
            f"exporting_obj={type(self._object).__module__}.{type(self._object).__qualname__})"
        )

    # How others see it.

    def __dlpack__(
        self,
        *,
        stream: int | None = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> object:
        """The array as a DLPack tensor, for ``from_dlpack`` of other libraries. Nothing is waited for."""
        layout = self._layout
        self._require_alive()
        if self._dtype is None:
            raise BufferError(
                "DLPack needs the type of the elements, which this view does not know: view(dtype=...) gives it one"
            )
        device = dlpack.device_for(self._device, dl_device, copy, stream)
        return dlpack.export_tensor(
            self._ptr, device, layout.shape, layout._steps, to_dlpack(self._dtype), self, self._readonly, max_version
        )

    def __dlpack_device__(self) -> tuple[int, int]:
        """DLPack's type of the device, and its number."""
        return self._device

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        """The array for CuPy, Numba and others. Missing where devices cannot use it."""
        if not self.is_device_accessible or self._dtype is None:
            raise AttributeError("__cuda_array_interface__ is for memory of a device with elements of a known type")
        self._require_alive()
        layout = self._layout
        return {
            "shape": layout.shape,
            "strides": None if layout.is_contiguous_c else layout.strides_in_bytes,
            "typestr": self._dtype.str,
            "data": (self._ptr, self._readonly),
            "version": 3,
            "stream": None,
        }

    def _require_alive(self) -> None:
        if isinstance(self._object, Buffer):
            self._object._open()

    def as_tensor_map(
        self,
        box_dim: tuple[int, ...] | None = None,
        *,
        options: TensorMapDescriptorOptions | dict[str, Any] | None = None,
        element_strides: tuple[int, ...] | None = None,
        data_type: Any = None,
        interleave: TensorMapInterleave | None = None,
        swizzle: TensorMapSwizzle | None = None,
        l2_promotion: TensorMapL2Promotion | None = None,
        oob_fill: TensorMapOOBFill | None = None,
    ) -> TensorMapDescriptor:
        """How the tensor memory accelerator reads tiles of ``box_dim`` elements from this array (cuTensorMapEncodeTiled).
        Either ``options``, or the single arguments that :class:`TensorMapDescriptorOptions` explains."""
        from .tensor_map import TensorMapDescriptor

        given = dict(element_strides=element_strides, data_type=data_type, interleave=interleave, swizzle=swizzle)
        given.update(l2_promotion=l2_promotion, oob_fill=oob_fill)
        chosen = {name: value for name, value in given.items() if value is not None}
        return TensorMapDescriptor._from_tiled(self, box_dim, options=options, **chosen)

    # Copies.

    def copy_from(
        self,
        other: StridedMemoryView,
        stream: Stream | IsStreamType,
        allocator: Any = None,
        blocking: bool | None = None,
    ) -> None:
        """Copy the elements of another view with the same shape and type into this one, in the order of ``stream``.

        Each may be on the host or on the device (cuMemcpyAsync, cuMemcpy2DAsync), with any strides; what has no runs of
        elements in common takes one call for each of its rows. ``blocking`` waits for the end; None: where one is on the
        host. ``allocator`` is not needed: nothing is copied twice. Raises ValueError for other shapes and types and for
        read-only memory.
        """
        from .strided_copy import copy_strided

        copy_strided(self, other, stream, blocking)

    def copy_to(
        self,
        other: StridedMemoryView,
        stream: Stream | IsStreamType | None = None,
        allocator: Any = None,
        blocking: bool | None = None,
    ) -> None:
        """Copy the elements of this view into another one, as :meth:`copy_from` does."""
        if not isinstance(other, StridedMemoryView):
            raise TypeError(f"other: a StridedMemoryView is expected, got {type(other).__name__}")
        other.copy_from(self, stream, allocator, blocking)  # type: ignore[arg-type]


def _new(cls: type[StridedMemoryView]) -> StridedMemoryView:
    return object.__new__(cls)


def _has_cuda_interface(obj: Any) -> bool:
    return hasattr(obj, "__cuda_array_interface__")


def no_memory(obj: Any) -> BufferError:
    kind = type(obj).__name__
    return BufferError(f"a {kind} has no memory to view: neither __dlpack__ nor __cuda_array_interface__")


def _stream_address(stream: Any) -> int:
    """A plain int also of a handle: PyTorch takes nothing else."""
    if not isinstance(stream, int):
        raise TypeError(
            f"stream_ptr: the address of a stream is expected, as int(stream.handle), got {type(stream).__name__}"
        )
    return integer(stream)


def order_streams(producer: Any, consumer: int) -> None:
    """Let the consumer's stream wait for the producer's, as of now. None and -1 are no streams."""
    if producer is None or consumer == -1:
        return
    if not isinstance(producer, int):
        raise TypeError(f"stream of __cuda_array_interface__: an integer or None is expected, got {producer!r}")
    producer = int(producer)  # handles have no order
    if producer <= 0:
        raise BufferError(f"stream of __cuda_array_interface__ is {producer}, but must be 1, 2 or an address")
    if producer == (consumer or 1):
        return
    event = driver.cuEventCreate(driver.CUevent_flags.CU_EVENT_DISABLE_TIMING)
    try:
        driver.cuEventRecord(event, producer)
        driver.cuStreamWaitEvent(consumer, event, 0)
    finally:
        status = entry("cuEventDestroy")(int(event))
    if status:
        fail(status, "cuEventDestroy")


class _StridedMemoryViewProxy:
    """An argument that can be viewed: what functions decorated by :func:`args_viewable_as_strided_memory` get."""

    __slots__ = ("obj", "has_dlpack")

    def __init__(self, obj: Any) -> None:
        self.obj = obj
        self.has_dlpack = hasattr(obj, "__dlpack__")
        if not self.has_dlpack and not _has_cuda_interface(obj):
            raise no_memory(obj)

    def view(self, stream_ptr: int | None = None) -> StridedMemoryView:
        return StridedMemoryView.from_any_interface(self.obj, stream_ptr)


def args_viewable_as_strided_memory(
    arg_indices: tuple[int, ...],
) -> Callable[[Callable[..., R]], Callable[..., R]]:
    """A decorator: the positional arguments with these numbers reach the function as objects whose ``view(stream_ptr)`` is
    a :class:`StridedMemoryView`, whatever library they come from; ``obj`` is the argument itself."""
    if not isinstance(arg_indices, tuple):
        raise TypeError(f"arg_indices: a tuple of integers is expected, got {type(arg_indices).__name__}")

    def decorate(function: Callable[..., R]) -> Callable[..., R]:
        from functools import wraps

        @wraps(function)
        def wrapper(*arguments: Any, **more: Any) -> R:
            given = list(arguments)
            for place in arg_indices:
                try:
                    given[place] = _StridedMemoryViewProxy(given[place])
                except IndexError:
                    raise IndexError(
                        f"{function.__name__}() needs argument {place} by position, got {len(given)} such arguments"
                    ) from None
            return function(*given, **more)

        return wrapper

    return decorate
