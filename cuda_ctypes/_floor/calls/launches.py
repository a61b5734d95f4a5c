"""The machine code of functions that launch kernels: one routine for each form of the kernel's arguments."""

from __future__ import annotations

from ctypes import Structure, c_bool, c_void_p, c_wchar
from types import CellType

from .. import FREE_THREADED, from_a_signal
from ..builtins import BYTES, lasting
from ..native import routines
from ..native.code_memory import LAUNCHES
from ..native.scalars import scalar_of_numpy
from ..types import INTEGERS, Enum, Handle, lenders, shared
from ..types.argument_memory import FORMATS
from ..types.live_handles import Live, stays_the_same
from . import REALS, buffer, buffer_or_pointed
from .machine_code import quicken_classes, routine_of

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ..native.code_memory import Code
    from ..native.routine import Dispatcher, Place, Routine
    from ..native.source_kinds import Source
    from . import ShortCut

UNTRIED, NOT_NOW = None, ()
"""States of a launch form: no routine made yet; no room for its code at present."""
LOOSE = c_bool, c_wchar
"""Types whose memory may have what Python refuses, or writes in another way."""
BUILTIN_METHOD = type(str.join)
"""The class of the ``getPtr`` that is machine code."""
LIMIT = 1000
"""The most launch forms remembered per function."""


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
        short, function, done, place = self.short, self.short.caller, self.short.done, self.place

        def careful(*arguments: Any, **named: Any) -> Any:
            plain = short.plainly and short.plainly(arguments, named)
            if plain:
                return short.function(*plain)
            result = function(*arguments, **named)
            if len(arguments) > place and result == done:
                try:
                    self.learn(arguments[place])
                except Exception as error:  # the launch has succeeded, with or without code for the next
                    if from_a_signal(error):
                        raise
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
            pool = self._routine(form)
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

    def _routine(self, form: Any) -> Any:
        """The pool of a form's routine, NOT_NOW, or False."""
        prepare = buffer_or_pointed if self.short.face == "checked" else buffer
        routine = routine_of(self.short, self.slow, lambda routine, place: source_of(routine, place, form, prepare))
        if routine is None:
            return False
        quicken_classes(routine)
        routine.budget = LAUNCHES
        return routine.pool() or LAUNCHES.full() and NOT_NOW

    def _let_go(self, code: Code) -> None:
        """Drop all references to a routine's code."""
        for form, pool in [*self.known.items()]:
            if pool and pool.owned is code:
                self.known.pop(form, None)
                if self.current is pool:
                    self.current = None
                    del self.latest.cell_contents


def form_of(kernel_parameters: Any) -> Any:
    """The form of a launch, for one routine: the types given, and the classes of the values, of live handles the plain ones."""
    if kernel_parameters.__class__ is not tuple:
        return kernel_parameters.__class__
    values, types = kernel_parameters
    if len(values) > routines().MOST_PARAMETERS:
        return tuple
    return types, tuple([value._plain if issubclass(type(value), Live) else value.__class__ for value in values])


def source_of(routine: Routine, place: int, form: Any, prepare: Any) -> Source | None:
    """The source of a kernel's arguments, given as (values, types), as an address, or as a buffer of addresses, whose memory
    ``prepare`` returns; None if they are not all numbers."""
    if form in (int, type(None)):
        return routine.value(place, "Q", form)
    if form in (tuple, list):
        return None
    if not isinstance(form, tuple):
        routine.expect(place, form)
        return routine.prepared(prepare, place, plain=(int,), lend=lenders)
    types, classes = form
    routine.expect_tuple(place, 2)
    routine.expect_tuple((place, 0), len(classes))
    routine.expect_tuple((place, 1), len(types))
    values = []
    for position, (c_type, cls) in enumerate(zip(types, classes)):
        routine.expect_object((place, 1, position), c_type)
        value = value_of(routine, (place, 0, position), c_type, cls)
        if value is None:
            return None
        values.append(value)
    return routine.pointers(*values) if values else routine.number(0)


def value_of(routine: Routine, place: Place, c_type: Any, cls: Any) -> Source | None:
    """The source of a kernel's argument with a ctypes type, given as an instance of ``cls``; None if machine code cannot
    convert it."""
    code = FORMATS.get(c_type, "")
    if c_type is None:
        if issubclass(cls, Enum):
            return routine.value(place, "I", cls)
        if stays_the_same(cls) and cls.code in INTEGERS and cls.getPtr is Handle.getPtr:
            return routine.value(place, code, cls, live=True)
        return routine.there(place, cls) if _is_memory(cls) else None
    if cls is c_type and cls not in LOOSE:
        return routine.there(place, cls, filled=cls is c_void_p)  # NULL is no address that Python takes
    if cls is float and code in REALS or code in INTEGERS and cls in (int, bool):
        return routine.value(place, code, cls)
    if code in INTEGERS and stays_the_same(cls):
        return routine.value(place, code, cls, live=True, owned=c_type is c_void_p)
    if code in INTEGERS and issubclass(cls, Enum):
        return routine.value(place, code, cls)
    if code == "c" and cls is bytes:
        routine.guards.append(("length", place, 1))
        return routine.there(place, bytes, BYTES)
    if code == "?" and cls is bool:
        return routine.value(place, "B", cls)
    if code in REALS and cls is int:
        return routine.real(place, code)
    return scalar_of_numpy(routine, place, code, cls)


def _is_memory(cls: Any) -> bool:
    """Whether instances are structs whose ``getPtr()``, if any, returns the address of their memory."""
    from ..types.records import Record
    from ..types.struct_views import View

    method = getattr(cls, "getPtr", View.getPtr)
    return issubclass(cls, (Record, Structure)) and (method is View.getPtr or method.__class__ is BUILTIN_METHOD)
