"""The times of kernels, copies and fills on the GPU, which CUPTI measures, as events of a trace.

CUPTI fills buffers with records, in threads of its own. It gets them from machine code and gives them back to machine code,
which sends their addresses through a pipe: with a Python function there, CUPTI would wait for the GIL while a call that
keeps the GIL waits for CUPTI. A thread reads the pipe. Each call that starts something gives CUPTI its start as a number,
by which CUPTI's records of the same call and of its kernels find back to it.
"""

from __future__ import annotations

import ctypes
import os
import select
from _thread import allocate_lock, start_new_thread
from struct import Struct, iter_unpack, pack

from .._floor import native
from .._floor.faces import shared_by
from .._floor.library import Library
from . import detour, recording, sinks
from .text import cut, quoted
from .threads import add_row, note

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

LIBRARY = f"{__name__.partition('._')[0]}.raw.cupti"
SIZE = 1 << 20
"""Bytes of a buffer."""
PERIOD = 0.1
"""Seconds between two requests for finished records: a program that is killed loses no more."""
PATIENCE = 5.0
"""Seconds that the end of a trace waits for the last records."""
FORCED = 1
SYSTEM_THREADS = 1
COPY, FILL, DRIVER, RUNTIME, KERNEL, PEER_COPY, CORRELATION = 1, 2, 4, 5, 10, 22, 39
"""The CUpti_ActivityKind of the records."""
ROW = 1_000_000_000
"""Added to the device and the stream: a number that no thread has."""
MOST = 100_000
"""Calls remembered until their kernels are known, and kernels until their calls are."""
DIRECTIONS = {
    1: "host to device",
    2: "device to host",
    3: "host to array",
    4: "array to host",
    5: "array to array",
    6: "array to device",
    7: "device to array",
    8: "device to device",
    9: "host to host",
    10: "device to device",
}
"""By CUpti_ActivityMemcpyKind."""

_TIMES = {"start": (16, "Q"), "end": (24, "Q")}
_PLACE = {"deviceId": (32, "I"), "streamId": (40, "I")}
MEMBERS: dict[int, tuple[str, dict[str, tuple[int, str]]]] = {
    KERNEL: (
        "CUpti_ActivityKernel",
        {
            "registersPerThread": (6, "H"),
            **_TIMES,
            "deviceId": (40, "I"),
            **{name: (48 + 4 * place, "I") for place, name in enumerate(["streamId", "gridX", "gridY", "gridZ"])},
            **{name: (64 + 4 * place, "I") for place, name in enumerate(["blockX", "blockY", "blockZ"])},
            "staticSharedMemory": (76, "I"),
            "dynamicSharedMemory": (80, "I"),
            "correlationId": (92, "I"),
            "name": (104, "Q"),
        },
    ),
    COPY: (
        "CUpti_ActivityMemcpy",
        {"copyKind": (4, "B"), "bytes": (8, "Q"), **_TIMES, **_PLACE, "correlationId": (44, "I")},
    ),
    PEER_COPY: (
        "CUpti_ActivityMemcpyPtoP",
        {"copyKind": (4, "B"), "bytes": (8, "Q"), **_TIMES, **_PLACE, "correlationId": (60, "I")},
    ),
    FILL: (
        "CUpti_ActivityMemset",
        {"value": (4, "I"), "bytes": (8, "Q"), **_TIMES, **_PLACE, "correlationId": (44, "I")},
    ),
    DRIVER: ("CUpti_ActivityAPI", {"threadId": (28, "I"), "correlationId": (32, "I")}),
    RUNTIME: ("CUpti_ActivityAPI", {"threadId": (28, "I"), "correlationId": (32, "I")}),
    CORRELATION: ("CUpti_ActivityExternalCorrelation", {"externalId": (8, "Q"), "correlationId": (16, "I")}),
}
"""The members read of each record: offset and type. CUPTI's releases append members to its structs, whose names get other
numbers then; these are the same in all releases of CUDA 12 and 13."""


class Refused(Exception):
    """There are no kernel times: why, and the remedy."""


def layout(members: dict[str, tuple[int, str]]) -> Struct:
    text, end = "=", 0
    for offset, code in members.values():
        text += f"{offset - end}x{code}"
        end = offset + Struct("=" + code).size
    return Struct(text)


LAYOUTS = {kind: (layout(members), tuple(members)) for kind, (_, members) in MEMBERS.items()}


class Cupti:
    """CUPTI in this process; it has one user."""

    def __init__(self) -> None:
        if not detour.possible():
            raise Refused(f"they need machine code, which this process cannot have: {native.why_not() or os.name}")
        shared = shared_by(LIBRARY)
        self.library: Library = shared.library
        self.statuses = shared.status
        try:
            self.library.open()
        except Exception as error:
            raise Refused(str(error)) from None
        self.pid = os.getpid()
        self.functions: dict[str, Any] = {}
        self.call("cuptiSetThreadIdType", SYSTEM_THREADS)
        self.reader, self.writer = os.pipe()
        os.set_blocking(self.writer, False)  # CUPTI never waits for Python
        self.codes = [*callbacks(self.writer)]
        self.registered = self.running = False
        self.emptied = allocate_lock()
        self.calls: dict[int, list[int]] = {}
        """By CUPTI's number of a call: its start, and its thread as soon as that is known."""
        self.waiting: dict[int, list[tuple[int, int]]] = {}
        """By the same: rows and starts of activities whose call is not known yet."""
        self.arrows = 0
        self.rows: set[int] = set()
        self.lost = 0

    def address(self, symbol: str) -> int:
        found = self.library.address(symbol)
        if not found:
            raise Refused(f"{self.library.path} has no {symbol}: install a newer CUPTI")
        return found

    def call(self, symbol: str, *arguments: Any) -> None:
        """Call a function, unrecorded."""
        function = self.functions.get(symbol)
        if function is None:
            types = [ctypes.c_uint64 if type(value) is int else ctypes.c_void_p for value in arguments]
            function = self.functions[symbol] = ctypes.CFUNCTYPE(ctypes.c_uint32, *types)(self.address(symbol))
        status = function(*arguments)
        if status:
            raise Refused(str(self.statuses.error(status, symbol)))

    def start(self) -> None:
        """Measure from now on."""
        if not self.registered:
            self.call("cuptiActivityRegisterTimestampCallback", self.codes[0].address)
            self.call("cuptiActivityRegisterCallbacks", self.codes[1].address, self.codes[2].address)
            self.registered = True
            start_new_thread(self.read, ())
        if not self.running:
            for kind in MEMBERS:
                self.call("cuptiActivityEnable", kind)
            self.running = True
            os.write(self.writer, pack("=QQ", 0, 0))  # the reader asks for records from now on
        recording.correlation = tuple(
            self.address(f"cuptiActivity{name}ExternalCorrelationId") for name in ("Push", "Pop")
        )

    def stop(self) -> None:
        recording.correlation = ()
        if self.running:
            self.running = False
            for kind in MEMBERS:
                self.call("cuptiActivityDisable", kind)

    def drain(self) -> None:
        """Write down all that is finished."""
        self.call("cuptiActivityFlushAll", FORCED)
        self.emptied.acquire(False)
        os.write(self.writer, pack("=QQ", 0, 1))
        self.emptied.acquire(True, PATIENCE)
        lost = ctypes.c_size_t()
        self.call("cuptiActivityGetNumDroppedRecords", 0, 0, ctypes.byref(lost))
        if lost.value > self.lost:
            note(
                "kernel times are missing", reason=f"CUPTI lost {lost.value - self.lost} records: its buffers were full"
            )
            self.lost = lost.value

    def read(self) -> None:
        """The thread that makes events of records."""
        free = ctypes.CFUNCTYPE(None, ctypes.c_uint64)(detour.of_process("free"))
        pipe = select.poll()  # select() takes no file descriptor above 1023
        pipe.register(self.reader, select.POLLIN)
        while True:
            if not pipe.poll(PERIOD * 1000 if self.running else None):
                try:
                    self.call("cuptiActivityFlushAll", 0)
                except Refused:  # told at the end
                    pass
                continue
            for buffer, size in iter_unpack("=QQ", os.read(self.reader, 1 << 12)):
                if buffer:
                    try:
                        self.understand(buffer, size)
                    except Exception as error:
                        note("kernel times are missing", reason=repr(error))
                    free(buffer)
                elif size and self.emptied.locked():
                    self.emptied.release()

    def understand(self, buffer: int, size: int) -> None:
        """Make events of a buffer's records."""
        record, head = ctypes.c_void_p(), b'"pid":%d' % self.pid
        following = ctypes.CFUNCTYPE(ctypes.c_uint32, ctypes.c_uint64, ctypes.c_uint64, ctypes.c_void_p)(
            self.address("cuptiActivityGetNextRecord")
        )
        events: list[bytes] = []
        while not following(buffer, size, ctypes.byref(record)):
            address = record.value or 0
            kind = ctypes.c_uint32.from_address(address).value
            if kind not in LAYOUTS:
                continue
            shape, names = LAYOUTS[kind]
            found = dict(zip(names, shape.unpack((ctypes.c_char * shape.size).from_address(address).raw)))
            number = found["correlationId"]
            if kind == CORRELATION:
                self.calls[number] = [found["externalId"]]
            elif kind in (DRIVER, RUNTIME):
                waiting = self.waiting.pop(number, ())
                if number in self.calls:
                    self.calls[number][1:] = [found["threadId"]]
                    events += [self.arrow(head, number, *activity) for activity in waiting]
            elif 0 < found["start"] <= found["end"]:  # it is finished
                events.append(self.activity(head, kind, found))
                row = row_of(found)
                if len(self.calls.get(number, ())) == 2:
                    events.append(self.arrow(head, number, row, found["start"]))
                else:
                    self.waiting.setdefault(number, []).append((row, found["start"]))
        for known in (self.calls, self.waiting):
            if len(known) > MOST:
                known.clear()
        for event in events:
            sinks.more(event)

    def activity(self, head: bytes, kind: int, found: dict[str, int]) -> bytes:
        """The event of a kernel, a copy or a fill."""
        row = row_of(found)
        if row not in self.rows:
            self.rows.add(row)
            add_row(row, f"GPU {found['deviceId']} stream {found['streamId']}")
        name, args = shown(kind, found)
        times = found["start"], found["end"] - found["start"]
        return b'{"ph":"X","cat":"gpu","name":%b,%b,"tid":%d,"ts":%de-3,"dur":%de-3,"args":%b},\n' % (
            *(name, head, row, *times, quoted(args)),
        )

    def arrow(self, head: bytes, number: int, row: int, start: int) -> bytes:
        """The events of an arrow from a call to what it started."""
        self.arrows += 1
        called, caller = self.calls[number]
        text = b'{"ph":%b,"cat":"gpu","name":"starts","id":%d,%b,"tid":%d,"ts":%de-3},\n'
        begin = text % (b'"s"', self.arrows, head, caller, called)
        return begin + text % (b'"f","bp":"e"', self.arrows, head, row, start)


def row_of(found: dict[str, int]) -> int:
    return ROW + found["deviceId"] * 1_000_000 + found["streamId"] % 1_000_000


def shown(kind: int, found: dict[str, int]) -> tuple[bytes, dict[str, Any]]:
    """The name of an activity, as JSON, and what is told about it."""
    if kind == KERNEL:
        name = cut(ctypes.c_char_p(found["name"]).value or b"?")
        return name, {
            "grid": ",".join([str(found[f"grid{axis}"]) for axis in "XYZ"]),
            "block": ",".join([str(found[f"block{axis}"]) for axis in "XYZ"]),
            "registers": found["registersPerThread"],
            "shared": found["staticSharedMemory"] + found["dynamicSharedMemory"],
        }
    if kind == FILL:
        return b'"memset"', {"bytes": found["bytes"], "value": found["value"]}
    direction = DIRECTIONS.get(found["copyKind"], "")
    return quoted(f"memcpy {direction}".rstrip()), {"bytes": found["bytes"]}


def callbacks(pipe: int) -> Any:
    """Machine code for CUPTI: the time, a buffer, and the end of a buffer, which goes through the pipe."""
    machine = native.processor()
    first, second, *_ = machine.ARGUMENTS

    def finished(code: Any, name: str) -> Any:
        code.leave()
        return detour.lasting(f"trace: {name}", code)

    code = machine.Assembler(2, 3)
    detour.now(machine, code, 0)
    yield finished(code, "time")

    code = machine.Assembler(3, 3)  # void requested(uint8_t **buffer, size_t *size, size_t *records)
    for place in range(3):
        code.store_slot(place, machine.ARGUMENTS[place])
    code.constant(first, SIZE)
    code.call(detour.of_process("malloc"))
    code.load_slot(machine.FIRST, 0)
    code.store(machine.FIRST, 0, machine.RESULT)
    code.constant(machine.SECOND, SIZE)
    code.if_not_zero(machine.RESULT, "room")
    code.constant(machine.SECOND, 0)
    code.label("room")
    code.load_slot(machine.FIRST, 1)
    code.store(machine.FIRST, 0, machine.SECOND)
    code.constant(machine.SECOND, 0)  # as many records as there is room for
    code.load_slot(machine.FIRST, 2)
    code.store(machine.FIRST, 0, machine.SECOND)
    yield finished(code, "buffer")

    code = machine.Assembler(2, 5)  # void completed(context, stream, uint8_t *buffer, size_t size, size_t valid)
    code.store_slot(0, machine.ARGUMENTS[2])
    code.store_slot(1, machine.ARGUMENTS[4])
    code.constant(first, pipe)
    code.slot_address(second, 0)
    code.constant(machine.ARGUMENTS[2], 16)
    code.call(detour.of_process("write"))
    yield finished(code, "records")


_cupti: list[Cupti] = []


def use(wanted: bool) -> None:
    """Measure, or measure no more. Without CUPTI, a mark in the trace says why."""
    try:
        if wanted:
            if not _cupti:
                _cupti.append(Cupti())
            _cupti[0].start()
        elif _cupti:
            _cupti[0].stop()
    except (Refused, OSError) as error:
        recording.correlation = ()
        note("no kernel times", reason=str(error))


def drain() -> None:
    """Write down what the GPU has finished."""
    try:
        if _cupti and _cupti[0].running:
            _cupti[0].drain()
    except (Refused, OSError) as error:
        note("kernel times are missing", reason=str(error))


def forked() -> None:
    """A forked child has no CUPTI."""
    for cupti in _cupti:
        os.close(cupti.reader)
        os.close(cupti.writer)
    _cupti.clear()
    recording.correlation = ()
