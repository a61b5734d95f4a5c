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
    name: str, real: int, count: int, outputs: list[int], checked: bool, begin: int, note: int, correlation: Any = ()
) -> Any:
    """Code that calls the C function at the address ``real``, with ``count`` arguments that are numbers or addresses.

    Then it calls ``note`` with them, the numbers behind the addresses among ``outputs`` (8 bytes each; 0 for an address of 0 and,
    if the result is a status to be ``checked``, after a failed call), the time of the start, the nanoseconds taken, and the result.
    ``begin``, if it is not 0, is called with the time of the start before the call. Both return that time. Otherwise a signal's
    exception kept them from it, and they are called again. ``correlation`` are CUPTI's functions that are told the time of the
    start as the call's number.
    """
    machine = native.processor()
    first = count
    started, taken, result = range(first + len(outputs), first + len(outputs) + 3)
    time = result + 1
    code = machine.Assembler(time + 2, result + 1)
    one, other = machine.FIRST, machine.SECOND

    def tell(function: int, slots: list[int], told: str) -> None:
        for _ in range(TIMES):
            code.pass_slots(slots)
            code.call(function)
            code.load_slot(one, started)
            code.if_equal(machine.RESULT, one, told)
        code.label(told)

    for index in range(count):
        inside = index < len(machine.ARGUMENTS)
        if not inside:
            code.load_argument(one, index - len(machine.ARGUMENTS))
        code.store_slot(index, machine.ARGUMENTS[index] if inside else one)
    now(machine, code, time)
    code.store_slot(started, machine.RESULT)
    if begin:
        tell(begin, [started], "begun")
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
    tell(note, [*range(result + 1)], "noted")
    code.load_slot(machine.RESULT, result)
    code.leave()
    return lasting(f"trace of {name}", code)


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
