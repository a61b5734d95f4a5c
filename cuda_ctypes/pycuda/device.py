"""Devices, and the start of the driver."""

from __future__ import annotations

from ..errors import CudaError
from ._core import driver_version
from ._driver import as_int, cuda
from .context import Context
from .enumerations import compute_mode, device_attribute

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


def init(flags: int = 0) -> None:
    """Start the driver (cuInit); ``flags`` must be 0. Raises CudaError where there is no driver, or no device."""
    cuda.cuInit(as_int(flags, "flags"))


def get_version() -> tuple[int, int, int]:
    """The CUDA release whose names these are, as (13, 5, 0)."""
    version: int = cuda.CUDA_VERSION
    return version // 1000, version % 1000 // 10, version % 10


def get_driver_version() -> int:
    """The newest CUDA that the installed driver supports, as 13000 for 13.0 (cuDriverGetVersion)."""
    return driver_version()


class Device:
    """A device by its number, or by its address on the PCI bus, "0000:01:00.0" (cuDeviceGet, cuDeviceGetByPCIBusId).

    Each of ``device_attribute`` is an attribute of it too: ``device.max_threads_per_block``.
    """

    __slots__ = ("_number",)

    def __init__(self, device_no: int | str) -> None:
        if isinstance(device_no, str):
            self._number = int(cuda.cuDeviceGetByPCIBusId(device_no))
        else:
            self._number = int(cuda.cuDeviceGet(as_int(device_no, "device_no")))

    @staticmethod
    def count() -> int:
        """The number of devices (cuDeviceGetCount)."""
        return int(cuda.cuDeviceGetCount())

    def name(self) -> str:
        """What the device is called (cuDeviceGetName)."""
        return str(cuda.cuDeviceGetName(256, self._number))

    def pci_bus_id(self) -> str:
        """Its address on the PCI bus (cuDeviceGetPCIBusId)."""
        return str(cuda.cuDeviceGetPCIBusId(32, self._number))

    def compute_capability(self) -> tuple[int, int]:
        """(major, minor)."""
        return (
            self.get_attribute(device_attribute.COMPUTE_CAPABILITY_MAJOR),
            self.get_attribute(device_attribute.COMPUTE_CAPABILITY_MINOR),
        )

    def total_memory(self) -> int:
        """Its memory in bytes (cuDeviceTotalMem)."""
        return int(cuda.cuDeviceTotalMem(self._number))

    def get_attribute(self, attr: int) -> int:
        """The value of one of ``device_attribute`` (cuDeviceGetAttribute); of COMPUTE_MODE, one of ``compute_mode``."""
        value = int(cuda.cuDeviceGetAttribute(as_int(attr, "attr"), self._number))
        return compute_mode(value) if attr == device_attribute.COMPUTE_MODE else value

    def get_attributes(self) -> dict[int, int]:
        """All attributes that the installed driver knows, by their members of ``device_attribute``."""
        found = {}
        for attribute in device_attribute:
            try:
                found[attribute] = self.get_attribute(attribute)
            except CudaError:  # of a newer CUDA
                pass
        return found

    def __getattr__(self, name: str) -> int:
        if name.startswith("_"):
            raise AttributeError(name)
        return self.get_attribute(getattr(device_attribute, name.upper()))

    def make_context(self, flags: int = 0) -> Context:
        """A new context of this device, which becomes the current one of this thread; ``flags`` are of ``ctx_flags``."""
        return Context(self, flags)

    def retain_primary_context(self) -> Context:
        """The context that the runtime and other libraries use, which is not pushed (cuDevicePrimaryCtxRetain)."""
        return Context._primary(self)

    def can_access_peer(self, other: Device) -> bool:
        """Whether kernels here can use the other device's memory (cuDeviceCanAccessPeer)."""
        if not isinstance(other, Device):
            raise TypeError(f"other: a Device is expected, got {type(other).__name__}")
        return bool(cuda.cuDeviceCanAccessPeer(self._number, other._number))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Device) and self._number == other._number

    def __hash__(self) -> int:
        return hash((Device, self._number))

    def __reduce__(self) -> tuple[Any, ...]:
        return Device, (self._number,)

    def __repr__(self) -> str:
        return f"Device({self._number})"
