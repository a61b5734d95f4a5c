"""Every function of every table, called with random bits: they arrive in C as sent, and C's bits come back.

The stand-ins for the libraries are compiled from the headers, so the two sides of the comparison are independent. Every failure
shows a ``CONFORMANCE_SEED``, which repeats the run.
"""

from __future__ import annotations

import contextlib
import ctypes
import functools
import importlib
import inspect
import itertools
import json
import math
import os
import random
import struct
import sys
import zlib
from collections.abc import Collection, Iterator
from typing import Any, Callable, cast

import pytest

from cuda_ctypes._floor.tables.declarations import Declaration, prototype
from cuda_ctypes._floor.tables.declarations import declaration as read
from tests.conftest import package_on
from tests.interpreter import BESIDE
from tests.standin import build
from tests.standin.control import Call, Recorder

PYPY = sys.implementation.name == "pypy"
SEED = os.environ.get("CONFORMANCE_SEED") or str(random.SystemRandom().randrange(1 << 32))
TABLES = {
    (major, library): build.table_of(major, library)
    for major in build.majors()
    for library in build.libraries()
    if major in build.majors(library)
}
TUPLES = ("driver", "runtime", "nvrtc")
"""Libraries whose ``bindings`` return tuples and are otherwise like ``checked``. Other libraries' bindings use snake_case."""
ROUNDS, ENDS = (1, (0, 1)) if BESIDE else (3, (0, 0, 1, 12345))
"""How often ``raw`` calls each function, and the statuses of the other faces' calls. Each Python tries different bits."""
STATUSES = (0, 0, 0, 1, 2, 600, 999, 12345)
"""Statuses that the stand-in returns. No release defines the last one."""
TEXT = ctypes.create_string_buffer(b"a text of the library's own")

Description = dict[str, Any]


def symbol_of(table: Any, name: str) -> str:
    return table.names.get(name, name)  # type: ignore[no-any-return]


def declared(table: Any, symbol: str) -> str:
    return table.functions.get(symbol) or table.older[symbol]  # type: ignore[no-any-return]


def function_names(table: Any) -> list[str]:
    """Every name of a function: public names, exact symbols, and ``_v1`` where the plain name stands for a newer
    form."""
    return list(dict.fromkeys([*table.functions, *table.older, *table.names]))


def each_table(libraries: Collection[str] = build.libraries()) -> pytest.MarkDecorator:
    """Parametrize a test by tables, major by major, because a package opens the libraries of one major only.

    The other Pythons try the driver and the newest NVML alone, which represent the libraries of their conventions.
    """
    beside = {(major, "driver") for major in build.majors()} | {(max(build.majors()), "nvml")}
    chosen = [which for which in TABLES if which[1] in libraries and (not BESIDE or which in beside)]
    return pytest.mark.parametrize(("major", "library"), [pytest.param(*which, id="-".join(which)) for which in chosen])


def every_function(table: Any, check: Callable[[str], None]) -> None:
    """Check each function of a table and report all failures.

    With a test per function, pytest would take longer than the calls.
    """
    failed: dict[str, Exception] = {}
    for name in function_names(table):
        try:
            check(name)
        except Exception as error:
            failed[name] = error
    if failed:
        told = "\n".join(f"{name}: {error!r}" for name, error in failed.items())
        raise AssertionError(told) from next(iter(failed.values()))


class Recorded:
    """cuda_ctypes on the recording stand-ins of one major at a time, and the descriptions of these stand-ins."""

    def __init__(self) -> None:
        self.major = ""
        self.package = contextlib.ExitStack()
        self.recorders: dict[tuple[str, str], Recorder] = {}
        self.import_module: Callable[[str], Any] = importlib.import_module

    def use(self, major: str, **environment: str) -> None:
        """Import a fresh copy of the package for a major."""
        self.package.close()
        files = {}
        for (its_major, library), table in TABLES.items():
            if its_major == major:
                files[table.settings["environment"]] = str(self.standin(major, library).path("recording"))
        self.import_module = self.package.enter_context(package_on(**files, **environment))
        self.major = major

    def module(self, major: str, face: str, library: str) -> Any:
        if major != self.major:
            self.use(major)
        return self.import_module(f"{major}.{face}.{library}")

    @functools.cache
    def standin(self, major: str, library: str) -> build.Standin:
        standin = build.standins()[major, library]
        build.ensure(standin)
        return standin

    def recorder(self, major: str, library: str) -> Recorder:
        if (major, library) not in self.recorders:
            self.recorders[major, library] = Recorder(self.standin(major, library).path("recording"))
        return self.recorders[major, library]

    @functools.cache
    def description(self, major: str, library: str) -> Description:
        return cast("Description", json.loads(self.standin(major, library).functions.read_text("utf-8")))

    def symbols(self, major: str, library: str) -> set[str]:
        """The symbols that the headers of the major's release declare."""
        functions, release = self.description(major, library)["functions"], TABLES[major, library].release
        return {symbol for symbol, function in functions.items() if release in function["parameters"]}


@pytest.fixture(scope="module")
def recorded() -> Iterator[Recorded]:
    made = Recorded()
    with made.package:
        yield made
    for recorder in made.recorders.values():
        recorder.program()  # later tests call these libraries with other arguments
    Recorded.description.cache_clear()  # large: it would slow garbage collections in later tests


@pytest.fixture(autouse=True)
def show_seed(request: pytest.FixtureRequest) -> Iterator[None]:
    print(f"CONFORMANCE_SEED={SEED}")  # pytest shows the output of a failing test
    yield


def dice(*what: object) -> random.Random:
    return random.Random(zlib.crc32(f"{SEED} {what}".encode()))  # PyPy takes a millisecond for a seed that is text


def bits(rng: random.Random, size: int) -> bytes:
    return rng.randbytes(size)


def number(rng: random.Random, plain: Description) -> int:
    """A number within the type's bounds: 0, 1, a bound, or random bits."""
    if plain.get("name") == "_Bool":
        return rng.randrange(2)
    width = 8 * plain["size"]
    value = rng.choice((0, 1, (1 << width) - 1, 1 << width - 1, rng.getrandbits(width), rng.getrandbits(width)))
    return value - (1 << width) if plain["kind"] == "signed" and value >> width - 1 else value


def real(rng: random.Random, size: int) -> float:
    """A number that a float of this size represents exactly."""
    while True:
        value: float = struct.unpack("<f" if size == 4 else "<d", bits(rng, size))[0]
        if not math.isnan(value):  # Python's float may change the bits of a NaN
            return value


def as_bytes(value: float, plain: Description) -> bytes:
    if plain["kind"] == "float":
        return struct.pack("<f" if plain["size"] == 4 else "<d", value)
    size: int = plain["size"]
    return (int(value) & (1 << 8 * size) - 1).to_bytes(size, "little")


def parameters(description: Description, release: str, symbol: str) -> list[Description]:
    """The parameters of a function in the headers, from the stand-in's description."""
    return description["functions"][symbol]["parameters"][release]  # type: ignore[no-any-return]


# --- raw: ctypes values, pointers to memory, structs by value.


def pointer_to_noise(rng: random.Random, c_type: Any, plain: Description) -> tuple[Any, Any]:
    """A pointer of a parameter's type and its target, filled with noise."""
    target = plain.get("to", {"size": 0, "kind": "opaque"})
    size = max(target["size"], 16) if target["kind"] in ("void", "opaque") else target["size"]
    memory = getattr(c_type, "_type_", None) if hasattr(c_type, "contents") else None
    if memory is None:
        content = bits(rng, size)
        array = (ctypes.c_ubyte * size).from_buffer_copy(content)
        return ctypes.cast(array, c_type), array
    instance = memory()
    assert ctypes.sizeof(instance) == size, f"{memory.__name__} has {ctypes.sizeof(instance)} bytes, in C it has {size}"
    ctypes.memmove(ctypes.byref(instance), bits(rng, size), size)
    return ctypes.byref(instance), instance


def memory_of(value: Any) -> bytes:
    return ctypes.string_at(ctypes.addressof(value), ctypes.sizeof(value))


def answer(rng: random.Random, plain: Description) -> tuple[bytes, Callable[[Any], None]]:
    """The bytes that C returns, and a check of the result of ``raw``."""
    if plain["kind"] == "void":
        return b"", lambda got: same(got, None)
    if plain["kind"] == "record":
        content = bits(rng, plain["size"])
        return content, lambda got: same(memory_of(got), content)
    if plain["kind"] == "pointer" and plain["to"]["name"] == "char":
        return ctypes.addressof(TEXT).to_bytes(8, "little"), lambda got: same(got, TEXT.value)
    if plain["kind"] in ("pointer", "callback"):
        address = rng.getrandbits(64)
        return as_bytes(address, plain), lambda got: same(ctypes.cast(got, ctypes.c_void_p).value, address)
    if plain["kind"] == "float":
        fraction = real(rng, plain["size"])
        return as_bytes(fraction, plain), lambda got: same(got, fraction)
    status = rng.choice(STATUSES) if plain["kind"] == "enum" else number(rng, plain)
    return as_bytes(status, plain), lambda got: same(int(got), status)


def check_raw(
    function: Any, symbol: str, description: Description, release: str, recorder: Recorder, rng: random.Random
) -> None:
    shapes, result = parameters(description, release, symbol), description["functions"][symbol]["result"]
    assert len(function.argtypes) == len(shapes), f"{len(function.argtypes)} argtypes, in C {len(shapes)} parameters"
    content, check_result = answer(rng, result)
    recorder.program(symbol, result=content)
    arguments: list[Any] = []
    expected: list[bytes | None] = []
    behind: list[tuple[int, Any, bytes, bytes, int, int]] = []
    for index, (shape, c_type) in enumerate(zip(shapes, function.argtypes)):
        plain = shape["plain"]
        if plain["kind"] in ("pointer", "callback"):
            if plain["kind"] == "pointer" and rng.random() < 0.7:
                argument, memory = pointer_to_noise(rng, c_type, plain)
                before, after = memory_of(memory), bits(rng, ctypes.sizeof(memory))
                read, write = recorder.read(index, len(before)), recorder.write(index, after)
                behind.append((index, memory, before, after, read, write))
                expected.append(ctypes.addressof(memory).to_bytes(8, "little"))
            else:
                address = rng.getrandbits(64)
                argument = ctypes.cast(ctypes.c_void_p(address), c_type)
                expected.append(address.to_bytes(8, "little"))
        elif plain["kind"] == "record":
            assert ctypes.sizeof(c_type) == plain["size"], f"{c_type.__name__} has another size than in C"
            argument = c_type()
            ctypes.memmove(ctypes.byref(argument), bits(rng, plain["size"]), plain["size"])
            expected.append(memory_of(argument))
        else:
            argument = real(rng, plain["size"]) if plain["kind"] == "float" else number(rng, plain)
            expected.append(as_bytes(argument, plain))
        arguments.append(argument)
    returned = function(*arguments)
    calls = recorder.calls()
    assert [call.symbol for call in calls] == [symbol], (
        f"these functions were called: {[call.symbol for call in calls]}"
    )
    for shape, want, got in zip(shapes, expected, calls[0].arguments):
        assert want == got, f"{shape['type']} {shape['name']} arrived as {got.hex()}, sent was {want and want.hex()}"
    for index, memory, before, after, read, write in behind:
        assert recorder.result(read) == before, f"C sees other memory behind {shapes[index]['name']}"
        assert memory_of(memory) == after, f"what C writes behind {shapes[index]['name']} does not come back"
    check_result(returned)


@each_table()
def test_raw_functions_pass_every_bit(recorded: Recorded, major: str, library: str) -> None:
    table, raw = TABLES[major, library], recorded.module(major, "raw", library)
    recorder, description = recorded.recorder(major, library), recorded.description(major, library)

    def check(name: str) -> None:
        for attempt in range(ROUNDS):
            rng = dice("raw", major, library, name, attempt)
            check_raw(getattr(raw, name), symbol_of(table, name), description, table.release, recorder, rng)

    every_function(table, check)


def twins_of(recorded: Recorded, major: str, library: str) -> dict[str, str]:
    """Symbol -> its twin for the per-thread default stream."""
    description, release = recorded.description(major, library), TABLES[major, library].release
    twins = description["twin_of"].items()
    return {of: twin for twin, of in twins if release in description["functions"][twin]["parameters"]}


@each_table()
def test_raw_uses_twins_on_the_per_thread_default_stream(recorded: Recorded, major: str, library: str) -> None:
    table, twins = TABLES[major, library], twins_of(recorded, major, library)
    recorded.use(major, CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM="1")
    raw = recorded.module(major, "raw", library)
    ends = ("_ptds", "_ptsz")
    assert set(twins.values()) == {symbol for symbol in recorded.symbols(major, library) if symbol.endswith(ends)}
    for name in function_names(table):
        symbol = symbol_of(table, name)
        if symbol in twins:
            rng = dice("twin", major, library, name)
            description, recorder = recorded.description(major, library), recorded.recorder(major, library)
            check_raw(getattr(raw, name), twins[symbol], description, table.release, recorder, rng)
    recorded.use(major)


@each_table()
def test_raw_has_every_function_of_the_header(recorded: Recorded, major: str, library: str) -> None:
    table, twins = TABLES[major, library], twins_of(recorded, major, library)
    in_c = recorded.symbols(major, library)
    reached = {symbol_of(table, name) for name in function_names(table)}
    reached |= {twin for of, twin in twins.items() if of in reached}
    assert in_c - reached == set(), "raw cannot call these"
    assert reached - in_c == set(), "the header does not declare these"


# --- bindings: Python values in, a tuple out.

Check = Callable[[Call], None]


class Trial:
    """One call of a function of ``bindings`` or ``checked``: the arguments, and the checks after the call."""

    def __init__(
        self,
        face: str,
        modules: list[Any],
        tables: list[Any],
        symbol: str,
        description: Description,
        recorder: Recorder,
        rng: random.Random,
        attribute: str = "",
    ) -> None:
        self.face, self.symbol = face, symbol
        self.module, self.modules = modules[0], modules
        self.table, self.tables = tables[0], tables
        table = self.table
        self.recorder, self.rng = recorder, rng
        self.types: dict[str, Description] = description["types"][table.release]
        shapes = parameters(description, table.release, symbol)
        self.result, self.plain_result = (
            prototype(declared(table, symbol)).result,
            description["functions"][symbol]["result"],
        )
        self.declared = prototype(declared(table, symbol)).parameters
        self.by_name = {declaration.name: declaration for declaration in self.declared}
        self.index = {declaration.name: index for index, declaration in enumerate(self.declared)}
        self.plain = {declaration.name: shape["plain"] for declaration, shape in zip(self.declared, shapes)}
        assert len(self.declared) == len(shapes), f"{len(self.declared)} parameters, in C {len(shapes)}"
        self.arguments: dict[str, Any] = {}
        self.checks: list[Check] = []
        self.outputs: list[Callable[[Any], None]] = []
        self.kept: list[Any] = []
        self.asks = False
        """Whether the first call asks for a count only."""
        self.attribute = attribute
        """The enum member that decides the type of the function's value; empty for most functions."""
        self.given: dict[str, list[Any]] = {}
        """Lists that depend on another parameter's values."""
        self.lengths = self._lengths()

    def _lengths(self) -> dict[str, int]:
        """Parameter -> the number of elements or bytes that it passes."""
        lengths: dict[str, int] = {}
        for declaration in self.declared:
            for note in ("array", "buffer", "exact", "least"):
                count = declaration.notes.get(note)
                if count and not count.isdigit():
                    lengths[count] = self.rng.choice((1, 2, 3, 7) if note == "array" else (1, 16, 100))
        return lengths

    def count(self, declaration: Declaration) -> int:
        """The number of elements of a parameter's array, or of bytes of its text."""
        told = declaration.notes.get("array") or declaration.notes.get("buffer") or ""
        return int(told) if told.isdigit() else self.lengths[told] if told else self.rng.choice((1, 3, 5))

    # Arguments that C must have got.

    def arrives(self, declaration: Declaration, want: bytes) -> None:
        index = self.index[declaration.name]

        def check(call: Call) -> None:
            got = call.arguments[index]
            assert got == want, f"{declaration.name} arrived as {got.hex()}, sent was {want.hex()}"

        self.checks.append(check)

    def behind(self, declaration: Declaration, want: bytes, *path: int) -> None:
        action = self.recorder.read(self.index[declaration.name], len(want), *path)

        def check(call: Call) -> None:
            got = self.recorder.result(action)
            assert got is not None, f"{declaration.name} is NULL in C"
            assert got == want, f"behind {declaration.name} C sees {got.hex()}, sent was {want.hex()}"

        self.checks.append(check)

    def seen(self, index: int, want: bytes, *path: int) -> None:
        """C must have got these bytes in a struct, or at a pointer inside it."""
        action = self.recorder.read(index, len(want), *path)

        def check(call: Call) -> None:
            assert self.recorder.result(action) == want, f"at {path} C sees {self.recorder.result(action)!r}"

        self.checks.append(check)

    def written(self, declaration: Declaration, content: bytes, check: Callable[[Any], None]) -> None:
        """C writes ``content`` to the parameter's target, and ``check`` gets the output of the call."""
        self.recorder.write(self.index[declaration.name], content)
        self.outputs.append(check)

    # Values of one type.

    def target(self, declaration: Declaration) -> Description:
        """The type of a parameter's target."""
        return self.plain[declaration.name]["to"]  # type: ignore[no-any-return]

    def handle_class(self, base: str) -> type | None:
        """The class of ``bindings`` for a typedef of a number or a pointer, or None."""
        return self.class_of(base) if any(base in table.typedefs for table in self.tables) else None

    def class_of(self, base: str) -> Any:
        """The object of a type's name in the library's module, or in that of a library whose types it uses."""
        return next(getattr(module, base) for module in self.modules if hasattr(module, base))

    def scalar(self, base: str, plain: Description, value: float | None = None) -> tuple[Any, bytes]:
        """A value that a caller may pass, and its bytes."""
        if plain["kind"] == "float":
            value = real(self.rng, plain["size"])
            return value, as_bytes(value, plain)
        if plain["kind"] == "enum" and value is None:
            cls = self.class_of(base)
            value = self.rng.choice([self.rng.choice(list(cls)), number(self.rng, {"kind": "unsigned", "size": 4})])
            return value, as_bytes(value, plain)
        given: Any = number(self.rng, plain) if value is None else value
        encoded = as_bytes(given, plain)
        cls = self.handle_class(base)
        if cls is not None and self.rng.random() < 0.5:
            given = cls(given)
        return given, encoded

    def record(self, base: str, size: int) -> tuple[Any, bytes]:
        instance = self.class_of(base)()
        content = bits(self.rng, size)
        ctypes.memmove(instance.getPtr(), content, size)
        return instance, content

    def element(self, base: str, plain: Description) -> tuple[Any, bytes]:
        if plain["kind"] == "record":
            return self.record(base, plain["size"])
        if plain["kind"] == "enum":
            value = self.rng.choice(list(self.class_of(base)))
            return value, as_bytes(value, plain)
        return self.scalar(base, plain)

    def python_value(self, base: str, stars: int, plain: Description, content: bytes) -> Callable[[Any], None]:
        """A check that a Python value equals C's bytes."""

        def check(got: Any) -> None:
            if plain["kind"] == "float":
                sent = struct.unpack("<f" if plain["size"] == 4 else "<d", content)[0]
                both_nan = math.isnan(sent) and math.isnan(got)  # a signalling NaN may become a quiet one
                assert both_nan or as_bytes(got, plain) == content, f"{got!r} should be {sent!r}"
            elif plain["kind"] == "record":
                assert isinstance(got, self.class_of(base)), f"{got!r} is no {base}"
                assert ctypes.string_at(got.getPtr(), len(content)) == content
            else:
                signed = plain["kind"] == "signed"
                want = int.from_bytes(content, "little", signed=signed)
                assert (int(got) - want) % (1 << 32) == 0, f"{got!r} should be {want}"  # C does not tell signed enums
                cls = None if stars or plain["kind"] == "enum" else self.handle_class(base)
                if cls is not None:
                    assert isinstance(got, cls), f"{got!r} is no {base}"

        return check

    def text(self, content: bytes) -> bytes | str:
        """C's text in Python: bytes in ``bindings``, str up to the NUL in ``checked``."""
        return content if self.face == "bindings" else content.split(b"\0")[0].decode("utf-8", "replace")

    # One parameter each.

    def set_up(self) -> None:
        for declaration in sorted(self.declared, key=lambda item: not {"attributes", "options"} & set(item.notes)):
            shape = self.plain[declaration.name]
            kind = next((note for note in SPECIAL if note in declaration.notes), None)
            if kind:
                SPECIAL[kind](self, declaration, shape)
            elif declaration.name in self.arguments:
                continue  # done by the parameter that it belongs to
            elif shape["kind"] == "pointer" and declaration.stars:
                self.pointer(declaration, shape["to"])
            elif shape["kind"] == "record":
                value, content = self.record(declaration.base, shape["size"])
                self.arguments[declaration.name] = value
                self.arrives(declaration, content)
            elif shape["kind"] == "enum" and self.attribute and self.types_a_value(declaration):
                value = getattr(self.class_of(declaration.base), self.attribute)
                self.arguments[declaration.name] = value
                self.arrives(declaration, as_bytes(value, shape))
            else:
                value, content = self.scalar(declaration.base, shape, self.lengths.get(declaration.name))
                self.arguments[declaration.name] = value
                self.arrives(declaration, content)

    def types_a_value(self, declaration: Declaration) -> bool:
        return any(other.notes.get("attribute") == declaration.name for other in self.declared)

    def pointer(self, declaration: Declaration, to: Description) -> None:
        if declaration.direction == "out":
            self.output(declaration, to)
        elif declaration.direction == "inout":
            self.in_and_out(declaration, to)
        elif declaration.name in self.given:
            self.arguments[declaration.name] = self.given[declaration.name]
            self.behind(declaration, b"".join(as_bytes(value, to) for value in self.given[declaration.name]))
        elif "array" in declaration.notes and to["kind"] == "pointer" and to["name"] == "char":
            texts = [self.a_text() for _ in range(self.count(declaration))]
            self.arguments[declaration.name] = [value for value, _ in texts]
            for position, (_, content) in enumerate(texts):
                self.behind(declaration, content, 8 * position, 0)
        elif "array" in declaration.notes:
            elements = [self.element(declaration.base, to) for _ in range(self.count(declaration))]
            self.arguments[declaration.name] = self.rng.choice((list, tuple))(value for value, _ in elements)
            self.behind(declaration, b"".join(content for _, content in elements))
        elif to["name"] == "char" and to["kind"] != "pointer" and declaration.const:
            self.arguments[declaration.name], content = self.a_text()
            self.behind(declaration, content)
        elif to["kind"] == "record" and "memory" not in declaration.notes:
            value, content = self.record(declaration.base, to["size"])
            self.arguments[declaration.name] = value
            self.behind(declaration, content)
        elif to["kind"] in ("opaque", "callback"):
            value, content = self.scalar(declaration.base, {"kind": "unsigned", "size": 8})
            self.arguments[declaration.name] = value
            self.arrives(declaration, content)
        else:
            self.memory(declaration)

    def a_text(self) -> tuple[bytes | str, bytes]:
        """A text that a caller may pass, and its bytes in C."""
        content = bytes(self.rng.randrange(1, 128) for _ in range(self.rng.randrange(20)))
        return self.rng.choice((content, content.decode())), content + b"\0"

    def memory(self, declaration: Declaration, size: int = 0) -> None:
        """``void *``, or ``float *`` that may point to device memory: an address or a buffer."""
        content = bits(self.rng, size or self.rng.choice((1, 8, 100)))
        written = "writable" in declaration.notes or (PYPY and "sized" in declaration.notes)  # PyPy copies bytes
        read_only = () if written else ("bytes", "memoryview")
        counts = "sized" in declaration.notes and self.face == "bindings"  # there an int is a number of bytes
        address = () if counts else ("address",)
        form = self.rng.choice((*address, "None", "bytearray", "array", *read_only))
        if form == "address":
            value: Any = self.rng.getrandbits(64)
            self.arrives(declaration, value.to_bytes(8, "little"))
        elif form == "None":
            value = None
            self.arrives(declaration, bytes(8))
        else:
            value = content
            if form == "bytearray":
                value = bytearray(content)
            elif form == "memoryview":
                value = memoryview(content)
            elif form == "array":
                value = (ctypes.c_ubyte * len(content)).from_buffer_copy(content)
            self.behind(declaration, content)
        self.arguments[declaration.name] = value

    def output(self, declaration: Declaration, to: Description) -> None:
        if "buffer" in declaration.notes:
            content = bits(self.rng, self.count(declaration))
            length = declaration.notes["buffer"]
            given = [item.name for item in self.declared if item.name == length and "asked" not in item.notes]
            is_text = "text" in declaration.notes or bool(given)  # of a length that the caller gives
            want = self.text(content) if is_text else content
            self.written(declaration, content, lambda got: same(got, want))
        elif "array" in declaration.notes:
            own = declaration.stars == 2  # C returns the address of the library's memory
            to = to["to"] if own else to
            parts = [bits(self.rng, to["size"]) for _ in range(self.count(declaration))]
            content = b"".join(parts)
            if own:
                self.kept.append(ctypes.create_string_buffer(content))
                content = ctypes.addressof(self.kept[-1]).to_bytes(8, "little")
            self.written(declaration, content, self.listed(declaration, to, parts))
        elif to["name"] == "char" and to["kind"] != "pointer":
            raise AssertionError(f"{declaration.name} has room for one char: the descriptor should say for how many")
        elif to["kind"] == "void" and declaration.stars == 1:  # the place to write an address to
            content = bits(self.rng, 8)
            address = {"kind": "unsigned", "size": 8}
            self.written(declaration, content, self.python_value(declaration.base, 1, address, content))
        elif to["kind"] in ("void", "opaque"):
            raise NotImplementedError(f"no test for an output like {declared(self.table, self.symbol)}: {declaration}")
        elif declaration.name in self.lengths:
            content = as_bytes(self.lengths[declaration.name], to)
            self.written(declaration, content, self.python_value(declaration.base, declaration.stars - 1, to, content))
        else:
            self.written(declaration, *self.from_c(declaration.base, declaration.stars - 1, to))

    def listed(self, declaration: Declaration, plain: Description, parts: list[bytes]) -> Callable[[Any], None]:
        """A check that a list equals elements with these bytes."""

        def check(got: Any) -> None:
            assert isinstance(got, list) and len(got) == len(parts), f"{declaration.name}: {got!r}"
            for item, part in zip(got, parts):
                self.python_value(declaration.base, 0, plain, part)(item)

        return check

    def from_c(self, base: str, stars: int, plain: Description) -> tuple[bytes, Callable[[Any], None]]:
        """Bytes that C may write for a type, and a check that a Python value equals them."""
        if plain["kind"] == "pointer" and plain["to"]["name"] == "char" and plain["to"]["kind"] != "pointer":
            text = self.text(TEXT.value)
            return ctypes.addressof(TEXT).to_bytes(8, "little"), lambda got: same(got, text)
        content = bits(self.rng, plain["size"])
        if plain["kind"] == "float":
            content = as_bytes(real(self.rng, plain["size"]), plain)
        if plain["name"] == "_Bool":
            content = bytes([self.rng.randrange(2)])
        if plain["kind"] == "enum":
            content = as_bytes(self.rng.choice([*map(int, self.class_of(base)), 4711]), plain)
        return content, self.python_value(base, stars, plain, content)

    def in_and_out(self, declaration: Declaration, to: Description) -> None:
        value, content = (
            self.element(declaration.base, to)
            if declaration.name not in self.lengths
            else (self.lengths[declaration.name], as_bytes(self.lengths[declaration.name], to))
        )
        self.arguments[declaration.name] = value
        self.behind(declaration, content)
        after = content if declaration.name in self.lengths else bits(self.rng, to["size"])
        self.written(declaration, after, self.python_value(declaration.base, declaration.stars - 1, to, after))

    # The call.

    def returns(self, status: int) -> int:
        """Program C's result: the status or, for a function that cannot fail, another value, its first output."""
        struct_of_two = self.table.settings.get("status_struct", {}).get("name")
        if not self.result.stars and self.result.base in (self.table.settings["result"], struct_of_two):
            cause = self.rng.choice((0, 1, 999)) if status and self.result.base == struct_of_two else 0
            self.recorder.program(self.symbol, status | cause << 32)
            return status
        content = b""
        if self.plain_result["kind"] != "void":
            content, check = self.from_c(self.result.base, self.result.stars, self.plain_result)
            while self.symbol in self.table.settings.get("negative_status", ()) and content[-1] & 0x80:
                content, check = self.from_c(self.result.base, self.result.stars, self.plain_result)
            self.outputs.append(check)
        self.recorder.program(self.symbol, result=content)
        return 0

    def run(self, function: Any, status: int) -> None:
        status = self.returns(status)
        self.set_up()
        places = [name for item in self.declared for name in [told for _, told in taken(item)] or [item.name]]
        expected_names = [name for name in places if name in self.arguments]
        self.check_signature(function, expected_names)
        given = [self.arguments[name] for name in expected_names]
        outcome = self.unpacked(function, given) if self.face == "bindings" else self.caught(function, given)
        calls = self.recorder.calls(self.symbol)
        count = 2 if self.asks and not status else 1
        # a refused allocation is repeated by Python, whose message says how much was asked for
        repeated = status and self.face == "checked" and self.symbol in self.table.settings.get("allocates", ())
        assert len(calls) == count or repeated, f"{self.symbol} was called {len(calls)} times"
        for check in self.checks:
            check(calls[-1])
        got, outputs = outcome
        assert isinstance(got, int) and int(got) == status, f"the status is {got!r}, C returned {status}"
        if status:
            assert outputs is None, f"after a failure the outputs are None, not {outputs!r}"
            return
        assert len(outputs) == len(self.outputs), f"{len(outputs)} outputs, {len(self.outputs)} expected: {outputs!r}"
        for output, check_output in zip(outputs, self.outputs):
            check_output(output)

    def unpacked(self, function: Any, given: list[Any]) -> tuple[Any, Any]:
        """Call a function of ``bindings``. Returns status and outputs; None if all outputs are None."""
        returned = function(*given)
        assert isinstance(returned, tuple), f"returned {returned!r}"
        status, *outputs = returned
        assert len(outputs) == len(self.outputs), f"{len(outputs)} outputs, {len(self.outputs)} expected: {returned!r}"
        return status, outputs if not status or any(output is not None for output in outputs) else None

    def caught(self, function: Any, given: list[Any]) -> tuple[Any, Any]:
        """Call a function of ``checked``. Returns the status of its exception, or success and the outputs."""
        try:
            returned = function(*given)
        except self.module.CudaError as error:
            return error.status, None
        if self.symbol in self.table.settings.get("queries", ()):
            assert returned is True, f"returned {returned!r}"
            return 0, []
        if len(self.outputs) == 1:
            return 0, [returned]
        return 0, returned if self.outputs else [] if returned is None else [returned]

    def check_signature(self, function: Any, names: list[str]) -> None:
        try:
            known = list(inspect.signature(function).parameters)
        except (TypeError, ValueError):
            return  # a C callable, whose signature is compared with the published wheel elsewhere
        assert known == names, f"the parameters are {known}, expected are {names}"


def same(got: Any, want: Any) -> None:
    assert type(got) is type(want) and got == want, f"{got!r} should be {want!r}"


# Values whose convention is decided by a note.


def slot(trial: Trial, declaration: Declaration, shape: Description) -> None:
    """A handle that C may change in place."""
    cls = trial.class_of(declaration.base)
    size = shape.get("to", shape)["size"]
    if shape["kind"] == "callback" or not size:
        address = trial.rng.getrandbits(64)
        trial.arguments[declaration.name] = address
        trial.arrives(declaration, address.to_bytes(8, "little"))
        return
    before, after = bits(trial.rng, size), bits(trial.rng, size)
    if trial.face != "bindings" and declaration.direction == "in" and trial.rng.random() < 0.3:
        trial.arguments[declaration.name] = int.from_bytes(before, "little")  # then C's bytes are not visible
        trial.behind(declaration, before)
        return
    handle = cls(int.from_bytes(before, "little"))
    trial.arguments[declaration.name] = handle
    trial.behind(declaration, before)
    trial.recorder.write(trial.index[declaration.name], after)

    def check(call: Call) -> None:
        assert int(handle) == int.from_bytes(after, "little"), f"{declaration.name} does not show what C wrote"

    trial.checks.append(check)
    if declaration.direction != "in":
        trial.outputs.append(lambda got: same(int(got), int.from_bytes(after, "little")))


def plain_address(trial: Trial, declaration: Declaration, shape: Description) -> None:
    address = trial.rng.getrandbits(64)
    trial.arguments[declaration.name] = address
    trial.arrives(declaration, address.to_bytes(8, "little"))


def kernel_parameters(trial: Trial, declaration: Declaration, shape: Description) -> None:
    kinds = {
        ctypes.c_uint8: ("unsigned", 1),
        ctypes.c_int16: ("signed", 2),
        ctypes.c_int: ("signed", 4),
        ctypes.c_uint: ("unsigned", 4),
        ctypes.c_float: ("float", 4),
        ctypes.c_double: ("float", 8),
        ctypes.c_uint64: ("unsigned", 8),
        ctypes.c_void_p: ("unsigned", 8),
    }
    types = tuple(trial.rng.choice(list(kinds)) for _ in range(trial.rng.randrange(1, 9)))
    values = []
    for position, c_type in enumerate(types):
        kind, size = kinds[c_type]
        value, content = trial.scalar("", {"kind": kind, "size": size})
        values.append(value)
        trial.behind(declaration, content, 8 * position, 0)
    trial.arguments[declaration.name] = (tuple(values), types)


BASIC: dict[str, Description] = {
    "int": {"kind": "signed", "size": 4},
    "unsigned int": {"kind": "unsigned", "size": 4},
    "unsigned long long": {"kind": "unsigned", "size": 8},
    "size_t": {"kind": "unsigned", "size": 8},
    "void *": {"kind": "unsigned", "size": 8},
}


def attribute_type(trial: Trial, declaration: Declaration) -> str:
    """The C type of the target of ``void *`` for the tried attribute."""
    enum = next(other for other in trial.declared if other.name == declaration.notes["attribute"]).base
    return trial.table.attributes[enum][trial.attribute]  # type: ignore[no-any-return]


def attribute(trial: Trial, declaration: Declaration, shape: Description) -> None:
    """``void *`` whose type depends on an enum."""
    c_type = attribute_type(trial, declaration)
    sizes = [other.name for other in trial.declared if other.notes.get("size_of") == declaration.name]
    if c_type in ("char[1024]", "int[]", "_Bool"):
        special = {"char[1024]": path, "int[]": int_list, "_Bool": flag}[c_type]
        size = special(trial, declaration)
    else:
        plain = BASIC.get(c_type) or trial.types[c_type]
        size = plain["size"]
        if declaration.direction == "out":
            content = bits(trial.rng, size)
            trial.written(
                declaration, content, trial.python_value(c_type.rstrip(" *"), c_type.count("*"), plain, content)
            )
        else:
            value, content = trial.element(c_type, plain)
            trial.arguments[declaration.name] = value
            if c_type == "void *" or (plain["kind"] != "record" and "Import" in trial.symbol):
                trial.arrives(declaration, content.ljust(8, b"\0"))  # the pointer itself holds a file descriptor
            else:
                trial.behind(declaration, content)
    if "bytes" in declaration.notes:
        told = declaration.notes["bytes"]
        trial.arguments[told] = size
        trial.arrives(trial.by_name[told], size.to_bytes(8, "little"))
    for name in sizes:
        trial.behind(trial.by_name[name], size.to_bytes(8, "little"))


def path(trial: Trial, declaration: Declaration) -> int:
    text = bytes(trial.rng.randrange(1, 256) for _ in range(trial.rng.randrange(1, 100)))
    if declaration.direction == "out":
        trial.written(declaration, text + b"\0", lambda got: same(got, text))
        return 1024
    trial.arguments[declaration.name] = text
    trial.behind(declaration, text + b"\0")
    return len(text)


def int_list(trial: Trial, declaration: Declaration) -> int:
    values = [number(trial.rng, BASIC["int"]) for _ in range(trial.rng.randrange(1, 9))]
    trial.written(declaration, struct.pack(f"<{len(values)}i", *values), lambda got: same(got, values))
    return 4 * len(values)


def flag(trial: Trial, declaration: Declaration) -> int:
    value = trial.rng.random() < 0.5
    if declaration.direction == "out":
        trial.written(declaration, bytes([value]), lambda got: same(got, value))
    else:
        trial.arguments[declaration.name] = value
        trial.behind(declaration, int(value).to_bytes(4, "little"))
    return 1


def attributes(trial: Trial, declaration: Declaration, shape: Description) -> None:
    """``void **``: one value per attribute in a list."""
    listed = trial.by_name[declaration.notes["attributes"]]
    enum = trial.class_of(listed.base)
    types = {
        name: c_type
        for name, c_type in trial.table.attributes[listed.base].items()
        if c_type in BASIC or trial.types.get(c_type, {}).get("kind") not in (None, "record", "enum")
    }
    chosen = [trial.rng.choice(list(types)) for _ in range(trial.lengths[listed.notes["array"]])]
    trial.given[listed.name] = [getattr(enum, name) for name in chosen]
    contents, checks = [], []
    for position, name in enumerate(chosen):
        c_type = types[name]
        plain = BASIC.get(c_type) or trial.types[c_type]
        content = bits(trial.rng, plain["size"])
        trial.recorder.write(trial.index[declaration.name], content, 8 * position, 0)
        contents.append(content)
        checks.append(trial.python_value(c_type.rstrip(" *"), c_type.count("*"), plain, content))

    def check(got: Any) -> None:
        assert isinstance(got, list) and len(got) == len(checks), f"{declaration.name}: {got!r}"
        for item, check_one in zip(got, checks):
            check_one(item)

    trial.outputs.append(check)
    if "bytes" in declaration.notes:
        trial.given[declaration.notes["bytes"]] = [len(content) for content in contents]


def options(trial: Trial, declaration: Declaration, shape: Description) -> None:
    """``void **``: one value per option in a list. The pointer itself holds a number; other values are passed by address."""
    listed = trial.by_name[declaration.notes["options"]]
    enum = trial.class_of(listed.base)
    types = trial.table.attributes[listed.base]
    chosen = [trial.rng.choice(list(types)) for _ in range(trial.lengths[listed.notes["array"]])]
    trial.given[listed.name] = [getattr(enum, name) for name in chosen]
    values: list[Any] = []
    for position, name in enumerate(chosen):
        c_type, at = types[name], 8 * position
        if c_type == "buffer":
            value: Any = bytearray(bits(trial.rng, 20))
            trial.behind(declaration, bytes(value), at, 0)
        elif c_type == "text[]":
            value = [b"first", b"", b"third"]
            for index, text in enumerate(value):
                trial.behind(declaration, text + b"\0", at, 8 * index, 0)
        elif c_type == "void *[]":
            value = [trial.rng.getrandbits(64) for _ in range(3)]
            trial.behind(declaration, struct.pack("<3Q", *value), at, 0)
        elif c_type == "float *":
            value = real(trial.rng, 4)
            trial.behind(declaration, struct.pack("<f", value), at, 0)
        elif c_type == "address":
            value = trial.rng.getrandbits(64)
            trial.behind(declaration, value.to_bytes(8, "little"), at)
        else:
            value, content = trial.element(c_type, BASIC.get(c_type) or trial.types[c_type])
            trial.behind(declaration, content, at)  # C ignores the pointer's upper bytes
        values.append(value)
    trial.arguments[declaration.name] = values


def length_by(trial: Trial, function: str) -> int:
    """A length returned by ``function``, which is called before the tested one."""
    symbol = symbol_of(trial.table, function)
    parameters = prototype(declared(trial.table, symbol)).parameters
    about = next(index for index, item in enumerate(parameters) if item.direction == "out")
    told = next((index for index, item in enumerate(parameters) if "asked" in item.notes), about)
    length = trial.rng.choice((1, 3, 16))
    trial.recorder.write(told, length.to_bytes(8 if parameters[told].base == "size_t" else 4, "little"), by=symbol)

    def check(call: Call) -> None:
        before = trial.recorder.calls(symbol)
        assert len(before) == (2 if "asked" in parameters[told].notes else 1), (
            f"{symbol} was called {len(before)} times"
        )
        assert before[0].arguments[:about] == call.arguments[:about], f"{symbol} was asked about something else"

    trial.checks.append(check)
    return length


def sized(trial: Trial, declaration: Declaration, shape: Description) -> None:
    """Memory whose size another function returns. In ``bindings`` it is the caller's."""
    if trial.face == "bindings":
        trial.memory(declaration)
        return
    content = bits(trial.rng, length_by(trial, declaration.notes["sized"]))
    want = trial.text(content) if "text" in declaration.notes else content
    trial.written(declaration, content, lambda got: same(got, want))


def exact(trial: Trial, declaration: Declaration, shape: Description) -> None:
    """Memory of exactly the length in another parameter."""
    trial.memory(declaration, trial.lengths[declaration.notes["exact"]])


def least(trial: Trial, declaration: Declaration, shape: Description) -> None:
    """Memory of at least the length in another parameter."""
    trial.memory(declaration, trial.lengths[declaration.notes["least"]] + trial.rng.choice((0, 3)))


def constant(trial: Trial, declaration: Declaration, shape: Description) -> None:
    """A parameter with a constant value, which Python callers do not pass."""
    value = int(declaration.notes["is"])
    if declaration.stars:
        trial.behind(declaration, value.to_bytes(shape["to"]["size"], "little"))
    else:
        trial.arrives(declaration, value.to_bytes(shape["size"], "little"))


def value(trial: Trial, declaration: Declaration, shape: Description) -> None:
    """A number that is passed by address."""
    trial.arguments[declaration.name], content = trial.scalar(declaration.base, shape["to"])
    trial.behind(declaration, content)


def size_of(trial: Trial, declaration: Declaration, shape: Description) -> None:
    """The size of a struct. The sizes of other values are checked with the values."""
    other = trial.plain[declaration.notes["size_of"]]
    if other.get("to", {}).get("kind") == "record":
        trial.behind(declaration, other["to"]["size"].to_bytes(shape["to"]["size"], "little"))


def length_of(trial: Trial, declaration: Declaration, shape: Description) -> None:
    """The length of another parameter's value."""

    def check(call: Call) -> None:
        length = len(trial.arguments[declaration.notes["length_of"]])
        assert call.unsigned(trial.index[declaration.name]) == length, f"{declaration.name} is not {length}"

    trial.checks.append(check)


def asked(trial: Trial, declaration: Declaration, shape: Description) -> None:
    """A count that the library returns at a first call without memory."""
    filled = {
        note: trial.index[item.name]
        for item in trial.declared
        for note in ("array", "buffer")
        if item.notes.get(note) == declaration.name
    }
    trial.recorder.write(trial.index[declaration.name], as_bytes(trial.lengths[declaration.name], shape["to"]))
    if any("counted" in item.notes for item in trial.declared):
        return  # another function returns the size needed, and this parameter the size used
    trial.asks = True

    def check(call: Call) -> None:
        first = trial.recorder.calls(trial.symbol)[0]
        for index in filled.values():
            assert first.unsigned(index) == 0, f"the first call has memory already for {trial.declared[index].name}"

    trial.checks.append(check)


def taken(declaration: Declaration) -> list[tuple[str, str]]:
    """Members of a struct that are parameters, with the parameters' names."""
    pairs = (entry.partition(":") for entry in declaration.notes.get("takes", "").split(",") if entry)
    return [(member, parameter or member) for member, _, parameter in pairs]


class Struct:
    """The members of a struct made for a call, as callers see them and as C has them."""

    def __init__(self, trial: Trial, base: str) -> None:
        self.trial, self.cls = trial, trial.class_of(base)
        record = base
        while record in trial.table.typedefs:
            record = trial.table.typedefs[record]
        self.declared = {member.name: member for member in self._members(record)}

    def _members(self, record: str) -> Iterator[Declaration]:
        for line in self.trial.table.records[record][1:]:
            member = read(line)
            if "anonymous" in member.notes:
                yield from self._members(member.base)
            else:
                yield member

    def place(self, member: str) -> tuple[int, int]:
        """The offset and size of a member."""
        field = getattr(self.cls._raw_class, member)
        return field.offset, field.size

    def bytes_of(self, content: bytes, member: str) -> bytes:
        offset, size = self.place(member)
        return content[offset : offset + size]

    def plain(self, base: str) -> Description:
        return BASIC.get(base) or self.trial.types[base]

    def is_bytes(self, member: str) -> bool:
        said = self.declared[member]
        if said.bounds:
            return said.base == "unsigned char"
        return not said.stars and self.plain(said.base).get("kind") == "record"  # a union

    def value(self, member: str, index: int) -> tuple[Any, bytes]:
        """A value that a caller may pass, and its bytes."""
        said, rng = self.declared[member], self.trial.rng
        offset, size = self.place(member)
        if "text" in said.notes:
            content = bytes(rng.randrange(1, 128) for _ in range(rng.randrange(size)))
            return content.decode(), content + b"\0"
        if self.is_bytes(member):
            content = bits(rng, rng.choice((1, size // 2, size)))
            return content, content
        if said.stars:
            elements = [self.trial.element(said.base, self.plain(said.base)) for _ in range(3)]
            self.trial.seen(index, b"".join(content for _, content in elements), offset, 0)
            return [value for value, _ in elements], b""
        return self.trial.scalar(said.base, self.plain(said.base))

    def written(self, index: int, member: str, number: int) -> Callable[[Any], None]:
        """C writes ``number`` elements or bytes of a member. Returns a check of the result."""
        said, trial = self.declared[member], self.trial
        offset, _ = self.place(member)
        at, size = self.place(said.notes["count"])
        trial.recorder.write(index, number.to_bytes(size, "little"), at)
        if not said.stars or said.base == "void":
            content = bits(trial.rng, number)
            trial.recorder.write(index, content, *((offset, 0) if said.stars else (offset,)))
            return lambda got: same(got, content)
        plain = self.plain(said.base)
        parts = [bits(trial.rng, plain["size"]) for _ in range(number)]
        trial.recorder.write(index, b"".join(parts), offset, 0)
        return trial.listed(said, plain, parts)


def made_struct(trial: Trial, said: Declaration, shape: Description) -> None:
    """A struct made for the call: its version, members that are parameters, and members that are results."""
    notes = said.notes
    base = notes.get("as", said.base)
    struct = Struct(trial, base)
    index, size = trial.index[said.name], ctypes.sizeof(struct.cls)
    assert "as" in notes or size == shape["to"]["size"], f"{base} has {size} bytes, in C {shape['to']['size']}"
    action = trial.recorder.read(index, size)
    given = [name for name in notes.get("gives", "").split(",") if name]
    own = said.direction == "in" and not taken(said)  # the caller passes it
    before = trial.class_of(base)() if own else None
    if own:
        trial.arguments[said.name] = before
    sent = {}
    for member, parameter in taken(said):
        trial.arguments[parameter], sent[member] = struct.value(member, index)
    if "makes" in notes:  # small, because memory for that many is made
        array, _, length = notes["makes"].partition(":")
        parameter = next(parameter for member, parameter in taken(said) if member == length)
        trial.arguments[parameter], sent[length] = 3, (3).to_bytes(4, "little")

    def check(call: Call) -> None:
        content = trial.recorder.result(action)
        assert content is not None, f"{said.name} is NULL in C"
        for member, want in sent.items():
            got = struct.bytes_of(content, member)[: len(want)]
            assert got == want, f"{member} arrived as {got.hex()}, sent was {want.hex()}"
        if notes.get("version"):
            version = int.from_bytes(struct.bytes_of(content, "version"), "little")
            assert version == size | int(notes["version"]) << 24, f"the version is {version:#x}"

    trial.checks.append(check)
    if said.direction == "in":
        return
    counts = notes.get("asks") or notes.get("makes", "").partition(":")[0]
    trial.asks = "asks" in notes
    if counts and not given:
        check_array = struct.written(index, counts, 2)
        trial.outputs.append(lambda got: check_array(getattr(got, counts)))
        return
    after = bits(trial.rng, size)
    seen = struct.cls.from_buffer_copy(after)
    if not any("count" in struct.declared[member].notes for member in given):
        trial.recorder.write(index, after)
    for member in given:
        if "count" in struct.declared[member].notes:
            trial.outputs.append(struct.written(index, member, 3 if member in sent else 2))
            continue
        offset, taken_by = struct.place(member)
        trial.recorder.write(index, after[offset : offset + taken_by], offset)
        trial.outputs.append(
            functools.partial(lambda member, got: same_value(got, getattr(seen, member), member), member)
        )
    if not given:
        trial.outputs.append(trial.python_value(base, 0, {"kind": "record", "size": size}, after))


def noise(trial: Trial, cls: Any, size: int) -> Any:
    return cls.from_buffer_copy(bits(trial.rng, size))


def same_value(got: Any, want: Any, member: str) -> None:
    both_nan = isinstance(want, float) and math.isnan(want) and math.isnan(got)
    assert both_nan or got == want, f"{member} is {got!r}, should be {want!r}"


def entries(trial: Trial, said: Declaration, shape: Description) -> None:
    """An array of structs, each made from a number or a tuple of numbers."""
    struct, index, size = Struct(trial, said.base), trial.index[said.name], shape["to"]["size"]
    members = said.notes["entries"].split(",")
    given: list[Any] = []
    for position in range(3):
        numbers = [trial.rng.getrandbits(32) for _ in range(trial.rng.choice((1, len(members))))]
        given.append(tuple(numbers) if len(numbers) > 1 else numbers[0])
        for member, number in zip(members, numbers):
            offset, length = struct.place(member)
            trial.seen(index, number.to_bytes(length, "little"), position * size + offset)
    trial.arguments[said.name] = given
    if said.direction != "in":
        parts = [bits(trial.rng, size) for _ in given]
        trial.written(said, b"".join(parts), trial.listed(said, shape["to"], parts))


def counted(trial: Trial, declaration: Declaration, shape: Description) -> None:
    """A list whose length another function returns, or as many of its elements as are used."""
    number = length_by(trial, declaration.notes["counted"])
    if "array" in declaration.notes:
        number = trial.lengths[declaration.notes["array"]] = trial.rng.randrange(1, number + 1)
    parts = [bits(trial.rng, shape["to"]["size"]) for _ in range(number)]
    trial.written(declaration, b"".join(parts), trial.listed(declaration, shape["to"], parts))


SPECIAL: dict[str, Callable[[Trial, Declaration, Description], None]] = {
    "sized": sized,
    "counted": counted,
    "exact": exact,
    "least": least,
    "is": constant,
    "length_of": length_of,
    "size_of": size_of,
    "value": value,
    "asked": asked,
    "version": made_struct,
    "takes": made_struct,
    "entries": entries,
    "gives": made_struct,
    "slot": slot,
    "address": plain_address,
    "kernel_parameters": kernel_parameters,
    "attribute": attribute,
    "attributes": attributes,
    "options": options,
}


def check_python(recorded: Recorded, face: str, major: str, library: str) -> None:
    table = TABLES[major, library]
    libraries = (library, *table.uses)
    modules, tables = [recorded.module(major, face, it) for it in libraries], [TABLES[major, it] for it in libraries]
    recorder, description = recorded.recorder(major, library), recorded.description(major, library)
    types: dict[str, Description] = {}
    for used in reversed(libraries):
        types.update(recorded.description(major, used)["types"][TABLES[major, used].release])
    description = {**description, "types": {table.release: types}}

    def check(name: str) -> None:
        symbol = symbol_of(table, name)
        if symbol in getattr(table, "unreviewed", ()):  # in raw alone
            assert not hasattr(modules[0], name)
            return
        function = getattr(modules[0], name)
        for attempt, (status, attribute) in enumerate(itertools.product(ENDS, attributes_of(table, symbol))):
            rng = dice(face, major, library, name, attempt)
            Trial(face, modules, tables, symbol, description, recorder, rng, attribute).run(function, status)

    every_function(table, check)


@each_table(TUPLES)
def test_bindings_functions_pass_every_bit(recorded: Recorded, major: str, library: str) -> None:
    check_python(recorded, "bindings", major, library)


@each_table()
def test_checked_functions_pass_every_bit(
    recorded: Recorded, major: str, library: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorded.module(major, "checked", library)
    log = recorded.import_module("_floor.library.driver_log")
    monkeypatch.setattr(log, "lines", list)  # exceptions call these functions, which are tested here
    check_python(recorded, "checked", major, library)


def attributes_of(table: Any, symbol: str) -> list[str]:
    """The enumerators that decide the type of a function's value, or one empty name."""
    by_name = {item.name: item for item in prototype(declared(table, symbol)).parameters}
    deciding = [by_name[item.notes["attribute"]].base for item in by_name.values() if "attribute" in item.notes]
    return list(table.attributes[deciding[0]]) if deciding else [""]
