"""Copies with options, and many copies at once."""

from __future__ import annotations

from collections.abc import Sequence

from ..._floor.cuda_version import version_text
from .._driver import class_name, driver_version
from ..stream import LEGACY_DEFAULT_STREAM, Stream, stream_of
from .batches import buffers_of, runs
from .copy_options import CopyOptions, MemcpyOverlapMode, MemcpySrcAccessOrder
from .driver import driver
from .location import BATCHES, location_of

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ..typing import IsStreamType
    from .buffer import Buffer

__all__ = ["copy_batch"]

_orders, _flags = driver.CUmemcpySrcAccessOrder, driver.CUmemcpyFlags
ORDERS: dict[str, Any] = {
    MemcpySrcAccessOrder.STREAM: _orders.CU_MEMCPY_SRC_ACCESS_ORDER_STREAM,
    MemcpySrcAccessOrder.DURING_API_CALL: _orders.CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL,
    MemcpySrcAccessOrder.ANY: _orders.CU_MEMCPY_SRC_ACCESS_ORDER_ANY,
}
FLAGS: dict[str, Any] = {
    MemcpyOverlapMode.DEFAULT: _flags.CU_MEMCPY_FLAG_DEFAULT,
    MemcpyOverlapMode.PREFER_OVERLAP_WITH_COMPUTE: _flags.CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE,
}
DEFAULT = CopyOptions()


def copy_batch(
    stream: IsStreamType,
    srcs: Sequence[Buffer],
    dsts: Sequence[Buffer],
    *,
    options: CopyOptions | Sequence[CopyOptions] | None = None,
) -> None:
    """Copy many buffers, in the order of a stream but in any order among themselves: no copy may read what another one
    writes.

    C: cuMemcpyBatchAsync; before CUDA 13.0, cuMemcpyAsync for each.

    Parameters
    ----------
    stream : IsStreamType
        The stream; not the legacy default stream.
    srcs : sequence of Buffer
        The sources.
    dsts : sequence of Buffer
        The destinations, of the same sizes.
    options : CopyOptions or sequence of CopyOptions, optional
        One for all copies, or one for each.

    Raises
    ------
    CUDAError
        The driver refuses.
    RuntimeError
        A buffer or the stream is closed; or the order DURING_API_CALL with a driver before CUDA 13.0.
    TypeError
        An argument has a wrong type, or the stream is the legacy default stream, or captured.
    ValueError
        There are no buffers, or the numbers or sizes differ.
    """
    chosen = _accepting(stream_of(stream), "copy_batch")
    sources = buffers_of(srcs, "copy_batch", "Buffer.copy_to")
    targets = buffers_of(dsts, "copy_batch", "Buffer.copy_to")
    count = len(sources)
    if count != len(targets):
        raise ValueError(f"copy_batch: {count} sources, but {len(targets)} destinations")
    sizes = [source._size for source in sources]
    for index, target in enumerate(targets):
        if target._size != sizes[index]:
            raise ValueError(f"copy_batch: at index {index} {sizes[index]} bytes are to be copied to {target.size}")
    _copy(
        [target._address for target in targets],
        [source._address for source in sources],
        sizes,
        chosen,
        *_in_runs(options, count),
        "copy_batch",
    )


def copy_with_options(dst_ptr: int, src_ptr: int, size: int, stream: IsStreamType, options: CopyOptions) -> None:
    """One copy, from address to address. Raises as :func:`copy_batch`."""
    if not isinstance(options, CopyOptions):
        raise TypeError(f"copy: options must be CopyOptions, got {class_name(options)}")
    _copy([dst_ptr], [src_ptr], [size], _accepting(stream_of(stream), "copy"), [options], [0], "copy")


def _copy(
    targets: list[Any],
    sources: list[Any],
    sizes: list[int],
    stream: int,
    distinct: list[CopyOptions],
    starts: list[int],
    what: str,
) -> None:
    attributes = [_attributes(item) for item in distinct]
    if driver_version() >= BATCHES:
        driver.cuMemcpyBatchAsync(targets, sources, sizes, len(sizes), attributes, starts, len(starts), stream)
        return
    for item in distinct:
        if item.src_access_order == MemcpySrcAccessOrder.DURING_API_CALL:
            raise RuntimeError(
                f"{what}: only drivers of CUDA {version_text(BATCHES)} or newer can read the source during the call, this "
                f"one is of CUDA {version_text(driver_version())}: use the order STREAM or ANY"
            )
    for target, source, size in zip(targets, sources, sizes):
        driver.cuMemcpyAsync(target, source, size, stream)


def _attributes(options: CopyOptions) -> Any:
    hints = {"srcLocHint": options.src_location_hint, "dstLocHint": options.dst_location_hint}
    return driver.CUmemcpyAttributes(
        srcAccessOrder=ORDERS[options.src_access_order],
        flags=FLAGS[options.overlap_mode],
        **{name: location_of(hint) for name, hint in hints.items() if hint is not None},
    )


def _in_runs(options: Any, count: int) -> tuple[list[CopyOptions], list[int]]:
    """The options of ``count`` copies with equal neighbours merged, and the index where each begins."""
    if options is None or isinstance(options, CopyOptions):
        return [options or DEFAULT], [0]
    if not isinstance(options, Sequence):
        raise TypeError(f"copy_batch: options must be CopyOptions or a sequence of them, got {class_name(options)}")
    for index, item in enumerate(options):
        if not isinstance(item, CopyOptions):
            raise TypeError(f"copy_batch: options: CopyOptions are expected at index {index}, got {class_name(item)}")
    if len(options) != count:
        raise ValueError(f"copy_batch: {count} copies, but {len(options)} options")
    return runs(options)


def _accepting(stream: Stream, what: str) -> int:
    """The address of a stream that can take copies with options. Raises TypeError for others."""
    handle = int(stream.handle)
    if handle in (0, int(LEGACY_DEFAULT_STREAM.handle)):
        raise TypeError(f"{what}: the legacy default stream takes no copies with options: use another stream")
    if int(driver.cuStreamIsCapturing(handle)) != driver.CUstreamCaptureStatus.CU_STREAM_CAPTURE_STATUS_NONE:
        raise TypeError(f"{what}: the stream is being captured, but a graph cannot hold copies with options")
    return handle
