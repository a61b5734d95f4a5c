"""Options of copies."""

from __future__ import annotations

from dataclasses import dataclass

from ..options import SLOTS, Options, member_of, option_class
from ..typing import StrEnum

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from ..device import Device
    from .host import Host

__all__ = ["CopyOptions", "MemcpyOverlapMode", "MemcpySrcAccessOrder"]


class MemcpySrcAccessOrder(StrEnum):
    """When the source may be read (CUmemcpySrcAccessOrder).

    STREAM: in the order of the stream. DURING_API_CALL: before the copying function returns. ANY: at any time from
    the call on. The last two do not wait for work in the stream.
    """

    STREAM = "stream"
    DURING_API_CALL = "during_api_call"
    ANY = "any"


class MemcpyOverlapMode(StrEnum):
    """Whether the copy should run beside kernels, even if it takes longer (CUmemcpyFlags)."""

    DEFAULT = "default"
    PREFER_OVERLAP_WITH_COMPUTE = "prefer_overlap_with_compute"


@option_class
@dataclass(frozen=True, repr=False, **SLOTS)
class CopyOptions(Options):
    """Options of a copy (CUmemcpyAttributes).

    Raises
    ------
    ValueError
        An order or a mode is unknown.
    """

    src_access_order: MemcpySrcAccessOrder | str = "stream"
    """When the source may be read."""
    src_location_hint: Device | Host | None = None
    """The place of the source, if that is managed or pageable memory."""
    dst_location_hint: Device | Host | None = None
    """The place for the destination, if that is managed or pageable memory."""
    overlap_mode: MemcpyOverlapMode | str = "default"
    """Whether the copy should run beside kernels."""

    def __post_init__(self) -> None:
        for name, kind in (("src_access_order", MemcpySrcAccessOrder), ("overlap_mode", MemcpyOverlapMode)):
            object.__setattr__(self, name, member_of(kind, getattr(self, name), name))
