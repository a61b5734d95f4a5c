"""First uses in a fresh process: they load no module of the floor that machine code or whole types need, and agree with what comes
after many calls."""

from __future__ import annotations

from collections.abc import Callable

import pytest

SETUP = """
    import sys
    from cuda_ctypes import _floor
    _floor.FEW, _floor.MANY = 100, 500
    from cuda_ctypes import core
    from cuda_ctypes.core import Device, ObjectCode
    from tests.gpu.ptx import KERNELS, image

    device = Device(0)
    device.set_current()
    stream, event = device.create_stream(), device.create_event()
    pool = device.memory_resource
    attributes, of_graphs = pool.attributes, core.GraphMemoryResource(device).attributes
    kernel = ObjectCode.from_ptx(image(KERNELS)).get_kernel("increment")
    of_kernel, occupancy = kernel.attributes, kernel.occupancy
"""


@pytest.mark.processes
@pytest.mark.parametrize(
    "text",
    [
        "device.name",
        "device.uuid",
        "device.pci_bus_id",
        "core.Buffer.from_handle(4096, 64).device_id",
        "attributes.used_mem_current",
        "attributes.reuse_allow_opportunistic",
        "of_graphs.used_mem_high",
        "of_kernel.num_regs",
        "occupancy.max_active_blocks_per_multiprocessor(32, 0)",
        "occupancy.available_dynamic_shared_memory_per_block(2, 32)",
        "occupancy.max_potential_block_size(0, 0)",
        "event.is_done",
        "device.sync()",
        "stream.record(event)",
        "stream.wait(event)",
        "stream.sync()",
        "stream == event",
        "hash(stream)",
        "stream.is_closed",
    ],
)
def test_a_first_call_loads_nothing_and_agrees_with_later_ones(run_python: Callable[..., str], text: str) -> None:
    program = f"""{SETUP}
    before = set(sys.modules)
    first = {text}
    print(sorted([name for name in set(sys.modules) - before if "._floor." in name]))
    later = [{text} for _ in range(700)]
    print(all(value == first and type(value) is type(first) for value in later))
    """
    assert run_python(program) == "[]\nTrue\n"


@pytest.mark.processes
def test_numbers_that_c_cannot_hold_are_refused_in_first_calls(run_python: Callable[..., str]) -> None:
    """And wrong types, with the same words as later."""
    program = f"""{SETUP}
    asked = (occupancy.max_active_blocks_per_multiprocessor, occupancy.available_dynamic_shared_memory_per_block,
        occupancy.max_potential_block_size)
    wrong = (1 << 31, 0), (-1, 0), (0, 1 << 64), ("1", 0), (0, 1.5)

    def refused():
        for ask in asked:
            for pair in wrong:
                try:
                    ask(*pair)
                except Exception as error:
                    yield type(error), str(error).partition("log:")[0]

    first = [*refused()]
    for _ in range(150):
        for ask in asked:
            ask(32, 0) if ask != asked[1] else ask(1, 32)
    print(len(first) > 10, [pair for pair in zip(first, refused()) if pair[0] != pair[1]])
    """
    assert run_python(program) == "True []\n"
