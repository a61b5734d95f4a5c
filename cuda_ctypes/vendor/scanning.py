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
FACES = {"raw", "bindings", "checked"}


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
                with open(file, "rb") as content:  # Python knows their encoding
                    tree = ast.parse(content.read(), file)
            except (SyntaxError, ValueError) as error:
                use.unclear.append(f"{file}: it is no Python that can be read ({error})")
                continue
            except OSError as error:
                if file == path:
                    raise
                use.unclear.append(f"{file}: it cannot be read ({error.strerror})")
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
        paths = [os.path.join(folder, name) for name in sorted(files) if name.endswith(".py")]
        yield from filter(os.path.isfile, paths)  # not a pipe, nor an editor's link that leads nowhere


class Scanner:
    """One file."""

    def __init__(self, file: str, use: Use) -> None:
        self.file = file
        self.use = use
        self.modules: dict[str, str] = {}
        """Names that imports bind, and their modules."""
        self.opened: dict[str, str] = {}
        """Expressions that are assigned a library, and its name."""
        self.stars: list[str] = []

    def run(self, tree: ast.Module) -> None:
        nodes = list(ast.walk(tree))
        for node in nodes:
            if isinstance(node, (ast.Import, ast.ImportFrom)):
                self.imported(node)
        handled: set[int] = set()
        for node in nodes:
            if isinstance(node, (ast.Assign, ast.AnnAssign, ast.NamedExpr)) and node.value and self.library(node.value):
                handled.add(id(node.value))
                for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                    self.opened[ast.unparse(target)] = self.library(node.value)
        self.follow(nodes, handled)

    def unclear(self, node: ast.AST, words: str) -> None:
        self.use.unclear.append(f"{self.file}:{getattr(node, 'lineno', 0)}: {words}")

    def imported(self, node: ast.Import | ast.ImportFrom) -> None:
        if isinstance(node, ast.Import):
            for item in node.names:
                root = item.name.partition(".")[0]
                self.modules[item.asname or root] = item.name if item.asname else root
            return
        module = node.module or ""
        library = library_of(module)
        for item in node.names:
            self.modules[item.asname or item.name] = f"{module}.{item.name}".lstrip(".")
            if library and item.name == "*":
                self.stars.append(library)
            elif library and not self.use.add(library, item.name):
                self.unclear(node, f"{library} has no {item.name}")

    def module(self, node: ast.AST) -> str:
        """The module that a name with dots stands for; empty if there is none."""
        root, dot, rest = (
            ast.unparse(node).partition(".") if isinstance(node, (ast.Name, ast.Attribute)) else ("", "", "")
        )
        return self.modules[root] + dot + rest if root in self.modules else ""

    def library(self, node: ast.AST) -> str:
        """The library that an expression stands for; empty if there is none."""
        file = file_of(node)
        if isinstance(file, ast.Constant) and isinstance(file.value, str):
            return library_of_file(file.value)
        if not isinstance(node, (ast.Name, ast.Attribute)):
            return ""
        return self.opened.get(ast.unparse(node)) or library_of(self.module(node))

    def is_package(self, node: ast.AST) -> bool:
        """Whether an expression stands for the modules of one convention."""
        packages = self.module(node).split(".")
        return packages[-1] in FACES and bool({"cuda", "cuda_ctypes"}.intersection(packages))

    def follow(self, nodes: list[ast.AST], handled: set[int]) -> None:
        """Add what the attributes of libraries are; ``handled`` has the expressions that are understood."""
        for node in nodes:
            if isinstance(node, ast.Attribute) and self.library(node.value):
                handled.add(id(node.value))
                library = self.library(node.value)
                if node.attr[0] != "_" and not self.use.add(library, node.attr) and self.is_read(node):
                    self.unclear(node, f"{library} has no {node.attr}")
            elif isinstance(node, ast.Attribute) and self.library(node):
                handled.add(id(node.value))
            elif isinstance(node, ast.Call) and last_name(node.func) in ("getattr", "hasattr") and len(node.args) > 1:
                owner, name = node.args[:2]
                library = self.library(owner)
                if library:
                    handled.add(id(owner))
                if not isinstance(name, ast.Constant):
                    self.by_text(node, nodes, quietly=not library)
                elif library:
                    self.use.add(library, str(name.value))
            elif isinstance(node, ast.Name) and self.stars and isinstance(node.ctx, ast.Load):
                any(self.use.add(library, node.id) for library in self.stars)
        for node in nodes:
            file = file_of(node)
            if file is not None and not isinstance(file, ast.Constant):
                self.unclear(node, f"which library {ast.unparse(node)} opens is not written there")
            elif id(node) not in handled and isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
                if self.library(node) or self.is_package(node):
                    self.unclear(node, f"where {ast.unparse(node)} goes from here is not followed")

    @staticmethod
    def is_read(node: ast.Attribute) -> bool:
        return isinstance(node.ctx, ast.Load)

    def by_text(self, node: ast.Call, nodes: list[ast.AST], quietly: bool) -> None:
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
    return name if name in library_names() and FACES.intersection(packages) else ""


def file_of(node: ast.AST) -> ast.expr | None:
    """The file in ``CDLL(file)`` and ``cdll[file]``; None for other expressions."""
    if isinstance(node, ast.Call) and last_name(node.func) in LOADERS:
        return node.args[0] if node.args else node
    if isinstance(node, ast.Subscript) and last_name(node.value) in ("cdll", "windll"):
        return node.slice
    return None


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
