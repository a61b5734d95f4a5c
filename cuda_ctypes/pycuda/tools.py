"""What programs need around the driver: a first context, what is remembered per context, pools."""

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
    """A context, made current, of the device whose number is in the environment variable CUDA_DEVICE or the file
    ``~/.cuda_device``, else of the first device that gives one. ``ctx_maker(device)`` makes it, ``device.make_context()`` if
    there is none. Raises RuntimeError where no device does."""
    make = ctx_maker or (lambda device: device.make_context())
    chosen, where = _chosen()
    if chosen:
        try:
            number = int(chosen)
        except ValueError:
            raise RuntimeError(f"{where} must be the number of a device, not {chosen!r}") from None
        return make(driver.Device(number))
    count = driver.Device.count()
    trouble = "there are none"
    for number in range(count):
        try:
            return make(driver.Device(number))
        except Error as error:
            trouble = str(error)
    raise RuntimeError(f"none of {count} devices gave a context: {trouble}")


def _chosen() -> tuple[str, str]:
    """What somebody chose, and where."""
    if VARIABLE in os.environ:
        return os.environ[VARIABLE].strip(), VARIABLE
    try:
        with open(os.path.expanduser(FILE)) as file:
            return file.read().strip(), FILE
    except OSError:
        return "", ""


def start(namespace: dict[str, Any], ctx_maker: Callable[[Device], Context] | None = None) -> None:
    """Start the driver and give a module ``context`` and its ``device``, until the end of the program."""
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
    """A function that is called once per context and arguments; its results are kept until :func:`clear_context_caches`."""
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
    """Forget what was remembered, and with it what lives in contexts that are to end."""
    for known in _remembered:
        known.clear()
