"""Machine code that exchanges tensors by DLPack capsules (:mod:`...core.arrays.dlpack`).

ctypes takes 0.6 us for each of the interpreter's functions, and more to look into memory. C calls some of these functions while an
exception is being raised, which Python functions would lose.

A *kind* of capsules is a tuple: the addresses of the name, unused and used, and the offsets in the struct of context, deleter,
version, flags and tensor.
"""

from __future__ import annotations

import ctypes
import sys

from ..builtins import BYTES
from . import processor
from .code_memory import lasting_code
from .interpreter import LENGTH, Functions, address
from .routine import Routine
from .writing import Writer

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    Kind = tuple[int, ...]

NEW, IS_VALID, POINTER, RENAME = [address(f"PyCapsule_{name}") for name in ("New", "IsValid", "GetPointer", "SetName")]
ALLOCATE, FREE, NO_MEMORY = map(address, ("PyMem_Malloc", "PyMem_Free", "PyErr_NoMemory"))
IS_INITIALIZED, ENTER, LEAVE = map(address, ("Py_IsInitialized", "PyGILState_Ensure", "PyGILState_Release"))
SET_ASIDE, RESTORE = address("PyErr_Fetch"), address("PyErr_Restore")
DEVICE, DIMENSIONS, SHAPE, STRIDES, TENSOR = 8, 16, 24, 32, 48
"""Offsets in a tensor, and its size."""
HOST = 1
"""The device's type of the host's memory."""
MOST_DIMENSIONS = 64
"""Tensors of more are for Python."""
ABSENT = -1
"""The offset of a word that a struct lacks: 0 in its place."""


class Exchange(Routine):
    """The code of a builtin that exchanges capsules. ``slow`` does the same."""

    def __init__(self, slow: Any, writer: Any, count: int, words: int, *facts: Any) -> None:
        super().__init__(ctypes.c_void_p(), slow, None, count)
        self.writer_class = writer
        self.result = writer.__name__, *facts
        self.outputs = [("Q", 0, 0)] * words  # slots of the frame
        self.bytes_class = self.pooled(bytes)

    def _writer(self) -> Any:
        return self.writer_class


class ExchangeWriter(Writer):
    def written(self) -> bytes:
        code = self.code
        self.begin()
        self._count_arguments()
        self.write(*self.routine.result[1:])
        code.label("unfit")
        code.call(Functions.forget_error)
        return self.finish()

    def _count_arguments(self) -> None:
        given, names = self.machine.ARGUMENTS[2:4]
        self.code.if_other(given, self.routine.count, "slow")
        self.code.if_not_zero(names, "slow")

    def write(self, *facts: Any) -> None:
        raise NotImplementedError

    def _which(self, *names: int) -> None:
        """Jump to the kind whose name the capsule has."""
        for number, name in enumerate(names):
            self._capsule(IS_VALID, name)
            self.code.extend(self.machine.FIRST, self.machine.RESULT, "I")
            self.code.if_not_zero(self.machine.FIRST, f"kind {number}")
        self.code.jump("slow")

    def _capsule(self, function: int, name: int) -> None:
        """Call a function with the capsule and the address of a name."""
        self.code.load(self.machine.ARGUMENTS[0], self.machine.VALUES, 0)
        self.code.constant(self.machine.ARGUMENTS[1], name)
        self.code.call(function)


def put_struct(code: Any, kind: Kind, deleter: int, complete: Callable[[int], None] | None = None) -> None:
    """Make a struct with the content in STATE, without its owner, and leave it in KEPT; or jump to ``no memory``. ``complete`` writes
    what the content lacks."""
    machine = processor()
    first, second, third = machine.ARGUMENTS[:3]
    deleter_at, tensor = kind[3], kind[6]
    code.load(first, machine.STATE, LENGTH)
    code.call(ALLOCATE)
    code.if_zero(machine.RESULT, "no memory")
    code.move(machine.KEPT, machine.RESULT)
    code.move(first, machine.KEPT)
    code.offset(second, machine.STATE, BYTES)
    code.load(third, machine.STATE, LENGTH)
    code.call(Functions.copy)
    if complete:
        complete(tensor)
    put_addresses(code, machine.KEPT, tensor, machine.KEPT)
    code.constant(machine.FIRST, deleter)
    code.store(machine.KEPT, deleter_at, machine.FIRST)


def put_addresses(code: Any, base: int, tensor: int, content: int) -> None:
    """Replace the offsets of shape and strides, in the tensor at ``base + tensor``, by addresses: they count from a content."""
    machine = processor()
    for offset in (tensor + SHAPE, tensor + STRIDES):
        code.load(machine.FIRST, base, offset)
        code.add(machine.SECOND, machine.FIRST, content)
        code.store(base, offset, machine.SECOND)


class Offering(ExchangeWriter):
    """``offer(content, owner)``: a capsule for a struct with a content, bytes in which the tensor's shape and strides are offsets. The
    struct keeps the owner."""

    owner = 1
    """The position of this argument."""

    def _load_content(self) -> None:
        """Load the content into STATE."""
        self.code.load(self.machine.STATE, self.machine.VALUES, 0)
        self.guard(self.machine.STATE, (self.routine.bytes_class,))

    def _complete(self, tensor: int) -> None:
        """Complete the struct in KEPT."""

    def write(self, kind: Kind, deleter: int, destructor: int) -> None:
        machine, code = self.machine, self.code
        first, second, third = machine.ARGUMENTS[:3]
        name, _, context, *_ = kind
        self._load_content()
        put_struct(code, kind, deleter, self._complete)
        code.load(machine.STATE, machine.VALUES, 8 * self.owner)
        code.store(machine.KEPT, context, machine.STATE)
        self.keep(machine.STATE)
        code.move(first, machine.KEPT)
        code.constant(second, name)
        code.constant(third, destructor)
        code.call(NEW)
        code.if_zero(machine.RESULT, "no capsule")
        code.leave()
        code.label("no capsule")
        self.drop(machine.STATE)
        code.move(first, machine.KEPT)
        code.call(FREE)
        code.jump("nothing")
        code.label("no memory")
        code.call(NO_MEMORY)
        code.jump("nothing")


class Lending(ExchangeWriter):
    """``lend(capsule)``: a loan, which is a capsule too; the first one is used then."""

    def write(self, destructors: tuple[int, ...], *kinds: Kind) -> None:
        machine, code = self.machine, self.code
        first, second, third = machine.ARGUMENTS[:3]
        self._which(*[kind[0] for kind in kinds])
        for number, (unused, used, *_, lent) in enumerate(kinds):
            code.label(f"kind {number}")
            self._capsule(POINTER, unused)
            code.move(first, machine.RESULT)
            code.constant(second, lent)
            code.constant(third, destructors[number])
            code.call(NEW)
            code.if_zero(machine.RESULT, "nothing")
            code.move(machine.STATE, machine.RESULT)
            self._capsule(RENAME, used)
            code.move(machine.RESULT, machine.STATE)
            code.leave()


class Reading(ExchangeWriter):
    """``read(loan)``, as bytes: the addresses of the struct and of its deleter's address, the version, the flags, the tensor, the
    shape, and the strides unless there are none. Structs of a version above ``newest`` are for Python."""

    def write(self, newest: int, *kinds: Kind) -> None:
        self._which(*[kind[-1] for kind in kinds])
        for number, (_, _, _, deleter, version, flags, tensor, lent) in enumerate(kinds):
            self.code.label(f"kind {number}")
            self._capsule(POINTER, lent)
            self.code.move(self.machine.KEPT, self.machine.RESULT)
            if version != ABSENT:
                self._check_version(version, newest)
            self._read_tensor(deleter, version, flags, tensor)

    def _check_version(self, version: int, newest: int) -> None:
        """Newer structs have the version, and perhaps nothing else, where this one has it."""
        machine, code, known = self.machine, self.code, self.new_label()
        code.load(machine.FIRST, machine.KEPT, version)
        code.extend(machine.FIRST, machine.FIRST, "I")
        code.constant(machine.SECOND, newest + 1)
        code.if_below(machine.FIRST, machine.SECOND, known)
        code.jump("slow")
        code.label(known)

    def _read_tensor(self, deleter: int, version: int, flags: int, tensor: int) -> None:
        """Return the tensor of the struct in KEPT."""
        machine, code, size = self.machine, self.code, self.first_output
        self._make_room(tensor)
        words = [version, flags, *range(tensor, tensor + TENSOR, 8)]
        code.store(machine.STATE, BYTES, machine.KEPT)
        code.offset(machine.FIRST, machine.KEPT, deleter)
        code.store(machine.STATE, BYTES + 8, machine.FIRST)
        for place, offset in enumerate(words, 2):
            if offset == ABSENT:
                code.constant(machine.FIRST, 0)
            else:
                code.load(machine.FIRST, machine.KEPT, offset)
            code.store(machine.STATE, BYTES + 8 * place, machine.FIRST)
        first, second, third = machine.ARGUMENTS[:3]
        behind, done = BYTES + 8 * (2 + len(words)), self.new_label()
        code.offset(first, machine.STATE, behind)
        code.load(second, machine.KEPT, tensor + SHAPE)
        code.load_slot(third, size)
        code.call(Functions.copy)
        code.load(second, machine.KEPT, tensor + STRIDES)
        code.if_zero(second, done)
        code.load_slot(third, size)
        code.offset(machine.FIRST, machine.STATE, behind)
        code.add(first, machine.FIRST, third)
        code.call(Functions.copy)
        code.label(done)
        code.move(machine.RESULT, machine.STATE)
        code.leave()

    def _make_room(self, tensor: int) -> None:
        """Make the bytes, in STATE, for the tensor of the struct in KEPT; and measure its shape."""
        machine, code, size = self.machine, self.code, self.first_output
        fits, shaped, alone = self.new_label(), self.new_label(), self.new_label()
        first, second = machine.ARGUMENTS[:2]
        code.load(machine.FIRST, machine.KEPT, tensor + DIMENSIONS)
        code.extend(machine.FIRST, machine.FIRST, "I")
        code.constant(machine.SECOND, MOST_DIMENSIONS + 1)
        code.if_below(machine.FIRST, machine.SECOND, fits)  # a negative number is not
        code.jump("slow")
        code.label(fits)
        code.constant(machine.SECOND, 8)
        code.multiply(machine.STATE, machine.FIRST, machine.SECOND)
        code.store_slot(size, machine.STATE)
        code.load(machine.FIRST, machine.KEPT, tensor + SHAPE)
        code.if_not_zero(machine.FIRST, shaped)
        code.if_not_zero(machine.STATE, "slow")
        code.label(shaped)
        code.offset(second, machine.STATE, 8 * 4 + TENSOR)
        code.load(machine.FIRST, machine.KEPT, tensor + STRIDES)
        code.if_zero(machine.FIRST, alone)
        code.add(machine.FIRST, second, machine.STATE)
        code.move(second, machine.FIRST)
        code.label(alone)
        code.constant(first, 0)
        code.call(Functions.new_bytes)
        code.if_zero(machine.RESULT, "nothing")
        code.move(machine.STATE, machine.RESULT)


def _deleter(context: int) -> Any:
    """The code of ``deleter(struct)``, which any thread may call at any time: it drops the owner, and frees the struct. The exception
    that is being raised stays. Once the interpreter has ended, there is nothing to do."""
    machine = processor()
    code = machine.Assembler(4, 3)
    exception, state = (0, 1, 2), 3
    code.move(machine.KEPT, machine.ARGUMENTS[0])
    code.call(IS_INITIALIZED)
    code.extend(machine.FIRST, machine.RESULT, "I")
    code.if_zero(machine.FIRST, "ended")
    code.call(ENTER)
    code.store_slot(state, machine.RESULT)
    for part in exception:
        code.slot_address(machine.ARGUMENTS[part], part)
    code.call(SET_ASIDE)
    code.load(machine.ARGUMENTS[0], machine.KEPT, context)
    code.call(Functions.drop)
    code.move(machine.ARGUMENTS[0], machine.KEPT)
    code.call(FREE)
    code.pass_slots([*exception])
    code.call(RESTORE)
    code.load_slot(machine.ARGUMENTS[0], state)
    code.call(LEAVE)
    code.label("ended")
    code.leave()
    return code


def _destructor(name: int, deleter: int) -> Any:
    """The code of ``destructor(capsule)``, which calls the deleter of an unused one."""
    machine = processor()
    code = machine.Assembler(0, 2)
    first, second = machine.ARGUMENTS[:2]
    code.move(machine.KEPT, first)
    code.call(IS_INITIALIZED)
    code.extend(machine.FIRST, machine.RESULT, "I")
    code.if_zero(machine.FIRST, "done")
    code.move(first, machine.KEPT)
    code.constant(second, name)
    code.call(IS_VALID)
    code.extend(machine.FIRST, machine.RESULT, "I")
    code.if_zero(machine.FIRST, "done")
    code.move(first, machine.KEPT)
    code.constant(second, name)
    code.call(POINTER)
    code.move(first, machine.RESULT)
    code.load(machine.SECOND, first, deleter)
    code.call_register(machine.SECOND)
    code.label("done")
    code.leave()
    return code


def _return(lent: int, deleter: int, kind: int, ended: int) -> Any:
    """The code of ``destructor(loan)``, which calls the deleter, if there is one; without the GIL, because a deleter may take the main
    interpreter's from a subinterpreter, up to Python 3.11, or wait for the device. To release the GIL takes long, so deleters of the
    host's memory keep it since. The exception that is being raised stays. Once the list ``ended`` has items, there is nothing to do."""
    machine = processor()
    code = machine.Assembler(4, 3)
    first, second = machine.ARGUMENTS[:2]
    exception, state = (0, 1, 2), 3
    code.move(machine.KEPT, first)
    code.constant(machine.FIRST, ended)
    code.load(machine.FIRST, machine.FIRST, LENGTH)
    code.if_not_zero(machine.FIRST, "done")
    code.constant(second, lent)
    code.call(POINTER)
    code.move(machine.KEPT, machine.RESULT)
    code.load(machine.FIRST, machine.KEPT, deleter)
    code.if_zero(machine.FIRST, "done")
    for part in exception:
        code.slot_address(machine.ARGUMENTS[part], part)
    code.call(SET_ASIDE)
    if sys.version_info >= (3, 12):
        code.load(machine.FIRST, machine.KEPT, kind)
        code.extend(machine.FIRST, machine.FIRST, "I")
        code.if_other(machine.FIRST, HOST, "elsewhere")
        code.move(first, machine.KEPT)
        code.load(machine.SECOND, machine.KEPT, deleter)
        code.call_register(machine.SECOND)
        code.jump("returned")
        code.label("elsewhere")
    code.call(Functions.release_gil)
    code.store_slot(state, machine.RESULT)
    code.move(first, machine.KEPT)
    code.load(machine.SECOND, machine.KEPT, deleter)
    code.call_register(machine.SECOND)
    code.load_slot(first, state)
    code.call(Functions.take_gil)
    code.label("returned")
    code.pass_slots([*exception])
    code.call(RESTORE)
    code.label("done")
    code.leave()
    return code


def function_address(write: Callable[..., Any], *facts: int) -> int:
    """The address of such code, for the rest of the process; 0 if there is no room."""

    def written() -> tuple[bytes, list[int]]:
        code = write(*facts)
        return code.finished(), code.returns

    shape = write.__name__, *facts
    return lasting_code(shape, written, f"capsules{write.__name__}")


def offers(slow: dict[Any, Any], kinds: dict[Any, Kind]) -> dict[Any, Any]:
    """For each kind, a builtin that does the same as a function of Python; see :class:`Offering`."""
    made = {}
    for name, kind in kinds.items():
        facts = offering_facts(kind)
        exchange = Exchange(slow[name], Offering, 2, 0, *facts)
        made[name] = exchange.function("capsules offered", __name__) if all(facts) else slow[name]
    return made


def offering_facts(kind: Kind) -> tuple[Kind, int, int]:
    """The arguments of :meth:`Offering.write`; addresses are 0 if there is no room."""
    return kind, function_address(_deleter, kind[2]), function_address(_destructor, kind[0], kind[3])


def returning(kind: Kind, ended: list[str]) -> int:
    """The address of the destructor of loans, 0 if there is no room. The kind ends with the address of their name; ``ended`` lives as
    long as loans."""
    return function_address(_return, kind[-1], kind[3], kind[6] + DEVICE, id(ended))


def borrowing(lend: Any, read: Any, kinds: Sequence[Kind], newest: int, ended: list[str]) -> tuple[Any, Any]:
    """Builtins that do the same as two functions of Python, of which ``read`` takes such loans too; these functions if there is no room
    for machine code; see :class:`Lending` and :class:`Reading`. The kinds end with the address of a loan's name. ``ended`` lives as
    long as loans."""
    destructors = tuple(returning(kind, ended) for kind in kinds)
    if not all(destructors):
        return lend, read
    return (
        Exchange(lend, Lending, 1, 0, destructors, *kinds).function("capsules lent", __name__),
        Exchange(read, Reading, 1, 1, newest, *kinds).function("loans read", __name__),
    )
