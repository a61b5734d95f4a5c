"""From preprocessed C to the table.

A declaration that is not supported raises :class:`HeaderError`; only external variables are skipped.
"""

from __future__ import annotations

import argparse
import dataclasses
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NoReturn, TypeVar

from pycparser import c_ast

from generator import command, versions
from generator.errors import GeneratorError, HeaderError, remedy
from generator.expressions import Evaluator, NotConstant, Value, enumerator_type
from generator.ignore import without_attributes
from generator.layout import Member, canonical, lay_out
from generator.model import (
    Alias,
    Callback,
    Constant,
    CType,
    Enum,
    Enumerator,
    Field,
    Function,
    HeaderTable,
    Inline,
    Location,
    Opaque,
    Parameter,
    Record,
    Typedef,
)
from generator.preprocess import Macro, Preprocessed
from generator.resolve import Resolver
from generator.syntax import TOO_DEEP, expression, location, syntax_tree

_SPECIFIERS = {
    "extern",
    "static",
    "inline",
    "__inline",
    "__inline__",
    "restrict",
    "__restrict",
    "__restrict__",
    "const",
}
_SPECIFIERS |= {"volatile", "_Noreturn", "__cdecl", "__stdcall", "__extension__", "register"}
"""Words before a declaration."""


def _is_value(macro: Macro, known: Mapping[str, Macro], deep: int = 10) -> bool:
    """Whether a macro may be a constant: not a file's name, an initializer, or words before a declaration."""
    text = without_attributes(macro.text).strip()
    if text[:1] in ("<", "{"):
        return False
    words = text.split()
    others = [word for word in words if word not in _SPECIFIERS]
    if not deep or not all(word in known for word in others):
        return True
    return any(_is_value(known[word], known, deep - 1) for word in others)


_T = TypeVar("_T", Typedef, Enum, Record, Opaque, Callback)


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
    reader.read_constants(preprocessed.macros, re.compile(constants_pattern), preprocessed.foreign_macros)
    table = reader.finish()
    table.aliases = list(preprocessed.aliases)
    versions.pair_twins(table.functions, preprocessed.internal_lines)
    versions.introduce(table.functions, reader.read_versions(preprocessed.versions_text), reader.signature)
    return table


def _with_remedy(node: c_ast.Node, construct: str) -> str:
    """The message with the name to ignore, that of the declaration."""
    declaration = getattr(node, "decl", node)
    inner = getattr(declaration, "type", None)
    name = getattr(declaration, "name", None) or getattr(inner, "name", None)
    return f"{construct}; {remedy(name)}" if name and "ignore" not in construct else construct


class Reader:
    """Adds declarations to a table, one after another."""

    def __init__(self, table: HeaderTable, preprocessed: Preprocessed) -> None:
        self.table = table
        self.types = Resolver(table)
        self._conventions = preprocessed.conventions
        self._typedef_align = 0
        """The alignment that an attribute gives the next typedef."""
        self._packs: list[int] = [0]
        """The largest alignment of members by ``#pragma pack``, the one in force last; 0 for none."""
        self._foreign = preprocessed.foreign
        self._empty_macros = preprocessed.empty_macros
        self._enumerators: dict[str, Value] = {}
        self._functions: dict[str, Function] = {}
        self._names: dict[c_ast.Node, str] = {}
        """Node of a struct, union or enum to its name."""
        self._tags: dict[str, type[c_ast.Node]] = {}
        """Tag to the kind of type that has it."""
        self.evaluator = Evaluator(self.types, self._enumerators.get, lambda node: self._type(node.type, ""))

    # Declarations

    def read(self, node: c_ast.Node) -> None:
        """Add one top-level declaration to the table."""
        declaration = getattr(node, "decl", node)
        is_static = "static" in getattr(declaration, "storage", ())
        if is_static and location(node).header in self._foreign:
            return  # an inline function of another library's header
        if is_static and "inline" in declaration.funcspec and isinstance(node, c_ast.Decl):
            return  # an inline function before its body
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
                _fail(node, f"#pragma {text}")
        elif isinstance(node, c_ast.Decl) and node.storage == ["extern"]:
            return  # a variable, of which no face has any
        elif isinstance(node, c_ast.Decl) and node.storage == ["static"]:
            self._static(node)
        elif isinstance(node, c_ast.Decl):
            _fail(node, f"the variable {node.name!r} is not extern")
        else:
            _fail(node, f"{type(node).__name__} outside of a function")

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
            _fail(node, f"{construct} of a struct, or {remedy(node.name)}")
        if ctype == CType(node.name):  # the struct, enum or callback itself has the typedef's name
            return
        if ctype.name == node.name:
            _fail(node, f"the typedef {node.name!r} of {ctype}: two types of one name")
        self._define(node, self.table.typedefs, Typedef(node.name, ctype, location(node)))

    def _function(self, node: c_ast.Decl) -> None:
        self._only(node, storage=["extern"], funcspec=["_Noreturn"])
        result, parameters, variadic = self._signature(node.type, node.name)
        function = Function(node.name, result, parameters, location(node), variadic=variadic)
        known = self._functions.setdefault(node.name, function)
        if known is function:
            self.table.functions.append(function)
        elif (self.signature(known), known.variadic) != (self.signature(function), variadic):
            _fail(node, f"the function {node.name!r} has another type than at {known.location}")

    def signature(self, function: Function | Callback) -> tuple[CType, ...]:
        """A function's types with typedefs resolved: equal for all declarations of one function."""
        bottoms = map(self.types.bottom, (function.result, *(item.type for item in function.parameters)))
        return tuple(bottom.unqualified for bottom in bottoms)

    def _inline(self, node: c_ast.FuncDef) -> None:
        declaration = node.decl
        if "static" not in declaration.storage and "inline" not in declaration.funcspec:
            _fail(node, f"the function {declaration.name!r} has a body, but is neither static nor inline")
        if node.param_decls:
            _fail(node, f"the function {declaration.name!r} is defined in the style of K&R")
        self._only(declaration, storage=["static", "extern"], funcspec=["inline", "_Noreturn"])
        result, parameters, variadic = self._signature(declaration.type, declaration.name)
        if variadic:
            _fail(node, f"the inline function {declaration.name!r} is variadic")
        calls: list[str] = []
        _Calls(calls).visit(node.body)
        inline = Inline(declaration.name, result, parameters, location(node), list(dict.fromkeys(calls)))
        self.table.inlines.append(inline)

    def _static_assert(self, node: c_ast.StaticAssert) -> None:
        word = getattr(node.message, "value", "")
        if word == '"aligned typedef"':
            self._typedef_align = self._power(node, node.cond)
            return
        said = re.fullmatch(r'"pack ?\((.*)\)"', word)
        if said:  # generator/attributes.py made it of a pragma
            self._pack(node, [word.strip() for word in said[1].split(",")])
        elif not self._integer(node.cond, "a static assertion"):
            _fail(node, "a static assertion does not hold")

    def _pack(self, node: c_ast.Node, words: list[str]) -> None:
        """``#pragma pack``: ``()``, ``(n)``, ``(push)``, ``(push, n)``, ``(pop)``."""
        shown = f"#pragma pack({', '.join(words)})"
        action, *rest = words
        if action == "push":
            self._packs.append(self._packs[-1])
        elif action == "pop":
            if len(self._packs) == 1:
                _fail(node, f"{shown} without a push")
            self._packs.pop()
        else:
            rest = words
        for word in rest:
            if re.fullmatch("1|2|4|8|16", word):
                self._packs[-1] = int(word)
            elif not word and words == [""]:
                self._packs[-1] = 0
            else:
                _fail(node, f"{shown}: {word!r} is not 1, 2, 4, 8 or 16")

    def _only(self, node: c_ast.Decl, storage: Sequence[str] = (), funcspec: Sequence[str] = ()) -> None:
        """Refuse a declaration with other specifiers than these."""
        what = repr(node.name) if node.name else "a declaration"
        for word in (*node.storage, *getattr(node, "funcspec", ())):
            if word not in (*storage, *funcspec):
                _fail(node, f"{what} is {word}")
        if getattr(node, "align", None):
            _fail(node, f"{what} has an alignment of its own")
        if getattr(node, "init", None):
            _fail(node, f"{what} has an initial value")

    def _define(self, node: c_ast.Node, group: list[_T], definition: _T) -> None:
        """Add a type to the table. A repeated typedef, enum or callback must be equal to the first."""
        known = self.types.definition(definition.name)
        if known is not None and not isinstance(known, Opaque):
            if isinstance(known, Typedef) and isinstance(definition, Typedef):
                same = self.types.bottom(known.type) == self.types.bottom(definition.type)
            else:
                again = dataclasses.replace(known, location=definition.location)
                same = not isinstance(definition, Record) and again == definition
            if same:
                return
            _fail(node, f"{definition.name!r} is already defined at {known.location}")
        if isinstance(known, Opaque) and not isinstance(definition, Record):
            _fail(node, f"{definition.name!r} is already declared at {known.location}, as a struct or union")
        group.append(definition)
        self.types.add(definition)

    # Types

    def _type(self, node: c_ast.Node, name: str, parent: str = "") -> CType:
        """The type of a declarator. ``name`` is the name to give to a nameless struct, enum or function type."""
        if isinstance(node, c_ast.TypeDecl):
            return self._base(node, name, parent)
        if isinstance(node, c_ast.PtrDecl):
            const = self._const(node)
            if isinstance(node.type, c_ast.FuncDecl):
                self._callback(node.type, name, location(node.type))
                return CType(name, const)
            inner = self._type(node.type, name, parent)
            if inner.array:
                inner = self._nameless_array(node, inner, name)
            return dataclasses.replace(inner, pointers=(*inner.pointers, const))
        if isinstance(node, c_ast.ArrayDecl):
            if node.dim is None:
                _fail(node, f"an array without a bound{f' ({name})' if name else ''}")
            bound = self._integer(node.dim, "an array bound")
            if bound < 0:
                _fail(node, f"an array with {bound} elements")
            inner = self._type(node.type, name, parent)
            return dataclasses.replace(inner, array=(bound, *inner.array))
        if isinstance(node, c_ast.FuncDecl):
            _fail(node, "a function where an object should be")
        _fail(node, f"a type made with {type(node).__name__}")

    def _nameless_array(self, node: c_ast.Node, array: CType, name: str) -> CType:
        """The type of an array that is pointed to: a typedef that C lacks."""
        if not name:
            _fail(node, "a pointer to an array outside of a declaration")
        self._define(node, self.table.typedefs, Typedef(f"{name}_array", array, location(node), nameless=True))
        return CType(f"{name}_array")

    def _base(self, node: c_ast.TypeDecl, name: str, parent: str) -> CType:
        const = self._const(node)
        base = node.type
        if isinstance(base, (c_ast.Struct, c_ast.Union, c_ast.Enum)):
            return CType(self._tagged(base, name, parent), const)
        if not isinstance(base, c_ast.IdentifierType):
            _fail(node, f"a type made with {type(base).__name__}")
        if base.coord == node.coord:  # pycparser fills in an int here, as old C did
            _fail(node, f"{node.declname!r} has no type")
        spelling = " ".join(base.names)
        if len(base.names) == 1 and self.types.definition(spelling) is not None:
            return CType(spelling, const)
        basic = canonical(base.names)
        if basic is None:
            _fail(base, f"the type {spelling!r} is not supported")
        return CType(basic, const)

    @staticmethod
    def _const(node: c_ast.Node) -> bool:
        for qualifier in node.quals:
            if qualifier not in ("const", "restrict", "volatile"):  # the others do not change what callers pass
                _fail(node, f"the qualifier {qualifier}")
        return "const" in node.quals

    def _tagged(self, node: c_ast.Node, name: str, parent: str = "") -> str:
        """The name of a struct, union or enum; it is added to the table if it has a body."""
        if node in self._names:  # struct {...} a, b;
            return self._names[node]
        own = node.name or name
        self._names[node] = own
        known = self.types.definition(own)
        if node.name:
            # C keeps tags and typedefs apart; the table does not.
            if known is not None and own not in self._tags:
                _fail(node, f"the tag {own!r} is the name of another type, at {known.location}")
            if self._tags.setdefault(own, type(node)) is not type(node):
                _fail(node, f"the tag {own!r} is that of another kind of type")
        if isinstance(node, c_ast.Enum):
            self._enum(node, own)
        elif not own:
            _fail(node, "a struct or union without a name")
        elif node.decls is not None:
            self._record(node, own, parent="" if node.name else parent)
        elif known is None:
            self._define(node, self.table.opaques, Opaque(own, location(node)))
        return own

    def _enum(self, node: c_ast.Enum, name: str) -> None:
        if node.values is None:
            if not isinstance(self.types.definition(name), Enum):
                _fail(node, f"the enum {name!r} is not defined")
            return
        if getattr(node, "type", None) is not None:
            _fail(node, f"the enum {name!r} with a type of its own")
        members: list[Enumerator] = []
        following = 0
        for enumerator in node.values.enumerators:
            if enumerator.name in self._enumerators:
                _fail(enumerator, f"the enumerator {enumerator.name!r} is already defined")
            if enumerator.value is not None:
                following = self._integer(enumerator.value, f"the enumerator {enumerator.name!r}")
            self._enumerators[enumerator.name] = Value(
                following, enumerator_type(following), CType(name) if name else None
            )
            members.append(Enumerator(enumerator.name, following))
            following += 1
        if not name:  # its enumerators become constants
            self.table.constants += [Constant(member.name, member.value, location(node)) for member in members]
            return
        low, high = min(member.value for member in members), max(member.value for member in members)
        size = 4 if low >= -(1 << 31) and high < 1 << (31 if low < 0 else 32) else 8
        self._define(node, self.table.enums, Enum(name, members, location(node), size, signed=low < 0))

    def _record(self, node: c_ast.Struct | c_ast.Union, name: str, parent: str) -> None:
        kind = "struct" if isinstance(node, c_ast.Struct) else "union"
        fields: list[Field] = []
        members: list[Member] = []
        seen: set[str] = set()
        own = requested = 0
        pack, asked, flexible = self._packs[-1], 0, False
        for declaration in node.decls:
            if isinstance(declaration, c_ast.StaticAssert):
                word = getattr(declaration.message, "value", "").strip('"')
                if word == "packed":
                    pack = 1
                elif word == "aligned":
                    own = requested = max(own, self._power(declaration, declaration.cond))
                elif word in ("packed member", "aligned member"):
                    asked = -1 if word == "packed member" else self._power(declaration, declaration.cond)
                else:
                    self._static_assert(declaration)
                continue
            if not isinstance(declaration, c_ast.Decl):
                _fail(declaration, f"{type(declaration).__name__} in {kind} {name!r}")
            if flexible:
                _fail(declaration, f"a member after an array without a bound in {kind} {name!r}")
            flexible = isinstance(declaration.type, c_ast.ArrayDecl) and declaration.type.dim is None
            field, member, align = self._field(declaration, name, len(fields))
            requested = max(requested, align, asked)
            self._lower(declaration, member, 1 if asked < 0 else pack)
            member.align = max(member.align, asked)
            asked = 0
            members.append(member)
            fields.append(field)
            reached = [*self._reached(field)]
            if twice := seen.intersection(reached):
                _fail(declaration, f"{kind} {name!r} has two members {min(twice)!r}")
            seen.update(reached)
        if not fields:
            _fail(node, f"{kind} {name!r} has no members")
        layout = lay_out(kind, members, max(own, 1))
        for field, (offset, bit_offset) in zip(fields, layout.offsets):
            field.offset, field.bit_offset = offset, bit_offset
        record = Record(name, kind, fields, location(node), layout.size, layout.align, requested, parent)
        self._define(node, self.table.records, record)

    @staticmethod
    def _lower(node: c_ast.Decl, member: Member, pack: int) -> None:
        """Lower a member's alignment to that of a packed struct."""
        if pack and pack < member.align:
            if member.bits is not None:
                _fail(node, f"the bit-field {node.name!r} in a packed struct")
            member.align = pack

    def _reached(self, field: Field) -> Iterator[str]:
        """The names that a member adds to the record around it."""
        record = self.types.definition(field.type.name)
        if field.anonymous and isinstance(record, Record):
            for item in record.fields:
                yield from self._reached(item)
        else:
            yield field.name

    def _field(self, node: c_ast.Decl, parent: str, index: int) -> tuple[Field, Member, int]:
        """A member of a record: its field, its size and alignment, and the alignment that it asks for."""
        anonymous = node.name is None
        if anonymous and not (isinstance(node.type, (c_ast.Struct, c_ast.Union)) and not node.type.name):
            # An unnamed bit-field raises the alignment on AArch64 but not on x86-64.
            what = "an unnamed bit-field" if node.bitsize else "a member without a name"
            _fail(node, f"{what} in {parent!r}")
        own_name = f"{parent}_{index if anonymous else node.name}"
        if anonymous:
            ctype = CType(self._tagged(node.type, own_name, parent))
        else:
            flexible = isinstance(node.type, c_ast.ArrayDecl) and node.type.dim is None
            ctype = self._type(node.type.type if flexible else node.type, own_name, parent)
            ctype = dataclasses.replace(ctype, array=(0, *ctype.array)) if flexible else ctype
        try:
            size, align = self.types.size(ctype), self.types.align(ctype)
        except GeneratorError as error:
            _fail(node, f"member {node.name!r} of {parent!r}: {error}")
        requested = max((self._alignment(item) for item in node.align or ()), default=0)
        if requested and requested < align:
            _fail(node, f"member {node.name!r} of {parent!r} asks for less alignment than its type has")
        field = Field(f"_{index}" if anonymous else node.name, ctype, 0, anonymous)
        if node.bitsize is None:
            return field, Member(size, max(align, requested)), requested
        field.bits = self._integer(node.bitsize, f"the width of {node.name!r}")
        if self.types.kind(ctype) not in ("integer", "enum") or not 0 < field.bits <= size * 8 or requested:
            _fail(node, f"the bit-field {node.name!r} of {parent!r}: {ctype} with {field.bits} bits")
        return field, Member(size, align, field.bits), 0

    def _alignment(self, node: c_ast.Alignas) -> int:
        wanted = node.alignment
        if isinstance(wanted, c_ast.Typename):
            return self.types.align(self._type(wanted.type, ""))
        return self._power(node, wanted)

    def _power(self, node: c_ast.Node, wanted: c_ast.Node) -> int:
        """An alignment, which is a power of two, or 0."""
        value = self._integer(wanted, "an alignment")
        if value < 0 or value & (value - 1):
            _fail(node, f"the alignment {value}")
        return value

    def _callback(self, node: c_ast.FuncDecl, name: str, place: Location, bare: bool = False) -> None:
        if not name:
            _fail(node, "a function type without a name")
        result, parameters, variadic = self._signature(node, name)
        convention = self._conventions.get(place, "")
        callback = Callback(name, result, parameters, place, convention, bare, variadic)
        self._define(node, self.table.callbacks, callback)

    def _signature(self, node: c_ast.FuncDecl, name: str) -> tuple[CType, list[Parameter], bool]:
        if node.args is None:  # () is (void), as C23 has it
            return self._type(node.type, f"{name}_result"), [], False
        nodes = list(node.args.params)
        variadic = isinstance(nodes[-1], c_ast.EllipsisParam)
        if variadic:
            nodes.pop()
        result = self._type(node.type, f"{name}_result")
        if result.array:
            _fail(node, f"{name!r} returns an array")
        parameters: list[Parameter] = []
        for index, item in enumerate(nodes):
            if isinstance(item, c_ast.ID):
                _fail(item, f"parameter {item.name!r} of {name!r} has no type")
            invented = f"arg{index}"
            while any(getattr(other, "name", None) == invented for other in nodes):
                invented += "_"
            parameter = self._parameter(item, item.name or invented, name)
            if any(other.name == parameter.name for other in parameters):
                _fail(node, f"{name!r} has two parameters {parameter.name!r}")
            parameters.append(parameter)
        if len(nodes) == 1 and nodes[0].name is None and parameters[0].type == CType("void"):
            parameters = []
        for parameter in parameters:
            if self.types.bottom(parameter.type) == CType("void"):
                _fail(node, f"parameter {parameter.name!r} of {name!r} is void")
        return result, parameters, variadic

    def _parameter(self, node: c_ast.Decl | c_ast.Typename, name: str, function: str) -> Parameter:
        if isinstance(node, c_ast.Decl):
            self._only(node, storage=["register"])
        inner = node.type
        own_name = f"{function}_{name}"
        if isinstance(inner, c_ast.FuncDecl):  # a function as a parameter is a pointer to it
            self._callback(inner, own_name, location(inner))
            return Parameter(name, CType(own_name))
        if not isinstance(inner, c_ast.ArrayDecl):
            ctype = self._type(inner, own_name)
            bottom = self.types.bottom(ctype)
            if len(bottom.array) == 1:  # an array as a parameter is a pointer to its first element
                element = dataclasses.replace(bottom, array=(), pointers=(*bottom.pointers, False))
                return Parameter(name, element, count=str(bottom.array[0]))
            if bottom.array:
                _fail(node, f"parameter {name!r} of {function!r} is an array of arrays behind a typedef")
            behind = self.types.definition(bottom.name)
            if not bottom.pointers and isinstance(behind, Callback) and behind.bare:
                ctype = dataclasses.replace(ctype, pointers=(False,))  # a function as a parameter is a pointer to it
            return Parameter(name, ctype)
        count = ""
        if isinstance(inner.dim, c_ast.ID) and inner.dim.name not in self._enumerators:
            count = inner.dim.name
        elif inner.dim is not None:
            count = str(self._integer(inner.dim, "an array bound"))
        element = self._type(inner.type, own_name)
        if element.array:
            element = self._nameless_array(node, element, own_name)
        return Parameter(name, dataclasses.replace(element, pointers=(*element.pointers, False)), count=count)

    # Values

    def _integer(self, node: c_ast.Node, what: str) -> int:
        try:
            return self.evaluator.integer(node)
        except (NotConstant, GeneratorError) as error:
            if isinstance(error, HeaderError):
                raise
            _fail(node, f"{what}: {error}")
        except RecursionError:
            _fail(node, f"{what}: {TOO_DEEP}")

    def read_constants(self, macros: Sequence[Macro], pattern: re.Pattern[str], foreign: Sequence[Macro] = ()) -> None:
        """Add a constant for each macro whose name matches. Their values may use ``foreign`` macros."""
        empty = {name: Macro(name, "", Location("", 0)) for name in self._empty_macros}
        known = {**empty, **{macro.name: macro for macro in (*foreign, *macros)}}
        conventions = set(self._conventions.values())
        pending: list[Macro] = []

        def lookup(name: str) -> Value | None:
            if name in self._enumerators or name not in known:
                return self._enumerators.get(name)
            return evaluate(known[name])

        def evaluate(macro: Macro) -> Value:
            if macro in pending:
                raise NotConstant(f"{macro.name!r} is defined by itself")
            words = dict.fromkeys(re.findall(r"[A-Za-z_]\w*", macro.text))
            types = [word for word in words if self.types.definition(word) is not None]
            pending.append(macro)
            value = evaluator.evaluate(expression(macro.text, macro.location, types))
            pending.pop()
            return value

        evaluator = Evaluator(self.types, lookup, lambda node: self._type(node.type, ""))
        refused: dict[Macro, str] = {}
        for macro in macros:
            if not pattern.search(macro.name) or macro.text in ("", macro.name) or macro.name in conventions:
                continue
            if macro.text in self._functions or not _is_value(macro, known):
                continue
            if basic := canonical(macro.text.split()):
                typedef = Typedef(macro.name, CType(basic), macro.location, macro=True)
                self.types.add(typedef)
                self.table.typedefs.append(typedef)
                continue
            named = re.fullmatch(r"(?:(?:struct|union|enum) )?(\w+)", macro.text)
            if named and self.types.definition(named[1]) is not None:  # another name for a type
                typedef = Typedef(macro.name, CType(named[1]), macro.location, macro=True)
                self.types.add(typedef)
                self.table.typedefs.append(typedef)
                continue
            try:
                value = evaluate(macro)
            except HeaderError as error:
                refused[macro] = error.construct
            except (NotConstant, GeneratorError) as error:
                refused[macro] = str(error)
            except RecursionError:
                refused[macro] = TOO_DEEP
            if macro in refused:
                del pending[:]
                continue
            self.table.constants.append(Constant(macro.name, value.value, macro.location, value.given))
        if refused:
            first, *others = refused
            more = f"; nor are these constants: {', '.join(macro.name for macro in others)}" if others else ""
            raise HeaderError(
                first.location,
                f"the macro {first.name!r}: {refused[first]}{more}; " + remedy(*(macro.name for macro in refused)),
            )

    def read_versions(self, text: str) -> list[Callback]:
        """The function-pointer typedefs of the version headers, which use the table's types but are not part of it."""
        names = self.types.names()
        prelude = "".join(f"typedef int {name};\n" for name in names)
        table, self.table = self.table, HeaderTable(self.table.library, self.table.release)
        for node in syntax_tree(prelude + text)[len(names) :]:
            self.read(node)
        table, self.table = self.table, table
        return table.callbacks

    def finish(self) -> HeaderTable:
        """The table without the declarations of other headers that the library does not use."""
        table = self.table
        table.opaques = [opaque for opaque in table.opaques if self.types.definition(opaque.name) is opaque]
        table.functions = [function for function in table.functions if function.location.header not in self._foreign]
        table.inlines = [inline for inline in table.inlines if inline.location.header not in self._foreign]
        table.constants = [constant for constant in table.constants if constant.location.header not in self._foreign]
        used: set[str] = set()
        for item in _definitions(table):
            if item.location.header not in self._foreign:
                self._use(item, used)

        def kept(group: list[_T]) -> list[_T]:
            return [item for item in group if item.location.header not in self._foreign or item.name in used]

        table.typedefs, table.callbacks = kept(table.typedefs), kept(table.callbacks)
        table.records, table.opaques, table.enums = kept(table.records), kept(table.opaques), kept(table.enums)
        return table

    def _use(self, item: object, used: set[str]) -> None:
        """Collect the names of all types that a definition depends on."""
        for ctype in types_of(item):
            if ctype.name not in used:
                used.add(ctype.name)
                self._use(self.types.definition(ctype.name), used)


def _definitions(table: HeaderTable) -> Iterator[Function | Inline | Callback | Record | Typedef | Constant]:
    for group in (table.functions, table.inlines, table.callbacks, table.records, table.typedefs, table.constants):
        yield from group


def types_of(item: object) -> Iterator[CType]:
    """The types that a definition names."""
    if isinstance(item, (Function, Inline, Callback)):
        yield item.result
        yield from (parameter.type for parameter in item.parameters)
    elif isinstance(item, Record):
        yield from (field.type for field in item.fields)
    elif isinstance(item, (Typedef, Constant)) and item.type is not None:
        yield item.type


class _Calls(c_ast.NodeVisitor):  # type: ignore[misc]
    """Collects the names of the functions that a body calls."""

    def __init__(self, names: list[str]) -> None:
        self._names = names

    def visit_FuncCall(self, node: c_ast.FuncCall) -> None:
        if not isinstance(node.name, c_ast.ID):
            _fail(node, "a call through a pointer in an inline function")
        self._names.append(node.name.name)
        self.generic_visit(node)


def _fail(node: c_ast.Node, construct: str) -> NoReturn:
    raise HeaderError(location(node), construct)


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
