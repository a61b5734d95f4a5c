"""Records the calls of C functions, whatever face of the package makes them.

Every function that this package found keeps the address of the C function in memory that ctypes and machine code read at
each call. While a recording runs, that is the address of a function written here, which calls the C function and writes
down what it saw; afterwards it is the C function's again. A program's functions, and the machine code behind them, are the
same objects and bytes all the time.
"""

from __future__ import annotations

import ctypes
import re
import sys
from _ctypes import CFuncPtr, addressof
from collections import namedtuple
from itertools import starmap
from time import perf_counter_ns

from .._floor import PYPY, forkable_lock, native
from .._floor import library as floor
from .._floor.faces import _common as commons
from .._floor.library.driver_log import SPEAKERS, keep
from .._floor.tables.declarations import declared
from .._floor.types import WORD
from . import detour, interrupts, sinks, threads
from .handles import forget, handles_of
from .lines import NOWHERE, lines_of, places
from .parameters import NUMBERS, Shown
from .text import quoted

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Iterator

    from .._floor.library import Library

WAITING = re.compile("Synchronize|CompileProgram|LinkComplete|CommInit|GroupEnd|Memcpy(?!.*Async)")
"""Functions whose start is recorded too: a program may be killed while it waits in one."""
MAKING = re.compile("Create|Instantiate|Clone|Load|Add")
ENDING = re.compile("Destroy|Unload|Release|Deregister|Finalize|Abort")
STARTING = re.compile("Launch|Memcpy|Memset|Prefetch")
"""Functions of the driver and the runtime that start work of the GPU."""
lock = forkable_lock()
correlation: tuple[int, ...] = ()
"""CUPTI's functions that such calls are told to, while kernels are recorded."""
_made: dict[Any, Any] = {}
"""Recording functions as ctypes objects, alive for ever: a thread may be in one."""
_reals: dict[int, int] = {}
"""The C function's address by that of its recording function."""
_redirected: list[Any] = []
"""The functions whose calls are recorded now."""


def start() -> None:
    """Record all functions found so far, and those found from now on."""
    with lock:
        floor.recorder = redirect
        interrupts.watch(True)
        for library in list(floor.libraries):
            for symbol, function in list(library.functions):
                redirect(library, symbol, function)


def stop() -> None:
    """Give every function its C function back."""
    with lock:
        floor.recorder = None
        interrupts.watch(False)
        _give_back()


def _give_back() -> None:
    while _redirected:
        function = _redirected.pop()
        address = address_of(function)
        lead(function, _reals.get(address, address))


def address_of(function: Any) -> int:
    return WORD.from_address(addressof(function)).value  # type: ignore[no-any-return]


def lead(function: Any, address: int) -> None:
    """Let a function call the one at an address."""
    WORD.from_address(addressof(function)).value = address
    if PYPY and isinstance(function, CFuncPtr):
        function.restype = function.restype  # until then, PyPy calls the former address


def redirect(library: Library, symbol: str, function: Any) -> None:
    """Let a function's calls be recorded. Where that is impossible, they are made and not recorded."""
    with lock:
        address = address_of(function)
        real = _reals.get(address, address)
        key = library, symbol, real, correlation
        if key not in _made:
            _made[key] = made = recorded(library, symbol, real)
            if made is not None:
                _reals[made.address] = real
        if _made[key] is not None:
            if address == real:  # else it is recorded already, as for a trace around this one
                _redirected.append(function)
            lead(function, _made[key].address)


Made = namedtuple("Made", "address alive")
"""A function for C that records calls: its address, and the objects that it lives by."""


def recorded(library: Library, symbol: str, real: int) -> Made | None:
    """A C function that calls the one at the address ``real`` and records the call. None if ctypes cannot make one with its
    result, a struct."""
    shared = next((shared for shared in list(commons.values()) if shared.library is library), None)
    if shared is None:
        return None
    prototype = declared(shared.table, symbol)
    result = Result(shared, symbol, prototype.result)
    if result.c_type is NotImplemented:
        return None
    fails = symbol in shared.table.settings.get("negative_status", ())
    names: dict[str, Any] = {"refused": result.refused, "word": ctypes.c_uint64.from_address}
    shown = Shown.all(shared.types, prototype.parameters, names)
    types = [item.c_type for item in shown]
    kind = ctypes.CFUNCTYPE(result.c_type, *types, use_errno=fails)
    names["real"] = kind(real)
    made: dict[str, Any] = {}
    name = shared.table.names.name_of(symbol) or symbol
    exec(source(shared, name, shown, result, names), WORDS, made)  # not compile(): its first use takes 1 ms
    record, begin, call = made["make"](*names.values())
    if fails or not detour.possible() or not {*types, result.c_type or ctypes.c_int32} <= INTEGERS:
        return whole(kind(call))
    places = [place for place, item in enumerate(shown) if item.word]
    codes = "".join(map(native.code_of, [*types, result.c_type or ctypes.c_uint64]))
    starts = STARTING.search(name) or shared.table.library not in ("driver", "runtime", "cupti")
    told_to = correlation if starts else ()
    try:
        code = detour.around(name, real, codes, places, result.status, begin, record, told_to)
    except (OSError, ValueError):  # no memory for it, or too many arguments
        return whole(kind(call))
    return Made(code.address, (code, begin, record))


def whole(function: Any) -> Made:
    """A ctypes function as C takes it."""
    return Made(ctypes.cast(function, ctypes.c_void_p).value or 0, (function,))


INTEGERS = {*NUMBERS.values()} - {ctypes.c_float, ctypes.c_double}
"""Types of arguments that machine code passes on."""


ANSWERS = {
    "cuCtxGetDevice": ["CUDA_ERROR_NOT_INITIALIZED", "CUDA_ERROR_INVALID_CONTEXT"],
    "cuFuncGetParamInfo": ["CUDA_ERROR_INVALID_VALUE"],
    "cuKernelGetParamInfo": ["CUDA_ERROR_INVALID_VALUE"],
}
"""Statuses that are no failure, because they answer the question: that no context is current, or that a kernel has no
further parameter."""


class Result:
    """What a C function returns: its ctypes class, whether it is a status, and how that is shown."""

    def __init__(self, shared: Any, name: str, item: Any) -> None:
        types, settings = shared.types, shared.table.settings
        self.status, self.failed = item.base == settings["result"] and not item.stars, "result"
        self.c_type: Any = None
        self.statuses = shared.status
        if item.base == settings.get("status_struct", {}).get("name"):  # two ints come back as one number
            self.status, self.failed, self.c_type = True, "result & 0xFFFFFFFF", ctypes.c_uint64
        elif item.stars:
            self.c_type = ctypes.c_uint64
        elif types.kind(item.base) in ("scalar", "enum"):
            self.c_type = NUMBERS[types.code(item.base)]
        elif item.base != "void":
            self.c_type = NotImplemented  # ctypes' callbacks return no structs
        fine = [settings[key] for key in ("not_ready", "insufficient") if settings.get(key)] + settings.get("fine", [])
        fine += ANSWERS.get(name, [])
        self.fine = [self.statuses.enum.__members__[name] for name in fine]

    def refused(self, code: int) -> bytes:
        """The status of a call that did not succeed, and its meaning."""
        number, cause = self.statuses.parts(code)
        status = self.statuses.enum.from_c(number)
        if not number or status in self.fine:
            return b'"status":%b' % quoted(status.name)
        advice = self.statuses.advised(status, cause) or status.name
        told = b',"log":%b' % quoted("\n".join(keep())) if self.statuses.library.name in SPEAKERS else b""
        return b'"status":%b,"error":%b%b' % (quoted(status.name), quoted(advice), told.replace(b',"log":""', b""))

    def shown(self, succeeded: bool) -> tuple[str, str]:
        """The status or the number that the function returned, as a template and an expression."""
        if not self.status:
            return ('"returned":%d', "result") if self.c_type is not None else ("", "")
        if succeeded:
            return '"status":' + quoted(self.statuses.enum.from_c(0).name).decode(), ""
        return "%b", "refused(result)"


BEGIN = """
    def begin(started):
        try:
            try: head = thread.head
            except AttributeError: head = head_of_thread()
            event = {!r} % (head, started)
            try: write(event)
            except ValueError: more(event)
        except BaseException as error: trouble(error)"""
FUNCTION = """\
def make({names}):
    def record({arguments}{words}started, taken, result):
        tries = 3
        while tries:
            try:
                try: head = thread.head
                except AttributeError: head = head_of_thread()
                frame = getframe(1)
                while True:
                    try: line = places[id(frame.f_code)]
                    except KeyError: line = lines_of(frame)
                    if line is not None:
                        line = line[frame.f_lasti]
                        break
                    frame = frame.f_back
                    if frame is None:
                        line = NOWHERE
                        break
                if {succeeded}:
                    {namings}
                    event = {success}
                else:
                    event = {failure}
                tries = 0
                try: write(event)
                except ValueError: more(event)
                {endings}
            except BaseException as error:  # a signal's: again, if nothing is written yet
                trouble(error)
                if tries: tries -= 1
{begin}
    def call({arguments}):
        kept, taken = [], None
        for _ in range(3):
            try:
                if not kept:
                    started = clock()
                    {begun}
                    kept += starmap(real, (({arguments}),))  # a signal's exception cannot take the result away
                if taken is None: taken = clock() - started
                result = kept[0]
                {read}
                record({arguments}{words}started, taken, result)
                return result
            except BaseException as error:
                trouble(error)
        if not kept: kept += starmap(real, (({arguments}),))
        return kept[0]
    return record, {has_begin}, call
"""


def source(shared: Any, public: str, shown: list[Shown], result: Result, names: dict[str, Any]) -> str:
    """The source of the function that records calls of ``public``."""
    waits = WAITING.search(public) is not None
    head = f'"cat":"{shared.table.library}","name":"{public}",%b,"ts":%de-3'
    times = "head, started + taken, taken" if waits else "head, started, taken"

    def event(parts: list[tuple[str, str]]) -> str:
        inside = ",".join([*[piece for piece, _ in parts if piece], '"line":%b'])
        whole = '{"ph":"%s",%s,"dur":%%de-3,"args":{%s}},\n' % ("E" if waits else "X", head, inside)
        values = "".join([f"{value}, " for _, value in parts if value])
        return f"{whole.encode('ascii')!r} % ({times}, {values}line)"

    begin = ('{"ph":"B",%s},\n' % head).encode("ascii")
    naming = "; ".join(namings(shared.types, public, shown)) or "pass"
    ending = ending_of(shared.types, public, shown)
    tests = [f"not ({result.failed})"] if result.status else []
    words = [item for item in shown if item.word]
    fine = f" and not ({result.failed})" if result.status else ""
    read = [f"{item.word} = word({item.argument}).value if {item.argument}{fine} else 0" for item in words]
    return FUNCTION.format(
        names=", ".join(names),
        arguments="".join([f"{item.argument}, " for item in shown]),
        words="".join([f"{item.word}, " for item in words]),
        read="; ".join(read) or "pass",
        begin=BEGIN.format(begin) if waits else "",
        begun="begin(started)" if waits else "pass",
        has_begin="begin" if waits else "None",
        succeeded=" and ".join([*tests, *[item.argument for item in shown if item.writes]]) or "True",
        namings=naming,
        endings=f"if not ({result.failed}): {ending}" if ending and result.status else "pass",
        success=event([*[item.pair(item.after) for item in shown], result.shown(True)]),
        failure=event([*[item.pair(item.before) for item in shown], result.shown(False)]),
    )


def namings(types: Any, public: str, shown: list[Shown]) -> Iterator[str]:
    """The statements that keep the names of handles, after a successful call."""
    text = [item for item in shown if item.is_text]
    handles = [item for item in shown if types.kind(item.item.base) == "handle"]
    made = [item for item in handles if item.writes]
    given = [item for item in handles if not item.item.stars]
    for item in made[:1]:
        known = handles_of(types, item.item.base)
        value = item.word
        table = item.known(known)
        if MAKING.search(public):
            yield f"{item.known(forget)}({table}, {value})"
        if len(text) == 1:  # of two, NVRTC's, the first is the whole source
            yield f"{table}.called({value}, {text[0].before[1]})"
        elif known.kind == "kernel" and given and handles_of(types, given[0].item.base) is known:
            yield f"{table}.called({value}, {given[0].before[1]})"


def ending_of(types: Any, public: str, shown: list[Shown]) -> str:
    """The statement that drops the name of a destroyed object; empty if there is none."""
    if ENDING.search(public):
        for item in shown:
            if not item.item.stars and types.kind(item.item.base) == "handle":
                return f"{item.known(forget)}({item.known(handles_of(types, item.item.base))}, {item.argument})"
    return ""


WORDS: dict[str, Any] = {
    "__name__": __name__,
    "clock": perf_counter_ns,
    "getframe": sys._getframe,
    "head_of_thread": threads.head_of_thread,
    "lines_of": lines_of,
    "more": sinks.more,
    "NOWHERE": NOWHERE,
    "places": places,
    "starmap": starmap,
    "thread": threads.thread,
    "trouble": interrupts.trouble,
    "write": sinks.more,
}
"""The global names of all recording functions. ``write`` is that of the sink."""
sinks.words = WORDS
