"""The program's line that called this package, which warnings and files of debuggers name."""

from __future__ import annotations

from sys import _getframe

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from types import FrameType

PACKAGE = __name__.rpartition("._floor")[0]


def callers_frame() -> FrameType:
    """The first frame outside of this package."""
    return _caller()[0]


def callers_level(*through: str) -> int:
    """The ``stacklevel`` at which :func:`warnings.warn` names the line of that frame, or of the first one outside of the packages ``through``
    which this one is called, too: "pickle."."""
    return _caller(*through)[1]


def _caller(*through: str) -> tuple[FrameType, int]:
    frame, level = _getframe(2), 1
    while frame.f_back is not None and f"{frame.f_globals.get('__name__')}.".startswith((f"{PACKAGE}.", *through)):
        frame, level = frame.f_back, level + 1
    return frame, level
