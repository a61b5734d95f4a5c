"""DLPack: tensors exchanged with other libraries without a copy.

``numpy.asarray(buffer)`` uses ``__array_interface__`` instead.
"""

from __future__ import annotations

from struct import Struct

from .._driver import as_int
from ..lifetimes import Unique, ended
from .capsules import FORMATS, PLAIN, VERSION, VERSIONED, functions, head

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ..memory.buffer import Buffer

CPU, CUDA, CUDA_HOST, CUDA_MANAGED = 1, 2, 3, 13
"""DLDeviceType: host, device, pinned and managed memory."""
READ_ONLY = 1

# --- out

_layouts: dict[bytes, dict[int, tuple[Any, int, int]]] = {PLAIN: {}, VERSIONED: {}}
"""By name and number of dimensions: a function that packs a struct with the shape and strides behind it, and the offsets of these."""


def _layout(name: bytes, ndim: int) -> tuple[Any, int, int]:
    layout = Struct(f"{FORMATS[name]}{2 * ndim}q")
    behind = layout.size - 16 * ndim
    found = _layouts[name][ndim] = layout.pack, behind, behind + 8 * ndim
    return found


def export_tensor(
    address: int,
    device: tuple[int, int],
    shape: tuple[int, ...],
    strides: tuple[int, ...],
    data_type: tuple[int, int, int],
    owner: object,
    readonly: bool = False,
    max_version: tuple[int, int] | None = None,
) -> object:
    """A capsule with a tensor. Strides count elements; ``owner`` is kept until the consumer is done."""
    name = PLAIN
    if max_version is not None:
        if not isinstance(max_version, tuple):
            raise TypeError(f"max_version: a tuple of two integers is expected, got {type(max_version).__name__}")
        if len(max_version) != 2:
            raise BufferError(f"max_version: a tuple of two integers is expected, got {max_version!r}")
        if max_version >= (1, 0):
            name = VERSIONED
    ndim = len(shape)
    pack, at, then = _layouts[name].get(ndim) or _layout(name, ndim)
    (kind, number), (code, bits, lanes) = device, data_type
    if name is VERSIONED:
        flags = READ_ONLY if readonly else 0
        content = pack(
            *VERSION, 0, 0, flags, address, kind, number, ndim, code, bits, lanes, at, then, 0, *shape, *strides
        )
    else:
        content = pack(address, kind, number, ndim, code, bits, lanes, at, then, 0, 0, 0, *shape, *strides)
    offers, _, _ = functions()
    return offers[name](content, owner)


def device_for(own: tuple[int, int], dl_device: Any, copy: Any, stream: Any) -> tuple[int, int]:
    """The device of an export that satisfies the consumer: its own, or the host for pinned and managed memory. Raises
    BufferError for a copy or another device, TypeError for an argument of another type.
    """
    if stream is not None:
        as_int(stream, "stream")
    if dl_device is not None and not isinstance(dl_device, tuple):
        raise TypeError(f"dl_device: a tuple of two integers is expected, got {type(dl_device).__name__}")
    if copy:
        raise BufferError("copy=True is not supported: copy the array first")
    if dl_device is None or dl_device == own:
        return own
    if dl_device == (CPU, 0) and own[0] in (CUDA_HOST, CUDA_MANAGED):
        return CPU, 0
    raise BufferError(f"dl_device is {dl_device}, but the memory is on {own}: copy it there first")


def device_of_buffer(buffer: Buffer) -> tuple[int, int]:
    """DLPack's type and number of a buffer's device. Raises BufferError if there is none."""
    resource = buffer._resource
    about = buffer if resource is None else resource
    if about.is_device_accessible:
        if not about.is_host_accessible:
            return CUDA, about.device_id
        return (CUDA_MANAGED if about.is_managed else CUDA_HOST), 0
    if about.is_host_accessible:
        return CPU, 0
    raise BufferError("neither a device nor the host can use the memory of this buffer")


def export_buffer(
    buffer: Buffer,
    stream: int | None = None,
    max_version: tuple[int, int] | None = None,
    dl_device: tuple[int, int] | None = None,
    copy: bool | None = None,
) -> object:
    """A buffer as a capsule with a tensor of its bytes (int8). Waits for nothing: earlier work must be done, or ordered
    before the consumer's.
    """
    device = device_of_buffer(buffer)
    if stream is not None or dl_device is not None or copy:
        device = device_for(device, dl_device, copy, stream)
    return export_tensor(buffer._address or 0, device, (buffer._size,), (1,), (0, 8, 1), buffer, False, max_version)


# --- in

HEAD = 14
"""The numbers before the shape."""
_contents: dict[int, Any] = {}
"""Functions that read what was taken from a capsule, by its length."""


def _content(size: int) -> Any:
    found = _contents[size] = Struct(f"{head.format}{(size - head.size) // 8}q").unpack
    return found


class Loan(Unique):
    """A tensor that was taken from a capsule, given back with the last reference."""

    __slots__ = ("_address", "_deleter", "_give_back")

    def __init__(self, address: int, deleter: int, give_back: Any) -> None:
        self._address, self._deleter, self._give_back = address, deleter, give_back

    def __del__(self, ended: list[str] = ended) -> None:
        if not ended:
            self._give_back(self._address, self._deleter)


class Imported:
    """A tensor from a capsule, with the loan of its memory."""

    __slots__ = ("ptr", "device", "shape", "strides", "data_type", "readonly", "loan")

    ptr: int
    device: tuple[int, int]
    shape: tuple[int, ...]
    strides: tuple[int, ...] | None
    data_type: tuple[int, int, int]
    """Code, bits and lanes."""
    readonly: bool

    def __init__(self, content: bytes, give_back: Any) -> None:
        self.ptr, self.device, self.shape, self.strides, self.data_type, self.readonly, self.loan = _facts(
            content, give_back
        )


def _facts(content: bytes, give_back: Any) -> tuple[Any, ...]:
    """The attributes of an :class:`Imported`."""
    size = len(content)
    values = (_contents.get(size) or _content(size))(content)
    address, deleter, _, flags, data, kind, number, ndim, code, bits, lanes, _, strides, offset = values[:HEAD]
    loan = Loan(address, deleter, give_back)
    behind = HEAD + ndim
    shape = values[HEAD:behind]
    if ndim and min(shape) < 0:
        raise ValueError(f"shape is {shape}, but no extent can be negative")
    steps = values[behind:] if strides else None
    return data + offset, (kind, number), shape, steps, (code, bits, lanes), flags & READ_ONLY != 0, loan


def import_capsule(capsule: Any) -> Imported:
    """Take the tensor out of a capsule, for good. Raises BufferError for a used capsule or another object."""
    _, take, give_back = functions()
    return Imported(take(capsule), give_back)


def facts_of(exporter: Any, stream: int | None) -> tuple[Any, ...]:
    """The attributes of :func:`import_tensor`'s result."""
    capsule = _capsule(exporter, stream)
    _, take, give_back = functions()
    return _facts(take(capsule), give_back)


def import_tensor(exporter: Any, stream: int | None) -> Imported:
    """The tensor of an object with ``__dlpack__``, ordered before ``stream``, the address of the consumer's stream (-1:
    no order). Raises BufferError for devices other than CUDA's and the host.
    """
    return import_capsule(_capsule(exporter, stream))


def _capsule(exporter: Any, stream: int | None) -> Any:
    kind = exporter.__dlpack_device__()[0]
    if kind not in (CPU, CUDA, CUDA_HOST, CUDA_MANAGED):
        raise BufferError(f"memory on DLPack's device type {int(kind)} cannot be used: it is not CUDA's or the host's")
    if kind == CPU or not stream:  # None is the legacy default stream, which DLPack never calls 0
        stream = None
    try:
        return exporter.__dlpack__(stream=stream, max_version=VERSION)
    except TypeError:  # before DLPack 1.0
        return exporter.__dlpack__(stream=stream)
