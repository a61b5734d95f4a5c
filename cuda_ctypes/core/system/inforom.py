"""A board's memory of itself (InfoROM)."""

from __future__ import annotations

from ...bindings import nvml
from ..attributes import Number, Text
from ..quick_properties import filling
from .asking import Asking
from .numbers import number_of
from .typing import InforomObject


@filling("_handle")
class InforomInfo(Asking):
    """A board's memory of itself: :attr:`Device.inforom`. Each property raises NvmlError if NVML refuses."""

    __slots__ = ()
    image_version = Text("device_get_inforom_image_version")
    """The version of the whole. C: nvmlDeviceGetInforomImageVersion."""
    configuration_checksum = Number("device_get_inforom_configuration_checksum")
    """A number that equally configured boards share. C: nvmlDeviceGetInforomConfigurationChecksum."""
    board_part_number = Text("device_get_board_part_number")
    """The board's part number. C: nvmlDeviceGetBoardPartNumber."""

    def get_version(self, inforom: InforomObject | str) -> str:
        """The version of one object in it. C: nvmlDeviceGetInforomVersion.

        Parameters
        ----------
        inforom : InforomObject or str
            The object.

        Returns
        -------
        str

        Raises
        ------
        NvmlError
            NVML refuses.
        ValueError
            The object is unknown.
        """
        return nvml.device_get_inforom_version(self._handle, number_of(InforomObject, inforom, "inforom"))

    def validate(self) -> None:
        """Read it and check its checksums. C: nvmlDeviceValidateInforom.

        Raises
        ------
        NvmlError
            They are wrong (CorruptedInforomError).
        """
        nvml.device_validate_inforom(self._handle)

    @property
    def bbx_flush_time(self) -> tuple[int, int]:
        """The time at which its flight recorder (black box) was written last, in microseconds since 1970, and the duration
        in microseconds. C: nvmlDeviceGetLastBBXFlushTime.
        """
        return nvml.device_get_last_bbx_flush_time(self._handle)
