"""Functions of EGL, OpenGL and VDPAU, and one call each of many others."""

import ctypes

from tests.peer.snippets.given import d, fake


def _():
    c = d.CUeglStreamConnection(5)
    return d.cuEGLStreamConsumerDisconnect(c), fake.words(1)[0] == c.getPtr()


def _():
    return d.cuEGLStreamConsumerDisconnect(5), fake.words(1)


def _():
    return d.cuEGLStreamConsumerDisconnect(None), fake.words(1)


def _():
    return d.cuEGLStreamConsumerDisconnect(d.CUstream(5))


def _():
    return d.cuEGLStreamConsumerDisconnect("x")


def _():
    return d.cuEGLStreamConsumerAcquireFrame(d.CUeglStreamConnection(1), d.CUgraphicsResource(2), d.CUstream(3), 4)


def _():
    return d.cuEGLStreamConsumerAcquireFrame(None, None, None, 4), fake.words(4)


def _():
    return d.cuEGLStreamProducerPresentFrame(d.CUeglStreamConnection(1), d.CUeglFrame(), d.CUstream(3))


def _():
    return d.cuEGLStreamProducerReturnFrame(d.CUeglStreamConnection(1), d.CUeglFrame(), None), fake.words(3)[2]


def _():
    return d.cuGraphicsMapResources(1, 5, 6), fake.words(3)[1]


def _():
    return d.cuVDPAUGetDevice(5, 7), fake.words(2)[1], fake.words(3)[2]


def _():
    return d.cuVDPAUGetDevice(5, None), fake.words(3)[2]


def _():
    return d.cuVDPAUGetDevice(5, d.VdpGetProcAddress(5))


def _():
    return d.cuVDPAUCtxCreate(0, 0, 5, d.VdpGetProcAddress(5))[0], fake.words(4)[1:]


def _():
    return d.cuGLGetDevices(2, d.CUGLDeviceList(1))


def _():
    return d.cuGLGetDevices(0, 1)


def _():
    return d.cuGraphicsGLRegisterBuffer(5, 6), fake.words(3)[1:]


def _():
    return d.cuGraphicsGLRegisterBuffer(d.GLuint(5), 6), fake.words(3)[1:]


def _():
    return d.cuGraphicsGLRegisterBuffer(None, 6), fake.words(3)[1:]


def _():
    return d.cuGraphicsGLRegisterBuffer(-1, 6)


def _():
    return d.GLuint(-1)


def _():
    return d.cuMemGetLocationInfo(d.CUmemLocation(), 5) if hasattr(d, "cuMemGetLocationInfo") else None


def _():
    return d.cuTexRefSetBorderColor(5, 7.5)


def _():
    return d.cuTexRefSetBorderColor(5, None)


def _():
    return d.cuTexRefSetBorderColor(5, (ctypes.c_float * 4)())


def _():
    return d.cuTexRefSetBorderColor(5, "x")


def _():
    if d.CUDA_VERSION > 13000:
        seen = fake.read(2, 16)
        r = (
            d.cuMemcpyBatchAsync(
                [d.CUdeviceptr(1), d.CUdeviceptr(2)],
                [d.CUdeviceptr(3), d.CUdeviceptr(4)],
                [5, 6],
                2,
                [d.CUmemcpyAttributes()],
                [0],
                1,
                7,
            ),
            fake.symbols(),
            seen(),
            fake.words(3 + 3)[3],
        )
    else:
        r = (
            d.cuMemcpyBatchAsync(
                [d.CUdeviceptr(1), d.CUdeviceptr(2)],
                [d.CUdeviceptr(3), d.CUdeviceptr(4)],
                [5, 6],
                2,
                [d.CUmemcpyAttributes()],
                [0],
                1,
                7,
            ),
            fake.symbols(),
        )
    return r


def _():
    return d.cuMemcpyBatchAsync([d.CUdeviceptr(1)], [d.CUdeviceptr(3)], [5], 2, [d.CUmemcpyAttributes()], [0], 1, 7)


def _():
    return d.cuMemcpyBatchAsync([d.CUdeviceptr(1)], [d.CUdeviceptr(3)], [5], 1, [], [0], 1, 7)


def _():
    return d.cuMemcpyBatchAsync([1], [d.CUdeviceptr(3)], [5], 1, [], [], 0, 7)


def _():
    return d.cuMemcpyBatchAsync([], [], ["x"], 0, [], [], 0, 7)


def _():
    return d.cuMemcpyBatchAsync([], [], None, 0, [], [], 0, 7)


def _():
    return d.cuMemMapArrayAsync([d.CUarrayMapInfo()], 1, 5)


def _():
    return d.cuMemBatchDecompressAsync(d.CUmemDecompressParams(), 1, 0, 5)[0]


def _():
    return d.cuMemBatchDecompressAsync([d.CUmemDecompressParams()], 1, 0, 5)


def _():
    return d.cuMemBatchDecompressAsync(None, 0, 0, 5)


def _():
    return d.cuLaunchCooperativeKernelMultiDevice([d.CUDA_LAUNCH_PARAMS()], 1, 0)[0]


def _():
    return d.cuSignalExternalSemaphoresAsync(
        [d.CUexternalSemaphore(5)], [d.CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS()], 1, 7
    )[0]


def _():
    return d.cuSignalExternalSemaphoresAsync([d.CUexternalSemaphore(5)], [], 1, 7)


def _():
    return d.cuGraphAddMemAllocNode(1, None, 0, d.CUDA_MEM_ALLOC_NODE_PARAMS())


def _():
    return d.cuGraphAddKernelNode(1, None, 0, d.CUDA_KERNEL_NODE_PARAMS())[0]


def _():
    return d.cuGraphKernelNodeGetParams(1)[1]


def _():
    return d.cuGraphDebugDotPrint(1, b"x", 0), d.cuCtxCreate.__name__


def _():
    return d.cuCtxGetId(5), d.cuCtxGetFlags(), d.cuCtxGetApiVersion(5), d.cuCtxGetLimit(0)


def _():
    return d.cuCtxGetExecAffinity(0)


def _():
    return (
        d.cuDeviceGetDefaultMemPool(0),
        d.cuDeviceTotalMem(0),
        d.cuDeviceComputeCapability(0),
        d.cuDeviceGetProperties(0)[0],
    )


def _():
    return d.cuDeviceGetNvSciSyncAttributes(5, 0, 1), fake.words(1)


def _():
    return d.cuCtxDetach(1), d.cuCtxAttach(0)


def _():
    return d.cuModuleGetLoadingMode.__name__, d.cuDevicePrimaryCtxGetState(0)


def _():
    return d.cuStreamAttachMemAsync(1, d.CUdeviceptr(5), 6, 7), fake.words(4)


def _():
    return d.cuStreamBeginCaptureToGraph(1, 2, None, None, 0, 0)[0], fake.words(5)[1:]


def _():
    return d.cuDeviceRegisterAsyncNotification(0, d.CUasyncCallback(5), 7)


def _():
    return d.cuDeviceUnregisterAsyncNotification(0, d.CUasyncCallbackHandle(5)), fake.words(2)[1:]


def _():
    return d.cuLogsRegisterCallback(d.CUlogsCallback(5), 7), [w == x for w, x in zip(fake.words(2), (5, 7))]


def _():
    return d.cuLogsCurrent(0), d.cuLogsUnregisterCallback(5)


def _():
    return d.cuGraphConditionalHandleCreate(1, 2, 3, 4), fake.words(5)[1:]


def _():
    fake.write(0, b"\x07")
    return d.cuArrayGetDescriptor(5)[1].Width, fake.symbols()


def _():
    return d.cuMemcpy2D(d.CUDA_MEMCPY2D()), fake.symbols()


def _():
    return d.cuMemcpyDtoH(bytearray(4), 5, 4)[0], fake.words(3)[1:], fake.symbols()


def _():
    return d.cuMemcpyDtoH(b"1234", 5, 4)[0]


def _():
    return d.cuMemcpyDtoH(5, d.CUdeviceptr(6), 4)[0], fake.words(3)


def _():
    return d.cuMemHostRegister(bytearray(5), 5, 0)


def _():
    return d.cuPointerSetAttribute(1, d.CUpointer_attribute.CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, 5)


def _():
    return d.cuFlushGPUDirectRDMAWrites(100, 100), d.cuGetErrorName.__name__


def _():
    return d.cuUserObjectRelease(1, 1), d.cuGraphRetainUserObject(1, 2, 3, 4)


def _():
    return d.cuMulticastCreate(d.CUmulticastObjectProp()), d.cuMulticastGetGranularity(None, 1)
