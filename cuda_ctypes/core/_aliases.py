"""Names of :mod:`cuda_ctypes.core.typing` that need the slow :mod:`typing`."""

from __future__ import annotations

from typing import Literal, Protocol, Sequence, Tuple, Union

from ..checked import driver
from .device_resources import SMResource, WorkqueueResource

DevicePointerType = Union[driver.CUdeviceptr, int, None]
"""An address in device memory."""

DeviceResourcesType = Sequence[Union[SMResource, WorkqueueResource]]
"""The parts of a device for a green context."""

ProcessStateType = Literal["running", "locked", "checkpointed", "failed", "checkpointing", "restoring"]
"""The state of a process in a checkpoint; the last two since CUDA 13.4."""


class IsStreamType(Protocol):
    """A stream of any library: an object with ``__cuda_stream__``, such as :class:`Stream` and :class:`GraphBuilder`."""

    def __cuda_stream__(self) -> Tuple[int, int]:
        """(0, address of the CUstream)."""
