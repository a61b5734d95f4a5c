"""NCCL on one GPU, and an all-reduce over two from one thread and from two, through ``raw`` and ``checked``."""

from __future__ import annotations

import ctypes
import os
import pickle
import threading
import time
from collections.abc import Iterator
from ctypes import byref
from typing import Any, Callable

import pytest

from tests.gpu.libraries import Opened, open_library

COUNT = 1000
PATIENCE = 120


@pytest.fixture(scope="module")
def nccl(package: Callable[[str], Any], major: int, on_standin: bool) -> Iterator[Opened]:
    """NCCL without NVLink's multicast, which virtual machines often lack."""
    before = os.environ.get("NCCL_NVLS_ENABLE")
    os.environ["NCCL_NVLS_ENABLE"] = "0"  # NCCL reads it when it is loaded
    try:
        yield open_library(package, major, on_standin, "nccl", lambda checked: checked.ncclGetVersion())
    finally:
        if before is None:
            del os.environ["NCCL_NVLS_ENABLE"]
        else:
            os.environ["NCCL_NVLS_ENABLE"] = before


@pytest.fixture
def pair(nccl: Opened) -> Iterator[list[Any]]:
    """A communicator on each of two GPUs."""
    needs_two(nccl)
    made = nccl.checked.ncclCommInitAll(2, [0, 1])
    yield made
    for communicator in made:
        nccl.checked.ncclCommDestroy(communicator)
    nccl.runtime.cudaSetDevice(0)


def needs_two(nccl: Opened) -> None:
    found = nccl.runtime.cudaGetDeviceCount()
    if found < 2:
        pytest.skip(f"two GPUs are needed, here is {found}")


def config_of(nccl: Opened) -> Any:
    """The struct of C's NCCL_CONFIG_INITIALIZER: its size and version, and members that mean unset."""
    checked = nccl.checked
    numbers = [name for name, kind in nccl.raw.ncclConfig_t._fields_ if kind is ctypes.c_int]
    return checked.ncclConfig_t(
        size=checked.sizeof(checked.ncclConfig_t),
        magic=checked.NCCL_API_MAGIC,
        version=checked.NCCL_VERSION_CODE,
        **dict.fromkeys(numbers, checked.NCCL_CONFIG_UNDEF_INT),
    )


def prepared(nccl: Opened, device: int, number: float) -> tuple[Any, int, int]:
    """A stream of a device, memory filled with a number, and memory for a result."""
    nccl.runtime.cudaSetDevice(device)
    stream = nccl.runtime.cudaStreamCreateWithFlags(nccl.runtime.cudaStreamNonBlocking)
    return stream, nccl.upload("f", [number] * COUNT), nccl.upload("f", [0] * COUNT)


def result(nccl: Opened, device: int, stream: Any, received: int) -> list[float]:
    nccl.runtime.cudaSetDevice(device)
    nccl.runtime.cudaStreamSynchronize(stream)
    return nccl.download("f", received, COUNT)


# One GPU


def test_versions_and_names(nccl: Opened) -> None:
    version = nccl.checked.ncclGetVersion()
    assert version // 10000 == 2
    number = ctypes.c_int()
    assert nccl.raw.ncclGetVersion(byref(number)) == 0 and number.value == version
    usage = nccl.checked.ncclResult_t.ncclInvalidUsage
    assert nccl.checked.ncclGetErrorString(usage).startswith("invalid usage")
    assert nccl.raw.ncclGetErrorString(usage).startswith(b"invalid usage")


def test_an_identity_is_128_bytes_that_travel(nccl: Opened) -> None:
    """The first process sends it to the others."""
    first, second = nccl.checked.ncclGetUniqueId(), nccl.checked.ncclGetUniqueId()
    assert nccl.checked.sizeof(nccl.checked.ncclUniqueId) == nccl.checked.NCCL_UNIQUE_ID_BYTES == 128
    assert first != second
    assert pickle.loads(pickle.dumps(first)) == first
    assert nccl.checked.ncclUniqueId.from_buffer_copy(bytes(first)) == first


def test_one_rank_alone(nccl: Opened) -> None:
    checked = nccl.checked
    (communicator,) = checked.ncclCommInitAll(1, None)
    assert isinstance(communicator, checked.ncclComm_t)
    assert (checked.ncclCommCount(communicator), checked.ncclCommUserRank(communicator)) == (1, 0)
    assert checked.ncclCommCuDevice(communicator) == 0
    assert checked.ncclCommGetAsyncError(communicator) is checked.ncclResult_t.ncclSuccess
    stream, sent, received = prepared(nccl, 0, 2.5)
    types, operations = checked.ncclDataType_t, checked.ncclRedOp_t
    checked.ncclAllReduce(sent, received, COUNT, types.ncclFloat32, operations.ncclSum, communicator, stream)
    assert result(nccl, 0, stream, received) == [2.5] * COUNT
    checked.ncclCommFinalize(communicator)
    checked.ncclCommDestroy(communicator)


def test_a_config_makes_a_non_blocking_communicator(nccl: Opened) -> None:
    """A non-blocking communicator: NCCL reports that it is still at work, which is no error."""
    checked = nccl.checked
    config = config_of(nccl)
    config.blocking = 0
    communicator = checked.ncclCommInitRankConfig(1, checked.ncclGetUniqueId(), 0, config)
    until = time.monotonic() + PATIENCE
    while (state := checked.ncclCommGetAsyncError(communicator)) is checked.ncclResult_t.ncclInProgress:
        assert time.monotonic() < until, "the communicator is never ready"
        time.sleep(0.01)
    assert state is checked.ncclResult_t.ncclSuccess
    assert checked.ncclCommCount(communicator) == 1
    checked.ncclCommAbort(communicator)


@pytest.mark.errors
def test_wrong_arguments_are_errors(nccl: Opened) -> None:
    checked, raw = nccl.checked, nccl.raw
    nccl.fails("ncclInvalidArgument", checked.ncclCommCount, None)
    nccl.fails("ncclInvalidArgument", checked.ncclCommInitRank, 1, checked.ncclGetUniqueId(), 5)
    count = ctypes.c_int()
    assert raw.ncclCommCount(None, byref(count)) is raw.ncclResult_t.ncclInvalidArgument
    with pytest.raises(TypeError, match="commId"):
        checked.ncclCommInitRank(1, b"no identity", 0)


# Two GPUs


def test_an_all_reduce_from_one_thread(nccl: Opened, pair: list[Any]) -> None:
    checked = nccl.checked
    assert [checked.ncclCommUserRank(communicator) for communicator in pair] == [0, 1]
    assert [checked.ncclCommCuDevice(communicator) for communicator in pair] == [0, 1]
    assert [checked.ncclCommCount(communicator) for communicator in pair] == [2, 2]
    parts = [prepared(nccl, device, number) for device, number in enumerate((1.5, 20.0))]
    kind = checked.ncclDataType_t.ncclFloat32
    for operation, want in (("ncclSum", 21.5), ("ncclMax", 20.0), ("ncclProd", 30.0), ("ncclAvg", 10.75)):
        checked.ncclGroupStart()
        for communicator, (stream, sent, received) in zip(pair, parts):
            chosen = getattr(checked.ncclRedOp_t, operation)
            checked.ncclAllReduce(sent, received, COUNT, kind, chosen, communicator, stream)
        checked.ncclGroupEnd()
        for device, (stream, _, received) in enumerate(parts):
            assert result(nccl, device, stream, received) == [want] * COUNT, f"{operation} on device {device}"


def test_an_all_reduce_through_raw(nccl: Opened) -> None:
    needs_two(nccl)
    raw, success = nccl.raw, nccl.raw.ncclResult_t.ncclSuccess
    pair = (raw.ncclComm_t * 2)()
    assert raw.ncclCommInitAll(pair, 2, (ctypes.c_int * 2)(0, 1)) is success
    parts = [prepared(nccl, device, number) for device, number in enumerate((1.5, 20.0))]
    assert raw.ncclGroupStart() is success
    for communicator, (stream, sent, received) in zip(pair, parts):
        kind, operation = raw.ncclDataType_t.ncclFloat, raw.ncclRedOp_t.ncclSum
        assert raw.ncclAllReduce(sent, received, COUNT, kind, operation, communicator, int(stream)) is success
    assert raw.ncclGroupEnd() is success
    for device, (stream, _, received) in enumerate(parts):
        assert result(nccl, device, stream, received) == [21.5] * COUNT
    for communicator in pair:
        assert raw.ncclCommDestroy(communicator) is success
    nccl.runtime.cudaSetDevice(0)


def test_sending_and_receiving(nccl: Opened, pair: list[Any]) -> None:
    checked = nccl.checked
    parts = [prepared(nccl, device, number) for device, number in enumerate((1.5, 20.0))]
    kind = checked.ncclDataType_t.ncclFloat32
    checked.ncclGroupStart()
    for rank, (communicator, (stream, sent, received)) in enumerate(zip(pair, parts)):
        checked.ncclSend(sent, COUNT, kind, 1 - rank, communicator, stream)
        checked.ncclRecv(received, COUNT, kind, 1 - rank, communicator, stream)
    checked.ncclGroupEnd()
    found = [result(nccl, device, stream, received) for device, (stream, _, received) in enumerate(parts)]
    assert found == [[20.0] * COUNT, [1.5] * COUNT]


def test_an_all_reduce_from_two_threads_that_share_an_identity(nccl: Opened) -> None:
    needs_two(nccl)
    checked = nccl.checked
    identity = checked.ncclGetUniqueId()
    found: dict[int, Any] = {}

    def work(rank: int) -> None:
        try:
            nccl.runtime.cudaSetDevice(rank)
            stream, sent, received = prepared(nccl, rank, float(10**rank))
            communicator = checked.ncclCommInitRank(2, identity, rank)  # it waits for the other rank
            kind, operation = checked.ncclDataType_t.ncclFloat32, checked.ncclRedOp_t.ncclSum
            checked.ncclAllReduce(sent, received, COUNT, kind, operation, communicator, stream)
            found[rank] = result(nccl, rank, stream, received)
            checked.ncclCommDestroy(communicator)
        except BaseException as error:
            found[rank] = error

    threads = [threading.Thread(target=work, args=(rank,), daemon=True) for rank in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
        assert not thread.is_alive(), f"a rank hangs; the other has {found}"
    assert found == {0: [11.0] * COUNT, 1: [11.0] * COUNT}


@pytest.mark.errors
def test_ranks_may_not_share_a_device(nccl: Opened) -> None:
    nccl.fails("ncclInvalidUsage", nccl.checked.ncclCommInitAll, 2, [0, 0])
