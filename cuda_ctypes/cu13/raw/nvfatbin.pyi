# python -m generator generate nvfatbin 13.5
import ctypes

from ..._floor.faces.typed import ByReference, CharPointer, Handle, RawScalar, SizeT, VoidPointer, c_function
from ..checked.nvfatbin import (
    nvFatbinResult as nvFatbinResult,
)

NVFATBIN_SUCCESS: nvFatbinResult
NVFATBIN_ERROR_INTERNAL: nvFatbinResult
NVFATBIN_ERROR_ELF_ARCH_MISMATCH: nvFatbinResult
NVFATBIN_ERROR_ELF_SIZE_MISMATCH: nvFatbinResult
NVFATBIN_ERROR_MISSING_PTX_VERSION: nvFatbinResult
NVFATBIN_ERROR_NULL_POINTER: nvFatbinResult
NVFATBIN_ERROR_COMPRESSION_FAILED: nvFatbinResult
NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED: nvFatbinResult
NVFATBIN_ERROR_UNRECOGNIZED_OPTION: nvFatbinResult
NVFATBIN_ERROR_INVALID_ARCH: nvFatbinResult
NVFATBIN_ERROR_INVALID_NVVM: nvFatbinResult
NVFATBIN_ERROR_EMPTY_INPUT: nvFatbinResult
NVFATBIN_ERROR_MISSING_PTX_ARCH: nvFatbinResult
NVFATBIN_ERROR_PTX_ARCH_MISMATCH: nvFatbinResult
NVFATBIN_ERROR_MISSING_FATBIN: nvFatbinResult
NVFATBIN_ERROR_INVALID_INDEX: nvFatbinResult
NVFATBIN_ERROR_IDENTIFIER_REUSE: nvFatbinResult
NVFATBIN_ERROR_INTERNAL_PTX_OPTION: nvFatbinResult

class nvFatbinHandle(RawScalar, ctypes.c_void_p): ...

@c_function
def nvFatbinGetErrorString(result: nvFatbinResult | int, /) -> bytes | None: ...
@c_function
def nvFatbinCreate(
    handle: ByReference[nvFatbinHandle],
    options: ByReference[ctypes.c_char_p],
    optionsCount: SizeT,
    /,
) -> nvFatbinResult: ...
@c_function
def nvFatbinDestroy(handle: ByReference[nvFatbinHandle], /) -> nvFatbinResult: ...
@c_function
def nvFatbinAddPTX(
    handle: nvFatbinHandle | Handle | int | None,
    code: CharPointer,
    size: SizeT,
    arch: CharPointer,
    identifier: CharPointer,
    optionsCmdLine: CharPointer,
    /,
) -> nvFatbinResult: ...
@c_function
def nvFatbinAddCubin(
    handle: nvFatbinHandle | Handle | int | None,
    code: VoidPointer,
    size: SizeT,
    arch: CharPointer,
    identifier: CharPointer,
    /,
) -> nvFatbinResult: ...
@c_function
def nvFatbinAddLTOIR(
    handle: nvFatbinHandle | Handle | int | None,
    code: VoidPointer,
    size: SizeT,
    arch: CharPointer,
    identifier: CharPointer,
    optionsCmdLine: CharPointer,
    /,
) -> nvFatbinResult: ...
@c_function
def nvFatbinAddIndex(
    handle: nvFatbinHandle | Handle | int | None,
    code: VoidPointer,
    size: SizeT,
    identifier: CharPointer,
    /,
) -> nvFatbinResult: ...
@c_function
def nvFatbinAddReloc(
    handle: nvFatbinHandle | Handle | int | None,
    code: VoidPointer,
    size: SizeT,
    /,
) -> nvFatbinResult: ...
@c_function
def nvFatbinAddTileIR(
    handle: nvFatbinHandle | Handle | int | None,
    code: VoidPointer,
    size: SizeT,
    identifier: CharPointer,
    optionsCmdLine: CharPointer,
    /,
) -> nvFatbinResult: ...
@c_function
def nvFatbinSize(
    handle: nvFatbinHandle | Handle | int | None,
    size: ByReference[ctypes.c_size_t],
    /,
) -> nvFatbinResult: ...
@c_function
def nvFatbinGet(handle: nvFatbinHandle | Handle | int | None, buffer: VoidPointer, /) -> nvFatbinResult: ...
@c_function
def nvFatbinVersion(major: ByReference[ctypes.c_uint], minor: ByReference[ctypes.c_uint], /) -> nvFatbinResult: ...
