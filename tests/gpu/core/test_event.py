"""Events: elapsed time, completion, and events in another process."""

from __future__ import annotations

import base64
import dataclasses
import pickle
import sys
from types import ModuleType
from typing import Any, Callable

import pytest

TIMED = {"timing_enabled": True}


def test_a_new_event(core: Any, device: Any, driver: Any) -> None:
    event = device.create_event()
    assert type(event) is core.Event
    assert type(event.handle) is driver.CUevent and int(event.handle)
    assert (event.is_timing_enabled, event.is_blocking_sync, event.is_ipc_enabled) == (False, False, False)
    assert event.device is device and event.context == device.context
    assert not event.is_closed
    assert event.is_done, "without recorded work, a wait returns at once"
    event.sync()
    assert repr(event) == f"<Event {int(event.handle):#x}>"


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"timing_enabled": True}, (True, False, False)),
        ({"blocking_sync": True}, (False, True, False)),
        ({"ipc_enabled": True}, (False, False, True)),
        ({"timing_enabled": True, "blocking_sync": True}, (True, True, False)),
        ({"enable_timing": True}, (True, False, False)),
        ({"busy_waited_sync": True}, (False, True, False)),
        ({"timing_enabled": None}, (False, False, False)),
    ],
    ids=str,
)
def test_options(core: Any, device: Any, stream: Any, options: dict[str, Any], expected: Any) -> None:
    for event in (
        device.create_event(options),
        device.create_event(options=core.EventOptions(**options)),
        stream.record(options=options),
    ):
        assert (event.is_timing_enabled, event.is_blocking_sync, event.is_ipc_enabled) == expected


def test_options_of_a_derived_dataclass(core: Any, device: Any) -> None:
    @dataclasses.dataclass
    class Named(core.EventOptions):  # type: ignore[misc]
        name: str = ""

    options = Named(name="end", enable_timing=True, busy_waited_sync=True)
    assert (options.timing_enabled, options.blocking_sync, options.name) == (True, True, "end")
    assert device.create_event(options).is_timing_enabled


def test_invalid_options(core: Any, device: Any) -> None:
    with pytest.raises(TypeError, match="ipc_enabled excludes timing_enabled"):
        device.create_event({"timing_enabled": True, "ipc_enabled": True})
    with pytest.raises(TypeError, match="no field 'blocking'; did you mean 'blocking_sync'"):
        device.create_event({"blocking": True})
    with pytest.raises(TypeError, match="EventOptions, a dict or None is expected, got bool"):
        device.create_event(True)
    with pytest.raises(RuntimeError, match="not made directly"):
        core.Event()


# Time


def test_time_between_two_events(device: Any, stream: Any) -> None:
    start = stream.record(options=TIMED)
    memory = device.allocate(1 << 20, stream=stream)
    for value in range(20):
        memory.fill(value, stream=stream)
    end = stream.record(options=TIMED)
    end.sync()
    assert 0 < end - start < 10_000, "milliseconds"
    assert start - end == -(end - start)
    assert isinstance(end - start, float)
    memory.close()


def test_an_event_recorded_again_has_the_later_time(stream: Any) -> None:
    start, event = stream.record(options=TIMED), stream.record(options=TIMED)
    event.sync()
    first = event - start
    assert stream.record(event) is event
    event.sync()
    assert event - start > first


def test_events_that_keep_no_time(device: Any, stream: Any) -> None:
    timed, plain = stream.record(options=TIMED), stream.record()
    stream.sync()
    with pytest.raises(
        RuntimeError, match=r"second event keeps no time: make it with EventOptions\(timing_enabled=True\)"
    ):
        timed - plain
    with pytest.raises(RuntimeError, match="first event keeps no time"):
        plain - timed
    with pytest.raises(TypeError, match="unsupported operand"):
        timed - 3


@pytest.mark.errors
def test_events_that_were_never_recorded(device: Any, stream: Any) -> None:
    recorded = stream.record(options=TIMED)
    stream.sync()
    with pytest.raises(RuntimeError, match="was never recorded"):
        recorded - device.create_event(TIMED)


def test_events_that_did_not_happen_yet(stream: Any, gate: Any) -> None:
    start = stream.record(options=TIMED)
    gate.hold(stream)
    end = stream.record(options=TIMED)
    assert not end.is_done
    with pytest.raises(RuntimeError, match=r"has not happened yet: wait for it with sync\(\) first"):
        end - start
    gate.open()
    end.sync()
    assert end.is_done and end - start > 0


def test_machine_code_answers_for_events_that_did_not_happen_yet(package: Any, stream: Any, gate: Any) -> None:
    """Programs ask in loops until they happened: Python would ask the driver again each time."""
    gate.hold(stream)
    event, called = stream.record(), []
    asked = [event.is_done for _ in range(3)]
    sys.setprofile(lambda frame, event, _: called.append(frame.f_code.co_name) if event == "call" else None)
    asked.append(event.is_done)
    sys.setprofile(None)
    gate.open()
    event.sync()
    assert asked == [False] * 4 and event.is_done
    assert "is_done" not in called or not package("_floor.native").available()


# Other processes

OTHER = """
    import base64, pickle, sys
    from cuda_ctypes.core import Device, Event
    device = Device(0)
    device.set_current()
    event = Event.from_ipc_descriptor(pickle.loads(base64.b64decode(sys.argv[1])))
    assert event.is_ipc_enabled and not event.is_timing_enabled and event.is_blocking_sync
    assert event.device is None and event.context is None
    stream = device.create_stream()
    stream.wait(event)
    event.sync()
    assert event.is_done
    stream.sync()
    event.close()
    print("done")
"""


def test_a_descriptor_is_pickled(core: Any, device: Any) -> None:
    event = device.create_event({"ipc_enabled": True, "blocking_sync": True})
    descriptor = event.ipc_descriptor
    assert type(descriptor) is core.IPCEventDescriptor
    assert event.ipc_descriptor == descriptor == event.get_ipc_descriptor()
    twin = pickle.loads(pickle.dumps(descriptor))
    assert twin == descriptor and hash(twin) == hash(descriptor)
    other = device.create_event({"ipc_enabled": True})
    assert other.ipc_descriptor != descriptor
    with pytest.raises(RuntimeError, match="use Event.ipc_descriptor"):
        core.IPCEventDescriptor()


@pytest.mark.processes
def test_another_process_waits_for_an_event(
    device: Any, stream: Any, run_python: Callable[..., str], on_standin: bool
) -> None:
    if on_standin:
        pytest.skip("the stand-in has no events of other processes")
    event = stream.record(options={"ipc_enabled": True, "blocking_sync": True})
    said = run_python(OTHER, base64.b64encode(pickle.dumps(event.ipc_descriptor)).decode())
    assert said == "done\n"


def test_a_received_event_is_passed_on(package: Any, said: Callable[..., str]) -> None:
    """In a process that has made no shared event. The stand-in opens none: this is an event of its own."""
    program = """
    import multiprocessing
    from multiprocessing.reduction import ForkingPickler
    from cuda_ctypes.core import Device, Event, IPCEventDescriptor, event

    multiprocessing.set_start_method("spawn")
    Device(0).set_current()
    event.driver.cuIpcOpenEventHandle = lambda handle: event.driver.cuEventCreate(6)
    received = Event.from_ipc_descriptor(IPCEventDescriptor._of(bytes(range(64)), False))
    print(bytes(range(64)) in bytes(ForkingPickler.dumps(received)))
    """
    assert said(program) == "True\n"


def test_an_event_that_is_not_for_other_processes(core: Any, device: Any) -> None:
    with pytest.raises(RuntimeError, match=r"cannot be shared: make it with EventOptions\(ipc_enabled=True\)"):
        device.create_event().ipc_descriptor  # noqa: B018
    with pytest.raises(TypeError, match="an IPCEventDescriptor is expected, got bytes"):
        core.Event.from_ipc_descriptor(bytes(64))


# Ends


def test_a_closed_event(device: Any, live: Callable[[str], int]) -> None:
    before = live("event")
    event, other = device.create_event({"ipc_enabled": True}), device.create_event(TIMED)
    number = hash(event)
    event.close()
    event.close()
    assert event.is_closed and repr(event) == "<Event closed>"
    timed = device.create_event(TIMED)
    timed.close()
    uses: list[Callable[[], Any]] = [
        lambda: event.handle,
        lambda: event.sync(),
        lambda: event.is_done,
        lambda: event.ipc_descriptor,
        lambda: other - timed,
        lambda: timed - other,
        lambda: event.is_ipc_enabled,
        lambda: event.is_timing_enabled,
        lambda: event.is_blocking_sync,
        lambda: event.context,
        lambda: event.device,
    ]
    for use in uses:
        with pytest.raises(RuntimeError, match="this event is closed"):
            use()
    assert event == event and event != other and hash(event) == number
    other.close()
    assert live("event") == before


def test_closed_while_it_is_waited_for(device: Any, stream: Any, live: Callable[[str], int]) -> None:
    before = live("event")
    event = device.create_stream().record()
    stream.wait(event)
    event.close()
    stream.sync()
    assert live("event") == before


def test_an_event_outlives_its_stream(device: Any, live: Callable[[str], int]) -> None:
    before = live("stream")
    event = device.create_stream().record()
    assert live("stream") == before
    event.sync()
    assert event.is_done and event.context == device.context


def test_equality(device: Any) -> None:
    event, other = device.create_event(), device.create_event()
    assert event == event and event != other and event != 3
    assert len({event, other, event}) == 2


def test_events_are_not_numbers(device: Any) -> None:
    with pytest.raises(TypeError):
        3 - device.create_event()


def test_a_closed_event_differs_from_a_later_one_at_its_address(core: Any, device: Any) -> None:
    closed = device.create_event()
    address = int(closed.handle)
    context = closed.context
    closed.close()
    later = core.Event._of(address, context, 0)
    try:
        assert later != closed and closed != later and closed == closed
    finally:
        later._event = None  # the handle is invalid


def test_a_collection_asks_while_the_machine_code_for_that_is_imported(
    package: Callable[[str], Any], stream: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Python asks then, silently."""
    events, quick_methods = package("core.event"), package("core.quick_methods")
    half = ModuleType(quick_methods.__name__)
    monkeypatch.setitem(sys.modules, half.__name__, half)
    monkeypatch.setattr(package("core"), "quick_methods", half)
    count = package("core._driver").after_few(events._quicken_query)
    for _ in range(3):
        count()
    assert stream.record().is_done in (True, False)
