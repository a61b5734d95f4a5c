"""Writes scans' kernels to a folder: ``python -m tests.blocks.scans FOLDER``, in an interpreter with NumPy. Prints, as JSON, the
macros that scans.cpp needs for each.
"""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path
from typing import Any

np: Any = importlib.import_module("numpy")

STRUCTS = """
struct affine { unsigned factor, summand, last; };
__device__ affine after(affine a, affine b) { return {a.factor * b.factor, a.summand * b.factor + b.summand, b.last}; }
struct segment { int starts, sum; };
__device__ segment joined(segment a, segment b) { return {a.starts | b.starts, b.starts % 2 ? b.sum : a.sum + b.sum}; }
struct wide { unsigned sums[9]; };
__device__ wide added(wide a, wide b) { for (int k = 0; k < 9; ++k) a.sums[k] += b.sums[k]; return a; }
"""
ROOM = 1 << 14
"""Bytes of shared memory."""
INCLUSIVE, EXCLUSIVE = "InclusiveScanKernel", "ExclusiveScanKernel"
FACTORS = [("factor", "u4"), ("summand", "u4"), ("last", "u4")]
CASES = {
    "bytes": (INCLUSIVE, "", "i1", "a+b", "7"),
    "shorts": (EXCLUSIVE, "", "u2", "a > b ? a : b", "7"),
    "ints": (INCLUSIVE, "", "i4", "a+b", "7"),
    "the last int": (EXCLUSIVE, "", "i4", "b", "7"),
    "longs": (INCLUSIVE, "", "i8", "a+b", "7"),
    "segments": (EXCLUSIVE, "segment", [("starts", "i4"), ("sum", "i4")], "joined(a, b)", "(segment{0, 3})"),
    "affine functions": (INCLUSIVE, "affine", FACTORS, "after(a, b)", "(affine{1, 0, 9})"),
    "affine functions, exclusive": (EXCLUSIVE, "affine", FACTORS, "after(a, b)", "(affine{1, 0, 9})"),
    "36 bytes": (INCLUSIVE, "wide", [("sums", "u4", 9)], "added(a, b)", "(wide{})"),
}
"""The kernel's class, the struct's name, dtype, expression and neutral element."""


def main(folder: Path) -> None:
    scan: Any = importlib.import_module("cuda_ctypes.pycuda.scan")
    tools = importlib.import_module("cuda_ctypes.pycuda.tools")
    scan.THREADS = 64  # two warps take less time
    found = {}
    for number, (case, (kind, struct, dtype, expression, neutral)) in enumerate(CASES.items()):
        elements = tools.get_or_register_dtype(struct, np.dtype(dtype)) if struct else dtype
        kernel = getattr(scan, kind)(elements, expression, neutral, preamble=STRUCTS)
        path = folder / f"{number}.cu"
        source, _, _, shared = kernel._written(ROOM)
        path.write_text(source, "utf-8")
        found[case] = {"KERNEL": f'"{path}"', "NEUTRAL": neutral, "EXCLUSIVE": int(kind == EXCLUSIVE), "ROOM": shared}
    for size in (ROOM // 4, ROOM, 10 * ROOM):
        try:
            raise AssertionError(f"{size} bytes: {scan.shape_for(size, ROOM)}")
        except ValueError as error:
            assert f"an element has {size} bytes" in str(error), error
    print(json.dumps(found))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
