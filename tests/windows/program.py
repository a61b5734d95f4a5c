"""A program for Windows: this Python's machine code passes its self-check, and objects of ``core`` work by it."""

import sys

import cuda_ctypes
from cuda_ctypes._floor.native.self_check import differences
from cuda_ctypes.core import Device

for difference in differences():
    sys.exit(f"machine code differs from Python: {difference}")
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
failures = sum(counted[use]["failures"] for use in ("functions", "launches"))
if failures:
    sys.exit(f"{failures} pieces of machine code could not be written")
print(f"{counted['functions']['shapes']} pieces of machine code")
