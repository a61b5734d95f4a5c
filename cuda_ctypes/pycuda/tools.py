"""Helpers around the driver: a first context, caches per context, memory pools."""

from __future__ import annotations

import atexit
import os
from functools import wraps

from . import driver
from .errors import Error, RuntimeError
from .memory_pools import DeviceMemoryPool as DeviceMemoryPool
from .memory_pools import PageLockedAllocator as PageLockedAllocator
from .memory_pools import PageLockedMemoryPool as PageLockedMemoryPool
from .memory_pools import bitlog2 as bitlog2

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

    from .context import Context
    from .device import Device

VARIABLE = "CUDA_DEVICE"
FILE = os.path.join("~", ".cuda_device")


def make_default_context(ctx_maker: Callable[[Device], Context] | None = None) -> Context:
    """Make a context of the default device; it becomes current.

    The environment variable CUDA_DEVICE or the file ``~/.cuda_device`` has the device's number; without them it is the
    first device that can make a context.

    Parameters
    ----------
    ctx_maker : callable, optional
        Called with the Device; ``Device.make_context`` if None.

    Returns
    -------
    Context

    Raises
    ------
    RuntimeError
        No device can make a context, or the chosen number is none.
    """
    make = ctx_maker or (lambda device: device.make_context())
    chosen, where = _chosen()
    if chosen:
        try:
            number = int(chosen)
        except ValueError:
            raise RuntimeError(f"{where} must be the number of a device, got {chosen!r}") from None
        return make(driver.Device(number))
    count = driver.Device.count()
    trouble = "there are none"
    for number in range(count):
        try:
            return make(driver.Device(number))
        except Error as error:
            trouble = str(error)
    raise RuntimeError(f"none of {count} devices can make a context: {trouble}")


def _chosen() -> tuple[str, str]:
    """The number that the user chose, and where; both "" without a choice."""
    if VARIABLE in os.environ:
        return os.environ[VARIABLE].strip(), VARIABLE
    try:
        with open(os.path.expanduser(FILE)) as file:
            return file.read().strip(), FILE
    except OSError:
        return "", ""


def start(namespace: dict[str, Any], ctx_maker: Callable[[Device], Context] | None = None) -> None:
    """Initialize the driver, and set ``context`` and ``device`` in a module's namespace until the program ends.

    Parameters
    ----------
    namespace : dict
        The module's ``globals()``.
    ctx_maker : callable, optional
        As of :func:`make_default_context`.

    Raises
    ------
    RuntimeError
        There is no driver, or no device can make a context.
    """
    driver.init()
    context = namespace["context"] = make_default_context(ctx_maker)
    namespace["device"] = context.get_device()
    atexit.register(_finish, namespace)


def _finish(namespace: dict[str, Any]) -> None:
    context, namespace["context"] = namespace["context"], None
    if context is not None and context.is_valid and driver.Context.get_current() is context:
        driver.Context.pop()
    clear_context_caches()


_remembered: list[dict[Any, Any]] = []


def context_dependent_memoize(func: Callable[..., Any]) -> Callable[..., Any]:
    """A decorator that caches a function's results per context and arguments, until :func:`clear_context_caches`.

    Parameters
    ----------
    func : callable
        A function of hashable arguments.

    Returns
    -------
    callable
    """
    known: dict[Any, dict[Any, Any]] = {}
    _remembered.append(known)

    @wraps(func)
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        of_context = known.setdefault(driver.Context.get_current(), {})
        key = args, frozenset(kwargs.items())
        try:
            return of_context[key]
        except KeyError:
            result = of_context[key] = func(*args, **kwargs)
            return result

    return wrapper


def clear_context_caches() -> None:
    """Drop the results cached by :func:`context_dependent_memoize`, and so the objects of contexts that are about to
    end.
    """
    for known in _remembered:
        known.clear()
