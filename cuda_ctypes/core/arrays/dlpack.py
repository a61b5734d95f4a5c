"""DLPack: tensors exchanged with other libraries without a copy.

``numpy.asarray(buffer)`` uses ``__array_interface__`` instead.
"""

from __future__ import annotations

from ctypes import sizeof
from struct import Struct, error

from ..._floor import FREE_THREADED, native
from .._driver import after_few, as_int
from ..memory.buffer import CLOSED
from .capsules import FORMATS, HEADS, PLAIN, VERSION, VERSIONED, _chosen, functions, head, kind_of_capsules

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable, NoReturn

    from ..memory.buffer import Buffer

KINDS = CPU, CUDA, CUDA_HOST, CUDA_MANAGED = 1, 2, 3, 13
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


def name_for(max_version: Any) -> bytes:
    """The kind of capsules for a consumer that understands versions up to this one."""
    if max_version is None:
        return PLAIN
    if max_version.__class__ is not tuple and not isinstance(max_version, tuple):
        raise TypeError(f"max_version: a tuple of two integers is expected, got {type(max_version).__name__}")
    if len(max_version) != 2:
        raise BufferError(f"max_version: a tuple of two integers is expected, got {max_version!r}")
    return VERSIONED if max_version >= (1, 0) else PLAIN


def packed(
    name: bytes,
    address: int,
    device: tuple[int, int],
    shape: tuple[int, ...],
    strides: tuple[int, ...],
    data_type: tuple[int, int, int],
    readonly: bool,
) -> bytes:
    """The content of a capsule with a tensor. Strides count elements."""
    ndim = len(shape)
    pack, at, then = _layouts[name].get(ndim) or _layout(name, ndim)
    (kind, number), (code, bits, lanes) = device, data_type
    if name is VERSIONED:
        flags = READ_ONLY if readonly else 0
        return pack(  # type: ignore[no-any-return]
            *VERSION, 0, 0, flags, address, kind, number, ndim, code, bits, lanes, at, then, 0, *shape, *strides
        )
    return pack(address, kind, number, ndim, code, bits, lanes, at, then, 0, 0, 0, *shape, *strides)  # type: ignore[no-any-return]


def _for_python(content: bytes) -> bytes | None:
    return None


repacked: dict[bytes, Callable[[bytes], bytes | None]] = dict.fromkeys(HEADS, _for_python)
"""By name: the content of a capsule with a tensor that was read of a loan; None if that is for :func:`packed`."""


def quicken_repacking() -> None:
    """Let machine code make such contents: 0.1 us for one, which takes 0.7 otherwise."""
    from .quick_loans import repacking

    for name, struct in HEADS.items():
        template = packed(name, 0, (CPU, 0), (1,), (1,), (0, 8, 1), False)
        repacked[name] = repacking(_for_python, template, sizeof(struct), struct.tensor.offset)


def offer(name: bytes, content: bytes, owner: object) -> object:
    """A capsule with such a content, which keeps ``owner`` until the consumer is done."""
    return (_chosen[0] if _chosen else functions())[0][name](content, owner)


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
    """A capsule with a tensor, of both."""
    name = name_for(max_version)
    return offer(name, packed(name, address, device, shape, strides, data_type, readonly), owner)


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


def refuse_closed(stream: Any, max_version: Any, dl_device: Any) -> NoReturn:
    """Raise RuntimeError for a closed buffer; before that, TypeError for an argument of another type, as cuda.core does."""
    try:
        name_for(max_version)
        device_for((CPU, 0), dl_device, None, stream)
    except BufferError:  # a request that no buffer meets
        pass
    raise RuntimeError(CLOSED)


def device_of_buffer(buffer: Buffer) -> tuple[int, int]:
    """DLPack's type and number of an open buffer's device. Raises BufferError if there is none."""
    resource: Any = buffer._resource
    facts = buffer._facts or (buffer._told() if resource is None else None)
    if facts is not None:
        number, on_device, on_host, managed = facts
        if on_device:
            return (CUDA_MANAGED, 0) if managed else (CUDA_HOST, 0) if on_host else (CUDA, number)
        return CPU, 0
    if resource.is_device_accessible:
        if not resource.is_host_accessible:
            return CUDA, as_int(resource.device_id, f"device_id of a {type(resource).__name__}")
        return (CUDA_MANAGED if resource.is_managed else CUDA_HOST), 0
    if resource.is_host_accessible:
        return CPU, 0
    raise BufferError("neither a device nor the host can use the memory of this buffer")


_bytes: dict[bytes, dict[tuple[int, int], tuple[Any, bytes, bytes]]] = {PLAIN: {}, VERSIONED: {}}
"""By name and device: a function that packs a tensor of bytes, and what stands before and behind its address."""


def _tensor_of_bytes(name: bytes, device: tuple[int, int]) -> tuple[Any, bytes, bytes]:
    content = packed(name, 0, device, (0,), (1,), (0, 8, 1), False)
    at = HEADS[name].tensor.offset
    behind = content[at + 8 : -16]
    found = _bytes[name][device] = Struct(f"={at}sQ{len(behind)}sqq").pack, content[:at], behind
    return found


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
    device = device_for(device_of_buffer(buffer), dl_device, copy, stream)
    return _tensor_of(buffer, name_for(max_version), device)


def _tensor_of(buffer: Buffer, name: bytes, device: tuple[int, int]) -> object:
    pack, before, behind = _bytes[name].get(device) or _tensor_of_bytes(name, device)
    offers, _, _ = _chosen[0] if _chosen else functions()
    address, size = buffer._address, buffer._size
    if address is None:  # maybe since a moment ago
        raise RuntimeError(CLOSED)
    try:
        content = pack(before, address, behind, size, 1)
    except error:
        raise OverflowError(f"the buffer's size is {size}, but an extent of DLPack is less than 2**63") from None
    return offers[name](content, buffer)


places: dict[Any, tuple[Any, ...]] = {}
"""By the facts of buffers: the device, and what all capsules of a buffer there have in common, for both names. Nothing is replaced."""


_entries: dict[tuple[int, int], tuple[Any, ...]] = {}
"""These, by device. Nothing is removed: machine code holds no references."""


def tell_place(buffer: Buffer) -> tuple[Any, ...]:
    """The entry for the place of a buffer, which machine code finds by its facts from now on."""
    device = device_of_buffer(buffer)
    entry = _entries.get(device)
    if entry is None:
        contents = [packed(name, 0, device, (0,), (1,), (0, 8, 1), False) for name in _bytes]
        entry = _entries.setdefault(device, (device, *contents))
    facts = buffer._facts
    return entry if facts is None else places.setdefault(facts, entry)


def _export_of(name: bytes) -> Any:
    def export(buffer: Buffer) -> object:
        """The same in the usual case."""
        device = device_of_buffer(buffer)
        called()
        return _tensor_of(buffer, name, device)

    def quicken() -> None:
        exports[name] = _quickest_export(name, export)

    called = after_few(quicken)
    return export


exports = {name: _export_of(name) for name in HEADS}
"""The quickest functions that export a buffer, by name."""


def _quickest_export(name: bytes, export: Any) -> Any:
    if not native.available() or FREE_THREADED:
        return export
    try:
        from .quick_exports import exporting
    except ImportError:  # the interpreter is ending
        return export
    return exporting(places, tell_place, export, kind_of_capsules(name), 1 + [*_bytes].index(name), sizeof(HEADS[name]))


# --- in

split = Struct("=24xQQ16s16xQ").unpack_from
"""Of :data:`.capsules.head`: the flags, the address of the elements, the bytes of device, number of dimensions and type, and the offset."""
_about = Struct("=iiiBBH").unpack
"""Of these bytes."""
_forms: dict[int, Any] = {}
"""Functions that read the address of the strides, the shape and the strides, by the length of the content."""


def kind_of(about: bytes) -> tuple[tuple[int, int], tuple[int, int, int]]:
    """The device, and code, bits and lanes of the type."""
    kind, number, _, code, bits, lanes = _about(about)
    return (kind, number), (code, bits, lanes)


def form_of(content: bytes) -> tuple[tuple[int, ...], tuple[int, ...] | None]:
    """The shape and the strides of what was read of a loan; None for C order without gaps."""
    size = len(content)
    read = _forms.get(size)
    if read is None:
        read = _forms[size] = Struct(f"=64xQ8x{(size - head.size) // 8}q").unpack
    numbers = read(content)
    if not numbers[0]:
        return numbers[1:], None
    middle = len(numbers) // 2 + 1
    return numbers[1:middle], numbers[middle:]


ways: dict[type, Any] = {}
"""Classes of objects that were viewed: the function that tells of tensors of PyTorch, or None for DLPack. There are no proxies, which may
stand for tensors."""


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

    def __init__(self, content: bytes, loan: Any) -> None:
        flags, data, about, offset = split(content)
        self.ptr, self.readonly, self.loan = data + offset, flags & READ_ONLY != 0, loan
        self.device, self.data_type = kind_of(about)
        self.shape, self.strides = form_of(content)
        if min(self.shape, default=0) < 0:
            raise ValueError(f"shape is {self.shape}, but no extent can be negative")


def import_capsule(capsule: Any) -> Imported:
    """Take the tensor out of a capsule, for good. Raises BufferError for a used capsule or another object."""
    _, lend, read = functions()
    loan = lend(capsule)
    return Imported(read(loan), loan)


def import_tensor(exporter: Any, stream: int | None) -> Imported:
    """The tensor of an object with ``__dlpack__``, ordered before ``stream``, the address of the consumer's stream (-1:
    no order). Raises BufferError for devices other than CUDA's and the host.
    """
    loan, content = borrow(exporter, stream)
    return Imported(content, loan)


def borrow(exporter: Any, stream: int | None) -> tuple[Any, bytes]:
    """The loan of such a tensor, and what was read of it."""
    kind = exporter.__dlpack_device__()[0]
    if kind not in KINDS:
        refuse_device(kind)
    if kind == CPU or not stream:  # None is the legacy default stream, which DLPack never calls 0
        stream = None
    try:
        capsule = exporter.__dlpack__(stream=stream, max_version=VERSION)
    except TypeError:
        capsule = older_capsule(exporter, stream)
    _, lend, read = _chosen[0] if _chosen else functions()
    loan = lend(capsule)
    return loan, read(loan)


def refuse_device(kind: Any) -> NoReturn:
    raise BufferError(f"memory on DLPack's device type {int(kind)} cannot be used: it is not CUDA's or the host's")


def older_capsule(exporter: Any, stream: int | None) -> Any:
    """The capsule of an object from before DLPack 1.0."""
    return exporter.__dlpack__(stream=stream)
