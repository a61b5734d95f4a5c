"""The functions, types and constants that a program uses of cuda_ctypes, of cuda.bindings, or of a library that it opens by ctypes."""

from __future__ import annotations

import ast
import os
import re
from functools import lru_cache

from .._floor.tables import table_of
from .._floor.tables.libraries import library_names
from ..errors import error_names
from .file_libraries import file_names
from .selection import PACKAGE, SelectionError, Source

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterator

OTHER_NAMES = {"cuda": "driver", "cudart": "runtime"}
"""NVIDIA's names for the modules before ``cuda.bindings``."""
STEM = re.compile(r"(lib)?(?P<stem>.+?)(-[0-9a-f]{8})?(64)?\d*(_\d[\d._]*)?(\.so[.\d]*|\.dll|\.dylib)?", re.IGNORECASE)
"""A library's name in that of a file: ``libnvrtc.so.12``, ``nvrtc64_120_0.dll``, or with the hash of a wheel that brings it."""
LOADERS = ("CDLL", "WinDLL", "LoadLibrary")


class Use:
    """The names that a program uses, by library, and the places that could not be followed."""

    def __init__(self, majors: list[int]) -> None:
        self.names: dict[str, list[str]] = {}
        self.unclear: list[str] = []
        self._majors = majors
        self._sources: dict[str, list[Source]] = {}

    def sources(self, library: str) -> list[Source]:
        if library not in self._sources:
            self._sources[library] = []
            for major in self._majors:
                try:
                    self._sources[library].append(Source(library, major, "bindings"))
                except SelectionError:
                    pass
        return self._sources[library]

    def add(self, library: str, name: str) -> bool:
        """Whether the library has this name."""
        if name == "CudaError":
            return True  # every checked file has it
        for source in self.sources(library):
            if name == source.settings.get("snake_error"):
                return True
            known = source.c_name(name)
            there = source.symbol(known) or source.defines(known) or known in source.table.constants
            if there or source.is_macro_enum(known) or known in error_names(source.table):
                given = self.names.setdefault(library, [])
                if known not in given:
                    given.append(known)
                return True
        return False


def scan(paths: list[str], majors: list[int]) -> Use:
    """The names that Python files use; a folder means all files in it."""
    use = Use(majors)
    for path in paths:
        for file in python_files(path):
            try:
                with open(file, encoding="utf-8") as text:
                    tree = ast.parse(text.read(), file)
            except (SyntaxError, ValueError) as error:
                use.unclear.append(f"{file}: it is no Python that can be read ({error})")
                continue
            Scanner(file, use).run(tree)
    use.names = {library: use.names[library] for library in library_names() if library in use.names}
    return use


def python_files(path: str) -> Iterator[str]:
    if not os.path.isdir(path):
        if not os.path.exists(path):
            raise SelectionError(f"{path} does not exist")
        yield path
        return
    for folder, folders, files in os.walk(path):
        folders[:] = sorted(name for name in folders if name[0] not in "._")
        yield from (os.path.join(folder, name) for name in sorted(files) if name.endswith(".py"))


class Scanner:
    """One file."""

    def __init__(self, file: str, use: Use) -> None:
        self.file = file
        self.use = use
        self.modules: dict[str, str] = {}
        """Expressions for a library, and its name."""
        self.stars: list[str] = []

    def run(self, tree: ast.Module) -> None:
        nodes = list(ast.walk(tree))
        for node in nodes:
            if isinstance(node, (ast.Import, ast.ImportFrom)):
                self.imported(node)
        for node in nodes:
            if isinstance(node, (ast.Assign, ast.AnnAssign)):
                self.assigned(node)
        self.follow(nodes)

    def unclear(self, node: ast.AST, words: str) -> None:
        self.use.unclear.append(f"{self.file}:{getattr(node, 'lineno', 0)}: {words}")

    def imported(self, node: ast.Import | ast.ImportFrom) -> None:
        if isinstance(node, ast.Import):
            for item in node.names:
                library = library_of(item.name)
                if library:
                    self.modules[item.asname or item.name] = library
            return
        module = node.module or ""
        for item in node.names:
            library = library_of(f"{module}.{item.name}")
            if library:
                self.modules[item.asname or item.name] = library
            elif library_of(module) and item.name == "*":
                self.stars.append(library_of(module))
            elif library_of(module) and not self.use.add(library_of(module), item.name):
                self.unclear(node, f"{library_of(module)} has no {item.name}")

    def assigned(self, node: ast.Assign | ast.AnnAssign) -> None:
        """``lib = CDLL("libcuda.so.1")``"""
        if not isinstance(node.value, ast.Call) or last_name(node.value.func) not in LOADERS:
            return
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        given = node.value.args[0] if node.value.args else None
        library = ""
        if isinstance(given, ast.Constant) and isinstance(given.value, str):
            library = library_of_file(given.value)
            if not library:
                return  # another library
        else:
            self.unclear(node, f"which library {ast.unparse(node.value)} opens is not written there")
        for target in targets:
            if library:
                self.modules[ast.unparse(target)] = library

    def follow(self, nodes: list[ast.AST]) -> None:
        handled: set[int] = set()
        for node in nodes:
            if isinstance(node, ast.Attribute) and ast.unparse(node.value) in self.modules:
                handled.add(id(node.value))
                library = self.modules[ast.unparse(node.value)]
                if node.attr[0] != "_" and not self.use.add(library, node.attr) and self.is_read(node):
                    self.unclear(node, f"{library} has no {node.attr}")
            elif isinstance(node, ast.Call) and last_name(node.func) in ("getattr", "hasattr") and len(node.args) > 1:
                owner, name = node.args[:2]
                library = self.modules.get(ast.unparse(owner), "")
                if library:
                    handled.add(id(owner))
                if not isinstance(name, ast.Constant):
                    self.by_text(node, nodes, quietly=not library)
                elif library:
                    self.use.add(library, str(name.value))
            elif isinstance(node, ast.Name) and self.stars and isinstance(node.ctx, ast.Load):
                any(self.use.add(library, node.id) for library in self.stars)
        for node in nodes:
            if (
                isinstance(node, (ast.Name, ast.Attribute))
                and isinstance(node.ctx, ast.Load)
                and id(node) not in handled
            ):
                if ast.unparse(node) in self.modules:
                    self.unclear(node, f"where {ast.unparse(node)} goes from here is not followed")

    @staticmethod
    def is_read(node: ast.Attribute) -> bool:
        return isinstance(node.ctx, ast.Load)

    def by_text(self, node: ast.Call, nodes: list[ast.AST], quietly: bool = False) -> None:
        """``getattr(lib, name)``: all strings in the file that name a function count as used."""
        found = []
        for other in nodes:
            if (
                isinstance(other, ast.Constant)
                and isinstance(other.value, str)
                and re.fullmatch(r"[a-z]\w+", other.value)
            ):
                for library in library_names():
                    if any(source.symbol(other.value) for source in self.use.sources(library)):
                        self.use.add(library, other.value)
                        found.append(other.value)
                        break
        if found or not quietly:
            taken = f"; taken for it: {', '.join(dict.fromkeys(found))}" if found else ""
            self.unclear(node, f"what {ast.unparse(node)} asks for is not written there{taken}")


def library_of(module: str) -> str:
    """The library of a module of cuda_ctypes or cuda.bindings; empty for other modules."""
    *packages, name = module.split(".")
    if not packages:
        return ""
    if packages == ["cuda"] and (name in OTHER_NAMES or name == "nvrtc"):
        return OTHER_NAMES.get(name, name)
    faces = {"raw", "bindings", "checked"}
    return name if name in library_names() and faces.intersection(packages) else ""


def library_of_file(file: str) -> str:
    return stems().get(stem(file), "")


def stem(file: str) -> str:
    found = STEM.fullmatch(os.path.basename(file.replace("\\", "/")))
    return found["stem"].lower() if found else ""


@lru_cache(maxsize=1)
def stems() -> dict[str, str]:
    """The library of each file, by its name without version and ending."""
    return {
        stem(file): library
        for library, major in library_names().items()
        for files in file_names(table_of(f"{PACKAGE}.cu{major}", library).settings, int(major)).values()
        for file in files
    }


def last_name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
