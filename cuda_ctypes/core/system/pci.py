"""The PCI address and link of a GPU."""

from __future__ import annotations

from ...bindings import nvml
from ...errors import FunctionNotFoundError
from ..attributes import Number, Text, with_member
from ..quick_properties import filling
from .asking import Answer, Asking

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


OF_LATER_DRIVERS = "base_class", "sub_class"


def _of_later_drivers(name: str) -> Any:
    """What reads a member of NVML's answer. It raises FunctionNotFoundError if a driver gave the older struct without it."""
    refused = FunctionNotFoundError

    def get(self: Any) -> Any:
        try:
            return self._record.member
        except AttributeError:
            raise refused(
                f"{name} comes from nvmlDeviceGetPciInfoExt, which this driver lacks: it is too old"
            ) from None

    return with_member(get, name)


@filling("_record", "_handle")
class PciInfo(Asking):
    """The PCI address of a GPU, read once, and its link, asked each time: :attr:`Device.pci_info`. C:
    nvmlDeviceGetPciInfoExt.

    Parameters
    ----------
    pci_info_ext : nvml.PciInfoExt_v1
        NVML's answer.
    handle : int
        The device's nvmlDevice_t.
    """

    __slots__ = ("_record",)

    def __init__(self, pci_info_ext: nvml.PciInfoExt_v1, handle: int) -> None:
        super().__init__(handle)
        self._record = pci_info_ext

    @staticmethod
    def _asking(name: str, kind: Any) -> Callable[[Any], Any]:
        if name.startswith("device_get_"):
            return Asking._asking(name, kind)
        if name in OF_LATER_DRIVERS:
            return _of_later_drivers(name)  # type: ignore[no-any-return]
        return Answer._asking(name, kind)

    domain = Number()
    """The domain of the bus."""
    bus = Number()
    """The bus, 0 to 255."""
    device = Number("device_")
    """The place on the bus, 0 to 31."""
    bus_id = Text()
    """The whole address with the function: "00000000:0F:00.0"."""
    base_class = Number()
    """The 8 bits of the PCI class: 3 for displays. Raises FunctionNotFoundError with drivers before CUDA 12.4."""
    sub_class = Number()
    """The 8 bits of the PCI subclass. Raises FunctionNotFoundError with drivers before CUDA 12.4."""
    subsystem_id = Number("pci_sub_system_id")
    """The board: its number in the high 16 bits, its maker's in the low ones."""

    @property
    def vendor_id(self) -> int:
        """The chip's maker, 16 bits: 0x10DE for NVIDIA."""
        return self._record.pci_device_id & 0xFFFF

    @property
    def device_id(self) -> int:
        """The chip, 16 bits."""
        return self._record.pci_device_id >> 16

    link_generation = Number("device_get_max_pcie_link_generation")
    """The newest PCI Express that both GPU and system support. C: nvmlDeviceGetMaxPcieLinkGeneration."""
    max_link_generation = Number("device_get_gpu_max_pcie_link_generation")
    """The newest PCI Express that the GPU supports. C: nvmlDeviceGetGpuMaxPcieLinkGeneration."""
    max_link_width = Number("device_get_max_pcie_link_width")
    """The most lanes that both GPU and system support. C: nvmlDeviceGetMaxPcieLinkWidth."""
    current_link_generation = Number("device_get_curr_pcie_link_generation")
    """The PCI Express in use; lower while the GPU is idle. C: nvmlDeviceGetCurrPcieLinkGeneration."""
    current_link_width = Number("device_get_curr_pcie_link_width")
    """The lanes in use. C: nvmlDeviceGetCurrPcieLinkWidth."""
    replay_counter = Number("device_get_pcie_replay_counter")
    """The number of retransmissions. C: nvmlDeviceGetPcieReplayCounter."""

    @property
    def rx_throughput(self) -> int:
        """KB/s that the GPU receives, measured for 20 ms. C: nvmlDeviceGetPcieThroughput."""
        return nvml.device_get_pcie_throughput(self._handle, nvml.PcieUtilCounter.PCIE_UTIL_RX_BYTES)

    @property
    def tx_throughput(self) -> int:
        """KB/s that the GPU sends, measured for 20 ms. C: nvmlDeviceGetPcieThroughput."""
        return nvml.device_get_pcie_throughput(self._handle, nvml.PcieUtilCounter.PCIE_UTIL_TX_BYTES)
