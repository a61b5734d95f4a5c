# python -m generator generate nvjitlink 13.5
import ctypes

from ..._floor.faces.typed import ByReference, CharPointer, Handle, RawScalar, SizeT, VoidPointer, c_function
from ..checked.nvjitlink import (
    nvJitLinkResult as nvJitLinkResult,
    nvJitLinkInputType as nvJitLinkInputType,
)

NVJITLINK_SUCCESS: nvJitLinkResult
NVJITLINK_ERROR_UNRECOGNIZED_OPTION: nvJitLinkResult
NVJITLINK_ERROR_MISSING_ARCH: nvJitLinkResult
NVJITLINK_ERROR_INVALID_INPUT: nvJitLinkResult
NVJITLINK_ERROR_PTX_COMPILE: nvJitLinkResult
NVJITLINK_ERROR_NVVM_COMPILE: nvJitLinkResult
NVJITLINK_ERROR_INTERNAL: nvJitLinkResult
NVJITLINK_ERROR_THREADPOOL: nvJitLinkResult
NVJITLINK_ERROR_UNRECOGNIZED_INPUT: nvJitLinkResult
NVJITLINK_ERROR_FINALIZE: nvJitLinkResult
NVJITLINK_ERROR_NULL_INPUT: nvJitLinkResult
NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS: nvJitLinkResult
NVJITLINK_ERROR_INCORRECT_INPUT_TYPE: nvJitLinkResult
NVJITLINK_ERROR_ARCH_MISMATCH: nvJitLinkResult
NVJITLINK_ERROR_OUTDATED_LIBRARY: nvJitLinkResult
NVJITLINK_ERROR_MISSING_FATBIN: nvJitLinkResult
NVJITLINK_ERROR_UNRECOGNIZED_ARCH: nvJitLinkResult
NVJITLINK_ERROR_UNSUPPORTED_ARCH: nvJitLinkResult
NVJITLINK_ERROR_LTO_NOT_ENABLED: nvJitLinkResult
NVJITLINK_INPUT_NONE: nvJitLinkInputType
NVJITLINK_INPUT_CUBIN: nvJitLinkInputType
NVJITLINK_INPUT_PTX: nvJitLinkInputType
NVJITLINK_INPUT_LTOIR: nvJitLinkInputType
NVJITLINK_INPUT_FATBIN: nvJitLinkInputType
NVJITLINK_INPUT_OBJECT: nvJitLinkInputType
NVJITLINK_INPUT_LIBRARY: nvJitLinkInputType
NVJITLINK_INPUT_INDEX: nvJitLinkInputType
NVJITLINK_INPUT_ANY: nvJitLinkInputType

class nvJitLinkHandle(RawScalar, ctypes.c_void_p): ...

@c_function
def nvJitLinkCreate(
    handle: ByReference[nvJitLinkHandle],
    numOptions: ctypes.c_uint32 | int,
    options: ByReference[ctypes.c_char_p],
    /,
) -> nvJitLinkResult: ...
@c_function
def nvJitLinkDestroy(handle: ByReference[nvJitLinkHandle], /) -> nvJitLinkResult: ...
@c_function
def nvJitLinkAddData(
    handle: nvJitLinkHandle | Handle | int | None,
    inputType: nvJitLinkInputType | int,
    data: VoidPointer,
    size: SizeT,
    name: CharPointer,
    /,
) -> nvJitLinkResult: ...
@c_function
def nvJitLinkAddFile(
    handle: nvJitLinkHandle | Handle | int | None,
    inputType: nvJitLinkInputType | int,
    fileName: CharPointer,
    /,
) -> nvJitLinkResult: ...
@c_function
def nvJitLinkComplete(handle: nvJitLinkHandle | Handle | int | None, /) -> nvJitLinkResult: ...
@c_function
def nvJitLinkGetLinkedCubinSize(
    handle: nvJitLinkHandle | Handle | int | None,
    size: ByReference[ctypes.c_size_t],
    /,
) -> nvJitLinkResult: ...
@c_function
def nvJitLinkGetLinkedCubin(
    handle: nvJitLinkHandle | Handle | int | None,
    cubin: VoidPointer,
    /,
) -> nvJitLinkResult: ...
@c_function
def nvJitLinkGetLinkedPtxSize(
    handle: nvJitLinkHandle | Handle | int | None,
    size: ByReference[ctypes.c_size_t],
    /,
) -> nvJitLinkResult: ...
@c_function
def nvJitLinkGetLinkedPtx(
    handle: nvJitLinkHandle | Handle | int | None,
    ptx: ByReference[ctypes.c_char],
    /,
) -> nvJitLinkResult: ...
@c_function
def nvJitLinkGetLinkedLTOIRSize(
    handle: nvJitLinkHandle | Handle | int | None,
    size: ByReference[ctypes.c_size_t],
    /,
) -> nvJitLinkResult: ...
@c_function
def nvJitLinkGetLinkedLTOIR(
    handle: nvJitLinkHandle | Handle | int | None,
    ltoir: VoidPointer,
    /,
) -> nvJitLinkResult: ...
@c_function
def nvJitLinkGetErrorLogSize(
    handle: nvJitLinkHandle | Handle | int | None,
    size: ByReference[ctypes.c_size_t],
    /,
) -> nvJitLinkResult: ...
@c_function
def nvJitLinkGetErrorLog(
    handle: nvJitLinkHandle | Handle | int | None,
    log: ByReference[ctypes.c_char],
    /,
) -> nvJitLinkResult: ...
@c_function
def nvJitLinkGetInfoLogSize(
    handle: nvJitLinkHandle | Handle | int | None,
    size: ByReference[ctypes.c_size_t],
    /,
) -> nvJitLinkResult: ...
@c_function
def nvJitLinkGetInfoLog(
    handle: nvJitLinkHandle | Handle | int | None,
    log: ByReference[ctypes.c_char],
    /,
) -> nvJitLinkResult: ...
@c_function
def nvJitLinkVersion(major: ByReference[ctypes.c_uint], minor: ByReference[ctypes.c_uint], /) -> nvJitLinkResult: ...
