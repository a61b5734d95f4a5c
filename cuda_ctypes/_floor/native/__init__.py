"""Calls of C functions by generated machine code instead of ctypes' own call path.

ctypes takes 60 to 400 ns for a call; the 200 bytes of code written here take 50 to 90 (``python -m benchmarks``). Code
is only a short cut: it makes the call if all arguments are exactly as expected, such as ints in range, handles and
structs. Everything else, errors included, goes to the Python function beside it.

What code does, and how it is written:

==========================================================  ===============================================================================
:mod:`.routine`, :mod:`.source_kinds`                       what the code of a C function's builtin does, and where C's arguments come from
:mod:`.writing`                                             writes that, instruction by instruction
:mod:`.x86_64`, :mod:`.x86_64_windows`, :mod:`.aarch64`     encode instructions for a processor and a calling convention
:mod:`.interpreter`, :mod:`.layouts`                        this CPython: its functions, and where its objects have what
:mod:`.code_memory`                                         holds the code, within a budget
:mod:`.proof`, :mod:`.self_check`                           an untested Python proves itself first
:mod:`.unwinding`, :mod:`.unwinding_windows`, :mod:`.perf`  let debuggers and profilers see the code
==========================================================  ===============================================================================

:mod:`..builtins` turns code into builtin functions, also into those that programs hold already. Other code is for objects:

=======================================================================  ==============================================================
:mod:`.constructors`                                                     finds instances that a number stands for
:mod:`.handle_constructors`                                              makes handles and structs
:mod:`.slot_constructors`, :mod:`.filling_constructors`, :mod:`.making`  make objects whose arguments go into slots
:mod:`.packing_constructors`                                             makes objects with their arguments as bytes for C
:mod:`.members`, :mod:`.pointed_lists`, :mod:`.lent_memory`              read and set the members of structs
:mod:`.live`, :mod:`.live_makers`, :mod:`.live_methods`                  handles that look at their number in memory
:mod:`.getters`                                                          properties
:mod:`.equality`, :mod:`.endings`                                        compares and hashes objects; ends them
:mod:`.capsules`                                                         exchanges tensors by DLPack
:mod:`.integers`, :mod:`.scalars`, :mod:`.named`                         take NumPy's numbers as arguments, and arguments by name
:mod:`.relaxed_calls`                                                    calls Python in another mode of the thread
=======================================================================  ==============================================================

And code is a C function, which other code calls: :mod:`.comparison` asks C for a number first, :mod:`.membership` looks for one in a
list of C, :mod:`.sequence` makes several calls, :mod:`.patterns` chooses one by the length of bytes, :mod:`.call_python` lets threads
of a library call Python.

Builds without the GIL read lists and slots, which other threads may change, in :mod:`.writing.critical_sections`.

Without machine code (PyPy, other processors, systems that forbid executable memory,
``CUDA_CTYPES_NATIVE=0``) the Python functions do the work.
"""

import os
import sys

from .. import PROCESSOR, import_is_impossible

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

CODES = {"P": "Q", "L": "I", "l": "i"} if sys.platform == "win32" else {"P": "Q", "L": "Q", "l": "q"}
"""Fixed-size equivalents of struct codes whose size depends on the system."""
NOT_CALLED = -1
"""A status of machine code that has called nothing: Python makes the call. The C libraries have none like it."""
SETTINGS = {"CUDA_CTYPES_NATIVE": ("0", "1", "off", "no", "false"), "CUDA_CTYPES_PERF": ("map", "jitdump")}
"""Environment variables and their values, the usual ones first. Empty is as not set."""
_found: "list[Any]" = []
"""The module :mod:`.routine`, or the reason why there is no machine code."""


def routines() -> "Any":
    """The module :mod:`.routine`; None if this process cannot have machine code, or not now. Decided once."""
    if not _found:
        if import_is_impossible():
            return None
        _found.append(_find())
    return None if isinstance(_found[0], str) else _found[0]


def available() -> bool:
    return routines() is not None


def why_not() -> str:
    """The reason why this process has no machine code, in a few words; empty if it has."""
    return "" if available() else str(_found[0])


def machine_code() -> "dict[str, Any]":
    """The machine code that this process uses to call C functions.

    Returns
    -------
    dict
        ``processor``, or ``hindrance``, the reason why there is no machine code. ``functions`` and ``launches`` are its two
        uses, each with the numbers of ``shapes`` (pieces of code) and ``pages`` of memory, their ``bytes``, the ``limit`` in
        pages, the pieces ``made`` and ``evicted``, and the attempts without room (``misses``) or memory (``failures``).
    """
    if not available():
        return {"hindrance": why_not()}
    from .code_memory import FUNCTIONS, LAUNCHES

    return {
        "processor": PROCESSOR,
        "functions": FUNCTIONS.counters(),
        "launches": LAUNCHES.counters(),
    }


def _look_at_settings() -> None:
    """Warn of values that mean nothing."""
    for variable, values in SETTINGS.items():
        setting = os.environ.get(variable, "")
        if setting.strip().lower() not in ("", *values):
            from warnings import warn

            from ..callers import callers_level

            told = f"{variable} is {setting!r}, which is ignored: set it to {values[0]} or {values[1]}"
            warn(told, RuntimeWarning, callers_level())


def _find() -> "Any":
    from .. import from_a_signal

    _look_at_settings()
    try:
        from ..builtins import hindrance

        if hindrance():
            return hindrance()
        from ..builtins import executable
        from . import interpreter, routine

        executable(b"\0")
    except (ImportError, AttributeError, OSError) as error:  # unsupported, or the interpreter is shutting down
        if from_a_signal(error):
            raise
        return str(getattr(error, "strerror", None) or error)
    return routine if interpreter.ready() else "this Python is not built as others are"


def processor() -> "Any":
    """The module that writes this processor's instructions for the calling convention of this system."""
    from ..builtins import CONVENTION

    return getattr(__import__(__name__, fromlist=[CONVENTION]), CONVENTION)


def code_of(c_type: "Any") -> str:
    """The struct code of an integer or pointer type of ctypes."""
    return CODES.get(c_type._type_, c_type._type_)  # type: ignore[no-any-return]
