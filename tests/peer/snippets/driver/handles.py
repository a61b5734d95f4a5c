"""Handles: construction, comparison, hashing, copying and their memory."""

import ctypes

from tests.peer.snippets.given import d, fake


def _():
    return d.CUstream(), d.CUstream(5), d.CUstream(None), d.CUstream(init_value=5)


def _():
    return d.CUstream(-1)


def _():
    return d.CUstream(2**64)


def _():
    return d.CUstream(2**64 - 1)


def _():
    return d.CUstream("5")


def _():
    return d.CUstream(5.5)


def _():
    return d.CUstream(d.CUevent(5))


def _():
    return d.CUstream(d.CUstream(5))


def _():
    return d.CUstream(5, 0)


def _():
    return d.CUstream(5, _ptr=0)


def _():
    return d.CUstream(ptr=5)


def _():
    return d.CUstream(_ptr=None)


def _():
    return d.CUstream(_ptr=-1)


def _():
    return d.CUstream(1, 2, 3)


def _():
    a = d.CUstream(5)
    b = d.CUstream(_ptr=a.getPtr())
    return b, a == b, a.getPtr() == b.getPtr()


def _():
    a = d.CUstream(5)
    b = d.CUstream(7, _ptr=a.getPtr())
    return a, b


def _():
    a = d.CUstream(5)
    b = d.CUstream(_ptr=a.getPtr())
    ctypes.c_uint64.from_address(a.getPtr()).value = 99
    return a, b, int(a), hash(b)


def _():
    a = d.CUstream(5)
    return isinstance(a.getPtr(), int)


def _():
    a = d.CUstream(5)
    return a.getPtr() == a.getPtr(), ctypes.c_uint64.from_address(a.getPtr()).value


def _():
    return repr(d.CUstream(255)), str(d.CUstream(255)), f"{d.CUstream(255)}"


def _():
    return (
        repr(d.CUdeviceptr(255)),
        str(d.CUdeviceptr(255)),
        repr(d.CUdevice(3)),
        repr(d.cuuint64_t(3)),
        repr(d.cuuint32_t(3)),
        repr(d.CUtexObject(3)),
    )


def _():
    return (
        d.CUstream(5) == d.CUstream(5),
        d.CUstream(5) == 5,
        d.CUstream(5) == d.CUevent(5),
        d.CUstream(5) != d.CUstream(5),
        d.CUstream(5) != 5,
    )


def _():
    return d.CUstream(5).__eq__(5)


def _():
    return d.CUstream(5) == None, d.CUstream(0) == None  # noqa: E711 - the result of ==


def _():
    return d.CUstream(5) < d.CUstream(6)


def _():
    return d.CUdeviceptr(5) < d.CUdeviceptr(6)


def _():
    return (
        d.CUdeviceptr(5) == d.CUdeviceptr(5),
        d.CUdeviceptr(5) == 5,
        d.CUdevice(5) == d.CUdevice(5),
        d.CUdevice(5) == 5,
    )


def _():
    return (
        d.cuuint64_t(5) == d.cuuint64_t(5),
        d.cuuint64_t(5) == 5,
        d.cuuint64_t(5) == d.CUtexObject(5),
        d.CUdeviceptr(5) == d.cuuint64_t(5),
    )


def _():
    return d.CUdeviceptr(5) == d.CUdeviceptr_v2(5), d.CUdeviceptr_v2(5) == d.CUdeviceptr(5)


def _():
    return d.CUdeviceptr(5) + 1


def _():
    return hex(d.CUdeviceptr(5))


def _():
    return hex(d.CUstream(5))


def _():
    return d.CUdeviceptr(5).__index__()


def _():
    return d.CUstream(5).__index__()


def _():
    return range(10)[d.CUstream(5)]


def _():
    return float(d.CUdeviceptr(5))


def _():
    return float(d.CUstream(5))


def _():
    return bool(d.CUstream(0)), bool(d.CUdeviceptr(0)), bool(d.CUdevice(0)), bool(d.cuuint64_t(0))


def _():
    return int(d.CUstream(5)), int(d.CUdevice(-5)), type(int(d.CUstream(5))) is int


def _():
    return d.CUstream(5).__cuda_stream__()


def _():
    return d.CUevent(5).__cuda_stream__()


def _():
    return d.CUdevice(-1), d.CUdevice(2**31 - 1)


def _():
    return d.CUdevice(2**31)


def _():
    return d.CUdevice(2**40)


def _():
    return d.CUdevice(None)


def _():
    return d.CUdevice(1.5)


def _():
    return d.CUdeviceptr(None)


def _():
    return d.CUdeviceptr(-1)


def _():
    return d.cuuint32_t(-1)


def _():
    return d.cuuint32_t(2**32)


def _():
    return d.cuuint64_t(None)


def _():
    return d.CUdevice("1")


def _():
    class M(d.CUstream):
        pass

    return M(5), isinstance(M(5), d.CUstream), d.CUstream(5) == M(5), M(5) == d.CUstream(5)


def _():
    class M(d.CUstream):
        pass

    return d.cuStreamQuery(M(5)), fake.words(1)


def _():
    class M(d.CUstream):
        pass

    m = M(5)
    m.x = 1
    return m.x, m.__cuda_stream__()


def _():
    class M(d.CUdevice):
        pass

    return M(5)


def _():
    s = d.CUstream(5)
    s.x = 1


def _():
    s = d.CUstream(5)
    return s.value


def _():
    import pickle

    return pickle.loads(pickle.dumps(d.CUstream(5)))


def _():
    import copy

    return copy.copy(d.CUstream(5))


def _():
    import copy

    return copy.copy(d.CUuuid())


def _():
    import pickle

    return pickle.loads(pickle.dumps(d.CUuuid()))


def _():
    return {d.CUstream(5): 1}[d.CUstream(5)]


def _():
    return isinstance(d.CUstream(5), int)


def _():
    return d.CUstream(True), d.CUdevice(True)


def _():
    return d.CUhostFn(5), d.CUstreamCallback(7), int(d.CUhostFn(5)), d.CUhostFn(), repr(d.CUhostFn(5))


def _():
    return (
        d.sizeof(d.CUstream),
        d.sizeof(d.CUdevice),
        d.sizeof(d.CUuuid),
        d.sizeof(d.CUlaunchConfig),
        d.sizeof(d.cuuint32_t),
        d.sizeof(d.CUdeviceptr),
    )


def _():
    return d.sizeof(int)


def _():
    return d.sizeof(d.CUresult)


def _():
    return d.sizeof(d.CUhostFn)


def _():
    return d.sizeof(d.CUuuid())


def _():
    return d.sizeof(d.CUuuid_st)


def _():
    return d.sizeof(d.anon_struct1)


def _():
    return d.sizeof(5)


def _():
    return d.sizeof(d.CUstream(5))


def _():
    return d.sizeof()
