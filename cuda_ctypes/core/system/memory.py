"""How much memory a GPU has."""

from __future__ import annotations

from ..attributes import Number
from .asking import Answer


class MemoryInfo(Answer):
    """A GPU's memory: :attr:`Device.memory_info` (nvmlDeviceGetMemoryInfo_v2)."""

    __slots__ = ()
    free = Number()
    """Bytes that nobody uses."""
    total = Number()
    """Bytes that there are."""
    used = Number()
    """Bytes that are allocated."""
    reserved = Number()
    """Bytes that the driver and the GPU's own programs keep for themselves."""


class BAR1MemoryInfo(MemoryInfo):
    """The window through which the CPU and other devices reach that memory: :attr:`Device.bar1_memory_info`
    (nvmlDeviceGetBAR1MemoryInfo)."""

    __slots__ = ()
    free = Number("bar1_free")
    """Bytes of it that nobody uses."""
    total = Number("bar1_total")
    """Bytes that it has."""
    used = Number("bar1_used")
    """Bytes of it that are in use."""
