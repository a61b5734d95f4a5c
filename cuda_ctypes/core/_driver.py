"""The driver as the classes of :mod:`cuda_ctypes.core` call it.

``driver`` is the checked module of the default CUDA major: its functions return values and raise CUDAError.
:func:`late` gives the functions for loops, which take numbers and return numbers.
"""

from __future__ import annotations

import ctypes
from _operator import index
from itertools import count

from .._floor import FEW, MANY, first_use_refused, forkable_lock, from_a_signal, import_is_impossible
from .._floor.calls import builtins
from .._floor.faces import shared_by
from .._floor.native import code_of, routines
from .._floor.tables.declarations import declared
from .._floor.types import number_class
from ..checked import driver as driver

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, NoReturn

    from .._floor.tables.declarations import Declaration

_shared = shared_by(driver.__name__)
_known: dict[str, tuple[Any, str, Any]] = {}
_functions: dict[str, Any] = {}
_typed: dict[str, Any] = {}
_entries: dict[Any, Any] = {}
_plain: dict[Any, tuple[Any, Any]] = {}
_cells: dict[str, ctypes.c_void_p] = {}
_filled: set[str] = set()
_describing = forkable_lock()
INFINITE = float("inf")


def c_function(name: str) -> Any:
    """The ctypes function behind a function of ``driver``; its arguments must be ctypes objects. Raises
    FunctionNotFoundError if the installed driver lacks it.
    """
    function = _functions.get(name)
    if function is None:
        home, symbol, prototype = _found(name)
        made = home.library.function(symbol, prototype.since, prototype.per_thread)
        made.restype = ctypes.c_int
        function = _functions.setdefault(name, made)
    return function


def _found(name: str) -> tuple[Any, str, Any]:
    """Where a function is declared, its symbol and its declaration: in the default CUDA major; or in CUDA 13, the installed driver may
    have it. Kept, because to read a line takes 15 us."""
    found = _known.get(name)
    if found is None:
        home, symbol = _shared, _shared.symbol(name)
        if not symbol:
            from ..cu13.checked import driver as cu13_driver

            home = shared_by(cu13_driver.__name__)
            symbol = home.symbol(name)
        found = _known.setdefault(name, (home, symbol, declared(home.table, symbol)))
    return found


def declaration(name: str) -> Any:
    return _found(name)[2]


def number_of(enum: str, member: str) -> int:
    """The number of an enumerator of the driver's, without its class. Raises AttributeError if the default CUDA major has none of this name."""
    found = _shared.table.enums[enum].get(member)
    return int(getattr(getattr(driver, enum), member)) if found is None else int(found)


def cell(name: str) -> Any:
    """The cell with the address of a C function, filled by :func:`entry`."""
    found = _cells.get(name)
    return _cells.setdefault(name, ctypes.c_void_p()) if found is None else found


def filled(name: str) -> Any:
    """The cell, filled once: the library lists all that follow it."""
    address = cell(name)
    if name not in _filled:
        address.value = ctypes.cast(c_function(name), ctypes.c_void_p).value
        home, symbol, _ = _found(name)
        home.library.follow(symbol, address)
        _filled.add(name)
    return address


def entry(name: str, *otherwise: Any) -> Any:
    """A function that calls a C function of the driver with numbers (handles, addresses, sizes), one for each input, or bytes for the
    address of what is in them.

    It returns the status, which goes to :func:`fail` unless 0. If C writes numbers, it returns them, several as a
    tuple; if the driver refuses, it returns ``otherwise``, and raises without one. Raises FunctionNotFoundError if
    the installed driver lacks the function.
    """
    key = name, *otherwise
    found = _entries.get(key)
    if found is None and import_is_impossible():
        return once(name, *otherwise)
    if found is None:
        found = _entries.setdefault(key, _entry(name, otherwise, routines()))
    return found


def once(name: str, *otherwise: Any) -> Any:
    """The same for a single call, which is not worth machine code."""
    return _entry(name, otherwise, None)


def typed(name: str) -> Any:
    """The ctypes function that takes numbers, references for outputs, and structs."""
    return _typed.get(name) or _typed.setdefault(name, _with_types(name))


def _with_types(name: str) -> Any:
    function = c_function(name)
    if function.argtypes is None:
        parameters = declaration(name).parameters
        with _describing:
            if function.argtypes is None:  # once: another thread may be calling it
                # as addresses, which ctypes converts faster than integers of 64 bits
                function.argtypes = [ctypes.c_void_p if item.stars else _passed(item) for item in parameters]
    return function


def written(name: str, size: int, *others: int) -> Any:
    """The memory of so many bytes that a C function writes, its first argument. Raises CUDAError."""
    memory = ctypes.create_string_buffer(size)
    status = typed(name)(memory, *others)
    if status:
        fail(status, name)
    return memory


def _passed(item: Declaration) -> Any:
    """The ctypes type of an argument that is no pointer: a number, a handle, or a struct."""
    code = _shared.scalar_types.code(item.base)
    if not code:
        return _shared.scalar_types.complete().c_class(item.base)
    c_type = number_class(code)
    return ctypes.c_void_p if ctypes.sizeof(c_type) == 8 else c_type


def check_range(name: str, arguments: tuple[Any, ...]) -> None:
    """Raise OverflowError for an argument of a C function, an int, that its type cannot hold."""
    for position, value in enumerate(arguments):
        if value.__class__ is int and not 0 <= value < 1 << 31:
            item = declaration(name).parameters[position]
            if not item.stars and _storage(item)(value).value != value:
                raise OverflowError(f"{item.name}: {value} does not fit its type in C, {item.base}")


def option_arrays(given: dict[Any, Any]) -> tuple[Any, Any, Any]:
    """Members of CUjit_option and their values as C arrays, and what they point to."""
    from .._floor.types.attributes import typed as typed_by

    names = list(given)
    values, keep = typed_by(_shared.scalar_types.complete(), "CUjit_option").option_array(
        names, list(given.values()), len(names), "options"
    )
    return (ctypes.c_int * len(names))(*names), values, keep


def _entry(name: str, otherwise: tuple[Any, ...], native: Any) -> Any:
    parameters = declaration(name).parameters
    outputs = [position for position, item in enumerate(parameters) if item.direction != "in"]
    c_types = {position: _storage(parameters[position]) for position in outputs}
    function = typed(name)

    def refused(status: int) -> Any:
        if not outputs:
            return status
        if otherwise:
            return otherwise[0]
        fail(status, name)

    def several(*numbers: int) -> Any:
        given: list[Any] = [*numbers]
        cells = []
        for position in outputs:
            cells.append(c_types[position]())
            given.insert(position, ctypes.byref(cells[-1]))
        status = function(*given)
        return refused(status) if status else tuple([cell.value for cell in cells])

    def one(*numbers: int) -> Any:
        cell = made()
        status = function(*numbers[:place], ctypes.byref(cell), *numbers[place:])
        return refused(status) if status else cell.value

    def first(*numbers: int) -> Any:
        cell = made()
        status = function(ctypes.byref(cell), *numbers)
        return refused(status) if status else cell.value

    def nothing(*numbers: int) -> Any:
        return function(*numbers)

    place = outputs[0] if outputs else 0
    made: Any = c_types.get(place)
    call = nothing if not outputs else several if len(outputs) > 1 else one if place else first
    if native is None or len(outputs) > 1:
        return call if outputs else function  # without a Python call in between
    routine = native.Routine(filled(name), call, refused, len(parameters) - len(outputs))
    for position, item in enumerate(parameters):
        if position in outputs:
            routine.sources.append(routine.output(code_of(c_types[position])))
        else:
            routine.sources.append(given(routine, position - sum(out < position for out in outputs), item))
    if not outputs:
        routine.returns(0)
    routine.brief = name in native.BRIEF
    return routine.function(name, __name__)


def given(routine: Any, place: int, item: Declaration) -> Any:
    """The source of an argument in machine code: a number, or for an address also bytes or None."""
    classes = (int, bytes, type(None)) if item.stars else (int,)
    return routine.value(place, code_of(_storage(item)), *classes)


def _storage(item: Declaration) -> Any:
    """The ctypes type of a number that is passed or written; attributes of any type (void) must have 8 bytes."""
    stars = item.stars - (item.direction != "in")
    return number_class("Q" if stars or item.base == "void" else _shared.scalar_types.code(item.base))


def frequent(name: str, *otherwise: Any) -> Any:
    """A function as of :func:`entry`, for one call: machine code only after :data:`MANY` of these, because it saves 0.3 to 1 us."""
    key = name, *otherwise
    found = _entries.get(key)
    if found is None:
        if builtins is None:
            return entry(name, *otherwise)
        plain, is_frequent = _plain.get(key) or _plain.setdefault(key, (once(name, *otherwise), after(MANY)))
        found = entry(name, *otherwise) if is_frequent() else plain
    return found


def late(namespace: dict[str, Any], variable: str, name: str, *otherwise: Any, then: Any = None) -> Any:
    """A module's variable: a function as of :func:`frequent`, looked up when it is called. After a few calls, ``then()`` is called."""
    plain: list[Any] = []

    def quicken() -> None:
        filled(name)
        then()

    def replace() -> None:
        namespace[variable] = entry(name, *otherwise)

    def first(*arguments: Any) -> Any:
        number = advance()
        if number >= least:  # before the call: it may be interrupted, and the result would be lost
            settle(number)
        if not plain:
            plain.append(once(name, *otherwise))
            if builtins is None:
                namespace[variable] = plain[0]
        return plain[0](*arguments)

    def settle(number: int) -> None:
        if then:
            few()
        if number >= MANY:
            many()

    few, many, advance = _once_reached(quicken), _once_reached(replace), count(1).__next__
    # One later than a function that calls this one: once that is machine code, it may need no more of these calls.
    least: float = INFINITE if builtins is None else FEW + 1 if then else MANY
    return first


def after(number: int, then: Any = bool) -> Any:
    """A function that returns whether it was called as often, and the first time calls ``then()`` before. Where there can be no machine
    code, it never does."""
    if builtins is None:
        return bool

    def is_frequent() -> bool:
        return advance() >= number and reached()  # 60 ns, for most calls

    advance, reached = count(1).__next__, _once_reached(then)
    return is_frequent


def _once_reached(then: Any) -> Any:
    """A function that calls ``then()`` once, and returns whether it did."""
    done: list[bool] = []

    def reached() -> bool:
        if not done and not import_is_impossible():
            try:
                done.append(True)
                then()
            except BaseException as error:
                done.clear()  # again at the next call
                # a finalizer, or a signal handler, interrupted the import of a module that this needs?
                if from_a_signal(error) or error.__class__ is not ImportError and not first_use_refused(error, ""):
                    raise
        return bool(done)

    return reached


def after_few(then: Any = bool) -> Any:
    """The same for :data:`FEW` calls, after which machine code is written for functions of C."""
    return after(FEW, then)


def after_few_calls(functions: dict[Any, Any], key: Any, written: Any, quickened: Any, times: int = 1) -> Any:
    """``written`` for ``functions[key]``, which ``quickened(written)`` replaces after a few calls, or some times as many: the same by machine
    code."""
    if builtins is None:
        return functions.setdefault(key, written)

    def quicken() -> None:
        functions[key] = quickened(written)

    advance, reached, few = count(1).__next__, _once_reached(quicken), times * FEW

    def first(*given: Any) -> Any:
        if advance() >= few:
            reached()
        return written(*given)

    return functions.setdefault(key, first)


OF_NODES = {
    1: "an argument is out of its range; or the context of the node's memory is not current in this thread, as it must be before CUDA 13.2"
}
ADVICE = {
    "cuGraphMemsetNodeSetParams": OF_NODES,
    "cuGraphMemcpyNodeSetParams": OF_NODES,
    "cuGraphLaunch": {
        1: "memory that the graph allocated and did not free must be freed before the next launch: by the program, by the "
        "graph itself, or with auto_free_on_launch in the options of complete() or instantiate()",
        900: "a stream that is captured launches no graph: GraphBuilder.embed() puts one into another",
    },
    "cuGraphInstantiateWithParams": {
        801: "a graph that allocates or frees memory can have one Graph at a time: close() the former one first, or build it "
        "again; if this one does neither, the device lacks what a node or an option needs",
    },
    "cuDevResourceGenerateDesc": {
        915: "the multiprocessors for one context come from one split; work queues can be given once"
    },
    "cuCheckpointProcessRestore": {
        1: "gpu_mapping has to name every GPU of the system, those that CUDA_VISIBLE_DEVICES hides included: nvidia-smi -L lists them"
    },
}
"""Advice that replaces the usual one, by function and status."""


def fail(status: int, function: str, advice: str = "") -> NoReturn:
    """Raise the exception of a status other than success; ``advice`` replaces the usual one."""
    raise _shared.status.error(int(status), function, advice or ADVICE.get(function, {}).get(int(status), ""))


def advised(error: Any, advice: str) -> Any:
    """The same exception of the driver's, with other advice: its log is told once."""
    error.advice = advice
    error.args = (str(error),)
    return error


_version = 0


def driver_version() -> int:
    """The newest CUDA that the installed driver supports: 13000 for 13.0. C: cuDriverGetVersion, called once."""
    global _version
    if not _version:
        _version = _shared.library.version()
    return _version


def plain(value: Any) -> Any:
    """The int in a ctypes number or address; any other value unchanged."""
    if isinstance(value, ctypes.c_void_p):
        return value.value or 0
    if isinstance(value, ctypes._SimpleCData) and isinstance(value.value, int):
        return int(value.value)
    return value


def class_name(value: Any) -> str:
    """The class of a wrong value, for a message: with its module if it is another package's, which may have classes of the same names."""
    kind = type(value)
    module, ours = kind.__module__, __name__.rpartition(".core.")[0]
    return kind.__name__ if module == "builtins" or f"{module}.".startswith(f"{ours}.") else f"{module}.{kind.__name__}"


def as_int(value: Any, what: str) -> int:
    """An int from an integer of any type. Raises TypeError for anything else; ``what`` names the argument."""
    if type(value) is int:
        return value
    try:
        return int(index(plain(value)))
    except TypeError:
        raise TypeError(f"{what}: an int is expected, got {type(value).__name__}") from None
