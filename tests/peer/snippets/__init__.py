"""Snippets: short programs that run with the published package and with ours, and whose outcomes are compared.

Each snippet is a function named ``_`` in a file of its module's folder. It returns the value that is compared, or ends in a
statement that raises an exception. The probe runs its body, and ``differences/`` refers to it by the same text. The
names in given.py are the same in every snippet. Snippets in a folder ``real`` run on NVIDIA's own library, all others
on its stand-in where there is one.
"""

from __future__ import annotations

import ast
from pathlib import Path

HERE = Path(__file__).parent


def files(module: str, folder: str = "") -> dict[str, list[str]]:
    """Group (a file) -> its snippets as text."""
    groups = {}
    for path in sorted((HERE / module / folder).glob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        name = f"{folder} {path.stem}".strip()
        groups[name] = [text(item) for item in tree.body if isinstance(item, ast.FunctionDef)]
    return groups


def text(function: ast.FunctionDef) -> str:
    """The body of a snippet, with the returned value as an expression at the end."""
    *statements, last = function.body
    if isinstance(last, ast.Return) and last.value:
        last = ast.Expr(last.value)
    return ast.unparse(ast.Module([*statements, last], []))


def normal(code: str) -> str:
    """The same code with the spacing and quotes of :func:`text`."""
    return ast.unparse(ast.parse(code))
