"""Tensor maps: an array as the tensor memory accelerator (TMA) of compute capability 9.0 and newer sees it."""

from __future__ import annotations

from enum import IntEnum

from ..._lazy import LazyModule, former
from .._driver import advised, as_int, class_name, driver
from ..errors import CUDAError
from ..fields import dataclass
from ..lifetimes import NoConstructor
from ..options import SLOTS, Options, option_class, options_of
from . import dlpack
from .data_types import DType, dtype_of

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from .. import device as devices
    from ..device import Device
    from . import strided_memory_view as views
    from .strided_memory_view import StridedMemoryView
else:
    devices = LazyModule(globals(), "devices", "..device")
    views = LazyModule(globals(), "views", ".strided_memory_view")

__name__ = former(__name__)


__all__ = ["TensorMapDescriptor", "TensorMapDescriptorOptions"]


class TensorMapDataType(IntEnum):
    """The type of the elements (CUtensorMapDataType)."""

    UINT8 = 0
    UINT16 = 1
    UINT32 = 2
    INT32 = 3
    UINT64 = 4
    INT64 = 5
    FLOAT16 = 6
    FLOAT32 = 7
    FLOAT64 = 8
    BFLOAT16 = 9
    FLOAT32_FTZ = 10
    TFLOAT32 = 11
    TFLOAT32_FTZ = 12


class TensorMapInterleave(IntEnum):
    """Whether channels are interleaved, in pieces of 16 or 32 bytes (CUtensorMapInterleave)."""

    NONE = 0
    INTERLEAVE_16B = 1
    INTERLEAVE_32B = 2


class TensorMapSwizzle(IntEnum):
    """The width in which bytes change places in shared memory, against bank conflicts (CUtensorMapSwizzle)."""

    NONE = 0
    SWIZZLE_32B = 1
    SWIZZLE_64B = 2
    SWIZZLE_128B = 3


class TensorMapL2Promotion(IntEnum):
    """The bytes that a load brings to the L2 cache (CUtensorMapL2promotion)."""

    NONE = 0
    L2_64B = 1
    L2_128B = 2
    L2_256B = 3


class TensorMapOOBFill(IntEnum):
    """Values outside the array: zeros, or a NaN (CUtensorMapFloatOOBfill)."""

    NONE = 0
    NAN_REQUEST_ZERO_FMA = 1


class TensorMapIm2ColWideMode(IntEnum):
    """The mode of wide im2col, for compute capability 10.0 and newer (CUtensorMapIm2ColWideMode)."""

    W = 0
    W128 = 1


SIZES = {kind: int("".join(filter(str.isdigit, kind.name.partition("_")[0]))) // 8 for kind in TensorMapDataType}
"""Bytes of an element."""
OF_DTYPES = {kind.name.lower(): kind for kind in list(TensorMapDataType)[: TensorMapDataType.BFLOAT16 + 1]}
"""From names of dtypes."""
ENUMS: dict[str, Any] = {
    "interleave": TensorMapInterleave,
    "swizzle": TensorMapSwizzle,
    "l2_promotion": TensorMapL2Promotion,
    "oob_fill": TensorMapOOBFill,
}


@option_class
@dataclass(eq=True, repr=False, **SLOTS)
class TensorMapDescriptorOptions(Options):
    """Options of :meth:`StridedMemoryView.as_tensor_map`. Axes are in the order of the array's shape.

    Raises
    ------
    TypeError
        A value has a wrong type.
    """

    box_dim: Sequence[int]
    """Elements of a tile along each axis, from 1 to 256."""
    element_strides: Sequence[int] | None = None
    """Read every n-th element along each axis, from 1 to 8. Default: every element."""
    data_type: Any = None
    """A dtype, its name or a :class:`TensorMapDataType`. Default: the array's."""
    interleave: TensorMapInterleave = TensorMapInterleave.NONE
    """Whether channels are interleaved."""
    swizzle: TensorMapSwizzle = TensorMapSwizzle.NONE
    """The width in which bytes change places in shared memory."""
    l2_promotion: TensorMapL2Promotion = TensorMapL2Promotion.NONE
    """The bytes that a load brings to the L2 cache."""
    oob_fill: TensorMapOOBFill = TensorMapOOBFill.NONE
    """The values outside the array."""

    def __post_init__(self) -> None:
        self.box_dim = _numbers("box_dim", self.box_dim)
        if self.element_strides is not None:
            self.element_strides = _numbers("element_strides", self.element_strides)
        self.data_type = _type_given(self.data_type)
        for name, kind in ENUMS.items():
            given = getattr(self, name)
            if given.__class__ is not kind:
                _require(name, given, kind)


class TensorMapDescriptor(NoConstructor):
    """A tensor map: an argument of kernels that read or write tiles of an array by TMA. Made by
    :meth:`StridedMemoryView.as_tensor_map`.

    It keeps its view, and so the memory.
    """

    __slots__ = ("_map", "_bytes", "_view", "_size", "_device_id", "_about", "__weakref__")

    _map: Any
    """The CUtensorMap, aligned as the driver needs."""
    _bytes: bytes
    _view: StridedMemoryView
    _size: int
    """Bytes from the first element's beginning to the last one's end."""
    _device_id: int
    _about: tuple[str, int, Any, Any]
    """How it was made, the number of axes, the type and the swizzle."""

    _made_by = "StridedMemoryView.as_tensor_map()"
    _kernel_format = "128s"

    @classmethod
    def _of(cls, view: StridedMemoryView, how: str, array: _Array, swizzle: Any, made: Any) -> TensorMapDescriptor:
        self = object.__new__(cls)
        self._map = made
        self._bytes = bytes(made)
        self._view = view
        layout = view._layout
        low, high = layout.offset_bounds
        self._size = (high - low + 1) * layout.itemsize
        self._device_id = array.device
        self._about = how, array.rank, array.kind, swizzle
        return self

    @classmethod
    def _from_tiled(
        cls,
        view: StridedMemoryView,
        box_dim: Sequence[int] | None = None,
        *,
        options: TensorMapDescriptorOptions | dict[str, Any] | None = None,
        element_strides: Sequence[int] | None = None,
        data_type: Any = None,
        interleave: TensorMapInterleave = TensorMapInterleave.NONE,
        swizzle: TensorMapSwizzle = TensorMapSwizzle.NONE,
        l2_promotion: TensorMapL2Promotion = TensorMapL2Promotion.NONE,
        oob_fill: TensorMapOOBFill = TensorMapOOBFill.NONE,
    ) -> TensorMapDescriptor:
        """For tiles. C: cuTensorMapEncodeTiled.

        Raises ValueError unless the array has 1 to 5 axes, is aligned to 16 bytes and its last axis has stride 1;
        CUDAError for other numbers that the driver refuses.
        """
        given = element_strides, data_type, interleave, swizzle, l2_promotion, oob_fill
        if options is None:
            if box_dim is None:
                raise TypeError("box_dim is needed, or options")
            chosen = TensorMapDescriptorOptions(box_dim, *given)
        elif box_dim is not None or element_strides is not None or data_type is not None or any(given[2:]):
            raise TypeError("options and single arguments exclude each other")
        else:
            chosen = options_of(TensorMapDescriptorOptions, options, "options of the tensor map")
        array = _Array(view, chosen.data_type, chosen.element_strides, 1, "a tensor map")
        box = array.fitting("box_dim", chosen.box_dim)
        for axis, extent in enumerate(chosen.box_dim):
            if not 1 <= extent <= 256:
                raise ValueError(f"box_dim[{axis}] is {extent}, but must be from 1 to 256")
        made = array.encode("cuTensorMapEncodeTiled", (box,), chosen)
        return cls._of(view, "tiled", array, chosen.swizzle, made)

    @classmethod
    def _from_im2col(
        cls,
        view: StridedMemoryView,
        pixel_box_lower_corner: Sequence[int],
        pixel_box_upper_corner: Sequence[int],
        channels_per_pixel: int,
        pixels_per_column: int,
        *,
        element_strides: Sequence[int] | None = None,
        data_type: Any = None,
        interleave: TensorMapInterleave = TensorMapInterleave.NONE,
        swizzle: TensorMapSwizzle = TensorMapSwizzle.NONE,
        l2_promotion: TensorMapL2Promotion = TensorMapL2Promotion.NONE,
        oob_fill: TensorMapOOBFill = TensorMapOOBFill.NONE,
    ) -> TensorMapDescriptor:
        """For convolutions. C: cuTensorMapEncodeIm2col.

        The array has 3 to 5 axes, the channels last. The corners of the pixel box have two numbers fewer, in the
        order of the array's axes.
        """
        chosen = _Modes(interleave, swizzle, l2_promotion, oob_fill)
        array = _Array(view, _type_given(data_type), element_strides, 3, "an im2col tensor map")
        lower = array.fitting("pixel_box_lower_corner", pixel_box_lower_corner, 2)
        upper = array.fitting("pixel_box_upper_corner", pixel_box_upper_corner, 2)
        counts = as_int(channels_per_pixel, "channels_per_pixel"), as_int(pixels_per_column, "pixels_per_column")
        made = array.encode("cuTensorMapEncodeIm2col", (lower, upper, *counts), chosen)
        return cls._of(view, "im2col", array, swizzle, made)

    @classmethod
    def _from_im2col_wide(
        cls,
        view: StridedMemoryView,
        pixel_box_lower_corner_width: int,
        pixel_box_upper_corner_width: int,
        channels_per_pixel: int,
        pixels_per_column: int,
        *,
        element_strides: Sequence[int] | None = None,
        data_type: Any = None,
        interleave: TensorMapInterleave = TensorMapInterleave.NONE,
        mode: TensorMapIm2ColWideMode = TensorMapIm2ColWideMode.W,
        swizzle: TensorMapSwizzle = TensorMapSwizzle.SWIZZLE_128B,
        l2_promotion: TensorMapL2Promotion = TensorMapL2Promotion.NONE,
        oob_fill: TensorMapOOBFill = TensorMapOOBFill.NONE,
    ) -> TensorMapDescriptor:
        """For convolutions along the width only, on compute capability 10.0 and newer. C: cuTensorMapEncodeIm2colWide."""
        _require("mode", mode, TensorMapIm2ColWideMode)
        chosen = _Modes(interleave, swizzle, l2_promotion, oob_fill)
        array = _Array(view, _type_given(data_type), element_strides, 3, "an im2col-wide tensor map")
        corners = (
            as_int(pixel_box_lower_corner_width, "pixel_box_lower_corner_width"),
            as_int(pixel_box_upper_corner_width, "pixel_box_upper_corner_width"),
        )
        counts = as_int(channels_per_pixel, "channels_per_pixel"), as_int(pixels_per_column, "pixels_per_column")
        made = array.encode("cuTensorMapEncodeIm2colWide", (*corners, *counts), chosen, int(mode))
        return cls._of(view, "im2col_wide", array, swizzle, made)

    @property
    def device(self) -> Device:
        """The device that was current when it was made."""
        return devices.Device(self._device_id)

    def replace_address(self, tensor: Any) -> None:
        """Let the map describe other memory, with the shape, strides and type that it has. Waits for nothing. C:
        cuTensorMapReplaceAddress.

        Parameters
        ----------
        tensor : StridedMemoryView or array
            The memory; an array has ``__cuda_array_interface__`` or DLPack.

        Raises
        ------
        BufferError
            ``tensor`` has no memory to view.
        CUDAError
            The driver refuses.
        RuntimeError
            The buffer is closed.
        ValueError
            No device can use the memory, or it is too small, not aligned to 16 bytes, or on another device.
        """
        kind = views.StridedMemoryView
        view = tensor if isinstance(tensor, kind) else kind.from_any_interface(tensor, -1)
        view._require_alive()
        _require_usable(view, self._device_id)
        room = view._origin + view._bounds[1] - view.ptr if view._bounds else self._size
        if room < self._size:
            raise ValueError(f"the tensor map needs {self._size} bytes, but the memory of the tensor has {room}")
        driver.cuTensorMapReplaceAddress(self._map, view.ptr)
        self._bytes = bytes(self._map)
        self._view = view

    def _kernel_argument(self) -> bytes:
        """The 128 bytes for a kernel."""
        return self._bytes

    def __reduce__(self) -> Any:
        raise TypeError("a TensorMapDescriptor holds an address of this process and cannot be pickled or copied")

    def __repr__(self) -> str:
        how, rank, kind, swizzle = self._about
        return f"TensorMapDescriptor({how}, rank={rank}, dtype={kind.name}, swizzle={swizzle.name})"


class _Modes:
    """The options of all kinds of tensor maps."""

    def __init__(self, *given: Any) -> None:
        for (name, kind), value in zip(ENUMS.items(), given):
            _require(name, value, kind)
            setattr(self, name, value)


class _Array:
    """An array as the driver takes it: its axes in the opposite order, the one with stride 1 first."""

    def __init__(self, view: StridedMemoryView, kind: Any, element_strides: Any, least: int, what: str) -> None:
        if not hasattr(view, "_layout_"):
            raise TypeError(f"view: a StridedMemoryView is expected, got {class_name(view)}")
        view._require_alive()
        layout = view._layout
        steps = layout._steps
        self.rank = len(layout.shape)
        if not least <= self.rank <= 5:
            raise ValueError(f"{what}: from {least} to 5 axes are possible, got {self.rank}")
        self.device = int(driver.cuCtxGetDevice())
        _require_usable(view, self.device)
        self.kind = _type_of(view, kind)
        if SIZES[self.kind] != layout.itemsize:
            raise ValueError(
                f"elements of the array have {layout.itemsize} bytes, {self.kind.name} has {SIZES[self.kind]}"
            )
        if steps[-1] != 1 and layout.shape[-1] > 1:
            raise ValueError(f"the last axis must have the stride 1, but the strides are {steps}")
        if min(steps) < 0:
            raise ValueError(f"strides must not be negative, but are {steps}")
        self.address = view.ptr
        self.extents = list(layout.shape[::-1])
        self.strides = [stride * layout.itemsize for stride in steps[-2::-1]] if self.rank > 1 else [0]
        if element_strides is None:
            self.steps = [1] * self.rank
        else:
            self.steps = self.fitting("element_strides", element_strides)

    def fitting(self, name: str, values: Any, less: int = 0) -> list[int]:
        """A number for each axis but ``less`` of them, in the driver's order."""
        numbers = _numbers(name, values)
        if len(numbers) != self.rank - less:
            wanted = self.rank - less
            raise ValueError(f"{name}: {wanted} numbers are expected for {self.rank} axes, got {len(numbers)}")
        return list(numbers[::-1])

    def encode(self, name: str, tile: tuple[Any, ...], modes: Any, *mode: int) -> Any:
        shared = (int(modes.swizzle), int(modes.l2_promotion), int(modes.oob_fill))
        try:
            return getattr(driver, name)(
                int(self.kind), self.rank, self.address, self.extents, self.strides, *tile, self.steps,
                int(modes.interleave), *mode, *shared,
            )  # fmt: skip
        except CUDAError as error:
            if error.status != driver.CUresult.CUDA_ERROR_INVALID_VALUE:
                raise
            raise advised(error, self.advice(tile, modes))

    def advice(self, tile: tuple[Any, ...], modes: Any) -> str:
        """The rules that the array or the options break."""
        unit = 32 if modes.interleave == TensorMapInterleave.INTERLEAVE_32B else 16
        wrong = [f"an extent of {extent}" for extent in self.extents if not 0 < extent <= 1 << 32]
        wrong += [f"an element stride of {step}" for step in self.steps if not 1 <= step <= 8]
        if self.rank > 1:
            wrong += [
                f"a stride of {stride} bytes, which is not a multiple of {unit} below 2**40"
                for stride in self.strides
                if stride % unit or not 0 < stride < 1 << 40
            ]
        if isinstance(tile[0], list) and len(tile) == 1 and not modes.interleave:
            width = tile[0][0] * SIZES[self.kind]
            if width % 16:
                wrong.append(f"a box of {width} bytes along the last axis, which is not a multiple of 16")
            if modes.swizzle and width > 16 << modes.swizzle:
                wrong.append(f"a box of {width} bytes along the last axis, more than {modes.swizzle.name}")
        if modes.interleave and self.rank < 3:
            wrong.append("interleaving of fewer than 3 axes")
        return (
            f"the array or the options do not suit a tensor map: {'; '.join(wrong) or 'see the driver documentation'}"
        )


def _numbers(name: str, values: Any) -> tuple[int, ...]:
    try:
        given = tuple(values)
    except TypeError as error:
        raise TypeError(f"{name}: a sequence of ints is expected, got {type(values).__name__}") from error
    for value in given:
        if value.__class__ is not int:
            return tuple(as_int(value, f"{name}[{place}]") for place, value in enumerate(given))
    return given


def _require(name: str, value: Any, kind: Any) -> None:
    if not isinstance(value, kind):
        raise TypeError(f"{name}: a {kind.__name__} is expected, got {class_name(value)}")


def _type_given(given: Any) -> Any:
    if given is None or isinstance(given, TensorMapDataType):
        return given
    try:
        return dtype_of(given)
    except TypeError as error:
        raise TypeError(f"data_type: a TensorMapDataType or a dtype is expected, got {given!r}") from error


def _type_of(view: StridedMemoryView, given: Any) -> TensorMapDataType:
    """The driver's type of a dtype, or else of the array."""
    if isinstance(given, TensorMapDataType):
        return given
    dtype = view._dtype if given is None else given
    if dtype is None:
        raise ValueError("the view has no dtype: data_type is needed")
    found = OF_DTYPES.get(dtype.name) if dtype.__class__ is DType else _of_numpy(dtype)
    if found is None:
        more = "" if given is not None else "; data_type can say another one"
        raise ValueError(f"TMA has no type for {dtype.name}; supported: {', '.join(OF_DTYPES)}{more}")
    return found


_known: dict[Any, TensorMapDataType] = {}
"""By dtypes of NumPy, which take 1.5 us to tell their name."""


def _of_numpy(dtype: Any) -> TensorMapDataType | None:
    found = _known.get(dtype) or OF_DTYPES.get(dtype.name)
    return found if found is None else _known.setdefault(dtype, found)


def _require_usable(view: StridedMemoryView, device: int) -> None:
    if not view.is_device_accessible:
        raise ValueError("no device can use the memory of the tensor")
    if view.ptr % 16:
        raise ValueError(f"the address of the tensor is {view.ptr:#x}, but must be a multiple of 16")
    if view._device[0] == dlpack.CUDA and view._device[1] != device:
        raise ValueError(f"the tensor is on device {view._device[1]}, but the tensor map on device {device}")
