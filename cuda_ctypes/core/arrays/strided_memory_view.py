"""Arrays of other libraries, viewed: an address, a shape, strides and a type."""

from __future__ import annotations

from _warnings import warn
from math import prod
from operator import index
from sys import modules

from ..._floor import FREE_THREADED, forkable_lock, native
from ..._floor.types import integer
from ..._lazy import LazyModule, former
from .. import stream as streams
from .._driver import after_few, class_name, driver, late, plain
from ..memory.buffer import CLOSED, Buffer
from ..quick_properties import kept
from ..stream import LEGACY
from . import dlpack
from .capsules import PLAIN, POSSIBLE, VERSIONED, _chosen, functions
from .data_types import DType, dtype_of, from_dlpack, numpy_dtype, to_dlpack
from .interfaces import address_facts, checked_interface
from .layout import StridedLayout, layout_of, plain_bounds

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable, TypeVar

    from ..stream import Stream
    from ..typing import IsStreamType
    from . import tensor_map as tensor_maps
    from . import torch_tensors
    from .tensor_map import (
        TensorMapDescriptor,
        TensorMapDescriptorOptions,
        TensorMapInterleave,
        TensorMapL2Promotion,
        TensorMapOOBFill,
        TensorMapSwizzle,
    )

    R = TypeVar("R")
else:
    tensor_maps = LazyModule(globals(), "tensor_maps", ".tensor_map")
    torch_tensors = LazyModule(globals(), "torch_tensors", ".torch_tensors")

__name__ = former(__name__)


__all__ = ["StridedMemoryView", "args_viewable_as_strided_memory"]

current_device = late(globals(), "current_device", "cuCtxGetDevice", -1)
AMBIGUOUS = "stream_ptr is None: pass the address of the stream that will use the memory, or -1 for no order"


class _FunctionsForC:
    """An attribute of StridedMemoryView that is made when it is asked for: its functions for C, DLPack's exchange API. There is none without
    machine code."""

    def __get__(self, instance: object, owner: type) -> Any:
        capsule = _functions_for_c()
        if capsule is None:
            raise AttributeError("__dlpack_c_exchange_api__")
        StridedMemoryView.__dlpack_c_exchange_api__ = StridedMemoryView.__c_dlpack_exchange_api__ = capsule
        return capsule


class StridedMemoryView:
    """An array of any library, which it keeps alive. Made by :meth:`from_any_interface` and its like, or by
    :meth:`from_buffer`.

    Calling the class is deprecated; use these methods.

    Parameters
    ----------
    obj : object, optional
        An array. Default: a view of nothing.
    stream_ptr : int, optional
        As in :meth:`from_any_interface`.

    Raises
    ------
    BufferError
        ``obj`` has no interface, or as in :meth:`from_any_interface`.
    """

    __slots__ = (
        "_ptr", "_device", "_readonly", "_object", "_layout_", "_dtype", "_keep", "_known_bounds", "_form", "_content", "_told",
    )  # fmt: skip

    _ptr: int
    _device: tuple[int, int]
    _readonly: bool
    _object: Any
    _layout_: StridedLayout | None
    """None for a view of nothing, and until it is needed."""
    _dtype: Any
    _keep: Any
    """What keeps the memory, beside the viewed object."""
    _known_bounds: tuple[int, int] | None
    _form: Any
    """The shape, the strides and the size of an element; or what was read of a loan."""
    _content: tuple[bytes, bytes, Buffer | None] | None
    """The name and the content of the last capsule on this device, and the viewed object if it is a buffer, which may be closed."""
    _told: tuple[bytes, Buffer | None] | None
    """The content that C was told of, whose address it has, and the buffer. Nothing replaces it."""
    __dlpack_c_exchange_api__: Any = _FunctionsForC()
    __c_dlpack_exchange_api__: Any = __dlpack_c_exchange_api__
    """A former name."""

    def __init__(self, obj: object | None = None, stream_ptr: int | None = None) -> None:
        """Deprecated: use the class methods."""
        if obj is not None and not _has_dlpack(obj) and not _has_cuda_interface(obj):
            raise no_memory(obj)
        warn(
            "StridedMemoryView() is deprecated: use from_dlpack, from_cuda_array_interface or from_any_interface",
            DeprecationWarning,
            stacklevel=2,
        )
        if obj is None:
            other = _made(StridedMemoryView, 0, (dlpack.CPU, 0), None, None, False, None, None)
        else:
            other = StridedMemoryView.from_any_interface(obj, stream_ptr)
        for name in StridedMemoryView.__slots__:
            setattr(self, name, getattr(other, name))

    @property
    def _origin(self) -> int:
        """The address of the element with offset 0."""
        return self._ptr - (self._layout_.slice_offset_in_bytes if self._layout_ else 0)

    @property
    def _bounds(self) -> tuple[int, int] | None:
        """The bytes, counted from ``_origin``, that are known to be memory of the array: the first, and the one behind the last."""
        if self._known_bounds is None and self._object is not None:
            low, high = self._layout.offset_bounds
            self._known_bounds = low * self._layout._itemsize, (high + 1) * self._layout._itemsize
        return self._known_bounds

    @classmethod
    def from_dlpack(cls, obj: object, stream_ptr: int | None = None) -> StridedMemoryView:
        """View an object with ``__dlpack__``.

        Parameters
        ----------
        obj : object
            The array.
        stream_ptr : int
            The address of the stream that will use the memory, ``int(stream.handle)``: the exporter's work comes
            first. -1: no order. Memory that host and device share needs none.

        Returns
        -------
        StridedMemoryView

        Raises
        ------
        AttributeError
            ``obj`` has no ``__dlpack__``.
        BufferError
            ``stream_ptr`` is None, the memory is on a device that is not CUDA's, or the elements' type is not supported.
        TypeError
            ``stream_ptr`` is not an int.
        """
        _later["from_dlpack"]()
        if "torch" in modules and (type(obj) in torch_tensors.classes or _is_torch_tensor(obj)):
            return _view_of_tensor(cls, obj, stream_ptr)
        return _by_dlpack(cls, obj, obj, stream_ptr)

    @classmethod
    def from_cuda_array_interface(cls, obj: object, stream_ptr: int | None = None) -> StridedMemoryView:
        """View an object with ``__cuda_array_interface__`` of version 3. C: cuEventRecord, cuStreamWaitEvent,
        cuPointerGetAttributes; without elements cuCtxGetDevice.

        Parameters
        ----------
        obj : object
            The array, without a mask.
        stream_ptr : int
            The address of the stream that will use the memory: it waits for the array's stream. -1: no order.

        Returns
        -------
        StridedMemoryView

        Raises
        ------
        AttributeError
            ``obj`` has no such interface.
        BufferError
            ``stream_ptr`` is None, the version is older, or there is a mask.
        CUDAError
            CUDA does not know the memory.
        TypeError
            ``stream_ptr`` is not an int, or the type is unknown.
        ValueError
            A stride is not a multiple of the elements' size.
        """
        if "torch" in modules and (type(obj) in torch_tensors.classes or _is_torch_tensor(obj)):
            return cls.from_dlpack(obj, stream_ptr)  # PyTorch's interface has version 2, which tells no stream
        about = checked_interface(obj.__cuda_array_interface__)  # type: ignore[attr-defined]
        if stream_ptr is None:
            raise BufferError(AMBIGUOUS)
        address, readonly = about["data"]
        dtype = dtype_of(about["typestr"])
        layout = _layout_in_bytes(about["shape"], about.get("strides"), dtype.itemsize)
        order_streams(about.get("stream"), _stream_address(stream_ptr))
        device = address_facts(address) if address else (dlpack.CUDA, int(driver.cuCtxGetDevice()))
        return _made(cls, address or 0, device, obj, dtype, bool(readonly), None, None, layout)

    @classmethod
    def from_array_interface(cls, obj: object) -> StridedMemoryView:
        """View an object in the host's memory with ``__array_interface__``, such as a NumPy array.

        Parameters
        ----------
        obj : object
            The array.

        Returns
        -------
        StridedMemoryView

        Raises
        ------
        AttributeError
            ``obj`` has no such interface.
        BufferError
            It has a mask, or a version before 3.
        TypeError
            The type of its elements is unknown.
        ValueError
            A stride is not a multiple of the elements' size.
        """
        about = checked_interface(obj.__array_interface__, "__array_interface__")  # type: ignore[attr-defined]
        address, readonly = about["data"]
        dtype = dtype_of(about["typestr"])
        layout = _layout_in_bytes(about["shape"], about.get("strides"), dtype.itemsize)
        return _made(cls, address or 0, (dlpack.CPU, 0), obj, dtype, bool(readonly), about, None, layout)

    @classmethod
    def from_any_interface(cls, obj: object, stream_ptr: int | None = None) -> StridedMemoryView:
        """View an array by DLPack, else by ``__cuda_array_interface__``.

        Parameters
        ----------
        obj : object
            The array.
        stream_ptr : int
            The address of the stream that will use the memory, ``int(stream.handle)``: the exporter's work comes
            first. -1: no order.

        Returns
        -------
        StridedMemoryView

        Raises
        ------
        BufferError
            ``obj`` has neither, or as in :meth:`from_dlpack` and :meth:`from_cuda_array_interface`.
        CUDAError
            CUDA does not know the memory.
        TypeError
            ``stream_ptr`` is not an int.
        ValueError
            A stride is not a multiple of the elements' size.
        """
        is_tensor = "torch" in modules and (type(obj) in torch_tensors.classes or _is_torch_tensor(obj))
        if not is_tensor and not (_has_dlpack(obj) and (POSSIBLE or not _has_cuda_interface(obj))):
            if not hasattr(obj, "__cuda_array_interface__"):
                raise no_memory(obj)
            return cls.from_cuda_array_interface(obj, stream_ptr)
        _later["from_any_interface"]()
        if is_tensor and cls is StridedMemoryView:
            return _view_of_tensor(cls, obj, stream_ptr)
        return cls.from_dlpack(obj, stream_ptr)  # a derived class may have its own way

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
        """View a buffer's memory as an array. Waits for nothing.

        Parameters
        ----------
        buffer : Buffer
            The memory.
        shape : tuple of int
            The extents.
        strides : tuple of int, optional
            Elements from one index to the next, for each axis. Default: C order without gaps.
        itemsize : int, optional
            Bytes of an element, if there is no ``dtype``.
        dtype : dtype, str or type, optional
            The type of the elements.
        is_readonly : bool, optional
            Whether :meth:`copy_from` and other libraries must not write to it.

        Returns
        -------
        StridedMemoryView

        Raises
        ------
        BufferError
            Neither a device nor the host can use the memory.
        RuntimeError
            The buffer is closed.
        TypeError
            An argument has a wrong type.
        ValueError
            The buffer is too small, the numbers do not fit each other, or both ``dtype`` and ``itemsize`` are missing.
        """
        if not isinstance(buffer, Buffer):
            raise TypeError(f"buffer: a Buffer is expected, got {class_name(buffer)}")
        if dtype is not None:
            dtype = dtype_of(dtype)
            if itemsize is not None and itemsize != dtype.itemsize:
                raise ValueError(f"itemsize is {itemsize}, but an element of {dtype} has {dtype.itemsize} bytes")
            itemsize = dtype.itemsize
        elif itemsize is None:
            raise ValueError("dtype or itemsize is needed")
        readonly = is_readonly is not False and bool(is_readonly)
        if cls is not StridedMemoryView:
            return _view_of_buffer(buffer, shape, strides, itemsize, dtype, readonly, cls)
        return _of_buffer[0](buffer, shape, strides, itemsize, dtype, readonly)  # type: ignore[no-any-return]

    def view(self, layout: StridedLayout | None = None, dtype: Any = None) -> StridedMemoryView:
        """The same memory with another layout or type; this view without either.

        Parameters
        ----------
        layout : StridedLayout, optional
            Default: unchanged.
        dtype : dtype, str or type, optional
            Default: unchanged.

        Returns
        -------
        StridedMemoryView

        Raises
        ------
        TypeError
            An argument has a wrong type.
        ValueError
            The type's size is not the layout's, elements lie outside the known memory, or this is a view of nothing.
        """
        known = self._layout_ or self._laid()
        if layout is None:
            if dtype is None:
                return self
            layout = known
        elif not isinstance(layout, StridedLayout):
            raise TypeError(f"layout: a StridedLayout is expected, got {class_name(layout)}")
        dtype = self._dtype if dtype is None else dtype_of(dtype)
        if dtype is not None and dtype.itemsize != layout._itemsize:
            raise ValueError(
                f"an element of {dtype} has {dtype.itemsize} bytes, but one of the layout {layout._itemsize}"
            )
        ptr = self._ptr
        if layout is not known:
            self._require_room(layout)  # which finds out the bounds
            ptr = self._origin + layout.slice_offset_in_bytes
        keep, bounds = self._keep, self._known_bounds
        return _made(type(self), ptr, self._device, self._object, dtype, self._readonly, keep, None, layout, bounds)

    def _require_room(self, layout: StridedLayout) -> None:
        low, high = layout.offset_bounds
        begin, end = self._bounds or (0, 0)
        if high >= low and (low * layout._itemsize < begin or (high + 1) * layout._itemsize > end):
            raise ValueError(
                f"the memory is too small: the layout needs bytes {low * layout._itemsize} to "
                f"{(high + 1) * layout._itemsize}, the memory has bytes {begin} to {end}"
            )

    # Properties.

    @property
    @kept("_ptr", none=None)
    def ptr(self) -> int:
        """The address of the element whose indices are 0; 0 for a view of nothing."""
        return self._ptr

    @property
    @kept("_device", open="_object", item=0, known={dlpack.CPU: -1}, beside=1)
    def device_id(self) -> int:
        """The number of the memory's device; -1 for memory of the host that is not pinned."""
        return -1 if self._device[0] == dlpack.CPU and self._object is not None else self._device[1]

    @property
    @kept("_device", item=0, known={dlpack.CPU: False}, other=True)
    def is_device_accessible(self) -> bool:
        """Whether kernels can use the memory."""
        return self._device[0] != dlpack.CPU

    @property
    @kept("_readonly", none=None)
    def readonly(self) -> bool:
        """Whether the exporter forbids writing."""
        return self._readonly

    @property
    @kept("_object", none=None)
    def exporting_obj(self) -> Any:
        """The viewed object; None for a view of nothing."""
        return self._object

    def _laid(self) -> StridedLayout:
        layout = self._layout_
        if layout is None:
            form = self._form
            if form is None:
                raise ValueError("an empty view has no layout")
            if form.__class__ is bytes:
                layout_of_content = (_quickest or _quickest_functions())[2]
                layout = layout_of_content(form, self._dtype.itemsize)
            else:
                layout = layout_of(*form)
            self._layout_ = layout
        return layout

    _layout = property(_laid)

    @property
    @kept("_layout_", "_shape", within=(StridedLayout,))
    def shape(self) -> tuple[int, ...]:
        """The extents. Raises ValueError for a view of nothing; so do the next two."""
        return self._laid()._shape

    @property
    @kept("_layout_", "_strides", open="_layout_", none=None, within=(StridedLayout,))
    def strides(self) -> tuple[int, ...] | None:
        """Elements from one index to the next, for each axis; None for C order without gaps, if the exporter gives it so."""
        return self._laid()._strides

    @property
    @kept("_layout_", "_volume", within=(StridedLayout,))
    def size(self) -> int:
        """The number of elements."""
        layout = self._laid()
        if layout._volume is None:  # not by its property, which would call Python once more
            layout._volume = prod(layout._shape)
        return layout._volume

    @property
    @kept("_dtype", "_numpy", within=(DType,), others=True)
    def dtype(self) -> Any:
        """The type of the elements: NumPy's dtype if NumPy is installed; else, and for bfloat16 and its like without
        ml_dtypes, an object with the same ``name``, ``kind``, ``itemsize`` and ``str``. None if only the size is
        known.
        """
        dtype = self._dtype
        return (dtype.__class__ is DType and dtype._numpy) or numpy_dtype(dtype)

    def __repr__(self) -> str:
        return (
            f"StridedMemoryView(ptr={self._ptr:#x}, shape={self.shape}, strides={self.strides}, "
            f"itemsize={self._layout._itemsize}, dtype={self._dtype and self._dtype.name}, device_id={self.device_id}, "
            f"is_device_accessible={self.is_device_accessible}, readonly={self._readonly}, "
            f"exporting_obj={type(self._object).__module__}.{type(self._object).__qualname__})"
        )

    def __reduce__(self) -> Any:
        raise TypeError("a StridedMemoryView holds an address of this process and cannot be pickled or copied")

    # Protocols of other libraries.

    def __dlpack__(
        self,
        *,
        stream: int | None = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> object:
        """The array as a DLPack tensor, for ``from_dlpack`` of other libraries. Waits for nothing.

        Raises BufferError for elements without a type and for a request that it cannot meet, such as a copy; RuntimeError
        once the viewed buffer is closed.
        """
        name = PLAIN if max_version is None else dlpack.name_for(max_version)
        if dl_device is None and not copy and (stream is None or stream.__class__ is int):
            known = self._content
            if known is None or known[0] is not name:
                buffer = self._object if isinstance(self._object, Buffer) else None
                if buffer is not None:
                    buffer._open()
                known = self._content = name, self._packed(name, self._device), buffer
            elif known[2] is not None:
                known[2]._open()
            return dlpack.offer(name, known[1], self)
        self._require_alive()
        device = dlpack.device_for(self._device, dl_device, copy, stream)
        return dlpack.offer(name, self._packed(name, device), self)

    def _packed(self, name: bytes, device: tuple[int, int]) -> bytes:
        """The content of a capsule."""
        if self._form.__class__ is bytes and device is self._device:
            content = dlpack.repacked[name](self._form)
            if content is not None:
                return content
        layout, dtype = self._laid(), self._dtype
        if dtype is None:
            raise BufferError("this view has no dtype, which DLPack needs: use view(dtype=...)")
        ptr = 0 if 0 in layout._shape else self._ptr  # DLPack wants no address of nothing
        return dlpack.packed(name, ptr, device, layout._shape, layout._steps, to_dlpack(dtype), self._readonly)

    def __dlpack_device__(self) -> tuple[int, int]:
        """DLPack's type and number of the device."""
        return self._device

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        """The array for CuPy, Numba and others. Raises AttributeError if no device can use it or the elements' type is not
        known, RuntimeError once the viewed buffer is closed.
        """
        if not self.is_device_accessible or self._dtype is None:
            raise AttributeError("__cuda_array_interface__ is for memory of a device with elements of a known type")
        self._require_alive()
        layout = self._layout
        return {
            "shape": layout._shape,
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
        """A tensor map of the array, for tiles. C: cuTensorMapEncodeTiled.

        Parameters
        ----------
        box_dim : tuple of int, optional
            Elements of a tile along each axis, from 1 to 256. Needed without ``options``.
        options : TensorMapDescriptorOptions or dict, optional
            All options, instead of the other arguments, which are explained there.
        element_strides : tuple of int, optional
            Read every n-th element along each axis, from 1 to 8.
        data_type : dtype, str or TensorMapDataType, optional
            The type of the elements.
        interleave : TensorMapInterleave, optional
            Interleaved channels.
        swizzle : TensorMapSwizzle, optional
            The order of bytes in shared memory.
        l2_promotion : TensorMapL2Promotion, optional
            The bytes that a load brings to the L2 cache.
        oob_fill : TensorMapOOBFill, optional
            The values outside the array.

        Returns
        -------
        TensorMapDescriptor

        Raises
        ------
        CUDAError
            The driver refuses, or no context is current.
        RuntimeError
            The buffer is closed.
        TypeError
            An argument has a wrong type; or there are both ``options`` and others, or neither.
        ValueError
            TMA cannot use the array: it does not have 1 to 5 axes, is not aligned to 16 bytes, is on another device, its
            last axis does not have the stride 1, a stride is negative, or TMA lacks its type. Or ``box_dim`` or
            ``element_strides`` do not fit.
        """
        given = dict(element_strides=element_strides, data_type=data_type, interleave=interleave, swizzle=swizzle)
        given.update(l2_promotion=l2_promotion, oob_fill=oob_fill)
        chosen = {name: value for name, value in given.items() if value is not None}
        return tensor_maps.TensorMapDescriptor._from_tiled(self, box_dim, options=options, **chosen)

    # Copies.

    def copy_from(
        self,
        other: StridedMemoryView,
        stream: Stream | IsStreamType,
        allocator: Any = None,
        blocking: bool | None = None,
    ) -> None:
        """Copy the elements of another view of the same shape and type. C: cuMemcpyAsync, cuMemcpy2DAsync.

        Each may be on the host or a device, with any strides. One call copies all rows of an axis; further axes take one
        call for each index.

        Parameters
        ----------
        other : StridedMemoryView
            The source.
        stream : IsStreamType
            Copy in the order of this stream.
        allocator : object, optional
            Not used: nothing is copied twice.
        blocking : bool, optional
            Whether to wait for the end. Default: if one is on the host.

        Raises
        ------
        CUDAError
            The driver refuses.
        RuntimeError
            A buffer or the stream is closed.
        TypeError
            An argument has a wrong type.
        ValueError
            Shapes or types differ, or this memory is read-only, or elements of it overlap.
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
        """:meth:`copy_from` in the other direction. C: cuMemcpyAsync, cuMemcpy2DAsync.

        Parameters
        ----------
        other : StridedMemoryView
            The destination.
        stream : IsStreamType
            Copy in the order of this stream. It has to be given.
        allocator : object, optional
            Not used.
        blocking : bool, optional
            Whether to wait for the end. Default: if one is on the host.

        Raises
        ------
        CUDAError
            The driver refuses.
        RuntimeError
            A buffer or the stream is closed.
        TypeError
            An argument has a wrong type.
        ValueError
            Shapes or types differ, or the destination is read-only, or elements of it overlap.
        """
        if not isinstance(other, StridedMemoryView):
            raise TypeError(f"other: a StridedMemoryView is expected, got {class_name(other)}")
        other.copy_from(self, stream, allocator, blocking)  # type: ignore[arg-type]


new: Callable[[Any], Any] = object.__new__
MOST_CLASSES = 16
"""Programs have few classes of arrays. More of them would only be kept alive."""
_kinds: dict[bytes, tuple[tuple[int, int], DType]] = {}
"""Device and type of what DLPack tells about a tensor."""


def _by_dlpack(cls: type[StridedMemoryView], obj: object, exporter: Any, stream_ptr: int | None) -> StridedMemoryView:
    """A view by DLPack."""
    if stream_ptr is None:
        if exporter.__dlpack_device__()[0] in (dlpack.CPU, dlpack.CUDA):
            raise BufferError(AMBIGUOUS)
    elif stream_ptr.__class__ is not int:
        stream_ptr = _stream_address(stream_ptr)
    loan, content = dlpack.borrow(exporter, stream_ptr)
    if cls is not StridedMemoryView:
        return _view(obj, loan, content, cls)
    of_loan = (_quickest or _quickest_functions())[0]
    view: StridedMemoryView = of_loan(obj, loan, content)
    kind = type(obj)
    if exporter is obj and obj.__class__ is kind and type(kind) is type and _has_dlpack(kind):
        _remember(kind, None)
    return view


def _remember(kind: type, way: Any) -> None:
    """Let machine code view the next objects of a class."""
    if len(dlpack.ways) < MOST_CLASSES:
        dlpack.ways.setdefault(kind, way)


def _view(obj: Any, loan: Any, content: bytes, cls: type[StridedMemoryView] = StridedMemoryView) -> StridedMemoryView:
    """A view of a borrowed tensor."""
    flags, data, about, offset = dlpack.split(content)
    found = _kinds.get(about)
    if found is None:
        device, data_type = dlpack.kind_of(about)
        # machine code borrows what is there, so that nothing replaces it
        found = _kinds.setdefault(about, (device, from_dlpack(data_type)))
    device, dtype = found
    return _made(cls, data + offset, device, obj, dtype, flags & dlpack.READ_ONLY != 0, loan, content)


def _functions_for_c() -> Any:
    if not native.available():
        return None
    try:
        from .exchange_functions import exchange_capsule
    except ImportError:  # the interpreter is ending
        return None
    return exchange_capsule(_content_of, _view_of_loan)


def _content_of(view: Any) -> bytes:
    """The content of a capsule, for C."""
    if view.__class__ is not StridedMemoryView and not isinstance(view, StridedMemoryView):
        raise TypeError(f"a StridedMemoryView is expected, got {class_name(view)}")
    told = view._told
    if told is None:
        told = _tell(view)
    elif told[1] is not None:
        told[1]._open()
    return told[0]


_telling = forkable_lock()


def _tell(view: StridedMemoryView) -> tuple[bytes, Buffer | None]:
    """Make what C is told of a view: of several threads, one does, and all get the same."""
    buffer = view._object if isinstance(view._object, Buffer) else None
    if buffer is not None:
        buffer._open()
    made = view._packed(VERSIONED, view._device), buffer
    with _telling:
        told = view._told = view._told or made
    return told


def _view_of_loan(loan: Any) -> StridedMemoryView:
    """A view of a tensor of C."""
    _, _, read = _chosen[0] if _chosen else functions()
    of_loan = (_quickest or _quickest_functions())[0]
    view: StridedMemoryView = of_loan(loan, loan, read(loan))
    kind, _ = view._device
    if kind not in dlpack.KINDS:
        dlpack.refuse_device(kind)
    return view


_tensor_kinds: dict[bytes, tuple[tuple[int, int], DType]] = {}
"""The same, of the tensors of PyTorch of which machine code makes views."""


def _view_by_attributes(
    obj: Any, keep: Any, content: bytes | None, cls: type[StridedMemoryView] = StridedMemoryView
) -> StridedMemoryView | None:
    """A view of a tensor of PyTorch; None for one that DLPack knows better. ``content`` is what C tells of it: if both agree, machine code
    makes the next view of its kind."""
    facts = torch_tensors.facts_of(obj)
    if facts is None:
        return None
    address, device, shape, strides, dtype, storage = facts
    shape = tuple(shape)
    if content and dtype.kind != "c":  # of those, some are conjugates, of which C tells nothing
        flags, data, about, offset = dlpack.split(content)
        told = data + offset, dlpack.kind_of(about), dlpack.form_of(content)
        if told == (address, (device, to_dlpack(dtype)), (shape, strides)):
            _tensor_kinds.setdefault(about, (device, dtype))
    return _made(cls, address, device, obj, dtype, False, storage, (shape, strides, dtype.itemsize))


def _layout_of_content(content: bytes, itemsize: int) -> StridedLayout:
    shape, strides = dlpack.form_of(content)
    made = StridedLayout if shape and min(shape) < 0 else layout_of  # the first raises for it
    return made(shape, strides, itemsize)


def _layout_in_bytes(shape: Any, strides: Any, itemsize: int) -> StridedLayout:
    """The layout of an array interface, whose strides count bytes."""
    if strides is None and plain_bounds(shape, None, itemsize):
        return layout_of(shape, None, itemsize)
    if strides.__class__ is tuple and shape.__class__ is tuple and len(shape) == len(strides):
        steps = []
        for extent, stride in zip(shape, strides):
            if extent.__class__ is not int or extent < 0 or stride.__class__ is not int or stride % itemsize:
                break
            steps.append(stride // itemsize)
        else:  # the usual case, in a third of the time
            return layout_of(shape, tuple(steps), itemsize)
    return StridedLayout(shape, strides, itemsize, divide_strides=True)


def _view_of_buffer(
    buffer: Buffer, shape: Any, strides: Any, itemsize: Any, dtype: Any, readonly: bool,
    cls: type[StridedMemoryView] = StridedMemoryView,
) -> StridedMemoryView:  # fmt: skip
    bounds = plain_bounds(shape, strides, itemsize)
    layout = None if bounds else StridedLayout(shape, strides, itemsize)
    address, room = buffer._address, buffer._size
    if address is None:
        raise RuntimeError(CLOSED)
    device, form = dlpack.device_of_buffer(buffer), (shape, strides, itemsize)
    _later["from_buffer"]()
    made = _made(cls, address, device, buffer, dtype, readonly, None, form, layout, (0, room))
    if not bounds or bounds[0] < 0 or bounds[1] > room:
        made._require_room(made._layout)
    return made


_of_buffer: list[Any] = [_view_of_buffer]
"""The quickest function that does the same."""
_in_python: list[Any] = [_view, _view_by_attributes, _layout_of_content]
_quickest: list[Any] = []


def _quickest_functions() -> list[Any]:
    """The quickest functions here that do the same as those in Python: machine code after a few calls."""
    _another()
    return _quickest or _in_python


def _quicken_functions() -> None:
    made = _in_python
    if native.available() and not FREE_THREADED:
        from .quick_loans import laying, viewing

        made = [
            viewing(_view, StridedMemoryView, _kinds),
            viewing(_view_by_attributes, StridedMemoryView, _tensor_kinds),
            laying(_layout_of_content, StridedLayout),
        ]
        dlpack.quicken_repacking()
    _quickest[:] = made


_another = after_few(_quicken_functions)


def _quicken_method(name: str, written: Any) -> None:
    """Let machine code replace, or help, one of the methods below."""
    if not native.available() or FREE_THREADED:
        return
    if name == "from_buffer":
        from .quick_exports import viewing_buffers

        _of_buffer[0] = viewing_buffers(dlpack.places, dlpack.tell_place, _view_of_buffer, StridedMemoryView)
        return
    from .quick_views import quicken_borrowing

    if not _quickest:
        _quicken_functions()
    of_loan, of_tensor, _ = _quickest
    _, lend, read = functions()
    steps = lend, read, of_loan, of_tensor, _in_order
    quicken_borrowing(StridedMemoryView, written, dlpack.ways, dlpack.older_capsule, dlpack.KINDS[1:], *steps)


_later = {
    name: after_few(lambda name=name, written=vars(StridedMemoryView)[name]: _quicken_method(name, written))
    for name in ("from_any_interface", "from_dlpack", "from_buffer")
}


def _view_of_tensor(cls: type[StridedMemoryView], obj: Any, stream_ptr: Any) -> StridedMemoryView:
    """A view of a tensor of PyTorch by its attributes, or by DLPack, which knows some better."""
    tell = torch_tensors.classes.get(type(obj))
    if tell is None or cls is not StridedMemoryView:
        view = _view_by_attributes(obj, None, None, cls)
    else:
        content = tell(obj)
        of_tensor = (_quickest or _quickest_functions())[1]
        view = of_tensor(obj, content and obj.untyped_storage(), content)
        if content and view is not None and view._ptr != obj.data_ptr():
            view = None  # the storage is not of this memory: another thread gave the tensor other data (tensor.data)
        if content and tell is not torch_tensors.tell_first:
            _remember(type(obj), tell)
    return _detached(cls, obj, stream_ptr) if view is None else _in_order(obj, view, stream_ptr)


def _in_order(obj: Any, view: StridedMemoryView, stream_ptr: Any) -> StridedMemoryView:
    """The view of a tensor, for whose current stream the consumer's waits; made anew if it is on another device."""
    kind, number = view._device
    if kind == dlpack.CUDA:
        if stream_ptr is None:
            raise BufferError(AMBIGUOUS)
        stream = stream_ptr if stream_ptr.__class__ is int else _stream_address(stream_ptr)
        if stream != -1:
            if current_device() != number:  # the event would belong to another device, or to none
                return _detached(type(view), obj, stream_ptr)
            order_streams(torch_tensors.current_stream(number) or LEGACY, stream)  # which PyTorch calls 0
    return view


def _detached(cls: type[StridedMemoryView], obj: Any, stream_ptr: Any) -> StridedMemoryView:
    """A view of a tensor of PyTorch by DLPack."""
    source = obj.detach()  # PyTorch exports nothing that has a gradient
    stream_ptr = -1 if source.device.type == "cpu" else stream_ptr
    return _by_dlpack(cls, obj, source, stream_ptr)


def _made(
    cls: type[StridedMemoryView], ptr: int, device: tuple[int, int], obj: Any, dtype: Any, readonly: bool, keep: Any,
    form: Any, layout: StridedLayout | None = None, bounds: tuple[int, int] | None = None,
) -> StridedMemoryView:  # fmt: skip
    """A view. Without a layout, this is made of the form when it is needed."""
    self: StridedMemoryView = new(cls)
    self._ptr = ptr
    self._device = device
    self._object = obj
    self._dtype = dtype
    self._readonly = readonly
    self._keep = keep
    self._form = form
    self._layout_ = layout
    self._known_bounds = bounds
    self._content = None
    self._told = None
    return self


def _is_torch_tensor(obj: Any) -> bool:
    torch = modules.get("torch")
    return torch is not None and isinstance(obj, getattr(torch, "Tensor", ()))  # it may be half imported


def _has_dlpack(obj: Any) -> bool:
    return hasattr(obj, "__dlpack__") and hasattr(obj, "__dlpack_device__")


def _has_cuda_interface(obj: Any) -> bool:
    return hasattr(obj, "__cuda_array_interface__")


def no_memory(obj: Any) -> BufferError:
    kind = type(obj).__name__
    return BufferError(f"{kind} has no memory to view: neither __dlpack__ nor __cuda_array_interface__")


def _stream_address(stream: Any) -> int:
    """A plain int, also from a handle: PyTorch takes nothing else."""
    if type(stream) is int:
        return stream
    try:
        index(plain(stream))
    except TypeError:
        kind = type(stream).__name__
        raise TypeError(f"stream_ptr: the address of a stream is expected, as int(stream.handle), got {kind}") from None
    return integer(plain(stream))


def order_streams(producer: Any, consumer: int) -> None:
    """Let the consumer's stream wait for the work now in the producer's. None and -1 are no streams."""
    if producer is None or consumer == -1:
        return
    if not isinstance(producer, int):
        raise TypeError(f"stream of __cuda_array_interface__: an integer or None is expected, got {producer!r}")
    producer = int(producer)  # handles do not compare
    if producer <= 0:
        raise BufferError(f"stream of __cuda_array_interface__ is {producer}, but must be 1, 2 or an address")
    if producer == (consumer or 1):
        return
    streams.let_wait(consumer, producer)


class _StridedMemoryViewProxy:
    """An argument that can be viewed, for functions decorated by :func:`args_viewable_as_strided_memory`."""

    __slots__ = ("obj", "has_dlpack")

    def __init__(self, obj: Any) -> None:
        self.obj = obj
        self.has_dlpack = hasattr(obj, "__dlpack__") and hasattr(obj, "__dlpack_device__")
        if not self.has_dlpack and not _has_cuda_interface(obj):
            raise no_memory(obj)

    def view(self, stream_ptr: int | None = None) -> StridedMemoryView:
        return StridedMemoryView.from_any_interface(self.obj, stream_ptr)


def args_viewable_as_strided_memory(
    arg_indices: tuple[int, ...],
) -> Callable[[Callable[..., R]], Callable[..., R]]:
    """A decorator: the function gets arrays of any library as objects with ``view(stream_ptr)``, which returns a
    :class:`StridedMemoryView`, and ``obj``, the argument itself.

    Parameters
    ----------
    arg_indices : tuple of int
        The numbers of these positional arguments.

    Returns
    -------
    callable
        The decorator. The decorated function raises IndexError if such an argument is missing, BufferError if it has
        no memory to view.

    Raises
    ------
    TypeError
        ``arg_indices`` is not a tuple.
    """
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
