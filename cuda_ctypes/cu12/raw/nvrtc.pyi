# python -m generator generate nvrtc 12.9
import ctypes

from ..._floor.faces.typed import ByReference, CharPointer, Int, RawScalar, SizeT, VoidPointer, c_function
from ..bindings.nvrtc import (
    nvrtcResult as nvrtcResult,
)

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
    prog: nvrtcProgram | int | None,
    numOptions: Int,
    options: ByReference[ctypes.c_char_p],
    /,
) -> nvrtcResult: ...
@c_function
def nvrtcGetPTXSize(prog: nvrtcProgram | int | None, ptxSizeRet: ByReference[ctypes.c_size_t], /) -> nvrtcResult: ...
@c_function
def nvrtcGetPTX(prog: nvrtcProgram | int | None, ptx: ByReference[ctypes.c_char], /) -> nvrtcResult: ...
@c_function
def nvrtcGetCUBINSize(
    prog: nvrtcProgram | int | None,
    cubinSizeRet: ByReference[ctypes.c_size_t],
    /,
) -> nvrtcResult: ...
@c_function
def nvrtcGetCUBIN(prog: nvrtcProgram | int | None, cubin: ByReference[ctypes.c_char], /) -> nvrtcResult: ...
@c_function
def nvrtcGetNVVMSize(prog: nvrtcProgram | int | None, nvvmSizeRet: ByReference[ctypes.c_size_t], /) -> nvrtcResult: ...
@c_function
def nvrtcGetNVVM(prog: nvrtcProgram | int | None, nvvm: ByReference[ctypes.c_char], /) -> nvrtcResult: ...
@c_function
def nvrtcGetLTOIRSize(
    prog: nvrtcProgram | int | None,
    LTOIRSizeRet: ByReference[ctypes.c_size_t],
    /,
) -> nvrtcResult: ...
@c_function
def nvrtcGetLTOIR(prog: nvrtcProgram | int | None, LTOIR: ByReference[ctypes.c_char], /) -> nvrtcResult: ...
@c_function
def nvrtcGetOptiXIRSize(
    prog: nvrtcProgram | int | None,
    optixirSizeRet: ByReference[ctypes.c_size_t],
    /,
) -> nvrtcResult: ...
@c_function
def nvrtcGetOptiXIR(prog: nvrtcProgram | int | None, optixir: ByReference[ctypes.c_char], /) -> nvrtcResult: ...
@c_function
def nvrtcGetProgramLogSize(
    prog: nvrtcProgram | int | None,
    logSizeRet: ByReference[ctypes.c_size_t],
    /,
) -> nvrtcResult: ...
@c_function
def nvrtcGetProgramLog(prog: nvrtcProgram | int | None, log: ByReference[ctypes.c_char], /) -> nvrtcResult: ...
@c_function
def nvrtcAddNameExpression(prog: nvrtcProgram | int | None, name_expression: CharPointer, /) -> nvrtcResult: ...
@c_function
def nvrtcGetLoweredName(
    prog: nvrtcProgram | int | None,
    name_expression: CharPointer,
    lowered_name: ByReference[ctypes.c_char_p],
    /,
) -> nvrtcResult: ...
@c_function
def nvrtcGetPCHHeapSize(ret: ByReference[ctypes.c_size_t], /) -> nvrtcResult: ...
@c_function
def nvrtcSetPCHHeapSize(size: SizeT, /) -> nvrtcResult: ...
@c_function
def nvrtcGetPCHCreateStatus(prog: nvrtcProgram | int | None, /) -> nvrtcResult: ...
@c_function
def nvrtcGetPCHHeapSizeRequired(
    prog: nvrtcProgram | int | None,
    size: ByReference[ctypes.c_size_t],
    /,
) -> nvrtcResult: ...
@c_function
def nvrtcSetFlowCallback(
    prog: nvrtcProgram | int | None,
    callback: nvrtcSetFlowCallback_callback,
    payload: VoidPointer,
    /,
) -> nvrtcResult: ...
