"""Buffers of memory that exists already, perhaps with an owner, as machine code for the usual case."""

from __future__ import annotations

from ..._floor.native.making import Make
from .buffer import Buffer
from .quick_allocation import quicken_forgetting


def quicken_from_handle() -> None:
    """Let machine code make the buffers of an address, a size and an owner from now on, and end them."""
    quicken_forgetting()
    member = vars(Buffer)["from_handle"]
    written = getattr(member, "__func__", None)
    if type(written) is not type(quicken_from_handle) or written.__globals__["__name__"] != Buffer.__module__:
        return  # somebody has replaced it
    doc = f"from_handle(ptr, size, mr=None, owner=None, *, stream=None)\n--\n\n{written.__doc__}"
    others = dict.fromkeys(("_resource", "_stream", "_free", "_more", "_facts"))
    make = Make(written, Buffer, {"_address": int, "_size": int}, "owner", ("ptr", "size"), **others)
    quick = make.function("from_handle", Buffer.__module__, doc)
    if vars(Buffer)["from_handle"] is member:
        Buffer.from_handle = staticmethod(quick)  # type: ignore[method-assign]
