"""C types, as declarations spell them."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import TypeVar

from pycparser import c_ast

from generator.errors import GeneratorError, HeaderError
from generator.expressions import Evaluator, NotConstant, Value, enumerator_type
from generator.layout import canonical
from generator.model import (
    Callback,
    Constant,
    CType,
    Enum,
    Enumerator,
    HeaderTable,
    Location,
    Opaque,
    Parameter,
    Record,
    Typedef,
)
from generator.preprocess import Preprocessed
from generator.resolve import Resolver
from generator.syntax import TOO_DEEP, fail, location

_T = TypeVar("_T", Typedef, Enum, Record, Opaque, Callback)


class TypeReader:
    """Reads declarators, and adds the types in them to a table: enums, opaque structs, callbacks, and arrays that are pointed to."""

    def __init__(self, table: HeaderTable, preprocessed: Preprocessed) -> None:
        self.table = table
        self.types = Resolver(table)
        self.conventions = preprocessed.conventions
        self.enumerators: dict[str, Value] = {}
        self._names: dict[c_ast.Node, str] = {}
        """Node of a struct, union or enum to its name."""
        self.made: dict[str, str] = {}
        """Made-up name of a type to what has the type, for messages."""
        self._tags: dict[str, type[c_ast.Node]] = {}
        """Tag to the kind of type that has it."""
        self.evaluator = Evaluator(self.types, self.enumerators.get, self.type_name, preprocessed.windows)
        self.windows = preprocessed.windows

    def type_name(self, node: c_ast.Node) -> CType:
        """The type in a cast or in ``sizeof``."""
        return self._type(node.type, "")

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
                fail(node, f"an array without a bound{f' ({name})' if name else ''}")
            bound = self._integer(node.dim, "an array bound")
            if bound < 0:
                fail(node, f"an array with {bound} elements")
            inner = self._type(node.type, name, parent)
            return dataclasses.replace(inner, array=(bound, *inner.array))
        if isinstance(node, c_ast.FuncDecl):
            fail(node, "a function where an object should be")
        fail(node, f"a type made with {type(node).__name__}")

    def _nameless_array(self, node: c_ast.Node, array: CType, name: str) -> CType:
        """The type of an array that is pointed to: a typedef that C lacks."""
        if not name:
            fail(node, "a pointer to an array outside of a declaration")
        self._define(node, self.table.typedefs, Typedef(f"{name}_array", array, location(node), nameless=True))
        return CType(f"{name}_array")

    def _base(self, node: c_ast.TypeDecl, name: str, parent: str) -> CType:
        const = self._const(node)
        base = node.type
        if isinstance(base, (c_ast.Struct, c_ast.Union, c_ast.Enum)):
            return CType(self._tagged(base, name, parent), const)
        if not isinstance(base, c_ast.IdentifierType):
            fail(node, f"a type made with {type(base).__name__}")
        if base.coord == node.coord:  # pycparser fills in an int here, as old C did
            fail(node, f"{node.declname!r} has no type")
        spelling = " ".join(base.names)
        if len(base.names) == 1 and self.types.definition(spelling) is not None:
            return CType(spelling, const)
        basic = canonical(base.names)
        if basic is None:
            fail(base, f"the type {spelling!r} is not supported")
        return CType(basic, const)

    @staticmethod
    def _const(node: c_ast.Node) -> bool:
        for qualifier in node.quals:
            if qualifier not in ("const", "restrict", "volatile"):  # the others do not change what callers pass
                fail(node, f"the qualifier {qualifier}")
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
                fail(node, f"the tag {own!r} is the name of another type, at {known.location}")
            if self._tags.setdefault(own, type(node)) is not type(node):
                fail(node, f"the tag {own!r} is that of another kind of type")
        if isinstance(node, c_ast.Enum):
            self._enum(node, own)
        elif not own:
            fail(node, "a struct or union without a name")
        elif node.decls is not None:
            self._record(node, own, parent="" if node.name else parent)
        elif known is None:
            self._define(node, self.table.opaques, Opaque(own, location(node)))
        return own

    def _enum(self, node: c_ast.Enum, name: str) -> None:
        if node.values is None:
            if not isinstance(self.types.definition(name), Enum):
                fail(node, f"the enum {name!r} is not defined")
            return
        if getattr(node, "type", None) is not None:
            fail(node, f"the enum {name!r} with a type of its own")
        members: list[Enumerator] = []
        following = 0
        for enumerator in node.values.enumerators:
            if enumerator.name in self.enumerators:
                fail(enumerator, f"the enumerator {enumerator.name!r} is already defined")
            if enumerator.value is not None:
                following = self._integer(enumerator.value, f"the enumerator {enumerator.name!r}")
            self.enumerators[enumerator.name] = Value(
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
        """Add a struct or union with its members to the table."""
        raise NotImplementedError

    def _callback(self, node: c_ast.FuncDecl, name: str, place: Location, bare: bool = False) -> None:
        if not name:
            fail(node, "a function type without a name")
        result, parameters, variadic = self._signature(node, name)
        convention = self.conventions.get(place, "")
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
            fail(node, f"{name!r} returns an array")
        parameters: list[Parameter] = []
        for index, item in enumerate(nodes):
            if isinstance(item, c_ast.ID):
                fail(item, f"parameter {item.name!r} of {name!r} has no type")
            invented = f"arg{index}"
            while any(getattr(other, "name", None) == invented for other in nodes):
                invented += "_"
            parameter = self._parameter(item, item.name or invented, name)
            if any(other.name == parameter.name for other in parameters):
                fail(node, f"{name!r} has two parameters {parameter.name!r}")
            parameters.append(parameter)
        if len(nodes) == 1 and nodes[0].name is None and parameters[0].type == CType("void"):
            parameters = []
        for parameter in parameters:
            if self.types.bottom(parameter.type) == CType("void"):
                fail(node, f"parameter {parameter.name!r} of {name!r} is void")
        return result, parameters, variadic

    def _parameter(self, node: c_ast.Decl | c_ast.Typename, name: str, function: str) -> Parameter:
        if isinstance(node, c_ast.Decl):
            self._only(node, storage=["register"])
        inner = node.type
        own_name = f"{function}_{name}"
        self.made[own_name] = f"the parameter {name!r} of {function!r}"
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
                fail(node, f"parameter {name!r} of {function!r} is an array of arrays behind a typedef")
            behind = self.types.definition(bottom.name)
            if not bottom.pointers and isinstance(behind, Callback) and behind.bare:
                ctype = dataclasses.replace(ctype, pointers=(False,))  # a function as a parameter is a pointer to it
            return Parameter(name, ctype)
        count = ""
        if isinstance(inner.dim, c_ast.ID) and inner.dim.name not in self.enumerators:
            count = inner.dim.name
        elif inner.dim is not None and not self._is_variable(inner.dim):
            count = str(self._integer(inner.dim, "an array bound"))
        element = self._type(inner.type, own_name)
        if element.array:
            element = self._nameless_array(node, element, own_name)
        return Parameter(name, dataclasses.replace(element, pointers=(*element.pointers, False)), count=count)

    def _is_variable(self, node: c_ast.Node) -> bool:
        """Whether an expression has a name that is not of a constant, as a bound made of another parameter."""
        if isinstance(node, c_ast.ID):
            return node.name not in self.enumerators
        return any(self._is_variable(inner) for inner in node)

    def _only(self, node: c_ast.Decl, storage: Sequence[str] = (), funcspec: Sequence[str] = ()) -> None:
        """Refuse a declaration with other specifiers than these."""
        what = repr(node.name) if node.name else "a declaration"
        for word in (*node.storage, *getattr(node, "funcspec", ())):
            if word not in (*storage, *funcspec):
                fail(node, f"{what} is {word}")
        if getattr(node, "align", None):
            fail(node, f"{what} has an alignment of its own")
        if getattr(node, "init", None):
            fail(node, f"{what} has an initial value")

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
            owner = self.made.get(definition.name)
            made = f"; it is also the name made for the type of {owner}" if owner else ""
            fail(node, f"{definition.name!r} is already defined at {known.location}{made}")
        if isinstance(known, Opaque) and not isinstance(definition, Record):
            fail(node, f"{definition.name!r} is already declared at {known.location}, as a struct or union")
        group.append(definition)
        self.types.add(definition)

    def _integer(self, node: c_ast.Node, what: str) -> int:
        try:
            return self.evaluator.integer(node)
        except (NotConstant, GeneratorError) as error:
            if isinstance(error, HeaderError):
                raise
            fail(node, f"{what}: {error}")
        except RecursionError:
            fail(node, f"{what}: {TOO_DEEP}")
