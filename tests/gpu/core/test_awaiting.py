"""Streams and events in asyncio and trio. The work in the stream is a Python function, which the test ends."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys
import threading
import time
from collections.abc import Coroutine, Iterator
from typing import Any, Callable

import pytest

from tests.interpreter import BESIDE

Run = Callable[[Callable[[], Coroutine[Any, Any, Any]]], Any]


def run_in_trio(main: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
    try:
        import trio
    except ImportError:
        pytest.skip("this part of trio does not depend on the Python" if BESIDE else "trio is not installed")
    return trio.run(main)


@pytest.fixture(params=["asyncio", "trio"])
def run(request: pytest.FixtureRequest) -> Run:
    return run_in_trio if request.param == "trio" else lambda main: asyncio.run(main())


async def sleep(seconds: float) -> None:
    """The functions of the running library."""
    trio = sys.modules.get("trio")
    try:
        await trio.sleep(seconds)  # type: ignore[union-attr]
    except (AttributeError, RuntimeError):
        await asyncio.sleep(seconds)


class Work:
    """Work in a stream until it is ended."""

    def __init__(self, driver: Any, stream: Any) -> None:
        self.ended = threading.Event()
        driver.cuLaunchHostFunc(stream.handle, lambda data: self.ended.wait(20), None)

    def end(self, after: float = 0.0) -> None:
        threading.Timer(after, self.ended.set).start()


@pytest.fixture
def work(package: Callable[[str], Any], device: Any) -> Iterator[Callable[[Any], Work]]:
    made: list[Work] = []

    def start(stream: Any) -> Work:
        made.append(Work(package("checked.driver"), stream))
        return made[-1]

    yield start
    for one in made:
        one.ended.set()


def test_a_stream_is_awaited_while_other_tasks_run(run: Run, stream: Any, work: Callable[[Any], Work]) -> None:
    async def main() -> None:
        started = work(stream)
        waiting = stream.synchronized()
        turns = 0
        while turns < 5:
            await sleep(0.005)
            turns += 1
            assert not stream.record().is_done
        started.end(0.05)
        assert await waiting is None
        assert started.ended.is_set()

    run(main)


def test_an_event_is_awaited(run: Run, stream: Any, work: Callable[[Any], Work]) -> None:
    async def main() -> None:
        started = work(stream)
        event = stream.record()
        started.end(0.02)
        await event.synchronized()
        assert event.is_done
        await event.synchronized()  # again

    run(main)


def test_work_that_is_done_already(run: Run, device: Any, stream: Any) -> None:
    async def main() -> None:
        await stream.synchronized()
        await device.create_event().synchronized()
        await device.default_stream.synchronized()

    run(main)


def test_all_events_come(run: Run, core: Any, device: Any, work: Callable[[Any], Work]) -> None:
    async def main() -> None:
        streams = [device.create_stream() for _ in range(3)]
        started = work(streams[0])
        events = [stream.record() for stream in streams]
        started.end(0.02)
        assert {event async for event in core.utils.as_completed(events)} == {*events}
        async for event in core.utils.as_completed(events):
            break  # leave early

    run(main)


def test_events_come_in_the_order_in_which_they_happen(
    run: Run, core: Any, device: Any, on_standin: bool, package: Callable[[str], Any]
) -> None:
    if on_standin:
        pytest.skip("the stand-in has no work that runs beside other work")
    driver = package("checked.driver")
    gates = core.LegacyPinnedMemoryResource().allocate(12)
    gate = memoryview((ctypes.c_uint32 * 3).from_address(int(gates.handle))).cast("B").cast("I")
    for place in range(3):
        gate[place] = 0

    async def main() -> list[Any]:
        streams = [device.create_stream() for _ in range(3)]
        for place, stream in enumerate(streams):
            driver.cuStreamWaitValue32(stream.handle, int(gates.handle) + 4 * place, 1, 1)
        events = [stream.record() for stream in streams]
        gate[2] = 1
        found = []
        async for event in core.utils.as_completed(events):
            found.append(events.index(event))
            if len(found) < 3:
                gate[{2: 0, 0: 1}[found[-1]]] = 1
        return found

    try:
        assert run(main) == [2, 0, 1]
    finally:
        gates.close()  # collected during a later test, it would wait for the work there


def test_no_events(run: Run, core: Any) -> None:
    async def main() -> list[Any]:
        return [event async for event in core.utils.as_completed([])]

    assert run(main) == []


@pytest.mark.alone  # under compute-sanitizer, a stream is destroyed only after its work
def test_a_wait_ends_when_it_is_cancelled(run: Run, stream: Any, work: Callable[[Any], Work]) -> None:
    async def main() -> None:
        started = work(stream)
        begin = time.monotonic()
        trio = sys.modules.get("trio")
        if run is run_in_trio:
            with trio.move_on_after(0.05) as scope:  # type: ignore[union-attr]
                await stream.synchronized()
            assert scope.cancelled_caught
        else:
            with pytest.raises(asyncio.TimeoutError):
                await asyncio.wait_for(stream.synchronized(), 0.05)
        assert time.monotonic() - begin < 10
        assert not stream.record().is_done, "the work goes on"
        started.end()
        await stream.synchronized()

    run(main)


def test_the_library_that_runs_may_end_before_the_work(run: Run, stream: Any, work: Callable[[Any], Work]) -> None:
    started: list[Work] = []

    async def main() -> None:
        started.append(work(stream))
        trio = sys.modules.get("trio")
        if run is run_in_trio:
            with trio.move_on_after(0.01):  # type: ignore[union-attr]
                await stream.synchronized()
        else:
            with pytest.raises(asyncio.TimeoutError):
                await asyncio.wait_for(stream.synchronized(), 0.01)

    run(main)
    started[0].end()
    stream.sync()
    gc.collect()


def test_many_waits_at_once(stream: Any, device: Any, work: Callable[[Any], Work]) -> None:
    async def main() -> None:
        started = work(stream)
        started.end(0.02)
        await asyncio.gather(*[stream.synchronized() for _ in range(20)])
        assert started.ended.is_set(), "they did not wait"

    asyncio.run(main())


def test_without_a_loop_the_reason_is_said(stream: Any) -> None:
    waiting = stream.synchronized()
    with pytest.raises(RuntimeError, match="no running event loop"):
        waiting.send(None)


def test_closed_and_captured_streams_are_refused(run: Run, core: Any, device: Any) -> None:
    async def main() -> None:
        stream = device.create_stream()
        stream.close()
        with pytest.raises(RuntimeError, match="this stream is closed"):
            await stream.synchronized()
        builder = device.create_graph_builder().begin_building()
        with pytest.raises(core.CUDAError, match="CAPTURE_UNSUPPORTED"):
            await core.Stream.from_handle(int(builder.stream.handle)).synchronized()
        builder.end_building()

    run(main)


@pytest.mark.parametrize("captured", [False, True], ids=["a stream", "a captured event"])
def test_events_alone_can_be_awaited(run: Run, core: Any, device: Any, captured: bool) -> None:
    error, message = (core.CUDAError, "CAPTURED_EVENT") if captured else (TypeError, "an Event is expected, got Stream")

    async def main() -> None:
        builder = device.create_graph_builder()
        item = builder.begin_building().stream.record() if captured else device.create_stream()
        with pytest.raises(error, match=message):
            async for _ in core.utils.as_completed([device.create_stream().record(), item]):
                pass
        if captured:
            with pytest.raises(core.CUDAError, match="CAPTURE_INVALIDATED"):  # the driver lets nobody ask for it
                builder.end_building()

    run(main)


def test_neither_library_is_imported_for_the_other(run_python: Callable[..., str]) -> None:
    said = run_python(
        """
        import sys
        from cuda_ctypes.core import Device
        device = Device()
        device.set_current()
        stream = device.create_stream()
        print("asyncio" in sys.modules)
        import asyncio
        asyncio.run(stream.synchronized())
        print("trio" in sys.modules)
        """
    )
    assert said.split() == ["False", "False"]


TRAP = """
import asyncio, sys
from cuda_ctypes.core import CUDAError, Device, LaunchConfig, Program, launch
device = Device()
device.set_current()
stream = device.create_stream()
code = 'extern "C" __global__ void fail() { for (long i = 0; i < 1 << 22; i++) __nanosleep(10); __trap(); }'
kernel = Program(code, "c++", {"arch": f"sm_{device.arch}"}).compile("cubin").get_kernel("fail")
async def main():
    launch(stream, LaunchConfig(grid=1, block=1), kernel)
    try:
        await asyncio.wait_for(stream.synchronized(), 30)
    except CUDAError as error:
        print(error.status.name)
asyncio.run(main())
import os
sys.stdout.flush()
os._exit(0)
"""


@pytest.mark.errors
@pytest.mark.processes
def test_errors_of_the_stream_are_delivered(on_standin: bool, run_python: Callable[..., str]) -> None:
    if on_standin:
        pytest.skip("the stand-in cannot run this kernel")
    assert run_python(TRAP).strip() in (
        "CUDA_ERROR_LAUNCH_FAILED",
        "CUDA_ERROR_ILLEGAL_INSTRUCTION",
        "CUDA_ERROR_ASSERT",
    )
