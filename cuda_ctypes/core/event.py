"""A point in a stream's work: to wait for it, and to measure the time between two of them."""

from __future__ import annotations

import ctypes
from _operator import not_
from _warnings import warn

from .._floor import FEW
from .._floor.callers import callers_level
from .._lazy import LazyModule
from ._driver import after, after_few, class_name, driver, fail, late, typed
from .context import Context, current_context, in_context
from .lifetimes import NoConstructor, Owned, ended, is_gone, otherwise, owned_by, take_destroy
from .quick_properties import compared, hashed, is_a, kept

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, NoReturn

    from . import options as given
    from .device import Device
    from .options import EventOptions

else:
    given = LazyModule(globals(), "given", ".options")

BLOCKING, UNTIMED, SHARED = 1, 2, 4  # CU_EVENT_BLOCKING_SYNC, _DISABLE_TIMING, _INTERPROCESS
FLAGS = range(8)
"""All combinations of them."""


def quicken_creation() -> None:
    """Let machine code make the events of ``create_event()``."""
    from . import quick_methods

    quicken_ends()
    create, others = quick_methods.create_event, quick_methods.timed_events
    quick_methods.quicken_create("create_event", "cuEventCreate", create, "options=None", others)


def _quicken_made() -> None:
    from . import quick_methods

    globals()["make_event"] = quick_methods.quick(make_event, "cuEventCreate", quick_methods.make_event, 2, again=True)


def _quicken_often() -> None:
    often.append(True)
    from . import quick_methods

    quick_methods.quicken_records()


def quicken_ends() -> None:
    """Let machine code end events, too, where it makes them."""
    from . import quick_methods

    close, drop = quick_methods.close_event, quick_methods.drop_event
    quick_methods.quicken_end(Event, "close", "cuEventDestroy", close, Event._refused)
    quick_methods.quicken_end(Event, "__del__", "cuEventDestroy", drop, Event._elsewhere)


def _quicken_sync() -> None:
    from . import quick_methods

    quick_methods.quicken(Event, "sync", "cuEventSynchronize", quick_methods.sync_event, "", count=0)


def _quicken_elapsed() -> None:
    from . import quick_methods

    quick_methods.quicken(Event, "__sub__", "cuEventElapsedTime", quick_methods.elapsed, "other", again=True)


def _quicken_timed() -> None:
    from . import quick_methods

    quick_methods.quicken_timed()


def _quicken_query() -> None:
    # By name: an ImportError, which is silent, where a collection asks while these are imported.
    from .quick_methods import is_done, quicken_property

    quicken_property(Event, "is_done", "cuEventQuery", is_done, again=False)


_another_query, _another_time = after_few(_quicken_query), after_few(_quicken_elapsed)
synchronize_event = late(globals(), "synchronize_event", "cuEventSynchronize", then=_quicken_sync)
_another, _another_flags = after_few(quicken_creation), after_few(_quicken_timed)
_another_made, _another_often = after(2 * FEW, _quicken_made), after_few(_quicken_often)
often: list[bool] = []
"""Not empty once events were made a few times, by ``create_event()``, ``record()`` or else. These have code of their own, which a program
that makes none does not need."""
destroy_event = late(globals(), "destroy_event", "cuEventDestroy")
query_event = late(globals(), "query_event", "cuEventQuery")


class LentEvent(Owned):
    """An event that graphs use, in place of the destructor of its objects: it is destroyed when these are closed and no graph uses it any
    more."""

    __slots__ = ("address", "context", "flags", "descriptor", "__weakref__")

    def __init__(self, number: int, context: Context | None = None, flags: int = 0, descriptor: Any = None) -> None:
        self._destroy = None  # owns nothing yet
        self.handle = self.number = self.address = number
        self.keep = context and context._owned
        self.context, self.flags, self.descriptor = context, flags, descriptor

    __call__ = staticmethod(not_)  # status 0, without a call of Python, for the address of an event


class Event(NoConstructor):
    """A point in the work of a stream. Made by :meth:`Stream.record` or :meth:`Device.create_event`.

    ``later - earlier`` is the time between two events in milliseconds, a float, if both were made with
    ``timing_enabled``; else it raises RuntimeError. C: cuEventElapsedTime.
    """

    __slots__ = ("_event", "_identity", "_context", "_flags", "_descriptor", "_destroy", "__weakref__")
    _event: int | None
    """The address of the CUevent; None once closed."""
    _identity: int
    """The address of the CUevent, kept after closing. Its name differs from that of streams, so that no event passes for
    one.
    """
    _context: Context | None
    _flags: int
    _descriptor: IPCEventDescriptor | None
    _destroy: Any

    _made_by = "Stream.record() or Device.create_event()"

    @classmethod
    def _of(cls, handle: Any, context: Context | None, flags: int, descriptor: Any = None) -> Event:
        self = object.__new__(cls)
        self._identity = self._event = handle and int(handle)
        self._context = context
        self._flags = flags
        self._descriptor = descriptor
        self._destroy = destroy_event
        return self

    def __del__(self, ended: list[str] = ended) -> None:
        if ended:
            return
        try:
            number = self._event
        except AttributeError:  # never made
            return
        if number is not None:
            status = self._destroy(number)
            if status:
                self._elsewhere(status, self._destroy)

    def _elsewhere(self, status: int, destroy: Any, *former: Any) -> int:
        """Destroy the event in its own context if that failed without one, or later. Returns the status."""
        return otherwise(status, destroy, self._identity, self._context and self._context._owned)

    def close(self) -> None:
        """Destroy the event. Work that waits for it still does. Closing again does nothing, nor does closing after a fault that
        ended the context, or in a forked child. C: cuEventDestroy.

        Raises
        ------
        CUDAError
            The driver refuses.
        """
        try:
            number = self._event
            destroy = take_destroy(self)
        except AttributeError:
            return
        self._event = None
        status = destroy(number)
        if status:
            self._refused(status, destroy)

    def _refused(self, status: int, destroy: Any, *former: Any) -> None:
        status = self._elsewhere(status, destroy)
        if status and not is_gone(status):
            fail(status, "cuEventDestroy")

    def _closed(self) -> NoReturn:
        raise RuntimeError("this event is closed")

    @property
    @kept("_event", none=True, other=False)
    def is_closed(self) -> bool:
        """Whether :meth:`close` was called."""
        return self._event is None

    @property
    def handle(self) -> Any:
        """The CUevent. Raises RuntimeError once closed."""
        return self._closed() if self._event is None else driver.CUevent(self._identity)

    def sync(self) -> None:
        """Wait until the event has happened. C: cuEventSynchronize.

        Raises
        ------
        RuntimeError
            The event is closed.
        CUDAError
            Some of the work before it failed.
        """
        status = synchronize_event(self._event or self._closed())
        if status:
            fail(status, "cuEventSynchronize")

    async def synchronized(self) -> None:
        """Wait in asyncio or trio until the event has happened: ``await event.synchronized()``. No thread waits, and the wait
        can be cancelled. C: cuStreamWaitEvent, cuStreamAddCallback.

        Raises
        ------
        RuntimeError
            The event is closed; or neither asyncio nor trio runs.
        CUDAError
            Some of the work before it failed, or it was recorded in a captured stream.
        """
        from .awaiting import happened

        await happened(self)

    @property
    def is_done(self) -> bool:
        """Whether the event has happened, or was never recorded. Raises RuntimeError once closed. C: cuEventQuery."""
        status = query_event(self._event or self._closed())
        _another_query()
        if status and status != NOT_READY:
            fail(status, "cuEventQuery")
        return not status

    @property
    @kept("_flags", open="_event", known={flags: not flags & UNTIMED for flags in FLAGS})
    def is_timing_enabled(self) -> bool:
        """Whether the event keeps its time. Raises RuntimeError once closed."""
        return not (self._closed() if self._event is None else self._flags & UNTIMED)

    @property
    @kept("_flags", open="_event", known={flags: bool(flags & BLOCKING) for flags in FLAGS})
    def is_blocking_sync(self) -> bool:
        """Whether :meth:`sync` sleeps instead of spinning. Raises RuntimeError once closed."""
        return (self._closed() if self._event is None else self._flags & BLOCKING) != 0

    @property
    @kept("_flags", open="_event", known={flags: bool(flags & SHARED) for flags in FLAGS})
    def is_ipc_enabled(self) -> bool:
        """Whether other processes can open it. Raises RuntimeError once closed."""
        return (self._closed() if self._event is None else self._flags & SHARED) != 0

    @property
    @kept("_context", open="_event", none=None)
    def context(self) -> Context | None:
        """The context in which it was made; None for an event of another process. Raises RuntimeError once closed."""
        return self._closed() if self._event is None else self._context

    @property
    def device(self) -> Device | None:
        """The device of its context; None for an event of another process. Raises RuntimeError once closed."""
        context = self.context
        return None if context is None else context.device

    @property
    @kept("_descriptor", open="_event")
    def ipc_descriptor(self) -> IPCEventDescriptor:
        """A descriptor to open the event in another process; it can be pickled. Raises RuntimeError for an event made
        without ``ipc_enabled``. C: cuIpcGetEventHandle.
        """
        if not self.is_ipc_enabled:
            raise RuntimeError("this event cannot be shared: make it with EventOptions(ipc_enabled=True)")
        if self._descriptor is None:
            handle = driver.cuIpcGetEventHandle(self.handle)
            self._descriptor = IPCEventDescriptor._of(bytes(handle), self.is_blocking_sync)
        found: IPCEventDescriptor = self._descriptor
        return found

    def get_ipc_descriptor(self) -> IPCEventDescriptor:
        """The older name of :attr:`ipc_descriptor`.

        Returns
        -------
        IPCEventDescriptor

        Raises
        ------
        RuntimeError
            The event was made without ``ipc_enabled``.
        """
        return self.ipc_descriptor

    @classmethod
    def from_ipc_descriptor(cls, ipc_descriptor: IPCEventDescriptor) -> Event:
        """Open an event of another process. C: cuIpcOpenEventHandle.

        Parameters
        ----------
        ipc_descriptor : IPCEventDescriptor
            The event's :attr:`ipc_descriptor`.

        Returns
        -------
        Event

        Raises
        ------
        TypeError
            It is not a descriptor.
        CUDAError, RuntimeError
            The driver refuses, for example in the process that made the event. The exception is of both kinds.
        """
        if not isinstance(ipc_descriptor, IPCEventDescriptor):
            raise TypeError(f"an IPCEventDescriptor is expected, got {class_name(ipc_descriptor)}")
        from .errors import CUDAError, also

        try:
            handle = driver.cuIpcOpenEventHandle(driver.CUipcEventHandle.from_buffer_copy(ipc_descriptor._reserved))
        except CUDAError as error:
            raise also(error, RuntimeError) from None
        _let_send()
        flags = UNTIMED | SHARED | (BLOCKING if ipc_descriptor._is_blocking_sync else 0)
        return cls._of(handle, None, flags, ipc_descriptor)

    def __sub__(self, other: Event) -> float:
        if not isinstance(other, Event):
            return NotImplemented
        for which, event in (("first", self), ("second", other)):
            if not event.is_timing_enabled:
                raise RuntimeError(f"the {which} event keeps no time: make it with EventOptions(timing_enabled=True)")
        found, name = ctypes.c_float(), "cuEventElapsedTime"
        first, second = other._event or other._closed(), self._event or self._closed()
        status = typed(name)(ctypes.byref(found), first, second)
        if not status:
            _another_time()
            return found.value
        if status != NOT_READY:  # which the driver's log does not have
            try:
                fail(status, name)
            except driver.CudaError:
                if status not in ELAPSED:
                    raise
        raise RuntimeError(ELAPSED[status])

    @compared("_event")
    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if other is None or not is_a(other, Event):
            return NotImplemented
        return self._event == other._event is not None

    @hashed("_identity")
    def __hash__(self) -> int:
        return self._identity

    def __repr__(self) -> str:
        return f"<Event {'closed' if self._event is None else hex(self._identity)}>"


NOT_READY, INVALID_HANDLE = 600, 400  # CUDA_ERROR_...
ELAPSED = {
    NOT_READY: "one of the events has not happened yet: wait for it with sync() first",
    INVALID_HANDLE: "one of the events was never recorded, or they belong to different contexts: record both "
    "with Stream.record() first",
}


class IPCEventDescriptor(NoConstructor):
    """An event of another process, for :meth:`Event.from_ipc_descriptor`. It can be pickled."""

    __slots__ = ("_reserved", "_is_blocking_sync")
    _reserved: bytes
    _is_blocking_sync: bool

    _made_by = "Event.ipc_descriptor"

    @staticmethod  # of a class, pickle would write its name and that of the class
    def _of(reserved: bytes, is_blocking_sync: bool) -> IPCEventDescriptor:
        self = object.__new__(IPCEventDescriptor)
        self._reserved = reserved
        self._is_blocking_sync = is_blocking_sync
        return self

    def __eq__(self, other: object) -> bool:
        return is_a(other, IPCEventDescriptor) and self._reserved == other._reserved

    def __hash__(self) -> int:
        return hash(self._reserved)

    def __reduce__(self) -> tuple[Any, ...]:
        return IPCEventDescriptor._of, (self._reserved, self._is_blocking_sync)


def new_event(context: Context | None, options: EventOptions | dict[str, Any] | None) -> Event:
    """An event in ``context`` or in the current one, not recorded yet. C: cuEventCreate."""
    flags = UNTIMED if options is None else _flags(options)
    if context is None:
        context = current_context()
    _another()
    return make_shared_event(context, flags) if flags & SHARED else make_event(context, flags)


def make_event(context: Context, flags: int) -> Event:
    """An event in ``context``. Errors are RuntimeErrors, too, as in cuda.core. C: cuEventCreate."""
    _another_often()
    _another_made()
    try:
        owned: Owned = in_context(context, owned_by, destroy_event, None, "cuEventCreate", flags)
    except driver.CudaError as error:
        from .errors import also

        raise also(error, RuntimeError) from None
    made = Event._of(None, context, flags)
    made._identity = owned.number
    owned._destroy, made._event = None, owned.number  # at last, without calls, between which signal handlers run
    return made


def make_shared_event(context: Context, flags: int) -> Event:
    """The same with its descriptor: multiprocessing may ask for that in a thread without a context."""
    made = make_event(context, flags)
    try:
        made._descriptor = in_context(context, getattr, made, "ipc_descriptor")
    except driver.CudaError as error:
        from .errors import also

        raise also(error, RuntimeError) from None
    return made


def _flags(options: EventOptions | dict[str, Any]) -> int:
    cls = given.EventOptions
    if options.__class__ is cls:
        _another_flags()
        chosen: EventOptions = options
    else:
        chosen = given.options_of(cls, options, "options of the event")
    if not chosen.ipc_enabled:
        return (0 if chosen.timing_enabled else UNTIMED) | (BLOCKING if chosen.blocking_sync else 0)
    if chosen.timing_enabled:
        raise TypeError("an event that other processes can open keeps no time: ipc_enabled excludes timing_enabled")
    _let_send()
    return UNTIMED | SHARED | (BLOCKING if chosen.blocking_sync else 0)


_sent: list[None] = []


def _let_send() -> None:
    """Let multiprocessing send events: once, as the import takes 0.4 us each time."""
    if not _sent:
        from multiprocessing.reduction import register

        register(Event, _send_event)
        _sent.append(None)


_warned_of_fork: list[None] = []


def warn_of_fork() -> None:
    """Warn, once per process, if objects are sent while multiprocessing forks: CUDA does not work in a forked child."""
    if _warned_of_fork:
        return
    from multiprocessing import active_children, get_all_start_methods, get_start_method
    from multiprocessing.context import get_spawning_popen

    usual = get_start_method(allow_none=True) or get_all_start_methods()[0]  # the first is the default
    methods = (
        ["spawn"] if get_spawning_popen() else [getattr(child, "_start_method", None) for child in active_children()]
    )
    if "fork" in [method or usual for method in methods or [usual]]:
        _warned_of_fork.append(None)
        text = (
            "multiprocessing forks processes here, and CUDA does not work in a forked child: call "
            "multiprocessing.set_start_method('spawn') before the first process is made"
        )
        warn(text, UserWarning, callers_level("multiprocessing.", "pickle."))


def _send_event(event: Event) -> tuple[Any, ...]:
    """An event for multiprocessing."""
    warn_of_fork()
    device = event.device
    return _received_event, (event.ipc_descriptor, 0 if device is None else device.device_id)


def _received_event(descriptor: IPCEventDescriptor, number: int) -> Event:
    from .device import ensure_context

    ensure_context(number)  # this may be the first thing that a process does with the driver
    return Event.from_ipc_descriptor(descriptor)
