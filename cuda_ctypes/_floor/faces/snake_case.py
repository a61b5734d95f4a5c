"""The convention of cuda.bindings' newer modules (nvjitlink, nvvm, nvfatbin, nvml, cufile): snake_case names without
prefix; values or exceptions; handles and enums come back as plain ints, text as str.
"""

from __future__ import annotations

import ctypes
from _operator import index
from array import array
from functools import partial

from ...errors import CudaError
from ..calls import make_function
from ..library.statuses import Status
from ..tables.spelling import dtype_name, field_name, snake
from ..types import make_enum
from ..types.arguments import Scalars
from ..types.records import size_of
from ..types.table_types import Types
from . import serve, shared_by

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

    from ..library import Library
    from ..tables.declarations import Declaration
    from . import Served
else:  # for typing.get_type_hints
    Any = object

FEW = 32
"""The most lengths whose arrays of structs have classes that are kept."""
NOTES_OF_PARAMETERS = ("array", "buffer", "exact", "length_of", "size_of")
"""Notes whose value is the name of another parameter."""


class SnakeCaseTypes(Types):
    """Types of one table: structs from :mod:`..types.struct_arrays`, everything else as numbers."""

    def __init__(self, types: Types) -> None:
        package, _, library = types.module.rsplit(".", 2)
        super().__init__(types.table, f"{package}.bindings.{library}", types.parents)
        self.raw_module = types.raw_module
        self.classes = types.classes  # one ctypes class per struct
        self.lock = types.lock
        self._types = types
        self._datas: dict[str, Any] = {}
        self._handles: dict[str, Any] = {}
        self._names: dict[str, str] = {}
        for name, target in self.table.snake_types.items():
            self._names[target] = name

    def c_class(self, name: str) -> Any:
        return self._types.c_class(name)

    def enum(self, name: str) -> Any:
        """The class of an enum, by its name in ``snake_enums`` or in C."""
        if name in self.table.snake_enums:
            return self.once(self.enums, name, self._snake_enum)
        return super().enum(name)

    def _snake_enum(self, name: str) -> Any:
        return make_enum(name, self.module, self.table.snake_enums.body(name))

    def python_class(self, name: str) -> Any:
        return self.data(name) if self.kind(name) == "record" else None

    def from_c(self, name: str, stars: int = 0) -> Callable[[Any], Any]:
        return lambda value: value

    def scalars(self, name: str) -> Scalars:
        if self.kind(name) != "handle":
            return super().scalars(name)
        made: Scalars = self.once(self._handles, name, self._scalars)
        return made

    def _scalars(self, name: str) -> Scalars:
        return Scalars(self.storage(name), null=True, convert=index, stream=self.is_stream(name))

    def data(self, name: str) -> Any:
        """The class of a struct, by its name in C."""
        record = self.target(name)
        return self.once(self._datas, record, self._data)

    view = data

    def _data(self, record: str) -> Any:
        from ..types.struct_classes import make_data

        named = self._names.get(record) or self._names.get(f"{record} array")
        return make_data(self, record, named or record, f"{record} array" in self._names)

    def spell(self, name: str) -> str:
        """The Python name of a parameter or member."""
        if name in self.table.settings.get("snake_literal", ()):
            return name
        for word, other in self.table.settings.get("snake_words", {}).items():
            name = name.replace(word, other)
        return snake(name)

    def member_name(self, record: str, member: str) -> str:
        return next(field_name(item) for item in self.members(self.target(record)) if item.name == member)

    def parameters(self, declared: tuple[Declaration, ...]) -> tuple[Declaration, ...]:
        for item in declared:  # declared for this function alone, so it may change
            for note in NOTES_OF_PARAMETERS:
                value = item.notes.get(note)
                if value and not value.isdigit():
                    item.notes[note] = self.spell(value)
            item.name = self.spell(item.name)
        return declared

    @property
    def record_argument(self) -> Any:
        return _record_argument

    def record_classes(self, name: str) -> tuple[Any, ...]:
        return ()

    def is_plainly_made(self, name: str) -> Any:
        return self.data(name)

    def constructor(self, name: str, version: int) -> Callable[[], Any] | None:
        cls, raw = self.data(name), self.c_class(name)
        if not version:
            new: Any = ctypes.Array.__new__
            return lambda: new(cls)
        start = raw()
        start.version = ctypes.sizeof(raw) | version << 24
        content = bytes(start)
        return lambda: cls.from_buffer_copy(content)

    def record_array(self, name: str) -> Callable[[int], Any]:
        return self.data(name)._several  # type: ignore[no-any-return]

    @staticmethod
    def record_list(array: Any, make: Any, count: int | None = None) -> Any:
        if array is None:
            return make(0)
        return array if count is None or count >= len(array) else array[:count]

    def room(self, name: str) -> Callable[[int], Any]:
        return self.record_array(name) if self.kind(name) == "record" else super().room(name)

    def numbers(self, name: str) -> Callable[[bytes], Any]:
        """A function from the bytes of numbers of a C type to an array of them."""
        c_type: Any = ctypes.c_int64 if self.kind(name) == "handle" else self.item_type(name, 0)
        return partial(array, c_type._type_)

    def records(self, name: str) -> Callable[[bytes], Any]:
        """A function from the bytes of structs to an array of them."""
        cls, size = self.data(name), ctypes.sizeof(self.c_class(name))
        known: dict[int, Callable[[bytes], Any]] = {}

        def records(content: bytes) -> Any:
            length = len(content)
            try:
                return known[length](content)
            except KeyError:
                made = cls._variant(length // size, False).from_buffer_copy
            if len(known) < FEW:
                known[length] = made
            return made(content)

        return records

    def number_list(self, name: str) -> Callable[..., Any]:
        numbers, size = self.numbers(name), ctypes.sizeof(self.item_type(name, 0))

        def listed(items: Any, count: int | None = None) -> Any:
            content = b"" if items is None else bytes(items)
            return numbers(content if count is None else content[: count * size])

        return listed


def _record_argument(cls: Any, value: Any, name: str) -> Any:
    """Pointer to a struct: from an object with a pointer, an address, or None for NULL."""
    if value is None:
        return None
    try:
        return ctypes.c_void_p(value.ptr if hasattr(value, "ptr") else index(value))
    except TypeError:
        raise TypeError(f"{name}: a {cls.__name__} is required, got {type(value).__name__}") from None


class SnakeCaseStatus(Status):
    """Statuses of a library that has exceptions of its own."""

    def __init__(self, types: SnakeCaseTypes, library: Library) -> None:
        super().__init__(types, library)
        self.types = types
        self.c_enum = self.enum
        settings = types.table.settings
        self.enum = types.enum(settings["snake_result"])
        base: Any = type(settings["snake_error"], (SnakeCaseError,), {"__module__": types.module})
        base.statuses = self
        self.base = base
        self._classes: tuple[dict[str, Any], dict[int, Any]] | None = None

    def classes(self) -> tuple[dict[str, Any], dict[int, Any]]:
        """The exceptions, by name and by status. They are made at the first need of one: those of NVML take 1 ms."""
        if self._classes is None:
            with self.types.lock:
                made = self._made()
                self._classes = self._classes or made  # a signal handler may have been here
        return self._classes

    def _made(self) -> tuple[dict[str, Any], dict[int, Any]]:
        settings, module = self.types.table.settings, self.types.module
        by_name: dict[str, Any] = {settings["snake_error"]: self.base}
        by_status: dict[int, Any] = {}
        if "snake_errors" in settings:
            special = settings["snake_errors"]
            for member in self.enum:
                if int(member):
                    words = member.name[6:] if member.name.startswith("ERROR_") else member.name
                    known = special.get(member.name) or "".join(map(str.capitalize, words.split("_"))) + "Error"
                    by_name[known] = by_status[int(member)] = type(known, (self.base,), {"__module__": module})
        for known, same in settings.get("snake_synonyms", {}).items():
            by_name[known] = by_name[same]
        return by_name, by_status

    def error(self, code: int, function: str, advice: str = "") -> Exception:
        code, cause = self.parts(code)
        made: Any = self.classes()[1].get(code, self.base)
        advice = advice or self.advised(self.c_enum.from_c(code), cause)
        return made(code, cause, function, advice)  # type: ignore[no-any-return]

    def text_function(self, name: str) -> Any:
        """The function that returns a status's text, for a library where C has it in a header only."""

        from functools import lru_cache

        @lru_cache
        def text(status: int) -> str:
            """The usual meaning of a status."""
            member = self.c_enum.from_c(int(status))
            return self.advised(member, None) or str(self.enum.from_c(int(status)).name)

        text.__name__ = text.__qualname__ = name
        text.__module__ = self.types.module
        return text

    def check_function(self, name: str) -> Any:
        """A function that raises the exception for a status, except for a few statuses."""
        passed = self.types.table.settings["snake_checks"][name]
        fine = {0, *(int(self.enum[member]) for member in passed)}

        def check(status: int) -> int:
            """0 for success; raises the exception for any other status."""
            if index(status) in fine:
                return 0
            raise self.error(index(status), "")

        check.__name__ = check.__qualname__ = name
        check.__module__ = self.types.module
        return check


class SnakeCaseError(CudaError):
    """A status other than success: ``status`` is the enum's member, ``cuda_error`` the driver's status behind it or
    None."""

    statuses: Any

    def __init__(self, status: Any, cuda_error: Any = None, function: str = "", advice: str = "") -> None:
        number = int(status)
        self.status = member = self.statuses.enum.from_c(number)
        self.function, self.advice, self.cuda_error = function, advice, cuda_error
        text = f"{member.name} ({number})"
        if function:
            text += f" from {function}"
        self.args = (f"{text}: {advice}" if advice else text,)  # as in cuda.bindings; some programs append to args

    __str__ = Exception.__str__

    def __reduce__(self) -> Any:
        return type(self), (int(self.status), self.cuda_error, self.function, self.advice)


def build(types: SnakeCaseTypes, library: Library, status: SnakeCaseStatus, name: str) -> Any:
    """The object of a name in such a module; None for an unknown name."""
    table = types.table
    if name in table.snake_functions:
        return make_function(types, library, lambda: status, name, table.snake_functions[name], "snake_case")
    if name in table.snake_enums:
        return types.enum(name)
    if name in table.snake_types:
        return types.data(table.snake_types[name].partition(" ")[0])
    if name == table.settings.get("snake_status_text"):
        return status.text_function(name)
    if name in table.settings.get("snake_checks", ()):
        return status.check_function(name)
    if name in status.classes()[0]:
        return status.classes()[0][name]
    if name.endswith("_dtype"):
        from ..types.struct_layout import dtype_of

        for known, record in table.snake_types.items():
            if dtype_name(known) == name:
                return dtype_of(types, record.partition(" ")[0])
    constant = table.snake_constants.get(name, name)
    return table.constants.get(constant)


def names(types: SnakeCaseTypes, status: SnakeCaseStatus) -> list[str]:
    from importlib.util import find_spec

    table = types.table
    dtypes = map(dtype_name, table.snake_types) if find_spec("numpy") else ()
    more = [table.settings["snake_status_text"]] if "snake_status_text" in table.settings else []
    more += [*table.settings.get("snake_checks", ()), *table.snake_constants]
    return [
        *table.snake_functions,
        *more,
        *table.snake_enums,
        *table.snake_types,
        *dtypes,
        *status.classes()[0],
        *table.constants,
    ]


def face(namespace: dict[str, Any], table: Any) -> Served:
    """A module of this convention: its ``__getattr__`` and ``__dir__``."""
    shared = shared_by(namespace["__name__"], table)
    types = SnakeCaseTypes(shared.types)
    status = SnakeCaseStatus(types, shared.library)

    def made(name: str) -> Any:
        return size_of if name == "sizeof" else build(types, shared.library, status, name)

    return serve(namespace, shared, made, lambda: dict.fromkeys(names(types, status)))  # NumPy may come and go
