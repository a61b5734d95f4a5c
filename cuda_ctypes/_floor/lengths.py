"""Arguments of a :class:`.functions.ShortCut` whose length another argument tells, as far as that needs no list."""

from .functions import MISSED
from .types import WORD

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from . import Declaration
    from .functions import Source


def position_of(name: str, parameters: "tuple[Declaration, ...]") -> int:
    """Of an argument that is a number; -1 if there is none."""
    given = [item for item in parameters if item.direction == "in" and "is" not in item.notes]
    for position, item in enumerate(given):
        if item.name == name and not item.stars and not item.notes:
            return position
    return -1


def at_least(item: "Declaration", position: int, parameters: "tuple[Declaration, ...]") -> "Source | None":
    """Where memory comes from that must not be shorter than C is told."""
    least = position_of(item.notes["least"], parameters)
    return None if least < 0 else ("measured", position, least, measured)


def measured(value: "Any", arguments: "tuple[Any, ...]", least: int) -> "Any":
    """An address, or bytes that are long enough: of those C may read the 0 behind them too."""
    number = arguments[least]
    if type(value) is bytes:
        return value if isinstance(number, int) and number <= len(value) + 1 else MISSED
    if type(value) is int:
        return WORD(value) if not value >> 64 else MISSED
    return value if value is None else MISSED
