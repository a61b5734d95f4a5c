"""The process that makes the calls of a case and prints their outcomes."""

from __future__ import annotations

import contextlib
import ctypes
import importlib
import inspect
import re
import resource
from typing import Any
from zlib import crc32

from cuda_ctypes._floor.calls import HARMLESS
from cuda_ctypes._floor.tables.declarations import Prototype, declared
from tests.fuzz import disturbances
from tests.fuzz.cases import Case, functions, table_of
from tests.fuzz.values import SMALL, STATUSES, Dice, Values, plain
from tests.standin.control import Recorder

BLOCK = 64
"""Calls that one line stands for."""
ADDRESS = re.compile(r"0x[0-9a-f]{7,}|\b[1-9]\d{12,14}\b")
OF_STREAMS = re.compile(r"(?:cuStreamGetCtx|cuCtxGetDevice)\([^)]*\) ?")
"""What a stream asks once: its context, and the device of that."""
LOG = re.compile(r"cuLogs\w+\([^)]*\) ")
"""How an exception reads the driver's log: with addresses, which look like numbers where Python is not relocated (Debian's)."""
INTEGERS = tuple("bBhHiIlLqQP")
STRUCTS = (ctypes.Structure, ctypes.Union)
"""By value they are not passed where memory is low: ctypes itself crashes where there is none for the copy (CPython 3.10 to 3.13)."""
SPACE = re.compile(r"\s+")


def shown(value: Any) -> str:
    if isinstance(value, (tuple, list)):
        return f"{type(value).__name__}({', '.join(map(shown, value))})"
    return f"{type(value).__name__} {value!r}"


def told(text: str) -> str:
    """Without addresses."""
    return SPACE.sub(" ", ADDRESS.sub("address", text))[:600]


def once(arrived: str, symbols: str) -> str:
    """What arrived in C, without the repetition of calls of these functions, a pattern, nor the count of calls."""
    return re.sub(rf"((?:{symbols})\([^)]*\) )\1+", r"\1", arrived).rpartition(" calls")[0].rpartition(" ")[0]


def content_of(value: Any) -> bytes | None:
    """The bytes of a struct; None of other objects."""
    if isinstance(value, STRUCTS):
        address = value.getPtr() if hasattr(value, "getPtr") else ctypes.addressof(value)
        return ctypes.string_at(address, ctypes.sizeof(type(value)))
    return None


class Parameter:
    """A parameter in C, and the position of the Python argument for it."""

    def __init__(self, place: int, item: Any, c_type: Any, position: int | None) -> None:
        self.place = place
        self.item = item
        self.position = position
        target = getattr(c_type, "_type_", None)
        self.target = target if item.stars and isinstance(target, type) else None
        self.size = ctypes.sizeof(c_type) if not item.stars and c_type is not None else 8
        self.is_number = not item.stars and isinstance(target, str) and target in INTEGERS
        self.is_number |= not item.stars and isinstance(c_type, type) and issubclass(c_type, ctypes.c_void_p)
        self.is_array = "array" in item.notes
        self.is_handled = {"array", *HARMLESS}.issuperset(item.notes)


class Function:
    """A function of a face: its C parameters, and which Python arguments they come from."""

    def __init__(self, calls: Calls, name: str, symbol: str) -> None:
        self.name = name
        self.symbol = symbol
        self.call = getattr(calls.module, name)
        self.raw = calls.face == "raw"
        self.again = calls.face == "checked" and symbol in calls.table.settings.get("allocates", ())
        """Whether Python repeats a call that C refused, for the exception's text."""
        prototype: Prototype = declared(calls.table, symbol, "checked" if calls.face == "checked" else "bindings")
        self.names = parameter_names(self.call)
        places = {plain_name(name): place for place, name in enumerate(self.names)}
        self.parameters = []
        for place, item in enumerate(prototype.parameters):
            position = place if self.raw else places.get(plain_name(item.name)) if item.direction == "in" else None
            self.parameters.append(Parameter(place, item, calls.types.c_type(item), position))
        self.wanted: dict[int, Any] = {}
        """Classes that arguments may have, by position."""
        for parameter in self.parameters:
            cls = getattr(calls.module, parameter.item.base, None)
            if parameter.position is not None and isinstance(cls, type):
                self.wanted[parameter.position] = cls
        self.measured = [
            (p.position, places[plain_name(p.item.notes["exact"])])
            for p in self.parameters
            if p.position is not None and "exact" in p.item.notes and not self.raw
        ]
        """The positions of buffers and of their sizes."""
        makes_room = {"array", "buffer", "sized", "entries", "counted", "makes", "bytes"}
        self.counts = calls.counts(symbol)
        self.statuses = (0,) if prototype.result.stars else STATUSES  # an address that C may dereference
        self.numbers: dict[str, Any] = {}
        if any(
            "sized" in p.item.notes or p.item.direction != "in" and (p.item.bounds or makes_room & {*p.item.notes})
            for p in self.parameters
        ):
            self.numbers = {"numbers": SMALL}

    def arguments(self, rng: Dice, values: Values) -> list[Any]:
        count = len(self.names)
        if rng.randrange(3) == 0:  # numbers only: machine code is for them
            bits = (3,) if self.numbers else (3, 16, 31)
            return [rng.getrandbits(rng.choice(bits)) for _ in range(count)]
        given = [self.argument(rng, values, position) for position in range(count)]
        for place, size in self.measured:
            if rng.randrange(2):
                given[place] = values.buffer(rng)
                given[size] = len(given[place])
        if rng.randrange(12) == 0:
            given.append(values.value(rng, **self.numbers))
        elif rng.randrange(12) == 0:
            del given[-1:]
        return given

    def argument(self, rng: Dice, values: Values, position: int) -> Any:
        if self.names[position] == "kernelParams":
            return values.kernel_parameters(rng)
        cls = self.wanted.get(position)
        parameter = next((p for p in self.parameters if p.position == position), None)
        if parameter is not None and rng.randrange(3):
            if self.raw and parameter.target is not None and rng.randrange(2):
                return ctypes.byref(parameter.target())
            if parameter.is_array and not self.raw:
                if parameter.item.base == "char":
                    return values.texts(rng)
                return values.sequence(rng, cls, **self.numbers)
            if cls is not None:
                return values.fitting(rng, cls, **self.numbers)
        value = values.value(rng, **self.numbers)
        if isinstance(value, ctypes.c_void_p) and parameter is not None and parameter.item.base.endswith("char"):
            return None  # a pointer to text is read, as in C: it must not be a mere number
        return value

    def looks(self, recorder: Recorder, rng: Dice, given: list[Any]) -> list[tuple[int, bytes | None, Parameter]]:
        """Tell C what to read and write during the call. Returns the bytes that it should find."""
        expected: list[tuple[int, bytes | None, Parameter]] = []
        for parameter in self.parameters:
            item = parameter.item
            if parameter.position is None or self.raw:
                if item.direction == "out" and item.stars == 1 and not item.notes and not self.raw:
                    self.answer(recorder, rng, parameter)
                if not self.raw:
                    continue
            position = parameter.position or 0
            value = given[position] if position < len(given) else None
            if item.name == "kernelParams":
                self.look_at_kernel(recorder, parameter, value)
                continue
            content = None if self.raw else self.content(parameter, value)
            if content is not None and item.stars and len(expected) < 12:
                found = recorder.read(parameter.place, len(content))
                expected.append((found, content if parameter.is_handled else None, parameter))
        return expected

    @staticmethod
    def content(parameter: Parameter, value: Any) -> bytes | None:
        """The bytes that C should find at an address."""
        item, kind = parameter.item, type(value)
        if kind in (bytes, bytearray) and item.stars == 1:
            return bytes(value)
        if kind in (list, tuple) and parameter.is_array and getattr(parameter.target, "_type_", None) in INTEGERS:
            target: Any = parameter.target
            size = ctypes.sizeof(target)
            if value and all(type(item) is int and 0 <= item < 1 << 8 * size for item in value):
                return b"".join(number.to_bytes(size, "little") for number in value)
            return None
        content = content_of(value) if item.stars == 1 else None
        target = parameter.target
        if content is None or target is None or not plain(target) or len(content) != ctypes.sizeof(target):
            return None
        return content

    def answer(self, recorder: Recorder, rng: Dice, parameter: Parameter) -> None:
        """Let C write a result, if its type has no pointers."""
        target = parameter.target
        if target is None or parameter.item.base == "char":
            return
        if plain(target) or issubclass(target, ctypes.c_void_p):
            size = min(ctypes.sizeof(target), 256)
            number = rng.randrange(40) if self.counts else rng.getrandbits(8 * size - 1)
            recorder.write(parameter.place, rng.choice((bytes(size), number.to_bytes(size, "little"))))

    @staticmethod
    def look_at_kernel(recorder: Recorder, parameter: Parameter, value: Any) -> None:
        if type(value) is tuple and len(value) == 2 and type(value[0]) is type(value[1]) is tuple:
            for place, (item, kind) in enumerate([*zip(*value)][:10]):
                shown = kind or (type(item) if isinstance(item, (ctypes.Structure, ctypes.Union)) else ctypes.c_int)
                recorder.read(parameter.place, min(ctypes.sizeof(shown), 256), 8 * place, 0)

    def wrong(self, recorder: Recorder, given: list[Any], looks: Any) -> str:
        """The arguments that C got with other values than passed; empty if none."""
        calls = recorder.calls()
        if len(calls) != 1 or len(calls[0].arguments) != len(self.parameters):
            return ""
        if len(given) < len(self.names):  # short forms leave out the first arguments
            return ""
        for parameter in self.parameters:
            position = parameter.position
            if position is None or position >= len(given) or not parameter.is_number or parameter.item.notes:
                continue
            value = given[position]
            if type(value) is int and calls[0].unsigned(parameter.place) != value & (1 << 8 * parameter.size) - 1:
                return f"{parameter.item.name} arrived as {calls[0].unsigned(parameter.place):#x}"
        for action, content, parameter in looks:
            found = recorder.result(action)
            if content is not None and found is not None and found != content:
                return f"{parameter.item.name} has the bytes {found.hex()} in C, {content.hex()} here"
        return ""


def plain_name(name: str) -> str:
    return name.replace("_", "").lower()


def parameter_names(function: Any) -> list[str]:
    try:
        return list(inspect.signature(function).parameters)
    except (TypeError, ValueError):
        return ["first", "second"]


class Calls:
    """The calls of a case, in this process."""

    def __init__(self, case: Case, recorder: Recorder) -> None:
        self.case = case
        self.recorder = recorder
        self.face = case.module.split(".")[1] if "." in case.module else "core"
        if self.face == "core":
            from tests.fuzz.launches import launches

            self.module = importlib.import_module("cuda_ctypes.cu13.bindings.driver")
            self.functions: Any = launches(case.names)
        else:
            from cuda_ctypes._floor.faces import common

            self.module = importlib.import_module(f"cuda_ctypes.{case.module}")
            self.table = table_of(case.module)
            self.types = common(self.table, self.table.package).types
            symbols = functions(case.module)
            self.functions = [Function(self, name, symbols[name]) for name in case.names]
        self.values = Values(self.module, self.face == "raw")
        self.scarcity: disturbances.Scarcity | None = None

    def call(self, index: int) -> str:
        """Make a call. Returns its outcome and the arguments that C got."""
        rng = Dice((self.case.seed << 40) + index)
        function = rng.choice(self.functions)
        given = function.arguments(rng, self.values)
        if self.case.plain and index == self.case.indices[-1]:
            given = [5 if place in self.case.plain else value for place, value in enumerate(given)]
        about = told(f"{function.name}{tuple(given)!r}") if self.case.all_lines else ""
        status = rng.choice(function.statuses)
        self.recorder.program(function.symbol, status)
        looks = function.looks(self.recorder, rng, given)
        left = rng.randrange(60)
        found = self.outcome(function, given, left)
        arrived = LOG.sub("", self.recorder.told())
        repeated = []
        if status and (function.again or self.scarcity):  # an exception may lack the memory to read the driver's log
            repeated.append(function.symbol)
        if self.case.disturbance in disturbances.FAULTS and self.face == "core":
            arrived = OF_STREAMS.sub("", arrived)  # a call with a fault may have kept the answers, or not
        if self.face == "core":  # machine code asks for the current context, and Python again if it is another one
            repeated.append("cuCtxGetCurrent")
        if repeated:
            arrived = once(arrived, "|".join(repeated))
        wrong = "" if index % 8 else function.wrong(self.recorder, given, looks)
        return f"{about} -> {found} | {arrived}{wrong and f' WRONG: {wrong}'}"

    def outcome(self, function: Any, given: list[Any], left: int) -> str:
        faults = disturbances.FAULTS.get(self.case.disturbance, ())
        try:
            scarcity = self.scarcity if left < 8 and not any(isinstance(value, STRUCTS) for value in given) else None
            with scarcity.taken_up() if scarcity else contextlib.nullcontext():
                if self.case.disturbance == "deep recursion":
                    value = disturbances.deeply(lambda: function.call(*given), left)
                else:
                    value = function.call(*given)
            return told(shown(value))
        except Exception as error:
            name = type(error).__name__
            if name.startswith(faults) or self.case.disturbance == "low memory" and not str(error):  # none for its text
                return "FAULT"
            return told(f"{name}: {error}")

    def counts(self, symbol: str) -> bool:
        """Whether another function asks this one how much memory it needs."""
        return f"={symbol.partition('_v')[0]}".encode() in bytes(self.table.functions.text)

    def warm(self) -> None:
        for function in self.functions:
            for _ in range(3):
                with contextlib.suppress(Exception):
                    function.call(*[5] * len(function.names))

    def work(self) -> None:
        case, seen, count = self.case, 0, 0
        tolerant = case.disturbance in disturbances.FAULTS
        for index in case.indices:
            if index == case.last // 3 and not case.only:
                self.midway()
            try:
                line = self.call(index)
            except MemoryError:  # of the fuzzer itself
                line = "FAULT"
            if case.all_lines:
                print(index, line, flush=True)
            elif tolerant:
                print(index, "FAULT" if "FAULT" in line else crc32(line.encode()))
            else:
                seen, count = crc32(line.encode(errors="replace"), seen), count + 1
                if count % BLOCK == 0:
                    print(index, seen)
            if "WRONG" in line:
                print(index, line, flush=True)
            if case.disturbance == "forks" and index % 100 == 50:
                disturbances.in_child(self.call, index)
        print("end", seen, flush=True)

    def midway(self) -> None:
        """After a third of the calls, memory or code may be refused."""
        if self.case.disturbance == "low memory":
            self.scarcity = disturbances.Scarcity()
        elif self.case.disturbance == "no new code":
            disturbances.refuse_executable_memory()


MEMORY = 3 << 30
"""Most bytes of address space: a call that takes more fails, and its computer goes on."""
SECONDS = 300
"""Most seconds of the processor's time: a call that has no end is ended by a signal."""


def make(case: Case, library: str) -> None:
    """Make the calls of a case on the stand-in at this path."""
    if not disturbances.CHECKED:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.RLIM_INFINITY))
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, resource.RLIM_INFINITY))
    calls = Calls(case, Recorder(library))
    if case.warm:
        calls.warm()
    disturbances.disturbed(case.disturbance, lambda: Calls(case, Recorder(library)).call, calls.work)
