"""``typing.get_type_hints`` of the public names: modules import many names of their annotations for type checkers alone, because
``typing`` takes longer to import than all of this package. Here these names are imported once somebody reads annotations."""

from __future__ import annotations

from sys import modules, version_info
from types import FunctionType

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, TypeVar

    T = TypeVar("T")

PACKAGE = __name__.rpartition(".")[0]


class Annotations(dict):  # type: ignore[type-arg]
    """Annotations of a function or class. Who reads all of them finds the names that they need in the module."""

    __slots__ = ("namespace",)
    namespace: dict[str, Any]

    def __iter__(self) -> Any:  # without it, dict(annotations) does not ask for the keys
        return iter(self.keys())

    def keys(self) -> Any:
        complete(self.namespace)
        return super().keys()

    def items(self) -> Any:
        complete(self.namespace)
        return super().items()


completed: set[str] = set()


def complete(namespace: dict[str, Any]) -> None:
    """Import the names that a module imports for type checkers alone. Without source, as in frozen programs, there are none."""
    import ast

    spec = namespace["__spec__"]
    if spec.name in completed:
        return
    source = spec.loader.get_source(spec.name) if hasattr(spec.loader, "get_source") else None
    for statement in ast.parse(source or "").body:
        if isinstance(statement, ast.If) and ast.unparse(statement.test) == "TYPE_CHECKING":
            names = dict(namespace)
            for part in statement.body:
                try:
                    exec(compile(ast.Module([part], []), spec.origin, "exec"), names)  # noqa: S102 - source of this package
                except ImportError:  # private names of other modules that are there for type checkers alone
                    pass
            for name in names:
                namespace.setdefault(name, names[name])
    completed.add(spec.name)


def hinted(found: T) -> T:
    """A public class or function, whose type hints can be had. Python 3.9 knows no ``int | None``."""
    if version_info < (3, 10):
        return found
    for cls in found.__mro__ if isinstance(found, type) else ():
        if cls.__module__.startswith(PACKAGE):
            if "__annotations__" in vars(cls):
                _hint(cls, vars(modules[cls.__module__]))
            for member in [*vars(cls).values()]:
                kind = type(member)
                if kind is property:
                    member = member.fget
                elif kind is staticmethod or kind is classmethod:
                    member = member.__func__
                _hint_function(member)
    if type(found) is FunctionType:
        _hint_function(found)
    return found


def _hint_function(found: Any) -> None:
    chain = [found, getattr(found, "__wrapped__", found)]
    while type(chain[-1]) is FunctionType and "__wrapped__" in vars(chain[-1]):
        chain.append(vars(chain[-1])["__wrapped__"])
    written = chain.pop()
    if type(written) is FunctionType:
        _hint(written, written.__globals__)
        for wrapper in chain:
            if type(wrapper) is FunctionType:
                wrapper.__annotations__ = written.__annotations__


def _hint(found: Any, namespace: dict[str, Any]) -> None:
    plain = found.__annotations__
    if type(plain) is dict and plain and "__spec__" in namespace:
        annotations = found.__annotations__ = Annotations(plain)
        annotations.namespace = namespace
