# python -m generator generate nvvm 13.5
import ctypes

from ..._floor.faces.typed import ByReference, CharPointer, Int, RawScalar, SizeT, c_function
from ..checked.nvvm import (
    nvvmResult as nvvmResult,
)

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
    prog: nvvmProgram | int | None,
    buffer: CharPointer,
    size: SizeT,
    name: CharPointer,
    /,
) -> nvvmResult: ...
@c_function
def nvvmLazyAddModuleToProgram(
    prog: nvvmProgram | int | None,
    buffer: CharPointer,
    size: SizeT,
    name: CharPointer,
    /,
) -> nvvmResult: ...
@c_function
def nvvmCompileProgram(
    prog: nvvmProgram | int | None,
    numOptions: Int,
    options: ByReference[ctypes.c_char_p],
    /,
) -> nvvmResult: ...
@c_function
def nvvmVerifyProgram(
    prog: nvvmProgram | int | None,
    numOptions: Int,
    options: ByReference[ctypes.c_char_p],
    /,
) -> nvvmResult: ...
@c_function
def nvvmGetCompiledResultSize(
    prog: nvvmProgram | int | None,
    bufferSizeRet: ByReference[ctypes.c_size_t],
    /,
) -> nvvmResult: ...
@c_function
def nvvmGetCompiledResult(prog: nvvmProgram | int | None, buffer: ByReference[ctypes.c_char], /) -> nvvmResult: ...
@c_function
def nvvmGetProgramLogSize(
    prog: nvvmProgram | int | None,
    bufferSizeRet: ByReference[ctypes.c_size_t],
    /,
) -> nvvmResult: ...
@c_function
def nvvmGetProgramLog(prog: nvvmProgram | int | None, buffer: ByReference[ctypes.c_char], /) -> nvvmResult: ...
