"""``python -m cuda_ctypes check``: allocates, compiles, launches and compares on every GPU, and reports defects."""

from __future__ import annotations

import argparse
import json
import time
from array import array
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

from .. import major as default_major
from .._floor.cuda_version import version_text
from ..errors import CudaCtypesError, CudaError

COUNT = 1 << 16
SOURCE = """extern "C" __global__ void count(unsigned *to) {
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    to[i] = 3 * i + 1;
}"""
PTX = """.version 6.0
.target sm_50
.address_size 64
.visible .entry count(.param .u64 to)
{
    .reg .b32 %i, %block, %width, %number;
    .reg .b64 %to, %offset;
    mov.u32 %i, %tid.x;
    mov.u32 %block, %ctaid.x;
    mov.u32 %width, %ntid.x;
    mad.lo.u32 %i, %block, %width, %i;
    mad.lo.u32 %number, %i, 3, 1;
    ld.param.u64 %to, [to];
    mul.wide.u32 %offset, %i, 4;
    add.u64 %to, %to, %offset;
    st.global.u32 [%to], %number;
    ret;
}
"""
"""The same for the driver's own compiler, so that a defect of NVRTC does not hide the GPU's state."""
NO_GPU = "The driver sees no GPU: look at nvidia-smi, at CUDA_VISIBLE_DEVICES, and whether this container was started with GPUs (--gpus all)."


class Outcome:
    """The result of one check."""

    def __init__(self, device: int | None, what: str, ok: bool, words: str, milliseconds: float) -> None:
        self.device = device
        self.what = what
        self.ok = ok
        self.words = words
        """The finding; of a failed check the defect and its remedy."""
        self.milliseconds = milliseconds


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(arguments: argparse.Namespace) -> int:
    outcomes = []
    for outcome in checks():
        outcomes.append(outcome)
        if not arguments.json:
            place = "" if outcome.device is None else f"GPU {outcome.device} "
            print(f"{'ok    ' if outcome.ok else 'broken'}  {place}{outcome.what}: {outcome.words}", flush=True)
    failed = [outcome for outcome in outcomes if not outcome.ok]
    if arguments.json:
        print(json.dumps({"ok": not failed, "checks": [vars(outcome) for outcome in outcomes]}, indent=1))
    elif failed:
        print(f"{len(failed)} of {len(outcomes)} checks failed")
    else:
        print("everything works")
    return 1 if failed else 0


def tried(device: int | None, what: str, attempt: Callable[[], str]) -> Outcome:
    """The outcome of a check that returns its finding or raises."""
    start = time.perf_counter()
    try:
        words, ok = attempt(), True
    except (CudaCtypesError, CudaError, RuntimeError, ValueError, MemoryError) as error:
        words, ok = " ".join(str(error).partition(" Tried:")[0].split()), False
    return Outcome(device, what, ok, words, round((time.perf_counter() - start) * 1000, 1))


def checks() -> Iterator[Outcome]:
    found: list[Any] = []
    first = tried(None, "driver", driver_version)
    yield first
    if first.ok:
        yield tried(None, "GPUs", lambda: all_devices(found))
    for number, device in enumerate(found):
        yield from of_device(number, device)


def driver_version() -> str:
    from ..checked import driver

    version = driver.cuDriverGetVersion()
    if version // 1000 < int(default_major()):
        raise RuntimeError(
            f"it supports CUDA {version_text(version)}, older than the API chosen, {default_major()}: set CUDA_CTYPES_API=12, or "
            "update the display driver"
        )
    return f"supports CUDA {version_text(version)}"


def all_devices(found: list[Any]) -> str:
    """The names of the GPUs, which are put into a list."""
    from ..core import Device

    devices = Device.get_all_devices()
    if not devices:
        raise RuntimeError(NO_GPU)
    found += devices
    return ", ".join(device.name for device in devices)


def of_device(number: int, device: Any) -> Iterator[Outcome]:
    """The checks of one GPU. Each needs those before it, except the compiler's."""
    here: dict[str, Any] = {}

    def context() -> str:
        device.set_current()
        here["stream"] = device.create_stream()
        major, minor = device.compute_capability
        return f"{device.name}, compute capability {major}.{minor}"

    def memory() -> str:
        here["memory"] = device.allocate(4 * COUNT, stream=here["stream"])
        here["memory"].fill(b"\xee", stream=here["stream"])
        back = bytearray(4 * COUNT)
        here["memory"].copy_to(back, stream=here["stream"])
        here["stream"].sync()
        if back != b"\xee" * len(back):
            raise RuntimeError("the bytes read differ from those written: the memory or the bus of this GPU is broken")
        return f"{4 * COUNT >> 10} KiB written and read"

    def compiling() -> str:
        from ..core import Program

        here["kernel"] = Program(SOURCE, "c++").compile("cubin").get_kernel("count")
        return "NVRTC made code for it"

    def launching() -> str:
        from ..core import LaunchConfig, ObjectCode, launch

        kernel = here.get("kernel") or ObjectCode.from_ptx(PTX.encode()).get_kernel("count")
        launch(here["stream"], LaunchConfig(grid=COUNT // 256, block=256), kernel, here["memory"])
        here["stream"].sync()
        return f"{COUNT} threads"

    def comparing() -> str:
        back = array("I", bytes(4 * COUNT))
        here["memory"].copy_to(back, stream=here["stream"])
        here["stream"].sync()
        wrong = sum(value != 3 * place + 1 for place, value in enumerate(back))
        if wrong:
            raise RuntimeError(
                f"{wrong} of {COUNT} numbers are wrong: the GPU computes wrongly; look for Xid errors in the system's log"
            )
        return f"{COUNT} numbers are right"

    for what, attempt in (
        ("context", context),
        ("memory", memory),
        ("compiler", compiling),
        ("launch", launching),
        ("results", comparing),
    ):
        outcome = tried(number, what, attempt)
        yield outcome
        if not outcome.ok and what != "compiler":
            break
    for name in ("memory", "stream"):
        if name in here:
            with suppress(CudaError):  # a kernel that crashed has ended the context
                here[name].close()
