"""NVTX's ranges and marks as events of a trace."""

from __future__ import annotations

from itertools import count
from sys import _getframe
from time import perf_counter_ns

from . import handles, sinks
from .lines import line_of
from .text import quoted
from .threads import head_of_thread

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

PHASES = {"mark": b'"i","s":"t"', "push": b'"B"', "pop": b'"E"', "start": b'"b"', "end": b'"e"'}
_numbers = count(1)


def record(
    kind: str,
    message: str,
    domain: str,
    color: int | None = None,
    category: Any = None,
    payload: Any = None,
    number: int = 0,
) -> int:
    """Record an event. Returns the number of a range that begins, for its end."""
    if kind == "name":
        handles.name(number, message)
        return 0
    if kind == "start":
        number = next(_numbers)
    shown = {"domain": domain, "category": category, "payload": payload}
    args = {key: value for key, value in shown.items() if value not in (None, "")}
    parts = [b'{"ph":%b,"cat":"nvtx",%b,"ts":%de-3' % (PHASES[kind], head_of_thread(), perf_counter_ns())]
    if message:
        parts.append(b'"name":%b' % quoted(message))
    if number:
        parts.append(b'"id":%d' % number)
    if color is not None:
        parts.append(b'"color":"#%06x"' % (color & 0xFFFFFF))
    if message:
        shown_args = quoted(args)[:-1] + (b"," if args else b"")
        parts.append(b'"args":%b"line":%b}' % (shown_args, line_of(_getframe(1))))
    sinks.more(b",".join(parts) + b"},\n")
    return number
