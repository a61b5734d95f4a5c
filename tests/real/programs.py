"""GPU code that the tests compile, each piece once per CUDA major."""

from __future__ import annotations

import struct
from typing import Any

ARCH = "sm_90"
FUNCTION = 'extern "C" __device__ int twice(int x) { return 2 * x; }'
"""A separate translation unit, which the kernel calls."""
KERNEL = 'extern "C" __device__ int twice(int x); extern "C" __global__ void fill(int *a) { a[threadIdx.x] = twice(threadIdx.x); }'
ALONE = 'extern "C" __global__ void fill(int *a) { a[threadIdx.x] = 2 * threadIdx.x; }'

DATA_LAYOUT = (
    "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-"
    "v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
)
FAT_MAGIC = 0xBA55ED50
"""The first four bytes of a fat binary."""
HEAD = f'target datalayout = "{DATA_LAYOUT}"\ntarget triple = "nvptx64-nvidia-cuda"\n'


def nvvm_ir(body: str, version: tuple[int, int, int, int]) -> bytes:
    """A module of NVVM IR. ``version`` is the library's IR version."""
    numbers = ", ".join(f"i32 {number}" for number in version)
    return f"{HEAD}{body}\n!nvvmir.version = !{{!0}}\n!0 = !{{{numbers}}}\n".encode()


class Compiled:
    """Results of NVRTC, cached by source and options."""

    def __init__(self, nvrtc: Any) -> None:
        self.nvrtc = nvrtc
        """``checked.nvrtc``."""
        self._made: dict[tuple[str, ...], bytes] = {}

    def __call__(self, kind: str, source: str, *options: str) -> bytes:
        """Compile to ``kind``: PTX, CUBIN or LTOIR, as in the functions' names."""
        key = (kind, source, *options)
        if key not in self._made:
            program = self.nvrtc.nvrtcCreateProgram(source, "unit.cu", 0, [], [])
            self.nvrtc.nvrtcCompileProgram(program, len(options), list(options))
            self._made[key] = getattr(self.nvrtc, f"nvrtcGet{kind}")(program)
            self.nvrtc.nvrtcDestroyProgram(program)
        return self._made[key]

    def ptx(self, source: str, arch: str = "compute_90") -> bytes:
        return self("PTX", source, f"-arch={arch}", "-rdc=true")

    def cubin(self, source: str) -> bytes:
        """Compile to a relocatable object, to be linked."""
        return self("CUBIN", source, f"-arch={ARCH}", "-rdc=true")

    def lto(self, source: str) -> bytes:
        return self("LTOIR", source, f"-arch={ARCH}", "-dlto")


def entries(fatbin: bytes) -> list[tuple[int, int]]:
    """The kind (1 is PTX, 2 a cubin) and architecture of each entry of a fat binary."""
    magic, _, header, size = struct.unpack_from("<IHHQ", fatbin)
    assert magic == FAT_MAGIC and header + size == len(fatbin), "this is not a fat binary"
    found, at = [], header
    while at < len(fatbin):
        kind, _, header, size = struct.unpack_from("<HHIQ", fatbin, at)
        (architecture,) = struct.unpack_from("<I", fatbin, at + 28)
        found.append((kind, architecture))
        at += header + size
    return found
