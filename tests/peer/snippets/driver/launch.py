"""Kernel arguments of cuLaunchKernel and its relatives."""

import ctypes

from tests.peer.snippets.given import d, fake


def _():
    def launch(kp, extra=0):
        return d.cuLaunchKernel(1, 2, 3, 4, 5, 6, 7, 8, 9, kp, extra), fake.words(11)

    r, w = launch(None)
    return r, w


def _():
    def launch(kp, extra=0):
        return d.cuLaunchKernel(1, 2, 3, 4, 5, 6, 7, 8, 9, kp, extra), fake.words(11)

    return launch(0)[1][9], launch(77)[1][9], launch(None, 5)[1][10]


def _():
    return d.cuLaunchKernel(1, 2, 3, 4, 5, 6, 7, 8, 9, None, None)


def _():
    return d.cuLaunchKernel(1, 2, 3, 4, 5, 6, 7, 8, 9, -1, 0)


def _():
    return d.cuLaunchKernel(1, 2, 3, 4, 5, 6, 7, 8, 9, 1.5, 0)


def _():
    return d.cuLaunchKernel(1, 2, 3, 4, 5, 6, 7, 8, 9, "x", 0)


def _():
    return d.cuLaunchKernel(1, 2, 3, 4, 5, 6, 7, 8, 9, [1], 0)


def _():
    return d.cuLaunchKernel(1, 2, 3, 4, 5, 6, 7, 8, 9, (1,), 0)


def _():
    return d.cuLaunchKernel(1, 2, 3, 4, 5, 6, 7, 8, 9, ([1], [ctypes.c_int]), 0)


def _():
    T = type("T", (tuple,), {})
    seen = fake.read(9, 4, 0, 0)
    return d.cuLaunchKernel(1, 2, 3, 4, 5, 6, 7, 8, 9, T((T((7,)), T((ctypes.c_int,)))), 0), seen()


# A list is refused after calls with the same types too.


def _():
    good = ((1, 2), (ctypes.c_int, ctypes.c_int))
    none = [
        [*good],
        ([1, 2], good[1]),
        (range(1, 3), good[1]),
        (b"ab", good[1]),
        ({1: 0, 2: 0}, good[1]),
        dict.fromkeys(good),
    ]

    def refused(given):
        try:
            return d.cuLaunchKernel(1, 2, 3, 4, 5, 6, 7, 8, 9, given, 0)
        except TypeError:
            return True

    return [d.cuLaunchKernel(1, 2, 3, 4, 5, 6, 7, 8, 9, good, 0) for _ in range(3)], [
        refused(given) for given in none * 2
    ]


def _():
    return d.cuLaunchKernel(1, 2, 3, 4, 5, 6, 7, 8, 9, ((1,), ()), 0)


def _():
    return d.cuLaunchKernel(1, 2, 3, 4, 5, 6, 7, 8, 9, ((), ()), 0), fake.words(10)[9]


def _():
    return d.cuLaunchKernel(1, 2, 3, 4, 5, 6, 7, 8, 9, ((1,), (int,)), 0)


def _():
    return d.cuLaunchKernel(1, 2, 3, 4, 5, 6, 7, 8, 9, ((1,), (ctypes.c_int,)), 0)


def _():
    return d.cuLaunchKernel(1, 2, 3, 4, 5, 6, 7, 8, 9, ((1,), (ctypes.c_int64,)), 0)


def _():
    return d.cuLaunchKernel(1, 2, 3, 4, 5, 6, 7, 8, 9, ((1,), (ctypes.c_longdouble,)), 0)


def _():
    a = (ctypes.c_void_p * 2)(5, 6)
    return d.cuLaunchKernel(1, 2, 3, 4, 5, 6, 7, 8, 9, a, 0), fake.words(10)[9] == ctypes.addressof(a)


def _():
    return d.cuLaunchKernel(1, 2, 3, 4, 5, 6, 7, 8, 9, bytearray(8), 0)


def _():
    return d.cuLaunchKernel(1, 2, 3, 4, 5, 6, 7, 8, 9, True, 0), fake.words(10)[9]


def _():
    return d.cuLaunchKernel(1, 2, 3, 4, 5, 6, 7, 8, 9, d.CUdeviceptr(5), 0)


def _():
    return d.cuLaunchKernel(1, 2, 3, 4, 5, 6, 7, 8, 9, ctypes.c_void_p(5), 0)


def _():
    def at(v, t):
        p = d.CUDA_KERNEL_NODE_PARAMS()
        try:
            p.kernelParams = ((v,), (t,))
        except Exception as e:
            return type(e).__name__
        a = ctypes.c_uint64.from_address(p.kernelParams).value
        return ctypes.string_at(a, 8)

    C = ctypes
    return {
        (repr(v)[:30] if "0x" not in repr(v) else type(v).__name__, t.__name__): at(v, t)
        for v, t in [
            (2**31, C.c_int),
            (-(2**31) - 1, C.c_int),
            (2**40, C.c_int),
            (1.5, C.c_int),
            (True, C.c_int),
            ("x", C.c_int),
            (None, C.c_int),
            (C.c_int(5), C.c_int),
            (C.c_int(5), C.c_uint),
            (C.c_uint(5), C.c_int),
            (d.CUresult(1), C.c_int),
            (2**32, C.c_uint),
            (-1, C.c_uint),
            (256, C.c_ubyte),
            (128, C.c_byte),
            (-129, C.c_byte),
            (2**15, C.c_short),
            (2**63, C.c_longlong),
            (2**64, C.c_ulonglong),
            (2**64, C.c_size_t),
            (1, C.c_float),
            (C.c_float(1.5), C.c_float),
            (C.c_double(1.5), C.c_float),
            (C.c_float(1.5), C.c_double),
            (1, C.c_double),
            (True, C.c_double),
            (None, C.c_double),
            (5, C.c_bool),
            ("", C.c_bool),
            ("ab", C.c_char),
            (65, C.c_char),
            ("ab", C.c_wchar),
        ]
    }


def _():
    def at(v, t):
        p = d.CUDA_KERNEL_NODE_PARAMS()
        try:
            p.kernelParams = ((v,), (t,))
        except Exception as e:
            return type(e).__name__
        a = ctypes.c_uint64.from_address(p.kernelParams).value
        return ctypes.string_at(a, 8)

    C = ctypes
    return [at(v, C.c_void_p) for v in (0, 7, -1, 2**64 - 1, C.c_void_p(9), True, None, 1.5, "x", b"x")]


def _():
    def at(v, t):
        p = d.CUDA_KERNEL_NODE_PARAMS()
        try:
            p.kernelParams = ((v,), (t,))
        except Exception as e:
            return type(e).__name__
        a = ctypes.c_uint64.from_address(p.kernelParams).value
        return ctypes.string_at(a, 8)

    return at(2**64, ctypes.c_void_p)


def _():
    p = d.CUDA_KERNEL_NODE_PARAMS()
    p.kernelParams = ((ctypes.c_void_p(None),), (ctypes.c_void_p,))


def _():
    h = d.CUdeviceptr(5)
    p = d.CUDA_KERNEL_NODE_PARAMS()
    p.kernelParams = ((h,), (ctypes.c_void_p,))
    a = ctypes.c_uint64.from_address(p.kernelParams).value
    return ctypes.c_uint64.from_address(a).value == h.getPtr(), a == h.getPtr()


def _():
    h = d.CUdeviceptr(5)
    p = d.CUDA_KERNEL_NODE_PARAMS()
    p.kernelParams = ((h,), (None,))
    a = ctypes.c_uint64.from_address(p.kernelParams).value
    return ctypes.c_uint64.from_address(a).value, a == h.getPtr()


def _():
    class S(ctypes.Structure):
        _fields_ = [("a", ctypes.c_int), ("b", ctypes.c_int)]

    s = S(3, 4)
    p = d.CUDA_KERNEL_NODE_PARAMS()
    p.kernelParams = ((s,), (None,))
    a = ctypes.c_uint64.from_address(p.kernelParams).value
    return a == ctypes.addressof(s)


def _():
    p = d.CUDA_KERNEL_NODE_PARAMS()
    p.kernelParams = ((d.CUmemorytype(2),), (None,))
    a = ctypes.c_uint64.from_address(p.kernelParams).value
    return ctypes.string_at(a, 8)


def _():
    p = d.CUDA_KERNEL_NODE_PARAMS()
    p.kernelParams = ((5,), (None,))


def _():
    p = d.CUDA_KERNEL_NODE_PARAMS()
    p.kernelParams = ((ctypes.c_int(5),), (None,))


def _():
    p = d.CUDA_KERNEL_NODE_PARAMS()
    p.kernelParams = (((ctypes.c_int * 2)(),), (None,))


def _():
    class U(ctypes.Union):
        _fields_ = [("a", ctypes.c_int)]

    p = d.CUDA_KERNEL_NODE_PARAMS()
    p.kernelParams = ((U(),), (None,))


def _():
    class S(ctypes.Structure):
        _fields_ = [("a", ctypes.c_int), ("b", ctypes.c_int)]

    p = d.CUDA_KERNEL_NODE_PARAMS()
    p.kernelParams = ((S(1, 2),), (S,))


def _():
    class S:
        def getPtr(self):
            return 1234

    p = d.CUDA_KERNEL_NODE_PARAMS()
    p.kernelParams = ((S(), S()), (None, ctypes.c_void_p))
    a = (ctypes.c_uint64 * 2).from_address(p.kernelParams)
    return a[0], ctypes.c_uint64.from_address(a[1]).value


def _():
    t = d.CUtensorMap()
    p = d.CUDA_KERNEL_NODE_PARAMS()
    p.kernelParams = ((t,), (None,))
    return ctypes.c_uint64.from_address(p.kernelParams).value == t.getPtr()


def _():
    c = d.CUlaunchConfig()
    c.gridDimX = 5
    return (
        d.cuLaunchKernelEx(c, 5, ((1, 2.5), (ctypes.c_int, ctypes.c_double)), 0)[0],
        fake.words(1)[0] == c.getPtr(),
        fake.words(2)[1],
        fake.words(4)[3],
    )


def _():
    return d.cuLaunchKernelEx(None, 5, None, 0), fake.words(4)


def _():
    return d.cuLaunchKernelEx(5, 5, None, 0)


def _():
    return d.cuLaunchCooperativeKernel(1, 2, 3, 4, 5, 6, 7, 8, 9, ((1,), (ctypes.c_int,)))[0], fake.words(9)


def _():
    return d.cuLaunchKernel(1, -2, 3, 4, 5, 6, 7, 8, 9, None, 0)


def _():
    return d.cuLaunchKernel(1, 2**32, 3, 4, 5, 6, 7, 8, 9, None, 0)


def _():
    return d.cuLaunchKernel(d.CUkernel(5), 2, 3, 4, 5, 6, 7, 8, 9, None, 0), fake.words(1)


def _():
    return d.cuLaunchKernel(
        f=1,
        gridDimX=2,
        gridDimY=3,
        gridDimZ=4,
        blockDimX=5,
        blockDimY=6,
        blockDimZ=7,
        sharedMemBytes=8,
        hStream=9,
        kernelParams=None,
        extra=0,
    ), fake.words(9)


def _():
    seen = fake.read(9, 24)
    d.cuLaunchKernel(1, 2, 3, 4, 5, 6, 7, 8, 9, ((1, 2, 3), (ctypes.c_int,) * 3), 0)
    a = [int.from_bytes(seen()[i : i + 8], "little") for i in (0, 8, 16)]
    return a[1] - a[0], a[2] - a[1]


def _():
    p = d.CUDA_KERNEL_NODE_PARAMS()
    p.kernelParams = (("x",), (ctypes.c_float,))


def _():
    p = d.CUDA_KERNEL_NODE_PARAMS()
    p.kernelParams = ((b"ab",), (ctypes.c_char,))


def _():
    p = d.CUDA_KERNEL_NODE_PARAMS()
    p.kernelParams = ((1e300,), (ctypes.c_float,))


def _():
    class Address(int):
        pass

    return d.cuLaunchKernel(5, 1, 1, 1, 1, 1, 1, 0, 6, Address(8), 0)


def _():
    return d.cuLaunchKernel(5, 1, 1, 1, 1, 1, 1, 0, 6, d.CUdeviceptr(8), 0)


def _():
    def taken(v, t):
        try:
            d.cuLaunchKernel(1, 1, 1, 1, 1, 1, 1, 0, 0, ((v,), (t,)), 0)
        except TypeError:
            return "TypeError"
        return fake.words(1)

    class N:
        def __float__(self):
            return 3.5

        def __int__(self):
            return 3

    C = ctypes
    return [
        taken(v, t)
        for v, t in [
            (N(), C.c_int),
            (N(), C.c_uint),
            (N(), C.c_void_p),
            (N(), C.c_float),
            (C.c_int(1), C.c_bool),
            (C.c_void_p(), C.c_bool),
            (7, C.c_wchar),
            (b"x", C.c_wchar),
            ("x", C.c_wchar),
            (bytearray(b"7"), C.c_float),
            (bytearray(b"x"), C.c_char),
            (b"xy", C.c_char),
            (300, C.c_char),
            (3.0, C.c_char),
            (3.0, C.c_int),
        ]
    ]
