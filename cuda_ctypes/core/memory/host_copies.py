"""Copies between a buffer and memory of Python objects."""

from __future__ import annotations

import gc
import sys
from _collections import deque  # type: ignore[import-not-found]
from _thread import allocate_lock
from ctypes import addressof, c_char, c_char_p, c_void_p

from ..._floor.calls import builtins
from ..._floor.types.arguments import COPY, BufferRefused, buffer_address
from ..._floor.types.ctypes_pointers import POINTERS
from .. import lifetimes
from .._driver import class_name, driver, fail, frequent, late
from ..lifetimes import GONE, call_relaxed, collected, ended, not_collected
from ..stream import stream_of
from .buffer import Buffer

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ..event import Event

BYTES_STAY = sys.implementation.name == "cpython"
"""Whether bytes keep their address."""
_kept: deque[tuple[Event, Any]] = deque()
"""Events after copies that may not be done, with the memory that they use."""
_large: dict[int, None] = {}
"""Those of them, by ``id()``, that keep more than ``SMALL`` bytes."""
_spare: list[Event] = []
"""Events that happened, for the next copies."""
_looking = allocate_lock()
SMALL = 1 << 16
SEVERAL = 8 if hasattr(gc, "callbacks") else 1
"""Copies of up to so many bytes that are kept together. PyPy's collector does not call what drops the last ones."""
is_capturing = late(globals(), "is_capturing", "cuStreamIsCapturing", 0)


def copy_host(dst: Any, src: Any, stream: Any, options: Any) -> None:
    """Copy between a Buffer and an object with the buffer protocol or ``__array_interface__``."""
    to_host = isinstance(src, Buffer)
    buffer, value, what = (src, dst, "dst") if to_host else (dst, src, "src")
    if options is not None:
        raise TypeError(f"options are for copies between Buffers, but {what} is a {class_name(value)}")
    address, size, keep = host_memory(value, what, writable=to_host)
    if to_host and size < buffer._size:
        raise ValueError(f"dst has {size} bytes, but the buffer that is copied to it has {buffer._size}")
    if not to_host and size > buffer._size:
        raise ValueError(f"src has {size} bytes, but the buffer that it is copied to has {buffer._size}")
    count = buffer._size if to_host else size
    stream = stream_of(stream)
    order = stream._open()
    to, origin = (address, buffer._address) if to_host else (buffer._address, address)
    if count:
        status = frequent("cuMemcpyAsync")(to, origin, count, order.number)
        if status:
            fail(status, "cuMemcpyAsync")
        keep_until_done(keep, count, stream)


def host_memory(
    value: Any, what: str, writable: bool, by_rows: bool = False, instead: str = "a Buffer or "
) -> tuple[int, int, Any]:
    """Address and size of contiguous host memory (``by_rows``: in C's order), and the object that keeps it. ``instead``
    names the other types that the caller takes, for the message.
    """
    if value.__class__ is bytes and not writable and BYTES_STAY:
        if builtins is None:
            return c_void_p.from_buffer(c_char_p(value)).value or 0, len(value), value
        return id(value) + builtins.BYTES, len(value), value
    if isinstance(value, POINTERS):
        raise TypeError(
            f"{what}: the size of the memory at a {type(value).__name__} is unknown: (ctypes.c_char * size).from_address(...) "
            "has one"
        )
    try:
        view = memoryview(value)
    except (TypeError, ValueError):  # NumPy refuses types unknown to the buffer protocol
        interface = getattr(value, "__array_interface__", None)
        if interface is None:
            raise TypeError(
                f"{what}: {instead}an object with the buffer protocol or __array_interface__ is expected, "
                f"got {type(value).__name__}"
                + (": array.array('f', ...) makes one" if isinstance(value, (list, tuple)) else "")
            ) from None
    else:
        in_rows, read_only, size = view.c_contiguous, view.readonly, view.nbytes
        if writable and "O" in view.format and "O" in "".join(view.format.split(":")[::2]):  # names are between colons
            raise TypeError(f"{what}: {class_name(value)} holds Python's objects, which the device does not have")
        if in_rows and size and not read_only:
            memory = c_char.from_buffer(view)
            return addressof(memory), size, memory
        if by_rows and not in_rows:
            raise BufferRefused(f"{what}: the array is not contiguous, row after row{COPY}")
        if by_rows and writable and read_only:
            raise BufferRefused(f"{what}: the array is read-only")
        address, keep = buffer_address(value, what, writable)
        return address, size, keep
    if interface.get("strides") is not None:
        raise BufferRefused(f"{what}: the array is not contiguous{COPY}")
    size = int(interface["typestr"][2:].partition("[")[0])  # "<M8[s]" is a date
    for length in interface["shape"]:
        size *= length
    if not isinstance(interface.get("data"), tuple):  # but its owner, as for Pillow's images
        begin, held = interface.get("offset", 0), memoryview(interface.get("data")).cast("B")
        if held.nbytes < begin + size:
            raise BufferRefused(f"{what}: the array has {size} bytes from {begin} on, but its memory {held.nbytes}")
        return host_memory(held[begin : begin + size], what, writable)
    address, read_only = interface["data"]
    if writable and read_only:
        raise BufferRefused(f"{what}: the array is read-only")
    return address, size, value


def keep_until_done(value: Any, size: int, stream: Any) -> None:
    """Keep ``value`` with ``size`` bytes until the work now in the stream is done. Some copies, and all while much memory is kept, drop what
    former ones kept: to look for it each time took 2 us more (the stand-in, two AMD EPYC cores, CPython 3.12)."""
    if is_capturing(stream._open().number):
        return
    count, event = len(_kept), None
    try:
        if count and (size > SMALL or _large or not count % SEVERAL):
            lifetimes._relaxed(drop_done, SEVERAL)  # asking events would spoil a capture of this thread
        try:
            event = _spare.pop() if _spare else None
        except IndexError:  # another thread took it
            pass
    finally:  # also after an exception of a signal handler
        fits = event is not None and event._context is stream._context
        recorded = stream.record(event if fits else None)
        _kept.append((recorded, value))
        if size > SMALL:
            _large[id(recorded)] = None
    collected(_drop_all_done)


def _drop_all_done(*from_collector: Any) -> None:
    """Drop what finished copies kept, after the last copy of a program too."""
    if not _kept:
        not_collected(_drop_all_done)
        _spare.clear()
    elif not ended:
        call_relaxed(drop_done, len(_kept))


def drop_done(pending: int) -> None:
    """Drop the objects of finished copies until this many were found that are not done. The next time, others are looked at, so
    that a copy takes the same time however many are pending. Events that happened are for the next copies, because to make
    and destroy one takes 2 us (the stand-in, two AMD EPYC cores, CPython 3.12)."""
    acquired: list[bool] = []
    try:
        acquired += map(
            _looking.acquire, (False,)
        )  # one step for signal handlers: their exceptions cannot leave it locked
        if acquired[0]:  # else another thread does it, or this thread outside of a finalizer
            _drop(pending)
    finally:
        if acquired == [True]:
            _looking.release()


def _drop(pending: int) -> None:
    for _ in range(len(_kept)):
        if _is_done(_kept[0][0]):
            event, _ = _kept.popleft()
            _large.pop(id(event), None)
            if len(_spare) < SEVERAL:
                _spare.append(event)
            continue
        _kept.rotate(-1)
        pending -= 1
        if not pending:
            break


def _is_done(event: Event) -> bool:
    """Whether the event has happened. Not if the driver refuses: an error on another device must not spoil this copy; but after
    a fault nothing reads the memory any more."""
    try:
        return event.is_done
    except driver.CudaError as error:
        return error.status in GONE
