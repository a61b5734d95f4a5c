"""Collects the source of one Python function, and the objects it refers to."""

from __future__ import annotations

import ctypes

from ..types.table_types import Types

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

    from ..tables.declarations import Declaration


class Writer:
    """The parts of one function's source; :mod:`.python_function` assembles them."""

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
        """The convention: ``bindings``, ``checked``, or ``snake_case`` for the newer modules of ``bindings``."""
        self.parameters = parameters
        self.by_name = {item.name: item for item in parameters}
        self.function = function
        """Returns another function of the library, in the convention of ``checked``, by name."""
        self.is_capturing = is_capturing
        """Whether a stream is being captured into a graph."""
        self.names: dict[str, Any] = {}
        self.signature: list[str] = []
        self.before: list[str] = []
        self.fast: list[str] = []
        """The arguments of the C function, each a dict look-up if possible."""
        self.slow: list[str] = []
        """The same arguments through conversions, whose errors name the argument."""
        self.after: list[str] = []
        self.outputs: list[tuple[str, Callable[[Any], Any] | None, Any]] = []
        """Expression, converter or None, and the dict of converted values or None."""
        self.slots: list[tuple[Any, str]] = []
        self.release: list[str] = []
        self.query = False
        """Whether success and "not ready" become True and False."""
        self.has_status = True
        """Whether the C function returns a status; otherwise its result is the first output."""
        self.result_type: Any = ctypes.c_int
        self.sets_errno = False
        self.failed = "_r"
        """The condition for a status that is an error."""
        self.refused: list[str] = []
        """Lines that run before an error is raised or returned."""
        self.is_outer = False
        """Whether it calls the inner function of :mod:`.layers`."""
        self.inner: Any = None
        """Returns an inner function by the maker of its line."""
        self.inner_results: list[str] = []
        """The variables of that function's results behind the status."""
        self.asked = ""
        """The expression of a count that a first call returns."""
        self.going_on = False
        """Whether machine code has made the first call."""
        self.again = ""
        """The second call, if it is another one than the first."""
        self.makes: list[str] = []
        """Lines that allocate for that count, before a second call."""
        kept = any("kept" in item.notes for item in parameters)
        self.simple = not kept and all(self._is_plain(item) for item in parameters if item.direction != "in")
        """Whether all outputs are plain numbers: then a function keeps their memory between calls."""

    def name(self, value: Any) -> str:
        """A name for ``value`` in the function's closure."""
        for known, object_ in self.names.items():
            if object_ is value:
                return known
        made = f"_x{len(self.names)}"
        self.names[made] = value
        return made

    def argument(self, fast: str, slow: str = "") -> None:
        """Add the next argument of the C function."""
        self.fast.append(fast)
        self.slow.append(slow or fast)

    def accept_ctypes(self, item: Declaration, text: bool = False) -> None:
        """In ``checked``, let a ctypes object given for a pointer have the meaning of :mod:`..types.ctypes_pointers`."""
        if self.face != "checked":
            return
        from ..types import ctypes_pointers

        name, typed = item.name, item.base != "void" and item.stars == 1
        convert = self.name(ctypes_pointers.pointed_text if text else ctypes_pointers.pointed)
        more = ", True" if typed and not text else ""
        # the first name keeps the object alive, the only owner of what it points to perhaps
        self.before.append(
            f"if {name}.__class__ not in {self.name(ctypes_pointers.PLAIN)}: "
            f"_m_{name}, {name} = {name}, {convert}({name}, {name!r}{more})"
        )

    def spelled(self, name: str) -> str:
        """A struct member's name as a parameter."""
        return str(self.types.spell(name)) if self.types.spell else name

    def is_asked(self, item: Declaration) -> bool:
        """Whether a first call returns the length of an array or text."""
        count = self.by_name.get(item.notes.get("array") or item.notes.get("buffer") or "")
        return count is not None and "asked" in count.notes

    def _is_plain(self, item: Declaration) -> bool:
        if item.direction == "inout" or item.notes or item.bounds:
            return False
        kind = self.types.kind(item.base)
        return kind != "record" if item.stars == 1 else item.stars == 2 and kind in ("void", "opaque")
