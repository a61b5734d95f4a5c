"""Functions of the generator and the floor fit on a screen."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
ROOMS = ("generator", "cuda_ctypes/_floor")
LONGEST = 60


def functions(tree: ast.AST, prefix: str = "") -> Iterator[tuple[str, int]]:
    """Qualified name and number of lines of every function, decorators left out."""
    for node in ast.iter_child_nodes(tree):
        name = prefix
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            name = f"{prefix}{node.name}."
            if not isinstance(node, ast.ClassDef):
                yield name[:-1], (node.end_lineno or 0) - node.lineno + 1
        yield from functions(node, name)


def long_functions() -> dict[str, int]:
    paths = [path for room in ROOMS for path in sorted((ROOT / room).rglob("*.py"))]
    return {
        f"{path.relative_to(ROOT).as_posix()} {name}": lines
        for path in paths
        for name, lines in functions(ast.parse(path.read_text("utf-8")))
        if lines > LONGEST
    }


def test_no_function_is_longer_than_one_can_read_at_once() -> None:
    found = [f"{name}: {lines} lines" for name, lines in long_functions().items()]
    assert not found, f"longer than {LONGEST} lines: {', '.join(found)}"


def test_the_measure_counts_methods_and_inner_functions() -> None:
    tree = ast.parse("class A:\n    def b(self):\n        def c():\n            pass\n        return c\n")
    assert dict(functions(tree)) == {"A.b": 4, "A.b.c": 2}
