"""Waiting for what happens to a GPU."""

from __future__ import annotations

from ...bindings import nvml
from .asking import Answer
from .event_sets import EventSet, milliseconds
from .numbers import bits_of, named
from .typing import EventType

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from .device import Device


class EventData(Answer):
    """Something that happened."""

    __slots__ = ()

    @property
    def device(self) -> Device:
        """The device to which it happened."""
        from .device import device_of

        return device_of(int(self._record.device_))

    @property
    def event_type(self) -> EventType:
        """What it was."""
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
            raise ValueError(f"{name} is known of xid_critical_error alone, and this is {self.event_type!s}")
        return int(getattr(self._record, name))


class DeviceEvents:
    """What happens to one device, from now on: :meth:`Device.register_events`."""

    __slots__ = ("_set", "__weakref__")

    def __init__(self, device_handle: int, events: EventType | str | list[EventType | str]) -> None:
        bits = bits_of(EventType, events, "events")
        self._set = EventSet(nvml.event_set_create(), nvml.event_set_free)
        nvml.device_register_events(device_handle, bits, self._set.number)

    def wait(self, timeout_ms: int = 0) -> EventData:
        """The next event, once it happens (nvmlEventSetWait_v2); 0 waits for as long as it takes.

        Other threads run in the meantime. Raises TimeoutError (that of this package) where nothing happens, GpuIsLostError where
        the GPU is gone. It may return early when the process is interrupted.
        """
        return EventData(nvml.event_set_wait_v2(self._set.number, milliseconds(timeout_ms)))
