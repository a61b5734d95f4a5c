# python -m generator generate nvvm 13.5
import ctypes

from ..._floor.faces.typed import ByReference, CharPointer, Handle, Int, RawScalar, SizeT, c_function
from ..checked.nvvm import (
    nvvmResult as nvvmResult,
)

NVVM_SUCCESS: nvvmResult
NVVM_ERROR_OUT_OF_MEMORY: nvvmResult
NVVM_ERROR_PROGRAM_CREATION_FAILURE: nvvmResult
NVVM_ERROR_IR_VERSION_MISMATCH: nvvmResult
NVVM_ERROR_INVALID_INPUT: nvvmResult
NVVM_ERROR_INVALID_PROGRAM: nvvmResult
NVVM_ERROR_INVALID_IR: nvvmResult
NVVM_ERROR_INVALID_OPTION: nvvmResult
NVVM_ERROR_NO_MODULE_IN_PROGRAM: nvvmResult
NVVM_ERROR_COMPILATION: nvvmResult
NVVM_ERROR_CANCELLED: nvvmResult

class nvvmProgram(RawScalar, ctypes.c_void_p): ...

@c_function
def nvvmGetErrorString(result: nvvmResult | int, /) -> bytes | None: ...
@c_function
def nvvmVersion(major: ByReference[ctypes.c_int], minor: ByReference[ctypes.c_int], /) -> nvvmResult: ...
@c_function
def nvvmIRVersion(
    majorIR: ByReference[ctypes.c_int],
    minorIR: ByReference[ctypes.c_int],
    majorDbg: ByReference[ctypes.c_int],
    minorDbg: ByReference[ctypes.c_int],
    /,
) -> nvvmResult: ...
@c_function
def nvvmLLVMVersion(arch: CharPointer, major: ByReference[ctypes.c_int], /) -> nvvmResult: ...
@c_function
def nvvmCreateProgram(prog: ByReference[nvvmProgram], /) -> nvvmResult: ...
@c_function
def nvvmDestroyProgram(prog: ByReference[nvvmProgram], /) -> nvvmResult: ...
@c_function
def nvvmAddModuleToProgram(
    prog: nvvmProgram | Handle | int | None,
    buffer: CharPointer,
    size: SizeT,
    name: CharPointer,
    /,
) -> nvvmResult: ...
@c_function
def nvvmLazyAddModuleToProgram(
    prog: nvvmProgram | Handle | int | None,
    buffer: CharPointer,
    size: SizeT,
    name: CharPointer,
    /,
) -> nvvmResult: ...
@c_function
def nvvmCompileProgram(
    prog: nvvmProgram | Handle | int | None,
    numOptions: Int,
    options: ByReference[ctypes.c_char_p],
    /,
) -> nvvmResult: ...
@c_function
def nvvmVerifyProgram(
    prog: nvvmProgram | Handle | int | None,
    numOptions: Int,
    options: ByReference[ctypes.c_char_p],
    /,
) -> nvvmResult: ...
@c_function
def nvvmGetCompiledResultSize(
    prog: nvvmProgram | Handle | int | None,
    bufferSizeRet: ByReference[ctypes.c_size_t],
    /,
) -> nvvmResult: ...
@c_function
def nvvmGetCompiledResult(
    prog: nvvmProgram | Handle | int | None,
    buffer: ByReference[ctypes.c_char],
    /,
) -> nvvmResult: ...
@c_function
def nvvmGetProgramLogSize(
    prog: nvvmProgram | Handle | int | None,
    bufferSizeRet: ByReference[ctypes.c_size_t],
    /,
) -> nvvmResult: ...
@c_function
def nvvmGetProgramLog(prog: nvvmProgram | Handle | int | None, buffer: ByReference[ctypes.c_char], /) -> nvvmResult: ...
