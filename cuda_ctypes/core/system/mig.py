"""A GPU split into several (MIG)."""

from __future__ import annotations

from ..._hints import hinted
from ...bindings import nvml
from ..attributes import Flag, Number
from ..quick_properties import filling
from .asking import Asking, switch, within
from .device import device_of

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterator

    from .device import Device


@hinted
@filling("_handle")
class MigInfo(Asking):
    """The partition of a GPU, or the GPU of a MIG device: :attr:`Device.mig`. Each property raises NvmlError if NVML
    refuses.
    """

    __slots__ = ()
    is_mig_device = Flag("device_is_mig_device_handle")
    """Whether this is a MIG device. C: nvmlDeviceIsMigDeviceHandle."""
    device_count = Number("device_get_max_mig_device_count")
    """The most MIG devices possible; 0 if the GPU is not split. C: nvmlDeviceGetMaxMigDeviceCount."""

    @property
    def mode(self) -> bool:
        """Whether the GPU is split. Setting it takes effect when the GPU is idle, or reset: see :attr:`pending_mode`.
        Raises TypeError for anything but a bool. C: nvmlDeviceGetMigMode, nvmlDeviceSetMigMode.
        """
        return bool(nvml.device_get_mig_mode(self._handle)[0])

    @mode.setter
    def mode(self, mode: bool) -> None:
        nvml.device_set_mig_mode(self._handle, switch(mode, "mode"))

    @property
    def pending_mode(self) -> bool:
        """Whether the GPU will be split after the next reset. C: nvmlDeviceGetMigMode."""
        return bool(nvml.device_get_mig_mode(self._handle)[1])

    @property
    def parent(self) -> Device:
        """The GPU of a MIG device. Raises NvmlError (InvalidArgumentError) for a whole GPU. C:
        nvmlDeviceGetDeviceHandleFromMigDeviceHandle.
        """
        return device_of(nvml.device_get_device_handle_from_mig_device_handle(self._handle))

    def get_device_by_index(self, index: int) -> Device:
        """One of the MIG devices. C: nvmlDeviceGetMigDeviceHandleByIndex.

        Parameters
        ----------
        index : int
            0 to :attr:`device_count` - 1.

        Returns
        -------
        Device

        Raises
        ------
        NvmlError
            There is no MIG device of this number (NotFoundError), or the GPU is not split (NotSupportedError).
        TypeError, ValueError
            ``index`` is not an int, or out of range.
        """
        return device_of(nvml.device_get_mig_device_handle_by_index(self._handle, within(index, "index", 1 << 32)))

    def get_all_devices(self) -> Iterator[Device]:
        """All MIG devices. C: nvmlDeviceGetMaxMigDeviceCount, nvmlDeviceGetMigDeviceHandleByIndex.

        Returns
        -------
        iterator of Device

        Raises
        ------
        NvmlError
            NVML refuses.
        """
        for index in range(self.device_count):
            try:
                yield self.get_device_by_index(index)
            except nvml.NotFoundError:
                pass
