"""How a copy may be carried out."""

from __future__ import annotations

from dataclasses import dataclass

from ..options import member_of
from ..typing import StrEnum

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from ..device import Device
    from .host import Host

__all__ = ["CopyOptions", "MemcpyOverlapMode", "MemcpySrcAccessOrder"]


class MemcpySrcAccessOrder(StrEnum):
    """When the source may be read: in the order of the stream; before the function that asks for the copy returns, or at
    any time from then on, in both cases without regard to what the stream still does to it (CUmemcpySrcAccessOrder)."""

    STREAM = "stream"
    DURING_API_CALL = "during_api_call"
    ANY = "any"


class MemcpyOverlapMode(StrEnum):
    """Whether the copy is rather to run beside kernels than to be quick by itself (CUmemcpyFlags)."""

    DEFAULT = "default"
    PREFER_OVERLAP_WITH_COMPUTE = "prefer_overlap_with_compute"


@dataclass(frozen=True)
class CopyOptions:
    """How one copy may be carried out (CUmemcpyAttributes). Raises ValueError for a name that is no mode.

    ``src_location_hint`` and ``dst_location_hint`` say where managed or pageable memory is, or is to be; they matter to no
    other.
    """

    src_access_order: MemcpySrcAccessOrder | str = "stream"
    src_location_hint: Device | Host | None = None
    dst_location_hint: Device | Host | None = None
    overlap_mode: MemcpyOverlapMode | str = "default"

    def __post_init__(self) -> None:
        for name, kind in (("src_access_order", MemcpySrcAccessOrder), ("overlap_mode", MemcpyOverlapMode)):
            object.__setattr__(self, name, member_of(kind, getattr(self, name), name))
