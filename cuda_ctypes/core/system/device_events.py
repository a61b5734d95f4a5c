"""Waiting for events of a GPU."""

from __future__ import annotations

from ..._hints import hinted
from ...bindings import nvml
from ..quick_properties import filling
from .asking import Answer
from .device import device_of
from .event_sets import EventSet, milliseconds
from .numbers import bits_of, named
from .typing import EventType

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from .._annotations import EventKind
    from .device import Device


@hinted
@filling("_record")
class EventData(Answer):
    """An event of a GPU."""

    __slots__ = ()

    @property
    def device(self) -> Device:
        """The device."""
        return device_of(int(self._record.device_))

    @property
    def event_type(self) -> EventType:
        """The type. Raises ValueError for a type unknown to this version."""
        return named(EventType, self._record.event_type)

    @property
    def event_data(self) -> int:
        """The Xid. Raises ValueError for events of other types than XID_CRITICAL_ERROR."""
        return self._of_xid("event_data")

    @property
    def gpu_instance_id(self) -> int:
        """The GPU instance, of MIG devices. Raises ValueError for events of other types than XID_CRITICAL_ERROR."""
        return self._of_xid("gpu_instance_id")

    @property
    def compute_instance_id(self) -> int:
        """The compute instance, of MIG devices. Raises ValueError for events of other types than XID_CRITICAL_ERROR."""
        return self._of_xid("compute_instance_id")

    def _of_xid(self, name: str) -> int:
        if self.event_type != EventType.XID_CRITICAL_ERROR:
            raise ValueError(f"only events of xid_critical_error have {name}, this one is {self.event_type!s}")
        return int(getattr(self._record, name))


@hinted
class DeviceEvents:
    """The events of one device from now on: :meth:`Device.register_events`.

    Parameters
    ----------
    device_handle : int
        The device's nvmlDevice_t.
    events : EventType, str or list of them
        Their types.

    Raises
    ------
    NvmlError
        The device has none of them.
    TypeError
        ``events`` is neither a str nor a list.
    ValueError
        A type is unknown.
    """

    __slots__ = ("_set", "__weakref__")

    def __init__(self, device_handle: int, events: EventKind | list[EventKind]) -> None:
        bits = bits_of(EventType, events, "events")
        self._set = EventSet(nvml.event_set_create(), nvml.event_set_free)
        nvml.device_register_events(device_handle, bits, self._set.number)

    def wait(self, timeout_ms: int = 0) -> EventData:
        """The next event. Other threads run meanwhile. It may return early when the process is interrupted. C:
        nvmlEventSetWait_v2.

        Parameters
        ----------
        timeout_ms : int, optional
            The milliseconds to wait; 0: for ever.

        Returns
        -------
        EventData

        Raises
        ------
        NvmlError
            Nothing happened (TimeoutError), or the GPU is gone (GpuIsLostError).
        OverflowError
            ``timeout_ms`` is 2**32 or more.
        TypeError, ValueError
            ``timeout_ms`` is not an int, or negative.
        """
        return EventData(nvml.event_set_wait_v2(self._set.number, milliseconds(timeout_ms)))
