"""Device memory shared between processes."""

from __future__ import annotations

import ctypes

from ._driver import as_int, cuda, late
from .context import InContext, needed
from .device_memory import Pointer, address_of

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

close_handle = late(globals(), "close_handle", "cuIpcCloseMemHandle")


def mem_get_ipc_handle(devptr: Any) -> bytes:
    """A handle to open an allocation in another process. C: cuIpcGetMemHandle.

    Parameters
    ----------
    devptr : DeviceAllocation, int or array
        Memory of :func:`mem_alloc`.

    Returns
    -------
    bytes

    Raises
    ------
    LogicError
        The driver refuses.
    TypeError
        ``devptr`` is not device memory.
    """
    return bytes(cuda.cuIpcGetMemHandle(address_of(devptr, "devptr")))


class IPCMemoryHandle(Pointer, InContext):
    """Device memory of another process, accepted where a DeviceAllocation is. C: cuIpcOpenMemHandle.

    Parameters
    ----------
    handle : bytes
        The result of :func:`mem_get_ipc_handle` in that process.
    flags : int
        Of ``ipc_mem_flags``.

    Raises
    ------
    LogicError
        No context is current, or the driver refuses.
    TypeError, ValueError
        ``handle`` is not bytes, or has fewer bytes than a handle; or ``flags`` is not an int.
    """

    __slots__ = ()
    _destroyed_by = "cuIpcCloseMemHandle"

    def __init__(self, handle: bytes, flags: int = 1) -> None:
        context = needed()
        opened = cuda.CUipcMemHandle.from_buffer_copy(handle)
        cell = ctypes.c_uint64()
        self._make(context, cell, "cuIpcOpenMemHandle", ctypes.byref(cell), opened, as_int(flags, "flags"))

    @staticmethod
    def _destroyer() -> Any:
        return close_handle

    def close(self) -> None:
        """Close the memory here; it stays in its process. Closing again does nothing. C: cuIpcCloseMemHandle.

        Raises
        ------
        LogicError
            The driver refuses.
        """
        self._free()
