"""CUDA's own headers: their folders, and the package of a missing one."""

from __future__ import annotations

import os
import re

from ... import major as default_major

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package

MISSING = re.compile(r'(?:could not|cannot) open source file "([^"]+)"')
"""NVRTC's message about an included file that it does not find."""

PACKAGES = (  # (beginning of the header's name, CUDA 13's package, CUDA 12's)
    (r"cuda/|cub/|thrust/|nv/|cccl/", "nvidia-cuda-cccl", "nvidia-cuda-cccl-cu12"),
    (r"crt/", "nvidia-cuda-crt", "nvidia-cuda-nvcc-cu12"),
    (r"curand", "nvidia-curand", "nvidia-curand-cu12"),
    (
        r"cuda|cooperative_groups|mma\.h|cuComplex|device_|driver_types|vector_|math_constants|sm_\d|texture_|surface_",
        "nvidia-cuda-runtime",
        "nvidia-cuda-runtime-cu12",
    ),
)
FOLDERS = ("cudart", "cccl", "curand", "nvcc")
"""The finder's names of these packages' folders."""
KINDS = dict(zip((beginning for beginning, *_ in PACKAGES), ("cccl", "", "curand", "cudart")))
"""The folder of each pattern above; ``crt/`` is in nvcc's folder in CUDA 12, and in the common one in CUDA 13."""
OF_THE_HOST = (
    "cstdint cstddef climits cfloat cmath cassert limits type_traits utility tuple array atomic complex chrono".split()
)
"""Headers of the C++ library that libcu++ has for the device."""
OTHERS_OF_THE_HOST = (
    r"[a-z_]+|c?(std|string|math|assert|ctype|errno|float|limits|locale|setjmp|signal|time|wchar)(io|lib)?\.h"
)
"""The other headers: those of C++, without an ending, and those of C."""


def missing(log: str) -> str:
    """The header that a compilation did not find; empty after other errors."""
    found = MISSING.search(log)
    return found[1] if found else ""


def folders() -> list[str]:
    """The installed folders of CUDA's headers."""
    from ...pathfinder import find_nvidia_header_directory

    major = int(default_major())
    return list(dict.fromkeys(filter(None, (find_nvidia_header_directory(name, major=major) for name in FOLDERS))))


def folders_with(header: str) -> list[str]:
    """All folders of CUDA's headers, if one of them has this header."""
    found = folders()
    return found if any(os.path.exists(os.path.join(folder, *header.split("/"))) for folder in found) else []


def package_of(header: str) -> str:
    """The package of the default CUDA major with a header; empty for others than CUDA's."""
    for beginning, *packages in PACKAGES:
        if re.match(beginning, header):
            return packages[0 if default_major() == "13" else 1]
    return ""


def misspelt(header: str) -> str:
    """Advice about a header that its installed package lacks; empty where the package is not installed."""
    from ...pathfinder import find_nvidia_header_directory

    kind = next((kind for beginning, kind in KINDS.items() if re.match(beginning, header)), "")
    place = kind in FOLDERS and find_nvidia_header_directory(kind, major=int(default_major()))
    return f"there is no <{header}> in {place}{meant(header, [place])}" if place else ""


def meant(header: str, places: list[str]) -> str:
    """``; did you mean 'mma.h'?`` for headers with the same ending and a name like this one; empty if there is none."""
    from ..._floor.suggest import asked, nearest

    folder, slash, name = header.rpartition("/")
    stem, ending = os.path.splitext(name)
    there = [os.path.join(place, *folder.split("/")) for place in places]
    found = [os.path.splitext(other) for path in there if os.path.isdir(path) for other in os.listdir(path)]
    close = nearest(stem, {other for other, end in found if end == ending})  # an ending would make all names alike
    return asked([f"{folder}{slash}{other}{ending}" for other in close])


def advice(header: str) -> str:
    """Advice about a missing header."""
    package = package_of(header)
    if package:
        return misspelt(header) or (
            f"<{header}> was not found: pip install {package}, or set CUDA_PATH to a toolkit of CUDA {default_major()}, or name "
            f"its folder in ProgramOptions(include_path=...)"
        )
    plain = re.sub(r"^(std\w+)\.h$", r"c\1", header)
    if plain in OF_THE_HOST:
        return (
            f"<{header}> is a header of the host's compiler, which NVRTC does without: include <cuda/std/{plain}> "
            f"(CUDA's headers are found by themselves once the package {package_of('cuda/std/')} is installed)"
        )
    if re.fullmatch(OTHERS_OF_THE_HOST, header):
        return (
            f"<{header}> is a header of the host's compiler, which NVRTC does without: leave it out, or put it behind "
            f"#ifndef __CUDACC_RTC__"
        )
    close = meant(header, folders())
    return f'"{header}" was not found{close}{" If not," if close else ":"} name its folder in ProgramOptions(include_path=...)'
