"""NVTX's ranges and marks as events of a trace."""

from __future__ import annotations

from itertools import count
from sys import _getframe
from time import perf_counter_ns

from . import handles, sinks
from .lines import line_of
from .text import plain, quoted
from .threads import head_of_thread, thread

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Sequence

PHASES = {"mark": b'"i","s":"t"', "push": b'"B"', "pop": b'"E"', "start": b'"b"', "end": b'"e"'}
_numbers = count(1)
HEAD = b'{"ph":%b,"cat":"nvtx",%b,"ts":%de-3'
_started: dict[int, tuple[bytes, Sequence[Any]]] = {}
"""The ranges that were started, by number: the name, and the sinks that have the beginning."""


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
    if kind in ("pop", "end"):
        ended(kind, domain, number)
        return 0
    shown = {"domain": domain or None, "category": category, "payload": payload}
    args = {key: plain(value) for key, value in shown.items() if value is not None}
    name = b',"name":%b' % quoted(message) if message else b""
    if kind == "start":
        number = next(_numbers)
        name += b',"id":%d' % number
        _started[number] = name, sinks.running.copy()
    elif kind == "push":
        pushed(domain).append((name, sinks.running.copy()))
    event = HEAD % (PHASES[kind], head_of_thread(), perf_counter_ns()) + name
    if color is not None:
        event += b',"color":"#%06x"' % (color & 0xFFFFFF)
    if message:
        event += b',"args":%b"line":%b}' % (quoted(args)[:-1] + (b"," if args else b""), line_of(_getframe(1)))
    sinks.more(event + b"},\n")
    return number


def ended(kind: str, domain: str, number: int) -> None:
    """Record the end of a range in the traces that have its beginning."""
    if kind == "end":
        name, began = _started.pop(number, (b"", ()))
    else:
        stack = pushed(domain)
        name, began = stack.pop() if stack else (b"", ())
    event = HEAD % (PHASES[kind], head_of_thread(), perf_counter_ns()) + name + b"},\n"
    for sink in sinks.running.copy():
        if sink in began:
            sink.write(event)


def pushed(domain: str) -> list[tuple[bytes, Sequence[Any]]]:
    """The ranges of the calling thread that are open, in a domain: the name, and the sinks that have the beginning."""
    try:
        return thread.ranges[domain]  # type: ignore[no-any-return]
    except (AttributeError, KeyError):
        return thread.__dict__.setdefault("ranges", {}).setdefault(domain, [])  # type: ignore[no-any-return]
