"""Managed memory: one address for host and devices; the driver moves the bytes."""

from __future__ import annotations

from ._driver import as_int, cuda
from .context import needed
from .device_memory import DeviceAllocation
from .host_memory import OnHost, family, interface, numpy_array
from .stream import stream_number

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .context import Context


class ManagedAllocation(OnHost, DeviceAllocation):
    """Managed memory. Made as ``base`` of arrays by :func:`managed_empty`."""

    __slots__ = ("_interface",)

    @classmethod
    def _allocated(cls, context: Context, name: str, size: int, *numbers: int) -> Any:
        self = super()._allocated(context, name, size, *numbers)
        self._interface = interface(self._number, (size,))
        return self

    def get_device_pointer(self) -> int:
        """The address on the device, the same as on the host.

        Returns
        -------
        int

        Raises
        ------
        LogicError
            The memory was freed.
        """
        return self._open()

    def attach(self, mem_flags: int, stream: Any = None) -> None:
        """Restrict which streams, or the host alone, use the memory. C: cuStreamAttachMemAsync.

        On devices without concurrent access, the host may use memory that is attached to it, or to a stream without
        pending work.

        Parameters
        ----------
        mem_flags : int
            One of ``mem_attach_flags``.
        stream : Stream, optional
            The stream for SINGLE, and the one whose order this follows; the default stream if None.

        Raises
        ------
        LogicError
            The memory was freed, or the driver refuses.
        """
        cuda.cuStreamAttachMemAsync(stream_number(stream), self._open(), 0, as_int(mem_flags, "mem_flags"))


def managed_empty(shape: Any, dtype: Any, order: str = "C", mem_flags: int = 0) -> Any:
    """A NumPy array in managed memory, uninitialized; kernels take it as it is. C: cuMemAllocManaged.

    Parameters
    ----------
    shape : int or tuple of int
        The shape of the array.
    dtype : dtype or str
        The type of its elements.
    order : str
        The memory order: "C" or "F".
    mem_flags : int
        One of ``mem_attach_flags``; GLOBAL if 0.

    Returns
    -------
    numpy.ndarray
        Its ``base`` is a ManagedAllocation.

    Raises
    ------
    TypeError
        The dtype is unknown or has Python objects, or a number is not an int.
    LogicError
        No context is current, ``order`` is neither "C" nor "F", or the driver refuses.
    MemoryError
        There is too little free memory.
    OverflowError
        ``mem_flags`` does not fit 32 bits.
    ValueError
        An axis is negative.
    """
    context = needed()
    flags = as_int(mem_flags, "mem_flags") or int(cuda.CUmemAttach_flags.CU_MEM_ATTACH_GLOBAL)
    return numpy_array(
        lambda size: ManagedAllocation._allocated(context, "cuMemAllocManaged", size, flags), shape, dtype, order
    )


managed_zeros, managed_empty_like, managed_zeros_like = family(managed_empty)
