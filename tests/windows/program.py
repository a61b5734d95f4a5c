"""A program for Windows: this Python proves its machine code before the first use, and objects of ``core`` work by it."""

import sys

import cuda_ctypes
from cuda_ctypes.core import Device

device = Device()
device.set_current()
stream = device.create_stream()
content = bytearray(16)
for number in range(100):
    buffer = device.allocate(16, stream=stream)
    buffer.fill(number, stream=stream)
    buffer.copy_to(memoryview(content), stream=stream)
    stream.sync()
    buffer.close()
    if content != bytes([number]) * 16:
        sys.exit(f"memory filled with {number} has {content!r}")
counted = cuda_ctypes.machine_code()
if "hindrance" in counted:
    sys.exit(f"there is no machine code: {counted['hindrance']}")
failures = sum(counted[use]["failures"] for use in ("functions", "launches"))
if failures:
    sys.exit(f"{failures} pieces of machine code could not be written")
print(f"{counted['functions']['shapes']} pieces of machine code")
