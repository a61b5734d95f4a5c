"""Files on generated code for profilers, selected by ``CUDA_CTYPES_PERF``.

``map`` writes a line to ``/tmp/perf-PID.map``, for ``perf report``. ``jitdump`` writes the code itself to
``/tmp/jit-PID.dump``, for ``perf record -k 1`` and ``perf inject --jit``.
"""

from __future__ import annotations

import os
import time
from struct import pack
from threading import get_native_id

from .. import PROCESSOR

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

FOLDER = "/tmp"
MACHINES = {"x86_64": 62, "aarch64": 183}
"""ELF machine numbers."""
_files: dict[int, Any] = {}
"""The file of this process; a forked child has another."""


def tell(kind: str, address: int, code: bytes, name: str) -> None:
    """Report new code. Errors of files are ignored."""
    try:
        if kind == "map":
            with open(f"{FOLDER}/perf-{os.getpid()}.map", "a", encoding="utf-8") as file:
                file.write(f"{address:x} {len(code):x} cuda_ctypes:{name}\n")
        elif kind == "jitdump":
            _dump(address, code, f"cuda_ctypes:{name}")
    except OSError:
        pass


def _dump(address: int, code: bytes, name: str) -> None:
    pid, now = os.getpid(), time.clock_gettime_ns(time.CLOCK_MONOTONIC)
    made = _files.get(pid)
    if made is None:
        import mmap

        file = open(f"{FOLDER}/jit-{pid}.dump", "w+b", buffering=0)
        file.write(pack("<6I2Q", 0x4A695444, 1, 40, MACHINES[PROCESSOR], 0, pid, now, 0))
        # perf finds the file by its mapping
        mark = mmap.mmap(file.fileno(), 40, mmap.MAP_PRIVATE, mmap.PROT_READ | mmap.PROT_EXEC)
        _files.clear()
        made = _files[pid] = file, mark, [0]
    file, _, count = made
    content = name.encode() + b"\0" + code
    head = pack("<2IQ2I4Q", 0, 56 + len(content), now, pid, get_native_id(), address, address, len(code), count[0])
    count[0] += 1
    file.write(head + content)
