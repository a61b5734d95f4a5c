"""The names of :mod:`cuda_ctypes.core.typing` that need the slow :mod:`typing`."""

from __future__ import annotations

from typing import Literal, Protocol, Sequence, Tuple, Union

from ..checked import driver
from .device_resources import SMResource, WorkqueueResource

DevicePointerType = Union[driver.CUdeviceptr, int, None]
"""An address in device memory."""

DeviceResourcesType = Sequence[Union[SMResource, WorkqueueResource]]
"""The parts of a device that a green context is made of."""

ProcessStateType = Literal["running", "locked", "checkpointed", "failed", "checkpointing", "restoring"]
"""How far a process is that is checkpointed; the last two in drivers of CUDA 13.4 and later."""


class IsStreamType(Protocol):
    """What other libraries' streams have."""

    def __cuda_stream__(self) -> Tuple[int, int]:
        """(0, address of the CUstream)."""
