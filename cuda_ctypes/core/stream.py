"""A queue of work on one device."""

from __future__ import annotations

from _warnings import warn

from .._floor import FEW
from .._floor.callers import callers_level
from .._floor.library import per_thread_default_stream
from .._floor.native import routines
from .._lazy import LazyModule
from . import event as events
from ._driver import after, after_few, as_int, class_name, driver, fail, late, plain
from .context import Context, current_context, current_resources, in_context
from .event import UNTIMED, Event, new_event
from .lifetimes import NO_CONTEXT, NoConstructor, Owned, end, maker, owned_by
from .quick_properties import compared, hashed, is_a, kept

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import Any, NoReturn

    from . import options as given
    from .device import Device
    from .device_resources import DeviceResources
    from .graph import builder
    from .graph.builder import GraphBuilder
    from .options import EventOptions, StreamOptions
    from .typing import IsStreamType

else:
    builder, given = LazyModule(globals(), "builder", ".graph.builder"), LazyModule(globals(), "given", ".options")

LEGACY, PER_THREAD = 1, 2  # CU_STREAM_LEGACY, CU_STREAM_PER_THREAD
DEFAULT = (0, LEGACY, PER_THREAD)
NON_BLOCKING = 1  # CU_STREAM_NON_BLOCKING
NAMES = {LEGACY: "legacy default", PER_THREAD: "per-thread default"}
CAPTURED = 900  # CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED


def quicken_record() -> None:
    """Let machine code record events; also new ones, if events are made often."""
    from . import quick_methods

    others = [*quick_methods.timed_records]
    if events.often:
        events.quicken_ends()
        others.append((quick_methods.record_new, 0, quick_methods.new_and_recorded()))
    quick_methods.quicken(
        Stream, "record", "cuEventRecord", quick_methods.record, "event=None, options=None", others=others
    )


def _quicken_wait() -> None:
    from . import quick_methods

    other = quick_methods.wait_for_stream, 1, None
    quick_methods.quicken(Stream, "wait", "cuStreamWaitEvent", quick_methods.wait, "event_or_stream", others=[other])


def _quicken_creation() -> None:
    from . import quick_methods

    quick_methods.quicken_end(Stream, "close", None, quick_methods.close_stream)
    quick_methods.quicken_owned()
    quick_methods.quicken_create(
        "create_stream", "cuStreamCreateWithPriority", quick_methods.create_stream, "obj=None, options=None"
    )


def _quicken_made() -> None:
    from . import quick_methods

    describe = quick_methods.make_stream
    globals()["make_stream"] = quick_methods.quick(make_stream, "cuStreamCreateWithPriority", describe, 5)


def _quicken_sync() -> None:
    from . import quick_methods

    quick_methods.quicken(Stream, "sync", "cuStreamSynchronize", quick_methods.sync_stream, "", count=0)


synchronize_stream = late(globals(), "synchronize_stream", "cuStreamSynchronize", then=_quicken_sync)
record_event = late(globals(), "record_event", "cuEventRecord", then=quicken_record)
wait_event = late(globals(), "wait_event", "cuStreamWaitEvent", then=_quicken_wait)
_another, _another_made = after_few(_quicken_creation), after(2 * FEW, _quicken_made)
destroy_stream = late(globals(), "destroy_stream", "cuStreamDestroy")
get_current = late(globals(), "get_current", "cuCtxGetCurrent", 0)


def make_stream(flags: int, priority: int, inside: Owned, context: Context, nonblocking: bool) -> Stream:
    """A new stream in ``context``, whose handle ``inside`` owns. C: cuStreamCreateWithPriority."""
    _another()
    _another_made()
    function = "cuStreamCreateWithPriority"
    owned = in_context(context, owned_by, destroy_stream, inside, function, flags, priority)
    return Stream._of(owned, context, nonblocking, priority)


def _not_recorded(status: int, made: bool) -> NoReturn:
    """Raise the exception of a status. For an event that was ``made`` without a current context it is a RuntimeError too, as in
    cuda.core, where making it fails."""
    try:
        fail(status, "cuEventRecord")
    except driver.CudaError as error:
        if not made or status != NO_CONTEXT:
            raise
        from .errors import also

        raise also(error, RuntimeError) from None


def _quicken_let_wait() -> None:
    from . import quick_methods

    globals()["let_wait"] = quick_methods.waiter(let_wait)


_let_wait_again = after_few(_quicken_let_wait)


def let_wait(waiting: int, working: int) -> None:
    """Let later work in a stream wait for the work now in another, which belongs to the current context; by their addresses.
    C: cuEventCreate, cuEventRecord, cuStreamWaitEvent, cuEventDestroy.
    """
    _let_wait_again()
    event = owned_by(events.destroy_event, None, "cuEventCreate", UNTIMED)
    try:
        status = record_event(event.number, working)
        if status:
            fail(status, "cuEventRecord")
        status = wait_event(waiting, event.number, 0)
        if status:
            fail(status, "cuStreamWaitEvent")
    finally:
        status = end(event)
    if status:
        fail(status, "cuEventDestroy")


_priorities: dict[int, tuple[int, int]] = {}
"""The lowest and the highest priority of streams, by the number of the device."""


def _priorities_in(context: Context) -> tuple[int, int]:
    lowest, highest = in_context(context, driver.cuCtxGetStreamPriorityRange)
    return _priorities.setdefault(context._device_id, (lowest, highest))


new: Any = object.__new__


class Stream(NoConstructor):
    """A queue of operations that run in order. Made by :meth:`Device.create_stream` or :meth:`Stream.from_handle`.

    The C stream lives as long as this object and all buffers that are freed on it.
    """

    __slots__ = (
        "_owned",
        "_number",
        "_nonblocking",
        "_priority",
        "_made_in",
        "_context",
        "_mark",
        "_identity",
        "__weakref__",
    )
    _owned: Owned | None
    _number: int | None
    _nonblocking: bool | None
    _priority: int | None
    _made_in: Context | None
    """The context that the stream was made in, as given; its owner may close that object."""
    _context: Context | None
    """The same context in an object of the stream's own, made at the first use; streams of other libraries have one too."""
    _mark: Event | None
    _identity: int
    """The address of the CUstream, kept after closing."""

    _made_by = "Device.create_stream() or Stream.from_handle()"

    @classmethod
    def _of(
        cls, owned: Owned, context: Context | None = None, nonblocking: bool | None = None, priority: int | None = None
    ) -> Stream:
        self = object.__new__(cls)
        self._owned = owned
        self._number = self._identity = owned.number
        self._made_in = context
        self._nonblocking = nonblocking
        self._priority = priority
        self._context = self._mark = None
        return self

    @classmethod
    def _create(cls, context: Context, options: StreamOptions | dict[str, Any] | None) -> Stream:
        nonblocking, priority = True, None
        if options is not None:
            chosen: Any = options
            if options.__class__ is not given.StreamOptions:
                chosen = given.options_of(given.StreamOptions, options, "options of the stream")
            nonblocking, priority = True if chosen.nonblocking else False, chosen.priority
        if priority is None:
            priority = 0
        else:
            if priority.__class__ is not int:
                priority = as_int(priority, "priority")
            lowest, highest = _priorities.get(context._device_id) or _priorities_in(context)
            if not highest <= priority <= lowest:
                raise ValueError(f"priority is {priority}, but must be from {highest} (first) to {lowest} (last)")
        inside = context._owned or context._open()  # once: another thread may close the context
        green = None if context._green is None else context._part()
        if green is not None:
            if not nonblocking:
                raise ValueError("a green context's streams are always nonblocking")
            make = maker("cuGreenCtxStreamCreate", 3)
            owned = make(destroy_stream, inside, green.number, NON_BLOCKING, priority)
            return cls._of(owned, context, nonblocking, priority)
        return make_stream(NON_BLOCKING if nonblocking else 0, priority, inside, context, nonblocking)

    @staticmethod
    def _foreign(value: Any) -> Stream:
        """The stream of an object with ``__cuda_stream__``, which is kept alive."""
        if value.__class__ is Stream:
            owned: Owned = value._owned or value._open()
            number = owned.number
        else:
            owned = new(Owned)  # in half the time of a call of the class
            owned._destroy = None
            owned.keep = value
            owned.handle = owned.number = number = protocol_handle(value)
        return stream_of_owned(owned, number, number)

    @staticmethod
    def from_handle(handle: int) -> Stream:
        """The stream of an address. Its owner must keep it alive.

        Parameters
        ----------
        handle : int
            The address of a CUstream or cudaStream_t.

        Returns
        -------
        Stream

        Raises
        ------
        OverflowError
            ``handle`` is not an address.
        TypeError
            ``handle`` is not an int.
        """
        handle = plain(handle)
        if isinstance(handle, float) or not hasattr(handle, "__int__"):
            raise TypeError(f"handle: an int is expected, the address of a CUstream, got {type(handle).__name__}")
        return Stream._of(Owned(driver.CUstream(handle)))

    @property
    def handle(self) -> Any:
        """The CUstream; ``int()`` of it is its address. Raises RuntimeError once closed."""
        owned = self._open()
        if owned.handle.__class__ is int:  # made at the first use
            owned.handle = driver.CUstream(owned.handle)
        return owned.handle

    def _open(self) -> Owned:
        owned = self._owned
        if owned is None:
            raise RuntimeError("this stream is closed")
        return owned

    @property
    @kept("_owned", none=True, other=False)
    def is_closed(self) -> bool:
        """Whether :meth:`close` was called."""
        return self._owned is None

    def close(self) -> None:
        """Close the stream. The C stream is destroyed after the last buffer that is freed on it; a stream made elsewhere
        is only let go. Closing again does nothing. C: cuStreamDestroy.
        """
        self._number = None  # first: the owner's end may use the stream
        self._owned = self._made_in = self._context = self._mark = None

    def __cuda_stream__(self) -> tuple[int, int]:
        """(0, address of the CUstream): the protocol by which other libraries take a stream."""
        number = self._number
        return 0, self._open().number if number is None else number

    @property
    @kept("_nonblocking", open="_owned")
    def is_nonblocking(self) -> bool:
        """Whether it runs beside the legacy default stream. Raises RuntimeError once closed. C: cuStreamGetFlags."""
        if self._nonblocking is None or self._owned is None:
            flags = int(driver.cuStreamGetFlags(self.handle))
            self._nonblocking = bool(flags & int(driver.CUstream_flags.CU_STREAM_NON_BLOCKING))
        return self._nonblocking

    @property
    @kept("_priority", open="_owned")
    def priority(self) -> int:
        """The priority; lower numbers run first. Raises RuntimeError once closed. C: cuStreamGetPriority."""
        if self._priority is None or self._owned is None:
            self._priority = int(driver.cuStreamGetPriority(self.handle))
        return self._priority

    def sync(self) -> None:
        """Wait until all work in the stream is done. C: cuStreamSynchronize.

        Raises
        ------
        RuntimeError
            The stream is closed.
        CUDAError
            Some of the work failed, or the stream is being captured.
        """
        status = synchronize_stream(self._number or self._open().number)
        if status:
            fail(status, "cuStreamSynchronize")

    def synchronized(self) -> Coroutine[Any, Any, None]:
        """Wait in asyncio or trio until all work now in the stream is done: ``await stream.synchronized()``. No thread waits, and
        the wait can be cancelled. C: cuStreamIsCapturing, cuEventRecord, cuStreamWaitEvent, cuStreamAddCallback.

        Returns
        -------
        coroutine
            To be awaited.

        Raises
        ------
        RuntimeError
            The stream is closed; or neither asyncio nor trio runs.
        CUDAError
            Some of the work failed, or the stream is being captured.
        """
        if driver.cuStreamIsCapturing(self.handle):
            fail(CAPTURED, "Stream.synchronized")
        return self.record().synchronized()

    def record(self, event: Event | None = None, options: EventOptions | dict[str, Any] | None = None) -> Event:
        """Record an event: it happens when the work now in the stream is done. C: cuEventRecord, cuEventCreate.

        Parameters
        ----------
        event : Event, optional
            Default: a new event.
        options : EventOptions or dict, optional
            How to make the new event.

        Returns
        -------
        Event

        Raises
        ------
        RuntimeError
            The stream or the event is closed.
        TypeError
            ``event`` is not an event, or an option is unknown.
        CUDAError
            The driver refuses.
        """
        made = event is None
        if event is None:
            context = self._context or self.context
            event = events.make_event(context, UNTIMED) if options is None else new_event(context, options)
        try:
            number = event._event or event._closed()
        except AttributeError:
            raise TypeError(f"event: an Event is expected, got {class_name(event)}") from None
        status = record_event(number, self._number or self._open().number)
        if status:
            _not_recorded(status, made)
        return event

    def wait(self, event_or_stream: Event | Stream | IsStreamType) -> None:
        """Let later work in this stream wait for an event, or for the work now in another stream. C: cuStreamWaitEvent,
        cuEventRecord.

        Parameters
        ----------
        event_or_stream : Event or IsStreamType
            The event, or the stream whose work up to now is waited for.

        Raises
        ------
        RuntimeError
            One of them is closed.
        ValueError
            It is neither an event nor a stream.
        CUDAError
            The driver refuses.
        """
        event = event_or_stream
        if event.__class__ is not Event:
            other = event_or_stream
            if other.__class__ is not Stream:
                if isinstance(other, type) or not hasattr(other, "__cuda_stream__"):
                    given = class_name(other)
                    raise ValueError(
                        f"an Event, a Stream or an object with __cuda_stream__ can be waited for, not {given}"
                    )
                try:
                    other = stream_of(other, "event_or_stream")
                except (TypeError, RuntimeError, OverflowError, AttributeError) as error:
                    raise ValueError(f"event_or_stream: {error}") from None
            if other._number == self._number is not None:
                return
            if other._number in DEFAULT:
                let_wait(self._number or self._open().number, other._number)
                return
            event = other._mark or other._new_mark()
            status = record_event(event._event, other._open().number)
            if status:
                fail(status, "cuEventRecord")
        status = wait_event(self._open().number, event._event or event._closed(), 0)
        if status:
            fail(status, "cuStreamWaitEvent")

    def _wait_once(self, other: Stream) -> None:
        """Wait for a stream for which nobody will wait again: it needs no event to keep."""
        theirs = other._open()
        # Without a Context for each stream made here, which takes 0.2 us.
        owned = other.context._owned if other._made_in is None else theirs.keep
        if owned is not None and get_current() == owned.number:
            let_wait(self._open().number, theirs.number)
        else:
            self.wait(other)

    def _new_mark(self) -> Event:
        """An event for streams that wait for this one. It is reused: if another thread records it again in between, the
        wait gets longer, which does no harm.
        """
        mark = self._mark = new_event(self.context, None)
        return mark

    def create_graph_builder(self) -> GraphBuilder:
        """Make a graph builder that captures this stream.

        Returns
        -------
        cuda_ctypes.core.graph.GraphBuilder

        Raises
        ------
        RuntimeError
            The stream is closed.
        """
        return builder.of_stream(self)

    @property
    @kept("_context")
    def context(self) -> Context:
        """The context of the stream; for a default stream, the current one. Raises RuntimeError once closed. C:
        cuStreamGetCtx.
        """
        if self._context is None:
            owned = self._open()
            if owned.number <= PER_THREAD:
                return current_context()
            made_in = self._made_in
            if made_in is not None:
                green = True if made_in._owned is None else made_in._green  # a closed context has forgotten it
                self._context = Context._of(owned.keep.number, made_in._device_id, green, owned.keep)
            else:
                self._context = context_of_stream(self.handle)
        return self._context

    @property
    def device(self) -> Device:
        """The device of the stream's context. Raises RuntimeError once closed."""
        return self.context.device  # type: ignore[no-any-return]

    @property
    def resources(self) -> DeviceResources:
        """The multiprocessors and work queues of the stream's context. Raises RuntimeError once closed."""
        if self._context is None and self._open().number in DEFAULT:
            return current_resources()
        return self.context.resources

    @compared("_number")
    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if other is None or not is_a(other, Stream):
            return NotImplemented
        return self._number == other._number is not None

    @hashed("_identity")
    def __hash__(self) -> int:
        return self._identity

    def __repr__(self) -> str:
        owned = self._owned
        if owned is None:
            return "<Stream closed>"
        number = owned.number
        return f"<Stream {NAMES[number] if number in NAMES else hex(number)}>"


def protocol_handle(value: Any) -> int:
    """The address of the CUstream that ``__cuda_stream__`` gives. Raises TypeError for objects without it, RuntimeError
    for an answer that is not understood.
    """
    if isinstance(value, type):
        raise TypeError(f"a Stream or an object with __cuda_stream__ is expected, got the class {value.__name__}")
    try:
        answer = value.__cuda_stream__
    except AttributeError:
        raise TypeError(f"a Stream or an object with __cuda_stream__ is expected, got {class_name(value)}") from None
    if callable(answer):
        answer = answer()
    else:  # older libraries have an attribute
        text = f"__cuda_stream__ of {type(value).__name__} is to be a method, not an attribute"
        warn(text, DeprecationWarning, callers_level())
    if answer.__class__ is tuple and len(answer) == 2:
        version, number = answer
        if version.__class__ is int is number.__class__ and version == 0 <= number < 1 << 64:  # the usual case
            return number
    kind = type(value).__name__
    try:
        version, number = answer
    except (TypeError, ValueError):
        raise RuntimeError(f"__cuda_stream__ of {kind} is {answer!r}, not (version, address)") from None
    if version != 0:
        raise RuntimeError(f"__cuda_stream__ of {kind} has version {version!r}; only version 0 is supported")
    if isinstance(number, float) or not hasattr(number, "__int__"):
        raise TypeError(f"__cuda_stream__ of {kind} is {answer!r}, not (version, address)")
    number = int(number)
    if not 0 <= number < 1 << 64:
        raise OverflowError(f"__cuda_stream__ of {kind} is {answer!r}, whose address has more than 64 bits")
    return number


def stream_of_owned(owned: Owned, *number: int) -> Stream:
    """The Stream of a handle. Machine code takes its number, for two slots."""
    _another_known()
    return Stream._of(owned)


def _quicken_known() -> None:
    if routines() is not None:
        from .._floor.native.making import Make

        others = dict.fromkeys(("_made_in", "_nonblocking", "_priority", "_context", "_mark"))
        make = Make(stream_of_owned, Stream, {"_owned": Owned, "_number": int, "_identity": int}, "", (), **others)
        globals()["stream_of_owned"] = make.function("stream_of_owned", __name__)


_another_known = after_few(_quicken_known)


def stream_of(value: Any, what: str = "stream") -> Stream:
    """A Stream from a Stream or an object with ``__cuda_stream__``. Raises TypeError for anything else."""
    if isinstance(value, Stream):
        return value
    if value is None:
        raise TypeError(f"{what}: a Stream is expected, got None; for the default stream pass Device.default_stream")
    return builders_stream(value) or Stream._foreign(value)


def builders_stream(value: Any) -> Stream | None:
    """The stream of a GraphBuilder, which may be closed before it; None for anything else, and for a closed one."""
    if not hasattr(type(value), "_launch_order"):
        return None
    value._used()
    return value._stream  # type: ignore[no-any-return]


def context_of_stream(handle: Any) -> Context:
    """The context of a stream made elsewhere. C: cuStreamGetCtx."""
    found = driver.cuStreamGetCtx(handle)
    context = Context._of(found, 0)
    context._device_id = int(in_context(context, driver.cuCtxGetDevice))
    return context


LEGACY_DEFAULT_STREAM = Stream._of(Owned(LEGACY))
"""The default stream that waits for all blocking streams of its context, and they for it."""
PER_THREAD_DEFAULT_STREAM = Stream._of(Owned(PER_THREAD))
"""Each thread's own default stream."""


def default_stream() -> Stream:
    """The default stream that CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM chooses: the legacy one, or the thread's."""
    return PER_THREAD_DEFAULT_STREAM if per_thread_default_stream() else LEGACY_DEFAULT_STREAM
