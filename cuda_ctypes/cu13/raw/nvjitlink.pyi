# python -m generator generate nvjitlink 13.5
import ctypes

from ..._floor.faces.typed import ByReference, CharPointer, RawScalar, SizeT, VoidPointer, c_function
from ..checked.nvjitlink import (
    nvJitLinkResult as nvJitLinkResult,
    nvJitLinkInputType as nvJitLinkInputType,
)

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
    handle: nvJitLinkHandle | int | None,
    inputType: nvJitLinkInputType | int,
    data: VoidPointer,
    size: SizeT,
    name: CharPointer,
    /,
) -> nvJitLinkResult: ...
@c_function
def nvJitLinkAddFile(
    handle: nvJitLinkHandle | int | None,
    inputType: nvJitLinkInputType | int,
    fileName: CharPointer,
    /,
) -> nvJitLinkResult: ...
@c_function
def nvJitLinkComplete(handle: nvJitLinkHandle | int | None, /) -> nvJitLinkResult: ...
@c_function
def nvJitLinkGetLinkedCubinSize(
    handle: nvJitLinkHandle | int | None,
    size: ByReference[ctypes.c_size_t],
    /,
) -> nvJitLinkResult: ...
@c_function
def nvJitLinkGetLinkedCubin(handle: nvJitLinkHandle | int | None, cubin: VoidPointer, /) -> nvJitLinkResult: ...
@c_function
def nvJitLinkGetLinkedPtxSize(
    handle: nvJitLinkHandle | int | None,
    size: ByReference[ctypes.c_size_t],
    /,
) -> nvJitLinkResult: ...
@c_function
def nvJitLinkGetLinkedPtx(
    handle: nvJitLinkHandle | int | None,
    ptx: ByReference[ctypes.c_char],
    /,
) -> nvJitLinkResult: ...
@c_function
def nvJitLinkGetLinkedLTOIRSize(
    handle: nvJitLinkHandle | int | None,
    size: ByReference[ctypes.c_size_t],
    /,
) -> nvJitLinkResult: ...
@c_function
def nvJitLinkGetLinkedLTOIR(handle: nvJitLinkHandle | int | None, ltoir: VoidPointer, /) -> nvJitLinkResult: ...
@c_function
def nvJitLinkGetErrorLogSize(
    handle: nvJitLinkHandle | int | None,
    size: ByReference[ctypes.c_size_t],
    /,
) -> nvJitLinkResult: ...
@c_function
def nvJitLinkGetErrorLog(
    handle: nvJitLinkHandle | int | None,
    log: ByReference[ctypes.c_char],
    /,
) -> nvJitLinkResult: ...
@c_function
def nvJitLinkGetInfoLogSize(
    handle: nvJitLinkHandle | int | None,
    size: ByReference[ctypes.c_size_t],
    /,
) -> nvJitLinkResult: ...
@c_function
def nvJitLinkGetInfoLog(
    handle: nvJitLinkHandle | int | None,
    log: ByReference[ctypes.c_char],
    /,
) -> nvJitLinkResult: ...
@c_function
def nvJitLinkVersion(major: ByReference[ctypes.c_uint], minor: ByReference[ctypes.c_uint], /) -> nvJitLinkResult: ...
