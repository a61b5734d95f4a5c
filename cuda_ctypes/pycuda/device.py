"""Devices, and initialization of the driver."""

from __future__ import annotations

from ..errors import CudaError
from ._core import driver_version
from ._driver import as_int, cuda
from .context import Context
from .enumerations import compute_mode, device_attribute, member_of

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


def init(flags: int = 0) -> None:
    """Initialize the driver; most other functions need it. C: cuInit.

    Parameters
    ----------
    flags : int
        Must be 0.

    Raises
    ------
    RuntimeError
        There is no driver, or no device.
    TypeError
        ``flags`` is not an int.
    OverflowError
        ``flags`` is out of range.
    """
    cuda.cuInit(as_int(flags, "flags"))


def get_version() -> tuple[int, int, int]:
    """The CUDA release whose names are used here.

    Returns
    -------
    tuple of int
        Major, minor and patch: (13, 5, 0).
    """
    version: int = cuda.CUDA_VERSION
    return version // 1000, version % 1000 // 10, version % 10


def get_driver_version() -> int:
    """The newest CUDA release that the installed driver supports. C: cuDriverGetVersion.

    Returns
    -------
    int
        13000 for CUDA 13.0.
    """
    return driver_version()


class Device:
    """A GPU. C: cuDeviceGet, cuDeviceGetByPCIBusId.

    Each of ``device_attribute`` is a Python attribute too, in lower case: ``device.max_threads_per_block``.

    Parameters
    ----------
    device_no : int or str
        Its number from 0 on, or its address on the PCI bus: "0000:01:00.0".

    Raises
    ------
    LogicError
        There is no such device, or the driver is not initialized.
    OverflowError
        The number does not fit 32 bits.
    TypeError
        It is neither an int nor a str.
    """

    __slots__ = ("_number", "__dict__")

    def __init__(self, device_no: int | str) -> None:
        if isinstance(device_no, str):
            self._number = int(cuda.cuDeviceGetByPCIBusId(device_no))
        else:
            self._number = int(cuda.cuDeviceGet(as_int(device_no, "device_no")))

    @staticmethod
    def count() -> int:
        """The number of devices. C: cuDeviceGetCount.

        Returns
        -------
        int

        Raises
        ------
        LogicError
            The driver is not initialized.
        """
        return int(cuda.cuDeviceGetCount())

    def name(self) -> str:
        """The name of the device. C: cuDeviceGetName.

        Returns
        -------
        str
        """
        return str(cuda.cuDeviceGetName(256, self._number))

    def pci_bus_id(self) -> str:
        """The address of the device on the PCI bus. C: cuDeviceGetPCIBusId.

        Returns
        -------
        str
            As "0000:01:00.0".
        """
        return str(cuda.cuDeviceGetPCIBusId(32, self._number))

    def compute_capability(self) -> tuple[int, int]:
        """The compute capability. C: cuDeviceGetAttribute.

        Returns
        -------
        tuple of int
            Major and minor: (9, 0).
        """
        return (
            self.get_attribute(device_attribute.COMPUTE_CAPABILITY_MAJOR),
            self.get_attribute(device_attribute.COMPUTE_CAPABILITY_MINOR),
        )

    def total_memory(self) -> int:
        """The size of the device's memory. C: cuDeviceTotalMem.

        Returns
        -------
        int
            Bytes.
        """
        return int(cuda.cuDeviceTotalMem(self._number))

    def get_attribute(self, attr: int) -> int:
        """The value of an attribute. C: cuDeviceGetAttribute.

        Parameters
        ----------
        attr : int
            One of ``device_attribute``.

        Returns
        -------
        int
            Of COMPUTE_MODE, a member of ``compute_mode``.

        Raises
        ------
        LogicError
            The driver does not know the attribute.
        TypeError
            ``attr`` is not an int.
        OverflowError
            ``attr`` does not fit 32 bits.
        """
        value = int(cuda.cuDeviceGetAttribute(as_int(attr, "attr"), self._number))
        return compute_mode(value) if attr == device_attribute.COMPUTE_MODE else value

    def get_attributes(self) -> dict[int, int]:
        """All attributes that the installed driver knows. C: cuDeviceGetAttribute.

        Returns
        -------
        dict of int to int
            The values by the members of ``device_attribute``.
        """
        found = {}
        for attribute in device_attribute:
            try:
                found[attribute] = self.get_attribute(attribute)
            except CudaError:  # an attribute of a newer CUDA
                pass
        return found

    def __getattr__(self, name: str) -> int:
        if name.startswith("_"):
            raise AttributeError(name)
        return self.get_attribute(member_of(self, device_attribute, name))

    def make_context(self, flags: int = 0) -> Context:
        """Make a context of the device; it becomes current in this thread. C: cuCtxCreate.

        Parameters
        ----------
        flags : int
            Of ``ctx_flags``; 0 for the defaults.

        Returns
        -------
        Context

        Raises
        ------
        LogicError
            The driver refuses.
        """
        return Context(self, flags)

    def retain_primary_context(self) -> Context:
        """The context that the runtime and other libraries share. It does not become current: push it. C:
        cuDevicePrimaryCtxRetain.

        Returns
        -------
        Context
        """
        return Context._primary(self)

    def can_access_peer(self, other: Device) -> bool:
        """Whether kernels on this device can use memory of another one. C: cuDeviceCanAccessPeer.

        Parameters
        ----------
        other : Device
            The device with the memory.

        Returns
        -------
        bool

        Raises
        ------
        TypeError
            ``other`` is not a Device.
        """
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
