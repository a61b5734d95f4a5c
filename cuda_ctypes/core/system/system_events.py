"""Waiting for drivers to take and leave GPUs."""

from __future__ import annotations

from ...bindings import nvml
from .._driver import as_int
from ..attributes import Number
from .asking import Answer, Answers, initialized
from .device import Device
from .event_sets import EventSet, milliseconds
from .numbers import bits_of, named
from .typing import SystemEventType

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from .._annotations import SystemEventKind


class SystemEvent(Answer):
    """An event of the system."""

    __slots__ = ()
    gpu_id = Number()
    """The GPU's PCI address as a number: the domain in the high 16 bits, then 8 bits each of bus and device."""

    @property
    def event_type(self) -> SystemEventType:
        """The type. Raises ValueError for a type unknown to this version."""
        return named(SystemEventType, self._record.event_type)

    @property
    def device(self) -> Device:
        """The GPU. Raises NvmlError (NotFoundError) if the driver no longer has it."""
        place = self.gpu_id
        return Device(pci_bus_id=f"{place >> 16:08X}:{place >> 8 & 0xFF:02X}:{place & 0xFF:02X}.0")


class SystemEvents(Answers):
    """Events in the order in which they happened."""

    __slots__ = ()
    _kind = SystemEvent
    if TYPE_CHECKING:

        def __getitem__(self, idx: int) -> SystemEvent: ...


class RegisteredSystemEvents:
    """The events of the system from now on: :func:`register_events`.

    Parameters
    ----------
    events : SystemEventType, str or list of them
        Their types.

    Raises
    ------
    NvmlError
        NVML refuses, for example an empty list (InvalidArgumentError).
    TypeError
        ``events`` is neither a str nor a list.
    ValueError
        A type is unknown.
    """

    __slots__ = ("_set", "__weakref__")

    def __init__(self, events: SystemEventKind | list[SystemEventKind]) -> None:
        bits = bits_of(SystemEventType, events, "events")
        initialized()
        self._set = EventSet(nvml.system_event_set_create(), nvml.system_event_set_free)
        nvml.system_register_events(bits, self._set.number)

    def wait(self, timeout_ms: int = 0, buffer_size: int = 1) -> SystemEvents:
        """The next events. Other threads run meanwhile. C: nvmlSystemEventSetWait.

        Parameters
        ----------
        timeout_ms : int, optional
            The milliseconds to wait; 0: for ever.
        buffer_size : int, optional
            The most events to return.

        Returns
        -------
        SystemEvents

        Raises
        ------
        NvmlError
            Nothing happened (TimeoutError).
        OverflowError
            A number is 2**32 or more.
        TypeError
            An argument is not an int.
        ValueError
            ``timeout_ms`` is negative, or ``buffer_size`` below 1.
        """
        size = as_int(buffer_size, "buffer_size")
        if size < 1:
            raise ValueError(f"buffer_size is {size}: there must be room for one event at least")
        found = nvml.system_event_set_wait(self._set.number, milliseconds(timeout_ms), size)
        return SystemEvents(found, len(found))


def register_events(events: SystemEventKind | list[SystemEventKind]) -> RegisteredSystemEvents:
    """Listen to events of the system; Linux only. C: nvmlSystemEventSetCreate, nvmlSystemRegisterEvents.

    >>> events = register_events("unbind")
    >>> events.wait(timeout_ms=10000)[0].event_type

    Parameters
    ----------
    events : SystemEventType, str or list of them
        Their types.

    Returns
    -------
    RegisteredSystemEvents

    Raises
    ------
    NvmlError
        NVML refuses, for example an empty list (InvalidArgumentError).
    TypeError
        ``events`` is neither a str nor a list.
    ValueError
        A type is unknown.
    """
    return RegisteredSystemEvents(events)
