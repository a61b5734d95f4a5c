import ctypes

from cuda.core import (
    Buffer,
    Device,
    DeviceMemoryResource,
    LegacyPinnedMemoryResource,
    ManagedMemoryResource,
    PinnedMemoryResource,
)

dev = Device()
dev.set_current()
stream = dev.create_stream()
buf = dev.allocate(size=1024, stream=stream)
assert buf.handle and buf.size == 1024
device_mr = dev.memory_resource
assert isinstance(device_mr, DeviceMemoryResource)
device_buf = device_mr.allocate(4096, stream=stream)
pinned_buf = LegacyPinnedMemoryResource().allocate(4096, stream=stream)
pinned_buf_new = PinnedMemoryResource().allocate(4096, stream=stream)
managed_buf = ManagedMemoryResource().allocate(4096, stream=stream)
src_buf = dev.allocate(1024, stream=stream)
dst_buf = dev.allocate(1024, stream=stream)
src_buf.fill(value=7, stream=stream)
src_buf.copy_to(dst_buf, stream=stream)
buf.fill(value=0, stream=stream)
buf.fill(value=b"\xff", stream=stream)
host = LegacyPinnedMemoryResource().allocate(1024)
dst_buf.copy_to(host, stream=stream)
stream.sync()
assert ctypes.string_at(int(host.handle), 1024) == b"\7" * 1024
outside = Buffer.from_handle(ptr=int(src_buf.handle), size=1024)
assert outside.size == 1024
buf.close(stream)
with dev.allocate(1024, stream=stream) as buf:
    assert not buf.is_closed
assert buf.is_closed
stream.close()
print("memory")
