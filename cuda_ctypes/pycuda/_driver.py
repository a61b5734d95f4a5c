"""The driver for this package: ``cuda.cuMemAlloc(size)`` returns the result or raises PyCUDA's exceptions."""

from __future__ import annotations

from ..errors import CudaCtypesError, CudaError
from ._core import as_int as as_int
from ._core import driver as driver
from ._core import fail
from ._core import late as late
from .errors import translated

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, NoReturn


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


def refuse(status: int, function: str, advice: str = "") -> NoReturn:
    """Raise the exception for a failed status."""
    try:
        fail(status, function, advice)
    except CudaError as error:
        raise translated(error) from None
