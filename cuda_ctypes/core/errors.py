"""What goes wrong in :mod:`cuda_ctypes.core`."""

from __future__ import annotations

from ..errors import CudaError

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

CUDAError = CudaError
"""A function of the driver's failed: the same class as in the ``checked`` modules, with one subclass per status."""


class NVRTCError(CudaError):
    """The compiler refused a program; ``log`` is what it printed, and ends the message."""

    def __init__(self, status: Any, function: str, advice: str = "", log: str = "") -> None:
        super().__init__(status, function, advice)
        self.log = log

    def __str__(self) -> str:
        text = super().__str__()
        return f"{text}\n\n{self.log}" if self.log else text

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.status, self.function, self.advice, self.log)
