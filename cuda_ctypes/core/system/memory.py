"""The memory of a GPU."""

from __future__ import annotations

from ..attributes import Number
from ..quick_properties import filling
from .asking import Answer


@filling("_record")
class MemoryInfo(Answer):
    """A GPU's memory: :attr:`Device.memory_info`. C: nvmlDeviceGetMemoryInfo_v2."""

    __slots__ = ()
    free = Number()
    """Free bytes."""
    total = Number()
    """All bytes."""
    used = Number()
    """Allocated bytes."""
    reserved = Number()
    """Bytes that the driver and the GPU's own programs keep."""


@filling("_record")
class BAR1MemoryInfo(MemoryInfo):
    """The window by which the CPU and other devices reach a GPU's memory: :attr:`Device.bar1_memory_info`. C:
    nvmlDeviceGetBAR1MemoryInfo.
    """

    __slots__ = ()
    free = Number("bar1_free")
    """Free bytes."""
    total = Number("bar1_total")
    """All bytes."""
    used = Number("bar1_used")
    """Bytes in use."""
