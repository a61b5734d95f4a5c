"""The functions for C of ``StridedMemoryView``: DLPack's exchange API."""

from __future__ import annotations

import ctypes
import weakref
from typing import Any

import numpy
from cuda.core import Buffer, LegacyPinnedMemoryResource
from cuda.core.utils import StridedMemoryView

from tests.gpu.core.c_consumer import Consumer, Foreign

MEMBERS = ("device_id", "is_device_accessible", "readonly", "shape", "strides", "dtype", "size")
WRONG: Any = (None, 0, "text", StridedMemoryView, numpy.zeros(3))


def capsule(see: Any) -> None:
    class Derived(StridedMemoryView):
        pass

    made = StridedMemoryView.__dlpack_c_exchange_api__
    see(lambda: repr(made).partition(" at ")[0])
    see(lambda: StridedMemoryView.__dlpack_c_exchange_api__ is made)
    see(lambda: StridedMemoryView.__c_dlpack_exchange_api__ is made)
    see(lambda: Derived.__dlpack_c_exchange_api__ is made)
    see(lambda: hasattr(Buffer, "__dlpack_c_exchange_api__"))
    api = Consumer(StridedMemoryView).api
    see(lambda: [*api.version, api.previous])


def _told(consumer: Consumer, view: Any, address: int) -> Any:
    """A tensor, relative to its memory."""
    at, *others = consumer.tell(view).facts()
    return [at and at - address, *others]


def _exported(consumer: Consumer, view: Any, address: int) -> Any:
    exported = consumer.export(view)
    at, *others = exported.tensor.facts()
    found = [at and at - address, *others, *exported.version, exported.flags]
    exported.delete()
    return found


def of_the_host(see: Any, device: Any) -> None:
    consumer = Consumer(StridedMemoryView)
    numbers = numpy.arange(24, dtype="f4").reshape(2, 3, 4)
    frozen = numpy.zeros(3)
    frozen.flags.writeable = False
    arrays = {
        "dense": numbers,
        "transposed": numbers.T,
        "backwards": numbers[::-1, :, ::2],
        "part": numbers[1:, 1:],
        "empty": numpy.zeros((2, 0, 3)),
        "frozen": frozen,
        "repeated": numpy.broadcast_to(numpy.zeros(3), (4, 3)),
        "number": numpy.zeros(()),
        **{kind: numpy.zeros(2, kind) for kind in ("?", "i1", "u2", "i8", "f2", "f8", "c8", "c16")},
    }
    for name, array in arrays.items():
        view, address = StridedMemoryView.from_any_interface(array, -1), array.ctypes.data
        see(lambda name=name, view=view, address=address: _told(consumer, view, address))
        see(lambda name=name, view=view, address=address: _exported(consumer, view, address))


def of_types_that_dlpack_lacks(see: Any, device: Any) -> None:
    consumer = Consumer(StridedMemoryView)
    for kind in ("S3", "M8[ns]", ">f4", "V5", "i4,i4"):
        view = StridedMemoryView.from_array_interface(numpy.zeros(2, kind))
        see(lambda view=view: consumer.tell(view))
        see(lambda view=view: consumer.export(view))


def of_devices(see: Any, device: Any, stream: Any) -> None:
    consumer, f4 = Consumer(StridedMemoryView), numpy.dtype("f4")
    buffer, closed = (device.allocate(64, stream=stream) for _ in range(2))
    pinned = LegacyPinnedMemoryResource().allocate(64)
    views = {
        "bytes": StridedMemoryView.from_any_interface(buffer, -1),
        "pinned": StridedMemoryView.from_any_interface(pinned, -1),
        "dense": StridedMemoryView.from_buffer(buffer, (2, 3), dtype=f4),
        "strided": StridedMemoryView.from_buffer(buffer, (2, 3), (4, 1), dtype=f4),
        "empty": StridedMemoryView.from_buffer(buffer, (0, 3), dtype=f4),
        "readonly": StridedMemoryView.from_buffer(buffer, (3,), dtype=f4, is_readonly=True),
        "no type": StridedMemoryView.from_buffer(buffer, (3,), itemsize=4),
        "closed": StridedMemoryView.from_buffer(closed, (3,), dtype=f4),
    }
    closed.close()
    for name, view in views.items():
        address = int((pinned if name == "pinned" else buffer).handle)
        see(lambda name=name, view=view, address=address: _told(consumer, view, address))
        see(lambda name=name, view=view, address=address: _exported(consumer, view, address))


def wrong(see: Any, device: Any) -> None:
    consumer = Consumer(StridedMemoryView)
    view, foreign = StridedMemoryView.from_any_interface(numpy.zeros(3), -1), Foreign()
    for item in WRONG:
        see(lambda item=item: consumer.tell(item))
        see(lambda item=item: consumer.export(item))
    see(lambda: consumer.call("tell", id(view), None))
    see(lambda: consumer.call("export", id(view), None))
    see(lambda: consumer.call("take", ctypes.addressof(foreign.managed), None))
    see(lambda: consumer.call("take", None, ctypes.byref(ctypes.c_void_p())))
    see(lambda: foreign.deleted)


def taking(see: Any, device: Any) -> None:
    consumer, more = Consumer(StridedMemoryView), dict[str, Any]()
    for more in (
        {},
        {"offset": 8},
        {"strides": None},
        {"shape": (), "strides": ()},
        {"shape": (0, 3)},
        {"strides": (-3, 1)},
        {"flags": 1},
        *({"device": place} for place in ((2, 0), (2, 1), (3, 0), (13, 0), (8, 0), (10, 0))),
        *({"kind": kind} for kind in ((6, 8, 1), (2, 32, 4), (3, 64, 1))),
        {"version": (1, 9)},
        {"version": (2, 0)},
        {"deletes": False},
    ):
        foreign = Foreign(**more)
        made = see(lambda more=more, foreign=foreign: consumer.take(foreign.managed))
        see.members(made, *MEMBERS)
        see(lambda more=more, foreign=foreign: made and made.ptr - ctypes.addressof(foreign.memory))
        see(lambda more=more: made and type(made.exporting_obj).__name__)
        del made
        see(lambda more=more, foreign=foreign: foreign.deleted)


def lifetimes(see: Any, device: Any) -> None:
    class Array(numpy.ndarray):
        pass

    array = numpy.zeros(4).view(Array)
    consumer, reference = Consumer(StridedMemoryView), see(weakref.ref, array)
    exported = consumer.export(StridedMemoryView.from_any_interface(array, -1))
    del array
    see.gone(reference)
    made = consumer.take(exported)
    see.gone(reference)
    del made
    see.gone(reference)


def others(see: Any) -> None:
    consumer = Consumer(StridedMemoryView)
    for kind in (1, 2, 3, 8, 13, 99, -1):
        see(consumer.stream, kind, 0)
        see(consumer.stream, kind, 7)
