"""Stubs of the snake_case modules of ``bindings`` (``_floor/faces/snake_case.py``, ``_floor/types/struct_classes.py``)."""

from __future__ import annotations

from collections.abc import Iterator

from cuda_ctypes._floor.tables.declarations import Declaration
from cuda_ctypes._floor.tables.spelling import dtype_name, field_name, is_hidden, snake
from generator.snake_case import SnakeCase
from generator.stubs import Class, Stub, Stubs, attribute, signature

NUMBERS = ("Any", "Collection[float]")
"""Types of an array of numbers: NumPy's array if NumPy is installed, else a memoryview."""


class SnakeCaseStubs(Stubs):
    """Handles and enums are plain ints, structs are the classes of ``_floor/types/struct_classes.py``, names follow
    Python's conventions."""

    face = "snake_case"

    def stub(self) -> Stub:
        settings = self.settings["snake_case"]
        self.snake_case = SnakeCase(self.lines.table, settings, self.lines.borrowed)
        names: dict[str, list[str]] = {}
        self.arrays: set[str] = set()
        self.nested: list[str] = []
        for name, target in self.snake_case.types():
            record, _, several = target.partition(" ")
            names.setdefault(record, []).append(name)
            self.arrays.update([record] if several else [])
        self.class_names = {record: given[-1] for record, given in names.items()}
        enums = {name: members for name, _, members in self.snake_case.enums()}
        constants = dict(self.lines.constants())
        renamed = {name: constants[c_name] for name, c_name in self.snake_case.constants().items()}
        stub = Stub(constants=[*constants.items(), *renamed.items()])
        stub.enums = [
            Class(name, "Enum", [f"{item}: {name}" for item, _ in members]) for name, members in enums.items()
        ]
        stub.classes = [self.data(record) for record in self.class_names]
        stub.variables = [(dtype_name(name), "Any") for given in names.values() for name in given]
        stub.aliases = [(name, given[-1]) for given in names.values() for name in given[:-1]]
        stub.aliases += settings.get("synonyms", {}).items()
        stub.names = [*self.errors(enums[self.snake_case.enum_name(self.settings["result"])])]
        for name, symbol in self.snake_case.functions():
            stub.functions.append(self.function(name, self.functions[symbol], self.face))
        if "status_text" in settings:
            stub.functions.append(signature(settings["status_text"], ["status: int"], "str"))
        stub.functions += [signature(name, ["status: int"], "int") for name in settings.get("checks", ())]
        stub.classes += map(self.data, self.nested)  # it grows while classes are made
        return stub

    def errors(self, statuses: list[tuple[str, int]]) -> Iterator[Class]:
        base = self.settings["snake_case"]["error"]
        yield Class(base, "SnakeCaseError")
        first = {value: member for member, value in reversed(statuses) if value}
        for member in first.values() if "errors" in self.settings["snake_case"] else ():
            yield Class(self.snake_case.error_name(member), base)

    # ---- functions

    def spell(self, name: str) -> str:
        if name in self.settings["snake_case"].get("literal", ()):
            return name
        for word, other in self.settings["snake_case"].get("words", {}).items():
            name = name.replace(word, other)
        return snake(name)

    def value_out(self, name: str) -> str:
        return self.class_of(name) if self.kind(name) == "record" else self.number(name)

    def value_in(self, name: str) -> str:
        kind = self.kind(name)
        if kind == "record":
            return self.class_of(name)
        if kind != "enum" and (kind in ("handle", "callback") or name in self.typedefs):
            return f"{self.stream_in(name)}int | None"
        return "float" if self.number(name) == "float" else "int"

    def record_in(self, name: str) -> str:
        return f"{self.class_of(name)} | int | None"

    def callback_in(self, name: str) -> str:
        return f"{self.callable(name)} | int | None"

    def asked(self, name: str) -> str:
        if self.kind(name) == "record":
            return self.class_of(name)
        return "FloatArray" if self.number(name) == "float" else "IntArray"

    # ---- structs

    def class_of(self, name: str) -> str:
        """The class of a struct. A struct that is only nested in others has no public name."""
        record = self.types.target(name)
        if record not in self.class_names and record not in self.nested:
            self.nested.append(record)
        return self.class_names.get(record, f"_{record}")

    def is_several(self, name: str) -> bool:
        return self.types.target(name) in self.arrays

    def data(self, record: str) -> Class:
        members, several = [*self.every_member(record)], self.is_several(record)
        lines: list[str] = []
        for item in members:
            if not is_hidden(item, members):
                get, put = ("Any", "Any") if several else self.member(item)  # one value, or an array of all
                lines += attribute(field_name(item), get, put)
        return Class(self.class_of(record), "Several" if several else "Single", lines or ["..."])

    def member(self, item: Declaration) -> tuple[str, str]:
        is_record = self.kind(item.base) == "record"
        is_text = self.types.target(item.base) == "char"
        if is_record and not item.stars:
            cls = self.class_of(item.base)
            return (
                (cls, cls)
                if not item.bounds or self.is_several(item.base)
                else (f"tuple[{cls}, ...]", f"Collection[{cls}]")
            )
        if item.stars == 1 and not item.bounds and "count" in item.notes:
            if not is_record:
                return NUMBERS
            cls = self.class_of(item.base)
            return f"{cls} | list[Any]", cls
        if item.stars == 1 and not item.bounds and is_text:
            return "Str", "Str"
        if not item.bounds:
            made = "int" if item.stars or self.kind(item.base) != "scalar" or is_text else self.number(item.base)
            return made, made
        if is_text and not item.stars:
            return ("Bytes", "Bytes") if "bytes" in item.notes else ("Str", "Str")
        return NUMBERS
