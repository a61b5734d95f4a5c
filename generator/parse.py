"""From preprocessed C to the table.

A declaration that is not supported raises :class:`HeaderError`; only external variables are skipped.
"""

from __future__ import annotations

import argparse
import dataclasses
import re

from pycparser import c_ast

from generator import command, shared_names, versions
from generator.errors import GeneratorError, HeaderError, remedy
from generator.expressions import NotConstant
from generator.model import Alias, Callback, Constant, CType, Enum, Function, HeaderTable, Inline, Typedef
from generator.parse_constants import MacroReader
from generator.parse_records import RecordReader
from generator.preprocess import Preprocessed
from generator.syntax import TOO_DEEP, fail, location, syntax_tree
from generator.used import leave_out_unused


def parse(preprocessed: Preprocessed, library: str, release: str, constants_pattern: str) -> HeaderTable:
    """The table of a library. Macros whose names match ``constants_pattern`` are constants."""
    reader = Reader(HeaderTable(library, release), preprocessed)
    try:
        nodes = syntax_tree(preprocessed.text)
    except HeaderError as error:
        hint = "`ignore` in the descriptor leaves a declaration out by its name"
        raise HeaderError(error.location, f"{error.construct}; {hint}") from None
    for node in nodes:
        try:
            reader.read(node)
        except RecursionError:
            raise HeaderError(location(node), _with_remedy(node, TOO_DEEP)) from None
        except HeaderError as error:
            raise HeaderError(error.location, _with_remedy(node, error.construct)) from None
    MacroReader(reader, preprocessed.macros, preprocessed.foreign_macros).read(re.compile(constants_pattern))
    table = reader.table
    leave_out_unused(table, reader.types, preprocessed.foreign)
    table.aliases = list(preprocessed.aliases)
    versions.pair_twins(table.functions, preprocessed.internal_lines)
    versions.introduce(table.functions, reader.read_versions(preprocessed.versions_text), reader.signature)
    shared_names.part(table)
    return table


def _with_remedy(node: c_ast.Node, construct: str) -> str:
    """The message with the name to ignore, that of the declaration."""
    declaration = getattr(node, "decl", node)
    inner = getattr(declaration, "type", None)
    name = getattr(declaration, "name", None) or getattr(inner, "name", None)
    return f"{construct}; {remedy(name)}" if name and "ignore" not in construct else construct


class Reader(RecordReader):
    """Adds declarations to a table, one after another."""

    def __init__(self, table: HeaderTable, preprocessed: Preprocessed) -> None:
        super().__init__(table, preprocessed)
        self._foreign = preprocessed.foreign
        self.empty_macros = preprocessed.empty_macros
        self.functions: dict[str, Function] = {}

    def read(self, node: c_ast.Node) -> None:
        """Add one top-level declaration to the table."""
        declaration = getattr(node, "decl", node)
        is_static = "static" in getattr(declaration, "storage", ())
        if is_static and location(node).header in self._foreign:
            return  # an inline function of another library's header
        if is_static and isinstance(node, c_ast.Decl) and isinstance(node.type, c_ast.FuncDecl):
            return  # a function before its body, which no library exports
        if isinstance(node, c_ast.Typedef):
            self._typedef(node)
        elif isinstance(node, c_ast.FuncDef):
            self._inline(node)
        elif isinstance(node, c_ast.StaticAssert):
            self._static_assert(node)
        elif isinstance(node, c_ast.Decl) and isinstance(node.type, c_ast.FuncDecl):
            if location(node).header not in self._foreign:
                self._function(node)
        elif isinstance(node, c_ast.Decl) and isinstance(node.type, (c_ast.Struct, c_ast.Union, c_ast.Enum)):
            self._only(node)
            self._tagged(node.type, "")
        elif isinstance(node, c_ast.Pragma):
            text = getattr(node.string, "value", node.string)  # _Pragma has a literal
            if text != "once":
                fail(node, f"#pragma {text}")
        elif isinstance(node, c_ast.Decl) and node.storage == ["extern"]:
            return  # a variable, of which no face has any
        elif isinstance(node, c_ast.Decl) and node.storage == ["static"]:
            self._static(node)
        elif isinstance(node, c_ast.Decl):
            fail(node, f"the variable {node.name!r} is not extern")
        else:
            fail(node, f"{type(node).__name__} outside of a function")

    def _static(self, node: c_ast.Decl) -> None:
        """A number that is ``static const`` is a constant. No library exports other static variables."""
        if "const" not in getattr(node.type, "quals", ()) or node.init is None:
            return
        ctype = self._type(node.type, "")
        if self.types.kind(ctype) in ("integer", "enum"):
            try:
                value = self.evaluator.evaluate(c_ast.Cast(c_ast.Typename(None, [], None, node.type), node.init))
            except (NotConstant, GeneratorError):
                return
            self.table.constants.append(Constant(node.name, value.value, location(node)))

    def _typedef(self, node: c_ast.Typedef) -> None:
        self._only(node, storage=["typedef"])
        if isinstance(node.type, c_ast.FuncDecl):
            self._callback(node.type, node.name, location(node), bare=True)
            return
        ctype = self._type(node.type, node.name)
        wanted, self._typedef_align = self._typedef_align, 0
        if wanted and wanted > self.types.align(ctype):
            construct = (
                f"the typedef {node.name!r} has more alignment than its type: write the attribute behind the brace"
            )
            fail(node, f"{construct} of a struct, or {remedy(node.name)}")
        if self.types.bottom(ctype) == CType(node.name):  # the struct, enum or callback itself has the typedef's name
            enum = self.types.definition(node.name)
            if isinstance(enum, Enum) and not any(item.type == CType(enum.name) for item in self.table.typedefs):
                enum.is_typedef = True
            return
        if ctype.name == node.name:
            fail(node, f"the typedef {node.name!r} of {ctype}: two types of one name")
        self._define(node, self.table.typedefs, Typedef(node.name, ctype, location(node)))

    def _function(self, node: c_ast.Decl) -> None:
        self._only(node, storage=["extern"], funcspec=["_Noreturn"])
        result, parameters, variadic = self._signature(node.type, node.name)
        function = Function(node.name, result, parameters, location(node), variadic=variadic)
        known = self.functions.setdefault(node.name, function)
        if known is function:
            self.table.functions.append(function)
        elif (self.signature(known), known.variadic) != (self.signature(function), variadic):
            fail(node, f"the function {node.name!r} has another type than at {known.location}")

    def signature(self, function: Function | Callback) -> tuple[CType, ...]:
        """A function's types with typedefs resolved: equal for all declarations of one function."""
        bottoms = map(self.types.bottom, (function.result, *(item.type for item in function.parameters)))
        return tuple(bottom.unqualified for bottom in bottoms)

    def _inline(self, node: c_ast.FuncDef) -> None:
        declaration = node.decl
        if "static" not in declaration.storage and "inline" not in declaration.funcspec:
            fail(node, f"the function {declaration.name!r} has a body, but is neither static nor inline")
        if node.param_decls:
            fail(node, f"the function {declaration.name!r} is defined in the style of K&R")
        self._only(declaration, storage=["static", "extern"], funcspec=["inline", "_Noreturn"])
        result, parameters, variadic = self._signature(declaration.type, declaration.name)
        if variadic:
            fail(node, f"the inline function {declaration.name!r} is variadic")
        calls: list[str] = []
        _Calls(calls).visit(node.body)
        inline = Inline(declaration.name, result, parameters, location(node), list(dict.fromkeys(calls)))
        self.table.inlines.append(inline)

    def read_versions(self, text: str) -> list[Callback]:
        """The function-pointer typedefs of the version headers, which use the table's types but are not part of it."""
        names = self.types.names()
        prelude = "".join(f"typedef int {name};\n" for name in names)
        table, self.table = self.table, HeaderTable(self.table.library, self.table.release)
        for node in syntax_tree(prelude + text)[len(names) :]:
            self.read(node)
        table, self.table = self.table, table
        return table.callbacks


class _Calls(c_ast.NodeVisitor):  # type: ignore[misc]
    """Collects the names of the functions that a body calls."""

    def __init__(self, names: list[str]) -> None:
        self._names = names

    def visit_FuncCall(self, node: c_ast.FuncCall) -> None:
        if not isinstance(node.name, c_ast.ID):
            fail(node, "a call through a pointer in an inline function")
        self._names.append(node.name.name)
        self.generic_visit(node)


def configure(parser: argparse.ArgumentParser) -> None:
    command.add_library(parser, windows=True)


def run(arguments: argparse.Namespace) -> int:
    from generator import tables  # it imports this module

    table = tables.load(
        arguments.library, arguments.release, arguments.include, arguments.compiler, arguments.windows, own=True
    )
    for group in dataclasses.fields(table):
        for item in getattr(table, group.name) if isinstance(getattr(table, group.name), list) else ():
            if not isinstance(item, Alias):
                name = item.symbol if isinstance(item, Function) else item.name
                print(f"{item.location}: {type(item).__name__.lower()} {name}")
    return 0
