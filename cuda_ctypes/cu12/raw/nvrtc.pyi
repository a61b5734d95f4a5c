# python -m generator generate nvrtc 12.9
import ctypes

from ..._floor.faces.typed import ByReference, CharPointer, Handle, Int, RawScalar, SizeT, VoidPointer, c_function
from ..bindings.nvrtc import (
    nvrtcResult as nvrtcResult,
)

NVRTC_SUCCESS: nvrtcResult
NVRTC_ERROR_OUT_OF_MEMORY: nvrtcResult
NVRTC_ERROR_PROGRAM_CREATION_FAILURE: nvrtcResult
NVRTC_ERROR_INVALID_INPUT: nvrtcResult
NVRTC_ERROR_INVALID_PROGRAM: nvrtcResult
NVRTC_ERROR_INVALID_OPTION: nvrtcResult
NVRTC_ERROR_COMPILATION: nvrtcResult
NVRTC_ERROR_BUILTIN_OPERATION_FAILURE: nvrtcResult
NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION: nvrtcResult
NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION: nvrtcResult
NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID: nvrtcResult
NVRTC_ERROR_INTERNAL_ERROR: nvrtcResult
NVRTC_ERROR_TIME_FILE_WRITE_FAILED: nvrtcResult
NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED: nvrtcResult
NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED: nvrtcResult
NVRTC_ERROR_PCH_CREATE: nvrtcResult
NVRTC_ERROR_CANCELLED: nvrtcResult

class nvrtcProgram(RawScalar, ctypes.c_void_p): ...
class nvrtcSetFlowCallback_callback(ctypes._CFunctionType): ...

@c_function
def nvrtcGetErrorString(result: nvrtcResult | int, /) -> bytes | None: ...
@c_function
def nvrtcVersion(major: ByReference[ctypes.c_int], minor: ByReference[ctypes.c_int], /) -> nvrtcResult: ...
@c_function
def nvrtcGetNumSupportedArchs(numArchs: ByReference[ctypes.c_int], /) -> nvrtcResult: ...
@c_function
def nvrtcGetSupportedArchs(supportedArchs: ByReference[ctypes.c_int], /) -> nvrtcResult: ...
@c_function
def nvrtcCreateProgram(
    prog: ByReference[nvrtcProgram],
    src: CharPointer,
    name: CharPointer,
    numHeaders: Int,
    headers: ByReference[ctypes.c_char_p],
    includeNames: ByReference[ctypes.c_char_p],
    /,
) -> nvrtcResult: ...
@c_function
def nvrtcDestroyProgram(prog: ByReference[nvrtcProgram], /) -> nvrtcResult: ...
@c_function
def nvrtcCompileProgram(
    prog: nvrtcProgram | Handle | int | None,
    numOptions: Int,
    options: ByReference[ctypes.c_char_p],
    /,
) -> nvrtcResult: ...
@c_function
def nvrtcGetPTXSize(
    prog: nvrtcProgram | Handle | int | None,
    ptxSizeRet: ByReference[ctypes.c_size_t],
    /,
) -> nvrtcResult: ...
@c_function
def nvrtcGetPTX(prog: nvrtcProgram | Handle | int | None, ptx: ByReference[ctypes.c_char], /) -> nvrtcResult: ...
@c_function
def nvrtcGetCUBINSize(
    prog: nvrtcProgram | Handle | int | None,
    cubinSizeRet: ByReference[ctypes.c_size_t],
    /,
) -> nvrtcResult: ...
@c_function
def nvrtcGetCUBIN(prog: nvrtcProgram | Handle | int | None, cubin: ByReference[ctypes.c_char], /) -> nvrtcResult: ...
@c_function
def nvrtcGetNVVMSize(
    prog: nvrtcProgram | Handle | int | None,
    nvvmSizeRet: ByReference[ctypes.c_size_t],
    /,
) -> nvrtcResult: ...
@c_function
def nvrtcGetNVVM(prog: nvrtcProgram | Handle | int | None, nvvm: ByReference[ctypes.c_char], /) -> nvrtcResult: ...
@c_function
def nvrtcGetLTOIRSize(
    prog: nvrtcProgram | Handle | int | None,
    LTOIRSizeRet: ByReference[ctypes.c_size_t],
    /,
) -> nvrtcResult: ...
@c_function
def nvrtcGetLTOIR(prog: nvrtcProgram | Handle | int | None, LTOIR: ByReference[ctypes.c_char], /) -> nvrtcResult: ...
@c_function
def nvrtcGetOptiXIRSize(
    prog: nvrtcProgram | Handle | int | None,
    optixirSizeRet: ByReference[ctypes.c_size_t],
    /,
) -> nvrtcResult: ...
@c_function
def nvrtcGetOptiXIR(
    prog: nvrtcProgram | Handle | int | None,
    optixir: ByReference[ctypes.c_char],
    /,
) -> nvrtcResult: ...
@c_function
def nvrtcGetProgramLogSize(
    prog: nvrtcProgram | Handle | int | None,
    logSizeRet: ByReference[ctypes.c_size_t],
    /,
) -> nvrtcResult: ...
@c_function
def nvrtcGetProgramLog(prog: nvrtcProgram | Handle | int | None, log: ByReference[ctypes.c_char], /) -> nvrtcResult: ...
@c_function
def nvrtcAddNameExpression(
    prog: nvrtcProgram | Handle | int | None,
    name_expression: CharPointer,
    /,
) -> nvrtcResult: ...
@c_function
def nvrtcGetLoweredName(
    prog: nvrtcProgram | Handle | int | None,
    name_expression: CharPointer,
    lowered_name: ByReference[ctypes.c_char_p],
    /,
) -> nvrtcResult: ...
@c_function
def nvrtcGetPCHHeapSize(ret: ByReference[ctypes.c_size_t], /) -> nvrtcResult: ...
@c_function
def nvrtcSetPCHHeapSize(size: SizeT, /) -> nvrtcResult: ...
@c_function
def nvrtcGetPCHCreateStatus(prog: nvrtcProgram | Handle | int | None, /) -> nvrtcResult: ...
@c_function
def nvrtcGetPCHHeapSizeRequired(
    prog: nvrtcProgram | Handle | int | None,
    size: ByReference[ctypes.c_size_t],
    /,
) -> nvrtcResult: ...
@c_function
def nvrtcSetFlowCallback(
    prog: nvrtcProgram | Handle | int | None,
    callback: nvrtcSetFlowCallback_callback,
    payload: VoidPointer,
    /,
) -> nvrtcResult: ...
