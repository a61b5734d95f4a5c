"""Collects the source of one Python function, and the objects that it refers to."""

from __future__ import annotations

import ctypes

from ..types.table_types import Types

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

    from ..tables.declarations import Declaration


class Writer:
    """The parts of one function's source, as :mod:`.python_function` puts them together."""

    def __init__(
        self,
        types: Types,
        face: str,
        parameters: tuple[Declaration, ...],
        function: Callable[[str], Any],
        is_capturing: Callable[[Any], bool],
    ) -> None:
        self.types = types
        self.face = face
        """The convention: ``bindings``, ``checked``, or ``plain`` for the younger modules of ``bindings``."""
        self.parameters = parameters
        self.by_name = {item.name: item for item in parameters}
        self.function = function
        """Another function of the library, in the convention of ``checked``, by its name."""
        self.is_capturing = is_capturing
        """Whether work on a stream becomes part of a graph."""
        self.names: dict[str, Any] = {}
        self.signature: list[str] = []
        self.before: list[str] = []
        self.fast: list[str] = []
        """The arguments of the C function, each by one look-up where that is possible."""
        self.slow: list[str] = []
        """The same by conversions, which say what is wrong with an argument."""
        self.after: list[str] = []
        self.outputs: list[tuple[str, Callable[[Any], Any] | None, Any]] = []
        """Expression, its conversion if it needs one, and the dict for a quick look-up of converted values."""
        self.slots: list[tuple[Any, str]] = []
        self.release: list[str] = []
        self.query = False
        """Success and "not ready" are True and False."""
        self.has_status = True
        """The C function returns a status; the result of others is their first output."""
        self.result_type: Any = ctypes.c_int
        self.sets_errno = False
        self.failed = "_r"
        """The condition under which a status is an error."""
        self.refused: list[str] = []
        """Lines that run before an error is raised or returned."""
        self.asked = ""
        """The ctypes object with the count that a first call tells."""
        self.makes: list[str] = []
        """Lines that allocate for that count, before a second call."""
        kept = any("kept" in item.notes for item in parameters)
        self.simple = not kept and all(self._is_plain(item) for item in parameters if item.direction != "in")
        """All outputs are plain numbers, for which a function keeps memory between calls."""

    def name(self, value: Any) -> str:
        """A name in the function's closure for ``value``."""
        for known, object_ in self.names.items():
            if object_ is value:
                return known
        made = f"_x{len(self.names)}"
        self.names[made] = value
        return made

    def argument(self, fast: str, slow: str = "") -> None:
        """The next argument of the C function."""
        self.fast.append(fast)
        self.slow.append(slow or fast)

    def spelled(self, name: str) -> str:
        """A struct's member as a parameter."""
        return str(self.types.spell(name)) if self.types.spell else name

    def is_asked(self, item: Declaration) -> bool:
        """Whether the library tells the length of an array or a text at a first call."""
        count = self.by_name.get(item.notes.get("array") or item.notes.get("buffer") or "")
        return count is not None and "asked" in count.notes

    def _is_plain(self, item: Declaration) -> bool:
        if item.direction == "inout" or item.notes or item.bounds:
            return False
        kind = self.types.kind(item.base)
        return kind != "record" if item.stars == 1 else item.stars == 2 and kind in ("void", "opaque")
