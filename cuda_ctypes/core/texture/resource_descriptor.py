"""The memory of textures and surfaces."""

from __future__ import annotations

from struct import Struct

from .._driver import as_int, class_name
from ..lifetimes import NoConstructor
from ..memory.buffer import Buffer
from ..quick_properties import kept
from ..typing import ArrayFormatType
from .formats import FORMATS, channels_of, format_of, positive
from .mipmapped_array import MipmappedArray
from .opaque_array import OpaqueArray

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ..device import Device

ARRAY, MIPMAPPED_ARRAY, LINEAR, PITCH2D = KINDS = ("array", "mipmapped_array", "linear", "pitch2d")
NUMBERS = {kind: number for number, kind in enumerate(KINDS)}
"""The members of CUresourcetype."""
of_array, of_memory = Struct("i4xQ128x").pack, Struct("i4xQiI3Q96x").pack
"""A CUDA_RESOURCE_DESC: an array; or an address, format and channels, and sizes, of which linear memory has the first."""


class ResourceDescriptor(NoConstructor):
    """The memory of a texture or surface: an array, or a buffer with a description of its elements. Made by its
    ``from_`` methods.
    """

    __slots__ = (
        "_kind",
        "_source",
        "_format",
        "_num_channels",
        "_size_bytes",
        "_width",
        "_height",
        "_pitch_bytes",
        "__weakref__",
    )
    _kind: str
    _source: Any
    _format: ArrayFormatType | None
    _num_channels: int | None
    _size_bytes: int | None
    _width: int | None
    _height: int | None
    _pitch_bytes: int | None

    _made_by = "one of its from_ methods"

    def __copy__(self) -> ResourceDescriptor:
        return self  # nothing of it changes

    @classmethod
    def _of(cls, kind: str, buffer: Any, format: Any, num_channels: Any) -> tuple[ResourceDescriptor, int]:
        """One of a buffer, without its sizes, and the size of an element."""
        self = object.__new__(cls)
        self._format = format = format if format.__class__ is ArrayFormatType else format_of(format)
        self._num_channels = channels = channels_of(num_channels)
        if buffer.__class__ is not Buffer or buffer._address is None:
            _require(buffer, Buffer, "buffer")
        self._kind, self._source = kind, buffer
        self._size_bytes = self._width = self._height = self._pitch_bytes = None
        return self, FORMATS[format][1] * channels

    @classmethod
    def from_opaque_array(cls, array: OpaqueArray) -> ResourceDescriptor:
        """An array, for textures, and for surfaces if made with ``is_surface_load_store``.

        Parameters
        ----------
        array : OpaqueArray
            The array.

        Returns
        -------
        ResourceDescriptor

        Raises
        ------
        RuntimeError
            The array is closed.
        TypeError
            ``array`` is not an OpaqueArray.
        """
        if array.__class__ is not OpaqueArray or array._owned is None:
            _require(array, OpaqueArray, "array")
        self = object.__new__(cls)
        self._kind, self._source = ARRAY, array
        self._format = self._num_channels = self._size_bytes = self._width = self._height = self._pitch_bytes = None
        return self

    @classmethod
    def from_mipmapped_array(cls, mipmapped_array: MipmappedArray) -> ResourceDescriptor:
        """All levels of an array, for textures with ``normalized_coords``. A surface takes one level.

        Parameters
        ----------
        mipmapped_array : MipmappedArray
            The array.

        Returns
        -------
        ResourceDescriptor

        Raises
        ------
        RuntimeError
            The array is closed.
        TypeError
            ``mipmapped_array`` is not a MipmappedArray.
        """
        if mipmapped_array.__class__ is not MipmappedArray or mipmapped_array._owned is None:
            _require(mipmapped_array, MipmappedArray, "mipmapped_array")
        self = object.__new__(cls)
        self._kind, self._source = MIPMAPPED_ARRAY, mipmapped_array
        self._format = self._num_channels = self._size_bytes = self._width = self._height = self._pitch_bytes = None
        return self

    @classmethod
    def from_linear(
        cls, buffer: Buffer, *, format: object, num_channels: int, size_bytes: int | None = None
    ) -> ResourceDescriptor:
        """Memory as a row of elements, for textures that kernels read by ``tex1Dfetch``: without filters, address modes
        and normalized coordinates.

        Parameters
        ----------
        buffer : Buffer
            The memory. It is kept alive, but must not be closed.
        format : ArrayFormatType, str or dtype
            The type of a channel.
        num_channels : int
            Numbers per element: 1, 2 or 4.
        size_bytes : int, optional
            Bytes from the beginning of the buffer. Default: all.

        Returns
        -------
        ResourceDescriptor

        Raises
        ------
        RuntimeError
            The buffer is closed.
        TypeError
            An argument has a wrong type.
        ValueError
            ``size_bytes`` is beyond the buffer or not a multiple of an element's size, or another argument is out of range.
        """
        made, element = cls._of(LINEAR, buffer, format, num_channels)
        most = buffer._size
        size = most if size_bytes is None else as_int(size_bytes, "size_bytes")
        if not 0 < size <= most or size % element:
            raise ValueError(
                f"size_bytes is {size}, but must be a multiple of an element's {element} bytes, up to the buffer's {most}"
            )
        made._size_bytes = size
        return made

    @classmethod
    def from_pitch2d(
        cls, buffer: Buffer, *, format: object, num_channels: int, width: int, height: int, pitch_bytes: int
    ) -> ResourceDescriptor:
        """Memory as rows of elements, for textures of two dimensions.

        Parameters
        ----------
        buffer : Buffer
            The memory. It is kept alive, but must not be closed.
        format : ArrayFormatType, str or dtype
            The type of a channel.
        num_channels : int
            Numbers per element: 1, 2 or 4.
        width : int
            Elements per row.
        height : int
            Rows.
        pitch_bytes : int
            Bytes from one row to the next, a multiple of the device's ``texture_pitch_alignment``.

        Returns
        -------
        ResourceDescriptor

        Raises
        ------
        RuntimeError
            The buffer is closed.
        TypeError
            An argument has a wrong type.
        ValueError
            Rows overlap or reach beyond the buffer, or an argument is out of range.
        """
        made, element = cls._of(PITCH2D, buffer, format, num_channels)
        made._width, made._height = positive(width, "width"), positive(height, "height")
        made._pitch_bytes = positive(pitch_bytes, "pitch_bytes")
        row = made._width * element
        if made._pitch_bytes < row:
            raise ValueError(f"pitch_bytes is {made._pitch_bytes}, but a row has {row} bytes")
        if made._pitch_bytes * made._height > buffer.size:
            raise ValueError(
                f"{made._height} rows of {made._pitch_bytes} bytes are more than the buffer has, which is {buffer.size}"
            )
        return made

    @property
    @kept("_kind", none=None)
    def kind(self) -> str:
        """ "array", "mipmapped_array", "linear" or "pitch2d"."""
        return self._kind

    @property
    @kept("_source", none=None)
    def source(self) -> OpaqueArray | MipmappedArray | Buffer:
        """The array or buffer."""
        return self._source  # type: ignore[no-any-return]

    @property
    @kept("_format", none=None)
    def format(self) -> ArrayFormatType | None:
        """The type of a channel; None for arrays, which have their own."""
        return self._format

    @property
    @kept("_num_channels", none=None)
    def num_channels(self) -> int | None:
        """Numbers per element; None for arrays."""
        return self._num_channels

    @property
    @kept("_size_bytes", none=None)
    def size_bytes(self) -> int | None:
        """Bytes of linear memory; else None."""
        return self._size_bytes

    @property
    @kept("_width", none=None)
    def width(self) -> int | None:
        """Elements per row of memory with rows; else None."""
        return self._width

    @property
    @kept("_height", none=None)
    def height(self) -> int | None:
        """Rows; else None."""
        return self._height

    @property
    @kept("_pitch_bytes", none=None)
    def pitch_bytes(self) -> int | None:
        """Bytes from one row to the next; else None."""
        return self._pitch_bytes

    def _for(self, device: Device) -> tuple[bytes, Any]:
        """The CUDA_RESOURCE_DESC, and the object to keep alive. Raises RuntimeError if the source is closed, ValueError
        if the device cannot use it.
        """
        source, number = self._source, NUMBERS[self._kind]
        if self._format is None:
            keep = source._owned or source._open()
            if source._device_id != device._device_id:
                raise ValueError(f"the array is on device {source._device_id}, not on device {device._device_id}")
            return of_array(number, keep.number), keep
        source._open()
        properties = device.properties
        if not source.is_device_accessible:
            raise ValueError("no device can use the memory of the buffer")
        _require_aligned("the buffer's address", source.handle, properties.texture_alignment)
        elements = source.handle, FORMATS[self._format][0], self._num_channels
        if self._kind == LINEAR:
            return of_memory(number, *elements, self._size_bytes, 0, 0), source
        _require_aligned("pitch_bytes", self._pitch_bytes or 0, properties.texture_pitch_alignment)
        return of_memory(number, *elements, self._width, self._height, self._pitch_bytes), source

    def __repr__(self) -> str:
        shown = f"ResourceDescriptor(kind={self._kind!r}"
        if self._format is None:
            return f"{shown})"
        shown = f"{shown}, format={self._format.name}, num_channels={self._num_channels}"
        if self._kind == LINEAR:
            return f"{shown}, size_bytes={self._size_bytes})"
        return f"{shown}, width={self._width}, height={self._height}, pitch_bytes={self._pitch_bytes})"


def _require(source: Any, wanted: Any, what: str) -> None:
    """Raise TypeError for another type, RuntimeError for a closed source."""
    if not isinstance(source, wanted):
        raise TypeError(f"{what}: {wanted.__name__} is expected, got {class_name(source)}")
    source._open()


def _require_aligned(what: str, value: int, alignment: int) -> None:
    if alignment and value % alignment:
        shown = hex(value) if "address" in what else value
        raise ValueError(f"{what} is {shown}, but must be a multiple of {alignment} bytes for a texture on this device")


def descriptor(given: Any) -> ResourceDescriptor:
    """The argument ``resource``. Raises TypeError for anything else."""
    if isinstance(given, ResourceDescriptor):
        return given
    hint = {OpaqueArray: "from_opaque_array", MipmappedArray: "from_mipmapped_array"}.get(type(given))
    more = f"; ResourceDescriptor.{hint}() makes one of it" if hint else ""
    raise TypeError(f"resource: a ResourceDescriptor is expected, got {class_name(given)}{more}")
