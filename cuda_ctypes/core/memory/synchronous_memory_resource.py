"""Memory that is allocated and freed outside the order of streams."""

from __future__ import annotations

from .._driver import driver
from ..stream import DEFAULT, default_stream, stream_of
from .buffer import Buffer, allocated, check_size, made
from .ordering import order_of
from .resource import MemoryResource, facts_of

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from ..device import Device
    from ..stream import Stream
    from ..typing import DevicePointerType, IsStreamType
    from .resource import Facts


class SynchronousResource(MemoryResource):
    """The base of synchronous resources, which differ in their C functions."""

    __slots__ = ("_facts",)

    _facts: Facts | None
    """Those of its buffers, from the first one on."""
    _allocate_name: str
    _free_name: str

    def allocate(self, size: int, *, stream: IsStreamType | None = None) -> Buffer:
        """Allocate memory, at once, in the current context. C: cuMemAllocHost or cuMemAlloc.

        Parameters
        ----------
        size : int
            In bytes; 0 allocates nothing.
        stream : IsStreamType, optional
            Not used: the memory may be used at once.

        Returns
        -------
        Buffer

        Raises
        ------
        CUDAError
            The driver refuses, or no context is current.
        OverflowError
            ``size`` is negative, or 2**64 or more.
        TypeError
            An argument has a wrong type.
        """
        if stream is not None:
            stream_of(stream)
        size = check_size(size)
        order, _ = order_of(default_stream())
        try:
            facts = self._facts
        except AttributeError:
            facts = self._facts = facts_of(self)
        buffer: Buffer = made(Buffer, None if size else 0, size, self, order, facts=facts)
        if size:
            getattr(driver, self._free_name)  # made now: nothing can be loaded if a finalizer interrupts an import
            allocated(buffer, self._allocate_name, size)
        return buffer

    def deallocate(self, ptr: DevicePointerType, size: int, *, stream: IsStreamType | None = None) -> None:
        """Free memory, which waits for all work of its context. Buffers call it. C: cuStreamSynchronize; cuMemFreeHost or
        cuMemFree.

        Parameters
        ----------
        ptr : int
            The address.
        size : int
            In bytes; nothing is freed for 0.
        stream : IsStreamType, optional
            The stream whose work is waited for first.

        Raises
        ------
        CUDAError
            The driver refuses.
        OverflowError
            ``ptr`` is not an address.
        RuntimeError
            ``stream`` is closed.
        TypeError
            ``stream`` is not a stream, or ``ptr`` not an int.
        """
        if stream is not None:
            self._wait_for(stream_of(stream))
        if size:
            getattr(driver, self._free_name)(ptr)

    _waits = deallocate
    """It waits for the stream by :meth:`_wait_for` alone, and needs no stream after that."""

    @staticmethod
    def _wait_for(stream: Stream) -> None:
        if stream._open().number not in DEFAULT:
            stream.sync()

    @property
    def is_device_accessible(self) -> bool:
        """True."""
        return True


class SynchronousMemoryResource(SynchronousResource):
    """Memory of a device without pools. C: cuMemAlloc, cuMemFree.

    Parameters
    ----------
    device_id : Device or int
        The device, which must be current where memory is allocated.

    Raises
    ------
    TypeError, ValueError
        There is no such device.
    """

    __slots__ = ("_device_id",)

    _allocate_name = "cuMemAlloc"
    _free_name = "cuMemFree"

    def __init__(self, device_id: Device | int) -> None:
        from ..device import device_of

        self._device_id = device_of(device_id).device_id

    @property
    def is_host_accessible(self) -> bool:
        """False."""
        return False

    def _about(self) -> str:
        return f"device={self._device_id}"

    @property
    def device_id(self) -> int:
        """The number of the memory's device."""
        return self._device_id
