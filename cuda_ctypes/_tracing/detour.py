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
TIMES = 3
"""Attempts to tell Python about a call."""


def possible() -> bool:
    """Whether this process can have such code."""
    return sys.platform == "linux" and native.available()


def around(name: str, real: int, count: int, outputs: list[int], checked: bool, begin: int, note: int) -> Any:
    """Code that calls the C function at the address ``real``, with ``count`` arguments that are numbers or addresses.

    Then it calls ``note`` with them, the numbers behind the addresses among ``outputs`` (8 bytes each; 0 for an address of 0 and,
    if the result is a status to be ``checked``, after a failed call), the time of the start, the nanoseconds taken, and the result.
    ``begin``, if it is not 0, is called with the time of the start before the call. Both return that time. Otherwise a signal's
    exception kept them from it, and they are called again.
    """
    from .._floor.native.code_memory import Code

    code = written(native.processor(), real, count, outputs, checked, begin, note)
    return Code(None, code.finished(), code.returns, intern(f"trace of {name}"), set())


def written(machine: Any, real: int, count: int, outputs: list[int], checked: bool, begin: int, note: int) -> Any:
    from .._floor.builtins import process_address

    clock = process_address("clock_gettime")
    first = count
    started, taken, result = range(first + len(outputs), first + len(outputs) + 3)
    time = result + 1  # a struct timespec
    code = machine.Assembler(time + 2, result + 1)
    one, other = machine.FIRST, machine.SECOND

    def now(slot: int) -> None:
        code.constant(machine.ARGUMENTS[0], MONOTONIC)
        code.slot_address(machine.ARGUMENTS[1], time)
        code.call(clock)
        code.load_slot(machine.RESULT, time)
        code.constant(one, SECOND)
        code.multiply(other, machine.RESULT, one)
        code.load_slot(one, time + 1)
        code.add(machine.RESULT, other, one)
        code.store_slot(slot, machine.RESULT)

    for index in range(count):
        inside = index < len(machine.ARGUMENTS)
        if not inside:
            code.load_argument(one, index - len(machine.ARGUMENTS))
        code.store_slot(index, machine.ARGUMENTS[index] if inside else one)

    def tell(function: int, slots: list[int], told: str) -> None:
        for _ in range(TIMES):
            code.pass_slots(slots)
            code.call(function)
            code.load_slot(one, started)
            code.if_equal(machine.RESULT, one, told)
        code.label(told)

    now(started)
    if begin:
        tell(begin, [started], "begun")
    code.pass_slots([*range(count)])
    code.call(real)
    code.store_slot(result, machine.RESULT)
    now(taken)
    code.load_slot(one, taken)
    code.load_slot(other, started)
    code.subtract(machine.RESULT, one, other)
    code.store_slot(taken, machine.RESULT)
    code.constant(one, 0)
    for place in range(len(outputs)):
        code.store_slot(first + place, one)
    if outputs and checked:
        code.load_slot(one, result)
        code.extend(one, one, "I")
        code.if_not_zero(one, "told")
    for place, index in enumerate(outputs):
        code.load_slot(one, index)
        code.if_zero(one, f"after {place}")
        code.load(one, one, 0)
        code.store_slot(first + place, one)
        code.label(f"after {place}")
    code.label("told")
    tell(note, [*range(result + 1)], "noted")
    code.load_slot(machine.RESULT, result)
    code.leave()
    return code
