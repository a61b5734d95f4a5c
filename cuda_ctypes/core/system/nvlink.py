"""A GPU's direct links to others."""

from __future__ import annotations

import warnings

from ...bindings import nvml
from .asking import within

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from .device import Device


class _OfAllLinks(type):
    @property
    def max_links(cls) -> int:
        """The most links that NVML knows. Deprecated: :meth:`Device.get_nvlink_count` says how many a device has."""
        warnings.warn("max_links: Device.get_nvlink_count() says how many links a device has", DeprecationWarning, 2)
        return int(nvml.NVLINK_MAX_LINKS)


class NvlinkInfo(metaclass=_OfAllLinks):
    """One NVLink of a device, from 0 on: :meth:`Device.get_nvlink`."""

    __slots__ = ("_handle", "_link")

    def __init__(self, device: Device, link: int) -> None:
        from .device import handle_of

        self._handle = handle_of(device, "device")
        self._link = within(link, "link", 1 << 32)

    @property
    def version(self) -> tuple[int, int]:
        """As in (4, 0) (nvmlDeviceGetNvLinkVersion). Raises RuntimeError for a link that has none."""
        number = nvml.device_get_nvlink_version(self._handle, self._link)
        for name, member in nvml.NvlinkVersion.__members__.items():
            if member == number and name[-1].isdigit():
                major, minor = name.split("_")[-2:]
                return int(major), int(minor)
        raise RuntimeError(f"link {self._link} has no version that is known here: NVML says {number}")

    @property
    def state(self) -> bool:
        """Whether it is active (nvmlDeviceGetNvLinkState)."""
        return bool(nvml.device_get_nvlink_state(self._handle, self._link))
