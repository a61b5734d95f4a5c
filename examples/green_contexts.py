"""Splits a device: two green contexts with separate multiprocessors run kernels side by side.

Shows how to split resources and make contexts of them, for work that must not wait until other work leaves the device.
"""

from __future__ import annotations

from array import array

from cuda_ctypes.core import ContextOptions, Device, LaunchConfig, Program, SMResourceOptions, launch

CODE = r"""
extern "C" __global__ void where(int *multiprocessors)
{
    int id;
    asm("mov.u32 %0, %%smid;" : "=r"(id));
    multiprocessors[blockIdx.x] = id;
}
"""
BLOCKS = 2000


def main() -> None:
    device = Device()
    device.set_current()
    whole = device.resources.sm
    least = whole.min_partition_size
    if whole.sm_count < 2 * least:
        print(f"skipped: {device.name} has {whole.sm_count} multiprocessors, too few for two groups of {least}")
        return
    groups, rest = whole.split(SMResourceOptions(count=(least, least)))
    contexts = [device.create_context(ContextOptions(resources=[group])) for group in groups]
    streams = [context.create_stream() for context in contexts]
    assert [stream.resources.sm.sm_count for stream in streams] == [group.sm_count for group in groups]
    kernel = Program(CODE, "c++").compile("cubin").get_kernel("where")

    used = []
    buffers = [device.allocate(4 * BLOCKS, stream=stream) for stream in streams]
    for stream, buffer in zip(streams, buffers):
        launch(stream, LaunchConfig(grid=BLOCKS, block=128), kernel, buffer)
    for stream, buffer in zip(streams, buffers):
        multiprocessors = array("i", [-1]) * BLOCKS
        buffer.copy_to(multiprocessors, stream=stream)
        stream.sync()
        used.append(set(multiprocessors))

    assert -1 not in used[0] | used[1] and not used[0] & used[1]
    assert all(len(numbers) <= group.sm_count for numbers, group in zip(used, groups))
    print(
        f"two contexts ran on {len(used[0])} and {len(used[1])} multiprocessors, none in common, of {whole.sm_count}; "
        f"{rest.sm_count} are left"
    )


if __name__ == "__main__":
    main()
