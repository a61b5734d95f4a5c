"""The cooling of a GPU."""

from __future__ import annotations

from ...bindings import nvml
from .._driver import as_int
from ..lifetimes import Unique
from ..quick_properties import filling
from .asking import Answer
from .numbers import member_for, members_in, named
from .typing import CoolerControl, CoolerTarget, FanControlPolicy


@filling("_handle", "_fan")
class FanInfo(Unique):
    """One fan of a GPU: :meth:`Device.get_fan`. Each property raises NvmlError if NVML refuses.

    Speeds are in percent of the loudest that the product allows, and may exceed 100. They are intended speeds,
    whether the fan can turn or not.

    Parameters
    ----------
    handle : int
        The device's nvmlDevice_t.
    fan : int
        Its number.
    """

    __slots__ = ("_handle", "_fan")

    def __init__(self, handle: int, fan: int) -> None:
        self._handle = handle
        self._fan = fan

    @property
    def speed(self) -> int:
        """The speed in percent. Once it is set, the driver leaves the fan alone, whatever the temperature, until
        :meth:`set_default_speed`. Setting raises TypeError for anything but an int, OverflowError for one out of range.
        C: nvmlDeviceGetFanSpeed_v2, nvmlDeviceSetFanSpeed_v2.
        """
        return nvml.device_get_fan_speed_v2(self._handle, self._fan)

    @speed.setter
    def speed(self, speed: int) -> None:
        if speed.__class__ is not int:
            if isinstance(speed, bool):
                raise TypeError("speed: percents are expected, got bool")
            speed = as_int(speed, "speed")
        nvml.device_set_fan_speed_v2(self._handle, self._fan, speed)

    @property
    def speed_rpm(self) -> int:
        """The speed in turns per minute. C: nvmlDeviceGetFanSpeedRPM."""
        return nvml.device_get_fan_speed_rpm(self._handle, self._fan)

    @property
    def target_speed(self) -> int:
        """The speed that the driver aims at, in percent. C: nvmlDeviceGetTargetFanSpeed."""
        return nvml.device_get_target_fan_speed(self._handle, self._fan)

    @property
    def min_max_speed(self) -> tuple[int, int]:
        """The lowest and highest settable speed of this GPU's fans, in percent. C: nvmlDeviceGetMinMaxFanSpeed."""
        return nvml.device_get_min_max_fan_speed(self._handle)

    @property
    def control_policy(self) -> FanControlPolicy:
        """The controller of its speed. Raises ValueError for a policy unknown to this version. C: nvmlDeviceGetFanControlPolicy_v2."""
        return named(FanControlPolicy, nvml.device_get_fan_control_policy_v2(self._handle, self._fan))

    def set_default_speed(self) -> None:
        """Let the driver control it. C: nvmlDeviceSetDefaultFanSpeed_v2.

        Raises
        ------
        NvmlError
            NVML refuses.
        """
        nvml.device_set_default_fan_speed_v2(self._handle, self._fan)


@filling("_record")
class CoolerInfo(Answer):
    """The cooling of a GPU: :attr:`Device.cooler`. C: nvmlDeviceGetCoolerInfo."""

    __slots__ = ()

    @property
    def signal_type(self) -> CoolerControl | None:
        """How the cooler is controlled; None if it is not."""
        return member_for(CoolerControl, self._record.signal_type)

    @property
    def target(self) -> list[CoolerTarget]:
        """The parts that it cools."""
        return members_in(CoolerTarget, self._record.target)
