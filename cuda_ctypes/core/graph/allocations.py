"""Memory that nodes allocate: the parameters, and the facts that the driver tells."""

from __future__ import annotations

from ctypes import byref
from functools import lru_cache
from struct import Struct

from ..._lazy import LazyModule
from ...raw import driver as raw
from .._driver import driver, fail, late, typed
from ..context import current_context
from ..errors import InvalidArgumentError
from ..memory.buffer import check_size
from ..memory.driver import driver as newest
from ..options import member_of, options_of
from ..typing import GraphMemoryType
from .building import DEVICE
from .options import GraphAllocOptions

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .. import device as devices

else:
    devices = LazyModule(globals(), "devices", "..device")

get_device = late(globals(), "get_device", "cuCtxGetDevice", -1)

ALLOCATION = Struct("<I4xIi72x16xQQ")
"""The members of a CUDA_MEM_ALLOC_NODE_PARAMS without peers."""
PINNED, MANAGED = 1, 2  # CU_MEM_ALLOCATION_TYPE_
AT_DEVICE, AT_HOST = 1, 2  # CU_MEM_LOCATION_TYPE_
MEMORY = {
    GraphMemoryType.DEVICE: (PINNED, AT_DEVICE),
    GraphMemoryType.HOST: (PINNED, AT_HOST),
    GraphMemoryType.MANAGED: (MANAGED, AT_DEVICE),
}
"""How a node allocates each type of memory: a CUmemAllocationType and a CUmemLocationType."""


def allocation(size: Any, options: Any, device: Any, memory_type: Any, peer_access: Any) -> Any:
    """A CUDA_MEM_ALLOC_NODE_PARAMS, or its bytes, which nothing else refers to: C writes the address into it."""
    if options is device is peer_access is None and memory_type == DEVICE:
        number = get_device()
        if number >= 0:
            return ALLOCATION.pack(PINNED, AT_DEVICE, number, check_size(size), 0)
    if options is not None:
        if device is not None or memory_type != DEVICE or peer_access is not None:
            raise TypeError("options say device, memory_type and peer_access: give these by name, or options, not both")
        given = options_of(GraphAllocOptions, options, "options of the allocation")
        device, memory_type, peer_access = given.device, given.memory_type, given.peer_access
    if memory_type is None:
        memory_type = DEVICE
    kind, place = MEMORY[member_of(GraphMemoryType, memory_type, "memory_type")]
    number = int(current_context()._device_id if device is None else number_of(device))
    made = raw.CUDA_MEM_ALLOC_NODE_PARAMS()
    ALLOCATION.pack_into(made, 0, kind, place, number if place == AT_DEVICE else 0, check_size(size), 0)
    if not isinstance(peer_access, (list, tuple, set, frozenset, type(None))):
        raise TypeError(f"peer_access: a list of devices is expected, got {type(peer_access).__name__}")
    peers = [number_of(peer) for peer in peer_access or ()]
    for peer in peers:
        if peer != number and not devices.Device(peer).can_access_peer(number):
            raise ValueError(f"peer_access: device {peer} cannot use the memory of device {number}")
    peers = [*dict.fromkeys(peers)]
    if peers:
        descriptions = (type(made.accessDescs)._type_ * len(peers))()
        for description, peer in zip(descriptions, peers):
            description.flags = driver.CUmemAccess_flags.CU_MEM_ACCESS_FLAGS_PROT_READWRITE
            description.location.type = driver.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE
            description.location.id = peer
        made.accessDescs, made.accessDescCount = descriptions, len(peers)
    return made


def facts_of_allocation(parameters: bytes) -> tuple[Any, ...] | None:
    """None where C gets a copy of bytes."""
    _, _, number, size, address = ALLOCATION.unpack(parameters)
    return (address, size, number, GraphMemoryType.DEVICE, ()) if address else None


def number_of(device: Any) -> int:
    """The number of a Device, or of its number."""
    try:
        return int(devices.device_of(device).device_id)
    except ValueError as error:
        raise InvalidArgumentError(str(error)) from None


def facts_at(node: int) -> tuple[Any, ...]:
    """The facts of a node, from the driver. C: cuGraphMemAllocNodeGetParams."""
    found = raw.CUDA_MEM_ALLOC_NODE_PARAMS()
    status = typed("cuGraphMemAllocNodeGetParams")(node, byref(found))
    if status:
        fail(status, "cuGraphMemAllocNodeGetParams")
    properties, place = found.poolProps, found.poolProps.location
    peers = tuple([int(found.accessDescs[number].location.id) for number in range(found.accessDescCount)])
    return int(found.dptr), found.bytesize, place.id, memory_type_of(properties.allocType, place.type), peers


@lru_cache(maxsize=64)
def memory_type_of(allocation: int, place: int) -> str:
    """The name of a CUmemAllocationType in a CUmemLocationType."""
    found = [kind for kind, how in MEMORY.items() if how == (allocation, place)]
    return found[0] if found else newest.CUmemLocationType(place).name.rpartition("TYPE_")[2].lower()
