"""The driver as written in an afternoon: ctypes prototypes, an enum, a new object per output.

The structs are the plain ctypes classes of ``cuda_ctypes.raw``, as one would write them by hand.
"""

from __future__ import annotations

import ctypes
import enum
import os
from ctypes import POINTER, byref, c_int, c_size_t, c_uint, c_uint64, c_void_p
from typing import Any

from cuda_ctypes.cu13.raw import driver as raw

lib = ctypes.CDLL(os.environ.get("CUDA_CTYPES_LIBCUDA", "libcuda.so.1"))


def plain_enum(made: Any) -> Any:
    """The standard library's enum with the same members."""
    members = [(name, int(member)) for name, member in made.__members__.items()]
    return enum.IntEnum(made.__name__, members)


CUresult = plain_enum(raw.CUresult)
CUdevice_attribute = plain_enum(raw.CUdevice_attribute)
CUtensorMapDataType = raw.CUtensorMapDataType
CUtensorMapInterleave = raw.CUtensorMapInterleave
CUtensorMapSwizzle = raw.CUtensorMapSwizzle
CUtensorMapL2promotion = raw.CUtensorMapL2promotion
CUtensorMapFloatOOBfill = raw.CUtensorMapFloatOOBfill
CUDA_MEMCPY3D = raw.CUDA_MEMCPY3D
CUlaunchConfig = raw.CUlaunchConfig
CUtensorMap = raw.CUtensorMap


class CUevent(c_void_p):
    pass


class CUstream(c_void_p):
    pass


class CUcontext(c_void_p):
    pass


class CUgraph(c_void_p):
    pass


class CUgraphNode(c_void_p):
    pass


class CUfunction(c_void_p):
    pass


class CUdeviceptr(c_uint64):
    pass


class CUdevice(c_int):
    pass


cuuint64_t = c_uint64
cuuint32_t = c_uint


def function(name: str, *argtypes: Any) -> Any:
    made = getattr(lib, name)
    made.argtypes = argtypes
    made.restype = CUresult
    return made


_cuEventRecord = function("cuEventRecord", CUevent, CUstream)
_cuStreamQuery = function("cuStreamQuery", CUstream)
_cuMemFree = function("cuMemFree_v2", CUdeviceptr)
_cuCtxGetCurrent = function("cuCtxGetCurrent", POINTER(CUcontext))
_cuDeviceGetAttribute = function("cuDeviceGetAttribute", POINTER(c_int), c_int, CUdevice)
_cuMemAlloc = function("cuMemAlloc_v2", POINTER(CUdeviceptr), c_size_t)
_cuMemGetInfo = function("cuMemGetInfo_v2", POINTER(c_size_t), POINTER(c_size_t))
_cuMemcpy3D = function("cuMemcpy3D_v2", POINTER(CUDA_MEMCPY3D))
_cuMemcpyHtoDAsync = function("cuMemcpyHtoDAsync_v2", CUdeviceptr, c_void_p, c_size_t, CUstream)
_cuGraphGetNodes = function("cuGraphGetNodes", CUgraph, POINTER(CUgraphNode), POINTER(c_size_t))
_cuLaunchKernel = function("cuLaunchKernel", CUfunction, *[c_uint] * 7, CUstream, POINTER(c_void_p), POINTER(c_void_p))
_cuLaunchKernelEx = function(
    "cuLaunchKernelEx", POINTER(CUlaunchConfig), CUfunction, POINTER(c_void_p), POINTER(c_void_p)
)
_cuTensorMapEncodeTiled = function(
    "cuTensorMapEncodeTiled",
    POINTER(CUtensorMap),
    c_int,
    c_uint,
    c_void_p,
    POINTER(c_uint64),
    POINTER(c_uint64),
    POINTER(c_uint),
    POINTER(c_uint),
    c_int,
    c_int,
    c_int,
    c_int,
)


def cuEventRecord(event: Any, stream: Any) -> Any:
    return (_cuEventRecord(event, stream),)


def cuStreamQuery(stream: Any) -> Any:
    return (_cuStreamQuery(stream),)


def cuMemFree(pointer: Any) -> Any:
    return (_cuMemFree(pointer),)


def cuCtxGetCurrent() -> Any:
    context = CUcontext()
    status = _cuCtxGetCurrent(byref(context))
    return status, context


def cuDeviceGetAttribute(attribute: Any, device: Any) -> Any:
    value = c_int()
    status = _cuDeviceGetAttribute(byref(value), attribute, device)
    return status, value.value


def cuMemAlloc(size: int) -> Any:
    pointer = CUdeviceptr()
    status = _cuMemAlloc(byref(pointer), size)
    return status, pointer


def cuMemGetInfo() -> Any:
    free, total = c_size_t(), c_size_t()
    status = _cuMemGetInfo(byref(free), byref(total))
    return status, free.value, total.value


def cuMemcpy3D(parameters: Any) -> Any:
    return (_cuMemcpy3D(byref(parameters)),)


def cuMemcpyHtoDAsync(target: Any, source: Any, size: int, stream: Any) -> Any:
    return (_cuMemcpyHtoDAsync(target, source, size, stream),)


def cuGraphGetNodes(graph: Any, count: int = 0) -> Any:
    nodes = (CUgraphNode * count)()
    number = c_size_t(count)
    status = _cuGraphGetNodes(graph, nodes, byref(number))
    return status, list(nodes), number.value


def _arguments(values: Any, types: Any) -> Any:
    kept = [c_type(value) for c_type, value in zip(types, values)]
    return (c_void_p * len(kept))(*[ctypes.cast(byref(item), c_void_p) for item in kept]), kept


def cuLaunchKernel(
    function: Any,
    gx: int,
    gy: int,
    gz: int,
    bx: int,
    by: int,
    bz: int,
    shared: int,
    stream: Any,
    arguments: Any,
    extra: Any,
) -> Any:
    pointers, _kept = _arguments(*arguments)
    return (_cuLaunchKernel(function, gx, gy, gz, bx, by, bz, shared, stream, pointers, None),)


def cuLaunchKernelEx(config: Any, function: Any, arguments: Any, extra: Any) -> Any:
    pointers, _kept = _arguments(*arguments)
    return (_cuLaunchKernelEx(byref(config), function, pointers, None),)


def cuTensorMapEncodeTiled(
    data_type: Any,
    rank: int,
    address: Any,
    sizes: Any,
    strides: Any,
    box: Any,
    steps: Any,
    interleave: Any,
    swizzle: Any,
    promotion: Any,
    fill: Any,
) -> Any:
    made = CUtensorMap()
    status = _cuTensorMapEncodeTiled(
        byref(made),
        data_type,
        rank,
        address,
        (c_uint64 * rank)(*sizes),
        (c_uint64 * (rank - 1))(*strides),
        (c_uint * rank)(*box),
        (c_uint * rank)(*steps),
        interleave,
        swizzle,
        promotion,
        fill,
    )
    return status, made
