"""The driver for this package: ``cuda.cuMemAlloc(size)`` returns the result or raises PyCUDA's exceptions."""

from __future__ import annotations

from itertools import starmap

from ..errors import CudaCtypesError, CudaError
from ._core import after_few, check_range, entry, fail, typed
from ._core import as_int as as_int
from ._core import driver as driver
from ._core import late as late
from ._core import option_arrays as option_arrays
from .errors import translated

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, NoReturn

BUILTIN = type(len)


class Driver:
    """The names of the ``checked`` driver; its functions raise PyCUDA's exceptions."""

    def __getattr__(self, name: str) -> Any:
        found = getattr(driver, name)
        if name.startswith("cu"):
            found = _translating(found)
        self.__dict__[name] = found
        return found


def _translating(function: Any) -> Any:
    def call(*arguments: Any) -> Any:
        try:
            return function(*arguments)
        except (CudaError, CudaCtypesError) as error:
            raise translated(error) from None

    return call


cuda = Driver()


def making(name: str, *arguments: Any) -> Any:
    """An iterator whose step calls a function of C and gives the status. ``statuses += making(...)`` is one step for signal
    handlers: none raises an exception between the call and the next calls of Python."""
    try:
        function = typed(name)
    except CudaCtypesError as error:  # the function is missing
        raise translated(error) from None
    check_range(name, arguments)
    return starmap(function, (arguments,))


_makers: dict[str, Any] = {}
"""By the names of functions: machine code; or what says, at each call, whether there were more than a few, which it is worth."""


def making_number(name: str, *numbers: int) -> Any:
    """The same with the number that the function writes. None where Python would do a part of it: without machine code, and for numbers
    but those from 0 to 2**30 - 1."""
    make = _makers.get(name) or _makers.setdefault(name, after_few())
    if type(make) is not BUILTIN:
        if make():
            made = entry(name)
            _makers[name] = made if type(made) is BUILTIN else bool
        return None
    for number in numbers:
        if number >> 30:
            return None
    return starmap(make, (numbers,))


def refuse(status: int, function: str, advice: str = "") -> NoReturn:
    """Raise the exception for a failed status."""
    try:
        fail(status, function, advice)
    except CudaError as error:
        raise translated(error) from None
