"""The "did you mean ...?" of error messages."""

from __future__ import annotations

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterable


def nearest(name: object, names: Iterable[object]) -> list[str]:
    """The closest known names, at most three that are about equally close, ignoring case."""
    from difflib import SequenceMatcher, get_close_matches

    wanted, known = str(name).lower(), {str(other).lower(): str(other) for other in names}
    found = get_close_matches(wanted, known, 3, 0.6)
    ratios = [SequenceMatcher(None, other, wanted).ratio() for other in found]
    return [known[other] for other, ratio in zip(found, ratios) if ratio > ratios[0] - 0.08]


def hint(name: object, names: Iterable[object]) -> str:
    """``; did you mean 'device'?``; empty if no known name is close."""
    return asked(nearest(name, names))


def asked(close: list[str]) -> str:
    """The same question for names that are known to be close."""
    return f"; did you mean {' or '.join(map(repr, close))}?" if close else ""
