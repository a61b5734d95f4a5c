"""Every function of both tables, called with random bits: what arrives in C is what was sent, what C writes comes back.

The stand-in for libcuda is compiled from the headers, so that both sides of the comparison have different authors.
``CONFORMANCE_SEED`` repeats a run; every failure shows it.
"""

from __future__ import annotations

import ctypes
import inspect
import itertools
import json
import math
import os
import random
import struct
from collections.abc import Iterator
from typing import Any, Callable

import pytest

from cuda_ctypes._floor.declarations import Declaration, prototype
from cuda_ctypes.cu12._tables import driver as table12
from cuda_ctypes.cu13._tables import driver as table13
from tests.conftest import package_on
from tests.standin import build
from tests.standin.control import Call, Recorder

SEED = os.environ.get("CONFORMANCE_SEED") or str(random.SystemRandom().randrange(1 << 32))
TABLES = {"cu12": table12, "cu13": table13}
STATUSES = (0, 0, 0, 1, 2, 600, 999, 12345)
"""What the stand-in returns; the last is a status that no release knows."""
TEXT = ctypes.create_string_buffer(b"a text of the library's own")

Description = dict[str, Any]


def symbol_of(table: Any, name: str) -> str:
    return table.names.get(name, name)  # type: ignore[no-any-return]


def declared(table: Any, symbol: str) -> str:
    return table.functions.get(symbol) or table.older[symbol]  # type: ignore[no-any-return]


def function_names(table: Any) -> list[str]:
    """Every name that gives a function: public ones, exact symbols, ``_v1`` for a symbol whose name means another."""
    return list(dict.fromkeys([*table.functions, *table.older, *table.names]))


every_function = pytest.mark.parametrize(
    ("major", "name"),
    [
        pytest.param(major, name, id=f"{major}-{name}")
        for major, table in TABLES.items()
        for name in function_names(table)
    ],
)


@pytest.fixture(scope="module")
def description(standin: Callable[[str], Any]) -> Description:
    return json.loads((build.BUILD / "functions.json").read_text("utf-8"))  # type: ignore[no-any-return]


@pytest.fixture(autouse=True)
def show_seed(request: pytest.FixtureRequest) -> Iterator[None]:
    print(f"CONFORMANCE_SEED={SEED}")  # pytest shows what a failing test printed
    yield


def dice(*what: object) -> random.Random:
    return random.Random(f"{SEED} {what}")


def bits(rng: random.Random, size: int) -> bytes:
    return bytes(rng.getrandbits(8) for _ in range(size))


def number(rng: random.Random, plain: Description) -> int:
    """A number that the type holds, small and large ones alike."""
    width = 8 * plain["size"]
    value = rng.choice((0, 1, (1 << width) - 1, 1 << width - 1, rng.getrandbits(width), rng.getrandbits(width)))
    return value - (1 << width) if plain["kind"] == "signed" and value >> width - 1 else value


def real(rng: random.Random, size: int) -> float:
    """A number that a float of this size holds exactly."""
    while True:
        value: float = struct.unpack("<f" if size == 4 else "<d", bits(rng, size))[0]
        if not math.isnan(value):  # the bits of a NaN may change on the way through Python's float
            return value


def as_bytes(value: float, plain: Description) -> bytes:
    if plain["kind"] == "float":
        return struct.pack("<f" if plain["size"] == 4 else "<d", value)
    size: int = plain["size"]
    return (int(value) & (1 << 8 * size) - 1).to_bytes(size, "little")


def parameters(description: Description, table: Any, symbol: str) -> list[Description]:
    """What the header says of a function, from the table that the stand-in was compiled from."""
    return description["functions"][symbol]["parameters"][table.release]  # type: ignore[no-any-return]


# --- raw: ctypes values, pointers to memory, structs by value.


def pointer_to_noise(rng: random.Random, c_type: Any, plain: Description) -> tuple[Any, Any]:
    """A pointer of a parameter's type and the memory behind it, filled with noise."""
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


def check_raw(function: Any, symbol: str, shapes: list[Description], recorder: Recorder, rng: random.Random) -> None:
    assert len(function.argtypes) == len(shapes), f"{len(function.argtypes)} argtypes, in C {len(shapes)} parameters"
    status = rng.choice(STATUSES)
    recorder.program(symbol, status)
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
    result = function(*arguments)
    calls = recorder.calls()
    assert [call.symbol for call in calls] == [symbol], (
        f"these functions were called: {[call.symbol for call in calls]}"
    )
    for shape, want, got in zip(shapes, expected, calls[0].arguments):
        assert want == got, f"{shape['type']} {shape['name']} arrived as {got.hex()}, sent was {want and want.hex()}"
    for index, memory, before, after, read, write in behind:
        assert recorder.result(read) == before, f"C sees other memory behind {shapes[index]['name']}"
        assert memory_of(memory) == after, f"what C writes behind {shapes[index]['name']} does not come back"
    assert int(result) == status, f"the status is {result!r}, C returned {status}"


@every_function
def test_raw_function_passes_every_bit(
    recorded: Callable[[str], Any], recorder: Recorder, description: Description, major: str, name: str
) -> None:
    table = TABLES[major]
    symbol = symbol_of(table, name)
    function = getattr(recorded(f"{major}.raw.driver"), name)
    for attempt in range(3):
        check_raw(function, symbol, parameters(description, table, symbol), recorder, dice("raw", major, name, attempt))


@pytest.mark.parametrize("major", TABLES)
def test_raw_uses_twins_on_the_per_thread_default_stream(
    standin: Callable[[str], Any], recorder: Recorder, description: Description, major: str
) -> None:
    table = TABLES[major]
    twins = {
        of: twin
        for twin, of in description["twin_of"].items()
        if table.release in description["functions"][twin]["parameters"]
    }
    assert twins
    with package_on(standin("recording"), CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM="1") as module:
        raw = module(f"{major}.raw.driver")
        for name in function_names(table):
            symbol = symbol_of(table, name)
            if symbol in twins:
                shapes = parameters(description, table, twins[symbol])
                check_raw(getattr(raw, name), twins[symbol], shapes, recorder, dice("twin", major, name))


@pytest.mark.parametrize("major", TABLES)
def test_raw_has_every_function_of_the_header(description: Description, major: str) -> None:
    table = TABLES[major]
    in_c = {symbol for symbol, function in description["functions"].items() if table.release in function["parameters"]}
    reached = {symbol_of(table, name) for name in function_names(table)}
    reached |= {twin for twin, of in description["twin_of"].items() if of in reached}
    assert in_c - reached == set(), "raw cannot call these"
    assert reached - in_c == set(), "the header does not declare these"


# --- bindings: Python values in, a tuple out.

Check = Callable[[Call], None]


class Trial:
    """One call of a function of ``bindings``: the arguments to pass, and what must hold afterwards."""

    def __init__(
        self,
        module: Any,
        table: Any,
        symbol: str,
        description: Description,
        recorder: Recorder,
        rng: random.Random,
        attribute: str = "",
    ) -> None:
        self.module, self.table, self.symbol, self.recorder, self.rng = module, table, symbol, recorder, rng
        self.types: dict[str, Description] = description["types"][table.release]
        shapes = parameters(description, table, symbol)
        self.declared = prototype(declared(table, self.symbol)).parameters
        self.by_name = {declaration.name: declaration for declaration in self.declared}
        self.index = {declaration.name: index for index, declaration in enumerate(self.declared)}
        self.plain = {declaration.name: shape["plain"] for declaration, shape in zip(self.declared, shapes)}
        assert len(self.declared) == len(shapes), f"{len(self.declared)} parameters, in C {len(shapes)}"
        self.arguments: dict[str, Any] = {}
        self.checks: list[Check] = []
        self.outputs: list[Callable[[Any], None]] = []
        self.kept: list[Any] = []
        self.attribute = attribute
        """For functions with a value whose type depends on an enum: the member that is tried."""
        self.given: dict[str, list[Any]] = {}
        """Lists that another parameter's values decide."""
        self.lengths = self._lengths()

    def _lengths(self) -> dict[str, int]:
        """Numbers of elements and bytes, by the parameter that tells them."""
        lengths: dict[str, int] = {}
        for declaration in self.declared:
            for note in ("array", "buffer"):
                count = declaration.notes.get(note)
                if count and not count.isdigit():
                    lengths[count] = self.rng.choice((1, 2, 3, 7) if note == "array" else (1, 16, 100))
        return lengths

    def count(self, declaration: Declaration) -> int:
        """How many elements the array (or bytes the text) of a parameter has."""
        told = declaration.notes.get("array") or declaration.notes.get("buffer") or ""
        return int(told) if told.isdigit() else self.lengths[told] if told else self.rng.choice((1, 3, 5))

    # What C must have seen.

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

    def written(self, declaration: Declaration, content: bytes, check: Callable[[Any], None]) -> None:
        """C writes ``content`` there; ``check`` takes the output of the call."""
        self.recorder.write(self.index[declaration.name], content)
        self.outputs.append(check)

    # Values of one type.

    def target(self, declaration: Declaration) -> Description:
        """The type behind a parameter's pointer."""
        return self.plain[declaration.name]["to"]  # type: ignore[no-any-return]

    def handle_class(self, base: str) -> type | None:
        """The class that ``bindings`` has for a typedef of a number or a pointer."""
        return getattr(self.module, base) if base in self.table.typedefs else None

    def scalar(self, base: str, plain: Description, value: float | None = None) -> tuple[Any, bytes]:
        """A value as a caller may write it, and its bytes."""
        if plain["kind"] == "float":
            value = real(self.rng, plain["size"])
            return value, as_bytes(value, plain)
        if plain["kind"] == "enum" and value is None:
            cls = getattr(self.module, base)
            value = self.rng.choice([self.rng.choice(list(cls)), number(self.rng, {"kind": "unsigned", "size": 4})])
            return value, as_bytes(value, plain)
        given: Any = number(self.rng, plain) if value is None else value
        encoded = as_bytes(given, plain)
        cls = self.handle_class(base)
        if cls is not None and self.rng.random() < 0.5:
            given = cls(given)
        return given, encoded

    def record(self, base: str, size: int) -> tuple[Any, bytes]:
        instance = getattr(self.module, base)()
        content = bits(self.rng, size)
        ctypes.memmove(instance.getPtr(), content, size)
        return instance, content

    def element(self, base: str, plain: Description) -> tuple[Any, bytes]:
        if plain["kind"] == "record":
            return self.record(base, plain["size"])
        if plain["kind"] == "enum":
            value = self.rng.choice(list(getattr(self.module, base)))
            return value, as_bytes(value, plain)
        return self.scalar(base, plain)

    def python_value(self, base: str, stars: int, plain: Description, content: bytes) -> Callable[[Any], None]:
        """A check of the Python value that C's bytes must become."""

        def check(got: Any) -> None:
            if plain["kind"] == "float":
                sent = struct.unpack("<f" if plain["size"] == 4 else "<d", content)[0]
                both_nan = math.isnan(sent) and math.isnan(got)  # a NaN may lose its signal on the way
                assert both_nan or as_bytes(got, plain) == content, f"{got!r} should be {sent!r}"
            elif plain["kind"] == "record":
                assert isinstance(got, getattr(self.module, base)), f"{got!r} is no {base}"
                assert ctypes.string_at(got.getPtr(), len(content)) == content
            else:
                signed = plain["kind"] == "signed"
                want = int.from_bytes(content, "little", signed=signed)
                assert int(got) == want, f"{got!r} should be {want}"
                cls = None if stars or plain["kind"] == "enum" else self.handle_class(base)
                if cls is not None:
                    assert isinstance(got, cls), f"{got!r} is no {base}"

        return check

    # One parameter each.

    def set_up(self) -> None:
        for declaration in sorted(self.declared, key=lambda item: not {"attributes", "options"} & set(item.notes)):
            shape = self.plain[declaration.name]
            kind = next((note for note in SPECIAL if note in declaration.notes), None)
            if kind:
                SPECIAL[kind](self, declaration, shape)
            elif declaration.name in self.arguments or "size_of" in declaration.notes:
                continue  # the parameter that it belongs to has seen to it
            elif shape["kind"] == "pointer" and declaration.stars:
                self.pointer(declaration, shape["to"])
            elif shape["kind"] == "record":
                value, content = self.record(declaration.base, shape["size"])
                self.arguments[declaration.name] = value
                self.arrives(declaration, content)
            elif shape["kind"] == "enum" and self.attribute and self.types_a_value(declaration):
                value = getattr(getattr(self.module, declaration.base), self.attribute)
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
        elif "array" in declaration.notes:
            elements = [self.element(declaration.base, to) for _ in range(self.count(declaration))]
            self.arguments[declaration.name] = self.rng.choice((list, tuple))(value for value, _ in elements)
            self.behind(declaration, b"".join(content for _, content in elements))
        elif to["name"] == "char" and to["kind"] != "pointer":
            content = bytes(self.rng.randrange(1, 128) for _ in range(self.rng.randrange(20)))
            self.arguments[declaration.name] = self.rng.choice((content, content.decode()))
            self.behind(declaration, content + b"\0")
        elif to["kind"] == "record":
            value, content = self.record(declaration.base, to["size"])
            self.arguments[declaration.name] = value
            self.behind(declaration, content)
        elif to["kind"] == "void":
            self.untyped(declaration)
        elif to["kind"] in ("opaque", "callback"):
            value, content = self.scalar(declaration.base, {"kind": "unsigned", "size": 8})
            self.arguments[declaration.name] = value
            self.arrives(declaration, content)
        else:
            raise NotImplementedError(f"no test for an input like {declared(self.table, self.symbol)}: {declaration}")

    def untyped(self, declaration: Declaration) -> None:
        """``void *``: an address, or any buffer."""
        content = bits(self.rng, self.rng.choice((1, 8, 100)))
        read_only = () if "writable" in declaration.notes else ("bytes", "memoryview")
        form = self.rng.choice(("address", "None", "bytearray", "array", *read_only))
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
            self.written(declaration, content, lambda got: same(got, content))
        elif "array" in declaration.notes:
            own = declaration.stars == 2  # memory of the library's, of which C gives the address
            to = to["to"] if own else to
            parts = [bits(self.rng, to["size"]) for _ in range(self.count(declaration))]

            def check(got: Any) -> None:
                assert isinstance(got, list) and len(got) == len(parts), f"{declaration.name}: {got!r}"
                for item, part in zip(got, parts):
                    self.python_value(declaration.base, 0, to, part)(item)

            content = b"".join(parts)
            if own:
                self.kept.append(ctypes.create_string_buffer(content))
                content = ctypes.addressof(self.kept[-1]).to_bytes(8, "little")
            self.written(declaration, content, check)
        elif to["kind"] == "pointer" and to["name"] == "char":
            text = TEXT.value
            self.written(declaration, ctypes.addressof(TEXT).to_bytes(8, "little"), lambda got: same(got, text))
        elif to["kind"] in ("void", "opaque"):
            raise NotImplementedError(f"no test for an output like {declared(self.table, self.symbol)}: {declaration}")
        else:
            content = bits(self.rng, to["size"])
            if declaration.name in self.lengths:
                content = as_bytes(self.lengths[declaration.name], to)
            if to["kind"] == "float":
                content = as_bytes(real(self.rng, to["size"]), to)
            if to["kind"] == "enum":
                content = as_bytes(self.rng.choice([*map(int, getattr(self.module, declaration.base)), 4711]), to)
            self.written(declaration, content, self.python_value(declaration.base, declaration.stars - 1, to, content))

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

    def run(self, function: Any, status: int) -> None:
        self.set_up()
        expected_names = [declaration.name for declaration in self.declared if declaration.name in self.arguments]
        self.check_signature(function, expected_names)
        returned = function(*(self.arguments[name] for name in expected_names))
        calls = self.recorder.calls(self.symbol)
        assert len(calls) == 1, f"{self.symbol} was called {len(calls)} times"
        for check in self.checks:
            check(calls[0])
        assert isinstance(returned, tuple), f"returned {returned!r}"
        assert isinstance(returned[0], int) and int(returned[0]) == status, (
            f"the status is {returned[0]!r}, C returned {status}"
        )
        outputs = returned[1:]
        assert len(outputs) == len(self.outputs), f"{len(outputs)} outputs, {len(self.outputs)} expected: {returned!r}"
        if status:
            assert outputs == (None,) * len(outputs), f"after a failure the outputs are None, not {outputs!r}"
            return
        for output, check_output in zip(outputs, self.outputs):
            check_output(output)

    def check_signature(self, function: Any, names: list[str]) -> None:
        try:
            known = list(inspect.signature(function).parameters)
        except (TypeError, ValueError):
            return  # a C callable; the comparison with the published wheel looks at those that should have one
        assert known == names, f"the parameters are {known}, expected are {names}"


def same(got: Any, want: Any) -> None:
    assert type(got) is type(want) and got == want, f"{got!r} should be {want!r}"


# Values with a convention of their own, by the note that says so.


def slot(trial: Trial, declaration: Declaration, shape: Description) -> None:
    """A handle that the callee may change in place."""
    cls = getattr(trial.module, declaration.base)
    size = shape.get("to", shape)["size"]
    if shape["kind"] == "callback" or not size:
        address = trial.rng.getrandbits(64)
        trial.arguments[declaration.name] = address
        trial.arrives(declaration, address.to_bytes(8, "little"))
        return
    before, after = bits(trial.rng, size), bits(trial.rng, size)
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
    """The C type of the value behind ``void *``, for the attribute that is tried."""
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
                trial.arrives(declaration, content.ljust(8, b"\0"))  # a file descriptor travels in the pointer itself
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
    """``void **``, one value per attribute in a list."""
    listed = trial.by_name[declaration.notes["attributes"]]
    enum = getattr(trial.module, listed.base)
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
    """``void **``, one value per option in a list: numbers in the pointer itself, everything else by address."""
    listed = trial.by_name[declaration.notes["options"]]
    enum = getattr(trial.module, listed.base)
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
            trial.behind(declaration, content, at)  # what is above in the pointer is nobody's
        values.append(value)
    trial.arguments[declaration.name] = values


SPECIAL: dict[str, Callable[[Trial, Declaration, Description], None]] = {
    "slot": slot,
    "address": plain_address,
    "kernel_parameters": kernel_parameters,
    "attribute": attribute,
    "attributes": attributes,
    "options": options,
}


@every_function
def test_bindings_function_passes_every_bit(
    recorded: Callable[[str], Any], recorder: Recorder, description: Description, major: str, name: str
) -> None:
    table, module = TABLES[major], recorded(f"{major}.bindings.driver")
    symbol = symbol_of(table, name)
    function = getattr(module, name)
    for attempt, (status, attribute) in enumerate(itertools.product((0, 0, 1, 12345), attributes_of(table, symbol))):
        recorder.program(symbol, status)
        rng = dice("bindings", major, name, attempt)
        Trial(module, table, symbol, description, recorder, rng, attribute).run(function, status)


def attributes_of(table: Any, symbol: str) -> list[str]:
    """The enumerators that a function's untyped value can be asked for; just an empty name where there is no such."""
    by_name = {item.name: item for item in prototype(declared(table, symbol)).parameters}
    deciding = [by_name[item.notes["attribute"]].base for item in by_name.values() if "attribute" in item.notes]
    return list(table.attributes[deciding[0]]) if deciding else [""]
