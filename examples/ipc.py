"""Two processes share device memory and an event: one writes, the other reads and writes its answer back.

Shows pools with ``ipc_enabled``, buffers and event descriptors sent by multiprocessing, and a stream that waits for
another process's event. Linux only, like the driver's functions for it.
"""

from __future__ import annotations

import multiprocessing
from array import array
from multiprocessing.connection import Connection

from cuda_ctypes.core import Device, DeviceMemoryResource, DeviceMemoryResourceOptions, Event, EventOptions

COUNT = 50_000


def child(parent: Connection) -> None:
    """The other process: squares each number."""
    device = Device()
    device.set_current()
    stream = device.create_stream()
    shared, written = parent.recv()
    numbers = array("I", [0]) * COUNT
    stream.wait(Event.from_ipc_descriptor(written))
    shared.copy_to(numbers, stream=stream)
    stream.sync()
    shared.copy_from(array("I", [number * number for number in numbers]), stream=stream)
    shared.close(stream)
    stream.sync()
    parent.send("done")


def main() -> None:
    device = Device()
    device.set_current()
    stream = device.create_stream()
    context = multiprocessing.get_context("spawn")  # CUDA does not survive a fork
    here, there = context.Pipe()
    process = context.Process(target=child, args=(there,))
    process.start()
    there.close()

    pool = DeviceMemoryResource(device, DeviceMemoryResourceOptions(ipc_enabled=True))
    shared = pool.allocate(4 * COUNT, stream=stream)
    shared.copy_from(array("I", range(COUNT)), stream=stream)
    written = stream.record(options=EventOptions(ipc_enabled=True))
    here.send((shared, written.ipc_descriptor))
    assert here.recv() == "done"
    answer = array("I", [0]) * COUNT
    shared.copy_to(answer, stream=stream)
    stream.sync()
    process.join()

    assert process.exitcode == 0
    assert answer == array("I", [number * number for number in range(COUNT)])
    print(f"process {process.pid} squared {COUNT} numbers in the memory of this process")


if __name__ == "__main__":
    main()
