"""The threads of a recording."""

from __future__ import annotations

import os
import sys
from _thread import _local, get_ident
from time import perf_counter_ns

from . import sinks
from .text import quoted

try:
    from _thread import get_native_id
except ImportError:
    get_native_id = get_ident  # a system that does not number threads

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package


_known: list[bytes] = []
"""The names of all threads seen, as events."""


thread = _local()
"""The calling thread. Its ``head`` is made when it is first asked for. A class with ``__getattr__`` would be shorter, and add 800
instructions to each recorded call."""


def head_of_thread() -> bytes:
    """The calling thread's process and number, as members of an event."""
    try:
        return thread.head  # type: ignore[no-any-return]
    except AttributeError:
        thread.head = made = add_row(get_native_id(), name_of_thread())
        return made


def add_row(number: int, name: str) -> bytes:
    """Name a row of the picture, a thread or a stream. Returns its process and number, as members of an event."""
    head = b'"pid":%d,"tid":%d' % (os.getpid(), number)
    event = b'{"ph":"M","name":"thread_name",%b,"args":{"name":%b}},\n' % (head, quoted(name))
    _known.append(event)
    sinks.more(event)
    return head


def note(name: str, **args: str) -> None:
    """A mark in the traces, for people."""
    text = b'{"ph":"i","s":"p","cat":"trace","name":%b,%b,"ts":%de-3,"args":%b},\n'
    sinks.more(text % (quoted(name), head_of_thread(), perf_counter_ns(), quoted(args)))


def name_of_thread() -> str:
    """The thread's name. A program that did not load threading has a main thread only, or threads without names."""
    module = sys.modules.get("threading")
    found = module and module._active.get(get_ident())
    return found.name if found else "MainThread" if module is None else f"thread {get_native_id()}"


def forked() -> None:
    """A forked child: the same thread in another process."""
    thread.__dict__.clear()
    _known.clear()


def names() -> bytes:
    """The names of the threads seen so far, for a trace that starts now."""
    return b"".join(_known)
