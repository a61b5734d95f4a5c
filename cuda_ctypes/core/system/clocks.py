"""The speed of a GPU's parts."""

from __future__ import annotations

from ...bindings import nvml
from ..attributes import Number
from ..lifetimes import Unique
from ..quick_properties import filling
from .asking import Answer, within
from .numbers import number_of, numbers_of
from .typing import ClockId, ClockType

TYPES = numbers_of(ClockType)
PERFORMANCE_STATES = 16
"""P0, the fastest, to P15."""


@filling("_record")
class ClockOffsets(Answer):
    """The shift of a clock from its usual speed."""

    __slots__ = ()
    clock_offset_mhz = Number("clock_offset_m_hz")
    """The shift now, in MHz."""
    max_offset_mhz = Number("max_clock_offset_m_hz")
    """The largest shift, in MHz."""
    min_offset_mhz = Number("min_clock_offset_m_hz")
    """The smallest shift, in MHz."""


class ClockInfo(Unique):
    """One clock of a GPU: :meth:`Device.get_clock`. Each method raises NvmlError if NVML refuses.

    Parameters
    ----------
    handle : int
        The device's nvmlDevice_t.
    clock_type : ClockType or str
        Its kind.

    Raises
    ------
    ValueError
        There is no such kind.
    """

    __slots__ = ("_handle", "_type")

    def __init__(self, handle: int, clock_type: ClockType | str) -> None:
        self._handle = handle
        try:
            self._type = TYPES[clock_type]  # type: ignore[index]  # 134 ns; by the function 160
        except (KeyError, TypeError):
            self._type = number_of(ClockType, clock_type, "clock_type")

    def get_current_mhz(self, clock_id: ClockId | str = ClockId.CURRENT) -> int:
        """Its speed in MHz. C: nvmlDeviceGetClock.

        Parameters
        ----------
        clock_id : ClockId or str, optional
            The speed: the current one, or the highest that the board's maker allows.

        Returns
        -------
        int

        Raises
        ------
        NvmlError
            NVML refuses.
        ValueError
            ``clock_id`` is unknown.
        """
        return nvml.device_get_clock(self._handle, self._type, number_of(ClockId, clock_id, "clock_id"))

    def get_max_mhz(self) -> int:
        """Its highest speed in MHz. C: nvmlDeviceGetMaxClockInfo.

        Returns
        -------
        int

        Raises
        ------
        NvmlError
            NVML refuses.
        """
        return nvml.device_get_max_clock_info(self._handle, self._type)

    def get_max_customer_boost_mhz(self) -> int:
        """The highest speed that the board's maker allows, in MHz. C: nvmlDeviceGetMaxCustomerBoostClock.

        Returns
        -------
        int

        Raises
        ------
        NvmlError
            NVML refuses.
        """
        return nvml.device_get_max_customer_boost_clock(self._handle, self._type)

    def get_min_max_clock_of_pstate_mhz(self, pstate: int) -> tuple[int, int]:
        """The lowest and highest speed in a performance state, in MHz. C: nvmlDeviceGetMinMaxClockOfPState.

        Parameters
        ----------
        pstate : int
            The performance state, from 0 to 15.

        Returns
        -------
        tuple of int
            ``(lowest, highest)``.

        Raises
        ------
        NvmlError
            NVML refuses.
        TypeError, ValueError
            ``pstate`` is not an int from 0 to 15.
        """
        state = within(pstate, "pstate", PERFORMANCE_STATES)
        return nvml.device_get_min_max_clock_of_p_state(self._handle, self._type, state)

    def get_offsets(self, pstate: int) -> ClockOffsets:
        """The shift in a performance state. C: nvmlDeviceGetClockOffsets.

        Parameters
        ----------
        pstate : int
            The performance state, from 0 to 15.

        Returns
        -------
        ClockOffsets

        Raises
        ------
        NvmlError
            NVML refuses.
        TypeError, ValueError
            ``pstate`` is not an int from 0 to 15.
        """
        state = within(pstate, "pstate", PERFORMANCE_STATES)
        return ClockOffsets(nvml.device_get_clock_offsets(self._handle, self._type, state))
