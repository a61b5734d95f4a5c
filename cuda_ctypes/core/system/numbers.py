"""The members of ``typing`` in NVML: the numbers of the enumerations in ``bindings.nvml`` with the same names."""

from __future__ import annotations

from ...bindings import nvml

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, TypeVar

    from ..typing import StrEnum

    E = TypeVar("E", bound=StrEnum)

PREFIXES = ("", "EVENT_REASON_", "THROTTLE_REASON_", "GPU_DRIVER_")
"""The prefix of the members' names there."""
OTHER_NAMES = {
    "AddressingMode": "DeviceAddressingModeType",
    "ClockType.MEMORY": "MEM",
    "FanControlPolicy.TEMPERATURE_CONTROLLED": "TEMPERATURE_CONTINUOUS_SW",
}
_known: dict[type, dict[Any, int]] = {}
_members: dict[type, dict[int, Any]] = {}


def numbers_of(kind: type[E]) -> dict[E, int]:
    """Member -> number, for those that NVML has in this CUDA major."""
    found = _known.get(kind)
    if found is None:
        there = getattr(nvml, OTHER_NAMES.get(kind.__name__, kind.__name__)).__members__
        found = _known[kind] = {
            member: int(there[prefix + name])
            for member in kind
            for name in (OTHER_NAMES.get(f"{kind.__name__}.{member.name}", member.name),)
            for prefix in PREFIXES
            if prefix + name in there
        }
    return found


def number_of(kind: type[E], given: E | str, what: str) -> int:
    """The number of a member or its string. Raises ValueError for other strings."""
    try:
        return _known[kind][given]
    except (KeyError, TypeError):
        known: dict[Any, int] = numbers_of(kind)
        number = known.get(given) if isinstance(given, str) else None
        if number is not None:
            return number
    from ..options import member_of  # slow to import

    member_of(kind, given, what)
    raise ValueError(f"{what} is {given!r}, which NVML lacks in this CUDA major")


def member_for(kind: type[E], number: int) -> E | None:
    """The member of a number; None if there is none: a newer driver may know more."""
    found = _members.get(kind)
    if found is None:
        known = reversed(numbers_of(kind).items())  # of several with one number, the first
        found = _members[kind] = {number: member for member, number in known}
    return found.get(number)


def named(kind: type[E], number: int) -> E:
    """The member of a number. Raises ValueError if there is none."""
    found = _members[kind].get(number) if kind in _members else member_for(kind, number)
    if found is None:
        raise ValueError(f"NVML says {number}, a {kind.__name__} unknown to this version")
    return found


def members_in(kind: type[E], bits: int) -> list[E]:
    """The members whose bits are set; other bits, of newer drivers, are ignored."""
    return [member for member, bit in numbers_of(kind).items() if bit & bits]


def bits_of(kind: type[E], given: str | Sequence[str], what: str) -> int:
    """The bits of one or several members. Raises TypeError for other types."""
    if isinstance(given, str):
        return number_of(kind, given, what)
    if not isinstance(given, (list, tuple)):
        raise TypeError(f"{what}: {kind.__name__}, str or a list of them is expected, got {type(given).__name__}")
    bits = 0
    for item in given:
        bits |= number_of(kind, item, what)
    return bits
