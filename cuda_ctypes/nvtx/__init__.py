"""Ranges and marks for Nsight Systems, Nsight Compute and :func:`cuda_ctypes.trace`: NVTX in pure Python.

The functions have the names and parameters of those of NVIDIA's package ``nvtx``, which has more. While neither a tool nor
a trace listens, every function looks at a flag and returns.
"""

from __future__ import annotations

import os
from functools import wraps
from operator import index

from .._floor import PYPY, forkable_lock

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from types import TracebackType
    from typing import Any, Callable

__all__ = ["Domain", "annotate", "enabled", "end_range", "mark", "name", "pop_range", "push_range", "start_range"]

COLORS = {
    "blue": 0x0000FF,
    "green": 0x008000,
    "red": 0xFF0000,
    "yellow": 0xFFFF00,
    "orange": 0xFFA500,
    "purple": 0x800080,
    "cyan": 0x00FFFF,
    "magenta": 0xFF00FF,
    "white": 0xFFFFFF,
    "black": 0x000000,
    "gray": 0x808080,
    "brown": 0xA52A2A,
    "pink": 0xFFC0CB,
    "rapids": 0x7400FF,
}
CO_COROUTINE = 0x80
"""Of inspect, which takes longer to import than this module."""
_lock = forkable_lock()
_tool: Any = None
_recorder: Any = None
"""While a trace runs: called with each event."""
_listening = False
"""Whether anybody listens: the flag that costs the time of a program without listeners."""
_names: dict[int, str] = {}
"""The names of handles."""
_domains: dict[str, Domain] = {}


def enabled() -> bool:
    """Whether a tool or a trace listens.

    Returns
    -------
    bool
    """
    return _listening


def _color(color: str | int | None) -> int | None:
    """A color as a number, with its opacity in the highest byte."""
    if color is None or isinstance(color, int) and -1 << 31 <= color < 1 << 32:
        return color
    if isinstance(color, str):
        if color in COLORS:
            return 0xFF000000 | COLORS[color]
        if color[:1] == "#" and len(color) == 7 and set(color[1:]) <= set("0123456789abcdefABCDEF"):
            return 0xFF000000 | int(color[1:], 16)
    raise ValueError(f"color: a number of 32 bits, #rrggbb or one of {', '.join(COLORS)} is expected, got {color!r}")


def _number(value: Any) -> Any:
    """A number of any class as Python's own. Other values stay."""
    for convert in (_whole, _real):
        try:
            return convert(value)
        except Exception:  # of another package: an annotation stops no program
            pass
    return value


def _whole(value: Any) -> Any:
    number = index(value)
    return number if number.bit_length() < 1024 else float("inf" if number > 0 else "-inf")  # no double holds it


def _real(value: Any) -> float:
    return float(type(value).__float__(value))  # not of text


class Domain:
    """A part of a program whose events tools show, and filter, by themselves.

    Domains of the same name are the same object. The default domain has an empty name.

    Parameters
    ----------
    name : str
        The name.
    """

    name: str
    """The domain's name; empty for the default domain."""

    def __new__(cls, name: str = "") -> Domain:
        with _lock:
            found = _domains.get(name)
            if found is None:
                found = _domains[name] = super().__new__(cls)
                found.name = name
                found._handle = 0
                found._categories = {}
            return found

    _handle: int
    """The tool's handle; 0 before its first event, and for the default domain."""
    _categories: dict[str, int]

    def __repr__(self) -> str:
        return f"Domain({self.name!r})"

    def annotate(
        self,
        message: str | None = None,
        color: str | int | None = None,
        category: str | int | None = None,
        payload: float | None = None,
    ) -> annotate:
        """A range of this domain around a ``with`` block, or around each call of a decorated function.

        Parameters
        ----------
        message, color, category, payload
            As in :class:`annotate`.

        Returns
        -------
        annotate
        """
        return annotate(message, color, self, category, payload)

    def mark(
        self,
        message: str,
        color: str | int | None = None,
        category: str | int | None = None,
        payload: float | None = None,
    ) -> None:
        """Mark a moment.

        Parameters
        ----------
        message : str
            The text.
        color : str or int, optional
            A name, ``#rrggbb``, or a number with opacity, red, green and blue in its bytes.
        category : str or int, optional
            A name, or a number that the program chose.
        payload : int or float, optional
            A number to show with it.
        """
        if _listening:
            self._tell("mark", message, color, category, payload)

    def push_range(
        self,
        message: str,
        color: str | int | None = None,
        category: str | int | None = None,
        payload: float | None = None,
    ) -> None:
        """Begin a range that :meth:`pop_range` ends, in the same thread. Ranges nest.

        Parameters
        ----------
        message, color, category, payload
            As in :meth:`mark`.
        """
        if _listening:
            self._tell("push", message, color, category, payload)

    def pop_range(self) -> None:
        """End the range that this thread began last."""
        if _listening:
            if _tool:
                _tool.call("domain_pop", self._in_tool()) if self.name else _tool.call("pop")
            if _recorder:
                _recorder("pop", "", self.name)

    def start_range(
        self,
        message: str,
        color: str | int | None = None,
        category: str | int | None = None,
        payload: float | None = None,
    ) -> tuple[Domain, int, int]:
        """Begin a range that any thread may end.

        Parameters
        ----------
        message, color, category, payload
            As in :meth:`mark`.

        Returns
        -------
        tuple
            The range, for :meth:`end_range`.
        """
        return (self, *self._tell("start", message, color, category, payload)) if _listening else (self, 0, 0)

    def end_range(self, started: tuple[Domain, int, int]) -> None:
        """End a range.

        Parameters
        ----------
        started : tuple
            The result of :meth:`start_range`.

        Raises
        ------
        TypeError
            It is not, while something listens.
        """
        if _listening:
            if not (isinstance(started, tuple) and len(started) == 3 and isinstance(started[0], Domain)):
                raise TypeError(f"started: the result of start_range() is expected, got {type(started).__name__}")
            domain, in_tool, in_trace = started
            if _tool and in_tool:
                _tool.call("domain_end", domain._in_tool(), in_tool) if domain.name else _tool.call("end", in_tool)
            if _recorder and in_trace:
                _recorder("end", "", domain.name, number=in_trace)

    def _in_tool(self) -> int:
        """The tool's handle of this domain."""
        if self.name and not self._handle:
            with _lock:
                if not self._handle:
                    self._handle = _tool.call("create_domain", self.name.encode("utf-8", "replace")) or 0
        return self._handle

    def _category(self, category: str | int | None) -> int:
        """The number of a category, which a tool learns with its name."""
        if category is None or isinstance(category, int):
            return category or 0
        with _lock:
            number = self._categories.get(category)
            if number is None:
                number = self._categories[category] = len(self._categories) + 1
                if _tool and self.name:
                    _tool.call("domain_name_category", self._in_tool(), number, category.encode("utf-8", "replace"))
                elif _tool:
                    _tool.call("name_category", number, category.encode("utf-8", "replace"))
        return number

    def _tell(
        self, kind: str, message: str, color: str | int | None, category: str | int | None, payload: Any
    ) -> tuple[int, int]:
        """Tell the listeners of an event. The numbers of a range, in the tool and in the trace."""
        number, in_tool, in_trace = _color(color), 0, 0
        message, payload = str(message), None if payload is None else _number(payload)
        if not (category is None or isinstance(category, (int, str))):
            category = str(category)
        if isinstance(category, int) and not 0 <= category < 1 << 32:
            raise ValueError(f"category: a name, or a number of 32 bits, is expected, got {category}")
        if _tool:
            from .tool import attributes

            event = attributes(message, number, self._category(category), payload)
            in_tool = _tool.event(kind, self._in_tool(), event) or 0
        if _recorder:
            in_trace = _recorder(kind, message, self.name, number, category, payload)
        return in_tool, in_trace


class annotate:
    """A range around a ``with`` block, or around each call of a function that it decorates.

    Parameters
    ----------
    message : str, optional
        The text; by default the decorated function's name.
    color : str or int, optional
        A name, ``#rrggbb``, or a number with opacity, red, green and blue in its bytes.
    domain : str or Domain, optional
        The domain, or its name; by default the default domain.
    category : str or int, optional
        A name, or a number that the program chose.
    payload : int or float, optional
        A number to show with it.

    Raises
    ------
    ValueError
        The color is neither a number of 32 bits nor a known name.
    TypeError
        The message is a function: the decorator stands without parentheses.
    """

    def __init__(
        self,
        message: str | None = None,
        color: str | int | None = None,
        domain: str | Domain | None = None,
        category: str | int | None = None,
        payload: float | None = None,
    ) -> None:
        if callable(message):
            raise TypeError("message: a text is expected, got a function: write @nvtx.annotate() with parentheses")
        self.domain = _domain(domain)
        self._event: Any = message or "", _color(color), category, payload

    def __enter__(self) -> annotate:
        if _listening:
            self.domain.push_range(*self._event)
        return self

    def __exit__(self, kind: Any, error: Any, where: TracebackType | None) -> None:
        if _listening:
            self.domain.pop_range()

    def __call__(self, function: Callable[..., Any]) -> Any:
        """Decorate a function: each call of it is a range.

        Parameters
        ----------
        function : callable
            The function, or coroutine function.

        Returns
        -------
        callable
        """
        message, *others = self._event
        event: Any = message or getattr(function, "__qualname__", repr(function)), *others
        domain = self.domain
        flags = getattr(getattr(function, "__code__", None), "co_flags", 0)
        if flags & CO_COROUTINE:  # another one may run in between, and end before this one

            @wraps(function)
            async def awaited(*arguments: Any, **named: Any) -> Any:
                started = domain.start_range(*event)
                try:
                    return await function(*arguments, **named)
                finally:
                    domain.end_range(started)

            return awaited

        @wraps(function)
        def called(*arguments: Any, **named: Any) -> Any:
            if not _listening:
                return function(*arguments, **named)
            domain.push_range(*event)
            try:
                return function(*arguments, **named)
            finally:
                domain.pop_range()

        return called


def name(handle: Any, text: str) -> None:
    """Give an object of CUDA a name, for tools and traces.

    Parameters
    ----------
    handle : object or int
        A stream, an event, a context or another object of ``core``; a handle; or an int, of which traces alone take notice.
    text : str
        The name.

    Raises
    ------
    TypeError
        ``handle`` is no handle, or ``text`` no str.
    """
    handle = getattr(handle, "handle", handle)
    if not hasattr(handle, "__index__") or not isinstance(text, str):
        given = f"{type(handle).__name__} and {type(text).__name__}"
        raise TypeError(f"name(handle, text): a handle and a str are expected, got {given}")
    number = int(handle)
    _names[number] = text
    kind = type(handle).__name__.lower()
    if _tool:
        for known in ("stream", "event", "context"):
            if known in kind:
                _tool.call(f"name_{known}", number, text.encode("utf-8", "replace"))
    if _recorder:
        _recorder("name", text, "", number=number)


def _domain(domain: str | Domain | None) -> Domain:
    return domain if isinstance(domain, Domain) else Domain(domain or "")


def mark(
    message: str | None = None,
    color: str | int | None = None,
    domain: str | Domain | None = None,
    category: str | int | None = None,
    payload: float | None = None,
) -> None:
    """Mark a moment.

    Parameters
    ----------
    message, color, domain, category, payload
        As in :class:`annotate`.
    """
    if _listening:
        _domain(domain).mark(message or "", color, category, payload)


def push_range(
    message: str | None = None,
    color: str | int | None = None,
    domain: str | Domain | None = None,
    category: str | int | None = None,
    payload: float | None = None,
) -> None:
    """Begin a range that :func:`pop_range` ends, in the same thread and domain. Ranges nest.

    Parameters
    ----------
    message, color, domain, category, payload
        As in :class:`annotate`.
    """
    if _listening:
        _domain(domain).push_range(message or "", color, category, payload)


def pop_range(domain: str | Domain | None = None) -> None:
    """End the range that this thread began last.

    Parameters
    ----------
    domain : str or Domain, optional
        The domain of :func:`push_range`.
    """
    if _listening:
        _domain(domain).pop_range()


def start_range(
    message: str | None = None,
    color: str | int | None = None,
    domain: str | Domain | None = None,
    category: str | int | None = None,
    payload: float | None = None,
) -> tuple[Domain, int, int]:
    """Begin a range that any thread may end.

    Parameters
    ----------
    message, color, domain, category, payload
        As in :class:`annotate`.

    Returns
    -------
    tuple
        The range, for :func:`end_range`.
    """
    return _domain(domain).start_range(message or "", color, category, payload)


end_range = Domain().end_range


def _listen(recorder: Any) -> None:
    """Tell a trace of all events from now on; None ends that."""
    global _recorder, _listening
    _recorder = recorder
    _listening = bool(_tool or recorder)


def _find_tool() -> None:
    """Look for a tool, once."""
    global _tool, _listening
    if os.environ.get("NVTX_INJECTION64_PATH") or _is_loaded("InitializeInjectionNvtx2"):
        from .tool import found

        _tool = found()
        _listening = bool(_tool or _recorder)


def _is_loaded(symbol: str) -> bool:
    """Whether a library of this process exports a symbol; without ctypes, which takes 2 ms to import. False on Windows, where
    the environment names a tool, or there is none."""
    try:
        if PYPY:
            __import__("_rawffi").CDLL(None).getaddressindll(symbol)  # a module of PyPy alone
        else:
            from _ctypes import dlopen, dlsym

            dlsym(dlopen(None, 0), symbol)  # type: ignore[arg-type]
    except (ImportError, OSError, ValueError):
        return False
    return True


_find_tool()
