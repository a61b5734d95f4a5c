"""Orders work between streams: one waits for a point in the work of another, and events measure the time between.

Shows options of streams and events, the default stream, and streams of other libraries (CuPy, PyTorch, Numba): objects
with ``__cuda_stream__`` are accepted wherever a stream is.
"""

from __future__ import annotations

from cuda_ctypes.core import Device, EventOptions, Stream, StreamOptions

SIZE = 1 << 24


class ForeignStream:
    """The form of another library's stream."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream

    def __cuda_stream__(self) -> tuple[int, int]:
        return 0, int(self.stream.handle)


def main() -> None:
    device = Device()
    device.set_current()
    writer = device.create_stream(options=StreamOptions(nonblocking=True, priority=-1))  # scheduled first
    reader = device.create_stream()
    buffer = device.allocate(SIZE, stream=writer)
    copy = device.allocate(SIZE, stream=reader)

    timed = EventOptions(timing_enabled=True)
    started = writer.record(options=timed)
    buffer.fill(1, stream=writer)
    written = writer.record()
    buffer_again = device.create_event(timed)

    reader.wait(written)  # holds up the reader's next work, not Python
    copy.copy_from(buffer, stream=reader)
    writer.wait(reader)  # records an event
    buffer.fill(2, stream=writer)
    writer.record(buffer_again)
    buffer_again.sync()
    assert started.is_done and written.is_done and buffer_again.is_done

    result = bytearray(SIZE)
    foreign = ForeignStream(reader)
    copy.copy_to(result, stream=foreign)
    device.create_stream(foreign).sync()
    assert result == bytes([1]) * SIZE
    buffer.copy_to(result, stream=device.default_stream)
    device.default_stream.sync()
    assert result == bytes([2]) * SIZE
    print(
        f"filled {SIZE} bytes, copied and filled again in {buffer_again - started:.3f} ms by streams of priority "
        f"{writer.priority} and {reader.priority}"
    )


if __name__ == "__main__":
    main()
