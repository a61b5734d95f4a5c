"""Links two separately compiled pieces of code: a kernel, and a function that it calls.

Shows Linker with link-time optimization: it links the compiler's intermediate code ("ltoir"), so the function can be
inlined into the kernel as within one source. Needs nvJitLink.
"""

from __future__ import annotations

from array import array

from cuda_ctypes.core import Device, LaunchConfig, Linker, LinkerOptions, Program, ProgramOptions, launch

FUNCTION = r"""
extern "C" __device__ int collatz(unsigned number)
{
    int steps = 0;
    for (; number > 1; steps++)
        number = number % 2 ? 3 * number + 1 : number / 2;
    return steps;
}
"""
KERNEL = r"""
extern "C" __device__ int collatz(unsigned number);

extern "C" __global__ void count_steps(int *steps, int count)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        steps[i] = collatz(i);
}
"""
COUNT = 1000


def collatz(number: int) -> int:
    steps = 0
    while number > 1:
        number = 3 * number + 1 if number % 2 else number // 2
        steps += 1
    return steps


def main() -> None:
    device = Device()
    device.set_current()
    stream = device.create_stream()
    options = ProgramOptions(link_time_optimization=True)
    pieces = [Program(code, "c++", options).compile("ltoir") for code in (FUNCTION, KERNEL)]
    linker = Linker(*pieces, options=LinkerOptions(arch=f"sm_{device.arch}", link_time_optimization=True))
    kernel = linker.link("cubin").get_kernel("count_steps")

    steps = array("i", [0]) * COUNT
    with device.allocate(4 * COUNT, stream=stream) as on_device:
        launch(stream, LaunchConfig(grid=-(-COUNT // 128), block=128), kernel, on_device, COUNT)
        on_device.copy_to(steps, stream=stream)
    stream.sync()

    assert list(steps) == [collatz(number) for number in range(COUNT)]
    most = max(steps)
    print(f"{len(pieces)} pieces, linked by {linker.backend}: {steps.index(most)} takes {most} steps to 1")


if __name__ == "__main__":
    main()
