"""Notes of structs made for a call: members that are parameters, and members that are results."""

from __future__ import annotations

from .. import call_structs
from ..sources import made_record
from .note import WITH, Note

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ...tables.declarations import Declaration
    from ..sources import Call
    from ..writer import Writer


class _OfStruct(Note):
    """A note of a struct made for the call."""

    value = WITH

    def decides(self, item: Declaration, face: str) -> bool:
        return self.name in item.notes and (item.direction != "in" or "takes" in item.notes)

    def write_input(self, writer: Writer, item: Declaration) -> None:
        call_structs.write_struct(writer, item)

    write_output = write_input

    def input_source(self, call: Call, item: Declaration, position: int) -> Any:
        return call_structs.fields(call, item)

    def output_source(self, call: Call, item: Declaration) -> Any:
        return call_structs.fields(call, item) or made_record(call, item)

    def stub_results(self, stubs: Any, item: Declaration, text: str) -> list[str]:
        base = item.notes.get("as", item.base)
        given = [stubs.named_member(base, name) for name in item.notes.get("gives", "").split(",") if name]
        members = ["bytes" if stubs.is_bytes(member) else stubs.member(member)[0] for member in given]
        return members or [stubs.value_out(base)]


class Takes(_OfStruct):
    """``takes=MEMBERS``: these members are parameters; ``MEMBER:PARAMETER`` gives the parameter another name."""

    name, names = "takes", "member"

    def stub_parameters(self, stubs: Any, item: Declaration) -> list[str]:
        """Names and types of the parameters."""
        base = item.notes.get("as", item.base)
        lines = []
        for member, parameter in call_structs.taken(item.notes):
            declared = stubs.named_member(base, member)
            kind = "Buffer" if stubs.is_bytes(declared) else stubs.member(declared)[1]
            lines.append(f"{stubs.spell(parameter)}: {kind}")
        return lines


class Gives(_OfStruct):
    """``gives=MEMBERS``: these members are results, in place of the struct."""

    name, names = "gives", "member"


class Version(_OfStruct):
    """``version=N``: the member ``version`` is set to the struct's size and this number, as the library requires."""

    name = "version"


class Asks(Note):
    """``asks=MEMBER``: a first call returns the length of this array, which is made for a second call."""

    name, value, names = "asks", WITH, "member"


class Makes(Note):
    """``makes=MEMBER:LENGTH``: this array is made with the capacity in the member LENGTH."""

    name, value, names = "makes", WITH, "member"


class As(Note):
    """``as=TYPE``: a newer version of the struct."""

    name, value, names = "as", WITH, "type"
