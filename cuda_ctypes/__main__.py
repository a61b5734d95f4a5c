"""``python -m cuda_ctypes``: what of CUDA this Python can use, what is missing, and how to get it."""

from __future__ import annotations

import glob
import os
import platform
import sys
from collections.abc import Iterator
from typing import Any

from . import __version__, _default
from .errors import CudaCtypesError

WINDOWS = sys.platform == "win32"

LIBRARIES = (
    # name, file per major on Linux and on Windows, package per major
    (
        "runtime",
        ("libcudart.so.{major}", "cudart64_{major}.dll"),
        {"13": "nvidia-cuda-runtime", "12": "nvidia-cuda-runtime-cu12"},
    ),
    (
        "nvrtc",
        ("libnvrtc.so.{major}", "nvrtc64_{major}0_0.dll"),
        {"13": "nvidia-cuda-nvrtc", "12": "nvidia-cuda-nvrtc-cu12"},
    ),
    (
        "nvjitlink",
        ("libnvJitLink.so.{major}", "nvJitLink_{major}0_0.dll"),
        {"13": "nvidia-nvjitlink", "12": "nvidia-nvjitlink-cu12"},
    ),
    ("nvvm", ("libnvvm.so.4", "nvvm64_40_0.dll"), {"13": "nvidia-nvvm", "12": "nvidia-cuda-nvcc-cu12"}),
    (
        "nvfatbin",
        ("libnvfatbin.so.{major}", "nvfatbin_{major}0_0.dll"),
        {"13": "nvidia-nvfatbin", "12": "nvidia-nvfatbin-cu12"},
    ),
)

INSTALLED = ("*/bin/x86_64", "*/bin", "*/nvvm/bin") if WINDOWS else ("*/lib", "*/nvvm/lib64")
"""Folders of NVIDIA's packages below site-packages/nvidia."""
TOOLKIT = ("bin/x64", "bin", "nvvm/bin") if WINDOWS else ("lib64", "nvvm/lib64")


def folders() -> Iterator[str]:
    """Where libraries lie: NVIDIA's packages of this Python, conda, the loader's path, toolkits."""
    for path in sys.path:
        for pattern in INSTALLED:
            yield from sorted(glob.glob(os.path.join(path, "nvidia", *pattern.split("/"))))
    if os.environ.get("CONDA_PREFIX"):
        yield os.path.join(os.environ["CONDA_PREFIX"], *(("Library", "bin") if WINDOWS else ("lib",)))
    yield from filter(None, os.environ.get("PATH" if WINDOWS else "LD_LIBRARY_PATH", "").split(os.pathsep))
    for root in (os.environ.get("CUDA_PATH"), os.environ.get("CUDA_HOME"), "" if WINDOWS else "/usr/local/cuda"):
        if root:
            yield from (os.path.join(root, *folder.split("/")) for folder in TOOLKIT)


def found(file: str) -> str:
    for folder in folders():
        path = os.path.join(folder, file)
        if os.path.exists(path):
            return path
    return ""


def devices(driver: Any) -> Iterator[str]:
    attribute = driver.CUdevice_attribute
    for ordinal in range(driver.cuDeviceGetCount()):
        device = driver.cuDeviceGet(ordinal)
        major = driver.cuDeviceGetAttribute(attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device)
        minor = driver.cuDeviceGetAttribute(attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, device)
        memory = driver.cuDeviceTotalMem(device) / 2**30
        yield f"{ordinal}: {driver.cuDeviceGetName(256, device)}, compute capability {major}.{minor}, {memory:.0f} GiB"


def main() -> int:
    try:
        major = _default.major()
    except ImportError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    chosen = f"{_default.VARIABLE}={major}" if os.environ.get(_default.VARIABLE) else "the default"
    print(f"cuda_ctypes {__version__}, Python {platform.python_version()} ({platform.python_implementation()})")
    print(f"API         CUDA {major} ({chosen}; {_default.VARIABLE}=12 or 13 chooses)")
    status = report_driver()
    for name, files, packages in LIBRARIES:
        file = files[WINDOWS].format(major=major)
        path = found(file)
        print(f"{name:<11} {path or f'{file} not found; pip install {packages[major]}'}")
    return status


def report_driver() -> int:
    from ._floor.faces import common
    from ._floor.library import version_text

    if _default.major() == "13":
        from .cu13._tables import driver as table
        from .cu13.checked import driver
    else:
        from .cu12._tables import driver as table  # type: ignore[no-redef]
        from .cu12.checked import driver  # type: ignore[no-redef]
    try:
        version = driver.cuDriverGetVersion()
        path = common(table).library.path
        older = version // 1000 < int(_default.major())
        note = f", older than the API chosen: set {_default.VARIABLE}=12, or update the driver" if older else ""
        print(f"driver      {path}, supports CUDA {version_text(version)}{note}")
        driver.cuInit(0)
        lines = list(devices(driver))
        for line in lines or ["none"]:
            print(f"device      {line}")
        return 0 if lines else 1
    except CudaCtypesError as error:
        print(f"driver      {error}")
    except driver.CudaError as error:
        print(f"driver      {error}")
    return 1


if __name__ == "__main__":
    sys.exit(main())
