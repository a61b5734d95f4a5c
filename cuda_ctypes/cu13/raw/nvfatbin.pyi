# python -m generator generate nvfatbin 13.5
import ctypes

from ..._floor.faces.typed import ByReference, CharPointer, RawScalar, SizeT, VoidPointer, c_function
from ..checked.nvfatbin import (
    nvFatbinResult as nvFatbinResult,
)

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
    handle: nvFatbinHandle | int | None,
    code: CharPointer,
    size: SizeT,
    arch: CharPointer,
    identifier: CharPointer,
    optionsCmdLine: CharPointer,
    /,
) -> nvFatbinResult: ...
@c_function
def nvFatbinAddCubin(
    handle: nvFatbinHandle | int | None,
    code: VoidPointer,
    size: SizeT,
    arch: CharPointer,
    identifier: CharPointer,
    /,
) -> nvFatbinResult: ...
@c_function
def nvFatbinAddLTOIR(
    handle: nvFatbinHandle | int | None,
    code: VoidPointer,
    size: SizeT,
    arch: CharPointer,
    identifier: CharPointer,
    optionsCmdLine: CharPointer,
    /,
) -> nvFatbinResult: ...
@c_function
def nvFatbinAddIndex(
    handle: nvFatbinHandle | int | None,
    code: VoidPointer,
    size: SizeT,
    identifier: CharPointer,
    /,
) -> nvFatbinResult: ...
@c_function
def nvFatbinAddReloc(handle: nvFatbinHandle | int | None, code: VoidPointer, size: SizeT, /) -> nvFatbinResult: ...
@c_function
def nvFatbinAddTileIR(
    handle: nvFatbinHandle | int | None,
    code: VoidPointer,
    size: SizeT,
    identifier: CharPointer,
    optionsCmdLine: CharPointer,
    /,
) -> nvFatbinResult: ...
@c_function
def nvFatbinSize(handle: nvFatbinHandle | int | None, size: ByReference[ctypes.c_size_t], /) -> nvFatbinResult: ...
@c_function
def nvFatbinGet(handle: nvFatbinHandle | int | None, buffer: VoidPointer, /) -> nvFatbinResult: ...
@c_function
def nvFatbinVersion(major: ByReference[ctypes.c_uint], minor: ByReference[ctypes.c_uint], /) -> nvFatbinResult: ...
