"""The PCI address and link of a GPU."""

from __future__ import annotations

from ...bindings import nvml
from ...errors import FunctionNotFoundError
from ..attributes import Number, Text
from .asking import Answer, Asking

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


OF_LATER_DRIVERS = "base_class", "sub_class"


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
            return lambda self: kind(_member(self._record, name))
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
    """The 8 bits of the PCI class: 3 for displays."""
    sub_class = Number()
    """The 8 bits of the PCI subclass."""
    subsystem_id = Number("pci_sub_system_id")
    """The board: its number in the high 16 bits, its maker's in the low ones."""

    @property
    def vendor_id(self) -> int:
        """The chip's maker, 16 bits: 0x10DE for NVIDIA."""
        return int(self._record.pci_device_id) & 0xFFFF

    @property
    def device_id(self) -> int:
        """The chip, 16 bits."""
        return int(self._record.pci_device_id) >> 16

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


def _member(record: Any, name: str) -> Any:
    """A member of NVML's answer. Raises FunctionNotFoundError if a driver gave the older struct without it."""
    if not hasattr(record, name):
        raise FunctionNotFoundError(
            f"{name} comes from nvmlDeviceGetPciInfoExt, which this driver lacks: it is too old"
        )
    return getattr(record, name)
