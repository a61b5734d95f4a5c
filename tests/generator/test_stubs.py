"""The ``.pyi`` twins say what the modules do."""

from __future__ import annotations

import ast
import ctypes
import importlib
import inspect
import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cuda_ctypes._floor.types import BUILTIN
from generator.descriptor import Descriptor
from generator.stubs import C_NAMES, WIDTH, Stubs, signature
from tests.conftest import package_on

PACKAGE = Path(__file__).parent.parent.parent / "cuda_ctypes"
MODULES = [(major, face) for major in ("cu13", "cu12") for face in ("bindings", "checked", "raw")]
PYTHON_FACES = [(major, face) for major, face in MODULES if face != "raw"]
FILES = [PACKAGE / major / face / "driver.pyi" for major, face in MODULES]


class Read:
    """The definitions of one stub, by name."""

    def __init__(self, major: str, face: str) -> None:
        tree = ast.parse((PACKAGE / major / face / "driver.pyi").read_text("utf-8"))
        self.functions = {item.name: item for item in tree.body if isinstance(item, ast.FunctionDef)}
        self.classes = {item.name: item for item in tree.body if isinstance(item, ast.ClassDef)}
        self.constants = {
            ast.unparse(item.target): ast.literal_eval(item.value)
            for item in tree.body
            if isinstance(item, ast.AnnAssign) and item.value
        }
        self.aliases = {
            ast.unparse(item.targets[0]): ast.unparse(item.value) for item in tree.body if isinstance(item, ast.Assign)
        }
        imports = [item for item in tree.body if isinstance(item, ast.ImportFrom)]
        self.exported = [name.asname for item in imports for name in item.names if name.asname]

    @property
    def names(self) -> list[str]:
        return [*self.functions, *self.classes, *self.constants, *self.aliases, *self.exported]

    def members(self, name: str) -> dict[str, ast.expr]:
        body = self.classes[name].body
        return {ast.unparse(item.target): item.annotation for item in body if isinstance(item, ast.AnnAssign)}

    def keywords(self, name: str) -> dict[str, ast.expr]:
        """What the constructor of a struct takes."""
        constructor = self.classes[name].body[-1]
        assert isinstance(constructor, ast.FunctionDef) and constructor.name == "__init__"
        return {item.arg: item.annotation for item in constructor.args.kwonlyargs if item.annotation}

    def base(self, name: str) -> str:
        return ast.unparse(self.classes[name].bases[0])


def module(major: str, face: str) -> Any:
    return importlib.import_module(f"cuda_ctypes.{major}.{face}.driver")


@pytest.fixture(scope="module")
def read() -> dict[tuple[str, str], Read]:
    return {key: Read(*key) for key in MODULES}


@pytest.mark.parametrize(("major", "face"), MODULES)
def test_a_stub_has_the_names_of_its_module_and_no_other(major: str, face: str, read: dict[Any, Read]) -> None:
    served = module(major, face)
    names = set(served.__all__)
    if face == "raw":  # besides, every exact symbol under its own name
        table = importlib.import_module(f"cuda_ctypes.{major}._tables.driver")
        names |= {*table.names, *table.functions, *table.older}
        assert all(hasattr(served, name) for name in names)
    found = read[major, face].names
    assert sorted(found) == sorted(names)


@pytest.mark.parametrize(("major", "face"), PYTHON_FACES)
def test_functions_have_the_parameters_and_defaults_of_the_module(major: str, face: str, read: dict[Any, Read]) -> None:
    served = module(major, face)
    wrong = []
    for name, function in read[major, face].functions.items():
        arguments = function.args
        defaults = dict(zip(reversed([item.arg for item in arguments.args]), reversed(arguments.defaults)))
        ours = [(item.arg, ast.unparse(defaults[item.arg]) if item.arg in defaults else "") for item in arguments.args]
        real = inspect.signature(getattr(served, name)).parameters.values()
        theirs = [(item.name, "" if item.default is item.empty else repr(item.default)) for item in real]
        if ours != theirs:
            wrong.append(f"{name}: {ours} in the stub, {theirs} in the module")
    assert not wrong


@pytest.mark.parametrize("major", ["cu13", "cu12"])
def test_raw_functions_have_the_parameters_of_the_module_by_position(major: str, read: dict[Any, Read]) -> None:
    served = module(major, "raw")
    for name, function in read[major, "raw"].functions.items():
        assert [item.arg for item in function.args.posonlyargs] == list(getattr(served, name).parameters), name
        assert not function.args.args, f"{name} takes its arguments by position only"


@pytest.mark.parametrize("major", ["cu13", "cu12"])
def test_enums_have_the_members_of_the_module(major: str, read: dict[Any, Read]) -> None:
    served, stub = module(major, "bindings"), read[major, "bindings"]
    enums = [name for name in stub.classes if stub.base(name) == "Enum"]
    assert "CUresult" in enums
    for name in enums:
        assert list(stub.members(name)) == list(getattr(served, name).__members__), name
        assert {ast.unparse(item) for item in stub.members(name).values()} == {name}


@pytest.mark.parametrize("major", ["cu13", "cu12"])
def test_structs_have_the_members_of_the_module(major: str, read: dict[Any, Read]) -> None:
    served, stub = module(major, "bindings"), read[major, "bindings"]
    structs = [name for name in stub.classes if stub.base(name) == "Record"]
    assert "CUlaunchConfig_st" in structs
    for name in structs:
        members = list(getattr(served, name)._members)
        assert list(stub.members(name)) == members, name
        assert list(stub.keywords(name)) == members, name


@pytest.mark.parametrize("major", ["cu13", "cu12"])
def test_raw_structs_have_the_fields_of_the_module(major: str, read: dict[Any, Read]) -> None:
    def fields(record: Any) -> Iterator[str]:
        for name, c_type, *_ in record._fields_:
            yield name
            if name in getattr(record, "_anonymous_", ()):
                yield from fields(c_type)

    served, stub = module(major, "raw"), read[major, "raw"]
    structs = [name for name in stub.classes if stub.base(name) == "RawRecord"]
    assert "CUlaunchConfig_st" in structs
    for name in structs:
        assert list(stub.members(name)) == list(fields(getattr(served, name))), name


@pytest.mark.parametrize(("major", "face"), MODULES)
def test_classes_and_aliases_stand_for_what_they_do_in_the_module(major: str, face: str, read: dict[Any, Read]) -> None:
    served, stub = module(major, face), read[major, face]
    for name in stub.classes:
        real, base = getattr(served, name), stub.base(name)
        assert isinstance(real, type), name
        if base in stub.classes or base == "CudaError":
            assert issubclass(real, getattr(served, base)) and real is not getattr(served, base), name
        elif base in ("Handle", "Stream", "Callback", "Enum", "Record", "RawRecord", "RawScalar"):
            floor = {"Stream": "Handle", "RawRecord": "Record"}.get(base, base)
            assert floor in [item.__name__ for item in real.__mro__], name
        else:
            assert base == "ctypes._CFunctionType" and issubclass(real, ctypes._CFuncPtr), name  # type: ignore[attr-defined]
    for name, target in stub.aliases.items():
        if name in stub.functions or target in stub.functions:
            assert getattr(served, name).symbol == getattr(served, target).symbol, name
        else:
            assert getattr(served, name) is getattr(served, target), name
    for name in {*stub.exported} - {"CudaError", "sizeof"}:
        here, there = getattr(served, name), getattr(module(major, "bindings"), name)
        assert here is there or (type(here) is int and here == there), name  # constants are read from text
    assert stub.constants == {name: getattr(served, name) for name in stub.constants}


class Samples:
    """Values of the types that a stub names, and the other way round."""

    def __init__(self, served: Any, attributes: dict[str, Any]) -> None:
        self.served = served
        self.attributes = attributes

    def of(self, annotation: ast.expr) -> list[Any]:
        """One value for each type that an annotation allows."""
        text = ast.unparse(annotation)
        if text.endswith(" | int") and hasattr(getattr(self.served, text[:-6], None), "__members__"):
            member = self.of(annotation.left)[0]  # type: ignore[attr-defined]
            return [member, int(member)]
        if isinstance(annotation, ast.BinOp):
            empty: list[Any] = [[]] if text.startswith("Sequence[") else []
            return [*self.of(annotation.left), *empty, *self.of(annotation.right)]
        if isinstance(annotation, ast.Constant):
            return [annotation.value]
        if isinstance(annotation, ast.Subscript):
            outer = ast.unparse(annotation.value)
            if outer == "Callable":
                return [lambda *arguments: 0]
            assert outer == "Sequence"
            inner = self.of(annotation.slice) * 4  # the longest list that C asks for without a count
            return [inner, tuple(inner)]
        name = ast.unparse(annotation)
        named: dict[str, list[Any]] = {
            "int": [1, 0],
            "float": [0.5, 1],
            "Any": [0],
            "Text": [b"text", bytearray(b"text"), "text"],
            "Address": [None, 4096, b"bytes", bytearray(8), memoryview(b"view"), (ctypes.c_int * 2)()],
            "WritableAddress": [None, 4096, bytearray(8), (ctypes.c_int * 2)()],
            "KernelParams": [((1, 2.0), (ctypes.c_int, ctypes.c_float)), ((), ()), None, 4096, bytearray(8)],
            "SupportsStream": [SimpleNamespace(__cuda_stream__=lambda: (0, 7))],
        }
        if name in named:
            return named[name]
        cls = getattr(self.served, name)
        if hasattr(cls, "__members__"):
            known = self.attributes.get(name)
            return [cls[next(iter(known))] if known else next(iter(cls))]
        return [cls()]

    def fits(self, value: Any, annotation: ast.expr) -> bool:
        """Whether a result is of the type that a stub promises. C's NULL may stand for a text and a list of its own."""
        if isinstance(annotation, ast.BinOp):
            return self.fits(value, annotation.left) or self.fits(value, annotation.right)
        if isinstance(annotation, ast.Subscript):
            outer = ast.unparse(annotation.value)
            inner = annotation.slice
            if outer in ("EnumMember", "HandleMember"):
                return self.fits(value, inner)
            if outer == "Member":
                assert isinstance(inner, ast.Tuple)
                return self.fits(value, inner.elts[0])
            if outer == "tuple":
                types = inner.elts if isinstance(inner, ast.Tuple) else [inner]
                return isinstance(value, tuple) and len(value) == len(types) and all(map(self.fits, value, types))
            assert outer in ("list", "ListMember")
            return isinstance(value, list) and all(self.fits(item, inner) for item in value)
        if isinstance(annotation, ast.Constant):
            return value is annotation.value
        name = ast.unparse(annotation)
        if name == "Any":
            return True
        if name in ("bytes", "str") and value is None:
            return True
        builtin = {"int": int, "float": float, "bool": bool, "bytes": bytes, "Bytes": bytes, "str": str}
        if name in builtin:
            return type(value) is builtin[name]
        return isinstance(value, getattr(self.served, name))


@pytest.mark.parametrize(("major", "face"), PYTHON_FACES)
def test_functions_take_and_return_the_types_of_the_stub(
    major: str, face: str, read: dict[Any, Read], standin: Callable[[str], Path]
) -> None:
    """Each function with each type that its stub allows for each parameter, on a libcuda that does nothing."""
    wrong = []
    with package_on(standin("nothing")) as load:
        served, table = load(f"{major}.{face}.driver"), load(f"{major}._tables.driver")
        samples = Samples(served, table.attributes)
        for name, function in read[major, face].functions.items():
            if name == "sizeof":
                continue
            kinds = [samples.of(item.annotation) for item in function.args.args if item.annotation]
            assert len(kinds) == len(function.args.args), name
            for column in itertools.zip_longest(*kinds, fillvalue=...):  # first all counts are 1, then 0
                arguments = [kinds[at][-1] if value is ... else value for at, value in enumerate(column)]
                try:
                    result = getattr(served, name)(*arguments)
                except Exception as error:  # noqa: BLE001 (any is a failure of the stub)
                    wrong.append(f"{name}{tuple(arguments)}: {type(error).__name__}: {error}")
                    continue
                assert function.returns
                if not samples.fits(result, function.returns):
                    wrong.append(f"{name}{tuple(arguments)} returned {result!r}, not {ast.unparse(function.returns)}")
    assert not wrong, "\n".join(wrong[:40])


@pytest.mark.parametrize("major", ["cu13", "cu12"])
def test_members_take_and_return_the_types_of_the_stub(major: str, read: dict[Any, Read]) -> None:
    stub, served = read[major, "bindings"], module(major, "bindings")
    samples = Samples(served, {})
    wrong = []
    for name in (item for item in stub.classes if stub.base(item) == "Record"):
        cls, members = getattr(served, name), stub.members(name)
        for member, annotation in stub.keywords(name).items():
            if isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) == "Iterable":
                length = len(getattr(cls(), member))
                values: list[Any] = [[item] * length for item in samples.of(annotation.slice)]
            else:
                values = samples.of(annotation)
            for value in values:
                try:
                    result = getattr(cls(**{member: value}), member)
                except Exception as error:  # noqa: BLE001 (any is a failure of the stub)
                    wrong.append(f"{name}.{member} = {value!r}: {type(error).__name__}: {error}")
                    continue
                if not samples.fits(result, members[member]):
                    wrong.append(f"{name}.{member} = {value!r} gave {result!r}, not {ast.unparse(members[member])}")
    assert not wrong, "\n".join(wrong[:40])


def test_the_shared_bases_have_what_the_floor_has() -> None:
    tree = ast.parse((PACKAGE / "_floor" / "typed.pyi").read_text("utf-8"))
    driver, raw = module("cu13", "bindings"), module("cu13", "raw")
    real = {
        "EnumType": driver.CUresult,
        "Enum": driver.CUresult.CUDA_SUCCESS,
        "Handle": driver.CUevent(0),
        "Stream": driver.CUstream(0),
        "Callback": driver.CUhostFn(0),
        "Record": driver.CUlaunchConfig(),
        "RawRecord": raw.CUlaunchConfig(),
        "RawScalar": raw.CUstream(0),
        "Prototype": raw.cuInit,
    }
    stated = {item.name: item for item in tree.body if isinstance(item, ast.ClassDef)}
    assert set(stated) - set(real) == {"Member", "SupportsStream"}
    for name, value in real.items():
        for item in stated[name].body:
            if isinstance(item, (ast.FunctionDef, ast.AnnAssign)):
                member = item.name if isinstance(item, ast.FunctionDef) else ast.unparse(item.target)
                assert hasattr(value, member), f"{name}.{member}"


def test_the_stubs_of_both_majors_are_small() -> None:
    assert sum(file.stat().st_size for file in FILES) < 1_100_000


def test_builtin_types_have_their_names_in_ctypes() -> None:
    assert {name: getattr(ctypes, c_name) for name, c_name in C_NAMES.items()} == {
        name: c_type for name, c_type in BUILTIN.items() if c_type
    }


class Declared:
    """A small library, as the table's lines declare it."""

    table = SimpleNamespace(release="1.0")

    def __init__(self, functions: dict[str, str] | None = None, names: dict[str, str] | None = None) -> None:
        self._functions = functions or {}
        self._names = names or {}

    def names(self) -> Any:
        return self._names.items()

    def functions(self, internal: bool) -> Any:
        return [] if internal else self._functions.items()

    def enums(self) -> Any:
        return {"Status": [("OK", 0), ("BAD", 1)], "Mode": [("SLOW", 0), ("FAST", -1)]}.items()

    def records(self) -> Any:
        yield "Size_1", "union", ["int whole", "float part"]
        yield (
            "Size_st",
            "struct",
            [
                *("unsigned int width", "Mode mode", "Stream where", "Size_1 _1 : anonymous", "void *memory"),
                *("char name[8]", "Stream streams[2]", "const char *text", "Size_1 *list", "Done done", "Size_1 inner"),
            ],
        )

    def typedefs(self) -> Any:
        return {"Stream": "Stream_st *", "Index": "int", "Size": "Size_st", "Kind": "Mode"}.items()

    def callbacks(self) -> Any:
        return {"Done": "void (Stream stream, Status status, void *data)"}.items()

    def constants(self) -> Any:
        return {"LIMIT": 7}.items()

    def unnamed(self) -> Any:
        return {"anon_union0": "Size_1"}.items()


def made(functions: dict[str, str] | None = None, names: dict[str, str] | None = None, **settings: Any) -> Stubs:
    faces = {"result": "Status", "success": "OK", "summary": "a library", **settings}
    return Stubs(Declared(functions, names), Descriptor("library", [], [], faces=faces))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("c", "bindings", "checked"),
    [
        ("()", "() -> tuple[Status]", "() -> None"),
        ("(size_t size)", "(size: int) -> tuple[Status]", "(size: int) -> None"),
        ("(float x)", "(x: float) -> tuple[Status]", "(x: float) -> None"),
        ("(Mode mode)", "(mode: Mode | int) -> tuple[Status]", "(mode: Mode | int) -> None"),
        ("(Stream s)", "(s: Stream | int | None) -> tuple[Status]", "(s: Stream | int | None) -> None"),
        ("(Index i)", "(i: Index | int | None) -> tuple[Status]", "(i: Index | int | None) -> None"),
        (
            "(out Stream *s, Index i)",
            "(i: Index | int | None) -> tuple[Status, Stream]",
            "(i: Index | int | None) -> Stream",
        ),
        ("(out int *a, out float *b)", "() -> tuple[Status, int, float]", "() -> tuple[int, float]"),
        ("(out void **p)", "() -> tuple[Status, int]", "() -> int"),
        ("(out const char **text)", "() -> tuple[Status, bytes]", "() -> str"),
        ("(out char *name : buffer=n, int n)", "(n: int) -> tuple[Status, bytes]", "(n: int) -> str"),
        ("(out char *id : buffer=8)", "() -> tuple[Status, bytes]", "() -> bytes"),
        ("(const char *name)", "(name: Text) -> tuple[Status]", "(name: Text) -> None"),
        ("(const void *p)", "(p: Address) -> tuple[Status]", "(p: Address) -> None"),
        ("(void *p : writable)", "(p: WritableAddress) -> tuple[Status]", "(p: WritableAddress) -> None"),
        ("(const Size *size)", "(size: Size | None) -> tuple[Status]", "(size: Size | None) -> None"),
        ("(Size size)", "(size: Size) -> tuple[Status]", "(size: Size) -> None"),
        ("(out Size *size)", "() -> tuple[Status, Size]", "() -> Size"),
        (
            "(const Stream *all : array=n, int n)",
            "(all: Sequence[Stream | int | None] | None, n: int) -> tuple[Status]",
            "(all: Sequence[Stream | int | None] | None, n: int) -> None",
        ),
        ("(const float *f : array=4)", "(f: Sequence[float]) -> tuple[Status]", "(f: Sequence[float]) -> None"),
        ("(out Size *all : array=n, int n)", "(n: int) -> tuple[Status, list[Size]]", "(n: int) -> list[Size]"),
        ("(inout size_t *n : default=0)", "(n: int = 0) -> tuple[Status, int]", "(n: int = 0) -> int"),
        ("(void **args : kernel_parameters)", "(args: KernelParams) -> tuple[Status]", "(args: KernelParams) -> None"),
        ("(Mode m, out void *v : attribute=m)", "(m: Mode | int) -> tuple[Status, Any]", "(m: Mode | int) -> Any"),
        (
            "(Done done)",
            "(done: Callable[[Stream, Status, int], object] | Done | int | None) -> tuple[Status]",
            "(done: Callable[[Stream, Status, int], object] | Done | int | None) -> None",
        ),
    ],
)
def test_what_a_prototype_becomes(c: str, bindings: str, checked: str) -> None:
    stub = made()
    assert stub.function("f", f"Status {c} 1000", "bindings") == [f"def f{bindings}: ..."]
    assert stub.function("f", f"Status {c} 1000", "checked") == [f"def f{checked}: ..."]


@pytest.mark.parametrize(
    ("c", "raw"),
    [
        ("()", "()"),
        ("(size_t n, float x, Mode m)", "(n: ctypes.c_size_t | int, x: ctypes.c_float | float, m: Mode | int, /)"),
        ("(Stream s, Index i, Size v)", "(s: Stream | int | None, i: Index | int, v: Size, /)"),
        ("(out Stream *s)", "(s: ByReference[Stream], /)"),
        ("(out Mode *m)", "(m: ByReference[ctypes.c_int], /)"),
        ("(void *p, const char *t)", "(p: VoidPointer, t: CharPointer, /)"),
        ("(out void **p, out const char **t)", "(p: ByReference[ctypes.c_void_p], t: ByReference[ctypes.c_char_p], /)"),
        ("(out Size **all, Done done)", "(all: ByReference[Pointer[Size]], done: Done, /)"),
    ],
)
def test_what_a_prototype_becomes_in_raw(c: str, raw: str) -> None:
    assert made().prototype("f", f"Status {c}") == ["@c_function", f"def f{raw} -> Status: ..."]


def test_a_query_returns_bool_in_checked_only() -> None:
    stub = made(queries=["f"])
    assert stub.function("f", "Status ()", "checked") == ["def f() -> bool: ..."]
    assert stub.function("f", "Status ()", "bindings") == ["def f() -> tuple[Status]: ..."]


def test_a_stream_parameter_takes_what_has_a_stream() -> None:
    stub = made(streams=["Stream"])
    assert stub.value_in("Stream") == "Stream | SupportsStream | int | None"
    assert "Stream" in [item.base for item in stub.bindings().names]


def test_members_of_a_struct() -> None:
    record = made().record("Size_st")
    assert record.body[:-1][:12] == [
        "width: int",
        "mode: EnumMember[Mode]",
        "where: HandleMember[Stream]",
        "whole: int",
        "part: float",
        "memory: Member[int, Address]",
        "name: Member[Bytes, Iterable[int]]",
        "streams: Member[list[Stream], Iterable[Stream | int | None]]",
        "text: Member[int, Address]",
        "list: ListMember[Size_1]",
        "done: Member[Done, Callable[[Stream, Status, int], object] | Done | int | None]",
        "inner: Size_1",
    ]
    assert record.body[12] == "def __init__("
    assert "        mode: Mode | int = ...," in [f"    {line}" for line in record.body]


def test_fields_of_a_raw_struct() -> None:
    assert list(made().fields("Size_st")) == [
        "width: Field[int]",
        "mode: Field[int]",
        "where: HandleField[Stream]",
        "_1: Field[Size_1]",
        "whole: Field[int]",
        "part: Field[float]",
        "memory: AddressField",
        "name: ArrayField[ctypes.c_ubyte]",
        "streams: ArrayField[Stream]",
        "text: TextField",
        "list: PointerField[Size_1]",
        "done: Field[Done]",
        "inner: Field[Size_1]",
    ]


def test_names_of_one_symbol() -> None:
    stub = made({"f_v2": "Status ()", "g": "Status ()"}, {"f": "f_v2"})
    assert [name for name, _ in stub.public_functions()] == ["f", "g"]
    assert stub.raw().functions == [
        ["@c_function", "def f() -> Status: ..."],
        ["@c_function", "def g() -> Status: ..."],
    ]
    assert ("f_v2", "f") in stub.raw().aliases


def test_another_name_of_an_enum_is_an_enum_of_its_own() -> None:
    kind = next(item for item in made().bindings().enums if item.name == "Kind")
    assert kind.body == ["SLOW: Kind", "FAST: Kind"]


def test_checked_takes_its_types_from_bindings_and_has_an_error_per_status() -> None:
    stub = made().checked()
    assert {"Status", "Stream", "Size", "Done", "LIMIT", "anon_union0", "sizeof"} <= set(stub.shared)
    assert [(item.name, item.base) for item in stub.names] == [("BAD", "CudaError")]


def test_a_stub_imports_what_it_uses() -> None:
    assert made({"f": "Status (const void *p)"}).checked().imports() == ["from ..._floor.typed import Address"]


def test_a_function_too_long_for_a_line_has_a_line_per_parameter() -> None:
    name = "f" * 60
    (line,) = signature(name, ["a: " + "A" * 12, "b: int"], "X" * 22)
    assert len(line) == WIDTH
    assert signature(name, ["a: " + "A" * 12, "b: int"], "X" * 23) == [
        f"def {name}(",
        f"    a: {'A' * 12},",
        "    b: int,",
        f") -> {'X' * 23}: ...",
    ]


def test_a_parameter_too_long_for_a_line_has_a_line_per_type() -> None:
    union = f"a: Callable[[{'A' * 90}], A | B] | C | None"
    assert signature("f" * 60, [union], "None")[1:-1] == [
        f"    a: Callable[[{'A' * 90}], A | B]",
        "    | C",
        "    | None,",
    ]
