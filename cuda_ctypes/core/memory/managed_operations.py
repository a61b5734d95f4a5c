"""Moving managed memory to where it is needed, and dropping its contents."""

from __future__ import annotations

from collections.abc import Sequence

from ..._floor.cuda_version import version_text
from .._driver import advised, driver_version
from ..stream import stream_of
from .batches import buffers_of, runs
from .driver import driver
from .host import Host
from .location import BATCHES, LOCATED, check_location, location_of, ordinal_of

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Union

    from ..device import Device
    from ..typing import IsStreamType
    from .buffer import Buffer

    Location = Union[Device, Host]

__all__ = ["discard_batch", "discard_prefetch_batch", "prefetch_batch"]


def prefetch_batch(stream: IsStreamType, buffers: Sequence[Buffer], locations: Location | Sequence[Location]) -> None:
    """Move managed memory to devices or the host.

    C: cuMemPrefetchBatchAsync; before CUDA 13.0, cuMemPrefetchAsync for each.

    Parameters
    ----------
    stream : IsStreamType
        The stream in whose order this happens.
    buffers : sequence of Buffer
        The memory.
    locations : Device, Host or sequence of them
        The destinations: one for all, or one for each.

    Raises
    ------
    CUDAError
        The driver refuses.
    RuntimeError
        A buffer or the stream is closed.
    TypeError
        An argument has a wrong type.
    ValueError
        There are no buffers, the numbers differ, a location is None, or memory is not managed.
    """
    handle, addresses, sizes = _batch("prefetch_batch", stream, buffers)
    places, starts = _in_runs("prefetch_batch", locations, len(addresses))
    if driver_version() >= BATCHES:
        given = [location_of(place) for place in places]
        driver.cuMemPrefetchBatchAsync(addresses, sizes, len(addresses), given, starts, len(starts), 0, handle)
        return
    for place, start, end in zip(places, starts, [*starts[1:], len(addresses)]):
        for index in range(start, end):
            _prefetch(addresses[index], sizes[index], place, handle)


def discard_batch(stream: IsStreamType, buffers: Sequence[Buffer]) -> None:
    """Drop the contents of managed memory, so that they are not moved any more. Reads give undefined values until it is
    written again. C: cuMemDiscardBatchAsync.

    Parameters
    ----------
    stream : IsStreamType
        The stream in whose order this happens.
    buffers : sequence of Buffer
        The memory.

    Raises
    ------
    CUDAError
        The driver refuses.
    NotImplementedError
        The driver is older than CUDA 13.0.
    RuntimeError
        A buffer or the stream is closed.
    TypeError
        An argument has a wrong type.
    ValueError
        There are no buffers, or memory is not managed.
    """
    handle, addresses, sizes = _batch("discard_batch", stream, buffers)
    _discard("discard_batch", addresses, sizes, handle)


def discard_prefetch_batch(
    stream: IsStreamType, buffers: Sequence[Buffer], locations: Location | Sequence[Location]
) -> None:
    """Drop the contents of managed memory and give it memory elsewhere, without moving data. C:
    cuMemDiscardAndPrefetchBatchAsync.

    Parameters
    ----------
    stream : IsStreamType
        The stream in whose order this happens.
    buffers : sequence of Buffer
        The memory.
    locations : Device, Host or sequence of them
        The destinations: one for all, or one for each.

    Raises
    ------
    CUDAError
        The driver refuses.
    NotImplementedError
        The driver is older than CUDA 13.0.
    RuntimeError
        A buffer or the stream is closed.
    TypeError
        An argument has a wrong type.
    ValueError
        There are no buffers, the numbers differ, a location is None, or memory is not managed.
    """
    handle, addresses, sizes = _batch("discard_prefetch_batch", stream, buffers)
    places, starts = _in_runs("discard_prefetch_batch", locations, len(addresses))
    _discard_prefetch("discard_prefetch_batch", addresses, sizes, places, starts, handle)


def prefetch(buffer: Buffer, location: Location, stream: Any) -> None:
    address, size, handle = _one("prefetch", buffer, stream)
    _prefetch(address, size, location, handle)


def discard(buffer: Buffer, stream: Any) -> None:
    address, size, handle = _one("discard", buffer, stream)
    _discard("discard", [address], [size], handle)


def discard_prefetch(buffer: Buffer, location: Location, stream: Any) -> None:
    address, size, handle = _one("discard_prefetch", buffer, stream)
    _discard_prefetch("discard_prefetch", [address], [size], [check_location(location)], [0], handle)


def advise(buffer: Buffer, advice: Any, location: Location | None = None) -> None:
    """Call cuMemAdvise. Some advice needs no location."""
    address, size = _range("advice", buffer)
    place = Host() if location is None else location
    try:
        if driver_version() >= LOCATED:
            driver.cuMemAdvise(address, size, advice, location_of(place))
        else:
            driver.cuMemAdvise_v1(address, size, advice, ordinal_of(place))
    except driver.CudaError as error:
        if error.status != driver.CUresult.CUDA_ERROR_NOT_SUPPORTED or buffer.memory_resource is None:
            raise
        raise advised(error, "this driver takes no such advice for pool memory")


def _prefetch(address: int, size: int, location: Any, stream: int) -> None:
    if driver_version() >= LOCATED:
        driver.cuMemPrefetchAsync(address, size, location_of(location), 0, stream)
    else:
        driver.cuMemPrefetchAsync_v1(address, size, ordinal_of(location), stream)


def _discard(what: str, addresses: list[int], sizes: list[int], stream: int) -> None:
    _needs_batches(what)
    driver.cuMemDiscardBatchAsync(addresses, sizes, len(addresses), 0, stream)


def _discard_prefetch(
    what: str, addresses: list[int], sizes: list[int], places: list[Location], starts: list[int], stream: int
) -> None:
    _needs_batches(what)
    given = [location_of(place) for place in places]
    driver.cuMemDiscardAndPrefetchBatchAsync(addresses, sizes, len(addresses), given, starts, len(starts), 0, stream)


def _needs_batches(what: str) -> None:
    if driver_version() < BATCHES:
        raise NotImplementedError(
            f"{what} needs a driver of CUDA {version_text(BATCHES)} or newer, this one is of CUDA "
            f"{version_text(driver_version())}"
        )


def _batch(what: str, stream: Any, buffers: Any) -> tuple[int, list[int], list[int]]:
    """The stream's address, and the addresses and sizes of the buffers."""
    handle = _number_of(stream)
    given = buffers_of(buffers, what, "the method of ManagedBuffer")
    for buffer in given:
        if not buffer.is_managed:
            _range(what, buffer)  # raises
    return handle, [buffer._address for buffer in given], [buffer._size for buffer in given]  # type: ignore[misc]


def _one(what: str, buffer: Buffer, stream: Any) -> tuple[int, int, int]:
    address, size = _range(what, buffer)
    return address, size, _number_of(stream)


def _number_of(stream: Any) -> int:
    """The address of a stream."""
    stream = stream_of(stream)
    return stream._number or stream._open().number  # type: ignore[no-any-return]


def _range(what: str, buffer: Buffer) -> tuple[int, int]:
    address = buffer._address
    if address is None:
        raise RuntimeError(f"{what}: the buffer is closed")
    if not buffer.is_managed:
        raise ValueError(f"{what}: {buffer!r} is not managed memory")
    return address, buffer._size


def _in_runs(what: str, given: Any, count: int) -> tuple[list[Location], list[int]]:
    """The locations of ``count`` buffers with equal neighbours merged, and the index where each begins."""
    if not isinstance(given, Sequence):
        return [check_location(given)], [0]
    if len(given) != count:
        raise ValueError(f"{what}: {count} buffers, but {len(given)} locations")
    return runs([check_location(item) for item in given])
