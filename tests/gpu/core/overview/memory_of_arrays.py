import cupy as cp
import numpy as np
from cuda.core import Device, LegacyPinnedMemoryResource, Stream

dev = Device()
dev.set_current()
stream = dev.create_stream()
device_buf = dev.allocate(16, stream=stream)
pinned_buf = LegacyPinnedMemoryResource().allocate(4096, stream=stream)
host_data = np.array([1.0, 2.0, 3.0, 4.0], dtype=np.float32)
device_buf.copy_from(host_data, stream=stream)
stream.sync()
assert cp.from_dlpack(device_buf).view(cp.float32).tolist() == [1, 2, 3, 4]
assert np.from_dlpack(pinned_buf).nbytes == 4096
cupy_stream = cp.cuda.Stream()
Stream.from_handle(int(cupy_stream.ptr)).sync()
stream.close()
print("memory of arrays")
