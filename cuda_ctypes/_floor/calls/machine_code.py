"""The machine code of a :class:`..ShortCut`."""

from __future__ import annotations

from types import CellType

from .. import FREE_THREADED
from ..builtins import lasting
from ..builtins import replace as replace_code
from ..library.answers import Answers
from ..native import routines
from ..native.code_memory import LAUNCHES
from ..types import INTEGERS, shared
from ..types.argument_memory import FORMATS
from ..types.live_handles import any_live, stays_the_same
from . import outputs_of

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ..native.code_memory import Code
    from ..native.routine import Dispatcher, Routine
    from . import ShortCut

UNTRIED, NOT_NOW = None, ()
"""States of a launch form: no routine made yet; no room for its code at present."""
BRIEF = {"cuCtxGetCurrent", "cuCtxGetDevice", "cuDriverGetVersion", "cuGetErrorName", "cuGetErrorString"}
"""Functions that only look up the calling thread's state or a constant: they keep the GIL."""
LIMIT = 1000
"""The most launch forms remembered per function."""


def replace(short: ShortCut) -> bool:
    """Replace ``short`` by machine code. Returns False if that is impossible in this process."""
    places = [source[1] for source in short.sources if source[0] == "kernel_parameters"]
    if routines() is None:
        return False
    try:
        made = Launches(short, places[0]).dispatcher() if places else _routine(short, short.caller)
        pool = made and made.pool()
    except Exception:  # whatever prevents machine code, Python does the work
        return False
    if made is None or pool is None:
        return False
    replace_code(short.function, made.code, pool)
    _quicken(made)
    return True


def _quicken(routine: Routine) -> None:
    """Let machine code make handles and structs of the classes that the routine takes."""
    from ..native.constructors import quicken

    for value in routine.objects:
        if isinstance(value, type):
            try:
                quicken(value)
            except Exception:  # whatever prevents it, Python makes them
                pass


def _answers(short: ShortCut) -> dict[int, Any]:
    """Results of statuses other than success that raise nothing: all in ``bindings``, "not ready" in ``checked``."""
    if short.face == "bindings":
        return Answers(type(short.success), outputs_of(short.sources))
    not_ready = short.status().not_ready if short.query else None
    return {} if not_ready is None else {not_ready: False}


def _routine(short: ShortCut, slow: Any, kernel_parameters: Any = None) -> Routine | None:
    answers = _answers(short)
    fail = None if short.again else answers.__getitem__ if short.face == "bindings" else short.failing()
    routine: Routine = routines().Routine(short.address, slow, fail, short.count)
    routine.name = short.symbol
    routine.brief = short.symbol in BRIEF
    if short.face == "bindings" or answers:
        routine.answers_with(answers)
    if kernel_parameters is not None:
        routine.budget = LAUNCHES
    if short.forgets:
        from .results import kept_with

        routine.expect_empty(kept_with)
    for kind, *what in short.sources:
        if kind == "kernel_parameters":
            source = kernel_parameters_source(routine, what[0], kernel_parameters)
            if source is None:
                return None
        else:
            source = SOURCES[kind](routine, short, *what)
        routine.sources.append(source)
    if not routine.outputs:
        routine.returns(short.done)
    elif short.success is not None:
        routine.returns_tuple(short.success)
    return routine


def place_of(short: ShortCut, position: int | None) -> int | None:
    """The C argument that is the number at a position of the Python arguments."""
    if position is None:
        return None
    return [source[1] if source[0] == "value" else None for source in short.sources].index(position)


def _array(routine: Routine, short: ShortCut, position: int, code: str, classes: Any, count: Any, *others: Any) -> Any:
    ways = {"least": place_of(short, count), "optional": others[0]}
    return routine.array(position, code, *classes, **ways) if code else routine.records(position, *classes, **ways)


def _text(routine: Routine, short: ShortCut, size: int | None, position: int | None, convert: Any) -> Any:
    given = place_of(short, position)
    return routine.text(size or 0, convert) if given is None else routine.text(given, convert, given=True)


SOURCES: dict[str, Any] = {
    "value": lambda routine, short, position, code, classes, others: routine.value(position, code, *classes, *others),
    "record": lambda routine, short, position, code, classes, others: routine.record(position, *others),
    "array": _array,
    "measured": lambda routine, short, position, count, check: routine.value(
        position, "Q", int, type(None), bytes, least=place_of(short, count)
    ),
    "float": lambda routine, short, position, code: routine.value(position, code, float),
    "number": lambda routine, short, number: routine.number(number),
    "word": lambda routine, short, position, classes: routine.word(position, *classes),
    "structure": lambda routine, short, position, size, classes: routine.structure(position, size, *classes),
    "prepared": lambda routine, short, prepare, positions, plain=False: routine.prepared(
        prepare, *positions, plain=plain
    ),
    "inside": lambda routine, short, place, offset: routine.inside(place, offset),
    "output": lambda routine, short, code, known, convert: routine.output(code, known, convert),
    "direct": lambda routine, short, code, known, convert: routine.output(code),
    "exchanged": lambda routine, short, code, known, convert, position, classes: routine.exchanged(
        position, code, classes, known, convert
    ),
    "told": lambda routine, short, readers, position, size, make: routine.told(
        position, readers, place_of(short, size)
    ),
    "made": lambda routine, short, make, positions, convert: routine.made(make, *positions, convert=convert),
    "struct": lambda routine, short, make, cls, convert: routine.struct(cls),
    "text": _text,
}
"""The kinds of sources (:func:`..described`) as sources of a routine."""


class Launches:
    """A function that launches kernels; their parameters are argument ``place``. Each tuple of types gets a routine
    after its first successful launch. The latest routine is called as long as the types stay the same."""

    def __init__(self, short: ShortCut, place: int) -> None:
        self.short = short
        self.place = place
        self.latest = CellType()
        self.known: dict[Any, Any] = {}
        """By launch form: the pool of its routine, NOT_NOW, or False if machine code cannot launch it."""
        self.current: Any = None
        """The pool in ``latest``."""

    def dispatcher(self) -> Dispatcher:
        function, done, place = self.short.caller, self.short.done, self.place

        def careful(*arguments: Any, **named: Any) -> Any:
            result = function(*arguments, **named)
            if len(arguments) > place and result == done:
                try:
                    self.learn(arguments[place])
                except Exception:  # the launch has succeeded, with or without code for the next
                    pass
            return result

        self.slow = careful
        return routines().Dispatcher(careful, self.latest)  # type: ignore[no-any-return]

    def learn(self, kernel_parameters: Any) -> None:
        """Let machine code make the next launch of this form."""
        form = form_of(kernel_parameters)
        pool: Any = self.known.get(form, UNTRIED)
        if FREE_THREADED and pool is UNTRIED and len(self.known) >= LIMIT:
            return
        if pool is UNTRIED or pool is NOT_NOW and LAUNCHES.has_room():
            routine = _routine(self.short, self.slow, form)
            pool = routine is not None and (routine.pool() or LAUNCHES.full() and NOT_NOW)
            if routine:
                _quicken(routine)
            if len(self.known) >= LIMIT:
                self.known.clear()
            if pool and FREE_THREADED:  # another thread may be about to run it
                shared(lasting(pool))
            self.known[form] = pool
            if pool:
                pool.owned.used_by(self)
        if pool:
            LAUNCHES.touch(pool.owned)
            self.current = self.latest.cell_contents = pool

    def let_go(self, code: Code) -> None:
        """Drop all references to a routine's code."""
        for form, pool in [*self.known.items()]:
            if pool and pool.owned is code:
                del self.known[form]
                if self.current is pool:
                    self.current = None
                    del self.latest.cell_contents


def form_of(kernel_parameters: Any) -> Any:
    """The form of a launch, for one routine: the types given, and the classes of the values."""
    if kernel_parameters.__class__ is not tuple:
        return kernel_parameters.__class__
    values, types = kernel_parameters
    if len(values) > routines().MOST_PARAMETERS:
        return tuple
    if any_live(*values):
        raise TypeError("live handles have no launch form: their classes equal the plain ones")
    return types, tuple([value.__class__ for value in values])


def kernel_parameters_source(routine: Routine, place: int, form: Any) -> Any:
    """The source of a kernel's arguments, given as (values, types) or as an address; None if they are not all
    numbers."""
    if form in (int, type(None)):
        return routine.value(place, "Q", form)
    if not isinstance(form, tuple):
        return None
    types, classes = form
    routine.expect_tuple(place, 2)
    routine.expect_tuple((place, 0), len(classes))
    routine.expect_tuple((place, 1), len(types))
    values = []
    for position, (c_type, cls) in enumerate(zip(types, classes)):
        code = code_of_number(c_type)
        if cls is not (float if code in ("f", "d") else int) and not (code == "Q" and stays_the_same(cls)) or not code:
            return None
        routine.expect_object((place, 1, position), c_type)
        values.append(routine.value((place, 0, position), code, cls))
    return routine.pointers(*values) if values else routine.number(0)


def code_of_number(c_type: Any) -> str:
    """The struct code of a ctypes number type; empty for other types."""
    code = FORMATS.get(c_type, "") if c_type is not None else ""
    return code if code in INTEGERS or code in ("f", "d") else ""
