"""Waiting for GPUs that drivers take and leave."""

from __future__ import annotations

from ...bindings import nvml
from .._driver import as_int
from ..attributes import Number
from .asking import Answer, Several, initialized
from .event_sets import EventSet, milliseconds
from .numbers import bits_of, named
from .typing import SystemEventType

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from .device import Device


class SystemEvent(Answer):
    """Something that happened."""

    __slots__ = ()
    gpu_id = Number()
    """The GPU's place as a number: domain, bus and place on it in the high 16 and the low two times 8 bits."""

    @property
    def event_type(self) -> SystemEventType:
        """What it was."""
        return named(SystemEventType, self._record.event_type)

    @property
    def device(self) -> Device:
        """The GPU. Raises NotFoundError where the driver does not have it any more."""
        from .device import Device

        place = self.gpu_id
        return Device(pci_bus_id=f"{place >> 16:08X}:{place >> 8 & 0xFF:02X}:{place & 0xFF:02X}.0")


class SystemEvents(Several):
    """Events in the order in which they happened."""

    __slots__ = ()

    def __getitem__(self, idx: int) -> SystemEvent:
        return super().__getitem__(idx)  # type: ignore[no-any-return]


class RegisteredSystemEvents:
    """What happens in the system, from now on: :func:`register_events`."""

    __slots__ = ("_set", "__weakref__")

    def __init__(self, events: SystemEventType | str | list[SystemEventType | str]) -> None:
        bits = bits_of(SystemEventType, events, "events")
        initialized()
        self._set = EventSet(nvml.system_event_set_create(), nvml.system_event_set_free)
        nvml.system_register_events(bits, self._set.number)

    def wait(self, timeout_ms: int = 0, buffer_size: int = 1) -> SystemEvents:
        """The next events, at most ``buffer_size`` of them, once there are any (nvmlSystemEventSetWait); 0 waits for as long as it
        takes.

        Other threads run in the meantime. Raises TimeoutError (that of this package) where nothing happens.
        """
        size = as_int(buffer_size, "buffer_size")
        if size < 1:
            raise ValueError(f"buffer_size is {size}: there must be room for one event at least")
        found = nvml.system_event_set_wait(self._set.number, milliseconds(timeout_ms), size)
        return SystemEvents([SystemEvent(found[k]) for k in range(len(found))])


def register_events(events: SystemEventType | str | list[SystemEventType | str]) -> RegisteredSystemEvents:
    """Listen to events of one or several types (nvmlSystemEventSetCreate, nvmlSystemRegisterEvents); Linux only.

    >>> events = register_events("unbind")
    >>> events.wait(timeout_ms=10000)[0].event_type
    """
    return RegisteredSystemEvents(events)
