"""The definition of a note: its Python code, its machine code and its stub in one class."""

from __future__ import annotations

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ...tables.declarations import Declaration
    from ..sources import Call
    from ..writer import Writer

WITHOUT, WITH, EITHER = (False,), (True,), (True, False)
"""Whether a note has a value, as ``buffer=length`` does, or none, as ``text``."""


class Note:
    """A note of a parameter in a library's descriptor: ``PARAMETER = "in array=count optional"``.

    A deciding note says how its parameter is passed (:meth:`decides`). The others change details: deciding notes and
    the ordinary forms of :mod:`..ordinary` read them from ``item.notes``. The docstring of each class is its
    documentation.
    """

    name: str
    value: tuple[bool, ...] = WITHOUT
    names: str = "parameter"
    """The kind of name in its value, for the check of descriptors: a parameter, a function, a type, a member of the
    struct."""
    hidden = False
    """Python has no such parameter: its value follows from the others."""
    harmless = False
    """Machine code ignores the note for a number or an address."""

    def decides(self, item: Declaration, face: str) -> bool:
        """Whether this note says how the parameter is passed in a face."""
        return False

    def write_input(self, writer: Writer, item: Declaration) -> None:
        """Write the lines that convert and pass the caller's value."""
        raise NotImplementedError

    def write_output(self, writer: Writer, item: Declaration) -> None:
        """Write the lines that allocate memory for a result, pass its address and convert the content."""
        raise NotImplementedError

    def input_source(self, call: Call, item: Declaration, position: int) -> Any:
        """The source of the caller's value for machine code; it is argument ``position``. None if only the written
        function passes it."""
        return None

    def output_source(self, call: Call, item: Declaration) -> Any:
        """The source of the result for machine code; None if only the written function returns it."""
        return None

    def stub_parameter(self, stubs: Any, item: Declaration) -> str:
        """The parameter's type in the stub."""
        raise NotImplementedError

    def stub_results(self, stubs: Any, item: Declaration, text: str) -> list[str]:
        """The results' types in the stub; ``text`` is the face's type of text."""
        raise NotImplementedError


class Deciding(Note):
    """A note that always decides how its parameter is passed."""

    def decides(self, item: Declaration, face: str) -> bool:
        return self.name in item.notes
