"""A fat binary made by NVIDIA's own nvFatbin, and its errors."""

from tests.peer.snippets.given import d


def _():
    ptx = b""".version 8.0
.target sm_90
.address_size 64
.visible .entry f(.param .u64 x) { ret; }
\0"""
    handle = d.create(["-64"], 1)
    d.add_ptx(handle, ptx, len(ptx), "90", "a", "")
    d.add_ptx(handle, ptx.replace(b"sm_90", b"sm_80"), len(ptx), "80", "a", "-O3")
    fatbin = bytearray(d.size(handle))
    d.get(handle, fatbin)
    return d.destroy(handle), fatbin[:4], len(fatbin) > 100


def _():
    return d.version()


def _():
    return d.get_error_string(0)


def _():
    return d.get_error_string(d.Result.ERROR_INVALID_ARCH)


def _():
    return d.get_error_string(999)


def _():
    return d.create(["--no-such-option"], 1)


def _():
    return d.create(["-64"], 1) != 0


def _():
    handle = d.create([], 0)
    return d.add_ptx(handle, b".version 8.0\n\0", 14, "1", "a", "")


def _():
    handle = d.create([], 0)
    return d.add_cubin(handle, b"this is no cubin", 16, "90", "a")


def _():
    handle = d.create([], 0)
    return d.add_reloc(handle, b"", 0)
