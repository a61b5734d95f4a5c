"""No exception of a signal handler leaves a lock held.

Since Python 3.12 the compiler leaves the jump back of a loop out of the ``with`` block around it where the loop ends with an ``if``
or another block. A signal handler may run at that jump, and its exception then does not reach the end of the block.
"""

from __future__ import annotations

import dis
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

from cuda_ctypes._floor import Lock

PACKAGE = Path(__file__).parent.parent / "cuda_ctypes"
GENERATED = ("raw", "cu12", "cu13")


def codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes(constant)


def cleans_up(instructions: list[Any], handler: int) -> bool:
    """Whether a handler is the end of a ``with`` block."""
    names = [each.opname for each in instructions if each.offset >= handler][:3]
    return "WITH_EXCEPT_START" in names


def uncovered(code: CodeType) -> Iterator[int | None]:
    """The lines of loops in ``with`` blocks whose jumps back are in no block."""
    found: Any = dis.Bytecode(code)
    instructions = list(found)
    places = {each.offset: position for position, each in enumerate(instructions)}

    def handler(offset: int) -> int:
        return max((each.target for each in found.exception_entries if each.start <= offset < each.end), default=0)

    for each in instructions:
        if each.opname == "JUMP_BACKWARD" and not handler(each.offset):
            begin = places[each.argval]
            around = handler(each.argval) or handler(instructions[begin + 1].offset)
            if around and cleans_up(instructions, around):
                yield each.positions.lineno


@pytest.mark.skipif(sys.version_info < (3, 12), reason="compilers before Python 3.12 leave no jump out")
def test_no_loop_jumps_back_out_of_its_with_block() -> None:
    found = [
        f"{path.relative_to(PACKAGE)}:{line} {code.co_name}"
        for path in sorted(PACKAGE.rglob("*.py"))
        if path.relative_to(PACKAGE).parts[0] not in GENERATED
        for code in codes(compile(path.read_text(encoding="utf-8"), str(path), "exec"))
        for line in uncovered(code)
    ]
    assert found == [], "move the loop into a function of its own, whose call is in the block"


@pytest.mark.skipif(sys.version_info < (3, 10), reason="an exception may come before any step")
@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="Windows has no timer that sends signals")
def test_a_block_that_begins_releases_its_lock() -> None:
    """Python 3.14 calls signal handlers between the ``__enter__`` of a lock of its own and the block: at a third of these signals."""

    class Signalled(Exception):
        pass

    def handle(number: int, frame: Any) -> None:
        raise Signalled

    lock, held, caught = Lock(), 0, 0
    former = signal.signal(signal.SIGALRM, handle)
    try:
        for number in range(1000):
            try:
                signal.setitimer(signal.ITIMER_REAL, 1e-6 * (1 + number % 20))
                for _ in range(100_000):
                    with lock:
                        pass
                # A thread that just began took the signal, here one of pytest's: until Python 3.13, the main thread may not notice.
                signal.setitimer(signal.ITIMER_REAL, 0)
                signal.raise_signal(signal.SIGALRM)
            except Signalled:
                caught += 1
            held += lock._is_owned()  # type: ignore[attr-defined]
            while lock._is_owned():  # type: ignore[attr-defined]
                lock.release()
    finally:
        signal.signal(signal.SIGALRM, former)
    assert (caught, held) == (1000, 0)
