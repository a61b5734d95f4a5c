"""Handles, enums and structs of the runtime."""

from tests.peer.snippets.given import d


def _():
    return d.cudaStream_t(5).__cuda_stream__()


def _():
    return d.cudaStream_t(5) == d.cudaStream_t(5), d.cudaStream_t(5) == d.cudaStream_t(6), hash(d.cudaStream_t(5))


def _():
    return hex(d.cudaArray_t(5)), bool(d.cudaArray_t())


def _():
    return d.cudaStream_t(None)


def _():
    return d.cudaStream_t(-1)


def _():
    return d.cudaStream_t("5")


def _():
    return (
        d.sizeof(d.cudaStream_t),
        d.sizeof(d.dim3),
        d.sizeof(d.cudaPitchedPtr),
        d.sizeof(d.cudaUUID_t),
        d.sizeof(d.cudaGraphConditionalHandle),
    )


def _():
    return d.sizeof(d.cudaError_t)


def _():
    return d.sizeof(5)


def _():
    return d.cudaError_t(35), d.cudaError_t.cudaSuccess == 0, str(d.cudaError_t.cudaSuccess)


def _():
    return d.cudaError_t(123456)


def _():
    p = d.cudaDeviceProp()
    return p.name, p.luid, p.maxThreadsDim, p.totalGlobalMem, p.major


def _():
    p = d.cudaDeviceProp()
    p.name = b"a" * 255 + b"\0"
    return p.name


def _():
    p = d.cudaDeviceProp()
    p.name = b"abc"


def _():
    p = d.cudaDeviceProp()
    p.luid = b"12345678"
    return p.luid


def _():
    p = d.cudaDeviceProp()
    p.luid = b"123"


def _():
    p = d.cudaDeviceProp()
    p.maxThreadsDim = [1, 2, 3]
    return p.maxThreadsDim


def _():
    p = d.cudaDeviceProp()
    p.maxThreadsDim = (1, 2)


def _():
    p = d.cudaDeviceProp()
    p.uuid = d.cudaUUID_t()


def _():
    p = d.cudaDeviceProp()
    p.nope = 1


def _():
    p = d.cudaMemcpy3DParms()
    p.extent = d.make_cudaExtent(1, 2, 3)
    p.srcPtr = d.make_cudaPitchedPtr(4, 5, 6, 7)
    p.kind = d.cudaMemcpyKind.cudaMemcpyDeviceToHost
    return p.extent, p.srcPtr, p.kind


def _():
    p = d.cudaMemcpy3DParms()
    p.extent.width = 9
    return p.extent.width


def _():
    p = d.cudaMemcpy3DParms()
    p.extent = 5


def _():
    p = d.cudaResourceDesc()
    p.resType = d.cudaResourceType.cudaResourceTypeLinear
    p.res.linear.devPtr = 77
    return p.res.linear.devPtr, p.res.array.array


def _():
    p = d.cudaGraphNodeParams()
    p.type = d.cudaGraphNodeType.cudaGraphNodeTypeMemset
    p.memset.dst = 5
    return p.memset.dst, p.type


def _():
    p = d.cudaHostNodeParams()
    p.fn = 5
    p.userData = 6
    return p.fn, p.userData


def _():
    p = d.cudaKernelNodeParams()
    p.gridDim.x = 4
    return p.gridDim


def _():
    x = d.dim3()
    return x


def _():
    p = d.cudaMemAllocNodeParams()
    p.accessDescs = [d.cudaMemAccessDesc(), d.cudaMemAccessDesc()]
    p.accessDescCount = 2
    return len(p.accessDescs), p.accessDescs[0]


def _():
    p = d.cudaMemAllocNodeParams()
    p.accessDescs = None
