"""Helpers around the bindings of CUDA 13: native handles, versions of PTX, options of libNVVM."""

from __future__ import annotations

from ..._floor.faces import utils as _utils
from ..._floor.faces.utils import (
    envvar_bool,
    get_cuda_native_handle,
    get_minimal_required_cuda_ver_from_ptx_ver,
    get_ptx_ver,
)

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = [
    "check_nvvm_compiler_options",
    "envvar_bool",
    "get_cuda_native_handle",
    "get_minimal_required_cuda_ver_from_ptx_ver",
    "get_ptx_ver",
    "warn_if_cuda_major_version_mismatch",
]


def __dir__() -> list[str]:
    return __all__


def check_nvvm_compiler_options(options: Sequence[str]) -> bool:
    """Whether the libNVVM that is found accepts these options."""
    from . import nvvm

    return _utils.nvvm_accepts(nvvm, options)


def warn_if_cuda_major_version_mismatch() -> None:
    """Warn, once in a process, if the driver is of an older CUDA major than 13."""
    from ..checked import driver

    _utils.warn_if_older(driver, 13)
