"""How hot a GPU is, and may get."""

from __future__ import annotations

import warnings

from ...bindings import nvml
from ..attributes import Number
from .asking import Answer, Asking, Several
from .numbers import member_for, number_of
from .typing import TemperatureThresholds, ThermalController, ThermalTarget

BY_FIELDS = ("shutdown", "slowdown", "mem_max", "gpu_max")
"""Thresholds that later drivers tell by field values alone, for GPUs from Ada on."""


class ThermalSensor(Answer):
    """What measures one temperature."""

    __slots__ = ()
    default_min_temp = Number()
    """The least that it can tell, in degrees Celsius."""
    default_max_temp = Number()
    """The most, in degrees Celsius."""
    current_temp = Number()
    """In degrees Celsius."""

    @property
    def controller(self) -> ThermalController:
        """The chip that measures."""
        return member_for(ThermalController, self._record.controller) or ThermalController.UNKNOWN

    @property
    def target(self) -> ThermalTarget:
        """Whose temperature it is; NONE where NVML does not know."""
        return member_for(ThermalTarget, self._record.target) or ThermalTarget.NONE


class ThermalSettings(Several):
    """The sensors of a GPU: :meth:`Temperature.get_thermal_settings`."""

    __slots__ = ()

    def __getitem__(self, idx: int) -> ThermalSensor:
        return super().__getitem__(idx)  # type: ignore[no-any-return]


class Temperature(Asking):
    """What measures a GPU's temperature: :attr:`Device.temperature`."""

    __slots__ = ()
    margin = Number("device_get_margin_temperature")
    """Degrees Celsius until the GPU is slowed down (nvmlDeviceGetMarginTemperature)."""

    def get_sensor(self) -> int:
        """The GPU's temperature in degrees Celsius (nvmlDeviceGetTemperatureV)."""
        return nvml.device_get_temperature_v(self._handle, nvml.TemperatureSensors.TEMPERATURE_GPU)

    def get_threshold(self, threshold_type: TemperatureThresholds | str) -> int:
        """Degrees Celsius at which something happens (nvmlDeviceGetTemperatureThreshold).

        Warns where :meth:`Device.get_field_values` should be asked instead, for ``DEV_TEMPERATURE_*``: drivers to come do not
        tell some of them here, for GPUs from Ada on (DeprecationWarning).
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
        """The sensors of one target, or of all (nvmlDeviceGetThermalSettings)."""
        number = number_of(ThermalTarget, sensor_index, "sensor_index")
        found = nvml.device_get_thermal_settings(self._handle, number)
        return ThermalSettings([ThermalSensor(found.sensor[k]) for k in range(min(found.count, len(found.sensor)))])
