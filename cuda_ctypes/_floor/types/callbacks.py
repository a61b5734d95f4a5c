"""Python functions that C calls."""

from __future__ import annotations

import ctypes
import time
from _collections import deque  # type: ignore[import-not-found]  # collections takes 2 ms to import
from itertools import count

from . import Handle, make_handle
from .records import number_of_scalar

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any
else:  # for typing.get_type_hints
    Any = object

GRACE = 10.0
"""Seconds for which a finished callback is kept alive: C code still has to return from it after Python code has
ended."""

_numbers = count()
_alive: dict[int, Any] = {}
_done: deque[tuple[float, int]] = deque()


class Callback(Handle):
    """A C function's address, or a Python callable, which C can call as long as this object lives."""

    def __new__(cls, init_value: Any = 0, _ptr: int = 0) -> Any:
        if isinstance(init_value, int) or not callable(init_value):
            return super().__new__(cls, init_value, _ptr)
        made = cls.function_type(_converting(init_value, cls.converters, cls.function_type._restype_))
        self = int.__new__(cls.of_callable, ctypes.cast(made, ctypes.c_void_p).value or 0)
        object.__setattr__(self, "_function", made)  # alive as long as the handle
        return self

    def __reduce__(self) -> Any:
        return self.family, (int(self),)

    function_type: Any = None
    converters: Any = ()
    of_callable: Any = None
    """The class of those made from a Python callable: machine code passes them on to :func:`callback_argument`."""


def make_callback(types: Any, name: str) -> Any:
    """The ``bindings`` class of a callback typedef: a handle that also accepts a Python callable."""
    text = types.callback(name)
    cls = make_handle(name, types.module, "Q", True, {})
    extra = {
        "__module__": types.module,
        "__doc__": cls.__doc__,
        "function_type": types.c_class(name),
        "converters": tuple(types.from_c(item.base, item.stars) for item in text.parameters),
        **{key: getattr(cls, key) for key in ("code", "low", "high", "is_pointer", "_by_value", "_generated")},
    }
    made: Any = type(name, (Callback,), extra)
    made.family = made
    made.of_callable = type(name, (made,), {**extra, "__new__": lambda cls, *given: made(*given)})
    return made


def _converting(function: Any, converters: Any, result_type: Any) -> Any:
    def called(*arguments: Any) -> Any:
        return function(*[convert(number_of_scalar(value)) for convert, value in zip(converters, arguments)])

    def answered(*arguments: Any) -> Any:
        try:
            result = called(*arguments)
            result_type(result)
        except BaseException as error:  # CPython's ctypes would leave the result undefined
            _report(error)
            return 0
        return result

    return called if result_type is None else answered


def _report(error: BaseException) -> None:
    """Let ctypes tell the exception, as it tells those of callbacks without a result."""

    def callback() -> None:
        raise error

    _REPORTED(callback)()


_REPORTED = ctypes.CFUNCTYPE(None)


def callback_argument(cls: Any, value: Any, name: str, once: bool, reals: bool = True, during: bool = False) -> Any:
    """The callback's address for C. A Python callable is kept alive: by this object if C calls it ``during`` the call only,
    until it has run if the driver calls it ``once``, else until the process ends, because the lifetime of a graph or
    registration that holds it is unknown. Without ``reals``, floats are no addresses."""
    if value is None:
        return None
    if isinstance(value, Handle):
        return ctypes.c_void_p(int(value if during else lasting(value)))
    if isinstance(value, int) or not callable(value):
        try:
            if isinstance(value, float) and not reals:
                raise TypeError
            return ctypes.c_void_p(cls.check(value))
        except TypeError:
            raise TypeError(
                f"{name}: a callable, a {cls.__name__} or an address is required, got {type(value).__name__}"
            ) from None
    if during:
        return cls(value)._function
    _drop_finished()
    if not once:
        return ctypes.c_void_p(int(lasting(cls(value))))
    number = next(_numbers)
    made = _alive[number] = cls(_once(value, number))
    return ctypes.c_void_p(int(made))


def drop_refused(value: Any, argument: Any) -> None:
    """C refused a call with this argument: a callback that was made for it, which nobody will call, need not last."""
    if argument is None or isinstance(value, Handle) or not callable(value):
        return
    number = next((known for known, made in list(_alive.items()) if int(made) == argument.value), None)
    if number is None:
        made, number = _lasting.pop(argument.value, None), next(_numbers)
        _alive[number] = made
    _done.append((time.monotonic(), number))


def _drop_finished() -> None:
    """Release callbacks that ended ``GRACE`` seconds ago. Each is popped in one step, because other threads do the
    same."""
    while _done:
        try:
            ended, number = _done.popleft()
        except IndexError:
            return
        if ended > time.monotonic() - GRACE:
            _done.appendleft((ended, number))
            return
        _alive.pop(number, None)


_lasting: dict[int, Any] = {}


def lasting(callback: Any) -> Any:
    """Keep a callback made from a Python callable alive until the process ends."""
    if hasattr(callback, "_function"):
        _lasting[int(callback)] = callback
    return callback


def _once(function: Any, number: int) -> Any:
    held = [function]  # and what it refers to: it ends with its only call

    def run(*arguments: Any) -> Any:
        try:
            return held.pop()(*arguments)
        finally:
            _done.append((time.monotonic(), number))

    return run
