"""The ``.pyi`` twins of ``checked``: the types of ``bindings``, but for those structs that ``_floor/types/checked_views.py``
changes, and an exception per status."""

from __future__ import annotations

from cuda_ctypes._floor.tables.declarations import Declaration
from cuda_ctypes.errors import subclass_name
from generator.stubs import BYTES, Class, Stub, Stubs, attribute


class CheckedStubs(Stubs):
    face = "checked"

    def stub(self) -> Stub:
        types = self.named_types()
        stub = types if self.home == "checked" else self.derived(types)
        statuses = self.enums[self.settings["result"]]
        stub.names += [Class(subclass_name(name), "CudaError") for name, value in statuses.items() if value]
        stub.functions = [self.function(name, text, "checked") for name, text in self.public_functions()]
        if self.home == "checked":
            stub.functions += self.helpers()
        return stub

    def derived(self, types: Stub) -> Stub:
        """The structs that differ from those of ``bindings``."""
        stub = Stub(foreign=self.foreign(()))
        makers = [name for name, _ in self.lines.makers()]
        for name in [*(item.name for item in [*types.enums, *types.classes, *types.names]), *self.lines.shared()]:
            if name in self.own([*self.records, *self.typedefs]) and self.is_changed(name):
                stub.hidden.append(name)
                stub.classes.append(Class(name, f"_{name}", self.changes(name)))
            else:
                stub.shared.append(name)
        for name, record in types.aliases:
            if self.is_changed(record):
                stub.aliases.append((name, record))
            else:
                stub.shared.append(name)
        stub.shared += [*(name for name, _ in types.constants), *makers, "sizeof"]
        return stub

    def is_changed(self, name: str) -> bool:
        return self.kind(name) == "record" and any(map(self.differs, self.every_member(self.types.target(name))))

    def differs(self, item: Declaration) -> bool:
        """Whether a struct's member differs from ``bindings``: text, numbers, or a struct with these as members."""
        if item.stars:
            return False
        if "text" in item.notes or self.kind(item.base) == "record":
            return "text" in item.notes or self.is_changed(item.base)
        return bool(item.bounds) and self.types.target(item.base) not in BYTES

    def changes(self, name: str) -> list[str]:
        """The body of a class that is derived from that of ``bindings``."""
        lines: list[str] = []
        members = [*self.every_member(self.types.target(name))]
        for item in filter(self.differs, members):
            first, *more = attribute(item.name, *self.member(item))
            narrower = self.kind(item.base) == "record" and not item.bounds  # a class derived from the other
            lines += [first if narrower else f"{first}  # type: ignore[assignment]", *more]
        if any("text" in item.notes or self.is_changed(item.base) for item in filter(self.differs, members)):
            lines += self.constructor(self.types.target(name))
        return lines

    def member(self, item: Declaration) -> tuple[str, str]:
        get, put = super().member(item)
        if self.differs(item):
            if "text" in item.notes:
                return "Str", "Text"
            if item.bounds and self.kind(item.base) != "record":
                return f"tuple[{get[5:-1]}, ...]", put
        return get, put

    def value_in(self, name: str) -> str:
        return self.base_of(name) if self.kind(name) == "record" else super().value_in(name)

    def record_in(self, name: str) -> str:
        return f"{self.base_of(name)} | None"

    def base_of(self, name: str) -> str:
        """The class that parameters of a struct type accept: that of ``bindings``."""
        return f"_{name}" if self.home == "bindings" and self.is_changed(name) else name
