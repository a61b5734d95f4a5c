"""Waiting for events in asyncio and trio: the driver calls back, and no thread waits.

A callback holds up the stream that it is in until Python gets to it. So each wait has a stream of its own, which waits for
the event and then calls back. It calls after errors too, with their status.
"""

from __future__ import annotations

import sys
from collections import deque

from ._driver import class_name, driver, fail, frequent
from .context import current_context, in_context
from .lifetimes import owned_by

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterable
    from typing import Any

    from .event import Event
    from .lifetimes import Owned

NON_BLOCKING = 1  # CU_STREAM_NON_BLOCKING


class AsyncioBell:
    """Wakes one task of asyncio from any thread."""

    def __init__(self, asyncio: Any) -> None:
        self._loop = asyncio.get_running_loop()
        self._event = asyncio.Event()

    def ring(self) -> None:
        try:
            self._loop.call_soon_threadsafe(self._event.set)
        except RuntimeError:  # the loop is closed: nobody waits any more
            pass

    async def rung(self) -> None:
        await self._event.wait()
        self._event.clear()


class TrioBell:
    """Wakes one task of trio from any thread."""

    def __init__(self, trio: Any) -> None:
        self._trio = trio
        self._token = trio.lowlevel.current_trio_token()
        self._event = trio.Event()

    def ring(self) -> None:
        try:
            self._token.run_sync_soon(self._set)
        except self._trio.RunFinishedError:
            pass

    def _set(self) -> None:
        self._event.set()

    async def rung(self) -> None:
        await self._event.wait()
        self._event = self._trio.Event()


def bell() -> Any:
    """A bell of the library that runs the current task; that one is imported already. Raises RuntimeError if none does."""
    trio, asyncio = sys.modules.get("trio"), sys.modules.get("asyncio")
    if trio is not None:
        try:
            trio.lowlevel.current_task()
            return TrioBell(trio)
        except RuntimeError:
            pass
    if asyncio is None:
        raise RuntimeError("there is no running event loop: await this in asyncio or trio")
    return AsyncioBell(asyncio)


class Wait:
    """One event, waited for: ``then(status)`` is called in a thread of the driver. C: cuEventQuery, cuStreamCreate,
    cuStreamWaitEvent, cuStreamAddCallback, cuStreamDestroy."""

    def __init__(self, event: Event, then: Callable[[int], None]) -> None:
        try:
            number = event._event or event._closed()
        except AttributeError:
            message = f"events: an Event is expected, got {class_name(event)}; stream.record() makes one"
            raise TypeError(message) from None
        driver.cuEventQuery(number)  # raises for an event of a captured stream, which would be captured here too
        context = event._context or current_context()
        made: Owned = in_context(
            context, owned_by, frequent("cuStreamDestroy"), context._owned, "cuStreamCreate", NON_BLOCKING
        )
        driver.cuStreamWaitEvent(made.number, number, 0)
        self._stream: Owned | None = made
        self._listeners = listeners = [then]

        def called(stream: Any, status: Any, data: Any) -> None:
            taken = listeners[:]
            listeners.clear()  # nothing of the wait is left then, however long this function is kept
            for listener in taken:
                listener(int(status))

        try:
            driver.cuStreamAddCallback(made.number, called, None, 0)
        except BaseException:  # of a signal handler, too: the function may be kept for ever
            listeners.clear()
            raise

    def close(self) -> None:
        """Destroy the stream. The callback still comes; nobody listens then."""
        self._listeners.clear()
        self._stream = None


async def happened(event: Event) -> None:
    """Wait for one event."""
    async for _ in as_completed((event,)):
        pass


async def as_completed(events: Iterable[Event]) -> AsyncIterator[Event]:
    """The events in the order in which they happen, in asyncio or trio. C: cuStreamWaitEvent, cuStreamAddCallback.

    ``async for event in as_completed(events):`` waits without a thread. It can be left or cancelled at any time: the work goes
    on. Each event has a stream of its own that waits for it (cuStreamCreate, cuStreamDestroy).

    Parameters
    ----------
    events : iterable of Event
        Recorded events. One that was never recorded counts as having happened.

    Yields
    ------
    Event
        The next event that happened.

    Raises
    ------
    CUDAError
        Some of the work before an event failed, or an event was recorded in a captured stream.
    RuntimeError
        An event is closed; or neither asyncio nor trio runs.
    TypeError
        An item is not an Event.
    """
    rung = bell()
    done: deque[tuple[Event, int]] = deque()
    waits: list[Wait] = []

    def listener(event: Event) -> Callable[[int], None]:
        def then(status: int) -> None:
            done.append((event, status))
            rung.ring()

        return then

    try:
        waits += [Wait(event, listener(event)) for event in events]
        missing = len(waits)
        while missing:
            await rung.rung()
            while done:
                event, status = done.popleft()
                if status:
                    fail(status, "cuStreamAddCallback")
                missing -= 1
                yield event
    finally:
        for wait in waits:
            wait.close()
