"""What a note is: one entry, with the written function, the machine code and the stub beside each other."""

from __future__ import annotations

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ...tables.declarations import Declaration
    from ..sources import Call
    from ..writer import Writer

WITHOUT, WITH, EITHER = (False,), (True,), (True, False)
"""Whether a note has a value, ``buffer=length``, or stands alone, ``text``."""


class Note:
    """A note of a parameter in a library's descriptor: ``PARAMETER = "in array=count optional"``.

    A note that decides says how its parameter is passed (:meth:`decides`); the others change details, which those that decide, or
    the ordinary ways of :mod:`..ordinary`, read from ``item.notes``. The docstring of each class is its documentation.
    """

    name: str
    value: tuple[bool, ...] = WITHOUT
    names: str = "parameter"
    """What its value names, for the check of descriptors: a parameter, a function, a type, a member of the struct."""
    hidden = False
    """The parameter is none in Python: its value follows from the others."""
    harmless = False
    """Machine code passes a number or an address as if the note were not there."""

    def decides(self, item: Declaration, face: str) -> bool:
        """Whether this note says how the parameter is passed in a face."""
        return False

    def write_input(self, writer: Writer, item: Declaration) -> None:
        """Lines of the written function that convert and pass the caller's value."""
        raise NotImplementedError

    def write_output(self, writer: Writer, item: Declaration) -> None:
        """Lines of the written function that make memory for a result, pass its address and convert the content."""
        raise NotImplementedError

    def input_source(self, call: Call, item: Declaration, position: int) -> Any:
        """How machine code passes the caller's value, which is argument ``position``; None if the written function does it."""
        return None

    def output_source(self, call: Call, item: Declaration) -> Any:
        """How machine code gets the result; None if the written function does it."""
        return None

    def stub_parameter(self, stubs: Any, item: Declaration) -> str:
        """The parameter's type in the stub."""
        raise NotImplementedError

    def stub_results(self, stubs: Any, item: Declaration, text: str) -> list[str]:
        """The results' types in the stub; ``text`` is the face's type of text."""
        raise NotImplementedError


class Deciding(Note):
    """A note that says, wherever it stands, how its parameter is passed."""

    def decides(self, item: Declaration, face: str) -> bool:
        return self.name in item.notes
