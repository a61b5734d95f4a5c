"""No exception of a signal handler leaves a lock held.

Since Python 3.12 the compiler leaves the jump back of a loop out of the ``with`` block around it where the loop ends with an ``if``
or another block. A signal handler may run at that jump, and its exception then does not reach the end of the block.
"""

from __future__ import annotations

import dis
import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

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
