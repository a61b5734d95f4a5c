"""Windows finds its way through machine code, which passes arguments as Windows does."""

from __future__ import annotations

import ctypes
import gc
import textwrap
from typing import Any

import pytest

import cuda_ctypes
from cuda_ctypes._floor.native import processor
from cuda_ctypes._floor.native.code_memory import Code
from cuda_ctypes._floor.native.routine import Routine
from cuda_ctypes._floor.native.sequence import Sequence, argument, number, word
from tests.interpreter import run

kernel: Any = ctypes.CDLL("kernel32")
OUTERMOST = 3
"""The last frames of every stack: those in which its thread began."""


def frames() -> list[int | None]:
    """The return addresses on the stack, innermost first, as debuggers and exceptions find them."""
    found = (ctypes.c_void_p * 200)()
    count = kernel.RtlCaptureStackBackTrace(0, len(found), found, None)
    return list(found[:count])


def test_addresses_of_functions_are_windows_own() -> None:
    """Also where the debug allocator, of ``-X dev``, fills freed memory."""
    code = """
    import ctypes, sys
    from cuda_ctypes._floor.builtins import process_address
    kernel = ctypes.CDLL("kernel32")
    kernel.GetProcAddress.restype = ctypes.c_void_p
    names = ["PyEval_SaveThread", "PyLong_AsUnsignedLongLong", "Py_IncRef"]
    right = [kernel.GetProcAddress(ctypes.c_void_p(sys.dllhandle), name.encode()) for name in names]
    print(sum([process_address(name) for name in names] != right for _ in range(20000)))
    """
    done = run("-X", "dev", "-c", textwrap.dedent(code))
    assert (done.returncode, done.stdout.strip()) == (0, "0"), done.stderr


def test_there_is_machine_code() -> None:
    assert cuda_ctypes.machine_code().get("hindrance") is None


def test_stacks_are_walked_through_machine_code() -> None:
    seen = []

    def look(address: int) -> int:
        seen.append(frames())
        return 0

    callback = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_uint64)(look)
    routine = Routine(ctypes.cast(callback, ctypes.c_void_p), lambda *_: None, lambda *_: None, 0)
    routine.sources.append(routine.output("Q"))
    routine.function("look", __name__)()
    (inside,) = seen
    assert inside[-OUTERMOST:] == frames()[-OUTERMOST:]


def entry_at(address: int) -> int | None:
    base = ctypes.c_uint64()
    kernel.RtlLookupFunctionEntry.restype = ctypes.c_void_p
    found: int | None = kernel.RtlLookupFunctionEntry(ctypes.c_uint64(address), ctypes.byref(base), None)
    assert found is None or base.value == address & -4096
    return found


def test_windows_knows_code_as_long_as_it_exists() -> None:
    code = processor().Assembler(3, 9)
    code.leave()
    made = Code("test", code.finished(), code.returns, "test", set())
    address = made.address
    assert entry_at(address) and entry_at(address + len(code.code) - 1)
    assert not entry_at(address + len(code.code))
    del made
    gc.collect()
    assert not entry_at(address)


@pytest.mark.parametrize("count", [3, 4, 5, 6, 7])
def test_sequences_pass_any_number_of_arguments(count: int) -> None:
    """Four are in registers, the others on the stack."""
    received: list[tuple[int, ...]] = []
    kind = ctypes.CFUNCTYPE(ctypes.c_int, *[ctypes.c_uint64] * (count + 2))

    def note(*given: int) -> int:
        received.append(given)
        return 0

    function = kind(note)
    calls = Sequence(count, 77)
    sources = [argument(position) for position in reversed(range(count))]
    calls.call(ctypes.cast(function, ctypes.c_void_p), *sources, word(0), number(88))
    cell = calls.cell("test")
    given = [1000 + position for position in range(count)]
    assert ctypes.CFUNCTYPE(ctypes.c_int, *[ctypes.c_uint64] * count)(cell.value)(*given) == 0
    assert received == [(*reversed(given), 77, 88)]
