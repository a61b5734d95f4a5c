"""Copies between two arrays with any strides."""

from __future__ import annotations

from itertools import product

from .._driver import class_name, driver
from ..stream import stream_of
from .layout import StridedLayout

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .strided_memory_view import StridedMemoryView


def copy_strided(to: StridedMemoryView, origin: Any, stream: Any, blocking: Any) -> None:
    """See :meth:`StridedMemoryView.copy_from`."""
    if not isinstance(origin, type(to)):
        raise TypeError(f"other: a StridedMemoryView is expected, got {class_name(origin)}")
    if blocking is not None and not isinstance(blocking, bool):
        raise TypeError(f"blocking: a bool or None is expected, got {type(blocking).__name__}")
    stream = stream_of(stream)
    a, b = to._layout, origin._layout
    if a.shape != b.shape:
        raise ValueError(f"the shapes differ: {b.shape} cannot be copied to {a.shape}")
    known = to._dtype is not None and origin._dtype is not None  # NumPy's float64 equals None
    if a.itemsize != b.itemsize or known and to._dtype != origin._dtype:
        name, other = (view._dtype or f"{view._layout.itemsize} bytes" for view in (origin, to))
        raise ValueError(f"the types differ: elements of {name} cannot be copied to elements of {other}")
    if to.readonly:
        raise ValueError("the destination is read-only")
    if not a.is_unique and a.volume:
        raise ValueError(f"elements of the destination overlap: strides {a.strides}")
    for view in (to, origin):
        view._require_alive()
    if not a.volume:
        return
    run, axes = _runs(a, b)
    _copy(to, origin, run, axes, stream.handle)
    if blocking or (blocking is None and not (to.is_device_accessible and origin.is_device_accessible)):
        stream.sync()


def _runs(a: StridedLayout, b: StridedLayout) -> tuple[int, list[Any]]:
    """The bytes without gaps on both sides, and the other axes, the one with the largest strides first."""
    size = a.itemsize
    axes = [
        (extent, to * size, origin * size) for extent, to, origin in zip(a.shape, a._steps, b._steps) if extent != 1
    ]
    axes.sort(key=lambda axis: (-abs(axis[1]), -abs(axis[2])))
    run = size
    while axes and axes[-1][1:] == (run, run):
        run *= axes.pop()[0]
    merged: list[Any] = []
    for extent, to, origin in axes:
        if merged and merged[-1][1:] == (to * extent, origin * extent):
            merged[-1] = (merged[-1][0] * extent, to, origin)
        else:
            merged.append((extent, to, origin))
    return run, merged


def _copy(target: Any, source: Any, run: int, axes: list[Any], stream: Any) -> None:
    if not axes:
        driver.cuMemcpyAsync(target.ptr, source.ptr, run, stream)
        return
    rows = _rows(run, axes)
    outer = [axis for axis in axes if axis is not rows]
    copy = driver.cuMemcpyAsync if rows is None else _copier(target, source, *rows)
    for place in product(*(range(extent) for extent, _, _ in outer)):
        to, origin = [sum(step * axis[side] for step, axis in zip(place, outer)) for side in (1, 2)]
        copy(target.ptr + to, source.ptr + origin, run, stream)


def _rows(run: int, axes: list[Any]) -> Any:
    """The longest axis that one call can copy, if any: a pitch is limited, and at least as wide as the bytes copied per row."""
    most = driver.cuDeviceGetAttribute(driver.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_MAX_PITCH, driver.cuCtxGetDevice())
    return max([axis for axis in axes if all(run <= stride <= most for stride in axis[1:])], default=None)


def _copier(target: Any, source: Any, height: int, *pitches: int) -> Any:
    """As cuMemcpyAsync, for so many rows."""
    request, kinds, places = driver.CUDA_MEMCPY2D(), driver.CUmemorytype, []
    request.Height = height
    request.dstPitch, request.srcPitch = pitches
    for side, view in (("dst", target), ("src", source)):
        on_device = view.is_device_accessible
        setattr(request, f"{side}MemoryType", kinds.CU_MEMORYTYPE_UNIFIED if on_device else kinds.CU_MEMORYTYPE_HOST)
        places.append(f"{side}{'Device' if on_device else 'Host'}")

    def copy(to: int, origin: int, width: int, stream: Any) -> None:
        request.WidthInBytes = width
        for place, address in zip(places, (to, origin)):
            setattr(request, place, address)
        driver.cuMemcpy2DAsync(request, stream)

    return copy
