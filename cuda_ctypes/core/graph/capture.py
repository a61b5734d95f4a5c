"""The capture of a stream: operations become nodes of a graph and do not run."""

from __future__ import annotations

import ctypes
import sys

from ..._floor import forkable_lock
from ...errors import FunctionNotFoundError
from .._driver import after_few, declaration, driver, fail, late, typed
from ..errors import also
from ..lifetimes import NO_CONTEXT, RELAXED, Captured, Owned, destroy_in, ended, strict, unborn
from .calls import call
from .definition import GraphDefinition
from .owned_graph import NO_OBJECTS, OwnedGraph, destroy, destroy_graph

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, NoReturn

NEW, ACTIVE, ENDED = "is not building: call begin_building() first", "is building", "has ended building"
"""The states in which a capture can be, as errors say them."""
GOES_ON = (NO_CONTEXT, 908)  # CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD
"""Statuses of a thread from which the capture cannot be ended."""
SPOILED, UNMATCHED = 901, 903
"""CUDA_ERROR_STREAM_CAPTURE_INVALIDATED and _UNMATCHED."""


def captured_into(stream: int) -> tuple[int, int]:
    """The CUstreamCaptureStatus of a stream, and its graph. Machine code takes the place of this function after a few calls.
    C: cuStreamGetCaptureInfo."""
    _asked()
    state, graph = ctypes.c_int(), ctypes.c_void_p()
    asked = typed("cuStreamGetCaptureInfo")
    status = asked(stream, ctypes.byref(state), None, ctypes.byref(graph), *[None] * others())
    if status:
        fail(status, "cuStreamGetCaptureInfo")
    return state.value, graph.value or 0


_others: list[int] = []


def others() -> int:
    """The number of further facts that the driver can tell."""
    if not _others:
        _others.append(len(declaration("cuStreamGetCaptureInfo").parameters) - 4)
    return _others[0]


def _quicken_asking() -> None:
    from .quick_graph import asker

    globals()["captured_into"] = asker(captured_into, others())


_asked = after_few(_quicken_asking)


begin_capture = late(globals(), "begin_capture", "cuStreamBeginCapture")
ending = forkable_lock()
"""Held while captures end, and while their graphs are asked for."""


class Capture:
    """One graph that is captured, by the stream in which it begins and by those split off it. It ends with this object
    at the latest, so that the stream can be used again.
    """

    __slots__ = ("stream", "graph", "is_body", "state", "kept", "others", "_made")

    def __init__(self, stream: Owned, body: GraphDefinition | None = None) -> None:
        self.stream = stream
        self.graph = body
        """The graph: an existing one inside of a conditional node, or one that begins with the capture; None until it is asked for,
        and if building failed."""
        self.is_body = body is not None
        self.state = NEW
        self.others: list[Owned] | tuple[()] | None = None
        """Further streams that are captured; None while not even the first one is. A tuple if machine code may end the capture."""
        self.kept: set[Any] = set()
        """Kernels that the graph needs, perhaps before it begins."""
        self._made: OwnedGraph | None = None
        """The handle of the graph that building made, if nobody had asked for that before."""

    def begin(self, mode: int) -> None:
        """Begin. C: cuStreamBeginCapture, cuStreamBeginCaptureToGraph."""
        body = self.open()._cugraph if self.is_body else 0
        # Noted before the call: buffers that other threads drop look at ``strict``, and an exception of a signal handler may come
        # right after the call, which the end of this object has to undo then.
        ours: list[Owned] = []
        # Without a call, so that machine code of another thread begins before or after this.
        former, self.others = self.others, ours
        if former is not None:
            self.others = former
            raise RuntimeError(f"this builder {ACTIVE}: it has begun")
        self.state = ACTIVE
        if mode != RELAXED:
            strict.append(id(self))
        try:
            if self.is_body:
                call("cuStreamBeginCaptureToGraph", self.stream.number, body, 0, 0, 0, mode)
            else:
                status = begin_capture(self.stream.number, mode)
                if status:
                    fail(status, "cuStreamBeginCapture")
        except (driver.CudaError, FunctionNotFoundError):
            if self.others is ours:
                self._over(NEW)
            else:  # machine code of another thread was quicker
                self._allow()
            raise
        if mode == RELAXED and self.others is ours:
            self.others = ()
        self.stream.__class__ = Captured

    def captures(self, stream: Owned) -> None:
        """Note a further stream that the capture includes."""
        stream.__class__ = Captured
        with ending:  # of branches in several threads, one
            if self.others:
                self.others.append(stream)
            else:
                self.others = [stream]

    def keep(self, needed: Any) -> None:
        """Keep an object for the graph."""
        with ending:
            if self.graph is not None:
                self.graph._keep(needed)
            self.kept.add(needed)

    def open(self) -> GraphDefinition:
        """The graph. Raises RuntimeError if there is none."""
        graph = self.graph
        if graph is None:
            graph = self._opened()
        if not graph._cugraph:
            graph._open()
        return graph

    def _opened(self) -> GraphDefinition:
        """The graph, the first time that it is asked for."""
        with ending:
            if self.graph is None:
                owned = self._made
                if owned is None and self.state is not ACTIVE:
                    raise RuntimeError(f"this builder {self.state}, but that failed: make a new one")
                if owned is None:
                    owned = OwnedGraph(captured_into(self.stream.number)[1] or refused(SPOILED))
                owned.captured, kept = True, self._keep_for(owned)
                self.graph = graph = GraphDefinition._of(owned, owned.number, owned.number, False)
                if len(self.kept) > len(kept):  # machine code has added some until now
                    graph._keep(*self.kept.difference(kept))
            return self.graph

    def _keep_for(self, owned: OwnedGraph) -> list[Any]:
        """Let the handle of the graph keep the kernels, which it returns."""
        kept = [*self.kept]
        if owned.kept is NO_OBJECTS:
            owned.kept = set()  # now: branches in several threads may need it at once
            if kept:
                owned.keep(kept, owned.number)
        return kept

    def handle(self) -> OwnedGraph | None:
        """The handle of a graph that was built, and that nobody has looked at so far."""
        with ending:
            made = self._made if self.graph is None else None
            if made is not None:
                self._keep_for(made)
            return made

    def share(self) -> None:
        """Let the driver count a graph that calls functions: the driver tells its address to whoever asks for the stream's capture."""
        if not self.is_body and self.graph is not None and self.graph._owned.kept:
            self.graph._owned.share()

    def stop(self) -> int:
        """End the capture and return the status; 0 if it has ended. For statuses in ``GOES_ON`` nothing has changed."""
        if sys.is_finalizing():  # a finalizer; a thread that ended with the lock releases it no more
            return self._stop()
        with ending:  # the graph is the first thread's, and others get an error
            return self._stop()

    def _stop(self) -> int:
        status = 0
        if self.state is ACTIVE:
            status = self._end(self.stream.number)
            if status == NO_CONTEXT:  # a thread that collects garbage
                status = destroy_in(self.stream.keep, self._end, self.stream.number)
            if status in GOES_ON:
                return status
        self._over(ENDED)  # an exception of a signal handler may have come before
        return status

    def _end(self, stream: int) -> int:
        """Call cuStreamEndCapture, and own the graph after a success. After an error other than ``GOES_ON`` there is none."""
        status: int
        graph, found = self.graph, ctypes.c_void_p()
        owned = None if graph is None or self.is_body else graph._owned
        made, late = unborn(destroy_graph, None, found) if graph is None else None, False
        (status,) = map(typed("cuStreamEndCapture"), (stream,), (ctypes.byref(found),))
        if status == 0:  # noted without calls, between which signal handlers run, and without memory
            if owned is not None:
                late, owned._destroy = owned._destroy is False, destroy
            self.state = ENDED
            if owned is not None and late:
                owned.end()
        if made is not None:
            made.number = found.value or 0
            self._made = OwnedGraph.of(made) if status == 0 else None
        elif status and status not in GOES_ON and graph is not None and owned is not None:
            owned.number = 0
            graph._end(0)
            self.graph = None
        return status

    def _over(self, state: str) -> None:
        """The streams are captured no more, and the capture is in ``state``."""
        self.state = state
        self._allow()
        if self.others is not None and state is not NEW:  # if it did not begin, another builder may have the stream
            for captured in (self.stream, *self.others):
                captured.__class__ = Owned
        self.others = None  # at last: the sign that all is done

    def _allow(self) -> None:
        """Forbid no calls any more."""
        if strict:
            try:
                strict.remove(id(self))
            except ValueError:  # it forbids nothing, or another thread was here
                pass

    def __del__(self, ended: list[str] = ended) -> None:
        try:
            begun = self.others is not None
        except AttributeError:  # never made: an exception of a signal handler
            return
        if begun and not ended:
            self._stop()  # no other thread has it; with a lock, two that collect garbage could wait for each other


def refused(status: int) -> NoReturn:
    """Raise a CUDAError for a capture that could not be ended; a RuntimeError too for one that was spoiled before, and for
    a stream that only takes part."""
    name = driver.CUresult(status).name
    try:
        fail(status, "cuStreamEndCapture", FAILURES.get(name, ""))
    except driver.CudaError as error:
        if status not in (SPOILED, UNMATCHED):
            raise
        raise also(error, RuntimeError) from None


FAILURES = {
    "CUDA_ERROR_STREAM_CAPTURE_UNJOINED": "builders that split() has made were not joined: pass them to join() before",
    "CUDA_ERROR_STREAM_CAPTURE_INVALIDATED": "something was asked for that cannot be captured, such as waiting for the "
    "stream, or was forbidden by the mode: make a new builder",
    "CUDA_ERROR_STREAM_CAPTURE_UNMATCHED": "this builder was split off another one: join() them, and end that one",
    "CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD": "it began in another thread, where it has to end, unless its mode is 'relaxed'",
}
