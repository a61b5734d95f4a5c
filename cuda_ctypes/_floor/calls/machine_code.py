"""The machine code of a :class:`.ShortCut`."""

from __future__ import annotations

import sys
from ctypes import c_void_p

from .. import FREE_THREADED, from_a_signal
from ..builtins import replace as replace_code
from ..native import routines
from ..tables import function_parts
from ..types import LIMIT, Enum, EnumType, Handle, integer, lenders
from ..types.callbacks import Callback
from ..types.live_handles import Live
from . import buffer, buffer_or_pointed, outputs_of

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

    from ..native.routine import Routine
    from ..native.source_kinds import Source
    from . import ShortCut

EXACT_INDEX = sys.version_info >= (3, 10)
"""Whether PyNumber_Index makes an int of one of a subclass; before, it returned the object itself."""


def replace(short: ShortCut) -> bool:
    """Replace ``short`` by machine code. Returns False if that is impossible in this process."""
    places = [source[1] for source in short.sources if source[0] == "kernel_parameters"]
    if routines() is None:
        return False
    if places:
        from .launches import Launches
    try:
        made = Launches(short, places[0]).dispatcher() if places else routine_of(short, short.caller)
        pool = made and made.pool()
        if made is None or pool is None:
            return False
        replace_code(short.function, made.code, pool)
        short.plainly = plainly(short.sources, short.names, short.types.spell is None)
    except Exception as error:  # whatever prevents machine code, Python does the work
        if from_a_signal(error):
            raise
        return False
    quicken_classes(made)
    return True


def plainly(
    sources: list[Any], names: tuple[str, ...], pointers: bool
) -> Callable[[tuple[Any, ...], dict[str, Any]], list[Any] | None]:
    """A function from the arguments of a call that is not for machine code to those that are: without names, with numbers instead of live
    handles, of ``c_void_p``, of NumPy's integers, and of ints of another class, such as a program's ``IntEnum``. It returns None if there is
    nothing to replace. Not all libraries take ``pointers`` of ctypes."""
    classes = {source[1]: source[3] for source in sources if source[0] == "value"}
    integers = routines().integers
    numbers = {position for position, found in classes.items() if {int, EnumType}.issubset(found)}

    def plain(arguments: tuple[Any, ...], named: dict[str, Any]) -> list[Any] | None:
        given, replaced = [*arguments], False
        if named:
            later = names[len(given) :]
            if {*later} != {*named}:
                return None
            given += [named[name] for name in later]
            replaced = True
        for position, value in enumerate(given):
            kind = type(value)
            if kind is int:
                continue
            if issubclass(kind, Live):
                if value._plain in classes.get(position, ()):
                    given[position], replaced = value._number(), True
            elif kind is c_void_p:
                if pointers and int in classes.get(position, ()):
                    given[position], replaced = value.value or 0, True
            elif (
                position in numbers
                and _is_hashed_by_address(kind)
                and (integers[kind] if kind in integers else _is_integer(kind))
            ):
                given[position], replaced = integer(value), True
        return given if replaced else None

    return plain


def _is_hashed_by_address(kind: type) -> bool:
    """Whether a class hashes and compares like most: its own class may do otherwise."""
    return type(kind).__hash__ is type.__hash__ and type(kind).__eq__ is type.__eq__


def _is_integer(kind: type) -> bool:
    numpy, integers = sys.modules.get("numpy"), routines().integers
    if issubclass(kind, int):
        found = kind is not bool and not issubclass(kind, (Enum, Callback))  # Python keeps callables alive
        if not EXACT_INDEX:
            return found
    elif numpy is None or kind.__module__ != "numpy":
        return False
    else:
        found = issubclass(kind, (numpy.signedinteger, numpy.unsignedinteger)) and kind is not numpy.timedelta64
    if len(integers) >= LIMIT:
        integers.clear()
    return bool(integers.setdefault(kind, found))


def quicken_classes(routine: Routine) -> None:
    """Let machine code make handles and structs of the classes that the routine takes, and read and set their members."""
    from ..native.members import quicken_class

    for value in routine.objects:
        if isinstance(value, type):
            quicken_class(value)


def _answers(short: ShortCut) -> dict[int, Any]:
    """Results of statuses other than success that raise nothing: all in ``bindings``, "not ready" in ``checked``."""
    if short.face == "bindings":
        from ..library.answers import Answers

        return Answers(type(short.success), outputs_of(short.sources))
    not_ready = short.status().not_ready if short.query else None
    return {} if not_ready is None else {not_ready: False}


def routine_of(
    short: ShortCut, slow: Any, kernel_parameters: Callable[[Routine, int], Source | None] | None = None
) -> Routine | None:
    """The routine of ``short``, which calls ``slow`` in other cases. ``kernel_parameters`` makes the source of a
    kernel's arguments, at a position. None if machine code cannot pass them."""
    answers = _answers(short)
    fail = None if short.again else answers.__getitem__ if short.face == "bindings" else short.failing()
    routine: Routine = routines().Routine(short.address, slow, fail, short.count)
    routine.name = short.symbol
    routine.parameters = routine.pooled(short.names)
    routine.brief = short.symbol in routines().BRIEF
    if short.result == "text":
        from .results import NO_TEXT

        routine.returned = routines().FIRST_OUTPUT
        routine.output("s") if short.face == "bindings" else routine.decoded(NO_TEXT[short.face])
    elif short.result == "number":
        routine.returned = routines().FIRST_OUTPUT
        routine.output("i")
    elif short.result == "count":
        routine.returned = routines().COUNT
        routine.output("q")
    elif short.result != "status":
        routine.returned = routines().PAIR if short.result == "pair" else routines().NOTHING
    if short.face == "bindings" or answers:
        routine.answers_with(answers)
    if short.forgets:
        from .results import kept_with

        routine.expect_empty(kept_with) if FREE_THREADED else routine.forgets(0, kept_with)
    for kind, *what in short.sources:
        if kind == "kernel_parameters" and kernel_parameters:
            source = kernel_parameters(routine, what[0])
        else:
            source = SOURCES[kind](routine, short, *what)
        if source is None:
            return None
        routine.sources.append(source)
    if not routine.outputs:
        routine.returns(short.done)
    elif short.success is not None:
        routine.returns_tuple(short.success)
    elif len(routine.outputs) > 1:
        routine.returns_tuple()
    return routine


def place_of(short: ShortCut, position: int | None) -> int | None:
    """The C argument that is the number at a position of the Python arguments."""
    if position is None:
        return None
    places = {"value": 1, "exchanged": 4}
    return [source[places[source[0]]] if source[0] in places else None for source in short.sources].index(position)


def _members(routine: Routine, short: ShortCut, given: Any) -> list[Any]:
    return [(offset, width, SOURCES[kind](routine, short, *value)) for offset, width, (kind, *value) in given]


def _array(routine: Routine, short: ShortCut, position: int, code: str, classes: Any, count: Any, *others: Any) -> Any:
    ways: dict[str, Any] = {"least": place_of(short, count), "optional": others[0]}
    if code:
        return routine.array(position, code, *classes, longer=True, **ways)
    if not classes[0]._align_in_c:
        from .sources import structs_in

        ways.update(prepare=structs_in(classes), places=(position,) if count is None else (position, count))
    return routine.records(position, *classes, **ways)


def _room(routine: Routine, short: ShortCut, position: int, plain: Any, writable: bool, prepare: Any, size: str) -> Any:
    """C tells the size of the content first."""
    _, _, since, per_thread = function_parts(short.types.table.functions[size])
    owner = SOURCES["value"](routine, short, *short.sources[0][1:])
    routine.call_first(short.library.entry(size, since, per_thread), owner, routine.fields(8, (), ()))
    return routine.room(position, plain, writable)


def _text(
    routine: Routine, short: ShortCut, size: int, position: int | None, convert: Any, optional: bool = False
) -> Any:
    from .results import text_in

    convert, given = str if convert is text_in else convert, place_of(short, position)
    if given is None:
        return routine.text(size, convert)
    return routine.text(given, convert, given=size, optional=optional)


def _struct(
    routine: Routine, short: ShortCut, make: Any, cls: Any, convert: Any, given: Any, counter: int | None = None
) -> Any:
    source = routine.struct(cls, _members(routine, short, given), make)
    if counter is not None:
        written: list[Any] = []

        def go_on(struct: Any, *arguments: Any) -> Any:
            if not written:
                written.append(short.write(going_on=True))
            return written[0](struct, *arguments)

        routine.goes_on(source, counter, short.status().insufficient or 0, go_on)
    return source


def _from_c(convert: Any) -> Any:
    """The same function; for handles a quicker one, which leaves it to machine code to make them: a new one takes a third of the time."""
    cls: Any = getattr(convert, "__self__", None)
    if not routines().METHODS or not isinstance(cls, type) or not issubclass(cls, Handle):
        return convert
    from ..native.members import quicken_class

    quicken_class(cls)
    known = cls._by_value

    def from_c(number: int) -> Any:
        if len(known) >= LIMIT:
            known.clear()
        made = known[number] = cls(number)
        return made

    return from_c


def _kept_options(routine: Routine, short: ShortCut, *what: Any) -> Any:
    from .results import keep_with

    *_, prepare, places, owner = what
    if owner is not None:
        routine.retains(len(routine.sources), owner, keep_with)
    return routine.prepared(prepare, *places)


SOURCES: dict[str, Any] = {
    "value": lambda routine, short, position, code, classes, others: routine.value(
        position, code, *classes, *others, live=not short.forgets
    ),
    "record": lambda routine, short, position, code, classes, others: routine.record(position, *others),
    "content": lambda routine, short, position, size, cls: routine.content_of(position, size, cls),
    "array": _array,
    "measured": lambda routine, short, position, count, classes, check: routine.value(
        position, "Q", *classes, type(None), bytes, least=place_of(short, count)
    ),
    "float": lambda routine, short, position, code: routine.value(position, code, float),
    "number": lambda routine, short, number: routine.number(number),
    "word": lambda routine, short, position, classes: routine.word(position, *classes),
    "structure": lambda routine, short, position, size, classes: routine.structure(position, size, *classes),
    "prepared": lambda routine, short, prepare, positions, plain=(), size=None: routine.prepared(
        prepare,
        *positions,
        plain=plain,
        exact=place_of(short, size),
        lend=lenders if prepare in (buffer, buffer_or_pointed) else None,
    ),
    "texts": lambda routine, short, position, count, optional, prepare: routine.texts(
        position, place_of(short, count), optional
    ),
    "kept_options": _kept_options,
    "kept_text": lambda routine, short, position, owner, kept: routine.kept_text(position, owner, kept),
    "room": _room,
    "inside": lambda routine, short, place, offset: routine.inside(place, offset),
    "output": lambda routine, short, code, known, convert: routine.output(code, known, _from_c(convert)),
    "direct": lambda routine, short, code, nothing, convert: (
        routine.decoded(nothing) if code == "u" else routine.output(code)
    ),
    "exchanged": lambda routine, short, code, known, convert, position, classes: routine.exchanged(
        position, code, classes, known, _from_c(convert)
    ),
    "told": lambda routine, short, readers, position, size, make: routine.told(
        position, readers, place_of(short, size)
    ),
    "made": lambda routine, short, make, positions, convert: routine.made(make, *positions, convert=convert),
    "struct": _struct,
    "text": _text,
    "listed": lambda routine, short, count, size, convert: routine.owned(count, size, convert),
    "asked": lambda routine, short: routine.asked(short.status().insufficient),
    "filled": lambda routine, short, size, shrinks, convert: routine.filled(size, shrinks, convert),
    "fields": lambda routine, short, size, given, results: routine.fields(
        size, _members(routine, short, given), results
    ),
}
"""The kinds of sources (:mod:`.sources`) as sources of a routine."""
