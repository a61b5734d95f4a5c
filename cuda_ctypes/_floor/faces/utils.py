"""The part of ``bindings.utils`` that all CUDA majors share; the modules of that name add the rest."""

from __future__ import annotations

import os

from ..types import Handle

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

SILENT = "CUDA_PYTHON_DISABLE_MAJOR_VERSION_WARNING"
"""The environment variable that turns :func:`warn_if_older` off."""

TOOLKITS = {
    1: (1000, 1010, 2000, 2010, 2020),
    2: (3000, 3010, 3020, 4000),
    3: (4010, 5000, 5050),
    4: (6000, 6050, 7000, 7050),
    5: (8000,),
    6: (9000, 9010, 9020, 10000, 10010, 10020),
    7: (11000, 11010, 11020, 11030, 11040, 11050, 11060, 11070, 11080),
    8: (12000, 12010, 12020, 12030, 12040, 12050, 12070, 12080, 12090),
    9: (13000, 13010, 13020, 13030, 13040, 13050),
}
"""Major version of PTX -> the CUDA versions that introduced its minor versions 0, 1, 2 ..."""
CUDA_OF_PTX = {f"{major}.{minor}": cuda for major, row in TOOLKITS.items() for minor, cuda in enumerate(row)}

NVVM_MODULE = """\
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-\
v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @nothing() {
  ret void
}
!nvvmir.version = !{!0}
!0 = !{i32 %d, i32 %d, i32 %d, i32 %d}
"""
"""A module without pointers, whose syntax depends on the version of LLVM."""


def get_cuda_native_handle(obj: Any) -> int:
    """The address behind a handle of the driver, the runtime or a compiler."""
    if isinstance(obj, Handle) and obj.is_pointer:
        return +obj  # in a third of the time of int()
    raise TypeError(f"Unknown type: {type(obj)}")


def get_ptx_ver(ptx: str) -> str:
    """The version in PTX's ``.version`` directive, for example "8.4"."""
    import re

    found = re.search(r"\.version\s+(\d+\.\d+)", ptx)
    if not found:
        raise ValueError("the text is not PTX: it has no .version directive")
    return found[1]


def get_minimal_required_cuda_ver_from_ptx_ver(ptx_version: str) -> int:
    """The first CUDA version whose driver accepts this version of PTX, in cuDriverGetVersion's form: 12040 for 12.4."""
    try:
        return CUDA_OF_PTX[ptx_version]
    except KeyError:
        raise ValueError(f"PTX version {ptx_version!r} is unknown") from None


def envvar_bool(name: str, default: bool = False) -> bool:
    """Whether an environment variable is on: set, and not 0, false, no or off; ``default`` if it is unset or empty."""
    text = os.environ.get(name, "")
    return text.lower() not in ("0", "false", "no", "off") if text else default


def nvvm_accepts(nvvm: Any, options: Sequence[str]) -> bool:
    """Whether libNVVM, through this module of ``bindings``, compiles with these options."""
    options = list(options)
    module = (NVVM_MODULE % nvvm.ir_version()).encode()
    program = nvvm.create_program()
    try:
        nvvm.add_module_to_program(program, module, len(module), "nothing")
        nvvm.compile_program(program, len(options), options)
    except nvvm.nvvmError as error:
        if error.status == nvvm.Result.ERROR_INVALID_OPTION:
            return False
        raise
    finally:
        nvvm.destroy_program(program)
    return True


_warned: set[int] = set()


def warn_if_older(driver: Any, major: int) -> None:
    """Warn, once in a process, if the driver is older than the CUDA major of this module of ``checked``."""
    if major in _warned or envvar_bool(SILENT):
        return
    _warned.add(major)
    version = driver.cuDriverGetVersion()
    if version // 1000 < major:
        from warnings import warn

        warn(
            f"these bindings are for CUDA {major}, but the driver supports CUDA {version // 1000} at most: functions "
            f"new in {major} will fail. Update the driver, or set {SILENT}=1 to turn this warning off.",
            UserWarning,
            stacklevel=3,
        )
