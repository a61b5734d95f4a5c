"""A GPU's temperature and its limits."""

from __future__ import annotations

import warnings

from ...bindings import nvml
from ...errors import FunctionNotFoundError
from ..attributes import Number
from ..quick_properties import filling
from .asking import Answer, Answers, Asking
from .numbers import member_for, number_of
from .typing import TemperatureThresholds, ThermalController, ThermalTarget

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package

BY_FIELDS = ("shutdown", "slowdown", "mem_max", "gpu_max")
"""Thresholds that later drivers give by field values only, for GPUs since Ada."""


@filling("_record")
class ThermalSensor(Answer):
    """A sensor of temperature."""

    __slots__ = ()
    default_min_temp = Number()
    """The lowest temperature that it measures, in degrees Celsius."""
    default_max_temp = Number()
    """The highest temperature that it measures, in degrees Celsius."""
    current_temp = Number()
    """The temperature, in degrees Celsius."""

    @property
    def controller(self) -> ThermalController:
        """The chip that measures."""
        return member_for(ThermalController, self._record.controller) or ThermalController.UNKNOWN

    @property
    def target(self) -> ThermalTarget:
        """The part whose temperature it is; NONE if NVML does not know."""
        return member_for(ThermalTarget, self._record.target) or ThermalTarget.NONE


@filling("_items", "_count")
class ThermalSettings(Answers):
    """The sensors of a GPU: :meth:`Temperature.get_thermal_settings`."""

    __slots__ = ()
    _kind = ThermalSensor
    if TYPE_CHECKING:

        def __getitem__(self, idx: int) -> ThermalSensor: ...


@filling("_handle")
class Temperature(Asking):
    """A GPU's temperature: :attr:`Device.temperature`. Each property raises NvmlError if NVML refuses."""

    __slots__ = ()
    margin = Number("device_get_margin_temperature")
    """Degrees Celsius until the GPU slows down. C: nvmlDeviceGetMarginTemperature."""

    def get_sensor(self) -> int:
        """The GPU's temperature in degrees Celsius. C: nvmlDeviceGetTemperatureV; in drivers before CUDA 12.8,
        nvmlDeviceGetTemperature.

        Returns
        -------
        int

        Raises
        ------
        NvmlError
            NVML refuses.
        """
        sensor = nvml.TemperatureSensors.TEMPERATURE_GPU
        try:
            return nvml.device_get_temperature_v(self._handle, sensor)
        except FunctionNotFoundError:
            return nvml.device_get_temperature(self._handle, sensor)

    def get_threshold(self, threshold_type: TemperatureThresholds | str) -> int:
        """The temperature of an event, in degrees Celsius. C: nvmlDeviceGetTemperatureThreshold.

        Warns (DeprecationWarning) if :meth:`Device.get_field_values` with ``DEV_TEMPERATURE_*`` should be used: later
        drivers do not give some of them here, for GPUs since Ada.

        Parameters
        ----------
        threshold_type : TemperatureThresholds or str
            The event.

        Returns
        -------
        int

        Raises
        ------
        NvmlError
            NVML refuses.
        ValueError
            The event is unknown.
        """
        number = number_of(TemperatureThresholds, threshold_type, "threshold_type")
        if threshold_type in BY_FIELDS and nvml.device_get_architecture(self._handle) >= nvml.DeviceArch.ADA:
            warnings.warn(
                f"{threshold_type!s}: ask get_field_values for FieldId.DEV_TEMPERATURE_*, from Ada on",
                DeprecationWarning,
                stacklevel=2,
            )
        return nvml.device_get_temperature_threshold(self._handle, number)

    def get_thermal_settings(self, sensor_index: ThermalTarget | str) -> ThermalSettings:
        """The sensors of one target, or of all. C: nvmlDeviceGetThermalSettings.

        Parameters
        ----------
        sensor_index : ThermalTarget or str
            The target.

        Returns
        -------
        ThermalSettings

        Raises
        ------
        NvmlError
            NVML refuses.
        ValueError
            The target is unknown.
        """
        number = number_of(ThermalTarget, sensor_index, "sensor_index")
        found = nvml.device_get_thermal_settings(self._handle, number)
        sensors, count = found.sensor, found.count
        room = len(sensors)
        return ThermalSettings(sensors, count if count < room else room)
