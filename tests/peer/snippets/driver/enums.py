"""Enums: their members, and members as numbers."""

from tests.peer.snippets.given import d, fake


def _():
    E = d.CUmemorytype
    return E(1), E(1) is E.CU_MEMORYTYPE_HOST, E.CU_MEMORYTYPE_HOST is E.CU_MEMORYTYPE_HOST


def _():
    return d.CUmemorytype(77)


def _():
    return d.CUmemorytype("CU_MEMORYTYPE_HOST")


def _():
    return d.CUmemorytype(None)


def _():
    return d.CUmemorytype()


def _():
    return d.CUmemorytype(1.0), d.CUmemorytype(True), d.CUmemorytype(value=1), d.CUmemorytype(d.CUresult(1))


def _():
    return d.CUmemorytype(1, 2)


def _():
    return d.CUmemorytype([])


def _():
    return list(d.CUmemorytype), len(d.CUmemorytype), len(d.CUctx_flags), len(d.CUctx_flags.__members__)


def _():
    return [m.name for m in d.CUctx_flags], list(d.CUctx_flags.__members__)


def _():
    return (
        1 in d.CUmemorytype,
        77 in d.CUmemorytype,
        d.CUmemorytype(1) in d.CUmemorytype,
        "CU_MEMORYTYPE_HOST" in d.CUmemorytype,
        d.CUresult(1) in d.CUmemorytype,
        1.0 in d.CUmemorytype,
        None in d.CUmemorytype,
    )


def _():
    return [] in d.CUmemorytype


def _():
    return d.CUmemorytype.__members__, type(d.CUmemorytype.__members__)


def _():
    return d.CUmemorytype["CU_MEMORYTYPE_HOST"]


def _():
    return d.CUmemorytype.CU_MEMORYTYPE_BOGUS


def _():
    m = d.CUmemorytype(1)
    return (
        m.name,
        m.value,
        type(m.value),
        int(m),
        repr(m),
        str(m),
        f"{m}",
        "%s" % m,
        "%d" % m,
        format(m),
        format(m, "d"),
        f"{m:>5}",
    )


def _():
    m = d.CUmemorytype(1)
    return hash(m), m == 1, m == d.CUresult(1), m != 1, m < 2, {m: 1}[1], m == "CU_MEMORYTYPE_HOST"


def _():
    m = d.CUmemorytype(1)
    return m + 1, type(m + 1), m | 2, type(m | 2), m & 1, type(m & 1), ~m, -m, m << 1, type(m | m), m ^ m


def _():
    return (
        bool(d.CUresult(0)),
        bool(d.CUresult(1)),
        isinstance(d.CUresult(0), int),
        issubclass(d.CUresult, int),
        isinstance(1, d.CUresult),
    )


def _():
    return repr(d.CUresult), str(d.CUresult), d.CUresult.__name__


def _():
    import pickle

    r = pickle.loads(pickle.dumps(d.CUresult(1)))
    return r, r is d.CUresult(1)


def _():
    import copy

    return copy.copy(d.CUresult(1)) is d.CUresult(1), copy.deepcopy(d.CUresult(1)) is d.CUresult(1)


def _():
    import json

    return json.dumps(d.CUresult(1)), json.dumps({d.CUresult(1): 1})


def _():
    d.CUresult(1).name = "x"


def _():
    return d.CUresult(1).bogus


def _():
    import enum

    return issubclass(d.CUresult, enum.Enum)


# Two names for a value: one member.


def _():
    return (
        d.CUctx_flags.CU_CTX_BLOCKING_SYNC is d.CUctx_flags.CU_CTX_SCHED_BLOCKING_SYNC,
        d.CUctx_flags.CU_CTX_BLOCKING_SYNC.name,
    )


def _():
    return sorted(
        (n, k)
        for n in dir(d)
        if hasattr(getattr(d, n), "__members__") and n[0] != "_"
        for k, m in getattr(d, n).__members__.items()
        if m.name != k
    )


# Three enums with the same members, which C has as one.


def _():
    return (
        d.CUkernelNodeAttrID is d.CUlaunchAttributeID,
        d.CUstreamAttrID is d.CUlaunchAttributeID,
        d.CUkernelNodeAttrID(4),
        d.CUstreamAttrID(4),
        d.CUlaunchAttributeID(4),
    )


def _():
    return (
        d.cuStreamGetAttribute(5, d.CUlaunchAttributeID(4))[0],
        d.cuStreamGetAttribute(5, d.CUstreamAttrID(4))[0],
        type(d.cuStreamGetAttribute(5, d.CUstreamAttrID(4))[1]),
    )


def _():
    return max(d.CUarray_format), sorted(d.CUmemorytype)[0], d.CUshared_carveout.CU_SHAREDMEM_CARVEOUT_DEFAULT


def _():
    fake.status(999)
    return d.cuInit(0)


def _():
    fake.status(12345)
    return d.cuInit(0)


def _():
    fake.status(12345)
    return d.cuCtxGetCurrent()


def _():
    fake.write(0, b"\x63\0\0\0")
    return d.cuCtxGetCacheConfig()


def _():
    fake.write(0, b"\x02\0\0\0")
    return d.cuCtxGetCacheConfig()
