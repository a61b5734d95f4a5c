"""What textures and surfaces are made of: arrays and memory."""

from __future__ import annotations

from .._driver import as_int, driver
from ..lifetimes import NoConstructor
from ..memory.buffer import Buffer
from .formats import FORMATS, channels_of, element_size, format_of, positive
from .mipmapped_array import MipmappedArray
from .opaque_array import OpaqueArray

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ..device import Device
    from ..typing import ArrayFormatType

ARRAY, MIPMAPPED_ARRAY, LINEAR, PITCH2D = KINDS = ("array", "mipmapped_array", "linear", "pitch2d")
"""In the order of CUresourcetype."""


class ResourceDescriptor(NoConstructor):
    """Where a texture's or a surface's elements are: an array, or memory and what is in it."""

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

    @classmethod
    def _of(cls, kind: str, source: Any, wanted: Any, what: str, **more: Any) -> ResourceDescriptor:
        if not isinstance(source, wanted):
            raise TypeError(f"{what}: {wanted.__name__} is expected, got {type(source).__name__}")
        source._open()
        self = object.__new__(cls)
        self._format = self._num_channels = self._size_bytes = self._width = self._height = self._pitch_bytes = None
        self._kind = kind
        self._source = source
        for name, value in more.items():
            setattr(self, f"_{name}", value)
        return self

    @classmethod
    def from_opaque_array(cls, array: OpaqueArray) -> ResourceDescriptor:
        """An array, for textures and, if it was made with ``is_surface_load_store``, for surfaces."""
        return cls._of(ARRAY, array, OpaqueArray, "array")

    @classmethod
    def from_mipmapped_array(cls, mipmapped_array: MipmappedArray) -> ResourceDescriptor:
        """All levels of an array, for textures with ``normalized_coords``. For a surface, take one level."""
        return cls._of(MIPMAPPED_ARRAY, mipmapped_array, MipmappedArray, "mipmapped_array")

    @classmethod
    def from_linear(
        cls, buffer: Buffer, *, format: object, num_channels: int, size_bytes: int | None = None
    ) -> ResourceDescriptor:
        """The first ``size_bytes`` bytes of memory, all unless given, as elements in a row, for textures that kernels read by
        ``tex1Dfetch``: without filters, address modes and normalized coordinates.

        The buffer is kept alive, but must not be closed. Raises ValueError for a size beyond it, or of no whole elements.
        """
        kind, channels = format_of(format), channels_of(num_channels)
        made = cls._of(LINEAR, buffer, Buffer, "buffer", format=kind, num_channels=channels)
        size = buffer.size if size_bytes is None else as_int(size_bytes, "size_bytes")
        element = element_size(kind, channels)
        if not 0 < size <= buffer.size or size % element:
            raise ValueError(
                f"size_bytes is {size}, but must be a multiple of an element's {element} bytes, up to the buffer's {buffer.size}"
            )
        made._size_bytes = size
        return made

    @classmethod
    def from_pitch2d(
        cls, buffer: Buffer, *, format: object, num_channels: int, width: int, height: int, pitch_bytes: int
    ) -> ResourceDescriptor:
        """Memory as ``height`` rows of ``width`` elements, which begin ``pitch_bytes`` bytes apart, for textures of two
        dimensions. The pitch must be a multiple of the device's ``texture_pitch_alignment``.

        The buffer is kept alive, but must not be closed. Raises ValueError for rows that overlap or reach beyond it.
        """
        kind, channels = format_of(format), channels_of(num_channels)
        made = cls._of(PITCH2D, buffer, Buffer, "buffer", format=kind, num_channels=channels)
        made._width, made._height = positive(width, "width"), positive(height, "height")
        made._pitch_bytes = positive(pitch_bytes, "pitch_bytes")
        row = made._width * element_size(kind, channels)
        if made._pitch_bytes < row:
            raise ValueError(f"pitch_bytes is {made._pitch_bytes}, but a row has {row} bytes")
        if made._pitch_bytes * made._height > buffer.size:
            raise ValueError(
                f"{made._height} rows of {made._pitch_bytes} bytes are more than the buffer has, which is {buffer.size}"
            )
        return made

    @property
    def kind(self) -> str:
        """``array``, ``mipmapped_array``, ``linear`` or ``pitch2d``."""
        return self._kind

    @property
    def source(self) -> OpaqueArray | MipmappedArray | Buffer:
        """The array or buffer."""
        return self._source  # type: ignore[no-any-return]

    @property
    def format(self) -> ArrayFormatType | None:
        """What a channel is; None for arrays, which know it themselves."""
        return self._format

    @property
    def num_channels(self) -> int | None:
        """Numbers per element; None for arrays."""
        return self._num_channels

    @property
    def size_bytes(self) -> int | None:
        """Bytes of linear memory; None for all else."""
        return self._size_bytes

    @property
    def width(self) -> int | None:
        """Elements in a row of memory of two dimensions; None for all else."""
        return self._width

    @property
    def height(self) -> int | None:
        """Rows of memory of two dimensions; None for all else."""
        return self._height

    @property
    def pitch_bytes(self) -> int | None:
        """Bytes from row to row in memory of two dimensions; None for all else."""
        return self._pitch_bytes

    def _for(self, device: Device) -> tuple[Any, Any]:
        """The CUDA_RESOURCE_DESC, and what it needs alive. Raises RuntimeError where the source is closed, ValueError where the
        device cannot use it."""
        source = self._source
        keep = source._open()
        made = driver.CUDA_RESOURCE_DESC(resType=driver.CUresourcetype(KINDS.index(self._kind)))
        if self._format is None:
            if source._device_id != device._device_id:
                raise ValueError(f"the array is on device {source._device_id}, not on device {device._device_id}")
            if self._kind == ARRAY:
                made.res.array.hArray = keep.handle
            else:
                made.res.mipmap.hMipmappedArray = keep.handle
            return made, keep
        properties = device.properties
        if not source.is_device_accessible:
            raise ValueError("no device can use the memory of the buffer")
        _require_aligned("the buffer's address", source.handle, properties.texture_alignment)
        about: Any = made.res.linear if self._kind == LINEAR else made.res.pitch2D
        about.devPtr = source.handle
        about.format = driver.CUarray_format(FORMATS[self._format][0])
        about.numChannels = self._num_channels
        if self._kind == LINEAR:
            about.sizeInBytes = self._size_bytes
        else:
            _require_aligned("pitch_bytes", self._pitch_bytes or 0, properties.texture_pitch_alignment)
            about.width, about.height, about.pitchInBytes = self._width, self._height, self._pitch_bytes
        return made, source

    def __repr__(self) -> str:
        shown = [f"kind={self._kind!r}"]
        if self._format is not None:
            shown.append(f"format={self._format.name}")
        for name in ("num_channels", "size_bytes", "width", "height", "pitch_bytes"):
            value = getattr(self, name)
            if value is not None:
                shown.append(f"{name}={value}")
        return f"ResourceDescriptor({', '.join(shown)})"


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
    raise TypeError(f"resource: a ResourceDescriptor is expected, got {type(given).__name__}{more}")
