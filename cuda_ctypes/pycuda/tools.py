"""Helpers around the driver: a first context, caches per context, memory pools, kernels' arguments."""

from __future__ import annotations

import atexit
import gc
import os
import sys
from contextlib import contextmanager
from functools import wraps

from .._lazy import lazily
from . import driver
from .errors import Error
from .memory_pools import DeviceMemoryPool as DeviceMemoryPool
from .memory_pools import PageLockedAllocator as PageLockedAllocator
from .memory_pools import PageLockedMemoryPool as PageLockedMemoryPool
from .memory_pools import bitlog2 as bitlog2
from .templates import forget, per_context

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

    from .c_arguments import Argument as Argument
    from .c_arguments import ScalarArg as ScalarArg
    from .c_arguments import VectorArg as VectorArg
    from .c_arguments import get_arg_type as get_arg_type
    from .c_arguments import parse_c_arg as parse_c_arg
    from .context import Context
    from .device import Device
    from .dtypes import dtype_to_ctype as dtype_to_ctype
    from .dtypes import get_or_register_dtype as get_or_register_dtype
    from .dtypes import register_dtype as register_dtype
    from .occupancy import DeviceData as DeviceData
    from .occupancy import OccupancyRecord as OccupancyRecord

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
    LogicError
        The chosen number is not a device's.
    RuntimeError
        No device can make a context: Python's own exception.
    ValueError
        The choice is not a number.
    """
    make = ctx_maker or (lambda device: device.make_context())
    chosen, where = _chosen()
    if chosen:
        try:
            number = int(chosen)
        except ValueError:
            raise ValueError(f"{where} must be the number of a device, got {chosen!r}") from None
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
        As in :func:`make_default_context`.

    Raises
    ------
    LogicError, RuntimeError, ValueError
        There is no driver, or as in :func:`make_default_context`.
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


def context_dependent_memoize(func: Callable[..., Any]) -> Callable[..., Any]:
    """A decorator that caches a function's results per context and arguments, until :func:`clear_context_caches`.

    Parameters
    ----------
    func : callable
        A function of hashable arguments.

    Returns
    -------
    callable
        The function with the cache. It raises TypeError for arguments that cannot be hashed, LogicError without a current
        context.
    """
    remembered = per_context(lambda args, kwargs: func(*args, **dict(kwargs)))

    @wraps(func)
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        return remembered(args, frozenset(kwargs.items()))

    return wrapper


def clear_context_caches() -> None:
    """Drop the results cached by :func:`context_dependent_memoize`, and so the objects of contexts that are about to
    end.
    """
    forget()


def get_default_device(default: int = 0) -> Device:
    """The device that CUDA_DEVICE or the file ``~/.cuda_device`` chooses.

    Parameters
    ----------
    default : int
        The device's number where neither is set.

    Returns
    -------
    Device

    Raises
    ------
    LogicError
        The chosen number is not a device's.
    TypeError
        The choice is not a number.
    """
    chosen, where = _chosen()
    try:
        return driver.Device(int(chosen or default))
    except ValueError:
        raise TypeError(f"{where} must be the number of a device, not {chosen!r}") from None


def mark_cuda_test(inner_f: Callable[..., Any]) -> Any:
    """A decorator that runs a test in a context of its own, marked "cuda" where pytest is loaded.

    Parameters
    ----------
    inner_f : callable
        The test.

    Returns
    -------
    callable
    """

    @wraps(inner_f)
    def test(*args: Any, **kwargs: Any) -> Any:
        with _own_context():
            return inner_f(*args, **kwargs)

    pytest = sys.modules.get("pytest")
    return test if pytest is None else pytest.mark.cuda(test)


def init_cuda_context_fixture() -> Any:
    """The body of a pytest fixture, used by ``yield from``: a context that lasts for the test.

    Returns
    -------
    generator
    """
    with _own_context():
        yield


@contextmanager
def _own_context() -> Any:
    """A context that ends with the block, together with all results remembered in it."""
    driver.init()
    context = make_default_context()
    try:
        yield context
    finally:
        clear_context_caches()
        context.pop()
        gc.collect()
        context.detach()
        gc.collect()


class DebugMemoryPool(DeviceMemoryPool):
    """A memory pool that logs each allocation with the program's stack.

    Parameters
    ----------
    interactive : bool
        Whether to wait for the Enter key after each.
    logfile : file, optional
        The log, ``sys.stdout`` by default.

    Raises
    ------
    LogicError
        No context is current.
    """

    def __init__(self, interactive: bool = True, logfile: Any = None) -> None:
        super().__init__()
        self.interactive = interactive
        self.logfile = sys.stdout if logfile is None else logfile
        self.last_free, self.last_total = driver.mem_get_info()

    def allocate(self, size: int) -> Any:
        """A block of memory, as :meth:`DeviceMemoryPool.allocate`; allocations by the driver are logged.

        Parameters
        ----------
        size : int
            Its size in bytes.

        Returns
        -------
        PooledDeviceAllocation

        Raises
        ------
        LogicError, MemoryError, OverflowError, TypeError
            As :meth:`DeviceMemoryPool.allocate`.
        """
        from traceback import extract_stack

        made = super().allocate(size)
        free, _ = driver.mem_get_info()
        if free != self.last_free:
            self.describe(extract_stack()[:-1], size)
            self.last_free = free
        return made

    def describe(self, stack: Any, size: int) -> None:
        """Log an allocation.

        Parameters
        ----------
        stack : list of traceback.FrameSummary
            The program's frames at that time.
        size : int
            Its size in bytes.
        """
        free, total = driver.mem_get_info()
        print(f"{size} bytes were allocated; {free} of {total} bytes are free. Asked for from:", file=self.logfile)
        for frame in stack[-10:]:
            print(f"    {frame.filename}:{frame.lineno} ({frame.name})", file=self.logfile)
        if self.interactive:
            input("[Enter goes on]")


OF_NUMPY = {
    "c_arguments": "Argument ScalarArg VectorArg get_arg_type parse_c_arg",
    "dtypes": "dtype_to_ctype get_or_register_dtype register_dtype",
    "occupancy": "DeviceData OccupancyRecord",
}
"""Names loaded on first use: most of them import NumPy."""
if not TYPE_CHECKING:  # for which any name would be one of these
    __getattr__, __dir__, _ = lazily(globals(), OF_NUMPY)
