"""The definitions of :mod:`.parts` and the import statements that the text of a file needs."""

from __future__ import annotations

import ast
import ctypes
import re
from pkgutil import get_data

from .layout import WIDTH, in_order
from .selection import SelectionError

CTYPES = re.compile(r"\b(c_\w+|CDLL|POINTER|CFUNCTYPE|Structure|Union|Array|_SimpleCData|addressof|byref|sizeof)\b")


def support(text: str) -> tuple[list[list[str]], list[str]]:
    """The names of the definitions of parts.py that a text uses, directly or through others."""
    try:
        content = (get_data(__package__, "parts.py") or b"").decode("utf-8").replace("\r\n", "\n")
    except OSError:  # there is bytecode alone
        raise SelectionError(f"{__package__} lacks parts.py: use a copy with its sources") from None
    lines = content.split("\n")
    known = {
        node.name: lines[node.lineno - 1 : node.end_lineno]
        for node in ast.parse(content).body
        if isinstance(node, (ast.ClassDef, ast.FunctionDef))
    }
    wanted: set[str] = set()
    fresh = set(re.findall(r"\w+", text)) & set(known)
    while fresh:
        wanted |= fresh
        fresh = {word for name in fresh for word in re.findall(r"\w+", "\n".join(known[name]))} & set(known) - wanted
    names = [name for name in known if name in wanted]
    return [known[name] for name in names], names


def imports(text: str) -> list[str]:
    """The import statements of the names that a text uses."""
    code = re.sub(r'"""(.|\n)*?"""', "", text)
    used = set(CTYPES.findall(code))
    made = [f"import {name}" for name in ("os", "sys") if re.search(rf"\b{name}\.", code)]
    names = in_order([*filter(ctypes.__dict__.__contains__, used)])
    made += import_from("ctypes", names) if names else []
    typing = [name for name in ("Any",) if re.search(rf"\b{name}\b", code)]
    collections = [name for name in ("Iterator", "Sequence") if re.search(rf"\b{name}\b", code)]
    if typing or collections:
        made += [""] if made else []
        made += ["TYPE_CHECKING = False  # typing takes longer to import than this file", "if TYPE_CHECKING:"]
        made += [f"    from collections.abc import {', '.join(collections)}"] if collections else []
        made += [f"    from typing import {', '.join(typing)}"] if typing else []
    return made


def import_from(module: str, names: list[str]) -> list[str]:
    line = f"from {module} import {', '.join(names)}"
    return [line] if len(line) <= WIDTH else [f"from {module} import (", *(f"    {name}," for name in names), ")"]
