"""The ``.pyi`` stubs agree with the modules."""

from __future__ import annotations

import array
import ast
import ctypes
import functools
import importlib
import inspect
import itertools
import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest import mock

import pytest

from cuda_ctypes._floor.tables.declarations import prototype
from cuda_ctypes._floor.tables.spelling import snake
from cuda_ctypes._floor.types import BUILTIN
from cuda_ctypes._floor.types.c_classes import CLASSES
from generator.descriptor import Descriptor
from generator.stubs import C_NAMES, WIDTH, Stub, Stubs, signature
from tests.conftest import package_on
from tests.standin import build
from tests.standin.control import Recorder

PACKAGE = Path(__file__).parent.parent.parent / "cuda_ctypes"
MODULES = sorted(path.relative_to(PACKAGE).with_suffix("").parts for path in PACKAGE.glob("cu*/*/*.pyi"))
"""The CUDA major, face and library of each stub."""
PYTHON_FACES = [(major, face, library) for major, face, library in MODULES if face != "raw"]
TABLES = [(major, library) for major, face, library in MODULES if face == "raw"]


def is_plain(major: str, library: str) -> bool:
    """Whether the library's ``bindings`` have snake_case names."""
    return "snake_error" in build.table_of(major, library).settings


def home(major: str, library: str) -> str:
    """The face whose stub defines the types under their C names."""
    in_bindings = (major, "bindings", library) in MODULES and not is_plain(major, library)
    return "bindings" if in_bindings else "checked"


class Read:
    """The definitions of one stub, by name."""

    def __init__(self, major: str, face: str, library: str) -> None:
        text = (PACKAGE / major / face / f"{library}.pyi").read_text("utf-8")
        same = re.search(r"^from \.\.\.(cu\d+)\.\w+\.\w+ import \*$", text, re.MULTILINE)
        if same:  # this stub re-exports another major's
            text = (PACKAGE / same[1] / face / f"{library}.pyi").read_text("utf-8")
        tree = ast.parse(text)
        functions = [item for item in tree.body if isinstance(item, ast.FunctionDef)]
        self.functions = {item.name: item for item in reversed(functions)}
        self.older_forms = {item.name: item for item in functions if self.functions[item.name] is not item}
        """The older forms of overloaded functions, which lack the first parameter."""
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
        self.exported = [name.asname for item in imports for name in item.names if name.asname == name.name]
        self.sources = {
            name.asname or name.name: (
                f"cuda_ctypes.{major}.{'' if item.level == 2 else face + '.'}{item.module}",
                name.name,
            )
            for item in imports
            for name in item.names
            if item.level in (1, 2)
        }
        """Module -> names imported from it, the floor's modules excepted."""
        self.served = importlib.import_module(f"cuda_ctypes.{major}.{face}.{library}")
        self.public = public(self.served)

        self.variables = [
            ast.unparse(item.target) for item in tree.body if isinstance(item, ast.AnnAssign) and not item.value
        ]

    @property
    def names(self) -> list[str]:
        """All names that a program may use. Structs inside other structs have no name in the module."""
        defined = [*self.functions, *self.classes, *self.constants, *self.variables, *self.aliases]
        return [*(name for name in defined if name[0] != "_" or name in self.public), *self.exported]

    def meant(self, name: str) -> Any:
        """The object in the modules that a name of the stub means."""
        if name in self.sources:
            source, name = self.sources[name]
            return getattr(importlib.import_module(source), name)
        return getattr(self.served, name)

    def members(self, name: str) -> dict[str, ast.expr]:
        """Member -> annotation. Members that cannot be set are properties."""
        found: dict[str, ast.expr] = {}
        for item in self.classes[name].body:
            if isinstance(item, ast.AnnAssign):
                found[ast.unparse(item.target)] = item.annotation
            elif isinstance(item, ast.FunctionDef) and item.decorator_list and item.returns:
                assert [ast.unparse(decorator) for decorator in item.decorator_list] == ["property"]
                found[item.name] = item.returns
        return found

    def keywords(self, name: str) -> dict[str, ast.expr]:
        """Keyword -> annotation of a struct's constructor."""
        constructor = self.classes[name].body[-1]
        if not isinstance(constructor, ast.FunctionDef):
            return {}
        assert constructor.name == "__init__"
        return {item.arg: item.annotation for item in constructor.args.kwonlyargs if item.annotation}

    def base(self, name: str) -> str:
        return ast.unparse(self.classes[name].bases[0])


def module(major: str, face: str, library: str = "driver") -> Any:
    return importlib.import_module(f"cuda_ctypes.{major}.{face}.{library}")


@functools.cache
def read(major: str, face: str, library: str) -> Read:
    return Read(major, face, library)


def public(served: Any) -> set[str]:
    """A module's public names. ``import *`` leaves out the dtypes, which need NumPy."""
    with mock.patch("importlib.util.find_spec"):  # without NumPy, dir() leaves them out
        return {*served.__all__, *(name for name in dir(served) if name.endswith("_dtype"))}


@pytest.mark.parametrize(("major", "face", "library"), MODULES)
def test_a_stub_has_the_names_of_its_module_and_no_other(major: str, face: str, library: str) -> None:
    served = module(major, face, library)
    names = public(served)
    if face == "raw":  # raw also has every exact symbol under its own name
        table = build.table_of(major, library)
        names |= {*table.names, *table.functions, *table.older}
        assert all(hasattr(served, name) for name in names)
    found = read(major, face, library).names
    assert {*found} - names == set() and names - {*found} == set()
    assert len(found) == len({*found})


@pytest.mark.parametrize(("major", "face", "library"), PYTHON_FACES)
def test_functions_have_the_parameters_and_defaults_of_the_module(major: str, face: str, library: str) -> None:
    served, stub = module(major, face, library), read(major, face, library)
    wrong = []
    for name, function in stub.functions.items():
        arguments = function.args
        defaults = dict(zip(reversed([item.arg for item in arguments.args]), reversed(arguments.defaults)))
        ours = [(item.arg, ast.unparse(defaults[item.arg]) if item.arg in defaults else "") for item in arguments.args]
        if name in stub.older_forms:
            older = [item.arg for item in stub.older_forms[name].args.posonlyargs]
            assert older == [given for given, _ in ours[1:]]
            ours[-1] = ours[-1][0], "..."
        real = inspect.signature(getattr(served, name)).parameters.values()
        theirs = [(item.name, "" if item.default is item.empty else shown(item.default)) for item in real]
        if ours != theirs:
            wrong.append(f"{name}: {ours} in the stub, {theirs} in the module")
    assert not wrong


def shown(default: Any) -> str:
    """The text of a default: signatures of builtins have ``...`` as Python's own object."""
    return "..." if default is ... else repr(default)


@pytest.mark.parametrize(("major", "library"), TABLES)
def test_raw_functions_have_the_parameters_of_the_module_by_position(major: str, library: str) -> None:
    served, makers = module(major, "raw", library), build.table_of(major, library).makers
    for name, function in read(major, "raw", library).functions.items():
        if name in makers:  # written in Python
            assert [item.arg for item in function.args.args] == list(
                inspect.signature(getattr(served, name)).parameters
            )
            continue
        assert [item.arg for item in function.args.posonlyargs] == list(getattr(served, name).parameters), name
        assert not function.args.args, f"{name} takes its arguments by position only"


@pytest.mark.parametrize(("major", "library"), TABLES)
def test_enums_have_the_members_of_the_module(major: str, library: str) -> None:
    table = build.table_of(major, library)
    for face in {"bindings", "checked"} if is_plain(major, library) else {home(major, library)}:
        served, stub = module(major, face, library), read(major, face, library)
        enums = [name for name in stub.classes if stub.base(name) == "Enum"]
        assert {*(table.enums if face == home(major, library) else table.snake_enums)} <= {*enums}
        for name in enums:
            assert list(stub.members(name)) == list(getattr(served, name).__members__), name
            assert {ast.unparse(item) for item in stub.members(name).values()} == {name}


def can_be_set(served: Any, name: str, member: str) -> bool:
    cls = getattr(served, name)
    try:
        setattr(cls(), member, getattr(cls(), member))
    except AttributeError:
        return False
    except ValueError:  # text is shorter when it is read
        pass
    return True


@pytest.mark.parametrize(("major", "library"), TABLES)
def test_structs_have_the_members_of_the_module(major: str, library: str) -> None:
    face = home(major, library)
    served, stub = module(major, face, library), read(major, face, library)
    structs = [name for name in stub.classes if stub.base(name) == "Record"]
    assert {*structs} == {*build.table_of(major, library).records}
    for name in structs:
        members = list(getattr(served, name)._members)
        assert list(stub.members(name)) == members, name
        assert list(stub.keywords(name)) == [member for member in members if can_be_set(served, name, member)], name


@pytest.mark.parametrize(("major", "library"), [key for key in TABLES if is_plain(*key)])
def test_structs_with_names_of_python_have_the_fields_of_the_module(major: str, library: str) -> None:
    served, stub = module(major, "bindings", library), read(major, "bindings", library)
    structs = [name for name in stub.classes if stub.base(name) in ("Single", "Several")]
    named = {name for name in [*structs, *stub.aliases] if name in stub.public}
    assert named - {*build.table_of(major, library).settings.get("snake_synonyms", ())} == {
        *build.table_of(major, library).snake_types
    }
    for name in named.intersection(structs):
        real = getattr(served, name)
        assert list(stub.members(name)) == list(real._fields), name
        assert stub.base(name) in [item.__name__ for item in real.__mro__], name


@pytest.mark.parametrize(("major", "library"), [key for key in TABLES if home(*key) == "bindings"])
def test_structs_of_checked_change_the_members_that_the_stub_says(major: str, library: str) -> None:
    served, stub = module(major, "checked", library), read(major, "checked", library)
    original = read(major, "bindings", library)
    for name in {*original.classes, *original.aliases, *original.exported}:
        real, base = getattr(served, name), getattr(original.served, name)
        if not hasattr(base, "_members"):
            continue
        if name in {*stub.classes, *stub.aliases}:
            assert real is not base, name
        said = list(stub.members(name)) if name in stub.classes else []
        for member in base._members if real is not base and name not in stub.aliases else ():
            values = getattr(real(), member), getattr(base(), member)
            one, other = (type(value[0] if isinstance(value, list) and value else value) for value in values)
            if member in said:
                assert one is not other, (name, member)
            else:  # a struct member may accept other values for a void *, with the same type
                assert issubclass(one, other), (name, member)


@pytest.mark.parametrize(("major", "library"), TABLES)
def test_raw_structs_have_the_fields_of_the_module(major: str, library: str) -> None:
    def fields(record: Any) -> Iterator[str]:
        for name, c_type, *_ in record._fields_:
            if name.startswith("_padding"):  # bytes that C has no name for
                continue
            yield name
            if name in getattr(record, "_anonymous_", ()):
                yield from fields(c_type)

    served, stub = module(major, "raw", library), read(major, "raw", library)
    structs = [name for name in stub.classes if stub.base(name) == "RawRecord"]
    assert {*structs} == {*build.table_of(major, library).records}
    for name in structs:
        assert list(stub.members(name)) == list(fields(getattr(served, name))), name


@pytest.mark.parametrize(("major", "face", "library"), MODULES)
def test_classes_and_aliases_mean_the_same_in_stub_and_module(major: str, face: str, library: str) -> None:
    served, stub = module(major, face, library), read(major, face, library)
    for name in stub.classes:
        if name not in stub.public:
            assert name[0] == "_", f"{name}, which is not the part of another struct"
            continue
        real: Any = getattr(served, name)
        base = stub.base(name)
        assert isinstance(real, type), name
        if base in stub.classes or base == "CudaError":
            parent: Any = getattr(served, base)
            derived = issubclass(real, parent) or issubclass(getattr(real, "_accepted"), parent._accepted)
            assert derived and real is not parent, name
        elif base in stub.sources:
            assert issubclass(real, stub.meant(base)) and real is not stub.meant(base), name
        elif base in FLOOR:
            floor = {"RawRecord": "Record", **dict.fromkeys(("Stream", "DevicePointer", "Number"), "Handle")}.get(
                base, base
            )
            assert floor in [item.__name__ for item in real.__mro__], name
        elif base.startswith("ArrayType["):
            assert issubclass(real, ctypes.Array), name
        else:
            assert base == "ctypes._CFunctionType" and issubclass(real, ctypes._CFuncPtr), name  # type: ignore[attr-defined]
    for name, target in stub.aliases.items():
        if name in stub.functions or target in stub.functions:
            assert getattr(served, name).symbol == getattr(served, target).symbol, name
        else:
            assert getattr(served, name) is getattr(served, target), name
    for name in {*stub.exported} - {"CudaError", "sizeof"}:
        here, there = getattr(served, name), stub.meant(name)
        if inspect.isfunction(here):  # this face's own, with equal parameters and result
            assert inspect.signature(here) == inspect.signature(there), name
        elif hasattr(here, "_accepted"):  # it may accept other values for a void *, with the same type
            assert issubclass(here, there._accepted), name
        else:
            assert here is there or (type(here) in (int, str, float) and here == there), name  # constants
    assert stub.constants == {name: getattr(served, name) for name in stub.constants}


FLOOR = (
    "Handle",
    "DevicePointer",
    "Number",
    "Stream",
    "Callback",
    "Enum",
    "Record",
    "RawRecord",
    "RawScalar",
    "Single",
    "Several",
    "SnakeCaseError",
)


class Samples:
    """Values of the types in a stub, and whether a value has such a type."""

    def __init__(self, stub: Read, attributes: dict[str, Any]) -> None:
        self.stub = stub
        self.attributes = attributes

    def of(self, annotation: ast.expr) -> list[Any]:
        """A value of each type that an annotation allows."""
        text = ast.unparse(annotation)
        if text.endswith(" | int") and text[:-6].isidentifier() and text[:-6] not in self.named:
            first = self.of(annotation.left)[0]  # type: ignore[attr-defined]
            return [first, int(first)]
        if isinstance(annotation, ast.BinOp):
            empty: list[Any] = [[]] if text.startswith("Sequence[") else []
            return [*self.of(annotation.left), *empty, *self.of(annotation.right)]
        if isinstance(annotation, ast.Constant):
            return [annotation.value]
        if isinstance(annotation, ast.Subscript):
            outer = ast.unparse(annotation.value)
            if outer == "Callable":
                return [lambda *arguments: 0]
            if outer == "tuple":
                return [(1, 0)]
            if outer == "Iterable":
                return [self.of(annotation.slice)]
            assert outer == "Sequence"
            inner = self.of(annotation.slice) * 4  # without a count, C needs no longer list
            return [inner, tuple(inner)]
        name = ast.unparse(annotation)
        if name in self.named:
            return self.named[name]
        cls = self.stub.meant(name)
        if hasattr(cls, "__members__"):
            known = self.attributes.get(name)
            return [cls[next(iter(known))] if known else next(iter(cls))]
        return [cls()]

    @property
    def named(self) -> dict[str, list[Any]]:
        return {
            "int": [1, 0],
            "bool": [True, False],
            "str": ["text"],
            "Str": ["abc"],
            "Buffer": [b"bytes", bytearray(4), memoryview(b"view")],
            "bytes": [b"text"],
            "float": [0.5, 1],
            "Any": [0],
            "Text": [b"text", bytearray(b"text"), "text"],
            "Address": [None, 4096, b"bytes", bytearray(8), memoryview(b"view"), (ctypes.c_int * 2)()],
            "CallersMemory": [None, b"bytes", bytearray(8), memoryview(b"view"), (ctypes.c_int * 2)()],
            "WritableAddress": [None, 4096, bytearray(8), (ctypes.c_int * 2)()],
            "KernelParams": [((1, 2.0), (ctypes.c_int, ctypes.c_float)), ((), ()), None, 4096, bytearray(8)],
            "SupportsStream": [SimpleNamespace(__cuda_stream__=lambda: (0, 7))],
        }

    def for_member(self, cls: Any, name: str, annotation: ast.expr) -> list[Any]:
        """Values to which a struct's member may be set."""
        text = ast.unparse(annotation)
        if text.startswith(("EnumMember[", "HandleMember[", "ListMember[")):
            inner = text.partition("[")[2][:-1]
            more = {"E": f"{inner} | int", "H": f"{inner} | int | None", "L": f"Sequence[{inner}] | None"}[text[0]]
            return self.of(ast.parse(more, mode="eval").body)
        if text in self.stub.classes and (text not in self.stub.public or self.stub.base(text) == "Several"):
            return [getattr(cls(), name)]  # it has the right length
        if not text.startswith("Member["):
            return self.of(annotation)
        assert isinstance(annotation, ast.Subscript) and isinstance(annotation.slice, ast.Tuple)
        get, put = annotation.slice.elts
        values: list[Any] = []
        for part in parts(put):
            outer = ast.unparse(part.value) if isinstance(part, ast.Subscript) else ""
            if outer in ("Iterable", "Collection"):
                assert isinstance(part, ast.Subscript)
                length = len(getattr(cls(), name))
                if ast.unparse(get) == "Bytes":
                    length = getattr(cls._raw_class, name).size
                values += [[item] * length for item in self.of(part.slice)]
            else:
                values += self.of(part)
        return values

    def fits(self, value: Any, annotation: ast.expr) -> bool:
        """Whether a result has the type in the stub. Where C returns text or an array of its own, NULL is allowed as well."""
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
                if ast.unparse(types[-1]) == "...":
                    return isinstance(value, tuple) and all(self.fits(item, types[0]) for item in value)
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
        builtin = {"int": int, "float": float, "bool": bool, "bytes": bytes, "Bytes": bytes, "str": str, "Str": str}
        if name in ("IntArray", "FloatArray"):
            return isinstance(value, array.array)
        if name in builtin:
            return type(value) is builtin[name]
        if name in self.stub.classes and name not in self.stub.public:  # it is inside another struct
            return type(value).__name__ == name[1:]
        cls = self.stub.meant(name)
        if f"_{name}" not in self.stub.sources:  # the base class of checked's struct has no name
            cls = getattr(cls, "_accepted", cls)
        return isinstance(value, cls)


def prototypes_of(table: Any, face: str) -> dict[str, Any]:
    """Name in the module -> declaration of the function."""
    plain = getattr(table, "snake_functions", {}) if face == "bindings" else {}
    symbols = plain or {**{symbol: symbol for symbol in table.functions}, **dict(table.names.items())}
    return {name: prototype(table.functions[symbol]) for name, symbol in symbols.items() if symbol in table.functions}


def fit_sizes(arguments: list[Any], function: ast.FunctionDef, declared: Any) -> None:
    """Replace each size by the size of its buffer where C accepts no other."""
    names = [item.arg for item in function.args.args]
    for item in declared.parameters if declared else ():
        if "exact" in item.notes:
            buffer, size = (
                next(at for at, name in enumerate(names) if name in (c, snake(c)))
                for c in (item.name, item.notes["exact"])
            )
            if arguments[buffer] is not None and not isinstance(arguments[buffer], int):
                arguments[size] = memoryview(arguments[buffer]).nbytes


def idle(major: str, library: str) -> dict[str, str]:
    """The environment variable by which the package opens a library whose functions do nothing."""
    standin = build.standins()[major, library]
    build.ensure(standin)
    if library == "driver":
        path = standin.path("nothing")
    else:
        path = standin.path("recording")
        Recorder(path).program()  # other tests may have programmed it
    return {build.table_of(major, library).settings["environment"]: str(path)}


def parts(annotation: ast.expr) -> Iterator[ast.expr]:
    """The types of a union."""
    if isinstance(annotation, ast.BinOp):
        yield from parts(annotation.left)
        yield from parts(annotation.right)
    else:
        yield annotation


@pytest.mark.parametrize(("major", "face", "library"), PYTHON_FACES)
def test_functions_take_and_return_the_types_of_the_stub(major: str, face: str, library: str) -> None:
    """Call each function with each type that its stub allows for each parameter, on a library that does nothing."""
    wrong = []
    with package_on(**idle(major, "driver"), **(idle(major, library) if library != "driver" else {})) as load:
        served, table = (
            load(f"{major}.{face}.{library}"),
            load("_floor.tables").table_of(f"cuda_ctypes.{major}", library),
        )
        stub = Read(major, face, library)
        samples, prototypes = Samples(stub, table.attributes), prototypes_of(table, face)
        for name, function in stub.functions.items():
            if name == "sizeof" or name in table.settings.get(
                "snake_checks", ()
            ):  # they raise unless the status is a success
                continue
            kinds = [samples.of(item.annotation) for item in function.args.args if item.annotation]
            assert len(kinds) == len(function.args.args), name
            for column in itertools.zip_longest(*kinds, fillvalue=...):  # all counts are 1 first, then 0
                arguments = [kinds[at][-1] if value is ... else value for at, value in enumerate(column)]
                fit_sizes(arguments, function, prototypes.get(name))
                try:
                    result = getattr(served, name)(*arguments)
                except Exception as error:  # noqa: BLE001 (any is a failure of the stub)
                    wrong.append(f"{name}{tuple(arguments)}: {type(error).__name__}: {error}")
                    continue
                assert function.returns
                if not samples.fits(result, function.returns):
                    wrong.append(f"{name}{tuple(arguments)} returned {result!r}, not {ast.unparse(function.returns)}")
    assert not wrong, "\n".join(wrong[:40])


@pytest.mark.parametrize(("major", "face", "library"), PYTHON_FACES)
def test_members_take_and_return_the_types_of_the_stub(major: str, face: str, library: str) -> None:
    stub = read(major, face, library)
    samples = Samples(stub, {})
    wrong = []
    for name in (
        item for item in stub.classes if stub.base(item) in ("Record", "Single", f"_{item}") and item[0] != "_"
    ):
        cls, members = getattr(stub.served, name), stub.members(name)
        for member, annotation in members.items():
            if not samples.fits(getattr(cls(), member), annotation):
                wrong.append(f"{name}.{member} is {getattr(cls(), member)!r}, not {ast.unparse(annotation)}")
            if stub.base(name) == "Record" and member not in stub.keywords(name):  # a read-only member
                continue
            for value in samples.for_member(cls, member, annotation):
                try:
                    made = cls(**{member: value})
                except Exception as error:  # noqa: BLE001 (any is a failure of the stub)
                    wrong.append(f"{name}.{member} = {value!r}: {type(error).__name__}: {error}")
                    continue
                if not samples.fits(getattr(made, member), annotation):
                    wrong.append(
                        f"{name}.{member} = {value!r} gave {getattr(made, member)!r}, not {ast.unparse(annotation)}"
                    )
    assert not wrong, "\n".join(wrong[:40])


def test_the_shared_bases_have_the_members_of_the_floors() -> None:
    tree = ast.parse((PACKAGE / "_floor" / "faces" / "typed.pyi").read_text("utf-8"))
    driver, raw, nvml = module("cu13", "bindings"), module("cu13", "raw"), module("cu13", "bindings", "nvml")
    real = {
        "EnumType": driver.CUresult,
        "Enum": driver.CUresult.CUDA_SUCCESS,
        "Handle": driver.CUevent(0),
        "DevicePointer": driver.CUdeviceptr(0),
        "Number": driver.VdpDevice(0),
        "Stream": driver.CUstream(0),
        "Callback": driver.CUhostFn(0),
        "Record": driver.CUlaunchConfig(),
        "RawRecord": raw.CUlaunchConfig(),
        "RawScalar": raw.CUstream(0),
        "Prototype": raw.cuInit,
        "Single": nvml.PciInfo(),
        "Several": nvml.ProcessInfo_v2(),
    }
    stated = {item.name: item for item in tree.body if isinstance(item, ast.ClassDef)}
    assert set(stated) - set(real) == {"Member", "SupportsStream", "SupportsArrayInterface", "ArrayType"}
    for name, value in real.items():
        for item in stated[name].body:
            if isinstance(item, (ast.FunctionDef, ast.AnnAssign)):
                member = item.name if isinstance(item, ast.FunctionDef) else ast.unparse(item.target)
                special: Any = {"__buffer__": memoryview, "__iter__": iter}.get(member)
                assert special(value) if special else hasattr(value, member), f"{name}.{member}"


def test_stubs_are_small() -> None:
    """They are more than half of an installed package, whose size the README states."""
    assert sum(path.stat().st_size for path in PACKAGE.glob("**/*.pyi")) < 6_400_000


def test_builtin_types_have_their_names_in_ctypes() -> None:
    assert {name: getattr(ctypes, c_name) for name, c_name in C_NAMES.items()} == {
        name: CLASSES[code] for name, code in BUILTIN.items() if code
    }


class Declared:
    """A small library, declared by lines of a table."""

    table = SimpleNamespace(release="1.0", library="library")
    borrowed: frozenset[str] = frozenset()

    def __init__(self, functions: dict[str, str] | None = None, names: dict[str, str] | None = None) -> None:
        self._functions = functions or {}
        self._names = names or {}

    def everything(self) -> Any:
        return self

    def defined(self) -> Any:
        for group in (self.enums(), self.records(), self.typedefs(), self.callbacks()):
            yield from (item[0] for item in group)

    def shared(self) -> Any:
        return ()

    def makers(self) -> Any:
        return {"make_Size": "Size (unsigned int width, void *memory)"}.items()

    def names(self) -> Any:
        return self._names.items()

    def unreviewed(self) -> Any:
        return ()

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
    faces = {"result": "Status", "summary": "a library", **settings}
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
        (
            "(const char **words : array=n, int n)",
            "(words: Sequence[Text] | None, n: int) -> tuple[Status]",
            "(words: Sequence[Text] | None, n: int) -> None",
        ),
        ("(out Index *all : counted=g)", "() -> tuple[Status, list[Index]]", "() -> list[Index]"),
        (
            "(Stream s, char *code : sized=g)",
            "(s: Stream | int | None, code: CallersMemory) -> tuple[Status]",
            "(s: Stream | int | None) -> bytes",
        ),
        (
            "(Stream s, char *log : sized=g text)",
            "(s: Stream | int | None, log: CallersMemory) -> tuple[Status]",
            "(s: Stream | int | None) -> str",
        ),
        ("(out char *name : buffer=8 text, int n : is=8)", "() -> tuple[Status, bytes]", "() -> str"),
        ("(out int *n : asked, out Index *all : array=n)", "() -> tuple[Status, list[Index]]", "() -> list[Index]"),
        (
            "(const char *code : exact=n, size_t n)",
            "(code: Address, n: int) -> tuple[Status]",
            "(code: Address, n: int) -> None",
        ),
        (
            "(const int *all : array=n, int n : length_of=all)",
            "(all: Sequence[int]) -> tuple[Status]",
            "(all: Sequence[int]) -> None",
        ),
        (
            "(out Size *size : version=1 takes=width:w,mode gives=text)",
            "(w: int, mode: Mode | int) -> tuple[Status, int]",
            "(w: int, mode: Mode | int) -> int",
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
def test_a_prototype_becomes_a_signature(c: str, bindings: str, checked: str) -> None:
    stub = made()
    assert stub.function("f", f"Status {c} 1000", "bindings") == [f"def f{bindings}: ..."]
    assert stub.function("f", f"Status {c} 1000", "checked") == [f"def f{checked}: ..."]


@pytest.mark.parametrize(
    ("c", "raw"),
    [
        ("()", "()"),
        ("(size_t n, float x, Mode m)", "(n: SizeT, x: ctypes.c_float | float, m: Mode | int, /)"),
        ("(Stream s, Index i, Size v)", "(s: Stream | Handle | int | None, i: Index | Handle | int, v: Size, /)"),
        ("(out Stream *s)", "(s: ByReference[Stream], /)"),
        ("(out Mode *m)", "(m: ByReference[ctypes.c_int], /)"),
        ("(void *p, const char *t)", "(p: VoidPointer, t: CharPointer, /)"),
        ("(out void **p, out const char **t)", "(p: ByReference[ctypes.c_void_p], t: ByReference[ctypes.c_char_p], /)"),
        ("(out Size **all, Done done)", "(all: ByReference[Pointer[Size]], done: Done, /)"),
    ],
)
def test_a_prototype_becomes_a_signature_in_raw(c: str, raw: str) -> None:
    assert made().prototype("f", f"Status {c}") == ["@c_function", f"def f{raw} -> Status: ..."]


@pytest.mark.parametrize(
    ("result", "bindings", "checked", "raw"),
    [
        ("void", "tuple[Status]", "None", "None"),
        ("int", "tuple[Status, int]", "int", "int"),
        ("double", "tuple[Status, float]", "float", "float"),
        ("const char *", "tuple[Status, bytes]", "str", "bytes | None"),
        ("void *", "tuple[Status, int]", "int", "int | None"),
        ("Size *", "tuple[Status, int]", "int", "Pointer[Size]"),
        ("Size", "tuple[Status, Size]", "Size", "Size"),
        ("Mode", "tuple[Status, Mode]", "Mode", "Mode"),
        ("Stream", "tuple[Status, Stream]", "Stream", "Stream"),
    ],
)
def test_results_other_than_a_status(result: str, bindings: str, checked: str, raw: str) -> None:
    stub = made()
    assert stub.function("f", f"{result} ()", "bindings") == [f"def f() -> {bindings}: ..."]
    assert stub.function("f", f"{result} ()", "checked") == [f"def f() -> {checked}: ..."]
    assert stub.prototype("f", f"{result} ()") == ["@c_function", f"def f() -> {raw}: ..."]
    with_output = stub.function("f", f"{result} (out int *more)", "bindings")
    assert with_output == [f"def f() -> {bindings[:-1]}, int]: ..."]


def test_functions_that_fill_a_struct() -> None:
    stub = made()
    assert stub.bindings().functions[:-1] == [["def make_Size(width: int, memory: Address) -> Size: ..."]]
    assert stub.raw().functions == [["def make_Size(width: UInt, memory: ctypes.c_void_p | int | None) -> Size: ..."]]
    assert "make_Size" in stub.checked().shared


class Child(Declared):
    """A library that uses the first one's types and has further handles, one of them with the same target."""

    table = SimpleNamespace(release="1.0", library="child")
    borrowed = frozenset(Declared().defined())

    def everything(self) -> Any:
        return self

    def shared(self) -> Any:
        return ("Mode", "Size", "Size_st")

    def typedefs(self) -> Any:
        return {**dict(super().typedefs()), "Queue": "Stream_st *", "Other": "Other_st *", "Width": "Size_st"}.items()

    def unnamed(self) -> Any:
        return ()


def child(prototype: str = "Status ()") -> Stubs:
    description = Descriptor("child", [], [], faces={"result": "Status", "summary": "a child"})
    return Stubs(Child({"f": prototype}), description, [Declared()])  # type: ignore[arg-type, list-item]


def test_types_of_another_library_come_from_its_stub_and_those_of_the_headers_too_are_exported() -> None:
    exported = "from .library import Mode as Mode, Size as Size, Size_st as Size_st"
    assert (
        child().bindings().imports()[-1] == f"{exported}, Stream"
    )  # Stream is a base class only, so the child does not export it
    assert child().raw().imports()[-1] == exported
    stub = child().checked()
    assert {"Mode", "Size", "Queue"} <= {*stub.shared}
    assert not {"Stream", "Status", "Done", "Size_1"} & {*stub.shared}


def test_a_handle_with_the_target_of_another_librarys_is_of_its_family() -> None:
    names = {item.name: item.base for item in child().bindings().names}
    assert names == {"Queue": "Stream", "Other": "Handle", "Width": "Size_st"}
    stub = child("Status (Queue *q : slot)")
    assert stub.checked().imports()[-1] == "from .library import Stream"
    assert stub.function("f", "Status (Queue *q : slot)", "checked") == ["def f(q: Stream | int | None) -> None: ..."]
    assert stub.function("f", "Status (out Queue *q)", "checked") == ["def f() -> Queue: ..."]


def test_a_query_returns_bool_in_checked_only() -> None:
    stub = made(queries=["f"])
    assert stub.function("f", "Status ()", "checked") == ["def f() -> bool: ..."]
    assert stub.function("f", "Status ()", "bindings") == ["def f() -> tuple[Status]: ..."]


def test_a_stream_parameter_takes_objects_with_a_stream() -> None:
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
    assert stub.raw().functions[:2] == [
        ["@c_function", "def f() -> Status: ..."],
        ["@c_function", "def g() -> Status: ..."],
    ]
    assert ("f_v2", "f") in stub.raw().aliases


def test_another_name_of_an_enum_is_an_enum_of_its_own() -> None:
    kind = next(item for item in made().bindings().enums if item.name == "Kind")
    assert kind.body == ["SLOW: Kind", "FAST: Kind"]


def test_checked_takes_its_types_from_bindings_and_has_an_error_per_status() -> None:
    stub = made().checked()
    assert {"Status", "Stream", "Size_1", "Done", "LIMIT", "anon_union0", "sizeof"} <= set(stub.shared)
    assert [(item.name, item.base) for item in stub.names] == [("BAD", "CudaError")]


def test_structs_of_checked_are_derived_where_they_have_arrays_of_numbers_or_text() -> None:
    stub = made().checked()
    bases = {item.name: (item.base, item.body) for item in stub.classes}
    streams = "streams: Member[tuple[Stream, ...], Iterable[Stream | int | None]]  # type: ignore[assignment]"
    assert bases == {"Size_st": ("_Size_st", [streams]), "Size": ("_Size", [streams])}
    assert stub.hidden == ["Size_st", "Size"]
    function = made({"f": "Status (const Size *size, Size_1 other, out Size *made)"}).checked().functions
    assert function == [["def f(size: _Size | None, other: Size_1) -> Size: ..."]]


def test_a_stub_imports_what_it_uses() -> None:
    stub = Stub(functions=[["def f(p: Address, n: ctypes.c_int) -> None: ..."]])
    assert stub.imports() == ["import ctypes", "", "from ..._floor.faces.typed import Address"]


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
