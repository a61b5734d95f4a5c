"""The enums and handles of ``checked``, which are those of ``bindings``: all that most first calls need."""

from . import ScalarTypes

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .checked_views import CheckedTypes


class CheckedScalars(ScalarTypes):
    """The part of :class:`.checked_views.CheckedTypes` without structs and value conversions, and so without ctypes."""

    def __init__(self, types: ScalarTypes) -> None:
        super().__init__(types.table, types.module.replace(".bindings.", ".checked."), types.parents)
        self.raw_module = types.raw_module
        self.enums, self.handles, self.classes, self.lock = types.enums, types.handles, types.classes, types.lock
        self.bindings: Any = types

    def complete(self) -> "CheckedTypes":
        from .checked_views import CheckedTypes

        if not isinstance(self, CheckedTypes):
            self.bindings.complete()
            self.__class__ = CheckedTypes
        return self  # type: ignore[return-value]

    def enum(self, name: str) -> "Any":
        return self.bindings.enum(name)

    def handle(self, name: str) -> "Any":
        return self.bindings.handle(name)
