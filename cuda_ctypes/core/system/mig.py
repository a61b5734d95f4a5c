"""A GPU split into several (MIG)."""

from __future__ import annotations

from ...bindings import nvml
from ..attributes import Flag, Number
from .asking import Asking, switch, within

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterator

    from .device import Device


class MigInfo(Asking):
    """How a GPU is split, or what a MIG device is part of: :attr:`Device.mig`."""

    __slots__ = ()
    is_mig_device = Flag("device_is_mig_device_handle")
    """Whether this is such a part (nvmlDeviceIsMigDeviceHandle)."""
    device_count = Number("device_get_max_mig_device_count")
    """How many parts there can be; 0 where the GPU is not split (nvmlDeviceGetMaxMigDeviceCount)."""

    @property
    def mode(self) -> bool:
        """Whether the GPU is split. When set, that waits until it is idle, or reset: see :attr:`pending_mode`
        (nvmlDeviceGetMigMode, nvmlDeviceSetMigMode)."""
        return bool(nvml.device_get_mig_mode(self._handle)[0])

    @mode.setter
    def mode(self, mode: bool) -> None:
        nvml.device_set_mig_mode(self._handle, switch(mode, "mode"))

    @property
    def pending_mode(self) -> bool:
        """Whether it will be after the next reset (nvmlDeviceGetMigMode)."""
        return bool(nvml.device_get_mig_mode(self._handle)[1])

    @property
    def parent(self) -> Device:
        """The GPU that this is a part of (nvmlDeviceGetDeviceHandleFromMigDeviceHandle). Raises InvalidArgumentError for a
        whole one."""
        from .device import device_of

        return device_of(nvml.device_get_device_handle_from_mig_device_handle(self._handle))

    def get_device_by_index(self, index: int) -> Device:
        """One of the parts, 0 to :attr:`device_count` - 1 (nvmlDeviceGetMigDeviceHandleByIndex). Raises NotFoundError where
        there is none of that number."""
        from .device import device_of

        return device_of(nvml.device_get_mig_device_handle_by_index(self._handle, within(index, "index", 1 << 32)))

    def get_all_devices(self) -> Iterator[Device]:
        """All parts that there are."""
        for index in range(self.device_count):
            try:
                yield self.get_device_by_index(index)
            except nvml.NotFoundError:
                pass
