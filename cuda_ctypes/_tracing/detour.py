"""Machine code around a C function: it takes the time before and after, and tells Python about the call afterwards.

Neither the time that Python takes nor the wait for the GIL is in the call's time, and an exception in Python cannot take
the result away.
"""

from __future__ import annotations

import sys
from sys import intern

from .._floor import native

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

MONOTONIC = 1
"""CLOCK_MONOTONIC, the clock of time.perf_counter_ns()."""
SECOND = 1_000_000_000
CUSTOM = 3
"""CUPTI_EXTERNAL_CORRELATION_KIND_CUSTOM0: the kind of number by which CUPTI finds back to a call."""
TIMES = 3
"""Attempts to tell Python about a call."""


def possible() -> bool:
    """Whether this process can have such code."""
    return sys.platform == "linux" and native.available()


def around(
    name: str, real: int, codes: str, outputs: list[int], checked: bool, begin: Any, note: Any, correlation: Any = ()
) -> Any:
    """Code that calls the C function at the address ``real``. ``codes`` are the struct codes of its arguments, all numbers or
    addresses, and of its result.

    Then it calls ``note``, a Python function, with the arguments, the numbers behind the addresses among ``outputs`` (8 bytes
    each; 0 for an address of 0 and, if the result is a status to be ``checked``, after a failed call), the time of the start, the
    nanoseconds taken, and the result. ``begin``, if it is not None, is called with the time of the start before the call.
    ``correlation`` are CUPTI's functions that are told the time of the start as the call's number.
    """
    machine = native.processor()
    count = len(codes) - 1
    started, taken, result, time = range(count + len(outputs), count + len(outputs) + 4)
    kinds = f"{codes[:-1]}{'Q' * (len(outputs) + 2)}{codes[-1]}"
    free = time + 2
    code = machine.Assembler(free + 1 + len(kinds), count)
    one, other = machine.FIRST, machine.SECOND
    for index in range(count):
        inside = index < len(machine.ARGUMENTS)
        if not inside:
            code.load_argument(one, index - len(machine.ARGUMENTS))
        code.store_slot(index, machine.ARGUMENTS[index] if inside else one)
    now(machine, code, time)
    code.store_slot(started, machine.RESULT)
    if begin:
        tell(machine, code, "begun", begin, started, "Q", free)
    for push in correlation[:1]:
        code.constant(machine.ARGUMENTS[0], CUSTOM)
        code.load_slot(machine.ARGUMENTS[1], started)
        code.call(push)
    code.pass_slots([*range(count)])
    code.call(real)
    code.store_slot(result, machine.RESULT)
    for pop in correlation[1:]:
        code.constant(machine.ARGUMENTS[0], CUSTOM)
        code.slot_address(machine.ARGUMENTS[1], time)
        code.call(pop)
    now(machine, code, time)
    code.move(one, machine.RESULT)
    code.load_slot(other, started)
    code.subtract(machine.RESULT, one, other)
    code.store_slot(taken, machine.RESULT)
    read(code, machine, count, outputs, result if checked else None)
    tell(machine, code, "noted", note, 0, kinds, free)
    code.load_slot(machine.RESULT, result)
    code.leave()
    return lasting(f"trace of {name}", code)


def tell(machine: Any, code: Any, told: str, function: Any, first: int, kinds: str, free: int) -> None:
    """Call a Python function with the numbers in the slots from ``first`` on, whose struct codes are ``kinds``. The slots from
    ``free`` on are for this code, which ends at the label ``told``.

    A signal's exception, which ends the function early, goes to sys.unraisablehook, and the function is called again. A callback of
    ctypes would do all this too, in 1200 instructions more.
    """
    from .._floor.builtins import CALL

    one, gil, numbers = machine.ARGUMENTS[0], free, free + 1
    code.call(of_process("PyGILState_Ensure"))
    code.store_slot(gil, machine.RESULT)
    for place, kind in enumerate(kinds):
        code.load_slot(one, first + place)
        if kind not in "qQ":
            code.extend(one, one, kind)
        code.call(of_process("PyLong_FromUnsignedLongLong" if kind.isupper() else "PyLong_FromLongLong"))
        code.store_slot(numbers + place, machine.RESULT)
        code.if_zero(machine.RESULT, f"{told}: {place} numbers")
    for _ in range(TIMES):
        code.constant(one, id(function))
        code.slot_address(machine.ARGUMENTS[1], numbers)
        code.constant(machine.ARGUMENTS[2], len(kinds))
        code.constant(machine.ARGUMENTS[3], 0)
        code.call(CALL)
        code.move(one, machine.RESULT)
        code.if_not_zero(one, told)
        code.constant(one, id(function))
        code.call(of_process("PyErr_WriteUnraisable"))
    code.constant(one, 0)
    code.label(told)
    code.call(of_process("Py_DecRef"))
    for place in reversed(range(len(kinds))):
        code.load_slot(one, numbers + place)
        code.call(of_process("Py_DecRef"))
        code.label(f"{told}: {place} numbers")  # there is no memory for more of them
    code.call(of_process("PyErr_Clear"))
    code.load_slot(one, gil)
    code.call(of_process("PyGILState_Release"))


def read(code: Any, machine: Any, first: int, outputs: list[int], result: int | None) -> None:
    """Store the numbers behind the addresses in the slots ``outputs`` in the slots from ``first`` on."""
    one = machine.FIRST
    code.constant(one, 0)
    for place in range(len(outputs)):
        code.store_slot(first + place, one)
    if result is not None:
        code.load_slot(one, result)
        code.extend(one, one, "I")
        code.if_not_zero(one, "read")
    for place, index in enumerate(outputs):
        code.load_slot(one, index)
        code.if_zero(one, f"after {place}")
        code.load(one, one, 0)
        code.store_slot(first + place, one)
        code.label(f"after {place}")
    code.label("read")


def now(machine: Any, code: Any, place: int) -> None:
    """Instructions that leave the time in RESULT. They write into two slots."""
    code.constant(machine.ARGUMENTS[0], MONOTONIC)
    code.slot_address(machine.ARGUMENTS[1], place)  # a struct timespec
    code.call(of_process("clock_gettime"))
    code.load_slot(machine.SECOND, place)
    code.constant(machine.FIRST, SECOND)
    code.multiply(machine.RESULT, machine.SECOND, machine.FIRST)
    code.load_slot(machine.SECOND, place + 1)
    code.add(machine.FIRST, machine.RESULT, machine.SECOND)
    code.move(machine.RESULT, machine.FIRST)


def of_process(name: str) -> int:
    """The address of a C function that this process has."""
    from .._floor.builtins import process_address

    return process_address(name)


def lasting(name: str, code: Any) -> Any:
    """Code in memory, as an object with its address."""
    from .._floor.native.code_memory import Code

    return Code(None, code.finished(), code.returns, intern(name), set())
