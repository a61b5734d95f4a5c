"""The names used here of :mod:`cuda_ctypes.core`, each imported at its first use."""

from __future__ import annotations

from .. import core
from .._lazy import lazily

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from .._floor.types.argument_memory import NUMPY as NUMPY
    from ..core._driver import advised as advised
    from ..core._driver import after_few as after_few
    from ..core._driver import as_int as as_int
    from ..core._driver import check_range as check_range
    from ..core._driver import driver as driver
    from ..core._driver import driver_version as driver_version
    from ..core._driver import entry as entry
    from ..core._driver import fail as fail
    from ..core._driver import late as late
    from ..core._driver import option_arrays as option_arrays
    from ..core._driver import typed as typed
    from ..core.arrays.dlpack import CPU as CPU
    from ..core.arrays.dlpack import device_for as device_for
    from ..core.arrays.dlpack import export_tensor as export_tensor
    from ..core.arrays.dlpack import import_tensor as import_tensor
    from ..core.arrays.interfaces import checked_interface as checked_interface
    from ..core.arrays.interfaces import device_address as device_address
    from ..core.code.compiler_handle import CompilerHandle as CompilerHandle
    from ..core.code.compiler_handle import c_function as c_function
    from ..core.code.nvrtc_program import NvrtcProgram as NvrtcProgram
    from ..core.code.object_code import check_complete as check_complete
    from ..core.code.program_cache import FileStreamProgramCache as FileStreamProgramCache
    from ..core.errors import CompilerError as CompilerError
    from ..core.graphics import demand_opengl as demand_opengl
    from ..core.graphics import has_opengl as has_opengl
    from ..core.lifetimes import Unique as Unique
    from ..core.lifetimes import ended as ended
    from ..core.lifetimes import inside as inside
    from ..core.memory.buffer import host_view as host_view
    from ..core.memory.host_copies import host_memory as host_memory
    from ..core.memory.pointer_facts import pointer_facts as pointer_facts

HOMES = {
    "_driver": "advised after_few as_int check_range driver driver_version entry fail late option_arrays typed",
    "arrays.dlpack": "CPU device_for export_tensor import_tensor",
    "arrays.interfaces": "checked_interface device_address",
    "code.compiler_handle": "CompilerHandle c_function",
    "code.nvrtc_program": "NvrtcProgram",
    "code.object_code": "check_complete",
    "code.program_cache": "FileStreamProgramCache",
    "errors": "CompilerError",
    "graphics": "demand_opengl has_opengl",
    "kernels.kernel_arguments": "NUMPY",
    "lifetimes": "Unique ended inside",
    "memory.buffer": "host_view",
    "memory.host_copies": "host_memory",
    "memory.pointer_facts": "pointer_facts",
}
"""The names by module: the imports above, for use at run time."""
if not TYPE_CHECKING:  # a type checker would accept any name
    __getattr__, __dir__, __all__ = lazily(globals(), HOMES, package=core.__name__)
