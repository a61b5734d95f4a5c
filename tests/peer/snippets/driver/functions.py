"""Functions: callbacks, memory, text, arrays and structs, in and out."""

import ctypes
import struct

from tests.peer.snippets.given import d, fake


def _():
    return d.cuGraphAddEmptyNode(1, None, 0), fake.words(4)[2:]


def _():
    return d.cuGraphAddEmptyNode(1, [], 0), fake.words(4)[2:]


def _():
    seen = fake.read(2, 16)
    return d.cuGraphAddEmptyNode(1, [d.CUgraphNode(5), d.CUgraphNode(6)], 2)[0], fake.words(4)[3], seen()


def _():
    return d.cuGraphAddEmptyNode(1, (d.CUgraphNode(5),), 1)[0]


def _():
    return d.cuGraphAddEmptyNode(1, [d.CUgraphNode(5)], 2)


def _():
    return d.cuGraphAddEmptyNode(1, [d.CUgraphNode(5), d.CUgraphNode(6)], 1)[0], fake.words(4)[3]


def _():
    return d.cuGraphAddEmptyNode(1, [5], 1)


def _():
    return d.cuGraphAddEmptyNode(1, [d.CUevent(5)], 1)


def _():
    return d.cuGraphAddEmptyNode(1, [None], 1)


def _():
    return d.cuGraphAddEmptyNode(1, 5, 1)


def _():
    return d.cuGraphAddEmptyNode(1, d.CUgraphNode(5), 1)


def _():
    return d.cuGraphAddEmptyNode(1, None, 3)


def _():
    return d.cuGraphAddEmptyNode(1, iter([d.CUgraphNode(5)]), 1)


def _():
    return d.cuGraphAddEmptyNode(1, {d.CUgraphNode(5)}, 1)


def _():
    return d.cuGraphAddEmptyNode(1, [], -1)


def _():
    return d.cuGraphGetNodes(1), fake.arrived()


def _():
    fake.write(2, struct.pack("<Q", 3))
    r = d.cuGraphGetNodes(1)
    return r, fake.words(2)[1]


def _():
    fake.write(1, struct.pack("<QQ", 5, 6))
    r = d.cuGraphGetNodes(1, 2)
    return r, fake.words(2)[1] != 0


def _():
    fake.write(1, struct.pack("<QQ", 5, 6))
    fake.write(2, struct.pack("<Q", 1))
    return d.cuGraphGetNodes(1, 2)


def _():
    fake.write(1, struct.pack("<QQ", 5, 6))
    fake.write(2, struct.pack("<Q", 7))
    return d.cuGraphGetNodes(1, 2)


def _():
    seen = fake.read(2, 8)
    return d.cuGraphGetNodes(1, numNodes=3), seen()


def _():
    return d.cuGraphGetNodes(1, None)


def _():
    return d.cuGraphGetNodes(1, -1)


def _():
    fake.status(1)
    return d.cuGraphGetNodes(1, 2)


def _():
    return d.cuGraphGetEdges(1)


def _():
    return d.cuGraphGetEdges(1, 2)


def _():
    return d.cuGraphGetEdges(1, 2), fake.arrived()


def _():
    return d.cuGraphGetEdges(1), fake.arrived()


def _():
    return d.cuGraphNodeGetDependencies(1, 2)


def _():
    return d.cuDeviceGetCliqueInfo(2, 0) if hasattr(d, "cuDeviceGetCliqueInfo") else None


def _():
    return d.cuDeviceGetCliqueInfo(0, 0) if hasattr(d, "cuDeviceGetCliqueInfo") else None


def _():
    return d.cuDevSmResourceSplitByCount(2, d.CUdevResource(), 0, 1)[::3]


def _():
    r = d.cuDevSmResourceSplitByCount(2, d.CUdevResource(), 0, 1)
    return r[0], len(r[1]), type(r[1][0]), r[2], type(r[3])


def _():
    return d.cuDevSmResourceSplitByCount(0, d.CUdevResource(), 0, 1)[:3], fake.arrived()


def _():
    d.cuDevSmResourceSplitByCount(2, None, 0, 1)
    return fake.arrived()


def _():
    fake.status(1)
    return d.cuDevSmResourceSplitByCount(2, d.CUdevResource(), 0, 1)


def _():
    return d.cuDevResourceGenerateDesc([d.CUdevResource()], 1)


def _():
    return d.cuDevResourceGenerateDesc([d.CUdevResource(), d.CUdevResource()], 3)


def _():
    return d.cuDevResourceGenerateDesc([5], 1)


def _():
    seen = fake.read(1, 4)
    r = d.CUdevResource()
    r.type = 1
    return d.cuDevResourceGenerateDesc([r, d.CUdevResource()], 2), seen()


def _():
    fake.write(1, struct.pack("<I", 1))
    fake.write(1, struct.pack("<I", 1))
    return d.cuStreamGetCaptureInfo(5)


def _():
    fake.write(1, struct.pack("<I", 1))
    fake.write(6, struct.pack("<Q", 2))
    arr = (ctypes.c_uint64 * 2)(7, 8)
    fake.write(4, struct.pack("<Q", ctypes.addressof(arr)))
    edges = (ctypes.c_uint8 * 16)(1, 2, 3, 0, 0, 0, 0, 0, 4, 5, 6)
    fake.write(5, struct.pack("<Q", ctypes.addressof(edges)))
    f = getattr(d, "cuStreamGetCaptureInfo_v3", d.cuStreamGetCaptureInfo)
    return f(5)


def _():
    fake.write(1, struct.pack("<I", 1))
    fake.write(6, struct.pack("<Q", 2))
    arr = (ctypes.c_uint64 * 2)(7, 8)
    fake.write(4, struct.pack("<Q", ctypes.addressof(arr)))
    f = getattr(d, "cuStreamGetCaptureInfo_v3", d.cuStreamGetCaptureInfo)
    return f(5)


def _():
    fake.write(0, b"Fake\0")
    return d.cuDeviceGetName(10, 0), fake.words(2)[1]


def _():
    return d.cuDeviceGetName(0, 0)


def _():
    return d.cuDeviceGetName(-1, 0)


def _():
    fake.status(1)
    return d.cuDeviceGetName(5, 0)


def _():
    fake.write(0, b"0000:01:00.0\0")
    return d.cuDeviceGetPCIBusId(13, 0)


def _():
    return d.cuDeviceGetByPCIBusId(b"0000:01:00.0")


def _():
    return d.cuDeviceGetByPCIBusId("0000:01:00.0")


def _():
    fake.write(0, bytes(range(16)))
    return d.cuDeviceGetUuid(0), fake.symbols()


def _():
    fake.write(0, b"\0\0\0\0")
    fake.write(1, b"\xfb\xff\xff\xff")
    return d.cuCtxGetStreamPriorityRange()


def _():
    fake.write(0, b"\x01" + b"\0" * 7)
    fake.write(1, b"\xff" * 8)
    return d.cuMemGetInfo()


def _():
    fake.write(0, b"\xff" * 4)
    return d.cuDeviceGetAttribute(1, 0)


def _():
    fake.write(0, b"\xff" * 8)
    return d.cuMemAlloc(1)


def _():
    fake.write(0, struct.pack("<f", 1.5))
    fake.write(0, struct.pack("<f", 1.5))
    return d.cuEventElapsedTime(1, 2), fake.symbols()


def _():
    return d.cuGetErrorName(0), d.cuGetErrorName(d.CUresult.CUDA_ERROR_INVALID_VALUE), d.cuGetErrorString(1)


def _():
    return d.cuGetErrorName(5000)


def _():
    return d.cuGetErrorName(None)


def _():
    return d.cuDriverGetVersion()


def _():
    fake.status(-1)
    return d.cuInit(0)


def _():
    fake.write(0, b"\x05\0\0\0")
    return d.cuDeviceGetP2PAttribute(1, 0, 1)


def _():
    return d.cuFuncGetName(5)


def _():
    s = ctypes.create_string_buffer(b"kernel")
    fake.write(0, struct.pack("<Q", ctypes.addressof(s)))
    return d.cuFuncGetName(5)


def _():
    fake.status(1)
    return d.cuFuncGetName(5)


def _():
    return d.cuLogsDumpToMemory(None, None, 5, 0)


def _():
    b = bytearray(5)
    fake.write(1, b"abcd")
    return d.cuLogsDumpToMemory(None, bytes(b), 5, 0)


def _():
    return d.cuLogsDumpToMemory(d.CUlogIterator(3), b"12345", 5, 0), [w != 0 for w in fake.words(4)]


def _():
    b = b"12345" + b"6"
    fake.write(1, b"abcd")
    r = d.cuLogsDumpToMemory(d.CUlogIterator(3), b, 5, 0)
    return r, b


def _():
    return d.cuLogsDumpToMemory(3, b"12345", 5, 0)


def _():
    i = d.CUlogIterator(3)
    r = d.cuLogsDumpToFile(i, b"x", 0)
    return r, r[1] is i


def _():
    return d.cuThreadExchangeStreamCaptureMode(d.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED)


def _():
    fake.write(0, b"\x01\0\0\0")
    return d.cuThreadExchangeStreamCaptureMode(d.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED)


def _():
    seen = fake.read(0, 4)
    d.cuThreadExchangeStreamCaptureMode(2)
    return seen()


def _():
    return d.cuIpcGetMemHandle(5)


def _():
    return d.cuIpcOpenMemHandle(d.CUipcMemHandle(), 0)[0], fake.symbols()


def _():
    return d.cuIpcOpenMemHandle(None, 0)


def _():
    h = d.CUipcMemHandle()
    ctypes.memmove(h.getPtr(), bytes(range(64)), 64)
    d.cuIpcOpenMemHandle(h, 7)
    return fake.bytes(1), fake.words(3)[2]


def _():
    return d.cuTexRefSetMipmapLevelBias(5, 1.5), fake.words(1), fake.symbols()


def _():
    return d.cuTexRefSetMipmapLevelBias(5, "x")


def _():
    return d.cuTexRefSetMipmapLevelClamp(5, 1, 2.5)[0]


def _():
    return d.cuTexRefGetBorderColor(5)


def _():
    return d.cuTexRefSetBorderColor(5, 7)


def _():
    return d.cuTexRefGetAddress(5)


def _():
    return d.cuModuleLoadData(b"ptx"), d.cuModuleLoadData(5)


def _():
    return d.cuModuleLoadData("ptx")


def _():
    return d.cuModuleLoad(b"file")


def _():
    seen = fake.read(4, 16)
    r = d.cuTensorMapEncodeTiled(
        0,
        2,
        77,
        [d.cuuint64_t(8), d.cuuint64_t(9)],
        [d.cuuint64_t(16)],
        [d.cuuint32_t(1), d.cuuint32_t(2)],
        [d.cuuint32_t(1), d.cuuint32_t(1)],
        0,
        0,
        0,
        0,
    )
    return r[0], type(r[1]), fake.words(3)[1:], seen()


def _():
    return d.cuTensorMapEncodeTiled(0, 2, 77, [8, 9], [16], [1, 2], [1, 1], 0, 0, 0, 0)


def _():
    return d.cuTensorMapEncodeTiled(
        0,
        5,
        77,
        [d.cuuint64_t(8), d.cuuint64_t(9)],
        [d.cuuint64_t(16)],
        [d.cuuint32_t(1), d.cuuint32_t(2)],
        [d.cuuint32_t(1), d.cuuint32_t(1)],
        0,
        0,
        0,
        0,
    )[0]


def _():
    return d.cuTensorMapEncodeIm2col(
        0, 3, 77, [d.cuuint64_t(8)] * 3, [d.cuuint64_t(16)] * 2, [1, 2], [3, 4], 1, 2, [d.cuuint32_t(1)] * 3, 0, 0, 0, 0
    )[0]


def _():
    return d.cuTensorMapEncodeIm2col(
        0,
        3,
        77,
        [d.cuuint64_t(8)] * 3,
        [d.cuuint64_t(16)] * 2,
        [1.0, 2],
        [3, "x"],
        1,
        2,
        [d.cuuint32_t(1)] * 3,
        0,
        0,
        0,
        0,
    )[0]


def _():
    return d.cuTensorMapReplaceAddress(d.CUtensorMap(), 5)[0]


def _():
    return d.cuStreamBatchMemOp(5, 1, [d.CUstreamBatchMemOpParams()], 0)


def _():
    return d.cuStreamBatchMemOp(5, 2, [d.CUstreamBatchMemOpParams()], 0)


def _():
    return d.cuStreamWaitValue32(5, 6, 7, 0), fake.words(4)


def _():
    return d.cuStreamWaitValue32(5, 6, d.cuuint32_t(7), 0), fake.words(4)


def _():
    return d.cuStreamWaitValue32(5, 6, -1, 0)


def _():
    return d.cuStreamWaitValue32(5, 6, 2**32, 0)


def _():
    return d.cuStreamWaitValue32(5, 6, None, 0), fake.words(4)


def _():
    return d.cuStreamWaitValue64(5, 6, 2**64 - 1, 0)[0], fake.words(3)[2] == 2**64 - 1


def _():
    return d.cuMemsetD8(5, 300, 1)


def _():
    return d.cuMemsetD8(5, -1, 1)


def _():
    return d.cuMemsetD16(5, 65536, 1)


def _():
    return d.cuMemsetD32(5, 2**32, 1)


def _():
    return d.cuStreamCreateWithPriority(0, -5)[0], fake.words(3)[1:]


def _():
    return d.cuStreamCreateWithPriority(0, 2**31)


def _():
    return d.cuLinkCreate(0, None, None)


def _():
    return d.cuProfilerStart(), d.cuProfilerStop()


def _():
    return d.cuGetProcAddress(b"cuInit", 13000, 0)[::2]


def _():
    return d.cuGetProcAddress("cuInit", 13000, 0)[::2]


def _():
    return d.cuGetProcAddress(b"cuBogus", 13000, 0)


def _():
    return d.cuGetExportTable(d.CUuuid())


def _():
    return d.cuGetExportTable(None)


def _():
    return d.cuMemRetainAllocationHandle(5)


def _():
    return d.cuMemRetainAllocationHandle(b"abc")[0]


def _():
    return d.cuMemHostGetDevicePointer(5, 0)


def _():
    return d.cuMemHostAlloc(5, 0), d.cuMemAllocHost(5)


def _():
    return d.cuMemHostGetFlags(5)


def _():
    return d.cuMemFreeHost(5), d.cuMemFreeHost(None)


def _():
    return d.cuMemAllocManaged(5, 1)


def _():
    return d.cuMemAddressReserve(1, 2, 3, 4), fake.words(5)[1:]


def _():
    return d.cuMemCreate(5, d.CUmemAllocationProp(), 0)


def _():
    return d.cuMemMap(1, 2, 3, d.CUmemGenericAllocationHandle(4), 5), fake.words(5)


def _():
    return d.cuMemSetAccess(1, 2, [d.CUmemAccessDesc()], 1)[0]


def _():
    return d.cuMemGetAccess(d.CUmemLocation(), 5)


def _():
    return d.cuMemGetAccess(None, 5)[0], fake.words(2)[1]


def _():
    return d.cuStreamGetId(5), d.cuStreamGetFlags(5), d.cuStreamGetPriority(5)


def _():
    return d.cuStreamGetCtx_v2(5)


def _():
    return d.cuArrayGetPlane(5, 1)


def _():
    return d.cuGraphicsMapResources(1, 5, 6)


def _():
    return d.cuGraphicsMapResources(1, d.CUgraphicsResource(5), 6), fake.words(3)[0], fake.words(3)[2]


def _():
    return d.cuGraphicsMapResources(1, [d.CUgraphicsResource(5)], 6)


def _():
    return d.cuGraphicsMapResources(1, None, 6), fake.words(3)


def _():
    return d.cuGraphInstantiate(5, 7), fake.words(3)[1:], fake.symbols()


def _():
    return d.cuGraphExecUpdate(1, 2)


def _():
    return d.cuGraphKernelNodeGetAttribute(1, d.CUkernelNodeAttrID.CU_LAUNCH_ATTRIBUTE_PRIORITY)[0]


def _():
    return d.cuOccupancyMaxPotentialBlockSize(1, d.CUoccupancyB2DSize(0), 2, 3), fake.words(6)[2:]


def _():
    return d.cuOccupancyMaxPotentialBlockSize(1, None, 2, 3), fake.words(6)[2:]


def _():
    return d.cuOccupancyMaxPotentialBlockSize(1, 9, 2, 3), fake.words(6)[2:]


def _():
    return d.cuUserObjectCreate(5, d.CUhostFn(7), 1, 1)[0], fake.arrived()


def _():
    return d.cuUserObjectCreate(5, None, 1, 1)[0], fake.words(5)[1:]


def _():
    return d.cuLaunchHostFunc(5, d.CUhostFn(7), 8)[0], fake.words(3)[1] == 7, fake.words(3)[2] == 8


def _():
    return d.cuLaunchHostFunc(5, None, 8)


def _():
    return d.cuLaunchHostFunc(5, 7, 8)[0], fake.words(3)[1] == 7


def _():
    return d.cuLaunchHostFunc(5, print, 8)


def _():
    return d.cuStreamAddCallback(5, d.CUstreamCallback(7), 8, 0)[0], fake.words(3)[1] == 7, fake.words(3)[2] == 8


def _():
    return d.cuStreamAddCallback(5, 7, None, 0)[0], fake.words(3)[1] == 7, fake.words(3)[2] == 0


def _():
    F = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
    got = []
    f = F(lambda p: got.append(p))
    addr = ctypes.cast(f, ctypes.c_void_p).value
    r = d.cuLaunchHostFunc(5, d.CUhostFn(addr), 8)[0]
    w = fake.words(3)
    F(w[1])(w[2])
    return r, got


def _():
    F = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)
    got = []
    f = F(lambda s, e, p: got.append((s, e, p)))
    addr = ctypes.cast(f, ctypes.c_void_p).value
    r = d.cuStreamAddCallback(5, d.CUstreamCallback(addr), 8, 0)[0]
    w = fake.words(3)
    F(w[1])(5, 0, w[2])
    return r, got
