"""Allocates once from each kind of memory resource, and copies a pattern from one buffer to the next.

Shows that every resource makes Buffers, which are filled, copied and read in the same way: pools of device, page-locked
and managed memory, page-locked memory without a pool, memory that can grow, a graph's memory, and a user-defined
resource.
"""

from __future__ import annotations

from cuda_ctypes import core
from cuda_ctypes.checked import driver
from cuda_ctypes.core.typing import DevicePointerType, IsStreamType


class CountingResource(core.MemoryResource):
    """A user-defined resource: takes memory from another one and counts the allocations."""

    def __init__(self, source: core.MemoryResource) -> None:
        self.source = source
        self.taken: dict[int, core.Buffer] = {}

    def allocate(self, size: int, *, stream: IsStreamType) -> core.Buffer:
        buffer = self.source.allocate(size, stream=stream)
        self.taken[buffer.handle] = buffer
        return core.Buffer.from_handle(buffer.handle, size, mr=self, stream=stream)

    def deallocate(self, ptr: DevicePointerType, size: int, *, stream: IsStreamType) -> None:
        self.taken.pop(int(ptr or 0)).close(stream)

    is_device_accessible = True
    is_host_accessible = False
    device_id = 0


def main() -> None:
    device = core.Device(0)
    device.set_current()
    stream = device.create_stream()
    virtual = core.VirtualMemoryResource(device)
    first = virtual.modify_allocation(virtual.allocate(1 << 20, stream=stream), 6 << 20)  # rounded up to whole pages
    first.fill(b"\x12\x34\x56\x78", stream=stream)

    counting = CountingResource(device.memory_resource)
    resources = [
        core.DeviceMemoryResource(device, core.DeviceMemoryResourceOptions(max_size=1 << 30)),
        core.LegacyPinnedMemoryResource(),
        counting,
    ]
    if device.properties.host_memory_pools_supported:
        resources.append(core.PinnedMemoryResource())
    if device.properties.concurrent_managed_access:
        resources.append(core.ManagedMemoryResource())
    buffers = [first]
    for resource in resources:
        buffers.append(resource.allocate(first.size, stream=stream))
        buffers[-1].copy_from(buffers[-2], stream=stream)

    # A graph's memory exists while the graph runs. The captured work comes from objects of cuda_ctypes.core.
    result = core.LegacyPinnedMemoryResource().allocate(first.size)
    driver.cuStreamBeginCapture(stream.handle, driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED)
    with core.GraphMemoryResource(device).allocate(first.size, stream=stream) as scratch:
        scratch.copy_from(buffers[-1], stream=stream)
        scratch.copy_to(result, stream=stream)
    graph = driver.cuStreamEndCapture(stream.handle)
    driver.cuGraphLaunch(driver.cuGraphInstantiate(graph, 0), stream.handle)
    stream.sync()

    assert bytes(result.as_memoryview()) == b"\x12\x34\x56\x78" * (first.size // 4)
    names = [type(resource).__name__ for resource in (virtual, *resources, core.GraphMemoryResource(device))]
    for buffer in buffers:
        buffer.close(stream)
    assert not counting.taken
    print(f"passed {result.size} bytes through {', '.join(names)}")


if __name__ == "__main__":
    main()
