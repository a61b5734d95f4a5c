"""Which functions of ``bindings`` and ``checked`` have a short cut in machine code (:mod:`.native`), and its description.

It is for functions whose parameters are all numbers, handles, enums or addresses and whose results C writes one by one; that
is what programs call in loops. The Python function stays behind it, for whatever it does not take.
"""

from __future__ import annotations

from .handles import stays_the_same
from .kernel_parameters import FORMATS
from .native import code_of, routines

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

    from .native.routine import Dispatcher, Routine
    from .parameters import Writer

NUMBERS = tuple("QqIiHhBb")
LIMIT = 200
"""Tuples of types whose routines are kept, per function."""


def short_cut(
    writer: Writer,
    name: str,
    module: str,
    about: str,
    written: Callable[[], Any],
    resolve: Callable[[], Any],
    cell: Any,
    fail: Callable[[int], Any],
    success: Any,
    done: Any,
) -> Any:
    """A builtin function that does what the function that ``written()`` gives does, for the arguments that come often; None
    where there can be none.

    ``cell`` holds the address of the C function once ``resolve()`` was called. ``success`` comes before the outputs, unless it
    is None; ``done`` is returned where there are none.
    """
    replaced = len(writer.before) + len(writer.release) == writer.replaced
    if not replaced or writer.asked or writer.after or writer.refused or writer.failed != "_r" or None in writer.native:
        return None
    native = routines()
    if len(writer.outputs) > 1 and success is None or native is None:
        return None
    names = [name.partition("=")[0] for name in writer.signature]
    in_python: list[Any] = []

    def careful(*arguments: Any, **named: Any) -> Any:
        if not cell.value:
            resolve()
            return short(*arguments, **named)
        if not in_python:
            in_python.append(written())
        return in_python[0](*arguments, **named)

    def routine_for(slow: Any, kernel_parameters: Any = None) -> Routine | None:
        routine: Routine = native.Routine(cell, slow, fail, len(names))
        for kind, *what in writer.native:
            if kind == "kernel_parameters":
                source = kernel_parameters_source(routine, names.index(what[0]), kernel_parameters)
            elif kind == "value":
                name, c_type, classes = what
                source = routine.value(names.index(name), code_of(c_type), *classes)
            else:
                code = code_of(what[0])
                source = routine.output(code, *what[1:]) if code in NUMBERS else None
            if source is None:
                return None
            routine.sources.append(source)
        if not writer.outputs:
            routine.returns(done)
        elif success is not None:
            routine.returns_tuple(success)
        return routine

    signature = f"{name}({', '.join(writer.signature)})\n--\n\n{about}"
    for kind, *what in writer.native:
        if kind == "kernel_parameters":
            short = launching(careful, routine_for, names.index(what[0])).function(name, module, signature)
            return short
    routine = routine_for(careful)
    short = None if routine is None else routine.function(name, module, signature)
    return short


def launching(function: Any, routine_for: Callable[..., Routine | None], place: int) -> Dispatcher:
    """``function``, which launches kernels whose parameters are argument ``place``: a routine is made for each tuple of types,
    after the first launch with it, and is called as long as the next launches have the same types."""
    from types import CellType

    latest = CellType()
    known: dict[Any, Any] = {}

    def careful(*arguments: Any, **named: Any) -> Any:
        result = function(*arguments, **named)
        if len(arguments) > place:
            try:
                form = form_of(arguments[place])
                pool = known[form]
            except KeyError:
                routine = routine_for(careful, form)
                if len(known) >= LIMIT:
                    known.clear()
                pool = known[form] = routine and routine.pool()
            except TypeError:  # no form that can be remembered
                return result
            if pool is not None:
                latest.cell_contents = pool
        return result

    dispatcher: Dispatcher = routines().Dispatcher(careful, latest)
    return dispatcher


def form_of(kernel_parameters: Any) -> Any:
    """What launches have in common that one routine can make: the types that were given, and the classes of the values."""
    if kernel_parameters.__class__ is not tuple:
        return kernel_parameters.__class__
    values, types = kernel_parameters
    return types, tuple([value.__class__ for value in values])


def kernel_parameters_source(routine: Routine, place: int, form: Any) -> Any:
    """Where the C function finds the arguments of a kernel, given as (values, types) or as an address; None where that takes
    more than numbers."""
    if not isinstance(form, tuple):
        return routine.value(place, "Q", int) if form is int else None
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
    """The struct code of a number type of ctypes; empty for others."""
    code = FORMATS.get(c_type, "") if c_type is not None else ""
    return code if code in (*NUMBERS, "f", "d") else ""
