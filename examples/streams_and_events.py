"""Orders work between streams: one of them waits for a point in the work of another, and events tell the time in between.

Shows options of streams and events, the default stream, and streams of other libraries, which are taken wherever a stream is
wanted if they have ``__cuda_stream__`` (CuPy, PyTorch, Numba).
"""

from __future__ import annotations

from cuda_ctypes.core import Device, EventOptions, Stream, StreamOptions

SIZE = 1 << 24


class ForeignStream:
    """What a stream of another library looks like."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream

    def __cuda_stream__(self) -> tuple[int, int]:
        return 0, int(self.stream.handle)


def main() -> None:
    device = Device()
    device.set_current()
    writer = device.create_stream(options=StreamOptions(nonblocking=True, priority=-1))  # served before others
    reader = device.create_stream()
    buffer = device.allocate(SIZE, stream=writer)
    copy = device.allocate(SIZE, stream=reader)

    timed = EventOptions(timing_enabled=True)
    started = writer.record(options=timed)
    buffer.fill(1, stream=writer)
    written = writer.record()
    buffer_again = device.create_event(timed)

    reader.wait(written)  # the reader's next work, not Python
    copy.copy_from(buffer, stream=reader)
    writer.wait(reader)  # an event is recorded in between
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
