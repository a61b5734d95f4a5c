"""Structs: their members, their memory, and calls that take them."""

import ctypes

from tests.peer.snippets.given import d, fake, shown


def _():
    p = d.CUDA_MEMCPY3D()
    return p.srcDevice is p.srcDevice, p.srcArray is p.srcArray


def _():
    p = d.CUmemAllocationProp()
    return p.location is p.location


def _():
    return d.CUDA_MEMCPY3D().srcMemoryType


def _():
    p = d.CUDA_BATCH_MEM_OP_NODE_PARAMS()
    p.paramArray = [d.CUstreamBatchMemOpParams()]
    return shown(p)


def _():
    p = d.CUDA_MEMCPY3D()
    p.srcMemoryType = d.CUmemorytype.CU_MEMORYTYPE_HOST
    return p.srcMemoryType, p.dstMemoryType


def _():
    p = d.CUDA_MEMCPY3D()
    p.srcMemoryType = 2
    return p.srcMemoryType


def _():
    p = d.CUDA_MEMCPY3D()
    p.srcMemoryType = 77
    return p.srcMemoryType


def _():
    p = d.CUDA_MEMCPY3D()
    p.srcMemoryType = 77
    return shown(p)


def _():
    p = d.CUDA_MEMCPY3D()
    p.srcMemoryType = None


def _():
    p = d.CUDA_MEMCPY3D()
    p.srcMemoryType = d.CUresult(1)
    return p.srcMemoryType


def _():
    p = d.CUDA_MEMCPY3D()
    p.srcMemoryType = "x"


def _():
    p = d.CUDA_MEMCPY3D()
    p.srcMemoryType = 2**40


def _():
    p = d.CUDA_MEMCPY3D()
    p.srcMemoryType = 2.0
    return p.srcMemoryType


def _():
    p = d.CUDA_MEMCPY3D()
    p.Height = -1


def _():
    p = d.CUDA_MEMCPY3D()
    p.Height = 2**64


def _():
    p = d.CUDA_MEMCPY3D()
    p.Height = 1.5
    return p.Height


def _():
    p = d.CUDA_MEMCPY3D()
    p.Height = None


def _():
    p = d.CUDA_MEMCPY3D()
    p.srcDevice = 5
    return p.srcDevice


def _():
    p = d.CUDA_MEMCPY3D()
    p.srcDevice = d.CUdeviceptr(6)
    return p.srcDevice


def _():
    p = d.CUDA_MEMCPY3D()
    p.srcDevice = 7
    p.srcDevice = None
    return p.srcDevice


def _():
    p = d.CUDA_MEMCPY3D()
    p.srcDevice = "x"


def _():
    p = d.CUDA_MEMCPY3D()
    p.srcDevice = -1


def _():
    p = d.CUDA_MEMCPY3D()
    p.srcHost = 5
    return p.srcHost, type(p.srcHost)


def _():
    p = d.CUDA_MEMCPY3D()
    p.srcHost = b"abc"
    return ctypes.string_at(p.srcHost, 3)


def _():
    p = d.CUDA_MEMCPY3D()
    b = bytearray(b"abc")
    p.srcHost = b
    return b.append(1)


def _():
    p = d.CUDA_MEMCPY3D()
    p.srcHost = None
    return p.srcHost


def _():
    p = d.CUDA_MEMCPY3D()
    p.srcHost = "s"


def _():
    p = d.CUDA_MEMCPY3D()
    p.srcHost = d.CUdeviceptr(3)
    return p.srcHost


def _():
    p = d.CUDA_MEMCPY3D()
    p.srcArray = 9
    return p.srcArray, p.srcArray == d.CUarray(9)


def _():
    p = d.CUDA_MEMCPY3D()
    p.srcArray = d.CUevent(9)
    return p.srcArray


def _():
    p = d.CUDA_MEMCPY3D()
    a = p.srcArray
    p.srcArray = 9
    return a, p.srcArray


def _():
    p = d.CUDA_MEMCPY3D()
    ctypes.c_uint64.from_address(p.srcArray.getPtr()).value = 99
    return p.srcArray


def _():
    p = d.CUDA_MEMCPY3D()
    return p.srcDevice.getPtr() == p.srcDevice.getPtr(), p.srcDevice.getPtr() - p.getPtr()


def _():
    p = d.CUDA_MEMCPY3D()
    p.bogus = 1


def _():
    p = d.CUDA_MEMCPY3D()
    return p.bogus


def _():
    p = d.CUDA_MEMCPY3D()
    del p.Height


def _():
    return d.CUDA_MEMCPY3D() == d.CUDA_MEMCPY3D()


def _():
    p = d.CUDA_MEMCPY3D()
    return p == p, len({p, p})


def _():
    return d.CUDA_MEMCPY3D(Height=5)


def _():
    return d.CUDA_MEMCPY3D(5, 6)


def _():
    return d.CUDA_MEMCPY3D(None)


def _():
    p = d.CUDA_MEMCPY3D()
    p.Height = 5
    q = d.CUDA_MEMCPY3D(p.getPtr())
    q.Height = 6
    return p.Height, q.Height, q.getPtr() == p.getPtr()


def _():
    p = d.CUDA_MEMCPY3D()
    q = d.CUDA_MEMCPY3D(_ptr=p.getPtr())
    q.Height = 6
    return p.Height


def _():
    return d.CUDA_MEMCPY3D(-1)


def _():
    return d.CUDA_MEMCPY3D(_ptr=-1)


def _():
    return isinstance(d.CUDA_MEMCPY3D(), d.CUDA_MEMCPY3D_v2), isinstance(d.CUDA_MEMCPY3D(), d.CUDA_MEMCPY3D_st)


def _():
    return d.cuMemcpy3D(d.CUDA_MEMCPY3D_v2())


def _():
    return d.cuMemcpy3D(d.CUDA_MEMCPY3D_st())


def _():
    return d.cuMemcpy3D(d.CUDA_MEMCPY2D())


def _():
    return d.cuMemcpy3D(None), fake.words(1)


def _():
    return d.cuMemcpy3D(5)


def _():
    return d.cuMemcpy3D([])


def _():
    p = d.CUDA_MEMCPY3D()
    return d.cuMemcpy3D(p)[0], fake.words(1)[0] == p.getPtr()


def _():
    class M(d.CUDA_MEMCPY3D):
        pass

    return d.cuMemcpy3D(M())


def _():
    return d.cuMemAdvise(5, 6, d.CUmem_advise.CU_MEM_ADVISE_SET_READ_MOSTLY, None)


def _():
    return d.cuMemAdvise(5, 6, d.CUmem_advise.CU_MEM_ADVISE_SET_READ_MOSTLY, 5)


def _():
    return getattr(d, "cuMemAdvise_v2", d.cuMemAdvise)(5, 6, d.CUmem_advise.CU_MEM_ADVISE_SET_READ_MOSTLY, d.CUuuid())


def _():
    return getattr(d, "cuMemAdvise_v2", d.cuMemAdvise)(5, 6, d.CUmem_advise.CU_MEM_ADVISE_SET_READ_MOSTLY, None)


def _():
    p = d.CUlaunchConfig()
    a = d.CUlaunchAttribute()
    a.id = d.CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_PRIORITY
    a.value.priority = 7
    p.attrs = [a]
    return p.numAttrs, len(p.attrs), p.attrs[0].value.priority


def _():
    p = d.CUlaunchConfig()
    a = d.CUlaunchAttribute()
    p.attrs = [a, a]
    p.numAttrs = 1
    return len(p.attrs), p.numAttrs


def _():
    p = d.CUlaunchConfig()
    a = d.CUlaunchAttribute()
    p.attrs = [a]
    p.numAttrs = 3
    return len(p.attrs)


def _():
    p = d.CUlaunchConfig()
    a = d.CUlaunchAttribute()
    p.attrs = [a]
    a.value.priority = 9
    return p.attrs[0].value.priority


def _():
    p = d.CUlaunchConfig()
    p.attrs = [d.CUlaunchAttribute()]
    p.attrs[0].value.priority = 5
    return p.attrs[0].value.priority


def _():
    p = d.CUlaunchConfig()
    x = [d.CUlaunchAttribute()]
    p.attrs = x
    return p.attrs[0] is x[0], p.attrs is p.attrs, p.attrs[0] is p.attrs[0]


def _():
    p = d.CUlaunchConfig()
    p.attrs = [d.CUlaunchAttribute()]
    p.attrs.append(d.CUlaunchAttribute())
    return len(p.attrs)


def _():
    p = d.CUlaunchConfig()
    p.attrs = (d.CUlaunchAttribute(),)


def _():
    p = d.CUlaunchConfig()
    p.attrs = (d.CUlaunchAttribute(),)
    return p.attrs


def _():
    p = d.CUlaunchConfig()
    p.attrs = None


def _():
    p = d.CUlaunchConfig()
    p.attrs = [d.CUlaunchAttribute()]
    p.attrs = []
    return p.attrs, p.numAttrs


def _():
    p = d.CUlaunchConfig()
    p.attrs = [5]


def _():
    p = d.CUlaunchConfig()
    p.attrs = [d.CUuuid()]


def _():
    p = d.CUlaunchConfig()
    p.numAttrs = 2
    return p.attrs


def _():
    p = d.CUlaunchConfig()
    p.attrs = [d.CUlaunchAttribute()]
    q = d.CUlaunchConfig(p.getPtr())
    return q.attrs, q.numAttrs


def _():
    p = d.CUlaunchConfig()
    p.hStream = 5
    return p.hStream


def _():
    v = d.CUlaunchAttributeValue()
    v.clusterDim.x = 4
    return v.clusterDim.x, v.clusterDim.getPtr() == v.getPtr(), v.pad[:8]


def _():
    v = d.CUlaunchAttributeValue()
    w = d.CUlaunchAttributeValue()
    w.clusterDim.x = 4
    v.clusterDim = w.clusterDim
    return v.clusterDim.x


def _():
    v = d.CUlaunchAttributeValue()
    v.clusterDim = None


def _():
    v = d.CUlaunchAttributeValue()
    v.clusterDim = 5


def _():
    a = d.CUlaunchAttribute()
    v = d.CUlaunchAttributeValue()
    v.priority = 3
    a.value = v
    v.priority = 4
    return a.value.priority, type(a.value)


def _():
    a = d.CUlaunchAttribute()
    a.value = d.CUlaunchAttributeValue_union()


def _():
    a = d.CUlaunchAttribute()
    a.value = d.CUuuid()


def _():
    a = d.CUlaunchAttribute()
    a.value = None


def _():
    v = d.CUlaunchAttributeValue()
    v.pad = b"\x01" * 64
    return v.priority, v.pad == b"\x01" * 64


def _():
    v = d.CUlaunchAttributeValue()
    v.pad = b"\x01"


def _():
    v = d.CUlaunchAttributeValue()
    v.pad = b"\x01" * 65


def _():
    v = d.CUlaunchAttributeValue()
    v.pad = "x"


def _():
    v = d.CUlaunchAttributeValue()
    v.pad = bytearray(64)
    return v.pad == bytes(64)


def _():
    v = d.CUlaunchAttributeValue()
    v.pad = list(bytes(64))


def _():
    u = d.CUuuid()
    u.bytes = b"x" * 16


def _():
    return d.CUuuid().bytes


def _():
    h = d.CUmemFabricHandle()
    h.data = b"\x05" * 64
    return h.data == b"\x05" * 64


def _():
    h = d.CUmemFabricHandle()
    h.data = b"\x05"


def _():
    p = d.CUdevprop()
    p.maxThreadsDim = [1, 2, 3]
    return p.maxThreadsDim


def _():
    p = d.CUdevprop()
    p.maxThreadsDim = (1, 2, 3)
    return p.maxThreadsDim


def _():
    p = d.CUdevprop()
    p.maxThreadsDim = [1, 2]


def _():
    p = d.CUdevprop()
    p.maxThreadsDim = [1, 2, 3, 4]


def _():
    p = d.CUdevprop()
    p.maxThreadsDim = None


def _():
    p = d.CUdevprop()
    p.maxThreadsDim = [1, 2, "x"]


def _():
    p = d.CUdevprop()
    p.maxThreadsDim = [1, 2, 2**31]


def _():
    p = d.CUdevprop()
    p.maxThreadsDim[0] = 5
    return p.maxThreadsDim


def _():
    t = d.CUDA_TEXTURE_DESC()
    t.borderColor = [1, 2.5, 3, 4]
    return t.borderColor


def _():
    t = d.CUDA_TEXTURE_DESC()
    t.borderColor = [1, 2.5]


def _():
    t = d.CUDA_TEXTURE_DESC()
    t.borderColor = ["7"] * 4


def _():
    t = d.CUDA_TEXTURE_DESC()
    t.addressMode = [d.CUaddress_mode.CU_TR_ADDRESS_MODE_CLAMP] * 3
    return t.addressMode


def _():
    t = d.CUDA_TEXTURE_DESC()
    t.addressMode = [1, 1, 1]
    return t.addressMode


def _():
    t = d.CUDA_TEXTURE_DESC()
    t.addressMode = [d.CUaddress_mode.CU_TR_ADDRESS_MODE_CLAMP] * 2


def _():
    t = d.CUDA_TEXTURE_DESC()
    t.maxAnisotropy = -1


def _():
    t = d.CUDA_TEXTURE_DESC()
    t.mipmapLevelBias = 1
    return t.mipmapLevelBias


def _():
    t = d.CUDA_TEXTURE_DESC()
    t.mipmapLevelBias = "x"


def _():
    t = d.CUDA_TEXTURE_DESC()
    t.mipmapLevelBias = 0.1
    return t.mipmapLevelBias


def _():
    b = d.CUstreamBatchMemOpParams()
    return b.pad


def _():
    b = d.CUstreamBatchMemOpParams()
    b.pad = [d.cuuint64_t(1)] * 6
    return b.pad, b.operation


def _():
    b = d.CUstreamBatchMemOpParams()
    b.pad = [1] * 6
    return b.pad


def _():
    b = d.CUstreamBatchMemOpParams()
    b.pad = [d.cuuint64_t(1)]


def _():
    b = d.CUstreamBatchMemOpParams()
    b.waitValue.value64 = 5
    return b.waitValue.value64, b.waitValue.value, b.waitValue


def _():
    b = d.CUstreamBatchMemOpParams()
    b.waitValue.value64 = d.cuuint64_t(5)
    return b.waitValue.value64


def _():
    b = d.CUstreamBatchMemOpParams()
    b.waitValue.value = 5
    return b.waitValue.value64, type(b.waitValue.value)


def _():
    t = d.CUtensorMap()
    t.opaque = [1] * 16
    return t.opaque


def _():
    t = d.CUtensorMap()
    t.opaque = [d.cuuint64_t(1)] * 16
    return t.opaque[0]


def _():
    p = d.CUDA_HOST_NODE_PARAMS()
    return p.fn, p.userData


def _():
    p = d.CUDA_HOST_NODE_PARAMS()
    p.fn = 5
    return p.fn, type(p.fn)


def _():
    p = d.CUDA_HOST_NODE_PARAMS()
    p.fn = d.CUhostFn(5)
    return p.fn


def _():
    p = d.CUDA_HOST_NODE_PARAMS()
    p.fn = None
    return p.fn


def _():
    p = d.CUDA_HOST_NODE_PARAMS()
    p.fn = print


def _():
    p = d.CUDA_HOST_NODE_PARAMS()
    p.fn = d.CUstream(5)
    return p.fn


def _():
    p = d.CUDA_HOST_NODE_PARAMS()
    p.userData = 5
    return p.userData


def _():
    p = d.CUDA_HOST_NODE_PARAMS()
    p.userData = b"abc"
    return ctypes.string_at(p.userData)


def _():
    p = d.CUDA_KERNEL_NODE_PARAMS()
    return p.kernelParams


def _():
    p = d.CUDA_KERNEL_NODE_PARAMS()
    p.kernelParams = ((1, 2), (ctypes.c_int, ctypes.c_int))
    a = (ctypes.c_uint64 * 2).from_address(p.kernelParams)
    return [ctypes.c_int.from_address(x).value for x in a]


def _():
    p = d.CUDA_KERNEL_NODE_PARAMS()
    p.kernelParams = 5
    return p.kernelParams


def _():
    p = d.CUDA_KERNEL_NODE_PARAMS()
    p.kernelParams = "x"


def _():
    p = d.CUDA_KERNEL_NODE_PARAMS()
    p.extra = 5
    return p.extra


def _():
    p = d.CUDA_KERNEL_NODE_PARAMS()
    p.extra = None


def _():
    p = d.CUDA_KERNEL_NODE_PARAMS()
    p.func = 5
    return p.func


def _():
    p = d.CUDA_RESOURCE_DESC()
    p.res.array.hArray = 5
    return p.res.array.hArray, p.res.linear.devPtr


def _():
    p = d.CUDA_RESOURCE_DESC()
    p.res.linear.format = 8
    return p.res.linear.format


def _():
    p = d.CUDA_EXTERNAL_MEMORY_HANDLE_DESC()
    p.handle.fd = 5
    p.handle.win32.handle = 6
    p.handle.win32.name = b"abc"
    return p.handle.fd, p.handle.win32.handle


def _():
    p = d.CUgraphEdgeData()
    return p.from_port, p.to_port, p.type


def _():
    p = d.CUgraphEdgeData()
    p.from_port = 256


def _():
    p = d.CUgraphNodeParams()
    return p.type, p.kernel.func, type(p.kernel)


def _():
    p = d.CUgraphNodeParams()
    p.kernel.gridDimX = 5
    return p.kernel.gridDimX


def _():
    p = d.CUgraphNodeParams()
    p.type = d.CUgraphNodeType.CU_GRAPH_NODE_TYPE_HOST
    p.host.userData = 7
    return p.host.userData, p.type


def _():
    p = d.CUctxCreateParams()
    return p.execAffinityParams, p.numExecAffinityParams, p.cigParams


def _():
    p = d.CUctxCreateParams()
    p.execAffinityParams = [d.CUexecAffinityParam()]
    return p.numExecAffinityParams, len(p.execAffinityParams)


def _():
    p = d.CUctxCreateParams()
    p.cigParams = [d.CUctxCigParam()]
    return p.cigParams


def _():
    p = d.CUDA_EXT_SEM_SIGNAL_NODE_PARAMS()
    return p.extSemArray, p.paramsArray, p.numExtSems


def _():
    p = d.CUDA_EXT_SEM_SIGNAL_NODE_PARAMS()
    p.extSemArray = [d.CUexternalSemaphore(5)]
    return p.extSemArray, p.numExtSems


def _():
    p = d.CUDA_EXT_SEM_SIGNAL_NODE_PARAMS()
    p.extSemArray = [5]
    return p.extSemArray


def _():
    p = d.CUDA_MEM_ALLOC_NODE_PARAMS()
    p.accessDescs = [d.CUmemAccessDesc()]
    return p.accessDescs, p.accessDescCount, p.dptr


def _():
    p = d.CUDA_BATCH_MEM_OP_NODE_PARAMS()
    b = d.CUstreamBatchMemOpParams()
    b.operation = 1
    p.paramArray = [b]
    return len(p.paramArray), p.count


def _():
    p = d.CUeglFrame()
    return p.frame.pArray, p.frame.pPitch


def _():
    p = d.CUarrayMapInfo()
    return p.offset


def _():
    p = d.CUmemAllocationProp()
    p.location.type = 1
    p.location.id = 3
    return p.location.type, p.location.id, p.win32HandleMetaData, p.allocFlags.compressionType


def _():
    p = d.CUmemAllocationProp()
    location = d.CUmemLocation()
    location.type = 1
    location.id = 5
    p.location = location
    return p.location.id


def _():
    p = d.CUmemAllocationProp()
    p.location = 5


def _():
    p = d.CUmemAllocationProp()
    p.win32HandleMetaData = b"abc"
    return ctypes.string_at(p.win32HandleMetaData)


def _():
    class M(d.CUDA_MEMCPY3D):
        pass

    m = M()
    m.x = 5
    m.Height = 6
    return m.x, m.Height


def _():
    p = d.CUDA_ARRAY3D_DESCRIPTOR()
    p.Format = d.CUarray_format.CU_AD_FORMAT_FLOAT
    p.Width = 3
    return shown(p)


def _():
    p = d.CUmemDecompressParams()
    p.src = b"abc"
    p.dst = 5
    return p.dst, p.dstActBytes, type(p.dstActBytes)


def _():
    p = d.CUDA_LAUNCH_PARAMS()
    return p.function, p.kernelParams, p.hStream


def _():
    p = d.CUDA_CONDITIONAL_NODE_PARAMS()
    return p.phGraph_out, p.handle


def _():
    p = d.CUasyncNotificationInfo()
    p.info.overBudget.bytesOverBudget = 5
    return p.info.overBudget.bytesOverBudget


def _():
    c = d.CUexecAffinityParam()
    c.param.smCount.val = 5
    return c.param.smCount.val, type(c.param.smCount)


def _():
    p = d.CUdevResource()
    return p.type, p.sm.smCount


def _():
    r = repr(d.CUDA_MEMCPY3D())
    return str(d.CUDA_MEMCPY3D()) == r


def _():
    import ctypes

    p = d.CUDA_CONDITIONAL_NODE_PARAMS()
    graphs = (ctypes.c_uint64 * 2)(0x111, 0x222)
    ctypes.c_uint64.from_address(p.getPtr() + 16).value = ctypes.addressof(graphs)
    p.size = 2
    return p.phGraph_out


def _():
    d.CUDA_CONDITIONAL_NODE_PARAMS().phGraph_out = []


def _():
    p = d.CUlaunchAttributeValue()
    p.pad = [-128, -1, 0, 127, 128, 255] + [0] * 58
    return p.pad


def _():
    d.CUlaunchAttributeValue().pad = [-129] * 64


def _():
    d.CUlaunchAttributeValue().pad = [256] * 64


def _():
    d.CUlaunchAttributeValue().pad = [0] * 63


def _():
    p = d.CUdevResource()
    p._internal_padding = range(92)
    return p._internal_padding


def _():
    d.CUdevResource()._internal_padding = [-1] * 92


def _():
    d.CUdevResource()._internal_padding = [256] * 92


def _():
    p = d.CUDA_MEMCPY_BATCH_NODE_PARAMS()
    p.set_dsts_srcs([d.CUdeviceptr(1), d.CUdeviceptr(2)], [d.CUdeviceptr(3), d.CUdeviceptr(4)])
    return p.dsts, p.srcs, p.count


def _():
    p = d.CUDA_MEMCPY_BATCH_NODE_PARAMS()
    p.set_dsts_srcs(srcs=[d.CUdeviceptr(1)], dsts=[d.CUdeviceptr(3)])
    p.set_dsts_srcs([], [])
    return p.dsts, p.srcs, p.count


def _():
    return d.CUDA_MEMCPY_BATCH_NODE_PARAMS().set_dsts_srcs([d.CUdeviceptr(1)], [])


def _():
    d.CUDA_MEMCPY_BATCH_NODE_PARAMS().dsts = [d.CUdeviceptr(1)]


def _():
    p = d.CUDA_MEMCPY_BATCH_NODE_PARAMS()
    p.attrs = [d.CUmemcpyAttributes()] * 3
    return p.numAttrs, len(p.attrs)


def _():
    p = d.CUDA_MEMCPY_BATCH_NODE_PARAMS()
    p.attrs = [d.CUmemcpyAttributes()] * 3
    p.numAttrs = 2
    return len(p.attrs)


def _():
    p = d.CUDA_FABRIC_CPY_BATCH_NODE_PARAMS()
    p.opList = [d.CUDA_FABRIC_COPY_BATCH_OP()] * 2
    p.numOps, len(p.opList)
    u = d.CUuuid()
    return {u: 1}[u]


def _():
    p = d.CUDA_ARRAY_DESCRIPTOR()
    seen = {p: 1}
    p.Width = 5
    return seen[p]
