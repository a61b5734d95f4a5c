"""PTX linked to a CUBIN by NVIDIA's own nvJitLink, and its errors."""

from tests.peer.snippets.given import d


def _():
    ptx = b""".version 8.0
.target sm_90
.address_size 64
.visible .entry f(.param .u64 x) { ret; }
"""
    handle = d.create(1, ["-arch=sm_90"])
    d.add_data(handle, d.InputType.PTX, ptx, len(ptx), "a.ptx")
    d.complete(handle)
    cubin = bytearray(d.get_linked_cubin_size(handle))
    d.get_linked_cubin(handle, cubin)
    sizes = d.get_error_log_size(handle), d.get_info_log_size(handle)
    return d.destroy(handle), cubin[:4], len(cubin) > 100, sizes


def _():
    return d.version()


def _():
    return d.create(1, ["-arch=sm_1"]) != 0


def _():
    return d.create(0, [])


def _():
    return d.create(2, ["-arch=sm_90", "--no-such-option"])


def _():
    handle = d.create(1, ["-arch=sm_90"])
    return d.add_data(handle, 2, b"this is no PTX", 14, "a.ptx")


def _():
    handle = d.create(1, ["-arch=sm_90"])
    try:
        d.add_data(handle, d.InputType.PTX, b"this is no PTX", 14, "wrong.ptx")
        d.complete(handle)
    except d.nvJitLinkError as error:
        caught = error
        log = bytearray(d.get_error_log_size(handle))
        d.get_error_log(handle, log)
    return str(caught)[:21], int(caught.status), bytes(log)


def _():
    handle = d.create(1, ["-arch=sm_90"])
    return d.add_file(handle, d.InputType.ANY, "no such file")


def _():
    handle = d.create(1, ["-arch=sm_90"])
    return d.get_linked_cubin_size(handle)


def _():
    return d.destroy(0)
