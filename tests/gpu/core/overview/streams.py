from cuda.core import LEGACY_DEFAULT_STREAM, PER_THREAD_DEFAULT_STREAM, Device, Stream, StreamOptions

dev = Device()
dev.set_current()
dev.create_stream().close()
stream = dev.create_stream(options=StreamOptions(nonblocking=True, priority=0))
assert stream.is_nonblocking and stream.priority == 0 and stream.handle and stream.device == dev
stream.sync()
other_stream = dev.create_stream()
stream.wait(other_stream)
event = stream.record()
event.sync()
assert LEGACY_DEFAULT_STREAM is not PER_THREAD_DEFAULT_STREAM
foreign = Stream.from_handle(int(other_stream.handle))
foreign.sync()
stream.close()
print("streams")
