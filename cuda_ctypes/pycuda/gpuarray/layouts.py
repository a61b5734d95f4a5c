"""How arrays lie in memory: strides, contiguity, broadcasting, and copies between any two layouts."""

from __future__ import annotations

from ctypes import addressof, c_char

import numpy as np

from .._driver import late, refuse
from ..c_arguments import ScalarArg, VectorArg
from ..copies import memcpy_dtod, memcpy_dtod_async, memcpy_dtoh, memcpy_dtoh_async, memcpy_htod, memcpy_htod_async
from ..elementwise import get_elwise_kernel, shape_of_launch
from ..templates import per_context

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .array import GPUArray

copy_to_device = late(globals(), "copy_to_device", "cuMemcpyHtoD")
copy_to_host = late(globals(), "copy_to_host", "cuMemcpyDtoH")
NOT_CONTIGUOUS = "only contiguous arrays can be worked on here: copy() makes one that is"


class Flags:
    """The layouts that an array has: row by row (C's), column by column (Fortran's), either."""

    __slots__ = ("c_contiguous", "f_contiguous", "forc")

    def __init__(self, shape: Any, strides: Any, itemsize: int) -> None:
        self.c_contiguous = follows(shape, strides, itemsize, reversed(range(len(shape))))
        self.f_contiguous = follows(shape, strides, itemsize, range(len(shape)))
        self.forc = self.c_contiguous or self.f_contiguous

    def __getitem__(self, name: str) -> bool:
        found: bool = getattr(self, name.lower())
        return found

    def __repr__(self) -> str:
        return f"  C_CONTIGUOUS : {self.c_contiguous}\n  F_CONTIGUOUS : {self.f_contiguous}"


_flags: dict[Any, Flags] = {}


def flags_of(shape: Any, strides: Any, itemsize: int) -> Flags:
    """The flags of a layout: one object for all equal layouts."""
    key = shape, strides, itemsize
    try:
        return _flags[key]
    except KeyError:
        pass
    if len(_flags) > 4096:
        _flags.clear()
    found = _flags[key] = Flags(*key)
    return found


def follows(shape: Any, strides: Any, itemsize: int, axes: Any) -> bool:
    """Whether elements lie one behind the other, the first of the axes running fastest."""
    if 0 in shape:
        return True
    expected = itemsize
    for axis in axes:
        if shape[axis] != 1:
            if strides[axis] != expected:
                return False
            expected *= shape[axis]
    return True


def strides_of(shape: Any, itemsize: int, order: str) -> Any:
    """The strides of a contiguous array, in bytes."""
    if len(shape) == 1:
        return (itemsize,)
    strides = []
    size = itemsize
    for extent in reversed(shape) if order == "C" else shape:
        strides.append(size)
        size *= max(extent, 1)
    return tuple(reversed(strides) if order == "C" else strides)


def like_strides(shape: Any, strides: Any, itemsize: int) -> Any:
    """The strides of a contiguous array with its axes in the order of another array's."""
    found = [0] * len(shape)
    size = itemsize
    for axis in sorted(range(len(shape)), key=lambda axis: (abs(strides[axis]), -axis)):
        found[axis] = size
        size *= max(shape[axis], 1)
    return tuple(found)


def broadcast(*shapes: Any) -> Any:
    """The shape to which these shapes broadcast. Raises NotImplementedError, as PyCUDA does, if they do not."""
    try:
        return np.broadcast_shapes(*shapes)
    except ValueError:
        listed = ", ".join(map(str, shapes))
        raise NotImplementedError(
            f"arrays of the shapes {listed} do not broadcast: reshape() one so that each axis is as long as the other's, or 1"
        ) from None


def spread(shape: Any, strides: Any, wanted: Any) -> Any:
    """The strides, in bytes, by which an array is seen in a shape that it broadcasts to."""
    missing = len(wanted) - len(shape)
    return (0,) * missing + tuple(
        0 if extent == 1 and to != 1 else stride for extent, stride, to in zip(shape, strides, wanted[missing:])
    )


def collapsed(shape: Any, *all_strides: Any) -> tuple[list[int], list[list[int]]]:
    """The same elements with as few axes as possible, the fastest of the first strides last."""
    axes = [axis for axis in range(len(shape)) if shape[axis] != 1]
    axes.sort(key=lambda axis: (-abs(all_strides[0][axis]), axis))
    extents: list[int] = []
    found: list[list[int]] = [[] for _ in all_strides]
    for axis in axes:
        if extents and all(ours[-1] == strides[axis] * shape[axis] for ours, strides in zip(found, all_strides)):
            extents[-1] *= shape[axis]
            for ours, strides in zip(found, all_strides):
                ours[-1] = strides[axis]
            continue
        extents.append(shape[axis])
        for ours, strides in zip(found, all_strides):
            ours.append(strides[axis])
    return extents or [1], [ours or [0] for ours in found]


WORDS = {1: np.uint8, 2: np.uint16, 4: np.uint32, 8: np.uint64}


@per_context
def strided_kernel(axes: int, size: int, word: int) -> Any:
    """A kernel that copies elements of ``size`` bytes, word by word, from and to strides of so many axes."""
    arguments: list[Any] = [VectorArg(WORDS[word], "to"), VectorArg(WORDS[word], "from")]
    arguments += [ScalarArg(np.int64, f"{name}{axis}") for axis in range(axes) for name in ("extent", "into", "out_of")]
    lines = ["size_t left = i, place; long long target = 0, source = 0;"]
    for axis in reversed(range(axes)):
        lines.append(f"place = left % extent{axis}; left /= extent{axis};" if axis else "place = left;")
        lines.append(f"target += (long long)place * into{axis}; source += (long long)place * out_of{axis};")
    lines.append(f"for (int word = 0; word < {size // word}; ++word) to[target + word] = from[source + word];")
    return get_elwise_kernel(arguments, "\n".join(lines), "copy_strided")


def copy_strided(
    to: Any, to_strides: Any, source: Any, source_strides: Any, shape: Any, size: int, stream: Any
) -> None:
    """Copy elements of ``size`` bytes between two places of the device; a stride may be 0 or negative."""
    count = 1
    for extent in shape:
        count *= extent
    if not count:
        return
    extents, (into, out_of) = collapsed(shape, to_strides, source_strides)
    places = (*into, *out_of, size, int(to), int(source))
    word = next(word for word in (8, 4, 2, 1) if not any(place % word for place in places))
    numbers = [
        number
        for extent, first, second in zip(extents, into, out_of)
        for number in (extent, first // word, second // word)
    ]
    kernel = strided_kernel(len(extents), size, word)
    kernel.prepared_async_call(*shape_of_launch(count), stream, to, source, *numbers, count)


def copy(dst: Any, src: Any, stream: Any = None, async_: bool = False) -> None:
    """Copy between arrays of the device and the host, of equal shape and dtype, whatever their layouts are.

    Raises
    ------
    TypeError
        One is not an array, or their dtypes differ.
    ValueError
        Their shapes differ.
    """
    from .array import GPUArray

    for what, array in (("dst", dst), ("src", src)):
        if not isinstance(array, (GPUArray, np.ndarray)):
            raise TypeError(f"{what}: a GPUArray or an array of NumPy is expected, got {type(array).__name__}")
    if dst.shape != src.shape:
        raise ValueError(f"the shapes differ: {src.shape} cannot be copied to {dst.shape}")
    if dst.dtype != src.dtype:
        raise TypeError(f"the dtypes differ: {src.dtype} cannot be copied to {dst.dtype}; astype() converts")
    if not dst.size:
        return
    if isinstance(dst, np.ndarray):
        _to_host(dst, src, stream, async_)
    elif isinstance(src, np.ndarray):
        _from_host(dst, src, stream, async_)
    else:
        if src._memory is dst._memory and _overlap(dst, src):
            src = compact(src, stream)
        contiguous = dst.strides == src.strides and dst.flags.forc
        for array in (dst, src):
            (array._check_memory if contiguous else array._check)()
        if contiguous:
            size = dst.size * dst.itemsize  # subclasses give ``nbytes`` another meaning
            if async_:
                memcpy_dtod_async(dst.gpudata, src.gpudata, size, stream)
            else:
                memcpy_dtod(dst.gpudata, src.gpudata, size)
        else:
            copy_strided(dst.gpudata, dst.strides, src.gpudata, src.strides, dst.shape, dst.itemsize, stream)


def _overlap(first: GPUArray, second: GPUArray) -> bool:
    """Whether the places of two arrays may overlap, other than element by element."""
    if first._address == second._address and first.strides == second.strides:
        return False
    (begin, end), (start, stop) = _reach(first), _reach(second)
    return begin < stop and start < end


def _reach(array: GPUArray) -> tuple[int, int]:
    """The address of an array's first byte, and the one behind its last byte."""
    ways = [(extent - 1) * stride for extent, stride in zip(array.shape, array.strides)]
    return array._address + sum(min(way, 0) for way in ways), array._address + sum(
        max(way, 0) for way in ways
    ) + array.itemsize


def sent(dst: GPUArray, src: Any) -> bool:
    """Copy an array of the host to the device at once if both are in C order; False otherwise, or without elements."""
    if not (dst.flags.c_contiguous and dst.size and src.shape == dst.shape and src.dtype == dst.dtype):
        return False
    try:
        address = addressof(c_char.from_buffer(src))
    except (TypeError, ValueError, BufferError):  # read-only, or of another order
        return False
    dst._check_memory()
    status = copy_to_device(dst._address, address, src.nbytes)
    if status:
        refuse(status, "cuMemcpyHtoD")
    return True


def fetched(dst: Any, src: GPUArray) -> bool:
    """As :func:`sent`, to the host."""
    if not (src.flags.c_contiguous and src.size and src.shape == dst.shape and src.dtype == dst.dtype):
        return False
    try:
        address = addressof(c_char.from_buffer(dst))
    except (TypeError, ValueError, BufferError):
        return False
    src._check_memory()
    status = copy_to_host(address, src._address, dst.nbytes)
    if status:
        refuse(status, "cuMemcpyDtoH")
    return True


def _as_laid(array: Any, strides: Any) -> Any:
    """A view of a contiguous host array without axes of one, if its strides are these."""
    same = all(ours == theirs for extent, ours, theirs in zip(array.shape, array.strides, strides) if extent != 1)
    return array if same and (array.flags.c_contiguous or array.flags.f_contiguous) else None


def _to_host(dst: Any, src: GPUArray, stream: Any, async_: bool) -> None:
    src._check_memory()
    if src.flags.forc and _as_laid(dst, src.strides) is not None:
        if async_:
            memcpy_dtoh_async(dst, src.gpudata, stream)
        else:
            memcpy_dtoh(dst, src.gpudata)
        return
    if not src.flags.forc:
        src = compact(src, stream)
    flat = np.empty(src.size, src.dtype)
    memcpy_dtoh_async(flat, src.gpudata, stream)
    _wait(stream)
    dst[...] = np.lib.stride_tricks.as_strided(flat, src.shape, src.strides)


def _from_host(dst: GPUArray, src: Any, stream: Any, async_: bool) -> None:
    (dst._check_memory if dst.flags.forc else dst._check)()
    if dst.flags.forc:
        laid = _as_laid(src, dst.strides)
        if laid is None:
            laid = np.empty(src.size, src.dtype)
            np.lib.stride_tricks.as_strided(laid, dst.shape, dst.strides)[...] = src
            async_ = False  # it ends here
        if async_:
            memcpy_htod_async(dst.gpudata, laid, stream)
        elif stream is None:
            memcpy_htod(dst.gpudata, laid)
        else:
            memcpy_htod_async(dst.gpudata, laid, stream)
            _wait(stream)
        return
    whole = dst._new(dst.shape, dst.dtype)
    _from_host(whole, src, stream, False)
    copy_strided(dst.gpudata, dst.strides, whole.gpudata, whole.strides, dst.shape, dst.itemsize, stream)


def _wait(stream: Any) -> None:
    from .._driver import cuda
    from ..stream import stream_number

    cuda.cuStreamSynchronize(stream_number(stream))


def compact(array: GPUArray, stream: Any = None, strides: Any = None) -> GPUArray:
    """A copy that is contiguous, in the order of the array's axes or with the strides of another one."""
    made = array._new(array.shape, array.dtype, strides or like_strides(array.shape, array.strides, array.itemsize))
    if array.size:
        array._check()
        copy_strided(made.gpudata, made.strides, array.gpudata, array.strides, array.shape, array.itemsize, stream)
    return made


def spread_out(array: GPUArray, shape: Any, strides: Any, stream: Any = None) -> GPUArray:
    """A copy of an array in a shape that it broadcasts to, with these strides."""
    made = array._new(shape, array.dtype, strides)
    if made.size:
        array._check()
        from_strides = spread(array.shape, array.strides, shape)
        copy_strided(made.gpudata, made.strides, array.gpudata, from_strides, shape, array.itemsize, stream)
    return made
