"""Memory at reserved addresses, so that an allocation can grow in place."""

from __future__ import annotations

from collections.abc import Iterable
from struct import Struct

from ..._floor import FREE_THREADED
from ..._floor.suggest import hint
from .._driver import as_int, class_name, fail, frequent, late
from ..device import Device, device_of
from ..errors import CUDAError, InvalidArgumentError
from ..fields import dataclass
from ..lifetimes import Owned, call_relaxed, end, owned_by
from ..options import SLOTS, Options, one_of, option_class, options_of
from ..stream import Stream, default_stream, stream_of
from ..typing import (
    VirtualMemoryAccessType,
    VirtualMemoryAllocationType,
    VirtualMemoryGranularityType,
    VirtualMemoryHandleType,
    VirtualMemoryLocationType,
)
from .buffer import Buffer, changing, made
from .driver import driver
from .ordering import order_of, stream_in_order
from .resource import MemoryResource
from .shortage import explained

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .._annotations import (
        VirtualMemoryAccess,
        VirtualMemoryAllocation,
        VirtualMemoryGranularity,
        VirtualMemoryHandle,
        VirtualMemoryLocation,
    )
    from ..typing import DevicePointerType, IsStreamType

    Parts = list[tuple[int, int]]

__all__ = ["VirtualMemoryResource", "VirtualMemoryResourceOptions"]

DEVICE, HOST_NUMA = 1, 3  # CU_MEM_LOCATION_TYPE_...
description = Struct("4i8xxB6x").pack
"""A CUmemAllocationProp: the type of memory, of handles, of the location, its number, whether network cards reach it."""
LOCATION = slice(8, 16)
"""The CUmemLocation in it."""
access = Struct("8si").pack
"""A CUmemAccessDesc."""
location = Struct("2i").pack
granularity_of = late(globals(), "granularity_of", "cuMemGetAllocationGranularity")
set_access = late(globals(), "set_access", "cuMemSetAccess")
is_capturing = late(globals(), "is_capturing", "cuStreamIsCapturing", 1)
synchronize = late(globals(), "synchronize", "cuStreamSynchronize")


@option_class
@dataclass(eq=True, repr=False, **SLOTS)
class VirtualMemoryResourceOptions(Options):
    """How memory is made and mapped. Strings and the enumerations of :mod:`cuda_ctypes.core.typing` are the same.

    Raises
    ------
    TypeError
        ``peers`` is not a sequence.
    """

    allocation_type: VirtualMemoryAllocation = VirtualMemoryAllocationType.PINNED
    """"pinned" or "managed"."""
    location_type: VirtualMemoryLocation = VirtualMemoryLocationType.DEVICE
    """Where the memory is: "device", "host", "host_numa", "host_numa_current"."""
    handle_type: VirtualMemoryHandle | None = VirtualMemoryHandleType.POSIX_FD
    """How other processes may get it: "posix_fd", "win32_kmt", "fabric" or None."""
    granularity: VirtualMemoryGranularity = VirtualMemoryGranularityType.RECOMMENDED
    """The step that sizes are rounded up to: "minimum" or "recommended"."""
    gpu_direct_rdma: bool = False
    """Whether other devices on the bus, for example network cards, can reach it."""
    addr_hint: int | None = 0
    """The address to reserve if it is free; 0 or None: any address."""
    addr_align: int | None = None
    """The address is a multiple of it, in bytes. None: of the granularity."""
    peers: Iterable[int] = ()
    """Numbers of further devices with ``peer_access``."""
    self_access: VirtualMemoryAccess | None = VirtualMemoryAccessType.READ_WRITE
    """Access of the location itself: "r", "rw" or None."""
    peer_access: VirtualMemoryAccess | None = VirtualMemoryAccessType.READ_WRITE
    """Access of ``peers``: "r", "rw" or None."""

    def __post_init__(self) -> None:
        try:
            self.peers = tuple(self.peers)  # perhaps an iterator, but needed for each allocation
        except TypeError:
            kind = type(self.peers).__name__
            raise TypeError(f"peers: numbers of devices in a sequence are expected, got {kind}") from None


ACCESS = {
    None: driver.CUmemAccess_flags.CU_MEM_ACCESS_FLAGS_PROT_NONE,
    VirtualMemoryAccessType.READ: driver.CUmemAccess_flags.CU_MEM_ACCESS_FLAGS_PROT_READ,
    VirtualMemoryAccessType.READ_WRITE: driver.CUmemAccess_flags.CU_MEM_ACCESS_FLAGS_PROT_READWRITE,
}
IN_C: dict[str, dict[Any, Any]] = {
    "allocation_type": {
        VirtualMemoryAllocationType.PINNED: driver.CUmemAllocationType.CU_MEM_ALLOCATION_TYPE_PINNED,
        VirtualMemoryAllocationType.MANAGED: driver.CUmemAllocationType.CU_MEM_ALLOCATION_TYPE_MANAGED,
    },
    "location_type": {
        VirtualMemoryLocationType.DEVICE: driver.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE,
        VirtualMemoryLocationType.HOST: driver.CUmemLocationType.CU_MEM_LOCATION_TYPE_HOST,
        VirtualMemoryLocationType.HOST_NUMA: driver.CUmemLocationType.CU_MEM_LOCATION_TYPE_HOST_NUMA,
        VirtualMemoryLocationType.HOST_NUMA_CURRENT: driver.CUmemLocationType.CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT,
    },
    "handle_type": {
        None: driver.CUmemAllocationHandleType.CU_MEM_HANDLE_TYPE_NONE,
        VirtualMemoryHandleType.POSIX_FD: driver.CUmemAllocationHandleType.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,
        VirtualMemoryHandleType.WIN32_KMT: driver.CUmemAllocationHandleType.CU_MEM_HANDLE_TYPE_WIN32_KMT,
        VirtualMemoryHandleType.FABRIC: driver.CUmemAllocationHandleType.CU_MEM_HANDLE_TYPE_FABRIC,
    },
    "granularity": {
        VirtualMemoryGranularityType.MINIMUM: driver.CUmemAllocationGranularity_flags.CU_MEM_ALLOC_GRANULARITY_MINIMUM,
        VirtualMemoryGranularityType.RECOMMENDED: (
            driver.CUmemAllocationGranularity_flags.CU_MEM_ALLOC_GRANULARITY_RECOMMENDED
        ),
    },
    "self_access": ACCESS,
    "peer_access": ACCESS,
}
"""The options' values in C."""


def in_c(config: VirtualMemoryResourceOptions, option: str) -> Any:
    """An option's value in C. Raises ValueError for an unknown value, NotImplementedError for "win32"."""
    given, known = getattr(config, option), IN_C[option]
    if given == "win32":
        raise NotImplementedError(
            f"{option}: 'win32' needs security attributes, which cannot be given here: use 'win32_kmt'"
        )
    if given not in known:
        raise ValueError(f"{option} is {given!r}, but must be {one_of(known)}{hint(given, known)}")
    return known[given]


class Extent:
    """The ranges reserved and mapped at an address, each an address and a size."""

    __slots__ = ("reserved", "mapped")

    def __init__(self, reserved: Parts, mapped: Parts) -> None:
        self.reserved = reserved
        self.mapped = mapped

    @property
    def size(self) -> int:
        return sum(size for _, size in self.mapped)

    def give_back(self) -> None:
        """Give back all parts, each once."""
        for parts, function in ((self.mapped, driver.cuMemUnmap), (self.reserved, driver.cuMemAddressFree)):
            while parts:
                function(*parts[-1])
                parts.pop()


_extents: dict[int, Extent] = {}
"""Extents by their first address. The driver takes memory back in the pieces in which it gave it."""


class Undo:
    """Gives back what an allocation has got at the end of the ``with`` block, or with the owner of a piece that was not noted yet;
    nothing once it ``is_over``."""

    __slots__ = ("is_over", "_pieces")

    def __init__(self) -> None:
        self.is_over = False
        self._pieces: list[Owned] = []

    def __enter__(self) -> Undo:
        return self

    def __exit__(self, *error: Any) -> None:
        for piece in reversed(self._pieces):
            end(piece)

    def _noted(self, piece: Owned) -> Owned:
        self._pieces.append(piece)
        return piece

    def _by(self, name: str, size: int) -> Any:
        function = frequent(name)
        return lambda address: 0 if self.is_over else function(address, size)

    def reserve(self, size: int, alignment: int, wanted: int) -> Owned:
        """Addresses."""
        free, step = self._by("cuMemAddressFree", size), as_int(alignment, "addr_align")
        return self._noted(owned_by(free, None, "cuMemAddressReserve", size, step, wanted, 0))

    def memory(self, size: int, name: str, *arguments: Any) -> Owned:
        """The handle of memory that a C function gives. A mapping does not need it."""
        try:
            return self._noted(owned_by(frequent("cuMemRelease"), None, name, *arguments))
        except CUDAError as error:
            raise explained(error, size) from None

    def map(self, reserved: Owned, address: int, size: int, memory: Owned) -> Owned:
        """The mapping of memory to reserved addresses."""
        mapped, unmap = self._noted(Owned(address, None, reserved)), self._by("cuMemUnmap", size)
        calls = map(frequent("cuMemMap"), (address,), (size,), (0,), (memory.number,), (0,))
        statuses: list[int] = []
        statuses += calls
        if statuses[0]:
            fail(statuses[0], "cuMemMap")
        mapped._destroy = unmap  # right after the call, without another one
        end(memory)
        return mapped

    def back(self, reserved: Owned, address: int, size: int, properties: bytes) -> Owned:
        """New memory for reserved addresses."""
        return self.map(reserved, address, size, self.memory(size, "cuMemCreate", size, properties, 0))


class VirtualMemoryResource(MemoryResource):
    """Memory mapped to reserved addresses, so that :meth:`modify_allocation` can enlarge a buffer.

    ``device`` is None for memory of the host. C: cuMemCreate, cuMemAddressReserve, cuMemMap, cuMemSetAccess.

    Parameters
    ----------
    device_id : Device or int
        The device.
    config : VirtualMemoryResourceOptions or dict, optional
        How memory is made and mapped.

    Raises
    ------
    RuntimeError
        The device has no virtual memory management, or no GPUDirect RDMA.
    TypeError, ValueError
        There is no such device, or an option is unknown.
    """

    def __init__(
        self, device_id: Device | int, config: VirtualMemoryResourceOptions | dict[str, Any] | None = None
    ) -> None:
        device = device_of(device_id)
        self.config: VirtualMemoryResourceOptions = options_of(
            VirtualMemoryResourceOptions, config, "options of the virtual memory"
        )
        self.device: Device | None = device if self.is_device_accessible else None
        self._near = device
        self._described: dict[Any, tuple[bytes, int]] = {}
        """What :meth:`_properties` found, by the options that it depends on."""
        if self.device is not None and not device.properties.virtual_memory_management_supported:
            raise RuntimeError(f"{device} has no virtual memory management")
        if self.device is not None and self.config.gpu_direct_rdma and not device.properties.gpu_direct_rdma_supported:
            raise RuntimeError(f"{device} has no GPUDirect RDMA: leave gpu_direct_rdma out")

    def allocate(self, size: int, *, stream: IsStreamType | None = None) -> Buffer:
        """Allocate memory, at once. C: cuMemGetAllocationGranularity, cuMemAddressReserve, cuMemCreate, cuMemMap,
        cuMemRelease, cuMemSetAccess; to undo them, cuMemUnmap, cuMemAddressFree.

        Parameters
        ----------
        size : int
            In bytes; rounded up to the granularity.
        stream : IsStreamType, optional
            The stream whose work is waited for before the memory is unmapped.

        Returns
        -------
        Buffer

        Raises
        ------
        CUDAError
            The driver refuses; nothing is left behind.
        NotImplementedError
            The handle type is "win32".
        OverflowError
            ``size`` is out of range.
        RuntimeError
            ``stream`` is closed.
        TypeError
            An argument has a wrong type.
        ValueError
            ``size`` is not positive, an option has an unknown value, or a peer is not a device.
        """
        if stream is not None:
            stream = stream_of(stream)
        config = self.config
        properties, granularity = self._properties(config)
        size = self._align_up(_positive(size), granularity)
        with Undo() as undo:
            reserved = undo.reserve(size, config.addr_align or granularity, config.addr_hint or 0)
            address = reserved.number
            undo.back(reserved, address, size, properties)
            _allow(address, size, config, properties)
            extent = Extent([(address, size)], [(address, size)])
            buffer = self._buffer(address, size, stream)
            undo.is_over, _extents[address], buffer._resource = True, extent, self
        return buffer

    def modify_allocation(
        self, buf: Buffer, new_size: int, config: VirtualMemoryResourceOptions | dict[str, Any] | None = None
    ) -> Buffer:
        """Enlarge a buffer, with its contents.

        It grows in place if the addresses behind it are free. Else its memory moves: the result is a new buffer, and
        ``buf`` is closed. Where the memory is large enough already, only the access changes. C: as :meth:`allocate`, and
        cuMemRetainAllocationHandle.

        Parameters
        ----------
        buf : Buffer
            The buffer.
        new_size : int
            In bytes.
        config : VirtualMemoryResourceOptions or dict, optional
            For the added memory and from then on. Default: unchanged.

        Returns
        -------
        Buffer
            ``buf``, or the buffer in its place.

        Raises
        ------
        CUDAError
            The driver refuses; everything is as before.
        NotImplementedError
            The handle type is "win32".
        OverflowError
            ``new_size`` is out of range.
        RuntimeError
            The buffer is closed.
        TypeError
            ``buf`` is not a Buffer, ``new_size`` not an int, or an option is unknown.
        ValueError
            ``new_size`` is not positive, an option has an unknown value, or ``buf`` is no virtual memory.
        """
        if not isinstance(buf, Buffer):
            raise TypeError(f"buf: a Buffer is expected, got {class_name(buf)}")
        buf._open()
        if buf._resource is not None and not isinstance(buf._resource, VirtualMemoryResource):
            raise ValueError(f"buf is memory of a {type(buf._resource).__name__}: only virtual memory can be enlarged")
        chosen = self.config
        if config is not None:
            chosen = options_of(VirtualMemoryResourceOptions, config, "options of the virtual memory")
        grown = self._grown(buf, _positive(new_size), chosen)
        self.config = chosen
        return grown

    def _grown(self, buf: Buffer, size: int, config: VirtualMemoryResourceOptions) -> Buffer:
        properties, granularity = self._properties(config)
        start = int(buf.handle)
        extent = _extents.get(start) or Extent([(start, buf.size)], [(start, buf.size)])
        added = self._align_up(size - extent.size, granularity)
        if added <= 0:
            _allow(start, extent.size, config, properties)
            _resize(buf, max(size, buf.size))
            return buf
        end = start + extent.size
        with Undo() as undo:
            reserved = undo.reserve(added, granularity, end)
            if reserved.number == end:
                undo.back(reserved, end, added, properties)
                _allow(end, added, config, properties)
                more = Extent([*extent.reserved, (end, added)], [*extent.mapped, (end, added)])
                undo.is_over, _extents[start] = True, more
                _resize(buf, size)
                return buf
        return self._moved(buf, size, extent, added, config)

    def _moved(
        self, buf: Buffer, size: int, extent: Extent, added: int, config: VirtualMemoryResourceOptions
    ) -> Buffer:
        """The memory of a buffer and some more, at other addresses. It is mapped at both until nothing can fail."""
        properties, granularity = self._properties(config)
        start = int(buf.handle)
        total = extent.size + added
        with Undo() as undo:
            reserved = undo.reserve(total, config.addr_align or granularity, 0)
            address = reserved.number
            for old, length in extent.mapped:
                memory = undo.memory(length, "cuMemRetainAllocationHandle", old)
                undo.map(reserved, address + old - start, length, memory)
            undo.back(reserved, address + extent.size, added, properties)
            _allow(address, total, config, properties)
            parts = [(address + old - start, length) for old, length in extent.mapped]
            moved = Extent([(address, total)], [*parts, (address + extent.size, added)])
            grown = self._buffer(address, size, None if buf._stream is None else stream_in_order(buf._stream))
            undo.is_over, _extents[address], grown._resource = True, moved, self
        buf.close()
        return grown

    def deallocate(self, ptr: DevicePointerType, size: int, *, stream: IsStreamType | None = None) -> None:
        """Unmap memory and give its addresses back. Buffers call it. C: cuStreamSynchronize, cuMemUnmap,
        cuMemAddressFree.

        Parameters
        ----------
        ptr : int
            The address.
        size : int
            In bytes; only for memory that was not allocated here.
        stream : IsStreamType, optional
            The stream whose work is waited for first: unmapping has no order.

        Raises
        ------
        CUDAError
            The driver refuses; the rest can be given back later.
        OverflowError
            ``ptr`` or ``size`` is out of range.
        RuntimeError
            ``stream`` is closed.
        TypeError
            ``stream`` is not a stream, or ``ptr`` not an int.
        """
        if stream is not None:
            self._wait_for(stream_of(stream))
        address = as_int(ptr or 0, "ptr")
        extent = _extents.pop(address, None) or Extent([(address, size)], [(address, size)])
        try:
            extent.give_back()
        except BaseException:
            _extents[address] = extent  # the rest
            raise

    _waits = deallocate
    """It waits for the stream by :meth:`_wait_for` alone, and needs no stream after that."""

    @staticmethod
    def _wait_for(stream: Stream) -> None:
        _finish(stream._open().number)

    def _buffer(self, address: int, size: int, stream: Any) -> Buffer:
        """A buffer that does not own its memory yet."""
        order = None
        if stream is not None or self.is_device_accessible:
            order, _ = order_of(default_stream() if stream is None else stream)
        return made(Buffer, address, size, None, order)  # type: ignore[no-any-return]

    def _properties(self, config: VirtualMemoryResourceOptions) -> tuple[bytes, int]:
        """The CUmemAllocationProp of memory, and the step of its size."""
        key = (
            config.allocation_type,
            config.handle_type,
            config.location_type,
            config.granularity,
            config.gpu_direct_rdma,
        )
        found = self._described.get(key)
        if found is None:
            place, number = in_c(config, "location_type"), 0
            if config.location_type == VirtualMemoryLocationType.DEVICE:
                number = self._near.device_id
            elif config.location_type != VirtualMemoryLocationType.HOST_NUMA_CURRENT:
                # the driver allocates on one node only: the one nearest to the device
                place, number = HOST_NUMA, max(0, self._near.properties.host_numa_id)
            kinds = in_c(config, "allocation_type"), in_c(config, "handle_type")
            properties = description(*kinds, place, number, bool(config.gpu_direct_rdma))
            found = properties, granularity_of(properties, in_c(config, "granularity"))
            self._described[key] = found
        return found

    @staticmethod
    def _align_up(size: int, gran: int) -> int:
        return -(-size // gran) * gran

    @property
    def is_device_accessible(self) -> bool:
        """Whether the memory is the device's."""
        return self.config.location_type == VirtualMemoryLocationType.DEVICE

    @property
    def is_host_accessible(self) -> bool:
        """Whether the memory is the host's."""
        return not self.is_device_accessible

    @property
    def device_id(self) -> int:
        """The number of the device; -1 for memory of the host."""
        return -1 if self.device is None else self.device.device_id

    def __repr__(self) -> str:
        return f"<VirtualMemoryResource device={self.device}>"


def _resize(buffer: Buffer, size: int) -> None:
    """Change a buffer's size. Without the GIL, the former number lives on: machine code may be reading it
    (:mod:`..._floor.native.writing.critical_sections`)."""
    if FREE_THREADED and size != buffer._size:
        with changing:
            more = buffer._more or {}
            former = more.get("former sizes", [])
            former.append(buffer._size)
            buffer._more = {**more, "former sizes": former}
    buffer._size = size


def _positive(size: Any) -> int:
    number = as_int(size, "size")
    if number <= 0:
        raise InvalidArgumentError(f"size: a number of bytes from 1 on is expected, got {number}")
    return number


def _allow(address: int, size: int, config: VirtualMemoryResourceOptions, properties: bytes) -> None:
    """Set who may access mapped memory, and how."""
    own, others = in_c(config, "self_access"), in_c(config, "peer_access")
    peers = [location(DEVICE, device_of(peer).device_id) for peer in config.peers]
    given = [access(properties[LOCATION], own)] if own else []
    given += [access(peer, others) for peer in peers if others]
    status = set_access(address, size, b"".join(given), len(given)) if given else 0
    if status:
        fail(status, "cuMemSetAccess")


def _finish(stream: int) -> None:
    """Wait for the work in a stream, unless it is captured. An error of that work is not a reason to keep memory."""
    if not is_capturing(stream):
        call_relaxed(synchronize, stream)
