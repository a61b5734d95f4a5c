"""The array that textures and surfaces read and write: one, two or three axes, layers or the sides of a cube."""

from __future__ import annotations

from math import prod
from struct import Struct

from .._driver import advised, as_int, driver, fail, late
from ..context import current_context
from ..errors import CUDAError
from ..fields import MISSING, dataclass, defaults_of
from ..in_context import InContext, Inside, made_in
from ..lifetimes import Owned
from ..memory.buffer import Buffer
from ..memory.host_copies import host_memory, keep_until_done
from ..options import SLOTS, Options, option_class, options_of
from ..quick_properties import kept
from ..stream import stream_of
from .formats import FORMATS, OF_NUMBERS, channels_of, format_of, shape_of

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, TypeVar

    from ..device import Device
    from ..typing import ArrayFormatType, IsStreamType

    T = TypeVar("T")

SURFACE = 2  # CUDA_ARRAY3D_SURFACE_LDST
ON_HOST, ON_DEVICE, ARRAY = 1, 2, 3  # CU_MEMORYTYPE_...
array_descriptions = [Struct(f"{extents}Q{8 * (3 - extents)}x3I4x").pack for extents in range(4)]
"""A CUDA_ARRAY3D_DESCRIPTOR, by the number of its extents."""
copy_description = Struct("32xI4x3Q8x2Q32xI4x3Q8x2Q3Q").pack
"""A CUDA_MEMCPY3D: of both ends the type, the addresses in the host, the device and the array, pitch and height; then the extent."""
ONES = ((1, 1, 1), (1, 1), (1,), ())
"""The further extents of a shape, by the number of those that it has."""
NOTHING = (None,)
"""What an array keeps."""
copy_3d = late(globals(), "copy_3d", "cuMemcpy3DAsync")


class ArrayOptions(Options):
    """What the options of arrays have in common."""

    __slots__ = ("_described",)
    shape: Any
    format: Any
    num_channels: Any
    is_surface_load_store: Any
    _described: tuple[bytes, tuple[int, ...], ArrayFormatType, int, bool] | None
    """The CUDA_ARRAY3D_DESCRIPTOR, and what it is about: shape, format, channels, and whether surfaces write to it."""

    def __post_init__(self) -> None:
        self.shape = shape_of(self.shape)
        self.format = format_of(self.format)
        channels_of(self.num_channels)
        self._described = None

    def _describe(self) -> tuple[bytes, tuple[int, ...], ArrayFormatType, int, bool]:
        ArrayOptions.__post_init__(self)  # checked again: fields can be set
        shape, kind = self.shape, self.format
        channels, is_surface = int(self.num_channels), bool(self.is_surface_load_store)
        about = array_descriptions[len(shape)](*shape, FORMATS[kind][0], channels, SURFACE if is_surface else 0)
        self._described = about, shape, kind, channels, is_surface
        return self._described


@option_class
@dataclass(eq=True, repr=False, **SLOTS)
class OpaqueArrayOptions(ArrayOptions):
    """Options of :meth:`Device.create_opaque_array`.

    Raises
    ------
    TypeError, ValueError
        A value has a wrong type or is out of range.
    """

    shape: tuple[int, ...]
    """Width, height and depth, in elements; as many as the array has dimensions."""
    format: object
    """The type of a channel: :class:`typing.ArrayFormatType`, its name, or a dtype."""
    num_channels: int
    """Numbers per element: 1, 2 or 4."""
    is_surface_load_store: bool = False
    """Whether kernels may write to it by a :class:`SurfaceObject`."""


class OpaqueArray(InContext):
    """Elements of one to three dimensions, in an order that only the hardware knows. Kernels read them by a
    :class:`TextureObject` and write them by a :class:`SurfaceObject`; everything else copies. Made by
    :meth:`Device.create_opaque_array` and :meth:`MipmappedArray.get_level`. C: cuArray3DCreate, cuArray3DGetDescriptor,
    cuArrayDestroy.

    The C array lives until this object and every texture and surface of it are closed or gone.
    """

    __slots__ = _filled = ("_shape", "_format", "_num_channels", "_is_surface_load_store")
    _shape: tuple[int, ...]
    _format: ArrayFormatType
    _num_channels: int
    _is_surface_load_store: bool

    _made_by = "Device.create_opaque_array()"
    _called = "array"

    @classmethod
    def _of(cls, owned: Owned, device_id: int) -> OpaqueArray:
        """The array of a handle, described by the driver. C: cuArray3DGetDescriptor."""
        about = driver.cuArray3DGetDescriptor(owned.handle)
        kind = OF_NUMBERS.get(int(about.Format))
        if kind is None:
            raise ValueError(f"the array has elements of the unknown format {about.Format!r}")
        shape = tuple([extent for extent in (about.Width, about.Height, about.Depth) if extent])
        return cls._described(owned, device_id, shape, kind, int(about.NumChannels), bool(about.Flags & SURFACE))

    @classmethod
    def _described(cls, owned: Owned, device_id: int, *facts: Any) -> OpaqueArray:
        self = object.__new__(cls)
        self._owned = owned
        self._device_id = device_id
        self._shape, self._format, self._num_channels, self._is_surface_load_store = facts
        return self

    @classmethod
    def _from_handle(cls, handle: int, owning: bool, *, device_id: int | None = None) -> OpaqueArray:
        """The array of a CUarray made elsewhere, in the current context; it is destroyed in the end if ``owning``."""
        number = as_int(handle, "handle")
        if not number:
            raise ValueError("handle is 0, not a CUarray")
        context = current_context()
        made = driver.CUarray(number)
        owned = Owned(made, Inside(context, "cuArrayDestroy") if owning else None)
        return cls._of(owned, context._device_id if device_id is None else as_int(device_id, "device_id"))

    @property
    @kept("_shape", none=None)
    def shape(self) -> tuple[int, ...]:
        """Width, height and depth in elements, as many as there are dimensions."""
        return self._shape

    @property
    @kept("_format", none=None)
    def format(self) -> ArrayFormatType:
        """The type of a channel."""
        return self._format

    @property
    @kept("_num_channels", none=None)
    def num_channels(self) -> int:
        """Numbers per element: 1, 2 or 4."""
        return self._num_channels

    @property
    def element_bytes(self) -> int:
        """Bytes of an element with all channels."""
        return FORMATS[self._format][1] * self._num_channels

    @property
    def size_bytes(self) -> int:
        """Bytes of all elements, which a copy takes."""
        return prod(self._shape) * FORMATS[self._format][1] * self._num_channels

    @property
    @kept("_is_surface_load_store", none=None)
    def is_surface_load_store(self) -> bool:
        """Whether it can have a :class:`SurfaceObject`."""
        return self._is_surface_load_store

    def copy_from(self, src: Any, *, stream: IsStreamType) -> None:
        """Copy all elements, row after row, from the beginning of ``src``. C: cuMemcpy3DAsync.

        Parameters
        ----------
        src : Buffer or object
            A buffer, or host memory with the buffer protocol or ``__array_interface__`` (bytes, NumPy array). Do not
            change it before the copy is done; it is kept alive until then, except while the stream is captured.
        stream : IsStreamType
            Copy in the order of this stream.

        Raises
        ------
        BufferError
            The rows of host memory are not contiguous in C order.
        CUDAError
            The driver refuses.
        RuntimeError
            The array, the buffer or the stream is closed.
        TypeError
            An argument has a wrong type.
        ValueError
            ``src`` is smaller than :attr:`size_bytes`, or the stream is another device's.
        """
        self._copy(True, "src", src, stream)

    def copy_to(self, dst: T, *, stream: IsStreamType) -> T:
        """Copy all elements, row after row, to the beginning of ``dst``. C: cuMemcpy3DAsync.

        Parameters
        ----------
        dst : Buffer or writable object
            A buffer, or host memory as for :meth:`copy_from`; read it after synchronizing.
        stream : IsStreamType
            Copy in the order of this stream.

        Returns
        -------
        Buffer or object
            ``dst``.

        Raises
        ------
        BufferError
            Host memory is read-only, or its rows are not contiguous in C order.
        CUDAError
            The driver refuses.
        RuntimeError
            The array, the buffer or the stream is closed.
        TypeError
            An argument has a wrong type.
        ValueError
            ``dst`` is smaller than :attr:`size_bytes`, or the stream is another device's.
        """
        self._copy(False, "dst", dst, stream)
        return dst

    def _copy(self, to_array: bool, what: str, other: Any, stream: Any) -> None:
        array, order = self._open(), stream_of(stream)
        queue = order._open()
        if isinstance(other, Buffer):
            other._open()
            address, size, keep = other.handle, other.size, None
            on_device = other.is_device_accessible
        else:
            address, size, keep = host_memory(other, what, writable=not to_array, by_rows=True)
            on_device = False
        shape = self._shape
        width, height, depth = shape + ONES[len(shape)]
        row = width * FORMATS[self._format][1] * self._num_channels
        if size < row * height * depth:
            raise ValueError(f"{what} has {size} bytes, but the array {self.size_bytes}")
        device_id = order.context._device_id
        if device_id != self._device_id:
            raise ValueError(f"the stream is of device {device_id}, but the array of device {self._device_id}")
        place = (ON_DEVICE, 0, address) if on_device else (ON_HOST, address, 0)
        if to_array:
            about = copy_description(*place, 0, row, height, ARRAY, 0, 0, array.number, 0, 0, row, height, depth)
        else:
            about = copy_description(ARRAY, 0, 0, array.number, 0, 0, *place, 0, row, height, row, height, depth)
        status = copy_3d(about, queue.number)
        if status:
            fail(status, "cuMemcpy3DAsync")
        if keep is not None:
            keep_until_done(keep, row * height * depth, order)

    def __repr__(self) -> str:
        more = f"num_channels={self._num_channels}{', closed' if self._owned is None else ''}"
        return f"OpaqueArray(shape={self._shape}, format={self._format.name}, {more})"


make_array = made_in(globals(), "make_array", OpaqueArray, "cuArray3DCreate", "cuArrayDestroy")


def create_opaque_array(device: Device, options: OpaqueArrayOptions | dict[str, Any]) -> OpaqueArray:
    """A new array in the device's context. C: cuArray3DCreate."""
    chosen = chosen_of(OpaqueArrayOptions, options, "options of the array")
    about, shape, kind, channels, is_surface = described(chosen)
    try:
        return make_array(device._current(), NOTHING, about, shape, kind, channels, is_surface)  # type: ignore[no-any-return]
    except CUDAError as error:
        raise explained(error, device, chosen)


def chosen_of(cls: type[T], given: Any, what: str) -> T:
    """Options that cannot be left out. Raises TypeError for None."""
    if given.__class__ is cls:
        return given
    if given is None:
        fields = [name for name, default in defaults_of(cls).items() if default is MISSING]
        raise TypeError(f"{what} are needed: {', '.join(fields)}")
    return options_of(cls, given, what)


def described(chosen: ArrayOptions) -> Any:
    """What options of arrays describe. It is found again when they have changed."""
    known: Any = getattr(chosen, "_described", None)  # a subclass may leave it unset
    if (
        known is None
        or known[1] is not chosen.shape
        or known[2] is not chosen.format
        or known[3] is not chosen.num_channels
        or known[4] is not chosen.is_surface_load_store
    ):
        return chosen._describe()
    return known


def explained(error: CUDAError, device: Device, chosen: Any) -> Any:
    """The error of an array that was not made, with the limits that its shape exceeds."""
    if error.status != driver.CUresult.CUDA_ERROR_INVALID_VALUE:
        return error
    return advised(error, _limits(device, chosen) or error.advice)


def _limits(device: Device, chosen: Any) -> str:
    """The limits that the shape exceeds; empty if the driver refused for another reason."""
    rank = len(chosen.shape)
    kinds = ["texture", "surface"] if chosen.is_surface_load_store else ["texture"]
    most = [
        min(getattr(device.properties, f"maximum_{kind}{rank}d_{axis}") for kind in kinds)
        for axis in ("width", "height", "depth")[:rank]
    ]
    if all(extent <= limit for extent, limit in zip(chosen.shape, most)):
        return ""
    return f"the shape is {chosen.shape}, but this device's arrays of {rank} dimensions have at most {tuple(most)} elements"
