"""Methods that are called in loops, as machine code for the usual case; the Python method does the rest.

The machine code takes the place of a method after :data:`.._floor.FEW` calls of its C function. Here is what streams and events do; pools and
graphs have theirs beside them.
"""

from __future__ import annotations

import ctypes
from sys import intern

from .._floor.native import routines
from . import event as events
from . import stream as streams
from ._driver import cell, declaration, entry, fail, filled, given
from .context import Context
from .device import Device
from .event import NOT_READY, UNTIMED, Event, LentEvent
from .lifetimes import COLLECTING, Owned, _phase, ended, relaxed_cell
from .stream import NON_BLOCKING, Stream

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import Any

    Describe = Callable[[Any, Any], None]
    DescribeEnd = Callable[[Any], None]

function_class = type(lambda: None)
IDLE = "Py_IsInitialized"
"""A function of Python's that changes nothing, for code that only makes or changes an object: code calls one function of C."""


def idle(native: Any, routine: Any) -> None:
    """Call :data:`IDLE`, whatever it returns."""
    cell(IDLE).value = ctypes.cast(ctypes.pythonapi[IDLE], ctypes.c_void_p).value
    routine.returned, routine.brief = native.NOTHING, True


def record(native: Any, routine: Any) -> None:
    """``stream.record(event)``."""
    routine.sources += [routine.slot(0, Event, "_event"), routine.slot(native.SELF, Stream, "_number")]
    routine.returns_argument(0)


def record_new(native: Any, routine: Any, flags: int = UNTIMED) -> None:
    """``stream.record()`` in the context that is current: :func:`new_and_recorded`."""
    context = routine.within(0, Stream, "_context")
    only_in_current(routine, routine.within(context, Context, "_owned"))
    routine.sources += [routine.output("Q"), routine.number(flags), routine.slot(0, Stream, "_number")]
    returns_event(native, routine, _context=context, _flags=flags)


def record_timed(native: Any, routine: Any) -> None:
    """``stream.record(options=options)`` with options that ask for timing alone."""
    expect_timing(routine, 1)
    record_new(native, routine, 0)


def new_and_recorded() -> Any:
    """The cell of a C function that makes an event as cuEventCreate, and records it in a stream, its third argument; None without
    machine code."""
    if routines() is None:
        return None
    from .._floor.native.sequence import Sequence, argument, content

    calls, event = Sequence(3), content(0)
    calls.call(filled("cuEventCreate"), argument(0), argument(1))
    calls.call(filled("cuEventRecord"), event, argument(2), refused=(filled("cuEventDestroy"), (event,)))
    return calls.cell("cuEventRecord")


def sync_stream(native: Any, routine: Any) -> None:
    """``stream.sync()``."""
    routine.sources += [routine.slot(native.SELF, Stream, "_number")]
    routine.returns(None)


def sync_event(native: Any, routine: Any) -> None:
    """``event.sync()``."""
    routine.sources += [routine.slot(native.SELF, Event, "_event")]
    routine.returns(None)


def elapsed(native: Any, routine: Any) -> None:
    """``event - earlier``."""
    filled("cuEventElapsedTime")
    earlier, later = routine.slot(0, Event, "_event"), routine.slot(native.SELF, Event, "_event")
    routine.sources += [routine.output("f"), earlier, later]


def is_done(native: Any, routine: Any) -> None:
    """``event.is_done``."""
    filled("cuEventQuery")
    routine.sources.append(routine.slot(0, Event, "_event"))
    routine.returns(True)
    routine.answers_with({NOT_READY: False})


def wait(native: Any, routine: Any) -> None:
    """``stream.wait(event)``."""
    number = routine.slot(native.SELF, Stream, "_number")
    routine.sources += [number, routine.slot(0, Event, "_event"), routine.number(0)]
    routine.returns(None)


def wait_for_stream(native: Any, routine: Any) -> None:
    """``stream.wait(other)`` for another stream that has its event, which is recorded first."""
    routine.expect_other(0, 1)  # a stream need not wait for itself
    number = routine.slot(0, Stream, "_number")
    mark = routine.within(1, Stream, "_mark")
    routine.call_first(cell("cuEventRecord"), routine.slot(mark, Event, "_event"), routine.slot(1, Stream, "_number"))
    routine.sources += [number, routine.slot(mark, Event, "_event"), routine.number(0)]
    routine.returns(None)


def set_current(native: Any, routine: Any) -> None:
    """``device.set_current()`` if the device's context in this thread is the primary one."""
    owned = routine.within(routine.within(native.SELF, Device, "_context"), Context, "_owned")
    primary = routine.slot(routine.within(native.SELF, Device, "_primary"), Owned, "number")
    routine.expect_equal(primary, routine.slot(owned, Owned, "number"))
    routine.expect_object(routine.within(native.SELF, Device, "_kept"), None)
    routine.sources.append(primary)
    routine.returns(None)


def create_stream(native: Any, routine: Any) -> None:
    """``device.create_stream()`` in the context that is current."""
    context, owned = in_current(native, routine)
    filled("cuStreamCreateWithPriority")
    routine.sources += [routine.output("Q"), routine.number(NON_BLOCKING), routine.number(0)]
    returns_stream(native, routine, owned, _made_in=context, _nonblocking=True, _priority=0)


def create_event(native: Any, routine: Any, device: int | None = None, flags: int = UNTIMED) -> None:
    """``device.create_event()`` in the context that is current."""
    context, _ = in_current(native, routine, device)
    filled("cuEventCreate")
    routine.sources += [routine.output("Q"), routine.number(flags)]
    returns_event(native, routine, _context=context, _flags=flags)


def create_timed(native: Any, routine: Any) -> None:
    """``device.create_event(options)`` with options that ask for timing alone."""
    expect_timing(routine, 1)
    create_event(native, routine, 0, 0)


def expect_timing(routine: Any, options: int) -> None:
    """Require options that ask for events with timing, and for nothing else."""
    from .options import EventOptions

    for name, value in (("timing_enabled", True), ("blocking_sync", False), ("ipc_enabled", False)):
        routine.expect_object(routine.within(options, EventOptions, name), value)


def quicken_timed() -> None:
    """Let machine code take options of events from now on, where it makes events."""
    timed_events.append((create_timed, 1, None))
    timed_records.append((record_timed, 1, new_and_recorded(), "options"))
    events.quicken_creation()
    events.often.append(True)
    streams.quicken_record()


def quicken_records() -> None:
    """Let machine code record new events, too, where it records those that are given."""
    if (Stream, "record") in _replaced:
        streams.quicken_record()


timed_events: list[Any] = []
timed_records: list[Any] = []
"""Further ways of :func:`quicken`, which need the class of options: empty in programs without it."""


def in_current(native: Any, routine: Any, device: int | None = None) -> tuple[Any, Any]:
    """The places of the device's context and its Owned, if that context is current and no green one."""
    context = routine.within(native.SELF if device is None else device, Device, "_context")
    owned = routine.within(context, Context, "_owned")
    routine.expect_object(routine.within(context, Context, "_green"), None)
    only_in_current(routine, owned)
    return context, owned


def only_in_current(routine: Any, owned: Any) -> None:
    """Leave it to Python if the context of the Owned at this place is not current."""
    from .._floor.native.comparison import comparison

    compare = comparison(filled("cuCtxGetCurrent"), "cuCtxGetCurrent")
    routine.call_first(compare, routine.slot(owned, Owned, "number"))


def returns_stream(native: Any, routine: Any, keep: Any, **given: Any) -> None:
    handle = native.OUTPUT
    owned = routine.instance(Owned, handle=handle, number=handle, keep=keep, _destroy=entry("cuStreamDestroy"))
    routine.returns_instance(Stream, _owned=owned, _number=handle, _identity=handle, **given, _context=None, _mark=None)


def returns_event(native: Any, routine: Any, **given: Any) -> None:
    handle, destroy = native.OUTPUT, entry("cuEventDestroy")
    routine.returns_instance(Event, _event=handle, _identity=handle, **given, _descriptor=None, _destroy=destroy)


def of_current(native: Any, routine: Any) -> None:
    """``of_current(owned)``."""
    routine.sources.append(routine.output("i"))
    routine.returns_instance(
        Context, _owned=(0,), _device_id=native.OUTPUT, _green=True, _resources=None, _destroyers=None
    )


def make_stream(native: Any, routine: Any) -> None:
    """``make_stream(flags, priority, inside, context, nonblocking)`` in the context that is current."""
    filled("cuStreamCreateWithPriority")
    only_in_current(routine, (2,))
    flags, priority = routine.value(0, "I", int), routine.value(1, "i", int)
    routine.sources += [routine.output("Q"), flags, priority]
    returns_stream(native, routine, (2,), _made_in=(3,), _nonblocking=(4,), _priority=(1,))


def make_event(native: Any, routine: Any) -> None:
    """``make_event(context, flags)`` in the context that is current."""
    filled("cuEventCreate")
    only_in_current(routine, routine.within(0, Context, "_owned"))
    routine.sources += [routine.output("Q"), routine.value(1, "I", int)]
    returns_event(native, routine, _context=(0,), _flags=(1,))


def quick_make_inside(written: Any, cls: Any, function: str, destroy: str) -> Any:
    """``written(context, keep, *given)``, a function of :func:`.in_context.made_in`: in a context that is current, and knows how its
    handles are destroyed."""
    from .._floor.native.interpreter import owner_of
    from .in_context import Destroyers

    inputs, filled_slots = declaration(function).parameters[1:], cls._filled

    def describe(native: Any, routine: Any) -> None:
        filled(function)
        quicken_owned()
        only_in_current(routine, routine.within(0, Context, "_owned"))
        routine.sources.append(routine.output("Q"))
        routine.sources += [given(routine, place, item) for place, item in enumerate(inputs, 2)]
        handle, ends = native.OUTPUT, routine.within(routine.within(0, Context, "_destroyers"), Destroyers, destroy)
        owned = routine.instance(Owned, handle=handle, number=handle, keep=(1,), _destroy=ends)
        contents = {"_owned": owned, "_device_id": routine.within(0, Context, "_device_id")}
        contents.update({slot: (place,) for place, slot in enumerate(filled_slots, 2 + len(inputs))})
        fields = [routine.instance(owner_of(cls, slot), **{slot: content})[1] for slot, content in contents.items()]
        routine.result = "instance", native.Instance((routine.pooled(cls), sum(fields, ())))

    return quick(written, function, describe, 2 + len(inputs) + len(filled_slots))


def quick_end_inside(written: Any, context: int, function: str) -> Any:
    """``written(number)``, which destroys a handle in a context, and returns the status: if that is current, in one call of C."""
    native = routines()
    if native is None:
        return written
    from .._floor.native.comparison import comparison

    routine = native.Routine(relaxed_cell(function), lambda number: written(number), int, 1)
    routine.call_first(comparison(filled("cuCtxGetCurrent"), "cuCtxGetCurrent"), routine.number(context))
    routine.sources.append(routine.value(0, "Q", int))
    routine.returns(0)
    return routine.function(function, __name__)


def close_stream(ending: Any) -> None:
    """``stream.close()``: the C stream ends with its Owned."""
    ending.empties("_owned", "_number", "_made_in", "_context", "_mark")


def quicken_owned() -> None:
    """Let machine code end the owners of handles."""
    quicken_end(Owned, "__del__", "cuStreamDestroy", drop_owned, Owned._elsewhere)


def drop_owned(ending: Any) -> None:
    """The end of an Owned: of a stream's without another call of Python."""
    ending.ended_if_none("_destroy")
    ending.unless_any(ended)
    ending.unless_in(COLLECTING, _phase)
    ending.expect_in("_destroy", entry("cuStreamDestroy"))
    ending.others_are_called("_destroy", "number")
    ending.passes("number")


def close_event(ending: Any) -> None:
    """``event.close()``."""
    ending.expect_in("_destroy", entry("cuEventDestroy"))
    ending.passes("_event")
    ending.empties("_event", deletes="_destroy")


def drop_event(ending: Any) -> None:
    """The end of an event."""
    ending.ended_if_none("_event")
    ending.ended_if_a("_destroy", LentEvent)
    ending.unless_any(ended)
    close_event(ending)


def quick(
    written: Any,
    function: str,
    describe: Describe,
    count: int,
    again: bool = False,
    refuse: Any = None,
    code: Any = None,
) -> Any:
    """Machine code for ``written``, a Python function with ``count`` parameters that calls a C function, or the one in the cell
    ``code``. ``describe`` is one of the functions above. A status raises by :func:`._driver.fail`, or with ``again`` by ``written``,
    which makes the call once more, or the result is ``refuse(status)``.
    """
    native = routines()
    if native is None or written.__class__ is not function_class:
        return written
    if not again and refuse is None:
        refuse = lambda status: fail(status, function)  # noqa: E731
    routine = native.Routine(cell(function) if code is None else code, written, refuse, count)
    describe(native, routine)
    return routine.function(written.__name__, written.__module__)


def waiter(written: Any) -> Any:
    """``written(waiting, working)``, which lets one stream wait for another by a new event, in one call of C."""
    function = "cuStreamWaitEvent"

    def describe(native: Any, routine: Any) -> None:
        routine.sources += [routine.value(0, "Q", int), routine.value(1, "Q", int)]
        routine.returns(None)

    if routines() is None:
        return written
    from .._floor.native.sequence import Sequence, address, argument, number, word

    calls, event, destroy = Sequence(2, 0), word(0), filled("cuEventDestroy")
    calls.call(filled("cuEventCreate"), address(0), number(UNTIMED))
    calls.call(filled("cuEventRecord"), event, argument(1), refused=(destroy, (event,)))
    calls.call(filled(function), argument(0), event, number(0))
    calls.at_last(destroy, event)
    return quick(written, function, describe, 2, again=True, code=calls.cell(function))


def quicken(
    cls: Any,
    name: str,
    function: str,
    describe: Describe,
    signature: str,
    count: int = 1,
    others: Iterable[Any] = (),
    again: bool = False,
    code: Any = None,
    refuse: Any = None,
) -> Any:
    """Replace a method that calls a C function, or the one in the cell ``code``.

    ``describe`` is one of the functions above. ``others`` are the next to try, each with its ``count`` and ``code``, and the names of
    arguments that only this one takes by name. ``signature`` is the
    method's text; parameters after ``*`` are given by name, those with defaults not at all. ``count`` is the number of arguments in
    the usual case. A status raises by :func:`._driver.fail`, or with ``again`` by the method, which makes the call once more and
    knows its arguments; or the result is ``refuse(status, object)``. Calling it again replaces the machine code. Returns the new method, or
    None if a program has replaced it, or there is no machine code.
    """
    native, method = routines(), cls.__dict__[name]
    former, written = _replaced.get((cls, name), (None, None))
    if method is former:
        method = written
    if native is None or not _is_written(cls, method, native):
        return None
    written, doc = method, f"{name}($self{signature and ', '}{signature})\n--\n\n{method.__doc__ or ''}"
    named = signature.partition("*, ")[2].split(", ") if "*, " in signature else []
    keywords = tuple([name for name in named if "=" not in name])
    places = [each.partition("=")[0] for each in signature.partition("*, ")[0].split(", ")]

    def take_names(routine: Any, count: int, keywords: tuple[str, ...], *first: str) -> None:
        """Let all arguments be given by name."""
        if count:
            parameters = *first, *places[: count - len(keywords)], *keywords
            routine.parameters = routine.pooled(tuple(map(intern, parameters)))

    for describe_other, other_count, other_code, *names in others:
        by_name = (*keywords, *names)
        other = native.Routine(
            cell(function) if other_code is None else other_code, method, None, 1 + other_count, by_name
        )
        take_names(other, other_count, by_name, "self")
        describe_other(native, other)
        method = other.function(name, cls.__module__)
    refused = refuse or (None if again else lambda status: fail(status, function))
    routine = native.Routine(cell(function) if code is None else code, method, refused, count, keywords)
    routine.tells_object = refuse is not None
    take_names(routine, count, keywords)
    describe(native, routine)
    made = routine.method(cls, name, doc)
    _replaced[cls, name] = made, written
    setattr(cls, name, made)
    return made


def quicken_dispatch(
    cls: Any, name: str, place: int, way: Sequence[tuple[Any, str]], keywords: tuple[str, ...]
) -> None:
    """Let machine code find that of a method with ``keywords``: in a slot at the end of the ``way`` from the value at a place, as of
    :class:`.._floor.native.routine.Dispatcher`."""
    native, method = routines(), cls.__dict__[name]
    if native is not None and _is_written(cls, method, native):
        doc = f"{name}($self, *, {', '.join(keywords)})\n--\n\n{method.__doc__}"
        made = native.Dispatcher(method, place=place, way=way, keywords=keywords).method(cls, name, doc)
        setattr(cls, name, made)


_replaced: dict[tuple[Any, str], tuple[Any, Any]] = {}
"""By class and name: the machine code that took the place of a method, and the method as written in Python."""


def quicken_property(
    cls: Any,
    name: str,
    function: str,
    describe: Describe,
    again: bool = True,
    otherwise: tuple[str, Describe] | None = None,
) -> None:
    """Replace a property that calls a C function. Statuses raise by the Python function, which makes the call once more, or not
    ``again`` by :func:`._driver.fail`. ``otherwise`` are a C function and its description for other cases."""
    written = cls.__dict__[name]
    if written.__class__ is not property or not _is_ours(cls, written.fget):
        return
    read = written.fget
    if otherwise:
        other = quick(read, *otherwise, 1, again)
        read = lambda instance: other(instance)  # noqa: E731  # a function in Python, which all versions let code go on to
        read.__name__, read.__module__ = name, cls.__module__
    made = quick(read, function, describe, 1, again)
    setattr(cls, name, property(made, written.fset, written.fdel, written.__doc__))


def quicken_create(name: str, function: str, describe: Describe, signature: str, others: Iterable[Any] = ()) -> None:
    """Replace a method of Device that makes an object. The method makes the call again if it is refused."""
    quicken(Device, name, function, describe, signature, count=0, others=others, again=True)


def _is_written(cls: Any, method: Any, native: Any) -> bool:
    """Whether machine code can take the place of a method: it is not there already, and nobody has patched the method."""
    return native.METHODS and _is_ours(cls, method)


def _is_ours(cls: Any, function: Any) -> bool:
    """Whether it is a function of the class's module: nobody has patched it."""
    return function.__class__ is function_class and function.__globals__["__name__"] == cls.__module__


def quicken_end(
    cls: Any,
    name: str,
    function: str | None,
    describe: DescribeEnd,
    refused: Any = None,
    signature: str = "",
    code: Any = None,
) -> None:
    """Replace a method that ends an object, such as ``close`` and ``__del__``, by a C function or the one in the cell ``code``.

    ``describe`` is one of the functions above. ``refused`` gets statuses other than 0; see
    :class:`.._floor.native.endings.Ending`. It replaces code that calls no C function, too, which goes on to close other objects.
    """
    native, method = routines(), cls.__dict__[name]
    former, written = _idle_ends.get((cls, name), (None, None))
    is_former = function is not None and method is former is not None
    if native is None or not is_former and not _is_written(cls, method, native):
        return
    if is_former and name == "__del__":
        method = written
    from .._floor.native.endings import Ending, finalize

    ending = Ending(cls, code or function and cell(function), method, refused)
    describe(ending)
    ending.name = function or f"{cls.__name__}.{name}"
    doc = f"{name}($self{signature and ', '}{signature})\n--\n\n{method.__doc__ or ''}"
    made = ending.method(cls, name, doc)
    if function is None:
        _idle_ends[cls, name] = made, method
    setattr(cls, name, made)
    if name == "__del__":
        finalize(cls, ending)


_idle_ends: dict[tuple[Any, str], tuple[Any, Any]] = {}
"""By class and name: the machine code, that calls no C function, in the place of a method that ends an object, and the method as written."""


def quicken_device(cls: Any, threads: Any) -> None:
    """Let machine code find the devices that a thread knows, when the class ``Device`` is called."""
    native = routines()
    if native is not None and native.METHODS:
        from .._floor.native.constructors import quicken_known

        quicken_known(cls, threads, "devices", filled("cuCtxGetDevice"), "_device_id", "device_id")
