"""``Stream``."""

from __future__ import annotations

import threading
import weakref
from typing import Any

import cuda.core
from cuda.core import LEGACY_DEFAULT_STREAM, PER_THREAD_DEFAULT_STREAM, Device, EventOptions, Stream, StreamOptions

WRONG: Any = (None, 0, "stream", 1.5, object(), [])


def options(see: Any) -> None:
    see(StreamOptions)
    see(repr, StreamOptions())
    see(repr, StreamOptions(priority=-1))
    see(StreamOptions, True, 0)
    see(StreamOptions, wrong=1)
    see(lambda: StreamOptions() == StreamOptions())
    see(hash, StreamOptions())
    see.members(StreamOptions(), "nonblocking", "priority")


def members(see: Any, device: Any, stream: Any) -> None:
    see.members(stream, "handle", "is_closed", "is_nonblocking", "priority", "device", "context", "resources")
    see(lambda: stream.device is device)
    see(lambda: stream.context == device.context)
    see(lambda: len(stream.__cuda_stream__()))
    see(lambda: stream.__cuda_stream__()[0])
    see(lambda: stream.__cuda_stream__()[1] == int(stream.handle))
    see(stream.sync)
    see(stream.record)
    see(lambda: stream == Stream.from_handle(int(stream.handle)))
    see(lambda: hash(stream) == hash(Stream.from_handle(int(stream.handle))))
    see(lambda: stream == device.create_stream())
    see(lambda: stream == int(stream.handle))
    see(repr, Stream.from_handle(int(stream.handle)))


def closed(see: Any, device: Any, stream: Any) -> None:
    event = stream.record()
    buffer = device.allocate(64, stream=stream)
    see(stream.close)
    see(stream.close)
    see.members(stream, "is_closed", "handle", "is_nonblocking", "priority", "device", "context", "resources")
    see(stream.__cuda_stream__)
    see(stream.sync)
    see(stream.record)
    see(stream.record, event)
    see(stream.wait, event)
    see(stream.wait, device.default_stream)
    see(device.default_stream.wait, stream)
    see(stream.create_graph_builder)
    see(device.allocate, 8, stream=stream)
    see(buffer.fill, 0, stream=stream)
    see(repr, stream)
    see(hash, stream)
    see(lambda: stream == stream)
    see(lambda: stream == device.default_stream)
    see(buffer.close)
    see(device.sync)


def buffers_stream_closed(see: Any, device: Any, stream: Any) -> None:
    buffer = device.allocate(64, stream=stream)
    stream.close()
    see(buffer.close, device.default_stream)
    second = device.create_stream()
    buffer = device.allocate(64, stream=second)
    reference = see(weakref.ref, second)
    del second
    see.gone(reference)
    del buffer
    see.gone(reference)


def wait(see: Any, device: Any, stream: Any) -> None:
    other = device.create_stream()
    see(stream.wait, other)
    see(stream.wait, stream)
    see(stream.wait, other.record())
    see(stream.wait, other.record(options=EventOptions(timing_enabled=True)))
    see(stream.wait, device.create_event())
    see(stream.wait, device.default_stream)
    see(stream.wait, LEGACY_DEFAULT_STREAM)
    see(stream.wait, event_or_stream=other)
    for wrong in WRONG:
        see(stream.wait, wrong)
    see(stream.wait, Stream)
    see(stream.wait)
    see(stream.wait, device)
    see(stream.wait, device.create_graph_builder())


def defaults(see: Any, device: Any) -> None:
    for stream in (LEGACY_DEFAULT_STREAM, PER_THREAD_DEFAULT_STREAM, device.default_stream):
        see(repr, stream)
        see(lambda stream=stream: int(stream.handle))
        see(lambda stream=stream: stream.is_nonblocking)
        see(lambda stream=stream: stream.priority)
        see(lambda stream=stream: stream.device)
        see(lambda stream=stream: stream.context == device.context)
        see(lambda stream=stream: stream.sync())
        see(lambda stream=stream: stream.record())
        see(lambda stream=stream: stream.resources)
        see(lambda stream=stream: stream.close())
        see(lambda stream=stream: stream.is_closed)
        see(lambda stream=stream: stream.create_graph_builder().begin_building())
    see(lambda: LEGACY_DEFAULT_STREAM == PER_THREAD_DEFAULT_STREAM)
    see(lambda: device.default_stream is LEGACY_DEFAULT_STREAM)
    see(lambda: cuda.core.LEGACY_DEFAULT_STREAM is LEGACY_DEFAULT_STREAM)
    see(lambda: device.default_stream == LEGACY_DEFAULT_STREAM)


def defaults_without_context(see: Any) -> None:
    see(LEGACY_DEFAULT_STREAM.sync)
    see(LEGACY_DEFAULT_STREAM.record)
    see.members(LEGACY_DEFAULT_STREAM, "device", "context", "priority", "is_nonblocking", "is_closed", "resources")
    see(repr, LEGACY_DEFAULT_STREAM)
    see(lambda: Device(0).default_stream.sync())


def in_a_worker(see: Any) -> None:
    see.worker(_sync_default)
    see.worker(_record_default)


def _sync_default() -> Any:
    return LEGACY_DEFAULT_STREAM.sync()


def _record_default() -> Any:
    Device(0).set_current()
    event = LEGACY_DEFAULT_STREAM.record()
    event.sync()
    return event.is_done


def of_handle(see: Any, device: Any, stream: Any) -> None:
    handle = int(stream.handle)
    borrowed = see(Stream.from_handle, handle)
    see(lambda: borrowed.close())
    see(lambda: borrowed.is_closed)
    see(stream.sync)
    see(Stream.from_handle, stream.handle)
    see(Stream.from_handle, handle=handle)
    see(repr, Stream.from_handle(0))
    see(lambda: Stream.from_handle(0).sync())
    see(lambda: Stream.from_handle(1) == LEGACY_DEFAULT_STREAM)
    see(lambda: Stream.from_handle(2).handle)
    for wrong in (None, "1", 1.5, object(), -1, 1 << 70, stream):
        see(Stream.from_handle, wrong)


def borrowed_outlives(see: Any, device: Any) -> None:
    stream = device.create_stream()
    reference = see(weakref.ref, stream)
    borrowed = Stream.from_handle(int(stream.handle))
    del stream
    see.gone(reference)
    del borrowed


def in_two_threads(see: Any, device: Any, stream: Any) -> None:
    outcomes: list[Any] = []

    def look() -> None:
        try:
            stream.sync()
            event = stream.record()
            event.sync()
            outcomes.append(event.is_done)
            outcomes.append(stream.device.device_id)
            outcomes.append(stream.is_nonblocking)
        except Exception as error:
            outcomes.append(error)

    thread = threading.Thread(target=look)
    thread.start()
    thread.join()
    see(outcomes)


def per_thread_default(see: Any) -> None:
    import os

    os.environ["CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM"] = "1"
    device = Device(0)
    device.set_current()
    see(lambda: device.default_stream == PER_THREAD_DEFAULT_STREAM)
    see(lambda: int(device.default_stream.handle))


def graph_builder(see: Any, device: Any, stream: Any) -> None:
    see(stream.create_graph_builder)
    builder = stream.create_graph_builder()
    see(lambda: builder.stream == stream)
    see(lambda: builder.begin_building().is_building)
    see(stream.sync)
    see(stream.record)
    see(stream.close)
    see(lambda: builder.end_building().is_building)
