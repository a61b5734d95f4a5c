"""Device memory at addresses that are reserved first, so that an allocation may grow where it is."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import ExitStack
from dataclasses import dataclass

from .._driver import as_int
from ..device import Device, device_of
from ..lifetimes import call_relaxed
from ..options import nearest, one_of, options_of
from ..stream import stream_of
from ..typing import (
    VirtualMemoryAccessType,
    VirtualMemoryAllocationType,
    VirtualMemoryGranularityType,
    VirtualMemoryHandleType,
    VirtualMemoryLocationType,
)
from .buffer import Buffer
from .driver import driver
from .ordering import stream_in_order
from .resource import MemoryResource

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ..typing import DevicePointerType, IsStreamType

    Parts = list[tuple[int, int]]

__all__ = ["VirtualMemoryResource", "VirtualMemoryResourceOptions"]


@dataclass
class VirtualMemoryResourceOptions:
    """How memory is made and mapped; strings and the enumerations of :mod:`cuda_ctypes.core.typing` are the same.

    ``handle_type``: by what other processes may be given it, or None. ``granularity``: to what sizes are rounded up.
    ``gpu_direct_rdma``: whether other devices such as network cards are to reach it. ``addr_hint``: the address to reserve
    if it is free. ``addr_align``: of what the address is a multiple; None for the granularity. ``peers``: numbers of
    further devices that have ``peer_access``, while the location itself has ``self_access``; None for no access.
    """

    allocation_type: VirtualMemoryAllocationType | str = VirtualMemoryAllocationType.PINNED
    location_type: VirtualMemoryLocationType | str = VirtualMemoryLocationType.DEVICE
    handle_type: VirtualMemoryHandleType | str | None = VirtualMemoryHandleType.POSIX_FD
    granularity: VirtualMemoryGranularityType | str = VirtualMemoryGranularityType.RECOMMENDED
    gpu_direct_rdma: bool = False
    addr_hint: int | None = 0
    addr_align: int | None = None
    peers: Iterable[int] = ()
    self_access: VirtualMemoryAccessType | str | None = VirtualMemoryAccessType.READ_WRITE
    peer_access: VirtualMemoryAccessType | str | None = VirtualMemoryAccessType.READ_WRITE

    def __post_init__(self) -> None:
        self.peers = tuple(self.peers)  # which may be an iterator, but is needed for each allocation


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
}
ACCESS = {
    None: driver.CUmemAccess_flags.CU_MEM_ACCESS_FLAGS_PROT_NONE,
    VirtualMemoryAccessType.READ: driver.CUmemAccess_flags.CU_MEM_ACCESS_FLAGS_PROT_READ,
    VirtualMemoryAccessType.READ_WRITE: driver.CUmemAccess_flags.CU_MEM_ACCESS_FLAGS_PROT_READWRITE,
}
IN_C["self_access"] = IN_C["peer_access"] = ACCESS
"""The values of the options in C."""


def in_c(config: VirtualMemoryResourceOptions, option: str) -> Any:
    """An option as C has it. Raises ValueError for a value that is none of it."""
    given, known = getattr(config, option), IN_C[option]
    if given == "win32":
        raise NotImplementedError(
            f"{option}: 'win32' needs security attributes, which cannot be given here: use 'win32_kmt'"
        )
    if given not in known:
        raise ValueError(f"{option} is {given!r}, but must be {one_of(known)}{nearest(given, known)}")
    return known[given]


class Extent:
    """What lies at an address: the ranges that were reserved and those that were mapped, as address and size."""

    __slots__ = ("reserved", "mapped")

    def __init__(self, reserved: Parts, mapped: Parts) -> None:
        self.reserved = reserved
        self.mapped = mapped

    @property
    def size(self) -> int:
        return sum(size for _, size in self.mapped)


_extents: dict[int, Extent] = {}
"""By the address of the first byte. The driver wants memory back in the pieces in which it was given."""


class VirtualMemoryResource(MemoryResource):
    """Makes memory, reserves addresses and maps the one to the others (cuMemCreate, cuMemAddressReserve, cuMemMap,
    cuMemSetAccess), so that :meth:`modify_allocation` can enlarge a buffer.

    ``config`` is :class:`VirtualMemoryResourceOptions`, a dict or None. Raises RuntimeError for a device that has no such
    memory, or not of the kind asked for. For memory of the host ``device`` is None.
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
        if self.device is not None and not device.properties.virtual_memory_management_supported:
            raise RuntimeError(f"{device} has no virtual memory management")
        if self.device is not None and self.config.gpu_direct_rdma and not device.properties.gpu_direct_rdma_supported:
            raise RuntimeError(f"{device} has no GPUDirect RDMA: leave gpu_direct_rdma out")

    def allocate(self, size: int, *, stream: IsStreamType | None = None) -> Buffer:
        """A buffer of ``size`` bytes rounded up to the granularity. The memory is there at once: ``stream`` is only where
        the buffer's use ends, before it is unmapped.

        Raises CUDAError with nothing left behind, ValueError for an option that is none.
        """
        if stream is not None:
            stream = stream_of(stream)
        config = self.config
        properties, granularity = self._properties(config)
        size = self._align_up(_positive(size), granularity)
        with ExitStack() as undo:
            address = int(driver.cuMemAddressReserve(size, config.addr_align or granularity, config.addr_hint or 0, 0))
            undo.callback(driver.cuMemAddressFree, address, size)
            _back(address, size, properties)
            undo.callback(driver.cuMemUnmap, address, size)
            _allow(address, size, config, properties)
            _extents[address] = Extent([(address, size)], [(address, size)])
            undo.callback(_extents.pop, address)
            buffer = Buffer.from_handle(address, size, mr=self, stream=stream)
            undo.pop_all()
        return buffer

    def modify_allocation(
        self, buf: Buffer, new_size: int, config: VirtualMemoryResourceOptions | dict[str, Any] | None = None
    ) -> Buffer:
        """Enlarge a buffer to ``new_size`` bytes, with its contents.

        If the addresses behind it are free, it is ``buf`` itself that grows, and is returned. Otherwise its memory moves
        to other addresses: a new buffer is returned, ``buf`` is closed and its address no longer valid. A size that is
        not larger changes the access alone. ``config`` holds for the added memory and from then on; None for what held.

        Raises TypeError for what is no Buffer, RuntimeError for a closed one, CUDAError with everything as it was.
        """
        if not isinstance(buf, Buffer):
            raise TypeError(f"buf: a Buffer is expected, got {type(buf).__name__}")
        buf._open()
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
            buf._size = max(size, buf.size)
            return buf
        end = start + extent.size
        with ExitStack() as undo:
            behind = int(driver.cuMemAddressReserve(added, granularity, end, 0))
            undo.callback(driver.cuMemAddressFree, behind, added)
            if behind == end:
                _back(end, added, properties)
                undo.callback(driver.cuMemUnmap, end, added)
                _allow(end, added, config, properties)
                _extents[start] = Extent([*extent.reserved, (end, added)], [*extent.mapped, (end, added)])
                buf._size = size
                undo.pop_all()
                return buf
        return self._moved(buf, size, extent, added, config)

    def _moved(
        self, buf: Buffer, size: int, extent: Extent, added: int, config: VirtualMemoryResourceOptions
    ) -> Buffer:
        """The memory of a buffer, and some more, at other addresses. It is mapped at both until nothing can fail."""
        properties, granularity = self._properties(config)
        start = int(buf.handle)
        total = extent.size + added
        with ExitStack() as undo:
            address = int(driver.cuMemAddressReserve(total, config.addr_align or granularity, 0, 0))
            undo.callback(driver.cuMemAddressFree, address, total)
            moved = Extent([(address, total)], [])
            for old, length in extent.mapped:
                at = address + old - start
                _map(at, length, driver.cuMemRetainAllocationHandle(old))
                undo.callback(driver.cuMemUnmap, at, length)
                moved.mapped.append((at, length))
            at = address + extent.size
            _back(at, added, properties)
            undo.callback(driver.cuMemUnmap, at, added)
            moved.mapped.append((at, added))
            _allow(address, total, config, properties)
            _extents[address] = moved
            undo.callback(_extents.pop, address)
            stream = None if buf._stream is None else stream_in_order(buf._stream)
            grown = Buffer.from_handle(address, size, mr=self, stream=stream)
            undo.pop_all()
        buf.close()
        return grown

    def deallocate(self, ptr: DevicePointerType, size: int, *, stream: IsStreamType | None = None) -> None:
        """Unmap memory and give its addresses back (cuMemUnmap, cuMemAddressFree), after all that is in ``stream`` is
        done: unlike freeing, unmapping does not wait for its turn. ``size`` matters to memory of others only."""
        if stream is not None:
            _finish(stream_of(stream).handle)
        address = 0 if ptr is None else int(ptr)
        extent = _extents.pop(address, None) or Extent([(address, size)], [(address, size)])
        try:
            for parts, give_back in ((extent.mapped, driver.cuMemUnmap), (extent.reserved, driver.cuMemAddressFree)):
                while parts:
                    give_back(*parts[-1])
                    parts.pop()
        except BaseException:
            _extents[address] = extent  # what is left of it
            raise

    def _properties(self, config: VirtualMemoryResourceOptions) -> tuple[Any, int]:
        """What memory is made of (CUmemAllocationProp), and the size of which it is a multiple."""
        properties = driver.CUmemAllocationProp(
            type=in_c(config, "allocation_type"), requestedHandleTypes=in_c(config, "handle_type")
        )
        properties.location.type = in_c(config, "location_type")
        if config.location_type == VirtualMemoryLocationType.DEVICE:
            properties.location.id = self._near.device_id
        elif config.location_type != VirtualMemoryLocationType.HOST_NUMA_CURRENT:
            # the driver makes memory of a node, not of the host as a whole: that of the node nearest to the device
            properties.location.type = driver.CUmemLocationType.CU_MEM_LOCATION_TYPE_HOST_NUMA
            properties.location.id = max(0, self._near.properties.host_numa_id)
        properties.allocFlags.gpuDirectRDMACapable = int(config.gpu_direct_rdma)
        return properties, int(driver.cuMemGetAllocationGranularity(properties, in_c(config, "granularity")))

    @staticmethod
    def _align_up(size: int, gran: int) -> int:
        return -(-size // gran) * gran

    @property
    def is_device_accessible(self) -> bool:
        """Whether its memory is the device's."""
        return self.config.location_type == VirtualMemoryLocationType.DEVICE

    @property
    def is_host_accessible(self) -> bool:
        """Whether its memory is the host's."""
        return not self.is_device_accessible

    @property
    def device_id(self) -> int:
        """The number of the device; -1 for memory of the host."""
        return -1 if self.device is None else self.device.device_id

    def __repr__(self) -> str:
        return f"<VirtualMemoryResource device={self.device}>"


def _positive(size: Any) -> int:
    number = as_int(size, "size")
    if number <= 0:
        raise ValueError(f"size: a number of bytes from 1 on is expected, got {number}")
    return number


def _back(address: int, size: int, properties: Any) -> None:
    """Memory for reserved addresses."""
    _map(address, size, driver.cuMemCreate(size, properties, 0))


def _map(address: int, size: int, memory: Any) -> None:
    """Map memory, whose handle is given up: it is the mapping that keeps it from then on."""
    try:
        driver.cuMemMap(address, size, 0, memory, 0)
    finally:
        driver.cuMemRelease(memory)


def _allow(address: int, size: int, config: VirtualMemoryResourceOptions, properties: Any) -> None:
    """Set who may access mapped memory, and how."""
    device = driver.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE
    accesses = [(properties.location, in_c(config, "self_access"))]
    access = in_c(config, "peer_access")
    accesses += [(driver.CUmemLocation(type=device, id=device_of(peer).device_id), access) for peer in config.peers]
    given = [driver.CUmemAccessDesc(location=location, flags=access) for location, access in accesses if access]
    if given:
        driver.cuMemSetAccess(address, size, given, len(given))


def _finish(stream: Any) -> None:
    """Wait for what is in a stream, unless it is being captured. What went wrong in it is no reason to keep memory."""
    try:
        if not int(driver.cuStreamIsCapturing(int(stream))):
            call_relaxed(driver.cuStreamSynchronize, int(stream))
    except driver.CudaError:
        pass
