"""How fast the parts of a GPU run."""

from __future__ import annotations

from ...bindings import nvml
from ..attributes import Number
from .asking import Answer, within
from .numbers import number_of
from .typing import ClockId, ClockType

PERFORMANCE_STATES = 16
"""P0, the fastest, to P15."""


class ClockOffsets(Answer):
    """By how much a clock is made to run faster or slower than usual."""

    __slots__ = ()
    clock_offset_mhz = Number("clock_offset_m_hz")
    """Now, in MHz."""
    max_offset_mhz = Number("max_clock_offset_m_hz")
    """At most, in MHz."""
    min_offset_mhz = Number("min_clock_offset_m_hz")
    """At least, in MHz."""


class ClockInfo:
    """One clock of a GPU: :meth:`Device.get_clock`."""

    __slots__ = ("_handle", "_type")

    def __init__(self, handle: int, clock_type: ClockType | str) -> None:
        self._handle = handle
        self._type = number_of(ClockType, clock_type, "clock_type")

    def get_current_mhz(self, clock_id: ClockId | str = ClockId.CURRENT) -> int:
        """Its speed in MHz (nvmlDeviceGetClock)."""
        return nvml.device_get_clock(self._handle, self._type, number_of(ClockId, clock_id, "clock_id"))

    def get_max_mhz(self) -> int:
        """The fastest that it can run, in MHz (nvmlDeviceGetMaxClockInfo)."""
        return nvml.device_get_max_clock_info(self._handle, self._type)

    def get_max_customer_boost_mhz(self) -> int:
        """The fastest that the board's maker allows, in MHz (nvmlDeviceGetMaxCustomerBoostClock)."""
        return nvml.device_get_max_customer_boost_clock(self._handle, self._type)

    def get_min_max_clock_of_pstate_mhz(self, pstate: int) -> tuple[int, int]:
        """The slowest and the fastest in a performance state, 0 to 15, in MHz (nvmlDeviceGetMinMaxClockOfPState)."""
        state = within(pstate, "pstate", PERFORMANCE_STATES)
        return nvml.device_get_min_max_clock_of_p_state(self._handle, self._type, state)

    def get_offsets(self, pstate: int) -> ClockOffsets:
        """By how much it is shifted in a performance state, 0 to 15 (nvmlDeviceGetClockOffsets)."""
        state = within(pstate, "pstate", PERFORMANCE_STATES)
        return ClockOffsets(nvml.device_get_clock_offsets(self._handle, self._type, state))
