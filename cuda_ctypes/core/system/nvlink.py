"""A GPU's direct links to others."""

from __future__ import annotations

import warnings

from ...bindings import nvml
from ..lifetimes import Unique
from .asking import within
from .device import handle_of

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from .device import Device


_versions: dict[int, tuple[int, int]] = {}
"""By NVML's number, once one was asked for."""


class _OfAllLinks(type):
    @property
    def max_links(cls) -> int:
        """The most links that NVML knows. Deprecated: use :meth:`Device.get_nvlink_count`."""
        warnings.warn("max_links: Device.get_nvlink_count() says how many links a device has", DeprecationWarning, 2)
        return int(nvml.NVLINK_MAX_LINKS)


class NvlinkInfo(Unique, metaclass=_OfAllLinks):
    """One NVLink of a device: :meth:`Device.get_nvlink`.

    Parameters
    ----------
    device : Device
        The device.
    link : int
        Its number, from 0.

    Raises
    ------
    TypeError
        An argument has a wrong type.
    ValueError
        ``link`` is out of range.
    """

    __slots__ = ("_handle", "_link")

    def __init__(self, device: Device, link: int) -> None:
        self._handle = handle_of(device, "device")
        self._link = within(link, "link", 1 << 32)

    @property
    def version(self) -> tuple[int, int]:
        """For example (4, 0). Raises RuntimeError for a version unknown to this package, NvmlError if NVML refuses. C:
        nvmlDeviceGetNvLinkVersion.
        """
        number = nvml.device_get_nvlink_version(self._handle, self._link)
        if not _versions:
            names = [(name, int(member)) for name, member in nvml.NvlinkVersion.__members__.items()]
            pairs = [(value, name.split("_")[-2:]) for name, value in names if name[-1].isdigit()]
            _versions.update({value: (int(major), int(minor)) for value, (major, minor) in reversed(pairs)})
        found = _versions.get(number)
        if found is None:
            raise RuntimeError(f"link {self._link} has an unknown version: NVML says {number}")
        return found

    @property
    def state(self) -> bool:
        """Whether it is active. Raises NvmlError if NVML refuses. C: nvmlDeviceGetNvLinkState."""
        return bool(nvml.device_get_nvlink_state(self._handle, self._link))
