"""The "did you mean ...?" of error messages."""

from __future__ import annotations

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterable


def nearest(name: str, names: Iterable[str]) -> str:
    """The closest known name, ignoring case; empty if none is close."""
    from difflib import get_close_matches

    small = {other.lower(): other for other in names}
    return next((small[found] for found in get_close_matches(name.lower(), small, 1)), "")


def hint(name: str, names: Iterable[str]) -> str:
    """``; did you mean 'device'?``; empty if no known name is close."""
    known = nearest(name, names)
    return f"; did you mean {known!r}?" if known else ""
