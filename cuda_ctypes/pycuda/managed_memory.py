"""Managed memory: one address for the host and all devices, between which the driver moves it."""

from __future__ import annotations

from ._driver import as_int, cuda
from .context import needed
from .device_memory import DeviceAllocation
from .host_memory import OnHost, family, interface, numpy_array
from .stream import stream_number

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


class ManagedAllocation(OnHost, DeviceAllocation):
    """Managed memory, the ``base`` of arrays that :func:`managed_empty` makes."""

    __slots__ = ("_interface",)

    @classmethod
    def _of(cls, address: Any, size: int) -> Any:
        self = super()._of(address, size)
        self._interface = interface(int(address), (size,))
        return self

    def get_device_pointer(self) -> int:
        """Its address, which is that of the host too."""
        return self._open()

    def attach(self, mem_flags: int, stream: Any = None) -> None:
        """Say who uses it, one of ``mem_attach_flags``: on devices without concurrent access, the host may use what is
        attached to it, or to a stream that is done (cuStreamAttachMemAsync)."""
        cuda.cuStreamAttachMemAsync(stream_number(stream), self._open(), 0, as_int(mem_flags, "mem_flags"))


def managed_empty(shape: Any, dtype: Any, order: str = "C", mem_flags: int = 0) -> Any:
    """A NumPy array in managed memory, which kernels take as it is (cuMemAllocManaged); ``mem_flags`` is one of
    ``mem_attach_flags``, GLOBAL if it is 0."""
    needed()
    flags = as_int(mem_flags, "mem_flags") or int(cuda.CUmemAttach_flags.CU_MEM_ATTACH_GLOBAL)
    return numpy_array(
        lambda size: ManagedAllocation._of(cuda.cuMemAllocManaged(size, flags), size), shape, dtype, order
    )


managed_zeros, managed_empty_like, managed_zeros_like = family(managed_empty)
