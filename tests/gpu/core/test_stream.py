"""Streams: creation, streams of other libraries, events, waits, and closing."""

from __future__ import annotations

from typing import Any, Callable

import pytest

from tests.gpu.core.tools import collect, in_threads


class Method:
    """Another library's stream, with the protocol as a method."""

    def __init__(self, handle: int, version: int = 0) -> None:
        self.answer = version, handle

    def __cuda_stream__(self) -> Any:
        return self.answer


class Attribute:
    """An older library's stream, with the protocol as an attribute."""

    def __init__(self, handle: int) -> None:
        self.__cuda_stream__ = (0, handle)


# Creation


def test_a_new_stream(core: Any, device: Any, driver: Any) -> None:
    stream = device.create_stream()
    assert type(stream) is core.Stream
    assert type(stream.handle) is driver.CUstream and int(stream.handle)
    assert stream.__cuda_stream__() == (0, int(stream.handle))
    assert stream.is_nonblocking is True
    assert stream.priority == driver.cuStreamGetPriority(stream.handle) == 0
    assert stream.device is device and stream.context == device.context
    assert not stream.is_closed
    assert repr(stream) == f"<Stream {int(stream.handle):#x}>"
    stream.sync()


def test_the_warning_of_an_older_protocol_names_the_programs_line(core: Any, device: Any, stream: Any) -> None:
    other = device.create_stream()
    with pytest.warns(DeprecationWarning, match="is to be a method") as caught:
        stream.wait(Attribute(int(other.handle)))
        device.create_stream(Attribute(int(stream.handle)))
    assert {each.filename for each in caught} == {__file__}


def test_options(core: Any, device: Any, driver: Any) -> None:
    lowest, highest = driver.cuCtxGetStreamPriorityRange()
    for options in (
        core.StreamOptions(nonblocking=False, priority=highest),
        {"nonblocking": False, "priority": highest},
    ):
        stream = device.create_stream(options=options)
        assert stream.is_nonblocking is False
        assert int(driver.cuStreamGetFlags(stream.handle)) == 0
        assert stream.priority == driver.cuStreamGetPriority(stream.handle) == highest
    assert device.create_stream(options=core.StreamOptions()).priority == lowest
    assert device.create_stream(options={}).is_nonblocking is True


def test_invalid_options(core: Any, device: Any, driver: Any) -> None:
    lowest, highest = driver.cuCtxGetStreamPriorityRange()
    for priority in (lowest + 1, highest - 1):
        with pytest.raises(ValueError, match=rf"priority is {priority}, but must be from {highest} .* to {lowest}"):
            device.create_stream(options={"priority": priority})
    with pytest.raises(TypeError, match="no field 'prioritty'; did you mean 'priority'"):
        device.create_stream(options={"prioritty": 0})
    with pytest.raises(TypeError, match="priority: an int is expected, got str"):
        device.create_stream(options={"priority": "high"})
    with pytest.raises(RuntimeError, match="not made directly"):
        core.Stream()


# Streams of other libraries


@pytest.mark.parametrize("kind", [Method, Attribute])
def test_a_stream_of_another_library(core: Any, device: Any, driver: Any, kind: Any) -> None:
    made = driver.cuStreamCreateWithPriority(driver.CUstream_flags.CU_STREAM_DEFAULT, -1)
    stream = device.create_stream(kind(int(made)))
    assert type(stream) is core.Stream
    assert int(stream.handle) == int(made)
    assert stream.is_nonblocking is False and stream.priority == -1
    assert stream.context == device.context and stream.device is device
    stream.record().sync()
    stream.close()
    assert int(driver.cuStreamGetFlags(made)) == 0, "the library that made it keeps it"
    driver.cuStreamDestroy(made)


def test_the_owner_of_a_foreign_stream_is_kept(device: Any, driver: Any) -> None:
    gone: list[int] = []

    class Owner(Method):
        def __del__(self) -> None:
            gone.append(1)

    stream = device.create_stream(Owner(int(device.create_stream().handle)))
    collect()
    assert not gone
    stream.close()
    del stream
    collect()
    assert gone


def test_invalid_streams(core: Any, device: Any, stream: Any) -> None:
    with pytest.raises(TypeError, match="an object with __cuda_stream__ is expected, got int"):
        device.create_stream(3)
    with pytest.raises(RuntimeError, match="has version 7; only version 0 is supported"):
        device.create_stream(Method(int(stream.handle), version=7))
    strange = Method(0)
    for answer, kind in ((3, RuntimeError), ((0,), RuntimeError), ((0, "x"), TypeError), (None, RuntimeError)):
        strange.answer = answer  # type: ignore[assignment]
        with pytest.raises(kind, match=r"not \(version, address\)"):
            device.create_stream(strange)
    with pytest.raises(ValueError, match="options cannot change it"):
        device.create_stream(stream, options={"priority": 0})
    with pytest.raises(TypeError, match="an int"):
        core.Stream.from_handle("x")


def test_a_stream_of_ours_given_as_obj(device: Any, stream: Any) -> None:
    found = device.create_stream(stream)
    assert found == stream and found is not stream
    found.close()
    stream.sync()
    found = device.create_stream(stream)
    stream.close()
    found.record().sync()
    with pytest.raises(RuntimeError, match="this stream is closed"):
        device.create_stream(stream)


def test_from_handle_leaves_it_to_its_owner(core: Any, device: Any, driver: Any, live: Callable[..., Any]) -> None:
    made = driver.cuStreamCreate(driver.CUstream_flags.CU_STREAM_NON_BLOCKING)
    before = live("stream")
    stream = core.Stream.from_handle(int(made))
    assert stream.is_nonblocking and stream.priority == 0
    assert stream.context == device.context and stream.device is device
    stream.record().sync()
    stream.close()
    del stream
    assert live("stream") == before
    driver.cuStreamDestroy(made)


def test_a_stream_of_another_device(core: Any, device: Any) -> None:
    if len(core.Device.get_all_devices()) < 2:
        pytest.skip("one GPU only")
    other = core.Device(1)
    other.set_current()
    made = other.create_stream()
    device.set_current()
    found = core.Stream.from_handle(int(made.handle))
    assert found.device is other and found.context == made.context
    stream = device.create_stream()
    stream.wait(made)
    made.wait(stream)
    stream.sync()
    made.sync()


# Default streams


def test_default_streams(core: Any, device: Any) -> None:
    for stream, number, name in (
        (core.LEGACY_DEFAULT_STREAM, 1, "legacy"),
        (core.PER_THREAD_DEFAULT_STREAM, 2, "per-thread"),
    ):
        assert int(stream.handle) == number
        assert stream.__cuda_stream__() == (0, number)
        assert repr(stream) == f"<Stream {name} default>"
        assert stream.context == device.context and stream.device is device
        stream.record().sync()
        stream.sync()
    assert core.LEGACY_DEFAULT_STREAM.is_nonblocking is False


def test_a_default_stream_is_that_of_the_current_context(core: Any, device: Any) -> None:
    if len(core.Device.get_all_devices()) < 2:
        pytest.skip("one GPU only")
    own, default = device.create_stream(), core.LEGACY_DEFAULT_STREAM
    own.wait(default)
    found = []
    for number in (0, 1) * 3:  # Python first, machine code then
        core.Device(number).set_current()
        assert default.device is core.Device(number) and default.context == core.Device(number).context
        assert repr(default.resources) == repr(default.context.resources)
        found.append(default.resources)
    assert found == found[:2] * 3 and found[0] is not found[1], "one object each"
    other = core.Device(1).create_stream()
    other.wait(core.LEGACY_DEFAULT_STREAM)
    other.sync()
    device.set_current()


def test_a_default_stream_without_a_context(core: Any, device: Any) -> None:
    errors: list[Any] = []

    def use() -> None:
        try:
            core.LEGACY_DEFAULT_STREAM.context
        except core.CUDAError as error:
            errors.append(error)

    in_threads(use)
    assert "no context is current in this thread: call Device().set_current() first" in str(errors[0])


# Order


def test_recording(core: Any, device: Any, stream: Any) -> None:
    event = stream.record()
    assert type(event) is core.Event and not event.is_timing_enabled
    assert stream.record(event) is event
    assert stream.record(options={"timing_enabled": True}).is_timing_enabled
    assert stream.record(options=core.EventOptions(blocking_sync=True)).is_blocking_sync
    with pytest.raises(TypeError, match="event: an Event is expected, got int"):
        stream.record(3)


@pytest.mark.parametrize("what", ["event", "stream", "method", "attribute"])
def test_waiting(core: Any, device: Any, gate: Any, what: str) -> None:
    first, second = device.create_stream(), device.create_stream()
    gate.hold(first)
    given = {
        "event": first.record,
        "stream": lambda: first,
        "method": lambda: Method(int(first.handle)),
        "attribute": lambda: Attribute(int(first.handle)),
    }[what]()
    second.wait(given)
    done = second.record()
    assert not done.is_done
    gate.open()
    second.sync()
    assert done.is_done


def test_waiting_twice_for_the_same_stream(device: Any, gate: Any) -> None:
    """The second wait covers the work that the stream has then."""
    first, second, third = (device.create_stream() for _ in range(3))
    second.wait(first)
    second.sync()
    gate.hold(first)
    third.wait(first)
    done = third.record()
    assert not done.is_done
    gate.open()
    third.sync()


@pytest.mark.parametrize("name", ["LEGACY_DEFAULT_STREAM", "PER_THREAD_DEFAULT_STREAM"])
def test_waiting_for_a_default_stream(core: Any, device: Any, gate: Any, live: Callable[..., Any], name: str) -> None:
    default, stream = getattr(core, name), device.create_stream()
    before = live("event")
    for _ in range(2):
        stream.wait(default)
    gate.hold(default)
    stream.wait(default)
    assert live("event") == before  # it needs its event no longer
    done = stream.record()
    assert not done.is_done
    gate.open()
    stream.sync()
    assert done.is_done


def test_refusals_keep_no_event(core: Any, device: Any, live: Callable[..., Any], on_standin: bool) -> None:
    """Of a wait for a default stream, and of a new record."""
    if not on_standin:
        pytest.skip("a driver may crash for a destroyed stream")
    stream = device.create_stream()
    gone = core.Stream.from_handle(int(stream.handle))
    for _ in range(3):
        stream.wait(core.PER_THREAD_DEFAULT_STREAM)
        gone.record()
    stream.close()
    before = live("event")
    with pytest.raises(core.CUDAError, match="cuStreamWaitEvent"):
        gone.wait(core.PER_THREAD_DEFAULT_STREAM)
    with pytest.raises(core.CUDAError, match="cuEventRecord"):
        gone.record()
    assert live("event") == before


def test_waiting_for_a_default_stream_without_a_context(core: Any, stream: Any) -> None:
    errors: list[Any] = []

    def use() -> None:
        try:
            stream.wait(core.LEGACY_DEFAULT_STREAM)
        except core.CUDAError as error:
            errors.append(error)

    in_threads(use)
    assert "No context is current on this thread" in str(errors[0])


def test_waiting_for_itself_is_nothing(device: Any) -> None:
    """It adds no node to a graph that captures the stream."""
    builder = device.create_graph_builder().begin_building()
    stream = builder.stream
    stream.wait(stream)
    stream.wait(Method(int(stream.handle)))
    assert builder.end_building().graph_definition.nodes() == set()


def test_invalid_objects_to_wait_for(stream: Any) -> None:
    for nothing in (3, None, "x"):
        with pytest.raises(ValueError, match=f"can be waited for, not {type(nothing).__name__}"):
            stream.wait(nothing)
    for answer in ((1, 7), None, (0,), (0, None), (0, -1), (0, 1 << 64)):
        wrong = type("Wrong", (), {"__cuda_stream__": lambda self, answer=answer: answer})()
        with pytest.raises(ValueError, match="event_or_stream: __cuda_stream__ of Wrong"):
            stream.wait(wrong)


def test_what_a_foreign_stream_says_counts_not_what_it_is_made_of(device: Any, stream: Any) -> None:
    """Wrappers of streams keep them under any name, and need not pass them on."""
    buffer, wrapper = device.allocate(8, stream=stream), Method(int(stream.handle))
    wrapper._stream = device.create_stream()  # type: ignore[attr-defined]
    builder = stream.create_graph_builder().begin_building()
    buffer.fill(0, stream=wrapper)
    assert len(builder.end_building().graph_definition.nodes()) == 1, "another stream was filled"
    wrapper.__class__ = type("Wrapper", (), {})
    with pytest.raises(TypeError, match="an object with __cuda_stream__ is expected, got .*Wrapper"):
        buffer.fill(0, stream=wrapper)


def test_an_address_of_more_than_64_bits_is_no_stream(device: Any, stream: Any) -> None:
    """It is not cut: it would be another stream's."""
    buffer = device.allocate(8, stream=stream)
    for wrong in (Method(1 << 64), Method(int(stream.handle) + (1 << 64)), Method(-1)):
        for use in (
            lambda: device.allocate(8, stream=wrong),
            lambda: buffer.fill(0, stream=wrong),
            lambda: buffer.copy_from(buffer, stream=wrong),
            lambda: buffer.close(wrong),
        ):
            with pytest.raises(OverflowError, match="more than 64 bits"):
                use()


def test_recording_in_a_thread_without_a_context(core: Any, stream: Any, on_standin: bool) -> None:
    """Newer drivers need none. The error of others is a RuntimeError too, as in cuda.core."""
    if not on_standin:
        assert in_threads(stream.record)[0].context == stream.context
        return
    with pytest.raises(core.CUDAError) as caught:
        in_threads(stream.record)
    assert isinstance(caught.value, RuntimeError)


def test_options_without_their_name(core: Any, device: Any) -> None:
    for options in ({"priority": 0}, core.StreamOptions()):
        with pytest.raises(TypeError, match=r"create_stream\(options=\.\.\.\)"):
            device.create_stream(options)


# Ends


def test_a_closed_stream(device: Any, live: Callable[..., Any]) -> None:
    before = live("stream")
    stream, other = device.create_stream(), device.create_stream()
    number = hash(stream)
    event = stream.record()
    stream.close()
    stream.close()
    assert stream.is_closed and repr(stream) == "<Stream closed>"
    uses: list[Callable[[], Any]] = [
        lambda: stream.handle,
        lambda: stream.sync(),
        lambda: stream.record(),
        lambda: stream.record(event),
        lambda: stream.wait(event),
        lambda: stream.wait(other),
        lambda: other.wait(stream),
        lambda: stream.context,
        lambda: stream.device,
        lambda: stream.resources,
        lambda: stream.__cuda_stream__(),
        lambda: device.create_event() and stream.record(device.create_event()),
    ]
    for use in uses:
        with pytest.raises(RuntimeError, match="this stream is closed"):
            use()
    assert stream == stream and stream != other and hash(stream) == number
    other.close()
    event.sync()
    assert live("stream") == before


def test_a_closed_event_is_refused(stream: Any) -> None:
    event = stream.record()
    event.close()
    for use in (stream.wait, stream.record):
        with pytest.raises(RuntimeError, match="this event is closed"):
            use(event)


def test_equality(core: Any, device: Any, stream: Any) -> None:
    twin = core.Stream.from_handle(int(stream.handle))
    assert twin is not stream and twin == stream and hash(twin) == hash(stream)
    assert stream != device.create_stream() and stream != int(stream.handle)
    assert len({stream, twin, device.default_stream}) == 2


def test_a_stream_closed_while_memory_is_to_be_freed_on_it(device: Any, live: Callable[..., Any]) -> None:
    before = live("stream")
    for end in ("close", "drop"):
        stream = device.create_stream()
        memory = device.allocate(256, stream=stream)
        if end == "close":
            stream.close()
        del stream
        assert live("stream") in (before + 1, 0), "the C stream stays as long as the memory"
        memory.close()
        del memory
        assert live("stream") == before
    device.sync()


def test_dropped_in_a_thread_that_has_no_context(core: Any, device: Any, live: Callable[..., Any]) -> None:
    before = live("stream", "event")
    held = [device.create_stream()]
    held.append(held[0].record())
    in_threads(held.clear)
    assert live("stream", "event") == before


# Threads


def test_one_stream_and_one_event_used_by_eight_threads(core: Any, device: Any, live: Callable[..., Any]) -> None:
    before = live("stream", "event")
    shared, event = device.create_stream(), device.create_event()

    def work() -> None:
        own = core.Device(0)
        own.set_current()
        for _ in range(100):
            mine = own.create_stream()
            mine.wait(shared)
            shared.wait(mine)
            shared.record(event)
            mine.wait(event)
            shared.wait(mine.record())
            assert shared.context == own.context and hash(shared) == hash(shared)
            mine.close()
        shared.sync()

    in_threads(*[work] * 8)
    event.sync()
    shared.close()
    event.close()
    assert live("stream", "event") == before


def test_closed_by_eight_threads_at_once(device: Any, live: Callable[..., Any]) -> None:
    before = live("stream", "event")
    for _ in range(50):
        stream = device.create_stream()
        both = stream, stream.record()

        def close(both: Any = both) -> None:
            for each in both:
                each.close()

        in_threads(*[close] * 8)
    del stream, both, close
    assert live("stream", "event") == before
