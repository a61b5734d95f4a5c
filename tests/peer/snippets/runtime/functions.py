"""Functions that need no driver and, without one, the shape of the results of those that do."""

import ctypes

from tests.peer.snippets.given import d


def _():
    return d.cudaRuntimeGetVersion()[0]


def _():
    return d.cudaDriverGetVersion()


def _():
    return d.getLocalRuntimeVersion()[0]


def _():
    return d.cudaGetDeviceCount()


def _():
    return d.cudaGetDeviceCount(), d.cudaPeekAtLastError(), d.cudaGetLastError()


def _():
    return d.cudaGetErrorName(d.cudaError_t.cudaErrorInvalidValue)


def _():
    return d.cudaGetErrorName(1)


def _():
    return d.cudaGetErrorName(99999)


def _():
    return d.cudaGetErrorName(-1)


def _():
    return d.cudaGetErrorName(None)


def _():
    return d.cudaGetErrorName("x")


def _():
    return d.cudaGetErrorString(d.cudaError_t.cudaErrorMemoryAllocation)


def _():
    return d.cudaGetErrorString(99999)


def _():
    return d.cudaCreateChannelDesc(1, 2, 3, 4, d.cudaChannelFormatKind.cudaChannelFormatKindFloat)


def _():
    return d.cudaCreateChannelDesc(1, 2, 3, 4, 2)


def _():
    return d.cudaCreateChannelDesc(1, 2, 3, 4, 99)


def _():
    return d.cudaCreateChannelDesc(1, 2, 3, 4, None)


def _():
    return d.make_cudaPitchedPtr(5, 6, 7, 8)


def _():
    return d.make_cudaPitchedPtr(None, 6, 7, 8)


def _():
    b = bytearray(4)
    return d.make_cudaPitchedPtr(b, 6, 7, 8).ptr == ctypes.addressof((ctypes.c_char * 4).from_buffer(b))


def _():
    return d.make_cudaPitchedPtr("x", 6, 7, 8)


def _():
    return d.make_cudaPos(1, 2, 3)


def _():
    return d.make_cudaExtent(w=1, h=2, d=3)


def _():
    return d.make_cudaExtent(-1, 2, 3)


def _():
    return d.cudaGetExportTable(None)


def _():
    return d.cudaGetDevice()


def _():
    return d.cudaSetDevice(0)


def _():
    return d.cudaMalloc(10)


def _():
    return d.cudaFree(0)


def _():
    return d.cudaFree(None)


def _():
    return d.cudaFree(bytearray(4))


def _():
    return d.cudaFree("x")


def _():
    return d.cudaDeviceSynchronize()


def _():
    return d.cudaGetDeviceProperties(0)


def _():
    return d.cudaStreamCreate()


def _():
    return d.cudaEventCreate()


def _():
    return d.cudaEventElapsedTime(0, 0)


def _():
    return d.cudaGraphCreate(0)


def _():
    return d.cudaGraphGetNodes(0)


def _():
    return d.cudaGraphGetNodes(0, 2)


def _():
    return d.cudaGraphGetNodes(0, numNodes=2)


def _():
    return d.cudaGraphGetEdges(0, 2)


def _():
    return d.cudaGraphGetRootNodes(0, pNumRootNodes=1)


def _():
    return d.cudaStreamQuery(0)


def _():
    return d.cudaStreamGetCaptureInfo(0)


def _():
    return d.cudaProfilerStart()


def _():
    return d.cudaGLGetDevices(1, d.cudaGLDeviceList.cudaGLDeviceListAll)


def _():
    return d.cudaGraphicsGLRegisterBuffer(0, 0)


def _():
    return d.cudaEGLStreamConsumerConnect(0)


def _():
    return d.cudaEGLStreamProducerConnect(0, 1, 2)


def _():
    return d.cudaEventCreateFromEGLSync(0, 0)


def _():
    return d.cudaVDPAUGetDevice(0, 0)


def _():
    return d.cudaGraphicsVDPAURegisterVideoSurface(0, 0)


def _():
    return d.cudaDeviceGetPCIBusId(13, 0)


def _():
    return d.cudaDeviceGetByPCIBusId(b"0000:01:00.0")


def _():
    return d.cudaMemGetInfo()


def _():
    return d.cudaPointerGetAttributes(5)


def _():
    return d.cudaHostAlloc(5, 0)


def _():
    return d.cudaMallocPitch(1, 2)


def _():
    return d.cudaMalloc3D(d.make_cudaExtent(1, 2, 3))


def _():
    return d.cudaMalloc3D(None)


def _():
    return d.cudaMalloc3DArray(d.cudaChannelFormatDesc(), d.make_cudaExtent(1, 2, 3), 0)


def _():
    return d.cudaMallocArray(None, 1, 2, 0)


def _():
    return d.cudaMemcpy(5, 6, 7, d.cudaMemcpyKind.cudaMemcpyDefault)


def _():
    return d.cudaMemcpy(5, 6, 7, 99)


def _():
    return d.cudaMemcpy(5, 6, 7, None)


def _():
    return d.cudaMemcpy(5, 6, -7, 4)


def _():
    return d.cudaMemset(5, 6, 7)


def _():
    return d.cudaFuncGetAttributes(0)


def _():
    return d.cudaOccupancyMaxActiveBlocksPerMultiprocessor(0, 1, 2)


def _():
    return d.cudaGetDriverEntryPointByVersion(b"cuInit", 13000, 0)


def _():
    return d.cudaThreadExchangeStreamCaptureMode(0)


def _():
    return d.cudaStreamAddCallback(0, 5, 6, 0)


def _():
    return d.cudaLaunchHostFunc(0, 5, 6)


def _():
    return d.cudaUserObjectCreate(5, 6, 7, 8)


def _():
    return d.cudaGetTextureObjectResourceDesc(0)


def _():
    return d.cudaIpcGetMemHandle(0)


def _():
    return d.cudaIpcOpenMemHandle(d.cudaIpcMemHandle_t(), 0)


def _():
    return d.cudaIpcOpenMemHandle(None, 0)


def _():
    return d.cudaLibraryLoadData(b"abc", [], [], 0, [], [], 0)


def _():
    return d.cudaLibraryLoadData(b"abc", [d.cudaJitOption.cudaJitMaxRegisters], [32], 1, None, None, 0)


def _():
    return d.cudaLibraryLoadData(b"abc", [5], [32], 1, None, None, 0)


def _():
    return d.cudaGraphAddKernelNode(0, [d.cudaGraphNode_t(1)], 1, d.cudaKernelNodeParams())


def _():
    return d.cudaGraphAddKernelNode(0, [1], 1, d.cudaKernelNodeParams())


def _():
    return d.cudaGraphAddKernelNode(0, [d.cudaGraphNode_t(1)], 2, d.cudaKernelNodeParams())


def _():
    return d.cudaGraphAddEmptyNode(0, None, 0)


def _():
    return d.cudaGraphAddEmptyNode(0, [d.cudaEvent_t(1)], 1)


def _():
    return d.cudaStreamWaitEvent(0, 0, 0)


def _():
    return d.cudaStreamWaitEvent("x", 0, 0)


def _():
    return d.cudaStreamQuery(-1)


def _():
    return d.cudaStreamQuery(1, 2)


def _():
    return d.cudaStreamQuery(stream=1)


def _():
    return d.cudaStreamQuery(bogus=1)
