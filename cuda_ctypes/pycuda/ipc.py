"""Memory of the device that another process allocated."""

from __future__ import annotations

from ._driver import as_int, cuda, late
from .context import InContext, needed
from .device_memory import Pointer, address_of

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

close_handle = late(globals(), "close_handle", "cuIpcCloseMemHandle")


def mem_get_ipc_handle(devptr: Any) -> bytes:
    """By which another process opens an allocation of :func:`mem_alloc` (cuIpcGetMemHandle)."""
    return bytes(cuda.cuIpcGetMemHandle(address_of(devptr, "devptr")))


class IPCMemoryHandle(Pointer, InContext):
    """The memory of another process's handle (cuIpcOpenMemHandle); ``flags`` are of ``ipc_mem_flags``. Can be given where
    DeviceAllocation can."""

    __slots__ = ()
    _destroyed_by = "cuIpcCloseMemHandle"

    def __init__(self, handle: bytes, flags: int = 1) -> None:
        context = needed()
        opened = cuda.CUipcMemHandle.from_buffer_copy(handle)
        self._own(cuda.cuIpcOpenMemHandle(opened, as_int(flags, "flags")), context)

    @staticmethod
    def _destroy(number: int) -> int:
        return close_handle(number)  # type: ignore[no-any-return]

    def close(self) -> None:
        """Give the memory back to its process (cuIpcCloseMemHandle). Closing again does nothing."""
        self._free()
