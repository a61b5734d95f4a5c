"""``utils.copy_batch`` and ``CopyOptions``."""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Iterator
from typing import Any, Callable

import pytest

from tests.gpu.core.tools import content

SIZES = (1, 16, 1000, 1 << 20)


@pytest.fixture(scope="module")
def driver(package: Callable[[str], Any]) -> Any:
    """The driver module that the package's batches call."""
    return package("core.memory.location").driver


@pytest.fixture
def options(core: Any) -> Any:
    return core.utils.CopyOptions


@pytest.fixture(params=[False, True], ids=["driver", "driver before 13.0"])
def older(request: pytest.FixtureRequest, package: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether the package believes that the driver has no batches."""
    if request.param:
        monkeypatch.setattr(package("core.memory.copy_batch"), "driver_version", lambda: 12090)
    return bool(request.param)


@pytest.fixture
def batched(package: Callable[[str], Any], driver: Any, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The arguments of each call of cuMemcpyBatchAsync."""
    if driver.cuDriverGetVersion() < 13000:
        pytest.skip("the driver is older than CUDA 13.0")
    calls: list[Any] = []
    real = driver.cuMemcpyBatchAsync

    def call(*arguments: Any) -> Any:
        calls.append(arguments)
        return real(*arguments)

    monkeypatch.setattr(driver, "cuMemcpyBatchAsync", call)
    return calls


@pytest.fixture
def filled(device: Any, stream: Any) -> Iterator[Callable[[bytes], Any]]:
    """A function that makes a buffer with a content."""
    made = []

    def make(data: bytes) -> Any:
        buffer = device.allocate(len(data), stream=stream)
        buffer.copy_from(data, stream=stream)
        made.append(buffer)
        return buffer

    yield make
    for buffer in made:
        buffer.close()


def pairs(filled: Any) -> tuple[list[bytes], list[Any], list[Any]]:
    data = [os.urandom(size) for size in SIZES]
    return data, [filled(item) for item in data], [filled(bytes(size)) for size in SIZES]


@pytest.mark.usefixtures("older")
def test_each_goes_to_its_place(core: Any, stream: Any, filled: Any) -> None:
    data, sources, targets = pairs(filled)
    core.utils.copy_batch(stream, sources, tuple(targets))
    assert [content(target, stream) for target in targets] == data


@pytest.mark.usefixtures("older")
@pytest.mark.parametrize("order", ["stream", "any"])
@pytest.mark.parametrize("mode", ["default", "prefer_overlap_with_compute"])
def test_options_change_no_bytes(
    core: Any, device: Any, stream: Any, filled: Any, options: Any, order: str, mode: str
) -> None:
    data, sources, targets = pairs(filled)
    stream.sync()
    chosen = options(order, device, core.Host(), mode)
    core.utils.copy_batch(stream, sources, targets, options=chosen)
    assert [content(target, stream) for target in targets] == data


def test_the_driver_gets_equal_options_once(core: Any, stream: Any, filled: Any, options: Any, batched: Any) -> None:
    _, sources, targets = pairs(filled)
    stream.sync()
    one, other = options("any"), options("stream", core.Device(0))
    core.utils.copy_batch(stream, sources, targets, options=[one, options("any"), other, one])
    attributes, starts, count = batched[0][4:7]
    assert (starts, count) == ([0, 2, 3], 3)
    assert [int(item.srcAccessOrder) for item in attributes] == [3, 1, 3]
    assert [(int(item.srcLocHint.type), item.srcLocHint.id) for item in attributes] == [(0, 0), (1, 0), (0, 0)]
    core.utils.copy_batch(stream, sources, targets)
    assert batched[1][5:7] == ([0], 1)


def test_reading_during_the_call(core: Any, stream: Any, filled: Any, options: Any, older: bool) -> None:
    source, target = filled(b"before"), filled(bytes(6))
    stream.sync()
    now = options(src_access_order="during_api_call")
    if older:
        with pytest.raises(RuntimeError, match=r"13\.0.*12\.9"):
            core.utils.copy_batch(stream, [source], [target], options=now)
        with pytest.raises(RuntimeError, match=r"13\.0.*12\.9"):
            source.copy_to(target, stream=stream, options=now)
        return
    core.utils.copy_batch(stream, [source], [target], options=now)
    assert content(target, stream) == b"before"


@pytest.mark.usefixtures("older")
def test_one_copy_with_options(core: Any, stream: Any, filled: Any, options: Any) -> None:
    source, first, second = filled(b"content"), filled(bytes(7)), filled(bytes(7))
    stream.sync()
    assert source.copy_to(first, stream=stream, options=options("any")) is first
    stream.sync()
    second.copy_from(first, stream=stream, options=options(overlap_mode="prefer_overlap_with_compute"))
    assert content(second, stream) == b"content"


def test_the_thread_s_default_stream_will_do(core: Any, device: Any, stream: Any, filled: Any) -> None:
    source, target = filled(b"content"), filled(bytes(7))
    stream.sync()
    core.utils.copy_batch(core.PER_THREAD_DEFAULT_STREAM, [source], [target])
    core.PER_THREAD_DEFAULT_STREAM.sync()
    assert content(target, stream) == b"content"


def test_the_legacy_stream_is_refused(core: Any, stream: Any, filled: Any, options: Any) -> None:
    source, target = filled(b"content"), filled(bytes(7))
    with pytest.raises(TypeError, match="legacy"):
        core.utils.copy_batch(core.LEGACY_DEFAULT_STREAM, [source], [target])
    with pytest.raises(TypeError, match="legacy"):
        source.copy_to(target, stream=core.LEGACY_DEFAULT_STREAM, options=options())


def test_capturing_is_refused(core: Any, device: Any, stream: Any, filled: Any, options: Any, driver: Any) -> None:
    source, target = filled(b"content"), filled(bytes(7))
    stream.sync()
    driver.cuStreamBeginCapture(int(stream.handle), driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_THREAD_LOCAL)
    try:
        with pytest.raises(TypeError, match="captured"):
            core.utils.copy_batch(stream, [source], [target])
        with pytest.raises(TypeError, match="captured"):
            source.copy_to(target, stream=stream, options=options())
    finally:
        driver.cuGraphDestroy(driver.cuStreamEndCapture(int(stream.handle)))
    core.utils.copy_batch(stream, [source], [target])
    assert content(target, stream) == b"content", "the capture was spoiled"


def test_mismatched_arguments_are_refused(core: Any, stream: Any, filled: Any, options: Any) -> None:
    copy, one, two = core.utils.copy_batch, filled(b"1"), filled(b"22")
    closed = filled(b"3")
    closed.close()
    for sources, targets, error, text in (
        (one, two, TypeError, "sequence"),
        ([one], two, TypeError, "sequence"),
        ([one], {two}, TypeError, "set"),
        ([one], [3], TypeError, "index 0.*int"),
        ([], [], ValueError, "empty"),
        ([one, two], [one], ValueError, "2 sources, but 1"),
        ([two, one], [two, two], ValueError, "index 1 1 bytes.* 2"),
        ([one, closed], [one, one], RuntimeError, "index 1 is closed"),
    ):
        with pytest.raises(error, match=text):
            copy(stream, sources, targets)
    for wrong, error, text in (
        (3, TypeError, "int"),
        ({}, TypeError, "dict"),
        ([options(), None], TypeError, "index 1.*NoneType"),
        ([options()], ValueError, "2 copies, but 1"),
        (options(src_location_hint=4), TypeError, "location.*int"),
    ):
        with pytest.raises(error, match=text):
            copy(stream, [one, one], [one, one], options=wrong)
    with pytest.raises(TypeError, match="CopyOptions, got dict"):
        one.copy_to(filled(b"4"), stream=stream, options={})
    with pytest.raises(TypeError, match="stream"):
        copy(None, [one], [one])


def test_options_are_names_that_are_checked_at_once(core: Any, options: Any) -> None:
    plain = options()
    assert plain.src_access_order is core.utils.MemcpySrcAccessOrder.STREAM
    assert plain.overlap_mode is core.utils.MemcpyOverlapMode.DEFAULT
    assert plain == options("stream", None, None, "default") and hash(plain) == hash(options("stream"))
    with pytest.raises(ValueError, match="src_access_order.*'later'"):
        options("later")
    with pytest.raises(ValueError, match="overlap_mode.*3"):
        options(overlap_mode=3)
    with pytest.raises(dataclasses.FrozenInstanceError):
        plain.src_access_order = "any"
