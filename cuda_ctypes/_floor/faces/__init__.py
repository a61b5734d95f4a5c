"""The modules that programs import: each generated module passes its namespace to :func:`raw`, :func:`bindings` or
:func:`checked`.

In return it gets its ``__getattr__`` and ``__dir__``. Neither ctypes nor the table is loaded before a name is used; the
name is then built and stored in the module. This module builds functions that return statuses, :mod:`.c_convention`
those in C's own convention, :mod:`.snake_case` those of the newer modules of cuda.bindings; :mod:`.listing` has the
names.
"""

import sys

from ..._quick_module import quick
from .. import FAULTS, first_use_refused, forkable_lock, import_is_impossible

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

    from ..library.statuses import Status
    from ..types.table_types import Types

    Served = tuple[Callable[[str], Any], Callable[[], list[str]]]


class Common:
    """The library and the types that the faces of one table share. The classes name the modules of ``package`` as
    theirs."""

    def __init__(self, table: "Any", package: str) -> None:
        from ..library import Library
        from ..tables import table_of
        from ..types import ScalarTypes

        home = table.settings.get("home", "bindings")
        if not _load(f"{package}.{home}.{table.library}"):
            package = table.package
        self.table = table
        self.package = package
        self.library = Library(table.library, table.settings, int(table.release.partition(".")[0]))
        parents = [common(table_of(table.package, name), package).scalar_types for name in table.uses]
        self.scalar_types: ScalarTypes = ScalarTypes(table, f"{package}.{home}.{table.library}", tuple(parents))
        self.scalar_types.raw_module = f"{package}.raw.{table.library}"
        self.lock = self.scalar_types.lock
        self._status: Status | None = None

    @property
    def types(self) -> "Types":
        return self.scalar_types.complete()

    @property
    def status(self) -> "Status":
        """The statuses of this library."""
        if self._status is None:
            from ..library.statuses import Status

            self._status = Status(self.scalar_types, self.library)
        return self._status

    def symbol(self, name: str) -> str:
        """The exported symbol of a function's name; empty for other names."""
        table = self.table
        symbol = table.names.get(name, name)
        if name in table.typedefs:  # a short section: to look through those of functions and enums takes 15 us each
            return ""
        if symbol in table.functions:
            return symbol  # type: ignore[no-any-return]
        if name in table.enums:
            return ""
        return symbol if symbol in table.older else ""


_common: "dict[Any, Common]" = {}


def common(table: "Any", package: str) -> "Common":
    """The shared part of a table's faces. Its classes name the first package that asked for it."""
    return _common.get(table) or _common.setdefault(table, Common(table, package))


def _load(module: str) -> bool:
    """Load a module that classes name as theirs: inspect and pickling look for it in sys.modules. False if that
    fails."""
    if module not in sys.modules:
        try:
            __import__(module)
        except ImportError:  # a copy without this module, or the interpreter is shutting down
            return False
    return True


def shared_by(module: str, table: "Any" = None) -> "Common":
    """The part that the module of this name shares with the other faces of its table."""
    package, face, library = module.rsplit(".", 2)
    if table is None:
        from ..tables import table_of

        table = table_of(full_name(module).rsplit(".", 2)[0], library)
    shared = common(table, package)
    for name in (library, *table.uses):
        _load(f"{shared.package}.{face}.{name}")
    return shared


def serve(
    namespace: "dict[str, Any]", shared: "Common", build: "Callable[[str], Any]", names: "Callable[[], dict[str, None]]"
) -> "Served":
    module = namespace["__name__"]

    def lookup(name: str) -> "Any":
        if name == "__all__":  # without dtypes, which need NumPy
            return [item for item in names() if not item.endswith("_dtype")]
        with shared.lock:  # the same object for every thread
            if name in namespace:
                return namespace[name]
            try:
                made = build(name)
            except FAULTS as error:
                refused = first_use_refused(error, f"{module}.{name}")
                if refused is None:
                    raise
                raise refused from error
            if made is None:
                hint = ""
                if not import_is_impossible():
                    from .listing import suggestion

                    hint = suggestion(shared, name, [*names()])
                raise AttributeError(f"module {module!r} has no attribute {name!r}{hint}")
            return namespace.setdefault(name, made)

    def listed() -> "list[str]":
        known = names()
        return sorted([*known, *(namespace.keys() - known)])

    return lookup, listed


def listed_once(names: "Callable[[], list[str]]") -> "Callable[[], dict[str, None]]":
    """A function that returns the names in their order. To list those of the driver takes some milliseconds."""
    known: dict[str, None] = {}

    def listed() -> "dict[str, None]":
        if not known:
            known.update(dict.fromkeys(sorted(names())))
        return known

    return listed


PACKAGE = __name__.rpartition("._floor.")[0]
"""This package's name: copies inside other packages have other names."""
_lock = forkable_lock()
_modules: "dict[str, Any]" = {}
"""Modules by their names in the package of a major; the default major's short name is the same module."""


def lazily(build: "Callable[[dict[str, Any], Any], Served]") -> "Callable[[dict[str, Any]], Served]":
    """Turn ``build``, which also needs the table, into a function of a module's namespace. The table is loaded on first
    use."""

    def served(namespace: "dict[str, Any]") -> "Served":
        module = namespace["__name__"]
        name = full_name(module)
        package, _, library = name.rsplit(".", 2)
        made: list[Any] = []
        namespace.pop(build.__name__, None)  # the module has imported it, and needs it for this call only
        namespace = quick(namespace)
        this = sys.modules.get(module)

        def parts() -> "Any":
            from ..tables import table_of

            with _lock:  # types exist once, whichever thread comes first
                if not made:
                    made.append(build(namespace, table_of(package, library)))
                    namespace["__getattr__"], namespace["__dir__"] = made[0]
                return made[0]

        def lookup(attribute: str) -> "Any":
            if attribute[:2] == "__" and attribute != "__all__":  # asked by the import system
                raise AttributeError(f"module {module!r} has no attribute {attribute!r}")
            try:
                return parts()[0](attribute)
            except FAULTS as error:
                refused = first_use_refused(error, f"{module}.{attribute}")
                if refused is None:
                    raise
                raise refused from error

        def listed() -> "list[str]":
            return parts()[1]()  # type: ignore[no-any-return]

        namespace["__getattr__"], namespace["__dir__"] = lookup, listed  # before another thread finds this module
        if this is not None:
            sys.modules[module] = _modules.setdefault(name, this)
        return lookup, listed

    return served


def full_name(module: str) -> str:
    """A module's name in the package of its major; a loaded module keeps the major it was loaded for."""
    this = sys.modules.get(module)
    return next((name for name, known in list(_modules.items()) if known is this), "") or in_major(module)


def in_major(module: str) -> str:
    """A module's name in the package of its major: for modules without one, the major in use. Raises ImportError if
    that major has no such library."""
    package, face, library = module.rsplit(".", 2)
    if package != PACKAGE:
        return module
    from ... import MAJORS, VARIABLE, major

    chosen = major()
    if chosen != MAJORS[0]:  # MAJORS[0] has all libraries
        from importlib.util import find_spec

        if not find_spec(f"{package}.cu{chosen}.{face}.{library}"):
            raise ModuleNotFoundError(f"CUDA {chosen}, chosen by {VARIABLE}, has no {library}", name=module)
    return f"{package}.cu{chosen}.{face}.{library}"


@lazily
def raw(namespace: "dict[str, Any]", table: "Any") -> "Served":
    """C as it is: ctypes classes, and functions with ``argtypes`` and ``restype``."""
    from .c_convention import face

    return face(namespace, table)


@lazily
def bindings(namespace: "dict[str, Any]", table: "Any") -> "Served":
    """The convention of cuda.bindings: ``(status, outputs...)``, or that of its newer modules."""
    if "snake_error" in table.settings:
        from .snake_case import face

        return face(namespace, table)
    return _python_face(namespace, table, "bindings")


@lazily
def checked(namespace: "dict[str, Any]", table: "Any") -> "Served":
    """Values or exceptions. Besides the names of ``bindings``: CudaError and a subclass per status."""
    return _python_face(namespace, table, "checked")


def _python_face(namespace: "dict[str, Any]", table: "Any", face: str) -> "Served":
    from ..calls import make_function

    shared = shared_by(namespace["__name__"], table)
    types = shared.scalar_types
    if face == "checked":
        from ..types.checked_scalars import CheckedScalars

        # made now: at interpreter shutdown calls may fail, and nothing can be imported
        types, _ = CheckedScalars(types), shared.status
    unreviewed = getattr(table, "unreviewed", ())

    def build(name: str) -> "Any":
        made = types.made(name)
        if made is not None:
            return made
        symbol = shared.symbol(name)
        if symbol in unreviewed:
            return None
        if symbol:
            return make_function(types, shared.library, lambda: shared.status, name, symbol, face)
        if types.defines_itself(name) or name in table.shared:
            return types.python_class(name)
        if name in table.constants:
            return table.constants[name]
        if name in table.unnamed:
            return types.complete().view(table.unnamed[name])
        if name in table.makers:
            from .inline_functions import inline_function

            complete = types.complete()
            return inline_function(complete, name, complete.view)
        if name == "sizeof":
            from ..types.records import size_of

            return size_of
        if face == "checked":
            from ...errors import error_of_table

            return error_of_table(table, name)
        return None

    def names() -> "list[str]":
        from .listing import names_of

        return names_of(shared, face)

    return serve(namespace, shared, build, listed_once(names))
