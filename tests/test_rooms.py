"""The rooms of the package, and that their imports point down."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Iterator, NamedTuple

import pytest

PACKAGE = Path(__file__).parent.parent / "cuda_ctypes"

ROOMS = {  # from bottom to top: the modules and folders of each, by their paths in the package
    "ground": "__init__ _counting _hints _lazy _quick_module",
    "floor": "_floor/__init__ _floor/callers _floor/cuda_version _floor/suggest _floor/user_cache _floor/whole_files",
    "floor's tables": "_floor/tables",
    "errors": "errors",
    "pathfinder": "pathfinder",
    "floor's types": "_floor/types",
    "floor's library": "_floor/library",
    "floor's native": "_floor/native _floor/builtins",
    "floor's calls": "_floor/calls",
    "floor's faces": "_floor/faces",
    "CUDA majors": "cu12 cu13",
    "default major": "raw bindings checked",
    "core's ground": """core/_driver core/attributes core/errors core/fields core/lifetimes core/options core/quick_properties core/tuples
        core/without_gil""",
    "core's objects": """core/__init__ core/_aliases core/awaiting core/context core/device core/device_properties core/device_resources
        core/device_table core/event core/in_context core/quick_methods core/stream core/typing""",
    "memory": "core/memory",
    "arrays": "core/arrays core/_memoryview",
    "kernels": "core/kernels",
    "code": "core/code",
    "graph": "core/graph",
    "texture": "core/texture",
    "system": "core/system",
    "core's doors": "core/_annotations core/_utils core/checkpoint core/graphics core/utils",
    "pycuda": "pycuda",
    "vendor": "vendor",
    "nvtx": "nvtx",
    "tracing": "_tracing",
    "commands": "__main__ _commands",
    "packagers": "_pyinstaller",
}

UPWARD = {  # functions that make or look up objects of a higher room: the reason for each
    ("__init__", "tracing"): "trace(), and the environment that asks for it",
    ("_floor/types/__init__", "floor's native"): "machine code for the handles that programs make often",
    ("_floor/types/member", "floor's native"): "machine code for the members that programs use often",
    ("core/device", "memory"): "Device.allocate and Device.memory_resource",
    ("core/device", "texture"): "Device.create_texture_object and its like",
    ("core/device", "system"): "Device.to_system_device",
    ("core/stream", "graph"): "Stream.create_graph_builder",
    ("core/memory/buffer", "arrays"): "Buffer.__dlpack__",
    ("core/kernels/kernel", "code"): "the ObjectCode that Kernel.from_handle is given",
}

ORDER = list(ROOMS)
HOMES = {path: room for room, paths in ROOMS.items() for path in paths.split()}


class Arrow(NamedTuple):
    module: str
    line: int
    imported: str
    in_function: bool

    @property
    def is_upward(self) -> bool:
        return ORDER.index(room_of(self.module)) < ORDER.index(room_of(self.imported))

    def __str__(self) -> str:
        return f"cuda_ctypes/{self.module}.py:{self.line}: {room_of(self.module)} imports {room_of(self.imported)} ({self.imported})"


def room_of(path: str) -> str:
    """The room of a module, given as ``core/memory/buffer``."""
    parts = path.split("/")
    for length in range(len(parts), 0, -1):
        found = HOMES.get("/".join(parts[:length]))
        if found:
            return found
    raise AssertionError(f"{path} is in no room: give it one in ROOMS of tests/test_rooms.py")


def modules() -> dict[str, Path]:
    paths = [path for path in PACKAGE.rglob("*.py") if "__pycache__" not in path.parts]
    return {path.relative_to(PACKAGE).with_suffix("").as_posix(): path for path in sorted(paths)}


def arrows(module: str, tree: ast.AST, known: dict[str, Path]) -> Iterator[Arrow]:
    """The modules of the package that a module imports at run time."""

    def visit(node: ast.AST, in_function: bool) -> Iterator[Arrow]:
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            for otherwise in node.orelse:
                yield from visit(otherwise, in_function)
            return
        if isinstance(node, ast.ImportFrom) and node.level:
            folder = module.split("/")[: -node.level]
            base = [*folder, *(node.module.split(".") if node.module else [])]
            for alias in node.names:
                for path in ("/".join([*base, alias.name]), "/".join([*base, alias.name, "__init__"]), "/".join(base)):
                    if path in known:
                        break
                else:
                    path = "/".join([*base, "__init__"])
                assert path in known, f"cuda_ctypes/{module}.py:{node.lineno}: there is no module {path}"
                yield Arrow(module, node.lineno, path, in_function)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "LazyModule":
            relative = str(ast.literal_eval(node.args[2]))
            names = relative.lstrip(".")
            folder = module.split("/")[: -(len(relative) - len(names))]
            path = "/".join([*folder, *names.split(".")])
            assert path in known, f"cuda_ctypes/{module}.py:{node.lineno}: there is no module {path}"
            yield Arrow(module, node.lineno, path, True)  # used by functions
        for inner in ast.iter_child_nodes(node):
            yield from visit(inner, in_function or isinstance(node, (ast.FunctionDef, ast.Lambda)))

    yield from visit(tree, False)


@pytest.fixture(scope="module")
def graph() -> list[Arrow]:
    known = modules()
    return [
        arrow for module, path in known.items() for arrow in arrows(module, ast.parse(path.read_text("utf-8")), known)
    ]


def test_imports_point_down(graph: list[Arrow]) -> None:
    known = [arrow for arrow in graph if arrow.in_function and (arrow.module, room_of(arrow.imported)) in UPWARD]
    wrong = [str(arrow) for arrow in graph if arrow.is_upward and arrow not in known]
    assert not wrong, "imports of a higher room:\n" + "\n".join(wrong)


def test_the_known_upward_imports_are_still_there(graph: list[Arrow]) -> None:
    found = {(arrow.module, room_of(arrow.imported)) for arrow in graph if arrow.is_upward}
    assert found >= set(UPWARD), "UPWARD lists imports that are gone: take them out"


def test_pycuda_has_one_door_to_core(graph: list[Arrow]) -> None:
    """``pycuda/_core`` is the table of the imported names."""
    inside = [arrow for arrow in graph if arrow.module.startswith("pycuda/") and arrow.module != "pycuda/_core"]
    wrong = [str(arrow) for arrow in inside if arrow.imported.startswith("core/")]
    assert not wrong, "imports of core beside pycuda/_core:\n" + "\n".join(wrong)


def test_every_module_has_a_room() -> None:
    known = modules()
    for module in known:
        room_of(module)
    for path in HOMES:
        assert path in known or f"{path}/__init__" in known, f"ROOMS names {path}, which does not exist"


def test_no_modules_import_each_other(graph: list[Arrow]) -> None:
    """At module level; within a room, too."""
    imports: dict[str, set[str]] = {}
    for arrow in graph:
        if not arrow.in_function and arrow.imported != arrow.module:
            imports.setdefault(arrow.module, set()).add(arrow.imported)
    done: set[str] = set()

    def visit(module: str, way: list[str]) -> None:
        assert module not in way, f"a circle of imports: {' -> '.join([*way[way.index(module) :], module])}"
        if module in done:
            return
        for imported in sorted(imports.get(module, ())):
            visit(imported, [*way, module])
        done.add(module)

    for module in imports:
        visit(module, [])


def test_an_upward_import_is_found() -> None:
    source = """
def create_stream():
    from .graph.builder import GraphBuilder

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .texture import TextureObject
"""
    (arrow,) = arrows("core/event", ast.parse(source), modules())
    assert arrow.is_upward and arrow.in_function
    assert str(arrow) == "cuda_ctypes/core/event.py:3: core's objects imports graph (core/graph/builder)"
