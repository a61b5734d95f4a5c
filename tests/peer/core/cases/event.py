"""``Event``."""

from __future__ import annotations

import copy
import pickle
import weakref
from typing import Any

from cuda.core import Device, Event, EventOptions


def options(see: Any, device: Any) -> None:
    for given in (
        None,
        EventOptions(),
        EventOptions(timing_enabled=True),
        EventOptions(blocking_sync=True),
        {"timing_enabled": True},
        {},
        {"no_such_option": 1},
        3,
        "timing",
        EventOptions(ipc_enabled=True, timing_enabled=True),
    ):
        made = see(device.create_event, given)
        if made is not None:
            see.members(made, "is_timing_enabled", "is_blocking_sync", "is_ipc_enabled", "is_done", "is_closed")
    see(device.create_event, options=EventOptions(timing_enabled=True))
    for wrong in (1, None, "yes"):
        made = see(EventOptions, timing_enabled=wrong)
        see(device.create_event, made)
    see(EventOptions, True)
    see(EventOptions, enable_timing=True)
    see(repr, EventOptions())
    see(lambda: EventOptions() == EventOptions(timing_enabled=False))
    see(setattr, EventOptions(), "timing_enabled", True)
    see(hash, EventOptions())
    see(copy.copy, EventOptions(timing_enabled=True))
    see(pickle.loads, pickle.dumps(EventOptions(timing_enabled=True)))


def made_by_hand(see: Any) -> None:
    see(Event)
    see(Event, 1)


def members(see: Any, device: Any, stream: Any) -> None:
    event = device.create_event()
    see(repr, event)
    see(str, event)
    see(type, event)
    see(event.handle)
    see(event.device)
    see(event.context)
    see(lambda: event.device == device)
    see(lambda: event.context == stream.context)
    see(lambda: event.device is device)
    see(event.is_done)
    see(event.sync)
    see(lambda: event.ipc_descriptor)
    see(lambda: event == event)
    see(lambda: event == device.create_event())
    see(lambda: event == 1)
    see(lambda: event != None)  # noqa: E711
    see(lambda: hash(event) == hash(event))
    see(lambda: event in {event})
    see(bool, event)
    see(int, event)
    see(setattr, event, "handle", 1)
    see(setattr, event, "name", 1)
    see(copy.copy, event)
    see(copy.deepcopy, event)
    see(pickle.dumps, event)
    see(weakref.ref, event)
    see(lambda: event < event)
    see(len, event)


def closed(see: Any, device: Any, stream: Any) -> None:
    event = device.create_event(EventOptions(timing_enabled=True))
    other = stream.record(options={"timing_enabled": True})
    see(event.close)
    see(event.close)
    see(event.is_closed)
    see.members(event, "handle", "device", "context", "is_done", "is_timing_enabled", "is_blocking_sync")
    see.members(event, "is_ipc_enabled", "ipc_descriptor")
    see(event.sync)
    see(repr, event)
    see(stream.record, event)
    see(stream.wait, event)
    see(lambda: other - event)
    see(lambda: event - other)
    see(lambda: event == event)
    see(lambda: hash(event) == hash(event))


def elapsed(see: Any, device: Any, stream: Any) -> None:
    first = stream.record(options=EventOptions(timing_enabled=True))
    last = stream.record(options=EventOptions(timing_enabled=True))
    last.sync()
    see.kind(lambda: last - first)
    see(lambda: last - first >= 0)
    untimed = stream.record()
    untimed.sync()
    see(lambda: untimed - first)
    see(lambda: first - untimed)
    fresh = device.create_event(EventOptions(timing_enabled=True))
    see(lambda: fresh - first)
    see(lambda: first - fresh)
    see(lambda: first - 1)
    see(lambda: 1 - first)
    see(lambda: first + last)


def record_again(see: Any, device: Any, stream: Any) -> None:
    event = device.create_event()
    see(lambda: stream.record(event) is event)
    see(lambda: stream.record(event=event) is event)
    see(stream.record, None)
    see(stream.record, event, EventOptions(timing_enabled=True))
    see(stream.record, None, {"timing_enabled": True})
    see(stream.record, 3)
    see(stream.record, stream)
    see(stream.record, event, options=3)


def lifetime(see: Any, device: Any, stream: Any) -> None:
    event = stream.record()
    reference = see(weakref.ref, event)
    context = event.context
    del event
    see.gone(reference)
    see(context.handle)
    event = device.create_stream().record()
    see(event.sync)
    see(event.is_done)


def in_another_process(see: Any, device: Any) -> None:
    see.worker(_event_made)
    see.worker(_event_made, EventOptions(timing_enabled=True))


def _event_made(options: Any = None) -> Any:
    device = Device()
    device.set_current()
    return device.create_event(options).is_timing_enabled


def without_context(see: Any) -> None:
    see(lambda: Device(0).create_event())
    see(EventOptions)
    see(Event.from_ipc_descriptor, None)
    see(Event.from_ipc_descriptor, 3)
