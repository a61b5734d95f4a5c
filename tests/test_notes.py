"""The registry of notes (``_floor/calls/notes``): Python, machine code and the stub agree on each entry."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

import cuda_ctypes
from cuda_ctypes._floor import calls, faces
from cuda_ctypes._floor.calls import HARMLESS, notes, python_function
from cuda_ctypes._floor.calls.notes.note import Note
from cuda_ctypes._floor.tables import function_parts
from cuda_ctypes._floor.tables.declarations import prototype
from cuda_ctypes._floor.types.checked_views import CheckedTypes

PACKAGE = Path(cuda_ctypes.__file__).parent
LIBRARIES = (
    "driver",
    "runtime",
    "nvrtc",
    "nvjitlink",
    "nvvm",
    "nvfatbin",
    "nvml",
    "cufile",
    "cublas",
    "curand",
    "nccl",
    "cufft",
    "nvjpeg",
    "cublaslt",
    "cusparse",
    "cusolver",
    "cupti",
)
SOME = 4
"""Functions with a note that are compared, of each face of each library."""


class Used(NamedTuple):
    """A function of a face."""

    face: str
    library: str
    name: str
    symbol: str

    def __str__(self) -> str:
        return f"cu13.{self.face}.{self.library}.{self.name}"


class Shape(NamedTuple):
    """How a function is called: its parameters' names, and how many results it has."""

    parameters: list[str]
    results: int


def served(face: str, library: str) -> Any:
    return faces.shared_by(f"cuda_ctypes.cu13.{face}.{library}")


@lru_cache(maxsize=None)
def types_of(face: str, library: str) -> tuple[Any, str]:
    """The types of a face, and its convention."""
    shared = served(face, library)
    if face == "checked":
        return CheckedTypes(shared.types), face
    if shared.table.settings.get("snake_error"):
        from cuda_ctypes._floor.faces.snake_case import SnakeCaseTypes

        return SnakeCaseTypes(shared.types), "snake_case"
    return shared.types, face


@lru_cache(maxsize=None)
def stub_of(face: str, library: str) -> dict[str, ast.FunctionDef]:
    """The functions of a stub; of overloads, the first."""
    found: dict[str, ast.FunctionDef] = {}
    for node in ast.parse((PACKAGE / "cu13" / face / f"{library}.pyi").read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            found.setdefault(node.name, node)
    return found


def in_stub(used: Used) -> Shape:
    function = stub_of(used.face, used.library)[used.name]
    returns: Any = function.returns
    if isinstance(returns, ast.Constant):  # None
        results = 0
    elif isinstance(returns, ast.Subscript) and ast.unparse(returns.value) == "tuple":
        inside = returns.slice
        results = len(inside.elts) if isinstance(inside, ast.Tuple) else 1
    else:
        results = 1
    parameters = [*function.args.posonlyargs, *function.args.args]
    return Shape([item.arg for item in parameters], results - (used.face == "bindings" and is_status(used)))


def is_status(used: Used) -> bool:
    return types_of(used.face, used.library)[1] == "bindings"


def in_python(used: Used) -> Shape:
    types, convention = types_of(used.face, used.library)
    shared = served(used.face, used.library)
    writer = python_function.prepared(types, shared.library, shared.status, used.name, used.symbol, convention)
    parameters = [item.partition("=")[0] for item in writer.signature]
    return Shape(parameters, 1 if writer.query else len(writer.outputs))


def in_machine_code(used: Used) -> Shape | None:
    types, convention = types_of(used.face, used.library)
    line = types.table.functions[used.symbol]
    result, parameters, _, _ = function_parts(line)
    sizes = lambda name: lambda owner: 0  # noqa: E731 - of what another function's memory takes
    kind = calls.result_of(types.table, used.symbol, result, convention)
    found = kind and calls.described(types, parameters, convention, sizes)
    if not found:
        return None
    query = convention == "checked" and used.symbol in types.table.settings.get("queries", ())
    results = (kind in ("count", "text")) + calls.outputs_of(found[0])
    return Shape([name.partition("=")[0] for name in found[1]], 1 if query else results)


def functions() -> Iterator[Used]:
    for library in LIBRARIES:
        for face in filter(lambda face: (PACKAGE / "cu13" / face / f"{library}.py").exists(), ("bindings", "checked")):
            types, convention = types_of(face, library)
            table = types.table
            names = table.snake_functions.items() if convention == "snake_case" else table.names.items()
            known = {symbol: name for name, symbol in reversed([*names])}
            for symbol in table.functions:
                name = known.get(symbol, symbol)
                if name in stub_of(face, library):
                    yield Used(face, library, name, symbol)


@lru_cache(maxsize=None)
def users() -> dict[str, list[Used]]:
    """Functions whose parameters have each note: some of every face."""
    found: dict[str, list[Used]] = {note.name: [] for note in notes.every()}
    seen: dict[tuple[str, str, str], int] = {}
    for used in functions():
        table = types_of(used.face, used.library)[0].table
        said = {note for item in prototype(table.functions[used.symbol], used.face).parameters for note in item.notes}
        for note in said:
            key = used.face, used.library, note
            seen[key] = seen.get(key, 0) + 1
            if seen[key] <= SOME:
                found[note].append(used)
    return found


@pytest.mark.parametrize("note", [*notes.DECIDING, *notes.DETAILS])
def test_python_machine_code_and_stub_agree(note: str) -> None:
    """Each takes the same parameters and gives as many results."""
    used_by = users()[note]
    assert used_by, f"no function has the note {note}: take it out of the registry"
    for used in used_by:
        written, stub, machine = in_python(used), in_stub(used), in_machine_code(used)
        assert written == stub, f"{used}: the written function has {written}, the stub {stub}"
        assert machine in (None, written), f"{used}: machine code has {machine}, the written function {written}"


def test_ordinary_parameters_agree_too() -> None:
    for used in list(functions())[::25]:
        written, stub, machine = in_python(used), in_stub(used), in_machine_code(used)
        assert written == stub, f"{used}: the written function has {written}, the stub {stub}"
        assert machine in (None, written), f"{used}: machine code has {machine}, the written function {written}"


def test_first_calls_know_the_harmless_notes() -> None:
    """Tables are read without the registry, whose import takes 0.5 ms."""
    assert HARMLESS == {note.name for note in notes.every() if note.harmless}


@pytest.mark.parametrize("note", notes.every(), ids=lambda note: note.name)
def test_every_note_says_what_it_means(note: Note) -> None:
    first = (type(note).__doc__ or "").partition(":")[0]
    assert first.startswith(f"``{note.name}"), f"{type(note).__name__} documents {first}, not {note.name}"
    assert (True in note.value) == ("=" in first), f"{note.name}: its documentation and its value disagree"


@pytest.mark.parametrize("direction", ["in", "out"])
def test_no_parameter_has_two_notes_that_decide(direction: str) -> None:
    """Except notes that together describe one struct or array."""
    together = {"takes", "gives", "version", "array", "counted", "buffer"}
    for used in functions():
        table = types_of(used.face, used.library)[0].table
        for item in prototype(table.functions[used.symbol], used.face).parameters:
            if item.direction == direction:
                said = [note.name for note in notes.every() if note.decides(item, used.face)]
                assert len(said) < 2 or together.issuperset(said), f"{used}: {item.name} has {', '.join(said)}"


def test_an_unknown_note_is_not_decided() -> None:
    item: Any = SimpleNamespace(notes={"text": ""}, direction="in")
    assert notes.deciding(item, "checked") is None
