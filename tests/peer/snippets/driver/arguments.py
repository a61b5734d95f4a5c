"""Arguments of functions: numbers, enums, handles, pointers, text and keywords."""

import ctypes

from tests.peer.snippets.given import d, fake


def _():
    return d.cuDeviceGetAttribute(None, 0)


def _():
    return d.cuDeviceGetAttribute(99999, 0), fake.words(3)[1:]


def _():
    return d.cuDeviceGetAttribute("x", 0)


def _():
    return d.cuDeviceGetAttribute(1.5, 0)


def _():
    return d.cuDeviceGetAttribute(d.CUresult(1), 0)


def _():
    return d.cuDeviceGetAttribute(True, 0)


def _():
    return d.cuDeviceGetAttribute(-1, 0), fake.words(3)[1:]


def _():
    return d.cuDeviceGetAttribute(2**40, 0)


def _():
    return d.cuDeviceGetAttribute(2**31, 0), fake.words(3)[1:]


def _():
    return d.cuDeviceGetAttribute(d.CUdevice(1), 0)


def _():
    return d.cuDeviceGetAttribute()


def _():
    return d.cuDeviceGetAttribute(1, 2, 3)


def _():
    return d.cuDeviceGetAttribute(attrib=d.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_WARP_SIZE, dev=0)


def _():
    return d.cuDeviceGetAttribute(d.CUdevice_attribute(1), dev=0, bogus=1)


def _():
    return d.cuInit(1.0)


def _():
    return d.cuInit(-1)


def _():
    return d.cuInit(2**32)


def _():
    return d.cuInit(2**64)


def _():
    return d.cuInit(None)


def _():
    return d.cuInit("0")


def _():
    return d.cuInit(True), fake.words(1)


def _():
    return d.cuInit(d.CUresult(1))


def _():
    return d.cuInit(d.CUdevice(1))


def _():
    return d.cuInit(ctypes.c_int(1))


def _():
    return d.cuDeviceGet(2**31)


def _():
    return d.cuDeviceGet(-1), fake.words(2)[1]


def _():
    return d.cuDeviceGet(2**32)


def _():
    return d.cuDeviceGet(1.0)


def _():
    return d.cuMemAlloc(-1)


def _():
    return d.cuMemAlloc(2**64)


def _():
    return d.cuMemAlloc(2**63), fake.words(2)[1]


def _():
    return d.cuMemAlloc(1.5)


def _():
    return d.cuModuleGetFunction(0, "name")


def _():
    return d.cuModuleGetFunction(0, b"name")


def _():
    return d.cuModuleGetFunction(0, None)


def _():
    return d.cuModuleGetFunction(0, bytearray(b"name"))


def _():
    return d.cuModuleGetFunction(0, 5)


def _():
    seen = fake.read(2, 6)
    d.cuModuleGetFunction(0, b"na\0me")
    return seen()


def _():
    return d.cuModuleGetFunction(b"x", b"name")


def _():
    return d.cuModuleGetFunction("x", b"name")


def _():
    return d.cuModuleGetFunction(d.CUstream(3), b"name"), fake.words(2)[1]


def _():
    return d.cuModuleGetFunction(d.CUmodule(3), b"name"), fake.words(2)[1]


def _():
    return d.cuModuleGetFunction(3, b"name"), fake.words(2)[1]


def _():
    return d.cuModuleGetFunction(-3, b"name"), fake.words(2)[1]


def _():
    return d.cuModuleGetFunction(2**64, b"name"), fake.words(2)[1]


def _():
    return d.cuModuleGetFunction(2.0, b"name"), fake.words(2)[1]


def _():
    return d.cuModuleGetFunction(True, b"name"), fake.words(2)[1]


def _():
    return d.cuStreamQuery(None), fake.words(1)


def _():
    return d.cuStreamQuery(7), fake.words(1)


def _():
    return d.cuStreamQuery(d.CUstream(7)), fake.words(1)


def _():
    return d.cuStreamQuery(d.CUevent(7)), fake.words(1)


def _():
    class S:
        def __cuda_stream__(self):
            return (0, 9)

    return d.cuStreamQuery(S()), fake.words(1)


def _():
    class S:
        def __int__(self):
            return 9

    return d.cuStreamQuery(S()), fake.words(1)


def _():
    class S:
        def __index__(self):
            return 9

    return d.cuStreamQuery(S()), fake.words(1)


def _():
    return d.cuStreamQuery(ctypes.c_void_p(9)), fake.words(1)


def _():
    return d.cuMemFree(5), fake.words(1)


def _():
    return d.cuMemFree(d.CUdeviceptr(5)), fake.words(1)


def _():
    return d.cuMemFree(None), fake.words(1)


def _():
    return d.cuMemFree(d.CUstream(5))


def _():
    class S(bytearray):  # a number with a buffer, as numpy.int64(-1)
        def __int__(self):
            return -1

    return d.cuMemcpyHtoD(1, S(8), 3), fake.arrived()


def _():
    class S(bytearray):
        def __int__(self):
            return 9

    return d.cuMemcpyHtoD(1, S(8), 3), fake.arrived()


def _():
    return d.cuMemcpyHtoD(1, 5.0, 3), fake.words(3)


def _():
    return d.cuMemFree(-5)


def _():
    return d.cuMemFree(2**64)


def _():
    return d.cuMemFree("x")


def _():
    return d.cuMemFree(5.0)


def _():
    return d.cuMemFree(d.cuuint64_t(5))


def _():
    fake.write(0, b"0123456789")
    return d.cuDeviceGetName(10, None), fake.arrived()


def _():
    fake.write(0, b"0123456789")
    return d.cuDeviceGetName(10, d.CUdevice(4)), fake.words(3)[1:]


def _():
    return d.cuDeviceGetName(10, 2**31), fake.words(3)[1:]


def _():
    return d.cuDeviceGetName(10, 2**40)


def _():
    fake.write(0, b"0123456789")
    return d.cuDeviceGetName(10, -1), fake.words(3)[1:]


def _():
    fake.write(0, b"0123456789")
    return d.cuDeviceGetName(10, d.CUstream(2)), fake.words(3)[1:]


def _():
    return d.cuCtxSetCurrent(None), fake.words(1)


def _():
    return d.cuMemcpyHtoD(1, b"abc", 3), fake.words(3)[0], fake.words(3)[2]


def _():
    return d.cuMemcpyHtoD(1, bytearray(b"abc"), 3)[0]


def _():
    return d.cuMemcpyHtoD(1, memoryview(b"abc")[::2], 3)[0]


def _():
    return d.cuMemcpyHtoD(1, "abc", 3)[0]


def _():
    return d.cuMemcpyHtoD(1, 1.5, 3)[0], fake.words(3)


def _():
    return d.cuMemcpyHtoD(1, None, 3)[0], fake.words(3)


def _():
    return d.cuMemcpyHtoD(1, 77, 3)[0], fake.words(3)


def _():
    return d.cuMemcpyHtoD(1, -1, 3)[0], fake.words(3)


def _():
    return d.cuMemcpyHtoD(1, 2**64, 3)[0], fake.words(3)


def _():
    return d.cuMemcpyHtoD(1, d.CUdeviceptr(77), 3)[0], fake.words(3)


def _():
    return d.cuMemcpyHtoD(1, d.CUstream(77), 3)[0], fake.words(3)


def _():
    return d.cuMemcpyHtoD(1, d.CUuuid(), 3), fake.arrived()


def _():
    return d.cuMemcpyHtoD(1, object(), 3)[0], fake.words(3)


def _():
    return d.cuMemcpyHtoD(1, [1], 3)[0], fake.words(3)


def _():
    return d.cuMemcpyHtoD(1, True, 3)[0], fake.words(3)


def _():
    return d.cuMemcpyHtoD(1, ctypes.c_void_p(77), 3)[0], fake.words(3)[1] == 77


def _():
    a = (ctypes.c_int * 3)(1, 2, 3)
    return d.cuMemcpyHtoD(1, a, 3)[0], fake.words(3)[1] == ctypes.addressof(a)


def _():
    class S:
        def __int__(self):
            return 9

    return d.cuMemcpyHtoD(1, S(), 3)[0], fake.words(3)


def _():
    class S:
        def __index__(self):
            return 9

    return d.cuMemcpyHtoD(1, S(), 3)[0], fake.words(3)


def _():
    class S:
        def __int__(self):
            raise ZeroDivisionError

    return d.cuMemcpyHtoD(1, S(), 3)[0], fake.words(3)


def _():
    return d.cuStreamQuery(memoryview(bytearray(8)))


def _():
    class N(ctypes.Structure):
        _fields_ = [("x", ctypes.c_float)]

        def __int__(self):
            return 9

    return d.cuMemcpyHtoD(1, N(), 3), fake.words(3)


def _():
    class N(ctypes.Structure):
        _fields_ = [("x", ctypes.c_float)]

        def __int__(self):
            return 9

    p = d.CUDA_MEMCPY3D()
    p.srcHost = p.dstHost = N()
    return p.srcHost, p.dstHost


def _():
    return d.cuMemcpyHtoD(1, 4096.0, 3), fake.words(3)


def _():
    return d.cuPointerGetAttributes(1, [d.CUstream(3)], 5)


def _():
    return d.cuGraphAddEmptyNode(1, [3.5], 1)


def _():
    return d.cuEGLStreamConsumerDisconnect(-1)


def _():
    return d.cuEGLStreamConsumerDisconnect(2**64 + 5)


def _():
    return d.cuEGLStreamConsumerDisconnect(5.5)


def _():
    return d.cuEGLStreamConsumerReleaseFrame(1, 3, -1)


def _():
    return d.cuCtxSetCacheConfig("1"), fake.words(1)


def _():
    return d.cuCtxSetCacheConfig("x")


def _():
    return d.cuDeviceGetAttribute("16", 0)[0], fake.words(3)[1:]


def _():
    return d.cuCtxGetLimit("1")[0], fake.words(2)[1:]


def _():
    return d.cuMemcpyHtoD(1, 2.0, 3)[0], fake.words(3)


def _():
    p = d.CUuuid()
    return d.cuMemcpyHtoD(1, p, 3)[0], fake.words(3)[1] == p.getPtr()
